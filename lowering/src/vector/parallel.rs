// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Nests without reduced loops.
use super::{
    grid::{Plan, Start},
    lanes::{Lanes, Scope},
    nest::{Nest, Operand, Source},
    tile::Tile,
};
use melior::ir::{Value, ValueLike};
use shale_bridge::{Builder, ir};

/// The flat tensors that a nest writes to.
pub fn destinations<'c, 'a>(nest: &Nest<'c, 'a>) -> Vec<Value<'c, 'a>> {
    let memory = |operand: &Operand<'c, 'a>| match operand.source {
        Source::Memory(flat) | Source::Scalar(flat) => flat,
    };
    nest.outputs.iter().map(memory).collect()
}

/// The number of lanes for a loop of some extent: that of the target, or the next power of two that holds the loop.
pub fn lanes_for(extent: i64, full: i64) -> i64 {
    if extent < 0 { full } else { full.min((extent.max(1) as u64).next_power_of_two() as i64) }
}

/// The loop along which outputs are consecutive, if vectors can lie along it.
pub fn vector_loop(nest: &Nest) -> Option<usize> {
    let last = nest.parallel.checked_sub(1)?;
    if last < nest.pinned {
        return None;
    }
    let consecutive = nest.outputs.iter().all(|output| output.strides[last] == 1);
    let long = nest.bounds[last] > 1 || nest.bounds[last] < 0;
    (consecutive && nest.has_vector_body() && long).then_some(last)
}

/// The innermost parallel loop, unless it is walked outside.
pub fn scalar_loop(nest: &Nest) -> Option<usize> {
    nest.parallel.checked_sub(1).filter(|&last| last >= nest.pinned)
}

/// The iterations of the last loop, if it is so short that vectors of `full` lanes are to lie along it and the loop before: every operand
/// has all elements of both in their order, the same element in all iterations of the last, or one.
fn interleaved(nest: &Nest, full: i64) -> Option<i64> {
    let (last, outer) = (nest.parallel.checked_sub(1)?, nest.parallel.checked_sub(2)?);
    let count = nest.bounds[last];
    let fits = count > 1 && 2 * count <= full && (count as u64).is_power_of_two();
    if !fits || outer < nest.pinned || nest.bounds[outer] < full / count || !nest.has_vector_body() {
        return None;
    }
    let strides = |x: &Operand| (x.strides[outer], x.strides[last]);
    // Whole groups are loaded: all of each is in the memory.
    let in_groups = |x: &Operand| {
        let Source::Memory(flat) = x.source else { return false };
        let whole = ir::shape(flat.r#type()).iter().all(|size| size % count == 0);
        whole && x.start.is_none() && (0..nest.bounds.len()).all(|d| d == last || x.strides[d] % count == 0)
    };
    let inputs = nest.inputs.iter().all(|input| {
        matches!(input.source, Source::Scalar(_))
            || strides(input) == (count, 1)
            || strides(input) == (0, 0)
            || strides(input) == (count, 0) && in_groups(input)
    });
    (inputs && nest.outputs.iter().all(|output| strides(output) == (count, 1))).then_some(count)
}

/// The plan for a nest, whose parallel loops it may reorder.
pub fn plan(nest: &mut Nest, full: i64, whole: bool) -> Plan {
    let vector = vector_loop(nest);
    if nest.is_dynamic() {
        let width = vector.map_or(1, |v| lanes_for(nest.bounds[v], full));
        return Plan::sized(vector.or_else(|| scalar_loop(nest)), width, nest.weight(), whole);
    }
    if let Some(count) = interleaved(nest, full) {
        let outer = nest.parallel - 2;
        let cost = nest.weight().saturating_mul(count);
        let bounds = nest.bounds[..=outer].to_vec();
        return Plan::new(bounds, Some(outer), full / count, None, cost, whole).interleaving(count);
    }
    let mut width = vector.map_or(1, |v| lanes_for(nest.bounds[v], full));
    let tile = vector.and_then(|_| Tile::of(nest, width));
    if let Some(tile) = &tile {
        width = tile.rows;
    }
    // Scalar code has its innermost loop, of width 1, in the vector loop's place.
    let vector = vector.or_else(|| scalar_loop(nest));
    Plan::new(nest.bounds[..nest.parallel].to_vec(), vector, width, tile, nest.weight(), whole)
}

/// Emits the nest; gives the flat outputs.
pub fn emit<'c: 'a, 'a>(
    nest: &Nest<'c, 'a>,
    plan: &Plan,
    b: &Builder<'c, 'a>,
    start: Start<'_, 'c, 'a>,
) -> Vec<Value<'c, 'a>> {
    let outputs = destinations(nest);
    if nest.is_empty() {
        return outputs;
    }
    plan.walk(nest, b, start, &outputs, &|scope: Scope<'c, 'a>, outputs| match (&plan.tile, scope.tile) {
        (Some(tile), Some(number)) => tile.step(nest, scope, number, outputs),
        _ => match plan.interleaved {
            Some(count) => step(nest, scope.interleave(nest.parallel - 2, count), outputs),
            None => step(nest, scope, outputs),
        },
    })
}

/// Computes at one place.
pub fn step<'c: 'a, 'a>(
    nest: &Nest<'c, 'a>,
    mut scope: Scope<'c, 'a>,
    outputs: &[Value<'c, 'a>],
) -> Vec<Value<'c, 'a>> {
    // What is updated in place is read from where it is written, or it would have to be copied first.
    for &(input, output) in &nest.replaced {
        let value = held(nest, &scope, output, outputs[output]);
        scope = scope.preset(input, value);
    }
    let held: Vec<Option<Lanes>> =
        (0..outputs.len()).map(|i| nest.reads[i].then(|| held(nest, &scope, i, outputs[i]))).collect();
    scope.evaluate(nest, Some(&held));
    let values = scope.yielded(nest);
    store(nest, &scope, &values, outputs)
}

/// What an output holds before.
pub fn held<'c: 'a, 'a>(
    nest: &Nest<'c, 'a>,
    scope: &Scope<'c, 'a>,
    output: usize,
    flat: Value<'c, 'a>,
) -> Lanes<'c, 'a> {
    match nest.initial[output] {
        Some(scalar) => Lanes::Uniform(scalar),
        None => {
            let address = scope.address(&nest.outputs[output]).expect("all parallel loops are entered");
            scope.load(flat, address)
        }
    }
}

/// Writes the outputs' elements.
pub fn store<'c: 'a, 'a>(
    nest: &Nest<'c, 'a>,
    scope: &Scope<'c, 'a>,
    values: &[Lanes<'c, 'a>],
    outputs: &[Value<'c, 'a>],
) -> Vec<Value<'c, 'a>> {
    let mut next = vec![];
    for ((value, flat), operand) in values.iter().zip(outputs).zip(&nest.outputs) {
        let address = scope.address(operand).expect("all parallel loops are entered");
        next.push(scope.store(*value, *flat, address));
    }
    next
}
