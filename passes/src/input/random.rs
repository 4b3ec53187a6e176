// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! `shale-legalize-random`: `stablehlo.rng_bit_generator` as arithmetic, one chain of it for each element, which kernels fuse.
//!
//! The generators are counter-based (Salmon, Moraes, Dror and Shaw, "Parallel random numbers: as easy as 1, 2, 3", 2011):
//! Threefry-2x32 of 20 rounds and Philox-4x32 of 10. The specification leaves open which counter an element has; here it is as in
//! XLA, so that the bits are those of jaxlib's CPU backend:
//!
//! - `state` is key and counter, of 64 bits each; Philox counts in 128 bits, of which the upper half is a third word of the state
//!   or else begins as the key. It is advanced by the number of counters used; the key stays.
//! - Threefry, up to 32 bits: the first even dimension, else the first of the largest ones, is halved (rounded up). A counter
//!   belongs to an element of the halved shape and gives two neighbours along that dimension. 64 bits: one counter per element.
//! - Philox: a counter gives four elements, or two of 64 bits, in row-major order.
//! - Fewer than 32 bits are the low ones of 32. `DEFAULT` is Philox.
use melior::{
    Context,
    ir::{OperationRef, Type, Value, ValueLike},
};
use shale_bridge::{Builder, Diagnostic, Emitted, Options, Pass, ir, types};

pub struct LegalizeRandom;

impl Pass for LegalizeRandom {
    const ARGUMENT: &'static str = "shale-legalize-random";
    const SUMMARY: &'static str = "Rewrite generators of random bits as arithmetic on counters";
    const ANCHOR: &'static str = "builtin.module";
    type State<'c> = ();

    fn run<'c>(_: &(), context: &'c Context, module: OperationRef<'c, '_>, _: &Options) -> Result<(), Emitted> {
        let mut found = vec![];
        ir::walk(module, &mut |op| {
            if ir::name(op) == "stablehlo.rng_bit_generator" {
                found.push(op)
            }
        });
        for op in found {
            let at = Builder::before(context, op);
            for (old, new) in ir::results(op).into_iter().zip(generate(&at, op)?) {
                ir::replace_all_uses(old, new);
            }
            ir::erase(op);
        }
        Ok(())
    }
}

/// The next state, and the bits.
fn generate<'c, 'a>(at: &Builder<'c, 'a>, op: OperationRef<'c, 'a>) -> Result<[Value<'c, 'a>; 2], Emitted> {
    let state = ir::operands(op)[0];
    let result = ir::results(op)[1].r#type();
    let (shape, element) = (ir::shape(result), ir::element_type(result));
    let algorithm = ir::attribute(op, "rng_algorithm").map(|a| a.to_string()).unwrap_or_default();
    let threefry = algorithm.contains("THREE_FRY");
    let words = ir::shape(state.r#type());
    let state_fits =
        ir::element_type(state.r#type()).to_string() == "ui64" && (words == [2] || words == [3] && !threefry);
    let width = types::width(element).filter(|_| types::is_integer(element));
    let (Some(width), true, false) = (width, state_fits, shape.iter().any(|&n| n < 0)) else {
        return Err(Diagnostic::on(op, format!("has no lowering for {}", ir::signature(op))).error());
    };
    let wide = width > 32;
    let word = |index: i64| {
        let attributes = [
            ("start_indices", types::i64_array(at.context, &[index])),
            ("limit_indices", types::i64_array(at.context, &[index + 1])),
            ("strides", types::i64_array(at.context, &[1])),
        ];
        let u64 = ir::element_type(state.r#type());
        let slice = at.op_with("stablehlo.slice", &[state], &attributes, types::tensor(&[1], u64));
        at.op("stablehlo.reshape", &[slice], types::tensor(&[], u64))
    };
    let scalar = Code { at, shape: &[] };
    let (key, counter) = (word(0), word(1));
    let (bits, counters) = if threefry {
        threefry_bits(&Code { at, shape: &shape }, key, counter, wide)
    } else {
        let high = if words == [3] { word(2) } else { key };
        let count: i64 = shape.iter().product();
        let (bits, counters) = philox_bits(&Code { at, shape: &[count] }, key, counter, high, wide);
        (at.op("stablehlo.reshape", &[bits], types::tensor(&shape, ir::element_type(bits.r#type()))), counters)
    };
    let own = ir::element_type(bits.r#type());
    let bits = if own == element {
        bits
    } else if width == 32 || width == 64 {
        at.op("stablehlo.bitcast_convert", &[bits], result)
    } else {
        at.op("stablehlo.convert", &[bits], result)
    };
    let next = scalar.add(counter, scalar.u64(counters));
    let mut state_words = vec![key, next];
    if words == [3] {
        state_words.push(scalar.carried(word(2), next, counter));
    }
    let one = types::tensor(&[1], ir::element_type(state.r#type()));
    let state_words: Vec<Value> = state_words.into_iter().map(|w| at.op("stablehlo.reshape", &[w], one)).collect();
    let dimension = [("dimension", types::i64_attribute(at.context, 0))];
    Ok([at.op_with("stablehlo.concatenate", &state_words, &dimension, state.r#type()), bits])
}

type V<'c, 'a> = Value<'c, 'a>;

/// Arithmetic on tensors of one shape.
struct Code<'c, 'a, 'b> {
    at: &'b Builder<'c, 'a>,
    shape: &'b [i64],
}

impl<'c, 'a> Code<'c, 'a, '_> {
    fn of(&self, element: &str) -> Type<'c> {
        let element = types::parse_type(self.at.context, element).expect("integer types are built in");
        types::tensor(self.shape, element)
    }

    fn constant(&self, value: i64, element: &str) -> V<'c, 'a> {
        let r#type = self.of(element);
        let splat = types::dense_splat(r#type, types::integer_attribute(ir::element_type(r#type), value));
        self.at.op_with("stablehlo.constant", &[], &[("value", splat)], r#type)
    }

    fn u32(&self, value: i64) -> V<'c, 'a> {
        self.constant(value, "ui32")
    }

    fn u64(&self, value: i64) -> V<'c, 'a> {
        self.constant(value, "ui64")
    }

    fn binary(&self, name: &str, a: V<'c, 'a>, b: V<'c, 'a>) -> V<'c, 'a> {
        self.at.op(name, &[a, b], a.r#type())
    }

    fn add(&self, a: V<'c, 'a>, b: V<'c, 'a>) -> V<'c, 'a> {
        self.binary("stablehlo.add", a, b)
    }

    fn xor(&self, a: V<'c, 'a>, b: V<'c, 'a>) -> V<'c, 'a> {
        self.binary("stablehlo.xor", a, b)
    }

    fn shift_right(&self, a: V<'c, 'a>, by: i64) -> V<'c, 'a> {
        let by = self.constant(by, &ir::element_type(a.r#type()).to_string());
        self.binary("stablehlo.shift_right_logical", a, by)
    }

    fn shift_left(&self, a: V<'c, 'a>, by: i64) -> V<'c, 'a> {
        let by = self.constant(by, &ir::element_type(a.r#type()).to_string());
        self.binary("stablehlo.shift_left", a, by)
    }

    fn and(&self, a: V<'c, 'a>, mask: i64) -> V<'c, 'a> {
        let mask = self.constant(mask, &ir::element_type(a.r#type()).to_string());
        self.binary("stablehlo.and", a, mask)
    }

    fn rotate_left(&self, a: V<'c, 'a>, by: i64) -> V<'c, 'a> {
        self.binary("stablehlo.or", self.shift_left(a, by), self.shift_right(a, 32 - by))
    }

    fn convert(&self, a: V<'c, 'a>, element: &str) -> V<'c, 'a> {
        self.at.op("stablehlo.convert", &[a], self.of(element))
    }

    fn compare(&self, direction: &str, a: V<'c, 'a>, b: V<'c, 'a>) -> V<'c, 'a> {
        let attribute = |text: String| types::parse_attribute(self.at.context, &text).expect("stablehlo is loaded");
        let attributes = [
            ("comparison_direction", attribute(format!("#stablehlo<comparison_direction {direction}>"))),
            ("compare_type", attribute("#stablehlo<comparison_type UNSIGNED>".into())),
        ];
        self.at.op_with("stablehlo.compare", &[a, b], &attributes, self.of("i1"))
    }

    fn select(&self, condition: V<'c, 'a>, a: V<'c, 'a>, b: V<'c, 'a>) -> V<'c, 'a> {
        self.at.op("stablehlo.select", &[condition, a, b], a.r#type())
    }

    /// A scalar for every element.
    fn broadcast(&self, scalar: V<'c, 'a>) -> V<'c, 'a> {
        let r#type = types::tensor(self.shape, ir::element_type(scalar.r#type()));
        let attributes = [("broadcast_dimensions", types::i64_array(self.at.context, &[]))];
        self.at.op_with("stablehlo.broadcast_in_dim", &[scalar], &attributes, r#type)
    }

    /// The index along a dimension, of 64 bits.
    fn iota(&self, dimension: usize) -> V<'c, 'a> {
        let dimension = types::i64_attribute(self.at.context, dimension as i64);
        self.at.op_with("stablehlo.iota", &[], &[("iota_dimension", dimension)], self.of("ui64"))
    }

    /// The low and the high half of 64 bits.
    fn halves(&self, a: V<'c, 'a>) -> [V<'c, 'a>; 2] {
        [self.convert(a, "ui32"), self.convert(self.shift_right(a, 32), "ui32")]
    }

    fn join(&self, low: V<'c, 'a>, high: V<'c, 'a>) -> V<'c, 'a> {
        let (low, high) = (self.convert(low, "ui64"), self.convert(high, "ui64"));
        self.binary("stablehlo.or", low, self.shift_left(high, 32))
    }

    /// The upper word of a sum whose lower word became `sum` from `term`.
    fn carried(&self, high: V<'c, 'a>, sum: V<'c, 'a>, term: V<'c, 'a>) -> V<'c, 'a> {
        let carry = self.compare("LT", sum, term);
        self.select(carry, self.add(high, self.u64(1)), high)
    }
}

/// The bits of all elements, of 64 or 32 bits, and how many counters they took.
fn threefry_bits<'c, 'a>(code: &Code<'c, 'a, '_>, key: V<'c, 'a>, counter: V<'c, 'a>, wide: bool) -> (V<'c, 'a>, i64) {
    let shape = code.shape;
    let halved = match shape.iter().position(|n| n % 2 == 0) {
        _ if wide => None,
        Some(even) => Some(even),
        // The first of the largest.
        None => (0..shape.len()).rev().max_by_key(|&d| shape[d]),
    };
    let extent = |d: usize| if halved == Some(d) { (shape[d] + 1) / 2 } else { shape[d] };
    let (mut count, mut stride) = (code.broadcast(counter), 1);
    for d in (0..shape.len()).rev().filter(|&d| shape[d] > 1) {
        let index = code.iota(d);
        let index = if halved == Some(d) { code.shift_right(index, 1) } else { index };
        count = code.add(count, code.binary("stablehlo.multiply", index, code.u64(stride)));
        stride *= extent(d);
    }
    let key = Code { at: code.at, shape: &[] }.halves(key).map(|half| code.broadcast(half));
    let [low, high] = threefry(code, key, code.halves(count));
    let counters = (0..shape.len()).map(extent).product();
    let bits = match halved {
        None if wide => code.join(low, high),
        // A scalar takes the first of two.
        None => low,
        Some(d) => {
            let first = code.compare("EQ", code.and(code.iota(d), 1), code.u64(0));
            code.select(first, low, high)
        }
    };
    (bits, counters)
}

/// Threefry-2x32 of 20 rounds.
fn threefry<'c, 'a>(code: &Code<'c, 'a, '_>, key: [V<'c, 'a>; 2], counter: [V<'c, 'a>; 2]) -> [V<'c, 'a>; 2] {
    const ROTATIONS: [[i64; 4]; 2] = [[13, 15, 26, 6], [17, 29, 16, 24]];
    const PARITY: i64 = 0x1BD1_1BDA;
    let keys = [key[0], key[1], code.xor(code.xor(key[0], key[1]), code.u32(PARITY))];
    let [mut a, mut b] = [code.add(counter[0], keys[0]), code.add(counter[1], keys[1])];
    for group in 0..5 {
        for rotation in ROTATIONS[group % 2] {
            a = code.add(a, b);
            b = code.xor(code.rotate_left(b, rotation), a);
        }
        a = code.add(a, keys[(group + 1) % 3]);
        b = code.add(code.add(b, keys[(group + 2) % 3]), code.u32(group as i64 + 1));
    }
    [a, b]
}

/// The bits of all elements, of 64 or 32 bits, in a row, and how many counters they took.
fn philox_bits<'c, 'a>(
    code: &Code<'c, 'a, '_>,
    key: V<'c, 'a>,
    counter: V<'c, 'a>,
    high: V<'c, 'a>,
    wide: bool,
) -> (V<'c, 'a>, i64) {
    let (per_counter, log) = if wide { (2, 1) } else { (4, 2) };
    let (index, start) = (code.iota(0), code.broadcast(counter));
    let low = code.add(start, code.shift_right(index, log));
    let high = code.carried(code.broadcast(high), low, start);
    let ([c0, c1], [c2, c3]) = (code.halves(low), code.halves(high));
    let words = philox(code, Code { at: code.at, shape: &[] }.halves(key), [c0, c1, c2, c3]);
    let lane = |bit: i64| code.compare("EQ", code.and(index, bit), code.u64(0));
    let bits = if wide {
        code.select(lane(1), code.join(words[0], words[1]), code.join(words[2], words[3]))
    } else {
        let even = lane(1);
        code.select(lane(2), code.select(even, words[0], words[1]), code.select(even, words[2], words[3]))
    };
    (bits, (code.shape[0] + per_counter - 1) / per_counter)
}

/// Philox-4x32 of 10 rounds; the key is two scalars.
fn philox<'c, 'a>(code: &Code<'c, 'a, '_>, key: [V<'c, 'a>; 2], counter: [V<'c, 'a>; 4]) -> [V<'c, 'a>; 4] {
    const MULTIPLIERS: [i64; 2] = [0xD251_1F53, 0xCD9E_8D57];
    const WEYL: [i64; 2] = [0x9E37_79B9, 0xBB67_AE85];
    let scalar = Code { at: code.at, shape: &[] };
    let (mut key, mut c) = (key, counter);
    for round in 0..10 {
        if round > 0 {
            key = [0, 1].map(|i| scalar.add(key[i], scalar.u32(WEYL[i])));
        }
        let product = |word: V<'c, 'a>, by: i64| {
            code.halves(code.binary("stablehlo.multiply", code.convert(word, "ui64"), code.u64(by)))
        };
        let ([low0, high0], [low1, high1]) = (product(c[0], MULTIPLIERS[0]), product(c[2], MULTIPLIERS[1]));
        let keys = key.map(|word| code.broadcast(word));
        c = [code.xor(code.xor(high1, c[1]), keys[0]), low1, code.xor(code.xor(high0, c[3]), keys[1]), low0];
    }
    c
}
