// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Every f64 expansion keeps its error bound on random inputs and at the edges.

mod support;

use shale_math::Function;
use support::f64::{Oracle, bound_f64, random_f64};

const EDGES: [f64; 46] = [
    0.0,
    5e-324,
    1e-310,
    f64::MIN_POSITIVE,
    1e-200,
    1e-20,
    1e-16,
    7.450_580_596_923_828e-9,
    3.7e-9,
    1e-5,
    0.1,
    0.25,
    0.346_573_590_279_972_6,
    0.5,
    0.625,
    std::f64::consts::FRAC_1_SQRT_2,
    std::f64::consts::FRAC_PI_4,
    0.999_999_999_999_999_9,
    1.0,
    1.000_000_000_000_000_2,
    std::f64::consts::SQRT_2,
    std::f64::consts::FRAC_PI_2,
    2.0,
    3.0,
    std::f64::consts::PI,
    5.9,
    6.0,
    19.06,
    20.0,
    37.5,
    40.0,
    708.4,
    709.782_712_893_384,
    709.79,
    744.44,
    745.133_219_101_941_1,
    745.14,
    1_048_576.0,
    4_503_599_627_370_497.0,
    9_007_199_254_740_991.0,
    9_007_199_254_740_993.0,
    // The f64 nearest to a multiple of pi/2.
    5.319_372_648_326_541e255,
    1e300,
    f64::MAX,
    f64::INFINITY,
    f64::NAN,
];

fn edges() -> Vec<f64> {
    let near = |edge: f64| [-1, 0, 1].map(|step| f64::from_bits(edge.to_bits().saturating_add_signed(step)));
    // Quiet NaN only: of signalling ones IEEE 754 leaves pow(1, NaN) open.
    let quiet = |edge: f64| if edge.is_nan() { f64::NAN } else { edge };
    EDGES.into_iter().flat_map(near).map(quiet).flat_map(|edge| [edge, -edge]).collect()
}

fn check(function: Function) {
    let mut oracle = Oracle::new();
    let mut worst = random_f64(function, 3_000, 0x9e37_79b9_7f4a_7c15);
    let edges = edges();
    for &x in &edges {
        match function.arity() {
            1 => worst = worst.or(oracle.error(function, [x, x])),
            _ => {
                for &y in edges.iter().step_by(5) {
                    worst = worst.or(oracle.error(function, [x, y]));
                }
            }
        }
    }
    let bound = bound_f64(function);
    assert!(worst.error <= bound, "error of {} must be at most {bound} ULP, got {worst}", function.name());
    println!("{}: {worst}", function.name());
}

macro_rules! check {
    ($($name:ident = $function:ident),* $(,)?) => {$(
        #[test]
        fn $name() {
            check(Function::$function);
        }
    )*};
}

check! {
    exp = Exp, expm1 = Expm1, log = Log, log1p = Log1p, tanh = Tanh, logistic = Logistic, erf = Erf, erf_inv = ErfInv, rsqrt = Rsqrt, sqrt = Sqrt,
    cbrt = Cbrt, sin = Sin, cos = Cos, tan = Tan, atan = Atan, atan2 = Atan2, pow = Pow,
}
