// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! The `input` phase: programs as they come to StableHLO with explicit conventions.
mod canonicalize_dynamic_ops;
mod captures;
mod checks;
mod chlo;
mod code;
mod collectives;
mod composites;
mod decompose;
mod donation;
mod flatten;
mod legalize_to_vhlo;
mod program;
mod quantized;
mod random;
mod refine_shapes;
mod resources;
mod vhlo;
pub(crate) mod vhlo_attributes;
mod vhlo_defaults;

pub use canonicalize_dynamic_ops::CanonicalizeDynamicOps;
pub use captures::SinkConstants;
pub use checks::OutlineChecks;
pub use chlo::LegalizeChlo;
pub use collectives::LegalizeCollectives;
pub use composites::LegalizeComposites;
pub use decompose::DecomposeOperations;
pub use donation::{AssignDonations, is_donor};
pub use flatten::FlattenTuplesAndTokens;
pub use legalize_to_vhlo::LegalizeToVhlo;
pub use program::CheckProgram;
pub use quantized::LegalizeQuantized;
pub use random::LegalizeRandom;
pub use refine_shapes::{ARGUMENT_TYPES, Argument, RefineShapes, specialize};
pub use resources::EmbedResources;
pub use vhlo::LegalizeVhlo;
