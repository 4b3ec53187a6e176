// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Types of operations that move elements to places fixed by attributes and types.
use crate::{
    stablehlo::{
        bounds::{self, Extent, extents},
        check::*,
    },
    support::{DYNAMIC, InferSite, Inferred, QuantizedType, TensorType, Violation},
};

pub fn broadcast<'c>(site: &InferSite<'c, '_>) -> Inferred<'c> {
    let operand = site.tensor(0)?;
    let sizes = site.integers("broadcast_sizes")?;
    all_non_negative("broadcast_sizes", &sizes)?;
    let sizes: Vec<Extent> = sizes.into_iter().map(Extent::from).collect();
    Ok(vec![bounds::tensor(&[sizes, extents(operand)].concat(), operand.element()).into()])
}

pub fn concatenate<'c>(site: &InferSite<'c, '_>) -> Inferred<'c> {
    let inputs = site.tensors(0)?;
    let Some(&first) = inputs.first() else { return Err("there must be at least one input, got none".into()) };
    let along = dimensions("dimension", &[site.integer("dimension")?], first.rank())?[0];
    let mut shape = extents(first);
    for (i, input) in inputs.iter().enumerate().skip(1) {
        same_element(&format!("input {i}"), *input, "input 0", first)?;
        let other = extents(*input);
        require(other.len() == shape.len(), || {
            format!("input {i} must have the rank of input 0, {}, got {}", shape.len(), other.len())
        })?;
        for d in 0..shape.len() {
            shape[d] = if d == along {
                shape[d].plus(other[d])?
            } else {
                shape[d].most_specific(other[d]).ok_or_else(|| {
                    Violation::new(format!(
                        "dimension {d} of input {i} must have the size of those before, {}, got {}",
                        shape[d], other[d]
                    ))
                })?
            };
        }
    }
    Ok(vec![bounds::tensor(&shape, first.element()).into()])
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
    Ok(vec![bounds::tensor(&padded(operand, &low, &high, &interior)?, operand.element()).into()])
}

/// The sizes of a tensor with padding around and between its elements; as many entries as dimensions, of which those between are not
/// negative.
pub fn padded(operand: TensorType, low: &[i64], high: &[i64], interior: &[i64]) -> Result<Vec<Extent>, Violation> {
    let mut shape = extents(operand);
    for (d, extent) in shape.iter_mut().enumerate() {
        *extent = extent.map(|size| {
            let gaps = (size - 1).max(0).checked_mul(interior[d]);
            let padded = gaps.and_then(|g| size.checked_add(g)?.checked_add(low[d])?.checked_add(high[d]));
            let size = padded.ok_or("the result's size must fit 64 bits")?;
            require(size >= 0, || format!("padded size of dimension {d} must not be negative, got {size}"))?;
            Ok(size)
        })?;
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
    let mut shape = vec![];
    for (d, extent) in extents(operand).into_iter().enumerate() {
        require(starts[d] <= limits[d], || {
            format!("start_indices must be at most limit_indices, got {} and {} in dimension {d}", starts[d], limits[d])
        })?;
        require(extent.limit() == DYNAMIC || limits[d] <= extent.limit(), || {
            format!("limit_indices must be at most the size of dimension {d}, {extent}, got {}", limits[d])
        })?;
        let size = (limits[d] - starts[d]) / strides[d] + i64::from((limits[d] - starts[d]) % strides[d] != 0);
        shape.push(size);
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
    let shape = extents(operand);
    // (C4)
    let axis = QuantizedType::of(operand.element()).and_then(|quantized| quantized.axis);
    let moved = axis.and_then(|axis| positions.iter().position(|d| *d == axis));
    let element = moved.map_or(operand.element(), |axis| QuantizedType::along(operand.element(), axis));
    let shape: Vec<Extent> = positions.into_iter().map(|d| shape[d]).collect();
    Ok(vec![bounds::tensor(&shape, element).into()])
}
