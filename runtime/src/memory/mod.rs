// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Memory of a running program.
//!
//! [`AlignedBytes`] is an owned buffer; [`ArenaPool`] keeps the temporary memory of one program between runs;
//! [`GuardedBuffer`] is what the memory-checking mode uses instead: its end touches an inaccessible page.

mod aligned;
mod arena;
mod blocks;
mod fault;
mod guarded;
mod kept;

pub use aligned::{ALIGNMENT, AlignedBytes};
pub use arena::{Arena, ArenaPool};
pub use blocks::{Block, BlockPool};
pub use guarded::{Damage, GuardedBuffer};

/// Memory of this size could not be had.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("out of memory: {size} bytes could not be had")]
pub struct OutOfMemory {
    /// The size asked for, in bytes.
    pub size: usize,
}

#[cfg(test)]
mod tests;
