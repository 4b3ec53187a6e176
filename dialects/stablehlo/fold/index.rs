// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Folders of operations whose places are data.
use super::{
    constant,
    elements::{Constant, position, strides, tabulate},
    number::Kind,
    result_type, value,
};
use crate::{
    stablehlo::*,
    support::{FoldSite, Folded, TensorType},
};
use melior::ir::Attribute;

/// The place of a block, clamped so that the block lies inside.
fn starts(indices: &[Option<Attribute>], whole: &[i64], block: &[i64]) -> Option<Vec<i64>> {
    let start = |(index, (whole, block)): (&Option<Attribute>, (&i64, &i64))| {
        let index = Constant::of(*index)?;
        let start = Kind::of(index.tensor().element_type())?.integer(index.splat()?)?;
        i64::try_from(start.clamp(0, (whole - block).into())).ok()
    };
    indices.iter().zip(whole.iter().zip(block)).map(start).collect()
}

pub fn dynamic_slice<'c, 'a>(site: &FoldSite<'c, DynamicSliceOp<'c, 'a>>) -> Folded<'c, 'a> {
    let operation = site.op.operation();
    // A block of the size of the operand can start only at 0.
    if TensorType::of(site.op.operand()).is_static()
        && let Some(folded) = value(operation, site.op.operand())
    {
        return Some(folded);
    }
    let operand = Constant::of(site.constant(0))?;
    if let Some(splat) = operand.splat() {
        return constant(operation, super::Data::Splat(splat));
    }
    let shape = operand.tensor().shape();
    let starts = starts(&site.constants()[1..], &shape, &site.op.slice_sizes())?;
    let strides = strides(&shape);
    let data = tabulate(&result_type(operation)?.shape(), |index| {
        Some(operand.get(position(index.iter().zip(&starts).map(|(i, start)| i + start), &strides)))
    })?;
    constant(operation, data)
}

pub fn dynamic_update_slice<'c, 'a>(site: &FoldSite<'c, DynamicUpdateSliceOp<'c, 'a>>) -> Folded<'c, 'a> {
    let operation = site.op.operation();
    let (whole, block) = (TensorType::of(site.op.operand()), TensorType::of(site.op.update()));
    if whole.is_static() && whole == block {
        return value(operation, site.op.update());
    }
    if block.element_count() == Some(0) {
        return value(operation, site.op.operand());
    }
    let (operand, update) = (Constant::of(site.constant(0))?, Constant::of(site.constant(1))?);
    if let (Some(a), Some(b)) = (operand.splat(), update.splat())
        && a == b
    {
        return value(operation, site.op.operand());
    }
    let (shape, sizes) = (whole.shape(), block.shape());
    let starts = starts(&site.constants()[2..], &shape, &sizes)?;
    let (outer, inner) = (strides(&shape), strides(&sizes));
    let data = tabulate(&result_type(operation)?.shape(), |index| {
        let place = || index.iter().zip(&starts).map(|(i, start)| i - start);
        let inside = place().zip(&sizes).all(|(i, size)| (0..*size).contains(&i));
        Some(if inside {
            update.get(position(place(), &inner))
        } else {
            operand.get(position(index.iter().copied(), &outer))
        })
    })?;
    constant(operation, data)
}
