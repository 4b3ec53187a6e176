// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Reductions down the columns of matrices that are larger than the caches.
//!
//! Down a few columns, each row is on another page of memory, of which a line or two are used. Instead, many columns are reduced
//! together: as many rows as there are partial results, from the first of these columns to the last, then the next rows. The partial
//! results of all columns are in memory, which stays in the first cache. What goes to which partial result, and in which
//! order, is what it is otherwise.
use super::{
    combiner::Combiner,
    grid::{Range, Start},
    lanes::{Lanes, Scope},
    nest::{Nest, Source},
    parallel,
    reduce::{Reduction, halve, offset},
    rows,
};
use crate::buffers;
use melior::ir::Value;
use shale_bridge::{Builder, types};

/// Bytes of the matrix beyond which it is walked this way: the second cache of common servers.
const LARGE: i64 = 1 << 20;
/// Bytes from row to row from which on each row is on a page of its own.
const PAGE: i64 = 4 << 10;
/// Bytes of the partial results: a part of the first cache, which the rows pass through as well.
const PARTIAL: i64 = 16 << 10;

/// How many columns to reduce together, if that is worth it: for `lanes` partial results and vectors of `width` along the last parallel
/// loop.
pub fn together(nest: &Nest, combiners: &[Combiner], lanes: i64, width: i64) -> Option<i64> {
    let (v, last) = (nest.parallel.checked_sub(1)?, nest.bounds.len().checked_sub(1)?);
    if nest.is_dynamic() || last != nest.parallel || nest.pinned > 0 {
        return None;
    }
    let has_identity = |c: &Combiner| types::is_float(c.r#type) || types::is_integer(c.r#type);
    let is_large = nest.inputs.iter().any(|input| {
        let row = input.strides[last].saturating_mul(buffers::element_bytes(input.element).unwrap_or(0));
        let memory = matches!(input.source, Source::Memory(_));
        memory && input.strides[v] == 1 && row >= PAGE && row.saturating_mul(nest.bounds[last]) > LARGE
    });
    if !is_large || !combiners.iter().all(has_identity) {
        return None;
    }
    let bytes: i64 = combiners.iter().map(|c| buffers::element_bytes(c.r#type).unwrap_or(8)).sum();
    let columns = PARTIAL / (bytes * lanes).max(1) / width * width;
    (columns >= 4 * width && nest.bounds[v] >= columns).then_some(columns)
}

impl<'c: 'a, 'a> Reduction<'c, 'a> {
    /// Emits the nest, `columns` of it at a time, for a range of the plan's items; gives the flat outputs.
    pub(super) fn emit_columns(
        &self,
        nest: &Nest<'c, 'a>,
        combiners: &[Combiner<'c, 'a>],
        columns: i64,
        b: &Builder<'c, 'a>,
        range: Range<'c, 'a>,
    ) -> Vec<Value<'c, 'a>> {
        let outputs = parallel::destinations(nest);
        let (n, v, last) = (outputs.len(), nest.parallel - 1, nest.bounds.len() - 1);
        let (lanes, size, width) = (self.lanes, nest.bounds[last], self.width);
        let main = size / lanes * lanes;
        let memory = combiners.iter().map(|c| rows::scratch(b, types::tensor(&[lanes * columns], c.r#type)));
        let initial: Vec<Value> = outputs.iter().copied().chain(memory).collect();
        // Where the partial result l of a vector of columns is, behind those of the columns from `from` on.
        let place = |scope: &Scope<'c, 'a>, from: Value<'c, 'a>, l: i64| {
            let index = types::index(scope.b.context);
            let Some(Lanes::Step(at, _)) = scope.point[v] else { return Lanes::Step(from, 1) };
            let column = scope.b.op("arith.subi", &[at, from], index);
            let first = scope.b.op("arith.muli", &[column, scope.b.index(lanes)], index);
            Lanes::Step(offset(&scope.b, first, l * width), 1)
        };
        // The elements of a row, to be combined.
        let row = |scope: &Scope<'c, 'a>, at: Value<'c, 'a>| {
            let mut scope = scope.clone().at(last, Lanes::Uniform(at));
            scope.evaluate(nest, None);
            let value = |c: &Combiner<'c, 'a>| scope.vector(scope.value(nest, c.value).expect("all loops are entered"));
            combiners.iter().map(value).collect::<Vec<Value>>()
        };
        let piece = |scope: &Scope<'c, 'a>, from: Value<'c, 'a>, to: Value<'c, 'a>, carried: &[Value<'c, 'a>]| {
            let (b, within) = (scope.b, Some((from, to)));
            let cleared = self.plan.lanes(nest, scope.clone(), within, carried, &|scope, carried| {
                let mut next = carried.to_vec();
                for (o, combiner) in combiners.iter().enumerate() {
                    let identity = combiner.identity(&scope.b, scope.r#type(combiner.r#type));
                    let identity = Lanes::Vector(identity.expect("floats and integers have identities"));
                    for l in 0..lanes {
                        next[n + o] = scope.store(identity, next[n + o], place(&scope, from, l));
                    }
                }
                next
            });
            let bounds = (b.index(0), b.index(main), b.index(lanes));
            let combined = b.scf_for(bounds, &cleared, |b, first, carried| {
                self.plan.lanes(nest, scope.inside(b), within, carried, &|scope, carried| {
                    let mut next = carried.to_vec();
                    for l in 0..lanes {
                        let values = row(&scope, offset(&scope.b, first, l));
                        for (o, (combiner, value)) in combiners.iter().zip(values).enumerate() {
                            let at = place(&scope, from, l);
                            let before = scope.vector(scope.load(next[n + o], at));
                            let after = combiner.combine(&scope.b, before, value);
                            next[n + o] = scope.store(Lanes::Vector(after), next[n + o], at);
                        }
                    }
                    next
                })
            });
            self.plan.lanes(nest, scope.clone(), within, &combined, &|scope, carried| {
                let b = scope.b;
                let mut partial: Vec<Vec<Option<Value>>> = (0..combiners.len())
                    .map(|o| {
                        let load = |l| scope.vector(scope.load(carried[n + o], place(&scope, from, l)));
                        (0..lanes).map(|l| Some(load(l))).collect()
                    })
                    .collect();
                for l in 0..size - main {
                    let values = row(&scope, b.index(main + l));
                    for ((combiner, value), partial) in combiners.iter().zip(values).zip(&mut partial) {
                        let slot = &mut partial[l as usize];
                        *slot = slot.map(|before| combiner.combine(&b, before, value));
                    }
                }
                let results = combiners.iter().zip(partial).map(|(c, partial)| halve(&b, c, partial)).collect();
                let values = self.finish(nest, combiners, &scope, results, &carried[..n]);
                let mut next = parallel::store(nest, &scope, &values, &carried[..n]);
                next.extend(&carried[n..]);
                next
            })
        };
        let finals = self.plan.outer(b, range, &initial, &|b, positions, within, carried| {
            let mut scope = Scope::new(b, nest, width);
            for (d, position) in positions.iter().enumerate() {
                scope.point[d] = Some(Lanes::Uniform(*position));
            }
            let (low, high) = within.unwrap_or_else(|| (b.index(0), b.index(nest.bounds[v])));
            b.scf_for((low, high, b.index(columns)), carried, |b, from, carried| {
                let index = types::index(b.context);
                let end = b.op("arith.addi", &[from, b.index(columns)], index);
                let end = b.op("arith.minui", &[end, high], index);
                piece(&scope.inside(b), from, end, carried)
            })
        });
        finals[..n].to_vec()
    }

    /// Emits the nest by columns where the plan says so.
    pub(super) fn by_columns(
        &self,
        nest: &Nest<'c, 'a>,
        b: &Builder<'c, 'a>,
        start: Start<'_, 'c, 'a>,
    ) -> Option<Vec<Value<'c, 'a>>> {
        let (Some(columns), Some(combiners), Start::Range(range)) = (self.columns, &self.combiners, start) else {
            return None;
        };
        Some(self.emit_columns(nest, combiners, columns, b, range))
    }
}
