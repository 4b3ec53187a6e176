// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Type inference and verification of operations that exist already, asked again after operands have changed their types.
use crate::Emitted;
use melior::ir::{OperationRef, Type, operation::OperationLike};
use mlir_sys::*;
use std::ffi::c_void;

unsafe extern "C" {
    fn shaleInferTypes(
        operation: MlirOperation,
        emit: unsafe extern "C" fn(*mut c_void, MlirType),
        data: *mut c_void,
    ) -> i32;
}

/// The types of an operation's results as its own inference gives them for its operands, attributes and regions. Nothing if it has
/// no inference.
///
/// # Errors
/// When inference refuses the operands; it has emitted why.
pub fn inferred_types<'c>(op: OperationRef<'c, '_>) -> Result<Option<Vec<Type<'c>>>, Emitted> {
    let mut inferred: Vec<Type<'c>> = vec![];
    unsafe extern "C" fn append(data: *mut c_void, r#type: MlirType) {
        // SAFETY: `data` is the list below, which outlives the call, and the type is of its context.
        unsafe { (*data.cast::<Vec<Type>>()).push(Type::from_raw(r#type)) }
    }
    // SAFETY: the operation is alive, and so is the list.
    match unsafe { shaleInferTypes(op.to_raw(), append, (&raw mut inferred).cast()) } {
        0 => Ok(None),
        1 => Err(Emitted::by_mlir()),
        _ => Ok(Some(inferred)),
    }
}

/// Runs the verifiers of an operation and of all in it.
///
/// # Errors
/// When one refuses its operation; it has emitted why.
pub fn verify(op: OperationRef) -> Result<(), Emitted> {
    if op.verify() { Ok(()) } else { Err(Emitted::by_mlir()) }
}
