// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! What the functions of a host context do for tensors whose sizes are known only when a program runs.
use crate::{
    artifact::Assertion,
    host::{HostContext, Status},
    memory::{Block, BlockPool, OutOfMemory},
};
use std::{
    collections::HashMap,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::Mutex,
};

/// An output whose size the program has computed.
#[derive(Debug)]
pub struct Delivered {
    /// Its index among the outputs of the signature.
    pub output: usize,
    /// The sizes of all dimensions.
    pub sizes: Vec<usize>,
    /// Its elements, and maybe more.
    pub(crate) memory: Block,
}

impl Delivered {
    /// Its elements, of this many bytes each.
    pub fn bytes(&self, element: usize) -> &[u8] {
        self.memory.bytes(self.sizes.iter().product::<usize>() * element)
    }

    /// The address of its first element.
    pub fn as_raw(&self) -> *mut u8 {
        self.memory.as_raw()
    }
}

/// The memory of one run, and what it leaves.
pub(super) struct Sized<'a> {
    pool: &'a BlockPool,
    /// What memory is filled with in the memory-checking mode.
    poison: Option<u8>,
    assertions: &'a [Assertion],
    found: Mutex<Found>,
}

#[derive(Default)]
struct Found {
    /// Memory that the program has, by address.
    live: HashMap<usize, Block>,
    delivered: Vec<Delivered>,
    /// Writes outside of buffers, in the memory-checking mode.
    violations: Vec<String>,
    failure: Option<Failure>,
}

/// Why a run stopped.
pub(super) enum Failure {
    Assertion(String),
    OutOfMemory(OutOfMemory, String),
}

impl<'a> Sized<'a> {
    pub fn new(pool: &'a BlockPool, poison: Option<u8>, assertions: &'a [Assertion]) -> Self {
        Self { pool, poison, assertions, found: Mutex::default() }
    }

    fn found(&self) -> std::sync::MutexGuard<'_, Found> {
        self.found.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// What is left of a run: its results, why it stopped, and what was written outside of buffers. Other memory is free.
    pub fn finish(self) -> (Vec<Delivered>, Option<Failure>, Vec<String>) {
        let mut found = self.found.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner());
        for (_, block) in found.live.drain() {
            found.violations.extend(damage(&block));
            self.pool.give(block);
        }
        (found.delivered, found.failure, found.violations)
    }

    fn place(&self, index: i64) -> String {
        let assertion = usize::try_from(index).ok().and_then(|index| self.assertions.get(index));
        assertion.map_or("at an unknown place".into(), |assertion| format!("at {}", assertion.location))
    }

    fn allocate(&self, index: i64, element: i64, sizes: &[i64]) -> Result<*mut u8, Status> {
        let shape: Vec<String> = sizes.iter().map(i64::to_string).collect();
        let text = |what: &str| format!("{what}, got [{}] ({})", shape.join(", "), self.place(index));
        if sizes.iter().any(|&size| size < 0) {
            self.found().failure = Some(Failure::Assertion(text("sizes of a tensor must not be negative")));
            return Err(Status::AssertionFailed);
        }
        let count = match sizes.contains(&0) {
            true => Some(0),
            false => sizes.iter().try_fold(element, |product: i64, &size| product.checked_mul(size)),
        };
        let size = count.and_then(|count| usize::try_from(count).ok()).filter(|&size| isize::try_from(size).is_ok());
        let Some(size) = size else {
            self.found().failure = Some(Failure::Assertion(text("a tensor must fit into memory")));
            return Err(Status::AssertionFailed);
        };
        let block = match self.poison {
            None => self.pool.take(size),
            Some(poison) => {
                let alignment = usize::try_from(element).unwrap_or(1).next_power_of_two().min(64);
                Block::guarded(size, alignment, poison, format!("tensor [{}] {}", shape.join(", "), self.place(index)))
            }
        };
        match block {
            Ok(block) => {
                let address = block.as_raw();
                self.found().live.insert(address as usize, block);
                Ok(address)
            }
            Err(error) => {
                let error = OutOfMemory { size: error.size.min(size.max(1)) };
                self.found().failure = Some(Failure::OutOfMemory(error, text("sizes of a tensor")));
                Err(Status::OutOfMemory)
            }
        }
    }

    fn release(&self, address: *mut u8) {
        let mut found = self.found();
        if let Some(block) = found.live.remove(&(address as usize)) {
            found.violations.extend(damage(&block));
            drop(found);
            self.pool.give(block);
        }
    }

    fn deliver(&self, output: i64, address: *mut u8, sizes: &[i64]) -> Status {
        let mut found = self.found();
        let output = usize::try_from(output).ok();
        let sizes = sizes.iter().map(|&size| usize::try_from(size).ok()).collect::<Option<Vec<_>>>();
        let (Some(output), Some(sizes), Some(memory)) = (output, sizes, found.live.remove(&(address as usize))) else {
            return Status::Internal;
        };
        found.violations.extend(damage(&memory));
        found.delivered.push(Delivered { output, sizes, memory });
        Status::Ok
    }

    fn fail(&self, index: i64, values: &[i64]) -> Status {
        let assertion = usize::try_from(index).ok().and_then(|index| self.assertions.get(index));
        let mut text = assertion.map_or("an assertion of the program failed".to_owned(), |a| a.message.clone());
        for (number, value) in values.iter().enumerate() {
            text = text.replace(&format!("{{{number}}}"), &value.to_string());
        }
        self.found().failure = Some(Failure::Assertion(format!("{text} ({})", self.place(index))));
        Status::AssertionFailed
    }
}

fn damage(block: &Block) -> Option<String> {
    let Block::Guarded(buffer) = block else { return None };
    buffer.damage().map(|damage| format!("memory of a tensor of dynamic size {damage}"))
}

/// The run of a context.
///
/// # Safety
/// The context is one that `Execution::call` made.
unsafe fn with(context: *mut HostContext, run: impl FnOnce(&Sized) -> Status) -> i32 {
    // SAFETY: the caller's promise.
    let body = || run(unsafe { super::execution::sized_of(context) });
    // No panic may reach generated code.
    catch_unwind(AssertUnwindSafe(body)).unwrap_or(Status::Internal).code()
}

/// # Safety
/// Null for no numbers, or so many.
unsafe fn numbers<'a>(values: *const i64, count: i64) -> &'a [i64] {
    match usize::try_from(count) {
        // SAFETY: the caller's promise.
        Ok(count) if count > 0 && !values.is_null() => unsafe { std::slice::from_raw_parts(values, count) },
        _ => &[],
    }
}

/// The context's `allocate`.
pub(super) unsafe extern "C" fn allocate(
    context: *mut HostContext,
    index: i64,
    element: i64,
    sizes: *const i64,
    rank: i64,
    memory: *mut *mut u8,
) -> i32 {
    // SAFETY: the host function passes on its context, its frame, and a slot of it.
    unsafe {
        with(context, |run| match run.allocate(index, element, numbers(sizes, rank)) {
            Ok(address) => {
                memory.write(address);
                Status::Ok
            }
            Err(status) => status,
        })
    }
}

/// The context's `release`.
pub(super) unsafe extern "C" fn release(context: *mut HostContext, memory: *mut u8) -> i32 {
    // SAFETY: the host function passes on its context.
    unsafe {
        with(context, |run| {
            run.release(memory);
            Status::Ok
        })
    }
}

/// The context's `deliver`.
pub(super) unsafe extern "C" fn deliver(
    context: *mut HostContext,
    output: i64,
    memory: *mut u8,
    sizes: *const i64,
    rank: i64,
) -> i32 {
    // SAFETY: the host function passes on its context and its frame.
    unsafe { with(context, |run| run.deliver(output, memory, numbers(sizes, rank))) }
}

/// The context's `fail`.
pub(super) unsafe extern "C" fn fail(context: *mut HostContext, index: i64, values: *const i64, count: i64) -> i32 {
    // SAFETY: the host function passes on its context and its frame.
    unsafe { with(context, |run| run.fail(index, numbers(values, count))) }
}
