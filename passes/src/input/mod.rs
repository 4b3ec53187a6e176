// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! The `input` phase: programs as they come to StableHLO with explicit conventions.
mod captures;
mod checks;
mod chlo;
mod composites;
mod donation;
mod flatten;
mod program;
mod random;
mod resources;
mod vhlo;
mod vhlo_attributes;

pub use captures::SinkConstants;
pub use checks::OutlineChecks;
pub use chlo::LegalizeChlo;
pub use composites::LegalizeComposites;
pub use donation::AssignDonations;
pub use flatten::FlattenTuplesAndTokens;
pub use program::CheckProgram;
pub use random::LegalizeRandom;
pub use resources::EmbedResources;
pub use vhlo::LegalizeVhlo;
