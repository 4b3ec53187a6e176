// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Types of predicates: booleans in the operand's shape.
pub use crate::stablehlo::infer::elementwise::{is_finite as is_inf, is_finite as is_neg_inf, is_finite as is_pos_inf};
