// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Operands that are consecutive along another loop than the vectors: square tiles, transposed in registers.
use super::{
    lanes::{Lanes, Scope},
    nest::{Body, Nest, Source},
    parallel,
};
use crate::kernels::structured;
use melior::ir::{Value, ValueLike};
use shale_bridge::{Builder, ir, types};

/// Rows and lanes of a tile at most.
pub(super) const MAX_ROWS: i64 = 16;
/// More operations than this in all rows of a tile together are not worth it.
pub(super) const MAX_OPS: usize = 1500;

/// The inputs that a tile transposes; the loop along which they are consecutive is the one before the vector loop.
#[derive(Clone, Debug, PartialEq)]
pub struct Tile {
    pub rows: i64,
    inputs: Vec<usize>,
}

impl Tile {
    /// The tile for a parallel nest with vectors of `width` along its last parallel loop, if some input needs one. Brings the loop
    /// along which that input is consecutive before the vector loop.
    pub fn of(nest: &mut Nest, width: i64) -> Option<Self> {
        let vector = nest.parallel - 1;
        let rows = width.min(MAX_ROWS);
        let ops = match nest.body {
            Body::Block(body) => structured::body_ops(body).0.len(),
            Body::Copy | Body::Fill(_) => 1,
        };
        if rows < 4 || nest.bounds[vector] < rows || ops * rows as usize > MAX_OPS {
            return None;
        }
        let crossing = |nest: &Nest, i: usize, along: usize| {
            let strides = &nest.inputs[i].strides;
            matches!(nest.inputs[i].source, Source::Memory(_))
                && !matches!(strides[vector], 0 | 1)
                && strides[along] == 1
        };
        let all = 0..nest.inputs.len();
        let along = (nest.pinned..vector)
            .filter(|&d| nest.bounds[d] >= rows)
            .find(|&d| all.clone().any(|i| crossing(nest, i, d)))?;
        let inputs = all.filter(|&i| crossing(nest, i, along)).collect();
        nest.move_loop(along, vector - 1);
        Some(Self { rows, inputs })
    }

    /// Computes `rows` by `rows` elements from the row that is `tile` tiles from the first on.
    pub fn step<'c: 'a, 'a>(
        &self,
        nest: &Nest<'c, 'a>,
        scope: Scope<'c, 'a>,
        tile: Value<'c, 'a>,
        outputs: &[Value<'c, 'a>],
    ) -> Vec<Value<'c, 'a>> {
        let b = scope.b;
        let index = types::index(b.context);
        let vector = nest.parallel - 1;
        let extent = nest.bounds[vector - 1];
        let first = b.op("arith.muli", &[tile, b.index(self.rows)], index);
        // Row by row, as if there were no tile.
        let single = |b: &Builder<'c, 'a>, outputs: &[Value<'c, 'a>]| {
            let end = b.op("arith.addi", &[first, b.index(self.rows)], index);
            let end = b.op("arith.minui", &[end, b.index(extent)], index);
            b.scf_for((first, end, b.index(1)), outputs, |b, row, outputs| {
                parallel::step(nest, scope.inside(b).at(vector - 1, Lanes::Uniform(row)), outputs)
            })
        };
        if scope.mask.is_some() {
            return single(&b, outputs);
        }
        if extent % self.rows == 0 {
            return self.full(nest, &scope, first, outputs);
        }
        let less = types::i64_attribute(b.context, 6);
        let complete = b.op_with(
            "arith.cmpi",
            &[tile, b.index(extent / self.rows)],
            &[("predicate", less)],
            types::integer(b.context, 1),
        );
        let types: Vec<_> = outputs.iter().map(|v| v.r#type()).collect();
        b.scf_if(complete, &types, |b| self.full(nest, &scope.inside(b), first, outputs), |b| single(b, outputs))
    }

    fn full<'c: 'a, 'a>(
        &self,
        nest: &Nest<'c, 'a>,
        scope: &Scope<'c, 'a>,
        first: Value<'c, 'a>,
        outputs: &[Value<'c, 'a>],
    ) -> Vec<Value<'c, 'a>> {
        let b = scope.b;
        let index = types::index(b.context);
        let vector = nest.parallel - 1;
        let Some(Lanes::Step(column, _)) = scope.point[vector] else { return outputs.to_vec() };
        let shifted = |value: Value<'c, 'a>, by: i64| {
            if by == 0 { value } else { b.op("arith.addi", &[value, b.index(by)], index) }
        };
        let mut transposed = vec![];
        for &i in &self.inputs {
            let lines = (0..self.rows).map(|k| {
                let place =
                    scope.clone().at(vector - 1, Lanes::Step(first, 1)).at(vector, Lanes::Uniform(shifted(column, k)));
                place.vector(place.operand(&nest.inputs[i]).expect("all loops are entered"))
            });
            transposed.push(transpose(&b, lines.collect()));
        }
        let mut outputs = outputs.to_vec();
        for row in 0..self.rows {
            let mut place = scope.clone().at(vector - 1, Lanes::Uniform(shifted(first, row)));
            for (&i, columns) in self.inputs.iter().zip(&transposed) {
                place = place.preset(i, Lanes::Vector(columns[row as usize]));
            }
            outputs = parallel::step(nest, place, &outputs);
        }
        outputs
    }
}

/// Lane i of vector j becomes lane j of vector i, for n vectors of n lanes, n a power of two: blocks of n/2, n/4, … lanes change
/// places across the diagonal.
pub(super) fn transpose<'c, 'a>(b: &Builder<'c, 'a>, mut rows: Vec<Value<'c, 'a>>) -> Vec<Value<'c, 'a>> {
    let n = rows.len() as i64;
    let mut block = n / 2;
    while block > 0 {
        for i in (0..n).filter(|i| i & block == 0) {
            let (low, high) = (rows[i as usize], rows[(i + block) as usize]);
            let shuffle = |of: &dyn Fn(i64) -> i64| {
                let mask: Vec<i64> = (0..n).map(of).collect();
                b.op_with("vector.shuffle", &[low, high], &[("mask", types::i64_array(b.context, &mask))], low.r#type())
            };
            rows[i as usize] = shuffle(&|lane| if lane & block == 0 { lane } else { n + lane - block });
            rows[(i + block) as usize] = shuffle(&|lane| if lane & block == 0 { lane + block } else { n + lane });
        }
        block /= 2;
    }
    debug_assert!(rows.iter().all(|row| ir::shape(row.r#type()) == [n]));
    rows
}
