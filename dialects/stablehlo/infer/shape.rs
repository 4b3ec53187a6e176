// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Types of operations that move elements to places fixed by attributes and types.
use crate::{
    stablehlo::check::*,
    support::{DYNAMIC, InferSite, Inferred, QuantizedType, TensorType, Violation, merge_sizes},
};

pub fn broadcast<'c>(site: &InferSite<'c, '_>) -> Inferred<'c> {
    let operand = site.tensor(0)?;
    let sizes = site.integers("broadcast_sizes")?;
    all_non_negative("broadcast_sizes", &sizes)?;
    Ok(vec![operand.with_shape(&[sizes, operand.shape()].concat()).into()])
}

pub fn concatenate<'c>(site: &InferSite<'c, '_>) -> Inferred<'c> {
    let inputs = site.tensors(0)?;
    let Some(&first) = inputs.first() else { return Err("there must be at least one input, got none".into()) };
    let along = dimensions("dimension", &[site.integer("dimension")?], first.rank())?[0];
    let mut shape = first.shape();
    for (i, input) in inputs.iter().enumerate().skip(1) {
        same_element(&format!("input {i}"), *input, "input 0", first)?;
        let other = input.shape();
        require(other.len() == shape.len(), || {
            format!("input {i} must have the rank of input 0, {}, got {}", shape.len(), other.len())
        })?;
        for d in 0..shape.len() {
            if d == along {
                shape[d] = match (shape[d], other[d]) {
                    (DYNAMIC, _) | (_, DYNAMIC) => DYNAMIC,
                    (a, b) => a.checked_add(b).ok_or("the result's size must fit 64 bits")?,
                };
            } else {
                same_size(&format!("dimension {d} of input {i}"), other[d], "those before", shape[d])?;
                shape[d] = merge_sizes(shape[d], other[d]).unwrap_or(DYNAMIC);
            }
        }
    }
    Ok(vec![first.with_shape(&shape).into()])
}

pub fn pad<'c>(site: &InferSite<'c, '_>) -> Inferred<'c> {
    let operand = site.tensor(0)?;
    same_element("padding_value", site.tensor(1)?, "operand", operand)?;
    let lists = ["edge_padding_low", "edge_padding_high", "interior_padding"];
    let [low, high, interior] = [site.integers(lists[0])?, site.integers(lists[1])?, site.integers(lists[2])?];
    for (name, values) in lists.iter().zip([&low, &high, &interior]) {
        per_dimension(name, values, operand.rank())?;
    }
    all_non_negative("interior_padding", &interior)?;
    Ok(vec![operand.with_shape(&padded(operand, &low, &high, &interior)?).into()])
}

/// The sizes of a tensor with padding around and between its elements; as many entries as dimensions, of which those between are not
/// negative.
pub fn padded(operand: TensorType, low: &[i64], high: &[i64], interior: &[i64]) -> Result<Vec<i64>, Violation> {
    let mut shape = operand.shape();
    for (d, size) in shape.iter_mut().enumerate() {
        if *size == DYNAMIC {
            continue;
        }
        let gaps = (*size - 1).max(0).checked_mul(interior[d]);
        let padded = gaps.and_then(|g| size.checked_add(g)?.checked_add(low[d])?.checked_add(high[d]));
        *size = padded.ok_or("the result's size must fit 64 bits")?;
        require(*size >= 0, || format!("padded size of dimension {d} must not be negative, got {size}"))?;
    }
    Ok(shape)
}

pub fn slice<'c>(site: &InferSite<'c, '_>) -> Inferred<'c> {
    let operand = site.tensor(0)?;
    let lists = ["start_indices", "limit_indices", "strides"];
    let [starts, limits, strides] = [site.integers(lists[0])?, site.integers(lists[1])?, site.integers(lists[2])?];
    for (name, values) in lists.iter().zip([&starts, &limits, &strides]) {
        per_dimension(name, values, operand.rank())?;
    }
    all_non_negative("start_indices", &starts)?;
    all_positive("strides", &strides)?;
    let mut shape = operand.shape();
    for (d, size) in shape.iter_mut().enumerate() {
        require(starts[d] <= limits[d], || {
            format!("start_indices must be at most limit_indices, got {} and {} in dimension {d}", starts[d], limits[d])
        })?;
        require(*size == DYNAMIC || limits[d] <= *size, || {
            format!("limit_indices must be at most the size of dimension {d}, {size}, got {}", limits[d])
        })?;
        *size = (limits[d] - starts[d]) / strides[d] + i64::from((limits[d] - starts[d]) % strides[d] != 0);
    }
    Ok(vec![operand.with_shape(&shape).into()])
}

pub fn transpose<'c>(site: &InferSite<'c, '_>) -> Inferred<'c> {
    let operand = site.tensor(0)?;
    let permutation = site.integers("permutation")?;
    let rank = operand.rank();
    require(permutation.len() == rank, || {
        format!("permutation must have rank entries, got {} for rank {rank}", permutation.len())
    })?;
    let positions = dimensions("permutation", &permutation, rank)?;
    distinct("permutation", &permutation)?;
    let shape = operand.shape();
    // (C4)
    let axis = QuantizedType::of(operand.element()).and_then(|quantized| quantized.axis);
    let moved = axis.and_then(|axis| positions.iter().position(|d| *d == axis));
    let element = moved.map_or(operand.element(), |axis| QuantizedType::along(operand.element(), axis));
    let shape: Vec<i64> = positions.into_iter().map(|d| shape[d]).collect();
    Ok(vec![TensorType::new(&shape, element).into()])
}
