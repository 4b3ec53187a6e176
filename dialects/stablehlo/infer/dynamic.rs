// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Types of operations whose sizes are data.
use crate::{
    stablehlo::check::*,
    support::{InContext, InferSite, Inferred, TensorType},
};
use melior::ir::Type;

pub fn get_dimension_size<'c>(site: &InferSite<'c, '_>) -> Inferred<'c> {
    dimensions("dimension", &[site.integer("dimension")?], site.tensor(0)?.rank())?;
    // SAFETY: the context is alive.
    let element = unsafe { Type::from_raw(mlir_sys::mlirIntegerTypeGet(site.raw_context(), 32)) };
    Ok(vec![TensorType::new(&[], element).into()])
}
