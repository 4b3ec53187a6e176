// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Elementwise operations: one `linalg.generic` each, whose body comes from the scalar table.
use super::{Rule, Site, generic::*, scalar};
use crate::storage;
use melior::ir::Value;
use shale_bridge::{Emitted, ir, types};

/// Elementwise operations beside those of [`scalar::NAMES`].
pub const RULES: &[(&str, Rule)] = &[("stablehlo.bitcast_convert", bitcast_convert), ("stablehlo.map", map_region)];

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
