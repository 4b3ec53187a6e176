// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Gives what a loop carries one position.
use super::loop_state::origin;
use melior::{
    Context,
    ir::{OperationRef, Value, ValueLike, operation::OperationLike},
};
use shale_bridge::{Builder, edit::take_region, ir, types};

/// Rebuilds every `scf.while` inside `root` whose condition passes tensors on at other positions than those at which it received
/// them: it passes on all that it received, each at its own position, and what else it passes on behind that. Bufferization takes
/// the position for the memory; canonicalization drops what the body does not use.
pub fn align<'c>(context: &'c Context, root: OperationRef<'c, '_>) {
    let mut loops = vec![];
    ir::walk(root, &mut |op| {
        if ir::name(op) == "scf.while" {
            loops.push(op);
        }
    });
    // Those inside others first.
    loops.into_iter().rev().for_each(|op| align_loop(context, op));
}

fn align_loop<'c, 'a>(context: &'c Context, op: OperationRef<'c, 'a>) {
    let (Some(before), Some(after)) = (ir::body(op, 0), ir::body(op, 1)) else { return };
    let Some(condition) = ir::operations(before).last().copied() else { return };
    let received = ir::arguments(before);
    let passed = ir::operands(condition)[1..].to_vec();
    // Where each of the passed values was received.
    let source = |value: &Value<'c, 'a>| {
        let own = |argument: &Value<'c, 'a>| argument.r#type() == value.r#type() && origin(*argument) == origin(*value);
        if types::is_tensor(value.r#type()) {
            received.iter().position(own)
        } else {
            received.iter().position(|a| a == value)
        }
    };
    let sources: Vec<Option<usize>> = passed.iter().map(source).collect();
    let is_aligned =
        |(index, value): (usize, &Value)| !types::is_tensor(value.r#type()) || sources[index] == Some(index);
    if passed.iter().enumerate().all(is_aligned) {
        return;
    }
    let mut values = received.clone();
    let mut positions = vec![];
    for (value, source) in passed.iter().zip(&sources) {
        positions.push(match source {
            Some(position) if values[*position] == received[*position] || values[*position] == *value => {
                values[*position] = *value;
                *position
            }
            _ => {
                values.push(*value);
                values.len() - 1
            }
        });
    }
    let old = ir::arguments(after);
    let new: Vec<Value> = values.iter().map(|v| ir::add_argument(after, v.r#type(), op.location())).collect();
    old.iter().zip(&positions).for_each(|(old, position)| ir::replace_all_uses(*old, new[*position]));
    (0..old.len()).rev().for_each(|index| ir::erase_argument(after, index));
    ir::set_operands(condition, &[&[ir::operands(condition)[0]], values.as_slice()].concat());
    let given: Vec<_> = values.iter().map(|v| v.r#type()).collect();
    let regions = vec![take_region(op, 0), take_region(op, 1)];
    let rebuilt = Builder::before(context, op).create("scf.while", &ir::operands(op), &[], &given, regions);
    let results = ir::results(rebuilt);
    ir::results(op)
        .into_iter()
        .zip(&positions)
        .for_each(|(old, position)| ir::replace_all_uses(old, results[*position]));
    ir::erase(op);
}
