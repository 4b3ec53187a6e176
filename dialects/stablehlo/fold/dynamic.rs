// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Folders of operations whose sizes are data.
use super::{constant, elements::Data};
use crate::{
    stablehlo::*,
    support::{FoldSite, Folded, TensorType},
};

/// Where the type says the size.
pub fn get_dimension_size<'c, 'a>(site: &FoldSite<'c, GetDimensionSizeOp<'c, 'a>>) -> Folded<'c, 'a> {
    let dimension = usize::try_from(site.op.dimension()).ok()?;
    let size = TensorType::of(site.op.operand()).dimension(dimension)?;
    constant(site.op.operation(), Data::Splat(i32::try_from(size).ok()? as u128))
}
