// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Every expansion keeps its error bound on a sample of its domain and at the edges.

mod support;

use shale_math::Function;
use support::{Worst, bound_f32, error_binary_f32, random_binary_f32, sweep_f32};

/// A prime, so that the sample meets every pattern of low bits: about a million inputs.
const STRIDE: u64 = 4099;

/// Zeros, denormals, the ends of the range, infinities, NaN, and the neighbourhoods of numbers where a function or an
/// expansion changes its behaviour.
fn edges() -> Vec<f32> {
    let centres = [
        0.0,
        1e-45,
        1e-40,
        f32::MIN_POSITIVE,
        1e-30,
        1e-10,
        1e-5,
        0.1,
        0.25,
        0.346_573_6,
        0.5,
        0.625,
        0.707_106_77,
        1.056_011,
        1.0,
        std::f32::consts::SQRT_2,
        std::f32::consts::FRAC_PI_4,
        std::f32::consts::FRAC_PI_2,
        2.0,
        std::f32::consts::PI,
        3.9,
        4.0,
        9.01,
        10.0,
        16.6,
        17.4,
        18.0,
        65_536.0,
        1e10,
        87.3,
        88.3,
        88.722_84,
        89.0,
        103.278_93,
        103.972_08,
        104.0,
        105.0,
        1.7e38,
        f32::MAX,
        f32::INFINITY,
        f32::NAN,
    ];
    let mut edges = Vec::new();
    for centre in centres {
        for offset in -40i32..=40 {
            let bits = centre.to_bits().saturating_add_signed(offset).min(0x7fff_ffff);
            edges.push(f32::from_bits(bits));
            edges.push(-f32::from_bits(bits));
        }
    }
    edges
}

fn check_unary(function: Function) {
    let bits = |x: f32| u64::from(x.to_bits());
    let worst = edges()
        .into_iter()
        .map(|x| sweep_f32(function, bits(x), 1, bits(x) + 1))
        .fold(sweep_f32(function, 17, STRIDE, 1 << 32), Worst::or);
    let bound = bound_f32(function);
    assert!(worst.error <= bound, "error of {} must be at most {bound} ULP, got {worst}", function.name());
}

macro_rules! unary {
    ($($name:ident = $function:ident),* $(,)?) => {$(
        #[test]
        fn $name() {
            check_unary(Function::$function);
        }
    )*};
}

unary! {
    exp = Exp, expm1 = Expm1, log = Log, log1p = Log1p, tanh = Tanh, logistic = Logistic, erf = Erf, erfc = Erfc, rsqrt = Rsqrt, sqrt = Sqrt,
    cbrt = Cbrt, erf_inv = ErfInv, sin = Sin, cos = Cos, tan = Tan, atan = Atan,
}

/// A binary function on all pairs of some edges and on a million random pairs.
fn check_binary(function: Function) {
    let mut edges: Vec<f32> = edges().into_iter().step_by(9).collect();
    for special in [
        0.0,
        0.5,
        1.0,
        2.0,
        3.0,
        4.0,
        8_388_607.0,
        8_388_608.5,
        16_777_215.0,
        16_777_216.0,
        3e38,
        f32::INFINITY,
        f32::NAN,
    ] {
        edges.extend([special, -special]);
    }
    let mut worst = random_binary_f32(function, 1_000_000, 0x9e37_79b9_7f4a_7c15);
    for &x in &edges {
        for &y in &edges {
            worst = worst.or(error_binary_f32(function, x, y));
        }
    }
    let bound = bound_f32(function);
    assert!(worst.error <= bound, "error of {} must be at most {bound} ULP, got {worst}", function.name());
}

#[test]
fn atan2() {
    check_binary(Function::Atan2);
}

#[test]
fn pow() {
    check_binary(Function::Pow);
}
