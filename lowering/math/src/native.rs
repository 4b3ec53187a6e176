// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Expansions evaluated on the machine that runs this code, one lane at a time.
//!
//! The type tag of [`Lane`] is a constant after inlining, so a loop over an expansion is vectorized.

use crate::builder::{Builder, FloatPredicate, IntPredicate, Width};
use crate::function::{ExpandError, Function, expand};

/// The builder that computes.
#[derive(Clone, Copy, Debug, Default)]
pub struct Native;

/// A scalar of one of the lane types.
#[derive(Clone, Copy, Debug)]
pub enum Lane {
    F32(f32),
    F64(f64),
    I32(u32),
    I64(u64),
    Bool(bool),
}

impl Lane {
    /// The f32 in the lane. Panics if the lane has another type: a defect of the expansion.
    #[inline(always)]
    pub fn f32(self) -> f32 {
        match self {
            Lane::F32(value) => value,
            other => mismatch(other),
        }
    }

    /// The f64 in the lane. Panics if the lane has another type: a defect of the expansion.
    #[inline(always)]
    pub fn f64(self) -> f64 {
        match self {
            Lane::F64(value) => value,
            other => mismatch(other),
        }
    }

    #[inline(always)]
    fn bool(self) -> bool {
        match self {
            Lane::Bool(value) => value,
            other => mismatch(other),
        }
    }
}

#[cold]
#[inline(never)]
fn mismatch(lane: Lane) -> ! {
    panic!("expansion used {lane:?} as another lane type")
}

/// Evaluates a function of f32 operands.
///
/// # Errors
/// As [`expand`].
#[inline(always)]
pub fn evaluate_f32<const N: usize>(function: Function, operands: [f32; N]) -> Result<f32, ExpandError> {
    expand(function, Width::W32, &Native, &operands.map(Lane::F32)).map(Lane::f32)
}

/// Evaluates a function of f64 operands.
///
/// # Errors
/// As [`expand`].
#[inline(always)]
pub fn evaluate_f64<const N: usize>(function: Function, operands: [f64; N]) -> Result<f64, ExpandError> {
    expand(function, Width::W64, &Native, &operands.map(Lane::F64)).map(Lane::f64)
}

macro_rules! float_operation {
    ($name:ident($($operand:ident),*) = $expression:expr) => {
        #[inline(always)]
        fn $name(&self, $($operand: Lane),*) -> Lane {
            match ($($operand,)*) {
                ($(Lane::F32($operand),)*) => Lane::F32($expression),
                ($(Lane::F64($operand),)*) => Lane::F64($expression),
                #[allow(unreachable_patterns)]
                (other, ..) => mismatch(other),
            }
        }
    };
}

macro_rules! int_operation {
    ($name:ident($a:ident, $b:ident) = $expression:expr) => {
        #[inline(always)]
        fn $name(&self, a: Lane, b: Lane) -> Lane {
            match (a, b) {
                (Lane::I32($a), Lane::I32($b)) => Lane::I32($expression),
                (Lane::I64($a), Lane::I64($b)) => Lane::I64($expression),
                (other, _) => mismatch(other),
            }
        }
    };
}

macro_rules! logical_operation {
    ($name:ident, $operator:tt) => {
        #[inline(always)]
        fn $name(&self, a: Lane, b: Lane) -> Lane {
            match (a, b) {
                (Lane::I32(a), Lane::I32(b)) => Lane::I32(a $operator b),
                (Lane::I64(a), Lane::I64(b)) => Lane::I64(a $operator b),
                (Lane::Bool(a), Lane::Bool(b)) => Lane::Bool(a $operator b),
                (other, _) => mismatch(other),
            }
        }
    };
}

#[inline(always)]
fn compare<T: PartialOrd>(predicate: FloatPredicate, a: T, b: T) -> bool {
    match predicate {
        FloatPredicate::Equal => a == b,
        FloatPredicate::NotEqual => a != b,
        FloatPredicate::Less => a < b,
        FloatPredicate::LessEqual => a <= b,
        FloatPredicate::Greater => a > b,
        FloatPredicate::GreaterEqual => a >= b,
        FloatPredicate::Unordered => a.partial_cmp(&b).is_none(),
    }
}

impl Builder for Native {
    type Value = Lane;

    #[inline(always)]
    fn float_constant(&self, width: Width, value: f64) -> Lane {
        match width {
            Width::W32 => Lane::F32(value as f32),
            Width::W64 => Lane::F64(value),
        }
    }

    #[inline(always)]
    fn int_constant(&self, width: Width, value: i64) -> Lane {
        match width {
            Width::W32 => Lane::I32(value as u32),
            Width::W64 => Lane::I64(value as u64),
        }
    }

    float_operation!(add_float(a, b) = a + b);
    float_operation!(subtract_float(a, b) = a - b);
    float_operation!(multiply_float(a, b) = a * b);
    float_operation!(divide_float(a, b) = a / b);
    float_operation!(fused_multiply_add(a, b, c) = a.mul_add(b, c));
    float_operation!(square_root(a) = a.sqrt());
    float_operation!(negate_float(a) = -a);
    float_operation!(absolute(a) = a.abs());
    float_operation!(copy_sign(a, b) = a.copysign(b));

    #[inline(always)]
    fn compare_float(&self, predicate: FloatPredicate, a: Lane, b: Lane) -> Lane {
        match (a, b) {
            (Lane::F32(a), Lane::F32(b)) => Lane::Bool(compare(predicate, a, b)),
            (Lane::F64(a), Lane::F64(b)) => Lane::Bool(compare(predicate, a, b)),
            (other, _) => mismatch(other),
        }
    }

    int_operation!(add_int(a, b) = a.wrapping_add(b));
    int_operation!(subtract_int(a, b) = a.wrapping_sub(b));
    int_operation!(multiply_int(a, b) = a.wrapping_mul(b));
    int_operation!(shift_left(a, b) = a.wrapping_shl(b as u32));
    int_operation!(shift_right_logical(a, b) = a.wrapping_shr(b as u32));
    logical_operation!(and, &);
    logical_operation!(or, |);
    logical_operation!(exclusive_or, ^);

    #[inline(always)]
    fn shift_right_arithmetic(&self, a: Lane, b: Lane) -> Lane {
        match (a, b) {
            (Lane::I32(a), Lane::I32(b)) => Lane::I32((a as i32).wrapping_shr(b) as u32),
            (Lane::I64(a), Lane::I64(b)) => Lane::I64((a as i64).wrapping_shr(b as u32) as u64),
            (other, _) => mismatch(other),
        }
    }

    #[inline(always)]
    fn compare_int(&self, predicate: IntPredicate, a: Lane, b: Lane) -> Lane {
        let (a, b, signed_a, signed_b) = match (a, b) {
            (Lane::I32(a), Lane::I32(b)) => (u64::from(a), u64::from(b), i64::from(a as i32), i64::from(b as i32)),
            (Lane::I64(a), Lane::I64(b)) => (a, b, a as i64, b as i64),
            (other, _) => mismatch(other),
        };
        Lane::Bool(match predicate {
            IntPredicate::Equal => a == b,
            IntPredicate::NotEqual => a != b,
            IntPredicate::SignedLess => signed_a < signed_b,
            IntPredicate::SignedGreater => signed_a > signed_b,
            IntPredicate::UnsignedLess => a < b,
            IntPredicate::UnsignedGreater => a > b,
        })
    }

    #[inline(always)]
    fn select(&self, condition: Lane, a: Lane, b: Lane) -> Lane {
        let condition = condition.bool();
        match (a, b) {
            (Lane::F32(a), Lane::F32(b)) => Lane::F32(if condition { a } else { b }),
            (Lane::F64(a), Lane::F64(b)) => Lane::F64(if condition { a } else { b }),
            (Lane::I32(a), Lane::I32(b)) => Lane::I32(if condition { a } else { b }),
            (Lane::I64(a), Lane::I64(b)) => Lane::I64(if condition { a } else { b }),
            (Lane::Bool(a), Lane::Bool(b)) => Lane::Bool(if condition { a } else { b }),
            (other, _) => mismatch(other),
        }
    }

    #[inline(always)]
    fn float_to_bits(&self, width: Width, a: Lane) -> Lane {
        match (width, a) {
            (Width::W32, Lane::F32(a)) => Lane::I32(a.to_bits()),
            (Width::W64, Lane::F64(a)) => Lane::I64(a.to_bits()),
            (_, other) => mismatch(other),
        }
    }

    #[inline(always)]
    fn bits_to_float(&self, width: Width, a: Lane) -> Lane {
        match (width, a) {
            (Width::W32, Lane::I32(a)) => Lane::F32(f32::from_bits(a)),
            (Width::W64, Lane::I64(a)) => Lane::F64(f64::from_bits(a)),
            (_, other) => mismatch(other),
        }
    }

    #[inline(always)]
    fn extend_float(&self, a: Lane) -> Lane {
        Lane::F64(f64::from(a.f32()))
    }

    #[inline(always)]
    fn truncate_float(&self, a: Lane) -> Lane {
        Lane::F32(a.f64() as f32)
    }

    #[inline(always)]
    fn extend_int_unsigned(&self, a: Lane) -> Lane {
        match a {
            Lane::I32(a) => Lane::I64(u64::from(a)),
            other => mismatch(other),
        }
    }

    #[inline(always)]
    fn extend_int_signed(&self, a: Lane) -> Lane {
        match a {
            Lane::I32(a) => Lane::I64(i64::from(a as i32) as u64),
            other => mismatch(other),
        }
    }

    #[inline(always)]
    fn truncate_int(&self, a: Lane) -> Lane {
        match a {
            Lane::I64(a) => Lane::I32(a as u32),
            other => mismatch(other),
        }
    }

    #[inline(always)]
    fn signed_to_float(&self, width: Width, a: Lane) -> Lane {
        match (width, a) {
            (Width::W32, Lane::I32(a)) => Lane::F32(a as i32 as f32),
            (Width::W32, Lane::I64(a)) => Lane::F32(a as i64 as f32),
            (Width::W64, Lane::I32(a)) => Lane::F64(f64::from(a as i32)),
            (Width::W64, Lane::I64(a)) => Lane::F64(a as i64 as f64),
            (_, other) => mismatch(other),
        }
    }
}
