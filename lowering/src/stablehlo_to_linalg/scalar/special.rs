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
        "erf_inv" => return Some(e.op("shale.erf_inv", args)),
        "tan" => return Some(e.op("shale.tan", args)),
        _ => {}
    }
    e.wide(args, |e, args| {
        let x = args[0];
        let one = e.float(1.0);
        Some(match name {
            "erfc" => erfc(e, x),
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

/// The complementary error function: 1 - erf(x) near zero, exp(-x^2) times a rational function in the tails
/// (coefficients of S. L. Moshier, Cephes, `ndtr.c` and `ndtrf.c`).
fn erfc<'c, 'a>(e: &Emit<'_, 'c, 'a>, x: Value<'c, 'a>) -> Value<'c, 'a> {
    let one = e.float(1.0);
    let magnitude = e.abs(x);
    // exp(-x^2), with the rounding error of the square put back.
    let square = e.mul(x, x);
    let error = e.op("math.fma", &[x, x, e.neg(square)]);
    let power = e.op("shale.exp", &[e.neg(square)]);
    let power = e.op("math.fma", &[e.neg(power), error, power]);
    let tail = if e.width() == 64 {
        let near = e.div(e.polynomial(magnitude, &NEAR_NUMERATOR), e.polynomial(magnitude, &NEAR_DENOMINATOR));
        let far = e.div(e.polynomial(magnitude, &FAR_NUMERATOR), e.polynomial(magnitude, &FAR_DENOMINATOR));
        e.mul(power, e.select(e.compare("olt", magnitude, e.float(8.0)), near, far))
    } else {
        let inverse = e.div(one, magnitude);
        let q = e.mul(inverse, inverse);
        let p =
            e.select(e.compare("olt", magnitude, e.float(2.0)), e.polynomial(q, &NEAR_F32), e.polynomial(q, &FAR_F32));
        e.mul(e.mul(power, inverse), p)
    };
    // exp underflows before the square overflows: beyond, infinity times zero must not appear.
    let tail =
        e.select(e.compare("ogt", magnitude, e.float(if e.width() == 64 { 28.0 } else { 14.0 })), e.float(0.0), tail);
    let tail = e.select(e.compare("olt", x, e.float(0.0)), e.sub(e.float(2.0), tail), tail);
    let center = e.sub(one, e.op("shale.erf", &[x]));
    // NaN takes the center.
    e.select(e.compare("ogt", magnitude, one), tail, center)
}

const NEAR_F32: [f64; 9] = [
    2.326819970068386e-2,
    -1.387039388740657e-1,
    3.687424674597105e-1,
    -5.824733027278666e-1,
    6.210004621745983e-1,
    -4.944515323274145e-1,
    3.404879937665872e-1,
    -2.741127028184656e-1,
    5.638259427386472e-1,
];
const FAR_F32: [f64; 8] = [
    -1.047766399936249e+1,
    1.297719955372516e+1,
    -7.495518717768503e+0,
    2.921019019210786e+0,
    -1.015265279202700e+0,
    4.218463358204948e-1,
    -2.820767439740514e-1,
    5.641895067754075e-1,
];
const NEAR_NUMERATOR: [f64; 9] = [
    2.46196981473530512524e-10,
    5.64189564831068821977e-1,
    7.46321056442269912687e0,
    4.86371970985681366614e1,
    1.96520832956077098242e2,
    5.26445194995477358631e2,
    9.34528527171957607540e2,
    1.02755188689515710272e3,
    5.57535335369399327526e2,
];
const NEAR_DENOMINATOR: [f64; 9] = [
    1.0,
    1.32281951154744992508e1,
    8.67072140885989742329e1,
    3.54937778887819891062e2,
    9.75708501743205489753e2,
    1.82390916687909736289e3,
    2.24633760818710981792e3,
    1.65666309194161350182e3,
    5.57535340817727675546e2,
];
const FAR_NUMERATOR: [f64; 6] = [
    5.64189583547755073984e-1,
    1.27536670759978104416e0,
    5.01905042251180477414e0,
    6.16021097993053585195e0,
    7.40974269950448939160e0,
    2.97886665372100240670e0,
];
const FAR_DENOMINATOR: [f64; 7] = [
    1.0,
    2.26052863220117276590e0,
    9.39603524938001434673e0,
    1.20489539808096656605e1,
    1.70814450747565897222e1,
    9.60896809063285878198e0,
    3.36907645100081516050e0,
];

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
