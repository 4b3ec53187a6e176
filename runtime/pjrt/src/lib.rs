// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Shale as a device of JAX: a plugin for PJRT's C API.
//!
//! [`abi`] declares the API, [`guard`] is its border, [`object`] connects handles with objects; the other modules are one kind
//! of object each. Programs come as portable artifacts, are compiled by the crate `shale` and run by `shale-runtime`.
pub mod abi;
#[cfg(test)]
mod api_tests;
mod buffer;
mod client;
mod compile;
mod device;
mod element;
mod error;
mod event;
mod executable;
mod execute;
mod extensions;
mod guard;
mod object;
mod options;
mod plugin;
mod process;
mod promise;
mod protobuf;
mod storage;
mod stream;
mod strides;
mod topology;
mod transfer;

/// Custom calls whose functions are C, as `shale.h` of the runtime has them.
pub use shale_rt::shale_register_custom_call;

/// The table of functions: the one symbol that PJRT looks up in a plugin.
#[unsafe(no_mangle)]
pub extern "C" fn GetPjrtApi() -> *const abi::Api {
    &raw const abi::API
}
