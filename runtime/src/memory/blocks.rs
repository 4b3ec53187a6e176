// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Memory of tensors whose sizes are known only when a program runs.
use super::{AlignedBytes, GuardedBuffer, OutOfMemory};
use crate::sync::Mutex;

/// How many bytes of freed buffers a program keeps for its next ones. Larger buffers than [`LARGEST`] are kept by the process.
const KEPT_BYTES: usize = 64 << 20;
const LARGEST: usize = 1 << 20;
const SMALLEST: usize = 64;

/// Freed buffers of one program, by size: powers of two.
#[derive(Debug, Default)]
pub struct BlockPool {
    free: Mutex<Kept>,
}

#[derive(Debug, Default)]
struct Kept {
    /// By the logarithm of the size.
    blocks: Vec<Vec<AlignedBytes>>,
    bytes: usize,
}

/// A buffer of at least the size asked for.
#[derive(Debug)]
pub enum Block {
    /// Of the pool.
    Plain(AlignedBytes),
    /// Of the memory-checking mode, of exactly the size.
    Guarded(GuardedBuffer),
}

impl Block {
    /// A guarded buffer, filled with a pattern.
    ///
    /// # Errors
    /// When there is no memory.
    pub fn guarded(size: usize, alignment: usize, poison: u8, name: String) -> Result<Self, OutOfMemory> {
        Ok(Self::Guarded(GuardedBuffer::new(size, alignment, poison)?.named(name)))
    }

    /// The address of the first byte.
    pub fn as_raw(&self) -> *mut u8 {
        match self {
            Block::Plain(bytes) => bytes.as_raw(),
            Block::Guarded(buffer) => buffer.as_raw(),
        }
    }

    /// The first `size` bytes, of which there are at least so many.
    pub fn bytes(&self, size: usize) -> &[u8] {
        let bytes = match self {
            Block::Plain(bytes) => &**bytes,
            Block::Guarded(buffer) => buffer.bytes(),
        };
        bytes.get(..size).unwrap_or(bytes)
    }
}

impl BlockPool {
    /// A buffer of at least `size` bytes, of unspecified contents.
    ///
    /// # Errors
    /// When there is no memory.
    pub fn take(&self, size: usize) -> Result<Block, OutOfMemory> {
        if size > LARGEST {
            return Ok(Block::Plain(AlignedBytes::unspecified(size)?));
        }
        let whole = size.max(SMALLEST).next_power_of_two();
        let mut kept = self.free.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        if let Some(bytes) = kept.blocks.get_mut(whole.trailing_zeros() as usize).and_then(Vec::pop) {
            kept.bytes -= whole;
            return Ok(Block::Plain(bytes));
        }
        drop(kept);
        Ok(Block::Plain(AlignedBytes::unspecified(whole)?))
    }

    /// Keeps a buffer for the next one of its size, unless enough are kept.
    pub fn give(&self, block: Block) {
        let Block::Plain(bytes) = block else { return };
        let size = bytes.len();
        if size > LARGEST || !size.is_power_of_two() {
            return;
        }
        let mut kept = self.free.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        if kept.bytes + size > KEPT_BYTES {
            return;
        }
        let class = size.trailing_zeros() as usize;
        if kept.blocks.len() <= class {
            kept.blocks.resize_with(class + 1, Vec::new);
        }
        kept.bytes += size;
        kept.blocks[class].push(bytes);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_are_used_again() {
        let pool = BlockPool::default();
        for size in [0, 1, 64, 65, 4096, LARGEST, LARGEST + 1] {
            let block = pool.take(size).unwrap();
            let address = block.as_raw() as usize;
            assert_eq!((address % 64, block.bytes(size).len()), (0, size));
            pool.give(block);
            if size <= LARGEST {
                let again = pool.take(size).unwrap();
                assert_eq!(again.as_raw() as usize, address);
                pool.give(again);
            }
        }
        assert!(pool.take(usize::MAX).is_err());
    }
}
