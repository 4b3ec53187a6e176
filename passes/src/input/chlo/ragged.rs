// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! `chlo.ragged_dot`: one `dot_general` for each group, of which the rows of the group are taken.
use super::super::code::{Code, V, require_static};
use melior::ir::{OperationRef, ValueLike};
use shale_bridge::{Builder, Emitted, ir, types};
use shale_dialects::{
    chlo::{RaggedDotOp, RaggedMode, ragged_prefix},
    stablehlo::ComparisonDirection::{Ge, Lt},
};

pub fn legalize<'c, 'a>(at: &Builder<'c, 'a>, op: RaggedDotOp<'c, 'a>) -> Result<V<'c, 'a>, Emitted> {
    let operation: OperationRef = op.operation();
    require_static(operation)?;
    let code = Code { at };
    let (lhs, rhs, sizes) = (op.lhs(), op.rhs(), op.group_sizes());
    let (numbers, result) = (op.ragged_dot_dimension_numbers(), op.result().r#type());
    let element = ir::element_type(result);
    let ragged = numbers.lhs_ragged_dimensions[0] as usize;
    // Where each group begins and ends, for each batch that has groups of its own.
    let own = ir::shape(sizes.r#type());
    let (batch, count) = (&own[..own.len() - 1], own[own.len() - 1]);
    let mut ends = vec![code.splat(types::tensor(batch, ir::element_type(sizes.r#type())), 0.0)];
    for group in 0..count {
        let start = [vec![0; batch.len()], vec![group]].concat();
        let size = code.reshape(code.slice(sizes, &start, &[batch, &[group + 1]].concat()), batch);
        ends.push(code.add(ends[group as usize], size));
    }
    // Whether an element of a tensor of a shape is of a group, by its index along a dimension.
    let inside = |shape: &[i64], along: usize, dims: &[i64], group: usize| {
        let index = code.iota(shape, along, ir::element_type(sizes.r#type()));
        let [from, to] = [ends[group], ends[group + 1]].map(|end| code.broadcast(end, dims, shape));
        code.binary("stablehlo.and", code.compare(Ge, index, from), code.compare(Lt, index, to))
    };
    let prefix: Vec<i64> =
        if batch.is_empty() { vec![] } else { ragged_prefix(&numbers, ragged).into_iter().map(|d| d as i64).collect() };
    let product = numbers.product();
    let shape = ir::shape(result);
    let zeros = code.splat(result, 0.0);
    Ok(match numbers.mode() {
        RaggedMode::Free => {
            // Batches and the dimensions of lhs before the ragged one are the result's first ones.
            let (batching, contracting) = (&numbers.lhs_batching_dimensions, &numbers.lhs_contracting_dimensions);
            let is_free = |d: &usize| !batching.contains(&(*d as i64)) && !contracting.contains(&(*d as i64));
            let along = batching.len() + (0..ragged).filter(is_free).count();
            let dims: Vec<i64> = (0..prefix.len() as i64).collect();
            let group_dimension = numbers.rhs_group_dimensions[0];
            let right = ir::shape(rhs.r#type());
            let mut numbers = product;
            for list in [&mut numbers.rhs_batching_dimensions, &mut numbers.rhs_contracting_dimensions] {
                list.iter_mut().filter(|d| **d > group_dimension).for_each(|d| *d -= 1);
            }
            let mut value = zeros;
            for group in 0..count {
                let (mut start, mut limit) = (vec![0; right.len()], right.clone());
                start[group_dimension as usize] = group;
                limit[group_dimension as usize] = group + 1;
                let mut part = right.clone();
                part.remove(group_dimension as usize);
                let matrix = code.reshape(code.slice(rhs, &start, &limit), &part);
                let rows = code.dot_general(lhs, matrix, &numbers, element);
                value = code.select(inside(&shape, along, &dims, group as usize), rows, value);
            }
            value
        }
        RaggedMode::Contracted => {
            let position = product.lhs_contracting_dimensions.iter().position(|d| *d == ragged as i64).unwrap_or(0);
            let other = product.rhs_contracting_dimensions[position] as usize;
            let (left, right) = (ir::shape(lhs.r#type()), ir::shape(rhs.r#type()));
            // The prefix of lhs, as it is in rhs.
            let in_rhs: Vec<i64> = prefix
                .iter()
                .map(|d| {
                    let pairs = product.lhs_batching_dimensions.iter().zip(&product.rhs_batching_dimensions);
                    let contracted = product.lhs_contracting_dimensions.iter().zip(&product.rhs_contracting_dimensions);
                    pairs.chain(contracted).find(|(l, _)| *l == d).map_or(0, |(_, r)| *r)
                })
                .collect();
            let masked = |value: V<'c, 'a>, shape: &[i64], along, dims: &[i64], group| {
                code.select(inside(shape, along, dims, group), value, code.splat(value.r#type(), 0.0))
            };
            let parts: Vec<V> = (0..count as usize)
                .map(|group| {
                    let l = masked(lhs, &left, ragged, &prefix, group);
                    let r = masked(rhs, &right, other, &in_rhs, group);
                    let part = code.dot_general(l, r, &product, element);
                    code.reshape(part, &[&[1], &shape[1..]].concat())
                })
                .collect();
            if parts.is_empty() { zeros } else { code.concatenate(&parts, 0) }
        }
        RaggedMode::Batched => {
            let along = product.lhs_batching_dimensions.iter().position(|d| *d == ragged as i64).unwrap_or(0);
            let dims: Vec<i64> = (0..prefix.len() as i64).collect();
            let index = code.iota(&shape, along, ir::element_type(sizes.r#type()));
            let end = code.broadcast(ends[count as usize], &dims, &shape);
            let value = code.dot_general(lhs, rhs, &product, element);
            code.select(code.compare(Lt, index, end), value, zeros)
        }
    })
}
