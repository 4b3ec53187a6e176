// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! The operations of the StableHLO specification.
pub(crate) mod check;
mod fold;
pub(crate) mod infer;
mod result_types;
pub(crate) mod verify;

pub use fold::{fold, integers};
pub use result_types::{known_results, result_types};

generated!("stablehlo");
