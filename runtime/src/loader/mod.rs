// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Makes object code executable, without LLVM.
//!
//! Relocatable ELF objects for x86-64 are laid out in one mapping (code, read-only data, data), linked with each other and
//! with a short list of functions of this process ([`external`]), and protected: no page is writable and executable.
//! Unwinding tables and debug sections are left out: generated code does not unwind.

pub mod external;
mod image;
mod link;

use crate::artifact::Object;
use image::Image;
use std::{collections::HashMap, ptr::NonNull};

/// Executable code, by symbol. Addresses stay valid as long as the value lives.
pub trait Code: Send + Sync {
    /// The address of a symbol, none if nothing defines it.
    fn address(&self, symbol: &str) -> Option<NonNull<u8>>;
}

/// Why object code could not be loaded. Every variant names the object.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LoadError {
    /// The file is not an object for this machine.
    #[error("object `{object}` must be a relocatable ELF file for x86-64: {found}")]
    Format {
        /// The object.
        object: String,
        /// What is wrong.
        found: String,
    },
    /// A section of a kind that needs a full linker.
    #[error("section `{section}` of object `{object}` is not supported: {found}")]
    Section {
        /// The object.
        object: String,
        /// The section.
        section: String,
        /// What it is.
        found: &'static str,
    },
    /// A symbol that neither an object nor the runtime defines.
    #[error("symbol `{symbol}` used by object `{object}` must be defined by an object or by the runtime")]
    Undefined {
        /// The object.
        object: String,
        /// The symbol.
        symbol: String,
    },
    /// A symbol with two definitions.
    #[error("symbol `{symbol}` must have one definition, got another in object `{object}`")]
    Duplicate {
        /// The object with the second definition.
        object: String,
        /// The symbol.
        symbol: String,
    },
    /// A symbol of a kind that needs a full linker.
    #[error("symbol `{symbol}` of object `{object}` is not supported: {found}")]
    Symbol {
        /// The object.
        object: String,
        /// The symbol.
        symbol: String,
        /// What it is.
        found: &'static str,
    },
    /// A relocation this loader does not know.
    #[error("relocation of type {kind} at {section}+{offset:#x} of object `{object}` is not supported")]
    Relocation {
        /// The object.
        object: String,
        /// The section.
        section: String,
        /// Offset in the section.
        offset: u64,
        /// ELF's number of the type (`R_X86_64_…`).
        kind: u32,
    },
    /// A relocated value that does not fit its field.
    #[error(
        "relocation at {section}+{offset:#x} of object `{object}` must fit its field of {size} bytes, got {value:#x} \
         (is the code position independent?)"
    )]
    Range {
        /// The object.
        object: String,
        /// The section.
        section: String,
        /// Offset in the section.
        offset: u64,
        /// Size of the field, in bytes.
        size: usize,
        /// The value.
        value: i128,
    },
    /// The system refused memory or its protection.
    #[error("memory for object code could not be had: {0}")]
    Memory(String),
}

/// The loader's code.
#[derive(Debug)]
pub struct LoadedCode {
    image: Image,
    symbols: HashMap<String, usize>,
}

impl LoadedCode {
    /// Loads and links object files.
    ///
    /// # Errors
    /// When an object is malformed or needs what the loader does not do; see [`LoadError`].
    pub fn load(objects: &[Object]) -> Result<Self, LoadError> {
        let (image, symbols) = link::link(objects)?;
        Ok(Self { image, symbols })
    }
}

/// Checks that each symbol is defined by one of the objects or by the runtime: what another loader must check that would
/// take it from the process.
///
/// # Errors
/// When an object is malformed or a symbol undefined.
pub fn check_symbols(objects: &[Object]) -> Result<(), LoadError> {
    link::check_symbols(objects)
}

impl Code for LoadedCode {
    fn address(&self, symbol: &str) -> Option<NonNull<u8>> {
        NonNull::new(self.image.address(*self.symbols.get(symbol)?))
    }
}

#[cfg(test)]
mod tests;
