// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Lowering, phase by phase: StableHLO → linalg → kernels → vectors → buffers → machine code.
pub mod buffers;
pub mod contract;
pub mod expand_math;
pub mod kernels;
pub mod llvm;
pub mod stablehlo_to_linalg;
pub mod storage;
pub mod target;
pub mod vector;
