// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Programs from one form into another: portable artifacts, MLIR bytecode, text.
use crate::{Failure, dialect_registry};
use melior::{Context, ir::Module, ir::operation::OperationLike};
use shale_bridge::{Limits, Pipeline, Source, guard, ir};
use shale_dialects::vhlo::{self, Version};

/// How a module is printed.
#[derive(Clone, Copy, Debug, Default)]
pub struct Print {
    /// Every operation in the generic syntax.
    pub generic: bool,
    /// Locations too.
    pub locations: bool,
}

/// Which portable artifact is written.
#[derive(Clone, Debug)]
pub struct Target {
    /// `major.minor.patch`, from 0.9.0 to 1.20.0; patches introduce nothing.
    pub version: String,
    /// Whether operations of other dialects may stand in it as they are (from 1.11.0 on).
    pub mixed: bool,
    /// Whether locations are left out.
    pub strip_locations: bool,
}

/// The module in a program (a portable artifact, other MLIR bytecode, text) with StableHLO's operations, as text. `name` is
/// what diagnostics call it.
pub fn deserialize(program: &[u8], name: &str, limits: &Limits, print: Print) -> Result<String, Failure> {
    translate(program, name, limits, "", |module| {
        Some(ir::printed(module.as_operation(), print.generic, print.locations) + "\n")
    })
}

/// The program as a portable artifact, or an error that names an operation, its location and the version that it needs.
pub fn serialize(program: &[u8], name: &str, limits: &Limits, target: &Target) -> Result<Vec<u8>, Failure> {
    let Some((version, patch)) = Version::parse(&target.version) else {
        let text = &target.version;
        return Err(Failure::new(format!("target must be a version like 1.17.0, got '{text}'")));
    };
    let strip = if target.strip_locations { ",strip-debuginfo" } else { "" };
    let passes = format!("{strip},shale-legalize-to-vhlo{{target={version} mixed={}}}", target.mixed);
    translate(program, name, limits, &passes, |module| vhlo::write(module, version, patch))
}

/// The program as MLIR bytecode with StableHLO's operations.
pub fn to_bytecode(program: &[u8], name: &str, limits: &Limits) -> Result<Vec<u8>, Failure> {
    translate(program, name, limits, "", |module| Some(ir::bytecode(module.as_operation())))
}

/// Reads a program, runs `passes` after the legalization of artifacts, and gives what `result` makes of the module; nothing after a
/// diagnostic.
fn translate<T>(
    program: &[u8],
    name: &str,
    limits: &Limits,
    passes: &str,
    result: impl FnOnce(Module) -> Option<T>,
) -> Result<T, Failure> {
    let context = Context::new_with_registry(&dialect_registry(), false);
    context.set_allow_unregistered_dialects(true);
    let source = Source::new(&context, program, name, limits);
    let pipeline = format!("builtin.module(shale-legalize-vhlo{passes})");
    let pipeline = Pipeline::new(&context, &pipeline, false).map_err(Failure::new)?;
    let run = || {
        let mut module = source.parse()?;
        let done = pipeline.run(&mut module) && module.as_operation().verify();
        done.then(|| result(module)).flatten()
    };
    match guard::catch(run) {
        Ok(Some(made)) => Ok(made),
        Ok(None) => Err(Failure { diagnostics: source.diagnostics() }),
        Err(panic) => Err(Failure { diagnostics: format!("{}{name}: error: {panic}\n", source.diagnostics()) }),
    }
}
