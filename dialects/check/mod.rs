// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Expectations of test programs.
pub(crate) mod verify;

generated!("check");
