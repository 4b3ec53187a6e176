// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! The threads that run kernels: one pool for the process.
//!
//! A dispatch publishes a job in one of the pool's slots. Idle workers join open jobs; the calling thread works too.
//! Items are handed out in chunks by a counter, so that a slow thread holds up nobody. Workers spin for a short while
//! after a job and then sleep; nobody spins while the running executions ask for more threads than there are cores.

mod pool;
mod slot;

pub use pool::{Pool, Team};

#[cfg(test)]
mod tests;
