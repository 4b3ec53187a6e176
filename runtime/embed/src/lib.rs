// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! The C interface of the runtime, `shale.h`: what each function does is said there.
//!
//! No panic crosses it: every function that does more than read a field catches them.
#![allow(clippy::missing_safety_doc, reason = "the contract of every function is in shale.h")]

mod call;
mod embedded;
mod error;
mod program;
mod sized;

pub use call::*;
pub use embedded::*;
pub use error::*;
pub use program::*;
pub use sized::*;

use std::{
    ffi::{CStr, c_char},
    panic::{AssertUnwindSafe, catch_unwind},
};

/// The version of the interface; grows when functions, values or fields are added.
pub const ABI_VERSION: u32 = 3;

/// See `shale.h`.
#[unsafe(no_mangle)]
pub extern "C" fn shale_abi_version() -> u32 {
    ABI_VERSION
}

/// Runs what a function of the interface does; a panic is an error like any other.
fn guarded(body: impl FnOnce() -> Result<(), Error>) -> *mut Error {
    let outcome = catch_unwind(AssertUnwindSafe(body));
    match outcome.unwrap_or_else(|_| Err(Error::new(Code::Internal, "the runtime panicked"))) {
        Ok(()) => std::ptr::null_mut(),
        Err(error) => Box::into_raw(Box::new(error)),
    }
}

/// The text of a C string that must not be null.
///
/// # Safety
/// It ends in a NUL.
unsafe fn text<'a>(pointer: *const c_char, what: &str) -> Result<&'a str, Error> {
    if pointer.is_null() {
        return Err(Error::new(Code::InvalidArgument, format!("{what} must not be NULL")));
    }
    // SAFETY: the caller's promise.
    let text = unsafe { CStr::from_ptr(pointer) };
    text.to_str().map_err(|_| Error::new(Code::InvalidArgument, format!("{what} must be UTF-8, got {text:?}")))
}
