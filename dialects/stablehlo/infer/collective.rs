// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Types of operations that know of other devices.
use crate::support::{InContext, InferSite, Inferred, TensorType};
use melior::ir::Type;

pub fn partition_id<'c>(site: &InferSite<'c, '_>) -> Inferred<'c> {
    // SAFETY: the context is alive.
    let element = unsafe { Type::from_raw(mlir_sys::mlirIntegerTypeUnsignedGet(site.raw_context(), 32)) };
    Ok(vec![TensorType::new(&[], element).into()])
}

pub fn replica_id<'c>(site: &InferSite<'c, '_>) -> Inferred<'c> {
    partition_id(site)
}
