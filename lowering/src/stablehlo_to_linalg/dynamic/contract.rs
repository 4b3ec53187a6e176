// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! `dot_general` and `dot`: batch, rows, columns and the contracted dimension are one loop each.
use super::{
    shape::{collapsed, transposed, unflattened},
    sizes::{empty, product, size},
};
use crate::{
    stablehlo_to_linalg::{
        Site, attributes,
        contract::{accumulator, converted_sized, product as multiply},
        generic::*,
        reduce::lanes_attribute,
    },
    storage::{self, Kind},
};
use melior::ir::{Value, ValueLike};
use shale_bridge::{Emitted, ir, types};
use std::ops::Range;

pub fn dot<'c, 'a>(site: &Site<'c, 'a>) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    let last = site.shape(0).len().checked_sub(1).ok_or_else(|| site.unsupported())?;
    lower(site, attributes::Dot { batching: [vec![], vec![]], contracting: [vec![last], vec![0]] })
}

pub fn dot_general<'c, 'a>(site: &Site<'c, 'a>) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    lower(site, attributes::dot(site.op)?)
}

fn lower<'c, 'a>(site: &Site<'c, 'a>, dims: attributes::Dot) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    let (at, result) = (&site.at, site.result(0));
    let element = ir::element_type(result);
    let boolean = storage::kind(element) == Some(Kind::Bool);
    let sum = if boolean { element } else { accumulator(site)? };
    let pairs = [("batching", &dims.batching), ("contracting", &dims.contracting)];
    for (what, [left, right]) in pairs {
        for (&l, &r) in left.iter().zip(right) {
            let (a, b) = (size(at, site.operands[0], l), size(at, site.operands[1], r));
            site.assert_equal(a, b, &format!("sizes of {what} dimensions"))?;
        }
    }
    let rank = |side: usize| site.shape(side).len();
    let free = |side: usize| -> Vec<usize> {
        (0..rank(side)).filter(|d| !dims.batching[side].contains(d) && !dims.contracting[side].contains(d)).collect()
    };
    let (rows, columns) = (free(0), free(1));
    // Of each kind of dimensions a loop, though it may run once.
    let joined = |side: usize, lists: [&[usize]; 3]| -> Result<Value<'c, 'a>, Emitted> {
        let order: Vec<usize> = lists.iter().flat_map(|list| list.iter().copied()).collect();
        let source = transposed(at, site.operands[side], &order)?;
        let mut groups: Vec<Range<usize>> = vec![];
        let mut next = 0;
        for list in lists.iter().filter(|list| !list.is_empty()) {
            groups.push(next..next + list.len());
            next += list.len();
        }
        Ok(collapsed(at, source, &groups))
    };
    let lhs = joined(0, [&dims.batching[0], &rows, &dims.contracting[0]])?;
    let rhs = joined(1, [&dims.batching[1], &dims.contracting[1], &columns])?;
    // Loops: batch, rows, columns, contracted, of those that are there.
    let kinds = [!dims.batching[0].is_empty(), !rows.is_empty(), !columns.is_empty(), !dims.contracting[0].is_empty()];
    let number = |kind: usize| kinds[..kind].iter().filter(|there| **there).count();
    let map =
        |list: [usize; 3]| list.into_iter().filter(|&kind| kinds[kind]).map(|kind| at.dim(number(kind))).collect();
    let sizes_of = |side: usize, list: &[usize]| -> Vec<Value<'c, 'a>> {
        list.iter().map(|&d| size(at, site.operands[side], d)).collect()
    };
    let (batch_sizes, row_sizes, column_sizes) =
        (sizes_of(0, &dims.batching[0]), sizes_of(0, &rows), sizes_of(1, &columns));
    let all = [batch_sizes.clone(), row_sizes.clone(), column_sizes.clone()].concat();
    let shape = ir::shape(result);
    for (d, &known) in shape.iter().enumerate().filter(|(_, known)| **known >= 0) {
        site.assert_equal(all[d], at.index(known), &format!("size of result dimension {d} and that of the type"))?;
    }
    let (mut merged, mut merged_shape, mut from) = (vec![], vec![], 0);
    for (list, there) in [&batch_sizes, &row_sizes, &column_sizes].into_iter().zip(kinds) {
        let known = shape[from..from + list.len()].iter().try_fold(1i64, |p, &s| (s >= 0).then_some(p * s));
        from += list.len();
        if there {
            merged.push(known.map_or_else(|| product(at, list), |known| at.index(known)));
            merged_shape.push(known.unwrap_or(-1));
        }
    }
    let inputs = [
        Operand { value: lhs, element: site.element(0), map: map([0, 1, 3]) },
        Operand { value: rhs, element: site.element(1), map: map([0, 3, 2]) },
    ];
    let outer = merged.len();
    let r#type = types::tensor(&merged_shape, site.stored(sum));
    let mut value = if kinds[3] {
        let compute = storage::compute_type(at.context, sum).ok_or_else(|| site.unsupported())?;
        let zero = storage::store(at, at.zero(compute), sum);
        let filled = at.fill(zero, empty(at, r#type, &merged));
        let output = Operand { value: filled, element: sum, map: identity(at, outer) };
        let iterators = [vec![Iterator::Parallel; outer], vec![Iterator::Reduction]].concat();
        let add = match (boolean, types::is_float(sum)) {
            (true, _) => "arith.ori",
            (false, true) => "arith.addf",
            (false, false) => "arith.addi",
        };
        generic(at, &inputs, &[output], &iterators, &[lanes_attribute(at, 1)], |at, ins, outs| {
            let product = multiply(site, at, ins, sum, boolean);
            Ok(vec![at.op(add, &[outs[0], product], product.r#type())])
        })?[0]
    } else {
        super::map_sized(at, &inputs, types::tensor(&merged_shape, sum), &merged, |at, ins| {
            Ok(multiply(site, at, ins, sum, boolean))
        })?
    };
    value = converted_sized(site, value, sum, element, &merged)?;
    if merged_shape.len() == shape.len() {
        return Ok(vec![value]);
    }
    let flat = super::shape::flattened(at, value);
    Ok(vec![unflattened(at, flat, &shape, &all)])
}
