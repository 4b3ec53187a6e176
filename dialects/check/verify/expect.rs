// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Constraints of tolerances.
use crate::{
    check::{ExpectAlmostEqConstOp, ExpectAlmostEqOp, ExpectCloseOp},
    stablehlo::check::{Check, require},
};

fn tolerance(tolerance: f64) -> Check {
    require(tolerance >= 0.0, || format!("tolerance must not be negative nor NaN, got {tolerance}"))
}

pub fn expect_almost_eq(op: ExpectAlmostEqOp) -> Check {
    tolerance(op.tolerance())
}

pub fn expect_almost_eq_const(op: ExpectAlmostEqConstOp) -> Check {
    tolerance(op.tolerance())
}

pub fn expect_close(op: ExpectCloseOp) -> Check {
    let (min, max) = (op.min_ulp_difference(), op.max_ulp_difference());
    require(min <= max, || format!("min_ulp_difference must be at most max_ulp_difference, {max}, got {min}"))
}
