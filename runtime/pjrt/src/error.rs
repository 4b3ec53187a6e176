// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Errors with a code and a message.
use crate::{
    abi::{self, code},
    guard::Result,
    object,
};
use shale_runtime::{ExecutionError, host::Status};

/// An error of the C API.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    /// `PJRT_Error_Code`.
    pub code: i32,
    pub message: String,
}

impl Error {
    pub fn new(code: i32, message: impl Into<String>) -> Self {
        Self { code, message: message.into() }
    }

    pub fn invalid(message: impl Into<String>) -> Self {
        Self::new(code::INVALID_ARGUMENT, message)
    }

    pub fn internal(message: impl Into<String>) -> Self {
        Self::new(code::INTERNAL, message)
    }

    /// Of a function that does not do what it is called for.
    pub fn unimplemented(what: &str) -> Self {
        Self::new(code::UNIMPLEMENTED, format!("{what} is not supported by Shale"))
    }
}

impl From<ExecutionError> for Error {
    fn from(error: ExecutionError) -> Self {
        let code = match error {
            ExecutionError::OutOfMemory(_) | ExecutionError::Tensor(_) => code::RESOURCE_EXHAUSTED,
            ExecutionError::Status { status: Status::Cancelled, .. } => code::CANCELLED,
            ExecutionError::Target(_) => code::FAILED_PRECONDITION,
            _ => code::INTERNAL,
        };
        Self::new(code, error.to_string())
    }
}

impl From<shale_runtime::memory::OutOfMemory> for Error {
    fn from(error: shale_runtime::memory::OutOfMemory) -> Self {
        Self::new(code::RESOURCE_EXHAUSTED, error.to_string())
    }
}

pub fn destroy(args: &mut abi::ErrorDestroyArgs) -> Result {
    drop(object::take(args.error));
    Ok(())
}

pub fn message(args: &mut abi::ErrorMessageArgs) -> Result {
    let error = object::borrow(args.error.cast_mut())?;
    object::set_text(&error.message, &mut args.message, &mut args.message_size);
    Ok(())
}

pub fn get_code(args: &mut abi::ErrorGetCodeArgs) -> Result {
    args.code = object::borrow(args.error.cast_mut())?.code;
    Ok(())
}

/// No error carries more than its message.
pub fn for_each_payload(args: &mut abi::ErrorForEachPayloadArgs) -> Result {
    object::borrow(args.error.cast_mut()).map(|_| ())
}
