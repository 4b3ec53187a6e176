// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Reductions of windows, cumulative ones as scans, and the gradient of a selection per window.
use super::{Rule, Site, attributes, generic::*, loops, reduce, scalar, shape};
use crate::storage;
use melior::ir::{Type, Value, ValueLike};
use shale_bridge::{
    Builder, Emitted,
    builder::{affine_add, affine_mul},
    ir, types,
};

pub const RULES: &[(&str, Rule)] =
    &[("stablehlo.reduce_window", reduce_window), ("stablehlo.select_and_scatter", select_and_scatter)];

/// The windows of an operation.
struct Window {
    sizes: Vec<i64>,
    strides: Vec<i64>,
    base_dilations: Vec<i64>,
    dilations: Vec<i64>,
    padding: Vec<(i64, i64)>,
}

impl Window {
    fn of(site: &Site, rank: usize) -> Result<Self, Emitted> {
        let list = |name| attributes::integers_or(site.op, name, rank, 1);
        Ok(Self {
            sizes: list("window_dimensions")?,
            strides: list("window_strides")?,
            base_dilations: list("base_dilations")?,
            dilations: list("window_dilations")?,
            padding: attributes::padding(site.op, rank)?,
        })
    }

    /// The dimension along which the windows of a tensor of `shape` hold all elements up to the own one, or from it on
    /// (reversed), if the windows are like that.
    fn cumulative(&self, shape: &[i64]) -> Option<(usize, bool)> {
        let all_one = |list: &[i64]| list.iter().all(|&v| v == 1);
        let long: Vec<usize> = (0..shape.len()).filter(|&d| self.sizes[d] != 1 || self.padding[d] != (0, 0)).collect();
        let [dim] = long[..] else { return None };
        let length = shape[dim];
        if !all_one(&self.strides)
            || !all_one(&self.dilations)
            || !all_one(&self.base_dilations)
            || self.sizes[dim] != length
        {
            return None;
        }
        match self.padding[dim] {
            (low, 0) if low == length - 1 => Some((dim, false)),
            (0, high) if high == length - 1 => Some((dim, true)),
            _ => None,
        }
    }
}

fn reduce_window<'c, 'a>(site: &Site<'c, 'a>) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    let (at, results) = (&site.at, site.results());
    let count = results.len();
    if count == 0 || site.operands.len() != 2 * count {
        return Err(site.unsupported());
    }
    let (source, shape) = (site.shape(0), ir::shape(results[0]));
    let rank = source.len();
    let window = Window::of(site, rank)?;
    let (inputs, inits) = site.operands.split_at(count);
    let elements: Vec<Type> = results.iter().map(|&t| ir::element_type(t)).collect();
    if (0..2 * count).any(|i| site.element(i) != elements[i % count]) {
        return Err(site.unsupported());
    }

    if count == 1
        && let (Some((dim, reversed)), Some(combiner)) = (window.cumulative(&source), scalar::combiner(site.op, 0))
        && reduce::Start::of(site, ir::name(combiner), ir::operands(site.op)[1], elements[0])?.is_init
    {
        return scan(site, dim, reversed, combiner);
    }

    let interior: Vec<i64> = window.base_dilations.iter().map(|d| d - 1).collect();
    let padded =
        inputs.iter().zip(inits).map(|(&input, &init)| shape::padded(at, input, init, &window.padding, &interior));
    let padded = padded.collect::<Result<Vec<_>, Emitted>>()?;
    // Loops: the result's dimensions, then the window's.
    let expression = |d: usize| {
        let start = affine_mul(at.dim(d), at.affine_constant(window.strides[d]));
        if window.sizes[d] == 1 {
            start
        } else {
            affine_add(start, affine_mul(at.dim(rank + d), at.affine_constant(window.dilations[d])))
        }
    };
    let mut operands: Vec<_> = padded
        .iter()
        .enumerate()
        .map(|(i, &value)| Operand { value, element: site.element(i), map: (0..rank).map(expression).collect() })
        .collect();
    // Gives the window's loops their extents; nothing is read from it.
    let extents = Operand {
        value: at.empty(types::tensor(&window.sizes, types::integer(at.context, 8))),
        element: types::integer(at.context, 8),
        map: (0..rank).map(|d| at.dim(rank + d)).collect(),
    };
    operands.push(extents);
    let outputs = inits
        .iter()
        .zip(&elements)
        .map(|(&init, &element)| Ok(Operand { value: broadcast(at, init, &shape)?, element, map: identity(at, rank) }));
    let outputs = outputs.collect::<Result<Vec<_>, Emitted>>()?;
    let iterators = [vec![Iterator::Parallel; rank], vec![Iterator::Reduction; rank]].concat();
    if rank == 0 {
        // One window of one element.
        let inputs: Vec<_> = inits
            .iter()
            .chain(inputs)
            .zip(elements.iter().cycle())
            .map(|(&value, &element)| Operand { value, element, map: vec![] })
            .collect();
        let outputs: Vec<_> = elements.iter().map(|&element| output(at, &[], element)).collect();
        return generic(at, &inputs, &outputs, &[], &[], |at, ins, _| scalar::inline(at, site.op, 0, ins));
    }
    generic(at, &operands, &outputs, &iterators, &[reduce::lanes_attribute(at, 1)], |at, ins, outs| {
        scalar::inline(at, site.op, 0, &[outs, &ins[..count]].concat())
    })
}

/// Elements of a piece of a single line.
const PIECE: i64 = 1 << 10;

/// Cumulative reduction along a dimension, in order, from an init value that changes nothing.
fn scan<'c, 'a>(
    site: &Site<'c, 'a>,
    dim: usize,
    reversed: bool,
    combiner: melior::ir::OperationRef<'c, 'a>,
) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    let (at, element, shape) = (&site.at, site.element(0), site.shape(0));
    let (source, length) = (site.operands[0], shape[dim]);
    let stored = site.stored(element);
    let whole = at.empty(types::tensor(&shape, stored));
    let position = |at: &Builder<'c, 'a>, step: Value<'c, 'a>| {
        if reversed { loops::sub(at, at.index(length - 1), step) } else { step }
    };
    let first = at.index(if reversed { length - 1 } else { 0 });
    let bounds = (at.index(1), at.index(length), at.index(1));
    // Line by line, the sum so far in a register.
    let outer: Vec<i64> = shape.iter().enumerate().map(|(d, &size)| if d == dim { 1 } else { size }).collect();
    if loops::Shares::of(outer.iter().product(), length).is_some() {
        return scan_together(site, dim, reversed, combiner);
    }
    // A single line has no loop around it, and a loop of the program carries tensors: it reads back what it wrote, if it is long
    // at the beginning of each piece only.
    let single = outer.iter().all(|&size| size == 1);
    let pieces = if single { (length - 1) / PIECE } else { 0 };
    loops::nest(at, &outer, &[whole], &mut |at, index, carried| {
        let place = |position| {
            let mut place = index.to_vec();
            place[dim] = position;
            place
        };
        let load = |at: &Builder<'c, 'a>, tensor, position| extract(at, tensor, &place(position));
        let head = load(at, source, first);
        let line = insert(at, head, carried[0], &place(first));
        let before = |at: &Builder<'c, 'a>, line, step| load(at, line, position(at, loops::sub(at, step, at.index(1))));
        let turn = |at: &Builder<'c, 'a>, step, line, sum| {
            let here = position(at, step);
            let compute = |value| storage::load(at, value, element);
            let next = scalar::emit(at, combiner, &[compute(sum), compute(load(at, source, here))])?;
            let next = storage::store(at, next, element);
            Ok(vec![insert(at, next, line, &place(here)), next])
        };
        let values = if pieces > 1 {
            let starts = (at.index(1), at.index(length), at.index(PIECE));
            loops::counted(at, starts, &[line], |at, start, carried| {
                let end = loops::add(at, start, at.index(PIECE));
                let end = at.op("arith.minui", &[end, at.index(length)], types::index(at.context));
                let initial = [carried[0], before(at, carried[0], start)];
                let bounds = (start, end, at.index(1));
                let values =
                    loops::counted(at, bounds, &initial, |at, step, carried| turn(at, step, carried[0], carried[1]))?;
                Ok(vec![values[0]])
            })?
        } else if single {
            loops::counted(at, bounds, &[line], |at, step, carried| {
                let sum = before(at, carried[0], step);
                Ok(vec![turn(at, step, carried[0], sum)?[0]])
            })?
        } else {
            loops::counted(at, bounds, &[line, head], |at, step, carried| turn(at, step, carried[0], carried[1]))?
        };
        Ok(vec![values[0]])
    })
}

/// Rows that are summed side by side, at most: as many sums as hide the latency of one.
const ROWS: i64 = 8;
/// Columns that are: a line of the caches, of most elements.
const COLUMNS: i64 = 16;

/// As [`scan`], of many lines: several side by side, in items.
fn scan_together<'c, 'a>(
    site: &Site<'c, 'a>,
    dim: usize,
    reversed: bool,
    combiner: melior::ir::OperationRef<'c, 'a>,
) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    let (at, element, shape) = (&site.at, site.element(0), site.shape(0));
    let (source, length) = (site.operands[0], shape[dim]);
    let whole = at.empty(types::tensor(&shape, site.stored(element)));
    let mut outer: Vec<i64> = shape.iter().enumerate().map(|(d, &size)| if d == dim { 1 } else { size }).collect();
    let last = outer.iter().rposition(|&size| size > 1).unwrap_or(0);
    let most = if last > dim { COLUMNS } else { ROWS };
    let lines = (1..=most).rev().find(|lines| outer[last] % lines == 0).unwrap_or(1);
    outer[last] /= lines;
    let compute = |at: &Builder<'c, 'a>, value| storage::load(at, value, element);
    loops::independent(at, &outer, lines * length, &[whole], &mut |at, _, index, carried| {
        let mut index = index.to_vec();
        let first = at.op("arith.muli", &[index[last], at.index(lines)], types::index(at.context));
        let places: Vec<Value> = (0..lines).map(|line| loops::add(at, first, at.index(line))).collect();
        let mut place = |line: usize, step: Value<'c, 'a>| {
            (index[last], index[dim]) = (places[line], step);
            index.clone()
        };
        let begin = at.index(if reversed { length - 1 } else { 0 });
        let mut tensor = carried[0];
        let mut sums = vec![];
        for line in 0..lines as usize {
            let place = place(line, begin);
            let head = extract(at, source, &place);
            tensor = insert(at, head, tensor, &place);
            sums.push(head);
        }
        let bounds = (at.index(1), at.index(length), at.index(1));
        let values = loops::counted(at, bounds, &[vec![tensor], sums].concat(), |at, step, carried| {
            let here = if reversed { loops::sub(at, at.index(length - 1), step) } else { step };
            let (mut tensor, mut next) = (carried[0], vec![]);
            for (line, &sum) in carried[1..].iter().enumerate() {
                let value = extract(at, source, &place(line, here));
                let value = scalar::emit(at, combiner, &[compute(at, sum), compute(at, value)])?;
                next.push(storage::store(at, value, element));
            }
            for (line, &value) in next.iter().enumerate() {
                tensor = insert(at, value, tensor, &place(line, here));
            }
            Ok([vec![tensor], next].concat())
        })?;
        Ok(vec![values[0]])
    })
}

/// For each window, in order: find the element that `select` keeps, and combine the window's source element with the result
/// there.
fn select_and_scatter<'c, 'a>(site: &Site<'c, 'a>) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    let (at, element) = (&site.at, site.element(0));
    let (operand, source, init) = (site.operands[0], site.operands[1], site.operands[2]);
    let (shape, windows) = (site.shape(0), site.shape(1));
    let rank = shape.len();
    let window = Window::of(site, rank)?;
    if [1, 2].iter().any(|&i| site.element(i) != element) || ir::element_type(site.result(0)) != element {
        return Err(site.unsupported());
    }
    let start = broadcast(at, init, &shape)?;
    if windows.contains(&0) {
        return Ok(vec![start]);
    }
    let index = types::index(at.context);
    let bit = types::integer(at.context, 1);
    let results = loops::nest(at, &windows, &[start], &mut |at, at_source, carried| {
        let corner: Vec<Value> = (0..rank)
            .map(|d| {
                let begin = at.op("arith.muli", &[at_source[d], at.index(window.strides[d])], index);
                loops::sub(at, begin, at.index(window.padding[d].0))
            })
            .collect();
        // Carried: whether an element was found, its value as stored, its place.
        let found = [vec![at.int(bit, 0), at.zero(site.stored(element))], vec![at.index(0); rank]].concat();
        let found = loops::nest(at, &window.sizes, &found, &mut |at, offset, found| {
            let place: Vec<Value> = (0..rank).map(|d| loops::add(at, corner[d], offset[d])).collect();
            let mut inside = at.int(bit, 1);
            for d in (0..rank).filter(|&d| window.may_leave(d, shape[d], windows[d])) {
                // As an unsigned number, a negative index is beyond every size.
                inside = loops::and(
                    at,
                    inside,
                    loops::compare(at, loops::Predicate::UnsignedLess, place[d], at.index(shape[d])),
                );
            }
            loops::guarded(at, inside, found, |at| {
                let value = extract(at, operand, &place);
                let (best, candidate) = (storage::load(at, found[1], element), storage::load(at, value, element));
                let keeps = scalar::inline(at, site.op, 0, &[best, candidate])?[0];
                let keeps = loops::and(at, found[0], keeps);
                let choose = |old: Value<'c, 'a>, new| at.op("arith.select", &[keeps, old, new], old.r#type());
                let place = (0..rank).map(|d| choose(found[2 + d], place[d]));
                let place: Vec<_> = place.collect();
                Ok([vec![at.int(bit, 1), choose(found[1], value)], place].concat())
            })
        })?;
        loops::guarded(at, found[0], carried, |at| {
            let place = &found[2..];
            let old = storage::load(at, extract(at, carried[0], place), element);
            let new = storage::load(at, extract(at, source, at_source), site.element(1));
            let sum = scalar::inline(at, site.op, 1, &[old, new])?[0];
            Ok(vec![insert(at, storage::store(at, sum, element), carried[0], place)])
        })
    })?;
    Ok(results)
}

impl Window {
    /// Whether some window leaves the tensor along a dimension.
    fn may_leave(&self, d: usize, size: i64, windows: i64) -> bool {
        self.padding[d].0 > 0 || (windows - 1) * self.strides[d] - self.padding[d].0 + self.sizes[d] > size
    }
}
