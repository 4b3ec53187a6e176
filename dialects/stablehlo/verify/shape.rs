// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Constraints of operations that move elements and whose result type is given.
use super::quantized::{broadcast_element, reshaped_element};
use crate::{
    stablehlo::{BroadcastInDimOp, IotaOp, ReshapeOp, ReverseOp, check::*},
    support::{TensorType, Violation, compatible_sizes},
};

pub fn broadcast_in_dim(op: BroadcastInDimOp) -> Result<(), Violation> {
    let (operand, result) = (TensorType::of(op.operand()), TensorType::of(op.result()));
    broadcast(operand, result, &op.broadcast_dimensions())
}

/// C1 to C6 of `broadcast_in_dim`.
pub fn broadcast(operand: TensorType, result: TensorType, dims: &[i64]) -> Result<(), Violation> {
    require(dims.len() == operand.rank(), || {
        format!("broadcast_dimensions must have rank entries, got {} for rank {}", dims.len(), operand.rank())
    })?;
    let positions = dimensions("broadcast_dimensions", dims, result.rank())?;
    distinct("broadcast_dimensions", dims)?;
    let (from, to) = (operand.shape(), result.shape());
    for (d, position) in positions.into_iter().enumerate() {
        require(from[d] == 1 || compatible_sizes(from[d], to[position]), || {
            format!(
                "size of dimension {d} of operand must be 1 or that of dimension {position} of result, {}, got {}",
                to[position], from[d]
            )
        })?;
    }
    broadcast_element(result, operand, dims)
}

pub fn iota(op: IotaOp) -> Result<(), Violation> {
    let result = TensorType::of(op.output());
    dimensions("iota_dimension", &[op.iota_dimension()], result.rank())?;
    require(result.is_static(), || format!("output must have static sizes, got {result}"))
}

/// The numbers in brackets are the specification's constraint ids.
pub fn reshape(op: ReshapeOp) -> Result<(), Violation> {
    let (operand, result) = (TensorType::of(op.operand()), TensorType::of(op.result()));
    require(result.is_static() || result.encoding().is_some(), || {
        format!("result must have static or bounded sizes, got {result}")
    })?;
    let known = operand.is_static() && result.is_static();
    // (C2)
    require(!known || operand.element_count() == result.element_count() && operand.element_count().is_some(), || {
        format!("result must have as many elements as operand, got {operand} and {result}")
    })?;
    // (C1), (C3)
    reshaped_element(result, operand)
}

pub fn reverse(op: ReverseOp) -> Result<(), Violation> {
    let dims = op.dimensions();
    distinct("dimensions", &dims)?;
    dimensions("dimensions", &dims, TensorType::of(op.operand()).rank()).map(|_| ())
}
