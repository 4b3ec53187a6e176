// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Reductions. The reduced dimensions are one: brought to the end and merged where they are several, so that the order of
//! partial results is that of static sizes for one reduced dimension.
use super::{
    shape::{collapsed, transposed},
    sizes::{empty, size},
};
use crate::{
    stablehlo_to_linalg::{
        Site, attributes,
        generic::*,
        reduce::{Start, lanes, lanes_attribute},
        scalar,
    },
    storage,
};
use melior::ir::{Type, Value};
use shale_bridge::{Emitted, ir, types};

pub fn reduce<'c, 'a>(site: &Site<'c, 'a>) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    let (at, results) = (&site.at, site.results());
    let reduced = attributes::dimensions(site.op, "dimensions")?;
    let count = results.len();
    if count == 0 || site.operands.len() != 2 * count {
        return Err(site.unsupported());
    }
    if (0..count).any(|i| site.element(count + i) != ir::element_type(results[i])) || reduced.is_empty() {
        return Err(site.unsupported());
    }
    let rank = site.shape(0).len();
    let kept: Vec<usize> = (0..rank).filter(|d| !reduced.contains(d)).collect();
    for d in 0..rank {
        let first = size(at, site.operands[0], d);
        for other in &site.operands[1..count] {
            site.assert_equal(size(at, *other, d), first, &format!("sizes of dimension {d}"))?;
        }
    }
    // One reduced loop: where it stands, and the others.
    let mut inputs = site.operands[..count].to_vec();
    let mut place = reduced[0];
    if reduced.len() > 1 {
        let mut order = kept.clone();
        let mut last = reduced.clone();
        last.sort_unstable();
        order.extend(last);
        let groups: Vec<std::ops::Range<usize>> =
            (0..kept.len()).map(|d| d..d + 1).chain(std::iter::once(kept.len()..rank)).collect();
        for input in &mut inputs {
            *input = collapsed(at, transposed(at, *input, &order)?, &groups);
        }
        place = kept.len();
    }
    let loops = kept.len() + 1;
    let outer: Vec<usize> = (0..loops).filter(|&d| d != place).collect();
    let sizes: Vec<Value> = kept.iter().map(|&d| size(at, site.operands[0], d)).collect();
    for (d, &known) in ir::shape(results[0]).iter().enumerate().filter(|(_, known)| **known >= 0) {
        site.assert_equal(sizes[d], at.index(known), &format!("size of result dimension {d} and that of the type"))?;
    }
    let iterators: Vec<_> =
        (0..loops).map(|d| if d == place { Iterator::Reduction } else { Iterator::Parallel }).collect();
    let operands: Vec<_> = inputs
        .iter()
        .enumerate()
        .map(|(index, &value)| Operand { value, element: site.element(index), map: identity(at, loops) })
        .collect();
    let elements: Vec<Type> = results.iter().map(|&t| ir::element_type(t)).collect();
    let place_of = |value, element| Operand { value, element, map: projection(at, &outer) };
    let memory = |i: usize| {
        let r#type = types::tensor(&ir::shape(results[i]), site.stored(elements[i]));
        empty(at, r#type, &sizes)
    };
    let combiner = if count == 1 { scalar::combiner(site.op, 0) } else { None };
    let Some(combiner) = combiner else {
        let output =
            |(i, &init): (usize, &Value<'c, 'a>)| place_of(at.fill(extract(at, init, &[]), memory(i)), elements[i]);
        let outputs: Vec<_> = site.operands[count..].iter().enumerate().map(output).collect();
        return generic(at, &operands, &outputs, &iterators, &[lanes_attribute(at, 1)], |at, ins, outs| {
            scalar::inline(at, site.op, 0, &[outs, ins].concat())
        });
    };
    let element = elements[0];
    let start = Start::of(site, ir::name(combiner), ir::operands(site.op)[1], element)?;
    let output = place_of(at.fill(start.value, memory(0)), element);
    let attribute = lanes_attribute(at, lanes(place + 1 == loops));
    let partial = generic(at, &operands, &[output], &iterators, &[attribute], |at, ins, outs| {
        scalar::inline(at, site.op, 0, &[outs[0], ins[0]])
    })?[0];
    if start.is_init {
        return Ok(vec![partial]);
    }
    let inputs = [
        Operand { value: site.operands[1], element, map: vec![] },
        Operand { value: partial, element, map: identity(at, kept.len()) },
    ];
    debug_assert!(storage::kind(element).is_some());
    Ok(vec![super::map_sized(at, &inputs, results[0], &sizes, |at, args| scalar::emit(at, combiner, args))?])
}
