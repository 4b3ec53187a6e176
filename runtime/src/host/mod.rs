// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! The binary interface between generated code and the runtime.
//!
//! - A host function is `i32 entry(ptr context)`, [`HostFunction`]: it reads the buffers of its memref arguments and the
//!   dispatch function from the [`HostContext`] and returns a status.
//! - A kernel is `i32 kernel(ptr frame, i64 begin, i64 end)`, [`KernelFunction`]: `frame` is an array of data pointers, one
//!   per kernel operand, and behind them the dynamic sizes of the operands; it does the items `begin..end` of its grid and returns a
//!   status.
//! - A non-zero status ([`Status`]) is returned to the caller at once.

use std::{fmt, sync::atomic::AtomicU32};

/// The entry point of a kernel: data pointers of the operands, first and past-the-last item of the grid.
pub type KernelFunction = unsafe extern "C" fn(frame: *const *mut u8, begin: i64, end: i64) -> i32;

/// The entry point of a host program.
pub type HostFunction = unsafe extern "C" fn(context: *mut HostContext) -> i32;

/// Runs a kernel over the items `0..grid`, in any order and on any threads; returns when all are done.
/// A kernel does not dispatch. The frame must stay alive and unchanged during the call.
pub type DispatchFunction =
    unsafe extern "C" fn(context: *mut HostContext, kernel: KernelFunction, frame: *const *mut u8, grid: i64) -> i32;

/// Makes custom call `index` of the artifact's list; the frame holds the data pointers of its operands, then of its results.
pub type CustomCallFunction = unsafe extern "C" fn(context: *mut HostContext, index: i64, frame: *const *mut u8) -> i32;

/// Gives memory for a tensor of `rank` sizes and elements of `element` bytes; `index` is the place in the artifact's table of assertions.
/// Sizes that are negative or too large, and memory that is not to be had, are a status.
pub type AllocateFunction = unsafe extern "C" fn(
    context: *mut HostContext,
    index: i64,
    element: i64,
    sizes: *const i64,
    rank: i64,
    memory: *mut *mut u8,
) -> i32;

/// Takes back memory of [`AllocateFunction`].
pub type ReleaseFunction = unsafe extern "C" fn(context: *mut HostContext, memory: *mut u8) -> i32;

/// Makes memory of [`AllocateFunction`] that of an output of dynamic size.
pub type DeliverFunction =
    unsafe extern "C" fn(context: *mut HostContext, output: i64, memory: *mut u8, sizes: *const i64, rank: i64) -> i32;

/// Says that assertion `index` of the artifact's table failed, with the numbers of its message; gives the status to return.
pub type FailFunction =
    unsafe extern "C" fn(context: *mut HostContext, index: i64, values: *const i64, count: i64) -> i32;

/// What a host function is given. The offsets are part of the binary interface.
#[repr(C)]
#[derive(Debug)]
pub struct HostContext {
    /// Offset 0: data pointers of the host function's memref arguments, in order.
    pub buffers: *const *mut u8,
    /// Offset 8: runs a kernel.
    pub dispatch: DispatchFunction,
    /// Offset 16: not null; the execution was cancelled once the word is non-zero. Generated loops may poll it (relaxed)
    /// and then return [`Status::Cancelled`].
    pub cancel: *const AtomicU32,
    /// Offset 24: private to the runtime.
    pub state: *const std::ffi::c_void,
    /// Offset 32: makes a custom call.
    pub custom_call: CustomCallFunction,
    /// Offset 40: the dynamic sizes of the inputs, in order.
    pub sizes: *const i64,
    /// Offset 48: memory for a tensor of dynamic size.
    pub allocate: AllocateFunction,
    /// Offset 56: takes it back.
    pub release: ReleaseFunction,
    /// Offset 64: hands it to the caller.
    pub deliver: DeliverFunction,
    /// Offset 72: an assertion failed.
    pub fail: FailFunction,
}

/// Why generated code stopped. The values are part of the binary interface.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// 0: finished.
    Ok,
    /// 1: the caller cancelled the execution.
    Cancelled,
    /// 2: memory could not be had.
    OutOfMemory,
    /// 3: an assertion of the program failed.
    AssertionFailed,
    /// 4: the runtime failed (a bug: a panic that was caught, a grid below zero).
    Internal,
    /// 5: a custom call failed.
    CustomCallFailed,
    /// Any other status.
    Other(i32),
}

impl Status {
    /// The status a function returned.
    pub const fn from_code(code: i32) -> Self {
        match code {
            0 => Status::Ok,
            1 => Status::Cancelled,
            2 => Status::OutOfMemory,
            3 => Status::AssertionFailed,
            4 => Status::Internal,
            5 => Status::CustomCallFailed,
            other => Status::Other(other),
        }
    }

    /// The number that stands for the status in generated code.
    pub const fn code(self) -> i32 {
        match self {
            Status::Ok => 0,
            Status::Cancelled => 1,
            Status::OutOfMemory => 2,
            Status::AssertionFailed => 3,
            Status::Internal => 4,
            Status::CustomCallFailed => 5,
            Status::Other(code) => code,
        }
    }
}

impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Status::Ok => f.write_str("finished"),
            Status::Cancelled => f.write_str("execution was cancelled"),
            Status::OutOfMemory => f.write_str("out of memory"),
            Status::AssertionFailed => f.write_str("an assertion of the program failed"),
            Status::Internal => f.write_str("internal error of the runtime"),
            Status::CustomCallFailed => f.write_str("a custom call failed"),
            Status::Other(code) => write!(f, "unknown status {code}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::mem::{align_of, offset_of, size_of};

    #[test]
    fn layout() {
        assert_eq!(offset_of!(HostContext, buffers), 0);
        assert_eq!(offset_of!(HostContext, dispatch), 8);
        assert_eq!(offset_of!(HostContext, cancel), 16);
        assert_eq!(offset_of!(HostContext, state), 24);
        assert_eq!(offset_of!(HostContext, custom_call), 32);
        assert_eq!(offset_of!(HostContext, sizes), 40);
        assert_eq!(offset_of!(HostContext, allocate), 48);
        assert_eq!(offset_of!(HostContext, release), 56);
        assert_eq!(offset_of!(HostContext, deliver), 64);
        assert_eq!(offset_of!(HostContext, fail), 72);
        assert_eq!(size_of::<HostContext>(), 80);
        assert_eq!(align_of::<HostContext>(), 8);
    }

    #[test]
    fn status_codes_round_trip() {
        for code in -2..8 {
            assert_eq!(Status::from_code(code).code(), code);
        }
    }
}
