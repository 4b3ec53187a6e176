// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Mapped memory that waits for its next use.

use crate::sync::{
    Mutex,
    atomic::{AtomicUsize, Ordering::Relaxed},
};

/// Freed mappings, of which those of a size asked for are used again: page faults on fresh memory cost more than most kernels.
pub(super) struct Kept {
    /// Address and bytes of each.
    free: Mutex<Vec<(usize, usize)>>,
    /// How many bytes are kept at most.
    most: usize,
    /// Bytes that are mapped now, kept ones included.
    mapped: AtomicUsize,
}

impl Kept {
    pub fn new(most: usize) -> Self {
        Self { free: Mutex::new(Vec::new()), most, mapped: AtomicUsize::new(0) }
    }

    /// A kept mapping of exactly this size, the caller's from now on.
    pub fn take(&self, bytes: usize) -> Option<usize> {
        let mut free = self.free.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        // The one given last is the likeliest to be in a cache.
        free.iter().rposition(|&(_, size)| size == bytes).map(|index| free.swap_remove(index).0)
    }

    /// Keeps a mapping, unless too much would be kept: then it stays the caller's, who unmaps it.
    pub fn give(&self, address: usize, bytes: usize) -> bool {
        let mut free = self.free.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        let fits = free.iter().map(|&(_, size)| size).sum::<usize>() + bytes <= self.most;
        if fits {
            free.push((address, bytes));
        }
        fits
    }

    /// Counts bytes that are about to be mapped, unless there would be more than `limit`.
    pub fn reserve(&self, bytes: usize, limit: usize) -> bool {
        let more = |mapped: usize| mapped.checked_add(bytes).filter(|&sum| sum <= limit);
        self.mapped.fetch_update(Relaxed, Relaxed, more).is_ok()
    }

    /// Bytes that were reserved are not mapped, or no longer.
    pub fn release(&self, bytes: usize) {
        self.mapped.fetch_sub(bytes, Relaxed);
    }
}
