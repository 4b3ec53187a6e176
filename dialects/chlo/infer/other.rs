// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Types of operations with a rule of their own.
use crate::{
    stablehlo::{
        bounds::{self, extents},
        check::require,
    },
    support::{DYNAMIC, InContext, InferSite, Inferred},
};
use melior::ir::{Attribute, AttributeLike, Type};

/// The largest elements and their indices: the operand's shape with `k` as the last size.
pub fn top_k<'c>(site: &InferSite<'c, '_>) -> Inferred<'c> {
    let (operand, k) = (site.tensor(0)?, site.integer("k")?);
    let mut shape = extents(operand);
    let Some(last) = shape.last_mut() else { return Err("operand must have at least rank 1, got rank 0".into()) };
    require(last.limit() == DYNAMIC || k <= last.limit(), || {
        format!("k must be at most the size of the last dimension, {last}, got {k}")
    })?;
    *last = k.into();
    // SAFETY: the context is alive.
    let index = unsafe { Type::from_raw(mlir_sys::mlirIntegerTypeGet(site.raw_context(), 32)) };
    Ok(vec![bounds::tensor(&shape, operand.element()).into(), bounds::tensor(&shape, index).into()])
}

/// A constant in the operand's shape.
pub fn constant_like<'c>(site: &InferSite<'c, '_>) -> Inferred<'c> {
    let value = site.get::<Attribute>("value")?;
    Ok(vec![site.tensor(0)?.with_element(value.r#type()).into()])
}
