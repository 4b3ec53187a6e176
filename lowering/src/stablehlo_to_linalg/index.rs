// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Operations whose places are data: gathering is a `linalg.generic`, scattering a loop nest.
use super::{Rule, Site, attributes, generic::*, loops, scalar, shape};
use crate::storage;
use melior::ir::{AffineExpr, Type, Value, ValueLike};
use shale_bridge::{Builder, Emitted, ir, types};
use std::collections::HashMap;

pub const RULES: &[(&str, Rule)] = &[
    ("stablehlo.dynamic_slice", dynamic_slice),
    ("stablehlo.dynamic_update_slice", dynamic_update_slice),
    ("stablehlo.gather", gather),
    ("stablehlo.scatter", scatter),
];

/// The dimensions `0..rank` that are in none of the lists.
pub fn others(rank: usize, lists: &[&[usize]]) -> Vec<usize> {
    (0..rank).filter(|d| !lists.iter().any(|list| list.contains(d))).collect()
}

/// Where component `k` of the index vector of a batch lies in a tensor of index vectors. `batch` has the index along each
/// dimension but the one of the vectors.
fn component<T: Copy>(batch: &[T], vector_dim: usize, rank: usize, k: T) -> Vec<T> {
    let mut index = batch.to_vec();
    if vector_dim < rank {
        index.insert(vector_dim.min(index.len()), k);
    }
    index
}

/// The position of a dimension of the index tensor among those that are not the index vectors'.
fn batch_position(dim: usize, vector_dim: usize) -> usize {
    if dim > vector_dim { dim - 1 } else { dim }
}

fn gather<'c, 'a>(site: &Site<'c, 'a>) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    let dims = attributes::gather(site.op)?;
    let sizes = attributes::integers(site.op, "slice_sizes")?;
    let (at, result) = (&site.at, site.result(0));
    let (operand, indices, shape) = (site.shape(0), site.shape(1), ir::shape(result));
    let batch: Vec<usize> = others(shape.len(), &[&dims.offset_dims]);
    let batch_loops: Vec<AffineExpr> = batch.iter().map(|&d| at.dim(d)).collect();
    // One input per component of the index vectors: what computes indices can be fused.
    let inputs: Vec<_> = (0..dims.start_index_map.len())
        .map(|k| Operand {
            value: site.operands[1],
            element: site.element(1),
            map: component(&batch_loops, dims.index_vector_dim, indices.len(), at.affine_constant(k as i64)),
        })
        .collect();
    let windows = others(operand.len(), &[&dims.collapsed_slice_dims, &dims.operand_batching_dims]);
    let dropped = dims.collapsed_slice_dims.iter().chain(&dims.operand_batching_dims);
    if let Some(d) = dropped.copied().find(|&d| sizes[d] == 0).filter(|_| !shape.contains(&0)) {
        return Err(site.error(format!("slice size of dimension {d}, which the result has not, must be 1, got 0")));
    }
    let source = site.operands[0];
    let stored = types::tensor(&shape, ir::element_type(source.r#type()));
    let value = map(at, &inputs, stored, |at, starts| {
        let mut place: Vec<Option<Value>> = vec![None; operand.len()];
        for (&dim, &offset) in windows.iter().zip(&dims.offset_dims) {
            place[dim] = Some(loop_index(at, offset));
        }
        for (&dim, &from) in dims.operand_batching_dims.iter().zip(&dims.start_indices_batching_dims) {
            place[dim] = Some(loop_index(at, batch[batch_position(from, dims.index_vector_dim)]));
        }
        for (&dim, &start) in dims.start_index_map.iter().zip(starts) {
            let start = loops::clamped_index(at, start, site.element(1), operand[dim] - sizes[dim]);
            place[dim] = Some(place[dim].map_or(start, |offset| loops::add(at, start, offset)));
        }
        let place: Vec<Value> = place.into_iter().map(|index| index.unwrap_or_else(|| at.index(0))).collect();
        Ok(extract(at, source, &place))
    })?;
    Ok(vec![value])
}

/// The start indices of a dynamic slice, which are tensors of rank 0, as inputs of a generic.
fn starts<'c, 'a>(site: &Site<'c, 'a>, first: usize) -> Vec<Operand<'c, 'a>> {
    (first..site.operands.len())
        .map(|i| Operand { value: site.operands[i], element: site.element(i), map: vec![] })
        .collect()
}

fn dynamic_slice<'c, 'a>(site: &Site<'c, 'a>) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    let (at, source, operand) = (&site.at, site.operands[0], site.shape(0));
    let shape = ir::shape(site.result(0));
    let stored = types::tensor(&shape, ir::element_type(source.r#type()));
    let value = map(at, &starts(site, 1), stored, |at, starts| {
        let place = |d: usize| {
            let start = loops::clamped_index(at, starts[d], site.element(1 + d), operand[d] - shape[d]);
            if shape[d] == 1 { start } else { loops::add(at, start, loop_index(at, d)) }
        };
        let place: Vec<Value> = (0..shape.len()).map(place).collect();
        Ok(extract(at, source, &place))
    })?;
    Ok(vec![value])
}

/// An insertion at computed offsets, which costs what is inserted where the tensor may be changed in place.
fn dynamic_update_slice<'c, 'a>(site: &Site<'c, 'a>) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    let (at, whole, update) = (&site.at, site.operands[0], site.operands[1]);
    let (shape, sizes) = (site.shape(0), site.shape(1));
    if sizes.contains(&0) {
        return Ok(vec![whole]);
    }
    if sizes == shape {
        return Ok(vec![update]);
    }
    let offset = |d: usize| match shape[d] - sizes[d] {
        0 => at.index(0),
        last => {
            let element = site.element(2 + d);
            let start = storage::load(at, extract(at, site.operands[2 + d], &[]), element);
            loops::clamped_index(at, start, element, last)
        }
    };
    let offsets: Vec<Value> = (0..shape.len()).map(offset).collect();
    Ok(vec![shape::insert_slice_at(at, update, whole, &offsets)])
}

/// A loop over index vectors, and one over the elements of each window that lies inside. Updates are combined in the order
/// of the elements of the updates.
fn scatter<'c, 'a>(site: &Site<'c, 'a>) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    let dims = attributes::scatter(site.op)?;
    let at = &site.at;
    let count = site.results().len();
    if site.operands.len() != 2 * count + 1 {
        return Err(site.unsupported());
    }
    let (inputs, indices, updates) = (&site.operands[..count], site.operands[count], &site.operands[count + 1..]);
    let elements: Vec<Type> = (0..count).map(|i| site.element(i)).collect();
    if (0..count).any(|i| site.element(count + 1 + i) != elements[i] || ir::element_type(site.result(i)) != elements[i])
    {
        return Err(site.unsupported());
    }
    let (operand, index_shape, update) = (site.shape(0), site.shape(count), site.shape(count + 1));
    if update.contains(&0) {
        return Ok(inputs.to_vec());
    }
    let windows = others(operand.len(), &[&dims.inserted_window_dims, &dims.input_batching_dims]);
    let batch = others(update.len(), &[&dims.update_window_dims]);
    let batch_extents: Vec<i64> = batch.iter().map(|&d| update[d]).collect();
    let window_extents: Vec<i64> = dims.update_window_dims.iter().map(|&d| update[d]).collect();
    // The window's size along each dimension of the operand.
    let mut window = vec![1; operand.len()];
    for (&dim, &size) in windows.iter().zip(&window_extents) {
        window[dim] = size;
    }
    let part = RowPart::of(&operand, &window, &dims.scatter_dims_to_operand_dims, batch_extents.iter().product());
    let scattered = |at: &Builder<'c, 'a>,
                     own: Option<(usize, Value<'c, 'a>, Value<'c, 'a>)>,
                     carried: &[Value<'c, 'a>]| {
        loops::nest(at, &batch_extents, carried, &mut |at, batch_index, carried| {
            let mut inside = None;
            let mut start: Vec<Option<Value>> = vec![None; operand.len()];
            for (&dim, &from) in dims.input_batching_dims.iter().zip(&dims.scatter_indices_batching_dims) {
                start[dim] = Some(batch_index[batch_position(from, dims.index_vector_dim)]);
            }
            for (k, &dim) in dims.scatter_dims_to_operand_dims.iter().enumerate() {
                let place = component(batch_index, dims.index_vector_dim, index_shape.len(), at.index(k as i64));
                let value = storage::load(at, extract(at, indices, &place), site.element(count));
                let (value, near) = loops::checked_index(at, value, site.element(count), operand[dim] - window[dim]);
                let near = match own.filter(|(component, ..)| *component == k) {
                    Some((_, first, end)) => {
                        // As an unsigned number, what is before the first row is beyond all.
                        let (row, rows) = (loops::sub(at, value, first), loops::sub(at, end, first));
                        loops::and(at, near, loops::compare(at, loops::Predicate::UnsignedLess, row, rows))
                    }
                    None => near,
                };
                inside = Some(inside.map_or(near, |inside| loops::and(at, inside, near)));
                start[dim] = Some(value);
            }
            let combine = |at: &Builder<'c, 'a>| {
                loops::nest(at, &window_extents, carried, &mut |at, window_index, carried| {
                    let mut place = start.clone();
                    for (&dim, &offset) in windows.iter().zip(window_index) {
                        place[dim] = Some(place[dim].map_or(offset, |start| loops::add(at, start, offset)));
                    }
                    let place: Vec<Value> =
                        place.into_iter().map(|index| index.unwrap_or_else(|| at.index(0))).collect();
                    let update_index: HashMap<usize, Value> = batch
                        .iter()
                        .zip(batch_index)
                        .chain(dims.update_window_dims.iter().zip(window_index))
                        .map(|(&d, &v)| (d, v))
                        .collect();
                    let from: Vec<Value> = (0..update.len()).map(|d| update_index[&d]).collect();
                    let load = |(tensor, element): (&Value<'c, 'a>, &Type<'c>), place: &[Value<'c, 'a>]| {
                        storage::load(at, extract(at, *tensor, place), *element)
                    };
                    let old: Vec<_> = carried.iter().zip(&elements).map(|pair| load(pair, &place)).collect();
                    let new: Vec<_> = updates.iter().zip(&elements).map(|pair| load(pair, &from)).collect();
                    let values = scalar::inline(at, site.op, 0, &[old, new].concat())?;
                    let stored = values.iter().zip(&elements).map(|(&v, &e)| storage::store(at, v, e));
                    Ok(stored.zip(carried).map(|(value, &tensor)| insert(at, value, tensor, &place)).collect())
                })
            };
            match inside {
                Some(inside) => loops::guarded(at, inside, carried, combine),
                None => combine(at),
            }
        })
    };
    let Some(part) = part else { return scattered(at, None, inputs) };
    loops::items(at, part.items, inputs, |at, item, carried| {
        let (first, end) = loops::part(at, item, part.each, part.rows);
        scattered(at, Some((part.component, first, end)), carried)
    })
}

/// How the rows of what is scattered to are divided into items: each goes through all updates in order, but makes only those to its
/// own rows.
struct RowPart {
    /// The component of the index vectors that is the row.
    component: usize,
    /// Rows of an item; the last may have fewer.
    each: i64,
    items: i64,
    rows: i64,
}

/// Items that rows are divided into, at most: updates are seldom spread evenly.
const MOST_PARTS: i64 = 8;
/// Elements of a window for each item, at least: to find each window's place costs a few steps in every item.
const WINDOW_FOR_ITEM: i64 = 8;

impl RowPart {
    /// For `updates` windows of `elements` along the dimensions of `shape`, of which one component of the index vectors is each of `to`.
    fn of(shape: &[i64], window: &[i64], to: &[usize], updates: i64) -> Option<Self> {
        let elements: i64 = window.iter().product();
        // No window may lie in the rows of two items.
        let single = (0..to.len()).filter(|&k| window[to[k]] == 1);
        let component = single.max_by_key(|&k| shape[to[k]])?;
        let rows = shape[to[component]];
        let most = MOST_PARTS.min(elements / WINDOW_FOR_ITEM).min(rows);
        if most < 2 {
            return None;
        }
        loops::Shares::of(most, updates.saturating_mul(elements) / most)?;
        let each = (rows + most - 1) / most;
        Some(Self { component, each, items: (rows + each - 1) / each, rows })
    }
}
