// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Contractions of narrow factors by instructions that multiply neighbours and add all their products to a sum.
//!
//! Both factors are packed so that those that follow each other in the sum are one 32-bit word: two of bf16, four bytes. A panel
//! holds words of all its columns for the first products, then for the next; a row tile holds words by row or by product.
//!
//! `vdpbf16ps` adds the product of the upper halves first, then that of the lower ones, each with one rounding: with the earlier
//! factor in the upper half that is the order, and the result, of one multiply-add after the other. Denormal factors and sums count
//! as zero.
//!
//! `vpdpbusd` multiplies unsigned bytes by signed ones and is exact, as sums wrap. Where both factors are of one kind, those of
//! the rows have their upper bit inverted: that is 128 more than a signed byte, or 128 less than an unsigned one. A row of zeros then
//! has the sums of 128 times the columns; each sum begins with what cancels them, which the panel holds behind its words.
use super::{
    emit::{Emitter, IndexMath, Packed, Start, Tile, stack},
    loops::Contraction,
    tiling::{Packing, TilePacking},
};
use crate::target::Target;
use melior::ir::{Type, Value, ValueLike};
use shale_bridge::{Builder, ir, types};

/// A dot-product instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dot {
    Bfloats,
    Bytes,
}

impl Dot {
    /// Which instruction of the target serves a contraction in vectors of `lanes` sums.
    pub fn new(contraction: &Contraction, lanes: i64, target: &Target) -> Option<Self> {
        if !matches!(lanes, 4 | 8 | 16) || lanes < 16 && !target.has("avx512vl") {
            return None;
        }
        let [lhs, rhs] = contraction.factors.map(|t| t.to_string());
        match (lhs.as_str(), rhs.as_str(), contraction.accumulator.to_string().as_str()) {
            ("bf16", "bf16", "f32") if target.has("avx512bf16") => Some(Self::Bfloats),
            ("i8", "i8", "i32") if target.has("avx512vnni") => Some(Self::Bytes),
            _ => None,
        }
    }

    /// Factors in a word.
    pub fn factors(self) -> i64 {
        match self {
            Self::Bfloats => 2,
            Self::Bytes => 4,
        }
    }

    /// Products of a block, at most, as words hold them: whole words, with room for zeros in the last one.
    pub fn depth(self, contraction: &Contraction) -> i64 {
        let (depth, factors) = (contraction.block.min(contraction.products()), self.factors());
        if self.pads(contraction) { (depth + 2 * (factors - 1)) / factors * factors } else { depth }
    }

    /// Words behind those of a column that say where its sums begin.
    pub fn first_sums(self) -> i64 {
        match self {
            Self::Bfloats => 0,
            Self::Bytes => 1,
        }
    }

    /// Whether a block may end within a word.
    fn pads(self, contraction: &Contraction) -> bool {
        let factors = self.factors();
        contraction.products() % factors != 0 || contraction.blocks() > 1 && contraction.block % factors != 0
    }

    /// LLVM's name of the instruction.
    fn intrinsic(self, lanes: i64) -> String {
        match self {
            Self::Bfloats => format!("llvm.x86.avx512bf16.dpbf16ps.{}", 32 * lanes),
            Self::Bytes => format!("llvm.x86.avx512.vpdpbusd.{}", 32 * lanes),
        }
    }
}

/// Memory of packed words, also as the parts that are the factors.
#[derive(Clone, Copy)]
pub struct Words<'c, 'a> {
    pub parts: Value<'c, 'a>,
    words: Value<'c, 'a>,
}

/// Panels and a row tile of words.
#[derive(Clone, Copy)]
pub struct Joined<'c, 'a> {
    kind: Dot,
    pub panels: Words<'c, 'a>,
    pub tile: Words<'c, 'a>,
}

impl<'c, 'a> Joined<'c, 'a> {
    pub fn new(entry: &Builder<'c, 'a>, kind: Dot, sizes: &Packing) -> Self {
        let memory = |parts| Words::new(entry, kind, parts);
        Self { kind, panels: memory(sizes.panel * sizes.group), tile: memory(sizes.tile) }
    }
}

impl<'c, 'a> Words<'c, 'a> {
    /// Room for whole words of `parts`, and for a vector beyond.
    fn new(entry: &Builder<'c, 'a>, kind: Dot, parts: i64) -> Self {
        let words = parts / kind.factors() + 16;
        let [byte, word] = [8, 32].map(|bits| types::integer(entry.context, bits));
        let bytes = stack(entry, 4 * words, byte);
        let view = |count, element| entry.op("memref.view", &[bytes, entry.index(0)], types::memref(&[count], element));
        let parts = match kind {
            Dot::Bytes => bytes,
            _ => view(kind.factors() * words, part(entry, kind)),
        };
        Self { parts, words: view(words, word) }
    }
}

/// The type of a factor in a word.
fn part<'c>(b: &Builder<'c, '_>, kind: Dot) -> Type<'c> {
    types::integer(b.context, 32 / kind.factors() as u32)
}

/// Rows as one vector: the first element of each, then the second of each, and so on.
fn interleave<'c, 'a>(b: &Builder<'c, 'a>, rows: &[Value<'c, 'a>]) -> Value<'c, 'a> {
    if let [row] = rows {
        return *row;
    }
    let every_second = |from: usize| -> Vec<_> { rows.iter().skip(from).step_by(2).copied().collect() };
    let [even, odd] = [0, 1].map(|from| interleave(b, &every_second(from)));
    let size = 2 * ir::shape(even.r#type())[0];
    b.op("vector.interleave", &[even, odd], types::vector(&[size], ir::element_type(even.r#type())))
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

    /// Words of a block in a column.
    fn words_in(&self, b: &Builder<'c, 'a>, kind: Dot, block: Option<Value<'c, 'a>>) -> Value<'c, 'a> {
        let (count, factors) = (self.products_in(b, block), kind.factors());
        let count = if kind.pads(self.contraction) { b.add_constant(count, factors - 1) } else { count };
        b.divide(count, factors).0
    }

    /// Columns of `rhs` as parts of words.
    pub fn parts(&self, b: &Builder<'c, 'a>, columns: Value<'c, 'a>) -> Value<'c, 'a> {
        self.part(b, columns, types::vector(&[self.tiling.lanes], types::integer(b.context, 16)))
    }

    /// A factor, or a vector of them, as part of a word.
    fn part(&self, b: &Builder<'c, 'a>, value: Value<'c, 'a>, half: Type<'c>) -> Value<'c, 'a> {
        if types::is_float(self.contraction.accumulator) { b.op("arith.bitcast", &[value], half) } else { value }
    }

    /// Adds to sums the products of words of a row and of columns.
    fn dot(
        &self,
        b: &Builder<'c, 'a>,
        kind: Dot,
        sums: Value<'c, 'a>,
        row: Value<'c, 'a>,
        columns: Value<'c, 'a>,
    ) -> Value<'c, 'a> {
        let element = if kind == Dot::Bfloats { self.contraction.factors[0] } else { part(b, kind) };
        let factors = types::vector(&[kind.factors() * self.tiling.lanes], element);
        let [row, columns] = [row, columns]
            .map(|words| if words.r#type() == factors { words } else { b.op("vector.bitcast", &[words], factors) });
        // Unsigned bytes come first.
        let operands = match kind {
            Dot::Bytes if self.contraction.unsigned => [sums, columns, row],
            _ => [sums, row, columns],
        };
        let attributes = [
            ("intrin", types::string_attribute(b.context, &kind.intrinsic(self.tiling.lanes))),
            ("operandSegmentSizes", types::i32_array(b.context, &[3, 0])),
            ("op_bundle_sizes", types::i32_array(b.context, &[])),
        ];
        b.op_with("llvm.call_intrinsic", &operands, &attributes, sums.r#type())
    }

    /// Makes words of the factors of a block that `count` panels hold row by row: in place, some rows at a time.
    pub fn join_panels(
        &self,
        b: &Builder<'c, 'a>,
        packed: &Packed<'c, 'a>,
        &Joined { kind, panels: words, .. }: &Joined<'c, 'a>,
        vectors: i64,
        count: Value<'c, 'a>,
        block: Option<Value<'c, 'a>>,
    ) {
        let (lanes, width, factors) = (self.tiling.lanes, packed.sizes.width, kind.factors());
        let row = types::vector(&[lanes], part(b, kind));
        let sum = types::vector(&[lanes], self.contraction.accumulator);
        let steps = self.words_in(b, kind, block);
        b.scf_for((b.index(0), count, b.index(1)), &[], |b, panel, _| {
            let panel = b.scale(panel, packed.sizes.panel);
            if kind.pads(self.contraction) {
                let end = b.add(panel, b.scale(self.products_in(b, block), width));
                for at in (0..factors - 1).flat_map(|row| (0..vectors).map(move |v| row * width + v * lanes)) {
                    b.create("vector.store", &[b.zero(row), words.parts, b.add_constant(end, at)], &[], &[], vec![]);
                }
            }
            // The sums of a row of zeros.
            let zeros = vec![b.zero(sum); (kind.first_sums() * vectors) as usize];
            let sums = b.scf_for((b.index(0), steps, b.index(1)), &zeros, |b, step, sums| {
                let from = b.add(panel, b.scale(step, factors * width));
                let load = |at| b.op("vector.load", &[words.parts, b.add_constant(from, at)], row);
                let rows: Vec<Vec<_>> = (0..vectors)
                    .map(|v| {
                        let mut rows: Vec<_> = (0..factors).map(|row| load(row * width + v * lanes)).collect();
                        // The earlier of two bfloats in the upper half.
                        if kind == Dot::Bfloats {
                            rows.reverse();
                        }
                        rows
                    })
                    .collect();
                let mut next = vec![];
                for (vector, rows) in rows.into_iter().enumerate() {
                    let value = interleave(b, &rows);
                    let at = b.add_constant(from, factors * lanes * vector as i64);
                    b.create("vector.store", &[value, words.parts, at], &[], &[], vec![]);
                    if let Some(sum) = sums.get(vector) {
                        let zeros = b.int(types::vector(&[factors * lanes], part(b, kind)), -128);
                        next.push(self.dot(b, kind, *sum, zeros, value));
                    }
                }
                next
            });
            let first = self.first_sums(b, packed, kind, panel);
            for (vector, value) in sums.into_iter().enumerate() {
                let negated = b.op("arith.subi", &[b.zero(sum), value], sum);
                let at = b.add_constant(first, vector as i64 * lanes);
                b.create("vector.store", &[negated, words.words, at], &[], &[], vec![]);
            }
            vec![]
        });
    }

    /// Where the words are with which the sums of a panel begin.
    fn first_sums(&self, b: &Builder<'c, 'a>, packed: &Packed, kind: Dot, panel: Value<'c, 'a>) -> Value<'c, 'a> {
        let words = kind.depth(self.contraction) / kind.factors() * packed.sizes.width;
        b.add_constant(b.divide(panel, kind.factors()).0, words)
    }

    /// Packs a row tile of `lhs` into words.
    pub fn pack_words(
        &self,
        b: &Builder<'c, 'a>,
        start: Start<'c, 'a>,
        packed: &Packed<'c, 'a>,
        &Joined { kind, tile: words, .. }: &Joined<'c, 'a>,
        tile: Tile,
        block: Option<Value<'c, 'a>>,
    ) {
        let (depth, height, factors) = (kind.depth(self.contraction), self.tiling.rows, kind.factors());
        let swapped = kind == Dot::Bfloats;
        let (part, index) = (part(b, kind), types::index(b.context));
        let store = |b: &Builder<'c, 'a>, value, at| {
            b.create("memref.store", &[value, words.parts, at], &[], &[], vec![]);
        };
        // Where the factor of a row at a position goes.
        let place = |b: &Builder<'c, 'a>, position, row| match packed.sizes.tiles {
            TilePacking::Columns => {
                let inside = b.op("arith.andi", &[position, b.index(factors - 1)], index);
                let whole = b.op("arith.subi", &[position, inside], index);
                let side = if swapped { b.op("arith.subi", &[b.index(1), inside], index) } else { inside };
                b.add_constant(b.add(b.scale(whole, height), side), factors * row)
            }
            _ => b.add_constant(position, row * depth),
        };
        let copy = |b: &Builder<'c, 'a>, from: Value<'c, 'a>, position, row| {
            let at = b.add_constant(from, row * self.contraction.row.lhs);
            let element = b.op("memref.load", &[self.lhs, at], ir::element_type(self.lhs.r#type()));
            let element = match kind {
                Dot::Bfloats => self.part(b, element, part),
                Dot::Bytes => b.op("arith.xori", &[element, b.int(part, -128)], part),
            };
            store(b, element, place(b, position, row));
        };
        let rows = 0..tile.rows;
        if packed.sizes.tiles == TilePacking::Columns {
            self.products(b, start, block, &[], &|b, at, position, _| {
                rows.clone().for_each(|row| copy(b, at.lhs, position, row));
                vec![]
            });
        } else if self.contraction.reduced.is_empty() {
            self.pack_rows(b, start, kind, words, tile, block);
        } else {
            for row in rows.clone() {
                self.products(b, start, block, &[], &|b, at, position, _| {
                    copy(b, at.lhs, position, row);
                    vec![]
                });
            }
        }
        if kind.pads(self.contraction) {
            let end = self.products_in(b, block);
            for beyond in 0..factors - 1 {
                let end = b.add_constant(end, beyond);
                rows.clone().for_each(|row| store(b, b.zero(part), place(b, end, row)));
            }
        }
        if swapped && packed.sizes.tiles != TilePacking::Columns {
            self.swap_halves(b, words, tile.rows * depth / 2);
        }
    }

    /// Copies rows whose factors are neighbours in memory, in vectors.
    fn pack_rows(
        &self,
        b: &Builder<'c, 'a>,
        start: Start<'c, 'a>,
        kind: Dot,
        words: Words<'c, 'a>,
        tile: Tile,
        block: Option<Value<'c, 'a>>,
    ) {
        let (depth, size) = (kind.depth(self.contraction), kind.factors() * self.tiling.lanes);
        let vector = |element| types::vector(&[size], element);
        let (stored, part) = (vector(ir::element_type(self.lhs.r#type())), vector(part(b, kind)));
        let count = self.products_in(b, block);
        let whole = self.contraction.products() % size == 0
            && (self.contraction.blocks() == 1 || self.contraction.block % size == 0);
        let first = block.map_or(start.lhs, |block| b.add(start.lhs, b.scale(block, self.contraction.block)));
        b.scf_for((b.index(0), count, b.index(size)), &[], |b, position, _| {
            let mask = (!whole).then(|| {
                let rest = b.op("arith.subi", &[count, position], types::index(b.context));
                b.op("vector.create_mask", &[rest], vector(types::integer(b.context, 1)))
            });
            for row in 0..tile.rows {
                let from = b.add_constant(b.add(first, position), row * self.contraction.row.lhs);
                let value = match mask {
                    Some(mask) => b.op("vector.maskedload", &[self.lhs, from, mask, b.zero(stored)], stored),
                    None => b.op("vector.load", &[self.lhs, from], stored),
                };
                let value = match kind {
                    Dot::Bfloats => self.part(b, value, part),
                    Dot::Bytes => b.op("arith.xori", &[value, b.int(part, -128)], part),
                };
                let to = b.add_constant(position, row * depth);
                match mask {
                    Some(mask) => b.create("vector.maskedstore", &[words.parts, to, mask, value], &[], &[], vec![]),
                    None => b.create("vector.store", &[value, words.parts, to], &[], &[], vec![]),
                };
            }
            vec![]
        });
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

    /// The sums of a packed row tile with the packed panel that begins at `panel`, counted in factors.
    pub fn sum_words(
        &self,
        b: &Builder<'c, 'a>,
        packed: &Packed<'c, 'a>,
        &Joined { kind, panels, tile: rows }: &Joined<'c, 'a>,
        tile: Tile,
        panel: Value<'c, 'a>,
        block: Option<Value<'c, 'a>>,
    ) -> Vec<Value<'c, 'a>> {
        let (lanes, factors) = (self.tiling.lanes, kind.factors());
        let (word, depth) = (types::integer(b.context, 32), kind.depth(self.contraction));
        let words = types::vector(&[lanes], word);
        let load = |b: &Builder<'c, 'a>, from, vector| {
            b.op("vector.load", &[panels.words, b.add_constant(from, vector * lanes)], words)
        };
        let first: Vec<_> = match kind {
            Dot::Bfloats => vec![b.zero(types::vector(&[lanes], self.contraction.accumulator)); tile.vectors as usize],
            Dot::Bytes => {
                let from = self.first_sums(b, packed, kind, panel);
                (0..tile.vectors).map(|vector| load(b, from, vector)).collect()
            }
        };
        let first: Vec<_> = (0..tile.rows).flat_map(|_| first.clone()).collect();
        let base = b.divide(panel, factors).0;
        b.scf_for((b.index(0), self.words_in(b, kind, block), b.index(1)), &first, |b, step, sums| {
            let from = b.add(base, b.scale(step, packed.sizes.width));
            let columns: Vec<_> = (0..tile.vectors).map(|vector| load(b, from, vector)).collect();
            let mut next = vec![];
            for row in 0..tile.rows {
                let at = match packed.sizes.tiles {
                    TilePacking::Columns => b.add_constant(b.scale(step, self.tiling.rows), row),
                    _ => b.add_constant(step, row * depth / factors),
                };
                let element = b.op("memref.load", &[rows.words, at], word);
                let all = b.op("vector.broadcast", &[element], words);
                for column in &columns {
                    next.push(self.dot(b, kind, sums[next.len()], all, *column));
                }
            }
            next
        })
    }
}
