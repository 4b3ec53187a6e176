// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Result types of operations that have no type inference, because a program may say more about them than operands and attributes
//! do: what follows from operands of known sizes, as the verifiers check it.
use super::{
    infer::index::gather_shape,
    verify::{
        contract::{Convolution, dot_general_shape, dot_shape},
        index::torch_index_select_shape,
    },
    *,
};
use crate::support::{DYNAMIC, TensorType, Violation, element_count, merge_sizes};
use melior::ir::{Attribute, OperationRef, Type, Value, ValueLike};
use shale_bridge::ir;

/// Whether a type has no dynamic size, and neither has any part of it.
fn is_known(r#type: Type) -> bool {
    match shale_bridge::edit::tuple_components(r#type) {
        Some(parts) => parts.into_iter().all(is_known),
        None => TensorType::cast(r#type).is_none_or(TensorType::is_static),
    }
}

/// Whether all results have known sizes.
pub fn known_results(operation: OperationRef) -> bool {
    ir::results(operation).iter().all(|result| is_known(result.r#type()))
}

/// The element type of each result with a shape.
fn shaped<'c>(operation: OperationRef<'c, '_>, shape: &[i64]) -> Vec<Type<'c>> {
    ir::results(operation).into_iter().map(|result| TensorType::of(result).with_shape(shape).to_type()).collect()
}

/// The types of the results of an operation without type inference, from the types of its operands; dynamic where these do not say.
/// Nothing for operations about which nothing is known.
///
/// # Errors
/// A constraint that the operands violate.
pub fn result_types<'c>(operation: OperationRef<'c, '_>) -> Result<Option<Vec<Type<'c>>>, Violation> {
    let operands = ir::operands(operation);
    let tensor = |index: usize| operands.get(index).and_then(|value| TensorType::cast(value.r#type()));
    let name = ir::name(operation);
    if let Some(op) = DotGeneralOp::cast(operation) {
        let shape = dot_general_shape(TensorType::of(op.lhs()), TensorType::of(op.rhs()), &op.dot_dimension_numbers())?;
        return Ok(Some(shaped(operation, &bounds::sizes(&shape))));
    }
    if let Some(op) = DotOp::cast(operation) {
        return Ok(Some(shaped(operation, &dot_shape(TensorType::of(op.lhs()), TensorType::of(op.rhs()))?)));
    }
    if let Some(op) = ConvolutionOp::cast(operation) {
        return Ok(Some(shaped(operation, &Convolution::of(op)?.shape()?)));
    }
    if let Some(op) = TorchIndexSelectOp::cast(operation) {
        return Ok(Some(shaped(operation, &torch_index_select_shape(op)?)));
    }
    if let Some(op) = DynamicGatherOp::cast(operation) {
        let operand = TensorType::of(op.operand());
        let sizes = vec![DYNAMIC; operand.rank()];
        let shape = gather_shape(operand, TensorType::of(op.start_indices()), &op.dimension_numbers(), &sizes)?;
        return Ok(Some(shaped(operation, &bounds::sizes(&shape))));
    }
    if let Some(op) = ReshapeOp::cast(operation) {
        return Ok(reshaped(op.operand(), op.result()).map(|shape| shaped(operation, &shape)));
    }
    if let Some(op) = BroadcastInDimOp::cast(operation) {
        // A dimension of size 1 repeats as often as the result says.
        let mut shape = TensorType::of(op.result()).shape();
        for (size, dimension) in TensorType::of(op.operand()).shape().into_iter().zip(op.broadcast_dimensions()) {
            let place = usize::try_from(dimension).ok().and_then(|d| shape.get_mut(d));
            if let Some(place) = place.filter(|place| **place == DYNAMIC && size != 1) {
                *place = size;
            }
        }
        return Ok(Some(shaped(operation, &shape)));
    }
    if let Some(op) = BitcastConvertOp::cast(operation) {
        let (operand, result) = (TensorType::of(op.operand()), TensorType::of(op.result()));
        let mut shape = operand.shape();
        let (from, to) = (operand.element_type().width(), result.element_type().width());
        if let Some((from, to)) = from.zip(to) {
            match from.cmp(&to) {
                std::cmp::Ordering::Less => {
                    shape.pop();
                }
                std::cmp::Ordering::Equal => {}
                std::cmp::Ordering::Greater => shape.push(i64::from(from / to)),
            }
        }
        return Ok(Some(shaped(operation, &shape)));
    }
    if let Some(op) = ScatterOp::cast(operation) {
        return Ok(TensorType::cast(op.inputs()[0].r#type()).map(|input| shaped(operation, &input.shape())));
    }
    if let Some(op) = MapOp::cast(operation) {
        return Ok(TensorType::cast(op.inputs()[0].r#type()).map(|input| shaped(operation, &input.shape())));
    }
    if let Some(op) = AllGatherOp::cast(operation) {
        let count = gathered(op.replica_groups(), op.channel_handle(), op.use_global_device_ids())?;
        let along = usize::try_from(op.all_gather_dim()).unwrap_or(usize::MAX);
        let of = |value: &Value<'c, '_>| {
            let operand = TensorType::of(*value);
            scaled(operand, along, |size| size.checked_mul(count?)).to_type()
        };
        return Ok(Some(op.operands().iter().map(of).collect()));
    }
    if let Some(op) = ReduceScatterOp::cast(operation) {
        let count = gathered(op.replica_groups(), op.channel_handle(), op.use_global_device_ids())?;
        let along = usize::try_from(op.scatter_dimension()).unwrap_or(usize::MAX);
        let shape = scaled(TensorType::of(op.operand()), along, |size| size.checked_div(count?)).shape();
        return Ok(Some(shaped(operation, &shape)));
    }
    if let Some(op) = EinsumOp::cast(operation) {
        let operands = [TensorType::of(op.lhs()), TensorType::of(op.rhs())];
        let ranks = operands.map(TensorType::rank);
        return Ok(Some(shaped(operation, &einsum::Einsum::parse(&op.einsum_config(), &ranks)?.shape(&operands)?)));
    }
    if let Some(op) = UnaryEinsumOp::cast(operation) {
        let operand = TensorType::of(op.operand());
        let einsum = einsum::Einsum::parse(&op.einsum_config(), &[operand.rank()])?;
        return Ok(Some(shaped(operation, &einsum.shape(&[operand])?)));
    }
    if let Some(op) = UniformQuantizeOp::cast(operation) {
        return Ok(Some(shaped(operation, &TensorType::of(op.operand()).shape())));
    }
    if let Some(op) = RngBitGeneratorOp::cast(operation) {
        return Ok(Some(vec![op.initial_state().r#type(), op.output().r#type()]));
    }
    let passes_on = matches!(name, "sdy.sharding_constraint" | "sdy.reshard" | "sdy.propagation_barrier");
    // Elementwise: the shape of the first operand that has one, a scalar may stand for every element.
    let is_elementwise =
        OPERATIONS.iter().chain(crate::chlo::OPERATIONS).any(|info| info.family == "elementwise" && info.name == name);
    if passes_on || is_elementwise {
        let tensors: Vec<TensorType> = (0..operands.len()).filter_map(tensor).collect();
        let Some(first) = tensors.iter().find(|t| t.rank() > 0).or(tensors.first()) else { return Ok(None) };
        let mut shape = first.shape();
        let rank = shape.len();
        for other in tensors.iter().filter(|t| t.rank() == rank) {
            for (size, known) in shape.iter_mut().zip(other.shape()) {
                *size = merge_sizes(*size, known).unwrap_or(*size);
            }
        }
        return Ok(Some(shaped(operation, &shape)));
    }
    Ok(None)
}

/// How many processes are in a group, where the attributes say so.
fn gathered(groups: Attribute, channel: Option<ChannelHandle>, global: bool) -> Result<Option<i64>, Violation> {
    Ok(replica_groups::grouped(groups, channel.as_ref(), global, false)?.size())
}

/// The type with another size in one dimension; dynamic where that is not known.
fn scaled<'c>(tensor: TensorType<'c>, along: usize, size: impl Fn(i64) -> Option<i64>) -> TensorType<'c> {
    let mut shape = tensor.shape();
    if let Some(place) = shape.get_mut(along) {
        *place = Some(*place).filter(|known| *known != DYNAMIC).and_then(size).unwrap_or(DYNAMIC);
    }
    tensor.with_shape(&shape)
}

/// The shape of a reshaped tensor of which one size is not given.
fn reshaped(operand: Value, result: Value) -> Option<Vec<i64>> {
    let (count, mut shape) = (TensorType::of(operand).element_count()?, TensorType::of(result).shape());
    let known: Vec<i64> = shape.iter().copied().filter(|size| *size != DYNAMIC).collect();
    let known = element_count(&known)?;
    let mut unknown = shape.iter_mut().filter(|size| **size == DYNAMIC);
    let (Some(size), None) = (unknown.next(), unknown.next()) else { return None };
    *size = count.checked_div(known).filter(|size| size.checked_mul(known) == Some(count))?;
    Some(shape)
}
