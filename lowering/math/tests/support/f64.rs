// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! f64 against numbers of 256 bits.

use super::Random;
use astro_float_num::{BigFloat, Consts, Exponent, RoundingMode};
use shale_math::{Function, native};

const PRECISION: usize = 256;
const ROUNDING: RoundingMode = RoundingMode::ToEven;

/// The largest error allowed of a function on f64, in ULP.
pub fn bound_f64(function: Function) -> f64 {
    match function {
        Function::Sqrt => 0.5,
        Function::Rsqrt | Function::Cbrt | Function::Pow | Function::Sin | Function::Cos => 1.0,
        Function::ErfInv => 4.0,
        _ => 2.0,
    }
}

/// The largest error seen on f64, and where.
#[derive(Clone, Copy, Debug)]
pub struct WorstF64 {
    pub error: f64,
    pub input: [f64; 2],
    pub found: f64,
}

impl WorstF64 {
    pub const NONE: WorstF64 = WorstF64 { error: 0.0, input: [0.0; 2], found: 0.0 };

    pub fn or(self, other: WorstF64) -> WorstF64 {
        if other.error > self.error { other } else { self }
    }
}

impl std::fmt::Display for WorstF64 {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let WorstF64 { error, input: [x, y], found } = self;
        write!(formatter, "{error:.4} ULP at {x:e}, {y:e} giving {found:e}")
    }
}

/// Measures errors.
pub struct Oracle {
    constants: Consts,
    one: BigFloat,
    pi: BigFloat,
}

impl Oracle {
    pub fn new() -> Oracle {
        let mut constants = Consts::new().expect("constants are allocated");
        let pi = constants.pi(PRECISION, ROUNDING);
        Oracle { constants, one: BigFloat::from_f64(1.0, PRECISION), pi }
    }

    fn number(&self, value: f64) -> BigFloat {
        if value == 0.0 || value.is_normal() {
            return BigFloat::from_f64(value, PRECISION);
        }
        let mut number = BigFloat::from_f64(value * 2f64.powi(600), PRECISION);
        if let Some(exponent) = number.exponent() {
            number.set_exponent(exponent - 600);
        }
        number
    }

    fn exp(&mut self, x: &BigFloat) -> BigFloat {
        x.exp(PRECISION, ROUNDING, &mut self.constants)
    }

    /// sum of c[k] x^(k + 1)
    fn series(&self, x: &BigFloat, coefficients: &[(f64, f64)]) -> BigFloat {
        let mut sum = self.number(0.0);
        for (numerator, denominator) in coefficients.iter().rev() {
            let term = self.number(*numerator).div(&self.number(*denominator), PRECISION, ROUNDING);
            sum = sum.add(&term, PRECISION, ROUNDING).mul(x, PRECISION, ROUNDING);
        }
        sum
    }

    /// 2 / sqrt(pi) e^(-x^2) sum of 2^n x^(2 n + 1) / (2 n + 1)!!, all of whose terms have one sign.
    fn erf(&mut self, x: &BigFloat) -> BigFloat {
        let square = x.mul(x, PRECISION, ROUNDING);
        let (mut term, mut sum) = (x.clone(), x.clone());
        let twice = square.add(&square, PRECISION, ROUNDING);
        for n in 1..400 {
            let odd = self.number(f64::from(2 * n + 1));
            term = term.mul(&twice, PRECISION, ROUNDING).div(&odd, PRECISION, ROUNDING);
            sum = sum.add(&term, PRECISION, ROUNDING);
            if term.exponent().unwrap_or(Exponent::MIN) < sum.exponent().unwrap_or(0) - 200 {
                break;
            }
        }
        let factor = self.number(2.0).div(&self.pi.sqrt(PRECISION, ROUNDING), PRECISION, ROUNDING);
        let damping = self.exp(&square.neg());
        sum.mul(&damping, PRECISION, ROUNDING).mul(&factor, PRECISION, ROUNDING)
    }

    /// The value of a function where it is finite and not zero; `rough` is it within a few ULP.
    fn exact(&mut self, function: Function, operands: [f64; 2], rough: f64) -> BigFloat {
        let (p, rm) = (PRECISION, ROUNDING);
        let [x, y] = operands.map(|operand| self.number(operand));
        let tiny = operands[0].abs() < 2f64.powi(-40);
        match function {
            Function::Exp => self.exp(&x),
            Function::Expm1 if tiny => self.series(&x, &[(1.0, 1.0), (1.0, 2.0), (1.0, 6.0), (1.0, 24.0)]),
            Function::Expm1 => self.exp(&x).sub(&self.one, p, rm),
            Function::Log => x.ln(p, rm, &mut self.constants),
            Function::Log1p if tiny => self.series(&x, &[(1.0, 1.0), (-1.0, 2.0), (1.0, 3.0), (-1.0, 4.0)]),
            Function::Log1p => x.add(&self.one, p, rm).ln(p, rm, &mut self.constants),
            Function::Tanh if tiny => self.series(&x, &[(1.0, 1.0), (0.0, 1.0), (-1.0, 3.0)]),
            Function::Tanh if operands[0].abs() > 40.0 => self.number(rough),
            Function::Tanh => {
                let power = self.exp(&x.add(&x, p, rm));
                power.sub(&self.one, p, rm).div(&power.add(&self.one, p, rm), p, rm)
            }
            Function::Logistic => {
                let power = self.exp(&x.neg());
                self.one.div(&power.add(&self.one, p, rm), p, rm)
            }
            Function::Erf if operands[0].abs() > 7.0 => self.number(rough),
            Function::Erf => self.erf(&x),
            Function::Erfc if operands[0] < -7.0 => self.number(rough),
            Function::Erfc if operands[0] < 2.0 => {
                let erf = self.erf(&x);
                self.one.sub(&erf, p, rm)
            }
            Function::Erfc => {
                // e^(-x^2) / (sqrt(pi) (x + (1/2) / (x + 1 / (x + (3/2) / (x + ...)))))
                let mut denominator = x.clone();
                for k in (1..500).rev() {
                    denominator = self.number(f64::from(k) / 2.0).div(&denominator, p, rm).add(&x, p, rm);
                }
                let power = self.exp(&x.mul(&x, p, rm).neg());
                power.div(&self.pi.sqrt(p, rm).mul(&denominator, p, rm), p, rm)
            }
            Function::ErfInv => {
                // Newton's step doubles the number of digits.
                let mut y = self.number(rough);
                for _ in 0..2 {
                    let difference = self.erf(&y).sub(&x, p, rm);
                    let square = y.mul(&y, p, rm);
                    let half_root = self.pi.sqrt(p, rm).div(&self.number(2.0), p, rm);
                    let inverse_slope = self.exp(&square).mul(&half_root, p, rm);
                    y = y.sub(&difference.mul(&inverse_slope, p, rm), p, rm);
                }
                y
            }
            Function::Rsqrt => self.one.div(&x.sqrt(p, rm), p, rm),
            Function::Sqrt => x.sqrt(p, rm),
            Function::Cbrt => x.cbrt(p, rm),
            Function::Sin => x.sin(p, rm, &mut self.constants),
            Function::Cos => x.cos(p, rm, &mut self.constants),
            Function::Tan => x.tan(p, rm, &mut self.constants),
            Function::Atan => x.atan(p, rm, &mut self.constants),
            Function::Atan2 => {
                if operands[1] == 0.0 {
                    let half = self.pi.div(&self.number(2.0), p, rm);
                    return if operands[0] < 0.0 { half.neg() } else { half };
                }
                let angle = x.div(&y, p, rm).atan(p, rm, &mut self.constants);
                match (operands[1] < 0.0, operands[0].is_sign_negative()) {
                    (false, _) => angle,
                    (true, false) => angle.add(&self.pi, p, rm),
                    (true, true) => angle.sub(&self.pi, p, rm),
                }
            }
            Function::Pow if x.is_zero() || y.is_zero() => self.number(rough),
            Function::Pow => {
                let product = x.abs().ln(p, rm, &mut self.constants).mul(&y, p, rm);
                let power = if product.exponent().unwrap_or(Exponent::MIN) < -200 {
                    self.one.add(&product, p, rm)
                } else {
                    self.exp(&product)
                };
                if rough < 0.0 { power.neg() } else { power }
            }
            other => panic!("no reference for {}", other.name()),
        }
    }

    /// The distance of `found` from the exact value in units in the last place of the exact value, infinite if the kind
    /// of number (NaN, infinity, a zero of some sign) is wrong.
    fn distance(&mut self, function: Function, operands: [f64; 2], found: f64) -> f64 {
        let [x, y] = operands;
        let rough = match function.arity() {
            1 => super::reference_unary(function, x),
            _ => super::reference_binary(function, x, y),
        };
        if rough.is_nan() || found.is_nan() {
            return if rough.is_nan() && found.is_nan() { 0.0 } else { f64::INFINITY };
        }
        if rough.is_infinite() || rough == 0.0 || !x.is_finite() || (function.arity() == 2 && !y.is_finite()) {
            let step = (rough.to_bits() as i64 - found.to_bits() as i64).unsigned_abs();
            return if rough == found && step != 0 { f64::INFINITY } else { step as f64 };
        }
        if found == 0.0 && found.is_sign_negative() != rough.is_sign_negative() {
            return f64::INFINITY;
        }
        let exact = self.exact(function, operands, rough);
        // The value of a big float is a fraction below 1 times a power of two.
        let unit = exact.exponent().map_or(-1074, |exponent| (exponent - 1).max(-1022) - 52);
        if found.is_infinite() {
            return if exact.exponent().is_some_and(|exponent| exponent > 1024) { 0.0 } else { 1.0 };
        }
        let difference = self.number(found).sub(&exact, PRECISION, ROUNDING);
        match difference.as_raw_parts() {
            None => f64::INFINITY,
            Some((words, _, _, exponent, _)) => {
                let top = words.last().map_or(0.0, |word| *word as f64 * 2f64.powi(-64));
                if top == 0.0 { 0.0 } else { top * 2f64.powi((exponent - unit).clamp(-1000, 1000)) }
            }
        }
    }

    pub fn error(&mut self, function: Function, operands: [f64; 2]) -> WorstF64 {
        let found = evaluate(function, operands);
        WorstF64 { error: self.distance(function, operands, found), input: operands, found }
    }
}

#[inline(never)]
fn evaluate(function: Function, [x, y]: [f64; 2]) -> f64 {
    macro_rules! evaluate {
        (unary $($unary:ident),*; binary $($binary:ident),*) => {
            match function {
                $(Function::$unary => native::evaluate_f64(Function::$unary, [x]),)*
                $(Function::$binary => native::evaluate_f64(Function::$binary, [x, y]),)*
                other => panic!("no reference for {}", other.name()),
            }
        };
    }
    evaluate!(
        unary Exp, Expm1, Log, Log1p, Tanh, Logistic, Erf, Erfc, ErfInv, Rsqrt, Sqrt, Cbrt, Sin, Cos, Tan, Atan;
        binary Atan2, Pow
    )
    .expect("function is expanded for f64")
}

/// The worst error over `count` pseudo-random inputs: any bits, moderate numbers, numbers near multiples of pi/2, numbers
/// near 1; for binary functions, exponents whose power is finite as a rule.
pub fn random_f64(function: Function, count: u64, seed: u64) -> WorstF64 {
    let mut random = Random(seed);
    let mut oracle = Oracle::new();
    let mut worst = WorstF64::NONE;
    let moderate = |random: &mut Random| {
        let magnitude = ((random.fraction() - 0.7) * 32.0).exp2();
        if random.next() >> 63 == 0 { magnitude } else { -magnitude }
    };
    for index in 0..count {
        let x = match index % 6 {
            0 => f64::from_bits(random.next()),
            1 | 2 => moderate(&mut random),
            3 => (random.fraction() - 0.5) * 20.0,
            4 => (random.next() >> (12 + random.next() % 50)) as f64 * std::f64::consts::FRAC_PI_2,
            _ if function == Function::ErfInv => 1.0 - (random.fraction() * -36.0).exp(),
            _ => 1.0 + (random.fraction() - 0.5) * 2f64.powi(-((random.next() % 50) as i32)),
        };
        let y = match (function, index % 4) {
            (Function::Pow, 0..=2) if x.is_finite() => (random.fraction() - 0.5) * 1500.0 / x.abs().ln(),
            (_, 0) => f64::from_bits(random.next()),
            _ => moderate(&mut random),
        };
        // A negative base has powers of integers only.
        let y = if function == Function::Pow && x < 0.0 && index % 8 != 0 { y.round() } else { y };
        worst = worst.or(oracle.error(function, [x, y]));
    }
    worst
}
