// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! The operations of the StableHLO specification.
pub(crate) mod bounds;
pub(crate) mod check;
pub mod einsum;
mod fold;
pub(crate) mod infer;
pub(crate) mod replica_groups;
mod result_types;
pub(crate) mod verify;

pub use fold::{fold, integers};
pub use replica_groups::{groups, pairs};
pub use result_types::{known_results, result_types};

generated!("stablehlo");
