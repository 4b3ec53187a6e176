// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Constraints of quantization. The numbers in brackets are the specification's constraint ids.
use crate::{
    stablehlo::{UniformQuantizeOp, check::*},
    support::{QuantizedType, TensorType, Violation},
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
