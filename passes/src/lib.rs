// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! The compiler's passes, their registry and their order.
pub mod initializer;
pub mod input;
pub mod legality;
pub mod phase;
pub mod pipeline;
pub mod registry;
pub mod shard;
pub mod simplify;
mod split_complex;
mod unroll_loops;

pub use phase::Phase;
