// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! The `input` phase: programs as they come to StableHLO with explicit conventions.
mod checks;
mod chlo;
mod vhlo;
mod vhlo_attributes;

pub use checks::OutlineChecks;
pub use chlo::LegalizeChlo;
pub use vhlo::LegalizeVhlo;
