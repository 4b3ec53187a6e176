// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Every expansion keeps its error bound on a sample of its domain and at the edges.

mod support;

use shale_math::Function;
use support::{Worst, bound_f32, sweep_f32};

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
    exp = Exp, expm1 = Expm1, log = Log, log1p = Log1p, tanh = Tanh, logistic = Logistic, erf = Erf, rsqrt = Rsqrt, sqrt = Sqrt,
    cbrt = Cbrt,
}
