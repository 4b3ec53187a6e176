// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! `convolution`: padding and dilation are made in memory, then it is a contraction whose left map slides.
use super::{
    Rule, Site, attributes,
    contract::{self, Factor},
    generic::*,
    shape,
};
use melior::ir::{AffineExpr, Value, ValueLike};
use shale_bridge::{
    Builder, Emitted,
    builder::{affine_add, affine_mul},
    ir, types,
};

pub const RULES: &[(&str, Rule)] = &[("stablehlo.convolution", convolution)];

/// Loops: [group,] batch, output spatial…, output feature | kernel spatial…, input feature. The group loop exists where
/// features or batches are split into groups.
fn convolution<'c, 'a>(site: &Site<'c, 'a>) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    let at = &site.at;
    let dims = attributes::convolution(site.op)?;
    let spatial = dims.input.spatial.len();
    let list = |name| attributes::integers_or(site.op, name, spatial, 1);
    let (strides, lhs_dilation, rhs_dilation) = (list("window_strides")?, list("lhs_dilation")?, list("rhs_dilation")?);
    let reversal = attributes::booleans_or_false(site.op, "window_reversal", spatial)?;
    let window_padding = attributes::padding(site.op, spatial)?;
    let feature_groups = attributes::integer(site.op, "feature_group_count")?;
    let batch_groups = attributes::integer(site.op, "batch_group_count")?;
    let groups = feature_groups.max(batch_groups);
    let (lhs_shape, rhs_shape, result) = (site.shape(0), site.shape(1), site.result(0));
    let out_shape = ir::shape(result);

    // Padding and dilation of the input, by zeros.
    let mut edges = vec![(0, 0); lhs_shape.len()];
    let mut interior = vec![0; lhs_shape.len()];
    for (k, &d) in dims.input.spatial.iter().enumerate() {
        edges[d] = window_padding[k];
        interior[d] = lhs_dilation[k] - 1;
    }
    let stored = ir::element_type(site.operands[0].r#type());
    let zero = map(at, &[], types::tensor(&[], stored), |at, _| Ok(at.zero(stored)))?;
    let lhs = shape::padded(at, site.operands[0], zero, &edges, &interior)?;

    // Sizes within a group.
    let (batch, features) = (lhs_shape[dims.input.batch] / batch_groups, rhs_shape[dims.kernel.batch] / groups);
    let inputs = rhs_shape[dims.kernel.feature];
    let stride = |k: usize| (strides[k], rhs_dilation[k], reversal[k].then(|| rhs_shape[dims.kernel.spatial[k]] - 1));
    if feature_groups > 1 && inputs == 1 && features == 1 {
        return depthwise(site, &dims, lhs, &(0..spatial).map(stride).collect::<Vec<_>>()).map(|value| vec![value]);
    }
    let group = usize::from(groups > 1);
    let (b, f) = (group, group + 1 + spatial);
    let spatial_loop = |k: usize| group + 1 + k;
    let (kernel_loop, input_loop) = (|k: usize| f + 1 + k, f + 1 + spatial);

    // A dimension that is split into groups becomes two: the group, then the rest.
    let split = |value: Value<'c, 'a>, d: usize| {
        let mut shape = ir::shape(value.r#type());
        let size = shape[d];
        shape[d] = groups;
        shape.insert(d + 1, size / groups);
        shape::reshape(at, value, &shape)
    };
    let dim = |d: usize| at.dim(d);
    let slide = |k: usize| position(at, dim(spatial_loop(k)), dim(kernel_loop(k)), stride(k));
    let mut lhs_map: Vec<AffineExpr> = vec![at.affine_constant(0); lhs_shape.len()];
    lhs_map[dims.input.batch] = dim(b);
    lhs_map[dims.input.feature] = dim(input_loop);
    for (k, &d) in dims.input.spatial.iter().enumerate() {
        lhs_map[d] = slide(k);
    }
    let mut rhs_loops = vec![0; rhs_shape.len()];
    rhs_loops[dims.kernel.batch] = f;
    rhs_loops[dims.kernel.feature] = input_loop;
    for (k, &d) in dims.kernel.spatial.iter().enumerate() {
        rhs_loops[d] = kernel_loop(k);
    }
    let (mut lhs, mut rhs) = (lhs, site.operands[1]);
    if groups > 1 {
        let d = if feature_groups > 1 { dims.input.feature } else { dims.input.batch };
        lhs = split(lhs, d);
        lhs_map.insert(d, dim(0));
        rhs = split(rhs, dims.kernel.batch);
        rhs_loops.insert(dims.kernel.batch, 0);
    }
    let kernel = contract::innermost(site, Factor { value: rhs, element: site.element(1), loops: rhs_loops }, f)?;

    let mut extents = vec![batch];
    if groups > 1 {
        extents.insert(0, groups);
    }
    extents.extend(dims.output.spatial.iter().map(|&d| out_shape[d]));
    extents.push(features);
    let reduced: Vec<i64> = dims.kernel.spatial.iter().map(|&d| rhs_shape[d]).chain([inputs]).collect();
    let factors = [(lhs, site.element(0)), (kernel.value, kernel.element)];
    let maps = [lhs_map, projection(at, &kernel.loops)];
    let value = contract::contract(site, factors, maps, &extents, &reduced)?;

    // From the loops' order to the result's.
    let mut permutation = vec![0; out_shape.len()];
    permutation[dims.output.batch] = b;
    permutation[dims.output.feature] = f;
    for (k, &d) in dims.output.spatial.iter().enumerate() {
        permutation[d] = spatial_loop(k);
    }
    if groups > 1 {
        permutation.insert(dims.output.feature, 0);
    }
    let value = shape::transpose(at, value, &permutation)?;
    Ok(vec![shape::reshape(at, value, &out_shape)])
}

/// How a window moves along a dimension: its stride, the distance of its elements, and its last element if it is reversed.
type Stride = (i64, i64, Option<i64>);

/// Where the input is read along a dimension, for a place of the window and an element of it.
fn position<'c, 'a>(
    at: &Builder<'c, 'a>,
    place: AffineExpr<'c>,
    element: AffineExpr<'c>,
    (stride, dilation, reversed): Stride,
) -> AffineExpr<'c> {
    // A reversed window reads the kernel from its end, which is the same as the input from the window's end.
    let offset = match reversed {
        Some(last) => affine_add(affine_mul(element, at.affine_constant(-1)), at.affine_constant(last)),
        None => element,
    };
    affine_add(affine_mul(place, at.affine_constant(stride)), affine_mul(offset, at.affine_constant(dilation)))
}

/// Each feature is computed from one of the input, by a window of its own: no row of factors serves several columns, so that the
/// sums are those of a window, in vectors along the result's last dimension.
fn depthwise<'c, 'a>(
    site: &Site<'c, 'a>,
    dims: &attributes::Convolution,
    lhs: Value<'c, 'a>,
    strides: &[Stride],
) -> Result<Value<'c, 'a>, Emitted> {
    let at = &site.at;
    let rank = ir::shape(site.result(0)).len();
    let mut maps = [vec![at.affine_constant(0); rank], vec![at.affine_constant(0); rank]];
    maps[0][dims.input.batch] = at.dim(dims.output.batch);
    maps[0][dims.input.feature] = at.dim(dims.output.feature);
    maps[1][dims.kernel.batch] = at.dim(dims.output.feature);
    for (k, &stride) in strides.iter().enumerate() {
        maps[0][dims.input.spatial[k]] = position(at, at.dim(dims.output.spatial[k]), at.dim(rank + k), stride);
        maps[1][dims.kernel.spatial[k]] = at.dim(rank + k);
    }
    let window: Vec<i64> = dims.kernel.spatial.iter().map(|&d| site.shape(1)[d]).collect();
    contract::reduce_products(site, [lhs, site.operands[1]], maps, &window, 1)
}
