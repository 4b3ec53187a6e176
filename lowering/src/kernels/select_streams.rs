// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! `shale-select-streams`: which results of kernels go around the caches.
use crate::buffers;
use melior::{
    Context,
    ir::{OperationRef, Value, ValueLike},
};
use shale_bridge::{Emitted, Options, Pass, PassOption, ir, types};
use std::collections::HashMap;

/// The attribute of a kernel that lists the operands, by position, of which nothing is needed soon after it is written.
pub const STREAMED: &str = "shale.streamed";

/// Marks the operands of kernels whose contents are so large that they have left the caches before anything reads them.
///
/// A store to memory that is in no cache first reads the line that it changes, unless it goes around the caches: writing then costs
/// half. On a virtual Xeon, whose last cache is shared with others, the exponential of 16 MB took 5 % less, a sum of 64 MB 33 %, a
/// transposition of 64 MB 53 %. Those are worth it for operands that a kernel only writes (access `write`), which in every dispatch of the kernel have at
/// least `result-bytes` and are results of the program that nothing in it reads, or at least `temporary-bytes`. What the stores are is
/// decided by `shale-stream-stores`, which sees their addresses.
pub struct SelectStreams;

impl Pass for SelectStreams {
    const ARGUMENT: &'static str = "shale-select-streams";
    const SUMMARY: &'static str = "Select results of kernels that are to be written around the caches";
    const ANCHOR: &'static str = "builtin.module";
    const OPTIONS: &'static [PassOption] = &[
        PassOption::int("result-bytes", 16 << 20, "size of the smallest result of the program that is streamed"),
        PassOption::int("temporary-bytes", 128 << 20, "size of the smallest other tensor that is streamed"),
    ];
    type State<'c> = ();

    fn run<'c>(_: &(), context: &'c Context, module: OperationRef<'c, '_>, options: &Options) -> Result<(), Emitted> {
        let Some(body) = ir::body(module, 0) else { return Ok(()) };
        let is_streamed = |result: Value| {
            let least = options.int(if is_only_returned(result) { "result-bytes" } else { "temporary-bytes" });
            buffers::bytes(result.r#type()).is_some_and(|bytes| bytes >= least)
        };
        // Of each kernel, the results that are streamed in all dispatches so far.
        let mut selected: HashMap<String, Vec<usize>> = HashMap::new();
        ir::walk(module, &mut |op| {
            if ir::name(op) == "shale.dispatch"
                && let Some(kernel) = ir::attribute(op, "kernel").and_then(ir::symbol_reference)
            {
                let results = ir::results(op);
                let streamed = |i: &usize| results.get(*i).is_some_and(|result| is_streamed(*result));
                match selected.get_mut(&kernel) {
                    Some(known) => known.retain(streamed),
                    None => {
                        selected.insert(kernel, (0..results.len()).filter(streamed).collect());
                    }
                }
            }
        });
        for kernel in ir::operations(body).into_iter().filter(|op| ir::name(*op) == "shale.kernel") {
            let accesses = ir::attribute(kernel, "access").and_then(ir::elements).unwrap_or_default();
            let results = ir::symbol(kernel).and_then(|name| selected.remove(&name)).unwrap_or_default();
            // The results of a dispatch are the operands that the kernel does not only read, in order.
            let outs = accesses.iter().enumerate().filter(|(_, access)| access.to_string() != "#shale.access<read>");
            let streamed: Vec<i64> = outs
                .enumerate()
                .filter(|(result, (_, access))| {
                    results.contains(result) && access.to_string() == "#shale.access<write>"
                })
                .map(|(_, (operand, _))| operand as i64)
                .collect();
            if !streamed.is_empty() {
                ir::set_attribute(kernel, STREAMED, types::i64_array(context, &streamed));
            }
        }
        Ok(())
    }
}

/// Whether a tensor is a result of the program, perhaps in another shape, and nothing else.
fn is_only_returned(value: Value) -> bool {
    let is_returned = |(user, _): &(OperationRef, usize)| match ir::name(*user) {
        "func.return" => true,
        "tensor.collapse_shape" | "tensor.expand_shape" | "tensor.cast" => is_only_returned(ir::results(*user)[0]),
        _ => false,
    };
    let uses = ir::uses(value);
    !uses.is_empty() && uses.iter().all(is_returned)
}
