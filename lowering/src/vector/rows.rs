// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Kernels of several operations that share their first loops: one loop over rows, in it one operation after the other, so that what
//! one leaves for the next stays in the cache.
use super::{
    grid::{Plan, Start},
    nest::{Nest, Operand, Source, flatten, row_major, unflatten},
    parallel, reduce,
};
use crate::kernels::structured::{self, Generic};
use melior::{
    Context,
    ir::{OperationRef, Type, Value, ValueLike, operation::OperationLike},
};
use shale_bridge::{Builder, Emitted, edit::key, ir, types};
use std::collections::HashMap;

/// A tensor that some operation writes.
struct Slot<'c, 'a> {
    shape: Vec<i64>,
    /// Whether there is room for one row only.
    local: bool,
    /// What it is before the loop over rows.
    flat: Value<'c, 'a>,
}

/// Memory of its own for one row. `cse` never merges two of them, unlike `tensor.empty`: bufferization would take a merged one for
/// one buffer, since it sees no conflict between operations that write what is undefined.
pub(super) fn scratch<'c, 'a>(b: &Builder<'c, 'a>, row: Type<'c>) -> Value<'c, 'a> {
    let segments = types::i32_array(b.context, &[0, 0, 0]);
    b.op_with("bufferization.alloc_tensor", &[], &[("operandSegmentSizes", segments)], row)
}

/// Emits a kernel whose operations share their first `rows` loops; gives its grid.
///
/// # Errors
/// A diagnostic when an operation is not of static shape.
pub fn emit<'c: 'a, 'a>(
    context: &'c Context,
    kernel: OperationRef<'c, 'a>,
    bits: i64,
    rows: usize,
) -> Result<i64, Emitted> {
    let Some(body) = ir::body(kernel, 0) else { return Ok(1) };
    let (begin, end) = (ir::arguments(body)[0], ir::arguments(body)[1]);
    let operations = ir::operations(body);
    let generics: Vec<OperationRef> = operations.iter().copied().filter(|op| structured::is_generic(*op)).collect();
    let (Some(last), Some(terminator)) = (generics.last(), operations.last()) else { return Ok(1) };
    let b = Builder::before(context, *terminator).with_location(last.location());

    // Which slot a value is in, and the slots.
    let mut slots: Vec<Slot> = vec![];
    let mut places: HashMap<usize, usize> = HashMap::new();
    let (mut bounds, mut cost) = (vec![], 0i64);
    for op in &generics {
        let generic = Generic::read(*op)?;
        bounds = generic.bounds[..rows].to_vec();
        let (ops, _) = generic.body_ops();
        let weight = ops.into_iter().map(structured::weight).sum::<i64>().max(1);
        cost += generic.bounds[rows..].iter().product::<i64>() * weight;
        for (result, destination) in ir::results(*op).into_iter().zip(&generic.outputs) {
            let mut place = *destination;
            if let Some(fill) = ir::definition(place).filter(|fill| ir::name(*fill) == "linalg.fill") {
                place = ir::operands(fill)[1];
            }
            // What tensor.empty gives is nobody's memory: two operations that start from one do not share it.
            let empty = ir::definition(place).is_some_and(|op| ir::name(op) == "tensor.empty");
            let slot = match places.get(&key(place)).filter(|_| !empty) {
                Some(slot) => *slot,
                None => {
                    let shape = ir::shape(place.r#type());
                    let local = ir::definition(place).is_some();
                    let flat = if local {
                        let row = types::tensor(&[shape[rows..].iter().product()], ir::element_type(place.r#type()));
                        scratch(&b, row)
                    } else {
                        flatten(&b, place)
                    };
                    slots.push(Slot { shape, local, flat });
                    slots.len() - 1
                }
            };
            places.insert(key(place), slot);
            places.insert(key(result), slot);
        }
    }

    let plan = Plan::new(bounds, None, 1, None, cost, false);
    let initial: Vec<Value> = slots.iter().map(|slot| slot.flat).collect();
    let failure = std::cell::RefCell::new(None);
    let finals = plan.outer(&b, Some((begin, end)), &initial, &|b, positions, _, carried| {
        let mut carried = carried.to_vec();
        for op in &generics {
            let known = |value: Value<'c, 'a>| {
                let slot = *places.get(&key(value))?;
                let Slot { shape, local, .. } = &slots[slot];
                let mut strides = row_major(shape);
                if *local {
                    strides[..rows].fill(0);
                }
                let element = ir::element_type(value.r#type());
                let source = Source::Memory(carried[slot]);
                Some(Operand { source, element, strides, scales: vec![], offset: 0, start: None })
            };
            let b = b.with_location(op.location());
            let results = Nest::generic(&b, *op, rows, &known).and_then(|mut nest| {
                let full = (bits / nest.widest()).max(1);
                let start = Start::Rows(positions);
                Ok(if nest.bounds.len() > nest.parallel || nest.lanes > 1 {
                    reduce::Reduction::new(&nest, full, true)?.emit(&nest, &b, start)
                } else {
                    let plan = parallel::plan(&mut nest, full, true);
                    parallel::emit(&nest, &plan, &b, start)
                })
            });
            match results {
                Ok(results) => {
                    for (result, flat) in ir::results(*op).into_iter().zip(results) {
                        carried[places[&key(result)]] = flat;
                    }
                }
                Err(error) => {
                    failure.borrow_mut().get_or_insert(error);
                }
            }
        }
        carried
    });
    if let Some(error) = failure.into_inner() {
        return Err(error);
    }
    for (i, value) in ir::operands(*terminator).into_iter().enumerate() {
        if let Some(slot) = places.get(&key(value)) {
            ir::set_operand(*terminator, i, unflatten(&b, finals[*slot], value.r#type(), &[]));
        }
    }
    for op in operations.into_iter().rev() {
        let dead = structured::is_generic(op) || matches!(ir::name(op), "linalg.fill" | "tensor.empty");
        if dead && ir::results(op).iter().all(|v| ir::uses(*v).is_empty()) {
            ir::erase(op);
        }
    }
    Ok(plan.grid)
}
