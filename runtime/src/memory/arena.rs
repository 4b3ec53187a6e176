// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Temporary memory of a program.

use super::{ALIGNMENT, AlignedBytes, OutOfMemory};
use crate::sync::{
    Mutex,
    atomic::{AtomicUsize, Ordering::Relaxed},
};

/// The arenas of one program: as many as it ever had runs at the same time, kept for the next runs.
#[derive(Debug)]
pub struct ArenaPool {
    size: usize,
    alignment: usize,
    free: Mutex<Vec<AlignedBytes>>,
    made: AtomicUsize,
}

impl ArenaPool {
    /// A pool of arenas of `size` bytes, each aligned to `alignment`, a power of two.
    pub fn new(size: usize, alignment: usize) -> Self {
        Self { size, alignment: alignment.max(1), free: Mutex::new(Vec::new()), made: AtomicUsize::new(0) }
    }

    /// Size of each arena.
    pub fn size(&self) -> usize {
        self.size
    }

    /// Bytes of all arenas, which is what the runs at the busiest moment used.
    pub fn allocated_bytes(&self) -> usize {
        self.made.load(Relaxed) * self.size
    }

    /// An arena of unspecified contents, returned to the pool when dropped.
    ///
    /// # Errors
    /// When there is no memory.
    pub fn take(&self) -> Result<Arena<'_>, OutOfMemory> {
        let free = self.free.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).pop();
        let slack = self.alignment.saturating_sub(ALIGNMENT);
        let bytes = match free {
            Some(bytes) => bytes,
            None => {
                let size = self.size.checked_add(slack).ok_or(OutOfMemory { size: self.size })?;
                let bytes = AlignedBytes::unspecified(size)?;
                self.made.fetch_add(1, Relaxed);
                bytes
            }
        };
        Ok(Arena { pool: self, bytes: Some(bytes) })
    }
}

/// Temporary memory of one run.
#[derive(Debug)]
pub struct Arena<'a> {
    pool: &'a ArenaPool,
    /// None only while it is dropped.
    bytes: Option<AlignedBytes>,
}

impl Arena<'_> {
    /// The address of the first byte, aligned as the program asked.
    pub fn as_raw(&self) -> *mut u8 {
        let start = self.bytes.as_ref().map_or(std::ptr::null_mut(), AlignedBytes::as_raw);
        // The slack makes room for this.
        start.wrapping_add(start.align_offset(self.pool.alignment))
    }
}

impl Drop for Arena<'_> {
    fn drop(&mut self) {
        if let Some(bytes) = self.bytes.take() {
            self.pool.free.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).push(bytes);
        }
    }
}
