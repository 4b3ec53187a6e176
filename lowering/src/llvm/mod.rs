// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! The `llvm` phase: kernels and host functions become functions of the llvm dialect, and these become object code.
mod embed;
mod emit;
mod expand_copies;
mod externals;
mod lower_entries;
mod move_half_floats;
mod split;
mod stream_stores;

pub use embed::embedding_object;
pub use emit::{Object, ObjectCache, assembly, emit_objects, llvm_ir};
pub use expand_copies::ExpandCopies;
pub use lower_entries::LowerEntries;
pub use move_half_floats::MoveHalfFloats;
pub use stream_stores::StreamStores;

/// The passes of the phase for a `builtin.module`, in order.
pub const PIPELINE: &[&str] = &[
    "shale.kernel(shale-expand-contract,shale-expand-copies,convert-linalg-to-loops,shale-expand-math,shale-widen-half-floats,\
     shale-stream-stores)",
    "shale-lower-entries",
    // Function by function, so that MLIR runs it on several threads.
    "llvm.func(convert-vector-to-scf{full-unroll=true},lower-affine,expand-strided-metadata,lower-affine,convert-scf-to-cf,\
     convert-vector-to-llvm{force-32bit-vector-indices=false},\
     convert-to-llvm{filter-dialects=memref,arith,cf,index,ub,math},reconcile-unrealized-casts,shale-move-half-floats,\
     canonicalize,cse)",
];
