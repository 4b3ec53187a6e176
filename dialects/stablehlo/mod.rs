// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! The operations of the StableHLO specification.
pub(crate) mod check;
mod fold;
pub(crate) mod infer;
pub(crate) mod verify;

generated!("stablehlo");
