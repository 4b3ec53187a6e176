// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Loops over elements, for operations whose places are data.
use crate::storage::{self, Kind};
use melior::ir::{Type, Value, ValueLike};
use shale_bridge::{Builder, Emitted, types};

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
