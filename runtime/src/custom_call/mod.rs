// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Operations that a program calls by name: `stablehlo.custom_call`.
//!
//! The host registers a function for a target's name before it loads programs that use it. A program whose targets are not
//! all registered is refused when it is loaded. Some targets are there from the start: [`built_in`].

pub mod built_in;

use crate::{
    artifact::CustomCall,
    executable::ExecutionError,
    value::element_type::{ElementType, TensorType},
};
use std::{
    collections::BTreeMap,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, LazyLock, RwLock},
};

/// An operand of a call: its type, and its elements in row-major order in their stored form ([`ElementType::size`]).
#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    /// The element type.
    pub element: ElementType,
    /// Size of each dimension.
    pub shape: &'a [usize],
    /// The data, aligned to the element type.
    pub bytes: &'a [u8],
}

/// A result of a call, for the function to write: every element of it.
#[derive(Debug)]
pub struct ViewMut<'a> {
    /// The element type.
    pub element: ElementType,
    /// Size of each dimension.
    pub shape: &'a [usize],
    /// The data, of unspecified contents, aligned to the element type.
    pub bytes: &'a mut [u8],
}

/// One call.
#[derive(Debug)]
pub struct Call<'a> {
    /// The `call_target_name`.
    pub target: &'a str,
    /// The `backend_config`: its text, or MLIR's text of the dictionary; empty if the call has none.
    pub configuration: &'a str,
    /// The operands.
    pub inputs: Vec<View<'a>>,
    /// The results. They overlap neither each other nor an operand.
    pub outputs: Vec<ViewMut<'a>>,
}

/// What a target does; the error is the message of the failed run. It may be called from several threads at the same time.
pub type Function = Arc<dyn Fn(&mut Call) -> Result<(), String> + Send + Sync>;

static REGISTRY: LazyLock<RwLock<BTreeMap<String, Function>>> = LazyLock::new(|| RwLock::new(built_in::all()));

/// A name that has a function already.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("custom call target '{0}' must be registered once, got another function for it")]
pub struct AlreadyRegistered(pub String);

/// Makes `function` what custom calls of `target` do, for all programs that are loaded from now on in this process.
///
/// # Errors
/// When the target has a function.
pub fn register(
    target: &str,
    function: impl Fn(&mut Call) -> Result<(), String> + Send + Sync + 'static,
) -> Result<(), AlreadyRegistered> {
    let mut registry = REGISTRY.write().unwrap_or_else(|poisoned| poisoned.into_inner());
    if registry.contains_key(target) {
        return Err(AlreadyRegistered(target.to_owned()));
    }
    registry.insert(target.to_owned(), Arc::new(function));
    Ok(())
}

/// The names that have a function, in alphabetical order.
pub fn registered() -> Vec<String> {
    REGISTRY.read().unwrap_or_else(|poisoned| poisoned.into_inner()).keys().cloned().collect()
}

/// The functions of a program's calls.
pub(crate) fn resolve(calls: &[CustomCall]) -> Result<Vec<Function>, ExecutionError> {
    let registry = REGISTRY.read().unwrap_or_else(|poisoned| poisoned.into_inner());
    let function = |call: &CustomCall| {
        registry.get(&call.target).cloned().ok_or_else(|| ExecutionError::UnknownCustomCall {
            target: call.target.clone(),
            location: call.location.clone(),
            known: registry.keys().cloned().collect(),
        })
    };
    calls.iter().map(function).collect()
}

/// Calls the function of `call` on the memory of a frame: a pointer per operand, then one per result. The error says what
/// failed and where.
///
/// # Safety
/// The frame has memory of the types of the call, aligned to their elements; results overlap nothing else.
pub(crate) unsafe fn run(call: &CustomCall, function: &Function, frame: *const *mut u8) -> Result<(), String> {
    let size = |r#type: &TensorType| r#type.checked_size().unwrap_or(0);
    // A dangling pointer that is aligned to every element stands for no bytes.
    let pointer = |index: usize, size: usize| {
        // SAFETY: the frame has an entry for each operand and result.
        let pointer = unsafe { *frame.add(index) };
        if size == 0 { std::ptr::without_provenance_mut(64) } else { pointer }
    };
    let inputs = call.inputs.iter().enumerate().map(|(index, r#type)| {
        let size = size(r#type);
        // SAFETY: the caller's promise.
        let bytes = unsafe { std::slice::from_raw_parts(pointer(index, size), size) };
        View { element: r#type.element, shape: &r#type.shape, bytes }
    });
    let inputs: Vec<View> = inputs.collect();
    let outputs = call.outputs.iter().enumerate().map(|(index, r#type)| {
        let size = size(r#type);
        // SAFETY: the caller's promise.
        let bytes = unsafe { std::slice::from_raw_parts_mut(pointer(inputs.len() + index, size), size) };
        ViewMut { element: r#type.element, shape: &r#type.shape, bytes }
    });
    let outputs = outputs.collect();
    let mut arguments = Call { target: &call.target, configuration: &call.configuration, inputs, outputs };
    let outcome = catch_unwind(AssertUnwindSafe(|| function(&mut arguments)));
    let message = match outcome {
        Ok(Ok(())) => return Ok(()),
        Ok(Err(message)) => message,
        Err(_) => "its function panicked".to_owned(),
    };
    Err(format!("custom call '{}' at {} failed: {message}", call.target, call.location))
}
