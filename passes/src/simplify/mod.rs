// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! `shale-simplify`: rewrite rules on StableHLO, in PDLL by family (`passes/simplify/<family>.pdll`), with native constraints
//! in Rust (`<family>.rs` here), together with the exact folders of the operations.
//!
//! A rule never makes a program worse and holds bit for bit. Its name says root, condition and result; its comment is the
//! equation, from which the documentation is made.
mod elementwise;
mod shape;

use melior::{Context, ir::OperationRef};
use shale_bridge::{
    Diagnostic, DialectHandle, Emitted, FrozenPatterns, Options, Pass, PassOption, Patterns, PdlModule, State,
    pdl::{Constraint, mlirGetDialectHandle__pdl_interp__, pattern_names},
};

/// A file of rules, as PDL, and the native constraints that it uses.
struct Family {
    pdl: &'static str,
    constraints: &'static [(&'static str, Constraint)],
}

const FAMILIES: &[Family] = &[
    Family { pdl: include_str!(concat!(env!("OUT_DIR"), "/elementwise.mlir")), constraints: elementwise::CONSTRAINTS },
    Family { pdl: include_str!(concat!(env!("OUT_DIR"), "/shape.mlir")), constraints: shape::CONSTRAINTS },
];

pub struct Simplify;

/// The rules that were asked for.
pub struct Rules<'c>(FrozenPatterns<'c>);

impl<'c> State<'c> for Rules<'c> {
    fn prepare(context: &'c Context, options: &Options) -> Result<Self, Emitted> {
        let wanted: Vec<&str> = options.string("rules").split_whitespace().collect();
        let mut known = vec![];
        let mut patterns = Patterns::new(context);
        for family in FAMILIES {
            let names = pattern_names(context, family.pdl)?;
            known.extend(names);
            let keep = |name: &str| wanted.is_empty() || wanted.contains(&name);
            patterns = patterns.with_pdl(PdlModule::parse(context, family.pdl, family.constraints, &[], keep)?);
        }
        if let Some(unknown) = wanted.iter().find(|name| !known.iter().any(|k| k == *name)) {
            let near = shale_bridge::nearest(unknown, known.iter().map(String::as_str))
                .map(|n| format!("; did you mean '{n}'?"))
                .unwrap_or_default();
            let message = format!("'shale-simplify' has no rule '{unknown}'{near}");
            return Err(Diagnostic::at(melior::ir::Location::unknown(context), message).error());
        }
        Ok(Self(patterns.freeze()))
    }
}

impl Pass for Simplify {
    const ARGUMENT: &'static str = "shale-simplify";
    const SUMMARY: &'static str = "Apply rewrite rules and exact folders until nothing changes";
    const ANCHOR: &'static str = "func.func";
    const OPTIONS: &'static [PassOption] = &[
        PassOption::string("rules", "", "Names of the rules to apply, separated by spaces; all rules if empty"),
        PassOption::bool("fold", true, "Fold constants"),
    ];
    const DEPENDENT_DIALECTS: &'static [DialectHandle] =
        &[mlir_sys::mlirGetDialectHandle__pdl__, mlirGetDialectHandle__pdl_interp__];
    type State<'c> = Rules<'c>;

    fn run<'c>(
        rules: &Rules<'c>,
        _: &'c Context,
        function: OperationRef<'c, '_>,
        options: &Options,
    ) -> Result<(), Emitted> {
        rules.0.apply(function, options.bool("fold"))
    }
}
