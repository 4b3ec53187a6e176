// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Operations that only move elements.
use super::{Rule, Site, attributes, generic::*, scalar};
use melior::ir::{Attribute, Value, ValueLike};
use shale_bridge::{
    Builder, Emitted,
    builder::{affine_add, affine_mul},
    ir, types,
};

pub const RULES: &[(&str, Rule)] = &[
    ("stablehlo.broadcast", broadcast),
    ("stablehlo.broadcast_in_dim", broadcast_in_dim),
    ("stablehlo.concatenate", concatenate),
    ("stablehlo.iota", iota),
    ("stablehlo.pad", pad),
    ("stablehlo.reshape", reshape_rule),
    ("stablehlo.reverse", reverse),
    ("stablehlo.slice", slice),
    ("stablehlo.transpose", transpose_rule),
];

fn broadcast<'c, 'a>(site: &Site<'c, 'a>) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    let shape = ir::shape(site.result(0));
    let new = shape.len() - site.shape(0).len();
    Ok(vec![copy(&site.at, site.operands[0], &shape, (new..shape.len()).map(|d| site.at.dim(d)).collect())?])
}

fn broadcast_in_dim<'c, 'a>(site: &Site<'c, 'a>) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    let dims = attributes::dimensions(site.op, "broadcast_dimensions")?;
    let (source, shape) = (site.shape(0), ir::shape(site.result(0)));
    // What is only put into a larger tensor fuses with nothing: as a view it is not copied before.
    let mut users = ir::uses(ir::results(site.op)[0]).into_iter();
    let inserted = users.all(|(user, operand)| ir::name(user) == "stablehlo.dynamic_update_slice" && operand == 1);
    if inserted && dims.is_sorted() && source.iter().product::<i64>() == shape.iter().product::<i64>() {
        return Ok(vec![reshape(&site.at, site.operands[0], &shape)]);
    }
    // A dimension of size 1 that is stretched is read at 0.
    let expression = |(from, &to): (usize, &usize)| {
        if source[from] == shape[to] { site.at.dim(to) } else { site.at.affine_constant(0) }
    };
    let map = dims.iter().enumerate().map(expression).collect();
    Ok(vec![copy(&site.at, site.operands[0], &shape, map)?])
}

fn transpose_rule<'c, 'a>(site: &Site<'c, 'a>) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    let permutation = attributes::dimensions(site.op, "permutation")?;
    Ok(vec![transpose(&site.at, site.operands[0], &permutation)?])
}

/// Dimension `d` of the result is dimension `permutation[d]` of the source.
pub fn transpose<'c, 'a>(
    at: &Builder<'c, 'a>,
    source: Value<'c, 'a>,
    permutation: &[usize],
) -> Result<Value<'c, 'a>, Emitted> {
    if permutation.is_sorted() {
        return Ok(source);
    }
    let from = ir::shape(source.r#type());
    let shape: Vec<i64> = permutation.iter().map(|&d| from[d]).collect();
    let mut map = identity(at, from.len());
    for (to, &from) in permutation.iter().enumerate() {
        map[from] = at.dim(to);
    }
    copy(at, source, &shape, map)
}

fn slice<'c, 'a>(site: &Site<'c, 'a>) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    let (starts, strides) =
        (attributes::integers(site.op, "start_indices")?, attributes::integers(site.op, "strides")?);
    let sizes = ir::shape(site.result(0));
    let at_beginning = starts.iter().all(|&s| s == 0) && strides.iter().all(|&s| s == 1);
    let source = at_beginning.then(|| beginning(site.operands[0], &sizes)).flatten().unwrap_or(site.operands[0]);
    Ok(vec![sliced(&site.at, source, &starts, &sizes, &strides)?])
}

/// What was put in at the beginning of a tensor, if it covers `sizes`: a slice of it needs nothing else.
fn beginning<'c: 'a, 'a>(tensor: Value<'c, 'a>, sizes: &[i64]) -> Option<Value<'c, 'a>> {
    let insertion = ir::definition(tensor).filter(|op| ir::name(*op) == "tensor.insert_slice")?;
    let all = |name, wanted| {
        ir::attribute(insertion, name).and_then(ir::integers).is_some_and(|found| found.iter().all(|&v| v == wanted))
    };
    let part = ir::operands(insertion)[0];
    let shape = ir::shape(part.r#type());
    let covers = shape.len() == sizes.len() && shape.iter().zip(sizes).all(|(part, size)| size <= part);
    (covers && all("static_offsets", 0) && all("static_strides", 1)).then_some(part)
}

/// Every `strides`-th element of a range along each dimension.
pub fn sliced<'c, 'a>(
    at: &Builder<'c, 'a>,
    source: Value<'c, 'a>,
    starts: &[i64],
    sizes: &[i64],
    strides: &[i64],
) -> Result<Value<'c, 'a>, Emitted> {
    let from = ir::shape(source.r#type());
    if from == sizes {
        return Ok(source);
    }
    // A map that is a loop's own index must cover the whole dimension, says linalg: the beginning of one is a view instead.
    let beginning = |d: usize| starts[d] == 0 && strides[d] == 1 && sizes[d] != from[d] && sizes[d] != 1;
    if (0..from.len()).any(beginning) {
        let attributes = [
            ("static_offsets", types::i64_array(at.context, starts)),
            ("static_sizes", types::i64_array(at.context, sizes)),
            ("static_strides", types::i64_array(at.context, strides)),
            ("operandSegmentSizes", types::i32_array(at.context, &[1, 0, 0, 0])),
        ];
        return Ok(at.op_with(
            "tensor.extract_slice",
            &[source],
            &attributes,
            types::tensor(sizes, ir::element_type(source.r#type())),
        ));
    }
    let expression = |d: usize| {
        let start = at.affine_constant(starts[d]);
        if sizes[d] == 1 && from[d] != 1 {
            start
        } else {
            affine_add(affine_mul(at.dim(d), at.affine_constant(strides[d])), start)
        }
    };
    copy(at, source, sizes, (0..from.len()).map(expression).collect())
}

fn reverse<'c, 'a>(site: &Site<'c, 'a>) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    let dims = attributes::dimensions(site.op, "dimensions")?;
    let (at, shape) = (&site.at, site.shape(0));
    let mut map = identity(at, shape.len());
    for d in dims {
        map[d] = affine_add(affine_mul(at.dim(d), at.affine_constant(-1)), at.affine_constant(shape[d] - 1));
    }
    Ok(vec![copy(at, site.operands[0], &shape, map)?])
}

fn iota<'c, 'a>(site: &Site<'c, 'a>) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    let (dim, result) = (attributes::integer(site.op, "iota_dimension")?, site.result(0));
    let element = ir::element_type(result);
    Ok(vec![map(&site.at, &[], result, |at, _| Ok(scalar::index_to(at, loop_index(at, dim as usize), element)))?])
}

fn reshape_rule<'c, 'a>(site: &Site<'c, 'a>) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    Ok(vec![reshape(&site.at, site.operands[0], &ir::shape(site.result(0)))])
}

/// The same elements in another shape, as views: dimensions are merged, then split.
pub fn reshape<'c, 'a>(at: &Builder<'c, 'a>, source: Value<'c, 'a>, shape: &[i64]) -> Value<'c, 'a> {
    let from = ir::shape(source.r#type());
    if from == shape {
        return source;
    }
    let groups = groups(&from, shape);
    let Some(groups) = groups else {
        // All dimensions of size 1 on one side.
        let scalar = regroup(at, "tensor.collapse_shape", source, &[], &[]);
        return regroup(at, "tensor.expand_shape", scalar, shape, &[]);
    };
    let merged: Vec<i64> = groups.iter().map(|(a, _)| from[a.clone()].iter().product()).collect();
    let before: Vec<_> = groups.iter().map(|(a, _)| a.clone()).collect();
    let after: Vec<_> = groups.iter().map(|(_, b)| b.clone()).collect();
    let value = if merged == from { source } else { regroup(at, "tensor.collapse_shape", source, &merged, &before) };
    if merged == shape { value } else { regroup(at, "tensor.expand_shape", value, shape, &after) }
}

type Range = std::ops::Range<usize>;

/// The shortest runs of dimensions on both sides with equal numbers of elements; none if a side has rank 0.
fn groups(from: &[i64], to: &[i64]) -> Option<Vec<(Range, Range)>> {
    if from.is_empty() || to.is_empty() {
        return None;
    }
    let mut groups: Vec<(Range, Range)> = vec![];
    let (mut i, mut j) = (0, 0);
    while i < from.len() && j < to.len() {
        let (start_i, start_j) = (i, j);
        let (mut a, mut b) = (from[i], to[j]);
        (i, j) = (i + 1, j + 1);
        while a != b {
            if a < b {
                // Elements are as many on both sides, so there is a next dimension.
                a *= from.get(i)?;
                i += 1;
            } else {
                b *= to.get(j)?;
                j += 1;
            }
        }
        groups.push((start_i..i, start_j..j));
    }
    // What is left has size 1 and goes with the last run.
    if let Some(last) = groups.last_mut() {
        last.0.end = from.len();
        last.1.end = to.len();
    }
    Some(groups)
}

fn regroup<'c, 'a>(
    at: &Builder<'c, 'a>,
    name: &str,
    source: Value<'c, 'a>,
    shape: &[i64],
    groups: &[Range],
) -> Value<'c, 'a> {
    let i64 = types::integer(at.context, 64);
    let group = |range: &Range| {
        types::array(at.context, &range.clone().map(|d| types::integer_attribute(i64, d as i64)).collect::<Vec<_>>())
    };
    let reassociation: Vec<Attribute> = groups.iter().map(group).collect();
    let mut attributes = vec![("reassociation", types::array(at.context, &reassociation))];
    if name == "tensor.expand_shape" {
        attributes.push(("static_output_shape", types::i64_array(at.context, shape)));
    }
    at.op_with(name, &[source], &attributes, types::tensor(shape, ir::element_type(source.r#type())))
}

fn concatenate<'c, 'a>(site: &Site<'c, 'a>) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    let dim = attributes::integer(site.op, "dimension")? as usize;
    let (at, result) = (&site.at, site.result(0));
    let shape = ir::shape(result);
    if let [single] = site.operands[..] {
        return Ok(vec![single]);
    }
    let mut whole = at.empty(types::tensor(&shape, site.stored(ir::element_type(result))));
    let mut offsets = vec![0; shape.len()];
    for &part in &site.operands {
        let size = ir::shape(part.r#type());
        whole = insert_slice(at, part, whole, &offsets, &vec![1; shape.len()]);
        offsets[dim] += size[dim];
    }
    Ok(vec![whole])
}

fn pad<'c, 'a>(site: &Site<'c, 'a>) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    let list = |name| attributes::integers(site.op, name);
    let (low, high, interior) = (list("edge_padding_low")?, list("edge_padding_high")?, list("interior_padding")?);
    let edges: Vec<(i64, i64)> = low.into_iter().zip(high).collect();
    Ok(vec![padded(&site.at, site.operands[0], site.operands[1], &edges, &interior)?])
}

/// A stored tensor with `interior` elements between neighbours and (low, high) at the ends of each dimension, all of them
/// the element of the rank-0 tensor `value`. Negative numbers at the ends cut off.
pub fn padded<'c, 'a>(
    at: &Builder<'c, 'a>,
    source: Value<'c, 'a>,
    value: Value<'c, 'a>,
    edges: &[(i64, i64)],
    interior: &[i64],
) -> Result<Value<'c, 'a>, Emitted> {
    let from = ir::shape(source.r#type());
    if edges.iter().all(|&edge| edge == (0, 0)) && interior.iter().zip(&from).all(|(&i, &n)| i == 0 || n <= 1) {
        return Ok(source);
    }
    let (mut shape, mut offsets, mut strides, mut first, mut kept) = (vec![], vec![], vec![], vec![], vec![]);
    for d in 0..from.len() {
        let ((low, high), stride) = (edges[d], interior[d] + 1);
        let dilated = if from[d] == 0 { 0 } else { (from[d] - 1) * stride + 1 };
        shape.push((dilated + low + high).max(0));
        // The first and the last element that are not cut off.
        let (start, end) = ((-low).max(0), dilated - (-high).max(0));
        let head = (start + stride - 1) / stride;
        let count = if end > 0 { ((end - 1) / stride + 1 - head).max(0) } else { 0 };
        first.push(head);
        kept.push(count);
        offsets.push(low + head * stride);
        strides.push(stride);
    }
    let filled = super::generic::broadcast(at, value, &shape)?;
    if kept.contains(&0) {
        return Ok(filled);
    }
    let source = sliced(at, source, &first, &kept, &vec![1; kept.len()])?;
    if kept == shape {
        return Ok(source);
    }
    Ok(insert_slice(at, source, filled, &offsets, &strides))
}

/// `tensor.insert_slice` at offsets that are values.
pub fn insert_slice_at<'c, 'a>(
    at: &Builder<'c, 'a>,
    part: Value<'c, 'a>,
    whole: Value<'c, 'a>,
    offsets: &[Value<'c, 'a>],
) -> Value<'c, 'a> {
    let (sizes, rank) = (ir::shape(part.r#type()), offsets.len());
    let attributes = [
        // The number that stands for an offset which is an operand.
        ("static_offsets", types::i64_array(at.context, &vec![i64::MIN; rank])),
        ("static_sizes", types::i64_array(at.context, &sizes)),
        ("static_strides", types::i64_array(at.context, &vec![1; rank])),
        ("operandSegmentSizes", types::i32_array(at.context, &[1, 1, rank as i32, 0, 0])),
    ];
    at.op_with("tensor.insert_slice", &[&[part, whole], offsets].concat(), &attributes, whole.r#type())
}

/// `tensor.insert_slice` at static offsets.
pub fn insert_slice<'c, 'a>(
    at: &Builder<'c, 'a>,
    part: Value<'c, 'a>,
    whole: Value<'c, 'a>,
    offsets: &[i64],
    strides: &[i64],
) -> Value<'c, 'a> {
    let sizes = ir::shape(part.r#type());
    if sizes.contains(&0) {
        return whole;
    }
    let attributes = [
        ("static_offsets", types::i64_array(at.context, offsets)),
        ("static_sizes", types::i64_array(at.context, &sizes)),
        ("static_strides", types::i64_array(at.context, strides)),
        ("operandSegmentSizes", types::i32_array(at.context, &[1, 1, 0, 0, 0])),
    ];
    at.op_with("tensor.insert_slice", &[part, whole], &attributes, whole.r#type())
}
