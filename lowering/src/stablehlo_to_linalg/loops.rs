// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Loops over elements, for operations whose places are data.
use crate::storage::{self, Kind};
use melior::ir::{Type, Value, ValueLike};
use shale_bridge::{Builder, Emitted, ir, types};

/// Nested `scf.for` loops from 0 to each extent, which carry values through all iterations in order. `body` receives the
/// indices and the carried values and gives the next ones.
pub fn nest<'c, 'a>(
    at: &Builder<'c, 'a>,
    extents: &[i64],
    carried: &[Value<'c, 'a>],
    body: &mut dyn FnMut(&Builder<'c, 'a>, &[Value<'c, 'a>], &[Value<'c, 'a>]) -> Result<Vec<Value<'c, 'a>>, Emitted>,
) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    long_nest(at, extents, 1, carried, body)
}

/// As [`nest`], with a body of about `work` simple steps.
pub fn long_nest<'c, 'a>(
    at: &Builder<'c, 'a>,
    extents: &[i64],
    work: i64,
    carried: &[Value<'c, 'a>],
    body: &mut dyn FnMut(&Builder<'c, 'a>, &[Value<'c, 'a>], &[Value<'c, 'a>]) -> Result<Vec<Value<'c, 'a>>, Emitted>,
) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    descend(at, extents, &mut vec![], work, carried, body)
}

fn descend<'c, 'a>(
    at: &Builder<'c, 'a>,
    extents: &[i64],
    indices: &mut Vec<Value<'c, 'a>>,
    work: i64,
    carried: &[Value<'c, 'a>],
    body: &mut dyn FnMut(&Builder<'c, 'a>, &[Value<'c, 'a>], &[Value<'c, 'a>]) -> Result<Vec<Value<'c, 'a>>, Emitted>,
) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    let Some((&extent, rest)) = extents.split_first() else { return body(at, indices, carried) };
    if extent == 1 {
        indices.push(at.index(0));
        let values = descend(at, rest, indices, work, carried, body);
        indices.pop();
        return values;
    }
    let bounds = (at.index(0), at.index(extent), at.index(1));
    let within = rest.iter().fold(work, |all, &extent| all.saturating_mul(extent.max(1)));
    counted(at, bounds, carried, |inner, index, carried| {
        poll(inner, extent, within);
        indices.push(index);
        let values = descend(inner, rest, indices, work, carried, body);
        indices.pop();
        values
    })
}

/// The attribute of an `scf.for` over 0, 1, 2, … whose iterations are items of a grid: none touches what another one writes.
pub const ITEMS: &str = "shale.items";

/// Simple steps on scalars from which on work is divided into items: a few times what it takes to wake a thread.
const SHARED: i64 = 1 << 17;
/// Simple steps of an item, at least.
const LEAST: i64 = 1 << 13;
/// Items, at most; memory that each has for itself is as many times what one needs.
const MOST: i64 = 32;

/// Independent parts, divided into items.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shares {
    /// Parts of an item; the last may have fewer.
    pub each: i64,
    pub items: i64,
}

impl Shares {
    /// How `count` parts, each of about `work` simple steps, are divided, if that is worth it.
    pub fn of(count: i64, work: i64) -> Option<Self> {
        let total = count.saturating_mul(work.max(1));
        if count < 2 || total < SHARED {
            return None;
        }
        let each = (count + MOST - 1) / MOST;
        let each = each.max(LEAST / work.max(1)).min(count);
        let items = (count + each - 1) / each;
        (items > 1).then_some(Self { each, items })
    }
}

/// A loop over the items of a grid, of which none touches what another one writes.
pub fn items<'c, 'a>(
    at: &Builder<'c, 'a>,
    count: i64,
    carried: &[Value<'c, 'a>],
    body: impl FnOnce(&Builder<'c, 'a>, Value<'c, 'a>, &[Value<'c, 'a>]) -> Result<Vec<Value<'c, 'a>>, Emitted>,
) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    let results = counted(at, (at.index(0), at.index(count), at.index(1)), carried, body)?;
    if let Some(op) = results.first().and_then(|value| ir::definition(*value)) {
        ir::set_attribute(op, ITEMS, types::unit(at.context));
    }
    Ok(results)
}

/// The parts of an item: from the first to before the last.
pub fn part<'c, 'a>(
    at: &Builder<'c, 'a>,
    item: Value<'c, 'a>,
    each: i64,
    count: i64,
) -> (Value<'c, 'a>, Value<'c, 'a>) {
    let index = types::index(at.context);
    let first = at.op("arith.muli", &[item, at.index(each)], index);
    let end = add(at, first, at.index(each));
    let end = if count % each == 0 { end } else { at.op("arith.minui", &[end, at.index(count)], index) };
    (first, end)
}

/// What one iteration of [`independent`] loops does: with the number of its item, if there are items, and its indices.
pub type Iteration<'s, 'c, 'a> = &'s mut dyn FnMut(
    &Builder<'c, 'a>,
    Option<Value<'c, 'a>>,
    &[Value<'c, 'a>],
    &[Value<'c, 'a>],
) -> Result<Vec<Value<'c, 'a>>, Emitted>;

/// As [`long_nest`], of iterations none of which touches what another one writes: in items, if they are much work.
pub fn independent<'c, 'a>(
    at: &Builder<'c, 'a>,
    extents: &[i64],
    work: i64,
    carried: &[Value<'c, 'a>],
    body: Iteration<'_, 'c, 'a>,
) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    let count = extents.iter().fold(1i64, |product, &extent| product.saturating_mul(extent));
    let Some(Shares { each, items }) = Shares::of(count, work) else {
        return long_nest(at, extents, work, carried, &mut |at, indices, carried| body(at, None, indices, carried));
    };
    self::items(at, items, carried, |at, item, carried| {
        if each == 1 {
            return body(at, Some(item), &delinearized(at, item, extents), carried);
        }
        let (first, end) = part(at, item, each, count);
        counted(at, (first, end, at.index(1)), carried, |at, linear, carried| {
            poll(at, each, work);
            body(at, Some(item), &delinearized(at, linear, extents), carried)
        })
    })
}

/// The indices of loops with these extents that are walked as one.
fn delinearized<'c, 'a>(at: &Builder<'c, 'a>, linear: Value<'c, 'a>, extents: &[i64]) -> Vec<Value<'c, 'a>> {
    let index = types::index(at.context);
    let mut indices = vec![None; extents.len()];
    let mut rest = linear;
    let mut left = extents.iter().filter(|&&extent| extent != 1).count();
    for (d, &extent) in extents.iter().enumerate().rev().filter(|(_, extent)| **extent != 1) {
        left -= 1;
        if left == 0 {
            indices[d] = Some(rest);
            break;
        }
        indices[d] = Some(at.op("arith.remui", &[rest, at.index(extent)], index));
        rest = at.op("arith.divui", &[rest, at.index(extent)], index);
    }
    indices.into_iter().map(|known| known.unwrap_or_else(|| at.index(0))).collect()
}

/// Iterations of simple work between two looks at whether the execution was cancelled: some milliseconds.
const UNPOLLED: i64 = 1 << 20;

/// A loop of `count` iterations, each of about `inner` simple steps, says in each whether it is to go on, if the whole is long and no
/// loop inside will say it.
pub fn poll(at: &Builder, count: i64, inner: i64) {
    if inner < UNPOLLED && count.saturating_mul(inner.max(1)) >= UNPOLLED {
        at.create("shale.poll", &[], &[], &[], vec![]);
    }
}

/// As [`poll`], for a loop around one that says it itself: what is left of the outer loop is skipped too.
pub fn poll_around(at: &Builder, inner: i64) {
    if inner >= UNPOLLED {
        at.create("shale.poll", &[], &[], &[], vec![]);
    }
}

/// `scf.for` whose body may fail.
pub fn counted<'c, 'a>(
    at: &Builder<'c, 'a>,
    bounds: (Value<'c, 'a>, Value<'c, 'a>, Value<'c, 'a>),
    carried: &[Value<'c, 'a>],
    body: impl FnOnce(&Builder<'c, 'a>, Value<'c, 'a>, &[Value<'c, 'a>]) -> Result<Vec<Value<'c, 'a>>, Emitted>,
) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    let mut outcome = Ok(());
    let results = at.scf_for(bounds, carried, |inner, index, carried| match body(inner, index, carried) {
        Ok(values) => values,
        Err(emitted) => {
            outcome = Err(emitted);
            carried.to_vec()
        }
    });
    outcome.map(|()| results)
}

/// `scf.if` that keeps the values where the condition does not hold, and whose body may fail.
pub fn guarded<'c, 'a>(
    at: &Builder<'c, 'a>,
    condition: Value<'c, 'a>,
    values: &[Value<'c, 'a>],
    body: impl FnOnce(&Builder<'c, 'a>) -> Result<Vec<Value<'c, 'a>>, Emitted>,
) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    let types: Vec<Type> = values.iter().map(|v| v.r#type()).collect();
    let mut outcome = Ok(());
    let then = |inner: &Builder<'c, 'a>| match body(inner) {
        Ok(values) => values,
        Err(emitted) => {
            outcome = Err(emitted);
            values.to_vec()
        }
    };
    let results = at.scf_if(condition, &types, then, |_| values.to_vec());
    outcome.map(|()| results)
}

pub fn add<'c, 'a>(at: &Builder<'c, 'a>, a: Value<'c, 'a>, b: Value<'c, 'a>) -> Value<'c, 'a> {
    at.op("arith.addi", &[a, b], a.r#type())
}
pub fn sub<'c, 'a>(at: &Builder<'c, 'a>, a: Value<'c, 'a>, b: Value<'c, 'a>) -> Value<'c, 'a> {
    at.op("arith.subi", &[a, b], a.r#type())
}
pub fn and<'c, 'a>(at: &Builder<'c, 'a>, a: Value<'c, 'a>, b: Value<'c, 'a>) -> Value<'c, 'a> {
    at.op("arith.andi", &[a, b], a.r#type())
}

/// `arith.cmpi` of integers or indices.
pub fn compare<'c, 'a>(
    at: &Builder<'c, 'a>,
    predicate: Predicate,
    a: Value<'c, 'a>,
    b: Value<'c, 'a>,
) -> Value<'c, 'a> {
    at.op_with(
        "arith.cmpi",
        &[a, b],
        &[("predicate", types::i64_attribute(at.context, predicate as i64))],
        types::integer(at.context, 1),
    )
}

/// Predicates of `arith.cmpi`, with their numbers.
#[derive(Clone, Copy, Debug)]
pub enum Predicate {
    Less = 2,
    LessOrEqual = 3,
    UnsignedLess = 6,
    UnsignedLessOrEqual = 7,
}

/// An index that is data, as i64 (which a u64 beyond i64 makes negative).
fn wide<'c, 'a>(at: &Builder<'c, 'a>, value: Value<'c, 'a>, element: Type<'c>) -> Value<'c, 'a> {
    let i64 = types::integer(at.context, 64);
    if value.r#type() == i64 {
        value
    } else {
        at.op(if storage::kind(element) == Some(Kind::Signed) { "arith.extsi" } else { "arith.extui" }, &[value], i64)
    }
}

/// An index that is data, clamped to 0 to `last`.
pub fn clamped_index<'c, 'a>(
    at: &Builder<'c, 'a>,
    value: Value<'c, 'a>,
    element: Type<'c>,
    last: i64,
) -> Value<'c, 'a> {
    let i64 = types::integer(at.context, 64);
    let (value, last) = (wide(at, value, element), at.int(i64, last.max(0)));
    let value = if storage::kind(element) == Some(Kind::Signed) {
        let value = at.op("arith.maxsi", &[value, at.int(i64, 0)], i64);
        at.op("arith.minsi", &[value, last], i64)
    } else {
        at.op("arith.minui", &[value, last], i64)
    };
    at.op("arith.index_cast", &[value], types::index(at.context))
}

/// An index that is data, and whether it is between 0 and `last`.
pub fn checked_index<'c, 'a>(
    at: &Builder<'c, 'a>,
    value: Value<'c, 'a>,
    element: Type<'c>,
    last: i64,
) -> (Value<'c, 'a>, Value<'c, 'a>) {
    let i64 = types::integer(at.context, 64);
    let value = wide(at, value, element);
    // As unsigned numbers, negative ones are beyond every bound.
    let inside = if last < 0 {
        at.int(types::integer(at.context, 1), 0)
    } else {
        compare(at, Predicate::UnsignedLessOrEqual, value, at.int(i64, last))
    };
    (at.op("arith.index_cast", &[value], types::index(at.context)), inside)
}
