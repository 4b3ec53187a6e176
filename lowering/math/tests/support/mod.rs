// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! References and error measurement, shared by the tests and the `ulp` example.

use shale_math::{Function, native};

/// The largest error allowed of a function on f32, in ULP.
pub fn bound_f32(function: Function) -> f64 {
    match function {
        Function::Sqrt => 0.5,
        Function::Sin | Function::Cos | Function::Tan | Function::Pow | Function::Atan | Function::Atan2 => 2.0,
        Function::ErfInv => 4.0,
        _ => 1.0,
    }
}

/// Unary functions in f64, whose errors below 1 ULP of f64 are nothing to an f32.
pub fn reference_unary(function: Function, x: f64) -> f64 {
    match function {
        Function::Exp => x.exp(),
        Function::Expm1 => x.exp_m1(),
        Function::Log => x.ln(),
        Function::Log1p => x.ln_1p(),
        Function::Tanh => x.tanh(),
        // Neither form loses digits on its own side.
        Function::Logistic if x < 0.0 => x.exp() / (1.0 + x.exp()),
        Function::Logistic => 1.0 / (1.0 + (-x).exp()),
        Function::Erf => libm::erf(x),
        Function::Rsqrt => 1.0 / x.sqrt(),
        Function::Sqrt => x.sqrt(),
        Function::Cbrt => x.cbrt(),
        Function::Sin => x.sin(),
        Function::Cos => x.cos(),
        Function::Tan => x.tan(),
        Function::Atan => x.atan(),
        other => panic!("no unary reference for {}", other.name()),
    }
}

/// The distance of an f32 from the exact value in units in the last place of the exact value; infinite if the one is
/// NaN, infinite or a zero of some sign and the other is not, but an infinite result counts as 2^128.
#[inline(always)]
pub fn ulp_error_f32(found: f32, exact: f64) -> f64 {
    if found.is_nan() || exact.is_nan() {
        return if found.is_nan() && exact.is_nan() { 0.0 } else { f64::INFINITY };
    }
    if exact == 0.0 || exact.is_infinite() {
        return if (found as f64).to_bits() == exact.to_bits() { 0.0 } else { f64::INFINITY };
    }
    if found == 0.0 && found.is_sign_negative() != exact.is_sign_negative() {
        return f64::INFINITY;
    }
    let limit = 2f64.powi(128);
    // Past the middle of the largest f32 and 2^128 infinity is right.
    let exact = exact.clamp(-limit, limit);
    let found = f64::from(found).clamp(-limit, limit);
    let exponent = ((exact.to_bits() >> 52) & 0x7ff) as i64;
    let exponent = exponent.clamp(1023 - 126, 1023 + 127) - 23;
    let unit = f64::from_bits((exponent as u64) << 52);
    (found - exact).abs() / unit
}

/// The largest error seen, and where.
#[derive(Clone, Copy, Debug)]
pub struct Worst {
    pub error: f64,
    pub input: f32,
    pub found: f32,
}

impl Worst {
    pub const NONE: Worst = Worst { error: 0.0, input: 0.0, found: 0.0 };

    pub fn or(self, other: Worst) -> Worst {
        if other.error > self.error { other } else { self }
    }
}

/// Calls `$action` with a function that evaluates the unary `$function` on f32; one copy per function, so that each is
/// compiled for itself.
#[macro_export]
macro_rules! with_unary_f32 {
    ($function:expr, $action:expr, [$($variant:ident),*]) => {
        match $function {
            $(Function::$variant => $action(|x: f32| native::evaluate_f32(Function::$variant, [x])
                .expect("function is expanded for f32")),)*
            other => panic!("no unary f32 function {}", other.name()),
        }
    };
}

impl std::fmt::Display for Worst {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Worst { error, input, found } = self;
        write!(formatter, "{error:.4} ULP at {input:e} ({:#010x}) giving {found:e}", input.to_bits())
    }
}

const CHUNK: usize = 1024;

/// The worst error over the f32 with bits `first`, `first + step`, … below 2^32, `limit` of them at most.
#[inline(always)]
fn sweep(function: Function, evaluate: impl Fn(f32) -> f32, first: u64, step: u64, end: u64) -> Worst {
    let mut worst = Worst::NONE;
    let mut next = first;
    if end - first <= step {
        // A single input.
        let input = f32::from_bits(first as u32);
        let found = evaluate(input);
        return Worst { error: ulp_error_f32(found, reference_unary(function, f64::from(input))), input, found };
    }
    let mut input = [0f32; CHUNK];
    let mut output = [0f32; CHUNK];
    while next < end {
        for slot in &mut input {
            *slot = f32::from_bits(next.min(end - 1) as u32);
            next += step;
        }
        for (x, y) in input.iter().zip(&mut output) {
            *y = evaluate(*x);
        }
        for (x, y) in input.iter().zip(&output) {
            let error = ulp_error_f32(*y, reference_unary(function, f64::from(*x)));
            worst = worst.or(Worst { error, input: *x, found: *y });
        }
    }
    worst
}

/// The worst error of a unary function over every `step`-th f32 from `first` on, up to `end` (exclusive; in bits).
pub fn sweep_f32(function: Function, first: u64, step: u64, end: u64) -> Worst {
    with_unary_f32!(
        function,
        |evaluate| sweep(function, evaluate, first, step, end),
        [Exp, Expm1, Log, Log1p, Tanh, Logistic, Erf, Rsqrt, Sqrt, Cbrt]
    )
}
