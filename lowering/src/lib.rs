// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Lowering of StableHLO programs to machine code, phase by phase (see ARCHITECTURE.md).
pub mod stablehlo_to_linalg;
pub mod storage;
