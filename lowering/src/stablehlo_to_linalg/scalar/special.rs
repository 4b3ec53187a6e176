// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! CHLO functions, composed of the functions of the shale dialect and of bits.
use super::emit::Emit;
use crate::storage::Kind;
use melior::ir::Value;
use shale_bridge::types;

/// log(2)
const LN_2: f64 = std::f64::consts::LN_2;

/// The value of a CHLO operation; none if there is no code for it.
pub fn emit<'c, 'a>(e: &Emit<'_, 'c, 'a>, name: &str, args: &[Value<'c, 'a>]) -> Option<Value<'c, 'a>> {
    let name = name.strip_prefix("chlo.")?;
    if name == "square" {
        return (e.kind != Kind::Bool).then(|| e.mul(args[0], args[0]));
    }
    if !e.is_float() {
        return None;
    }
    match name {
        "next_after" => return Some(next_after(e, args[0], args[1])),
        "erf" => return Some(e.op("shale.erf", args)),
        "erfc" => return Some(e.op("shale.erfc", args)),
        "erf_inv" => return Some(e.op("shale.erf_inv", args)),
        "tan" => return Some(e.op("shale.tan", args)),
        "lgamma" => return Some(e.op("shale.lgamma", args)),
        "digamma" => return Some(e.op("shale.digamma", args)),
        "bessel_i1e" => return Some(e.op("shale.bessel_i1e", args)),
        "polygamma" => return Some(e.op("shale.polygamma", args)),
        "zeta" => return Some(e.op("shale.zeta", args)),
        _ => {}
    }
    e.wide(args, |e, args| {
        let x = args[0];
        let one = e.float(1.0);
        Some(match name {
            "is_inf" => e.compare("oeq", e.abs(x), e.float(f64::INFINITY)),
            "is_pos_inf" => e.compare("oeq", x, e.float(f64::INFINITY)),
            "is_neg_inf" => e.compare("oeq", x, e.float(f64::NEG_INFINITY)),
            "atan" => e.op("shale.atan2", &[x, one]),
            "asin" => e.op("shale.atan2", &[x, leg(e, x)]),
            "acos" => e.op("shale.atan2", &[leg(e, x), x]),
            "sinh" => sinh(e, x),
            "cosh" => {
                let half = half_exp(e, x);
                e.add(half, e.div(e.float(0.25), half))
            }
            "asinh" => asinh(e, x),
            "acosh" => {
                // log(x + sqrt(x^2 - 1)) with y = x - 1; log(x) + log(2) where the square overflows.
                let y = e.sub(x, one);
                let root = e.op("math.sqrt", &[e.mul(y, e.add(y, e.float(2.0)))]);
                let near = e.op("shale.log1p", &[e.add(y, root)]);
                let far = e.add(e.op("shale.log", &[x]), e.float(LN_2));
                let value = e.select(e.compare("ogt", x, e.float(huge(e))), far, near);
                e.select(e.compare("olt", x, one), e.float(f64::NAN), value)
            }
            "atanh" => {
                let difference = e.sub(e.op("shale.log1p", &[x]), e.op("shale.log1p", &[e.neg(x)]));
                // Zeros keep their sign.
                e.select(e.compare("oeq", x, e.float(0.0)), x, e.mul(difference, e.float(0.5)))
            }
            _ => return None,
        })
    })
}

/// sqrt((1 - x) (1 + x)): the other leg of the triangle with hypotenuse 1.
fn leg<'c, 'a>(e: &Emit<'_, 'c, 'a>, x: Value<'c, 'a>) -> Value<'c, 'a> {
    let one = e.float(1.0);
    e.op("math.sqrt", &[e.mul(e.sub(one, x), e.add(one, x))])
}

/// Beyond it the square overflows or 1 no longer counts.
fn huge(e: &Emit) -> f64 {
    if e.width() == 64 { 1e150 } else { 1e18 }
}

/// exp(|x|) / 2, which overflows only where it must: the square of exp(|x| / 2).
fn half_exp<'c, 'a>(e: &Emit<'_, 'c, 'a>, x: Value<'c, 'a>) -> Value<'c, 'a> {
    let root = e.op("shale.exp", &[e.mul(e.abs(x), e.float(0.5))]);
    e.mul(e.mul(root, e.float(0.5)), root)
}

fn sinh<'c, 'a>(e: &Emit<'_, 'c, 'a>, x: Value<'c, 'a>) -> Value<'c, 'a> {
    let magnitude = e.abs(x);
    let one = e.float(1.0);
    // Small: (u + u / (u + 1)) / 2 with u = exp(|x|) - 1.
    let u = e.op("shale.expm1", &[magnitude]);
    let small = e.mul(e.add(u, e.div(u, e.add(u, one))), e.float(0.5));
    let half = half_exp(e, x);
    let large = e.sub(half, e.div(e.float(0.25), half));
    let value = e.select(e.compare("olt", magnitude, e.float(2.0)), small, large);
    e.op("math.copysign", &[value, x])
}

fn asinh<'c, 'a>(e: &Emit<'_, 'c, 'a>, x: Value<'c, 'a>) -> Value<'c, 'a> {
    let magnitude = e.abs(x);
    let one = e.float(1.0);
    let square = e.mul(magnitude, magnitude);
    let root = e.op("math.sqrt", &[e.add(square, one)]);
    let near = e.op("shale.log1p", &[e.add(magnitude, e.div(square, e.add(one, root)))]);
    let far = e.add(e.op("shale.log", &[magnitude]), e.float(LN_2));
    let value = e.select(e.compare("ogt", magnitude, e.float(huge(e))), far, near);
    e.op("math.copysign", &[value, x])
}

/// The neighbour of x in the direction of y, by the bits (IEEE 754 `nextUp` and `nextDown`).
fn next_after<'c, 'a>(e: &Emit<'_, 'c, 'a>, x: Value<'c, 'a>, y: Value<'c, 'a>) -> Value<'c, 'a> {
    let bits = e.of(types::integer(e.at.context, e.width()), Kind::Signed);
    let sign_bit = bits.int(1 << (e.width() - 1));
    let pattern = |value| bits.op("arith.bitcast", &[value]);
    let (from, to) = (pattern(x), pattern(y));
    let zero = e.float(0.0);
    // From zero: the smallest number with the sign of y. Else one up or down in magnitude.
    let smallest = bits.either(bits.both(to, sign_bit), bits.int(1));
    let grows = e.compare("olt", e.abs(x), e.abs(y));
    let same_sign = bits.compare("sge", bits.op("arith.xori", &[from, to]), bits.int(0));
    let step = bits.select(e.both(grows, same_sign), bits.int(1), bits.int(-1));
    let moved = bits.select(e.compare("oeq", x, zero), smallest, bits.add(from, step));
    let value = e.op("arith.bitcast", &[moved]);
    let value = e.select(e.compare("oeq", x, y), y, value);
    // A NaN on either side gives NaN.
    e.select(e.compare("uno", x, y), e.add(x, y), value)
}
