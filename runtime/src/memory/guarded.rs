// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Buffers that notice what is written or read outside of them.

use super::{OutOfMemory, fault};
use std::{fmt, ops::Range, ptr::NonNull};

/// A byte no program writes often by chance.
const CANARY: u8 = 0xC3;

/// A buffer whose end touches an inaccessible page, and whose start follows a page of known bytes behind another
/// inaccessible page: reads and writes past its end fault at once, writes before its start are found by
/// [`GuardedBuffer::damage`].
pub struct GuardedBuffer {
    mapping: NonNull<u8>,
    mapped: usize,
    /// Position of the buffer in the mapping.
    range: Range<usize>,
    page: usize,
    /// Dropped before the mapping goes.
    registration: Option<fault::Registration>,
}

// SAFETY: it owns its memory, as a `Vec` does.
unsafe impl Send for GuardedBuffer {}
// SAFETY: shared access only reads.
unsafe impl Sync for GuardedBuffer {}

/// Bytes around a buffer that changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Damage {
    /// Offset of the first changed byte from the start of the buffer.
    pub offset: isize,
    /// Size of the buffer.
    pub size: usize,
}

impl fmt::Display for Damage {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Damage { offset, size } = *self;
        if offset < 0 {
            write!(f, "written {} bytes before its start", -offset)
        } else {
            write!(f, "written {} bytes past its end ({size} bytes)", offset - size as isize)
        }
    }
}

impl GuardedBuffer {
    /// A buffer of `size` bytes, each `poison`, at a multiple of `alignment` (a power of two of at most a page).
    ///
    /// # Errors
    /// When there is no memory.
    pub fn new(size: usize, alignment: usize, poison: u8) -> Result<Self, OutOfMemory> {
        let error = OutOfMemory { size };
        // SAFETY: sysconf only reads.
        let page = usize::try_from(unsafe { libc::sysconf(libc::_SC_PAGESIZE) }).unwrap_or(4096);
        let padded = size.checked_next_multiple_of(alignment.clamp(1, page)).ok_or(error)?;
        let body = padded.checked_next_multiple_of(page).ok_or(error)?;
        let mapped = body.checked_add(3 * page).ok_or(error)?;
        // SAFETY: a fresh private mapping touches no existing memory; the range made accessible is inside it.
        let mapping = unsafe {
            let flags = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | libc::MAP_NORESERVE;
            let mapping = libc::mmap(std::ptr::null_mut(), mapped, libc::PROT_NONE, flags, -1, 0);
            if mapping == libc::MAP_FAILED {
                return Err(error);
            }
            let body_start = mapping.cast::<u8>().add(page);
            if libc::mprotect(body_start.cast(), page + body, libc::PROT_READ | libc::PROT_WRITE) != 0 {
                libc::munmap(mapping, mapped);
                return Err(error);
            }
            std::ptr::write_bytes(body_start, CANARY, page + body);
            mapping.cast::<u8>()
        };
        let end = 2 * page + body;
        let start = end - padded;
        let mapping = NonNull::new(mapping).ok_or(error)?;
        let mut buffer = Self { mapping, mapped, range: start..start + size, page, registration: None };
        buffer.bytes_mut().fill(poison);
        Ok(buffer)
    }

    /// Gives the buffer a name: a fault next to it is reported on standard error.
    pub fn named(mut self, name: String) -> Self {
        let start = self.mapping.as_ptr() as usize;
        let buffer = start + self.range.start..start + self.range.end;
        self.registration = fault::register(start..start + self.mapped, buffer, name);
        self
    }

    /// The address of the first byte; the buffer may be written through it while no reference to its contents is live.
    pub fn as_raw(&self) -> *mut u8 {
        self.mapping.as_ptr().wrapping_add(self.range.start)
    }

    /// The contents.
    pub fn bytes(&self) -> &[u8] {
        // SAFETY: the range is mapped, readable and initialized.
        unsafe { std::slice::from_raw_parts(self.as_raw(), self.range.len()) }
    }

    /// The contents; not after [`GuardedBuffer::make_read_only`].
    fn bytes_mut(&mut self) -> &mut [u8] {
        // SAFETY: the range is mapped, writable and initialized, and borrowed exclusively.
        unsafe { std::slice::from_raw_parts_mut(self.as_raw(), self.range.len()) }
    }

    /// A read-only copy of `source`: writing to it faults.
    ///
    /// # Errors
    /// When there is no memory.
    pub fn copy_of(source: &[u8], alignment: usize) -> Result<Self, OutOfMemory> {
        let mut buffer = Self::new(source.len(), alignment, 0)?;
        buffer.bytes_mut().copy_from_slice(source);
        buffer.make_read_only();
        Ok(buffer)
    }

    /// From now on writing to the buffer faults.
    pub fn make_read_only(&mut self) {
        let accessible = self.mapped - 2 * self.page;
        // SAFETY: the range is this buffer's own.
        unsafe {
            libc::mprotect(self.mapping.as_ptr().add(self.page).cast(), accessible, libc::PROT_READ);
        }
    }

    /// What was written around the buffer.
    pub fn damage(&self) -> Option<Damage> {
        // SAFETY: the pages between the first and the last are readable and initialized.
        let zone = |range: Range<usize>| unsafe {
            std::slice::from_raw_parts(self.mapping.as_ptr().add(range.start), range.len())
        };
        let changed = |range: Range<usize>| {
            zone(range.clone()).iter().position(|&byte| byte != CANARY).map(|index| range.start + index)
        };
        let position =
            changed(self.page..self.range.start).or_else(|| changed(self.range.end..self.mapped - self.page))?;
        Some(Damage { offset: position as isize - self.range.start as isize, size: self.range.len() })
    }
}

impl Drop for GuardedBuffer {
    fn drop(&mut self) {
        self.registration = None;
        // SAFETY: `new` mapped exactly this.
        unsafe { libc::munmap(self.mapping.as_ptr().cast(), self.mapped) };
    }
}

impl fmt::Debug for GuardedBuffer {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{} guarded bytes at {:p}", self.range.len(), self.as_raw())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn damage_is_found() {
        for size in [0usize, 1, 15, 16, 4096, 5000] {
            let buffer = GuardedBuffer::new(size, 16, 0xAA).unwrap();
            assert_eq!(buffer.as_raw() as usize % 16, 0);
            assert!(buffer.bytes().iter().all(|&b| b == 0xAA));
            assert_eq!(buffer.damage(), None);
            // SAFETY: the canary zone before the buffer is mapped and no reference to it is live.
            unsafe { buffer.as_raw().sub(3).write(0) };
            assert_eq!(buffer.damage(), Some(Damage { offset: -3, size }));
        }
        let buffer = GuardedBuffer::new(17, 16, 0).unwrap();
        // SAFETY: the padding up to the alignment is mapped.
        unsafe { buffer.as_raw().add(18).write(0) };
        assert_eq!(buffer.damage().unwrap().to_string(), "written 1 bytes past its end (17 bytes)");
    }

    #[test]
    fn the_end_touches_an_inaccessible_page() {
        // Asked from the kernel, since a fault would end the test: writing from that address gives EFAULT.
        let buffer = GuardedBuffer::new(100, 4, 1).unwrap();
        let mut pipe = [0; 2];
        // SAFETY: the kernel checks the addresses it is given.
        unsafe {
            assert_eq!(libc::pipe(pipe.as_mut_ptr()), 0);
            assert_eq!(libc::write(pipe[1], buffer.as_raw().cast(), 100), 100);
            assert_eq!(libc::write(pipe[1], buffer.as_raw().add(100).cast(), 1), -1);
            libc::close(pipe[0]);
            libc::close(pipe[1]);
        }
    }
}
