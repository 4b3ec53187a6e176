// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! One call of a host function.

use super::{ExecutionError, Options};
use crate::{
    artifact::{Alias, Bytes, CustomCall, Program, Role},
    custom_call,
    host::{HostContext, HostFunction, KernelFunction, Status},
    memory::ArenaPool,
    threads::Team,
};
use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Mutex, atomic::AtomicU32},
};

/// What a program reads and writes, by role.
pub(super) struct Buffers<'a> {
    pub inputs: &'a [*const u8],
    pub outputs: &'a [*mut u8],
    /// Inputs that are the memory of an output.
    pub aliases: &'a [Alias],
    pub constants: &'a [Bytes],
    pub initialized: &'a [&'a [u8]],
}

/// A host function, and how to run it.
pub(super) struct Execution<'a> {
    pub program: &'a Program,
    pub name: &'static str,
    pub function: HostFunction,
    pub options: &'a Options,
    pub custom_calls: CustomCalls<'a>,
}

/// What a program calls by name: the calls, and the function of each.
#[derive(Clone, Copy)]
pub(super) struct CustomCalls<'a> {
    pub calls: &'a [CustomCall],
    pub functions: &'a [custom_call::Function],
}

/// What the functions of a host context work with.
struct State<'a> {
    team: Team,
    custom_calls: CustomCalls<'a>,
    /// The message of the custom call that failed.
    failure: Mutex<Option<String>>,
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
        unsafe { self.call(&pointers, cancel) }
    }

    /// Calls the host function with the pointers of its buffers, in order.
    ///
    /// # Safety
    /// The pointers are those of the program's buffers.
    pub unsafe fn call(&self, pointers: &[*mut u8], cancel: &AtomicU32) -> Result<(), ExecutionError> {
        let team = Team::new(self.options.threads);
        let state = State { team, custom_calls: self.custom_calls, failure: Mutex::new(None) };
        let state_pointer = (&raw const state).cast();
        let mut context =
            HostContext { buffers: pointers.as_ptr(), dispatch, cancel, state: state_pointer, custom_call };
        // SAFETY: a host function, given what its artifact says it wants.
        let status = Status::from_code(unsafe { (self.function)(&raw mut context) });
        let failure = state.failure.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner());
        match (status, failure) {
            (Status::Ok, _) => Ok(()),
            (Status::CustomCallFailed, Some(message)) => {
                Err(ExecutionError::CustomCall { program: self.name, message })
            }
            (status, _) => Err(ExecutionError::Status { program: self.name, status }),
        }
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
        (*context.state.cast::<State>()).team.dispatch(kernel, frame, grid, &*context.cancel)
    };
    // No panic may reach generated code.
    catch_unwind(AssertUnwindSafe(run)).unwrap_or(Status::Internal.code())
}

/// The context's `custom_call`.
unsafe extern "C" fn custom_call(context: *mut HostContext, index: i64, frame: *const *mut u8) -> i32 {
    let run = || {
        // SAFETY: the host function passes on the context that `call` gave it.
        let state = unsafe { &*(*context).state.cast::<State>() };
        let calls = state.custom_calls;
        let index = usize::try_from(index).ok();
        let Some((call, function)) = index.and_then(|i| Some((calls.calls.get(i)?, calls.functions.get(i)?))) else {
            return Status::Internal;
        };
        // SAFETY: the host function passes the memory of this call.
        match unsafe { custom_call::run(call, function, frame) } {
            Ok(()) => Status::Ok,
            Err(message) => {
                *state.failure.lock().unwrap_or_else(|poisoned| poisoned.into_inner()) = Some(message);
                Status::CustomCallFailed
            }
        }
    };
    // No panic may reach generated code.
    catch_unwind(AssertUnwindSafe(run)).unwrap_or(Status::Internal).code()
}
