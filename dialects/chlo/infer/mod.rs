// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Result types.
pub mod broadcast;
pub mod elementwise;
pub mod other;
