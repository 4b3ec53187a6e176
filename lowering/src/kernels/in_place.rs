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
/// result by the identity.
pub fn mark<'c>(context: &'c Context, kernel: OperationRef<'c, '_>) {
    let Some(block) = ir::body(kernel, 0) else { return };
    let operations = ir::operations(block);
    let Some(end) = operations.last() else { return };
    let operands = &ir::arguments(block)[2..];
    let accesses = ir::attribute(kernel, "access").and_then(ir::elements).unwrap_or_default();
    let access = |index: usize, kind: &str| accesses.get(index).is_some_and(|a| a.to_string().contains(kind));
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
                let before = position(*user).is_some_and(|p| p <= last);
                before && is_pointwise(*user) && *index < structured::inputs(*user) && has_identity(*user, *index)
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
    let maps = ir::attribute(op, "indexing_maps").and_then(ir::elements).unwrap_or_default();
    let loops = structured::reduced_loops(op).len();
    let Some(results) = maps.get(operand).and_then(|map| affine_map(*map)).map(affine_results) else { return false };
    let unit = |d: usize| (0..loops).map(|other| i64::from(other == d)).collect::<Vec<_>>();
    results.len() == loops
        && results.into_iter().enumerate().all(|(d, e)| affine_linear(e, loops) == Some((unit(d), 0)))
}

/// The pairs of a kernel: the position of a read operand, and that of the written one that may be the same memory.
pub fn pairs(kernel: OperationRef) -> Vec<(usize, usize)> {
    let pairs = ir::attribute(kernel, IN_PLACE).and_then(ir::integers).unwrap_or_default();
    pairs.chunks_exact(2).filter_map(|p| Some((usize::try_from(p[0]).ok()?, usize::try_from(p[1]).ok()?))).collect()
}
