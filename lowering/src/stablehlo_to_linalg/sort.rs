// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! `sort`: a stable bottom-up merge sort of each line along the dimension.
use super::{Rule, Site, attributes, generic::*, loops, scalar};
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

/// What is sorted: a stable merge sort in general, an insertion of the least elements where only these are asked for.
fn sort<'c, 'a>(site: &Site<'c, 'a>) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    let shape = site.shape(0);
    let rank = shape.len();
    // Absent, it is the last one; negative, it counts from the end.
    let dim =
        if ir::attribute(site.op, "dimension").is_some() { attributes::integer(site.op, "dimension")? } else { -1 };
    let dim = usize::try_from(if dim < 0 { dim + rank as i64 } else { dim }).ok().filter(|&d| d < rank);
    let Some(dim) = dim else { return if rank == 0 { Ok(site.operands.clone()) } else { Err(site.unsupported()) } };
    if shape[dim] < 2 {
        return Ok(site.operands.clone());
    }
    match least_used(site, dim) {
        Some(count) if count <= MOST_INSERTED && 2 * count <= shape[dim] && differ(site) => least(site, dim, count),
        _ => merge(site, dim),
    }
}

/// More elements than this are sorted with all others rather than inserted one by one.
const MOST_INSERTED: i64 = 64;

/// Whether all operands are stored in different types: equal `tensor.empty` are the same value to MLIR, and results must not share
/// memory.
fn differ(site: &Site) -> bool {
    let stored: Vec<Type> = (0..site.operands.len()).map(|i| site.stored(site.element(i))).collect();
    (1..stored.len()).all(|i| !stored[..i].contains(&stored[i]))
}

/// How many elements at the beginning of each line are used, if that is one number for all results that are used at all.
fn least_used(site: &Site, dim: usize) -> Option<i64> {
    let mut found = None;
    for (user, _) in ir::results(site.op).into_iter().flat_map(ir::uses) {
        let list = |name| attributes::integers(user, name).ok();
        if ir::name(user) != "stablehlo.slice" || list("start_indices")?[dim] != 0 || list("strides")?[dim] != 1 {
            return None;
        }
        let limits = list("limit_indices")?;
        let others = (0..limits.len()).filter(|&d| d != dim);
        let whole =
            others.clone().all(|d| limits[d] == site.shape(0)[d] && list("start_indices").is_some_and(|s| s[d] == 0));
        let dense = others.clone().all(|d| list("strides").is_some_and(|s| s[d] == 1));
        if !whole || !dense || *found.get_or_insert(limits[dim]) != limits[dim] {
            return None;
        }
    }
    found.filter(|&count| count > 0)
}

/// An operand of a sort, read where it is: the elements of an `iota` along the line are its positions.
struct Source<'c, 'a> {
    tensor: Value<'c, 'a>,
    /// The storage type, if the elements are positions.
    positions: Option<Type<'c>>,
}

impl<'c, 'a> Source<'c, 'a> {
    fn of(site: &Site<'c, 'a>, operand: usize, dim: usize) -> Self {
        let stored = site.stored(site.element(operand));
        let iota = ir::definition(ir::operands(site.op)[operand]).filter(|op| ir::name(*op) == "stablehlo.iota");
        let along = iota.and_then(|op| ir::attribute(op, "iota_dimension")).and_then(ir::integer);
        let counts =
            along == Some(dim as i64) && matches!(types::width(stored), Some(32 | 64)) && types::is_integer(stored);
        Self { tensor: site.operands[operand], positions: counts.then_some(stored) }
    }

    fn load(&self, at: &Builder<'c, 'a>, index: &[Value<'c, 'a>], dim: usize) -> Value<'c, 'a> {
        match self.positions {
            Some(stored) => at.op("arith.index_cast", &[index[dim]], stored),
            None => extract(at, self.tensor, index),
        }
    }
}

/// The least `count` elements of each line, in the beginning of the results; the rest of these has no contents.
///
/// Each element in turn is compared with the greatest of the least so far, and inserted behind those that are not greater.
fn least<'c, 'a>(site: &Site<'c, 'a>, dim: usize, count: i64) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    let (at, shape) = (&site.at, site.shape(0));
    let operands = site.operands.len();
    let elements: Vec<Type> = (0..operands).map(|i| site.element(i)).collect();
    let sources: Vec<Source> = (0..operands).map(|i| Source::of(site, i, dim)).collect();
    let mut kept_shape = shape.clone();
    kept_shape[dim] = count;
    // A result that nothing uses still orders the others, line by line.
    let used: Vec<bool> = ir::results(site.op).into_iter().map(|result| !ir::uses(result).is_empty()).collect();
    let line_shape: Vec<i64> = (0..shape.len()).map(|d| if d == dim { count } else { 1 }).collect();
    let kept: Vec<Value> = (0..operands)
        .map(|i| at.empty(types::tensor(if used[i] { &kept_shape } else { &line_shape }, site.stored(elements[i]))))
        .collect();
    let outer: Vec<i64> = (0..shape.len()).map(|d| if d == dim { 1 } else { shape[d] }).collect();
    let kept = loops::long_nest(at, &outer, shape[dim], &kept, &mut |at, index, kept| {
        let places = |at: &Builder<'c, 'a>, position| -> Vec<Vec<Value<'c, 'a>>> {
            let zero = at.index(0);
            let place = |used: &bool| {
                let other = |d: usize| if *used { index[d] } else { zero };
                (0..index.len()).map(|d| if d == dim { position } else { other(d) }).collect()
            };
            used.iter().map(place).collect()
        };
        let read = |at: &Builder<'c, 'a>, kept: &[Value<'c, 'a>], position| -> Vec<Value<'c, 'a>> {
            kept.iter().zip(places(at, position)).map(|(&tensor, place)| extract(at, tensor, &place)).collect()
        };
        let write =
            |at: &Builder<'c, 'a>, kept: &[Value<'c, 'a>], position, values: &[Value<'c, 'a>]| -> Vec<Value<'c, 'a>> {
                let places = places(at, position);
                kept.iter()
                    .zip(values)
                    .zip(places)
                    .map(|((&tensor, &value), place)| insert(at, value, tensor, &place))
                    .collect()
            };
        let less = |at: &Builder<'c, 'a>, a: &[Value<'c, 'a>], b: &[Value<'c, 'a>]| -> Result<Value<'c, 'a>, Emitted> {
            let load = |i: usize, v: Value<'c, 'a>| storage::load(at, v, elements[i]);
            let pairs: Vec<Value> = (0..operands).flat_map(|i| [load(i, a[i]), load(i, b[i])]).collect();
            Ok(scalar::inline(at, site.op, 0, &pairs)?[0])
        };
        let next = |at: &Builder<'c, 'a>, position| -> Vec<Value<'c, 'a>> {
            let mut place = index.to_vec();
            place[dim] = position;
            sources.iter().map(|source| source.load(at, &place, dim)).collect()
        };
        // Puts an element among the first `filled`: behind its place, everything moves up by one. Gives the one that is left over.
        let insert_among = |at: &Builder<'c, 'a>, filled, element: &[Value<'c, 'a>], kept: &[Value<'c, 'a>]| {
            let bit = types::integer(at.context, 1);
            let carried = [&[at.int(bit, 0)], element, kept].concat();
            loops::counted(at, (at.index(0), filled, at.index(1)), &carried, |at, position, carried| {
                let (found, element, kept) = (carried[0], &carried[1..=operands], &carried[operands + 1..]);
                let here = read(at, kept, position);
                let found = at.op("arith.ori", &[found, less(at, element, &here)?], bit);
                let pick = |a: Value<'c, 'a>, b: Value<'c, 'a>| at.op("arith.select", &[found, a, b], a.r#type());
                let put: Vec<Value> = element.iter().zip(&here).map(|(&new, &old)| pick(new, old)).collect();
                let left: Vec<Value> = element.iter().zip(&here).map(|(&new, &old)| pick(old, new)).collect();
                Ok([vec![found], left, write(at, kept, position, &put)].concat())
            })
        };
        let first = (at.index(0), at.index(count), at.index(1));
        let kept = loops::counted(at, first, kept, |at, position, kept| {
            let results = insert_among(at, position, &next(at, position), kept)?;
            Ok(write(at, &results[operands + 1..], position, &results[1..=operands]))
        })?;
        let others = (at.index(count), at.index(shape[dim]), at.index(1));
        loops::counted(at, others, &kept, |at, position, kept| {
            loops::poll(at, shape[dim], 1);
            let element = next(at, position);
            let last = read(at, kept, at.index(count - 1));
            let belongs = less(at, &element, &last)?;
            loops::guarded(at, belongs, kept, |at| {
                Ok(insert_among(at, at.index(count), &element, kept)?[operands + 1..].to_vec())
            })
        })
    })?;
    // The users slice what is there.
    let whole = |i: usize| -> Value<'c, 'a> {
        let all = at.empty(types::tensor(&shape, site.stored(elements[i])));
        if !used[i] {
            return all;
        }
        let rank = shape.len();
        let attributes = [
            ("static_offsets", types::i64_array(at.context, &vec![0; rank])),
            ("static_sizes", types::i64_array(at.context, &kept_shape)),
            ("static_strides", types::i64_array(at.context, &vec![1; rank])),
            ("operandSegmentSizes", types::i32_array(at.context, &[1, 1, 0, 0, 0])),
        ];
        at.op_with("tensor.insert_slice", &[kept[i], all], &attributes, all.r#type())
    };
    Ok((0..operands).map(whole).collect())
}

/// For each selected element type, the tensor among those given back and the row in it; and the types and row counts of these tensors.
fn packed<'c>(elements: &[Type<'c>], selected: &[bool]) -> (Vec<(usize, i64)>, Vec<(Type<'c>, i64)>) {
    let mut kinds: Vec<(Type, i64)> = vec![];
    let place = |(&element, &selected): (&Type<'c>, &bool)| {
        if !selected {
            return (0, 0);
        }
        let kind = kinds.iter().position(|(t, _)| *t == element).unwrap_or_else(|| {
            kinds.push((element, 0));
            kinds.len() - 1
        });
        kinds[kind].1 += 1;
        (kind, kinds[kind].1 - 1)
    };
    let places = elements.iter().zip(selected).map(place).collect();
    (places, kinds)
}

/// A stable bottom-up merge sort.
///
/// Passes double the length of sorted runs: from the tensors to scratch and back, so that after a pair of passes the result is
/// where it belongs. Each pass writes every element once, whatever the comparator says, so the result is a permutation. Where a
/// result is not used, its operand is sorted along in memory for one line.
fn merge<'c, 'a>(site: &Site<'c, 'a>, dim: usize) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    let (at, shape) = (&site.at, site.shape(0));
    let (rank, length) = (shape.len(), shape[dim]);
    let count = site.operands.len();
    let used: Vec<bool> = ir::results(site.op).into_iter().map(|result| !ir::uses(result).is_empty()).collect();
    // One scratch tensor for each type: equal `tensor.empty` are the same value to MLIR, and two must not share memory. Those of the
    // lines that are sorted aside have another rank.
    let stored: Vec<Type> = (0..count).map(|i| site.stored(site.element(i))).collect();
    let (rows, scratch) = packed(&stored, &vec![true; count]);
    let (lines, aside) = packed(&stored, &used.iter().map(|used| !used).collect::<Vec<_>>());
    let kinds = scratch.len();
    let scratch = scratch.iter().map(|&(element, rows)| at.empty(types::tensor(&[rows, length], element)));
    let aside = aside.iter().map(|&(element, rows)| at.empty(types::tensor(&[1, rows, length], element)));
    let scratch: Vec<Value> = scratch.chain(aside).collect();
    // The results that are used, then scratch.
    let whole_at: Vec<Option<usize>> =
        (0..count).map(|i| used[i].then(|| used[..i].iter().filter(|u| **u).count())).collect();
    let wholes = used.iter().filter(|u| **u).count();
    let initial = (0..count).filter(|&i| used[i]).map(|i| site.operands[i]);
    let carried: Vec<Value> = initial.chain(scratch).collect();
    let sources: Vec<Source> = (0..count).map(|i| Source::of(site, i, dim)).collect();
    let outer: Vec<i64> = (0..rank).map(|d| if d == dim { 1 } else { shape[d] }).collect();
    // Passes until runs of 2^passes cover the line, in pairs.
    let passes = i64::from(64 - (length - 1).leading_zeros());
    let pairs = (passes + 1) / 2;
    let results = loops::long_nest(at, &outer, 2 * pairs * length, &carried, &mut |at, index, carried| {
        let slot = |at: &Builder<'c, 'a>, (kind, row): (usize, i64)| Slot {
            tensor: wholes + kind,
            index: vec![at.index(row), at.index(0)],
            dim: 1,
        };
        let own = |at: &Builder<'c, 'a>, i: usize| match whole_at[i] {
            Some(tensor) => Slot { tensor, index: index.to_vec(), dim },
            None => {
                let (kind, row) = lines[i];
                Slot { tensor: wholes + kinds + kind, index: vec![at.index(0), at.index(row), at.index(0)], dim: 2 }
            }
        };
        // The lines that are sorted aside.
        let aside: Vec<usize> = (0..count).filter(|&i| !used[i]).collect();
        let mut carried = carried.to_vec();
        if !aside.is_empty() {
            let bounds = (at.index(0), at.index(length), at.index(1));
            carried = loops::counted(at, bounds, &carried, |at, position, carried| {
                let mut carried = carried.to_vec();
                let mut place = index.to_vec();
                place[dim] = position;
                for &i in &aside {
                    let slot = own(at, i);
                    let value = sources[i].load(at, &place, dim);
                    carried[slot.tensor] = insert(at, value, carried[slot.tensor], &slot.place(position));
                }
                Ok(carried)
            })?;
        }
        let bounds = (at.index(0), at.index(pairs), at.index(1));
        loops::counted(at, bounds, &carried, |at, pair, carried| {
            loops::poll(at, pairs, 2 * length);
            let one = at.index(1);
            let step = loops::add(at, pair, pair);
            let width = at.op("arith.shli", &[one, step], types::index(at.context));
            let twice = loops::add(at, width, width);
            let whole_slots: Vec<Slot> = (0..count).map(|i| own(at, i)).collect();
            let scratch_slots: Vec<Slot> = rows.iter().map(|&row| slot(at, row)).collect();
            let lines = |tensors: &[Value<'c, 'a>], slots: &[Slot<'c, 'a>]| Lines {
                tensors: tensors.to_vec(),
                slots: slots.to_vec(),
            };
            let there = pass(site, at, &lines(carried, &whole_slots), lines(carried, &scratch_slots), width, length)?;
            pass(site, at, &lines(&there, &scratch_slots), lines(&there, &whole_slots), twice, length)
        })
    })?;
    Ok((0..count).map(|i| whole_at[i].map_or(site.operands[i], |whole| results[whole])).collect())
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
    let elements: Vec<Type> = (0..from.slots.len()).map(|i| site.element(i)).collect();
    let bounds = (at.index(0), at.index(length), loops::add(at, width, width));
    loops::counted(at, bounds, &to.tensors, |at, start, tensors| {
        let smaller = |a, b| at.op("arith.minui", &[a, b], index);
        let end_of_line = at.index(length);
        let middle = smaller(loops::add(at, start, width), end_of_line);
        let end = smaller(loops::add(at, middle, width), end_of_line);
        let carried = [&[start, middle], tensors].concat();
        let merged = loops::counted(at, (start, end, at.index(1)), &carried, |at, position, carried| {
            loops::poll(at, length, 1);
            let (left, right) = (carried[0], carried[1]);
            let last = at.index(length - 1);
            // Reads stay inside of the line where a run is used up; what they give is not taken then.
            let near = |i| at.op("arith.minui", &[i, last], index);
            let (a, b) = (from.load(at, near(left)), from.load(at, near(right)));
            let load = |values: &[Value<'c, 'a>]| {
                values.iter().zip(&elements).map(|(&v, &e)| storage::load(at, v, e)).collect::<Vec<_>>()
            };
            // An element of the right run goes first only if it is less: equal elements keep their order.
            let pairs: Vec<Value> = load(&b).into_iter().zip(load(&a)).flat_map(|(b, a)| [b, a]).collect();
            let less = scalar::inline(at, site.op, 0, &pairs)?[0];
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
