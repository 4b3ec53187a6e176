// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! What melior and MLIR's C API lack, wrapped once and soundly: passes with options, rewrite patterns, PDL modules,
//! diagnostics with notes, parsing within limits, an operation builder, and the mains of MLIR's tools.
pub mod bufferize;
pub mod builder;
mod bytecode;
pub mod diagnostic;
pub mod edit;
pub mod function;
pub mod guard;
mod hoist;
pub mod inference;
pub mod ir;
pub mod limits;
pub mod pass;
pub mod pdl;
pub mod pipeline;
pub mod rewrite;
pub mod source;
mod target;
pub mod tool;
pub mod types;

pub use bufferize::bufferize;
pub use builder::Builder;
pub use diagnostic::{Diagnostic, Emitted};
pub use hoist::hoist_loop_invariants;
pub use limits::Limits;
pub use pass::{DialectHandle, Options, Pass, PassOption, State, register};
pub use pdl::PdlModule;
pub use pipeline::{Pipeline, register_pipeline};
pub use rewrite::{FrozenPatterns, Matched, Patterns, Rewriter};
pub use source::Source;
pub use target::reduced_features;

use mlir_sys::MlirStringRef;

/// A string of C's shape that borrows `text`; also usable in constants.
pub const fn string_ref(text: &str) -> MlirStringRef {
    MlirStringRef { data: text.as_ptr().cast(), length: text.len() }
}

/// The candidate that `name` is most likely a misspelling of, if any is near.
pub fn nearest<'a>(name: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    candidates
        .into_iter()
        .map(|candidate| (strsim::damerau_levenshtein(name, candidate), candidate))
        .filter(|(distance, candidate)| *distance <= 1 + name.len().max(candidate.len()) / 4)
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, candidate)| candidate)
}
