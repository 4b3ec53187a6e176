// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Types of `reduce`.
use crate::{
    stablehlo::check::*,
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
    let shape: Vec<i64> =
        inputs[0].shape().into_iter().enumerate().filter(|(d, _)| !reduced.contains(d)).map(|(_, size)| size).collect();
    Ok(elements.into_iter().map(|element| TensorType::new(&shape, element).into()).collect())
}
