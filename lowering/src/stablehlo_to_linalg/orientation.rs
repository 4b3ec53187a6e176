// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! `shale-orient-products`: which factor of a product comes first.
use super::attributes::{self, Dot};
use melior::{
    Context,
    ir::{Attribute, OperationRef, Type, ValueLike},
};
use shale_bridge::{Builder, DialectHandle, Emitted, Options, Pass, edit, ir, types};

/// A `stablehlo.dot_general` that only a transpose uses which puts the right factor's dimensions before the left one's becomes the
/// product of the factors in the other order: `transpose(x · y, p) == transpose(y · x, q)`, where `q` often is the identity.
///
/// The left factor must end in a dimension of the result: it becomes the one along whose last dimension vectors lie, and needs no
/// copy for that. The sums are the same: each adds the same products in the same order.
pub struct OrientProducts;

impl Pass for OrientProducts {
    const ARGUMENT: &'static str = "shale-orient-products";
    const SUMMARY: &'static str = "Exchange the factors of products that are transposed";
    const ANCHOR: &'static str = "func.func";
    const DEPENDENT_DIALECTS: &'static [DialectHandle] = &[];
    type State<'c> = ();

    fn run<'c>(_: &(), context: &'c Context, function: OperationRef<'c, '_>, _: &Options) -> Result<(), Emitted> {
        let mut products = vec![];
        ir::walk(function, &mut |op| {
            if ir::name(op) == "stablehlo.dot_general" {
                products.push(op);
            }
        });
        for op in products {
            // What is wrong with a product is said where it is lowered.
            if let Some(transpose) = transposed(op) {
                exchange(context, op, transpose)?;
            }
        }
        Ok(())
    }
}

/// The only user of a product, if that is a transpose.
fn transposed<'c, 'a>(op: OperationRef<'c, 'a>) -> Option<OperationRef<'c, 'a>> {
    match ir::uses(ir::results(op)[0]).as_slice() {
        [(user, _)] if ir::name(*user) == "stablehlo.transpose" => Some(*user),
        _ => None,
    }
}

/// The dimensions of a factor that are those of the result only.
fn free(rank: usize, batching: &[usize], contracting: &[usize]) -> Vec<usize> {
    (0..rank).filter(|d| !batching.contains(d) && !contracting.contains(d)).collect()
}

fn exchange<'c: 'a, 'a>(
    context: &'c Context,
    op: OperationRef<'c, 'a>,
    transpose: OperationRef<'c, 'a>,
) -> Result<(), Emitted> {
    let Dot { batching, contracting } = attributes::dot(op)?;
    let operands = ir::operands(op);
    let shapes = [ir::shape(operands[0].r#type()), ir::shape(operands[1].r#type())];
    let [left, right] = [0, 1].map(|side| free(shapes[side].len(), &batching[side], &contracting[side]));
    let permutation = attributes::dimensions(transpose, "permutation")?;
    let batch = batching[0].len();
    // Dimensions of the result: batch, those of the left factor, those of the right one.
    let is_left = |d: usize| (batch..batch + left.len()).contains(&d);
    let is_right = |d: usize| d >= batch + left.len();
    let first_left = permutation.iter().position(|&d| is_left(d));
    let last_right = permutation.iter().rposition(|&d| is_right(d));
    let (Some(first_left), Some(last_right)) = (first_left, last_right) else { return Ok(()) };
    // Which side an algorithm calls left is part of it.
    let plain = ir::attribute(op, "algorithm").is_none();
    if last_right > first_left || left.last() != shapes[0].len().checked_sub(1).as_ref() || !plain {
        return Ok(());
    }
    let moved = |d: usize| match d {
        d if is_left(d) => d + right.len(),
        d if is_right(d) => d - left.len(),
        d => d,
    };
    let integers = |dims: &[usize]| dims.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
    let text = format!(
        "#stablehlo.dot<lhs_batching_dimensions = [{}], rhs_batching_dimensions = [{}], lhs_contracting_dimensions = [{}], \
         rhs_contracting_dimensions = [{}]>",
        integers(&batching[1]),
        integers(&batching[0]),
        integers(&contracting[1]),
        integers(&contracting[0]),
    );
    let Some(dimensions) = types::parse_attribute(context, &text) else { return Ok(()) };
    let old = ir::results(op)[0].r#type();
    let sizes = ir::shape(old);
    let mut shape = sizes.clone();
    (0..sizes.len()).for_each(|d| shape[moved(d)] = sizes[d]);
    let product: Type = types::tensor(&shape, ir::element_type(old));
    let attributes = edit::all_attributes(op);
    let attributes: Vec<(&str, Attribute)> = attributes
        .iter()
        .map(|(name, value)| match name.as_str() {
            "dot_dimension_numbers" => (name.as_str(), dimensions),
            "precision_config" => {
                let both: Vec<Attribute> = ir::elements(*value).unwrap_or_default().into_iter().rev().collect();
                (name.as_str(), types::array(context, &both))
            }
            _ => (name.as_str(), *value),
        })
        .collect();
    let b = Builder::before(context, op);
    let product = b.op_with("stablehlo.dot_general", &[operands[1], operands[0]], &attributes, product);
    let permutation: Vec<i64> = permutation.into_iter().map(|d| moved(d) as i64).collect();
    let result = ir::results(transpose)[0];
    let new = match permutation.iter().copied().eq(0..permutation.len() as i64) {
        true => product,
        false => Builder::before(context, transpose).op_with(
            "stablehlo.transpose",
            &[product],
            &[("permutation", types::i64_array(context, &permutation))],
            result.r#type(),
        ),
    };
    ir::replace_all_uses(result, new);
    ir::erase(transpose);
    ir::erase(op);
    Ok(())
}
