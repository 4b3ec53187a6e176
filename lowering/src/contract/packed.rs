// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Contractions whose operands are copied into contiguous memory first.
use super::{
    emit::{Emitter, IndexMath, Packed, Start, Tile},
    tiling::TilePacking,
};
use melior::ir::{Value, ValueLike};
use shale_bridge::{Builder, ir, types};

/// Bytes that a processor fetches at once.
const CACHE_LINE: i64 = 64;
/// How many rows of a panel are asked for ahead of the copy.
const AHEAD: i64 = 2;

impl<'c, 'a> Emitter<'c, 'a, '_> {
    /// For each block of products: copies `count` panels of `rhs` from `start` on, then runs `body` with the block.
    #[allow(clippy::too_many_arguments)]
    pub fn packed(
        &self,
        b: &Builder<'c, 'a>,
        start: Start<'c, 'a>,
        packed: &Packed<'c, 'a>,
        vectors: i64,
        last: i64,
        count: Value<'c, 'a>,
        body: &dyn Fn(&Builder<'c, 'a>, Option<Value<'c, 'a>>),
    ) {
        let (lanes, width) = (self.tiling.lanes, packed.sizes.width);
        let each = |b: &Builder<'c, 'a>, block: Option<Value<'c, 'a>>| {
            self.products(b, start, block, &[], &|b, at, position, _| {
                b.scf_for((b.index(0), count, b.index(1)), &[], |b, panel, _| {
                    let from = b.add(at.rhs, b.scale(panel, width));
                    self.prefetch(b, from, vectors);
                    let to = b.add(b.scale(panel, packed.sizes.panel), b.scale(position, width));
                    for vector in 0..vectors {
                        let value = match packed.joined {
                            Some(_) => self.parts(b, self.columns(b, from, vectors, last, vector)),
                            None => self.load_columns(b, from, vectors, last, vector),
                        };
                        b.create(
                            "vector.store",
                            &[value, packed.panels, b.add_constant(to, vector * lanes)],
                            &[],
                            &[],
                            vec![],
                        );
                    }
                    vec![]
                });
                vec![]
            });
            if let Some(joined) = &packed.joined {
                self.join_panels(b, packed, joined, vectors, count, block);
            }
            body(b, block);
        };
        match self.contraction.blocks() {
            1 => each(b, None),
            blocks => {
                b.scf_for((b.index(0), b.index(blocks), b.index(1)), &[], |b, block, _| {
                    each(b, Some(block));
                    vec![]
                });
            }
        }
    }

    /// Asks for columns of `rhs` that are copied soon: rows far apart are no stream that a processor foresees.
    fn prefetch(&self, b: &Builder<'c, 'a>, from: Value<'c, 'a>, vectors: i64) {
        let element = types::width(ir::element_type(self.rhs.r#type())).unwrap_or(32);
        let lines = (vectors * self.tiling.lanes * i64::from(element / 8)).max(1) / CACHE_LINE;
        let bit = types::integer(b.context, 1);
        let attributes = [
            ("isWrite", types::integer_attribute(bit, 0)),
            ("localityHint", types::integer_attribute(types::integer(b.context, 32), 3)),
            ("isDataCache", types::integer_attribute(bit, 1)),
        ];
        for line in 0..lines.max(1) {
            let ahead = AHEAD * self.contraction.innermost.rhs + line * CACHE_LINE * 8 / i64::from(element);
            b.create("memref.prefetch", &[self.rhs, b.add_constant(from, ahead)], &attributes, &[], vec![]);
        }
    }

    /// A row tile against `count` packed panels.
    #[allow(clippy::too_many_arguments)]
    pub fn packed_tile(
        &self,
        b: &Builder<'c, 'a>,
        start: Start<'c, 'a>,
        packed: &Packed<'c, 'a>,
        tile: Tile,
        above: Value<'c, 'a>,
        count: Value<'c, 'a>,
        block: Option<Value<'c, 'a>>,
    ) {
        match &packed.joined {
            Some(joined) => self.pack_words(b, start, packed, joined, tile, block),
            None => self.pack_tile(b, start, packed, tile, block),
        }
        let wide = types::vector(&[self.tiling.lanes], self.contraction.accumulator);
        b.scf_for((b.index(0), count, b.index(1)), &[], |b, panel, _| {
            let (base, offset) = (b.scale(panel, packed.sizes.panel), b.scale(panel, packed.sizes.width));
            let start = Start { out: b.add(start.out, offset), ..start };
            let sums = match &packed.joined {
                Some(joined) => self.sum_words(b, packed, joined, tile, base, block),
                None => {
                    let zeros = vec![b.zero(wide); (tile.rows * tile.vectors) as usize];
                    self.products(b, start, block, &zeros, &|b, at, position, sums| {
                        let from = b.add(base, b.scale(position, packed.sizes.width));
                        let load = |vector| {
                            b.op(
                                "vector.load",
                                &[packed.panels, b.add_constant(from, vector * self.tiling.lanes)],
                                wide,
                            )
                        };
                        let columns: Vec<_> = (0..tile.vectors).map(load).collect();
                        let elements: Vec<_> = (0..tile.rows)
                            .map(|row| match self.packed_at(b, packed, position, row) {
                                Some(at) => b.op("memref.load", &[packed.tile, at], self.contraction.accumulator),
                                None => self.load_row(b, at.lhs, row),
                            })
                            .collect();
                        self.multiply(b, &elements, &columns, sums)
                    })
                }
            };
            match block {
                None => self.store(b, start, tile, &sums),
                Some(block) => {
                    let totals = b.add(b.scale(above, packed.sizes.group * packed.sizes.width), offset);
                    self.add_block(b, start, packed, tile, totals, block, &sums);
                }
            }
            vec![]
        });
    }

    /// Where a packed row tile holds the factor of a row at a position in the block; none if row tiles are not packed.
    fn packed_at(
        &self,
        b: &Builder<'c, 'a>,
        packed: &Packed<'c, 'a>,
        position: Value<'c, 'a>,
        row: i64,
    ) -> Option<Value<'c, 'a>> {
        let depth = packed.sizes.tile / self.tiling.rows.max(1);
        match packed.sizes.tiles {
            TilePacking::None => None,
            TilePacking::Rows => Some(b.add_constant(position, row * depth)),
            TilePacking::Columns => Some(b.add_constant(b.scale(position, self.tiling.rows), row)),
        }
    }

    /// Copies a row tile of `lhs`, extended, in the order in which it lies in memory.
    fn pack_tile(
        &self,
        b: &Builder<'c, 'a>,
        start: Start<'c, 'a>,
        packed: &Packed<'c, 'a>,
        tile: Tile,
        block: Option<Value<'c, 'a>>,
    ) {
        let copy = |b: &Builder<'c, 'a>, from: Value<'c, 'a>, position, row| {
            let element = self.load_row(b, from, row);
            if let Some(at) = self.packed_at(b, packed, position, row) {
                b.create("memref.store", &[element, packed.tile, at], &[], &[], vec![]);
            }
        };
        match packed.sizes.tiles {
            TilePacking::None => {}
            // One loop for each row: elements that are neighbours are read one after the other.
            TilePacking::Rows => {
                for row in 0..tile.rows {
                    self.products(b, start, block, &[], &|b, at, position, _| {
                        copy(b, at.lhs, position, row);
                        vec![]
                    });
                }
            }
            // Rows that are neighbours in memory move together.
            TilePacking::Columns
                if self.contraction.row.lhs == 1
                    && ir::element_type(self.lhs.r#type()) == self.contraction.accumulator =>
            {
                let rows = types::vector(&[tile.rows], self.contraction.accumulator);
                self.products(b, start, block, &[], &|b, at, position, _| {
                    let values = b.op("vector.load", &[self.lhs, at.lhs], rows);
                    let to = b.scale(position, self.tiling.rows);
                    b.create("vector.store", &[values, packed.tile, to], &[], &[], vec![]);
                    vec![]
                });
            }
            TilePacking::Columns => {
                self.products(b, start, block, &[], &|b, at, position, _| {
                    for row in 0..tile.rows {
                        copy(b, at.lhs, position, row);
                    }
                    vec![]
                });
            }
        }
    }

    /// Adds the sums of a block to the totals of those before, which `out` holds, or memory of their own where it is too narrow.
    #[allow(clippy::too_many_arguments)]
    fn add_block(
        &self,
        b: &Builder<'c, 'a>,
        start: Start<'c, 'a>,
        packed: &Packed<'c, 'a>,
        tile: Tile,
        totals: Value<'c, 'a>,
        block: Value<'c, 'a>,
        sums: &[Value<'c, 'a>],
    ) {
        let wide = types::vector(&[self.tiling.lanes], self.contraction.accumulator);
        let is_block = |b: &Builder<'c, 'a>, number| {
            let equal = types::i64_attribute(b.context, 0);
            b.op_with("arith.cmpi", &[block, b.index(number)], &[("predicate", equal)], types::integer(b.context, 1))
        };
        let own = packed.sizes.totals > 0;
        let row_of_totals = packed.sizes.group * packed.sizes.width;
        // Which memory holds a total, at what address, under which mask.
        let place = |b: &Builder<'c, 'a>, row: i64, vector: i64, at: Value<'c, 'a>| match own {
            true => (packed.totals, b.add_constant(totals, row * row_of_totals + vector * self.tiling.lanes), None),
            false => (self.out, at, self.mask(b, tile.vectors, tile.last, vector)),
        };
        let write = |b: &Builder<'c, 'a>, values: &[Value<'c, 'a>]| {
            self.vectors(b, start, tile, |row, vector, at| {
                let value = values[(row * tile.vectors + vector) as usize];
                match place(b, row, vector, at) {
                    (memory, at, Some(mask)) => {
                        b.create("vector.maskedstore", &[memory, at, mask, value], &[], &[], vec![])
                    }
                    (memory, at, None) => b.create("vector.store", &[value, memory, at], &[], &[], vec![]),
                };
            });
        };
        let values = b.scf_if(
            is_block(b, 0),
            &vec![wide; sums.len()],
            |_| sums.to_vec(),
            |b| {
                let mut next = vec![];
                self.vectors(b, start, tile, |row, vector, at| {
                    let total = match place(b, row, vector, at) {
                        (memory, at, Some(mask)) => b.op("vector.maskedload", &[memory, at, mask, b.zero(wide)], wide),
                        (memory, at, None) => b.op("vector.load", &[memory, at], wide),
                    };
                    next.push(self.add(b, total, sums[(row * tile.vectors + vector) as usize]));
                });
                next
            },
        );
        debug_assert!(values.iter().all(|v| ir::shape(v.r#type()) == [self.tiling.lanes]));
        if !own {
            return write(b, &values);
        }
        b.scf_if(
            is_block(b, self.contraction.blocks() - 1),
            &[],
            |b| {
                self.store(b, start, tile, &values);
                vec![]
            },
            |b| {
                write(b, &values);
                vec![]
            },
        );
    }
}
