// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! `shale-unroll-loops`: short loops over elementwise operations as straight code.
//!
//! A loop that stays in the host program passes its carried tensors through memory in every iteration. Unrolled, its operations
//! are fused into one kernel like any others: the five rounds of Threefry as JAX writes them (J. Salmon and others, "Parallel
//! random numbers: as easy as 1, 2, 3", 2011) read nothing but the counters and write nothing but the numbers.
use melior::{
    Context,
    ir::{BlockLike, OperationRef, Value, ValueLike, operation::OperationLike},
};
use shale_bridge::{Emitted, Options, Pass, edit, ir};
use shale_dialects::stablehlo::OPERATIONS;
use shale_lowering::stablehlo_to_linalg::trip_count;
use std::collections::HashMap;

pub struct UnrollLoops;

/// The most iterations of a loop that is unrolled.
const MOST_ITERATIONS: i128 = 8;
/// The most operations that a loop may become.
const MOST_OPERATIONS: usize = 1024;
/// Elements of the largest tensor in a body from which memory matters. A loop over fewer may be one kernel as it is.
const LEAST_ELEMENTS: i64 = 1 << 12;

impl Pass for UnrollLoops {
    const ARGUMENT: &'static str = "shale-unroll-loops";
    const SUMMARY: &'static str = "Unroll short loops of elementwise operations";
    const ANCHOR: &'static str = "func.func";
    type State<'c> = ();

    fn run<'c>(_: &(), context: &'c Context, function: OperationRef<'c, '_>, _: &Options) -> Result<(), Emitted> {
        let mut loops = vec![];
        ir::walk(function, &mut |op| {
            if ir::name(op) == "stablehlo.while" {
                loops.push(op);
            }
        });
        // An inner loop stands behind the one around it.
        for op in loops.into_iter().rev() {
            let Some(count) = trip_count(context, op)?.filter(|count| *count <= MOST_ITERATIONS) else { continue };
            if let Some(body) = elementwise_body(op, count as usize) {
                unroll(op, &body, count as usize);
            }
        }
        Ok(())
    }
}

/// What one iteration computes, and last what it returns; nothing if unrolling the loop would not pay.
fn elementwise_body<'c, 'a>(op: OperationRef<'c, 'a>, count: usize) -> Option<Vec<OperationRef<'c, 'a>>> {
    let body = ir::operations(ir::body(op, 1)?);
    let elements =
        |value: &Value| ir::shape(value.r#type()).iter().fold(1i64, |n, size| n.saturating_mul((*size).max(0)));
    let types_of = |values: Vec<Value<'c, 'a>>| values.iter().map(|value| value.r#type()).collect::<Vec<_>>();
    // A type that says less than that of the initial value is another one.
    let same = types_of(ir::operands(op)) == types_of(ir::results(op))
        && types_of(ir::operands(*body.last()?)) == types_of(ir::results(op));
    let largest = body.iter().flat_map(|op| ir::results(*op)).map(|value| elements(&value)).max()?;
    let (_, computed) = body.split_last()?;
    let pays = same && largest >= LEAST_ELEMENTS && computed.len().saturating_mul(count) <= MOST_OPERATIONS;
    (pays && computed.iter().all(|op| is_fused(*op))).then_some(body)
}

/// Whether an operation becomes a part of the kernel that uses it.
fn is_fused(op: OperationRef) -> bool {
    let name = ir::name(op);
    let family = || OPERATIONS.iter().find(|info| info.name == name).map_or("", |info| info.family);
    op.region_count() == 0 && (name == "stablehlo.constant" || matches!(family(), "elementwise" | "shape"))
}

fn unroll<'c, 'a>(op: OperationRef<'c, 'a>, body: &[OperationRef<'c, 'a>], count: usize) {
    let (Some(block), Some(into), Some((end, computed))) = (ir::body(op, 1), ir::parent_block(op), body.split_last())
    else {
        return;
    };
    let mut state = ir::operands(op);
    for _ in 0..count {
        let arguments = ir::arguments(block).into_iter().map(edit::key);
        let mut values: HashMap<usize, Value> = arguments.zip(state).collect();
        let now = |values: &HashMap<usize, Value<'c, 'a>>, value| *values.get(&edit::key(value)).unwrap_or(&value);
        for old in computed {
            let new = into.insert_operation_before(op, ir::clone(*old));
            let operands: Vec<Value> = ir::operands(*old).into_iter().map(|value| now(&values, value)).collect();
            ir::set_operands(new, &operands);
            values.extend(ir::results(*old).into_iter().map(edit::key).zip(ir::results(new)));
        }
        state = ir::operands(*end).into_iter().map(|value| now(&values, value)).collect();
    }
    for (old, new) in ir::results(op).into_iter().zip(state) {
        ir::replace_all_uses(old, new);
    }
    ir::erase(op);
}
