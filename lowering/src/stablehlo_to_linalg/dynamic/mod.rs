// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Operations on tensors whose sizes are known only when the program runs.
//!
//! Sizes are `index` values of the host program ([`sizes`]); what the operations demand of them is asserted before they are used, so
//! that no access is out of bounds. What moves elements is one `linalg.generic`, whose body computes where an element comes from;
//! reshapes are views. Where a type says less, or more, than another one of the same tensor, its elements are copied.
mod contract;
mod place;
mod reduce;
mod shape;
pub mod sizes;

use super::{Rule, Site, generic::*, scalar};
use crate::storage;
use melior::ir::{OperationRef, Type, Value, ValueLike};
use shale_bridge::{Builder, Emitted, ir, types};
use sizes::{empty, size};

pub const RULES: &[(&str, Rule)] = &[
    ("stablehlo.broadcast_in_dim", shape::broadcast_in_dim),
    ("stablehlo.concatenate", place::concatenate),
    ("stablehlo.custom_call", assertion),
    ("stablehlo.dot", contract::dot),
    ("stablehlo.dot_general", contract::dot_general),
    ("stablehlo.dynamic_broadcast_in_dim", shape::dynamic_broadcast_in_dim),
    ("stablehlo.dynamic_gather", place::gather),
    ("stablehlo.dynamic_iota", shape::dynamic_iota),
    ("stablehlo.dynamic_pad", place::dynamic_pad),
    ("stablehlo.dynamic_reshape", shape::dynamic_reshape),
    ("stablehlo.dynamic_slice", place::dynamic_slice),
    ("stablehlo.dynamic_update_slice", place::dynamic_update_slice),
    ("stablehlo.gather", place::gather),
    ("stablehlo.get_dimension_size", get_dimension_size),
    ("stablehlo.pad", place::pad),
    ("stablehlo.real_dynamic_slice", place::real_dynamic_slice),
    ("stablehlo.reduce", reduce::reduce),
    ("stablehlo.reshape", shape::reshape),
    ("stablehlo.reverse", place::reverse),
    ("stablehlo.set_dimension_size", place::set_dimension_size),
    ("stablehlo.slice", place::slice),
    ("stablehlo.transpose", shape::transpose),
];

/// The rule for an operation of which a type has a dynamic size, or that works on sizes.
pub fn rule(name: &str) -> Option<Rule> {
    let own = RULES.iter().find(|(known, _)| *known == name).map(|(_, rule)| *rule);
    own.or_else(|| scalar::NAMES.contains(&name).then_some(elementwise as Rule))
}

/// Whether a type has a size that is known only when the program runs.
pub fn is_dynamic(r#type: Type) -> bool {
    types::is_tensor(r#type) && ir::shape(r#type).iter().any(|&size| size < 0)
}

/// Whether an operation has an operand or a result of dynamic size, or is a statement about sizes.
pub fn concerns(op: OperationRef) -> bool {
    ir::operands(op).iter().chain(&ir::results(op)).any(|v| is_dynamic(v.r#type())) || is_assertion(op)
}

fn is_assertion(op: OperationRef) -> bool {
    ir::name(op) == "stablehlo.custom_call"
        && ir::attribute(op, "call_target_name").and_then(ir::string).as_deref() == Some("shape_assertion")
}

/// A tensor of the program's type `result`, of these sizes, in storage, from one value per element.
pub fn map_sized<'c: 'a, 'a>(
    at: &Builder<'c, 'a>,
    inputs: &[Operand<'c, 'a>],
    result: Type<'c>,
    sizes: &[Value<'c, 'a>],
    body: impl FnOnce(&Builder<'c, 'a>, &[Value<'c, 'a>]) -> Result<Value<'c, 'a>, Emitted>,
) -> Result<Value<'c, 'a>, Emitted> {
    let element = ir::element_type(result);
    let stored = storage::storage_type(at.context, element).unwrap_or(element);
    let rank = sizes.len();
    let value = empty(at, types::tensor(&ir::shape(result), stored), sizes);
    let output = Operand { value, element, map: identity(at, rank) };
    let iterators = vec![Iterator::Parallel; rank];
    Ok(generic(at, inputs, &[output], &iterators, &[], |inner, ins, _| Ok(vec![body(inner, ins)?]))?[0])
}

/// The stored elements of a tensor at other places: the result of `sizes` has at index `i` the source's element at `place(i)`.
fn moved<'c: 'a, 'a>(
    at: &Builder<'c, 'a>,
    source: Value<'c, 'a>,
    shape: &[i64],
    sizes: &[Value<'c, 'a>],
    place: impl FnOnce(&Builder<'c, 'a>, &[Value<'c, 'a>]) -> Vec<Value<'c, 'a>>,
) -> Result<Value<'c, 'a>, Emitted> {
    let result = types::tensor(shape, ir::element_type(source.r#type()));
    map_sized(at, &[], result, sizes, |at, _| {
        let index: Vec<Value> = (0..shape.len()).map(|d| loop_index(at, d)).collect();
        Ok(extract(at, source, &place(at, &index)))
    })
}

/// A lowered tensor as one of another type, of the same sizes.
pub fn fit<'c: 'a, 'a>(
    site: &Site<'c, 'a>,
    at: &Builder<'c, 'a>,
    value: Value<'c, 'a>,
    wanted: Type<'c>,
) -> Result<Value<'c, 'a>, Emitted> {
    if value.r#type() == wanted || ir::shape(value.r#type()).len() != ir::shape(wanted).len() {
        return Ok(value);
    }
    let mut sizes = vec![];
    let here = Site { op: site.op, operands: vec![], at: *at, lowering: site.lowering.clone() };
    for (d, known) in ir::shape(wanted).into_iter().enumerate() {
        let own = size(at, value, d);
        if known >= 0 {
            here.assert_equal(own, at.index(known), &format!("sizes of dimension {d}"))?;
        }
        sizes.push(own);
    }
    let element = ir::element_type(value.r#type());
    let input = Operand { value, element, map: identity(at, sizes.len()) };
    map_sized(at, &[input], wanted, &sizes, |_, ins| Ok(ins[0]))
}

/// Runs the rule of an operation that has a dynamic size; gives its results in the types that the program says.
pub fn lower<'c, 'a>(rule: &Rule, site: Site<'c, 'a>) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    let values = rule(&site)?;
    let results = site.results();
    let fitted = values.into_iter().zip(results).map(|(value, result)| {
        let wanted = storage::tensor_type(site.at.context, result).ok_or_else(|| site.unsupported())?;
        fit(&site, &site.at, value, wanted)
    });
    fitted.collect()
}

/// An elementwise operation: operands of rank 0 go with every element (`select`, `clamp`), others must agree.
fn elementwise<'c, 'a>(site: &Site<'c, 'a>) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    let (at, result) = (&site.at, site.result(0));
    let shape = ir::shape(result);
    let ranked: Vec<Value> =
        site.operands.iter().copied().filter(|v| ir::shape(v.r#type()).len() == shape.len()).collect();
    if ranked.is_empty() {
        return Err(site.unsupported());
    }
    let mut sizes = vec![];
    for (d, &known) in shape.iter().enumerate() {
        let first = if known >= 0 { at.index(known) } else { size(at, ranked[0], d) };
        for operand in &ranked {
            site.assert_equal(size(at, *operand, d), first, &format!("sizes of dimension {d}"))?;
        }
        sizes.push(first);
    }
    let operand = |(index, &value): (usize, &Value<'c, 'a>)| Operand {
        value,
        element: site.element(index),
        map: identity(at, ir::shape(value.r#type()).len()),
    };
    let inputs: Vec<_> = site.operands.iter().enumerate().map(operand).collect();
    Ok(vec![map_sized(at, &inputs, result, &sizes, |at, args| scalar::emit(at, site.op, args))?])
}

fn get_dimension_size<'c, 'a>(site: &Site<'c, 'a>) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    let (at, dim) = (&site.at, super::attributes::integer(site.op, "dimension")?);
    let i32 = types::integer(at.context, 32);
    let value = site.as_i32(size(at, site.operands[0], dim as usize));
    Ok(vec![at.op("tensor.from_elements", &[value], types::tensor(&[], i32))])
}

/// `@shape_assertion`: a condition, and values for its message.
fn assertion<'c, 'a>(site: &Site<'c, 'a>) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    let at = &site.at;
    if !is_assertion(site.op) {
        let types = ir::operands(site.op).into_iter().map(|v| v.r#type()).chain(site.results());
        let Some(other) = types.into_iter().find(|t| is_dynamic(*t)) else { return Err(site.unsupported()) };
        let text = "operands and results must be static tensors of booleans, integers, floats or complex numbers, got";
        return Err(site.error(format!("{text} {other}")));
    }
    let mut values = vec![];
    let mut known = sizes::Known::default();
    for (index, old) in ir::operands(site.op).into_iter().enumerate() {
        if ir::shape(old.r#type()).iter().any(|&size| size != 1) {
            return Err(site.unsupported());
        }
        let value = site.element_of(old, 0, &mut known)?;
        values.push(if index == 0 { value } else { sizes::to_index(at, value, ir::element_type(old.r#type())) });
    }
    let Some((condition, values)) = values.split_first() else { return Err(site.unsupported()) };
    let message = ir::attribute(site.op, "error_message").and_then(ir::string);
    let message = message.unwrap_or_else(|| "shape assertion must hold".into());
    let text = types::string_attribute(at.context, &message);
    at.create("shale.assert", &[&[*condition], values].concat(), &[("message", text)], &[], vec![]);
    Ok(vec![])
}
