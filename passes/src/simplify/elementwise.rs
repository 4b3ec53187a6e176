// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Native constraints of `passes/simplify/elementwise.pdll`.
use melior::ir::{Attribute, AttributeLike, Type};
use mlir_sys::*;
use shale_bridge::{
    ir,
    pdl::{Constraint, PdlValue},
    types,
};

pub const CONSTRAINTS: &[(&str, Constraint)] = &[
    ("IsAdditiveIdentity", |values, _| {
        is(values, |s| matches!(s, Scalar::Integer { bits: 0, .. }) || s.is_float(-0.0))
    }),
    ("IsSubtractiveIdentity", |values, _| {
        is(values, |s| matches!(s, Scalar::Integer { bits: 0, .. }) || s.is_float(0.0))
    }),
    ("IsOne", |values, _| is(values, |s| matches!(s, Scalar::Integer { bits: 1, .. }) || s.is_float(1.0))),
    ("IsAllOnes", |values, _| is(values, |s| matches!(s, Scalar::Integer { bits, width } if bits == mask(width)))),
    ("IsIntegerZero", |values, _| is(values, |s| matches!(s, Scalar::Integer { bits: 0, .. }))),
];

/// The one value of a splat.
#[derive(Clone, Copy)]
enum Scalar {
    Integer { bits: u64, width: u32 },
    Float(f64),
}

impl Scalar {
    /// Whether it is this very float, sign of zero included.
    fn is_float(self, value: f64) -> bool {
        matches!(self, Scalar::Float(own) if own.to_bits() == value.to_bits())
    }
}

fn mask(width: u32) -> u64 {
    if width >= 64 { u64::MAX } else { (1 << width) - 1 }
}

fn is(values: &[PdlValue], holds: impl Fn(Scalar) -> bool) -> bool {
    matches!(values, [value] if value.attribute().and_then(splat).is_some_and(holds))
}

/// The value of a constant whose elements are all the same integer or float.
fn splat(attribute: Attribute) -> Option<Scalar> {
    // SAFETY: kinds are checked before accessors.
    unsafe {
        let raw = attribute.to_raw();
        if !mlirAttributeIsADenseElements(raw)
            || mlirElementsAttrGetNumElements(raw) == 0
            || !mlirDenseElementsAttrIsSplat(raw)
        {
            return None;
        }
        let element = ir::element_type(Type::from_raw(mlirAttributeGetType(raw)));
        let value = mlirDenseElementsAttrGetSplatValue(raw);
        if mlirAttributeIsAInteger(value) {
            let width = types::width(element).filter(|w| *w <= 64)?;
            let bits = if types::is_unsigned(element) {
                mlirIntegerAttrGetValueUInt(value)
            } else if mlirIntegerTypeIsSigned(melior::ir::TypeLike::to_raw(&element)) {
                mlirIntegerAttrGetValueSInt(value) as u64
            } else {
                mlirIntegerAttrGetValueInt(value) as u64
            };
            return Some(Scalar::Integer { bits: bits & mask(width), width });
        }
        mlirAttributeIsAFloat(value).then(|| Scalar::Float(mlirFloatAttrGetValueDouble(value)))
    }
}
