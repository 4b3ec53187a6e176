// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Why bytes are not an artifact.

use crate::memory::OutOfMemory;
use std::path::PathBuf;

/// What is wrong with an artifact, and where.
#[derive(Debug, thiserror::Error)]
#[error("{problem} (at byte {offset})")]
pub struct ArtifactError {
    /// Offset from the start of the artifact, in bytes.
    pub offset: u64,
    /// What is wrong there.
    pub problem: Problem,
}

/// What is wrong with an artifact.
#[derive(Debug, thiserror::Error)]
pub enum Problem {
    /// Something else altogether.
    #[error("artifact must start with its magic number, got {0:02x?}")]
    Magic([u8; 8]),
    /// Made by another version of the compiler.
    #[error("artifact must have format version {expected}, got {found}: compile the program again")]
    Version {
        /// What this runtime reads.
        expected: u32,
        /// What the artifact is.
        found: u32,
    },
    /// The end is missing, or something follows it.
    #[error("artifact must be {expected} bytes long, got {found}")]
    Length {
        /// What the artifact says.
        expected: u64,
        /// What there is.
        found: u64,
    },
    /// The bytes changed since they were written.
    #[error("{what} is damaged: its checksum must be {expected:08x}, got {found:08x}")]
    Checksum {
        /// Which part.
        what: String,
        /// What the artifact says.
        expected: u32,
        /// What the bytes give.
        found: u32,
    },
    /// Padding that is not zero.
    #[error("padding must be zero, got {0:#04x}")]
    Padding(u8),
    /// The contents are not what they must be.
    #[error("artifact's contents cannot be read: {0}")]
    Contents(String),
    /// A section that is not where it must be.
    #[error("{what} must start at byte {expected}, got {found}")]
    Section {
        /// Which section.
        what: String,
        /// Where the one before it ends.
        expected: u64,
        /// What the artifact says.
        found: u64,
    },
    /// The contents contradict themselves.
    #[error("artifact is inconsistent: {0}")]
    Inconsistent(String),
    /// No memory for it.
    #[error(transparent)]
    OutOfMemory(#[from] OutOfMemory),
}

impl Problem {
    pub(super) fn at(self, offset: u64) -> ArtifactError {
        ArtifactError { offset, problem: self }
    }
}

/// Why a file could not be opened as an artifact.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The file system's error.
    #[error("{}: {error}", path.display())]
    Io {
        /// The file.
        path: PathBuf,
        /// What happened.
        error: std::io::Error,
    },
    /// The file is not an artifact.
    #[error("{}: {error}", path.display())]
    Artifact {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        error: ArtifactError,
    },
}
