// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! What the objects of `shale-compile --emit=obj` and `--emit=so` call: a program whose artifact is part of the binary.
use crate::{Code, Error, Program, guarded};
use shale_runtime::{Artifact, Executable, Options};
use std::{
    cell::RefCell,
    ffi::{CString, c_char, c_void},
    sync::{
        Mutex,
        atomic::{AtomicPtr, AtomicU32, Ordering::*},
    },
};

/// Held while a program is loaded, so that it is loaded once.
static LOADING: Mutex<()> = Mutex::new(());

thread_local! {
    /// The message of this thread's last failed call.
    static MESSAGE: RefCell<CString> = RefCell::default();
}

/// Runs the program whose artifact is `size` bytes at `bytes`; the first call loads it into `slot`. Returns null, or a message
/// that lives until this thread's next call.
///
/// # Safety
/// The bytes and the slot, null at first, live as long as the process; buffers as for `shale_program_run`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shale_embedded_run(
    bytes: *const c_void,
    size: usize,
    slot: *const AtomicPtr<Program>,
    inputs: *const *const c_void,
    outputs: *const *mut c_void,
) -> *const c_char {
    let error = guarded(|| {
        // SAFETY: the caller's promise.
        let program = unsafe { loaded(bytes, size, &*slot)? };
        // SAFETY: the caller's promise.
        unsafe { program.run(inputs, outputs, &AtomicU32::new(0)) }
    });
    if error.is_null() {
        return std::ptr::null();
    }
    // SAFETY: made by `guarded`.
    let error = unsafe { Box::from_raw(error) };
    let keep = |message: &RefCell<CString>| {
        let mut message = message.borrow_mut();
        *message = error.message().to_owned();
        message.as_ptr()
    };
    MESSAGE.try_with(keep).unwrap_or(c"the program failed while its thread ended".as_ptr())
}

/// # Safety
/// As [`shale_embedded_run`].
unsafe fn loaded<'a>(bytes: *const c_void, size: usize, slot: &AtomicPtr<Program>) -> Result<&'a Program, Error> {
    let mut program = slot.load(Acquire);
    if program.is_null() {
        let _guard = LOADING.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        program = slot.load(Acquire);
        if program.is_null() {
            // SAFETY: the caller's promise: they live as long as the process.
            let bytes: &'static [u8] = unsafe { std::slice::from_raw_parts(bytes.cast::<u8>(), size) };
            let artifact =
                Artifact::from_static(bytes).map_err(|e| Error::new(Code::InvalidArtifact, e.to_string()))?;
            program = Box::into_raw(Box::new(Program::new(Executable::load(artifact, Options::default())?)?));
            slot.store(program, Release);
        }
    }
    // SAFETY: stored once, never freed.
    Ok(unsafe { &*program })
}
