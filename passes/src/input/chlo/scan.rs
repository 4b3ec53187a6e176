// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! `chlo.scan`: a `while` that counts, takes slices of the inputs and writes those of the outputs.
use super::super::code::{Code, V, require_static};
use melior::ir::{BlockRef, OperationRef, Type, ValueLike};
use shale_bridge::{Builder, Diagnostic, Emitted, edit, ir, types};
use shale_dialects::{chlo::ScanOp, stablehlo::ComparisonDirection::Lt};
use std::collections::HashMap;

pub fn legalize<'c, 'a>(at: &Builder<'c, 'a>, op: ScanOp<'c, 'a>) -> Result<Vec<V<'c, 'a>>, Emitted> {
    let operation: OperationRef = op.operation();
    require_static(operation)?;
    let code = Code { at };
    let along = op.dimension() as usize;
    let (inputs, inits) = (op.inputs(), op.inits());
    let outputs: Vec<Type> = op.outputs().iter().map(|v| v.r#type()).collect();
    let sizes = inputs.iter().map(|v| v.r#type()).chain(outputs.iter().copied()).map(|t| ir::shape(t)[along]);
    let Some(count) = sizes.into_iter().next().or(op.scan_dim_size()) else {
        return Err(Diagnostic::on(operation, "scan_dim_size must say how often to iterate, got none").error());
    };
    let Some(body) = ir::body(operation, 0) else {
        return Err(Diagnostic::on(operation, "body must have a block").error());
    };
    let index = types::tensor(&[], types::integer(at.context, 64));
    let state: Vec<V> = [code.splat(index, 0.0)]
        .into_iter()
        .chain(inits.iter().copied())
        .chain(outputs.iter().map(|t| code.splat(*t, 0.0)))
        .collect();
    let types: Vec<Type> = state.iter().map(|v| v.r#type()).collect();
    let condition = at.region(&types, |at, arguments| {
        let code = Code { at };
        let more = code.compare(Lt, arguments[0], code.splat(index, count as f64));
        at.create("stablehlo.return", &[more], &[], &[], vec![]);
    });
    let reversed = op.is_reverse().unwrap_or(false);
    let step = at.region(&types, |at, arguments| {
        let code = Code { at };
        let place = match reversed {
            true => code.sub(code.splat(index, (count - 1) as f64), arguments[0]),
            false => arguments[0],
        };
        let slices = inputs.iter().map(|input| take(code, *input, along, place));
        let (carried, written) = arguments[1..].split_at(inits.len());
        let values: Vec<V> = slices.chain(carried.iter().copied()).collect();
        let given = inline(at, body, &values);
        let (made, next) = given.split_at(outputs.len());
        let made = made.iter().zip(written).map(|(slice, whole)| put(code, *whole, *slice, along, place));
        let one = code.splat(index, 1.0);
        let results: Vec<V> =
            [code.add(arguments[0], one)].into_iter().chain(next.iter().copied()).chain(made).collect();
        at.create("stablehlo.return", &results, &[], &[], vec![]);
    });
    let results = ir::results(at.create("stablehlo.while", &state, &[], &types, vec![condition, step]));
    let (carries, made) = results[1..].split_at(inits.len());
    Ok([made, carries].concat())
}

/// Copies of a block's operations; gives what it returns.
fn inline<'c, 'a>(at: &Builder<'c, 'a>, block: BlockRef<'c, 'a>, arguments: &[V<'c, 'a>]) -> Vec<V<'c, 'a>> {
    let mut values: HashMap<usize, V> =
        ir::arguments(block).into_iter().map(edit::key).zip(arguments.iter().copied()).collect();
    for op in ir::operations(block) {
        if ir::name(op) == "stablehlo.return" {
            return ir::operands(op).into_iter().map(|v| values.get(&edit::key(v)).copied().unwrap_or(v)).collect();
        }
        let copy = at.insert(edit::clone_with(op, &values));
        values.extend(ir::results(op).into_iter().map(edit::key).zip(ir::results(copy)));
    }
    vec![]
}

/// Zero in all dimensions but one.
fn starts<'c, 'a>(code: Code<'c, 'a, '_>, rank: usize, along: usize, place: V<'c, 'a>) -> Vec<V<'c, 'a>> {
    let zero = code.splat(place.r#type(), 0.0);
    (0..rank).map(|d| if d == along { place } else { zero }).collect()
}

fn take<'c, 'a>(code: Code<'c, 'a, '_>, whole: V<'c, 'a>, along: usize, place: V<'c, 'a>) -> V<'c, 'a> {
    let mut shape = ir::shape(whole.r#type());
    let operands = [vec![whole], starts(code, shape.len(), along, place)].concat();
    shape[along] = 1;
    let sizes = [("slice_sizes", types::i64_array(code.at.context, &shape))];
    let element = ir::element_type(whole.r#type());
    let slice = code.at.op_with("stablehlo.dynamic_slice", &operands, &sizes, types::tensor(&shape, element));
    shape.remove(along);
    code.reshape(slice, &shape)
}

fn put<'c, 'a>(
    code: Code<'c, 'a, '_>,
    whole: V<'c, 'a>,
    slice: V<'c, 'a>,
    along: usize,
    place: V<'c, 'a>,
) -> V<'c, 'a> {
    let mut shape = ir::shape(whole.r#type());
    shape[along] = 1;
    let slice = code.reshape(slice, &shape);
    let operands = [vec![whole, slice], starts(code, shape.len(), along, place)].concat();
    code.at.op("stablehlo.dynamic_update_slice", &operands, whole.r#type())
}
