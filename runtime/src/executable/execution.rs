// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! One call of a host function.

use super::{ExecutionError, Options, status_result};
use crate::{
    artifact::{Bytes, Program, Role},
    host::{HostContext, HostFunction, KernelFunction, Status},
    memory::ArenaPool,
    threads::Team,
};
use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::atomic::AtomicU32,
};

/// What a program reads and writes, by role.
pub(super) struct Buffers<'a> {
    pub inputs: &'a [*const u8],
    pub outputs: &'a [*mut u8],
    pub constants: &'a [Bytes],
    pub initialized: &'a [&'a [u8]],
}

/// A host function, and how to run it.
pub(super) struct Execution<'a> {
    pub program: &'a Program,
    pub name: &'static str,
    pub function: HostFunction,
    pub options: &'a Options,
}

impl Execution<'_> {
    /// Runs the program with an arena of the pool.
    ///
    /// # Safety
    /// The buffers are those of the (validated) program.
    pub unsafe fn run(&self, buffers: &Buffers, arenas: &ArenaPool, cancel: &AtomicU32) -> Result<(), ExecutionError> {
        let arena = arenas.take()?;
        let pointers: Vec<*mut u8> = self
            .program
            .buffers
            .iter()
            .map(|buffer| match buffer.role {
                Role::Arena => arena.as_raw(),
                Role::Input(index) => buffers.inputs[index].cast_mut(),
                Role::Constant(index) => buffers.constants[index].as_ptr().cast_mut(),
                Role::Initialized(index) => buffers.initialized[index].as_ptr().cast_mut(),
                Role::Output(index) => buffers.outputs[index],
            })
            .collect();
        // SAFETY: the caller's promise.
        status_result(self.name, unsafe { self.call(&pointers, cancel) })
    }

    /// Calls the host function with the pointers of its buffers, in order.
    ///
    /// # Safety
    /// The pointers are those of the program's buffers.
    pub unsafe fn call(&self, pointers: &[*mut u8], cancel: &AtomicU32) -> i32 {
        let team = Team::new(self.options.threads);
        let mut context = HostContext { buffers: pointers.as_ptr(), dispatch, cancel, state: (&raw const team).cast() };
        // SAFETY: a host function, given what its artifact says it wants.
        unsafe { (self.function)(&raw mut context) }
    }
}

/// The context's `dispatch`.
unsafe extern "C" fn dispatch(
    context: *mut HostContext,
    kernel: KernelFunction,
    frame: *const *mut u8,
    grid: i64,
) -> i32 {
    // SAFETY: the host function passes on the context that `call` gave it, and a kernel with its frame and grid.
    let run = || unsafe {
        let context = &*context;
        (*context.state.cast::<Team>()).dispatch(kernel, frame, grid, &*context.cancel)
    };
    // No panic may reach generated code.
    catch_unwind(AssertUnwindSafe(run)).unwrap_or(Status::Internal.code())
}
