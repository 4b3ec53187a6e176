// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Constraints of operations whose sizes are data.
use super::shape::broadcast;
use crate::{
    stablehlo::{
        DynamicBroadcastInDimOp, DynamicIotaOp, DynamicPadOp, DynamicReshapeOp, RealDynamicSliceOp, SetDimensionSizeOp,
        check::*,
    },
    support::{DYNAMIC, TensorType, Violation},
};
use melior::ir::Value;

/// The tensor that holds sizes has one entry per dimension of a tensor of this rank.
pub(super) fn entries(name: &str, sizes: Value, rank: usize) -> Check {
    let found = TensorType::of(sizes).shape().first().copied().unwrap_or(0);
    require(found == DYNAMIC || found == rank as i64, || {
        format!("{name} must have one entry per dimension, {rank}, got {found}")
    })
}

pub fn dynamic_broadcast_in_dim(op: DynamicBroadcastInDimOp) -> Result<(), Violation> {
    let (operand, result) = (TensorType::of(op.operand()), TensorType::of(op.result()));
    broadcast(operand, result, &op.broadcast_dimensions())?;
    entries("output_dimensions", op.output_dimensions(), result.rank())?;
    let known =
        [op.known_expanding_dimensions().unwrap_or_default(), op.known_nonexpanding_dimensions().unwrap_or_default()]
            .concat();
    distinct("known dimensions", &known)?;
    dimensions("known dimensions", &known, operand.rank()).map(|_| ())
}

pub fn dynamic_iota(op: DynamicIotaOp) -> Result<(), Violation> {
    let result = TensorType::of(op.result());
    dimensions("iota_dimension", &[op.iota_dimension()], result.rank())?;
    entries("output_shape", op.output_shape(), result.rank())
}

pub fn dynamic_pad(op: DynamicPadOp) -> Result<(), Violation> {
    let (operand, result) = (TensorType::of(op.operand()), TensorType::of(op.result()));
    same_element("padding_value", TensorType::of(op.padding_value()), "operand", operand)?;
    same_element("result", result, "operand", operand)?;
    require(result.rank() == operand.rank(), || {
        format!("result must have the rank of operand, {}, got {}", operand.rank(), result.rank())
    })?;
    entries("edge_padding_low", op.edge_padding_low(), operand.rank())?;
    entries("edge_padding_high", op.edge_padding_high(), operand.rank())?;
    entries("interior_padding", op.interior_padding(), operand.rank())
}

pub fn dynamic_reshape(op: DynamicReshapeOp) -> Result<(), Violation> {
    let (operand, result) = (TensorType::of(op.operand()), TensorType::of(op.result()));
    same_element("result", result, "operand", operand)?;
    entries("output_shape", op.output_shape(), result.rank())?;
    let (from, to) = (operand.element_count(), result.element_count());
    require(from.is_none() || to.is_none() || from == to, || {
        format!("result must have as many elements as operand, got {operand} and {result}")
    })
}

pub fn real_dynamic_slice(op: RealDynamicSliceOp) -> Result<(), Violation> {
    let (operand, result) = (TensorType::of(op.operand()), TensorType::of(op.result()));
    same_element("result", result, "operand", operand)?;
    require(result.rank() == operand.rank(), || {
        format!("result must have the rank of operand, {}, got {}", operand.rank(), result.rank())
    })?;
    entries("start_indices", op.start_indices(), operand.rank())?;
    entries("limit_indices", op.limit_indices(), operand.rank())?;
    entries("strides", op.strides(), operand.rank())
}

pub fn set_dimension_size(op: SetDimensionSizeOp) -> Result<(), Violation> {
    let (operand, result) = (TensorType::of(op.operand()), TensorType::of(op.result()));
    same_element("result", result, "operand", operand)?;
    let dimension = dimensions("dimension", &[op.dimension()], operand.rank())?[0];
    let (mut expected, found) = (operand.shape(), result.shape());
    // A size that is known beforehand may be written out.
    expected[dimension] = DYNAMIC;
    same_shape("result", &found, &expected)?;
    let (size, whole) = (found[dimension], operand.shape()[dimension]);
    require(size == DYNAMIC || whole == DYNAMIC || size <= whole, || {
        format!("result must be at most the size of operand in dimension {dimension}, {whole}, got {size}")
    })
}
