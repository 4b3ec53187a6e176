// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Keeps the tensors that loops carry in one place.
use super::{
    liveness::{is_branch, within},
    ownership,
};
use crate::kernels::structured::{base, is_view};
use melior::{
    Context,
    ir::{OperationRef, Value, ValueLike, operation::OperationLike},
};
use shale_bridge::{Builder, ir, types};

/// Makes every loop inside `root` end an iteration with its state where it began: a next value that is computed elsewhere is
/// materialized in the loop's argument. Bufferization refuses such loops otherwise; where the next value is computed in place the
/// copy disappears.
pub fn anchor<'c>(context: &'c Context, root: OperationRef<'c, '_>) {
    let mut loops = vec![];
    ir::walk(root, &mut |op| {
        if matches!(ir::name(op), "scf.for" | "scf.while") {
            loops.push(op);
        }
    });
    for op in loops {
        // The block that ends in the next state, and for each of its values the argument that holds the state there.
        let (Some(first), second) = (ir::body(op, 0), ir::body(op, 1)) else { continue };
        let (block, states) = match second {
            None => (first, ir::arguments(first)[1..].iter().map(|v| Some(*v)).collect::<Vec<_>>()),
            Some(after) => {
                let Some(condition) = ir::operations(first).last().copied() else { continue };
                let forwarded = ir::operands(condition)[1..].to_vec();
                let passed = |argument: &Value<'c, '_>| forwarded.iter().position(|v| origin(*v) == origin(*argument));
                let arguments = ir::arguments(after);
                (after, ir::arguments(first).iter().map(|v| passed(v).map(|i| arguments[i])).collect())
            }
        };
        let Some(end) = ir::operations(block).last().copied() else { continue };
        for (next, state) in ir::operands(end).into_iter().zip(&states) {
            if types::is_tensor(next.r#type()) && state.is_some_and(|state| origin(state) == origin(next)) {
                detach(context, next);
            }
        }
        let b = Builder::before(context, end);
        let moved: Vec<_> = ir::operands(end)
            .into_iter()
            .zip(states.iter().copied())
            .enumerate()
            .filter_map(|(index, (next, state))| {
                Some((index, next, state.filter(|_| types::is_tensor(next.r#type()))?))
            })
            .filter(|(_, next, state)| origin(*next) != origin(*state) && next.r#type() == state.r#type())
            .collect();
        // What is another state now is kept aside before any state changes.
        let held: Vec<usize> = states.iter().flatten().map(|state| origin(*state)).collect();
        let aside = moved.iter().map(|(index, next, state)| {
            let hazard = held.contains(&origin(*next));
            // Before the other state may be changed in place.
            let early = states.contains(&Some(*next)).then(|| ir::operations(block).first().copied()).flatten();
            let at = early.map_or(b, |first| Builder::before(context, first));
            (*index, if hazard { copy_of(&at, *next) } else { *next }, *state)
        });
        for (index, next, state) in aside.collect::<Vec<_>>() {
            let kept = b.op("bufferization.materialize_in_destination", &[next, state], next.r#type());
            ir::set_operand(end, index, kept);
        }
    }
}

/// The values that the blocks of a branch give as one of its results.
fn given<'c: 'a, 'a>(op: OperationRef<'c, 'a>, result: usize) -> Vec<Value<'c, 'a>> {
    let ends = op.regions().flat_map(ir::blocks).filter_map(|block| ir::operations(block).last().copied());
    ends.filter_map(|end| ir::operands(end).get(result).copied()).collect()
}

/// A copy of a tensor in memory of its own.
fn copy_of<'c, 'a>(b: &Builder<'c, 'a>, tensor: Value<'c, 'a>) -> Value<'c, 'a> {
    let segments = types::i32_array(b.context, &[0, 1, 0]);
    b.op_with("bufferization.alloc_tensor", &[tensor], &[("operandSegmentSizes", segments)], tensor.r#type())
}

/// Identifies the tensor whose memory a tensor is computed in, if every step may be done in place.
pub fn origin(value: Value) -> usize {
    if let Some(op) = ir::definition(value).filter(|op| is_branch(*op)) {
        let mut origins = given(op, ir::index_of(value)).into_iter().map(origin);
        let first = origins.next();
        return first.filter(|first| origins.all(|other| other == *first)).unwrap_or(value.to_raw().ptr as usize);
    }
    match source(value) {
        Some((op, operand)) => origin(ir::operands(op)[operand]),
        None => value.to_raw().ptr as usize,
    }
}

/// The operation that may compute a tensor in the memory of one of its operands, and which operand that is.
fn source<'c: 'a, 'a>(value: Value<'c, 'a>) -> Option<(OperationRef<'c, 'a>, usize)> {
    let op = ir::definition(value)?;
    let (count, index) = (op.operand_count(), ir::index_of(value));
    let operand = match ir::name(op) {
        "tensor.insert"
        | "tensor.insert_slice"
        | "bufferization.materialize_in_destination"
        | "vector.transfer_write" => 1,
        "tensor.expand_shape" | "tensor.collapse_shape" | "tensor.cast" => 0,
        "scf.for" => 3 + index,
        // What the condition hands on is what the loop began with, since its state stays where it is.
        "scf.while" => {
            let before = ir::body(op, 0)?;
            let handed = ir::operands(*ir::operations(before).last()?).get(1 + index).copied()?;
            ir::arguments(before).iter().position(|argument| origin(handed) == origin(*argument))?
        }
        "shale.contract" => 2,
        name if name.starts_with("linalg.") => count.saturating_sub(op.result_count()) + index,
        _ => return None,
    };
    (operand < count).then_some((op, operand))
}

/// Gives what changes a state in place memory of its own where something reads the state after that.
fn detach<'c: 'a, 'a>(context: &'c Context, next: Value<'c, 'a>) {
    let mut value = next;
    loop {
        if let Some(op) = ir::definition(value).filter(|op| is_branch(*op)) {
            return given(op, ir::index_of(value)).into_iter().for_each(|value| detach(context, value));
        }
        let Some((op, operand)) = source(value) else { return };
        value = ir::operands(op)[operand];
        if !is_view(op) && is_read_after(base(value), op, operand) {
            ir::set_operand(op, operand, copy_of(&Builder::before(context, op), value));
            return;
        }
    }
}

/// Whether something reads a tensor, itself or through views, when `op` may have changed it as its operand `operand`. A loop that begins
/// with the tensor twice changes both of what it carries.
fn is_read_after<'c: 'a, 'a>(tensor: Value<'c, 'a>, op: OperationRef<'c, 'a>, operand: usize) -> bool {
    let is_loop = matches!(ir::name(op), "scf.for" | "scf.while");
    ownership::uses(tensor).into_iter().filter(|(user, _)| !is_view(*user)).any(|(user, index)| {
        match ir::same(user, op) {
            true => is_loop && index != operand,
            false => is_after(user, op),
        }
    })
}

/// Whether an operation runs when another one has run, where no loop around both runs again.
fn is_after<'c: 'a, 'a>(user: OperationRef<'c, 'a>, op: OperationRef<'c, 'a>) -> bool {
    let mut here = Some(op);
    while let Some(around) = here {
        if let Some(other) = ir::parent_block(around).and_then(|block| within(block, user)) {
            // Of two blocks of a branch, one runs.
            return if ir::same(other, around) { !is_branch(around) } else { ir::is_before(around, other) };
        }
        here = ir::parent(around);
    }
    true
}
