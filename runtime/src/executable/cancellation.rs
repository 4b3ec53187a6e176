// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Stopping runs from another thread.

use std::sync::{
    Arc,
    atomic::{AtomicU32, Ordering::Relaxed},
};

/// Stops the runs that were given it. Clones stop the same runs; [`Cancellation::cancel`] may be called from any thread and
/// from a signal handler.
#[derive(Clone, Debug, Default)]
pub struct Cancellation(Arc<AtomicU32>);

impl Cancellation {
    /// One that has not been cancelled.
    pub fn new() -> Self {
        Self::default()
    }

    /// Makes runs stop at the next place where they can, those that begin later at once.
    pub fn cancel(&self) {
        self.0.store(1, Relaxed);
    }

    /// Whether runs are to stop.
    pub fn is_cancelled(&self) -> bool {
        self.0.load(Relaxed) != 0
    }

    /// The word that generated code and the thread pool read.
    pub fn word(&self) -> &AtomicU32 {
        &self.0
    }
}
