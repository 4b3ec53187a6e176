// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Constraints of meshes and shardings.
pub mod sharding;
