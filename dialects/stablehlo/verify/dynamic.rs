// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Constraints of operations whose sizes are data.
use super::{quantized::reshaped_element, shape::broadcast};
use crate::{
    stablehlo::{
        DynamicBroadcastInDimOp, DynamicIotaOp, DynamicPadOp, DynamicReshapeOp, RealDynamicSliceOp, SetDimensionSizeOp,
        bounds::{self, Extent, extents},
        check::*,
        infer::shape::padded,
        integers,
    },
    support::{DYNAMIC, TensorType, Violation},
};
use melior::ir::Value;
use shale_bridge::ir;

/// The tensor that holds sizes has one entry per dimension of a tensor of this rank.
pub(super) fn entries(name: &str, sizes: Value, rank: usize) -> Check {
    let found = TensorType::of(sizes).shape().first().copied().unwrap_or(0);
    require(found == DYNAMIC || found == rank as i64, || {
        format!("{name} must have one entry per dimension, {rank}, got {found}")
    })
}

/// The elements of a tensor of integers that the program says.
pub(super) fn constant(value: Value) -> Option<Vec<i64>> {
    let definition = ir::definition(value).filter(|op| ir::name(*op) == "stablehlo.constant")?;
    integers(ir::attribute(definition, "value")?)
}

/// The tensor that holds the sizes of the result has one entry per dimension, and what it is known to hold is what the type says.
fn result_sizes(name: &str, sizes: Value, result: TensorType) -> Check {
    entries(name, sizes, result.rank())?;
    constant(sizes).map_or(Ok(()), |sizes| same_shape("result", &result.shape(), &sizes))
}

pub fn dynamic_broadcast_in_dim(op: DynamicBroadcastInDimOp) -> Result<(), Violation> {
    let (operand, result) = (TensorType::of(op.operand()), TensorType::of(op.result()));
    broadcast(operand, result, &op.broadcast_dimensions())?;
    result_sizes("output_dimensions", op.output_dimensions(), result)?;
    let known =
        [op.known_expanding_dimensions().unwrap_or_default(), op.known_nonexpanding_dimensions().unwrap_or_default()]
            .concat();
    distinct("known dimensions", &known)?;
    dimensions("known dimensions", &known, operand.rank()).map(|_| ())
}

pub fn dynamic_iota(op: DynamicIotaOp) -> Result<(), Violation> {
    let result = TensorType::of(op.result());
    dimensions("iota_dimension", &[op.iota_dimension()], result.rank())?;
    result_sizes("output_shape", op.output_shape(), result)
}

/// The numbers in brackets are the specification's constraint ids.
pub fn dynamic_pad(op: DynamicPadOp) -> Result<(), Violation> {
    let (operand, result) = (TensorType::of(op.operand()), TensorType::of(op.result()));
    same_element("padding_value", TensorType::of(op.padding_value()), "operand", operand)?;
    same_element("result", result, "operand", operand)?;
    require(result.rank() == operand.rank(), || {
        format!("result must have the rank of operand, {}, got {}", operand.rank(), result.rank())
    })?;
    // (C2)
    entries("edge_padding_low", op.edge_padding_low(), operand.rank())?;
    entries("edge_padding_high", op.edge_padding_high(), operand.rank())?;
    entries("interior_padding", op.interior_padding(), operand.rank())?;
    // (C3), (C4)
    let Some(interior) = constant(op.interior_padding()) else { return Ok(()) };
    all_non_negative("interior_padding", &interior)?;
    let edges = constant(op.edge_padding_low()).zip(constant(op.edge_padding_high()));
    edges.map_or(Ok(()), |(low, high)| {
        same_shape("result", &result.shape(), &bounds::sizes(&padded(operand, &low, &high, &interior)?))
    })
}

/// The numbers in brackets are the specification's constraint ids.
pub fn dynamic_reshape(op: DynamicReshapeOp) -> Result<(), Violation> {
    let (operand, result) = (TensorType::of(op.operand()), TensorType::of(op.result()));
    // (C4)
    result_sizes("output_shape", op.output_shape(), result)?;
    let (from, to) = (operand.element_count(), result.element_count());
    // (C2)
    require(from.is_none() || to.is_none() || from == to, || {
        format!("result must have as many elements as operand, got {operand} and {result}")
    })?;
    // (C1), (C3)
    reshaped_element(result, operand)
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
    let mut expected = extents(operand);
    let whole = expected[dimension].limit();
    // What is known of the size may be written out.
    expected[dimension] = match constant(op.size()).as_deref() {
        Some(&[size]) if size >= 0 && (whole == DYNAMIC || size <= whole) => size.into(),
        _ => Extent::at_most(whole),
    };
    bounds::same_extents("result", result, &expected)
}
