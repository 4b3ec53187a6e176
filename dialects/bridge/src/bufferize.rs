// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! One-shot bufferization of one operation.
use crate::{Diagnostic, Emitted};
use melior::ir::OperationRef;
use mlir_sys::MlirOperation;

unsafe extern "C" {
    fn shaleBufferize(operation: MlirOperation) -> bool;
}

/// Turns the tensors inside `operation` into memrefs, in place where upstream's analysis finds that possible; empty tensors that
/// end in a destination become that destination first. Function boundaries are left as they are: only what is inside may be
/// tensors, given by `bufferization.to_tensor`.
///
/// # Errors
/// A diagnostic when a value would need memory that outlives a loop.
pub fn bufferize(operation: OperationRef) -> Result<(), Emitted> {
    // SAFETY: the operation is alive; only what is inside it changes.
    if unsafe { shaleBufferize(operation.to_raw()) } {
        return Ok(());
    }
    Err(Diagnostic::on(operation, "tensors must become memory in place or in temporaries of their own").error())
}
