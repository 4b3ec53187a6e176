// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Errors as values.
use shale_runtime::{ExecutionError, host::Status};
use std::ffi::{CString, c_char};

/// `shale_error_code`.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Code {
    /// What the caller gave does not fit.
    InvalidArgument = 1,
    /// A file that cannot be read, is no artifact, or is damaged.
    InvalidArtifact = 2,
    /// Compiled for another machine.
    WrongTarget = 3,
    /// The program calls what nobody registered.
    UnknownCustomCall = 4,
    /// No memory.
    OutOfMemory = 5,
    /// Stopped by the caller.
    Cancelled = 6,
    /// The program failed.
    Failed = 7,
    /// A bug of the runtime.
    Internal = 8,
}

/// `shale_error`.
pub struct Error {
    code: Code,
    message: CString,
}

impl Error {
    pub(crate) fn new(code: Code, message: impl Into<String>) -> Self {
        // A NUL would end the text early.
        let message = CString::new(message.into().replace('\0', "\\0")).unwrap_or_default();
        Self { code, message }
    }

    pub(crate) fn message(&self) -> &std::ffi::CStr {
        &self.message
    }
}

impl From<ExecutionError> for Error {
    fn from(error: ExecutionError) -> Self {
        use ExecutionError as E;
        let code = match &error {
            E::Open(_) | E::Artifact(_) | E::Load(_) | E::MissingEntry(_) => Code::InvalidArtifact,
            E::Target(_) => Code::WrongTarget,
            E::Dynamic(_)
            | E::Count { .. }
            | E::InputType { .. }
            | E::BufferSize { .. }
            | E::BufferAlignment { .. } => Code::InvalidArgument,
            E::UnknownCustomCall { .. } => Code::UnknownCustomCall,
            E::OutOfMemory(_) | E::Tensor(_) | E::Allocation { .. } | E::Status { status: Status::OutOfMemory, .. } => {
                Code::OutOfMemory
            }
            E::Status { status: Status::Cancelled, .. } => Code::Cancelled,
            E::Status { status: Status::Internal, .. } => Code::Internal,
            E::CustomCall { .. } | E::Assertion { .. } | E::Status { .. } | E::Memory { .. } => Code::Failed,
        };
        Self::new(code, error.to_string())
    }
}

/// See `shale.h`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shale_error_get_code(error: *const Error) -> Code {
    // SAFETY: null, or an error that this library made.
    unsafe { error.as_ref() }.map_or(Code::InvalidArgument, |error| error.code)
}

/// See `shale.h`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shale_error_message(error: *const Error) -> *const c_char {
    // SAFETY: null, or an error that this library made.
    unsafe { error.as_ref() }.map_or(c"no error".as_ptr(), |error| error.message.as_ptr())
}

/// See `shale.h`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shale_error_free(error: *mut Error) {
    if !error.is_null() {
        // SAFETY: made by `Box::into_raw`, freed once.
        drop(unsafe { Box::from_raw(error) });
    }
}
