// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Which part of a loop nest one item of a kernel's grid is, and the loops over the parts.
use super::{
    lanes::{Lanes, Scope},
    nest::Nest,
    tile::Tile,
};
use crate::stablehlo_to_linalg::sizes;
use melior::ir::Value;
use shale_bridge::{Builder, types};

/// A kernel that costs less simple operations is one item: waking other threads takes as long as some microseconds of work.
const MIN_SHARED: i64 = 1 << 18;
/// An item of other kernels costs at least that many.
const MIN_COST: i64 = 1 << 16;
/// Tiles in each direction of a block.
const BLOCK: i64 = 16;
/// Items of a grid whose size does not depend on what is known only when the program runs.
pub const DYNAMIC_ITEMS: i64 = 64;
/// Simple operations in a piece of the vector loop.
const DYNAMIC_CHUNK: i64 = 1 << 12;
/// More items than this make no difference to any machine.
const MAX_ITEMS: i64 = 512;

/// How parallel loops are walked.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    /// The loop along which vectors lie; none when each iteration of the parallel loops is computed on its own.
    pub vector: Option<usize>,
    pub width: i64,
    /// Extents of the parallel loops as they are walked: with a tile, of the loop before the vector loop in tiles.
    bounds: Vec<i64>,
    pub tile: Option<Tile>,
    /// How many iterations the loop after the vector loop has, which lies in the lanes with it.
    pub interleaved: Option<i64>,
    /// Tiles in each direction that are walked before the next ones: the pages of so many rows stay in the translation buffers.
    tiles: i64,
    /// This many of the outer loops are walked by the grid, as one.
    prefix: usize,
    /// Iterations of these per item.
    rows: i64,
    /// Iterations of the vector loop per item, where it is split too.
    chunk: Option<i64>,
    pub grid: i64,
}

/// The range of grid items to compute: the kernel's first two arguments.
pub type Range<'c, 'a> = Option<(Value<'c, 'a>, Value<'c, 'a>)>;

/// Where the walk over a nest starts.
#[derive(Clone, Copy)]
pub enum Start<'s, 'c, 'a> {
    /// Outside, for a range of items; without one, for all.
    Range(Range<'c, 'a>),
    /// Inside the first loops, at these positions.
    Rows(&'s [Value<'c, 'a>]),
}

/// What is computed at the positions of outer loops, within a part of the vector loop: from the outputs before to those after.
type Inner<'s, 'c, 'a> =
    &'s dyn Fn(&Builder<'c, 'a>, &[Value<'c, 'a>], Range<'c, 'a>, &[Value<'c, 'a>]) -> Vec<Value<'c, 'a>>;

/// What is computed at one place: from the outputs before to those after.
pub type Step<'s, 'c, 'a> = &'s dyn Fn(Scope<'c, 'a>, &[Value<'c, 'a>]) -> Vec<Value<'c, 'a>>;

impl Plan {
    /// A plan for parallel loops with extents `bounds`, each iteration of which costs `cost`; one item if `whole`.
    pub fn new(
        mut bounds: Vec<i64>,
        vector: Option<usize>,
        width: i64,
        tile: Option<Tile>,
        mut cost: i64,
        whole: bool,
    ) -> Self {
        let mut tiles = 1;
        if let (Some(tile), Some(v)) = (&tile, vector) {
            if bounds[v - 1].min(bounds[v]) >= 2 * BLOCK * tile.rows {
                tiles = BLOCK;
            }
            let rows = tile.rows * tiles;
            bounds[v - 1] = (bounds[v - 1] + rows - 1) / rows;
            cost *= rows;
        }
        let outer = vector.unwrap_or(bounds.len());
        let rows: i64 = bounds[..outer].iter().product();
        let extent = vector.map_or(1, |v| bounds[v]);
        let total = rows.saturating_mul(extent).saturating_mul(cost.max(1));
        let items = if total < MIN_SHARED { 1 } else { (total / MIN_COST).clamp(1, MAX_ITEMS) };
        let one = Self {
            vector,
            width,
            bounds: bounds.clone(),
            tile,
            interleaved: None,
            tiles,
            prefix: 0,
            rows: 1,
            chunk: None,
            grid: 1,
        };
        if items == 1 || whole {
            return one;
        }
        if rows >= items || vector.is_none() {
            let mut prefix = 0;
            while prefix < outer && bounds[..prefix].iter().product::<i64>() < items {
                prefix += 1;
            }
            let walked: i64 = bounds[..prefix].iter().product();
            let per = (walked / items).max(1);
            return Self { prefix, rows: per, grid: (walked + per - 1) / per, ..one };
        }
        // Few rows, each of several items.
        let pieces = items / rows.max(1);
        let chunk = (extent / pieces).max(1);
        let chunk = (chunk + width - 1) / width * width;
        let pieces = (extent + chunk - 1) / chunk;
        Self { prefix: outer, rows: 1, chunk: Some(chunk), grid: rows * pieces, ..one }
    }

    /// The same plan, with the loop after the vector loop, of `count` iterations, in the lanes as well.
    pub fn interleaving(self, count: i64) -> Self {
        Self { interleaved: Some(count), ..self }
    }

    /// A plan whose items are pieces of the last of the loops with extents `bounds`, along which vectors of `width` lie; one item if
    /// `whole`.
    pub fn in_pieces(bounds: Vec<i64>, width: i64, piece: i64, whole: bool) -> Self {
        let v = bounds.len() - 1;
        let one = Self {
            vector: Some(v),
            width,
            bounds,
            tile: None,
            interleaved: None,
            tiles: 1,
            prefix: 0,
            rows: 1,
            chunk: None,
            grid: 1,
        };
        if whole {
            return one;
        }
        let grid = one.bounds[..v].iter().product::<i64>() * ((one.bounds[v] + piece - 1) / piece);
        Self { prefix: v, chunk: Some(piece), grid, ..one }
    }

    /// The loops over the plan's part of a nest from where it starts. `step` computes at one place, several lanes of the vector
    /// loop if there is one, and gives the next outputs.
    pub fn walk<'c: 'a, 'a>(
        &self,
        nest: &Nest<'c, 'a>,
        b: &Builder<'c, 'a>,
        start: Start<'_, 'c, 'a>,
        outputs: &[Value<'c, 'a>],
        step: Step<'_, 'c, 'a>,
    ) -> Vec<Value<'c, 'a>> {
        let inner =
            |b: &Builder<'c, 'a>, positions: &[Value<'c, 'a>], within: Range<'c, 'a>, outputs: &[Value<'c, 'a>]| {
                let mut scope = Scope::new(b, nest, self.width);
                for (d, position) in positions.iter().enumerate() {
                    scope.point[d] = Some(Lanes::Uniform(*position));
                }
                self.vectors(nest, scope, within, outputs, step)
            };
        match start {
            Start::Range(range) if nest.is_dynamic() => self.walk_sized(nest, b, range, outputs, &inner),
            Start::Range(range) => self.outer(b, range, outputs, &inner),
            Start::Rows(positions) => {
                self.plain(b, positions, outputs, &|b, positions, outputs| inner(b, positions, None, outputs))
            }
        }
    }

    /// A plan for loops whose extents are known only when the program runs: the grid divides what there is evenly.
    pub fn sized(vector: Option<usize>, width: i64, cost: i64, whole: bool) -> Self {
        let chunk = (DYNAMIC_CHUNK / cost.clamp(1, DYNAMIC_CHUNK) + width - 1) / width * width;
        let grid = if whole { 1 } else { DYNAMIC_ITEMS };
        Self {
            vector,
            width,
            bounds: vec![],
            tile: None,
            interleaved: None,
            tiles: 1,
            prefix: 0,
            rows: 1,
            chunk: Some(chunk),
            grid,
        }
    }

    /// The loops of such a plan: over pieces of the vector loop of each iteration of the others.
    fn walk_sized<'c: 'a, 'a>(
        &self,
        nest: &Nest<'c, 'a>,
        b: &Builder<'c, 'a>,
        range: Range<'c, 'a>,
        outputs: &[Value<'c, 'a>],
        inner: Inner<'_, 'c, 'a>,
    ) -> Vec<Value<'c, 'a>> {
        let index = types::index(b.context);
        let outer = self.vector.unwrap_or(nest.parallel);
        let extents: Vec<Value> = (0..outer).map(|d| nest.extent(b, d)).collect();
        let rows = sizes::product(b, &extents);
        let chunk = self.chunk.unwrap_or(1);
        let pieces = self.vector.map(|v| {
            let all = sizes::addi(b, nest.extent(b, v), b.index(chunk - 1));
            b.op("arith.divui", &[all, b.index(chunk)], index)
        });
        let total = pieces.map_or(rows, |pieces| sizes::product(b, &[rows, pieces]));
        let part = |item: Value<'c, 'a>| {
            let scaled = b.op("arith.muli", &[item, total], index);
            b.op("arith.divui", &[scaled, b.index(self.grid)], index)
        };
        let (low, high) = match range {
            Some((begin, end)) if self.grid > 1 => (part(begin), part(end)),
            _ => (b.index(0), total),
        };
        b.scf_for((low, high, b.index(1)), outputs, |b, item, outputs| {
            let (row, within) = match (pieces, self.vector) {
                (Some(pieces), Some(v)) => {
                    let single = outer == 0;
                    let row = if single { item } else { b.op("arith.divui", &[item, pieces], index) };
                    let piece = if single { item } else { b.op("arith.remui", &[item, pieces], index) };
                    let from = b.op("arith.muli", &[piece, b.index(chunk)], index);
                    let to = sizes::addi(b, from, b.index(chunk));
                    (row, Some((from, b.op("arith.minui", &[to, nest.extent(b, v)], index))))
                }
                _ => (item, None),
            };
            let mut positions = vec![row; outer];
            let mut rest = row;
            for d in (1..outer).rev() {
                positions[d] = b.op("arith.remui", &[rest, extents[d]], index);
                rest = b.op("arith.divui", &[rest, extents[d]], index);
                positions[0] = rest;
            }
            inner(b, &positions, within, outputs)
        })
    }

    /// The loops over all but the vector loop. `inner` receives their positions, and the part of the vector loop if it is split.
    pub fn outer<'c: 'a, 'a>(
        &self,
        b: &Builder<'c, 'a>,
        range: Range<'c, 'a>,
        outputs: &[Value<'c, 'a>],
        inner: &dyn Fn(&Builder<'c, 'a>, &[Value<'c, 'a>], Range<'c, 'a>, &[Value<'c, 'a>]) -> Vec<Value<'c, 'a>>,
    ) -> Vec<Value<'c, 'a>> {
        let index = types::index(b.context);
        let whole = |b: &Builder<'c, 'a>, positions: &[Value<'c, 'a>], outputs: &[Value<'c, 'a>]| {
            self.plain(b, positions, outputs, &|b, positions, outputs| inner(b, positions, None, outputs))
        };
        let (Some((begin, end)), true) = (range, self.grid > 1) else { return whole(b, &[], outputs) };
        let bounds = &self.bounds[..self.prefix];
        let walked: i64 = bounds.iter().product();
        let one = b.index(1);
        let Some(chunk) = self.chunk else {
            let (low, high) = clamped(b, begin, end, self.rows, walked);
            return b.scf_for((low, high, one), outputs, |b, row, outputs| {
                whole(b, &delinearized(b, row, bounds), outputs)
            });
        };
        let extent = self.bounds[self.prefix];
        if walked == 1 {
            let (low, high) = clamped(b, begin, end, chunk, extent);
            return inner(b, &delinearized(b, b.index(0), bounds), Some((low, high)), outputs);
        }
        let pieces = (extent + chunk - 1) / chunk;
        b.scf_for((begin, end, one), outputs, |b, item, outputs| {
            let row = b.op("arith.divui", &[item, b.index(pieces)], index);
            let piece = b.op("arith.remui", &[item, b.index(pieces)], index);
            let next = b.op("arith.addi", &[piece, b.index(1)], index);
            let (low, high) = clamped(b, piece, next, chunk, extent);
            inner(b, &delinearized(b, row, bounds), Some((low, high)), outputs)
        })
    }

    /// Plain loops over the loops after those with `positions`, up to the vector loop.
    fn plain<'c: 'a, 'a>(
        &self,
        b: &Builder<'c, 'a>,
        positions: &[Value<'c, 'a>],
        outputs: &[Value<'c, 'a>],
        inner: &dyn Fn(&Builder<'c, 'a>, &[Value<'c, 'a>], &[Value<'c, 'a>]) -> Vec<Value<'c, 'a>>,
    ) -> Vec<Value<'c, 'a>> {
        let next = positions.len();
        if next == self.vector.unwrap_or(self.bounds.len()) {
            return inner(b, positions, outputs);
        }
        b.scf_for((b.index(0), b.index(self.bounds[next]), b.index(1)), outputs, |b, at, outputs| {
            self.plain(b, &[positions, &[at]].concat(), outputs, inner)
        })
    }

    /// The vector loop, whole or within bounds that are multiples of the width except for the end: full vectors, then a masked one.
    fn vectors<'c: 'a, 'a>(
        &self,
        nest: &Nest<'c, 'a>,
        mut scope: Scope<'c, 'a>,
        within: Range<'c, 'a>,
        outputs: &[Value<'c, 'a>],
        step: Step<'_, 'c, 'a>,
    ) -> Vec<Value<'c, 'a>> {
        let Some(position) = self.vector else { return step(scope, outputs) };
        let (Some(tile), Some(Lanes::Uniform(block))) = (&self.tile, scope.point[position.saturating_sub(1)]) else {
            return self.lanes(nest, scope, within, outputs, step);
        };
        scope.point[position - 1] = None;
        scope.tile = Some(block);
        if self.tiles == 1 {
            return self.lanes(nest, scope, within, outputs, step);
        }
        let (b, index) = (scope.b, types::index(scope.b.context));
        let (low, high) = within.unwrap_or_else(|| (b.index(0), b.index(nest.bounds[position])));
        let side = self.tiles * self.width;
        b.scf_for((low, high, b.index(side)), outputs, |b, from, outputs| {
            let end = b.op("arith.addi", &[from, b.index(side)], index);
            let end = b.op("arith.minui", &[end, high], index);
            let next = b.op("arith.addi", &[block, b.index(1)], index);
            let all = (nest.bounds[position - 1] + tile.rows - 1) / tile.rows;
            let (first, last) = clamped(b, block, next, self.tiles, all);
            b.scf_for((first, last, b.index(1)), outputs, |b, number, outputs| {
                let mut scope = scope.inside(b);
                scope.tile = Some(number);
                self.lanes(nest, scope, Some((from, end)), outputs, step)
            })
        })
    }

    /// The loop over the lanes of one row, or one row of tiles.
    pub(super) fn lanes<'c: 'a, 'a>(
        &self,
        nest: &Nest<'c, 'a>,
        mut scope: Scope<'c, 'a>,
        within: Range<'c, 'a>,
        outputs: &[Value<'c, 'a>],
        step: Step<'_, 'c, 'a>,
    ) -> Vec<Value<'c, 'a>> {
        let Some(position) = self.vector else { return step(scope, outputs) };
        let (b, width, extent) = (scope.b, self.width, nest.bounds[position]);
        let within = match within {
            None if extent < 0 => Some((b.index(0), nest.extent(&b, position))),
            within => within,
        };
        let index = types::index(b.context);
        // What does not depend on the vector loop is computed once.
        scope.evaluate(nest, None);
        let place = |b: &Builder<'c, 'a>, at| {
            let lanes = if width == 1 { Lanes::Uniform(at) } else { Lanes::Step(at, 1) };
            scope.inside(b).at(position, lanes)
        };
        // What is known only when the program runs may leave any.
        let remainder = if extent < 0 && width > 1 { 1 } else { extent.max(0) % width };
        let Some((low, high)) = within else {
            let main = extent - remainder;
            let mut outputs = outputs.to_vec();
            if main == width {
                outputs = step(place(&b, b.index(0)), &outputs);
            } else if main > 0 {
                let bounds = (b.index(0), b.index(main), b.index(width));
                outputs = b.scf_for(bounds, &outputs, |b, at, outputs| step(place(b, at), outputs));
            }
            if remainder > 0 {
                let mask = first_lanes(&b, width, b.index(remainder));
                outputs = step(place(&b, b.index(main)).masked(Some(mask)), &outputs);
            }
            return outputs;
        };
        let mut middle = high;
        if remainder > 0 {
            let length = b.op("arith.subi", &[high, low], index);
            let rest = b.op("arith.remui", &[length, b.index(width)], index);
            middle = b.op("arith.subi", &[high, rest], index);
        }
        let outputs = b.scf_for((low, middle, b.index(width)), outputs, |b, at, outputs| step(place(b, at), outputs));
        if remainder == 0 {
            return outputs;
        }
        // At most one turn.
        b.scf_for((middle, high, b.index(width)), &outputs, |b, at, outputs| {
            let active = b.op("arith.subi", &[high, at], index);
            let mask = first_lanes(b, width, active);
            step(place(b, at).masked(Some(mask)), outputs)
        })
    }
}

/// The items of `range` that are among the `count` ones from `first` on, if there are any: `emit` receives their numbers, counted from
/// `first`.
pub fn within<'c: 'a, 'a>(
    b: &Builder<'c, 'a>,
    range: (Value<'c, 'a>, Value<'c, 'a>),
    (first, count): (i64, i64),
    mut nest: Nest<'c, 'a>,
    emit: impl FnOnce(&Builder<'c, 'a>, &Nest<'c, 'a>, (Value<'c, 'a>, Value<'c, 'a>)) -> Vec<Value<'c, 'a>>,
) -> Vec<Value<'c, 'a>> {
    let index = types::index(b.context);
    let number = |b: &Builder<'c, 'a>, item| {
        let inside = b.op("arith.maxui", &[item, b.index(first)], index);
        let inside = b.op("arith.minui", &[inside, b.index(first + count)], index);
        b.op("arith.subi", &[inside, b.index(first)], index)
    };
    let (low, high) = (number(b, range.0), number(b, range.1));
    let some = b.op("arith.minui", &[b.op("arith.subi", &[high, low], index), b.index(1)], index);
    let outputs = super::parallel::destinations(&nest);
    b.scf_for((b.index(0), some, b.index(1)), &outputs, |b, _, outputs| {
        for (operand, flat) in nest.outputs.iter_mut().zip(outputs) {
            operand.source = super::nest::Source::Memory(*flat);
        }
        emit(b, &nest, (low, high))
    })
}

/// A mask of the first `active` of `width` lanes.
pub fn first_lanes<'c, 'a>(b: &Builder<'c, 'a>, width: i64, active: Value<'c, 'a>) -> Value<'c, 'a> {
    b.op("vector.create_mask", &[active], types::vector(&[width], types::integer(b.context, 1)))
}

/// `begin * size` to `min(end * size, limit)`.
fn clamped<'c, 'a>(
    b: &Builder<'c, 'a>,
    begin: Value<'c, 'a>,
    end: Value<'c, 'a>,
    size: i64,
    limit: i64,
) -> (Value<'c, 'a>, Value<'c, 'a>) {
    let index = types::index(b.context);
    let scaled = |value| if size == 1 { value } else { b.op("arith.muli", &[value, b.index(size)], index) };
    let high = b.op("arith.minui", &[scaled(end), b.index(limit)], index);
    (scaled(begin), high)
}

/// The positions of loops with extents `bounds` at a linear position.
pub fn delinearized<'c, 'a>(b: &Builder<'c, 'a>, linear: Value<'c, 'a>, bounds: &[i64]) -> Vec<Value<'c, 'a>> {
    let index = types::index(b.context);
    let mut positions = vec![linear; bounds.len()];
    let mut rest = linear;
    for d in (1..bounds.len()).rev() {
        let extent = b.index(bounds[d]);
        positions[d] = b.op("arith.remui", &[rest, extent], index);
        rest = b.op("arith.divui", &[rest, extent], index);
        positions[0] = rest;
    }
    positions
}

/// Enters the loops from `first` on, with extents `bounds`, at a linear position.
pub fn delinearize<'c: 'a, 'a>(
    mut scope: Scope<'c, 'a>,
    linear: Value<'c, 'a>,
    first: usize,
    bounds: &[i64],
) -> Scope<'c, 'a> {
    for (d, position) in delinearized(&scope.b, linear, bounds).into_iter().enumerate() {
        scope = scope.at(first + d, Lanes::Uniform(position));
    }
    scope
}
