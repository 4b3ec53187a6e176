// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Constraints of operations whose result types are not inferred.
pub mod collective;
pub mod contract;
pub mod control;
pub mod dynamic;
pub mod elementwise;
pub mod index;
pub mod linear_algebra;
pub mod other;
pub mod quantized;
pub mod random;
pub mod shape;
