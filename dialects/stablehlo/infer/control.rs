// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Types of control flow that gives what it takes.
use crate::support::{InferSite, Inferred};
use melior::ir::ValueLike;

pub fn optimization_barrier<'c>(site: &InferSite<'c, '_>) -> Inferred<'c> {
    Ok(site.operands().iter().map(|v| v.r#type()).collect())
}

pub fn r#while<'c>(site: &InferSite<'c, '_>) -> Inferred<'c> {
    Ok(site.operands().iter().map(|v| v.r#type()).collect())
}
