// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! The pools of threads and of memory under a model of the machine: loom runs each program below in every order of its threads' steps (up
//! to a number of preemptions) and with every value that a relaxed load may see, and finds lost wake-ups, deadlocks and
//! unordered accesses to the memory of a job and of its items.
//!
//! The sources are those of the library, compiled once more with loom's types in the place of the standard library's.
#![allow(missing_docs, dead_code)]

mod memory;
mod threads;

mod host {
    pub use shale_runtime::host::{KernelFunction, Status};
}

/// In the place of the library's module of this name.
mod sync {
    pub use loom::{
        cell::UnsafeCell,
        hint::spin_loop,
        sync::{Condvar, Mutex, atomic},
        thread,
    };

    /// Once: what it does does not depend on the number.
    pub const SPINS: u32 = 1;
}

/// Runs a program in every order with up to `preemptions` switches at places where a thread could go on; in as many as there is time for,
/// where there are more.
fn model(preemptions: usize, program: impl Fn() + Sync + Send + 'static) {
    let mut builder = loom::model::Builder::new();
    builder.preemption_bound = Some(preemptions);
    builder.max_branches = 20_000;
    builder.max_duration = Some(std::time::Duration::from_secs(8));
    builder.check(program);
}
