// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Pass pipelines: named ones in MLIR's registry, and prepared ones to run.
use crate::string_ref;
use melior::{Context, ir::Module, pass::PassManager, utility::parse_pass_pipeline};
use mlir_sys::MlirStringRef;

unsafe extern "C" {
    fn shaleRegisterPipeline(argument: MlirStringRef, summary: MlirStringRef, text: MlirStringRef);
    fn shaleIsPassOrPipeline(argument: MlirStringRef) -> bool;
}

/// Puts a pipeline for `builtin.module` into MLIR's registry. `text` lacks the anchor: `func.func(cse),canonicalize`.
pub fn register_pipeline(argument: &'static str, summary: &'static str, text: &str) {
    let text: &'static str = Box::leak(text.to_string().into_boxed_str());
    // SAFETY: all strings are 'static.
    unsafe { shaleRegisterPipeline(string_ref(argument), string_ref(summary), string_ref(text)) }
}

/// Whether MLIR's registry has a pass or pipeline of that name.
pub fn is_registered(argument: &str) -> bool {
    // SAFETY: a lookup.
    unsafe { shaleIsPassOrPipeline(string_ref(argument)) }
}

/// A pipeline that is built once and run on many modules: passes keep what they prepared, such as frozen patterns.
pub struct Pipeline<'c> {
    manager: PassManager<'c>,
}

impl<'c> Pipeline<'c> {
    /// `text` includes the anchor, `builtin.module(…)`. The error names what the registry does not know.
    pub fn new(context: &'c Context, text: &str, verify_each: bool) -> Result<Self, String> {
        let manager: PassManager<'c> = PassManager::new(context);
        manager.enable_verifier(verify_each);
        parse_pass_pipeline(manager.as_operation_pass_manager(), text).map_err(|error| error.to_string())?;
        Ok(Self { manager })
    }

    /// Whether all passes succeeded; those that failed have emitted diagnostics.
    pub fn run(&self, module: &mut Module<'c>) -> bool {
        self.manager.run(module).is_ok()
    }
}

/// The names of passes and pipelines in a textual pipeline, with their byte positions: `a(b{x=1},c)` has a, b and c.
pub fn pass_names(text: &str) -> Vec<(usize, &str)> {
    let (mut names, mut start, mut options) = (vec![], 0, 0usize);
    let end = |from: usize, to: usize, names: &mut Vec<_>| {
        let name = text[from..to].trim();
        if !name.is_empty() {
            names.push((from + text[from..to].len() - text[from..to].trim_start().len(), name));
        }
    };
    for (i, c) in text.char_indices() {
        match c {
            '{' => {
                if options == 0 {
                    end(start, i, &mut names);
                }
                options += 1;
            }
            '}' => {
                options = options.saturating_sub(1);
                start = i + 1;
            }
            '(' | ')' | ',' if options == 0 => {
                end(start, i, &mut names);
                start = i + 1;
            }
            _ => {}
        }
    }
    if options == 0 {
        end(start, text.len(), &mut names);
    }
    names
}

#[cfg(test)]
mod tests {
    #[test]
    fn names_of_a_pipeline() {
        let names: Vec<_> =
            super::pass_names("builtin.module(func.func(a{x=1 y={z}},b), c)").into_iter().map(|(_, n)| n).collect();
        assert_eq!(names, ["builtin.module", "func.func", "a", "b", "c"]);
    }
}
