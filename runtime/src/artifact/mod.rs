// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! The versioned result of a compilation.

mod header;

pub use header::*;
