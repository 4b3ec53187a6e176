// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Portable artifacts as text.
use crate::{Failure, dialect_registry};
use melior::{Context, ir::operation::OperationLike};
use shale_bridge::{Limits, Pipeline, Source, guard, ir};

/// How a module is printed.
#[derive(Clone, Copy, Debug, Default)]
pub struct Print {
    /// Every operation in the generic syntax.
    pub generic: bool,
    /// Locations too.
    pub locations: bool,
}

/// The module in a program (a portable artifact, other MLIR bytecode, text) with StableHLO's operations, as text. `name` is
/// what diagnostics call it.
pub fn deserialize(program: &[u8], name: &str, limits: &Limits, print: Print) -> Result<String, Failure> {
    let context = Context::new_with_registry(&dialect_registry(), false);
    context.set_allow_unregistered_dialects(true);
    let source = Source::new(&context, program, name, limits);
    let pipeline = Pipeline::new(&context, "builtin.module(shale-legalize-vhlo)", false).map_err(Failure::new)?;
    match guard::catch(|| run(&source, &pipeline, print)) {
        Ok(Some(text)) => Ok(text),
        Ok(None) => Err(Failure { diagnostics: source.diagnostics() }),
        Err(panic) => Err(Failure { diagnostics: format!("{}{name}: error: {panic}\n", source.diagnostics()) }),
    }
}

/// Nothing after a diagnostic.
fn run<'c>(source: &Source<'c>, pipeline: &Pipeline<'c>, print: Print) -> Option<String> {
    let mut module = source.parse()?;
    let done = pipeline.run(&mut module) && module.as_operation().verify();
    done.then(|| ir::printed(module.as_operation(), print.generic, print.locations) + "\n")
}
