// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Operators on the values of a builder, so that expansions read as formulas.
//!
//! A plain number beside a value is a constant of the value's width: in an f32 expansion `x * 0.1` multiplies by the f32
//! nearest to 0.1.

use crate::builder::{Builder, FloatPredicate, IntPredicate, Width};
use std::ops::{Add, BitAnd, BitOr, BitXor, Div, Mul, Neg, Shl, Shr, Sub};

/// Floating-point lanes.
pub struct Float<'b, B: Builder> {
    pub builder: &'b B,
    pub width: Width,
    pub value: B::Value,
}

/// Integer lanes.
pub struct Int<'b, B: Builder> {
    pub builder: &'b B,
    pub width: Width,
    pub value: B::Value,
}

/// Boolean lanes.
pub struct Bool<'b, B: Builder> {
    pub builder: &'b B,
    pub value: B::Value,
}

macro_rules! copy {
    ($($name:ident),*) => {$(
        impl<B: Builder> Clone for $name<'_, B> {
            #[inline(always)]
            fn clone(&self) -> Self {
                *self
            }
        }
        impl<B: Builder> Copy for $name<'_, B> {}
    )*};
}
copy!(Float, Int, Bool);

/// What stands for float lanes beside a value: the lanes, or a constant.
pub trait IntoFloat<'b, B: Builder> {
    fn into_float(self, like: Float<'b, B>) -> Float<'b, B>;
}

impl<'b, B: Builder> IntoFloat<'b, B> for Float<'b, B> {
    #[inline(always)]
    fn into_float(self, _: Float<'b, B>) -> Float<'b, B> {
        self
    }
}

impl<'b, B: Builder> IntoFloat<'b, B> for f64 {
    #[inline(always)]
    fn into_float(self, like: Float<'b, B>) -> Float<'b, B> {
        like.constant(self)
    }
}

/// What stands for integer lanes beside a value: the lanes, or a constant.
pub trait IntoInt<'b, B: Builder> {
    fn into_int(self, like: Int<'b, B>) -> Int<'b, B>;
}

impl<'b, B: Builder> IntoInt<'b, B> for Int<'b, B> {
    #[inline(always)]
    fn into_int(self, _: Int<'b, B>) -> Int<'b, B> {
        self
    }
}

impl<'b, B: Builder> IntoInt<'b, B> for i64 {
    #[inline(always)]
    fn into_int(self, like: Int<'b, B>) -> Int<'b, B> {
        like.constant(self)
    }
}

macro_rules! binary_operator {
    ($type:ident, $into:ident, $convert:ident, $trait:ident, $method:ident, $operation:ident) => {
        impl<'b, B: Builder, R: $into<'b, B>> $trait<R> for $type<'b, B> {
            type Output = Self;
            #[inline(always)]
            fn $method(self, right: R) -> Self {
                let right = right.$convert(self);
                self.with(self.builder.$operation(self.value, right.value))
            }
        }
    };
}

binary_operator!(Float, IntoFloat, into_float, Add, add, add_float);
binary_operator!(Float, IntoFloat, into_float, Sub, sub, subtract_float);
binary_operator!(Float, IntoFloat, into_float, Mul, mul, multiply_float);
binary_operator!(Float, IntoFloat, into_float, Div, div, divide_float);
binary_operator!(Int, IntoInt, into_int, Add, add, add_int);
binary_operator!(Int, IntoInt, into_int, Sub, sub, subtract_int);
binary_operator!(Int, IntoInt, into_int, Mul, mul, multiply_int);
binary_operator!(Int, IntoInt, into_int, BitAnd, bitand, and);
binary_operator!(Int, IntoInt, into_int, BitOr, bitor, or);
binary_operator!(Int, IntoInt, into_int, BitXor, bitxor, exclusive_or);
binary_operator!(Int, IntoInt, into_int, Shl, shl, shift_left);
// `>>` copies the sign bit; `shift_right_logical` brings in zeros.
binary_operator!(Int, IntoInt, into_int, Shr, shr, shift_right_arithmetic);

impl<B: Builder> Neg for Float<'_, B> {
    type Output = Self;
    #[inline(always)]
    fn neg(self) -> Self {
        self.with(self.builder.negate_float(self.value))
    }
}

macro_rules! float_comparison {
    ($($method:ident = $predicate:ident),*) => {$(
        #[inline(always)]
        pub fn $method(self, right: impl IntoFloat<'b, B>) -> Bool<'b, B> {
            let right = right.into_float(self);
            Bool {
                builder: self.builder,
                value: self.builder.compare_float(FloatPredicate::$predicate, self.value, right.value),
            }
        }
    )*};
}

impl<'b, B: Builder> Float<'b, B> {
    #[inline(always)]
    pub fn new(builder: &'b B, width: Width, value: B::Value) -> Self {
        Float { builder, width, value }
    }

    #[inline(always)]
    fn with(self, value: B::Value) -> Self {
        Float { value, ..self }
    }

    /// A constant of this width.
    #[inline(always)]
    pub fn constant(self, value: f64) -> Self {
        self.with(self.builder.float_constant(self.width, value))
    }

    /// An integer constant of the lane's width.
    #[inline(always)]
    pub fn int(self, value: i64) -> Int<'b, B> {
        Int { builder: self.builder, width: self.width, value: self.builder.int_constant(self.width, value) }
    }

    /// `self * factor + addend`, rounded once.
    #[inline(always)]
    pub fn fma(self, factor: impl IntoFloat<'b, B>, addend: impl IntoFloat<'b, B>) -> Self {
        let (factor, addend) = (factor.into_float(self), addend.into_float(self));
        self.with(self.builder.fused_multiply_add(self.value, factor.value, addend.value))
    }

    #[inline(always)]
    pub fn sqrt(self) -> Self {
        self.with(self.builder.square_root(self.value))
    }

    #[inline(always)]
    pub fn abs(self) -> Self {
        self.with(self.builder.absolute(self.value))
    }

    /// This magnitude with the sign bit of `sign`.
    #[inline(always)]
    pub fn copy_sign(self, sign: Self) -> Self {
        self.with(self.builder.copy_sign(self.value, sign.value))
    }

    #[inline(always)]
    pub fn bits(self) -> Int<'b, B> {
        Int { builder: self.builder, width: self.width, value: self.builder.float_to_bits(self.width, self.value) }
    }

    float_comparison!(equals = Equal, less = Less, greater = Greater, greater_equal = GreaterEqual);

    #[inline(always)]
    pub fn is_nan(self) -> Bool<'b, B> {
        Bool {
            builder: self.builder,
            value: self.builder.compare_float(FloatPredicate::Unordered, self.value, self.value),
        }
    }

    /// The smaller of this and a bound; NaN stays.
    #[inline(always)]
    pub fn at_most(self, bound: f64) -> Self {
        self.greater(bound).select(self.constant(bound), self)
    }

    /// The larger of this and a bound; NaN stays.
    #[inline(always)]
    pub fn at_least(self, bound: f64) -> Self {
        self.less(bound).select(self.constant(bound), self)
    }

    /// `c[0] + c[1] x + c[2] x^2 + …` for x = `self`, by Horner's rule. `coefficients` is not empty.
    #[inline(always)]
    pub fn polynomial(self, coefficients: &[f64]) -> Self {
        let (last, rest) = match coefficients.split_last() {
            Some(parts) => parts,
            None => return self.constant(0.0),
        };
        let mut sum = self.constant(*last);
        for coefficient in rest.iter().rev() {
            sum = sum.fma(self, *coefficient);
        }
        sum
    }

    /// The nearest integer, ties to even.
    #[inline(always)]
    pub fn round_even(self) -> Self {
        // Beside 2^52 (2^23) the unit in the last place is 1; larger numbers are integers, and so are infinities.
        let magic = match self.width {
            Width::W32 => 2f64.powi(23),
            Width::W64 => 2f64.powi(52),
        };
        let magnitude = self.abs();
        let rounded = ((magnitude + magic) - magic).copy_sign(self);
        magnitude.less(magic).select(rounded, self)
    }

    /// `self * 2^n` under the conditions of [`Builder::scale`].
    #[inline(always)]
    pub fn scale(self, n: Self) -> Self {
        self.with(self.builder.scale(self.width, self.value, n.value))
    }

    /// f32 → f64.
    #[inline(always)]
    pub fn extend(self) -> Self {
        Float { width: Width::W64, ..self.with(self.builder.extend_float(self.value)) }
    }

    /// f64 → f32, rounded.
    #[inline(always)]
    pub fn truncate(self) -> Self {
        Float { width: Width::W32, ..self.with(self.builder.truncate_float(self.value)) }
    }
}

macro_rules! int_comparison {
    ($($method:ident = $predicate:ident),*) => {$(
        #[inline(always)]
        pub fn $method(self, right: impl IntoInt<'b, B>) -> Bool<'b, B> {
            let right = right.into_int(self);
            Bool {
                builder: self.builder,
                value: self.builder.compare_int(IntPredicate::$predicate, self.value, right.value),
            }
        }
    )*};
}

impl<'b, B: Builder> Int<'b, B> {
    #[inline(always)]
    fn with(self, value: B::Value) -> Self {
        Int { value, ..self }
    }

    /// A constant of this width.
    #[inline(always)]
    pub fn constant(self, value: i64) -> Self {
        self.with(self.builder.int_constant(self.width, value))
    }

    #[inline(always)]
    pub fn shift_right_logical(self, by: impl IntoInt<'b, B>) -> Self {
        let by = by.into_int(self);
        self.with(self.builder.shift_right_logical(self.value, by.value))
    }

    int_comparison!(equals = Equal, not_equals = NotEqual, greater = SignedGreater);

    /// The float lanes with these bits.
    #[inline(always)]
    pub fn as_float_bits(self) -> Float<'b, B> {
        Float::new(self.builder, self.width, self.builder.bits_to_float(self.width, self.value))
    }

    /// The value as a float of `width`, read as signed.
    #[inline(always)]
    pub fn to_float(self, width: Width) -> Float<'b, B> {
        Float::new(self.builder, width, self.builder.signed_to_float(width, self.value))
    }

    /// i32 → i64 with zeros.
    #[inline(always)]
    pub fn extend_unsigned(self) -> Self {
        Int { width: Width::W64, ..self.with(self.builder.extend_int_unsigned(self.value)) }
    }

    /// i64 → i32, the low bits.
    #[inline(always)]
    pub fn truncate(self) -> Self {
        Int { width: Width::W32, ..self.with(self.builder.truncate_int(self.value)) }
    }
}

impl<'b, B: Builder> Bool<'b, B> {
    /// `self ? a : b`
    #[inline(always)]
    pub fn select<V: Select<'b, B>>(self, a: V, b: V) -> V {
        a.selected(self, b)
    }
}

/// Values that a boolean chooses between.
pub trait Select<'b, B: Builder>: Sized {
    /// `condition ? self : other`
    fn selected(self, condition: Bool<'b, B>, other: Self) -> Self;
}

macro_rules! select {
    ($($type:ident),*) => {$(
        impl<'b, B: Builder> Select<'b, B> for $type<'b, B> {
            #[inline(always)]
            fn selected(self, condition: Bool<'b, B>, other: Self) -> Self {
                $type { value: self.builder.select(condition.value, self.value, other.value), ..self }
            }
        }
    )*};
}
select!(Float, Int, Bool);

macro_rules! bool_operator {
    ($trait:ident, $method:ident, $operation:ident) => {
        impl<B: Builder> $trait for Bool<'_, B> {
            type Output = Self;
            #[inline(always)]
            fn $method(self, right: Self) -> Self {
                Bool { value: self.builder.$operation(self.value, right.value), ..self }
            }
        }
    };
}
bool_operator!(BitAnd, bitand, and);
bool_operator!(BitOr, bitor, or);
bool_operator!(BitXor, bitxor, exclusive_or);
