// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! The order of passes: that of the phases here, that inside of a lowering phase in the list beside its passes.
use crate::{
    Phase,
    registry::{Need, PASSES},
};
use shale_bridge::pipeline;

/// The passes of each phase, in order, for a `builtin.module`. Passes of upstream MLIR have their own names.
const fn passes(phase: Phase) -> &'static [&'static str] {
    match phase {
        Phase::Input => &[
            "shale-legalize-vhlo",
            "shale-check-program",
            "shale-legalize-composites",
            "inline{default-pipeline=}",
            "shale-refine-shapes",
            "symbol-dce",
            "shale-assign-donations",
            "shale-embed-resources",
            "shale-legalize-chlo",
            "shale-legalize-collectives",
            "shale-legalize-quantized",
            "shale-decompose-operations",
            "shale-legalize-random",
            "shale-flatten-tuples-and-tokens",
            "shale-sink-constants",
            "shale-outline-checks",
        ],
        Phase::Optimize => {
            &["shale-split-complex", "func.func(shale-unroll-loops,shale-simplify)", "cse", "shale-extract-initializer"]
        }
        Phase::Shard => &["shale-drop-shardings"],
        // Simplification has moved and merged constants across regions.
        Phase::Linalg => &[
            "shale-sink-constants",
            "func.func(shale-orient-products)",
            "shale-lower-to-linalg",
            "func.func(canonicalize,cse,shale-hoist-invariants)",
        ],
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

/// A pass, or an anchor with a list of passes, without those that are switched off; none if nothing is left.
fn without(text: &str, disabled: &[String]) -> Option<String> {
    let off = |name: &str| disabled.iter().any(|d| d == name);
    let Some((anchor, list)) = text.strip_suffix(')').and_then(|t| t.split_once('(')) else {
        let name = text.split('{').next().unwrap_or(text);
        return (!off(name)).then(|| text.to_string());
    };
    if !pipeline::pass_names(list).iter().any(|(_, name)| off(name)) {
        return Some(text.to_string());
    }
    // Passes that can be switched off stand without options, so that commas inside braces are those of others.
    let (mut kept, mut depth) = (vec![String::new()], 0usize);
    for c in list.chars() {
        match c {
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        match (c, kept.last_mut()) {
            (',', _) if depth == 0 => kept.push(String::new()),
            (c, Some(last)) => last.push(c),
            _ => {}
        }
    }
    kept.retain(|name| !off(name.trim()));
    (!kept.is_empty()).then(|| format!("{anchor}({})", kept.join(",")))
}

/// Why a pass cannot be switched off, if it cannot: it is required, or there is none of that name. Passes of upstream MLIR
/// in the pipelines clean up for those after them and stay.
pub fn check_disabled(name: &str) -> Result<(), String> {
    let known =
        Phase::ALL.iter().flat_map(|p| passes(*p)).flat_map(|text| pipeline::pass_names(text)).map(|(_, name)| name);
    if PIPELINES.iter().any(|(argument, _)| *argument == name) {
        return Err(format!("'{name}' is a pipeline, not a pass"));
    }
    match PASSES.iter().find(|p| p.argument == name) {
        Some(pass) if pass.need == Need::Optional => Ok(()),
        Some(pass) => Err(format!("pass '{name}' of phase '{}' is required and cannot be switched off", pass.phase)),
        None if known.clone().any(|k| k == name) => {
            Err(format!("pass '{name}' is required and cannot be switched off"))
        }
        None => Err(unknown_pass(name, known)),
    }
}

fn unknown_pass<'a>(name: &str, known: impl Iterator<Item = &'a str>) -> String {
    let candidates =
        PASSES.iter().map(|p| p.argument).chain(known).chain(PIPELINES.iter().map(|(argument, _)| *argument));
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
        let known = Phase::ALL
            .iter()
            .flat_map(|p| passes(*p))
            .flat_map(|text| pipeline::pass_names(text))
            .map(|(_, name)| name);
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
    fn what_is_switched_off_leaves_its_neighbours() {
        let off = vec!["b".to_string()];
        assert_eq!(without("func.func(a,b,c{x=1,y=2})", &off).as_deref(), Some("func.func(a,c{x=1,y=2})"));
        assert_eq!(without("func.func(b)", &off), None);
        assert_eq!(without("b", &off), None);
        assert_eq!(without("c", &off).as_deref(), Some("c"));
    }

    #[test]
    fn required_passes_stay() {
        assert!(check_disabled("shale-check-phase").is_err());
        assert!(check_disabled("canonicalize").is_err());
        assert!(check_disabled("shale-fuse-elementwise").is_ok());
        assert!(check_disabled("shale-chek-phase").is_err_and(|m| m.contains("did you mean 'shale-check-phase'")));
    }
}
