// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Constraints of kernels, contractions and calls.
pub mod call;
pub mod contract;
pub mod kernel;
