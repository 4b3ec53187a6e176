// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! A mapping that holds code and data.

use super::LoadError;
use std::{io, ops::Range, ptr::NonNull};

/// What may be done with pages after loading.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Protection {
    /// Executed and read.
    Code,
    /// Read.
    ReadOnly,
    /// Read and written.
    Data,
}

/// Zeroed pages that are written first and then protected.
#[derive(Debug)]
pub struct Image {
    start: NonNull<u8>,
    size: usize,
}

// SAFETY: it owns its memory; after loading, only generated code writes to it.
unsafe impl Send for Image {}
// SAFETY: as above.
unsafe impl Sync for Image {}

impl Image {
    /// Maps `size` bytes.
    pub fn new(size: usize) -> Result<Self, LoadError> {
        let size = size.max(1);
        // SAFETY: a fresh private mapping touches no existing memory.
        let start = unsafe {
            let flags = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS;
            libc::mmap(std::ptr::null_mut(), size, libc::PROT_READ | libc::PROT_WRITE, flags, -1, 0)
        };
        if start == libc::MAP_FAILED {
            return Err(last_error());
        }
        let start = NonNull::new(start.cast()).ok_or_else(last_error)?;
        Ok(Self { start, size })
    }

    /// The address of the byte at `offset`.
    pub fn address(&self, offset: usize) -> *mut u8 {
        self.start.as_ptr().wrapping_add(offset)
    }

    /// The bytes, before they are protected.
    pub fn bytes_mut(&mut self) -> &mut [u8] {
        // SAFETY: mapped, initialized, writable until `protect`, borrowed exclusively.
        unsafe { std::slice::from_raw_parts_mut(self.start.as_ptr(), self.size) }
    }

    /// Sets the protection of some pages; the ranges start at page borders.
    pub fn protect(&self, ranges: &[(Range<usize>, Protection)]) -> Result<(), LoadError> {
        for (range, protection) in ranges {
            if range.is_empty() {
                continue;
            }
            let flags = match protection {
                Protection::Code => libc::PROT_READ | libc::PROT_EXEC,
                Protection::ReadOnly => libc::PROT_READ,
                Protection::Data => libc::PROT_READ | libc::PROT_WRITE,
            };
            // SAFETY: the pages are this image's own, and no reference to their contents is live.
            if unsafe { libc::mprotect(self.address(range.start).cast(), range.len(), flags) } != 0 {
                return Err(last_error());
            }
        }
        Ok(())
    }
}

impl Drop for Image {
    fn drop(&mut self) {
        // SAFETY: `new` mapped exactly this.
        unsafe { libc::munmap(self.start.as_ptr().cast(), self.size) };
    }
}

fn last_error() -> LoadError {
    LoadError::Memory(io::Error::last_os_error().to_string())
}
