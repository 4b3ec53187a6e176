// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Reductions along dimensions, with the order of their partial results fixed by the types.
use super::{Rule, Site, attributes, generic::*, other, scalar};
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

fn reduce<'c, 'a>(site: &Site<'c, 'a>) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    let (at, results) = (&site.at, site.results());
    let reduced = attributes::dimensions(site.op, "dimensions")?;
    let count = results.len();
    if site.operands.len() != 2 * count || count == 0 {
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
        let scalars = inits.iter().enumerate().map(|(i, &value)| Operand { value, element: site.element(count + i), map: vec![] });
        let elements = inputs.iter().enumerate().map(|(i, &value)| Operand { value, element: site.element(i), map: identity(at, rank) });
        let operands: Vec<_> = scalars.chain(elements).collect();
        let outputs: Vec<_> = results.iter().map(|&t| output(at, &shape, ir::element_type(t))).collect();
        return generic(at, &operands, &outputs, &vec![Iterator::Parallel; rank], &[], |at, ins, _| scalar::inline(at, site.op, 0, ins));
    }
    let iterators: Vec<_> = (0..rank).map(|d| if reduced.contains(&d) { Iterator::Reduction } else { Iterator::Parallel }).collect();
    let operands: Vec<_> = inputs
        .iter()
        .enumerate()
        .map(|(index, &value)| Operand { value, element: site.element(index), map: identity(at, rank) })
        .collect();
    let output = |value, element| Operand { value, element, map: projection(at, &kept) };
    let elements: Vec<Type> = results.iter().map(|&t| ir::element_type(t)).collect();
    let combiner = if count == 1 { scalar::combiner(site.op, 0) } else { None };
    let Some(combiner) = combiner else {
        let outputs = inits.iter().zip(&elements).map(|(&init, &element)| Ok(output(broadcast(at, init, &shape)?, element)));
        let outputs = outputs.collect::<Result<Vec<_>, Emitted>>()?;
        return generic(at, &operands, &outputs, &iterators, &[lanes_attribute(at, 1)], |at, ins, outs| {
            scalar::inline(at, site.op, 0, &[outs, ins].concat())
        });
    };

    let (init, element, name) = (inits[0], elements[0], ir::name(combiner));
    let start = Start::of(site, name, ir::operands(site.op)[1], element)?;
    let filled = at.fill(start.value, at.empty(types::tensor(&shape, site.stored(element))));
    let attribute = lanes_attribute(at, lanes(reduced.contains(&(rank.wrapping_sub(1)))));
    let partial = generic(at, &operands, &[output(filled, element)], &iterators, &[attribute], |at, ins, outs| {
        Ok(vec![scalar::emit(at, combiner, &[outs[0], ins[0]])?])
    })?[0];
    if start.is_init {
        return Ok(vec![partial]);
    }
    let inputs = [Operand { value: init, element, map: vec![] }, Operand { value: partial, element, map: identity(at, shape.len()) }];
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
        let neutral = scalar::neutral(at, name, element).ok_or_else(|| site.unsupported())?;
        let neutral_value = storage::store(at, neutral, element);
        let constant = ir::definition(init).filter(|op| ir::name(*op) == "stablehlo.constant");
        if let Some(constant) = constant
            && let Some(single) = other::splat(at.context, constant)?
        {
            let expected = ir::definition(neutral).and_then(|op| ir::attribute(op, "value"));
            let compute = if storage::storage_type(at.context, element) == storage::compute_type(at.context, element) { expected } else { neutral_stored(at, expected, element) };
            // 0 + -0 is 0 whichever comes first: an init of 0 may start every partial result.
            let zero = name == "stablehlo.add" && types::is_float(element) && is_zero(single);
            if compute == Some(single) || zero {
                return Ok(Self { value: at.constant(single, site.stored(element)), is_init: true });
            }
        }
        Ok(Self { value: neutral_value, is_init: false })
    }
}

/// The stored form of a neutral integer: narrow integers are extended.
fn neutral_stored<'c>(at: &Builder<'c, '_>, value: Option<Attribute<'c>>, element: Type<'c>) -> Option<Attribute<'c>> {
    if types::is_float(element) {
        return None;
    }
    let value = ir::integer(value?)?;
    let unsigned = storage::kind(element)? != storage::Kind::Signed;
    let mask = (1i64 << types::width(element)?) - 1;
    Some(types::integer_attribute(types::integer(at.context, 8), if unsigned { value & mask } else { value }))
}

fn is_zero(value: Attribute) -> bool {
    // SAFETY: the kind is checked first.
    unsafe { mlirAttributeIsAFloat(value.to_raw()) && mlirFloatAttrGetValueDouble(value.to_raw()) == 0.0 }
}
