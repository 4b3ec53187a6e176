// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Runs what the compiler made, without MLIR or LLVM.
//!
//! [`artifact`] is the versioned result of a compilation, [`loader`] makes its object code executable, [`host`] is the
//! binary interface of the generated code, [`threads`] and [`memory`] serve it while it runs, [`executable`] puts all of
//! that together, and [`value`] holds tensors outside of a program: files, printing, comparison.
#![warn(missing_docs)]
// The project's code is free of `unsafe` outside the bridge and the interface to generated code, which is this crate.

pub mod artifact;
pub mod executable;
pub mod host;
pub mod loader;
pub mod memory;
pub mod threads;
pub mod value;

#[cfg(test)]
mod testing;

pub use artifact::Artifact;
pub use executable::{Executable, ExecutionError, Options};
pub use value::{
    Tensor,
    element_type::{ElementType, TensorType},
};
