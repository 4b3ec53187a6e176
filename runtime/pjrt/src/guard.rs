// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! The border to C: every function of the API goes through here.
use crate::{abi, error::Error, object};

/// What an implementation returns.
pub type Result<T = ()> = std::result::Result<T, Error>;

/// Runs an implementation on its arguments; gives C the error, null for none. A panic becomes an error.
///
/// # Safety
/// `args` is null or leads to the arguments of the function, with their size in the first field, as in every struct of the
/// API.
pub unsafe fn call<A: abi::Struct>(args: *mut A, body: impl FnOnce(&mut A) -> Result) -> *mut abi::Error {
    let run = || {
        // SAFETY: the caller's promise; the first field is the size that the caller knows.
        let size = unsafe { args.cast::<usize>().as_ref() }.copied();
        if size.is_none_or(|size| size < A::USED) {
            return Err(Error::invalid(format!(
                "arguments must have at least {} bytes, got {}: the caller is older than PJRT {}.{}",
                A::USED,
                size.unwrap_or(0),
                abi::MAJOR_VERSION,
                abi::MINOR_VERSION
            )));
        }
        // SAFETY: not null, with all fields; padding behind the last one is not read.
        body(unsafe { &mut *args })
    };
    match shale_bridge::guard::catch(run) {
        Ok(Ok(())) => std::ptr::null_mut(),
        Ok(Err(error)) => object::give(error),
        Err(panic) => object::give(Error::internal(panic)),
    }
}

/// A function of C's shape around an implementation.
macro_rules! entry {
    ($name:ident($args:ident) = $implementation:path) => {
        unsafe extern "C" fn $name(args: *mut $args) -> *mut crate::abi::Error {
            // SAFETY: the caller passes this function's own arguments.
            unsafe { crate::guard::call(args, $implementation) }
        }
    };
}
pub(crate) use entry;
