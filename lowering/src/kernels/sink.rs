// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! `shale-sink-broadcasts`: what costs nothing where it is used is not kept for the whole time of a loop.
use super::structured::{self, Generic};
use crate::buffers::bytes;
use melior::{
    Context,
    ir::{OperationRef, ValueLike, operation::OperationLike},
};
use mlir_sys::{mlirGetDialectHandle__linalg__, mlirGetDialectHandle__tensor__};
use shale_bridge::{Builder, DialectHandle, Emitted, Options, Pass, ir};

/// A fill, a broadcast or indices that are computed outside of a loop (because a program says so, or because loop-invariant code was
/// moved there) are computed anew by each use in it: the use takes the computation in, where a tensor that lives as long as the loop
/// would be read from memory, and copied before every update.
///
/// Only uses in the blocks of `scf.while` move it, not those in loops over elements.
pub struct SinkBroadcasts;

impl Pass for SinkBroadcasts {
    const ARGUMENT: &'static str = "shale-sink-broadcasts";
    const SUMMARY: &'static str = "Compute fills, broadcasts and indices in the loops that use them";
    const ANCHOR: &'static str = "func.func";
    const DEPENDENT_DIALECTS: &'static [DialectHandle] =
        &[mlirGetDialectHandle__linalg__, mlirGetDialectHandle__tensor__];
    type State<'c> = ();

    fn run<'c>(_: &(), context: &'c Context, function: OperationRef<'c, '_>, _: &Options) -> Result<(), Emitted> {
        let mut free = vec![];
        ir::walk(function, &mut |op| {
            if is_free(op) {
                free.push(op);
            }
        });
        for op in free {
            sink(context, op);
        }
        Ok(())
    }
}

/// Whether an operation only repeats elements, or computes with their indices: its inputs have at most half of its result's bytes.
fn is_free(op: OperationRef) -> bool {
    if ir::name(op) == "linalg.fill" {
        return ir::definition(ir::operands(op)[1]).is_some_and(|output| ir::name(output) == "tensor.empty");
    }
    if !structured::is_generic(op) || ir::results(op).len() != 1 {
        return false;
    }
    let Ok(generic) = Generic::read(op) else { return false };
    let output = ir::definition(generic.outputs[0]).is_some_and(|output| ir::name(output) == "tensor.empty");
    let read: i64 =
        generic.inputs.iter().map(|input| bytes(input.r#type()).unwrap_or(i64::MAX / 2)).fold(0, i64::saturating_add);
    let small = bytes(ir::results(op)[0].r#type()).is_some_and(|written| read <= written / 2);
    output && small && generic.is_parallel() && structured::is_cheap(generic.body)
}

/// Clones a free operation before each of its uses in a loop that it stands outside of.
fn sink<'c: 'a, 'a>(context: &'c Context, op: OperationRef<'c, 'a>) {
    let result = ir::results(op)[0];
    for (user, operand) in ir::uses(result) {
        let fused = structured::is_generic(user) && operand < structured::inputs(user);
        let started = matches!(ir::name(user), "scf.for" | "linalg.fill")
            || structured::is_generic(user) && operand >= structured::inputs(user);
        if !(fused || started) || !is_in_loop(user, op) {
            continue;
        }
        let b = Builder::before(context, user).with_location(op.location());
        let last = ir::operands(op).len() - 1;
        let output = b.empty(result.r#type());
        let copy = b.insert(ir::clone(op));
        ir::set_operand(copy, last, output);
        ir::set_operand(user, operand, ir::results(copy)[0]);
    }
    if ir::uses(result).is_empty() {
        ir::erase(op);
    }
}

/// Whether every loop around `user` that is not around `op` is an `scf.while`, and there is one.
fn is_in_loop<'c: 'a, 'a>(user: OperationRef<'c, 'a>, op: OperationRef<'c, 'a>) -> bool {
    let mut outer = vec![];
    let mut next = ir::parent(op);
    while let Some(current) = next {
        outer.push(current);
        next = ir::parent(current);
    }
    let mut found = false;
    let mut next = ir::parent(user);
    while let Some(current) = next.filter(|current| !outer.iter().any(|o| ir::same(*o, *current))) {
        match ir::name(current) {
            "scf.while" => found = true,
            "scf.if" | "scf.index_switch" => {}
            _ => return false,
        }
        next = ir::parent(current);
    }
    found
}
