// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Loops, branches, barriers: `while` is `scf.while`, `if` is `scf.if`, `case` is `scf.index_switch`, all on tensors of storage
//! types.
use super::{Rule, Site, dynamic, generic::extract, other};
use crate::storage;
use melior::{
    Context,
    ir::{BlockRef, OperationRef, Region, Type, Value, ValueLike, operation::OperationLike},
};
use shale_bridge::{Builder, Emitted, ir, types};

pub const RULES: &[(&str, Rule)] = &[
    ("stablehlo.case", case),
    ("stablehlo.if", r#if),
    ("stablehlo.optimization_barrier", barrier),
    ("stablehlo.while", r#while),
];

/// A loop that is known to end after at most this many iterations is not asked whether it was cancelled.
const MOST_UNPOLLED: i128 = 1 << 12;

/// What a barrier keeps apart has been kept apart when this phase comes.
fn barrier<'c, 'a>(site: &Site<'c, 'a>) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    Ok(site.operands.clone())
}

/// The element of a rank-0 tensor, to compute with.
fn scalar<'c, 'a>(at: &Builder<'c, 'a>, tensor: Value<'c, 'a>, element: Type<'c>) -> Value<'c, 'a> {
    storage::load(at, extract(at, tensor, &[]), element)
}

/// The block of a region, and the operation that ends it.
fn region<'c, 'a>(site: &Site<'c, 'a>, index: usize) -> Result<(BlockRef<'c, 'a>, OperationRef<'c, 'a>), Emitted> {
    let block = ir::body(site.op, index).ok_or_else(|| site.unsupported())?;
    let end = ir::operations(block).last().copied().ok_or_else(|| site.unsupported())?;
    Ok((block, end))
}

/// `scf.while`. What the body only passes on is not carried: inside and after the loop it is what it was before.
fn r#while<'c, 'a>(site: &Site<'c, 'a>) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    let (at, operands) = (&site.at, &site.operands);
    let ((cond, _), (body, end)) = (region(site, 0)?, region(site, 1)?);
    let (in_cond, in_body, next) = (ir::arguments(cond), ir::arguments(body), ir::operands(end));
    let (kept, constant): (Vec<usize>, Vec<usize>) = (0..operands.len()).partition(|&i| next[i] != in_body[i]);
    for &i in &constant {
        site.lowering.define(&[in_cond[i], in_body[i]], &[operands[i], operands[i]]);
    }
    // A tensor that grows is carried as one of dynamic size.
    let all = results(site)?;
    let carried = kept.iter().map(|&i| dynamic::fit(site, at, operands[i], all[i]));
    let carried = carried.collect::<Result<Vec<Value>, Emitted>>()?;
    let carried_types: Vec<Type> = carried.iter().map(|v| v.r#type()).collect();
    let short = trip_count(at.context, site.op)?.is_some_and(|count| count <= MOST_UNPOLLED);
    // Both regions are lowered before an error ends this, so that all errors are reported.
    let (mut in_before, mut in_after) = (Ok(()), Ok(()));
    let before = at.region(&carried_types, |inner, arguments| {
        kept.iter().zip(arguments).for_each(|(&i, &argument)| site.lowering.define(&[in_cond[i]], &[argument]));
        in_before = site.lowering.block(cond, inner).map(|condition| {
            let more = scalar(inner, condition[0], types::integer(at.context, 1));
            if !short {
                inner.create("shale.poll", &[], &[], &[], vec![]);
            }
            inner.create("scf.condition", &[&[more], arguments].concat(), &[], &[], vec![]);
        });
    });
    let after = at.region(&carried_types, |inner, arguments| {
        kept.iter().zip(arguments).for_each(|(&i, &argument)| site.lowering.define(&[in_body[i]], &[argument]));
        in_after = site.lowering.block(body, inner).and_then(|next| {
            let next = kept.iter().zip(&carried_types).map(|(&i, wanted)| dynamic::fit(site, inner, next[i], *wanted));
            inner.create("scf.yield", &next.collect::<Result<Vec<Value>, Emitted>>()?, &[], &[], vec![]);
            Ok(())
        });
    });
    in_before.and(in_after)?;
    let new = ir::results(at.create("scf.while", &carried, &[], &carried_types, vec![before, after]));
    let mut results = operands.clone();
    for (&i, value) in kept.iter().zip(new) {
        results[i] = value;
    }
    Ok(results)
}

/// How often the body of a `stablehlo.while` runs, if it counts from one constant to another in steps of a third.
///
/// # Errors
/// If a constant has elements of a type that has no storage.
pub fn trip_count<'c>(context: &'c Context, op: OperationRef<'c, '_>) -> Result<Option<i128>, Emitted> {
    let (Some(cond), Some(body)) = (ir::body(op, 0), ir::body(op, 1)) else { return Ok(None) };
    let returned = |block| ir::operations(block).last().map(|end| ir::operands(*end)).unwrap_or_default();
    let constant = |value: Value<'c, '_>| -> Result<Option<i128>, Emitted> {
        let Some(op) = ir::definition(value).filter(|op| ir::name(*op) == "stablehlo.constant") else {
            return Ok(None);
        };
        let number = other::splat(context, op)?.filter(|_| !types::is_float(ir::element_type(value.r#type())));
        Ok(number.and_then(ir::integer).map(i128::from))
    };
    let compare =
        returned(cond).first().copied().and_then(ir::definition).filter(|op| ir::name(*op) == "stablehlo.compare");
    let Some(compare) = compare else { return Ok(None) };
    let direction = ir::attribute(compare, "comparison_direction").map(|a| a.to_string()).unwrap_or_default();
    let sides = ir::operands(compare);
    let Some(position) = ir::arguments(cond).iter().position(|argument| *argument == sides[0]) else { return Ok(None) };
    let counter = ir::arguments(body)[position];
    let next = returned(body).get(position).copied().and_then(ir::definition);
    let Some(next) = next.filter(|op| ir::name(*op) == "stablehlo.add") else { return Ok(None) };
    let terms = ir::operands(next);
    let step = match (terms[0] == counter, terms[1] == counter) {
        (true, false) => constant(terms[1])?,
        (false, true) => constant(terms[0])?,
        _ => None,
    };
    let (Some(first), Some(step), Some(bound)) = (constant(ir::operands(op)[position])?, step, constant(sides[1])?)
    else {
        return Ok(None);
    };
    // Numbers above half of the range are read as negative ones.
    if types::is_unsigned(ir::element_type(counter.r#type())) && [first, step, bound].iter().any(|number| *number < 0) {
        return Ok(None);
    }
    let span = match () {
        () if direction.contains("LT") => bound - first,
        () if direction.contains("LE") => bound - first + 1,
        () => return Ok(None),
    };
    let count = if span <= 0 { 0 } else { (span + step - 1).checked_div(step).unwrap_or(-1) };
    // The counter must not wrap around before it passes the bound.
    let width = types::width(ir::element_type(counter.r#type())).unwrap_or(1);
    let largest = first + count.max(0) * step;
    Ok((step > 0 && count >= 0 && first >= 0 && largest < 1i128 << (width - 1)).then_some(count))
}

fn results<'c>(site: &Site<'c, '_>) -> Result<Vec<Type<'c>>, Emitted> {
    let stored = site.results().into_iter().map(|t| storage::tensor_type(site.at.context, t));
    stored.collect::<Option<Vec<Type>>>().ok_or_else(|| site.unsupported())
}

/// A region that yields what a region of the operation returns.
fn branch<'c, 'a>(site: &Site<'c, 'a>, index: usize) -> Result<Region<'c>, Emitted> {
    let (block, _) = region(site, index)?;
    let (mut outcome, wanted) = (Ok(()), results(site)?);
    let region = site.at.region(&[], |inner, _| {
        outcome = site.lowering.block(block, inner).and_then(|values| {
            let values = values.into_iter().zip(wanted).map(|(value, t)| dynamic::fit(site, inner, value, t));
            inner.create("scf.yield", &values.collect::<Result<Vec<Value>, Emitted>>()?, &[], &[], vec![]);
            Ok(())
        });
    });
    outcome.map(|()| region)
}

fn r#if<'c, 'a>(site: &Site<'c, 'a>) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    let condition = scalar(&site.at, site.operands[0], site.element(0));
    let (then, otherwise) = (branch(site, 0), branch(site, 1));
    let regions = vec![then?, otherwise?];
    Ok(ir::results(site.at.create("scf.if", &[condition], &[], &results(site)?, regions)))
}

/// `scf.index_switch`: the last branch is the one of every number that no other branch has.
fn case<'c, 'a>(site: &Site<'c, 'a>) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    let (at, count) = (&site.at, site.op.region_count());
    if count == 1 {
        return site.lowering.block(region(site, 0)?.0, at);
    }
    let index = scalar(at, site.operands[0], site.element(0));
    let index = at.op("arith.index_cast", &[index], types::index(at.context));
    let regions = std::iter::once(count - 1).chain(0..count - 1).map(|i| branch(site, i)).collect::<Vec<_>>();
    let regions = regions.into_iter().collect::<Result<Vec<_>, _>>()?;
    let cases: Vec<i64> = (0..count as i64 - 1).collect();
    let attributes = [("cases", types::i64_array(at.context, &cases))];
    Ok(ir::results(at.create("scf.index_switch", &[index], &attributes, &results(site)?, regions)))
}
