// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Operations whose elements come from computed places: slices, padding, concatenation, gathering.
use super::{
    map_sized, moved,
    shape::sum,
    sizes::{AT_LEAST, AT_MOST, LESS, addi, compare, constant, muli, size, sizes, subi},
};
use crate::{
    stablehlo_to_linalg::{Site, attributes, generic::*, index::others},
    storage::{self, Kind},
};
use melior::ir::{AffineExpr, Type, Value, ValueLike};
use shale_bridge::{Builder, Emitted, ir, types};

/// Static sizes, as values.
fn indices<'c, 'a>(at: &Builder<'c, 'a>, values: &[i64]) -> Vec<Value<'c, 'a>> {
    values.iter().map(|&value| at.index(value)).collect()
}

pub fn reverse<'c, 'a>(site: &Site<'c, 'a>) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    let dims = attributes::dimensions(site.op, "dimensions")?;
    let (at, source) = (&site.at, site.operands[0]);
    let sizes = sizes(at, source);
    let value = moved(at, source, &ir::shape(source.r#type()), &sizes, |at, index| {
        let place = |d: usize| match dims.contains(&d) {
            true => subi(at, subi(at, sizes[d], at.index(1)), index[d]),
            false => index[d],
        };
        (0..index.len()).map(place).collect()
    })?;
    Ok(vec![value])
}

/// Every `strides`-th element from `starts` on, below `limits`: both inside of the operand.
fn sliced<'c, 'a>(
    site: &Site<'c, 'a>,
    starts: &[Value<'c, 'a>],
    limits: &[Value<'c, 'a>],
    strides: &[Value<'c, 'a>],
) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    let (at, source, shape) = (&site.at, site.operands[0], ir::shape(site.result(0)));
    let index = types::index(at.context);
    let mut counts = vec![];
    for d in 0..shape.len() {
        let (start, limit, stride, whole) = (starts[d], limits[d], strides[d], size(at, source, d));
        let known = [start, limit, stride, whole].map(constant);
        let fits = match known {
            [Some(start), Some(limit), Some(stride), Some(whole)] => {
                if !(0 <= start && start <= limit && limit <= whole && stride > 0) {
                    return Err(site.error(format!(
                        "slice of dimension {d} must lie in it, of size {whole}, got {start} to {limit} by {stride}"
                    )));
                }
                None
            }
            _ => {
                let conditions = [
                    compare(at, AT_MOST, at.index(0), start),
                    compare(at, AT_MOST, start, limit),
                    compare(at, AT_MOST, limit, whole),
                    compare(at, LESS, at.index(0), stride),
                ];
                conditions.into_iter().reduce(|a, b| at.op("arith.andi", &[a, b], a.r#type()))
            }
        };
        if let Some(fits) = fits {
            let message = format!("slice of dimension {d} must lie in it, of size {{3}}, got {{0}} to {{1}} by {{2}}");
            site.assert(fits, &message, &[start, limit, stride, whole]);
        }
        let length = subi(at, limit, start);
        // As many elements as with a larger stride, and nothing that overflows.
        let most = at.op("arith.maxsi", &[length, at.index(1)], index);
        let bounded = at.op("arith.minsi", &[stride, most], index);
        counts.push(match (shape[d] >= 0, constant(stride)) {
            (true, _) => at.index(shape[d]),
            (false, Some(1)) => length,
            _ => {
                let round = addi(at, length, subi(at, bounded, at.index(1)));
                at.op("arith.divsi", &[round, bounded], index)
            }
        });
        // A static size says what the slice is to have.
        if shape[d] >= 0 {
            let round = addi(at, length, subi(at, bounded, at.index(1)));
            let count = match (constant(start), constant(limit), constant(stride)) {
                (Some(start), Some(limit), Some(stride)) => {
                    let (length, stride) = (i128::from(limit) - i128::from(start), i128::from(stride));
                    at.index(((length + stride - 1) / stride) as i64)
                }
                _ => at.op("arith.divsi", &[round, bounded], index),
            };
            site.assert_equal(count, counts[d], &format!("size of dimension {d} of the slice and that of the type"))?;
        }
    }
    let value = moved(at, source, &shape, &counts, |at, index| {
        let place = |d: usize| {
            let step = if constant(strides[d]) == Some(1) { index[d] } else { muli(at, index[d], strides[d]) };
            sum(at, step, starts[d])
        };
        (0..index.len()).map(place).collect()
    })?;
    Ok(vec![value])
}

pub fn slice<'c, 'a>(site: &Site<'c, 'a>) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    let list = |name| Ok(indices(&site.at, &attributes::integers(site.op, name)?));
    sliced(site, &list("start_indices")?, &list("limit_indices")?, &list("strides")?)
}

pub fn real_dynamic_slice<'c, 'a>(site: &Site<'c, 'a>) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    sliced(site, &site.list(1)?, &site.list(2)?, &site.list(3)?)
}

pub fn set_dimension_size<'c, 'a>(site: &Site<'c, 'a>) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    let (at, dim) = (&site.at, attributes::integer(site.op, "dimension")? as usize);
    let own = sizes(at, site.operands[0]);
    let mut limits = own.clone();
    limits[dim] = site.list(1)?[0];
    sliced(site, &vec![at.index(0); own.len()], &limits, &vec![at.index(1); own.len()])
}

/// An index that is data, clamped to 0 to `last`, which is at least 0.
fn clamped<'c, 'a>(
    at: &Builder<'c, 'a>,
    value: Value<'c, 'a>,
    element: Type<'c>,
    last: Value<'c, 'a>,
) -> Value<'c, 'a> {
    let (i64, index) = (types::integer(at.context, 64), types::index(at.context));
    let signed = storage::kind(element) == Some(Kind::Signed);
    let wide = match value.r#type() == i64 {
        true => value,
        false => at.op(if signed { "arith.extsi" } else { "arith.extui" }, &[value], i64),
    };
    let last = at.op("arith.index_cast", &[last], i64);
    let inside = match signed {
        true => at.op("arith.minsi", &[at.op("arith.maxsi", &[wide, at.int(i64, 0)], i64), last], i64),
        false => at.op("arith.minui", &[wide, last], i64),
    };
    at.op("arith.index_cast", &[inside], index)
}

/// The last index at which a window of some size starts inside of a dimension.
fn last_start<'c, 'a>(
    site: &Site<'c, 'a>,
    source: Value<'c, 'a>,
    d: usize,
    window: Value<'c, 'a>,
) -> Result<Value<'c, 'a>, Emitted> {
    let (at, whole) = (&site.at, size(&site.at, source, d));
    match (constant(window), constant(whole)) {
        (Some(0), _) => Ok(whole),
        (Some(window), Some(whole)) if window <= whole => Ok(at.index(whole - window)),
        _ => {
            let fits = compare(at, AT_MOST, window, whole);
            let positive = compare(at, AT_LEAST, window, at.index(0));
            let both = at.op("arith.andi", &[fits, positive], fits.r#type());
            let message = format!("slice size of dimension {d} must be at most that of the operand, {{1}}, got {{0}}");
            site.assert(both, &message, &[window, whole]);
            Ok(subi(at, whole, window))
        }
    }
}

/// The start indices, which are tensors of rank 0, as inputs of a generic.
fn starts<'c, 'a>(site: &Site<'c, 'a>, first: usize) -> Vec<Operand<'c, 'a>> {
    let input = |i: usize| Operand { value: site.operands[i], element: site.element(i), map: vec![] };
    (first..site.operands.len()).map(input).collect()
}

pub fn dynamic_slice<'c, 'a>(site: &Site<'c, 'a>) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    let (at, source) = (&site.at, site.operands[0]);
    let counts = indices(at, &attributes::integers(site.op, "slice_sizes")?);
    let lasts: Vec<Value> =
        (0..counts.len()).map(|d| last_start(site, source, d, counts[d])).collect::<Result<_, _>>()?;
    let shape: Vec<i64> = counts.iter().map(|count| constant(*count).unwrap_or(-1)).collect();
    let result = types::tensor(&shape, ir::element_type(source.r#type()));
    let value = map_sized(at, &starts(site, 1), result, &counts, |at, starts| {
        let place = |d: usize| {
            let start = clamped(at, starts[d], site.element(1 + d), lasts[d]);
            if shape[d] == 1 { start } else { addi(at, start, loop_index(at, d)) }
        };
        let place: Vec<Value> = (0..shape.len()).map(place).collect();
        Ok(extract(at, source, &place))
    })?;
    Ok(vec![value])
}

/// All elements anew, those of the update where it lies.
pub fn dynamic_update_slice<'c, 'a>(site: &Site<'c, 'a>) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    let (at, whole, update) = (&site.at, site.operands[0], site.operands[1]);
    let (own, counts) = (sizes(at, whole), sizes(at, update));
    let lasts: Vec<Value> =
        (0..counts.len()).map(|d| last_start(site, whole, d, counts[d])).collect::<Result<_, _>>()?;
    let result = types::tensor(&ir::shape(site.result(0)), ir::element_type(whole.r#type()));
    for (d, &known) in ir::shape(result).iter().enumerate().filter(|(_, known)| **known >= 0) {
        site.assert_equal(own[d], at.index(known), &format!("size of result dimension {d} and that of the type"))?;
    }
    let rank = own.len();
    let element = ir::element_type(whole.r#type());
    let inputs: Vec<_> =
        starts(site, 2).into_iter().chain([Operand { value: whole, element, map: identity(at, rank) }]).collect();
    let value = map_sized(at, &inputs, result, &own, |at, elements| {
        let mut inside: Option<Value> = None;
        let mut place = vec![];
        for d in 0..rank {
            let start = clamped(at, elements[d], site.element(2 + d), lasts[d]);
            let offset = subi(at, loop_index(at, d), start);
            // As an unsigned number what is before the start is beyond every size.
            let near = compare(at, UNSIGNED_LESS, offset, counts[d]);
            inside = Some(inside.map_or(near, |before| at.op("arith.andi", &[before, near], near.r#type())));
            place.push(offset);
        }
        let old = elements[rank];
        Ok(match inside {
            Some(inside) => at.scf_if(inside, &[element], |at| vec![extract(at, update, &place)], |_| vec![old])[0],
            None => extract(at, update, &[]),
        })
    })?;
    Ok(vec![value])
}

const UNSIGNED_LESS: i64 = 6;

pub fn pad<'c, 'a>(site: &Site<'c, 'a>) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    let list = |name| Ok(indices(&site.at, &attributes::integers(site.op, name)?));
    padded(site, &list("edge_padding_low")?, &list("edge_padding_high")?, &list("interior_padding")?)
}

pub fn dynamic_pad<'c, 'a>(site: &Site<'c, 'a>) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    padded(site, &site.list(2)?, &site.list(3)?, &site.list(4)?)
}

/// `interior` elements between neighbours, `low` and `high` at the ends; negative ones cut off.
fn padded<'c, 'a>(
    site: &Site<'c, 'a>,
    low: &[Value<'c, 'a>],
    high: &[Value<'c, 'a>],
    interior: &[Value<'c, 'a>],
) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    let (at, source, shape) = (&site.at, site.operands[0], ir::shape(site.result(0)));
    let (index, own) = (types::index(at.context), sizes(at, source));
    let mut counts = vec![];
    for d in 0..shape.len() {
        if constant(interior[d]).is_none_or(|interior| interior < 0) {
            let fits = compare(at, AT_LEAST, interior[d], at.index(0));
            site.assert(
                fits,
                &format!("interior padding of dimension {d} must not be negative, got {{0}}"),
                &[interior[d]],
            );
        }
        let ends = addi(at, low[d], high[d]);
        let mut count = addi(at, own[d], ends);
        // No tensor has as many elements, and what is below does not overflow.
        let most = at.index(1 << 60);
        for edge in [low[d], high[d]] {
            if constant(edge).is_none_or(|edge| edge.unsigned_abs() > 1 << 60) {
                let below = compare(at, AT_MOST, edge, most);
                let above = compare(at, AT_LEAST, edge, at.index(-(1 << 60)));
                let both = at.op("arith.andi", &[below, above], below.r#type());
                site.assert(both, &format!("padding of dimension {d} must be a size, got {{0}}"), &[edge]);
            }
        }
        if constant(interior[d]) != Some(0) {
            let gaps = at.op("arith.maxsi", &[subi(at, own[d], at.index(1)), at.index(0)], index);
            let room = at.op("arith.divsi", &[most, at.op("arith.maxsi", &[gaps, at.index(1)], index)], index);
            let fits = compare(at, AT_MOST, interior[d], room);
            let message = format!("interior padding of dimension {d} must be at most {{1}}, got {{0}}");
            site.assert(fits, &message, &[interior[d], room]);
            count = addi(at, count, muli(at, gaps, interior[d]));
        }
        if shape[d] >= 0 {
            let known = at.index(shape[d]);
            site.assert_equal(count, known, &format!("padded size of dimension {d} and that of the type"))?;
            count = known;
        } else {
            let fits = compare(at, AT_LEAST, count, at.index(0));
            site.assert(fits, &format!("padded size of dimension {d} must not be negative, got {{0}}"), &[count]);
        }
        counts.push(count);
    }
    let element = ir::element_type(source.r#type());
    let value = Operand { value: site.operands[1], element, map: vec![] };
    let value = map_sized(at, &[value], types::tensor(&shape, element), &counts, |at, ins| {
        let mut inside: Option<Value> = None;
        let mut and = |condition: Value<'c, 'a>| {
            inside =
                Some(inside.map_or(condition, |before| at.op("arith.andi", &[before, condition], condition.r#type())));
        };
        let mut place = vec![];
        for d in 0..shape.len() {
            let mut from = loop_index(at, d);
            if constant(low[d]) != Some(0) {
                from = subi(at, from, low[d]);
            }
            if constant(interior[d]) != Some(0) {
                let step = addi(at, interior[d], at.index(1));
                let rest = at.op("arith.remui", &[from, step], index);
                // What is before the beginning has been tested below as an unsigned number.
                and(compare(at, 0, rest, at.index(0)));
                and(compare(at, AT_LEAST, from, at.index(0)));
                from = at.op("arith.divui", &[from, step], index);
            }
            and(compare(at, UNSIGNED_LESS, from, own[d]));
            place.push(from);
        }
        Ok(match inside {
            Some(inside) => at.scf_if(inside, &[element], |at| vec![extract(at, source, &place)], |_| vec![ins[0]])[0],
            None => extract(at, source, &[]),
        })
    })?;
    Ok(vec![value])
}

pub fn concatenate<'c, 'a>(site: &Site<'c, 'a>) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    let dim = attributes::integer(site.op, "dimension")? as usize;
    let (at, shape) = (&site.at, ir::shape(site.result(0)));
    let Some(first) = site.operands.first() else { return Err(site.unsupported()) };
    let mut counts: Vec<Value> = sizes(at, *first);
    let mut ends = vec![counts[dim]];
    for part in &site.operands[1..] {
        for d in (0..shape.len()).filter(|&d| d != dim) {
            site.assert_equal(size(at, *part, d), counts[d], &format!("sizes of dimension {d}"))?;
        }
        let end = sum(at, ends[ends.len() - 1], size(at, *part, dim));
        ends.push(end);
    }
    counts[dim] = ends[ends.len() - 1];
    for (d, &known) in shape.iter().enumerate().filter(|(_, known)| **known >= 0) {
        site.assert_equal(counts[d], at.index(known), &format!("size of dimension {d} and that of the type"))?;
        counts[d] = at.index(known);
    }
    let element = ir::element_type(first.r#type());
    let value = map_sized(at, &[], types::tensor(&shape, element), &counts, |at, _| {
        let index: Vec<Value> = (0..shape.len()).map(|d| loop_index(at, d)).collect();
        Ok(part_at(at, &site.operands, &ends, dim, &index, None, element))
    })?;
    Ok(vec![value])
}

/// The element of the part in which an index along the concatenated dimension lies.
fn part_at<'c, 'a>(
    at: &Builder<'c, 'a>,
    parts: &[Value<'c, 'a>],
    ends: &[Value<'c, 'a>],
    dim: usize,
    index: &[Value<'c, 'a>],
    begin: Option<Value<'c, 'a>>,
    element: Type<'c>,
) -> Value<'c, 'a> {
    let own = |at: &Builder<'c, 'a>| {
        let mut place = index.to_vec();
        if let Some(begin) = begin {
            place[dim] = subi(at, place[dim], begin);
        }
        extract(at, parts[0], &place)
    };
    if parts.len() == 1 {
        return own(at);
    }
    let here = compare(at, LESS, index[dim], ends[0]);
    let rest = |at: &Builder<'c, 'a>| vec![part_at(at, &parts[1..], &ends[1..], dim, index, Some(ends[0]), element)];
    at.scf_if(here, &[element], |at| vec![own(at)], rest)[0]
}

/// `gather`, and `dynamic_gather`, whose slice sizes are data.
pub fn gather<'c, 'a>(site: &Site<'c, 'a>) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    let (at, dims) = (&site.at, attributes::gather(site.op)?);
    let (source, starts, shape) = (site.operands[0], site.operands[1], ir::shape(site.result(0)));
    let windows = match site.operands.len() {
        3 => site.list(2)?,
        _ => indices(at, &attributes::integers(site.op, "slice_sizes")?),
    };
    let (rank, start_rank) = (ir::shape(source.r#type()).len(), ir::shape(starts.r#type()).len());
    for &d in dims.collapsed_slice_dims.iter().chain(&dims.operand_batching_dims) {
        site.assert_equal(
            windows[d],
            at.index(1),
            &format!("slice size of dimension {d}, which the result has not, and 1"),
        )?;
    }
    let lasts: Vec<Value> = (0..rank).map(|d| last_start(site, source, d, windows[d])).collect::<Result<_, _>>()?;
    let batch = others(shape.len(), &[&dims.offset_dims]);
    let vector = dims.index_vector_dim;
    let batch_sizes: Vec<Value> = (0..start_rank).filter(|&d| d != vector).map(|d| size(at, starts, d)).collect();
    let offsets = others(rank, &[&dims.collapsed_slice_dims, &dims.operand_batching_dims]);
    let mut counts = vec![at.index(0); shape.len()];
    for (&d, &count) in batch.iter().zip(&batch_sizes) {
        counts[d] = count;
    }
    for (&d, &from) in dims.offset_dims.iter().zip(&offsets) {
        counts[d] = windows[from];
    }
    for (d, &known) in shape.iter().enumerate().filter(|(_, known)| **known >= 0) {
        site.assert_equal(counts[d], at.index(known), &format!("size of result dimension {d} and that of the type"))?;
        counts[d] = at.index(known);
    }
    let batch_position = |d: usize| if d > vector { d - 1 } else { d };
    for (&d, &from) in dims.operand_batching_dims.iter().zip(&dims.start_indices_batching_dims) {
        site.assert_equal(size(at, source, d), batch_sizes[batch_position(from)], "sizes of batching dimensions")?;
    }
    let batch_loops: Vec<AffineExpr> = batch.iter().map(|&d| at.dim(d)).collect();
    let input = |k: usize| {
        let mut map = batch_loops.clone();
        if vector < start_rank {
            map.insert(vector.min(map.len()), at.affine_constant(k as i64));
        }
        Operand { value: starts, element: site.element(1), map }
    };
    let inputs: Vec<_> = (0..dims.start_index_map.len()).map(input).collect();
    let result = types::tensor(&shape, ir::element_type(source.r#type()));
    let value = map_sized(at, &inputs, result, &counts, |at, starts| {
        let mut place: Vec<Option<Value>> = vec![None; rank];
        for (&dim, &offset) in offsets.iter().zip(&dims.offset_dims) {
            place[dim] = Some(loop_index(at, offset));
        }
        for (&dim, &from) in dims.operand_batching_dims.iter().zip(&dims.start_indices_batching_dims) {
            place[dim] = Some(loop_index(at, batch[batch_position(from)]));
        }
        for (&dim, &start) in dims.start_index_map.iter().zip(starts) {
            let start = clamped(at, start, site.element(1), lasts[dim]);
            place[dim] = Some(place[dim].map_or(start, |offset| addi(at, start, offset)));
        }
        let place: Vec<Value> = place.into_iter().map(|index| index.unwrap_or_else(|| at.index(0))).collect();
        Ok(extract(at, source, &place))
    })?;
    Ok(vec![value])
}
