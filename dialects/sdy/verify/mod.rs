// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Constraints of meshes and shardings.
mod attributes;
mod axes;
pub mod collective;
mod edges;
pub mod propagation;
mod rule;
pub mod sharding;
