// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Why a program could not be loaded or run.

use crate::{
    artifact::OpenError,
    host::Status,
    loader::LoadError,
    memory::OutOfMemory,
    value::{TensorError, element_type::TensorType},
};

/// Why a program could not be loaded or run.
#[derive(Debug, thiserror::Error)]
pub enum ExecutionError {
    /// The artifact's file could not be opened.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The artifact contradicts itself.
    #[error("artifact is inconsistent: {0}")]
    Artifact(String),
    /// The program was compiled for another machine.
    #[error("program must be compiled for this machine: it needs {0}")]
    Target(String),
    /// The object code could not be loaded.
    #[error(transparent)]
    Load(#[from] LoadError),
    /// The object code lacks a host function.
    #[error("object code must define the entry point `{0}`")]
    MissingEntry(String),
    /// Too many or too few inputs or outputs.
    #[error("program must have {expected} {what}s, got {found}")]
    Count {
        /// `input` or `output`.
        what: &'static str,
        /// What the signature says.
        expected: usize,
        /// What the caller gave.
        found: usize,
    },
    /// An input of another type.
    #[error("input {index} must be {expected}, got {found}")]
    InputType {
        /// Index of the input.
        index: usize,
        /// What the signature says.
        expected: TensorType,
        /// What the caller gave.
        found: TensorType,
    },
    /// A buffer of another size.
    #[error("{what} {index} must have {expected} bytes ({of}), got {found}")]
    BufferSize {
        /// `input` or `output`.
        what: &'static str,
        /// Its index.
        index: usize,
        /// Its type.
        of: TensorType,
        /// Its size.
        expected: usize,
        /// What the caller gave.
        found: usize,
    },
    /// A buffer that is not aligned to its element type.
    #[error("{what} {index} must be aligned to {alignment} bytes ({of})")]
    BufferAlignment {
        /// `input` or `output`.
        what: &'static str,
        /// Its index.
        index: usize,
        /// Its type.
        of: TensorType,
        /// Its alignment.
        alignment: usize,
    },
    /// The program calls something that nobody registered.
    #[error("custom call target '{target}' (at {location}) must be registered, got {}", list(known))]
    UnknownCustomCall {
        /// The `call_target_name`.
        target: String,
        /// Where the call stands in the source program.
        location: String,
        /// The registered targets.
        known: Vec<String>,
    },
    /// A custom call failed: its target, place and message.
    #[error("{program} failed: {message}")]
    CustomCall {
        /// `main` or `initializer`.
        program: &'static str,
        /// What failed and why.
        message: String,
    },
    /// Sizes are not what the program, or one of its operations, demands.
    #[error("{program} failed: {message}")]
    Assertion {
        /// `main` or `initializer`.
        program: &'static str,
        /// What must hold, the sizes found, and where.
        message: String,
    },
    /// No memory for a tensor whose sizes the program has computed.
    #[error("{program} failed: {error}; {message}")]
    Allocation {
        /// `main` or `initializer`.
        program: &'static str,
        /// The size asked for.
        error: OutOfMemory,
        /// The sizes, and where.
        message: String,
    },
    /// The program has dynamic sizes, which the call does not tell or cannot return.
    #[error("program must have inputs and outputs of known sizes for this call, got {0}")]
    Dynamic(TensorType),
    /// The program stopped.
    #[error("{program} failed: {status}")]
    Status {
        /// `main` or `initializer`.
        program: &'static str,
        /// Why.
        status: Status,
    },
    /// The memory-checking mode found something.
    #[error("memory check of {program} failed: {}", violations.join("; "))]
    Memory {
        /// `main` or `initializer`.
        program: &'static str,
        /// What was found, a line each.
        violations: Vec<String>,
    },
    /// No memory.
    #[error(transparent)]
    OutOfMemory(#[from] OutOfMemory),
    /// No memory for an output.
    #[error(transparent)]
    Tensor(#[from] TensorError),
}

/// Names for a message.
fn list(names: &[String]) -> String {
    if names.is_empty() { "none".to_owned() } else { names.join(", ") }
}
