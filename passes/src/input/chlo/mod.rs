// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! `shale-legalize-chlo`: CHLO operations as StableHLO. Scalar functions that Shale computes itself (`chlo.erf` and its
//! like) stay: the `linalg` phase has rules for them.
mod broadcast;
mod ragged;
mod scan;

use super::code::Code;
use melior::{
    Context,
    ir::{AttributeLike, OperationRef, Value, ValueLike},
};
use shale_bridge::{Builder, Diagnostic, Emitted, Options, Pass, ir, types};
use shale_dialects::chlo;

pub struct LegalizeChlo;

impl Pass for LegalizeChlo {
    const ARGUMENT: &'static str = "shale-legalize-chlo";
    const SUMMARY: &'static str = "Rewrite CHLO operations as StableHLO";
    const ANCHOR: &'static str = "builtin.module";
    type State<'c> = ();

    fn run<'c>(_: &(), context: &'c Context, module: OperationRef<'c, '_>, _: &Options) -> Result<(), Emitted> {
        let mut found = vec![];
        ir::walk(module, &mut |op| {
            if ir::name(op).starts_with("chlo.") {
                found.push(op)
            }
        });
        for op in found {
            let at = Builder::before(context, op);
            let results = match ir::name(op) {
                // square(x) == x * x; of complex numbers `shale-split-complex` has a formula.
                "chlo.square" if !types::is_complex(ir::element_type(ir::operands(op)[0].r#type())) => {
                    let x = ir::operands(op)[0];
                    vec![at.op("stablehlo.multiply", &[x, x], x.r#type())]
                }
                "chlo.mulhi" => vec![mulhi(&at, op)],
                "chlo.conj" if !types::is_complex(ir::element_type(ir::operands(op)[0].r#type())) => {
                    vec![ir::operands(op)[0]]
                }
                "chlo.top_k" => top_k(&at, op)?,
                "chlo.constant" => {
                    let Some(value) = ir::attribute(op, "value") else { continue };
                    vec![Code { at: &at }.constant(value, ir::results(op)[0].r#type())]
                }
                "chlo.constant_like" => vec![constant_like(&at, op)?],
                "chlo._asin_acos_kernel" => {
                    return Err(Diagnostic::on(op, "has no lowering: its value is not specified").error());
                }
                name => {
                    if let Some(name) = name.strip_prefix("chlo.broadcast_") {
                        vec![broadcast::legalize(&at, op, name)?]
                    } else if let Some(op) = chlo::RaggedDotOp::cast(op) {
                        vec![ragged::legalize(&at, op)?]
                    } else if let Some(op) = chlo::ScanOp::cast(op) {
                        scan::legalize(&at, op)?
                    } else {
                        continue;
                    }
                }
            };
            for (old, new) in ir::results(op).into_iter().zip(results) {
                ir::replace_all_uses(old, new);
            }
            ir::erase(op);
        }
        Ok(())
    }
}

/// A constant in the shape of the operand.
fn constant_like<'c, 'a>(at: &Builder<'c, 'a>, op: OperationRef<'c, 'a>) -> Result<Value<'c, 'a>, Emitted> {
    super::code::require_static(op)?;
    let result = ir::results(op)[0].r#type();
    let value = ir::attribute(op, "value").filter(|value| !types::is_tensor(value.r#type()));
    let value = value.ok_or_else(|| Diagnostic::on(op, "value must be one number to be lowered").error())?;
    // A complex number is no attribute that elements are made of.
    if types::is_complex(ir::element_type(result)) {
        return Err(Diagnostic::on(op, format!("has no lowering for {result}")).error());
    }
    Ok(Code { at }.constant(types::dense_splat(result, value), result))
}

/// The upper half of the product, which has twice the width: of the product in a wider type, or of halves (Warren, "Hacker's
/// Delight", 8-2).
fn mulhi<'c, 'a>(at: &Builder<'c, 'a>, op: OperationRef<'c, 'a>) -> Value<'c, 'a> {
    let [x, y] = [0, 1].map(|i| ir::operands(op)[i]);
    let (r#type, element) = (x.r#type(), ir::element_type(x.r#type()));
    let unsigned = types::is_unsigned(element);
    let width = types::width(element).unwrap_or(64);
    let constant = |value: i64, r#type| {
        let value = types::dense_splat(r#type, types::integer_attribute(ir::element_type(r#type), value));
        at.op_with("stablehlo.constant", &[], &[("value", value)], r#type)
    };
    let upper = if unsigned { "stablehlo.shift_right_logical" } else { "stablehlo.shift_right_arithmetic" };
    if width < 64 {
        let name = format!("{}i{}", if unsigned { "u" } else { "" }, 2 * width);
        let wide = types::parse_type(at.context, &name).unwrap_or(element);
        let wide = types::tensor(&ir::shape(r#type), wide);
        let [x, y] = [x, y].map(|v| at.op("stablehlo.convert", &[v], wide));
        let product = at.op("stablehlo.multiply", &[x, y], wide);
        let high = at.op(upper, &[product, constant(i64::from(width), wide)], wide);
        return at.op("stablehlo.convert", &[high], r#type);
    }
    let (half, mask) = (constant(32, r#type), constant(0xffff_ffff, r#type));
    let high = |v| at.op(upper, &[v, half], r#type);
    let low = |v| at.op("stablehlo.and", &[v, mask], r#type);
    let product = |x, y| at.op("stablehlo.multiply", &[x, y], r#type);
    let sum = |x, y| at.op("stablehlo.add", &[x, y], r#type);
    let carry = at.op("stablehlo.shift_right_logical", &[product(low(x), low(y)), half], r#type);
    let middle = sum(product(high(x), low(y)), carry);
    let other = sum(product(low(x), high(y)), low(middle));
    sum(sum(product(high(x), high(y)), high(middle)), high(other))
}

/// The `k` largest elements along the last dimension and their indices: a stable sort, largest first in the total order of
/// IEEE 754, of which the first `k` are kept.
fn top_k<'c, 'a>(at: &Builder<'c, 'a>, op: OperationRef<'c, 'a>) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    let operand = ir::operands(op)[0];
    let shape = ir::shape(operand.r#type());
    let element = ir::element_type(operand.r#type());
    let k = ir::attribute(op, "k").and_then(ir::integer).unwrap_or(0);
    let Some((&size, outer)) = shape.split_last() else {
        return Err(
            Diagnostic::on(op, format!("operand must have a dimension to sort, got {}", operand.r#type())).error()
        );
    };
    if shape.iter().any(|&d| d < 0) {
        return Err(Diagnostic::on(op, format!("has no lowering for dynamic sizes, got {}", operand.r#type())).error());
    }
    let index = ir::element_type(ir::results(op)[1].r#type());
    let indices = types::tensor(&shape, index);
    let last = types::i64_attribute(at.context, outer.len() as i64);
    let iota = at.op_with("stablehlo.iota", &[], &[("iota_dimension", last)], indices);
    let scalar = |element| types::tensor(&[], element);
    let arguments = [scalar(element), scalar(element), scalar(index), scalar(index)];
    let comparator = at.region(&arguments, |at, values| {
        let direction = types::parse_attribute(at.context, "#stablehlo<comparison_direction GT>");
        let kind = if types::is_float(element) {
            "TOTALORDER"
        } else if types::is_unsigned(element) || types::width(element) == Some(1) {
            "UNSIGNED"
        } else {
            "SIGNED"
        };
        let kind = types::parse_attribute(at.context, &format!("#stablehlo<comparison_type {kind}>"));
        let attributes: Vec<_> = [("comparison_direction", direction), ("compare_type", kind)]
            .into_iter()
            .filter_map(|(n, a)| Some((n, a?)))
            .collect();
        let greater = at.op_with("stablehlo.compare", &values[..2], &attributes, scalar(types::integer(at.context, 1)));
        at.create("stablehlo.return", &[greater], &[], &[], vec![]);
    });
    // SAFETY: a bool attribute of a live context.
    let stable = unsafe { melior::ir::Attribute::from_raw(mlir_sys::mlirBoolAttrGet(at.context.to_raw(), 1)) };
    let sorted = ir::results(at.create(
        "stablehlo.sort",
        &[operand, iota],
        &[("dimension", last), ("is_stable", stable)],
        &[operand.r#type(), indices],
        vec![comparator],
    ));
    let kept: Vec<i64> = outer.iter().copied().chain([k.min(size)]).collect();
    let slice = |value: Value<'c, 'a>, r#type: melior::ir::Type<'c>| {
        let zeros = vec![0; shape.len()];
        let ones = vec![1; shape.len()];
        let attributes = [
            ("start_indices", types::i64_array(at.context, &zeros)),
            ("limit_indices", types::i64_array(at.context, &kept)),
            ("strides", types::i64_array(at.context, &ones)),
        ];
        at.op_with("stablehlo.slice", &[value], &attributes, r#type)
    };
    Ok(sorted.into_iter().zip(ir::results(op)).map(|(value, old)| slice(value, old.r#type())).collect())
}
