// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! How a contraction is cut: register tiles, panels, items.
use super::{dots::Dot, loops::Contraction};
use crate::target::Target;
use shale_bridge::types;

/// Floating-point operations that make an item worth a thread's while.
const LEAST_WORK: i64 = 400_000;
/// Floating-point operations from which on two items for each core are enough: each copies the panels that it uses.
const MUCH_WORK: i64 = 50_000_000;
/// Floating-point operations of a contraction that are worth a second kernel for the columns that are left over.
const WORTH_CODE: i64 = 1_000_000_000;
/// Floating-point operations of an item, at most, if it can be smaller: a cancelled execution ends between two items.
const MOST_WORK: i64 = 1 << 31;
/// Rows of an item, at most: their totals fit into second-level cache and stack.
const MOST_ROWS_PER_ITEM: i64 = 1024;
/// Row tiles of an item that make the copy of a panel pay.
const FEWEST_ROW_TILES: i64 = 8;
/// Bytes of packed panels, at most: a part of a second-level cache, and of a stack.
const MOST_PACKED: i64 = 512 << 10;
/// Bytes of totals, at most: a part of a stack.
const MOST_TOTALS: i64 = 256 << 10;
/// Bytes between the rows of a panel from which on their neighbourhood in caches and page tables is poor.
const FAR: i64 = 512;
/// Rows of a register tile, at most: as many streams of `lhs` as the first-level cache keeps apart.
const MOST_ROWS: i64 = 12;
/// Sums that are computed at once, at least, so that each multiply-add finds the one before it done.
const LATENCY: i64 = 8;

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
    /// Bytes of packed panels, at most.
    most_packed: i64,
    /// The instruction that multiplies packed factors, if not one factor at a time.
    pub dot: Option<Dot>,
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
        let outer: i64 = contraction.outer.iter().map(|l| l.extent).product();
        let all = (2 * rows * columns).saturating_mul(outer).saturating_mul(contraction.products());
        // Few rows need more vectors to hide the latency of the multiply-add. Of the tiles that fill the registers, three vectors take
        // fewest loads, but what they leave over is code of its own: only much work is worth its compilation.
        let vectors = match rows {
            ..=2 => 8,
            3..=4 => 4,
            _ if accumulators >= 24 && (few % 3 == 0 || few > 24 && all >= WORTH_CODE) => 3,
            _ => 2,
        };
        let vectors = vectors.min(few.max(1)).min(accumulators / rows.clamp(1, 2));
        // As few tiles as fit, of even height: 14 rows are two tiles of 7, not 12 and 2.
        let most = (accumulators / vectors).min(MOST_ROWS);
        let tile_rows = |rows: i64| (rows + most - 1) / most;
        let tiles = tile_rows(rows).max(1);
        // A height that leaves no lower tile over halves the code; enough sums to hide the latency of the multiply-add remain.
        let whole = (1..=most).rev().find(|height| rows % height == 0).unwrap_or(1);
        let even = ((rows + tiles - 1) / tiles).max(1);
        let height = if 2 * whole >= most && whole * vectors >= LATENCY { whole } else { even };
        let mut tiling = Self {
            lanes,
            vectors,
            rows: height,
            row_tiles: (rows + height - 1) / height,
            row_tiles_per_item: 1,
            panels: (columns + lanes * vectors - 1) / (lanes * vectors),
            panels_per_item: 1,
            outer,
            outer_per_item: 1,
            most_packed: (target.l2 / 2).clamp(MOST_PACKED / 4, MOST_PACKED),
            dot: Dot::new(contraction, lanes, target),
        };
        tiling.choose_items(contraction, target);
        tiling
    }

    /// As many rows and columns as fit, so that a panel of `rhs` is used often for its copy, and a row of `lhs` for its way through the
    /// caches; the longer side is halved while there are too few items to go round. Items with too little to do are joined.
    fn choose_items(&mut self, contraction: &Contraction, target: &Target) {
        let work = |tiling: &Self| {
            let elements = tiling.row_tiles_per_item
                * tiling.rows
                * tiling.panels_per_item
                * tiling.vectors
                * tiling.lanes
                * tiling.outer_per_item;
            elements.saturating_mul(2 * contraction.products().max(1))
        };
        self.row_tiles_per_item = self.row_tiles.clamp(1, (MOST_ROWS_PER_ITEM / self.rows).max(1));
        // As many panels as are copied together: a row tile of `lhs` is then read once for all of them.
        let panel = self.panel_bytes(contraction).max(1);
        self.panels_per_item = (self.most_packed / panel).max(1).min(self.panels.max(1));
        if shares_panels(contraction) {
            self.outer_per_item = self.outer.max(1);
        }
        let too_few = |tiling: &Self| match tiling.items() / target.cores.max(1) {
            0..=1 => work(tiling) >= 2 * LEAST_WORK,
            2..=3 => (2 * LEAST_WORK..MUCH_WORK).contains(&work(tiling)),
            _ => false,
        };
        while work(self) > MOST_WORK || too_few(self) {
            // Rows that one copy of a panel serves.
            let turns = if shares_panels(contraction) { self.outer_per_item } else { 1 };
            let rows = self.row_tiles_per_item * self.rows * turns;
            let columns = self.panels_per_item * self.vectors * self.lanes;
            let long = rows >= columns || self.panels_per_item == 1;
            if self.outer_per_item > 1 && long {
                self.outer_per_item = (self.outer_per_item + 1) / 2;
            } else if self.row_tiles_per_item > FEWEST_ROW_TILES && long {
                self.row_tiles_per_item = (self.row_tiles_per_item + 1) / 2;
            } else if self.panels_per_item > 1 {
                self.panels_per_item = (self.panels_per_item + 1) / 2;
            } else if self.row_tiles_per_item > 1 {
                self.row_tiles_per_item = (self.row_tiles_per_item + 1) / 2;
            } else {
                break;
            }
        }
        // Items of even size.
        let even = |all: i64, each: i64| {
            if all > each { (all + (all + each - 1) / each - 1) / ((all + each - 1) / each) } else { each }
        };
        self.panels_per_item = even(self.panels, self.panels_per_item);
        self.row_tiles_per_item = even(self.row_tiles, self.row_tiles_per_item);
        while work(self) < LEAST_WORK && self.panels_per_item < self.panels {
            self.panels_per_item = (2 * self.panels_per_item).min(self.panels);
        }
        while work(self) < LEAST_WORK && self.outer_per_item < self.outer {
            self.outer_per_item = (2 * self.outer_per_item).min(self.outer);
        }
    }

    /// Products of a block, at most, as a packed panel holds them.
    fn depth(&self, contraction: &Contraction) -> i64 {
        self.dot.map_or(contraction.block.min(contraction.products()), |dot| dot.depth(contraction))
    }

    /// Factors of a panel: those of a block, and what sums begin with.
    fn panel(&self, contraction: &Contraction) -> i64 {
        let more = self.dot.map_or(0, |dot| dot.first_sums() * dot.factors());
        (self.depth(contraction) + more).saturating_mul(self.vectors * self.lanes)
    }

    fn panel_bytes(&self, contraction: &Contraction) -> i64 {
        let factors = self.dot.map_or(1, Dot::factors);
        self.panel(contraction).saturating_mul(bytes(contraction)) / factors
    }

    /// Groups of outer turns, of panels and of row tiles; an item is one of each.
    pub fn groups(&self) -> [i64; 3] {
        let groups = |all: i64, each: i64| (all + each - 1) / each;
        [
            groups(self.outer, self.outer_per_item),
            groups(self.panels, self.panels_per_item),
            groups(self.row_tiles, self.row_tiles_per_item),
        ]
    }

    pub fn items(&self) -> i64 {
        self.groups().iter().product()
    }
}

/// How a row tile of `lhs` is copied.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TilePacking {
    /// Not at all.
    None,
    /// Row after row.
    Rows,
    /// All rows of a product, then those of the next.
    Columns,
}

/// How operands are copied into contiguous memory, block by block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Packing {
    /// Columns of a panel.
    pub width: i64,
    /// Elements of a panel.
    pub panel: i64,
    /// Panels that are copied together.
    pub group: i64,
    /// Elements of the totals that are kept besides the output; 0 if the output holds them.
    pub totals: i64,
    /// Whether one copy serves all turns of the outer loops.
    pub shared: bool,
    pub tiles: TilePacking,
    /// Elements of a row tile's copy.
    pub tile: i64,
}

impl Packing {
    /// None where the copy would not pay, or be too large. Which elements are narrower than the accumulator: those of `lhs`, `rhs`, output.
    pub fn new(contraction: &Contraction, tiling: &Tiling, narrow: [bool; 3]) -> Option<Self> {
        let bytes = bytes(contraction);
        let width = tiling.vectors * tiling.lanes;
        let (panel, panel_bytes) = (tiling.panel(contraction), tiling.panel_bytes(contraction));
        let own_totals = narrow[2] && contraction.blocks() > 1;
        let shared = shares_panels(contraction) && !own_totals;
        // A row of the panel is read once for the copy, and once per row tile from it.
        let uses = tiling.row_tiles_per_item * if shared { tiling.outer_per_item } else { 1 };
        let far = contraction.innermost.rhs.saturating_abs().saturating_mul(bytes) >= FAR;
        if uses < 3 || panel_bytes == 0 || panel_bytes > tiling.most_packed || !(far || narrow[1]) {
            return None;
        }
        let rows = if own_totals { tiling.row_tiles_per_item * tiling.rows } else { 0 };
        let mut group = (tiling.most_packed / panel_bytes).min(tiling.panels_per_item).max(1);
        while group > 1 && rows * group * width * bytes > MOST_TOTALS {
            group -= 1;
        }
        let totals = rows * group * width;
        if totals * bytes > MOST_TOTALS {
            return None;
        }
        let tiles = match contraction.innermost.lhs {
            1 if narrow[0] => TilePacking::Rows,
            1 => TilePacking::None,
            // Elements of a product are neighbours, or each is as far away as any.
            _ if contraction.row.lhs == 1 || narrow[0] => TilePacking::Columns,
            _ => TilePacking::None,
        };
        let tile = if tiles == TilePacking::None { 0 } else { tiling.depth(contraction) * tiling.rows };
        Some(Self { width, panel, group, totals, shared, tiles, tile })
    }
}

/// Bytes of a sum.
fn bytes(contraction: &Contraction) -> i64 {
    i64::from(types::width(contraction.accumulator).unwrap_or(32) / 8).max(1)
}

/// Whether the outer loops leave `rhs` in place.
fn shares_panels(contraction: &Contraction) -> bool {
    contraction.outer.iter().all(|l| l.rhs == 0)
}

fn unsigned(value: i64) -> u64 {
    value.unsigned_abs()
}
