// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Constraints of quantization, and those that other operations put on quantized types. The numbers in brackets are the
//! specification's constraint ids.
use crate::{
    stablehlo::{UniformQuantizeOp, check::*},
    support::{DYNAMIC, QuantizedType, TensorType, Violation},
};

pub fn uniform_quantize(op: UniformQuantizeOp) -> Result<(), Violation> {
    let (operand, result) = (TensorType::of(op.operand()), TensorType::of(op.result()));
    // (C1)
    same_shape("result", &result.shape(), &operand.shape())?;
    // (C2)
    let expressed = QuantizedType::of(operand.element()).map_or(operand.element(), |q| q.expressed);
    let Some(quantized) = QuantizedType::of(result.element()) else {
        return Err(format!("result must be quantized, got {result}").into());
    };
    require(quantized.expressed == expressed, || {
        format!("result must have the expressed type of operand, {expressed}, got {}", quantized.expressed)
    })
}

/// What an operation that moves elements may change of scales along a dimension, beside the dimension.
#[derive(Clone, Copy, PartialEq)]
enum Scales {
    Kept,
    Free,
}

/// The dimensions along which scales of the operand and of the result differ; nothing where one scale is all there is. The element types
/// are equal otherwise (C1 of `reshape` and `broadcast_in_dim`).
fn moved_axes(result: TensorType, operand: TensorType, scales: Scales) -> Result<Option<(usize, usize)>, Violation> {
    let from = QuantizedType::of(operand.element());
    let Some((from, from_axis)) = from.as_ref().and_then(|from| Some((from, from.axis?))) else {
        return same_element("result", result, "operand", operand).map(|()| None);
    };
    let to = QuantizedType::of(result.element())
        .filter(|to| to.is_stored_as(from) && (scales == Scales::Free || to.scales == from.scales));
    match to.and_then(|to| to.axis) {
        Some(to_axis) => Ok(Some((from_axis, to_axis))),
        None => Err(format!(
            "result must have the element type of operand but for the dimension of its scales, {}, got {}",
            operand.element(),
            result.element()
        )
        .into()),
    }
}

/// (C1) and (C3) of `reshape`: the dimension that has scales keeps its size, and so do those before and behind it, as a whole.
pub(super) fn reshaped_element(result: TensorType, operand: TensorType) -> Check {
    let Some((from, to)) = moved_axes(result, operand, Scales::Kept)? else { return Ok(()) };
    // The dimensions exist: types whose do not are refused.
    let parts = |shape: &[i64], axis: usize| {
        let product = |sizes: &[i64]| sizes.iter().try_fold(1i64, |product, size| product.checked_mul(*size));
        Some((product(shape.get(..axis)?)?, *shape.get(axis)?, product(shape.get(axis + 1..)?)?))
    };
    let (before, after) = (operand.shape(), result.shape());
    let unknown = before.contains(&DYNAMIC) || after.contains(&DYNAMIC);
    require(unknown || parts(&before, from) == parts(&after, to), || {
        format!(
            "result must keep the sizes at, before and behind the dimension of its scales, got {operand} and {result}"
        )
    })
}

/// (C1) and (C6) of `broadcast_in_dim`, whose `dims` have been checked.
pub(super) fn broadcast_element(result: TensorType, operand: TensorType, dims: &[i64]) -> Check {
    let Some((from, to)) = moved_axes(result, operand, Scales::Free)? else { return Ok(()) };
    let expected = dims.get(from).copied().unwrap_or(-1);
    require(expected == to as i64, || {
        format!("scales of result must be along dimension {expected}, where that of operand's goes, got {to}")
    })?;
    let scales = |tensor: TensorType| QuantizedType::of(tensor.element()).map(|q| q.scales).unwrap_or_default();
    let (given, repeated) = (scales(operand), scales(result));
    require(given.len() != 1 || repeated.iter().all(|scale| *scale == given[0]), || {
        format!("scales of result must repeat the only one of operand, {}, got {}", operand.element(), result.element())
    })
}

/// Dimensions of a contraction that may, or may not, have scales of their own.
pub(super) struct ContractionAxes<'a> {
    /// (C15) of `dot_general`; `convolution` has nothing alike.
    pub zero_point: bool,
    /// (C16) of `dot_general`, (C29) of `convolution`, as what is demanded and whether a dimension of `rhs` meets it.
    pub rhs: (&'a str, &'a dyn Fn(usize) -> bool),
    /// (C30) of `convolution`: the only dimension of the result that may have scales.
    pub result: Option<i64>,
}

/// (C14) to (C20) of `dot_general`, (C28) to (C34) of `convolution`. Nothing is demanded where no type is quantized.
pub(super) fn contraction(lhs: TensorType, rhs: TensorType, result: TensorType, axes: &ContractionAxes) -> Check {
    let types = [lhs, rhs, result].map(|tensor| QuantizedType::of(tensor.element()));
    let [left, right, out] = &types;
    if left.is_none() && right.is_none() && out.is_none() {
        return Ok(());
    }
    let elements = || format!("{}, {} and {}", lhs.element(), rhs.element(), result.element());
    // (C14)
    let right = right.as_ref().filter(|_| left.is_some() == out.is_some());
    let right = right.ok_or_else(|| {
        Violation::new(format!(
            "rhs must be quantized, and result where lhs is, got lhs, rhs and result of {}",
            elements()
        ))
    })?;
    require(left.as_ref().is_none_or(|left| left.axis.is_none()), || {
        format!("lhs must have one scale for all elements, got {}", lhs.element())
    })?;
    // (C15)
    require(!axes.zero_point || right.scales.iter().all(|(_, zero)| *zero == 0), || {
        format!("zero points of rhs must be 0, got {}", rhs.element())
    })?;
    // (C16)
    if let Some(axis) = right.axis {
        require(axes.rhs.1(axis), || format!("scales of rhs must be along {}, got {}", axes.rhs.0, rhs.element()))?;
    }
    if let (Some(axis), Some(feature)) = (out.as_ref().and_then(|out| out.axis), axes.result) {
        require(axis as i64 == feature, || {
            format!("scales of result must be along its feature dimension, {feature}, got {}", result.element())
        })?;
    }
    match left.as_ref().zip(out.as_ref()) {
        Some((left, out)) => {
            // (C17)
            require(left.storage == right.storage, || {
                format!("lhs and rhs must have one storage type, got {} and {}", lhs.element(), rhs.element())
            })?;
            // (C18)
            require(left.expressed == right.expressed && left.expressed == out.expressed, || {
                format!("lhs, rhs and result must have one expressed type, got {}", elements())
            })?;
            // (C19)
            require(right.axis.is_some() || out.axis.is_none(), || {
                format!("result must have one scale where rhs has, got {}", result.element())
            })
        }
        // (C20)
        None => require(lhs.element() == right.expressed && result.element() == right.expressed, || {
            format!("lhs and result must have the expressed type of rhs, got lhs, rhs and result of {}", elements())
        }),
    }
}
