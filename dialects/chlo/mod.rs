// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Higher-level operations that frameworks use beside StableHLO.
pub(crate) mod infer;

generated!("chlo");
