// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Reductions along dimensions, with the order of their partial results fixed by the types.
use super::{
    Rule, Site, attributes,
    generic::*,
    loops, other,
    scalar::{self, Number},
};
use crate::storage;
use melior::ir::{AffineExpr, Attribute, AttributeLike, Type, Value, ValueLike};
use mlir_sys::*;
use shale_bridge::{
    Builder, Emitted,
    builder::{affine_add, affine_mul},
    ir, types,
};

pub const RULES: &[(&str, Rule)] = &[("stablehlo.reduce", reduce)];

/// The attribute of a reduction that fixes its order: the element with linear reduced index r goes to partial result
/// r mod N, and partial results are combined by halving.
pub const LANES: &str = "shale.lanes";

/// The number of partial results of a reduction by one associative operation.
pub fn lanes(innermost: bool) -> i64 {
    if innermost { 64 } else { 8 }
}

pub fn lanes_attribute<'c>(at: &Builder<'c, '_>, lanes: i64) -> (&'static str, Attribute<'c>) {
    (LANES, types::i64_attribute(at.context, lanes))
}

/// Elements below which one stage does, and reduced elements that a first stage should have.
const ONE_STAGE: i64 = 256;
const FIRST_STAGE: i64 = 64;

/// The reduced dimensions, in up to two stages: a long reduction over several dimensions first reduces the inner ones,
/// which keeps the chains of additions short and leaves work for several threads. Depends on the type alone.
fn stages(shape: &[i64], reduced: &[usize]) -> Vec<Vec<usize>> {
    let mut ordered = reduced.to_vec();
    ordered.sort_unstable();
    let total = ordered.iter().try_fold(1i64, |product, &d| product.checked_mul(shape[d])).unwrap_or(i64::MAX);
    let mut inner = 1i64;
    let first = ordered.iter().rposition(|&d| {
        inner = inner.saturating_mul(shape[d]);
        inner >= FIRST_STAGE
    });
    match first {
        Some(at) if total > ONE_STAGE && ordered[..at].iter().any(|&d| shape[d] > 1) => {
            vec![ordered[at..].to_vec(), ordered[..at].to_vec()]
        }
        _ => vec![ordered],
    }
}

fn reduce<'c, 'a>(site: &Site<'c, 'a>) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    let (at, results) = (&site.at, site.results());
    let reduced = attributes::dimensions(site.op, "dimensions")?;
    let count = results.len();
    if site.operands.len() != 2 * count || count == 0 {
        return Err(site.unsupported());
    }
    if (0..count).any(|i| site.element(count + i) != ir::element_type(results[i])) {
        return Err(site.unsupported());
    }
    let (source, shape) = (site.shape(0), ir::shape(results[0]));
    let rank = source.len();
    let kept: Vec<usize> = (0..rank).filter(|d| !reduced.contains(d)).collect();
    let (inputs, inits) = site.operands.split_at(count);
    if source.contains(&0) {
        // No element is reduced.
        return inits.iter().map(|&init| broadcast(at, init, &shape)).collect();
    }
    if reduced.is_empty() {
        // Each element is combined with the init value alone.
        let scalars = inits.iter().enumerate().map(|(i, &value)| Operand {
            value,
            element: site.element(count + i),
            map: vec![],
        });
        let elements = inputs.iter().enumerate().map(|(i, &value)| Operand {
            value,
            element: site.element(i),
            map: identity(at, rank),
        });
        let operands: Vec<_> = scalars.chain(elements).collect();
        let outputs: Vec<_> = results.iter().map(|&t| output(at, &shape, ir::element_type(t))).collect();
        return generic(at, &operands, &outputs, &vec![Iterator::Parallel; rank], &[], |at, ins, _| {
            scalar::inline(at, site.op, 0, ins)
        });
    }
    let iterators: Vec<_> =
        (0..rank).map(|d| if reduced.contains(&d) { Iterator::Reduction } else { Iterator::Parallel }).collect();
    let operands: Vec<_> = inputs
        .iter()
        .enumerate()
        .map(|(index, &value)| Operand { value, element: site.element(index), map: identity(at, rank) })
        .collect();
    let output = |value, element| Operand { value, element, map: projection(at, &kept) };
    let elements: Vec<Type> = results.iter().map(|&t| ir::element_type(t)).collect();
    let combiner = if count == 1 { scalar::combiner(site.op, 0) } else { None };
    let Some(combiner) = combiner else {
        let outputs =
            inits.iter().zip(&elements).map(|(&init, &element)| Ok(output(broadcast(at, init, &shape)?, element)));
        let outputs = outputs.collect::<Result<Vec<_>, Emitted>>()?;
        if let Some(blocks) = Blocks::in_order(&source, &reduced) {
            return in_blocks(site, &operands, outputs, &reduced, blocks);
        }
        return generic(at, &operands, &outputs, &iterators, &[lanes_attribute(at, 1)], |at, ins, outs| {
            scalar::inline(at, site.op, 0, &[outs, ins].concat())
        });
    };

    let (init, element, name) = (inits[0], elements[0], ir::name(combiner));
    let start = Start::of(site, name, ir::operands(site.op)[1], element)?;
    let reducer = Reducer { site, start: start.value, element };
    let (mut partial, mut stored_as, mut left) = (inputs[0], site.element(0), (0..rank).collect::<Vec<usize>>());
    for stage in stages(&source, &reduced) {
        let sizes: Vec<i64> = left.iter().map(|&d| source[d]).collect();
        let stage: Vec<usize> = (0..left.len()).filter(|&p| stage.contains(&left[p])).collect();
        let input = Partial { value: partial, stored_as, sizes };
        partial = match Blocks::of(&input.sizes, &stage) {
            None => reducer.stage(&input, &stage, None, None)?,
            Some(blocks) => {
                let rest = match blocks.rest() {
                    0 => None,
                    _ => Some(reducer.stage(&input, &stage, Some((blocks, true)), None)?),
                };
                let value = reducer.stage(&input, &stage, Some((blocks, false)), None)?;
                // Of the stage's dimensions, that of the blocks is left.
                let kept = (0..left.len()).filter(|p| *p == blocks.dim || !stage.contains(p));
                let at = kept.clone().position(|p| p == blocks.dim).unwrap_or(0);
                let sizes = kept.map(|p| if p == blocks.dim { blocks.count } else { input.sizes[p] }).collect();
                reducer.stage(&Partial { value, stored_as: element, sizes }, &[at], None, rest)?
            }
        };
        stored_as = element;
        left = (0..left.len()).filter(|p| !stage.contains(p)).map(|p| left[p]).collect();
    }
    if start.is_init {
        return Ok(vec![partial]);
    }
    let inputs = [
        Operand { value: init, element, map: vec![] },
        Operand { value: partial, element, map: identity(at, shape.len()) },
    ];
    Ok(vec![map(at, &inputs, results[0], |at, args| scalar::emit(at, combiner, args))?])
}

/// Elements of a first stage's block, about; of one that is combined in order.
const BLOCK: i64 = 1 << 16;
const BLOCK_IN_ORDER: i64 = 1 << 12;
/// Elements of a block for one result, at least.
const LEAST_BLOCK: i64 = 1 << 10;
/// Elements from which on a reduction to few results has blocks.
const LARGE: i64 = 1 << 18;
/// Results that are few: where rows are reduced, and where columns are, of which a vector holds several.
const FEW_ROWS: i64 = 64;
const FEW_COLUMNS: i64 = 512;

/// A large reduction to few results has a first stage of blocks of a dimension, of which each gives a result of its own: work for
/// several threads. Depends on the type alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Blocks {
    /// The dimension, and its extent.
    dim: usize,
    extent: i64,
    size: i64,
    count: i64,
}

impl Blocks {
    fn of(sizes: &[i64], stage: &[usize]) -> Option<Self> {
        let along = stage.contains(&sizes.len().checked_sub(1)?);
        let few = if along { FEW_ROWS } else { FEW_COLUMNS };
        Self::about(sizes, stage, few, |results| if along { BLOCK / results } else { BLOCK / 4 / results })
    }

    /// Blocks of a reduction whose elements are combined one after the other: many, as vectors hold an element of each.
    fn in_order(sizes: &[i64], reduced: &[usize]) -> Option<Self> {
        Self::about(sizes, reduced, FEW_ROWS, |_| BLOCK_IN_ORDER)
    }

    fn about(sizes: &[i64], stage: &[usize], few: i64, elements: impl Fn(i64) -> i64) -> Option<Self> {
        let dim = stage.iter().copied().filter(|&d| sizes[d] > 1).min()?;
        let (mut results, mut inner) = (1i64, 1i64);
        for (d, &size) in sizes.iter().enumerate().filter(|(d, _)| *d != dim) {
            let product = if stage.contains(&d) { &mut inner } else { &mut results };
            *product = product.saturating_mul(size);
        }
        if results == 0 || results > few || results.saturating_mul(inner).saturating_mul(sizes[dim]) < LARGE {
            return None;
        }
        let wanted = (elements(results).max(LEAST_BLOCK) / inner).max(1);
        let extent = sizes[dim];
        if extent < 4 * wanted {
            return None;
        }
        let size = divisor(extent, wanted).unwrap_or(wanted);
        Some(Self { dim, extent, size, count: extent / size })
    }

    /// What is left over behind the blocks.
    fn rest(&self) -> i64 {
        self.extent - self.count * self.size
    }

    /// The index along the dimension of an element of a block.
    fn index<'c>(&self, at: &Builder<'c, '_>, block: usize, element: usize) -> AffineExpr<'c> {
        affine_add(affine_mul(at.dim(block), at.affine_constant(self.size)), at.dim(element))
    }
}

/// The divisor of an extent that is nearest to a size, between its quarter and its fourfold; multiples of a cache's line first.
fn divisor(extent: i64, wanted: i64) -> Option<i64> {
    let small = (1i64..).take_while(|d| d.saturating_mul(*d) <= extent).filter(|d| extent % d == 0);
    let all = small.flat_map(|d| [d, extent / d]).filter(|d| (wanted / 4..=wanted.saturating_mul(4)).contains(d));
    let distance = |d: i64| (d.max(wanted) << 20) / d.min(wanted).max(1);
    all.min_by_key(|&d| (d % 16 != 0, distance(d), d))
}

/// What a stage reduces.
struct Partial<'c, 'a> {
    value: Value<'c, 'a>,
    stored_as: Type<'c>,
    sizes: Vec<i64>,
}

/// Reductions by one associative operation.
struct Reducer<'s, 'c, 'a> {
    site: &'s Site<'c, 'a>,
    /// The stored scalar that they start from.
    start: Value<'c, 'a>,
    element: Type<'c>,
}

impl<'c, 'a> Reducer<'_, 'c, 'a> {
    /// Reduces dimensions: whole, or the blocks of one, each to a result along this dimension, or what is left over behind them. The
    /// results start from `initial`, or from what changes nothing.
    fn stage(
        &self,
        input: &Partial<'c, 'a>,
        reduced: &[usize],
        part: Option<(Blocks, bool)>,
        initial: Option<Value<'c, 'a>>,
    ) -> Result<Value<'c, 'a>, Emitted> {
        let (at, element) = (&self.site.at, self.element);
        let blocks = part.filter(|(_, rest)| !rest).map(|(blocks, _)| blocks);
        // For each loop its extent, and whether it is reduced.
        let (mut loops, mut map) = (vec![], vec![]);
        // Loops whose extent no operand says.
        let mut hidden = vec![];
        for (p, &size) in input.sizes.iter().enumerate() {
            let d = loops.len();
            match part.filter(|(blocks, _)| blocks.dim == p) {
                None => {
                    map.push(at.dim(d));
                    loops.push((size, reduced.contains(&p)));
                }
                Some((blocks, false)) => {
                    map.push(blocks.index(at, d, d + 1));
                    loops.extend([(blocks.count, false), (blocks.size, true)]);
                    hidden.push(d + 1);
                }
                Some((blocks, true)) => {
                    map.push(affine_add(at.dim(d), at.affine_constant(blocks.count * blocks.size)));
                    loops.push((blocks.rest(), true));
                    hidden.push(d);
                }
            }
        }
        let iterators: Vec<_> =
            loops.iter().map(|&(_, reduced)| if reduced { Iterator::Reduction } else { Iterator::Parallel }).collect();
        let kept: Vec<usize> = (0..loops.len()).filter(|&d| !loops[d].1).collect();
        let kept_sizes: Vec<i64> = kept.iter().map(|&d| loops[d].0).collect();
        let filled = initial
            .unwrap_or_else(|| at.fill(self.start, at.empty(types::tensor(&kept_sizes, self.site.stored(element)))));
        let mut operands = vec![Operand { value: input.value, element: input.stored_as, map }];
        operands.extend(hidden.iter().map(|&d| extent(at, loops[d].0, d)));
        let output = Operand { value: filled, element, map: projection(at, &kept) };
        let innermost = loops.last().is_some_and(|&(_, reduced)| reduced);
        let attribute = lanes_attribute(at, lanes(innermost));
        let results = generic(at, &operands, &[output], &iterators, &[attribute], |at, ins, outs| {
            scalar::inline(at, self.site.op, 0, &[outs[0], ins[0]])
        })?;
        debug_assert!(blocks.is_none_or(|blocks| kept_sizes.contains(&blocks.count)));
        Ok(results[0])
    }
}

/// An operand that gives a loop its extent; nothing is read from it.
fn extent<'c, 'a>(at: &Builder<'c, 'a>, size: i64, d: usize) -> Operand<'c, 'a> {
    let byte = types::integer(at.context, 8);
    Operand { value: at.empty(types::tensor(&[size], byte)), element: byte, map: vec![at.dim(d)] }
}

/// A reduction by any associative body. Each block starts from its own first elements, so that the init values are used once: then the
/// blocks' results are combined in order, and with them what is left over.
fn in_blocks<'c, 'a>(
    site: &Site<'c, 'a>,
    operands: &[Operand<'c, 'a>],
    outputs: Vec<Operand<'c, 'a>>,
    reduced: &[usize],
    blocks: Blocks,
) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    let (at, source, count) = (&site.at, site.shape(0), outputs.len());
    let rank = source.len();
    let elements: Vec<Type> = outputs.iter().map(|output| output.element).collect();
    // The loops: as the dimensions, with those in blocks behind that of the blocks.
    let place = |p: usize| if p > blocks.dim { p + 1 } else { p };
    let inner: Vec<usize> = reduced.iter().map(|&p| if p == blocks.dim { blocks.dim + 1 } else { place(p) }).collect();
    let iterators: Vec<_> =
        (0..=rank).map(|d| if inner.contains(&d) { Iterator::Reduction } else { Iterator::Parallel }).collect();
    let kept: Vec<usize> = (0..=rank).filter(|d| !inner.contains(d)).collect();
    let size = |d: usize| match d {
        d if d == blocks.dim => blocks.count,
        d => source[if d > blocks.dim { d - 1 } else { d }],
    };
    let shape: Vec<i64> = kept.iter().map(|&d| size(d)).collect();
    let map: Vec<AffineExpr> =
        (0..rank).map(|p| if p == blocks.dim { blocks.index(at, p, p + 1) } else { at.dim(place(p)) }).collect();
    let inputs = operands.iter().map(|x| Operand { value: x.value, element: x.element, map: map.clone() });
    let inputs: Vec<_> = inputs.chain([extent(at, blocks.size, blocks.dim + 1)]).collect();
    let begun = elements.iter().map(|&element| {
        let stored = site.stored(element);
        let value = at.fill(at.zero(stored), at.empty(types::tensor(&shape, stored)));
        Operand { value, element, map: projection(at, &kept) }
    });
    let begun: Vec<_> = begun.collect();
    let partial = generic(at, &inputs, &begun, &iterators, &[lanes_attribute(at, 1)], |at, ins, outs| {
        let values = scalar::inline(at, site.op, 0, &[outs, &ins[..count]].concat())?;
        let firsts = inner.iter().map(|&d| {
            // An index is 0 if it is less than 1.
            loops::compare(at, loops::Predicate::Less, loop_index(at, d), at.index(1))
        });
        let Some(first) = firsts.reduce(|a, b| loops::and(at, a, b)) else { return Ok(values) };
        let choose = |(&own, value): (&Value<'c, 'a>, Value<'c, 'a>)| {
            at.op("arith.select", &[first, own, value], value.r#type())
        };
        Ok(ins[..count].iter().zip(values).map(choose).collect())
    })?;
    // The blocks' results, whose dimension is where that of the blocks is among those kept.
    let among = kept.iter().position(|&d| d == blocks.dim).unwrap_or(0);
    let iterators: Vec<_> =
        (0..kept.len()).map(|d| if d == among { Iterator::Reduction } else { Iterator::Parallel }).collect();
    let others: Vec<usize> = (0..kept.len()).filter(|&d| d != among).collect();
    let inputs: Vec<_> = partial
        .iter()
        .zip(&elements)
        .map(|(&value, &element)| Operand { value, element, map: identity(at, kept.len()) })
        .collect();
    let outputs =
        outputs.into_iter().map(|output| Operand { map: projection(at, &others), ..output }).collect::<Vec<_>>();
    let values = generic(at, &inputs, &outputs, &iterators, &[lanes_attribute(at, 1)], |at, ins, outs| {
        scalar::inline(at, site.op, 0, &[outs, ins].concat())
    })?;
    if blocks.rest() == 0 {
        return Ok(values);
    }
    let behind = affine_add(at.dim(blocks.dim), at.affine_constant(blocks.count * blocks.size));
    let map: Vec<AffineExpr> = (0..rank).map(|p| if p == blocks.dim { behind } else { at.dim(p) }).collect();
    let inputs = operands.iter().map(|x| Operand { value: x.value, element: x.element, map: map.clone() });
    let inputs: Vec<_> = inputs.chain([extent(at, blocks.rest(), blocks.dim)]).collect();
    let iterators: Vec<_> =
        (0..rank).map(|d| if reduced.contains(&d) { Iterator::Reduction } else { Iterator::Parallel }).collect();
    let kept: Vec<usize> = (0..rank).filter(|d| !reduced.contains(d)).collect();
    let outputs: Vec<_> = values
        .iter()
        .zip(&elements)
        .map(|(&value, &element)| Operand { value, element, map: projection(at, &kept) })
        .collect();
    generic(at, &inputs, &outputs, &iterators, &[lanes_attribute(at, 1)], |at, ins, outs| {
        scalar::inline(at, site.op, 0, &[outs, &ins[..count]].concat())
    })
}

/// Where a reduction by one associative operation starts.
pub struct Start<'c, 'a> {
    /// The stored scalar.
    pub value: Value<'c, 'a>,
    /// Whether it is the init value itself, so that nothing is left to combine.
    pub is_init: bool,
}

impl<'c, 'a> Start<'c, 'a> {
    /// The init value where it is a constant that changes nothing, else the operation's neutral value.
    pub fn of(site: &Site<'c, 'a>, name: &str, init: Value<'c, 'a>, element: Type<'c>) -> Result<Self, Emitted> {
        let at = &site.at;
        let stored = site.stored(element);
        let neutral = scalar::neutral(name, element).ok_or_else(|| site.unsupported())?;
        let attribute = match neutral {
            Number::Int(value) => Some(types::integer_attribute(stored, value)),
            Number::Float(value) if !storage::is_narrow_float(element) => Some(types::float_attribute(stored, value)),
            Number::Float(_) => None,
        };
        let constant = ir::definition(init).filter(|op| ir::name(*op) == "stablehlo.constant");
        if let Some(constant) = constant
            && let Some(single) = other::splat(at.context, constant)?
        {
            // 0 + -0 is 0 whichever comes first: an init of 0 may start every partial result.
            let zero = name == "stablehlo.add" && is_zero(single);
            if attribute == Some(single) || zero {
                return Ok(Self { value: at.constant(single, stored), is_init: true });
            }
        }
        let value = match (attribute, neutral) {
            (None, Number::Float(value)) => storage::store(at, at.float(types::f32(at.context), value), element),
            (attribute, _) => at.constant(attribute.ok_or_else(|| site.unsupported())?, stored),
        };
        Ok(Self { value, is_init: false })
    }
}

fn is_zero(value: Attribute) -> bool {
    // SAFETY: the kind is checked first.
    unsafe { mlirAttributeIsAFloat(value.to_raw()) && mlirFloatAttrGetValueDouble(value.to_raw()) == 0.0 }
}
