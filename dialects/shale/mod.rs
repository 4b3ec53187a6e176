// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! What Shale adds between linalg and machine code: kernels and their dispatch, contractions, scalar functions, the poll of
//! loops.
pub(crate) mod verify;

generated!("shale");
