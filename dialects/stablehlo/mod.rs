// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! The operations of the StableHLO specification.

generated!("stablehlo");
