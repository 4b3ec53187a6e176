// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Higher-level operations that frameworks use beside StableHLO.
mod fold;
pub(crate) mod infer;
pub(crate) mod verify;

pub use verify::other::{RaggedMode, prefix as ragged_prefix};

generated!("chlo");
