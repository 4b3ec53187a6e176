// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Runs what the compiler made, without MLIR or LLVM.
//!
//! [`artifact`] is the versioned result of a compilation, [`loader`] makes its object code executable, [`host`] is the
//! binary interface of the generated code, [`threads`] and [`memory`] serve it while it runs, [`executable`] puts all of
//! that together, [`custom_call`] holds the functions that programs call by name, and [`value`] holds tensors outside of a program: files, printing, comparison.
#![warn(missing_docs)]
// What generated code and the operating system touch needs `unsafe`; nothing else does.
#![deny(unsafe_code)]

pub mod artifact;
#[allow(unsafe_code)]
pub mod custom_call;
#[allow(unsafe_code)]
pub mod executable;
#[allow(unsafe_code)]
pub mod host;
#[allow(unsafe_code)]
pub mod loader;
#[allow(unsafe_code)]
pub mod memory;
mod sync;
#[allow(unsafe_code)]
pub mod threads;
pub mod value;

#[cfg(test)]
mod testing;

pub use artifact::Artifact;
pub use executable::{Cancellation, Executable, ExecutionError, Options};
pub use value::{
    Tensor,
    element_type::{ElementType, TensorType},
};
