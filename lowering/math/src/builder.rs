// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! What an expansion is emitted into.

/// Width in bits of a floating-point lane, and of the integer lane that holds its bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Width {
    /// IEEE binary32, and 32-bit integers.
    W32,
    /// IEEE binary64, and 64-bit integers.
    W64,
}

/// Comparisons of floating-point lanes. All but `NotEqual` and `Unordered` are false when an operand is NaN.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FloatPredicate {
    /// `oeq`
    Equal,
    /// `une`: true when an operand is NaN.
    NotEqual,
    /// `olt`
    Less,
    /// `ole`
    LessEqual,
    /// `ogt`
    Greater,
    /// `oge`
    GreaterEqual,
    /// `uno`: true exactly when an operand is NaN.
    Unordered,
}

/// Comparisons of integer lanes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum IntPredicate {
    /// `eq`
    Equal,
    /// `ne`
    NotEqual,
    /// `slt`
    SignedLess,
    /// `sgt`
    SignedGreater,
    /// `ult`
    UnsignedLess,
    /// `ugt`
    UnsignedGreater,
}

/// The operations that an expansion is written in. All are elementwise.
///
/// A value is a scalar or a vector; how many lanes it has is the builder's own affair and the same for every value of an
/// expansion. A lane is an f32, an f64, an i32, an i64 or an i1. Floating-point operations round to nearest even, keep
/// denormals and are never reassociated, contracted or otherwise relaxed: equal inputs give equal bits on every machine.
///
/// No operation here may trap or give an undefined result on any input but those named in its description.
pub trait Builder: Sized {
    /// A value of any of the lane types; it is cheap to copy.
    type Value: Copy;

    /// The constant `value` in every floating-point lane; for `W32` the builder rounds it to f32.
    fn float_constant(&self, width: Width, value: f64) -> Self::Value;
    /// The constant with the low bits of `value` in every integer lane.
    fn int_constant(&self, width: Width, value: i64) -> Self::Value;

    /// `a + b` (`arith.addf`)
    fn add_float(&self, a: Self::Value, b: Self::Value) -> Self::Value;
    /// `a - b` (`arith.subf`)
    fn subtract_float(&self, a: Self::Value, b: Self::Value) -> Self::Value;
    /// `a * b` (`arith.mulf`)
    fn multiply_float(&self, a: Self::Value, b: Self::Value) -> Self::Value;
    /// `a / b` (`arith.divf`)
    fn divide_float(&self, a: Self::Value, b: Self::Value) -> Self::Value;
    /// `a * b + c` with one rounding (`math.fma`)
    fn fused_multiply_add(&self, a: Self::Value, b: Self::Value, c: Self::Value) -> Self::Value;
    /// The correctly rounded square root (`math.sqrt`)
    fn square_root(&self, a: Self::Value) -> Self::Value;
    /// `a` with its sign bit flipped, NaN included (`arith.negf`)
    fn negate_float(&self, a: Self::Value) -> Self::Value;
    /// `a` with its sign bit cleared, NaN included (`math.absf`)
    fn absolute(&self, a: Self::Value) -> Self::Value;
    /// `magnitude` with the sign bit of `sign` (`math.copysign`)
    fn copy_sign(&self, magnitude: Self::Value, sign: Self::Value) -> Self::Value;
    /// `arith.cmpf`; gives i1 lanes.
    fn compare_float(&self, predicate: FloatPredicate, a: Self::Value, b: Self::Value) -> Self::Value;

    /// `a + b` modulo 2^width (`arith.addi`)
    fn add_int(&self, a: Self::Value, b: Self::Value) -> Self::Value;
    /// `a - b` modulo 2^width (`arith.subi`)
    fn subtract_int(&self, a: Self::Value, b: Self::Value) -> Self::Value;
    /// `a * b` modulo 2^width (`arith.muli`)
    fn multiply_int(&self, a: Self::Value, b: Self::Value) -> Self::Value;
    /// Bitwise and of integer or i1 lanes (`arith.andi`)
    fn and(&self, a: Self::Value, b: Self::Value) -> Self::Value;
    /// Bitwise or of integer or i1 lanes (`arith.ori`)
    fn or(&self, a: Self::Value, b: Self::Value) -> Self::Value;
    /// Bitwise exclusive or of integer or i1 lanes (`arith.xori`)
    fn exclusive_or(&self, a: Self::Value, b: Self::Value) -> Self::Value;
    /// `a << b` (`arith.shli`); the expansions keep every lane of `b` below the width.
    fn shift_left(&self, a: Self::Value, b: Self::Value) -> Self::Value;
    /// `a >> b` with zeros (`arith.shrui`); the expansions keep every lane of `b` below the width.
    fn shift_right_logical(&self, a: Self::Value, b: Self::Value) -> Self::Value;
    /// `a >> b` with copies of the sign bit (`arith.shrsi`); the expansions keep every lane of `b` below the width.
    fn shift_right_arithmetic(&self, a: Self::Value, b: Self::Value) -> Self::Value;
    /// `arith.cmpi`; gives i1 lanes.
    fn compare_int(&self, predicate: IntPredicate, a: Self::Value, b: Self::Value) -> Self::Value;

    /// `condition ? a : b`, lane by lane (`arith.select`); `a` and `b` have the same type, float, integer or i1.
    fn select(&self, condition: Self::Value, a: Self::Value, b: Self::Value) -> Self::Value;

    /// The bits of floating-point lanes of `width` as integer lanes (`arith.bitcast`)
    fn float_to_bits(&self, width: Width, a: Self::Value) -> Self::Value;
    /// Integer lanes of `width` as the floating-point lanes with these bits (`arith.bitcast`)
    fn bits_to_float(&self, width: Width, a: Self::Value) -> Self::Value;
    /// f32 → f64 (`arith.extf`)
    fn extend_float(&self, a: Self::Value) -> Self::Value;
    /// f64 → f32, rounded to nearest even (`arith.truncf`)
    fn truncate_float(&self, a: Self::Value) -> Self::Value;
    /// i32 → i64 with zeros (`arith.extui`)
    fn extend_int_unsigned(&self, a: Self::Value) -> Self::Value;
    /// i32 → i64 with copies of the sign bit (`arith.extsi`)
    fn extend_int_signed(&self, a: Self::Value) -> Self::Value;
    /// i64 → i32, the low bits (`arith.trunci`)
    fn truncate_int(&self, a: Self::Value) -> Self::Value;
    /// Signed integer lanes of either width → floating-point lanes of `width`, rounded to nearest even (`arith.sitofp`)
    fn signed_to_float(&self, width: Width, a: Self::Value) -> Self::Value;

    /// `y * 2^n`, rounded once, for `y` zero, NaN or 2^-2 <= |y| < 2^2 and `n` floating-point lanes with an integral
    /// value, |n| <= 200 (f32) or 2000 (f64), or NaN where `y` is NaN.
    ///
    /// By default two multiplications by powers of two. A builder may emit an instruction that does the same
    /// (`vscalefps`); the bits are equal.
    #[inline(always)]
    fn scale(&self, width: Width, y: Self::Value, n: Self::Value) -> Self::Value {
        let (mantissa_bits, bias, magic) = match width {
            Width::W32 => (23, 127, 12_582_912.0),
            Width::W64 => (52, 1023, 6_755_399_441_055_744.0),
        };
        // Adding 1.5 * 2^mantissa_bits leaves n in the low bits, in two's complement.
        let magic = self.float_constant(width, magic);
        let sum = self.add_float(n, magic);
        let n = self.subtract_int(self.float_to_bits(width, sum), self.float_to_bits(width, magic));
        let one = self.int_constant(width, 1);
        let half = self.shift_right_arithmetic(n, one);
        let rest = self.subtract_int(n, half);
        let power = |n| {
            let biased = self.add_int(n, self.int_constant(width, bias));
            self.bits_to_float(width, self.shift_left(biased, self.int_constant(width, mantissa_bits)))
        };
        self.multiply_float(self.multiply_float(y, power(half)), power(rest))
    }

    /// `condition ? rare() : common`, lane by lane and value by value, where `condition` holds for no lane as a rule.
    ///
    /// By default `rare` is evaluated in every lane. A builder may instead emit `rare` under a branch taken when
    /// `condition` holds for any lane; `rare` has no side effect and the bits are equal.
    #[inline(always)]
    fn rarely<const N: usize>(
        &self,
        condition: Self::Value,
        common: [Self::Value; N],
        rare: impl FnOnce() -> [Self::Value; N],
    ) -> [Self::Value; N] {
        let mut rare = rare();
        for (rare, common) in rare.iter_mut().zip(common) {
            *rare = self.select(condition, *rare, common);
        }
        rare
    }

    /// `body` applied `count` times, first to `initial`.
    ///
    /// By default written out. A builder may instead emit a loop; `body` has no side effect and the bits are equal.
    #[inline(always)]
    fn repeat<const N: usize>(
        &self,
        count: usize,
        initial: [Self::Value; N],
        body: impl Fn([Self::Value; N]) -> [Self::Value; N],
    ) -> [Self::Value; N] {
        (0..count).fold(initial, |state, _| body(state))
    }
}
