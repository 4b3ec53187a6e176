// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! The order of passes: the only place that knows it.
use crate::{
    Phase,
    registry::{Need, PASSES},
};
use shale_bridge::pipeline;

/// The passes of each phase, in order, for a `builtin.module`. Passes of upstream MLIR have their own names.
const fn passes(phase: Phase) -> &'static [&'static str] {
    match phase {
        Phase::Input => &["inline{default-pipeline=}", "symbol-dce", "shale-legalize-chlo", "shale-outline-checks"],
        Phase::Optimize => &["func.func(shale-simplify)", "cse", "shale-extract-initializer"],
        Phase::Shard => &[],
        Phase::Linalg => &["shale-lower-to-linalg", "func.func(canonicalize,cse)"],
        Phase::Kernel => shale_lowering::kernels::PIPELINE,
        Phase::Vector => shale_lowering::vector::PIPELINE,
        Phase::Buffer => shale_lowering::buffers::PIPELINE,
        Phase::Llvm => shale_lowering::llvm::PIPELINE,
    }
}

/// The pipeline of a phase without its anchor; ends with the check of what the phase must have left behind.
pub fn text(phase: Phase, disabled: &[String]) -> String {
    let kept = passes(phase).iter().filter_map(|text| without(text, disabled));
    let check = format!("shale-check-phase{{phase={phase}}}");
    kept.chain([check]).collect::<Vec<_>>().join(",")
}

/// An element of a pipeline without the disabled passes, which have no options; nothing if it has no other.
fn without(text: &str, disabled: &[String]) -> Option<String> {
    let is_disabled = |name: &str| disabled.iter().any(|d| d == name);
    let names = pipeline::pass_names(text);
    // Anchors are operation names, with a dot.
    if names.iter().all(|(_, name)| name.contains('.') || is_disabled(name)) {
        return None;
    }
    let mut kept = text.to_string();
    for (position, name) in names.into_iter().rev().filter(|(_, name)| is_disabled(name)) {
        let (mut start, mut end) = (position, position + name.len());
        if kept[end..].starts_with(',') {
            end += 1;
        } else if kept[..start].ends_with(',') {
            start -= 1;
        }
        kept.replace_range(start..end, "");
    }
    Some(kept)
}

/// Why a pass cannot be switched off, if it cannot: it is required, or there is none of that name.
pub fn check_disabled(name: &str) -> Result<(), String> {
    let known = Phase::ALL.iter().flat_map(|p| passes(*p)).flat_map(|text| pipeline::pass_names(text)).map(|(_, name)| name);
    let optional_upstream = |name: &str| matches!(name, "canonicalize" | "cse" | "symbol-dce");
    match PASSES.iter().find(|p| p.argument == name) {
        Some(pass) if pass.need == Need::Optional => Ok(()),
        Some(pass) => Err(format!("pass '{name}' of phase '{}' is required and cannot be switched off", pass.phase)),
        None if optional_upstream(name) => Ok(()),
        None if known.clone().any(|k| k == name) => Err(format!("pass '{name}' is required and cannot be switched off")),
        None if PIPELINES.iter().any(|(argument, _)| *argument == name) => Err(format!("'{name}' is a pipeline, not a pass")),
        None => Err(unknown_pass(name, known)),
    }
}

fn unknown_pass<'a>(name: &str, known: impl Iterator<Item = &'a str>) -> String {
    let candidates = PASSES.iter().map(|p| p.argument).chain(known).chain(PIPELINES.iter().map(|(argument, _)| *argument));
    match shale_bridge::nearest(name, candidates.filter(|c| !c.contains('.'))) {
        Some(near) => format!("there is no pass '{name}'; did you mean '{near}'?"),
        None => format!("there is no pass '{name}'"),
    }
}

/// The first pass of a textual pipeline that MLIR's registry does not have: its position and what to say.
pub fn check_names(text: &str) -> Result<(), (usize, String)> {
    for (position, name) in pipeline::pass_names(text) {
        // Anchors are operation names, with a dot, or `any`.
        if name.contains('.') || name == "any" || pipeline::is_registered(name) {
            continue;
        }
        let known = Phase::ALL.iter().flat_map(|p| passes(*p)).flat_map(|text| pipeline::pass_names(text)).map(|(_, name)| name);
        return Err((position, unknown_pass(name, known)));
    }
    Ok(())
}

const PIPELINES: &[(&str, &str)] = &[
    ("shale-pipeline-input", "Text or bytecode to StableHLO with explicit conventions"),
    ("shale-pipeline-optimize", "StableHLO to better StableHLO"),
    ("shale-pipeline-shard", "StableHLO to the program of one device"),
    ("shale-pipeline-linalg", "StableHLO to linalg on tensors"),
    ("shale-pipeline-kernel", "linalg to kernels and a host program"),
    ("shale-pipeline-vector", "Tile and vectorize kernels"),
    ("shale-pipeline-buffer", "Tensors to memory"),
    ("shale-pipeline-llvm", "To the llvm dialect"),
];

pub(crate) fn register_all() {
    for (phase, (argument, summary)) in Phase::ALL.into_iter().zip(PIPELINES) {
        shale_bridge::register_pipeline(argument, summary, &text(phase, &[]));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pipelines_have_the_names_of_their_phases() {
        for (phase, (argument, _)) in Phase::ALL.into_iter().zip(PIPELINES) {
            assert_eq!(*argument, format!("shale-pipeline-{phase}"));
        }
    }

    #[test]
    fn a_disabled_pass_leaves_its_neighbours() {
        let disabled = |names: &[&str]| names.iter().map(|n| n.to_string()).collect::<Vec<_>>();
        let text = "func.func(cse,a,canonicalize,cse)";
        assert_eq!(without(text, &disabled(&["cse"])).as_deref(), Some("func.func(a,canonicalize)"));
        assert_eq!(without(text, &disabled(&["canonicalize", "a"])).as_deref(), Some("func.func(cse,cse)"));
        assert_eq!(without(text, &disabled(&["canonicalize", "a", "cse"])), None);
        assert_eq!(without("cse", &disabled(&["cse"])), None);
        assert_eq!(without("a{b=1}", &disabled(&["cse"])).as_deref(), Some("a{b=1}"));
    }

    #[test]
    fn required_passes_stay() {
        assert!(check_disabled("shale-check-phase").is_err());
        assert!(check_disabled("shale-chek-phase").is_err_and(|m| m.contains("did you mean 'shale-check-phase'")));
    }
}
