// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Elementwise operations: one `linalg.generic` each, whose body comes from the scalar table.
use super::{Rule, Site, generic::*, scalar};
use crate::storage;
use melior::ir::{Type, Value};
use shale_bridge::{Builder, Emitted, ir, types};

/// Elementwise operations beside those of [`scalar::NAMES`].
pub const RULES: &[(&str, Rule)] = &[
    ("stablehlo.bitcast_convert", bitcast_convert),
    ("stablehlo.map", map_region),
    ("stablehlo.real", real),
    ("stablehlo.imag", imaginary),
    ("stablehlo.complex", complex),
];

/// The real part of complex elements, or all of a real one.
fn real<'c, 'a>(site: &Site<'c, 'a>) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    if types::is_complex(site.element(0)) { part(site, 0) } else { Ok(site.operands.clone()) }
}

/// The imaginary part of complex elements, or zero for a real one.
fn imaginary<'c, 'a>(site: &Site<'c, 'a>) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    if types::is_complex(site.element(0)) {
        return part(site, 1);
    }
    let stored = site.stored(ir::element_type(site.result(0)));
    Ok(vec![super::generic::map(&site.at, &[], site.result(0), |at, _| Ok(at.zero(stored)))?])
}

/// A part of complex elements, which are stored with their parts in a last dimension.
fn part<'c, 'a>(site: &Site<'c, 'a>, part: i64) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    let (at, shape) = (&site.at, site.shape(0));
    let mut map = identity(at, shape.len());
    map.push(at.affine_constant(part));
    Ok(vec![copy(at, site.operands[0], &shape, map)?])
}

/// Complex elements of their parts.
fn complex<'c, 'a>(site: &Site<'c, 'a>) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    let (at, shape, element) = (&site.at, site.shape(0), site.element(0));
    let inputs: Vec<Operand> =
        site.operands.iter().map(|&value| Operand { value, element, map: identity(at, shape.len()) }).collect();
    Ok(vec![of_parts(at, &shape, element, &inputs, |_, parts| [parts[0], parts[1]])?])
}

/// Complex elements as they are stored, of a real and an imaginary part.
pub fn of_parts<'c, 'a>(
    at: &Builder<'c, 'a>,
    shape: &[i64],
    element: Type<'c>,
    inputs: &[Operand<'c, 'a>],
    parts: impl FnOnce(&Builder<'c, 'a>, &[Value<'c, 'a>]) -> [Value<'c, 'a>; 2],
) -> Result<Value<'c, 'a>, Emitted> {
    let result = types::tensor(&[shape, &[2]].concat(), element);
    super::generic::map(at, inputs, result, |at, elements| {
        let [re, im] = parts(at, elements);
        let part = loop_index(at, shape.len());
        let first = types::integer_attribute(types::integer(at.context, 64), 0);
        let is_real =
            at.op_with("arith.cmpi", &[part, at.index(0)], &[("predicate", first)], types::integer(at.context, 1));
        Ok(at.op("arith.select", &[is_real, re, im], element))
    })
}

/// An operation of the scalar table. Operands of rank 0 go with every element (`select`, `clamp`).
pub fn map<'c, 'a>(site: &Site<'c, 'a>) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    let inputs = operands(site);
    Ok(vec![super::generic::map(&site.at, &inputs, site.result(0), |at, args| scalar::emit(at, site.op, args))?])
}

fn map_region<'c, 'a>(site: &Site<'c, 'a>) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    let inputs = operands(site);
    Ok(vec![super::generic::map(&site.at, &inputs, site.result(0), |at, args| {
        Ok(scalar::inline(at, site.op, 0, args)?[0])
    })?])
}

fn operands<'c, 'a>(site: &Site<'c, 'a>) -> Vec<Operand<'c, 'a>> {
    let operand = |(index, &value): (usize, &Value<'c, 'a>)| Operand {
        value,
        element: site.element(index),
        map: identity(&site.at, site.shape(index).len()),
    };
    site.operands.iter().enumerate().map(operand).collect()
}

/// The bits of an element as one element, as several in a new last dimension, or the other way round. The first of
/// several holds the lowest bits (specification, `bitcast_convert`).
fn bitcast_convert<'c, 'a>(site: &Site<'c, 'a>) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    let (from, result) = (site.element(0), site.result(0));
    let to = ir::element_type(result);
    let (Some(from_width), Some(to_width)) = (types::width(from), types::width(to)) else {
        return Err(site.unsupported());
    };
    let at = &site.at;
    let (source, shape) = (site.shape(0), ir::shape(result));
    let bits = types::integer(at.context, to_width);
    // Stored elements go in and out: the operands' elements are what is in memory.
    let operand = |map| Operand { value: site.operands[0], element: site.stored(from), map };
    let stored = types::tensor(&shape, site.stored(to));
    let rank = shape.len();
    let value = if from_width == to_width {
        super::generic::map(at, &[operand(identity(at, rank))], stored, |at, args| {
            Ok(scalar::from_bits(at, scalar::to_bits(at, args[0], from), to))
        })?
    } else if from_width > to_width {
        if rank != source.len() + 1 {
            return Err(site.unsupported());
        }
        super::generic::map(at, &[operand(identity(at, rank - 1))], stored, |at, args| {
            let whole = scalar::to_bits(at, args[0], from);
            let wide = types::integer(at.context, from_width);
            let place = at.op("arith.index_cast", &[loop_index(at, rank - 1)], wide);
            let place = at.op("arith.muli", &[place, at.int(wide, i64::from(to_width))], wide);
            let part = at.op("arith.shrui", &[whole, place], wide);
            Ok(scalar::from_bits(at, at.op("arith.trunci", &[part], bits), to))
        })?
    } else {
        if source.len() != rank + 1 {
            return Err(site.unsupported());
        }
        let parts = source[rank];
        let inputs: Vec<_> = (0..parts)
            .map(|part| {
                let mut map = identity(at, rank);
                map.push(at.affine_constant(part));
                operand(map)
            })
            .collect();
        super::generic::map(at, &inputs, stored, |at, args| {
            let mut whole = at.int(bits, 0);
            for (part, &arg) in args.iter().enumerate() {
                let piece = at.op("arith.extui", &[scalar::to_bits(at, arg, from)], bits);
                let piece = at.op("arith.shli", &[piece, at.int(bits, part as i64 * i64::from(from_width))], bits);
                whole = at.op("arith.ori", &[whole, piece], bits);
            }
            Ok(scalar::from_bits(at, whole, to))
        })?
    };
    debug_assert_eq!(Some(ir::element_type(stored)), storage::storage_type(at.context, to));
    Ok(vec![value])
}
