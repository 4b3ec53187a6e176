// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Loops and vectors of a contraction.
use super::{
    loops::{Contraction, Loop},
    tiling::Tiling,
};
use melior::{
    Context,
    ir::{OperationRef, Type, Value, ValueLike},
};
use shale_bridge::{Builder, ir, types};

/// Emits code for `op`, a `shale.contract` on memrefs, before it.
pub fn expand<'c>(context: &'c Context, op: OperationRef<'c, '_>, contraction: &Contraction<'c>, tiling: &Tiling) {
    if tiling.items() == 0 {
        return;
    }
    let b = Builder::before(context, op);
    let operands = ir::operands(op);
    let emitter = Emitter {
        contraction,
        tiling,
        lhs: flat(&b, operands[0]),
        rhs: flat(&b, operands[1]),
        out: flat(&b, operands[2]),
    };
    let (begin, end) = match operands[3..] {
        [begin, end] => (begin, end),
        _ => (b.index(0), b.index(tiling.items())),
    };
    b.scf_for((begin, end, b.index(1)), &[], |b, item, _| {
        emitter.item(b, item);
        vec![]
    });
}

/// All elements of a memref in row-major order as a memref of one dimension.
fn flat<'c, 'a>(b: &Builder<'c, 'a>, memref: Value<'c, 'a>) -> Value<'c, 'a> {
    let count = ir::shape(memref.r#type()).iter().product();
    let attributes = [
        ("operandSegmentSizes", types::i32_array(b.context, &[1, 0, 0, 0])),
        ("static_offsets", types::i64_array(b.context, &[0])),
        ("static_sizes", types::i64_array(b.context, &[count])),
        ("static_strides", types::i64_array(b.context, &[1])),
    ];
    let layout = types::memref(&[count], ir::element_type(memref.r#type()));
    b.op_with("memref.reinterpret_cast", &[memref], &attributes, layout)
}

/// Arithmetic on indices that leaves out what is known.
trait IndexMath<'c, 'a> {
    fn add(&self, a: Value<'c, 'a>, b: Value<'c, 'a>) -> Value<'c, 'a>;
    fn add_constant(&self, a: Value<'c, 'a>, b: i64) -> Value<'c, 'a>;
    fn scale(&self, a: Value<'c, 'a>, by: i64) -> Value<'c, 'a>;
    fn least(&self, a: Value<'c, 'a>, b: Value<'c, 'a>) -> Value<'c, 'a>;
    /// Quotient and remainder of a number that is not negative.
    fn divide(&self, a: Value<'c, 'a>, by: i64) -> (Value<'c, 'a>, Value<'c, 'a>);
}

impl<'c, 'a> IndexMath<'c, 'a> for Builder<'c, 'a> {
    fn add(&self, a: Value<'c, 'a>, b: Value<'c, 'a>) -> Value<'c, 'a> {
        self.op("arith.addi", &[a, b], a.r#type())
    }
    fn add_constant(&self, a: Value<'c, 'a>, b: i64) -> Value<'c, 'a> {
        if b == 0 { a } else { self.add(a, self.index(b)) }
    }
    fn scale(&self, a: Value<'c, 'a>, by: i64) -> Value<'c, 'a> {
        if by == 1 { a } else { self.op("arith.muli", &[a, self.index(by)], a.r#type()) }
    }
    fn least(&self, a: Value<'c, 'a>, b: Value<'c, 'a>) -> Value<'c, 'a> {
        self.op("arith.minsi", &[a, b], a.r#type())
    }
    fn divide(&self, a: Value<'c, 'a>, by: i64) -> (Value<'c, 'a>, Value<'c, 'a>) {
        if by == 1 {
            return (a, self.index(0));
        }
        let by = self.index(by);
        (self.op("arith.divui", &[a, by], a.r#type()), self.op("arith.remui", &[a, by], a.r#type()))
    }
}

/// Addresses of the first element that a part of the computation uses, one for each operand.
#[derive(Clone, Copy)]
struct Start<'c, 'a> {
    lhs: Value<'c, 'a>,
    rhs: Value<'c, 'a>,
    out: Value<'c, 'a>,
}

/// The shape of a register tile.
#[derive(Clone, Copy)]
struct Tile {
    rows: i64,
    vectors: i64,
    /// Columns of the last vector that exist.
    last: i64,
}

struct Emitter<'c, 'a, 's> {
    contraction: &'s Contraction<'c>,
    tiling: &'s Tiling,
    lhs: Value<'c, 'a>,
    rhs: Value<'c, 'a>,
    out: Value<'c, 'a>,
}

impl<'c, 'a> Emitter<'c, 'a, '_> {
    fn item(&self, b: &Builder<'c, 'a>, item: Value<'c, 'a>) {
        let tiling = self.tiling;
        let [_, panel_groups, row_groups] = tiling.groups();
        let (rest, row_group) = b.divide(item, row_groups);
        let (outer_group, panel_group) = b.divide(rest, panel_groups);
        let span = |b: &Builder<'c, 'a>, group, each: i64, all: i64| {
            if each >= all {
                return (b.index(0), b.index(all));
            }
            let first = b.scale(group, each);
            (first, b.least(b.add_constant(first, each), b.index(all)))
        };
        let panels = span(b, panel_group, tiling.panels_per_item, tiling.panels);
        let rows = span(b, row_group, tiling.row_tiles_per_item, tiling.row_tiles);
        let (first, end) = span(b, outer_group, tiling.outer_per_item, tiling.outer);
        b.scf_for((first, end, b.index(1)), &[], |b, turn, _| {
            let start = self.outer(b, turn);
            self.panels(b, start, panels, rows);
            vec![]
        });
    }

    /// Where the operands start in a turn of the outer loops.
    fn outer(&self, b: &Builder<'c, 'a>, turn: Value<'c, 'a>) -> Start<'c, 'a> {
        let contraction = self.contraction;
        let mut start = Start { lhs: b.index(contraction.lhs_start), rhs: b.index(contraction.rhs_start), out: b.index(contraction.out_start) };
        for (step, index) in indices(b, &contraction.outer, turn) {
            start = self.advance(b, start, &step, index);
        }
        start
    }

    fn advance(&self, b: &Builder<'c, 'a>, start: Start<'c, 'a>, by: &Loop, index: Value<'c, 'a>) -> Start<'c, 'a> {
        let step = |from, by| if by == 0 { from } else { b.add(from, b.scale(index, by)) };
        Start { lhs: step(start.lhs, by.lhs), rhs: step(start.rhs, by.rhs), out: step(start.out, by.out) }
    }

    /// The panels of an item: whole ones, then the one that the last columns fill in part.
    fn panels(&self, b: &Builder<'c, 'a>, start: Start<'c, 'a>, panels: (Value<'c, 'a>, Value<'c, 'a>), rows: (Value<'c, 'a>, Value<'c, 'a>)) {
        let tiling = self.tiling;
        let width = tiling.vectors * tiling.lanes;
        let columns = self.contraction.column.extent;
        let (whole, rest) = (columns / width, columns % width);
        if whole > 0 {
            let end = if rest > 0 { b.least(panels.1, b.index(whole)) } else { panels.1 };
            b.scf_for((panels.0, end, b.index(1)), &[], |b, panel, _| {
                let start = self.advance(b, start, &self.contraction.column, b.scale(panel, width));
                self.rows(b, start, rows, tiling.vectors, tiling.lanes);
                vec![]
            });
        }
        if rest > 0 {
            let vectors = (rest + tiling.lanes - 1) / tiling.lanes;
            when_past(b, panels.1, whole, tiling.panels_per_item >= tiling.panels, |b| {
                let start = self.advance(b, start, &self.contraction.column, b.index(whole * width));
                self.rows(b, start, rows, vectors, rest - (vectors - 1) * tiling.lanes);
            });
        }
    }

    /// The row tiles of an item in one panel: whole ones, then the lower one.
    fn rows(&self, b: &Builder<'c, 'a>, start: Start<'c, 'a>, tiles: (Value<'c, 'a>, Value<'c, 'a>), vectors: i64, last: i64) {
        let row = &self.contraction.row;
        let height = self.tiling.rows;
        let (whole, rest) = (row.extent / height, row.extent % height);
        if whole > 0 {
            let end = if rest > 0 { b.least(tiles.1, b.index(whole)) } else { tiles.1 };
            b.scf_for((tiles.0, end, b.index(1)), &[], |b, tile, _| {
                let start = self.advance(b, start, row, b.scale(tile, height));
                self.tile(b, start, Tile { rows: height, vectors, last });
                vec![]
            });
        }
        if rest > 0 {
            when_past(b, tiles.1, whole, self.tiling.row_tiles_per_item >= self.tiling.row_tiles, |b| {
                let start = self.advance(b, start, row, b.index(whole * height));
                self.tile(b, start, Tile { rows: rest, vectors, last });
            });
        }
    }

    fn tile(&self, b: &Builder<'c, 'a>, start: Start<'c, 'a>, tile: Tile) {
        let sums = self.sum(b, start, tile);
        let element = ir::element_type(self.out.r#type());
        let stored = types::vector(&[self.tiling.lanes], element);
        for row in 0..tile.rows {
            for vector in 0..tile.vectors {
                let sum = sums[(row * tile.vectors + vector) as usize];
                let value = self.narrow(b, sum, stored);
                let at = b.add_constant(start.out, row * self.contraction.row.out + vector * self.tiling.lanes);
                match self.mask(b, tile, vector) {
                    Some(mask) => b.create("vector.maskedstore", &[self.out, at, mask, value], &[], &[], vec![]),
                    None => b.create("vector.store", &[value, self.out, at], &[], &[], vec![]),
                };
            }
        }
    }

    /// The sums of a tile, row by row.
    fn sum(&self, b: &Builder<'c, 'a>, start: Start<'c, 'a>, tile: Tile) -> Vec<Value<'c, 'a>> {
        let contraction = self.contraction;
        let count = (tile.rows * tile.vectors) as usize;
        let r#type = types::vector(&[self.tiling.lanes], contraction.accumulator);
        let products = contraction.products();
        if products <= contraction.block {
            let zeros = vec![b.zero(r#type); count];
            return if products == 0 { zeros } else { self.block(b, start, tile, zeros, None) };
        }
        let float = types::is_float(contraction.accumulator);
        // Adding to -0 changes nothing, not even the sign of zero.
        let neutral = if float { b.float(r#type, -0.0) } else { b.zero(r#type) };
        let blocks = (products + contraction.block - 1) / contraction.block;
        b.scf_for((b.index(0), b.index(blocks), b.index(1)), &vec![neutral; count], |b, block, totals| {
            let zeros = vec![b.zero(r#type); count];
            let sums = self.block(b, start, tile, zeros, Some(block));
            let add = if float { "arith.addf" } else { "arith.addi" };
            totals.iter().zip(sums).map(|(total, sum)| b.op(add, &[*total, sum], r#type)).collect()
        })
    }

    /// The sums of one block of products, or of all products, added to `sums`.
    fn block(&self, b: &Builder<'c, 'a>, start: Start<'c, 'a>, tile: Tile, sums: Vec<Value<'c, 'a>>, block: Option<Value<'c, 'a>>) -> Vec<Value<'c, 'a>> {
        let contraction = self.contraction;
        let (extent, one) = (contraction.innermost.extent, b.index(1));
        // The products of the block, counted over all reduction loops.
        let span = block.map(|block| {
            let first = b.scale(block, contraction.block);
            (first, b.least(b.add_constant(first, contraction.block), b.index(contraction.products())))
        });
        if contraction.reduced.is_empty() {
            let (first, end) = span.unwrap_or_else(|| (b.index(0), b.index(extent)));
            return b.scf_for((first, end, one), &sums, |b, k, sums| self.step(b, start, tile, k, sums));
        }
        let turns = match span {
            None => (b.index(0), b.index(contraction.reduced.iter().map(|l| l.extent).product())),
            Some((first, end)) => {
                let (from, _) = b.divide(first, extent);
                let (to, _) = b.divide(b.add_constant(end, extent - 1), extent);
                (from, to)
            }
        };
        b.scf_for((turns.0, turns.1, one), &sums, |b, turn, sums| {
            let mut start = start;
            for (step, index) in indices(b, &contraction.reduced, turn) {
                start = self.advance(b, start, &step, index);
            }
            // A block may begin and end within a turn.
            let (first, end) = match span {
                None => (b.index(0), b.index(extent)),
                Some((first, end)) => {
                    let before = b.scale(turn, extent);
                    let within = |at| b.op("arith.subi", &[at, before], types::index(b.context));
                    let first = b.op("arith.maxsi", &[within(first), b.index(0)], types::index(b.context));
                    (first, b.least(within(end), b.index(extent)))
                }
            };
            b.scf_for((first, end, one), sums, |b, k, sums| self.step(b, start, tile, k, sums))
        })
    }

    /// One product for each element of the tile.
    fn step(&self, b: &Builder<'c, 'a>, start: Start<'c, 'a>, tile: Tile, k: Value<'c, 'a>, sums: &[Value<'c, 'a>]) -> Vec<Value<'c, 'a>> {
        let contraction = self.contraction;
        let at = self.advance(b, start, &Loop { out: 0, ..contraction.innermost }, k);
        let wide = types::vector(&[self.tiling.lanes], contraction.accumulator);
        let columns: Vec<_> = (0..tile.vectors)
            .map(|vector| {
                let stored = types::vector(&[self.tiling.lanes], ir::element_type(self.rhs.r#type()));
                let at = b.add_constant(at.rhs, vector * self.tiling.lanes);
                let value = match self.mask(b, tile, vector) {
                    Some(mask) => b.op("vector.maskedload", &[self.rhs, at, mask, b.zero(stored)], stored),
                    None => b.op("vector.load", &[self.rhs, at], stored),
                };
                self.extend(b, value, wide)
            })
            .collect();
        let mut next = vec![];
        for row in 0..tile.rows {
            let at = b.add_constant(at.lhs, row * contraction.row.lhs);
            let element = b.op("memref.load", &[self.lhs, at], ir::element_type(self.lhs.r#type()));
            let element = self.extend(b, element, contraction.accumulator);
            let all = b.op("vector.broadcast", &[element], wide);
            for vector in 0..tile.vectors as usize {
                let sum = sums[row as usize * tile.vectors as usize + vector];
                next.push(if types::is_float(contraction.accumulator) {
                    b.op("vector.fma", &[all, columns[vector], sum], wide)
                } else {
                    let product = b.op("arith.muli", &[all, columns[vector]], wide);
                    b.op("arith.addi", &[product, sum], wide)
                });
            }
        }
        next
    }

    /// The mask of a vector of which some columns do not exist.
    fn mask(&self, b: &Builder<'c, 'a>, tile: Tile, vector: i64) -> Option<Value<'c, 'a>> {
        (vector + 1 == tile.vectors && tile.last < self.tiling.lanes).then(|| {
            let sizes = types::i64_array(b.context, &[tile.last]);
            let r#type = types::vector(&[self.tiling.lanes], types::integer(b.context, 1));
            b.op_with("vector.constant_mask", &[], &[("mask_dim_sizes", sizes)], r#type)
        })
    }

    /// An operand's element or vector in the accumulator's type.
    fn extend(&self, b: &Builder<'c, 'a>, value: Value<'c, 'a>, to: Type<'c>) -> Value<'c, 'a> {
        if value.r#type() == to {
            return value;
        }
        let name = match (types::is_float(self.contraction.accumulator), self.contraction.unsigned) {
            (true, _) => "arith.extf",
            (false, false) => "arith.extsi",
            (false, true) => "arith.extui",
        };
        b.op(name, &[value], to)
    }

    /// A vector of sums in the output's type.
    fn narrow(&self, b: &Builder<'c, 'a>, value: Value<'c, 'a>, to: Type<'c>) -> Value<'c, 'a> {
        if value.r#type() == to {
            return value;
        }
        b.op(if types::is_float(self.contraction.accumulator) { "arith.truncf" } else { "arith.trunci" }, &[value], to)
    }
}

/// The index of each loop in a turn, counted over all of them.
fn indices<'c, 'a>(b: &Builder<'c, 'a>, loops: &[Loop], turn: Value<'c, 'a>) -> Vec<(Loop, Value<'c, 'a>)> {
    let mut rest = turn;
    let mut indices = vec![];
    for (position, step) in loops.iter().enumerate().rev() {
        if position == 0 {
            indices.push((*step, rest));
        } else {
            let (outer, index) = b.divide(rest, step.extent);
            indices.push((*step, index));
            rest = outer;
        }
    }
    indices
}

/// Emits `body`, under the condition `end > bound` unless that is known to hold.
fn when_past<'c, 'a>(b: &Builder<'c, 'a>, end: Value<'c, 'a>, bound: i64, known: bool, body: impl FnOnce(&Builder<'c, 'a>)) {
    if known {
        return body(b);
    }
    let greater = types::i64_attribute(b.context, 4);
    let condition = b.op_with("arith.cmpi", &[end, b.index(bound)], &[("predicate", greater)], types::integer(b.context, 1));
    b.scf_if(
        condition,
        &[],
        |b| {
            body(b);
            vec![]
        },
        |_| vec![],
    );
}
