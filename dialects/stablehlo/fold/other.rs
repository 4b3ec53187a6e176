// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Folders of constants and tuples.
use super::value;
use crate::{
    stablehlo::*,
    support::{FoldResult, FoldSite, Folded},
};
use melior::ir::OperationRef;
use mlir_sys::*;

pub fn constant<'c, 'a>(site: &FoldSite<'c, ConstantOp<'c, 'a>>) -> Folded<'c, 'a> {
    Some(vec![FoldResult::Attribute(site.op.value())])
}

/// A component of a tuple that was just made.
pub fn get_tuple_element<'c, 'a>(site: &FoldSite<'c, GetTupleElementOp<'c, 'a>>) -> Folded<'c, 'a> {
    use melior::ir::ValueLike;
    let tuple = site.op.operand().to_raw();
    // SAFETY: the value is alive, and its kind is checked first.
    let owner = unsafe {
        if !mlirValueIsAOpResult(tuple) {
            return None;
        }
        OperationRef::from_raw(mlirOpResultGetOwner(tuple))
    };
    let component = *TupleOp::cast(owner)?.val().get(usize::try_from(site.op.index()).ok()?)?;
    value(site.op.operation(), component)
}
