// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! `shale-compile --report`: one HTML page, with nothing outside of it, that shows a compilation to a person.
use crate::report::milliseconds;
use shale::{Compiled, Report, Temporary};
use shale_runtime::artifact::Role;
use std::fmt::Write;

/// The page about a compiled program.
pub fn page(name: &str, compiled: &Compiled, report: &Report) -> String {
    let mut page = format!(
        "<!doctype html>\n<html lang=\"en\"><meta charset=\"utf-8\"><title>{0}</title>\n<style>{STYLE}</style>\n<h1>{0}</h1>\n",
        escape(name)
    );
    phases(&mut page, compiled, report);
    memory(&mut page, compiled, report);
    kernels(&mut page, report);
    page.push_str("</html>\n");
    page
}

const STYLE: &str = "body{font:14px/1.4 system-ui,sans-serif;margin:2em auto;max-width:1100px;color:#222}\
    table{border-collapse:collapse}td,th{padding:2px 10px;text-align:right;border-bottom:1px solid #ddd}\
    td:first-child,th:first-child,td.text{text-align:left}.bar{background:#4477aa;height:10px;display:inline-block}\
    svg{border:1px solid #ccc;background:#fafafa}rect:hover{stroke:#000;stroke-width:1.5}";

/// Text of a page.
fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

fn size(bytes: u64) -> String {
    match bytes {
        0..1024 => format!("{bytes} B"),
        1024..1_048_576 => format!("{:.1} KiB", bytes as f64 / 1024.0),
        _ => format!("{:.1} MiB", bytes as f64 / 1_048_576.0),
    }
}

fn phases(page: &mut String, compiled: &Compiled, report: &Report) {
    let total: f64 = compiled.times.iter().map(|phase| milliseconds(phase.time)).sum();
    let _ = writeln!(page, "<h2>Phases</h2>\n<table><tr><th>phase<th>ms<th><th class=text>operations after it");
    for phase in &compiled.times {
        let time = milliseconds(phase.time);
        let width = if total > 0.0 { time / total * 300.0 } else { 0.0 };
        let operations = report.phases.iter().find(|(name, _)| *name == phase.name);
        let operations = operations.map_or(String::new(), |(_, count)| {
            count.iter().map(|(dialect, n)| format!("{} {n}", escape(dialect))).collect::<Vec<_>>().join(", ")
        });
        let _ = writeln!(
            page,
            "<tr><td>{}<td>{time:.2}<td class=text><span class=bar style=\"width:{width:.0}px\"></span><td class=text>{operations}",
            escape(&phase.name)
        );
    }
    let _ = writeln!(page, "<tr><th>all<th>{total:.2}<th><th></table>");
}

/// The arena, and above it the outputs that lend their memory, as a picture: steps of the host program to the right, offsets upwards.
fn memory(page: &mut String, compiled: &Compiled, report: &Report) {
    let Some(artifact) = &compiled.artifact else { return };
    let arena = artifact.header.main.arena_size();
    let total: u64 = report.temporaries.iter().map(|t| t.size).sum();
    let constants: u64 = artifact.constants.iter().map(|c| c.len() as u64).sum();
    let code: u64 = artifact.objects.iter().map(|o| o.code.len() as u64).sum();
    let _ = writeln!(
        page,
        "<h2>Memory</h2>\n<p>{} of arena for {} temporaries of {} together; constants {}, object code {}.</p>",
        size(arena),
        report.temporaries.len(),
        size(total),
        size(constants),
        size(code)
    );
    // Where each output begins in the picture.
    let mut bases = std::collections::BTreeMap::new();
    let mut end = arena;
    for buffer in &artifact.header.main.buffers {
        if let Role::Output(output) = buffer.role
            && report.temporaries.iter().any(|t| t.output == Some(output))
        {
            bases.insert(output, end);
            end += buffer.size;
        }
    }
    if end == 0 || report.steps == 0 {
        return;
    }
    const WIDTH: f64 = 1000.0;
    const HEIGHT: f64 = 360.0;
    let (x, y) = (WIDTH / report.steps as f64, HEIGHT / end as f64);
    let _ = writeln!(page, "<svg width=\"{WIDTH}\" height=\"{HEIGHT}\" role=\"img\" aria-label=\"memory over time\">");
    for (index, Temporary { output, offset, size: bytes, first, last }) in report.temporaries.iter().enumerate() {
        let hue = (index * 137) % 360;
        let base = output.and_then(|output| bases.get(&output)).copied().unwrap_or(0);
        let place = output.map_or(String::new(), |output| format!(" of output {output}"));
        let (left, width) = (*first as f64 * x, ((last - first + 1) as f64 * x).max(1.0));
        let (height, bottom) = ((*bytes as f64 * y).max(0.5), HEIGHT - (base + offset) as f64 * y);
        let _ = writeln!(
            page,
            "<rect x=\"{left:.1}\" y=\"{:.1}\" width=\"{width:.1}\" height=\"{height:.1}\" fill=\"hsl({hue},55%,65%)\"><title>temporary {index}: \
             {} at offset {offset}{place}, steps {first} to {last}</title></rect>",
            bottom - height,
            size(*bytes),
        );
    }
    let _ = writeln!(
        page,
        "</svg>\n<p>Right: the {} steps of the host program. Up: offsets in the arena, then in \
         the outputs that are not written yet. Point at a box for its size.</p>",
        report.steps
    );
}

fn kernels(page: &mut String, report: &Report) {
    let dispatches: usize = report.kernels.iter().map(|kernel| kernel.dispatches).sum();
    let _ = writeln!(
        page,
        "<h2>Kernels</h2>\n<p>{} kernels, {dispatches} dispatches.</p>\n<table><tr><th>kernel<th>dispatches<th>grid<th>operations\
         <th class=text>where",
        report.kernels.len()
    );
    for kernel in &report.kernels {
        let mut place: String = kernel.location.chars().take(160).collect();
        if place.len() < kernel.location.len() {
            place.push('…');
        }
        let _ = writeln!(
            page,
            "<tr><td>{}<td>{}<td>{}<td>{}<td class=text>{}",
            escape(&kernel.symbol),
            kernel.dispatches,
            kernel.grid,
            kernel.operations,
            escape(&place)
        );
    }
    let _ = writeln!(page, "</table>");
}
