// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! LLVM's code generator for a [`Target`].
use super::Target;
use inkwell::{
    OptimizationLevel,
    targets::{CodeModel, InitializationConfig, RelocMode, Target as LlvmTarget, TargetMachine, TargetTriple},
};
use std::sync::Once;

/// Registers LLVM's code generators, once.
pub fn initialize() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| LlvmTarget::initialize_x86(&InitializationConfig::default()));
}

/// A code generator for kernels, for use by one thread.
///
/// # Errors
/// When LLVM does not know the triple.
pub fn machine(target: &Target) -> Result<TargetMachine, String> {
    at_level(target, OptimizationLevel::Default)
}

/// A code generator for host functions, which make calls and nothing else: it translates them as they are, in a fraction of the time.
///
/// # Errors
/// As [`machine`].
pub fn host_machine(target: &Target) -> Result<TargetMachine, String> {
    at_level(target, OptimizationLevel::None)
}

fn at_level(target: &Target, level: OptimizationLevel) -> Result<TargetMachine, String> {
    initialize();
    let triple = TargetTriple::create(&target.triple);
    let llvm = LlvmTarget::from_triple(&triple).map_err(|error| {
        format!("target triple must be one LLVM generates code for, got '{}': {error}", target.triple)
    })?;
    llvm.create_target_machine(&triple, &target.cpu, &target.features, level, RelocMode::PIC, CodeModel::Default)
        .ok_or_else(|| {
            format!("target must be one LLVM generates code for, got '{}' with '{}'", target.triple, target.cpu)
        })
}
