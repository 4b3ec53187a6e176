// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Conversions between element types.
use super::emit::{Emit, NumericLimit};
use crate::storage::{self, Kind};
use melior::ir::{Type, Value, ValueLike};
use shale_bridge::{Builder, types};

/// `convert` on compute values. Floats to integers saturate and take NaN to 0; everything is true but zero.
pub fn convert<'c, 'a>(at: &Builder<'c, 'a>, value: Value<'c, 'a>, from: Type<'c>, to: Type<'c>) -> Value<'c, 'a> {
    let (Some(from_kind), Some(to_kind), Some(target)) =
        (storage::kind(from), storage::kind(to), storage::compute_type(at.context, to))
    else {
        return value;
    };
    let e = Emit { at, r#type: value.r#type(), kind: from_kind };
    let t = e.of(target, to_kind);
    match (from_kind, to_kind) {
        (Kind::Float, Kind::Bool) => e.compare("une", value, e.float(0.0)),
        (_, Kind::Bool) if e.kind == Kind::Bool => value,
        (_, Kind::Bool) => e.compare("ne", value, e.int(0)),
        (Kind::Float, Kind::Float) => {
            // What is narrower than f32 is reached from f32: a second rounding must not see a tie that the first one made.
            let narrow = types::width(to).is_some_and(|width| width < 32);
            if narrow && e.width() == 64 { float_to_float(&t, to_odd(&e, value)) } else { float_to_float(&t, value) }
        }
        (Kind::Float, _) => float_to_int(&e, &t, value),
        (_, Kind::Float) => {
            // Through f32, where the hardware converts to; 16-bit floats are rounded from it.
            let wide = if t.width() < 32 { types::f32(at.context) } else { target };
            let name = if from_kind == Kind::Signed { "arith.sitofp" } else { "arith.uitofp" };
            float_to_float(&t, at.op(name, &[value], wide))
        }
        (_, _) if t.width() < e.width() => at.op("arith.trunci", &[value], target),
        (Kind::Signed, _) => e.cast("arith.extsi", value, target),
        (_, _) => e.cast("arith.extui", value, target),
    }
}

fn float_to_float<'c, 'a>(t: &Emit<'_, 'c, 'a>, value: Value<'c, 'a>) -> Value<'c, 'a> {
    let from = types::width(value.r#type()).unwrap_or(0);
    if from == 16 && t.width() == 16 && value.r#type() != t.r#type {
        let wide = t.at.op("arith.extf", &[value], types::f32(t.at.context));
        return t.op("arith.truncf", &[wide]);
    }
    t.cast(if from < t.width() { "arith.extf" } else { "arith.truncf" }, value, t.r#type)
}

/// f64 to f32, rounded to odd: what is inexact has its last bit set, so that a later rounding to fewer bits is right.
fn to_odd<'c, 'a>(e: &Emit<'_, 'c, 'a>, value: Value<'c, 'a>) -> Value<'c, 'a> {
    let f = e.of(types::f32(e.at.context), Kind::Float);
    let bits = e.of(types::integer(e.at.context, 32), Kind::Signed);
    let nearest = f.op("arith.truncf", &[value]);
    let back = e.op("arith.extf", &[nearest]);
    let inexact = e.compare("une", back, value);
    let up = e.compare("ogt", e.abs(back), e.abs(value));
    let pattern = bits.op("arith.bitcast", &[nearest]);
    let toward_zero = bits.sub(pattern, bits.at.op("arith.extui", &[up], bits.r#type));
    let odd = bits.either(toward_zero, bits.at.op("arith.extui", &[inexact], bits.r#type));
    f.op("arith.bitcast", &[odd])
}

fn float_to_int<'c, 'a>(e: &Emit<'_, 'c, 'a>, t: &Emit<'_, 'c, 'a>, value: Value<'c, 'a>) -> Value<'c, 'a> {
    // 16-bit floats cannot hold the limits.
    let f32 = types::f32(e.at.context);
    let (e, value) =
        if e.width() == 16 { (&e.of(f32, Kind::Float), e.cast("arith.extf", value, f32)) } else { (e, value) };
    let (lowest, beyond, name) = match t.kind {
        Kind::Signed => (-(2f64.powi(t.width() as i32 - 1)), 2f64.powi(t.width() as i32 - 1), "arith.fptosi"),
        _ => (0.0, 2f64.powi(t.width() as i32), "arith.fptoui"),
    };
    let (lowest, beyond) = (e.float(lowest), e.float(beyond));
    let high = e.compare("oge", value, beyond);
    let low = e.compare("ole", value, lowest);
    let inside = e.both(e.compare("ogt", value, lowest), e.compare("olt", value, beyond));
    // Outside the range `arith` gives poison; NaN is outside and neither high nor low.
    let safe = e.select(inside, value, e.float(0.0));
    let whole = t.op(name, &[safe]);
    let whole = t.select(low, t.limit(NumericLimit::Lowest), whole);
    t.select(high, t.limit(NumericLimit::Highest), whole)
}

/// The bits of an element, as a signless integer of the element's width.
pub fn to_bits<'c, 'a>(at: &Builder<'c, 'a>, stored: Value<'c, 'a>, element: Type<'c>) -> Value<'c, 'a> {
    let width = types::width(element).unwrap_or(8);
    let bits = types::integer(at.context, width);
    if stored.r#type() == bits {
        stored
    } else if types::is_float(stored.r#type()) {
        at.op("arith.bitcast", &[stored], bits)
    } else {
        at.op("arith.trunci", &[stored], bits)
    }
}

/// The stored form of an element from its bits.
pub fn from_bits<'c, 'a>(at: &Builder<'c, 'a>, bits: Value<'c, 'a>, element: Type<'c>) -> Value<'c, 'a> {
    let Some(stored) = storage::storage_type(at.context, element) else { return bits };
    if bits.r#type() == stored {
        bits
    } else if types::is_float(stored) {
        at.op("arith.bitcast", &[bits], stored)
    } else {
        at.op(if storage::kind(element) == Some(Kind::Signed) { "arith.extsi" } else { "arith.extui" }, &[bits], stored)
    }
}

/// An index as a compute value of an element type.
pub fn index_to<'c, 'a>(at: &Builder<'c, 'a>, index: Value<'c, 'a>, element: Type<'c>) -> Value<'c, 'a> {
    let i64 = types::integer(at.context, 64);
    convert(at, at.op("arith.index_cast", &[index], i64), i64, element)
}

/// `reduce_precision`: rounds to fewer bits of mantissa (ties to even) and of exponent (to infinity or to zero).
pub fn reduce_precision<'c, 'a>(
    e: &Emit<'_, 'c, 'a>,
    value: Value<'c, 'a>,
    exponent_bits: i64,
    mantissa_bits: i64,
) -> Value<'c, 'a> {
    let bf16 = e.width() == 16 && e.r#type.to_string() == "bf16";
    let (mantissa, exponent) = match e.width() {
        64 => (52, 11),
        32 => (23, 8),
        _ if bf16 => (7, 8),
        _ => (10, 5),
    };
    let bits = e.of(types::integer(e.at.context, e.width()), Kind::Signed);
    let mut pattern = bits.op("arith.bitcast", &[value]);
    if mantissa_bits < mantissa {
        let cut = mantissa - mantissa_bits;
        let last = bits.both(bits.op("arith.shrui", &[pattern, bits.int(cut)]), bits.int(1));
        let bias = bits.add(bits.int((1 << (cut - 1)) - 1), last);
        pattern = bits.both(bits.add(pattern, bias), bits.int(!((1 << cut) - 1)));
    }
    if exponent_bits < exponent {
        let sign = bits.both(pattern, bits.int(1 << (e.width() - 1)));
        let field = bits.both(pattern, bits.int(((1 << exponent) - 1) << mantissa));
        let bias = (1i64 << (exponent - 1)) - 1;
        let reduced = (1i64 << (exponent_bits - 1)) - 1;
        let infinity = bits.either(sign, bits.int(((1 << exponent) - 1) << mantissa));
        let over = bits.compare("ugt", field, bits.int((bias + reduced) << mantissa));
        let under = bits.compare("ule", field, bits.int((bias - reduced) << mantissa));
        pattern = bits.select(over, infinity, pattern);
        pattern = bits.select(under, sign, pattern);
    }
    let rounded = e.op("arith.bitcast", &[pattern]);
    e.select(e.compare("uno", value, value), value, rounded)
}
