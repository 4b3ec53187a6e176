// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Products by names of dimensions: diagonals and sums of each operand, then one `dot_general` and a transpose.
use super::{Code, V};
use melior::ir::{OperationRef, ValueLike};
use shale_bridge::{Diagnostic, Emitted, ir, types};
use shale_dialects::{
    stablehlo::{
        ComparisonDirection, DotDimensionNumbers,
        einsum::{Einsum, Label},
    },
    support::TensorType,
};

/// A tensor whose dimensions have names.
struct Named<'c, 'a> {
    value: V<'c, 'a>,
    labels: Vec<Label>,
}

pub fn legalize<'c, 'a>(code: Code<'c, 'a, '_>, op: OperationRef<'c, 'a>) -> Result<Vec<V<'c, 'a>>, Emitted> {
    let operands = ir::operands(op);
    let config = ir::attribute(op, "einsum_config").and_then(ir::string).unwrap_or_default();
    let tensors: Vec<TensorType> = operands.iter().map(|v| TensorType::of(*v)).collect();
    let ranks: Vec<usize> = tensors.iter().map(|t| t.rank()).collect();
    let parsed = Einsum::parse(&config, &ranks).and_then(|e| e.sizes(&tensors).map(|sizes| (e, sizes)));
    let (einsum, sizes) = parsed.map_err(|violation| Diagnostic::on(op, violation.message()).error())?;
    let result = ir::results(op)[0].r#type();
    let element = ir::element_type(result);
    let mut named: Vec<Named> = vec![];
    for (i, (value, labels)) in operands.iter().zip(&einsum.operands).enumerate() {
        let mut operand = diagonal(code, Named { value: *value, labels: labels.clone() });
        // Dimensions of size 1 that repeat are those of the other operand.
        let shape = ir::shape(operand.value.r#type());
        let kept: Vec<usize> =
            (0..shape.len()).filter(|&d| shape[d] == sizes[&operand.labels[d]] || shape[d] != 1).collect();
        let sizes: Vec<i64> = kept.iter().map(|&d| shape[d]).collect();
        operand = Named {
            value: code.reshape(operand.value, &sizes),
            labels: kept.iter().map(|&d| operand.labels[d]).collect(),
        };
        let others = einsum.operands.iter().enumerate().filter(|(j, _)| *j != i).flat_map(|(_, labels)| labels);
        let wanted: Vec<Label> = others.chain(&einsum.result).copied().collect();
        named.push(sum_out(code, operand, &wanted));
    }
    let mut product = match <[Named; 2]>::try_from(named) {
        Ok([lhs, rhs]) => multiply(code, lhs, rhs, &einsum.result, element),
        Err(mut one) => one.remove(0),
    };
    product = sum_out(code, product, &einsum.result);
    // Names that only a repeated dimension of size 1 had.
    let place = |label: &Label| product.labels.iter().position(|l| l == label);
    let found: Vec<usize> = einsum.result.iter().filter_map(place).collect();
    let dims: Vec<i64> =
        einsum.result.iter().enumerate().filter(|(_, l)| place(l).is_some()).map(|(d, _)| d as i64).collect();
    let value = code.convert(code.transpose(product.value, &found), element);
    Ok(vec![code.broadcast(value, &dims, &ir::shape(result))])
}

/// Names each dimension once: of two of one name the elements with equal indices are taken.
fn diagonal<'c, 'a>(code: Code<'c, 'a, '_>, mut operand: Named<'c, 'a>) -> Named<'c, 'a> {
    while let Some((first, second)) =
        (0..operand.labels.len()).find_map(|d| (0..d).find(|&e| operand.labels[e] == operand.labels[d]).map(|e| (e, d)))
    {
        let shape = ir::shape(operand.value.r#type());
        let index = |d| code.iota(&shape, d, types::integer(code.at.context, 64));
        let same = code.compare(ComparisonDirection::Eq, index(first), index(second));
        let zero = code.splat(operand.value.r#type(), 0.0);
        let value = code.sum(code.select(same, operand.value, zero), &[second as i64]);
        operand.labels.remove(second);
        operand = Named { value, labels: operand.labels };
    }
    operand
}

/// Sums along dimensions that nobody wants.
fn sum_out<'c, 'a>(code: Code<'c, 'a, '_>, operand: Named<'c, 'a>, wanted: &[Label]) -> Named<'c, 'a> {
    let dims: Vec<i64> =
        (0..operand.labels.len()).filter(|&d| !wanted.contains(&operand.labels[d])).map(|d| d as i64).collect();
    let labels = operand.labels.iter().copied().filter(|label| wanted.contains(label)).collect();
    Named { value: code.sum(operand.value, &dims), labels }
}

fn multiply<'c, 'a>(
    code: Code<'c, 'a, '_>,
    lhs: Named<'c, 'a>,
    rhs: Named<'c, 'a>,
    result: &[Label],
    element: melior::ir::Type<'c>,
) -> Named<'c, 'a> {
    let mut numbers = DotDimensionNumbers {
        lhs_batching_dimensions: vec![],
        rhs_batching_dimensions: vec![],
        lhs_contracting_dimensions: vec![],
        rhs_contracting_dimensions: vec![],
    };
    let mut batch = vec![];
    for (l, label) in lhs.labels.iter().enumerate() {
        let Some(r) = rhs.labels.iter().position(|other| other == label) else { continue };
        if result.contains(label) {
            batch.push(*label);
            numbers.lhs_batching_dimensions.push(l as i64);
            numbers.rhs_batching_dimensions.push(r as i64);
        } else {
            numbers.lhs_contracting_dimensions.push(l as i64);
            numbers.rhs_contracting_dimensions.push(r as i64);
        }
    }
    let only = |mine: &[Label], others: &[Label]| -> Vec<Label> {
        mine.iter().copied().filter(|label| !others.contains(label)).collect()
    };
    let labels = [batch, only(&lhs.labels, &rhs.labels), only(&rhs.labels, &lhs.labels)].concat();
    Named { value: code.dot_general(lhs.value, rhs.value, &numbers, element), labels }
}
