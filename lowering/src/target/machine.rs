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

/// A code generator, for use by one thread.
///
/// # Errors
/// When LLVM does not know the triple.
pub fn machine(target: &Target) -> Result<TargetMachine, String> {
    initialize();
    let triple = TargetTriple::create(&target.triple);
    let llvm = LlvmTarget::from_triple(&triple).map_err(|error| {
        format!("target triple must be one LLVM generates code for, got '{}': {error}", target.triple)
    })?;
    let level = OptimizationLevel::Default;
    llvm.create_target_machine(&triple, &target.cpu, &target.features, level, RelocMode::PIC, CodeModel::Default)
        .ok_or_else(|| {
            format!("target must be one LLVM generates code for, got '{}' with '{}'", target.triple, target.cpu)
        })
}
