// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Arithmetic, comparison and bits.
use super::{super::attributes::FloatOrder, emit::Emit};
use crate::storage::Kind;
use melior::ir::Value;
use shale_bridge::types;
use shale_dialects::stablehlo::ComparisonDirection;

/// The value of an operation whose operands and result have one type; none if there is no code for it.
pub fn emit<'c, 'a>(e: &Emit<'_, 'c, 'a>, name: &str, args: &[Value<'c, 'a>]) -> Option<Value<'c, 'a>> {
    use Kind::*;
    let same = |op: &str| Some(e.op(op, args));
    // Functions whose values the shale dialect defines, for all floats alike.
    let function = |op: &str| e.is_float().then(|| e.op(op, args));
    let float = |op: &'static str| if e.is_float() { e.wide(args, |e, args| Some(e.op(op, args))) } else { None };
    match (name.strip_prefix("stablehlo.")?, e.kind) {
        ("add", Float) => same("arith.addf"),
        // Booleans: disjunction and conjunction (specification, `add`, `multiply`, `maximum`, `minimum`).
        ("add" | "maximum" | "or", Bool) => same("arith.ori"),
        ("multiply" | "minimum" | "and", Bool) => same("arith.andi"),
        ("add", _) => same("arith.addi"),
        ("subtract", Float) => same("arith.subf"),
        ("subtract", Signed | Unsigned) => same("arith.subi"),
        ("multiply", Float) => same("arith.mulf"),
        ("multiply", _) => same("arith.muli"),
        ("square", Float) => Some(e.op("arith.mulf", &[args[0], args[0]])),
        ("square", _) => Some(e.op("arith.muli", &[args[0], args[0]])),
        ("divide", Float) => same("arith.divf"),
        ("divide", Signed | Unsigned) => Some(divide(e, args[0], args[1])),
        ("remainder", Float) => float("arith.remf"),
        ("remainder", Signed | Unsigned) => Some(remainder(e, args[0], args[1])),
        ("maximum", Float) => same("arith.maximumf"),
        ("maximum", Signed) => same("arith.maxsi"),
        ("maximum", Unsigned) => same("arith.maxui"),
        ("minimum", Float) => same("arith.minimumf"),
        ("minimum", Signed) => same("arith.minsi"),
        ("minimum", Unsigned) => same("arith.minui"),
        ("clamp", _) => {
            let low = emit(e, "stablehlo.maximum", &[args[0], args[1]])?;
            emit(e, "stablehlo.minimum", &[low, args[2]])
        }
        ("negate", Float | Signed | Unsigned) => Some(e.neg(args[0])),
        ("abs", Float | Signed) => Some(e.abs(args[0])),
        ("sign", Float) => {
            // NaN stays NaN, zeros keep their sign.
            let (zero, one) = (e.float(0.0), e.float(1.0));
            let negative = e.select(e.compare("olt", args[0], zero), e.float(-1.0), args[0]);
            Some(e.select(e.compare("ogt", args[0], zero), one, negative))
        }
        ("sign", Signed) => {
            let low = e.op("arith.maxsi", &[args[0], e.int(-1)]);
            Some(e.op("arith.minsi", &[low, e.int(1)]))
        }
        ("floor", _) => float("math.floor"),
        ("ceil", _) => float("math.ceil"),
        ("round_nearest_even", _) => float("math.roundeven"),
        ("round_nearest_afz", Float) => e.wide(args, |e, args| Some(round_away(e, args[0]))),
        ("sqrt", _) => float("math.sqrt"),
        ("and", _) if !e.is_float() => same("arith.andi"),
        ("or", _) if !e.is_float() => same("arith.ori"),
        ("xor", _) if !e.is_float() => same("arith.xori"),
        ("not", _) if !e.is_float() => Some(e.op("arith.xori", &[args[0], e.int(-1)])),
        ("popcnt", Signed | Unsigned) => same("math.ctpop"),
        ("count_leading_zeros", Signed | Unsigned) => same("math.ctlz"),
        ("shift_left", Signed | Unsigned) => Some(shift(e, "arith.shli", args[0], args[1])),
        ("shift_right_logical", Signed | Unsigned) => Some(shift(e, "arith.shrui", args[0], args[1])),
        ("shift_right_arithmetic", Signed | Unsigned) => {
            let amount = e.op("arith.minui", &[args[1], e.int(i64::from(e.width()) - 1)]);
            Some(e.op("arith.shrsi", &[args[0], amount]))
        }
        ("power", Float) => same("shale.pow"),
        ("power", Signed | Unsigned) => Some(power(e, args[0], args[1])),
        ("is_finite", Float) => e.wide(args, |e, args| Some(e.compare("olt", e.abs(args[0]), e.float(f64::INFINITY)))),
        ("exponential", _) => function("shale.exp"),
        ("exponential_minus_one", _) => function("shale.expm1"),
        ("log", _) => function("shale.log"),
        ("log_plus_one", _) => function("shale.log1p"),
        ("logistic", _) => function("shale.logistic"),
        ("tanh", _) => function("shale.tanh"),
        ("rsqrt", _) => function("shale.rsqrt"),
        ("cbrt", _) => function("shale.cbrt"),
        ("sine", _) => function("shale.sin"),
        ("cosine", _) => function("shale.cos"),
        ("tan", _) => function("shale.tan"),
        ("atan2", _) => function("shale.atan2"),
        _ => None,
    }
}

/// `compare`.
pub fn compare<'c, 'a>(
    e: &Emit<'_, 'c, 'a>,
    direction: ComparisonDirection,
    order: FloatOrder,
    args: &[Value<'c, 'a>],
) -> Value<'c, 'a> {
    let index = match direction {
        ComparisonDirection::Eq => 0,
        ComparisonDirection::Ne => 1,
        ComparisonDirection::Lt => 2,
        ComparisonDirection::Le => 3,
        ComparisonDirection::Gt => 4,
        ComparisonDirection::Ge => 5,
    };
    let (float, signed, unsigned) = (
        ["oeq", "une", "olt", "ole", "ogt", "oge"],
        ["eq", "ne", "slt", "sle", "sgt", "sge"],
        ["eq", "ne", "ult", "ule", "ugt", "uge"],
    );
    match e.kind {
        Kind::Float if order == FloatOrder::Weak => {
            // In the total order, once every NaN is the positive one and both zeros are too.
            let key = |value| {
                let number = e.add(value, e.float(0.0));
                e.select(e.compare("uno", value, value), e.float(f64::NAN), number)
            };
            compare(e, direction, FloatOrder::Total, &[key(args[0]), key(args[1])])
        }
        Kind::Float if order == FloatOrder::Total => {
            // Sign and magnitude to two's complement: negative numbers in reverse.
            let bits = e.of(types::integer(e.at.context, e.width()), Kind::Signed);
            let key = |value| {
                let value = bits.op("arith.bitcast", &[value]);
                let sign = bits.op("arith.shrsi", &[value, bits.int(i64::from(e.width()) - 1)]);
                let mask = bits.op("arith.shrui", &[sign, bits.int(1)]);
                bits.op("arith.xori", &[value, mask])
            };
            bits.compare(signed[index], key(args[0]), key(args[1]))
        }
        Kind::Float => e.compare(float[index], args[0], args[1]),
        Kind::Signed => e.compare(signed[index], args[0], args[1]),
        Kind::Unsigned | Kind::Bool => e.compare(unsigned[index], args[0], args[1]),
    }
}

/// The divisor made safe, whether it is zero, and the operation's prefix.
fn divisor<'c, 'a>(e: &Emit<'_, 'c, 'a>, x: Value<'c, 'a>, y: Value<'c, 'a>) -> (Value<'c, 'a>, Value<'c, 'a>) {
    let zero = e.compare("eq", y, e.int(0));
    let mut trap = zero;
    if e.kind == Kind::Signed {
        let overflow = e.both(e.compare("eq", x, e.limit(super::NumericLimit::Lowest)), e.compare("eq", y, e.int(-1)));
        trap = e.either(zero, overflow);
    }
    (e.select(trap, e.int(1), y), zero)
}

/// x / 0 has all bits set; the lowest number divided by -1 is itself.
fn divide<'c, 'a>(e: &Emit<'_, 'c, 'a>, x: Value<'c, 'a>, y: Value<'c, 'a>) -> Value<'c, 'a> {
    let (safe, zero) = divisor(e, x, y);
    let quotient = e.op(if e.kind == Kind::Signed { "arith.divsi" } else { "arith.divui" }, &[x, safe]);
    e.select(zero, e.int(-1), quotient)
}

/// x % 0 is x; the lowest number % -1 is 0.
fn remainder<'c, 'a>(e: &Emit<'_, 'c, 'a>, x: Value<'c, 'a>, y: Value<'c, 'a>) -> Value<'c, 'a> {
    let (safe, zero) = divisor(e, x, y);
    let rest = e.op(if e.kind == Kind::Signed { "arith.remsi" } else { "arith.remui" }, &[x, safe]);
    e.select(zero, x, rest)
}

/// Shifting by the width or more gives 0, where `arith` gives poison.
fn shift<'c, 'a>(e: &Emit<'_, 'c, 'a>, op: &str, x: Value<'c, 'a>, amount: Value<'c, 'a>) -> Value<'c, 'a> {
    // A width that the type cannot express is never reached (i2 and i4 hold at most 3 and 15).
    let inside = e.compare("ule", amount, e.int(i64::from(e.width()) - 1));
    let safe = e.select(inside, amount, e.int(0));
    e.select(inside, e.op(op, &[x, safe]), e.int(0))
}

/// Rounds half away from zero: `trunc`, and one more where half or more was cut off. Both steps are exact.
fn round_away<'c, 'a>(e: &Emit<'_, 'c, 'a>, x: Value<'c, 'a>) -> Value<'c, 'a> {
    let whole = e.op("math.trunc", &[x]);
    let far = e.compare("oge", e.abs(e.sub(x, whole)), e.float(0.5));
    let one = e.op("math.copysign", &[e.float(1.0), x]);
    e.select(far, e.add(whole, one), whole)
}

/// By repeated squaring, wrapping. A negative exponent gives 0 unless the base is 1 or -1.
fn power<'c, 'a>(e: &Emit<'_, 'c, 'a>, base: Value<'c, 'a>, exponent: Value<'c, 'a>) -> Value<'c, 'a> {
    let (mut product, mut square, mut rest) = (e.int(1), base, exponent);
    let steps = if e.kind == Kind::Signed { e.width() - 1 } else { e.width() };
    for step in 0..steps {
        let odd = e.compare("ne", e.both(rest, e.int(1)), e.int(0));
        product = e.select(odd, e.mul(product, square), product);
        if step + 1 < steps {
            square = e.mul(square, square);
            rest = e.op("arith.shrui", &[rest, e.int(1)]);
        }
    }
    if e.kind == Kind::Unsigned {
        return product;
    }
    let odd = e.compare("ne", e.both(exponent, e.int(1)), e.int(0));
    let of_minus_one = e.select(odd, e.int(-1), e.int(1));
    let otherwise = e.select(e.compare("eq", base, e.int(1)), e.int(1), e.int(0));
    let inverse = e.select(e.compare("eq", base, e.int(-1)), of_minus_one, otherwise);
    e.select(e.compare("slt", exponent, e.int(0)), inverse, product)
}
