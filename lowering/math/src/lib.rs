// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Transcendental functions as sequences of IEEE 754 operations.
//!
//! Every expansion is written once, over a [`Builder`]: the compiler implements it by emitting `arith` operations on
//! scalars or vectors, [`native::Native`] by computing, so that what is measured is what is emitted.
//! Only correctly rounded operations are used (`+ - * / sqrt fma`, conversions, integer operations), neither tables in
//! memory nor branches: every machine gives the same bits, and a vector costs what its slowest lane costs.
//!
//! f32 and f64 are expanded; f16 and bf16 are computed in f32 and rounded once by the consumer, which is within
//! 0.51 ULP of the narrow type.
//!
//! Largest errors in ULP: f32 at most 1 (0.99 found, erf) but for sin and cos, at most 2 (1.54 found); f64 at most 1 but for
//! atan and atan2 (1.4), tan (1.9) and erf_inv (2.6).
//! `cargo run --release --example ulp` measures the error of every function.

mod atan;
pub mod builder;
mod coefficients;
mod erf;
mod exp;
pub mod function;
mod hyperbolic;
mod log;
pub mod native;
mod power;
mod trig_f32;
mod trig_f64;
mod value;

pub use builder::{Builder, FloatPredicate, IntPredicate, Width};
pub use function::{ExpandError, Function, expand};
