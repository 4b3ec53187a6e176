// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! What branches in kernels give.
use super::{liveness::is_branch, loop_state::origin};
use melior::{
    Context,
    ir::{OperationRef, ValueLike, operation::OperationLike},
};
use shale_bridge::{Builder, ir, types};

/// Gives a tensor that is another one in each block of a branch memory of its own, to which each of them copies its value. Which
/// memory it is in is then known after the branch, and what loops carry may be exchanged by it. Selections between two tensors are
/// such branches.
pub fn settle<'c>(context: &'c Context, root: OperationRef<'c, '_>) {
    let (mut selections, mut branches) = (vec![], vec![]);
    ir::walk(root, &mut |op| match ir::name(op) {
        "arith.select" => selections.push(op),
        _ if is_branch(op) => branches.push(op),
        _ => {}
    });
    for op in selections {
        let (operands, result) = (ir::operands(op), ir::results(op)[0]);
        let whole = ir::operands(op).first().is_some_and(|condition| !types::is_tensor(condition.r#type()));
        if !whole || !types::is_tensor(result.r#type()) {
            continue;
        }
        let b = Builder::before(context, op);
        let chosen = b.scf_if(operands[0], &[result.r#type()], |_| vec![operands[1]], |_| vec![operands[2]])[0];
        ir::replace_all_uses(result, chosen);
        ir::erase(op);
        branches.extend(ir::definition(chosen));
    }
    for op in branches {
        for (index, result) in ir::results(op).into_iter().enumerate() {
            let tensor = result.r#type();
            let fixed = types::is_tensor(tensor) && ir::shape(tensor).iter().all(|&size| size >= 0);
            if !fixed || origin(result) != result.to_raw().ptr as usize {
                continue;
            }
            let before = Builder::before(context, op);
            let segments = types::i32_array(context, &[0, 0, 0]);
            let memory =
                before.op_with("bufferization.alloc_tensor", &[], &[("operandSegmentSizes", segments)], tensor);
            for block in op.regions().flat_map(ir::blocks) {
                let Some(end) = ir::operations(block).last().copied() else { continue };
                let value = ir::operands(end)[index];
                let b = Builder::before(context, end);
                let kept = b.op("bufferization.materialize_in_destination", &[value, memory], tensor);
                ir::set_operand(end, index, kept);
            }
        }
    }
}
