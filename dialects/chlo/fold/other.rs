// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
use crate::{
    chlo::ConstantOp,
    support::{FoldSite, Folded},
};

/// A constant is its value.
pub fn constant<'c, 'a>(site: &FoldSite<'c, ConstantOp<'c, 'a>>) -> Folded<'c, 'a> {
    Some(vec![site.op.value().into()])
}
