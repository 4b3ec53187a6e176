// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Tensors outside of a program.

pub mod element_type;
pub mod float_format;
