// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Constraints of kernels and contractions.
pub mod contract;
pub mod kernel;
