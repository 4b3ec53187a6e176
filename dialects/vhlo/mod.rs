// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Portable artifacts: the table of their operations, and how they are written.
mod operations;
mod write;

pub use operations::{VERSIONED, Version, Versioned, find, versions};
pub use write::{attribute_version, is_foreign, type_version, write};

generated!("vhlo");
