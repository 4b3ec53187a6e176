// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Constants.
use super::{Rule, Site, attributes, elementwise, generic::*, scalar};
use crate::storage::{self, Kind};
use melior::{
    Context,
    ir::{Attribute, AttributeLike, OperationRef, Type, TypeLike, Value, ValueLike},
};
use mlir_sys::*;
use shale_bridge::{
    Builder, Diagnostic, Emitted,
    edit::{self, is_resource, resource_data, resource_of},
    ir, types,
};

pub const RULES: &[(&str, Rule)] = &[("stablehlo.constant", constant)];

/// The dense elements of a constant.
fn dense<'c>(op: OperationRef<'c, '_>) -> Result<Attribute<'c>, Emitted> {
    let value = attributes::required(op, "value")?;
    // SAFETY: a kind check.
    if unsafe { mlirAttributeIsADenseElements(value.to_raw()) } {
        Ok(value)
    } else {
        Err(Diagnostic::on(op, "value must be dense elements").error())
    }
}

/// The element of a constant whose elements are all alike, as it is stored; none for other constants.
pub fn splat<'c>(context: &'c Context, op: OperationRef<'c, '_>) -> Result<Option<Attribute<'c>>, Emitted> {
    if attributes::required(op, "value").is_ok_and(is_resource) {
        return Ok(None);
    }
    let value = dense(op)?;
    let element = ir::element_type(ir::results(op)[0].r#type());
    let unsupported = || super::unsupported(op);
    let stored = storage::storage_type(context, element).ok_or_else(unsupported)?;
    // SAFETY: the attribute is dense elements, of at least one element where its splat value is read.
    unsafe {
        let raw = value.to_raw();
        if !mlirDenseElementsAttrIsSplat(raw) {
            return Ok(None);
        }
        let single = Attribute::from_raw(mlirDenseElementsAttrGetSplatValue(raw));
        if element == stored {
            return Ok(Some(single));
        }
        let bits = if storage::is_narrow_float(element) {
            i64::from(*mlirDenseElementsAttrGetRawData(raw).cast::<u8>())
        } else {
            integer_value(single, element).ok_or_else(unsupported)?
        };
        // Signless attributes hold the signed reading of their bits.
        let shift = 64 - types::width(stored).unwrap_or(64);
        Ok(Some(types::integer_attribute(stored, bits << shift >> shift)))
    }
}

/// The value of an integer attribute of whichever signedness; 1 for true.
fn integer_value(attribute: Attribute, element: Type) -> Option<i64> {
    // SAFETY: the kind is checked first, and each accessor is the one for its signedness.
    unsafe {
        let raw = attribute.to_raw();
        if !mlirAttributeIsAInteger(raw) && !mlirAttributeIsABool(raw) {
            return None;
        }
        Some(match storage::kind(element)? {
            Kind::Bool => i64::from(mlirBoolAttrGetValue(raw)),
            Kind::Unsigned => mlirIntegerAttrGetValueUInt(raw) as i64,
            _ => mlirIntegerAttrGetValueInt(raw),
        })
    }
}

/// A splat becomes a `linalg.generic` without inputs, which fuses into its users; other constants stay data.
fn constant<'c, 'a>(site: &Site<'c, 'a>) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    let (at, result) = (&site.at, site.result(0));
    let (shape, element) = (ir::shape(result), ir::element_type(result));
    if let Some(part) = types::complex_part(element) {
        return complex_constant(site, part);
    }
    let stored = site.stored(element);
    let tensor = types::tensor(&shape, stored);
    if let Some(single) = splat(at.context, site.op)? {
        return Ok(vec![map(at, &[], tensor, |at, _| Ok(at.constant(single, stored)))?]);
    }
    if let Some(data) = resource_data(attributes::required(site.op, "value")?) {
        // Elements of whole bytes are stored as they are, if under another type.
        return Ok(vec![at.constant(resource_of(tensor, data), tensor)]);
    }
    let value = dense(site.op)?;
    if let Some(counted) = counts(site, value, &shape, element)? {
        return Ok(vec![counted]);
    }
    if element == stored {
        return Ok(vec![at.constant(value, tensor)]);
    }
    let bytes = stored_bytes(value, element, shape.iter().product());
    Ok(vec![at.constant(of_bytes(tensor, &bytes).ok_or_else(|| site.unsupported())?, tensor)])
}

/// Integers that count along one dimension, as indices computed where they are used: JAX writes small ranges as constants. None for
/// other elements, and where they would have to be in memory.
fn counts<'c, 'a>(
    site: &Site<'c, 'a>,
    value: Attribute<'c>,
    shape: &[i64],
    element: Type<'c>,
) -> Result<Option<Value<'c, 'a>>, Emitted> {
    let computed = |(user, _): (OperationRef, usize)| {
        scalar::NAMES.contains(&ir::name(user)) || ir::name(user) == "stablehlo.broadcast_in_dim"
    };
    let integers = matches!(storage::kind(element), Some(Kind::Signed | Kind::Unsigned));
    let size = types::width(element).unwrap_or(0) as usize / 8;
    let count: i64 = shape.iter().product();
    if !integers || size == 0 || count < 2 || !ir::uses(ir::results(site.op)[0]).into_iter().all(computed) {
        return Ok(None);
    }
    let bytes = stored_bytes(value, element, count);
    // The index of an element along a dimension.
    let index = |d: usize, linear: usize| linear as i64 / shape[d + 1..].iter().product::<i64>() % shape[d];
    let counts_along = |d: &usize| {
        let expected = |(i, bytes): (usize, &[u8])| bytes == &index(*d, i).to_le_bytes()[..size];
        bytes.chunks_exact(size).enumerate().all(expected)
    };
    let Some(dim) = (0..shape.len()).find(counts_along) else { return Ok(None) };
    let result = types::tensor(shape, element);
    map(&site.at, &[], result, |at, _| Ok(scalar::index_to(at, loop_index(at, dim), element))).map(Some)
}

/// Dense elements of a type by their bytes; none if these are not as many as the type asks for.
fn of_bytes<'c>(tensor: Type<'c>, bytes: &[u8]) -> Option<Attribute<'c>> {
    // SAFETY: C++ copies the bytes; a mismatch gives a null attribute.
    unsafe {
        Attribute::from_option_raw(mlirDenseElementsAttrRawBufferGet(
            tensor.to_raw(),
            bytes.len(),
            bytes.as_ptr().cast(),
        ))
    }
}

/// A complex constant: the parts of each element in a last dimension of size 2, which is how MLIR keeps them too.
fn complex_constant<'c, 'a>(site: &Site<'c, 'a>, part: Type<'c>) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    let (at, shape) = (&site.at, ir::shape(site.result(0)));
    let value = dense(site.op)?;
    let Some(size) = types::width(part).map(|bits| bits as usize / 8) else { return Err(site.unsupported()) };
    // SAFETY: dense complex elements are pairs of floats, one pair for a splat.
    let (is_splat, bytes) = unsafe {
        let is_splat = mlirDenseElementsAttrIsSplat(value.to_raw());
        let count = if is_splat { 1 } else { shape.iter().product::<i64>() as usize };
        let data = mlirDenseElementsAttrGetRawData(value.to_raw()).cast::<u8>();
        (is_splat, std::slice::from_raw_parts(data, 2 * size * count))
    };
    if !is_splat {
        let tensor = types::tensor(&[shape.as_slice(), &[2]].concat(), part);
        return Ok(vec![at.constant(of_bytes(tensor, bytes).ok_or_else(|| site.unsupported())?, tensor)]);
    }
    // The exact element, through a tensor of rank 0.
    let scalar = types::tensor(&[], part);
    let single = |bytes: &[u8]| of_bytes(scalar, bytes).and_then(edit::splat_value).ok_or_else(|| site.unsupported());
    let (re, im) = (single(&bytes[..size])?, single(&bytes[size..])?);
    let parts = |at: &Builder<'c, 'a>, _: &[Value<'c, 'a>]| [at.constant(re, part), at.constant(im, part)];
    Ok(vec![elementwise::of_parts(at, &shape, part, &[], parts)?])
}

/// The elements of a constant that is no splat, in storage: signless, a byte or more each.
fn stored_bytes(value: Attribute, element: Type, count: i64) -> Vec<u8> {
    let (width, kind) = (types::width(element).unwrap_or(8), storage::kind(element));
    // SAFETY: dense elements hold `count` elements, of whole bytes unless boolean.
    unsafe {
        let raw = value.to_raw();
        if kind == Some(Kind::Bool) {
            return (0..count).map(|i| u8::from(mlirDenseElementsAttrGetBoolValue(raw, i as isize))).collect();
        }
        let data = std::slice::from_raw_parts(
            mlirDenseElementsAttrGetRawData(raw).cast::<u8>(),
            count as usize * width.div_ceil(8) as usize,
        );
        if width >= 8 {
            return data.to_vec();
        }
        let shift = 8 - width;
        data.iter()
            .map(|&byte| {
                if kind == Some(Kind::Signed) { ((byte << shift) as i8 >> shift) as u8 } else { byte << shift >> shift }
            })
            .collect()
    }
}
