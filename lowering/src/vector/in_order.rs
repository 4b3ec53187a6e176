// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Reductions with any body: the outputs' elements are carried through the reduced loops.
//!
//! Vectors lie along the last parallel loop. An input that is consecutive along the last reduced loop instead, such as that of an `argmax`
//! along rows, is read in square tiles, a vector of each row, which are transposed in registers: elements are combined in the same
//! order as one by one.
use super::{
    lanes::{Lanes, Scope},
    nest::{Body, Nest, Source},
    parallel,
    reduce::{Reduction, offset, outer_loops},
    tile,
};
use crate::kernels::structured;
use melior::ir::Value;

/// The inputs that tiles of `width` transpose: those of a nest with vectors of `width` along its last parallel loop that are consecutive
/// along its last reduced loop; none where tiles are not worth it.
pub fn crossing(nest: &Nest, width: i64) -> Vec<usize> {
    let (Some(v), Some(last)) = (nest.parallel.checked_sub(1), nest.bounds.len().checked_sub(1)) else { return vec![] };
    let Body::Block(body) = nest.body else { return vec![] };
    let ops = structured::body_ops(body).0.len();
    let fits = (4..=tile::MAX_ROWS).contains(&width) && ops * width as usize <= tile::MAX_OPS;
    if nest.is_dynamic() || last < nest.parallel || nest.bounds[v].min(nest.bounds[last]) < width || !fits {
        return vec![];
    }
    let crosses = |i: &usize| {
        let input = &nest.inputs[*i];
        matches!(input.source, Source::Memory(_)) && !matches!(input.strides[v], 0 | 1) && input.strides[last] == 1
    };
    (0..nest.inputs.len()).filter(crosses).collect()
}

impl<'c: 'a, 'a> Reduction<'c, 'a> {
    /// The outputs' elements at one place, or in each lane.
    pub(super) fn in_order(
        &self,
        nest: &Nest<'c, 'a>,
        mut scope: Scope<'c, 'a>,
        outputs: &[Value<'c, 'a>],
    ) -> Vec<Lanes<'c, 'a>> {
        let initial: Vec<Value> =
            (0..outputs.len()).map(|i| scope.vector(parallel::held(nest, &scope, i, outputs[i]))).collect();
        let lanes =
            |scope: &Scope<'c, 'a>, value| if scope.width == 1 { Lanes::Uniform(value) } else { Lanes::Vector(value) };
        if !nest.is_dynamic() && nest.reduced_size() == 0 {
            return initial.into_iter().map(|value| lanes(&scope, value)).collect();
        }
        scope.evaluate(nest, None);
        let step = |mut scope: Scope<'c, 'a>, carried: &[Value<'c, 'a>]| -> Vec<Value<'c, 'a>> {
            let held: Vec<Option<Lanes>> = carried.iter().map(|value| Some(lanes(&scope, *value))).collect();
            scope.evaluate(nest, Some(&held));
            let yielded = scope.yielded(nest);
            yielded.into_iter().map(|value| scope.vector(value)).collect()
        };
        let end = nest.bounds.len();
        let values = if self.crossing.is_empty() || scope.mask.is_some() {
            outer_loops(nest, &scope, nest.parallel, end, &initial, &step)
        } else {
            outer_loops(nest, &scope, nest.parallel, end - 1, &initial, &|scope, carried| {
                let (b, width, extent) = (scope.b, self.width, nest.bounds[end - 1]);
                let main = extent - extent % width;
                let bounds = (b.index(0), b.index(main), b.index(width));
                let carried = b.scf_for(bounds, carried, |b, at, carried| {
                    self.tile(nest, scope.inside(b), at)
                        .into_iter()
                        .fold(carried.to_vec(), |carried, place| step(place, &carried))
                });
                if main == extent {
                    return carried;
                }
                b.scf_for((b.index(main), b.index(extent), b.index(1)), &carried, |b, at, carried| {
                    step(scope.inside(b).at(end - 1, Lanes::Uniform(at)), carried)
                })
            })
        };
        values.into_iter().map(|value| lanes(&scope, value)).collect()
    }

    /// As many places along the last reduced loop as there are lanes, from `at` on, at which the crossing inputs are loaded.
    fn tile(&self, nest: &Nest<'c, 'a>, scope: Scope<'c, 'a>, at: Value<'c, 'a>) -> Vec<Scope<'c, 'a>> {
        let (b, v, last) = (scope.b, nest.parallel - 1, nest.bounds.len() - 1);
        let position = |k| scope.clone().at(last, Lanes::Uniform(offset(&b, at, k)));
        let mut places: Vec<Scope> = (0..self.width).map(position).collect();
        let Some(Lanes::Step(row, _)) = scope.point[v] else { return places };
        for &i in &self.crossing {
            let line = |k| {
                let place = scope.clone().at(last, Lanes::Step(at, 1)).at(v, Lanes::Uniform(offset(&b, row, k)));
                place.vector(place.operand(&nest.inputs[i]).expect("all loops are entered"))
            };
            let columns = tile::transpose(&b, (0..self.width).map(line).collect());
            places = places.into_iter().zip(columns).map(|(place, c)| place.preset(i, Lanes::Vector(c))).collect();
        }
        places
    }
}
