// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Types of `reduce`.
use crate::{
    stablehlo::{
        bounds::{self, Extent, extents},
        check::*,
    },
    support::{InferSite, Inferred, TensorType, Violation},
};

/// The inputs and their init values: one shape, one element type each pair (C1 to C3 of `reduce` and `reduce_window`).
pub(super) fn inputs<'c>(site: &InferSite<'c, '_>) -> Result<Vec<TensorType<'c>>, Violation> {
    let (inputs, inits) = (site.tensors(0)?, site.tensors(1)?);
    let Some(first) = inputs.first() else { return Err("there must be at least one input, got none".into()) };
    require(inputs.len() == inits.len(), || {
        format!("there must be one init value per input, got {} for {}", inits.len(), inputs.len())
    })?;
    for (i, (input, init)) in inputs.iter().zip(&inits).enumerate() {
        same_shape(&format!("input {i}"), &input.shape(), &first.shape())?;
        same_element(&format!("init value {i}"), *init, &format!("input {i}"), *input)?;
        require(init.rank() == 0, || format!("init value {i} must be a scalar, got {init}"))?;
    }
    Ok(inputs)
}

pub fn reduce<'c>(site: &InferSite<'c, '_>) -> Inferred<'c> {
    let inputs = inputs(site)?;
    let dims = site.integers("dimensions")?;
    let reduced = dimensions("dimensions", &dims, inputs[0].rank())?;
    distinct("dimensions", &dims)?;
    let elements = reducer("body", site.region(0)?, &inputs)?;
    let kept = extents(inputs[0]).into_iter().enumerate().filter(|(d, _)| !reduced.contains(d));
    let shape: Vec<Extent> = kept.map(|(_, extent)| extent).collect();
    Ok(elements.into_iter().map(|element| bounds::tensor(&shape, element).into()).collect())
}

/// The operand, its feature dimension and the type that each vector must have. The numbers in brackets are the specification's
/// constraint ids of the batch norms.
fn features<'c>(
    site: &InferSite<'c, '_>,
    vectors: &[(&str, usize)],
) -> Result<(TensorType<'c>, TensorType<'c>), Violation> {
    let operand = site.tensor(0)?;
    // (C1)
    let feature = dimensions("feature_index", &[site.integer("feature_index")?], operand.rank())?[0];
    let feature = extents(operand)[feature];
    for (name, index) in vectors {
        let vector = site.tensor(*index)?;
        // (C2)
        same_baseline_element(name, vector, "operand", operand)?;
        require(vector.rank() == 1, || format!("{name} must have rank 1, got {vector}"))?;
        // (C3) to (C6); of the gradient (C4), (C5)
        same_size(name, vector.shape()[0], "the feature dimension", feature.size)?;
    }
    Ok((operand, bounds::tensor(&[feature], operand.element())))
}

pub fn batch_norm_inference<'c>(site: &InferSite<'c, '_>) -> Inferred<'c> {
    let (operand, _) = features(site, &[("scale", 1), ("offset", 2), ("mean", 3), ("variance", 4)])?;
    // (C7)
    Ok(vec![operand.into()])
}

pub fn batch_norm_training<'c>(site: &InferSite<'c, '_>) -> Inferred<'c> {
    let (operand, vector) = features(site, &[("scale", 1), ("offset", 2)])?;
    Ok(vec![operand.into(), vector.into(), vector.into()])
}

pub fn batch_norm_grad<'c>(site: &InferSite<'c, '_>) -> Inferred<'c> {
    let (operand, vector) = features(site, &[("scale", 1), ("mean", 2), ("variance", 3)])?;
    let gradient = site.tensor(4)?;
    // (C2), (C3)
    same_baseline_element("grad_output", gradient, "operand", operand)?;
    same_shape("grad_output", &gradient.shape(), &operand.shape())?;
    Ok(vec![operand.into(), vector.into(), vector.into()])
}
