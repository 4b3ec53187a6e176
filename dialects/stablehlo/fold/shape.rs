// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Folders of operations that move elements.
use super::{
    constant,
    elements::{Constant, Data, position, strides, tabulate},
    number::Kind,
    result_type, value,
};
use crate::{
    stablehlo::*,
    support::{FoldSite, Folded, TensorType},
};
use melior::ir::{Attribute, OperationRef};

/// The most elements of an `iota` that become a constant: a large one is cheaper to compute than to load.
const IOTA_LIMIT: i64 = 64;

/// Takes every element of the only result from the operand's element at an index; once if that is a splat.
fn moved<'c, 'a>(
    operation: OperationRef<'c, 'a>,
    operand: Option<Attribute<'c>>,
    from: impl Fn(&[i64], &mut Vec<i64>),
) -> Folded<'c, 'a> {
    let operand = Constant::of(operand)?;
    if let Some(splat) = operand.splat() {
        return constant(operation, Data::Splat(splat));
    }
    let strides = strides(&operand.tensor().shape());
    let mut source = vec![];
    let data = tabulate(&result_type(operation)?.shape(), |index| {
        source.clear();
        from(index, &mut source);
        Some(operand.get(position(source.iter().copied(), &strides)))
    })?;
    constant(operation, data)
}

fn is_sequence(values: &[i64]) -> bool {
    values.iter().copied().eq(0..values.len() as i64)
}

pub fn broadcast<'c, 'a>(site: &FoldSite<'c, BroadcastOp<'c, 'a>>) -> Folded<'c, 'a> {
    let new = site.op.broadcast_sizes().len();
    if new == 0 {
        return value(site.op.operation(), site.op.operand());
    }
    moved(site.op.operation(), site.constant(0), |index, source| source.extend(&index[new..]))
}

/// Elements of a constant at most, if it only repeats another one.
const MOST_REPEATED: i64 = 64;

pub fn broadcast_in_dim<'c, 'a>(site: &FoldSite<'c, BroadcastInDimOp<'c, 'a>>) -> Folded<'c, 'a> {
    let dims = site.op.broadcast_dimensions();
    if is_sequence(&dims)
        && let Some(folded) = value(site.op.operation(), site.op.operand())
    {
        return Some(folded);
    }
    let shape = TensorType::of(site.op.operand()).shape();
    // Repeating elements costs nothing where they are used, and memory as a constant.
    let count: i64 = result_type(site.op.operation())?.shape().iter().product();
    if count > shape.iter().product::<i64>().max(MOST_REPEATED) && Constant::of(site.constant(0))?.splat().is_none() {
        return None;
    }
    moved(site.op.operation(), site.constant(0), |index, source| {
        source.extend(dims.iter().zip(&shape).map(|(d, size)| if *size == 1 { 0 } else { index[*d as usize] }));
    })
}

pub fn concatenate<'c, 'a>(site: &FoldSite<'c, ConcatenateOp<'c, 'a>>) -> Folded<'c, 'a> {
    let operation = site.op.operation();
    if let [only] = site.op.inputs().as_slice() {
        return value(operation, *only);
    }
    let inputs = site.constants().iter().map(|input| Constant::of(*input)).collect::<Option<Vec<_>>>()?;
    // Of inputs without elements the splat does not count.
    let splats: Vec<_> = inputs.iter().filter(|input| input.count() > 0).map(Constant::splat).collect();
    if let Some(Some(splat)) = splats.first()
        && splats.iter().all(|other| *other == Some(*splat))
    {
        return constant(operation, Data::Splat(*splat));
    }
    let along = usize::try_from(site.op.dimension()).ok()?;
    let shapes: Vec<_> = inputs.iter().map(|input| input.tensor().shape()).collect();
    let all_strides: Vec<_> = shapes.iter().map(|shape| strides(shape)).collect();
    let data = tabulate(&result_type(operation)?.shape(), |index| {
        let mut index = index.to_vec();
        let mut input = 0;
        while index[along] >= shapes[input][along] {
            index[along] -= shapes[input][along];
            input += 1;
        }
        Some(inputs[input].get(position(index, &all_strides[input])))
    })?;
    constant(operation, data)
}

/// Only a short one, and only where every index is a number of the element type.
pub fn iota<'c, 'a>(site: &FoldSite<'c, IotaOp<'c, 'a>>) -> Folded<'c, 'a> {
    let operation = site.op.operation();
    let result = result_type(operation)?;
    let (shape, along) = (result.shape(), usize::try_from(site.op.iota_dimension()).ok()?);
    let kind = Kind::of(result.element_type())?;
    if shape[along] == 1 {
        return constant(operation, Data::Splat(0));
    }
    if result.element_count()? > IOTA_LIMIT {
        return None;
    }
    let data = tabulate(&shape, |index| match kind {
        Kind::Float(..) => {
            kind.round(index[along] as f64).filter(|bits| kind.float(*bits) == Some(index[along] as f64))
        }
        _ => Some(kind.wrap(index[along].into())).filter(|bits| kind.integer(*bits) == Some(index[along].into())),
    })?;
    constant(operation, data)
}

pub fn pad<'c, 'a>(site: &FoldSite<'c, PadOp<'c, 'a>>) -> Folded<'c, 'a> {
    let (op, operation) = (site.op, site.op.operation());
    let (low, high, interior) = (op.edge_padding_low(), op.edge_padding_high(), op.interior_padding());
    if [&low, &high, &interior].iter().all(|list| list.iter().all(|padding| *padding == 0)) {
        return value(operation, op.operand());
    }
    let (operand, padding) = (Constant::of(site.constant(0))?, Constant::of(site.constant(1))?.splat()?);
    if operand.count() == 0 || operand.splat() == Some(padding) {
        return constant(operation, Data::Splat(padding));
    }
    let shape = operand.tensor().shape();
    let strides = strides(&shape);
    let data = tabulate(&result_type(operation)?.shape(), |index| {
        let mut source = Vec::with_capacity(index.len());
        for d in 0..index.len() {
            let (at, step) = (index[d] - low[d], interior[d] + 1);
            if at < 0 || at % step != 0 || at / step >= shape[d] {
                return Some(padding);
            }
            source.push(at / step);
        }
        Some(operand.get(position(source, &strides)))
    })?;
    constant(operation, data)
}

pub fn reshape<'c, 'a>(site: &FoldSite<'c, ReshapeOp<'c, 'a>>) -> Folded<'c, 'a> {
    let operation = site.op.operation();
    if let Some(folded) = value(operation, site.op.operand()) {
        return Some(folded);
    }
    let operand = Constant::of(site.constant(0))?;
    if let Some(splat) = operand.splat() {
        return constant(operation, Data::Splat(splat));
    }
    let mut next = 0..operand.count();
    constant(operation, tabulate(&result_type(operation)?.shape(), |_| next.next().map(|i| operand.get(i)))?)
}

pub fn reverse<'c, 'a>(site: &FoldSite<'c, ReverseOp<'c, 'a>>) -> Folded<'c, 'a> {
    let shape = TensorType::of(site.op.operand()).shape();
    let dims = site.op.dimensions();
    if dims.iter().all(|d| (0..=1).contains(&shape[*d as usize])) {
        return value(site.op.operation(), site.op.operand());
    }
    moved(site.op.operation(), site.constant(0), |index, source| {
        source.extend(index);
        for d in &dims {
            source[*d as usize] = shape[*d as usize] - 1 - index[*d as usize];
        }
    })
}

pub fn slice<'c, 'a>(site: &FoldSite<'c, SliceOp<'c, 'a>>) -> Folded<'c, 'a> {
    let (starts, strides) = (site.op.start_indices(), site.op.strides());
    // Of the operand's own type it is all of it.
    let whole = TensorType::of(site.op.operand()).is_static();
    if whole && let Some(folded) = value(site.op.operation(), site.op.operand()) {
        return Some(folded);
    }
    moved(site.op.operation(), site.constant(0), |index, source| {
        source.extend(index.iter().zip(starts.iter().zip(&strides)).map(|(i, (start, stride))| start + i * stride));
    })
}

pub fn transpose<'c, 'a>(site: &FoldSite<'c, TransposeOp<'c, 'a>>) -> Folded<'c, 'a> {
    let permutation = site.op.permutation();
    if is_sequence(&permutation) {
        return value(site.op.operation(), site.op.operand());
    }
    moved(site.op.operation(), site.constant(0), |index, source| {
        source.resize(index.len(), 0);
        for (d, from) in permutation.iter().enumerate() {
            source[*from as usize] = index[d];
        }
    })
}
