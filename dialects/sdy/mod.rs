// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! How tensors are divided among devices.
pub(crate) mod verify;

generated!("sdy");
