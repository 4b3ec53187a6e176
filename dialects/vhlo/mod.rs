// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Portable artifacts, for reading: the table of their operations.
mod operations;

pub use operations::{VERSIONED, Versioned, find};

generated!("vhlo");
