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
//! Largest errors in f32, in ULP, over all 2^32 operands:
//!
//! | `exp` | `log` | `tanh` | `erf` | `erfc` | `logistic` | `rsqrt` |
//! | --- | --- | --- | --- | --- | --- | --- |
//! | 0.891 | 0.877 | 0.846 | 0.986 | 0.500 | 0.881 | 0.500 |
//!
//! over every 1024th operand, of `pow` and `atan2` over 4 million random pairs:
//!
//! | `expm1` | `log1p` | `erf_inv` | `sqrt` | `cbrt` | `sin` | `cos` | `tan` | `atan` | `atan2` | `pow` |
//! | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
//! | 0.799 | 0.843 | 0.501 | 0.500 | 0.500 | 1.460 | 1.499 | 0.500 | 0.500 | 0.500 | 0.529 |
//!
//! (`sin` and `cos` reach 1.54.) f64 is within 1 ULP but for atan and atan2 (1.4), erfc (1.5), tan (1.9) and erf_inv (2.6).
//! `cargo run --release --example ulp` measures the error of every function.

mod atan;
mod bessel;
pub mod builder;
mod coefficients;
mod erf;
mod exp;
pub mod function;
mod gamma;
mod hyperbolic;
mod log;
pub mod native;
mod power;
mod special_coefficients;
mod trig_f32;
mod trig_f64;
mod value;
mod zeta;

pub use builder::{Builder, FloatPredicate, IntPredicate, Width};
pub use function::{ExpandError, Function, expand};
