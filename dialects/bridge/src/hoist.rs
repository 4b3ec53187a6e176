// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Loop-invariant code motion.
use melior::ir::OperationRef;
use mlir_sys::MlirOperation;

unsafe extern "C" {
    fn shaleHoistLoopInvariants(operation: MlirOperation, keeps: extern "C" fn(MlirOperation) -> bool);
}

/// Moves what is computed alike in each iteration of a loop inside `operation` before it, inner loops first; nothing out of loops with a
/// `shale.assert`, on which what stands behind it may rely.
pub fn hoist_loop_invariants(operation: OperationRef) {
    extern "C" fn keeps(operation: MlirOperation) -> bool {
        // SAFETY: the loop is alive for the call.
        let operation = unsafe { OperationRef::from_raw(operation) };
        let mut found = false;
        crate::ir::walk(operation, &mut |op| found |= crate::ir::name(op) == "shale.assert");
        found
    }
    // SAFETY: the operation is alive; only what is inside it changes.
    unsafe { shaleHoistLoopInvariants(operation.to_raw(), keeps) }
}
