// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Kernels of several operations that share their first loops: one loop over rows, in it one operation after the other, so that what
//! one leaves for the next stays in the cache. Where contractions are among them, the loop is over blocks of rows.
use super::{
    grid::{Plan, Start},
    nest::{Nest, Operand, Source, flatten, unflatten},
    parallel, reduce,
};
use crate::kernels::structured::{self, Contract, Generic};
use melior::{
    Context,
    ir::{Attribute, OperationRef, Type, Value, ValueLike, operation::OperationLike},
};
use shale_bridge::{
    Builder, Emitted,
    edit::{all_attributes, key},
    ir, types,
};
use std::collections::HashMap;

/// A tensor that some operation writes.
struct Slot<'c, 'a> {
    shape: Vec<i64>,
    /// How many rows there is room for, in memory of its own; all of the tensor without it.
    room: Option<i64>,
    /// What it is before the loop over rows.
    flat: Value<'c, 'a>,
}

/// Memory of its own for one row. `cse` never merges two of them, unlike `tensor.empty`: bufferization would take a merged one for
/// one buffer, since it sees no conflict between operations that write what is undefined.
pub(super) fn scratch<'c, 'a>(b: &Builder<'c, 'a>, row: Type<'c>) -> Value<'c, 'a> {
    let segments = types::i32_array(b.context, &[0, 0, 0]);
    b.op_with("bufferization.alloc_tensor", &[], &[("operandSegmentSizes", segments)], row)
}

/// What a kernel of several operations is made of.
struct Rows<'c, 'a> {
    context: &'c Context,
    bits: i64,
    /// How many first loops the operations have in common.
    rows: usize,
    /// Rows of an item's block, one after the other along the last of these loops; 1 without contractions.
    block: i64,
    slots: Vec<Slot<'c, 'a>>,
    /// The slot of a destination, or of a result.
    places: HashMap<usize, usize>,
}

/// Where an item is: positions of the row loops, of which the last is the first row of the block, and the row within it.
struct Position<'s, 'c, 'a> {
    rows: &'s [Value<'c, 'a>],
    within: Value<'c, 'a>,
}

/// Emits a kernel whose operations share their first `rows` loops; gives its grid.
///
/// Contractions work on a block of rows at once, what stands between them on one row after the other.
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
    let is_member = |op: &OperationRef| structured::is_generic(*op) || ir::name(*op) == "shale.contract";
    let members: Vec<OperationRef> = operations.iter().copied().filter(is_member).collect();
    let (Some(last), Some(terminator)) = (members.last(), operations.last()) else { return Ok(1) };
    let b = Builder::before(context, *terminator).with_location(last.location());
    let block = ir::attribute(kernel, crate::kernels::BLOCK).and_then(ir::integer).unwrap_or(1).max(1);
    let mut emitter = Rows { context, bits, rows, block, slots: vec![], places: HashMap::new() };
    let (mut bounds, mut cost) = (vec![], 0i64);
    for op in &members {
        let (extents, work) = extents(*op)?;
        bounds = extents[..rows].to_vec();
        cost = cost.saturating_add(extents[rows..].iter().product::<i64>().saturating_mul(work));
        emitter.add(&b, *op, &members);
    }
    if let Some(last) = bounds.last_mut() {
        *last /= block;
    }
    let plan = Plan::new(bounds, None, 1, None, cost.saturating_mul(block), false);
    let initial: Vec<Value> = emitter.slots.iter().map(|slot| slot.flat).collect();
    let failure = std::cell::RefCell::new(None);
    let finals = plan.outer(&b, Some((begin, end)), &initial, &|b, positions, _, carried| {
        emitter.item(b, &members, positions, carried).unwrap_or_else(|error| {
            failure.borrow_mut().get_or_insert(error);
            carried.to_vec()
        })
    });
    if let Some(error) = failure.into_inner() {
        return Err(error);
    }
    for (i, value) in ir::operands(*terminator).into_iter().enumerate() {
        if let Some(slot) = emitter.places.get(&key(value)) {
            ir::set_operand(*terminator, i, unflatten(&b, finals[*slot], value.r#type(), &[]));
        }
    }
    for op in operations.into_iter().rev() {
        let dead = is_member(&op) || matches!(ir::name(op), "linalg.fill" | "tensor.empty");
        if dead && ir::results(op).iter().all(|v| ir::uses(*v).is_empty()) {
            ir::erase(op);
        }
    }
    Ok(plan.grid)
}

/// Extents of the loops of an operation, and the cost of an iteration.
fn extents(op: OperationRef) -> Result<(Vec<i64>, i64), Emitted> {
    if let Some(contract) = Contract::read(op) {
        return Ok((contract.bounds, 1));
    }
    let generic = Generic::read(op)?;
    let (ops, _) = generic.body_ops();
    Ok((generic.bounds, ops.into_iter().map(structured::weight).sum::<i64>().max(1)))
}

impl<'c: 'a, 'a> Rows<'c, 'a> {
    /// Finds or makes the slots of what an operation writes.
    fn add(&mut self, b: &Builder<'c, 'a>, op: OperationRef<'c, 'a>, members: &[OperationRef<'c, 'a>]) {
        let operands = ir::operands(op);
        let outputs = &operands[operands.len() - op.result_count()..];
        for (result, destination) in ir::results(op).into_iter().zip(outputs) {
            let mut place = *destination;
            if let Some(fill) = ir::definition(place).filter(|fill| ir::name(*fill) == "linalg.fill") {
                place = ir::operands(fill)[1];
            }
            // What tensor.empty gives is nobody's memory: two operations that start from one do not share it.
            let empty = ir::definition(place).is_some_and(|op| ir::name(op) == "tensor.empty");
            let slot = match self.places.get(&key(place)).filter(|_| !empty) {
                Some(slot) => *slot,
                None => {
                    let shape = ir::shape(place.r#type());
                    let contracted = |op: &OperationRef<'c, 'a>| {
                        ir::name(*op) == "shale.contract"
                            && [ir::operands(*op)[0], ir::results(*op)[0]].contains(&result)
                    };
                    let room = match ir::definition(place) {
                        None => None,
                        Some(_) if members.iter().any(contracted) => Some(self.block),
                        Some(_) => Some(1),
                    };
                    if let Some(dead) = room.filter(|room| *room > 1).and_then(|_| self.dead(result, op, members)) {
                        self.places.insert(key(place), dead);
                        self.places.insert(key(result), dead);
                        continue;
                    }
                    let flat = match room {
                        Some(count) => {
                            let size = count * shape[self.rows..].iter().product::<i64>();
                            scratch(b, types::tensor(&[size], ir::element_type(place.r#type())))
                        }
                        None => flatten(b, place),
                    };
                    self.slots.push(Slot { shape, room, flat });
                    self.slots.len() - 1
                }
            };
            self.places.insert(key(place), slot);
            self.places.insert(key(result), slot);
        }
    }

    /// A block of rows that nothing needs any more when an operation writes its result, of the same type: the operation before has read
    /// a row of it when this one writes that row.
    fn dead(&self, result: Value<'c, 'a>, op: OperationRef<'c, 'a>, members: &[OperationRef<'c, 'a>]) -> Option<usize> {
        let later: Vec<OperationRef> = members.iter().copied().skip_while(|member| !ir::same(*member, op)).collect();
        let used = |slot: usize| {
            let in_slot = |value: &Value| self.places.get(&key(*value)) == Some(&slot);
            later.iter().any(|member| ir::operands(*member).iter().any(in_slot))
        };
        let element = ir::element_type(result.r#type());
        (0..self.slots.len()).find(|slot| {
            let Slot { shape, room, flat } = &self.slots[*slot];
            let same = *shape == ir::shape(result.r#type()) && ir::element_type(flat.r#type()) == element;
            same && *room == Some(self.block) && !used(*slot)
        })
    }

    /// Computes the rows of one item's block: from the slots before to those after.
    fn item(
        &self,
        b: &Builder<'c, 'a>,
        members: &[OperationRef<'c, 'a>],
        positions: &[Value<'c, 'a>],
        carried: &[Value<'c, 'a>],
    ) -> Result<Vec<Value<'c, 'a>>, Emitted> {
        if self.block == 1 {
            return self.row(b, members, &Position { rows: positions, within: b.index(0) }, carried);
        }
        let mut first = positions.to_vec();
        if let Some(last) = first.last_mut() {
            *last = b.op("arith.muli", &[*last, b.index(self.block)], types::index(b.context));
        }
        let mut carried = carried.to_vec();
        for run in members.chunk_by(|x, y| structured::is_generic(*x) && structured::is_generic(*y)) {
            if let Some(contract) = Contract::read(run[0]) {
                self.contract(b, &contract, &first, &mut carried);
                continue;
            }
            let failure = std::cell::RefCell::new(None);
            carried = b.scf_for((b.index(0), b.index(self.block), b.index(1)), &carried, |b, within, carried| {
                self.row(b, run, &Position { rows: &first, within }, carried).unwrap_or_else(|error| {
                    failure.borrow_mut().get_or_insert(error);
                    carried.to_vec()
                })
            });
            if let Some(error) = failure.into_inner() {
                return Err(error);
            }
        }
        Ok(carried)
    }

    /// Computes one row of some operations, one after the other.
    fn row(
        &self,
        b: &Builder<'c, 'a>,
        generics: &[OperationRef<'c, 'a>],
        position: &Position<'_, 'c, 'a>,
        carried: &[Value<'c, 'a>],
    ) -> Result<Vec<Value<'c, 'a>>, Emitted> {
        let index = types::index(self.context);
        let mut rows = position.rows.to_vec();
        if let Some(last) = rows.last_mut().filter(|_| self.block > 1) {
            *last = b.op("arith.addi", &[*last, position.within], index);
        }
        let mut carried = carried.to_vec();
        for op in generics {
            let b = b.with_location(op.location());
            let known = |value: Value<'c, 'a>| {
                let slot = *self.places.get(&key(value))?;
                let Slot { shape, room, .. } = &self.slots[slot];
                let mut strides = types::row_major(shape);
                let mut start = None;
                if let Some(room) = room {
                    // The row's place in the block; its position in the whole tensor does not matter.
                    strides[..self.rows].fill(0);
                    let size: i64 = shape[self.rows..].iter().product();
                    start = (*room > 1).then(|| b.op("arith.muli", &[position.within, b.index(size)], index));
                }
                let element = ir::element_type(value.r#type());
                let source = Source::Memory(carried[slot]);
                Some(Operand { source, element, strides, scales: vec![], offset: 0, start })
            };
            let mut nest = Nest::generic(&b, *op, self.rows, &known)?;
            let full = (self.bits / nest.widest()).max(1);
            let start = Start::Rows(&rows);
            let results = if nest.bounds.len() > nest.parallel || nest.lanes > 1 {
                reduce::Reduction::new(&nest, full, true)?.emit(&nest, &b, start)
            } else {
                let plan = parallel::plan(&mut nest, full, true);
                parallel::emit(&nest, &plan, &b, start)
            };
            for (result, flat) in ir::results(*op).into_iter().zip(results) {
                carried[self.places[&key(result)]] = flat;
            }
        }
        Ok(carried)
    }

    /// Computes a block of rows of a contraction.
    fn contract(
        &self,
        b: &Builder<'c, 'a>,
        contract: &Contract<'c, 'a>,
        first: &[Value<'c, 'a>],
        carried: &mut [Value<'c, 'a>],
    ) {
        let b = b.with_location(contract.op.location());
        let operands = ir::operands(contract.op);
        let mut bounds = contract.bounds.clone();
        bounds[..self.rows].fill(1);
        bounds[self.rows - 1] = self.block;
        // The part of each operand that belongs to the block: its offsets, none where it is all of a block's own memory.
        let part = |operand: usize, carried: &[Value<'c, 'a>]| {
            let tensor = operands[operand];
            let mut sizes = ir::shape(tensor.r#type());
            let mut offsets = vec![None; sizes.len()];
            for (d, row) in contract.rows[operand].iter().enumerate() {
                if let Some(row) = structured::single_loop(row).filter(|row| *row < self.rows) {
                    sizes[d] = bounds[row];
                    offsets[d] = Some(first[row]);
                }
            }
            let element = ir::element_type(tensor.r#type());
            let part = types::tensor(&sizes, element);
            match self.places.get(&key(tensor)).map(|slot| (&self.slots[*slot], carried[*slot])) {
                Some((Slot { room: Some(_), .. }, flat)) => (unflatten(&b, flat, part, &[]), None),
                Some((Slot { room: None, .. }, flat)) => {
                    let whole = unflatten(&b, flat, tensor.r#type(), &[]);
                    (extract(&b, whole, &offsets, part), Some((whole, offsets)))
                }
                None => (extract(&b, tensor, &offsets, part), None),
            }
        };
        let (lhs, _) = part(0, carried);
        let (rhs, _) = part(1, carried);
        let (out, place) = part(2, carried);
        let attributes: Vec<(String, Attribute)> = all_attributes(contract.op);
        let attributes: Vec<(&str, Attribute)> = attributes
            .iter()
            .map(|(name, value)| {
                (name.as_str(), if name == "bounds" { types::i64_array(self.context, &bounds) } else { *value })
            })
            .collect();
        let product = b.create("shale.contract", &[lhs, rhs, out], &attributes, &[out.r#type()], vec![]);
        let mut result = ir::results(product)[0];
        if let Some((whole, offsets)) = place {
            result = insert(&b, result, whole, &offsets);
        }
        carried[self.places[&key(ir::results(contract.op)[0])]] = flatten(&b, result);
    }
}

/// Attributes of a slice of type `part` of a tensor, and its offsets that are values.
fn slice<'c, 'a>(
    b: &Builder<'c, 'a>,
    offsets: &[Option<Value<'c, 'a>>],
    part: Type<'c>,
    before: usize,
) -> ([(&'static str, Attribute<'c>); 4], Vec<Value<'c, 'a>>) {
    let sizes = ir::shape(part);
    let fixed: Vec<i64> = offsets.iter().map(|offset| if offset.is_some() { i64::MIN } else { 0 }).collect();
    let values: Vec<Value> = offsets.iter().flatten().copied().collect();
    let segments = [vec![1; before], vec![values.len() as i32, 0, 0]].concat();
    let attributes = [
        ("static_offsets", types::i64_array(b.context, &fixed)),
        ("static_sizes", types::i64_array(b.context, &sizes)),
        ("static_strides", types::i64_array(b.context, &vec![1; sizes.len()])),
        ("operandSegmentSizes", types::i32_array(b.context, &segments)),
    ];
    (attributes, values)
}

fn extract<'c, 'a>(
    b: &Builder<'c, 'a>,
    tensor: Value<'c, 'a>,
    offsets: &[Option<Value<'c, 'a>>],
    part: Type<'c>,
) -> Value<'c, 'a> {
    let (attributes, values) = slice(b, offsets, part, 1);
    b.op_with("tensor.extract_slice", &[vec![tensor], values].concat(), &attributes, part)
}

fn insert<'c, 'a>(
    b: &Builder<'c, 'a>,
    part: Value<'c, 'a>,
    tensor: Value<'c, 'a>,
    offsets: &[Option<Value<'c, 'a>>],
) -> Value<'c, 'a> {
    let (attributes, values) = slice(b, offsets, part.r#type(), 2);
    b.op_with("tensor.insert_slice", &[vec![part, tensor], values].concat(), &attributes, tensor.r#type())
}
