// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Constraints of products by groups, and of loops along a dimension.
use crate::{
    chlo::{RaggedDotDimensionNumbers, RaggedDotOp, ScanOp},
    stablehlo::{DotDimensionNumbers, bounds, check::*, verify::contract::dot_general_shape},
    support::{DYNAMIC, TensorType, Violation, compatible_sizes},
};
use melior::ir::Type;

/// What the ragged dimension of a `ragged_dot` is to the product.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RaggedMode {
    /// One of the result's dimensions.
    Free,
    /// Contracted: the groups are the result's first dimension.
    Contracted,
    /// Batched.
    Batched,
}

impl RaggedDotDimensionNumbers {
    /// What the ragged dimension is.
    pub fn mode(&self) -> RaggedMode {
        let ragged = self.lhs_ragged_dimensions.first();
        match ragged {
            Some(ragged) if self.lhs_contracting_dimensions.contains(ragged) => RaggedMode::Contracted,
            Some(ragged) if self.lhs_batching_dimensions.contains(ragged) => RaggedMode::Batched,
            _ => RaggedMode::Free,
        }
    }

    /// The numbers of the product of one group.
    pub fn product(&self) -> DotDimensionNumbers {
        DotDimensionNumbers {
            lhs_batching_dimensions: self.lhs_batching_dimensions.clone(),
            rhs_batching_dimensions: self.rhs_batching_dimensions.clone(),
            lhs_contracting_dimensions: self.lhs_contracting_dimensions.clone(),
            rhs_contracting_dimensions: self.rhs_contracting_dimensions.clone(),
        }
    }
}

pub fn ragged_dot(op: RaggedDotOp) -> Result<(), Violation> {
    let (lhs, rhs, sizes) = (TensorType::of(op.lhs()), TensorType::of(op.rhs()), TensorType::of(op.group_sizes()));
    let (result, numbers) = (TensorType::of(op.result()), op.ragged_dot_dimension_numbers());
    let entries = op.precision_config().map_or(0, |p| p.len());
    require(entries == 0 || entries == 2, || {
        format!("precision_config must be empty or have two entries, got {entries}")
    })?;
    let product = dot_general_shape(lhs, rhs, &numbers.product())?;
    let ragged = &numbers.lhs_ragged_dimensions;
    require(ragged.len() == 1, || format!("lhs_ragged_dimensions must have one entry, got {}", ragged.len()))?;
    let ragged = dimensions("lhs_ragged_dimensions", ragged, lhs.rank())?[0];
    let groups = dimensions("rhs_group_dimensions", &numbers.rhs_group_dimensions, rhs.rank())?;
    for group in &numbers.rhs_group_dimensions {
        let others = [&numbers.rhs_batching_dimensions, &numbers.rhs_contracting_dimensions];
        require(!others.iter().any(|list| list.contains(group)), || {
            format!("rhs_group_dimensions must be neither batched nor contracted, got {group}")
        })?;
    }
    let mode = numbers.mode();
    let wanted = usize::from(mode == RaggedMode::Free);
    require(groups.len() == wanted, || {
        format!("rhs_group_dimensions must have {wanted} entries for this ragged dimension, got {}", groups.len())
    })?;
    require(sizes.rank() >= 1, || format!("group_sizes must have at least rank 1, got {sizes}"))?;
    let count = sizes.shape()[sizes.rank() - 1];
    if let Some(&group) = groups.first() {
        same_size("the group dimension of rhs", rhs.shape()[group], "group_sizes", count)?;
    }
    // Sizes per batch: the dimensions of lhs before the ragged one that the result keeps for each group.
    let before = &sizes.shape()[..sizes.rank() - 1];
    if !before.is_empty() {
        let kept: Vec<i64> = prefix(&numbers, ragged).into_iter().map(|d| lhs.shape()[d]).collect();
        same_shape("the batch of group_sizes", before, &kept)?;
    }
    let mut expected = product;
    match mode {
        RaggedMode::Free => {
            // The group dimension is a free one of rhs, which the result has not.
            let free = (0..rhs.rank()).filter(|d| {
                let d = *d as i64;
                !numbers.rhs_batching_dimensions.contains(&d) && !numbers.rhs_contracting_dimensions.contains(&d)
            });
            let free: Vec<usize> = free.collect();
            let start = expected.len() - free.len();
            if let Some(place) = groups.first().and_then(|g| free.iter().position(|d| d == g)) {
                expected.remove(start + place);
            }
        }
        RaggedMode::Contracted => expected.insert(0, count.into()),
        RaggedMode::Batched => {}
    }
    bounds::same_extents("result", result, &expected)
}

/// The dimensions of lhs for each of which the groups may have sizes of their own: batches, and those before the ragged one.
pub fn prefix(numbers: &RaggedDotDimensionNumbers, ragged: usize) -> Vec<usize> {
    let (batching, contracting) = (&numbers.lhs_batching_dimensions, &numbers.lhs_contracting_dimensions);
    let batches = || batching.iter().map(|d| *d as usize);
    let free = |d: &usize| !batching.contains(&(*d as i64)) && !contracting.contains(&(*d as i64));
    match numbers.mode() {
        RaggedMode::Batched => batches().take_while(|d| *d != ragged).collect(),
        RaggedMode::Contracted => {
            batches().chain(contracting.iter().map(|d| *d as usize).take_while(|d| *d != ragged)).collect()
        }
        RaggedMode::Free => batches().chain((0..ragged).filter(free)).collect(),
    }
}

fn tensors<'c>(values: Vec<melior::ir::Value<'c, '_>>) -> Vec<TensorType<'c>> {
    values.into_iter().map(TensorType::of).collect()
}

pub fn scan(op: ScanOp) -> Result<(), Violation> {
    let along = op.dimension();
    let (inputs, inits) = (tensors(op.inputs()), tensors(op.inits()));
    let (outputs, carries) = (tensors(op.outputs()), tensors(op.carries()));
    require(inits.len() == carries.len(), || {
        format!("there must be one carried result per init, got {} for {}", carries.len(), inits.len())
    })?;
    for (i, (init, carry)) in inits.iter().zip(&carries).enumerate() {
        require(compatible(init.to_type(), carry.to_type()), || {
            format!("carried result {i} must have the type of its init, {init}, got {carry}")
        })?;
    }
    let mut count = op.scan_dim_size().unwrap_or(DYNAMIC);
    let mut slices = vec![];
    for (name, list) in [("input", &inputs), ("output", &outputs)] {
        for (i, tensor) in list.iter().enumerate() {
            let mut shape = tensor.shape();
            let place = dimensions("dimension", &[along], shape.len())?[0];
            let size = shape.remove(place);
            require(compatible_sizes(size, count), || {
                format!("{name} {i} must have the size of the scan, {count}, along its dimension, got {size}")
            })?;
            if count == DYNAMIC {
                count = size;
            }
            slices.push(tensor.with_shape(&shape).to_type());
        }
    }
    let carried: Vec<Type> = inits.iter().map(|t| t.to_type()).collect();
    let (given, made) = slices.split_at(inputs.len());
    region_type("body", op.body(), &[given, &carried].concat(), &[made, &carried].concat())
}
