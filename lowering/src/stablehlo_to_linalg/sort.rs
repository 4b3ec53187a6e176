// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! `sort`: a stable bottom-up merge sort of each line along the dimension, or a selection of its first elements where the
//! program takes no others.
use super::{Rule, Site, attributes, generic::*, loops, scalar, shape::insert_slice};
use crate::storage;
use melior::ir::{Type, Value, ValueLike};
use shale_bridge::{Builder, Emitted, ir, types};

pub const RULES: &[(&str, Rule)] = &[("stablehlo.sort", sort)];

/// Where the lines that are merged lie: in the tensors themselves or in scratch.
#[derive(Clone)]
struct Lines<'c, 'a> {
    tensors: Vec<Value<'c, 'a>>,
    /// For each operand, the tensor with its line.
    slots: Vec<Slot<'c, 'a>>,
}

#[derive(Clone)]
struct Slot<'c, 'a> {
    tensor: usize,
    /// The index of an element, with the position in the line to be filled in at `dim`.
    index: Vec<Value<'c, 'a>>,
    dim: usize,
}

impl<'c, 'a> Slot<'c, 'a> {
    fn place(&self, position: Value<'c, 'a>) -> Vec<Value<'c, 'a>> {
        let mut index = self.index.clone();
        index[self.dim] = position;
        index
    }
}

impl<'c, 'a> Lines<'c, 'a> {
    fn load(&self, at: &Builder<'c, 'a>, position: Value<'c, 'a>) -> Vec<Value<'c, 'a>> {
        self.slots.iter().map(|slot| extract(at, self.tensors[slot.tensor], &slot.place(position))).collect()
    }
    /// The tensors with one value per operand put in.
    fn store(
        &self,
        at: &Builder<'c, 'a>,
        tensors: &[Value<'c, 'a>],
        position: Value<'c, 'a>,
        values: &[Value<'c, 'a>],
    ) -> Vec<Value<'c, 'a>> {
        let mut tensors = tensors.to_vec();
        for (slot, &value) in self.slots.iter().zip(values) {
            tensors[slot.tensor] = insert(at, value, tensors[slot.tensor], &slot.place(position));
        }
        tensors
    }
}

/// Passes double the length of sorted runs: from the tensors to scratch and back, so that after a pair of passes the result is
/// where it belongs. Each pass writes every element once, whatever the comparator says, so the result is a permutation.
fn sort<'c, 'a>(site: &Site<'c, 'a>) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    let (at, shape) = (&site.at, site.shape(0));
    let rank = shape.len();
    // Absent, it is the last one; negative, it counts from the end.
    let dim =
        if ir::attribute(site.op, "dimension").is_some() { attributes::integer(site.op, "dimension")? } else { -1 };
    let dim = usize::try_from(if dim < 0 { dim + rank as i64 } else { dim }).ok().filter(|&d| d < rank);
    let Some(dim) = dim else { return if rank == 0 { Ok(site.operands.clone()) } else { Err(site.unsupported()) } };
    let length = shape[dim];
    if length < 2 {
        return Ok(site.operands.clone());
    }
    if let Some(kept) = leading(site, dim).filter(|&kept| kept < length && kept <= SELECTED) {
        return select(site, dim, length, kept);
    }
    let count = site.operands.len();
    // One scratch tensor for each type: equal `tensor.empty` are the same value to MLIR, and two must not share memory.
    let stored: Vec<Type> = (0..count).map(|i| site.stored(site.element(i))).collect();
    let mut kinds: Vec<(Type, i64)> = vec![];
    let mut rows = vec![];
    for &element in &stored {
        let kind = kinds.iter().position(|(t, _)| *t == element).unwrap_or_else(|| {
            kinds.push((element, 0));
            kinds.len() - 1
        });
        rows.push((kind, kinds[kind].1));
        kinds[kind].1 += 1;
    }
    let scratch: Vec<Value> =
        kinds.iter().map(|&(element, rows)| at.empty(types::tensor(&[rows, length], element))).collect();
    let carried = [site.operands.clone(), scratch].concat();
    let outer: Vec<i64> = (0..rank).map(|d| if d == dim { 1 } else { shape[d] }).collect();
    // Passes until runs of 2^passes cover the line, in pairs.
    let passes = i64::from(64 - (length - 1).leading_zeros());
    let pairs = (passes + 1) / 2;
    let results = loops::nest(at, &outer, &carried, &mut |at, index, carried| {
        let bounds = (at.index(0), at.index(pairs), at.index(1));
        loops::counted(at, bounds, carried, |at, pair, carried| {
            let one = at.index(1);
            let step = loops::add(at, pair, pair);
            let width = at.op("arith.shli", &[one, step], types::index(at.context));
            let twice = loops::add(at, width, width);
            let (whole, scratch) = carried.split_at(count);
            let whole_slots = (0..count).map(|tensor| Slot { tensor, index: index.to_vec(), dim });
            let scratch_slots =
                rows.iter().map(|&(tensor, row)| Slot { tensor, index: vec![at.index(row), one], dim: 1 });
            let (whole_slots, scratch_slots): (Vec<_>, Vec<_>) = (whole_slots.collect(), scratch_slots.collect());
            let lines = |tensors: &[Value<'c, 'a>]| Lines { tensors: tensors.to_vec(), slots: whole_slots.clone() };
            let line = |tensors: &[Value<'c, 'a>]| Lines { tensors: tensors.to_vec(), slots: scratch_slots.clone() };
            let scratch = pass(site, at, &lines(whole), line(scratch), width, length)?;
            let whole = pass(site, at, &line(&scratch), lines(whole), twice, length)?;
            Ok([whole, scratch].concat())
        })
    })?;
    Ok(results[..count].to_vec())
}

/// The most elements of a line for which selection, which takes up to this many steps for an element, stands in for sorting.
const SELECTED: i64 = 32;

/// How many elements of each sorted line the program takes, if all it does with the results is to slice off their beginning.
fn leading(site: &Site, dim: usize) -> Option<i64> {
    let uses = ir::results(site.op).into_iter().flat_map(ir::uses);
    let kept: Option<Vec<i64>> = uses
        .map(|(user, _)| {
            let at = |name| ir::attribute(user, name).and_then(ir::integers)?.get(dim).copied();
            let begins = ir::name(user) == "stablehlo.slice" && at("start_indices")? == 0 && at("strides")? == 1;
            at("limit_indices").filter(|_| begins)
        })
        .collect();
    kept?.into_iter().max().filter(|&kept| kept > 0)
}

/// The first `kept` elements of each sorted line, by insertion of one element after the other into those selected so far. The
/// results have no other elements that are defined: the slices take what was inserted.
fn select<'c, 'a>(site: &Site<'c, 'a>, dim: usize, length: i64, kept: i64) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    let (at, shape) = (&site.at, site.shape(0));
    let count = site.operands.len();
    let selected: Vec<i64> = shape.iter().enumerate().map(|(d, &size)| if d == dim { kept } else { size }).collect();
    let outer: Vec<i64> = shape.iter().enumerate().map(|(d, &size)| if d == dim { 1 } else { size }).collect();
    let empty: Vec<Value> =
        (0..count).map(|i| at.empty(types::tensor(&selected, site.stored(site.element(i))))).collect();
    let results = loops::nest(at, &outer, &empty, &mut |at, index, carried| {
        let slots: Vec<Slot> = (0..count).map(|tensor| Slot { tensor, index: index.to_vec(), dim }).collect();
        let lines = |tensors: &[Value<'c, 'a>]| Lines { tensors: tensors.to_vec(), slots: slots.clone() };
        let bounds = (at.index(0), at.index(length), at.index(1));
        loops::counted(at, bounds, carried, |at, position, carried| {
            let (index, kept, last) = (types::index(at.context), at.index(kept), at.index(kept - 1));
            let choose = |condition, yes, no| at.op("arith.select", &[condition, yes, no], index);
            // While there is room, an element passes all those before it; then most do not precede the last one selected, and
            // take no step.
            let room = loops::compare(at, loops::Predicate::UnsignedLess, position, kept);
            let element = lines(&site.operands).load(at, position);
            let less = precedes(site, at, &element, &lines(carried).load(at, last))?;
            let steps = choose(room, position, choose(less, kept, at.index(0)));
            let (tensors, behind) = shift(site, at, &lines(carried), steps, &element)?;
            let place = at.op("arith.minui", &[position, last], index);
            let there = lines(&tensors).load(at, place);
            let values = behind.iter().zip(&there);
            let values: Vec<Value> = values.map(|(&b, &t)| at.op("arith.select", &[room, b, t], b.r#type())).collect();
            Ok(lines(&tensors).store(at, &tensors, place, &values))
        })
    })?;
    let (beginning, ones) = (vec![0; shape.len()], vec![1; shape.len()]);
    let whole = |part: Value<'c, 'a>| {
        let whole = at.empty(types::tensor(&shape, ir::element_type(part.r#type())));
        insert_slice(at, part, whole, &beginning, &ones)
    };
    Ok(results.into_iter().map(whole).collect())
}

/// Puts an element into the first `steps` elements of a line, before the first that it precedes, and moves those behind by one:
/// the tensors, and the element that comes out at the end.
fn shift<'c, 'a>(
    site: &Site<'c, 'a>,
    at: &Builder<'c, 'a>,
    line: &Lines<'c, 'a>,
    steps: Value<'c, 'a>,
    element: &[Value<'c, 'a>],
) -> Result<(Vec<Value<'c, 'a>>, Vec<Value<'c, 'a>>), Emitted> {
    let (bit, count) = (types::integer(at.context, 1), element.len());
    let carried = [&[at.int(bit, 0)], element, &line.tensors].concat();
    let moved = loops::counted(at, (at.index(0), steps, at.index(1)), &carried, |at, position, carried| {
        let (inserted, held, tensors) = (carried[0], &carried[1..=count], &carried[1 + count..]);
        let line = Lines { tensors: tensors.to_vec(), slots: line.slots.clone() };
        let there = line.load(at, position);
        // Once the element has its place, the others move whatever the comparator says: equal ones keep their order.
        let less = precedes(site, at, held, &there)?;
        let inserted = at.op("arith.ori", &[inserted, less], bit);
        let choose = |yes: &[Value<'c, 'a>], no: &[Value<'c, 'a>]| -> Vec<Value<'c, 'a>> {
            let pairs = yes.iter().zip(no);
            pairs.map(|(&yes, &no)| at.op("arith.select", &[inserted, yes, no], yes.r#type())).collect()
        };
        let written = line.store(at, tensors, position, &choose(held, &there));
        Ok([vec![inserted], choose(&there, held), written].concat())
    })?;
    Ok((moved[1 + count..].to_vec(), moved[1..=count].to_vec()))
}

/// What the comparator says of two elements as they are stored.
fn precedes<'c, 'a>(
    site: &Site<'c, 'a>,
    at: &Builder<'c, 'a>,
    a: &[Value<'c, 'a>],
    b: &[Value<'c, 'a>],
) -> Result<Value<'c, 'a>, Emitted> {
    let loaded = |value, operand| storage::load(at, value, site.element(operand));
    let pairs = a.iter().zip(b).enumerate();
    let pairs: Vec<Value> = pairs.flat_map(|(i, (&a, &b))| [loaded(a, i), loaded(b, i)]).collect();
    Ok(scalar::inline(at, site.op, 0, &pairs)?[0])
}

/// Merges neighbouring runs of `width` elements; gives the tensors that were written to.
fn pass<'c, 'a>(
    site: &Site<'c, 'a>,
    at: &Builder<'c, 'a>,
    from: &Lines<'c, 'a>,
    to: Lines<'c, 'a>,
    width: Value<'c, 'a>,
    length: i64,
) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    let index = types::index(at.context);
    let bounds = (at.index(0), at.index(length), loops::add(at, width, width));
    loops::counted(at, bounds, &to.tensors, |at, start, tensors| {
        let smaller = |a, b| at.op("arith.minui", &[a, b], index);
        let end_of_line = at.index(length);
        let middle = smaller(loops::add(at, start, width), end_of_line);
        let end = smaller(loops::add(at, middle, width), end_of_line);
        let carried = [&[start, middle], tensors].concat();
        let merged = loops::counted(at, (start, end, at.index(1)), &carried, |at, position, carried| {
            let (left, right) = (carried[0], carried[1]);
            let last = at.index(length - 1);
            // Reads stay inside of the line where a run is used up; what they give is not taken then.
            let near = |i| at.op("arith.minui", &[i, last], index);
            let (a, b) = (from.load(at, near(left)), from.load(at, near(right)));
            // An element of the right run goes first only if it is less: equal elements keep their order.
            let less = precedes(site, at, &b, &a)?;
            let bit = types::integer(at.context, 1);
            let left_done = loops::compare(at, loops::Predicate::LessOrEqual, middle, left);
            let right_left = loops::compare(at, loops::Predicate::Less, right, end);
            let take_right = at.op("arith.ori", &[left_done, less], bit);
            let take_right = loops::and(at, take_right, right_left);
            let values: Vec<Value> =
                a.iter().zip(&b).map(|(&a, &b)| at.op("arith.select", &[take_right, b, a], a.r#type())).collect();
            let written = to.store(at, &carried[2..], position, &values);
            let taken = at.op("arith.index_castui", &[take_right], index);
            let kept = loops::sub(at, at.index(1), taken);
            Ok([vec![loops::add(at, left, kept), loops::add(at, right, taken)], written].concat())
        })?;
        Ok(merged[2..].to_vec())
    })
}
