// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! The scalar code of elementwise operations: one table for tensors, reducers, comparators and update bodies.
mod arithmetic;
mod convert;
mod emit;
mod special;

use super::attributes;
use crate::storage::{self, Kind};
use emit::Emit;
use melior::ir::{OperationRef, Type, Value, ValueLike};
use mlir_sys::*;
use shale_bridge::{Builder, Diagnostic, Emitted, ir, types};
use std::collections::HashMap;

pub use convert::{convert, from_bits, index_to, to_bits};
use emit::NumericLimit;

/// Every operation that [`emit`] knows.
pub const NAMES: &[&str] = &[
    "stablehlo.abs",
    "stablehlo.add",
    "stablehlo.and",
    "stablehlo.atan2",
    "stablehlo.cbrt",
    "stablehlo.ceil",
    "stablehlo.clamp",
    "stablehlo.compare",
    "stablehlo.convert",
    "stablehlo.cosine",
    "stablehlo.count_leading_zeros",
    "stablehlo.divide",
    "stablehlo.exponential",
    "stablehlo.exponential_minus_one",
    "stablehlo.floor",
    "stablehlo.is_finite",
    "stablehlo.log",
    "stablehlo.log_plus_one",
    "stablehlo.logistic",
    "stablehlo.maximum",
    "stablehlo.minimum",
    "stablehlo.multiply",
    "stablehlo.negate",
    "stablehlo.not",
    "stablehlo.or",
    "stablehlo.popcnt",
    "stablehlo.power",
    "stablehlo.reduce_precision",
    "stablehlo.remainder",
    "stablehlo.round_nearest_afz",
    "stablehlo.round_nearest_even",
    "stablehlo.rsqrt",
    "stablehlo.select",
    "stablehlo.shift_left",
    "stablehlo.shift_right_arithmetic",
    "stablehlo.shift_right_logical",
    "stablehlo.sign",
    "stablehlo.sine",
    "stablehlo.sqrt",
    "stablehlo.square",
    "stablehlo.subtract",
    "stablehlo.tan",
    "stablehlo.tanh",
    "stablehlo.xor",
    "chlo.acos",
    "chlo.acosh",
    "chlo.asin",
    "chlo.asinh",
    "chlo.atan",
    "chlo.atanh",
    "chlo.bessel_i1e",
    "chlo.cosh",
    "chlo.digamma",
    "chlo.erf",
    "chlo.erf_inv",
    "chlo.erfc",
    "chlo.is_inf",
    "chlo.is_neg_inf",
    "chlo.is_pos_inf",
    "chlo.lgamma",
    "chlo.next_after",
    "chlo.polygamma",
    "chlo.sinh",
    "chlo.square",
    "chlo.tan",
    "chlo.zeta",
];

/// The element of `op`'s result from those of its operands, all in compute types.
pub fn emit<'c, 'a>(
    at: &Builder<'c, 'a>,
    op: OperationRef<'c, '_>,
    args: &[Value<'c, 'a>],
) -> Result<Value<'c, 'a>, Emitted> {
    let elements: Vec<Type> = ir::operands(op).iter().map(|v| ir::element_type(v.r#type())).collect();
    let result = ir::element_type(ir::results(op)[0].r#type());
    let unsupported = || Diagnostic::on(op, format!("has no lowering for {}", ir::signature(op))).error();
    let (Some(kind), Some(compute)) =
        (elements.first().and_then(|&e| storage::kind(e)), storage::compute_type(at.context, result))
    else {
        return Err(unsupported());
    };
    let name = ir::name(op);
    let e = Emit { at, r#type: args[0].r#type(), kind };
    let value = match name {
        "stablehlo.convert" => convert(at, args[0], elements[0], result),
        "stablehlo.compare" => {
            let (direction, order) = attributes::comparison(op)?;
            arithmetic::compare(&e, direction, order, args)
        }
        "stablehlo.reduce_precision" => {
            let bits = |name| attributes::integer(op, name);
            convert::reduce_precision(&e, args[0], bits("exponent_bits")?, bits("mantissa_bits")?)
        }
        "stablehlo.select" => at.op("arith.select", args, compute),
        _ => arithmetic::emit(&e, name, args).or_else(|| special::emit(&e, name, args)).ok_or_else(unsupported)?,
    };
    // The verifier of the new operation cannot say what the program's operation lacked.
    if value.r#type() != compute {
        return Err(unsupported());
    }
    Ok(storage::round(at, value, result))
}

/// The code of a region on scalars: values of the block's terminator for given values of its arguments.
pub fn inline<'c, 'a>(
    at: &Builder<'c, 'a>,
    owner: OperationRef<'c, '_>,
    region: usize,
    args: &[Value<'c, 'a>],
) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    let Some(block) = ir::body(owner, region) else {
        return Err(Diagnostic::on(owner, format!("region {region} must have a block")).error());
    };
    let parameters = ir::arguments(block);
    if parameters.len() != args.len() {
        return Err(Diagnostic::on(
            owner,
            format!("region {region} must have {} arguments, got {}", args.len(), parameters.len()),
        )
        .error());
    }
    // A region may compute in a wider type than that of the elements it is given.
    let promoted = |parameter: &Value<'c, '_>, value: Value<'c, 'a>| {
        let element = ir::element_type(parameter.r#type());
        if storage::compute_type(at.context, element) == Some(value.r#type()) {
            value
        } else {
            convert(at, value, value.r#type(), element)
        }
    };
    let mut values: HashMap<_, Value<'c, 'a>> =
        parameters.iter().zip(args).map(|(p, &v)| (p.to_raw().ptr, promoted(p, v))).collect();
    for op in ir::operations(block) {
        let operands =
            ir::operands(op).iter().map(|v| values.get(&v.to_raw().ptr).copied()).collect::<Option<Vec<_>>>();
        let Some(operands) = operands else {
            return Err(Diagnostic::on(op, "operands must be defined in the same region").error());
        };
        let at = &at.with_location(melior::ir::operation::OperationLike::location(&op));
        let name = ir::name(op);
        if let Some(ranked) =
            ir::operands(op).iter().chain(&ir::results(op)).map(|v| v.r#type()).find(|&t| !ir::shape(t).is_empty())
        {
            return Err(Diagnostic::on(
                op,
                format!("must work on scalars in a region of '{}', got {ranked}", ir::name(owner)),
            )
            .error());
        }
        let results = match name {
            "stablehlo.return" => return Ok(operands),
            "stablehlo.constant" => vec![constant(at, op)?],
            "stablehlo.reshape"
            | "stablehlo.broadcast_in_dim"
            | "stablehlo.transpose"
            | "stablehlo.optimization_barrier" => operands,
            _ if NAMES.contains(&name) => vec![emit(at, op, &operands)?],
            _ => {
                return Err(Diagnostic::on(
                    op,
                    format!("has no lowering in a region of '{}' for {}", ir::name(owner), ir::signature(op)),
                )
                .error());
            }
        };
        values.extend(ir::results(op).iter().zip(results).map(|(r, v)| (r.to_raw().ptr, v)));
    }
    Err(Diagnostic::on(owner, format!("region {region} must end in stablehlo.return")).error())
}

/// A scalar constant in its compute type.
fn constant<'c, 'a>(at: &Builder<'c, 'a>, op: OperationRef<'c, '_>) -> Result<Value<'c, 'a>, Emitted> {
    let element = ir::element_type(ir::results(op)[0].r#type());
    let splat = super::other::splat(at.context, op)?;
    let splat = splat.ok_or_else(|| Diagnostic::on(op, "value must be a splat in a region").error())?;
    // SAFETY: attributes of floats and integers are typed.
    let stored = unsafe { Type::from_raw(mlirAttributeGetType(melior::ir::AttributeLike::to_raw(&splat))) };
    Ok(storage::load(at, at.constant(splat, stored), element))
}

/// The operation that combines two values in a region, if the region is that and nothing else and the operation is
/// associative (as far as a reduction may assume) and has a neutral number.
pub fn combiner<'c, 'a>(owner: OperationRef<'c, 'a>, region: usize) -> Option<OperationRef<'c, 'a>> {
    const ASSOCIATIVE: &[&str] = &[
        "stablehlo.add",
        "stablehlo.multiply",
        "stablehlo.minimum",
        "stablehlo.maximum",
        "stablehlo.and",
        "stablehlo.or",
        "stablehlo.xor",
    ];
    let block = ir::body(owner, region)?;
    let operations = ir::operations(block);
    let [op, end] = operations[..] else { return None };
    let (arguments, operands) = (ir::arguments(block), ir::operands(op));
    let pair = arguments.len() == 2
        && (operands == arguments
            || (operands.len() == 2 && operands[0] == arguments[1] && operands[1] == arguments[0]));
    let known = pair && ASSOCIATIVE.contains(&ir::name(op)) && ir::operands(end) == ir::results(op);
    (known && neutral(ir::name(op), ir::element_type(ir::results(op)[0].r#type())).is_some()).then_some(op)
}

/// A number of whichever element type.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Number {
    Float(f64),
    Int(i64),
}

/// The number that leaves every other one as it is when combined by the named operation; none if the type lacks it.
pub fn neutral(name: &str, element: Type) -> Option<Number> {
    let (kind, width) = (storage::kind(element)?, types::width(element)?);
    // All bits of the element set, as it is stored: narrow unsigned elements are zero-extended.
    let ones = if kind == Kind::Signed || width >= 8 { -1 } else { (1 << width) - 1 };
    // The numbers that stand at the ends: infinities where the format has them.
    let (lowest, highest) = match element.to_string().as_str() {
        "f8E4M3FN" => (-448.0, 448.0),
        "f8E4M3FNUZ" => (-240.0, 240.0),
        "f8E4M3B11FNUZ" => (-30.0, 30.0),
        "f8E5M2FNUZ" => (-57344.0, 57344.0),
        "f8E8M0FNU" => (2f64.powi(-127), 2f64.powi(127)),
        // Those without NaN encode an infinity as their largest number.
        _ => (f64::NEG_INFINITY, f64::INFINITY),
    };
    Some(match (name, kind) {
        // No zero at all.
        ("stablehlo.add", Kind::Float) if element.to_string() == "f8E8M0FNU" => return None,
        // -0 + x is x for every x, also for -0.
        ("stablehlo.add", Kind::Float) => Number::Float(-0.0),
        ("stablehlo.add", Kind::Bool) | ("stablehlo.add" | "stablehlo.or" | "stablehlo.xor", _) => Number::Int(0),
        ("stablehlo.multiply", Kind::Float) => Number::Float(1.0),
        ("stablehlo.multiply", _) => Number::Int(1),
        ("stablehlo.and", _) => Number::Int(ones),
        ("stablehlo.maximum", Kind::Float) => Number::Float(lowest),
        ("stablehlo.minimum", Kind::Float) => Number::Float(highest),
        ("stablehlo.maximum", Kind::Signed) => Number::Int(i64::MIN >> (64 - width)),
        ("stablehlo.minimum", Kind::Signed) => Number::Int(i64::MAX >> (64 - width)),
        ("stablehlo.maximum", _) => Number::Int(0),
        ("stablehlo.minimum", _) => Number::Int(ones),
        _ => return None,
    })
}
