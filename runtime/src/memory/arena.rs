// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Temporary memory of a program.

use super::{ALIGNMENT, AlignedBytes, OutOfMemory};
use std::sync::{
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arenas_are_reused_and_aligned() {
        let pool = ArenaPool::new(1000, 4096);
        let first = pool.take().unwrap();
        let second = pool.take().unwrap();
        assert_ne!(first.as_raw(), second.as_raw());
        assert_eq!((first.as_raw() as usize % 4096, second.as_raw() as usize % 4096), (0, 0));
        let address = first.as_raw();
        drop(first);
        assert_eq!(pool.take().unwrap().as_raw(), address);
    }

    /// Every arena has one owner at a time, and there are never more than runs at once.
    #[test]
    fn arenas_are_not_shared() {
        let pool = ArenaPool::new(256, 64);
        std::thread::scope(|scope| {
            for thread in 0..8u8 {
                let pool = &pool;
                scope.spawn(move || {
                    for round in 0..500u32 {
                        let arena = pool.take().unwrap();
                        let mark = (u32::from(thread) << 16) | round;
                        // SAFETY: an arena of 256 bytes, aligned to 64, that nobody else has.
                        unsafe {
                            let words = arena.as_raw().cast::<u32>();
                            (0..64).for_each(|i| words.add(i).write(mark));
                            std::thread::yield_now();
                            assert!((0..64).all(|i| words.add(i).read() == mark), "another run wrote to the arena");
                        }
                    }
                });
            }
        });
        assert!(pool.allocated_bytes() <= 8 * 256);
    }
}
