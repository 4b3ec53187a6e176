// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Loops and vectors of a contraction.

use super::{
    dots::Joined,
    loops::{Contraction, Loop},
    tiling::{Packing, Tiling},
};
use crate::target::Target;
use melior::{
    Context,
    ir::{OperationRef, Type, Value, ValueLike, operation::OperationLike},
};
use shale_bridge::{Builder, ir, types};

/// Emits code for `op`, a `shale.contract` on memrefs, before it.
pub fn expand<'c>(context: &'c Context, op: OperationRef<'c, '_>, contraction: &Contraction<'c>, target: &Target) {
    let tiling = &Tiling::new(contraction, target);
    if tiling.items() == 0 {
        return;
    }
    let b = Builder::before(context, op);
    let operands = ir::operands(op);
    let narrow = [operands[0], operands[1], operands[2]]
        .map(|operand| ir::element_type(operand.r#type()) != contraction.accumulator);
    let packing = Packing::new(contraction, tiling, narrow).map(|sizes| {
        let entry = Builder::before(context, entry_of(op)).with_location(b.location);
        let element = contraction.accumulator;
        let totals = stack(&entry, sizes.totals, element);
        let joined = tiling.dot.map(|kind| Joined::new(&entry, kind, &sizes));
        let [panels, tile] = match joined {
            Some(joined) => [joined.panels.parts, joined.tile.parts],
            None => [sizes.panel * sizes.group, sizes.tile].map(|count| stack(&entry, count, element)),
        };
        Packed { sizes, panels, totals, tile, joined }
    });
    let emitter = Emitter {
        contraction,
        tiling,
        lhs: flat(&b, operands[0]),
        rhs: flat(&b, operands[1]),
        out: flat(&b, operands[2]),
        packing,
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

/// The first operation of the function that `op` is in: stack memory reserved in a loop would grow with every turn.
fn entry_of<'c, 'a>(op: OperationRef<'c, 'a>) -> OperationRef<'c, 'a> {
    let mut outermost = op;
    while let Some(parent) = outermost.parent_operation() {
        if matches!(ir::name(parent), "shale.kernel" | "func.func" | "llvm.func" | "builtin.module") {
            break;
        }
        // SAFETY: the parent of an operation lives as long as it.
        outermost = unsafe { OperationRef::from_raw(parent.to_raw()) };
    }
    ir::parent_block(outermost).and_then(|block| ir::operations(block).first().copied()).unwrap_or(outermost)
}

/// Memory for `count` elements on the stack.
pub fn stack<'c, 'a>(b: &Builder<'c, 'a>, count: i64, element: Type<'c>) -> Value<'c, 'a> {
    let attributes = [
        ("operandSegmentSizes", types::i32_array(b.context, &[0, 0])),
        ("alignment", types::i64_attribute(b.context, 64)),
    ];
    b.op_with("memref.alloca", &[], &attributes, types::memref(&[count], element))
}

/// The elements from the first to the last of a memref, whatever its strides, as a memref of one dimension.
fn flat<'c, 'a>(b: &Builder<'c, 'a>, memref: Value<'c, 'a>) -> Value<'c, 'a> {
    let (shape, element) = (ir::shape(memref.r#type()), ir::element_type(memref.r#type()));
    let strides = types::strides(memref.r#type()).unwrap_or_default();
    let last: i64 = shape.iter().zip(&strides).map(|(size, stride)| (size - 1).max(0) * stride).sum();
    let count = if shape.contains(&0) { 0 } else { last + 1 };
    let cast = |source: &[Value<'c, 'a>], offset: i64, to: Type<'c>| {
        let attributes = [
            ("operandSegmentSizes", types::i32_array(b.context, &[1, source.len() as i32 - 1, 0, 0])),
            ("static_offsets", types::i64_array(b.context, &[offset])),
            ("static_sizes", types::i64_array(b.context, &[count])),
            ("static_strides", types::i64_array(b.context, &[1])),
        ];
        b.op_with("memref.reinterpret_cast", source, &attributes, to)
    };
    if memref.r#type() == types::memref(&shape, element) {
        return cast(&[memref], 0, types::memref(&[count], element));
    }
    let index = types::index(b.context);
    let results = [vec![types::memref(&[], element)], vec![index; 1 + 2 * shape.len()]].concat();
    let parts = ir::results(b.create("memref.extract_strided_metadata", &[memref], &[], &results, vec![]));
    cast(&[parts[0], parts[1]], i64::MIN, types::memref_from(count, element))
}

/// Arithmetic on indices that leaves out what is known.
pub trait IndexMath<'c, 'a> {
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
pub struct Start<'c, 'a> {
    pub lhs: Value<'c, 'a>,
    pub rhs: Value<'c, 'a>,
    pub out: Value<'c, 'a>,
}

/// The shape of a register tile.
#[derive(Clone, Copy)]
pub struct Tile {
    pub rows: i64,
    pub vectors: i64,
    /// Columns of the last vector that exist.
    pub last: i64,
}

pub struct Emitter<'c, 'a, 's> {
    pub contraction: &'s Contraction<'c>,
    pub tiling: &'s Tiling,
    pub lhs: Value<'c, 'a>,
    pub rhs: Value<'c, 'a>,
    pub out: Value<'c, 'a>,
    packing: Option<Packed<'c, 'a>>,
}

/// Memory for copies.
#[derive(Clone, Copy)]
pub struct Packed<'c, 'a> {
    pub sizes: Packing,
    /// Panels of `rhs`, one after the other, each row by row.
    pub panels: Value<'c, 'a>,
    /// Totals that `out` is too narrow to hold.
    pub totals: Value<'c, 'a>,
    /// A row tile of `lhs`.
    pub tile: Value<'c, 'a>,
    /// The same memory, if it holds words of several factors.
    pub joined: Option<Joined<'c, 'a>>,
}

/// First and past-the-last of a range.
type Span<'c, 'a> = (Value<'c, 'a>, Value<'c, 'a>);

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
        let turns = span(b, outer_group, tiling.outer_per_item, tiling.outer);
        let contraction = self.contraction;
        let start = Start {
            lhs: b.index(contraction.lhs_start),
            rhs: b.index(contraction.rhs_start),
            out: b.index(contraction.out_start),
        };
        let each_turn = |b: &Builder<'c, 'a>, start, body: &dyn Fn(&Builder<'c, 'a>, Start<'c, 'a>)| {
            b.scf_for((turns.0, turns.1, b.index(1)), &[], |b, turn, _| {
                body(b, self.outer(b, start, turn));
                vec![]
            });
        };
        match self.packing {
            None => each_turn(b, start, &|b, start| {
                self.panels(b, start, panels, &|b, start, vectors, last| {
                    self.rows(b, start, rows, vectors, last, &|b, start, tile, _| {
                        let sums = self.sum(b, start, tile);
                        self.store(b, start, tile, &sums);
                    });
                });
            }),
            // One copy serves all turns.
            Some(packed) if packed.sizes.shared => {
                self.groups(b, start, panels, &packed, &|b, start, vectors, last, count| {
                    self.packed(b, start, &packed, vectors, last, count, &|b, block| {
                        each_turn(b, start, &|b, start| {
                            self.rows(b, start, rows, vectors, last, &|b, start, tile, above| {
                                self.packed_tile(b, start, &packed, tile, above, count, block);
                            });
                        });
                    });
                })
            }
            Some(packed) => each_turn(b, start, &|b, start| {
                self.groups(b, start, panels, &packed, &|b, start, vectors, last, count| {
                    self.packed(b, start, &packed, vectors, last, count, &|b, block| {
                        self.rows(b, start, rows, vectors, last, &|b, start, tile, above| {
                            self.packed_tile(b, start, &packed, tile, above, count, block);
                        });
                    });
                });
            }),
        }
    }

    /// Where the operands start in a turn of the outer loops.
    fn outer(&self, b: &Builder<'c, 'a>, start: Start<'c, 'a>, turn: Value<'c, 'a>) -> Start<'c, 'a> {
        let mut start = start;
        for (step, index) in indices(b, &self.contraction.outer, turn) {
            start = self.advance(b, start, &step, index);
        }
        start
    }

    fn advance(&self, b: &Builder<'c, 'a>, start: Start<'c, 'a>, by: &Loop, index: Value<'c, 'a>) -> Start<'c, 'a> {
        let step = |from, by| if by == 0 { from } else { b.add(from, b.scale(index, by)) };
        Start { lhs: step(start.lhs, by.lhs), rhs: step(start.rhs, by.rhs), out: step(start.out, by.out) }
    }

    /// The panels of an item: whole ones, then the one that the last columns fill in part. `body` is told where the panel starts, its
    /// vectors, and the columns in the last of these.
    fn panels(
        &self,
        b: &Builder<'c, 'a>,
        start: Start<'c, 'a>,
        panels: Span<'c, 'a>,
        body: &dyn Fn(&Builder<'c, 'a>, Start<'c, 'a>, i64, i64),
    ) {
        self.stepped_panels(b, start, panels, 1, &|b, start, vectors, last, _| body(b, start, vectors, last));
    }

    /// The same in groups of panels that are copied together; `body` is also told the number of panels.
    fn groups(
        &self,
        b: &Builder<'c, 'a>,
        start: Start<'c, 'a>,
        panels: Span<'c, 'a>,
        packed: &Packed,
        body: &dyn Fn(&Builder<'c, 'a>, Start<'c, 'a>, i64, i64, Value<'c, 'a>),
    ) {
        self.stepped_panels(b, start, panels, packed.sizes.group, body);
    }

    fn stepped_panels(
        &self,
        b: &Builder<'c, 'a>,
        start: Start<'c, 'a>,
        panels: Span<'c, 'a>,
        step: i64,
        body: &dyn Fn(&Builder<'c, 'a>, Start<'c, 'a>, i64, i64, Value<'c, 'a>),
    ) {
        let tiling = self.tiling;
        let width = tiling.vectors * tiling.lanes;
        let columns = self.contraction.column.extent;
        let (whole, rest) = (columns / width, columns % width);
        if whole > 0 {
            let end = if rest > 0 { b.least(panels.1, b.index(whole)) } else { panels.1 };
            b.scf_for((panels.0, end, b.index(step)), &[], |b, panel, _| {
                let start = self.advance(b, start, &self.contraction.column, b.scale(panel, width));
                let count = b.least(b.index(step), b.op("arith.subi", &[end, panel], types::index(b.context)));
                body(b, start, tiling.vectors, tiling.lanes, count);
                vec![]
            });
        }
        if rest > 0 {
            let vectors = (rest + tiling.lanes - 1) / tiling.lanes;
            when_past(b, panels.1, whole, tiling.panels_per_item >= tiling.panels, |b| {
                let start = self.advance(b, start, &self.contraction.column, b.index(whole * width));
                body(b, start, vectors, rest - (vectors - 1) * tiling.lanes, b.index(1));
            });
        }
    }

    /// The row tiles of an item in one panel: whole ones, then the lower one. `body` is also told how many rows of the item are above.
    fn rows(
        &self,
        b: &Builder<'c, 'a>,
        start: Start<'c, 'a>,
        tiles: Span<'c, 'a>,
        vectors: i64,
        last: i64,
        body: &dyn Fn(&Builder<'c, 'a>, Start<'c, 'a>, Tile, Value<'c, 'a>),
    ) {
        let row = &self.contraction.row;
        let height = self.tiling.rows;
        let (whole, rest) = (row.extent / height, row.extent % height);
        let above = |b: &Builder<'c, 'a>, tile| {
            let tiles = b.op("arith.subi", &[tile, tiles.0], types::index(b.context));
            b.scale(tiles, height)
        };
        if whole > 0 {
            let end = if rest > 0 { b.least(tiles.1, b.index(whole)) } else { tiles.1 };
            b.scf_for((tiles.0, end, b.index(1)), &[], |b, tile, _| {
                let start = self.advance(b, start, row, b.scale(tile, height));
                body(b, start, Tile { rows: height, vectors, last }, above(b, tile));
                vec![]
            });
        }
        if rest > 0 {
            when_past(b, tiles.1, whole, self.tiling.row_tiles_per_item >= self.tiling.row_tiles, |b| {
                let start = self.advance(b, start, row, b.index(whole * height));
                body(b, start, Tile { rows: rest, vectors, last }, above(b, b.index(whole)));
            });
        }
    }

    /// Each vector of a tile with its position in the tile and its address in `out`.
    pub fn vectors(
        &self,
        b: &Builder<'c, 'a>,
        start: Start<'c, 'a>,
        tile: Tile,
        mut body: impl FnMut(i64, i64, Value<'c, 'a>),
    ) {
        for row in 0..tile.rows {
            for vector in 0..tile.vectors {
                body(
                    row,
                    vector,
                    b.add_constant(start.out, row * self.contraction.row.out + vector * self.tiling.lanes),
                );
            }
        }
    }

    /// Writes the sums of a tile to `out`.
    pub fn store(&self, b: &Builder<'c, 'a>, start: Start<'c, 'a>, tile: Tile, sums: &[Value<'c, 'a>]) {
        let stored = types::vector(&[self.tiling.lanes], ir::element_type(self.out.r#type()));
        self.vectors(b, start, tile, |row, vector, at| {
            let value = self.narrow(b, sums[(row * tile.vectors + vector) as usize], stored);
            match self.mask(b, tile.vectors, tile.last, vector) {
                Some(mask) => b.create("vector.maskedstore", &[self.out, at, mask, value], &[], &[], vec![]),
                None => b.create("vector.store", &[value, self.out, at], &[], &[], vec![]),
            };
        });
    }

    pub fn add(&self, b: &Builder<'c, 'a>, x: Value<'c, 'a>, y: Value<'c, 'a>) -> Value<'c, 'a> {
        b.op(
            if types::is_float(self.contraction.accumulator) { "arith.addf" } else { "arith.addi" },
            &[x, y],
            x.r#type(),
        )
    }

    /// The sums of a tile, row by row.
    fn sum(&self, b: &Builder<'c, 'a>, start: Start<'c, 'a>, tile: Tile) -> Vec<Value<'c, 'a>> {
        let contraction = self.contraction;
        let count = (tile.rows * tile.vectors) as usize;
        let r#type = types::vector(&[self.tiling.lanes], contraction.accumulator);
        let block = |b: &Builder<'c, 'a>, block| {
            let zeros = vec![b.zero(r#type); count];
            self.products(b, start, block, &zeros, &|b, at, _, sums| {
                let columns: Vec<_> = (0..tile.vectors)
                    .map(|vector| self.load_columns(b, at.rhs, tile.vectors, tile.last, vector))
                    .collect();
                let elements: Vec<_> = (0..tile.rows).map(|row| self.load_row(b, at.lhs, row)).collect();
                self.multiply(b, &elements, &columns, sums)
            })
        };
        match contraction.blocks() {
            0 => vec![b.zero(r#type); count],
            1 => block(b, None),
            blocks => {
                // Adding to -0 changes nothing, not even the sign of zero.
                let neutral =
                    if types::is_float(contraction.accumulator) { b.float(r#type, -0.0) } else { b.zero(r#type) };
                b.scf_for((b.index(0), b.index(blocks), b.index(1)), &vec![neutral; count], |b, index, totals| {
                    let sums = block(b, Some(index));
                    totals.iter().zip(sums).map(|(total, sum)| self.add(b, *total, sum)).collect()
                })
            }
        }
    }

    /// Runs `body` for every product of a block, or of all, in order, with the addresses of its factors, its position in the block and
    /// the carried values.
    pub fn products(
        &self,
        b: &Builder<'c, 'a>,
        start: Start<'c, 'a>,
        block: Option<Value<'c, 'a>>,
        carried: &[Value<'c, 'a>],
        body: &dyn Fn(&Builder<'c, 'a>, Start<'c, 'a>, Value<'c, 'a>, &[Value<'c, 'a>]) -> Vec<Value<'c, 'a>>,
    ) -> Vec<Value<'c, 'a>> {
        let contraction = self.contraction;
        let (extent, one) = (contraction.innermost.extent, b.index(1));
        let subtract = |b: &Builder<'c, 'a>, x, y| b.op("arith.subi", &[x, y], types::index(b.context));
        let innermost = Loop { out: 0, ..contraction.innermost };
        // The products of the block, counted over all reduction loops.
        let span = block.map(|block| {
            let first = b.scale(block, contraction.block);
            (first, b.least(b.add_constant(first, contraction.block), b.index(contraction.products())))
        });
        if contraction.reduced.is_empty() {
            let (first, end) = span.unwrap_or_else(|| (b.index(0), b.index(extent)));
            return b.scf_for((first, end, one), carried, |b, k, carried| {
                let position = if block.is_some() { subtract(b, k, first) } else { k };
                body(b, self.advance(b, start, &innermost, k), position, carried)
            });
        }
        let turns = match span {
            None => (b.index(0), b.index(contraction.reduced.iter().map(|l| l.extent).product())),
            Some((first, end)) => {
                let (from, _) = b.divide(first, extent);
                let (to, _) = b.divide(b.add_constant(end, extent - 1), extent);
                (from, to)
            }
        };
        b.scf_for((turns.0, turns.1, one), carried, |b, turn, carried| {
            let mut start = start;
            for (step, index) in indices(b, &contraction.reduced, turn) {
                start = self.advance(b, start, &Loop { out: 0, ..step }, index);
            }
            // Where the turn's first product is in the block; below zero if that begins within the turn.
            let before = b.scale(turn, extent);
            let offset = span.map_or(before, |(first, _)| subtract(b, before, first));
            let (first, end) = match span {
                None => (b.index(0), b.index(extent)),
                Some((first, end)) => {
                    let from = b.op("arith.maxsi", &[subtract(b, first, before), b.index(0)], types::index(b.context));
                    (from, b.least(subtract(b, end, before), b.index(extent)))
                }
            };
            b.scf_for((first, end, one), carried, |b, k, carried| {
                body(b, self.advance(b, start, &innermost, k), b.add(offset, k), carried)
            })
        })
    }

    /// Columns of `rhs` at an address, extended.
    pub fn load_columns(
        &self,
        b: &Builder<'c, 'a>,
        at: Value<'c, 'a>,
        vectors: i64,
        last: i64,
        vector: i64,
    ) -> Value<'c, 'a> {
        let value = self.columns(b, at, vectors, last, vector);
        self.extend(b, value, types::vector(&[self.tiling.lanes], self.contraction.accumulator))
    }

    /// Columns of `rhs` at an address, as they are stored.
    pub fn columns(
        &self,
        b: &Builder<'c, 'a>,
        at: Value<'c, 'a>,
        vectors: i64,
        last: i64,
        vector: i64,
    ) -> Value<'c, 'a> {
        let lanes = self.tiling.lanes;
        let stored = types::vector(&[lanes], ir::element_type(self.rhs.r#type()));
        let at = b.add_constant(at, vector * lanes);
        match self.mask(b, vectors, last, vector) {
            Some(mask) => b.op("vector.maskedload", &[self.rhs, at, mask, b.zero(stored)], stored),
            None => b.op("vector.load", &[self.rhs, at], stored),
        }
    }

    /// The element of `lhs` of a row of the tile at an address, extended.
    pub fn load_row(&self, b: &Builder<'c, 'a>, at: Value<'c, 'a>, row: i64) -> Value<'c, 'a> {
        let at = b.add_constant(at, row * self.contraction.row.lhs);
        let element = b.op("memref.load", &[self.lhs, at], ir::element_type(self.lhs.r#type()));
        self.extend(b, element, self.contraction.accumulator)
    }

    /// Adds to each sum of a tile the product of its row's element of `lhs` and its columns of `rhs`.
    pub fn multiply(
        &self,
        b: &Builder<'c, 'a>,
        elements: &[Value<'c, 'a>],
        columns: &[Value<'c, 'a>],
        sums: &[Value<'c, 'a>],
    ) -> Vec<Value<'c, 'a>> {
        let accumulator = self.contraction.accumulator;
        let wide = types::vector(&[self.tiling.lanes], accumulator);
        let mut next = vec![];
        for (row, element) in elements.iter().enumerate() {
            let all = b.op("vector.broadcast", &[*element], wide);
            for (vector, column) in columns.iter().enumerate() {
                let sum = sums[row * columns.len() + vector];
                next.push(if types::is_float(accumulator) {
                    b.op("vector.fma", &[all, *column, sum], wide)
                } else {
                    self.add(b, b.op("arith.muli", &[all, *column], wide), sum)
                });
            }
        }
        next
    }

    /// The mask of a vector of which some columns do not exist.
    pub fn mask(&self, b: &Builder<'c, 'a>, vectors: i64, last: i64, vector: i64) -> Option<Value<'c, 'a>> {
        (vector + 1 == vectors && last < self.tiling.lanes).then(|| {
            let sizes = types::i64_array(b.context, &[last]);
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
fn when_past<'c, 'a>(
    b: &Builder<'c, 'a>,
    end: Value<'c, 'a>,
    bound: i64,
    known: bool,
    body: impl FnOnce(&Builder<'c, 'a>),
) {
    if known {
        return body(b);
    }
    let greater = types::i64_attribute(b.context, 4);
    let condition =
        b.op_with("arith.cmpi", &[end, b.index(bound)], &[("predicate", greater)], types::integer(b.context, 1));
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
