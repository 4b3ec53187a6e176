// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! The list of functions and the one dispatch on it.

use crate::builder::{Builder, Width};
use crate::value::Float;
use crate::{atan, bessel, erf, exp, gamma, hyperbolic, log, power, trig_f32, trig_f64, zeta};
use std::fmt;

macro_rules! functions {
    ($($(#[$doc:meta])* $variant:ident = $name:literal / $arity:literal,)*) => {
        /// A function that this crate expands.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Function { $($(#[$doc])* $variant,)* }

        impl Function {
            /// Every function.
            pub const ALL: &[Function] = &[$(Function::$variant,)*];

            /// The lower-case name, unique: `exp`, `log1p`, `atan2`, …
            pub const fn name(self) -> &'static str {
                match self { $(Function::$variant => $name,)* }
            }

            /// The number of operands: 1 or 2.
            pub const fn arity(self) -> usize {
                match self { $(Function::$variant => $arity,)* }
            }

            /// The function of this name.
            pub fn from_name(name: &str) -> Option<Function> {
                match name { $($name => Some(Function::$variant),)* _ => None }
            }
        }
    };
}

functions! {
    /// e^x
    Exp = "exp" / 1,
    /// e^x - 1
    Expm1 = "expm1" / 1,
    /// The natural logarithm.
    Log = "log" / 1,
    /// log(1 + x)
    Log1p = "log1p" / 1,
    /// The hyperbolic tangent.
    Tanh = "tanh" / 1,
    /// 1 / (1 + e^-x)
    Logistic = "logistic" / 1,
    /// The error function.
    Erf = "erf" / 1,
    /// The complement of the error function, 1 - erf(x).
    Erfc = "erfc" / 1,
    /// The inverse of the error function.
    ErfInv = "erf_inv" / 1,
    /// 1 / sqrt(x); rsqrt(-0) is -inf.
    Rsqrt = "rsqrt" / 1,
    /// The square root, correctly rounded.
    Sqrt = "sqrt" / 1,
    /// The cube root.
    Cbrt = "cbrt" / 1,
    /// The sine of an angle in radians.
    Sin = "sin" / 1,
    /// The cosine of an angle in radians.
    Cos = "cos" / 1,
    /// The tangent of an angle in radians.
    Tan = "tan" / 1,
    /// The inverse tangent.
    Atan = "atan" / 1,
    /// The angle of the point (second operand, first operand) with the signed zeros and infinities of IEEE 754.
    Atan2 = "atan2" / 2,
    /// The first operand to the power of the second, with the special cases of IEEE 754 `pow`.
    Pow = "pow" / 2,
    /// log |gamma(x)|
    Lgamma = "lgamma" / 1,
    /// The logarithmic derivative of the gamma function.
    Digamma = "digamma" / 1,
    /// Derivative number n, the first operand, of the digamma function at the second; NaN unless n is a natural number.
    Polygamma = "polygamma" / 2,
    /// The Hurwitz zeta function: the sum of (q + i)^-s over i from 0 on; NaN for s < 1.
    Zeta = "zeta" / 2,
    /// e^-|x| I1(x), the scaled modified Bessel function of the first kind and order 1.
    BesselI1e = "bessel_i1e" / 1,
}

/// Why a function could not be expanded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExpandError {
    /// The number of operands is not the function's arity.
    Arity { function: Function, found: usize },
}

impl fmt::Display for ExpandError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            ExpandError::Arity { function, found } => {
                write!(formatter, "number of operands of {} must be {}, got {found}", function.name(), function.arity())
            }
        }
    }
}

impl std::error::Error for ExpandError {}

/// Expands `function` on lanes of `width` through `builder`; `operands` are floating-point lanes of that width and so is
/// the result.
///
/// # Errors
/// If the number of operands is not the arity.
#[inline(always)]
pub fn expand<B: Builder>(
    function: Function,
    width: Width,
    builder: &B,
    operands: &[B::Value],
) -> Result<B::Value, ExpandError> {
    if operands.len() != function.arity() {
        return Err(ExpandError::Arity { function, found: operands.len() });
    }
    let x = Float::new(builder, width, operands[0]);
    let second = || Float::new(builder, width, operands[1]);
    let result = match (function, width) {
        (Function::Exp, _) => exp::exp(x),
        (Function::Expm1, _) => exp::expm1(x),
        (Function::Log, _) => log::log(x),
        (Function::Log1p, _) => log::log1p(x),
        (Function::Tanh, _) => hyperbolic::tanh(x),
        (Function::Logistic, _) => exp::logistic(x),
        (Function::Erf, _) => erf::erf(x),
        (Function::Erfc, _) => erf::erfc(x),
        (Function::Rsqrt, _) => power::rsqrt(x),
        (Function::Sqrt, _) => x.sqrt(),
        (Function::Cbrt, Width::W32) => power::cbrt_f32(x),
        (Function::Cbrt, Width::W64) => power::cbrt_f64(x),
        (Function::ErfInv, _) => erf::erf_inv(x),
        (Function::Sin, Width::W32) => trig_f32::sin(x),
        (Function::Sin, Width::W64) => trig_f64::sin(x),
        (Function::Cos, Width::W32) => trig_f32::cos(x),
        (Function::Cos, Width::W64) => trig_f64::cos(x),
        (Function::Tan, Width::W32) => trig_f32::tan(x),
        (Function::Tan, Width::W64) => trig_f64::tan(x),
        (Function::Atan, _) => atan::atan(x),
        (Function::Atan2, _) => atan::atan2(x, second()),
        (Function::Lgamma, _) => gamma::lgamma(x),
        (Function::Digamma, _) => gamma::digamma(x),
        (Function::Polygamma, _) => zeta::polygamma(x, second()),
        (Function::Zeta, _) => zeta::zeta(x, second()),
        (Function::BesselI1e, _) => bessel::i1e(x),
        (Function::Pow, Width::W32) => power::pow_f32(x, second()),
        (Function::Pow, Width::W64) => power::pow_f64(x, second()),
    };
    Ok(result.value)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::native::{Lane, Native, evaluate_f32};

    #[test]
    fn names_are_unique_and_found() {
        for function in Function::ALL {
            assert_eq!(Function::from_name(function.name()), Some(*function));
        }
        assert_eq!(Function::from_name("gamma"), None);
    }

    #[test]
    fn wrong_number_of_operands_is_an_error() {
        let error = expand(Function::Atan2, Width::W32, &Native, &[Lane::F32(1.0)]).unwrap_err();
        assert_eq!(error.to_string(), "number of operands of atan2 must be 2, got 1");
        assert!(evaluate_f32(Function::Exp, [0.0, 0.0]).is_err());
    }

    #[test]
    fn every_function_is_expanded_at_every_width() {
        for &function in Function::ALL {
            for (width, lane) in [(Width::W32, Lane::F32(0.5)), (Width::W64, Lane::F64(0.5))] {
                let operands = vec![lane; function.arity()];
                assert!(expand(function, width, &Native, &operands).is_ok(), "{function:?} {width:?}");
            }
        }
    }
}
