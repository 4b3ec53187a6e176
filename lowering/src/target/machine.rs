// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! LLVM's code generators for a [`Target`].
use super::Target;
use inkwell::{
    OptimizationLevel,
    targets::{CodeModel, InitializationConfig, RelocMode, Target as LlvmTarget, TargetMachine, TargetTriple},
};
use std::{
    collections::HashMap,
    ops::Deref,
    sync::{Mutex, Once, PoisonError},
};

/// Registers LLVM's code generators, once.
pub fn initialize() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| LlvmTarget::initialize_x86(&InitializationConfig::default()));
}

/// A code generator, for use by one thread at a time. The process keeps it for the next one who needs such: to make one takes a millisecond.
pub struct Machine {
    key: Key,
    /// Some until it is dropped.
    llvm: Option<Idle>,
}

/// What a code generator is made from: triple, processor, features, and whether it optimizes.
type Key = (String, String, String, bool);

struct Idle(TargetMachine);
// SAFETY: LLVM's target machines are not bound to a thread; one at a time has it.
unsafe impl Send for Idle {}

static IDLE: Mutex<Option<HashMap<Key, Vec<Idle>>>> = Mutex::new(None);

impl Deref for Machine {
    type Target = TargetMachine;

    fn deref(&self) -> &TargetMachine {
        match &self.llvm {
            Some(llvm) => &llvm.0,
            None => unreachable!("a machine has its code generator until it is dropped"),
        }
    }
}

impl Drop for Machine {
    fn drop(&mut self) {
        let mut idle = IDLE.lock().unwrap_or_else(PoisonError::into_inner);
        let machines = idle.get_or_insert_default().entry(std::mem::take(&mut self.key)).or_default();
        machines.extend(self.llvm.take());
    }
}

/// A code generator for kernels.
///
/// # Errors
/// When LLVM does not know the triple.
pub fn machine(target: &Target) -> Result<Machine, String> {
    at_level(target, true)
}

/// A code generator for host functions, which make calls and nothing else: it translates them as they are, in a fraction of the time.
///
/// # Errors
/// As [`machine`].
pub fn host_machine(target: &Target) -> Result<Machine, String> {
    at_level(target, false)
}

fn at_level(target: &Target, optimized: bool) -> Result<Machine, String> {
    initialize();
    let key = (target.triple.clone(), target.cpu.clone(), target.features.clone(), optimized);
    let mut idle = IDLE.lock().unwrap_or_else(PoisonError::into_inner);
    let found = idle.as_mut().and_then(|idle| idle.get_mut(&key)).and_then(Vec::pop);
    drop(idle);
    let llvm = match found {
        Some(idle) => idle,
        None => Idle(create(target, optimized)?),
    };
    Ok(Machine { key, llvm: Some(llvm) })
}

/// The features of a target that LLVM has to be told of: those that differ from what the processor has by its name.
pub fn differing_features(target: &Target) -> String {
    static KNOWN: Mutex<Option<HashMap<(String, String, String), String>>> = Mutex::new(None);
    initialize();
    let key = (target.triple.clone(), target.cpu.clone(), target.features.clone());
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    let reduced = known
        .get_or_insert_default()
        .entry(key)
        .or_insert_with(|| shale_bridge::reduced_features(&target.triple, &target.cpu, &target.features));
    reduced.clone()
}

fn create(target: &Target, optimized: bool) -> Result<TargetMachine, String> {
    let triple = TargetTriple::create(&target.triple);
    let llvm = LlvmTarget::from_triple(&triple).map_err(|error| {
        format!("target triple must be one LLVM generates code for, got '{}': {error}", target.triple)
    })?;
    let features = differing_features(target);
    let level = if optimized { OptimizationLevel::Default } else { OptimizationLevel::None };
    llvm.create_target_machine(&triple, &target.cpu, &features, level, RelocMode::PIC, CodeModel::Default).ok_or_else(
        || format!("target must be one LLVM generates code for, got '{}' with '{}'", target.triple, target.cpu),
    )
}
