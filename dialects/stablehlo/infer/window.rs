// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Types of operations that slide a window.
use super::reduce::inputs;
use crate::{
    stablehlo::{
        bounds::{self, Extent, extents},
        check::*,
    },
    support::{InferSite, Inferred, TensorType, Violation},
};

/// The windows along each dimension, from lists of which any may be absent.
fn windows(site: &InferSite, rank: usize, has_dilation: bool) -> Result<Vec<Window>, Violation> {
    let list = |name: &str| -> Result<Vec<i64>, Violation> {
        let values = site.find::<Vec<i64>>(name)?.unwrap_or_else(|| vec![1; rank]);
        per_dimension(name, &values, rank)?;
        all_positive(name, &values)?;
        Ok(values)
    };
    require(site.attribute("window_dimensions").is_some() || rank == 0, || {
        format!("window_dimensions must have one entry per dimension, got none for rank {rank}")
    })?;
    let (sizes, strides) = (list("window_dimensions")?, list("window_strides")?);
    let ones = vec![1; rank];
    let (base, window) =
        if has_dilation { (list("base_dilations")?, list("window_dilations")?) } else { (ones.clone(), ones) };
    let padding = padding(site.attribute("padding"), rank)?;
    Ok((0..rank)
        .map(|d| Window {
            size: sizes[d],
            stride: strides[d],
            padding: padding[d],
            base_dilation: base[d],
            window_dilation: window[d],
        })
        .collect())
}

/// How many windows fit along each dimension.
fn counts(input: TensorType, windows: &[Window]) -> Result<Vec<Extent>, Violation> {
    extents(input).into_iter().zip(windows).map(|(extent, window)| extent.map(|size| window.count(size))).collect()
}

pub fn reduce_window<'c>(site: &InferSite<'c, '_>) -> Inferred<'c> {
    let inputs = inputs(site)?;
    let windows = windows(site, inputs[0].rank(), true)?;
    let elements = reducer("body", site.region(0)?, &inputs)?;
    let result = |(input, element)| Ok(bounds::tensor(&counts(input, &windows)?, element).into());
    inputs.into_iter().zip(elements).map(result).collect()
}

pub fn select_and_scatter<'c>(site: &InferSite<'c, '_>) -> Inferred<'c> {
    let (operand, source, init) = (site.tensor(0)?, site.tensor(1)?, site.tensor(2)?);
    same_element("source", source, "operand", operand)?;
    same_element("init_value", init, "operand", operand)?;
    require(init.rank() == 0, || format!("init_value must be a scalar, got {init}"))?;
    let windows = windows(site, operand.rank(), false)?;
    same_shape("source", &source.shape(), &bounds::sizes(&counts(operand, &windows)?))?;
    let scalar = operand.with_shape(&[]).to_type();
    region_type("select", site.region(0)?, &[scalar, scalar], &[boolean(site)])?;
    let elements = reducer("scatter", site.region(1)?, &[operand])?;
    Ok(elements.into_iter().map(|element| operand.with_element(element).into()).collect())
}
