// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Calls and barriers. Loops and branches on data have no lowering yet.
use super::{Rule, Site, attributes};
use crate::storage;
use melior::ir::{Type, Value};
use shale_bridge::{Emitted, ir};

pub const RULES: &[(&str, Rule)] = &[("func.call", call), ("stablehlo.optimization_barrier", barrier)];

/// A call that was not inlined, on storage types.
fn call<'c, 'a>(site: &Site<'c, 'a>) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    let callee = attributes::required(site.op, "callee")?;
    let results =
        site.results().into_iter().map(|t| storage::tensor_type(site.at.context, t)).collect::<Option<Vec<Type>>>();
    let results = results.ok_or_else(|| site.unsupported())?;
    Ok(ir::results(site.at.create("func.call", &site.operands, &[("callee", callee)], &results, vec![])))
}

/// What a barrier keeps apart has been kept apart when this phase comes.
fn barrier<'c, 'a>(site: &Site<'c, 'a>) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    Ok(site.operands.clone())
}
