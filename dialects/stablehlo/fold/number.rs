// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Arithmetic on the bits of elements, for the formats in which it is exact or correctly rounded.
use crate::support::{ElementType, Float};

/// How bits are read as a number. Narrow floats and complex numbers have no arithmetic here.
#[derive(Clone, Copy, PartialEq)]
pub enum Kind {
    Bool,
    Signed(u32),
    Unsigned(u32),
    /// With the number of exponent and of mantissa bits.
    Float(u32, u32),
}

impl Kind {
    pub fn of(element: ElementType) -> Option<Self> {
        match element {
            ElementType::Signless(1) => Some(Self::Bool),
            ElementType::Signless(width) if width <= 64 => Some(Self::Signed(width)),
            ElementType::Unsigned(width) if width <= 64 => Some(Self::Unsigned(width)),
            ElementType::Float(Float::F16) => Some(Self::Float(5, 10)),
            ElementType::Float(Float::BF16) => Some(Self::Float(8, 7)),
            ElementType::Float(Float::F32) => Some(Self::Float(8, 23)),
            ElementType::Float(Float::F64) => Some(Self::Float(11, 52)),
            _ => None,
        }
    }

    pub fn width(self) -> u32 {
        match self {
            Self::Bool => 1,
            Self::Signed(width) | Self::Unsigned(width) => width,
            Self::Float(exponent, mantissa) => 1 + exponent + mantissa,
        }
    }

    /// The low bits of a number.
    pub fn wrap(self, value: i128) -> u128 {
        value as u128 & ((1 << self.width()) - 1)
    }

    /// The number that bits of a boolean or an integer stand for.
    pub fn integer(self, bits: u128) -> Option<i128> {
        match self {
            Self::Bool | Self::Unsigned(_) => Some(bits as i128),
            Self::Signed(width) => Some((bits as i128) << (128 - width) >> (128 - width)),
            Self::Float(..) => None,
        }
    }

    /// The number that bits of a float stand for: f64 holds all of them.
    pub fn float(self, bits: u128) -> Option<f64> {
        match self {
            Self::Float(11, _) => Some(f64::from_bits(bits as u64)),
            Self::Float(8, 23) => Some(f32::from_bits(bits as u32).into()),
            Self::Float(exponent, mantissa) => Some(widen(bits as u64, exponent, mantissa)),
            _ => None,
        }
    }

    /// The bits of a float, rounded to nearest even. Every NaN is the positive quiet one: its sign is open, but compiling
    /// twice gives equal bytes.
    pub fn round(self, value: f64) -> Option<u128> {
        let value = if value.is_nan() { f64::from_bits(0x7ff8 << 48) } else { value };
        match self {
            Self::Float(11, _) => Some(value.to_bits().into()),
            Self::Float(8, 23) => Some((value as f32).to_bits().into()),
            Self::Float(exponent, mantissa) => Some(narrow(value, exponent, mantissa).into()),
            _ => None,
        }
    }

    /// The smallest and the largest integer.
    fn limits(self) -> Option<(i128, i128)> {
        match self {
            Self::Signed(width) => Some((-(1 << (width - 1)), (1 << (width - 1)) - 1)),
            Self::Unsigned(width) => Some((0, (1 << width) - 1)),
            _ => None,
        }
    }
}

/// A float with at most 10 mantissa bits as an f64.
fn widen(bits: u64, exponent: u32, mantissa: u32) -> f64 {
    let (field, fraction) = ((bits >> mantissa) & ((1 << exponent) - 1), bits & ((1 << mantissa) - 1));
    let bias = (1 << (exponent - 1)) - 1;
    let magnitude = if field == (1 << exponent) - 1 {
        if fraction == 0 { f64::INFINITY } else { f64::NAN }
    } else if field == 0 {
        fraction as f64 * 2f64.powi(1 - bias - mantissa as i32)
    } else {
        ((1 << mantissa) | fraction) as f64 * 2f64.powi(field as i32 - bias - mantissa as i32)
    };
    if bits >> (exponent + mantissa) & 1 == 1 { -magnitude } else { magnitude }
}

/// An f64 rounded once, to nearest even, to a float with fewer bits.
fn narrow(value: f64, exponent: u32, mantissa: u32) -> u64 {
    let sign = u64::from(value.is_sign_negative()) << (exponent + mantissa);
    let infinity = ((1 << exponent) - 1) << mantissa;
    if value.is_nan() {
        return sign | infinity | (1 << (mantissa - 1));
    }
    if value.is_infinite() {
        return sign | infinity;
    }
    let bits = value.abs().to_bits();
    // Of a subnormal f64 this is off, but such is far below half of the smallest number.
    let significand = bits & ((1 << 52) - 1) | (1 << 52);
    let field = (bits >> 52) as i32 - 1023 + (1 << (exponent - 1)) - 1;
    let drop = 52 - mantissa as i32 + (1 - field).max(0);
    if drop >= 54 {
        return sign;
    }
    let (kept, lost, half) = (significand >> drop, significand & ((1 << drop) - 1), 1 << (drop - 1));
    let rounded = kept + u64::from(lost > half || lost == half && kept & 1 == 1);
    // A carry moves on into the exponent, and from the largest number to infinity.
    sign | ((((field.max(1) - 1) as u64) << mantissa) + rounded).min(infinity)
}

/// What each kind of number does with two operands.
pub struct Binary {
    pub bool: Option<fn(bool, bool) -> bool>,
    /// On the mathematical integers; wrapped afterwards. Also given the width.
    pub integer: Option<fn(i128, i128, u32) -> i128>,
    /// On f64, then rounded: for sums, products, quotients of formats of at most 24 bits this rounds as if once
    /// (Figueroa, "When is double rounding innocuous?", 1995).
    pub float: Option<fn(f64, f64) -> f64>,
}

impl Binary {
    pub fn apply(&self, kind: Kind, a: u128, b: u128) -> Option<u128> {
        match kind {
            Kind::Bool => Some((self.bool?)(a != 0, b != 0).into()),
            Kind::Signed(width) | Kind::Unsigned(width) => {
                Some(kind.wrap((self.integer?)(kind.integer(a)?, kind.integer(b)?, width)))
            }
            Kind::Float(..) => kind.round((self.float?)(kind.float(a)?, kind.float(b)?)),
        }
    }
}

/// IEEE 754 `maximum`: NaN if one is, and -0 below +0.
pub fn maximum(a: f64, b: f64) -> f64 {
    if a.is_nan() || b.is_nan() {
        f64::NAN
    } else if a == b {
        if a.is_sign_negative() { b } else { a }
    } else {
        a.max(b)
    }
}

pub fn minimum(a: f64, b: f64) -> f64 {
    -maximum(-a, -b)
}

/// Towards zero; all bits set where the divisor is zero. The lowest number by -1 wraps to itself.
pub fn divide(a: i128, b: i128, _: u32) -> i128 {
    if b == 0 { -1 } else { a / b }
}

pub fn remainder(a: i128, b: i128, _: u32) -> i128 {
    if b == 0 { a } else { a % b }
}

/// By repeated squaring, wrapping; with a negative exponent 0, unless the base is 1 or -1.
pub fn power(base: i128, exponent: i128, _: u32) -> i128 {
    if exponent < 0 {
        return match (base, exponent & 1) {
            (1, _) | (-1, 0) => 1,
            (-1, _) => -1,
            _ => 0,
        };
    }
    let (mut product, mut square, mut rest) = (1i128, base, exponent);
    while rest > 0 {
        if rest & 1 == 1 {
            product = product.wrapping_mul(square);
        }
        square = square.wrapping_mul(square);
        rest >>= 1;
    }
    product
}

/// Integers wrap, floats round once, floats to integers truncate and saturate with NaN to 0; all but zero is true.
pub fn convert(from: Kind, to: Kind, bits: u128) -> Option<u128> {
    match (from, to) {
        (Kind::Float(..), Kind::Float(..)) => to.round(from.float(bits)?),
        (Kind::Float(..), Kind::Bool) => Some((from.float(bits)? != 0.0).into()),
        (Kind::Float(..), _) => {
            let (lowest, highest) = to.limits()?;
            // `as` takes NaN to 0 and saturates.
            Some(to.wrap((from.float(bits)? as i128).clamp(lowest, highest)))
        }
        (_, Kind::Bool) => Some((from.integer(bits)? != 0).into()),
        (_, Kind::Float(_, mantissa)) => {
            let value = from.integer(bits)?;
            match mantissa {
                52 => to.round(value as f64),
                23 => Some((value as f32).to_bits().into()),
                // Beyond, machines round to f32 first.
                _ if value.unsigned_abs() <= 1 << 24 => to.round(value as f64),
                _ => None,
            }
        }
        _ => Some(to.wrap(from.integer(bits)?)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const F16: Kind = Kind::Float(5, 10);
    const BF16: Kind = Kind::Float(8, 7);

    /// Every 16-bit float survives the way through f64.
    #[test]
    fn narrow_floats_round_trip() {
        for kind in [F16, BF16] {
            for bits in 0..=0xffffu128 {
                let value = kind.float(bits).unwrap();
                let back = kind.round(value).unwrap();
                assert!(
                    value.is_nan() && kind.float(back).unwrap().is_nan() || back == bits,
                    "{bits:#x} {value} {back:#x}"
                );
            }
        }
    }

    /// Between neighbours: below the middle to the lower, above it to the upper, in the middle to the even one.
    #[test]
    fn narrow_floats_round_to_nearest_even() {
        for (kind, infinity) in [(F16, 0x7c00u128), (BF16, 0x7f80)] {
            for bits in 0..infinity - 1 {
                let (low, high) = (kind.float(bits).unwrap(), kind.float(bits + 1).unwrap());
                let middle = low + (high - low) / 2.0;
                let even = bits + (bits & 1);
                let next =
                    |value: f64, up: bool| f64::from_bits(if up { value.to_bits() + 1 } else { value.to_bits() - 1 });
                assert_eq!(kind.round(middle), Some(even), "{middle}");
                assert_eq!(kind.round(next(middle, false)), Some(bits), "{middle}");
                assert_eq!(kind.round(next(middle, true)), Some(bits + 1), "{middle}");
            }
        }
        // 65520 is half way between the largest f16 and what would follow it.
        assert_eq!(
            (F16.round(65519.99), F16.round(65520.0), F16.round(-1e9)),
            (Some(0x7bff), Some(0x7c00), Some(0xfc00))
        );
        assert_eq!(
            (F16.round(f64::from_bits(1)), F16.round(2f64.powi(-25)), F16.round(2f64.powi(-25) * 1.1)),
            (Some(0), Some(0), Some(1))
        );
    }

    #[test]
    fn integers() {
        let i8 = Kind::Signed(8);
        let apply = |function: fn(i128, i128, u32) -> i128, kind: Kind, a: i128, b: i128| {
            let binary = Binary { bool: None, integer: Some(function), float: None };
            kind.integer(binary.apply(kind, kind.wrap(a), kind.wrap(b)).unwrap()).unwrap()
        };
        assert_eq!(apply(divide, i8, -128, -1), -128);
        assert_eq!(apply(divide, i8, 7, 0), -1);
        assert_eq!(apply(divide, i8, -7, 2), -3);
        assert_eq!(apply(divide, Kind::Unsigned(8), 7, 0), 255);
        assert_eq!(apply(remainder, i8, -128, -1), 0);
        assert_eq!(apply(remainder, i8, -7, 0), -7);
        assert_eq!(apply(remainder, i8, -7, 2), -1);
        assert_eq!(apply(power, i8, 3, 5), -13);
        assert_eq!(apply(power, i8, 0, 0), 1);
        assert_eq!(apply(power, i8, 2, -1), 0);
        assert_eq!(apply(power, i8, -1, -3), -1);
        assert_eq!(apply(power, Kind::Unsigned(64), 3, 0xffff_ffff_ffff_ffff), 0xaaaa_aaaa_aaaa_aaab);
    }
}
