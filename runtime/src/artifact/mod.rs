// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! The versioned result of a compilation.
//!
//! The file: a fixed prelude of 64 bytes (magic, format version, checksum and length of the contents, total length), the
//! contents as JSON ([`Header`] and a table of sections), then object files and constants, each at a multiple of
//! 64 bytes with its own checksum. Numbers are little-endian, padding is zero. Equal artifacts give equal bytes.

mod bytes;
mod encode;
mod error;
mod header;
mod validate;

pub use bytes::Bytes;
pub use encode::{Encoded, MAGIC};
pub use error::{ArtifactError, OpenError, Problem};
pub use header::*;

/// A compiled program.
#[derive(Clone, Debug, PartialEq)]
pub struct Artifact {
    /// What it says about the program.
    pub header: Header,
    /// Relocatable object files (ELF for x86-64).
    pub objects: Vec<Object>,
    /// Constants, as [`Role::Constant`] numbers them.
    pub constants: Vec<Bytes>,
}

/// One object file.
#[derive(Clone, Debug, PartialEq)]
pub struct Object {
    /// For messages: what the object holds.
    pub name: String,
    /// The file.
    pub code: Bytes,
}
