// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Result types.
pub mod elementwise;
pub mod other;
