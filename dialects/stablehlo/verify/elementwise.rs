// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Constraints of elementwise operations that their types alone do not say.
use crate::{
    stablehlo::{BitcastConvertOp, check::*},
    support::{TensorType, Violation},
};

pub fn bitcast_convert(op: BitcastConvertOp) -> Result<(), Violation> {
    let (operand, result) = (TensorType::of(op.operand()), TensorType::of(op.result()));
    let width = |tensor: TensorType| {
        let element = tensor.element_type();
        element
            .width()
            .map(i64::from)
            .ok_or_else(|| Violation::new(format!("element type must have a width, got {}", tensor.element())))
    };
    require(operand.element_type().is_complex() == result.element_type().is_complex(), || {
        format!(
            "operand and result must both be complex or both not, got {} and {}",
            operand.element(),
            result.element()
        )
    })?;
    let (from, to) = (width(operand)?, width(result)?);
    let (wide, narrow, wide_shape, narrow_shape) = if from >= to {
        (from, to, operand.shape(), result.shape())
    } else {
        (to, from, result.shape(), operand.shape())
    };
    if wide == narrow {
        return same_shape("result", &result.shape(), &operand.shape());
    }
    require(wide % narrow == 0, || format!("widths must divide each other, got {from} and {to}"))?;
    let Some((&last, rest)) = narrow_shape.split_last() else {
        return Err(format!(
            "the narrower tensor must have a dimension more than the wider one, got {operand} and {result}"
        )
        .into());
    };
    same_shape("all but the last dimension of the narrower tensor", rest, &wide_shape)?;
    same_size("the last dimension of the narrower tensor", last, "the quotient of the widths", wide / narrow)
}
