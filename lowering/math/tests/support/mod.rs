// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! References and error measurement, shared by the tests and the `ulp` example.

// Each of them uses a part.
#![allow(dead_code)]

pub mod f64;

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

/// Whether a function has a reference here; the others are compared with mpmath (`tests/special.rs`).
#[allow(dead_code, reason = "not every test asks")]
pub fn has_reference(function: Function) -> bool {
    use Function::{BesselI1e, Digamma, Lgamma, Polygamma, Zeta};
    !matches!(function, Lgamma | Digamma | Polygamma | Zeta | BesselI1e)
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
        Function::Erfc => libm::erfc(x),
        Function::ErfInv => erf_inv(x),
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

/// The inverse of the error function by Newton's method, for the f64 of an f32.
fn erf_inv(x: f64) -> f64 {
    let magnitude = x.abs();
    if magnitude >= 1.0 || x.is_nan() || x == 0.0 {
        return if magnitude == 1.0 {
            f64::INFINITY.copysign(x)
        } else if x == 0.0 {
            x
        } else {
            f64::NAN
        };
    }
    // S. Winitzki's approximation to 2 digits.
    let logarithm = (-magnitude * magnitude).ln_1p();
    let half = 2.0 / (std::f64::consts::PI * 0.147) + logarithm / 2.0;
    let mut y = ((half * half - logarithm / 0.147).sqrt() - half).sqrt();
    if magnitude < 1e-4 {
        y = magnitude * std::f64::consts::PI.sqrt() / 2.0;
    }
    for _ in 0..5 {
        // 1 - x is exact where it matters.
        let difference = if magnitude < 0.5 { libm::erf(y) - magnitude } else { (1.0 - magnitude) - libm::erfc(y) };
        y -= difference * (y * y).exp() * std::f64::consts::PI.sqrt() / 2.0;
    }
    y.copysign(x)
}

/// Binary functions in f64.
pub fn reference_binary(function: Function, x: f64, y: f64) -> f64 {
    match function {
        Function::Atan2 => x.atan2(y),
        Function::Pow => x.powf(y),
        other => panic!("no binary reference for {}", other.name()),
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
    pub input: [f32; 2],
    pub found: f32,
}

impl Worst {
    pub const NONE: Worst = Worst { error: 0.0, input: [0.0; 2], found: 0.0 };

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
        let Worst { error, input: [x, y], found } = self;
        let (x_bits, y_bits) = (x.to_bits(), y.to_bits());
        write!(formatter, "{error:.4} ULP at {x:e} ({x_bits:#010x}), {y:e} ({y_bits:#010x}) giving {found:e}")
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
        let error = ulp_error_f32(found, reference_unary(function, f64::from(input)));
        return Worst { error, input: [input; 2], found };
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
            worst = worst.or(Worst { error, input: [*x; 2], found: *y });
        }
    }
    worst
}

/// The worst error of a unary function over every `step`-th f32 from `first` on, up to `end` (exclusive; in bits).
pub fn sweep_f32(function: Function, first: u64, step: u64, end: u64) -> Worst {
    with_unary_f32!(
        function,
        |evaluate| sweep(function, evaluate, first, step, end),
        [Exp, Expm1, Log, Log1p, Tanh, Logistic, Erf, Erfc, ErfInv, Rsqrt, Sqrt, Cbrt, Sin, Cos, Tan, Atan]
    )
}

/// The error of a binary function at one pair of inputs.
pub fn error_binary_f32(function: Function, x: f32, y: f32) -> Worst {
    let found = match function {
        Function::Atan2 => native::evaluate_f32(Function::Atan2, [x, y]),
        Function::Pow => native::evaluate_f32(Function::Pow, [x, y]),
        other => panic!("no binary f32 function {}", other.name()),
    }
    .expect("function is expanded for f32");
    let error = ulp_error_f32(found, reference_binary(function, f64::from(x), f64::from(y)));
    Worst { error, input: [x, y], found }
}

/// Pseudo-random numbers (Marsaglia's xorshift64*).
pub struct Random(pub u64);

impl Random {
    pub fn next(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    /// Uniform between 0 and 1.
    pub fn fraction(&mut self) -> f64 {
        (self.next() >> 11) as f64 * 2f64.powi(-53)
    }
}

/// The worst error of a binary function over `count` random pairs: a third are any bits, a third lie on a similar scale,
/// a third are a base and an exponent whose power is finite as a rule.
pub fn random_binary_f32(function: Function, count: u64, seed: u64) -> Worst {
    let mut random = Random(seed);
    let mut worst = Worst::NONE;
    for index in 0..count {
        let bits = random.next();
        let (x, y) = match index % 3 {
            0 => (f32::from_bits(bits as u32), f32::from_bits((bits >> 32) as u32)),
            1 => (((random.fraction() - 0.5) * 8.0) as f32, ((random.fraction() - 0.5) * 8.0) as f32),
            _ => {
                let logarithm = (random.fraction() - 0.5) * 150.0 * 2f64.powi(-((bits >> 32) as i32 % 31));
                let x = logarithm.exp() as f32;
                let bound = 104.0 / f64::from(x).ln();
                (x, ((random.fraction() * 2.0 - 1.0) * bound) as f32)
            }
        };
        worst = worst.or(error_binary_f32(function, x, y));
    }
    worst
}
