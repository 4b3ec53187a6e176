// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Types of elementwise operations whose result is not of the operands' type.
use crate::{
    stablehlo::{ComparisonDirection, ComparisonType, bounds, check::*},
    support::{ElementType, InferSite, Inferred, TensorType, Violation},
};
use melior::ir::{Type, TypeLike};
use shale_bridge::types;

/// The type of the parts of a complex number; a real number's own.
fn part<'c>(element: Type<'c>) -> Type<'c> {
    // SAFETY: the kind is checked first.
    if types::is_complex(element) {
        unsafe { Type::from_raw(mlir_sys::mlirComplexTypeGetElementType(element.to_raw())) }
    } else {
        element
    }
}

/// `abs` of a complex number is real.
pub fn abs<'c>(site: &InferSite<'c, '_>) -> Inferred<'c> {
    let operand = site.tensor(0)?;
    Ok(vec![operand.with_element(part(operand.element())).into()])
}

pub fn real<'c>(site: &InferSite<'c, '_>) -> Inferred<'c> {
    abs(site)
}

pub fn imag<'c>(site: &InferSite<'c, '_>) -> Inferred<'c> {
    abs(site)
}

/// Booleans in the shape of a tensor.
pub fn booleans<'c>(tensor: TensorType<'c>) -> TensorType<'c> {
    // SAFETY: the type is alive, and so is its context.
    let element = unsafe {
        Type::from_raw(mlir_sys::mlirIntegerTypeGet(mlir_sys::mlirTypeGetContext(tensor.to_type().to_raw()), 1))
    };
    tensor.with_element(element)
}

pub fn is_finite<'c>(site: &InferSite<'c, '_>) -> Inferred<'c> {
    Ok(vec![booleans(site.tensor(0)?).into()])
}

/// The shape of two tensors that must agree: of each dimension what is known.
fn merged<'c>(a: TensorType<'c>, b: TensorType<'c>, name: &str) -> Result<TensorType<'c>, Violation> {
    same_shape(name, &b.shape(), &a.shape())?;
    bounds::most_specific("operands", &[a, b])
}

pub fn compare<'c>(site: &InferSite<'c, '_>) -> Inferred<'c> {
    let (lhs, rhs) = (site.tensor(0)?, site.tensor(1)?);
    same_baseline_element("rhs", rhs, "lhs", lhs)?;
    let result = merged(lhs, rhs, "rhs")?;
    let element = lhs.element_type();
    let (fits, constraint) = match site.find::<ComparisonType>("compare_type")? {
        Some(ComparisonType::Unsigned) => {
            (element.is_bool() || element.is_unsigned(), "UNSIGNED must compare booleans or unsigned integers")
        }
        Some(ComparisonType::Signed) => (element.is_signed(), "SIGNED must compare signed integers"),
        Some(ComparisonType::Totalorder) => (element.is_float(), "TOTALORDER must compare floats"),
        Some(ComparisonType::Weakorder) => (element.is_float(), "WEAKORDER must compare floats"),
        Some(ComparisonType::Float) => {
            (element.is_float() || element.is_complex(), "FLOAT must compare floats or complex numbers")
        }
        Some(ComparisonType::Notype) | None => (true, ""),
    };
    require(fits, || format!("compare_type {constraint}, got {}", lhs.element()))?;
    if element.is_complex() {
        let direction = site.get::<ComparisonDirection>("comparison_direction")?;
        require(matches!(direction, ComparisonDirection::Eq | ComparisonDirection::Ne), || {
            format!("comparison of complex numbers must be EQ or NE, got {direction}")
        })?;
    }
    Ok(vec![booleans(result).into()])
}

pub fn complex<'c>(site: &InferSite<'c, '_>) -> Inferred<'c> {
    let (lhs, rhs) = (site.tensor(0)?, site.tensor(1)?);
    same_element("rhs", rhs, "lhs", lhs)?;
    let parts = merged(lhs, rhs, "rhs")?;
    require(matches!(lhs.element_type(), ElementType::Float(_)), || {
        format!("lhs must have float elements, got {}", lhs.element())
    })?;
    // SAFETY: the element type is a float.
    let element = unsafe { Type::from_raw(mlir_sys::mlirComplexTypeGet(lhs.element().to_raw())) };
    Ok(vec![parts.with_element(element).into()])
}

pub fn select<'c>(site: &InferSite<'c, '_>) -> Inferred<'c> {
    let (pred, on_true, on_false) = (site.tensor(0)?, site.tensor(1)?, site.tensor(2)?);
    same_baseline_element("on_false", on_false, "on_true", on_true)?;
    let result = merged(on_true, on_false, "on_false")?;
    require(pred.rank() == 0 || crate::support::compatible_shapes(&pred.shape(), &result.shape()), || {
        format!("pred must be a scalar or have the shape of on_true, {on_true}, got {pred}")
    })?;
    Ok(vec![result.into()])
}

pub fn clamp<'c>(site: &InferSite<'c, '_>) -> Inferred<'c> {
    let (min, operand, max) = (site.tensor(0)?, site.tensor(1)?, site.tensor(2)?);
    for (name, bound) in [("min", min), ("max", max)] {
        same_baseline_element(name, bound, "operand", operand)?;
        require(bound.rank() == 0 || crate::support::compatible_shapes(&bound.shape(), &operand.shape()), || {
            format!("{name} must be a scalar or have the shape of operand, {operand}, got {bound}")
        })?;
    }
    Ok(vec![operand.into()])
}
