// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Result types, as far as operands and attributes fix them. What is inferred is checked first, so that these
//! operations need no verifier.
pub mod collective;
pub mod control;
pub mod dynamic;
pub mod elementwise;
pub mod index;
pub mod linear_algebra;
pub mod other;
pub mod quantized;
pub mod reduce;
pub mod shape;
pub mod window;
