// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! `shale.contract` bit by bit against the order of the sum that its description fixes.
mod support;

use melior::Context;
use shale_lowering::target::Target;
use support::{Program, Random, bf16};

/// A linear map's result: coefficients of the loops and a constant.
type Index = (Vec<i64>, i64);

#[derive(Clone, Copy, PartialEq, Debug)]
enum Element {
    F32,
    F64,
    Bf16,
    I8,
    I32,
    I64,
}

impl Element {
    fn name(self) -> &'static str {
        match self {
            Element::F32 => "f32",
            Element::F64 => "f64",
            Element::Bf16 => "bf16",
            Element::I8 => "i8",
            Element::I32 => "i32",
            Element::I64 => "i64",
        }
    }
    fn bytes(self) -> usize {
        match self {
            Element::F32 | Element::I32 => 4,
            Element::F64 | Element::I64 => 8,
            Element::Bf16 => 2,
            Element::I8 => 1,
        }
    }
    fn random(self, random: &mut Random) -> Vec<u8> {
        match self {
            Element::F32 => (random.unit() as f32).to_le_bytes().to_vec(),
            Element::F64 => random.unit().to_le_bytes().to_vec(),
            Element::Bf16 => bf16(random.unit() as f32).to_le_bytes().to_vec(),
            _ => random.bits().to_le_bytes()[..self.bytes()].to_vec(),
        }
    }
    fn integer(self, bytes: &[u8], unsigned: bool) -> i64 {
        let mut wide = [if !unsigned && bytes[bytes.len() - 1] >= 0x80 { 0xFF } else { 0 }; 8];
        wide[..bytes.len()].copy_from_slice(bytes);
        i64::from_le_bytes(wide)
    }
    fn float(self, bytes: &[u8]) -> f64 {
        match self {
            Element::F32 => f64::from(f32::from_le_bytes(bytes.try_into().unwrap())),
            Element::F64 => f64::from_le_bytes(bytes.try_into().unwrap()),
            Element::Bf16 => f64::from(f32::from_bits(u32::from(u16::from_le_bytes(bytes.try_into().unwrap())) << 16)),
            _ => unreachable!("not a float"),
        }
    }
}

struct Case {
    bounds: Vec<i64>,
    parallel: usize,
    shapes: [Vec<i64>; 3],
    maps: [Vec<Index>; 3],
    elements: [Element; 3],
    accumulator: Element,
    block: i64,
    unsigned: bool,
}

/// `out[m, n] = lhs[m, k] * rhs[k, n]`.
fn matmul(m: i64, n: i64, k: i64) -> Case {
    let dims =
        |ds: &[usize]| ds.iter().map(|&d| ((0..3).map(|i| i64::from(i == d)).collect(), 0)).collect::<Vec<Index>>();
    Case {
        bounds: vec![m, n, k],
        parallel: 2,
        shapes: [vec![m, k], vec![k, n], vec![m, n]],
        maps: [dims(&[0, 2]), dims(&[2, 1]), dims(&[0, 1])],
        elements: [Element::F32; 3],
        accumulator: Element::F32,
        block: 512,
        unsigned: false,
    }
}

/// `out[n, y, x, o] = lhs[n, 2 y + i, x + j, c] * rhs[i, j, c, o]`.
fn convolution(batch: i64, size: i64, channels: i64, features: i64, window: i64) -> Case {
    let unit = |d: usize| -> Vec<i64> { (0..7).map(|i| i64::from(i == d)).collect() };
    let sum = |a: usize, scale: i64, b: usize| -> Vec<i64> {
        (0..7).map(|i| scale * i64::from(i == a) + i64::from(i == b)).collect()
    };
    let (height, width) = (size.div_euclid(2).max(1), size);
    Case {
        bounds: vec![batch, height, width, features, window, window, channels],
        parallel: 4,
        shapes: [
            vec![batch, 2 * height + window, width + window, channels],
            vec![window, window, channels, features],
            vec![batch, height, width, features],
        ],
        maps: [
            // One further: a constant in the map.
            vec![(unit(0), 0), (sum(1, 2, 4), 1), (sum(2, 1, 5), 0), (unit(6), 0)],
            vec![(unit(4), 0), (unit(5), 0), (unit(6), 0), (unit(3), 0)],
            vec![(unit(0), 0), (unit(1), 0), (unit(2), 0), (unit(3), 0)],
        ],
        block: 7,
        ..matmul(1, 1, 1)
    }
}

impl Case {
    fn text(&self) -> String {
        let loops: Vec<String> = (0..self.bounds.len()).map(|d| format!("d{d}")).collect();
        let map = |map: &[Index]| {
            let results: Vec<String> = map
                .iter()
                .map(|(coefficients, constant)| {
                    let mut terms: Vec<String> = coefficients
                        .iter()
                        .enumerate()
                        .filter(|(_, c)| **c != 0)
                        .map(|(d, c)| format!("d{d} * {c}"))
                        .collect();
                    terms.push(constant.to_string());
                    terms.join(" + ")
                })
                .collect();
            format!("affine_map<({}) -> ({})>", loops.join(", "), results.join(", "))
        };
        let tensor = |i: usize| {
            let sizes: String = self.shapes[i].iter().map(|size| format!("{size}x")).collect();
            format!("tensor<{sizes}{}>", self.elements[i].name())
        };
        let (lhs, rhs, out) = (tensor(0), tensor(1), tensor(2));
        let bounds: Vec<String> = self.bounds.iter().map(i64::to_string).collect();
        let contract = format!(
            "{{accumulator = {}, block = {} : i64, {}indexing_maps = [{}, {}, {}], bounds = array<i64: {}>, parallel = {} : i64}}",
            self.accumulator.name(),
            self.block,
            if self.unsigned { "is_unsigned, " } else { "" },
            map(&self.maps[0]),
            map(&self.maps[1]),
            map(&self.maps[2]),
            bounds.join(", "),
            self.parallel
        );
        format!(
            "shale.kernel @k(%begin: index, %end: index, %a: {lhs}, %b: {rhs}, %c: {out})
               attributes {{access = [#shale.access<read>, #shale.access<read>, #shale.access<write>], grid = 1 : i64}} {{
               %r = shale.contract {contract} ins(%a, %b : {lhs}, {rhs}) outs(%c : {out}) range(%begin, %end) -> {out}
               shale.yield %r : {out}
             }}
             func.func @main(%a: {lhs}, %b: {rhs}) -> {out} {{
               %e = tensor.empty() : {out}
               %r = shale.dispatch @k ins(%a, %b : {lhs}, {rhs}) outs(%e : {out}) -> {out}
               return %r : {out}
             }}"
        )
    }

    /// Elements that a step of each loop moves an operand, and its first element.
    fn steps(&self, operand: usize) -> (Vec<i64>, i64) {
        let (mut steps, mut start, mut stride) = (vec![0; self.bounds.len()], 0, 1);
        for ((coefficients, constant), size) in self.maps[operand].iter().zip(&self.shapes[operand]).rev() {
            let last: i64 = coefficients.iter().zip(&self.bounds).map(|(c, b)| c * (b - 1).max(0)).sum();
            assert!(
                *constant >= 0 && (last + constant < *size || self.bounds.contains(&0)),
                "the test's own maps must stay inside"
            );
            for (step, coefficient) in steps.iter_mut().zip(coefficients) {
                *step += coefficient * stride;
            }
            start += constant * stride;
            stride *= size;
        }
        (steps, start)
    }

    /// The sum as the description of the operation has it, one element after the other.
    fn expected(&self, lhs: &[u8], rhs: &[u8], out: &mut [u8]) {
        let steps = [self.steps(0), self.steps(1), self.steps(2)];
        // The element of each operand in a turn of some loops.
        let addresses = |loops: std::ops::Range<usize>, mut turn: i64| -> [i64; 3] {
            let mut at = [0; 3];
            for d in loops.rev() {
                let index = turn % self.bounds[d];
                turn /= self.bounds[d];
                for (at, (steps, _)) in at.iter_mut().zip(&steps) {
                    *at += index * steps[d];
                }
            }
            at
        };
        let element = |operand: usize, bytes: &[u8], at: i64| -> [u8; 8] {
            let (size, at) = (self.elements[operand].bytes(), (at + steps[operand].1) as usize);
            let mut element = [0; 8];
            element[..size].copy_from_slice(&bytes[at * size..][..size]);
            element
        };
        let (parallel, reduced) = (0..self.parallel, self.parallel..self.bounds.len());
        let turns = |loops: &std::ops::Range<usize>| self.bounds[loops.clone()].iter().product::<i64>();
        let products = turns(&reduced);
        let inner: Vec<[i64; 3]> = (0..products).map(|r| addresses(reduced.clone(), r)).collect();
        for p in 0..turns(&parallel) {
            let outer = addresses(parallel.clone(), p);
            let (mut total32, mut block32) = (None::<f32>, 0f32);
            let (mut total64, mut block64) = (None::<f64>, 0f64);
            let mut integer = 0i64;
            for (r, inner) in inner.iter().enumerate() {
                let (a, b) = (element(0, lhs, outer[0] + inner[0]), element(1, rhs, outer[1] + inner[1]));
                let (a, b) = (&a[..self.elements[0].bytes()], &b[..self.elements[1].bytes()]);
                match self.accumulator {
                    Element::F32 => {
                        block32 = (self.elements[0].float(a) as f32).mul_add(self.elements[1].float(b) as f32, block32)
                    }
                    Element::F64 => block64 = self.elements[0].float(a).mul_add(self.elements[1].float(b), block64),
                    _ => {
                        let a = self.elements[0].integer(a, self.unsigned);
                        integer = integer.wrapping_add(a.wrapping_mul(self.elements[1].integer(b, self.unsigned)));
                    }
                }
                if (r as i64 + 1) % self.block == 0 || r + 1 == products as usize {
                    total32 = Some(total32.map_or(block32, |t| t + block32));
                    total64 = Some(total64.map_or(block64, |t| t + block64));
                    (block32, block64) = (0.0, 0.0);
                }
            }
            let (total32, total64) = (total32.unwrap_or(0.0), total64.unwrap_or(0.0));
            let value = match (self.accumulator, self.elements[2]) {
                (Element::F32, Element::Bf16) => bf16(total32).to_le_bytes().to_vec(),
                (Element::F32, _) => total32.to_le_bytes().to_vec(),
                (Element::F64, Element::F32) => (total64 as f32).to_le_bytes().to_vec(),
                (Element::F64, _) => total64.to_le_bytes().to_vec(),
                (_, element) => integer.to_le_bytes()[..element.bytes()].to_vec(),
            };
            let at = (outer[2] + steps[2].1) as usize * self.elements[2].bytes();
            out[at..at + value.len()].copy_from_slice(&value);
        }
    }

    fn check(&self, context: &Context, target: &Target, what: &str) {
        let program = Program::compile(context, &self.text(), target);
        let mut random = Random(42);
        let mut buffers: Vec<Vec<u8>> = (0..3)
            .map(|i| {
                (0..self.shapes[i].iter().product::<i64>()).flat_map(|_| self.elements[i].random(&mut random)).collect()
            })
            .collect();
        let mut expected = buffers[2].clone();
        self.expected(&buffers[0], &buffers[1], &mut expected);
        program.run(&mut buffers);
        let size = self.elements[2].bytes();
        let wrong = buffers[2].chunks(size).zip(expected.chunks(size)).position(|(a, b)| a != b);
        assert_eq!(
            wrong,
            None,
            "{what}: got {:?} for {:?}",
            wrong.map(|i| &buffers[2][i * size..][..size]),
            wrong.map(|i| &expected[i * size..][..size])
        );
    }
}

/// The targets that this machine can run.
fn targets() -> Vec<Target> {
    let host = Target::host();
    let mut targets = vec![host.clone()];
    if host.vector_bits >= 512 {
        targets.push(Target::named("x86-64-v3").unwrap());
    }
    targets
}

#[test]
fn matrix_products_of_many_shapes() {
    let context = support::context();
    for target in targets() {
        for (m, n, k) in [
            (1, 1, 1),
            (3, 7, 13),
            (13, 100, 7),
            (1, 130, 33),
            (2, 300, 5),
            (4, 65, 9),
            (7, 1, 3),
            (17, 2, 40),
            (31, 3, 8),
            (64, 64, 64),
            (13, 331, 768),
            (5, 17, 1300),
            (100, 48, 1),
            (0, 4, 4),
            (4, 0, 4),
            (9, 9, 0),
        ] {
            matmul(m, n, k).check(&context, &target, &format!("{m}x{n}x{k} for {}", target.cpu));
        }
    }
}

#[test]
fn blocks_end_anywhere() {
    let context = support::context();
    for (k, block) in [(30, 7), (28, 7), (29, 1), (12, 12), (12, 13)] {
        Case { block, ..matmul(9, 40, k) }.check(
            &context,
            &Target::host(),
            &format!("{k} products in blocks of {block}"),
        );
    }
}

/// Shapes of which operands are copied first: many rows, and rows of the right operand far apart.
#[test]
fn packed_operands() {
    let context = support::context();
    use Element::*;
    for target in targets() {
        for (elements, accumulator) in
            [([F32; 3], F32), ([F64; 3], F64), ([Bf16; 3], F32), ([Bf16, Bf16, F32], F32), ([I8, I8, I32], I32)]
        {
            for block in [7, 512] {
                for (m, n, k) in [(40, 205, 30), (61, 333, 20)] {
                    let case = Case { elements, accumulator, block, ..matmul(m, n, k) };
                    case.check(
                        &context,
                        &target,
                        &format!("{elements:?} {m}x{n}x{k} in blocks of {block} for {}", target.cpu),
                    );
                    // The left operand stored the other way round.
                    let [lhs, rhs, out] = case.maps.clone();
                    let maps = [lhs.into_iter().rev().collect(), rhs, out];
                    let case = Case { maps, shapes: [vec![k, m], vec![k, n], vec![m, n]], ..case };
                    case.check(
                        &context,
                        &target,
                        &format!("transposed {elements:?} {m}x{n}x{k} in blocks of {block} for {}", target.cpu),
                    );
                }
            }
        }
    }
    for block in [7, 512] {
        let case = Case { block, ..convolution(2, 26, 5, 140, 3) };
        case.check(&context, &Target::host(), &format!("packed window in blocks of {block}"));
    }
    // Bytes, four of which are one word: signed and unsigned, blocks that end within a word, and windows.
    for target in targets() {
        for unsigned in [false, true] {
            let bytes = |case: Case| Case { elements: [I8, I8, I32], accumulator: I32, unsigned, ..case };
            for (m, n, k) in [(27, 49, 2053), (33, 131, 1), (25, 200, 2), (40, 150, 3), (24, 48, 64), (26, 17, 1028)] {
                let case = bytes(matmul(m, n, k));
                let what = format!("bytes {m}x{n}x{k}, unsigned {unsigned}, for {}", target.cpu);
                case.check(&context, &target, &what);
                let [lhs, rhs, out] = case.maps.clone();
                let maps = [lhs.into_iter().rev().collect(), rhs, out];
                Case { maps, shapes: [vec![k, m], vec![k, n], vec![m, n]], ..case }.check(
                    &context,
                    &target,
                    &format!("transposed {what}"),
                );
            }
            bytes(convolution(2, 26, 5, 140, 3)).check(&context, &target, "window of bytes");
        }
    }
    // Panels of three vectors, and what is left over of them: nothing, columns, vectors.
    for n in [144, 145, 160, 175, 176, 191, 300] {
        for block in [3, 128] {
            Case { block, ..matmul(29, n, 10) }.check(&context, &Target::host(), &format!("{n} columns"));
        }
    }
    // More rows than an item takes.
    matmul(1100, 130, 9).check(&context, &Target::host(), "many rows");
    matmul(37, 331, 1030).check(&context, &Target::host(), "several blocks of full size");
}

#[test]
fn windows() {
    let context = support::context();
    for (batch, size, channels, features, window) in [(2, 9, 3, 20, 3), (1, 5, 8, 33, 1), (3, 4, 1, 5, 2)] {
        for block in [7, 512, 1 << 20] {
            let case = Case { block, ..convolution(batch, size, channels, features, window) };
            case.check(
                &context,
                &Target::host(),
                &format!("window {window} of {batch}x{size}x{channels} to {features}, blocks of {block}"),
            );
        }
    }
}

#[test]
fn element_types() {
    let context = support::context();
    use Element::*;
    for (elements, accumulator, unsigned) in [
        ([F64, F64, F64], F64, false),
        ([F32, F32, F64], F64, false),
        ([F32, F32, F32], F64, false),
        ([Bf16, Bf16, Bf16], F32, false),
        ([Bf16, F32, F32], F32, false),
        ([I8, I8, I32], I32, false),
        ([I8, I8, I32], I32, true),
        ([I8, I8, I8], I8, false),
        ([I32, I32, I32], I32, false),
        ([I64, I64, I64], I64, false),
    ] {
        for target in targets() {
            for (m, n, k) in [(13, 37, 21), (1, 9, 600)] {
                let case = Case { elements, accumulator, unsigned, ..matmul(m, n, k) };
                case.check(
                    &context,
                    &target,
                    &format!("{elements:?} in {accumulator:?} {m}x{n}x{k} for {}", target.cpu),
                );
            }
        }
    }
}

/// `out[b, m, n] = lhs[k, b, m] * rhs[b, k, n]`: a batch, and a left operand whose rows are not neighbours.
#[test]
fn batches_and_transposed_rows() {
    let context = support::context();
    let d = |i: usize| ((0..4).map(|j| i64::from(i == j)).collect::<Vec<i64>>(), 0);
    let case = Case {
        bounds: vec![5, 19, 23, 11],
        parallel: 3,
        shapes: [vec![11, 5, 19], vec![5, 11, 23], vec![5, 19, 23]],
        maps: [vec![d(3), d(0), d(1)], vec![d(0), d(3), d(2)], vec![d(0), d(1), d(2)]],
        ..matmul(1, 1, 1)
    };
    case.check(&context, &Target::host(), "batched");
}

#[test]
fn objects_are_the_same_every_time() {
    let compile = || Program::compile(&support::context(), &matmul(13, 37, 21).text(), &Target::host()).objects;
    assert_eq!(compile(), compile());
}
