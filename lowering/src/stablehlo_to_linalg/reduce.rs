// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Reductions along dimensions, with the order of their partial results fixed by the types.
use super::{
    Rule, Site, attributes,
    generic::*,
    other,
    scalar::{self, Number},
};
use crate::storage;
use melior::ir::{Attribute, AttributeLike, Type, Value};
use mlir_sys::*;
use shale_bridge::{Builder, Emitted, ir, types};

pub const RULES: &[(&str, Rule)] = &[("stablehlo.reduce", reduce)];

/// The attribute of a reduction that fixes its order: the element with linear reduced index r goes to partial result
/// r mod N, and partial results are combined by halving.
pub const LANES: &str = "shale.lanes";

/// The number of partial results of a reduction by one associative operation.
pub fn lanes(innermost: bool) -> i64 {
    if innermost { 64 } else { 8 }
}

pub fn lanes_attribute<'c>(at: &Builder<'c, '_>, lanes: i64) -> (&'static str, Attribute<'c>) {
    (LANES, types::i64_attribute(at.context, lanes))
}

/// Elements below which one stage does, and reduced elements that a first stage should have.
const ONE_STAGE: i64 = 256;
const FIRST_STAGE: i64 = 64;

/// The reduced dimensions, in up to two stages: a long reduction over several dimensions first reduces the inner ones,
/// which keeps the chains of additions short and leaves work for several threads. Depends on the type alone.
fn stages(shape: &[i64], reduced: &[usize]) -> Vec<Vec<usize>> {
    let mut ordered = reduced.to_vec();
    ordered.sort_unstable();
    let total = ordered.iter().try_fold(1i64, |product, &d| product.checked_mul(shape[d])).unwrap_or(i64::MAX);
    let mut inner = 1i64;
    let first = ordered.iter().rposition(|&d| {
        inner = inner.saturating_mul(shape[d]);
        inner >= FIRST_STAGE
    });
    match first {
        Some(at) if total > ONE_STAGE && ordered[..at].iter().any(|&d| shape[d] > 1) => {
            vec![ordered[at..].to_vec(), ordered[..at].to_vec()]
        }
        _ => vec![ordered],
    }
}

fn reduce<'c, 'a>(site: &Site<'c, 'a>) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    let (at, results) = (&site.at, site.results());
    let reduced = attributes::dimensions(site.op, "dimensions")?;
    let count = results.len();
    if site.operands.len() != 2 * count || count == 0 {
        return Err(site.unsupported());
    }
    if (0..count).any(|i| site.element(count + i) != ir::element_type(results[i])) {
        return Err(site.unsupported());
    }
    let (source, shape) = (site.shape(0), ir::shape(results[0]));
    let rank = source.len();
    let kept: Vec<usize> = (0..rank).filter(|d| !reduced.contains(d)).collect();
    let (inputs, inits) = site.operands.split_at(count);
    if source.contains(&0) {
        // No element is reduced.
        return inits.iter().map(|&init| broadcast(at, init, &shape)).collect();
    }
    if reduced.is_empty() {
        // Each element is combined with the init value alone.
        let scalars = inits.iter().enumerate().map(|(i, &value)| Operand {
            value,
            element: site.element(count + i),
            map: vec![],
        });
        let elements = inputs.iter().enumerate().map(|(i, &value)| Operand {
            value,
            element: site.element(i),
            map: identity(at, rank),
        });
        let operands: Vec<_> = scalars.chain(elements).collect();
        let outputs: Vec<_> = results.iter().map(|&t| output(at, &shape, ir::element_type(t))).collect();
        return generic(at, &operands, &outputs, &vec![Iterator::Parallel; rank], &[], |at, ins, _| {
            scalar::inline(at, site.op, 0, ins)
        });
    }
    let iterators: Vec<_> =
        (0..rank).map(|d| if reduced.contains(&d) { Iterator::Reduction } else { Iterator::Parallel }).collect();
    let operands: Vec<_> = inputs
        .iter()
        .enumerate()
        .map(|(index, &value)| Operand { value, element: site.element(index), map: identity(at, rank) })
        .collect();
    let output = |value, element| Operand { value, element, map: projection(at, &kept) };
    let elements: Vec<Type> = results.iter().map(|&t| ir::element_type(t)).collect();
    let combiner = if count == 1 { scalar::combiner(site.op, 0) } else { None };
    let Some(combiner) = combiner else {
        let outputs =
            inits.iter().zip(&elements).map(|(&init, &element)| Ok(output(broadcast(at, init, &shape)?, element)));
        let outputs = outputs.collect::<Result<Vec<_>, Emitted>>()?;
        return generic(at, &operands, &outputs, &iterators, &[lanes_attribute(at, 1)], |at, ins, outs| {
            scalar::inline(at, site.op, 0, &[outs, ins].concat())
        });
    };

    let (init, element, name) = (inits[0], elements[0], ir::name(combiner));
    let start = Start::of(site, name, ir::operands(site.op)[1], element)?;
    let (mut partial, mut stored_as, mut left) = (inputs[0], site.element(0), (0..rank).collect::<Vec<usize>>());
    for stage in stages(&source, &reduced) {
        let sizes: Vec<i64> = left.iter().map(|&d| source[d]).collect();
        let kept: Vec<usize> = (0..left.len()).filter(|&p| !stage.contains(&left[p])).collect();
        let kept_sizes: Vec<i64> = kept.iter().map(|&p| sizes[p]).collect();
        let iterators: Vec<_> =
            (0..left.len()).map(|p| if kept.contains(&p) { Iterator::Parallel } else { Iterator::Reduction }).collect();
        let filled = at.fill(start.value, at.empty(types::tensor(&kept_sizes, site.stored(element))));
        let operand = Operand { value: partial, element: stored_as, map: identity(at, left.len()) };
        let output = Operand { value: filled, element, map: projection(at, &kept) };
        let attribute = lanes_attribute(at, lanes(!kept.contains(&(left.len() - 1))));
        partial = generic(at, &[operand], &[output], &iterators, &[attribute], |at, ins, outs| {
            scalar::inline(at, site.op, 0, &[outs[0], ins[0]])
        })?[0];
        stored_as = element;
        left.retain(|d| !stage.contains(d));
    }
    if start.is_init {
        return Ok(vec![partial]);
    }
    let inputs = [
        Operand { value: init, element, map: vec![] },
        Operand { value: partial, element, map: identity(at, shape.len()) },
    ];
    Ok(vec![map(at, &inputs, results[0], |at, args| scalar::emit(at, combiner, args))?])
}

/// Where a reduction by one associative operation starts.
pub struct Start<'c, 'a> {
    /// The stored scalar.
    pub value: Value<'c, 'a>,
    /// Whether it is the init value itself, so that nothing is left to combine.
    pub is_init: bool,
}

impl<'c, 'a> Start<'c, 'a> {
    /// The init value where it is a constant that changes nothing, else the operation's neutral value.
    pub fn of(site: &Site<'c, 'a>, name: &str, init: Value<'c, 'a>, element: Type<'c>) -> Result<Self, Emitted> {
        let at = &site.at;
        let stored = site.stored(element);
        let neutral = scalar::neutral(name, element).ok_or_else(|| site.unsupported())?;
        let attribute = match neutral {
            Number::Int(value) => Some(types::integer_attribute(stored, value)),
            Number::Float(value) if !storage::is_narrow_float(element) => Some(types::float_attribute(stored, value)),
            Number::Float(_) => None,
        };
        let constant = ir::definition(init).filter(|op| ir::name(*op) == "stablehlo.constant");
        if let Some(constant) = constant
            && let Some(single) = other::splat(at.context, constant)?
        {
            // 0 + -0 is 0 whichever comes first: an init of 0 may start every partial result.
            let zero = name == "stablehlo.add" && is_zero(single);
            if attribute == Some(single) || zero {
                return Ok(Self { value: at.constant(single, stored), is_init: true });
            }
        }
        let value = match (attribute, neutral) {
            (None, Number::Float(value)) => storage::store(at, at.float(types::f32(at.context), value), element),
            (attribute, _) => at.constant(attribute.ok_or_else(|| site.unsupported())?, stored),
        };
        Ok(Self { value, is_init: false })
    }
}

fn is_zero(value: Attribute) -> bool {
    // SAFETY: the kind is checked first.
    unsafe { mlirAttributeIsAFloat(value.to_raw()) && mlirFloatAttrGetValueDouble(value.to_raw()) == 0.0 }
}
