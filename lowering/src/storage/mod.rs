// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! How elements lie in memory: the one table of storage types.
//!
//! | element | stored as | computed as |
//! | --- | --- | --- |
//! | `i1` | `i8`, 0 or 1 | `i1` |
//! | `i2`, `i4` | `i8`, sign-extended | the same |
//! | `ui2`, `ui4` | `i8`, zero-extended | `i2`, `i4` |
//! | `i8` … `i64`, `ui8` … `ui64` | the signless integer | the signless integer |
//! | `f4…`, `f6…`, `f8…` | `i8`, the bits in the low end | `f32`, by `shale.decode` and `shale.encode` |
//! | `bf16`, `f16`, `f32`, `f64` | the same | the same |
//! | `complex<f32>`, `complex<f64>` | the parts, in a new last dimension of size 2 | by parts (`shale-split-complex`) |
//!
//! Other element types (`index`, tokens, quantized types) have no storage.
use melior::{
    Context,
    ir::{Type, Value},
};
use shale_bridge::{Builder, ir, types};

/// What arithmetic an element type asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Bool,
    Signed,
    Unsigned,
    Float,
}

/// The kind of an element type; none if the type has no storage.
pub fn kind(element: Type) -> Option<Kind> {
    let width = types::width(element)?;
    if types::is_float(element) {
        return matches!(width, 4 | 6 | 8 | 16 | 32 | 64).then_some(Kind::Float);
    }
    match (types::is_integer(element), width) {
        (true, 1) => Some(Kind::Bool),
        (true, 2 | 4 | 8 | 16 | 32 | 64) => {
            Some(if types::is_unsigned(element) { Kind::Unsigned } else { Kind::Signed })
        }
        _ => None,
    }
}

/// Whether it is a float of at most 8 bits, which is computed in f32 and rounded after every operation.
pub fn is_narrow_float(element: Type) -> bool {
    types::is_float(element) && types::width(element).is_some_and(|width| width <= 8)
}

/// The type that elements have in memory.
pub fn storage_type<'c>(context: &'c Context, element: Type<'c>) -> Option<Type<'c>> {
    kind(element)?;
    let width = types::width(element)?;
    Some(if width < 8 || is_narrow_float(element) {
        types::integer(context, 8)
    } else if types::is_integer(element) {
        types::integer(context, width)
    } else {
        element
    })
}

/// The type that elements have in the body of a `linalg.generic`.
pub fn compute_type<'c>(context: &'c Context, element: Type<'c>) -> Option<Type<'c>> {
    kind(element)?;
    Some(if is_narrow_float(element) {
        types::f32(context)
    } else if types::is_integer(element) {
        types::integer(context, types::width(element)?)
    } else {
        element
    })
}

/// Whether the bytes of a tensor can be counted, whatever its elements, as far as its sizes are known.
pub fn is_addressable(shape: &[i64]) -> bool {
    // The largest element is a complex number of 16 bytes; vectors round sizes up.
    let largest = if shape.contains(&0) { 1 } else { 16 * 64 };
    shape.iter().try_fold(largest, |product: i64, &size| product.checked_mul(size.max(1))).is_some()
}

/// The tensor type in memory of a program's tensor type: ranked and of a stored element type, or none.
pub fn tensor_type<'c>(context: &'c Context, r#type: Type<'c>) -> Option<Type<'c>> {
    if !types::is_tensor(r#type) {
        return None;
    }
    let shape = ir::shape(r#type);
    if !is_addressable(&shape) {
        return None;
    }
    match types::complex_part(ir::element_type(r#type)) {
        Some(part) => Some(types::tensor(&[shape.as_slice(), &[2]].concat(), part)),
        None => Some(types::tensor(&shape, storage_type(context, ir::element_type(r#type))?)),
    }
}

/// The value to compute with, of an element as it lies in memory.
pub fn load<'c, 'a>(at: &Builder<'c, 'a>, stored: Value<'c, 'a>, element: Type<'c>) -> Value<'c, 'a> {
    let (Some(storage), Some(compute)) = (storage_type(at.context, element), compute_type(at.context, element)) else {
        return stored;
    };
    if storage == compute {
        stored
    } else if types::is_float(element) {
        at.op_with("shale.decode", &[stored], &[("format", types::type_attribute(element))], compute)
    } else {
        at.op("arith.trunci", &[stored], compute)
    }
}

/// The element to put into memory, of a computed value.
pub fn store<'c, 'a>(at: &Builder<'c, 'a>, value: Value<'c, 'a>, element: Type<'c>) -> Value<'c, 'a> {
    let (Some(storage), Some(compute)) = (storage_type(at.context, element), compute_type(at.context, element)) else {
        return value;
    };
    if storage == compute {
        value
    } else if types::is_float(element) {
        // What has just been loaded, or rounded, is stored as it was.
        if let Some(decoded) = ir::definition(value).filter(|op| ir::name(*op) == "shale.decode")
            && ir::attribute(decoded, "format") == Some(types::type_attribute(element))
        {
            return ir::operands(decoded)[0];
        }
        at.op_with("shale.encode", &[value], &[("format", types::type_attribute(element))], storage)
    } else {
        let name = if kind(element) == Some(Kind::Signed) { "arith.extsi" } else { "arith.extui" };
        at.op(name, &[value], storage)
    }
}

/// A computed value, rounded to its element type: a change for narrow floats only.
pub fn round<'c, 'a>(at: &Builder<'c, 'a>, value: Value<'c, 'a>, element: Type<'c>) -> Value<'c, 'a> {
    if is_narrow_float(element) { load(at, store(at, value, element), element) } else { value }
}
