// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Floating-point formats from their parameters: the one place that turns bits into numbers and back.

use super::element_type::ElementType;

/// What the bit patterns outside of the finite numbers are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Special {
    /// The largest exponent holds infinities and NaNs (IEEE 754).
    Ieee,
    /// No infinities; all ones but the sign is NaN (`FN`).
    AllOnesNan,
    /// No infinities and no NaN (6- and 4-bit `FN`).
    None,
    /// No infinities and no negative zero, whose pattern is NaN (`FNUZ`).
    NegativeZeroNan,
    /// No sign, no zero: the value is a power of two, all ones is NaN (`E8M0FNU`).
    Unsigned,
}

/// A binary floating-point format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FloatFormat {
    /// Bits of the exponent field.
    pub exponent_bits: u32,
    /// Bits of the mantissa field, without the implicit one.
    pub mantissa_bits: u32,
    /// What is subtracted from the exponent field.
    pub bias: i32,
    /// The patterns that are not finite numbers.
    pub special: Special,
}

const fn format(exponent_bits: u32, mantissa_bits: u32, bias: i32, special: Special) -> FloatFormat {
    FloatFormat { exponent_bits, mantissa_bits, bias, special }
}

/// IEEE 754 half precision.
pub const F16: FloatFormat = format(5, 10, 15, Special::Ieee);
/// The upper half of single precision.
pub const BF16: FloatFormat = format(8, 7, 127, Special::Ieee);
/// IEEE 754 single precision.
pub const F32: FloatFormat = format(8, 23, 127, Special::Ieee);
/// IEEE 754 double precision.
pub const F64: FloatFormat = format(11, 52, 1023, Special::Ieee);

impl FloatFormat {
    /// The format in which an element type is stored, none if it is not a float. Sources: IEEE 754-2019, OCP OFP8 and
    /// Microscaling Formats 1.0, and for `FNUZ` and `B11` the StableHLO specification.
    pub const fn of(element: ElementType) -> Option<FloatFormat> {
        use ElementType as E;
        Some(match element {
            E::F16 => F16,
            E::Bf16 => BF16,
            E::F32 | E::Tf32 => F32,
            E::F64 => F64,
            E::F8E3M4 => format(3, 4, 3, Special::Ieee),
            E::F8E4M3 => format(4, 3, 7, Special::Ieee),
            E::F8E4M3Fn => format(4, 3, 7, Special::AllOnesNan),
            E::F8E4M3Fnuz => format(4, 3, 8, Special::NegativeZeroNan),
            E::F8E4M3B11Fnuz => format(4, 3, 11, Special::NegativeZeroNan),
            E::F8E5M2 => format(5, 2, 15, Special::Ieee),
            E::F8E5M2Fnuz => format(5, 2, 16, Special::NegativeZeroNan),
            E::F8E8M0Fnu => format(8, 0, 127, Special::Unsigned),
            E::F6E2M3Fn => format(2, 3, 1, Special::None),
            E::F6E3M2Fn => format(3, 2, 3, Special::None),
            E::F4E2M1Fn => format(2, 1, 1, Special::None),
            _ => return None,
        })
    }

    const fn mantissa_mask(self) -> u64 {
        (1 << self.mantissa_bits) - 1
    }

    const fn exponent_mask(self) -> u64 {
        (1 << self.exponent_bits) - 1
    }

    const fn magnitude_mask(self) -> u64 {
        (1 << (self.exponent_bits + self.mantissa_bits)) - 1
    }

    const fn sign_bit(self) -> u64 {
        match self.special {
            Special::Unsigned => 0,
            _ => 1 << (self.exponent_bits + self.mantissa_bits),
        }
    }

    /// The pattern of a NaN: the quiet one without payload, or the only one. None if there is none.
    pub const fn nan(self) -> Option<u64> {
        match self.special {
            Special::Ieee => Some(self.infinity_pattern() | (1 << (self.mantissa_bits - 1))),
            Special::AllOnesNan | Special::Unsigned => Some(self.magnitude_mask()),
            Special::NegativeZeroNan => Some(self.sign_bit()),
            Special::None => None,
        }
    }

    const fn infinity_pattern(self) -> u64 {
        self.exponent_mask() << self.mantissa_bits
    }

    /// The pattern of the largest finite number.
    pub const fn largest(self) -> u64 {
        match self.special {
            Special::Ieee => self.infinity_pattern() - 1,
            Special::AllOnesNan | Special::Unsigned => self.magnitude_mask() - 1,
            Special::NegativeZeroNan | Special::None => self.magnitude_mask(),
        }
    }

    /// Whether the pattern is a NaN.
    pub const fn is_nan(self, bits: u64) -> bool {
        let magnitude = bits & self.magnitude_mask();
        match self.special {
            Special::Ieee => magnitude > self.infinity_pattern(),
            Special::AllOnesNan | Special::Unsigned => magnitude == self.magnitude_mask(),
            Special::NegativeZeroNan => bits == self.sign_bit(),
            Special::None => false,
        }
    }

    /// Whether the pattern is an infinity.
    pub const fn is_infinite(self, bits: u64) -> bool {
        matches!(self.special, Special::Ieee) && bits & self.magnitude_mask() == self.infinity_pattern()
    }

    /// The number a pattern stands for; exact, since every format fits double precision.
    pub fn decode(self, bits: u64) -> f64 {
        if self == F64 {
            return f64::from_bits(bits);
        }
        if self.is_nan(bits) {
            return f64::NAN;
        }
        let sign = if bits & self.sign_bit() != 0 { -1.0 } else { 1.0 };
        if self.is_infinite(bits) {
            return sign * f64::INFINITY;
        }
        let mantissa = bits & self.mantissa_mask();
        let exponent = (bits >> self.mantissa_bits & self.exponent_mask()) as i32;
        let (significand, exponent) = match (self.special, exponent) {
            (Special::Unsigned, _) => (1, exponent),
            // Subnormal numbers have the smallest exponent and no implicit one.
            (_, 0) => (mantissa, 1),
            _ => (mantissa | 1 << self.mantissa_bits, exponent),
        };
        sign * significand as f64 * power_of_two(exponent - self.bias - self.mantissa_bits as i32)
    }

    /// The nearest pattern, ties to even. Too large a number is infinity, NaN where there is none, and the largest
    /// number where there is neither.
    pub fn encode(self, value: f64) -> u64 {
        if self == F64 {
            return value.to_bits();
        }
        let sign = if value.is_sign_negative() { self.sign_bit() } else { 0 };
        let nan = self.nan().unwrap_or(self.largest());
        if value.is_nan() {
            return if matches!(self.special, Special::Ieee) { nan | sign } else { nan };
        }
        if matches!(self.special, Special::Unsigned) && value < 0.0 {
            return nan;
        }
        let too_large = match self.special {
            Special::Ieee => self.infinity_pattern() | sign,
            Special::None => self.largest() | sign,
            _ => nan,
        };
        let magnitude = value.abs();
        if magnitude.is_infinite() {
            return too_large;
        }
        let unsigned = matches!(self.special, Special::Unsigned);
        // The exponent of the last place the format has at this magnitude.
        let smallest = if unsigned { -self.bias } else { 1 - self.bias };
        let exponent = exponent_of(magnitude).max(smallest);
        let last_place = exponent - self.mantissa_bits as i32;
        // Exact: both factors of the scaling are powers of two and the result has at most 53 bits.
        let scaled = scale(magnitude, -last_place).round_ties_even() as u64;
        let pattern = if unsigned {
            // 1 or 2 (or 0, which there is none of) units of 2^exponent.
            (exponent + self.bias) as u64 + u64::from(scaled == 2)
        } else {
            // A carry out of the mantissa moves into the exponent by itself.
            (((exponent + self.bias - 1) as u64) << self.mantissa_bits) + scaled
        };
        if pattern > self.largest() {
            return too_large;
        }
        if pattern == 0 && matches!(self.special, Special::NegativeZeroNan) {
            return 0;
        }
        pattern | sign
    }

    /// The position of a number among all of its format: neighbours differ by one, both zeros are 0. Not for NaN.
    pub const fn position(self, bits: u64) -> i128 {
        let magnitude = (bits & self.magnitude_mask()) as i128;
        if bits & self.sign_bit() != 0 { -magnitude } else { magnitude }
    }
}

/// The exponent of the leading bit of a finite number; of zero, that of no number.
fn exponent_of(magnitude: f64) -> i32 {
    let bits = magnitude.to_bits();
    match (bits >> 52) as i32 {
        0 if bits == 0 => i32::MIN,
        0 => -1011 - bits.leading_zeros() as i32,
        exponent => exponent - 1023,
    }
}

/// 2^exponent, for exponents that double precision has.
fn power_of_two(exponent: i32) -> f64 {
    match exponent {
        -1022..=1023 => f64::from_bits(((exponent + 1023) as u64) << 52),
        -1074..-1022 => f64::from_bits(1 << (exponent + 1074)),
        _ => {
            if exponent > 0 {
                f64::INFINITY
            } else {
                0.0
            }
        }
    }
}

/// `value * 2^exponent`, in steps that do not overflow on the way.
fn scale(mut value: f64, mut exponent: i32) -> f64 {
    while exponent > 1000 {
        value *= power_of_two(1000);
        exponent -= 1000;
    }
    while exponent < -1000 {
        value *= power_of_two(-1000);
        exponent += 1000;
    }
    value * power_of_two(exponent)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn formats() -> impl Iterator<Item = (ElementType, FloatFormat)> {
        ElementType::ALL.iter().filter_map(|&t| FloatFormat::of(t).map(|f| (t, f)))
    }

    #[test]
    fn known_values() {
        let decode = |t: ElementType, bits| FloatFormat::of(t).unwrap().decode(bits);
        use ElementType as E;
        // The largest and smallest numbers, as the standards' tables give them.
        assert_eq!(decode(E::F8E4M3Fn, 0x7E), 448.0);
        assert_eq!(decode(E::F8E4M3Fn, 0x01), 2f64.powi(-9));
        assert!(decode(E::F8E4M3Fn, 0xFF).is_nan());
        assert_eq!(decode(E::F8E4M3, 0x77), 240.0);
        assert_eq!(decode(E::F8E4M3, 0xF8), f64::NEG_INFINITY);
        assert_eq!(decode(E::F8E4M3Fnuz, 0x7F), 240.0);
        assert!(decode(E::F8E4M3Fnuz, 0x80).is_nan());
        assert_eq!(decode(E::F8E4M3B11Fnuz, 0x7F), 30.0);
        assert_eq!(decode(E::F8E5M2, 0x7B), 57344.0);
        assert_eq!(decode(E::F8E5M2, 0x01), 2f64.powi(-16));
        assert_eq!(decode(E::F8E5M2Fnuz, 0x7F), 57344.0);
        assert_eq!(decode(E::F8E3M4, 0x6F), 15.5);
        assert_eq!(decode(E::F8E8M0Fnu, 0), 2f64.powi(-127));
        assert_eq!(decode(E::F8E8M0Fnu, 0xFE), 2f64.powi(127));
        assert_eq!(decode(E::F6E2M3Fn, 0x1F), 7.5);
        assert_eq!(decode(E::F6E3M2Fn, 0x3F), -28.0);
        assert_eq!(decode(E::F4E2M1Fn, 0x7), 6.0);
        assert_eq!(decode(E::F4E2M1Fn, 0x1), 0.5);
        assert_eq!(decode(E::F16, 0x7BFF), 65504.0);
        assert_eq!(decode(E::Bf16, 0x3F80), 1.0);
    }

    #[test]
    fn encode_inverts_decode() {
        for (t, format) in formats() {
            let bits = if t.size() == 1 { t.bits() as u32 } else { 16.min(t.bits() as u32) };
            for pattern in 0..1u64 << bits {
                let pattern =
                    if t.bits() > 16 && t != ElementType::Tf32 { pattern << (t.bits() - 16) } else { pattern };
                if !format.is_nan(pattern) {
                    assert_eq!(format.encode(format.decode(pattern)), pattern, "{t} {pattern:#x}");
                } else {
                    assert!(format.is_nan(format.encode(f64::NAN)), "{t}");
                }
            }
        }
    }

    #[test]
    fn rounding_is_to_nearest_even() {
        for (t, format) in formats().filter(|(t, _)| t.size() == 1) {
            for pattern in 0..format.largest() {
                let (low, high) = (format.decode(pattern), format.decode(pattern + 1));
                let middle = (low + high) / 2.0;
                let even = if format.special == Special::Unsigned { pattern + 1 } else { pattern + (pattern & 1) };
                assert_eq!(format.encode(middle), even, "{t} {middle}");
                assert_eq!(format.encode(middle.next_down()), pattern, "{t} below {middle}");
                assert_eq!(format.encode(middle.next_up()), pattern + 1, "{t} above {middle}");
            }
        }
        // Single precision against the machine's own conversion.
        for bits in (0..u64::MAX - (1 << 44)).step_by(1 << 44) {
            let value = f64::from_bits(bits.wrapping_mul(0x9E37_79B9_7F4A_7C15));
            let ours = F32.encode(value) as u32;
            let same = ours == (value as f32).to_bits() || value.is_nan();
            assert!(same, "{value:e}: {ours:#x}");
        }
        let (f16, big) = (F16, 65520.0);
        assert_eq!((f16.encode(big), f16.encode(-big), f16.encode(65519.0)), (0x7C00, 0xFC00, 0x7BFF));
    }
}
