// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! `sort`: a stable bottom-up merge sort of each line along the dimension, or a selection of its first elements where the
//! program takes no others.
use super::{
    Rule, Site, attributes,
    generic::*,
    loops::{self, Shares},
    scalar,
    shape::insert_slice,
};
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

/// What is sorted: a stable merge sort in general, a selection where only the first elements are asked for.
fn sort<'c, 'a>(site: &Site<'c, 'a>) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    let shape = site.shape(0);
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
    match leading(site, dim).filter(|&kept| kept < length && kept <= most_selected(length)) {
        Some(kept) => select(site, dim, length, kept),
        None => merge(site, dim),
    }
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

/// Elements of a line that are compared with the last selected one together.
const GROUP: i64 = 16;

/// The most elements of a line for which selection stands in for sorting. It takes up to as many steps for an element, where a merge
/// sort takes one in each of its passes over the line, about eight times as long.
fn most_selected(length: i64) -> i64 {
    8 * i64::from(length.max(1).ilog2())
}

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
    let sources: Vec<Source> = (0..count).map(|i| Source::of(site, i, dim)).collect();
    let results = loops::independent(at, &outer, length, &empty, &mut |at, _, index, carried| {
        let slots: Vec<Slot> = (0..count).map(|tensor| Slot { tensor, index: index.to_vec(), dim }).collect();
        let lines = |tensors: &[Value<'c, 'a>]| Lines { tensors: tensors.to_vec(), slots: slots.clone() };
        let outer_index = index.to_vec();
        let element = |at: &Builder<'c, 'a>, position| -> Vec<Value<'c, 'a>> {
            let mut place = outer_index.clone();
            place[dim] = position;
            sources.iter().map(|source| source.load(at, &place, dim)).collect()
        };
        let last = |at: &Builder<'c, 'a>, carried: &[Value<'c, 'a>]| lines(carried).load(at, at.index(kept - 1));
        let elements = |at: &Builder<'c, 'a>, from, to, carried: &[Value<'c, 'a>]| {
            loops::counted(at, (from, to, at.index(1)), carried, |at, position, carried| {
                loops::poll(at, length, 1);
                let (index, kept, end) = (types::index(at.context), at.index(kept), at.index(kept - 1));
                let choose = |condition, yes, no| at.op("arith.select", &[condition, yes, no], index);
                // While there is room, an element passes all those before it; then most do not precede the last one selected, and
                // take no step.
                let room = loops::compare(at, loops::Predicate::UnsignedLess, position, kept);
                let element = element(at, position);
                let less = precedes(site, at, &element, &last(at, carried))?;
                let steps = choose(room, position, choose(less, kept, at.index(0)));
                let (tensors, behind) = shift(site, at, &lines(carried), steps, &element)?;
                let place = at.op("arith.minui", &[position, end], index);
                let there = lines(&tensors).load(at, place);
                let values = behind.iter().zip(&there);
                let values: Vec<Value> =
                    values.map(|(&b, &t)| at.op("arith.select", &[room, b, t], b.r#type())).collect();
                Ok(lines(&tensors).store(at, &tensors, place, &values))
            })
        };
        // Groups of which no element precedes the last one selected are passed over: once a few have been seen, most are.
        let whole = if dim + 1 == shape.len() { length / GROUP * GROUP } else { 0 };
        let bounds = (at.index(0), at.index(whole), at.index(GROUP));
        let carried = loops::counted(at, bounds, carried, |at, group, carried| {
            loops::poll(at, length / GROUP, GROUP);
            let end = loops::add(at, group, at.index(GROUP));
            let (bit, last) = (types::integer(at.context, 1), last(at, carried));
            let room = loops::compare(at, loops::Predicate::UnsignedLess, group, at.index(kept));
            let chosen = loops::counted(at, (group, end, at.index(1)), &[room], |at, position, chosen| {
                let less = precedes(site, at, &element(at, position), &last)?;
                Ok(vec![at.op("arith.ori", &[chosen[0], less], bit)])
            })?;
            loops::guarded(at, chosen[0], carried, |at| elements(at, group, end, carried))
        })?;
        elements(at, at.index(whole), at.index(length), &carried)
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
    // Passes until runs of 2^passes cover the line, in pairs.
    let passes = i64::from(64 - (length - 1).leading_zeros());
    let pairs = (passes + 1) / 2;
    let outer: Vec<i64> = (0..rank).map(|d| if d == dim { 1 } else { shape[d] }).collect();
    // Each item has scratch of its own.
    let items = Shares::of(outer.iter().product(), 2 * pairs * length).map(|shares| shares.items);
    let own: Vec<i64> = items.into_iter().collect();
    let memory = |sizes: &[i64], element| at.empty(types::tensor(&[&own, sizes].concat(), element));
    let scratch = scratch.iter().map(|&(element, rows)| memory(&[rows, length], element));
    let aside = aside.iter().map(|&(element, rows)| memory(&[1, rows, length], element));
    let scratch: Vec<Value> = scratch.chain(aside).collect();
    // The results that are used, then scratch.
    let whole_at: Vec<Option<usize>> =
        (0..count).map(|i| used[i].then(|| used[..i].iter().filter(|u| **u).count())).collect();
    let wholes = used.iter().filter(|u| **u).count();
    let initial = (0..count).filter(|&i| used[i]).map(|i| site.operands[i]);
    let carried: Vec<Value> = initial.chain(scratch).collect();
    let sources: Vec<Source> = (0..count).map(|i| Source::of(site, i, dim)).collect();
    let results = loops::independent(at, &outer, 2 * pairs * length, &carried, &mut |at, item, index, carried| {
        // A place in scratch, whose last index is that in the line.
        let aside_at = |at: &Builder<'c, 'a>, tensor: usize, place: &[i64]| {
            let place = place.iter().map(|&i| at.index(i));
            let index: Vec<Value> = item.into_iter().chain(place).chain([at.index(0)]).collect();
            Slot { tensor, dim: index.len() - 1, index }
        };
        let slot = |at: &Builder<'c, 'a>, (kind, row): (usize, i64)| aside_at(at, wholes + kind, &[row]);
        let own = |at: &Builder<'c, 'a>, i: usize| match whole_at[i] {
            Some(tensor) => Slot { tensor, index: index.to_vec(), dim },
            None => {
                let (kind, row) = lines[i];
                aside_at(at, wholes + kinds + kind, &[0, row])
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
            loops::poll_around(at, length);
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
    let bounds = (at.index(0), at.index(length), loops::add(at, width, width));
    loops::counted(at, bounds, &to.tensors, |at, start, tensors| {
        loops::poll_around(at, length);
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
