// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Constraints of decompositions.
use crate::{
    stablehlo::{CholeskyOp, check::*},
    support::{TensorType, Violation},
};

pub fn cholesky(op: CholeskyOp) -> Result<(), Violation> {
    let shape = TensorType::of(op.a()).shape();
    require(shape.len() >= 2, || format!("a must have at least rank 2, got {}", shape.len()))?;
    same_size("the last dimension of a", shape[shape.len() - 1], "the one before", shape[shape.len() - 2])
}
