// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! One call of a host function.

use super::{
    ExecutionError, Options,
    sized::{self, Delivered, Failure, Sized},
};
use crate::{
    artifact::{Alias, Assertion, Bytes, CustomCall, Program, Role},
    custom_call,
    host::{HostContext, HostFunction, KernelFunction, Status},
    memory::{ArenaPool, BlockPool},
    threads::Team,
};
use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Mutex, atomic::AtomicU32},
};

/// What a program reads and writes, by role.
pub(super) struct Buffers<'a> {
    pub inputs: &'a [*const u8],
    /// Bytes of each input.
    pub input_bytes: &'a [usize],
    /// The dynamic sizes of the inputs, in order.
    pub sizes: &'a [i64],
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
    pub assertions: &'a [Assertion],
    pub blocks: &'a BlockPool,
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
    sized: Sized<'a>,
}

/// What a context has for tensors of dynamic size.
///
/// # Safety
/// The context is one that [`Execution::call`] made, which has not returned.
pub(super) unsafe fn sized_of<'a>(context: *mut HostContext) -> &'a Sized<'a> {
    // SAFETY: the caller's promise.
    unsafe { &(*(*context).state.cast::<State>()).sized }
}

impl Execution<'_> {
    /// Runs the program with an arena of the pool.
    ///
    /// # Safety
    /// The buffers are those of the (validated) program.
    pub unsafe fn run(
        &self,
        buffers: &Buffers,
        arenas: &ArenaPool,
        cancel: &AtomicU32,
    ) -> Result<Vec<Delivered>, ExecutionError> {
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
        let (outcome, _) = unsafe { self.call(&pointers, buffers.sizes, None, cancel) };
        outcome
    }

    /// Calls the host function with the pointers of its buffers, in order; gives the outputs of dynamic size, and what was written
    /// outside of memory that the program allocated, which `poison` fills in the memory-checking mode.
    ///
    /// # Safety
    /// The pointers are those of the program's buffers.
    pub unsafe fn call(
        &self,
        pointers: &[*mut u8],
        sizes: &[i64],
        poison: Option<u8>,
        cancel: &AtomicU32,
    ) -> (Result<Vec<Delivered>, ExecutionError>, Vec<String>) {
        let team = Team::new(self.options.threads);
        let sized = Sized::new(self.blocks, poison, self.assertions);
        let state = State { team, custom_calls: self.custom_calls, failure: Mutex::new(None), sized };
        let mut context = HostContext {
            buffers: pointers.as_ptr(),
            dispatch,
            cancel,
            state: (&raw const state).cast(),
            custom_call,
            sizes: sizes.as_ptr(),
            allocate: sized::allocate,
            release: sized::release,
            deliver: sized::deliver,
            fail: sized::fail,
        };
        // SAFETY: a host function, given what its artifact says it wants.
        let status = Status::from_code(unsafe { (self.function)(&raw mut context) });
        let failure = state.failure.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner());
        let (delivered, stopped, violations) = state.sized.finish();
        let program = self.name;
        let outcome = match (status, failure, stopped) {
            (Status::Ok, ..) => Ok(delivered),
            (Status::CustomCallFailed, Some(message), _) => Err(ExecutionError::CustomCall { program, message }),
            (Status::AssertionFailed, _, Some(Failure::Assertion(message))) => {
                Err(ExecutionError::Assertion { program, message })
            }
            (Status::OutOfMemory, _, Some(Failure::OutOfMemory(error, message))) => {
                Err(ExecutionError::Allocation { program, error, message })
            }
            (status, ..) => Err(ExecutionError::Status { program, status }),
        };
        (outcome, violations)
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
