// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! `shale-orient-products`: which factor of a product comes first.
use super::attributes::{self, Dot};
use crate::buffers::bytes;
use melior::{
    Context,
    ir::{Attribute, OperationRef, Value, ValueLike},
};
use shale_bridge::{Builder, DialectHandle, Emitted, Options, Pass, edit, ir, types};

/// A `stablehlo.dot_general` that only a transpose uses which puts the right factor's dimensions before the left one's becomes the
/// product of the factors in the other order: `transpose(x · y, p) == transpose(y · x, q)`, where `q` often is the identity.
///
/// The left factor must end in a dimension of the result: it becomes the one along whose last dimension vectors lie, and needs no
/// copy for that.
///
/// So does a product whose right factor would have to be copied for that, where the left one and the result are much smaller: the few
/// rows of a batch are transposed, not a matrix of weights, and the product is transposed back.
///
/// The sums are the same: each adds the same products in the same order.
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
            let product = Product::of(op)?;
            let exchanged = match transposed(op) {
                Some(transpose) => exchange(context, &product, transpose)?,
                None => false,
            };
            if !exchanged && product.is_better_exchanged() {
                product.transpose_back(context);
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

/// The least number of columns that fill a vector.
const COLUMNS: i64 = 16;

/// A product: its dimensions of the result are batch, those of the left factor, those of the right one.
struct Product<'c, 'a> {
    op: OperationRef<'c, 'a>,
    batching: [Vec<usize>; 2],
    contracting: [Vec<usize>; 2],
    shapes: [Vec<i64>; 2],
    /// The dimensions of each factor that are those of the result only.
    free: [Vec<usize>; 2],
}

impl<'c: 'a, 'a> Product<'c, 'a> {
    fn of(op: OperationRef<'c, 'a>) -> Result<Self, Emitted> {
        let Dot { batching, contracting } = attributes::dot(op)?;
        let operands = ir::operands(op);
        let shapes = [0, 1].map(|side| ir::shape(operands[side].r#type()));
        let free = [0, 1].map(|side| free(shapes[side].len(), &batching[side], &contracting[side]));
        Ok(Self { op, batching, contracting, shapes, free })
    }

    /// Whether vectors can lie along a factor's last dimension if it is the right one.
    fn ends_free(&self, side: usize) -> bool {
        !self.free[side].is_empty() && self.free[side].last() == self.shapes[side].len().checked_sub(1).as_ref()
    }

    /// Which side an algorithm calls left is part of it; what has no sides, or no known size, has no better order.
    fn is_exchangeable(&self) -> bool {
        let sizes = self.shapes.iter().flatten().all(|&size| size > 0);
        sizes && ir::attribute(self.op, "algorithm").is_none() && self.free.iter().all(|free| !free.is_empty())
    }

    /// Whether copies of the left factor and of the result take less than half of what a copy of the right factor takes.
    fn is_better_exchanged(&self) -> bool {
        let bytes = |value: Value<'c, 'a>| bytes(value.r#type()).unwrap_or(0);
        let operands = ir::operands(self.op);
        let columns = self.free[0].last().map_or(0, |&d| self.shapes[0][d]);
        let left = if self.ends_free(0) { 0 } else { bytes(operands[0]) };
        self.is_exchangeable()
            && !self.ends_free(1)
            && columns >= COLUMNS
            && 2 * (left + bytes(ir::results(self.op)[0])) <= bytes(operands[1])
    }

    /// Where a dimension of the result is in that of the exchanged product.
    fn moved(&self, d: usize) -> usize {
        let (batch, [left, right]) = (self.batching[0].len(), &self.free);
        match d {
            d if d < batch => d,
            d if d < batch + left.len() => d + right.len(),
            d => d - left.len(),
        }
    }

    /// The product of the factors in the other order, before this one.
    fn exchanged(&self, context: &'c Context) -> Option<Value<'c, 'a>> {
        let integers = |dims: &[usize]| dims.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
        let text = format!(
            "#stablehlo.dot<lhs_batching_dimensions = [{}], rhs_batching_dimensions = [{}], \
             lhs_contracting_dimensions = [{}], rhs_contracting_dimensions = [{}]>",
            integers(&self.batching[1]),
            integers(&self.batching[0]),
            integers(&self.contracting[1]),
            integers(&self.contracting[0]),
        );
        let dimensions = types::parse_attribute(context, &text)?;
        let old = ir::results(self.op)[0].r#type();
        let sizes = ir::shape(old);
        let mut shape = sizes.clone();
        (0..sizes.len()).for_each(|d| shape[self.moved(d)] = sizes[d]);
        let attributes = edit::all_attributes(self.op);
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
        let operands = ir::operands(self.op);
        let product = types::tensor(&shape, ir::element_type(old));
        let b = Builder::before(context, self.op);
        Some(b.op_with("stablehlo.dot_general", &[operands[1], operands[0]], &attributes, product))
    }

    /// Replaces the product by the transpose of the exchanged one.
    fn transpose_back(&self, context: &'c Context) {
        let Some(product) = self.exchanged(context) else { return };
        let result = ir::results(self.op)[0];
        let permutation: Vec<i64> = (0..ir::shape(result.r#type()).len()).map(|d| self.moved(d) as i64).collect();
        let permutation = [("permutation", types::i64_array(context, &permutation))];
        let b = Builder::before(context, self.op);
        let new = b.op_with("stablehlo.transpose", &[product], &permutation, result.r#type());
        ir::replace_all_uses(result, new);
        ir::erase(self.op);
    }
}

/// Exchanges the factors of a product that is transposed, if that is better; says whether it was.
fn exchange<'c: 'a, 'a>(
    context: &'c Context,
    product: &Product<'c, 'a>,
    transpose: OperationRef<'c, 'a>,
) -> Result<bool, Emitted> {
    let permutation = attributes::dimensions(transpose, "permutation")?;
    let (batch, left) = (product.batching[0].len(), product.free[0].len());
    let first_left = permutation.iter().position(|&d| (batch..batch + left).contains(&d));
    let last_right = permutation.iter().rposition(|&d| d >= batch + left);
    let (Some(first_left), Some(last_right)) = (first_left, last_right) else { return Ok(false) };
    if last_right > first_left || !product.ends_free(0) || !product.is_exchangeable() {
        return Ok(false);
    }
    let Some(exchanged) = product.exchanged(context) else { return Ok(false) };
    let permutation: Vec<i64> = permutation.into_iter().map(|d| product.moved(d) as i64).collect();
    let result = ir::results(transpose)[0];
    let new = match permutation.iter().copied().eq(0..permutation.len() as i64) {
        true => exchanged,
        false => Builder::before(context, transpose).op_with(
            "stablehlo.transpose",
            &[exchanged],
            &[("permutation", types::i64_array(context, &permutation))],
            result.r#type(),
        ),
    };
    ir::replace_all_uses(result, new);
    ir::erase(transpose);
    ir::erase(product.op);
    Ok(true)
}
