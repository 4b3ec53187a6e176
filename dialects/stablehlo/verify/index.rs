// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Constraints of operations whose places are data.
use super::dynamic::{constant, entries};
use crate::{
    stablehlo::{
        DynamicGatherOp, ScatterOp, TorchIndexSelectOp, bounds,
        check::*,
        infer::index::{batch_shape, gather_shape},
    },
    support::{DYNAMIC, ShapeText, TensorType, Violation},
};
use melior::ir::ValueLike;

pub fn dynamic_gather(op: DynamicGatherOp) -> Result<(), Violation> {
    let (operand, result) = (TensorType::of(op.operand()), TensorType::of(op.result()));
    same_element("result", result, "operand", operand)?;
    entries("slice_sizes", op.slice_sizes(), operand.rank())?;
    // What is known of them is checked.
    let sizes = constant(op.slice_sizes()).unwrap_or_else(|| vec![DYNAMIC; operand.rank()]);
    require(sizes.iter().all(|size| *size >= 0 || *size == DYNAMIC), || {
        format!("slice_sizes must not be negative, got {}", ShapeText(&sizes))
    })?;
    let shape = gather_shape(operand, TensorType::of(op.start_indices()), &op.dimension_numbers(), &sizes)?;
    bounds::same_extents("result", result, &shape)
}

/// The numbers in brackets are the specification's constraint ids of `scatter`.
pub fn scatter(op: ScatterOp) -> Result<(), Violation> {
    let inputs: Vec<_> = op.inputs().into_iter().map(TensorType::of).collect();
    let updates: Vec<_> = op.updates().into_iter().map(TensorType::of).collect();
    let indices = TensorType::of(op.scatter_indices());
    let numbers = op.scatter_dimension_numbers();
    // (C5)
    let (Some(&input), Some(&update)) = (inputs.first(), updates.first()) else {
        return Err("there must be at least one input, got none".into());
    };
    // (C1), (C3), (C6)
    for (i, (a, b)) in inputs.iter().zip(&updates).enumerate() {
        same_shape(&format!("input {i}"), &a.shape(), &input.shape())?;
        same_shape(&format!("update {i}"), &b.shape(), &update.shape())?;
        same_element(&format!("update {i}"), *b, &format!("input {i}"), *a)?;
    }
    let rank = input.rank();
    let (window, inserted) = (&numbers.update_window_dims, &numbers.inserted_window_dims);
    let (input_batch, index_batch) = (&numbers.input_batching_dims, &numbers.scatter_indices_batching_dims);
    // (C2)
    require(rank == window.len() + inserted.len() + input_batch.len(), || {
        format!(
            "window, inserted and batching dimensions must count the input's, {rank}, got {}",
            window.len() + inserted.len() + input_batch.len()
        )
    })?;
    // (C7), (C8)
    sorted("update_window_dims", window)?;
    distinct("update_window_dims", window)?;
    let window_positions = dimensions("update_window_dims", window, update.rank())?;
    // (C9) to (C13)
    sorted("inserted_window_dims", inserted)?;
    distinct("inserted_window_dims and input_batching_dims", &[inserted.as_slice(), input_batch].concat())?;
    let inserted_positions = dimensions("inserted_window_dims", inserted, rank)?;
    sorted("input_batching_dims", input_batch)?;
    let batching_positions = dimensions("input_batching_dims", input_batch, rank)?;
    // (C14) to (C18)
    distinct("scatter_indices_batching_dims", index_batch)?;
    let index_positions = dimensions("scatter_indices_batching_dims", index_batch, indices.rank())?;
    require(!index_batch.contains(&numbers.index_vector_dim), || {
        format!("scatter_indices_batching_dims must not hold index_vector_dim, {}", numbers.index_vector_dim)
    })?;
    require(input_batch.len() == index_batch.len(), || {
        format!(
            "input_batching_dims and scatter_indices_batching_dims must be as many, got {} and {}",
            input_batch.len(),
            index_batch.len()
        )
    })?;
    for (a, b) in batching_positions.iter().zip(&index_positions) {
        same_size(
            &format!("batching dimension {b} of scatter_indices"),
            indices.shape()[*b],
            &format!("dimension {a} of input"),
            input.shape()[*a],
        )?;
    }
    // (C19) to (C22)
    let (batch, length) = batch_shape(indices, numbers.index_vector_dim)?;
    let map = &numbers.scatter_dims_to_operand_dims;
    require(length == DYNAMIC || length == map.len() as i64, || {
        format!(
            "scatter_dims_to_operand_dims must have one entry per element of an index vector, {length}, got {}",
            map.len()
        )
    })?;
    distinct("scatter_dims_to_operand_dims and input_batching_dims", &[map.as_slice(), input_batch].concat())?;
    dimensions("scatter_dims_to_operand_dims", map, rank)?;
    // (C4)
    require(update.rank() == batch.len() + window.len(), || {
        format!(
            "updates must have a dimension per batch and window dimension, {}, got {}",
            batch.len() + window.len(),
            update.rank()
        )
    })?;
    let free: Vec<usize> =
        (0..rank).filter(|d| !inserted_positions.contains(d) && !batching_positions.contains(d)).collect();
    let (mut free, mut batch) = (free.into_iter(), batch.into_iter());
    for (d, size) in update.shape().into_iter().enumerate() {
        if window_positions.contains(&d) {
            let Some(of) = free.next() else { continue };
            let whole = input.shape()[of];
            require(size == DYNAMIC || whole == DYNAMIC || size <= whole, || {
                format!(
                    "window dimension {d} of updates must be at most the size of dimension {of} of input, {whole}, got {size}"
                )
            })?;
        } else if let Some(expected) = batch.next() {
            same_size(&format!("dimension {d} of updates"), size, "scatter_indices", expected.size)?;
        }
    }
    // (C23), (C24), (C25)
    let elements = reducer("update_computation", op.update_computation(), &inputs)?;
    for (i, result) in op.results().into_iter().enumerate() {
        let result = result.r#type();
        let expected =
            inputs.get(i).zip(elements.get(i)).map(|(input, element)| input.with_element(*element).to_type());
        require(expected.is_some_and(|e| compatible(result, e)), || {
            format!(
                "result {i} must have the shape of input {i} and the element type of update_computation, got {result}"
            )
        })?;
    }
    Ok(())
}

pub fn torch_index_select(op: TorchIndexSelectOp) -> Result<(), Violation> {
    let (operand, result) = (TensorType::of(op.operand()), TensorType::of(op.result()));
    same_element("result", result, "operand", operand)?;
    same_shape("result", &result.shape(), &torch_index_select_shape(op)?)
}

/// The shape of the result.
pub fn torch_index_select_shape(op: TorchIndexSelectOp) -> Result<Vec<i64>, Violation> {
    let (operand, index) = (TensorType::of(op.operand()), TensorType::of(op.index()));
    let dim = dimensions("dim", &[op.dim()], operand.rank())?[0];
    let batch = usize::try_from(op.batch_dims()).ok().filter(|b| *b <= dim && *b <= index.rank());
    let Some(batch) = batch else {
        return Err(
            format!("batch_dims must be in [0, dim] and at most the rank of index, got {}", op.batch_dims()).into()
        );
    };
    let (shape, indices) = (operand.shape(), index.shape());
    same_shape("batch dimensions of index", &indices[..batch], &shape[..batch])?;
    Ok([&shape[..dim], &indices[batch..], &shape[dim + 1..]].concat())
}
