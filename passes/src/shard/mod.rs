// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! The `shard` phase: the program of one device.
mod drop_shardings;
mod foreign_attributes;

pub use drop_shardings::DropShardings;
