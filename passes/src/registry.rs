// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Every pass of the project, once: its argument, phase, and whether a program may be compiled without it.
use crate::{Phase, pipeline};
use shale_bridge::{Pass, register};
use shale_lowering::{buffers, contract, expand_math, kernels, llvm, stablehlo_to_linalg, vector};
use std::sync::Once;

/// Whether a pass may be switched off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// A later pass relies on what it establishes.
    Required,
    /// It only makes programs better.
    Optional,
}

#[derive(Clone, Copy)]
pub struct PassEntry {
    pub argument: &'static str,
    pub summary: &'static str,
    pub phase: Phase,
    pub need: Need,
    register: fn(),
}

const fn entry<P: Pass>(phase: Phase, need: Need) -> PassEntry {
    PassEntry { argument: P::ARGUMENT, summary: P::SUMMARY, phase, need, register: register::<P> }
}

use Need::*;
pub const PASSES: &[PassEntry] = &[
    entry::<crate::legality::CheckPhase>(Phase::Input, Required),
    entry::<crate::input::LegalizeVhlo>(Phase::Input, Required),
    entry::<crate::input::LegalizeToVhlo>(Phase::Input, Optional),
    entry::<crate::input::CheckProgram>(Phase::Input, Required),
    entry::<crate::input::LegalizeComposites>(Phase::Input, Required),
    entry::<crate::input::CanonicalizeDynamicOps>(Phase::Input, Optional),
    entry::<crate::input::RefineShapes>(Phase::Input, Required),
    entry::<crate::input::EmbedResources>(Phase::Input, Required),
    entry::<crate::input::AssignDonations>(Phase::Input, Required),
    entry::<crate::input::LegalizeChlo>(Phase::Input, Required),
    entry::<crate::input::LegalizeQuantized>(Phase::Input, Required),
    entry::<crate::input::LegalizeCollectives>(Phase::Input, Required),
    entry::<crate::input::DecomposeOperations>(Phase::Input, Required),
    entry::<crate::input::LegalizeRandom>(Phase::Input, Required),
    entry::<crate::input::FlattenTuplesAndTokens>(Phase::Input, Required),
    entry::<crate::input::SinkConstants>(Phase::Input, Required),
    entry::<crate::input::OutlineChecks>(Phase::Input, Required),
    entry::<crate::split_complex::SplitComplex>(Phase::Optimize, Required),
    entry::<crate::unroll_loops::UnrollLoops>(Phase::Optimize, Optional),
    entry::<crate::simplify::Simplify>(Phase::Optimize, Optional),
    entry::<crate::initializer::ExtractInitializer>(Phase::Optimize, Optional),
    entry::<crate::shard::DropShardings>(Phase::Shard, Required),
    entry::<stablehlo_to_linalg::OrientProducts>(Phase::Linalg, Optional),
    entry::<stablehlo_to_linalg::LowerToLinalg>(Phase::Linalg, Required),
    entry::<stablehlo_to_linalg::HoistInvariants>(Phase::Linalg, Optional),
    entry::<kernels::SinkBroadcasts>(Phase::Kernel, Optional),
    entry::<kernels::FuseElementwise>(Phase::Kernel, Optional),
    entry::<kernels::AlignContractions>(Phase::Kernel, Optional),
    entry::<kernels::ScalarizeLoops>(Phase::Kernel, Optional),
    entry::<kernels::OutlineKernels>(Phase::Kernel, Required),
    entry::<kernels::DeduplicateKernels>(Phase::Kernel, Optional),
    entry::<kernels::SelectStreams>(Phase::Kernel, Optional),
    entry::<vector::VectorizeKernels>(Phase::Vector, Required),
    entry::<buffers::ShortenLifetimes>(Phase::Buffer, Optional),
    entry::<buffers::AllocateDynamicTensors>(Phase::Buffer, Required),
    entry::<buffers::PlanHostMemory>(Phase::Buffer, Required),
    entry::<buffers::ShareCopies>(Phase::Buffer, Optional),
    entry::<buffers::BufferizeKernels>(Phase::Buffer, Required),
    entry::<buffers::PromoteKernelAllocations>(Phase::Buffer, Required),
    entry::<contract::ExpandContract>(Phase::Llvm, Required),
    entry::<llvm::ExpandCopies>(Phase::Llvm, Required),
    entry::<expand_math::ExpandMath>(Phase::Llvm, Required),
    entry::<expand_math::WidenHalfFloats>(Phase::Llvm, Required),
    entry::<llvm::StreamStores>(Phase::Llvm, Optional),
    entry::<llvm::LowerEntries>(Phase::Llvm, Required),
    entry::<llvm::MoveHalfFloats>(Phase::Llvm, Required),
];

/// Puts all passes and pipelines of the project into MLIR's registry; calling it again changes nothing.
pub fn register_all() {
    static DONE: Once = Once::new();
    DONE.call_once(|| {
        for pass in PASSES {
            (pass.register)();
        }
        pipeline::register_all();
    });
}
