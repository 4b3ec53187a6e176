// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! How a contraction is cut: register tiles, panels, items.
use super::loops::Contraction;
use crate::target::Target;
use shale_bridge::types;

/// Floating-point operations that make an item worth a thread's while.
const LEAST_WORK: i64 = 200_000;
/// Rows of a register tile, at most: as many streams of `lhs` as the first-level cache keeps apart.
const MOST_ROWS: i64 = 12;

#[derive(Debug, PartialEq, Eq)]
pub struct Tiling {
    /// Columns in a vector.
    pub lanes: i64,
    /// Vectors in a panel.
    pub vectors: i64,
    /// Rows in a tile.
    pub rows: i64,
    /// Tiles of rows, and how many an item takes.
    pub row_tiles: i64,
    pub row_tiles_per_item: i64,
    /// Panels of columns, and how many an item takes.
    pub panels: i64,
    pub panels_per_item: i64,
    /// Turns of the outer loops, and how many an item takes.
    pub outer: i64,
    pub outer_per_item: i64,
}

impl Tiling {
    pub fn new(contraction: &Contraction, target: &Target) -> Self {
        let (rows, columns) = (contraction.row.extent, contraction.column.extent);
        let wide = target.lanes(types::width(contraction.accumulator).unwrap_or(32));
        // Fewer columns than a vector has lanes: a shorter vector.
        let lanes = wide.min(unsigned(columns.max(1)).next_power_of_two() as i64);
        // Accumulators, leaving registers for the panel's vectors and a broadcast.
        let accumulators = if target.registers() >= 32 { 24 } else { 12 };
        let few = (columns + lanes - 1) / lanes;
        // Few rows need more vectors to hide the latency of the multiply-add.
        let vectors = match rows {
            ..=2 => 8,
            3..=4 => 4,
            _ => 2,
        };
        let vectors = vectors.min(few.max(1)).min(accumulators / rows.clamp(1, 2));
        // As few tiles as fit, of even height: 14 rows are two tiles of 7, not 12 and 2.
        let most = (accumulators / vectors).min(MOST_ROWS);
        let tile_rows = |rows: i64| (rows + most - 1) / most;
        let tiles = tile_rows(rows).max(1);
        let height = ((rows + tiles - 1) / tiles).max(1);
        let mut tiling = Self {
            lanes,
            vectors,
            rows: height,
            row_tiles: (rows + height - 1) / height,
            row_tiles_per_item: 1,
            panels: (columns + lanes * vectors - 1) / (lanes * vectors),
            panels_per_item: 1,
            outer: contraction.outer.iter().map(|l| l.extent).product(),
            outer_per_item: 1,
        };
        tiling.choose_items(contraction, target);
        tiling
    }

    /// Whole columns of tiles, so that a panel of `rhs` is used often; halved while there are too few items to go round, and
    /// joined with their neighbours while there is too little to do.
    fn choose_items(&mut self, contraction: &Contraction, target: &Target) {
        let work = |tiling: &Self| {
            let elements = tiling.row_tiles_per_item * tiling.rows * tiling.panels_per_item * tiling.vectors * tiling.lanes * tiling.outer_per_item;
            elements.saturating_mul(2 * contraction.products().max(1))
        };
        self.row_tiles_per_item = self.row_tiles.max(1);
        while self.items() < 4 * target.cores && self.row_tiles_per_item > 1 && work(self) >= 2 * LEAST_WORK {
            self.row_tiles_per_item = (self.row_tiles_per_item + 1) / 2;
        }
        while work(self) < LEAST_WORK && self.panels_per_item < self.panels {
            self.panels_per_item = (2 * self.panels_per_item).min(self.panels);
        }
        while work(self) < LEAST_WORK && self.outer_per_item < self.outer {
            self.outer_per_item = (2 * self.outer_per_item).min(self.outer);
        }
    }

    /// Groups of outer turns, of panels and of row tiles; an item is one of each.
    pub fn groups(&self) -> [i64; 3] {
        let groups = |all: i64, each: i64| (all + each - 1) / each;
        [groups(self.outer, self.outer_per_item), groups(self.panels, self.panels_per_item), groups(self.row_tiles, self.row_tiles_per_item)]
    }

    pub fn items(&self) -> i64 {
        self.groups().iter().product()
    }
}

fn unsigned(value: i64) -> u64 {
    value.unsigned_abs()
}
