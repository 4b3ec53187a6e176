// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! 8-, 6- and 4-bit floats to and from f32 in integer arithmetic, over the builder of `shale-math`.
//!
//! Sources: OCP 8-bit Floating Point Specification 1.0, OCP Microscaling Formats 1.0, IEEE P3109 for the `UZ` kinds.
use shale_math::{FloatPredicate, IntPredicate, Width, builder::Builder};

/// What the encodings besides finite numbers are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// The largest exponent holds infinity and NaN.
    Ieee,
    /// All ones is NaN; no infinity.
    Finite,
    /// Negative zero is NaN; no infinity.
    UnsignedZero,
    /// Neither NaN nor infinity.
    Plain,
    /// No sign, no mantissa; all ones is NaN; no zero.
    Exponent,
}

/// A narrow floating-point format.
#[derive(Clone, Copy, Debug)]
pub struct Format {
    exponent: i64,
    mantissa: i64,
    bias: i64,
    kind: Kind,
}

impl Format {
    /// The format of an MLIR type such as `f8E4M3FN`.
    pub fn named(name: &str) -> Option<Self> {
        let (exponent, mantissa, bias, kind) = match name {
            "f8E3M4" => (3, 4, 3, Kind::Ieee),
            "f8E4M3" => (4, 3, 7, Kind::Ieee),
            "f8E4M3FN" => (4, 3, 7, Kind::Finite),
            "f8E4M3FNUZ" => (4, 3, 8, Kind::UnsignedZero),
            "f8E4M3B11FNUZ" => (4, 3, 11, Kind::UnsignedZero),
            "f8E5M2" => (5, 2, 15, Kind::Ieee),
            "f8E5M2FNUZ" => (5, 2, 16, Kind::UnsignedZero),
            "f8E8M0FNU" => (8, 0, 127, Kind::Exponent),
            "f6E2M3FN" => (2, 3, 1, Kind::Plain),
            "f6E3M2FN" => (3, 2, 3, Kind::Plain),
            "f4E2M1FN" => (2, 1, 1, Kind::Plain),
            _ => return None,
        };
        Some(Self { exponent, mantissa, bias, kind })
    }

    /// The encoding of a positive number beyond the largest finite one: infinity or NaN or, in `Plain`, nothing.
    fn first_special(self) -> i64 {
        let all = 1i64 << (self.exponent + self.mantissa);
        match self.kind {
            Kind::Ieee => all - (1 << self.mantissa),
            Kind::Finite | Kind::Exponent => all - 1,
            Kind::UnsignedZero | Kind::Plain => all,
        }
    }
}

/// Shorthands over the builder.
struct Lanes<'b, B: Builder>(&'b B);

impl<B: Builder> Lanes<'_, B> {
    fn int(&self, value: i64) -> B::Value {
        self.0.int_constant(Width::W32, value)
    }
    fn and(&self, a: B::Value, mask: i64) -> B::Value {
        self.0.and(a, self.int(mask))
    }
    fn left(&self, a: B::Value, by: i64) -> B::Value {
        if by == 0 { a } else { self.0.shift_left(a, self.int(by)) }
    }
    fn right(&self, a: B::Value, by: i64) -> B::Value {
        if by == 0 { a } else { self.0.shift_right_logical(a, self.int(by)) }
    }
    fn add(&self, a: B::Value, b: i64) -> B::Value {
        self.0.add_int(a, self.int(b))
    }
    fn is(&self, predicate: IntPredicate, a: B::Value, b: i64) -> B::Value {
        self.0.compare_int(predicate, a, self.int(b))
    }
    /// The positive number `a` of units of the last place at 2^`exponent`, rounded to nearest, ties to even: `a / 2^by`.
    fn round(&self, a: B::Value, by: i64) -> B::Value {
        let odd = self.and(self.right(a, by), 1);
        self.right(self.0.add_int(self.add(a, (1 << (by - 1)) - 1), odd), by)
    }
}

const INFINITY: i64 = 0x7F80_0000;
const NAN: i64 = 0x7FC0_0000;
const SIGN: i64 = 0x8000_0000;

/// The f32 that `bits`, i32 lanes whose low bits hold a number of the format, stand for.
pub fn decode<B: Builder>(b: &B, format: Format, bits: B::Value) -> B::Value {
    let l = Lanes(b);
    let Format { exponent, mantissa, bias, kind } = format;
    if kind == Kind::Exponent {
        let bits = l.and(bits, 0xFF);
        // 2^-127 is a denormal.
        let smallest = l.is(IntPredicate::Equal, bits, 0);
        let number = b.select(smallest, l.int(0x0040_0000), l.left(bits, 23));
        let number = b.select(l.is(IntPredicate::Equal, bits, 0xFF), l.int(NAN), number);
        return b.bits_to_float(Width::W32, number);
    }
    let width = exponent + mantissa;
    let magnitude = l.and(bits, (1 << width) - 1);
    let sign = l.left(l.and(bits, 1 << width), 31 - width);
    let normal = l.add(l.left(magnitude, 23 - mantissa), (127 - bias) << 23);
    let units = b.signed_to_float(Width::W32, magnitude);
    let denormal = b.multiply_float(units, b.float_constant(Width::W32, 2f64.powi((1 - bias - mantissa) as i32)));
    let denormal = b.float_to_bits(Width::W32, denormal);
    let mut number = b.select(l.is(IntPredicate::UnsignedLess, magnitude, 1 << mantissa), denormal, normal);
    match kind {
        Kind::Ieee => {
            let special = format.first_special();
            let infinite = l.is(IntPredicate::Equal, magnitude, special);
            number = b.select(infinite, l.int(INFINITY), number);
            number = b.select(l.is(IntPredicate::UnsignedGreater, magnitude, special), l.int(NAN), number);
        }
        Kind::Finite => {
            number = b.select(l.is(IntPredicate::Equal, magnitude, format.first_special()), l.int(NAN), number)
        }
        Kind::UnsignedZero | Kind::Plain | Kind::Exponent => {}
    }
    number = b.or(number, sign);
    if kind == Kind::UnsignedZero {
        let nan = l.is(IntPredicate::Equal, l.and(bits, (2 << width) - 1), 1 << width);
        number = b.select(nan, l.int(NAN), number);
    }
    b.bits_to_float(Width::W32, number)
}

/// The bits of the number of the format that is nearest to `value`, f32 lanes; ties to even, in `f8E8M0FNU` up. i32 lanes.
///
/// Overflow gives infinity where the format has one, else NaN where it has one, else the largest number. NaN gives NaN, and
/// zero where the format has none. `f8E8M0FNU` has NaN for zero and negative numbers.
pub fn encode<B: Builder>(b: &B, format: Format, value: B::Value) -> B::Value {
    let l = Lanes(b);
    let Format { exponent, mantissa, bias, kind } = format;
    let bits = b.float_to_bits(Width::W32, value);
    let magnitude = l.and(bits, 0x7FFF_FFFF);
    if kind == Kind::Exponent {
        // Below 2^-126 there is only 2^-127. There is no mantissa to be even: a tie goes up, as in ml_dtypes.
        let denormal = b.select(l.is(IntPredicate::UnsignedGreater, magnitude, 0x005F_FFFF), l.int(1), l.int(0));
        let small = l.is(IntPredicate::UnsignedLess, magnitude, 0x0080_0000);
        let number = b.select(small, denormal, l.right(l.add(magnitude, 1 << 22), 23));
        let bad = b.or(l.is(IntPredicate::SignedLess, bits, 1), l.is(IntPredicate::UnsignedGreater, number, 0xFF));
        return b.select(bad, l.int(0xFF), number);
    }
    let width = exponent + mantissa;
    let normal = l.add(l.round(magnitude, 23 - mantissa), -((127 - bias) << mantissa));
    // Adding a number whose last place is the format's smallest unit rounds to a multiple of it.
    let magic = b.float_constant(Width::W32, 2f64.powi((23 + 1 - bias - mantissa) as i32));
    let sum = b.add_float(b.bits_to_float(Width::W32, magnitude), magic);
    let denormal = b.subtract_int(b.float_to_bits(Width::W32, sum), b.float_to_bits(Width::W32, magic));
    let small = l.is(IntPredicate::UnsignedLess, magnitude, (127 + 1 - bias) << 23);
    let mut number = b.select(small, denormal, normal);
    let special = format.first_special();
    let (limit, beyond) = match kind {
        Kind::Ieee => (special - 1, special),
        Kind::Finite => (special - 1, special),
        Kind::UnsignedZero => (special - 1, 0),
        Kind::Plain | Kind::Exponent => (special - 1, special - 1),
    };
    number = b.select(l.is(IntPredicate::SignedGreater, number, limit), l.int(beyond), number);
    let nan = b.compare_float(FloatPredicate::Unordered, value, value);
    match kind {
        Kind::Ieee => {
            let quiet = special + (1 << (mantissa - 1));
            number = b.select(nan, l.int(quiet), number);
        }
        Kind::Plain => number = b.select(nan, l.int(0), number),
        Kind::Finite | Kind::UnsignedZero | Kind::Exponent => {}
    }
    let sign = l.left(l.right(l.and(bits, SIGN), 31), width);
    let signed = b.or(number, sign);
    if kind != Kind::UnsignedZero {
        return signed;
    }
    // Zero has no sign; what overflowed, infinity and NaN are the negative zero.
    let overflow = b.compare_int(IntPredicate::UnsignedGreater, b.select(small, l.int(0), normal), l.int(limit));
    let number = b.select(l.is(IntPredicate::Equal, number, 0), l.int(0), signed);
    b.select(overflow, l.int(1 << width), number)
}

#[cfg(test)]
mod tests {
    use super::*;
    use shale_math::native::{Lane, Native};

    const NAMES: [&str; 11] = [
        "f8E3M4",
        "f8E4M3",
        "f8E4M3FN",
        "f8E4M3FNUZ",
        "f8E4M3B11FNUZ",
        "f8E5M2",
        "f8E5M2FNUZ",
        "f8E8M0FNU",
        "f6E2M3FN",
        "f6E3M2FN",
        "f4E2M1FN",
    ];

    fn bits_of(lane: Lane) -> u32 {
        match lane {
            Lane::I32(bits) => bits,
            other => panic!("{other:?}"),
        }
    }

    fn decoded(format: Format, bits: u32) -> f32 {
        decode(&Native, format, Lane::I32(bits)).f32()
    }

    fn encoded(format: Format, value: f32) -> u32 {
        bits_of(encode(&Native, format, Lane::F32(value)))
    }

    #[test]
    fn values_of_the_standards_tables() {
        let value = |name, bits| decoded(Format::named(name).unwrap(), bits);
        assert_eq!(value("f8E4M3FN", 0x7E), 448.0);
        assert_eq!(value("f8E4M3FN", 0x01), 2f32.powi(-9));
        assert!(value("f8E4M3FN", 0xFF).is_nan());
        assert_eq!(value("f8E5M2", 0x7B), 57344.0);
        assert_eq!(value("f8E5M2", 0xFC), f32::NEG_INFINITY);
        assert_eq!(value("f8E5M2", 0x01), 2f32.powi(-16));
        assert_eq!(value("f8E4M3", 0x77), 240.0);
        assert_eq!(value("f8E3M4", 0x6F), 15.5);
        assert_eq!(value("f8E4M3FNUZ", 0x7F), 240.0);
        assert!(value("f8E4M3FNUZ", 0x80).is_nan());
        assert_eq!(value("f8E4M3B11FNUZ", 0x7F), 30.0);
        assert_eq!(value("f8E5M2FNUZ", 0x7F), 57344.0);
        assert_eq!(value("f8E8M0FNU", 0), 2f32.powi(-127));
        assert_eq!(value("f8E8M0FNU", 0xFE), 2f32.powi(127));
        assert_eq!(value("f6E2M3FN", 0x1F), 7.5);
        assert_eq!(value("f6E3M2FN", 0x1F), 28.0);
        assert_eq!(value("f4E2M1FN", 0x7), 6.0);
        assert_eq!(value("f4E2M1FN", 0x9), -0.5);
    }

    /// Every number of a format, and what lies halfway between neighbours, against the definition of rounding to nearest even.
    #[test]
    fn rounding_is_to_the_nearest() {
        for name in NAMES {
            let format = Format::named(name).unwrap();
            let count = if format.kind == Kind::Exponent { 255 } else { format.first_special() as u32 };
            for bits in 0..count {
                let value = decoded(format, bits);
                let zero = value == 0.0 && format.kind != Kind::Exponent;
                assert_eq!(encoded(format, value), bits, "{name}: {value}");
                if format.kind != Kind::Exponent && !(zero && format.kind == Kind::UnsignedZero) {
                    let sign = 1 << (format.exponent + format.mantissa);
                    assert_eq!(encoded(format, -value), bits | sign, "{name}: {}", -value);
                }
                if bits + 1 < count {
                    let next = decoded(format, bits + 1);
                    let half = ((f64::from(value) + f64::from(next)) / 2.0) as f32;
                    let tie = if format.kind == Kind::Exponent { bits + 1 } else { bits + (bits & 1) };
                    assert_eq!(encoded(format, half), tie, "{name}: {half} between {value} and {next}");
                    assert_eq!(encoded(format, half.next_down()), bits, "{name}: below {half}");
                    assert_eq!(encoded(format, half.next_up()), bits + 1, "{name}: above {half}");
                }
            }
        }
    }

    #[test]
    fn overflow_and_special_values() {
        let code = |name, value| encoded(Format::named(name).unwrap(), value);
        assert_eq!(
            (code("f8E4M3FN", 464.0), code("f8E4M3FN", 465.0), code("f8E4M3FN", f32::INFINITY)),
            (0x7E, 0x7F, 0x7F)
        );
        assert_eq!((code("f8E4M3FN", f32::NAN), code("f8E4M3FN", f32::MAX)), (0x7F, 0x7F));
        assert_eq!(
            (code("f8E5M2", 61439.0), code("f8E5M2", 61440.0), code("f8E5M2", -f32::INFINITY)),
            (0x7B, 0x7C, 0xFC)
        );
        assert_eq!(code("f8E5M2", f32::NAN), 0x7E);
        assert_eq!((code("f8E4M3", 247.9), code("f8E4M3", 248.0)), (0x77, 0x78));
        for name in ["f8E4M3FNUZ", "f8E4M3B11FNUZ", "f8E5M2FNUZ"] {
            for value in [f32::NAN, f32::INFINITY, f32::NEG_INFINITY, f32::MAX, 65536.0] {
                assert_eq!(code(name, value), 0x80, "{name}: {value}");
            }
            assert_eq!((code(name, 0.0), code(name, -0.0), code(name, -1e-30)), (0, 0, 0));
        }
        assert_eq!((code("f4E2M1FN", 1e9), code("f4E2M1FN", f32::NEG_INFINITY), code("f4E2M1FN", -0.0)), (7, 15, 8));
        assert_eq!((code("f6E3M2FN", f32::INFINITY), code("f6E2M3FN", -100.0)), (0x1F, 0x3F));
        for value in [0.0, -0.0, -1.0, f32::INFINITY, f32::NAN, f32::MAX] {
            assert_eq!(code("f8E8M0FNU", value), 0xFF, "{value}");
        }
        assert_eq!((code("f8E8M0FNU", 1e-45), code("f8E8M0FNU", 6.0), code("f8E8M0FNU", 2.9)), (0, 130, 128));
    }
}
