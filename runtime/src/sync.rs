// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! What the pools of threads and memory synchronize with. `tests/model` compiles them with loom's types in the place of these, and
//! runs them in every order.

pub(crate) use std::{
    hint::spin_loop,
    sync::{Condvar, Mutex, atomic},
    thread,
};

/// How often an idle worker or a waiting owner looks before it sleeps: some tens of microseconds, more than the gap
/// between two dispatches of one program, less than anybody would notice.
pub(crate) const SPINS: u32 = 2000;

/// Memory that threads hand to each other.
pub(crate) struct UnsafeCell<T>(std::cell::UnsafeCell<T>);

impl<T> UnsafeCell<T> {
    pub(crate) const fn new(value: T) -> Self {
        Self(std::cell::UnsafeCell::new(value))
    }

    /// Reads through a pointer that is valid during `f`; no other thread writes meanwhile.
    pub(crate) fn with<R>(&self, f: impl FnOnce(*const T) -> R) -> R {
        f(self.0.get())
    }

    /// Writes through a pointer that is valid during `f`; no other thread reads or writes meanwhile.
    pub(crate) fn with_mut<R>(&self, f: impl FnOnce(*mut T) -> R) -> R {
        f(self.0.get())
    }
}
