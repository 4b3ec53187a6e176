// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
use super::with_element;
use melior::{
    Context,
    ir::{OperationRef, Type, Value, ValueLike, operation::OperationLike},
};
use shale_bridge::{Builder, Diagnostic, DialectHandle, Emitted, Options, Pass, ir, types};

/// `shale-widen-half-floats`: arithmetic on bf16 and f16 is done in f32 and each result rounded, as IEEE arithmetic of the narrow
/// type: f32 has more than twice the digits, so that `+ - * /` and the square root are rounded as if once.
///
/// Conversions from and to bf16 become integer arithmetic (an instruction for rounding flushes denormals), rounding of an f64 goes through an f32
/// rounded to odd, which rounds as if once.
pub struct WidenHalfFloats;

/// Operations that only move values, in any type.
const MOVES: &[&str] = &["arith.constant", "arith.select", "arith.bitcast", "arith.truncf", "arith.extf"];

impl Pass for WidenHalfFloats {
    const ARGUMENT: &'static str = "shale-widen-half-floats";
    const SUMMARY: &'static str = "compute bf16 and f16 in f32";
    const DEPENDENT_DIALECTS: &'static [DialectHandle] =
        &[mlir_sys::mlirGetDialectHandle__arith__, mlir_sys::mlirGetDialectHandle__math__];
    type State<'c> = ();

    fn run<'c>(_: &(), context: &'c Context, root: OperationRef<'c, '_>, _: &Options) -> Result<(), Emitted> {
        let mut found = vec![];
        ir::walk(root, &mut |op| {
            let name = ir::name(op);
            let arithmetic = name.starts_with("arith.")
                || name.starts_with("math.")
                || matches!(name, "vector.fma" | "vector.reduction");
            if arithmetic && !MOVES.contains(&name) && op.operands().chain(ir::results(op)).any(|v| is_half(v.r#type()))
            {
                found.push(op);
            }
        });
        for op in found {
            widen(context, op)?;
        }
        let mut roundings = vec![];
        ir::walk(root, &mut |op| {
            if ir::name(op) == "arith.truncf" && is_half(ir::results(op)[0].r#type()) {
                roundings.push(op);
            }
        });
        for op in roundings {
            let b = Builder::before(context, op);
            let (value, result) = (ir::operands(op)[0], ir::results(op)[0].r#type());
            let narrow = ir::element_type(result).to_string();
            let wide = types::width(ir::element_type(value.r#type())) == Some(64);
            let value = if wide { round_to_odd(&b, value) } else { value };
            let value = match narrow.as_str() {
                "bf16" if types::width(ir::element_type(value.r#type())) == Some(32) => {
                    round_to_bf16(&b, value, result)
                }
                "f16" if wide => b.op("arith.truncf", &[value], result),
                _ => continue,
            };
            ir::replace_all_uses(ir::results(op)[0], value);
            ir::erase(op);
        }
        let mut extensions = vec![];
        ir::walk(root, &mut |op| {
            if ir::name(op) == "arith.extf" && ir::element_type(ir::operands(op)[0].r#type()).to_string() == "bf16" {
                extensions.push(op);
            }
        });
        for op in extensions {
            let b = Builder::before(context, op);
            let (value, result) = (extend_bf16(&b, ir::operands(op)[0]), ir::results(op)[0].r#type());
            let value = if value.r#type() == result { value } else { b.op("arith.extf", &[value], result) };
            ir::replace_all_uses(ir::results(op)[0], value);
            ir::erase(op);
        }
        Ok(())
    }
}

/// bf16 → f32 by its bits. LLVM moves operations before an extension it knows (a maximum, say), and then has to round to bf16 by
/// means of its own.
fn extend_bf16<'c, 'a>(b: &Builder<'c, 'a>, value: Value<'c, 'a>) -> Value<'c, 'a> {
    let integer = |bits| with_element(value.r#type(), types::integer(b.context, bits));
    let bits = b.op("arith.extui", &[b.op("arith.bitcast", &[value], integer(16))], integer(32));
    let upper = b.op("arith.shli", &[bits, b.int(integer(32), 16)], integer(32));
    b.op("arith.bitcast", &[upper], with_element(value.r#type(), types::f32(b.context)))
}

fn is_half(r#type: Type) -> bool {
    let element = ir::element_type(r#type);
    types::is_float(element) && types::width(element) == Some(16)
}

/// Replaces an operation by the same on f32.
fn widen<'c>(context: &'c Context, op: OperationRef<'c, '_>) -> Result<(), Emitted> {
    if op.region_count() != 0 || op.result_count() != 1 {
        return Err(Diagnostic::on(
            op,
            format!("bf16 and f16 must be computed by simple operations, got {}", ir::signature(op)),
        )
        .error());
    }
    let b = Builder::before(context, op);
    // An integer is rounded once: f64 holds all but the longest.
    let from_integer = matches!(ir::name(op), "arith.sitofp" | "arith.uitofp");
    let wide = |t: Type<'c>| with_element(t, if from_integer { types::f64(context) } else { types::f32(context) });
    let operands: Vec<_> = ir::operands(op)
        .into_iter()
        .map(|v| if is_half(v.r#type()) { b.op("arith.extf", &[v], wide(v.r#type())) } else { v })
        .collect();
    let result = ir::results(op)[0];
    let narrow = is_half(result.r#type());
    let attributes: Vec<_> =
        op.attributes().map(|(name, value)| (name.as_string_ref().as_str().unwrap_or("").to_owned(), value)).collect();
    let attributes: Vec<_> = attributes.iter().map(|(name, value)| (name.as_str(), *value)).collect();
    let value =
        b.op_with(ir::name(op), &operands, &attributes, if narrow { wide(result.r#type()) } else { result.r#type() });
    let value = if narrow { b.op("arith.truncf", &[value], result.r#type()) } else { value };
    ir::replace_all_uses(result, value);
    ir::erase(op);
    Ok(())
}

/// f32 → bf16, to nearest even; NaN stays NaN.
fn round_to_bf16<'c, 'a>(b: &Builder<'c, 'a>, value: Value<'c, 'a>, result: Type<'c>) -> Value<'c, 'a> {
    let i32 = with_element(result, types::integer(b.context, 32));
    let i16 = with_element(result, types::integer(b.context, 16));
    let bits = b.op("arith.bitcast", &[value], i32);
    let sixteen = b.int(i32, 16);
    let upper = b.op("arith.shrui", &[bits, sixteen], i32);
    let odd = b.op("arith.andi", &[upper, b.int(i32, 1)], i32);
    let half = b.op("arith.addi", &[odd, b.int(i32, 0x7FFF)], i32);
    let rounded = b.op("arith.shrui", &[b.op("arith.addi", &[bits, half], i32), sixteen], i32);
    let nan = compare(b, "arith.cmpf", 14, value, value);
    // The sign and the quiet bit are kept apart from the payload, which rounding could carry into infinity.
    let quiet = b.op("arith.ori", &[upper, b.int(i32, 0x40)], i32);
    let chosen = b.op("arith.select", &[nan, quiet, rounded], i32);
    b.op("arith.bitcast", &[b.op("arith.trunci", &[chosen], i16)], result)
}

/// f64 → f32, to odd: an inexact result gets its last bit set, so that rounding it again to a type with at least two digits
/// less is right.
pub fn round_to_odd<'c, 'a>(b: &Builder<'c, 'a>, value: Value<'c, 'a>) -> Value<'c, 'a> {
    let f32 = with_element(value.r#type(), types::f32(b.context));
    let i32 = with_element(value.r#type(), types::integer(b.context, 32));
    let near = b.op("arith.truncf", &[value], f32);
    let back = b.op("arith.extf", &[near], value.r#type());
    let absolute = |v: Value<'c, 'a>| b.op("math.absf", &[v], v.r#type());
    let (magnitude, near_magnitude) = (absolute(value), absolute(back));
    // Towards zero first: one step down where rounding went up. An infinity that is none steps down to the largest number.
    let up = compare(b, "arith.cmpf", 2, near_magnitude, magnitude);
    let inexact = compare(b, "arith.cmpf", 6, back, value);
    let bits = b.op("arith.bitcast", &[near], i32);
    let (zero, one) = (b.int(i32, 0), b.int(i32, 1));
    let down = b.op("arith.subi", &[bits, b.op("arith.select", &[up, one, zero], i32)], i32);
    let odd = b.op("arith.ori", &[down, b.op("arith.select", &[inexact, one, zero], i32)], i32);
    b.op("arith.bitcast", &[odd], f32)
}

fn compare<'c, 'a>(
    b: &Builder<'c, 'a>,
    name: &str,
    predicate: i64,
    lhs: Value<'c, 'a>,
    rhs: Value<'c, 'a>,
) -> Value<'c, 'a> {
    let result = with_element(lhs.r#type(), types::integer(b.context, 1));
    b.op_with(name, &[lhs, rhs], &[("predicate", types::i64_attribute(b.context, predicate))], result)
}
