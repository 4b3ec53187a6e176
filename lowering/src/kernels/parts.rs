// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Parts of a tensor that are computed where they belong: what `tensor.insert_slice` inserts.
use super::{
    outline::is_chained,
    structured::{self, Generic, base, is_view},
};
use crate::{
    buffers::bytes,
    stablehlo_to_linalg::{insert_slice, reshape},
};
use melior::{
    Context,
    ir::{Attribute, BlockRef, OperationRef, Value, ValueLike},
};
use shale_bridge::{
    Builder,
    edit::{key, op_key},
    ir,
};
use std::collections::HashSet;

/// Work, in iterations, up to which a kernel that is not split costs no more than one that is.
const SMALL: i64 = 1 << 15;

/// The attribute of an operation of a kernel that is computed where its result is inserted, and has no memory of its own.
pub const PART: &str = "shale.part";

/// An insertion: for each dimension of the whole the offset, the size and the stride.
pub struct Insertion {
    pub offsets: Vec<i64>,
    pub sizes: Vec<i64>,
    pub strides: Vec<i64>,
}

impl Insertion {
    /// That of a `tensor.insert_slice` of static offsets, sizes and strides.
    pub fn of(op: OperationRef) -> Option<Self> {
        let integers = |name: &str| ir::attribute(op, name).and_then(ir::integers).filter(|v| !v.contains(&i64::MIN));
        (ir::name(op) == "tensor.insert_slice").then_some(())?;
        let (offsets, sizes) = (integers("static_offsets")?, integers("static_sizes")?);
        Some(Self { offsets, sizes, strides: integers("static_strides")? })
    }

    /// Whether no element belongs to both.
    pub fn is_apart(&self, other: &Self) -> bool {
        (0..self.offsets.len()).any(|d| {
            let last = |i: &Self| i.offsets[d] + (i.sizes[d] - 1) * i.strides[d];
            let between = self.strides[d] == other.strides[d]
                && (self.offsets[d] - other.offsets[d]).rem_euclid(self.strides[d].max(1)) != 0;
            last(self) < other.offsets[d] || last(other) < self.offsets[d] || between
        })
    }
}

/// Insertions of which none writes where another one does: they may be computed in any order, and at the same time.
pub fn are_apart(insertions: &[OperationRef]) -> bool {
    let Some(all) = insertions.iter().map(|op| Insertion::of(*op)).collect::<Option<Vec<_>>>() else { return false };
    (0..all.len()).all(|i| (0..i).all(|j| all[i].is_apart(&all[j])))
}

/// The integers of an array attribute.
fn integers(array: Attribute) -> Option<Vec<i64>> {
    ir::elements(array)?.into_iter().map(ir::integer).collect()
}

/// The strides of a tensor's dimensions in memory where a chain of views shows it as `value`, whose dimensions have `strides`; none
/// if the views cannot be seen that way.
pub fn strides_before_views<'c: 'a, 'a>(mut value: Value<'c, 'a>, mut strides: Vec<i64>) -> Option<Vec<i64>> {
    while let Some(op) = ir::definition(value).filter(|op| is_view(*op)) {
        let source = ir::operands(op)[0];
        let (before, after) = (ir::shape(source.r#type()), ir::shape(value.r#type()));
        let groups = ir::attribute(op, "reassociation").and_then(ir::elements).unwrap_or_default();
        let groups: Vec<Vec<i64>> = groups.into_iter().map(integers).collect::<Option<_>>()?;
        let mut found = vec![0; before.len()];
        match ir::name(op) {
            "tensor.collapse_shape" => {
                for (group, stride) in groups.iter().zip(&strides) {
                    let mut stride = *stride;
                    for &d in group.iter().rev() {
                        found[d as usize] = stride;
                        stride *= before[d as usize];
                    }
                }
            }
            "tensor.expand_shape" => {
                for (d, group) in groups.iter().enumerate() {
                    let mut long = group.iter().filter(|&&g| after[g as usize] != 1);
                    let stride = long.next().map_or(0, |&g| strides[g as usize]);
                    if long.next().is_some() {
                        return None;
                    }
                    found[d] = stride;
                }
            }
            _ => return None,
        }
        (value, strides) = (source, found);
    }
    Some(strides)
}

/// The operation that computes what an insertion inserts, seen through views, if it can be computed in its place: a parallel
/// `linalg.generic` of one result that nothing else uses.
pub fn source<'c: 'a, 'a>(insertion: OperationRef<'c, 'a>) -> Option<OperationRef<'c, 'a>> {
    let mut value = *ir::operands(insertion).first()?;
    strides_before_views(value, vec![0; ir::shape(value.r#type()).len()])?;
    loop {
        let op = ir::definition(value)?;
        if ir::uses(value).len() != 1 || ir::parent_block(op) != ir::parent_block(insertion) {
            return None;
        }
        if !is_view(op) {
            break;
        }
        value = ir::operands(op)[0];
    }
    let op = ir::definition(value).filter(|op| structured::is_generic(*op) && ir::results(*op).len() == 1)?;
    let fresh = ir::definition(*ir::operands(op).last()?).is_some_and(|op| ir::name(op) == "tensor.empty");
    let generic = Generic::read(op).ok()?;
    let unread = ir::arguments(generic.body).last().is_some_and(|out| ir::uses(*out).is_empty());
    (fresh && unread && generic.is_parallel()).then_some(op)
}

/// What an insertion in a kernel computes in its place: an operation with the attribute [`PART`].
pub fn computed<'c: 'a, 'a>(op: OperationRef<'c, 'a>) -> Option<OperationRef<'c, 'a>> {
    (ir::name(op) == "tensor.insert_slice").then(|| source(op))?.filter(|part| ir::attribute(*part, PART).is_some())
}

/// The operations of a block, by [`op_key`], whose kernel is that of the chain of insertions that they are for. `others` are those that
/// have another kernel already.
pub fn find<'c: 'a, 'a>(block: BlockRef<'c, 'a>, others: &HashSet<usize>) -> HashSet<usize> {
    let mut found = HashSet::new();
    for root in ir::operations(block) {
        if ir::name(root) != "tensor.insert_slice" || is_chained(root) {
            continue;
        }
        let mut chain = vec![root];
        while let Some(op) = ir::definition(ir::operands(chain[chain.len() - 1])[1]).filter(|op| is_chained(*op)) {
            chain.push(op);
        }
        let sources: Vec<_> = chain.iter().filter_map(|op| source(*op)).collect();
        let sources: Vec<_> = sources.into_iter().filter(|op| !others.contains(&op_key(*op))).collect();
        let work: i64 = sources.iter().filter_map(|op| Some(Generic::read(*op).ok()?.iterations())).sum();
        // What is updated may be what the parts are computed from.
        let first = chain.last().and_then(|op| ir::definition(ir::operands(*op)[1])).map_or("", |op| ir::name(op));
        if first == "tensor.empty" && are_apart(&chain) || first == "linalg.fill" && work <= SMALL {
            found.extend(sources.into_iter().filter(|op| is_worthwhile(*op, root)).map(op_key));
        }
    }
    found
}

/// Whether what a part is computed from would not live longer, for the most, than the part does otherwise.
fn is_worthwhile<'c: 'a, 'a>(op: OperationRef<'c, 'a>, root: OperationRef<'c, 'a>) -> bool {
    let mut seen = HashSet::new();
    let mut total = 0i64;
    for input in structured::Generic::read(op).map(|generic| generic.inputs).unwrap_or_default() {
        let tensor = base(input);
        let local = ir::definition(tensor).is_some_and(|d| ir::parent_block(d) == ir::parent_block(op));
        let later = ir::uses(tensor).into_iter().any(|(user, _)| {
            !ir::same(user, op) && (ir::parent_block(user) != ir::parent_block(root) || !ir::is_before(user, root))
        });
        if local && !later && seen.insert(key(tensor)) {
            total = total.saturating_add(bytes(tensor.r#type()).unwrap_or(i64::MAX));
        }
    }
    total <= bytes(ir::results(op)[0].r#type()).unwrap_or(0)
}

/// Inserts the parts of what is inserted as a whole, where that is a chain of insertions into new memory: a concatenation of
/// concatenations has no memory for the inner ones.
pub fn flatten<'c: 'a, 'a>(context: &'c Context, function: OperationRef<'c, 'a>) {
    let mut found = vec![];
    ir::walk(function, &mut |op| {
        if ir::name(op) == "tensor.insert_slice" {
            found.push(op);
        }
    });
    for op in found {
        flatten_one(context, op);
    }
}

fn flatten_one<'c: 'a, 'a>(context: &'c Context, op: OperationRef<'c, 'a>) -> Option<()> {
    let outer = Insertion::of(op)?;
    let inserted = ir::operands(op)[0];
    let whole = ir::operands(op)[1];
    // One view at most: what a concatenation is reshaped to.
    let view = ir::definition(inserted).filter(|view| is_view(*view));
    let last = view.map_or(inserted, |view| ir::operands(view)[0]);
    let groups: Vec<Vec<usize>> = match view {
        None => (0..ir::shape(inserted.r#type()).len()).map(|d| vec![d]).collect(),
        Some(view) if ir::name(view) == "tensor.collapse_shape" => {
            let groups = ir::attribute(view, "reassociation").and_then(ir::elements)?;
            let groups = groups.into_iter().map(integers).collect::<Option<Vec<_>>>()?;
            groups.into_iter().map(|g| g.into_iter().map(|d| d as usize).collect()).collect()
        }
        Some(_) => return None,
    };
    if groups.len() != outer.offsets.len() || ir::uses(inserted).len() != 1 || ir::uses(last).len() != 1 {
        return None;
    }
    let mut chain = vec![ir::definition(last)?];
    loop {
        let current = chain[chain.len() - 1];
        let used_once = ir::uses(ir::results(current)[0]).len() == 1;
        if ir::name(current) != "tensor.insert_slice" || !used_once || ir::parent_block(current) != ir::parent_block(op)
        {
            return None;
        }
        let next = ir::definition(ir::operands(current)[1])?;
        if ir::name(next) == "tensor.empty" {
            break;
        }
        chain.push(next);
    }
    let shape = ir::shape(last.r#type());
    let places = chain.iter().rev().map(|inner| {
        let rank = ir::shape(ir::operands(*inner)[0].r#type()).len();
        Insertion::of(*inner)
            .filter(|_| rank == shape.len())
            .and_then(|inner| composed(&inner, &shape, &groups, &outer))
    });
    let places = places.collect::<Option<Vec<_>>>()?;
    let b = Builder::before(context, op).with_location(melior::ir::operation::OperationLike::location(&op));
    let mut result = whole;
    for (inner, place) in chain.iter().rev().zip(places) {
        let part = reshape(&b, ir::operands(*inner)[0], &place.sizes);
        result = insert_slice(&b, part, result, &place.offsets, &place.strides);
    }
    ir::replace_all_uses(ir::results(op)[0], result);
    for dead in [Some(op), view].into_iter().flatten().chain(chain) {
        ir::erase(dead);
    }
    Some(())
}

/// Where an insertion into a tensor of `shape` is, if the tensor, its dimensions merged in `groups`, is inserted as `outer` says.
fn composed(inner: &Insertion, shape: &[i64], groups: &[Vec<usize>], outer: &Insertion) -> Option<Insertion> {
    let (mut offsets, mut sizes, mut strides) = (vec![], vec![], vec![]);
    for (g, group) in groups.iter().enumerate() {
        let (mut offset, mut weight) = (0, 1);
        let mut merged: Option<(i64, i64)> = None;
        for &d in group.iter().rev() {
            offset += inner.offsets[d] * weight;
            let stride = inner.strides[d] * weight;
            if inner.sizes[d] != 1 {
                merged = Some(match merged {
                    None => (inner.sizes[d], stride),
                    Some((size, step)) if stride == size * step => (size * inner.sizes[d], step),
                    Some(_) => return None,
                });
            }
            weight *= shape[d];
        }
        let (size, stride) = merged.unwrap_or((1, 1));
        offsets.push(outer.offsets[g] + outer.strides[g] * offset);
        sizes.push(size);
        strides.push(outer.strides[g] * stride);
    }
    Some(Insertion { offsets, sizes, strides })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(offsets: &[i64], sizes: &[i64], strides: &[i64]) -> Insertion {
        Insertion { offsets: offsets.to_vec(), sizes: sizes.to_vec(), strides: strides.to_vec() }
    }

    #[test]
    fn insertions_are_apart_beside_and_between_each_other() {
        assert!(at(&[0, 0], &[3, 2], &[1, 1]).is_apart(&at(&[3, 0], &[1, 2], &[1, 1])));
        assert!(!at(&[0, 0], &[3, 2], &[1, 1]).is_apart(&at(&[2, 1], &[1, 2], &[1, 1])));
        assert!(at(&[1], &[31], &[2]).is_apart(&at(&[2], &[31], &[2])));
        assert!(!at(&[1], &[31], &[2]).is_apart(&at(&[3], &[31], &[2])));
        assert!(!at(&[1], &[31], &[2]).is_apart(&at(&[2], &[31], &[1])));
    }

    #[test]
    fn insertions_into_insertions() {
        // Every second row of rows 1 to 62.
        let found = composed(
            &at(&[0, 1, 0], &[31, 1, 40], &[1, 1, 1]),
            &[31, 2, 40],
            &[vec![0, 1], vec![2]],
            &at(&[1, 0], &[62, 40], &[1, 1]),
        );
        let found = found.unwrap();
        assert_eq!((found.offsets, found.sizes, found.strides), (vec![2, 0], vec![31, 40], vec![2, 1]));
        // Two of three columns of each row are not one range.
        let wide = at(&[0, 0], &[4, 2], &[1, 1]);
        assert!(composed(&wide, &[4, 3], &[vec![0, 1]], &at(&[0], &[12], &[1])).is_none());
        // All columns of some rows are.
        let rows = composed(&at(&[2, 0], &[2, 3], &[1, 1]), &[4, 3], &[vec![0, 1]], &at(&[5], &[12], &[1])).unwrap();
        assert_eq!((rows.offsets, rows.sizes, rows.strides), (vec![11], vec![6], vec![1]));
    }
}
