// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Contractions of narrow factors by instructions that multiply two neighbours and add both products to a sum.
//!
//! Both factors are packed so that two that follow each other in the sum are one 32-bit word: a panel holds words of all its
//! columns for the first two products, then for the next two; a row tile holds words by row or by product.
//!
//! `vdpbf16ps` adds the product of the upper halves first, then that of the lower ones, each with one rounding: with the earlier
//! factor in the upper half that is the order, and the result, of one multiply-add after the other. Denormal factors and sums count
//! as zero. `vpdpwssd` is exact on factors that were extended from 8 bits.
use super::{
    emit::{Emitter, IndexMath, Packed, Start, Tile, stack},
    loops::Contraction,
    tiling::{Packing, TilePacking, Tiling},
};
use crate::target::Target;
use melior::ir::{Value, ValueLike};
use shale_bridge::{Builder, ir, types};

/// The kind of an instruction on pairs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pairs {
    Bfloats,
    Integers,
}

impl Pairs {
    /// Which instruction of the target serves a contraction in vectors of `lanes` sums.
    pub fn new(contraction: &Contraction, lanes: i64, target: &Target) -> Option<Self> {
        if !matches!(lanes, 4 | 8 | 16) || lanes < 16 && !target.has("avx512vl") {
            return None;
        }
        let [lhs, rhs] = contraction.factors.map(|t| t.to_string());
        match (lhs.as_str(), rhs.as_str(), contraction.accumulator.to_string().as_str()) {
            ("bf16", "bf16", "f32") if target.has("avx512bf16") => Some(Self::Bfloats),
            ("i8", "i8", "i32") if target.has("avx512vnni") => Some(Self::Integers),
            _ => None,
        }
    }

    /// LLVM's name of the instruction.
    fn intrinsic(self, lanes: i64) -> String {
        match self {
            Self::Bfloats => format!("llvm.x86.avx512bf16.dpbf16ps.{}", 32 * lanes),
            Self::Integers => format!("llvm.x86.avx512.vpdpwssd.{}", 32 * lanes),
        }
    }
}

/// Memory of packed pairs, as halves and as words.
#[derive(Clone, Copy)]
pub struct Words<'c, 'a> {
    pub halves: Value<'c, 'a>,
    words: Value<'c, 'a>,
}

/// Panels and a row tile of pairs.
#[derive(Clone, Copy)]
pub struct Paired<'c, 'a> {
    kind: Pairs,
    pub panels: Words<'c, 'a>,
    pub tile: Words<'c, 'a>,
}

impl<'c, 'a> Paired<'c, 'a> {
    pub fn new(entry: &Builder<'c, 'a>, kind: Pairs, sizes: &Packing) -> Self {
        let memory = |halves| Words::new(entry, halves);
        Self { kind, panels: memory(sizes.panel * sizes.group), tile: memory(sizes.tile) }
    }
}

impl<'c, 'a> Words<'c, 'a> {
    /// Room for `halves`, and for a vector beyond.
    fn new(entry: &Builder<'c, 'a>, halves: i64) -> Self {
        let words = (halves + 1) / 2 + 16;
        let [byte, half, word] = [8, 16, 32].map(|bits| types::integer(entry.context, bits));
        let bytes = stack(entry, 4 * words, byte);
        let view = |count, element| entry.op("memref.view", &[bytes, entry.index(0)], types::memref(&[count], element));
        Self { halves: view(2 * words, half), words: view(words, word) }
    }
}

/// Products of a block, at most, as pairs hold them: an even number, and one more pair where a last factor may need a zero.
pub fn depth(contraction: &Contraction) -> i64 {
    let depth = contraction.block.min(contraction.products());
    if ends_alone(contraction) { (depth + 2) & !1 } else { depth }
}

/// Whether a block may have an odd number of products.
fn ends_alone(contraction: &Contraction) -> bool {
    contraction.products() % 2 != 0 || contraction.blocks() > 1 && contraction.block % 2 != 0
}

impl<'c, 'a> Emitter<'c, 'a, '_> {
    /// Products of a block.
    fn products_in(&self, b: &Builder<'c, 'a>, block: Option<Value<'c, 'a>>) -> Value<'c, 'a> {
        let (products, size) = (self.contraction.products(), self.contraction.block);
        match block {
            None => b.index(products),
            Some(_) if products % size == 0 => b.index(size),
            Some(block) => {
                let rest = b.op("arith.subi", &[b.index(products), b.scale(block, size)], types::index(b.context));
                b.least(b.index(size), rest)
            }
        }
    }

    fn pairs_in(&self, b: &Builder<'c, 'a>, block: Option<Value<'c, 'a>>) -> Value<'c, 'a> {
        let count = self.products_in(b, block);
        let count = if ends_alone(self.contraction) { b.add_constant(count, 1) } else { count };
        b.divide(count, 2).0
    }

    /// Columns of `rhs` as halves of words.
    pub fn halves(&self, b: &Builder<'c, 'a>, columns: Value<'c, 'a>) -> Value<'c, 'a> {
        self.half(b, columns, types::vector(&[self.tiling.lanes], types::integer(b.context, 16)))
    }

    /// A factor, or a vector of them, as half of a word.
    fn half(&self, b: &Builder<'c, 'a>, value: Value<'c, 'a>, to: melior::ir::Type<'c>) -> Value<'c, 'a> {
        let name = match (types::is_float(self.contraction.accumulator), self.contraction.unsigned) {
            (true, _) => "arith.bitcast",
            (false, false) => "arith.extsi",
            (false, true) => "arith.extui",
        };
        b.op(name, &[value], to)
    }

    /// Makes words of the halves of a block that `count` panels hold row by row: in place, a pair of rows at a time.
    pub fn join_panels(
        &self,
        b: &Builder<'c, 'a>,
        packed: &Packed<'c, 'a>,
        paired: &Paired<'c, 'a>,
        vectors: i64,
        count: Value<'c, 'a>,
        block: Option<Value<'c, 'a>>,
    ) {
        let (lanes, width, words) = (self.tiling.lanes, packed.sizes.width, paired.panels);
        let halves = types::vector(&[lanes], types::integer(b.context, 16));
        let joined = types::vector(&[2 * lanes], types::integer(b.context, 16));
        let pairs = self.pairs_in(b, block);
        b.scf_for((b.index(0), count, b.index(1)), &[], |b, panel, _| {
            let panel = b.scale(panel, packed.sizes.panel);
            if ends_alone(self.contraction) {
                let row = b.add(panel, b.scale(self.products_in(b, block), width));
                for vector in 0..vectors {
                    let at = b.add_constant(row, vector * lanes);
                    b.create("vector.store", &[b.zero(halves), words.halves, at], &[], &[], vec![]);
                }
            }
            b.scf_for((b.index(0), pairs, b.index(1)), &[], |b, pair, _| {
                let from = b.add(panel, b.scale(pair, 2 * width));
                let load = |at| b.op("vector.load", &[words.halves, b.add_constant(from, at)], halves);
                let rows: Vec<_> = (0..vectors).map(|v| (load(v * lanes), load(width + v * lanes))).collect();
                for (vector, (first, second)) in rows.into_iter().enumerate() {
                    let (lower, upper) = match paired.kind {
                        Pairs::Bfloats => (second, first),
                        Pairs::Integers => (first, second),
                    };
                    let value = b.op("vector.interleave", &[lower, upper], joined);
                    let at = b.add_constant(from, 2 * lanes * vector as i64);
                    b.create("vector.store", &[value, words.halves, at], &[], &[], vec![]);
                }
                vec![]
            });
            vec![]
        });
    }

    /// Packs a row tile of `lhs` into words.
    pub fn pack_words(
        &self,
        b: &Builder<'c, 'a>,
        start: Start<'c, 'a>,
        packed: &Packed<'c, 'a>,
        paired: &Paired<'c, 'a>,
        tile: Tile,
        block: Option<Value<'c, 'a>>,
    ) {
        let (depth, height) = (depth(self.contraction), self.tiling.rows);
        let words = paired.tile;
        let swapped = paired.kind == Pairs::Bfloats;
        let (half, index) = (types::integer(b.context, 16), types::index(b.context));
        let store = |b: &Builder<'c, 'a>, value, at| {
            b.create("memref.store", &[value, words.halves, at], &[], &[], vec![]);
        };
        // Where the factor of a row at a position goes.
        let place = |b: &Builder<'c, 'a>, position, row| match packed.sizes.tiles {
            TilePacking::Columns => {
                let odd = b.op("arith.andi", &[position, b.index(1)], index);
                let even = b.op("arith.subi", &[position, odd], index);
                let side = if swapped { b.op("arith.subi", &[b.index(1), odd], index) } else { odd };
                b.add_constant(b.add(b.scale(even, height), side), 2 * row)
            }
            _ => b.add_constant(position, row * depth),
        };
        let copy = |b: &Builder<'c, 'a>, from: Value<'c, 'a>, position, row| {
            let at = b.add_constant(from, row * self.contraction.row.lhs);
            let element = b.op("memref.load", &[self.lhs, at], ir::element_type(self.lhs.r#type()));
            store(b, self.half(b, element, half), place(b, position, row));
        };
        let rows = 0..tile.rows;
        if packed.sizes.tiles == TilePacking::Columns {
            self.products(b, start, block, &[], &|b, at, position, _| {
                rows.clone().for_each(|row| copy(b, at.lhs, position, row));
                vec![]
            });
        } else {
            // One loop for each row, which LLVM turns into vectors.
            for row in rows.clone() {
                self.products(b, start, block, &[], &|b, at, position, _| {
                    copy(b, at.lhs, position, row);
                    vec![]
                });
            }
        }
        if ends_alone(self.contraction) {
            let end = self.products_in(b, block);
            rows.clone().for_each(|row| store(b, b.zero(half), place(b, end, row)));
        }
        if swapped && packed.sizes.tiles != TilePacking::Columns {
            self.swap_halves(b, words, tile.rows * depth / 2);
        }
    }

    /// Exchanges the halves of the first `count` words, and of some behind them.
    fn swap_halves(&self, b: &Builder<'c, 'a>, words: Words<'c, 'a>, count: i64) {
        let lanes = self.tiling.lanes;
        let vector = types::vector(&[lanes], types::integer(b.context, 32));
        b.scf_for((b.index(0), b.index(count), b.index(lanes)), &[], |b, at, _| {
            let value = b.op("vector.load", &[words.words, at], vector);
            let by = b.int(vector, 16);
            let [up, down] = ["arith.shli", "arith.shrui"].map(|name| b.op(name, &[value, by], vector));
            let value = b.op("arith.ori", &[up, down], vector);
            b.create("vector.store", &[value, words.words, at], &[], &[], vec![]);
            vec![]
        });
    }

    /// The sums of a packed row tile with the packed panel that begins at `panel`, counted in halves.
    pub fn sum_pairs(
        &self,
        b: &Builder<'c, 'a>,
        packed: &Packed<'c, 'a>,
        &Paired { kind, panels, tile: rows }: &Paired<'c, 'a>,
        tile: Tile,
        panel: Value<'c, 'a>,
        block: Option<Value<'c, 'a>>,
    ) -> Vec<Value<'c, 'a>> {
        let (lanes, accumulator) = (self.tiling.lanes, self.contraction.accumulator);
        let (word, depth) = (types::integer(b.context, 32), depth(self.contraction));
        let words = types::vector(&[lanes], word);
        let factors = types::vector(
            &[2 * lanes],
            if kind == Pairs::Bfloats { self.contraction.factors[0] } else { types::integer(b.context, 16) },
        );
        let sums = types::vector(&[lanes], accumulator);
        let attributes = [
            ("intrin", types::string_attribute(b.context, &kind.intrinsic(lanes))),
            ("operandSegmentSizes", types::i32_array(b.context, &[3, 0])),
            ("op_bundle_sizes", types::i32_array(b.context, &[])),
        ];
        let base = b.divide(panel, 2).0;
        let zeros = vec![b.zero(sums); (tile.rows * tile.vectors) as usize];
        b.scf_for((b.index(0), self.pairs_in(b, block), b.index(1)), &zeros, |b, pair, carried| {
            let from = b.add(base, b.scale(pair, packed.sizes.width));
            let columns: Vec<_> = (0..tile.vectors)
                .map(|v| b.op("vector.load", &[panels.words, b.add_constant(from, v * lanes)], words))
                .map(|value| b.op("vector.bitcast", &[value], factors))
                .collect();
            let mut next = vec![];
            for row in 0..tile.rows {
                let at = match packed.sizes.tiles {
                    TilePacking::Columns => b.add_constant(b.scale(pair, self.tiling.rows), row),
                    _ => b.add_constant(pair, row * depth / 2),
                };
                let element = b.op("memref.load", &[rows.words, at], word);
                let all = b.op("vector.bitcast", &[b.op("vector.broadcast", &[element], words)], factors);
                for column in &columns {
                    let sum = carried[next.len()];
                    next.push(b.op_with("llvm.call_intrinsic", &[sum, all, *column], &attributes, sums));
                }
            }
            next
        })
    }
}

/// What a packing needs more if it holds pairs: even depth, and a row tile in any case.
pub fn adapt(packing: Packing, contraction: &Contraction, tiling: &Tiling) -> Packing {
    let tiles = if contraction.innermost.lhs == 1 { TilePacking::Rows } else { TilePacking::Columns };
    let depth = depth(contraction);
    Packing { panel: depth * packing.width, tiles, tile: depth * tiling.rows, ..packing }
}
