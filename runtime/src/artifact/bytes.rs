// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Shared bytes: owned, part of a mapped file, or part of the program.

use crate::memory::{AlignedBytes, OutOfMemory};
use memmap2::Mmap;
use std::{fmt, ops::Deref, ops::Range, sync::Arc};

/// Bytes at a multiple of 64, in memory or in a mapped file. Cloning does not copy them.
#[derive(Clone)]
pub struct Bytes(Source);

#[derive(Clone)]
enum Source {
    Owned(Arc<AlignedBytes>),
    Mapped(Arc<Mmap>, Range<usize>),
    Static(&'static [u8]),
}

impl Bytes {
    /// A copy of some bytes.
    ///
    /// # Errors
    /// When there is no memory.
    pub fn copy_of(bytes: &[u8]) -> Result<Self, OutOfMemory> {
        Ok(AlignedBytes::copy_of(bytes)?.into())
    }

    /// `count` times the same bytes.
    ///
    /// # Errors
    /// When there is no memory.
    pub fn filled(element: &[u8], count: usize) -> Result<Self, OutOfMemory> {
        let size = element.len().checked_mul(count).ok_or(OutOfMemory { size: usize::MAX })?;
        let mut bytes = AlignedBytes::unspecified(size)?;
        bytes.chunks_exact_mut(element.len().max(1)).for_each(|chunk| chunk.copy_from_slice(element));
        Ok(bytes.into())
    }

    /// Bytes that live as long as the process, which the caller has checked to be aligned.
    pub(super) fn of_static(bytes: &'static [u8]) -> Self {
        Self(Source::Static(bytes))
    }

    /// A part of a mapped file, which the caller has checked to lie in it.
    pub(super) fn mapped(file: &Arc<Mmap>, range: Range<usize>) -> Self {
        Self(Source::Mapped(file.clone(), range))
    }
}

impl From<AlignedBytes> for Bytes {
    fn from(bytes: AlignedBytes) -> Self {
        Self(Source::Owned(Arc::new(bytes)))
    }
}

impl Deref for Bytes {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        match &self.0 {
            Source::Owned(bytes) => bytes,
            Source::Mapped(file, range) => file.get(range.clone()).unwrap_or(&[]),
            Source::Static(bytes) => bytes,
        }
    }
}

impl PartialEq for Bytes {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl fmt::Debug for Bytes {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let place = if matches!(self.0, Source::Mapped(..)) { " in a file" } else { "" };
        write!(f, "{} bytes{place}", self.len())
    }
}
