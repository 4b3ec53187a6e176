// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
use super::bytes;
use melior::{
    Context,
    ir::{OperationRef, ValueLike, operation::OperationLike},
};
use shale_bridge::{Builder, DialectHandle, Diagnostic, Emitted, Options, Pass, PassOption, ir};

/// `shale-promote-kernel-allocations`: what a kernel still allocates moves to its stack frame.
///
/// Kernels do not allocate: a temporary that is larger than `max-bytes`, or of dynamic size, is an error. The stack of a
/// worker thread holds all temporaries of a kernel, `max-total-bytes` at most.
pub struct PromoteKernelAllocations;

impl Pass for PromoteKernelAllocations {
    const ARGUMENT: &'static str = "shale-promote-kernel-allocations";
    const SUMMARY: &'static str = "turn small allocations of kernels into stack memory, refuse others";
    const ANCHOR: &'static str = "shale.kernel";
    const OPTIONS: &'static [PassOption] = &[
        PassOption::int("max-bytes", 256 << 10, "size of the largest temporary on the stack"),
        PassOption::int("max-total-bytes", 512 << 10, "size of all temporaries of a kernel"),
    ];
    const DEPENDENT_DIALECTS: &'static [DialectHandle] = &[mlir_sys::mlirGetDialectHandle__memref__];
    type State<'c> = ();

    fn initialize<'c>(_: &'c Context, _: &Options) -> Result<Self::State<'c>, Emitted> {
        Ok(())
    }

    fn run<'c>(_: &(), context: &'c Context, kernel: OperationRef<'c, '_>, options: &Options) -> Result<(), Emitted> {
        let (most, most_in_all) = (options.int("max-bytes"), options.int("max-total-bytes"));
        let name = ir::symbol(kernel).unwrap_or_default();
        let mut allocations = vec![];
        ir::walk(kernel, &mut |op| {
            if matches!(ir::name(op), "memref.alloc" | "memref.alloca" | "memref.dealloc") {
                allocations.push(op);
            }
        });
        let Some(block) = ir::body(kernel, 0) else { return Ok(()) };
        let stays = |op: &OperationRef| !allocations.iter().any(|other| ir::same(*op, *other));
        let Some(first) = ir::operations(block).into_iter().find(stays) else { return Ok(()) };
        let mut total = 0;
        // A dealloc uses its allocation: it goes first.
        for op in allocations.iter().copied().filter(|op| ir::name(*op) == "memref.dealloc") {
            ir::erase(op);
        }
        for op in allocations.iter().copied().filter(|op| ir::name(*op) != "memref.dealloc") {
            let result = ir::results(op)[0];
            let size = bytes(result.r#type());
            total += size.unwrap_or(0);
            let Some(_) = size.filter(|&size| size <= most && total <= most_in_all) else {
                let size = size.map_or("a dynamic size".into(), |size| format!("{size} bytes of {total} so far"));
                let text = format!("kernel '{name}' must have temporaries of at most {most} bytes, {most_in_all} together, got {size}");
                return Err(Diagnostic::on(op, text).note(kernel.location(), "kernel is here").error());
            };
            let segments = shale_bridge::types::i32_array(context, &[0, 0]);
            let alignment = shale_bridge::types::i64_attribute(context, super::ALIGNMENT);
            let attributes = [("operandSegmentSizes", segments), ("alignment", alignment)];
            // At the start of the kernel, or stack memory would grow in every turn of a loop.
            let new = Builder::before(context, first).with_location(op.location()).create("memref.alloca", &[], &attributes, &[result.r#type()], vec![]);
            ir::replace_all_uses(result, ir::results(new)[0]);
            ir::erase(op);
        }
        Ok(())
    }
}
