// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Owned, aligned bytes.

use super::{OutOfMemory, kept::Kept};
use std::{
    alloc::{Layout, alloc_zeroed, dealloc},
    fmt,
    ops::{Deref, DerefMut},
    ptr::NonNull,
    sync::{LazyLock, OnceLock},
};

/// Alignment of every buffer the runtime allocates: a cache line, and the widest vector register.
pub const ALIGNMENT: usize = 64;

/// Buffers of at least this size are mapped on their own, on huge pages where the system grants them.
const HUGE_PAGE: usize = 2 << 20;

/// How many bytes of freed large buffers are kept for the next ones.
const KEPT_BYTES: usize = 512 << 20;

/// An owned buffer, aligned to [`ALIGNMENT`].
pub struct AlignedBytes {
    pointer: NonNull<u8>,
    size: usize,
    /// Bytes mapped; 0 if the buffer comes from the allocator.
    mapped: usize,
}

// SAFETY: it owns its memory, as a `Vec` does.
unsafe impl Send for AlignedBytes {}
// SAFETY: shared access only reads.
unsafe impl Sync for AlignedBytes {}

/// Freed large buffers.
static KEPT: LazyLock<Kept> = LazyLock::new(|| Kept::new(KEPT_BYTES));

/// The memory that this process may have, in bytes: what the machine has, or the control group allows. Mappings beyond it
/// would succeed and end the process when they are written.
fn limit() -> usize {
    static LIMIT: OnceLock<usize> = OnceLock::new();
    *LIMIT.get_or_init(|| {
        let text = std::fs::read_to_string("/proc/meminfo").unwrap_or_default();
        let kibibytes = |name: &str| {
            let line = text.lines().find_map(|line| line.strip_prefix(name));
            line.and_then(|rest| rest.trim().trim_end_matches("kB").trim().parse::<usize>().ok())
        };
        let machine = kibibytes("MemTotal:")
            .map(|total| total.saturating_add(kibibytes("SwapTotal:").unwrap_or(0)).saturating_mul(1024));
        let group = std::fs::read_to_string("/sys/fs/cgroup/memory.max").ok().and_then(|text| text.trim().parse().ok());
        [machine, group].into_iter().flatten().min().unwrap_or(usize::MAX)
    })
}

impl AlignedBytes {
    /// A buffer of zeros.
    ///
    /// # Errors
    /// When there is no memory.
    pub fn zeroed(size: usize) -> Result<Self, OutOfMemory> {
        let (mut bytes, fresh) = Self::allocate(size)?;
        if !fresh {
            bytes.fill(0);
        }
        Ok(bytes)
    }

    /// A buffer of unspecified (but initialized) contents, for a program to write.
    ///
    /// # Errors
    /// When there is no memory.
    pub fn unspecified(size: usize) -> Result<Self, OutOfMemory> {
        Ok(Self::allocate(size)?.0)
    }

    /// A copy of some bytes.
    ///
    /// # Errors
    /// When there is no memory.
    pub fn copy_of(source: &[u8]) -> Result<Self, OutOfMemory> {
        let mut bytes = Self::unspecified(source.len())?;
        bytes.copy_from_slice(source);
        Ok(bytes)
    }

    /// The address of the first byte; the buffer may be written through it while no reference to its contents is live.
    pub fn as_raw(&self) -> *mut u8 {
        self.pointer.as_ptr()
    }

    /// A buffer, and whether it is known to be zero.
    fn allocate(size: usize) -> Result<(Self, bool), OutOfMemory> {
        let error = OutOfMemory { size };
        if size >= HUGE_PAGE {
            let mapped = size.checked_next_multiple_of(HUGE_PAGE).ok_or(error)?;
            let (address, fresh) = match KEPT.take(mapped) {
                Some(address) => (address as *mut u8, false),
                None if !KEPT.reserve(mapped, limit()) => return Err(error),
                None => match map_huge(mapped) {
                    Some(address) => (address, true),
                    None => {
                        KEPT.release(mapped);
                        return Err(error);
                    }
                },
            };
            let pointer = NonNull::new(address).ok_or(error)?;
            return Ok((Self { pointer, size, mapped }, fresh));
        }
        let layout = Self::layout(size);
        // SAFETY: the layout's size is not zero.
        let pointer = NonNull::new(unsafe { alloc_zeroed(layout) }).ok_or(error)?;
        Ok((Self { pointer, size, mapped: 0 }, true))
    }

    fn layout(size: usize) -> Layout {
        // Below HUGE_PAGE, so that this cannot fail; an empty buffer still has an address of its own.
        Layout::from_size_align(size.max(1), ALIGNMENT).unwrap_or(Layout::new::<u64>())
    }
}

/// Maps zeroed memory aligned to a huge page.
fn map_huge(size: usize) -> Option<*mut u8> {
    let reserved = size.checked_add(HUGE_PAGE)?;
    // SAFETY: a fresh private mapping touches no existing memory; the two parts unmapped are inside it and unused.
    unsafe {
        let flags = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | libc::MAP_NORESERVE;
        let start = libc::mmap(std::ptr::null_mut(), reserved, libc::PROT_READ | libc::PROT_WRITE, flags, -1, 0);
        if start == libc::MAP_FAILED {
            return None;
        }
        let begin = start as usize;
        let aligned = begin.next_multiple_of(HUGE_PAGE);
        if aligned > begin {
            libc::munmap(start, aligned - begin);
        }
        let rest = begin + reserved - (aligned + size);
        if rest > 0 {
            libc::munmap((aligned + size) as *mut libc::c_void, rest);
        }
        // Advice: it may be refused.
        libc::madvise(aligned as *mut libc::c_void, size, libc::MADV_HUGEPAGE);
        Some(aligned as *mut u8)
    }
}

impl Drop for AlignedBytes {
    fn drop(&mut self) {
        if self.mapped > 0 {
            let address = self.pointer.as_ptr() as usize;
            if !KEPT.give(address, self.mapped) {
                // SAFETY: `allocate` mapped exactly this.
                unsafe { libc::munmap(address as *mut libc::c_void, self.mapped) };
                KEPT.release(self.mapped);
            }
        } else {
            // SAFETY: `allocate` got it from the allocator with this layout.
            unsafe { dealloc(self.pointer.as_ptr(), Self::layout(self.size)) };
        }
    }
}

impl Deref for AlignedBytes {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        // SAFETY: `size` initialized bytes are owned.
        unsafe { std::slice::from_raw_parts(self.pointer.as_ptr(), self.size) }
    }
}

impl DerefMut for AlignedBytes {
    fn deref_mut(&mut self) -> &mut [u8] {
        // SAFETY: `size` initialized bytes are owned, and borrowed exclusively.
        unsafe { std::slice::from_raw_parts_mut(self.pointer.as_ptr(), self.size) }
    }
}

impl fmt::Debug for AlignedBytes {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{} bytes at {:p}", self.size, self.pointer)
    }
}

impl PartialEq for AlignedBytes {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn alignment_and_contents() {
        for size in [0, 1, 63, 64, 65, 4096, HUGE_PAGE - 1, HUGE_PAGE, HUGE_PAGE + 1] {
            let mut bytes = AlignedBytes::zeroed(size).unwrap();
            assert_eq!((bytes.len(), bytes.as_raw() as usize % ALIGNMENT), (size, 0));
            assert!(bytes.iter().all(|&b| b == 0));
            bytes.fill(7);
            drop(bytes);
            // A large buffer is likely the one just freed.
            assert!(AlignedBytes::zeroed(size).unwrap().iter().all(|&b| b == 0));
        }
        assert_eq!(AlignedBytes::zeroed(usize::MAX), Err(OutOfMemory { size: usize::MAX }));
        assert_eq!(AlignedBytes::zeroed(1 << 60), Err(OutOfMemory { size: 1 << 60 }));
    }
}
