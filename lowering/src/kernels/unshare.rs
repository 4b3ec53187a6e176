// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Chains of insertions that have their beginning in common.
use melior::ir::OperationRef;
use shale_bridge::{Builder, ir};

/// Gives every chain of `tensor.insert_slice` in a function a beginning of its own: two tensors that begin alike and end differently
/// would need a copy of the beginning, which costs more than to insert it twice.
pub fn insertions<'c>(context: &'c melior::Context, function: OperationRef<'c, '_>) {
    let mut found = vec![];
    ir::walk(function, &mut |op| {
        if ir::name(op) == "tensor.insert_slice" {
            found.push(op);
        }
    });
    // Later ones first: what is cloned then shares what it is inserted into.
    for op in found.into_iter().rev() {
        let result = ir::results(op)[0];
        let uses = ir::uses(result);
        let destination = |(user, operand): &(OperationRef, usize)| {
            *operand == 1 && ir::name(*user) == "tensor.insert_slice" && ir::parent_block(*user) == ir::parent_block(op)
        };
        // Whatever else uses the tensor sees all of it.
        if uses.len() < 2 || !uses.iter().all(destination) {
            continue;
        }
        for (user, operand) in &uses[1..] {
            let copy = Builder::before(context, *user).insert(ir::clone(op));
            ir::set_operand(*user, *operand, ir::results(copy)[0]);
        }
    }
}
