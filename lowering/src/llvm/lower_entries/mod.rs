// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
mod build;
mod host;
mod kernel;
mod sized;

use crate::target;
use melior::{Context, ir::OperationRef};
use shale_bridge::{DialectHandle, Emitted, Options, Pass, ir};
use std::collections::HashMap;

/// `shale-lower-entries`: kernels and host functions take the form in which the runtime calls them.
///
/// - `shale.kernel @k` becomes `llvm.func @k(!llvm.ptr, i64, i64) -> i32`: the frame (data pointers of the operands), the first and the
///   past-the-last item of the grid. The body still works on memrefs. The status is 0. A kernel with a `shale.poll` finds a pointer
///   to the word that cancels the execution behind the data pointers; its loops end then, and its status is 1. Behind these are the
///   dynamic sizes of its operands, in order, as i64.
/// - `func.func @main` becomes `llvm.func @main(!llvm.ptr) -> i32`, which takes a `HostContext` of the runtime. A dispatch of one item
///   is a call of the kernel, others go through the context. A non-zero status is returned at once. Loops and branches of the host
///   program become blocks, memrefs that they carry pointers.
pub struct LowerEntries;

impl Pass for LowerEntries {
    const ARGUMENT: &'static str = "shale-lower-entries";
    const SUMMARY: &'static str = "give kernels and host functions the runtime's calling conventions";
    const ANCHOR: &'static str = "builtin.module";
    const DEPENDENT_DIALECTS: &'static [DialectHandle] = &[
        mlir_sys::mlirGetDialectHandle__llvm__,
        mlir_sys::mlirGetDialectHandle__memref__,
        mlir_sys::mlirGetDialectHandle__arith__,
    ];
    type State<'c> = ();

    fn run<'c>(_: &(), context: &'c Context, module: OperationRef<'c, '_>, _: &Options) -> Result<(), Emitted> {
        let target = target::of_module(module)?;
        let Some(body) = ir::body(module, 0) else { return Ok(()) };
        let operations = ir::operations(body);
        let kernels: HashMap<String, host::Kernel> = operations
            .iter()
            .filter(|op| ir::name(**op) == "shale.kernel")
            .filter_map(|kernel| {
                let mut polls = false;
                ir::walk(*kernel, &mut |op| polls |= ir::name(op) == "shale.poll");
                let grid = ir::attribute(*kernel, "grid").and_then(ir::integer)?;
                Some((ir::symbol(*kernel)?, host::Kernel { grid, polls }))
            })
            .collect();
        for op in operations {
            match ir::name(op) {
                "shale.kernel" => kernel::lower(context, op, &target)?,
                "func.func" => host::lower(context, op, &kernels, &target)?,
                _ => {}
            }
        }
        Ok(())
    }
}
