// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Types of operations whose places are data.
use crate::{
    stablehlo::{
        GatherDimensionNumbers,
        bounds::{self, Extent, extents},
        check::*,
    },
    support::{DYNAMIC, InferSite, Inferred, TensorType, Violation},
};

fn starts(site: &InferSite, group: usize, rank: usize) -> Check {
    let starts = site.tensors(group)?;
    require(starts.len() == rank, || {
        format!("there must be one start index per dimension, got {} for rank {rank}", starts.len())
    })?;
    for (i, start) in starts.iter().enumerate() {
        require(start.element() == starts[0].element(), || {
            format!("start indices must have one type, {}, got {} at {i}", starts[0].element(), start.element())
        })?;
    }
    Ok(())
}

pub fn dynamic_slice<'c>(site: &InferSite<'c, '_>) -> Inferred<'c> {
    let operand = site.tensor(0)?;
    starts(site, 1, operand.rank())?;
    let sizes = site.integers("slice_sizes")?;
    per_dimension("slice_sizes", &sizes, operand.rank())?;
    all_non_negative("slice_sizes", &sizes)?;
    for (d, (size, whole)) in sizes.iter().zip(operand.shape()).enumerate() {
        require(whole == DYNAMIC || *size <= whole, || {
            format!("slice_sizes must be at most the size of dimension {d}, {whole}, got {size}")
        })?;
    }
    Ok(vec![operand.with_shape(&sizes).into()])
}

pub fn dynamic_update_slice<'c>(site: &InferSite<'c, '_>) -> Inferred<'c> {
    let (operand, update) = (site.tensor(0)?, site.tensor(1)?);
    same_element("update", update, "operand", operand)?;
    require(update.rank() == operand.rank(), || {
        format!("update must have the rank of operand, {}, got {}", operand.rank(), update.rank())
    })?;
    starts(site, 2, operand.rank())?;
    for (d, (size, whole)) in update.shape().into_iter().zip(operand.shape()).enumerate() {
        require(whole == DYNAMIC || size == DYNAMIC || size <= whole, || {
            format!("update must be at most the size of operand in dimension {d}, {whole}, got {size}")
        })?;
    }
    Ok(vec![operand.into()])
}

/// The shape of the indices without the dimension of the index vector; that dimension may be one past the last.
pub fn batch_shape(indices: TensorType, index_vector_dim: i64) -> Result<(Vec<Extent>, i64), Violation> {
    let mut shape = extents(indices);
    let position = usize::try_from(index_vector_dim).ok().filter(|d| *d <= shape.len());
    let Some(position) = position else {
        return Err(format!("index_vector_dim must be in [0, {}], got {index_vector_dim}", shape.len()).into());
    };
    let length = if position < shape.len() { shape.remove(position).size } else { 1 };
    Ok((shape, length))
}

pub fn gather<'c>(site: &InferSite<'c, '_>) -> Inferred<'c> {
    let (operand, indices) = (site.tensor(0)?, site.tensor(1)?);
    let sizes = site.integers("slice_sizes")?;
    per_dimension("slice_sizes", &sizes, operand.rank())?;
    all_non_negative("slice_sizes", &sizes)?;
    let shape = gather_shape(operand, indices, &site.get("dimension_numbers")?, &sizes)?;
    Ok(vec![bounds::tensor(&shape, operand.element()).into()])
}

/// The shape of the result of `gather`, from blocks whose sizes may be [`DYNAMIC`].
pub fn gather_shape(
    operand: TensorType,
    indices: TensorType,
    numbers: &GatherDimensionNumbers,
    sizes: &[i64],
) -> Result<Vec<Extent>, Violation> {
    let rank = operand.rank();
    let (batch, length) = batch_shape(indices, numbers.index_vector_dim)?;
    let (offset, collapsed) = (&numbers.offset_dims, &numbers.collapsed_slice_dims);
    let (operand_batch, start_batch) = (&numbers.operand_batching_dims, &numbers.start_indices_batching_dims);
    require(rank == offset.len() + collapsed.len() + operand_batch.len(), || {
        format!(
            "offset, collapsed and batching dimensions must count the operand's, {rank}, got {}",
            offset.len() + collapsed.len() + operand_batch.len()
        )
    })?;
    require(length == DYNAMIC || length == numbers.start_index_map.len() as i64, || {
        format!(
            "start_index_map must have one entry per element of an index vector, {length}, got {}",
            numbers.start_index_map.len()
        )
    })?;
    sorted("offset_dims", offset)?;
    distinct("offset_dims", offset)?;
    let result_rank = offset.len() + batch.len();
    let offset_positions = dimensions("offset_dims", offset, result_rank)?;
    sorted("collapsed_slice_dims", collapsed)?;
    distinct("collapsed_slice_dims and operand_batching_dims", &[collapsed.as_slice(), operand_batch].concat())?;
    let collapsed_positions = dimensions("collapsed_slice_dims", collapsed, rank)?;
    sorted("operand_batching_dims", operand_batch)?;
    let batching_positions = dimensions("operand_batching_dims", operand_batch, rank)?;
    distinct("start_indices_batching_dims", start_batch)?;
    let start_positions = dimensions("start_indices_batching_dims", start_batch, indices.rank())?;
    require(!start_batch.contains(&numbers.index_vector_dim), || {
        format!("start_indices_batching_dims must not hold index_vector_dim, {}", numbers.index_vector_dim)
    })?;
    require(operand_batch.len() == start_batch.len(), || {
        format!(
            "operand_batching_dims and start_indices_batching_dims must be as many, got {} and {}",
            operand_batch.len(),
            start_batch.len()
        )
    })?;
    for (a, b) in batching_positions.iter().zip(&start_positions) {
        same_size(
            &format!("batching dimension {b} of start_indices"),
            indices.shape()[*b],
            &format!("dimension {a} of operand"),
            operand.shape()[*a],
        )?;
    }
    distinct(
        "start_index_map and operand_batching_dims",
        &[numbers.start_index_map.as_slice(), operand_batch].concat(),
    )?;
    dimensions("start_index_map", &numbers.start_index_map, rank)?;
    for (d, (size, whole)) in sizes.iter().zip(operand.shape()).enumerate() {
        require(whole == DYNAMIC || *size == DYNAMIC || *size <= whole, || {
            format!("slice_sizes must be at most the size of dimension {d}, {whole}, got {size}")
        })?;
    }
    for d in collapsed_positions.iter().chain(&batching_positions) {
        require(sizes[*d] <= 1, || {
            format!("slice_sizes must be at most 1 in collapsed and batching dimensions, got {} in {d}", sizes[*d])
        })?;
    }
    let mut slice = (0..rank)
        .filter(|d| !collapsed_positions.contains(d) && !batching_positions.contains(d))
        .map(|d| sizes[d].into());
    let mut batch = batch.into_iter();
    Ok((0..result_rank)
        .filter_map(|d| if offset_positions.contains(&d) { slice.next() } else { batch.next() })
        .collect())
}
