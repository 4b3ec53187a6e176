// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! The `buffer` phase: tensors become memrefs, and the host program's memory is planned.
mod allocate_dynamic_tensors;
mod branches;
mod bufferize_kernels;
mod emission;
mod liveness;
mod loop_positions;
mod loop_state;
mod offsets;
mod ownership;
mod plan_host_memory;
mod promote_kernel_allocations;
mod roles;
mod share_copies;
mod shorten_lifetimes;
mod storage_plan;

pub use allocate_dynamic_tensors::AllocateDynamicTensors;
pub use bufferize_kernels::BufferizeKernels;
pub use offsets::{ALIGNMENT, Interval, Position, Spare, place};
pub use plan_host_memory::PlanHostMemory;
pub use promote_kernel_allocations::PromoteKernelAllocations;
pub use roles::{Access, DONATION, Role};
pub use share_copies::ShareCopies;
pub use shorten_lifetimes::ShortenLifetimes;

use melior::ir::Type;
use shale_bridge::{ir, types};

/// The passes of the phase for a `builtin.module`, in order.
///
/// `canonicalize` right after bufferization lets the self-copies of operands that were computed in place appear, `cse` merges
/// the views that name them, and the second `canonicalize` removes the copies. Kernels come first: they say what scratch memory
/// the host program must provide.
pub const PIPELINE: &[&str] = &[
    "shale.kernel(shale-bufferize-kernels,canonicalize,cse,canonicalize)",
    "shale-promote-kernel-allocations",
    "shale-shorten-lifetimes",
    "shale-allocate-dynamic-tensors",
    "shale-plan-host-memory",
    "shale-share-copies",
];

/// Bytes of one element in memory; none for a type that has no storage.
pub fn element_bytes(element: Type) -> Option<i64> {
    if types::is_complex(element) {
        // SAFETY: the kind is checked.
        let part =
            unsafe { Type::from_raw(mlir_sys::mlirComplexTypeGetElementType(melior::ir::TypeLike::to_raw(&element))) };
        return Some(2 * element_bytes(part)?);
    }
    if types::is_index(element) {
        return Some(8);
    }
    types::width(element).map(|bits| i64::from(bits.div_ceil(8)).max(1))
}

/// Bytes of a static tensor, memref or vector; none when a dimension is dynamic, the size overflows or the element has no storage.
pub fn bytes(r#type: Type) -> Option<i64> {
    let mut total = element_bytes(ir::element_type(r#type))?;
    let shape = ir::shape(r#type);
    if shape.iter().any(|&size| size < 0) {
        return None;
    }
    if shape.contains(&0) {
        return Some(0);
    }
    for size in shape {
        total = total.checked_mul(size)?;
    }
    Some(total)
}
