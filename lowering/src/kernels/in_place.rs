// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Which results of a kernel may be computed over one of its operands.
use super::structured;
use melior::{
    Context,
    ir::{OperationRef, ValueLike},
};
use shale_bridge::{
    builder::{affine_linear, affine_map, affine_results},
    ir, types,
};

/// The attribute of a kernel that lists them: pairs of positions among its operands, a read one and a written one.
pub const IN_PLACE: &str = "shale.in_place";

/// Marks a kernel on tensors with the pairs of operands that may be one memory.
///
/// A result may lie over an operand of its type if the kernel reads each element of the operand where it writes the same element of
/// the result, and not later: then every vector is loaded before it is stored, whatever the order of items and threads. That is so
/// when all that reads the operand are parallel `linalg.generic` with the identity as its map, up to the one that writes the
/// result by the identity. A kernel that goes from row to row ([`super::ROWS`]), one operation after the other, may also reduce a row of
/// the operand before it writes that row.
pub fn mark<'c>(context: &'c Context, kernel: OperationRef<'c, '_>) {
    let Some(block) = ir::body(kernel, 0) else { return };
    let operations = ir::operations(block);
    let Some(end) = operations.last() else { return };
    let operands = &ir::arguments(block)[2..];
    let accesses = ir::attribute(kernel, "access").and_then(ir::elements).unwrap_or_default();
    let access = |index: usize, kind: &str| accesses.get(index).is_some_and(|a| a.to_string().contains(kind));
    let rows = ir::attribute(kernel, super::ROWS).and_then(ir::integer).and_then(|rows| usize::try_from(rows).ok());
    let position = |op: OperationRef| operations.iter().position(|other| ir::same(*other, op));
    let written = (0..operands.len()).filter(|&i| access(i, "write") || access(i, "update"));
    let mut pairs = vec![];
    for (output, value) in written.zip(ir::operands(*end)) {
        let writer = ir::definition(value).filter(|op| access(output, "write") && is_pointwise(*op));
        let Some(writer) = writer else { continue };
        let inits = structured::inputs(writer);
        let place = inits + ir::index_of(value);
        let direct = ir::operands(writer)[place] == operands[output] && has_identity(writer, place);
        let (true, Some(last)) = (direct, position(writer)) else { continue };
        // Nothing else may look at the result's memory: it holds the operand until it is written.
        if ir::uses(operands[output]).len() != 1 {
            continue;
        }
        for input in
            (0..operands.len()).filter(|&i| access(i, "read") && operands[i].r#type() == operands[output].r#type())
        {
            let readers = ir::uses(operands[input]);
            let fits = |(user, index): &(OperationRef<'c, '_>, usize)| {
                let Some(place) = position(*user).filter(|place| *place <= last) else { return false };
                let read = *index < structured::inputs(*user);
                let earlier = place < last && rows.is_some_and(|rows| stays_in_row(*user, *index, rows));
                read && (earlier || is_pointwise(*user) && has_identity(*user, *index))
            };
            if !readers.is_empty() && readers.iter().all(fits) {
                pairs.extend([input as i64, output as i64]);
            }
        }
    }
    if !pairs.is_empty() {
        ir::set_attribute(kernel, IN_PLACE, types::i64_array(context, &pairs));
    }
}

/// Whether an operation is a `linalg.generic` without reductions whose body reads nothing but its block arguments from tensors.
fn is_pointwise(op: OperationRef) -> bool {
    let mut extracts = false;
    ir::walk(op, &mut |inner| extracts |= ir::name(inner) == "tensor.extract");
    structured::is_generic(op) && !structured::reduced_loops(op).contains(&true) && !extracts
}

/// Whether the element of an operand has the index of the loops.
fn has_identity(op: OperationRef, operand: usize) -> bool {
    let loops = structured::reduced_loops(op).len();
    indices(op, operand).is_some_and(|indices| indices.len() == loops && starts_with_loops(&indices, loops))
}

/// Whether an operation reads of an operand only the row that the first `rows` loops say.
fn stays_in_row(op: OperationRef, operand: usize, rows: usize) -> bool {
    structured::is_generic(op) && indices(op, operand).is_some_and(|indices| starts_with_loops(&indices, rows))
}

/// The index expressions of an operand, as coefficients of the loops and a constant.
fn indices(op: OperationRef, operand: usize) -> Option<Vec<structured::Linear>> {
    let maps = ir::attribute(op, "indexing_maps").and_then(ir::elements)?;
    let loops = structured::reduced_loops(op).len();
    affine_results(affine_map(*maps.get(operand)?)?).into_iter().map(|e| affine_linear(e, loops)).collect()
}

/// Whether the first `count` indices are the first loops.
fn starts_with_loops(indices: &[structured::Linear], count: usize) -> bool {
    let is_loop = |(d, (coefficients, constant)): (usize, &structured::Linear)| {
        *constant == 0 && coefficients.iter().enumerate().all(|(other, c)| *c == i64::from(other == d))
    };
    indices.len() >= count && indices.iter().take(count).enumerate().all(is_loop)
}

/// The pairs of a kernel: the position of a read operand, and that of the written one that may be the same memory.
pub fn pairs(kernel: OperationRef) -> Vec<(usize, usize)> {
    let pairs = ir::attribute(kernel, IN_PLACE).and_then(ir::integers).unwrap_or_default();
    pairs.chunks_exact(2).filter_map(|p| Some((usize::try_from(p[0]).ok()?, usize::try_from(p[1]).ok()?))).collect()
}
