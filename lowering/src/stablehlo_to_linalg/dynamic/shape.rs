// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Broadcasts, transpositions and reshapes.
use super::{
    fit, map_sized, moved,
    sizes::{AT_LEAST, EQUAL, addi, compare, constant, muli, product, same, same_product, size, sizes},
};
use crate::stablehlo_to_linalg::{Site, attributes, generic::*, scalar, shape as fixed};
use melior::ir::{Attribute, Type, Value, ValueLike};
use shale_bridge::{Builder, Emitted, ir, types};

pub fn broadcast_in_dim<'c, 'a>(site: &Site<'c, 'a>) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    let sizes: Vec<Value> = ir::shape(site.result(0)).iter().map(|&size| site.at.index(size)).collect();
    broadcast(site, &sizes)
}

pub fn dynamic_broadcast_in_dim<'c, 'a>(site: &Site<'c, 'a>) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    let sizes = result_sizes(site, 1)?;
    broadcast(site, &sizes)
}

/// The sizes that an operand gives the result; static ones are those of its type.
///
/// # Errors
/// When they never are.
pub fn result_sizes<'c, 'a>(site: &Site<'c, 'a>, operand: usize) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    let mut sizes = site.list(operand)?;
    for (d, (size, known)) in sizes.iter_mut().zip(ir::shape(site.result(0))).enumerate() {
        if known >= 0 {
            let known = site.at.index(known);
            site.assert_equal(*size, known, &format!("size of dimension {d} and that of the type"))?;
            *size = known;
        }
    }
    Ok(sizes)
}

fn broadcast<'c, 'a>(site: &Site<'c, 'a>, sizes: &[Value<'c, 'a>]) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    let (at, source) = (&site.at, site.operands[0]);
    let dims = attributes::dimensions(site.op, "broadcast_dimensions")?;
    let listed = |name: &str| attributes::dimensions(site.op, name).unwrap_or_default();
    let has = |name: &str| ir::attribute(site.op, name).is_some();
    let expanding = if has("known_expanding_dimensions") { listed("known_expanding_dimensions") } else { vec![] };
    let kept = if has("known_nonexpanding_dimensions") { listed("known_nonexpanding_dimensions") } else { vec![] };
    let (one, shape) = (at.index(1), ir::shape(source.r#type()));
    // For each dimension of the source the step by which a step in the result moves, where that is known.
    let mut steps = vec![];
    let mut maybe = vec![];
    for (d, &to) in dims.iter().enumerate() {
        let own = size(at, source, d);
        let what = format!("size of operand dimension {d} and of result dimension {to}");
        steps.push(match shape[d] {
            1 => Some(0),
            _ if expanding.contains(&d) => {
                site.assert_equal(own, one, &format!("size of expanding dimension {d} and 1"))?;
                Some(0)
            }
            known if known >= 0 || kept.contains(&d) || same(own, sizes[to]) => {
                site.assert_equal(own, sizes[to], &what)?;
                Some(1)
            }
            _ => None,
        });
        maybe.push(None);
        if steps[d].is_none() {
            let (is_one, fits) = (compare(at, EQUAL, own, one), compare(at, EQUAL, own, sizes[to]));
            let either = at.op("arith.ori", &[is_one, fits], is_one.r#type());
            site.assert(
                either,
                &format!("{what} must be equal, or the first 1, got {{0}} and {{1}}"),
                &[own, sizes[to]],
            );
            maybe[d] = Some(at.op("arith.select", &[is_one, at.index(0), one], one.r#type()));
        }
    }
    let result = types::tensor(&ir::shape(site.result(0)), ir::element_type(source.r#type()));
    if steps.iter().all(Option::is_some) {
        let map = dims.iter().zip(&steps);
        let map = map.map(|(&to, step)| if *step == Some(1) { at.dim(to) } else { at.affine_constant(0) }).collect();
        let input = Operand { value: source, element: ir::element_type(source.r#type()), map };
        return Ok(vec![map_sized(at, &[input], result, sizes, |_, ins| Ok(ins[0]))?]);
    }
    let value = moved(at, source, &ir::shape(result), sizes, |at, index| {
        let place = |(d, &to): (usize, &usize)| match (steps[d], maybe[d]) {
            (Some(1), _) => index[to],
            (None, Some(step)) => muli(at, index[to], step),
            _ => at.index(0),
        };
        dims.iter().enumerate().map(place).collect()
    })?;
    Ok(vec![value])
}

pub fn transpose<'c, 'a>(site: &Site<'c, 'a>) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    let permutation = attributes::dimensions(site.op, "permutation")?;
    Ok(vec![transposed(&site.at, site.operands[0], &permutation)?])
}

/// Dimension `d` of the result is dimension `permutation[d]` of the source.
pub fn transposed<'c: 'a, 'a>(
    at: &Builder<'c, 'a>,
    source: Value<'c, 'a>,
    permutation: &[usize],
) -> Result<Value<'c, 'a>, Emitted> {
    if permutation.is_sorted() {
        return Ok(source);
    }
    let (shape, own) = (ir::shape(source.r#type()), sizes(at, source));
    let pick = |d: &usize| own[*d];
    let element = ir::element_type(source.r#type());
    let mut map = identity(at, shape.len());
    for (to, &from) in permutation.iter().enumerate() {
        map[from] = at.dim(to);
    }
    let result = types::tensor(&permutation.iter().map(|&d| shape[d]).collect::<Vec<_>>(), element);
    let sizes: Vec<Value> = permutation.iter().map(pick).collect();
    map_sized(at, &[Operand { value: source, element, map }], result, &sizes, |_, ins| Ok(ins[0]))
}

pub fn dynamic_iota<'c, 'a>(site: &Site<'c, 'a>) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    let (dim, result) = (attributes::integer(site.op, "iota_dimension")?, site.result(0));
    let sizes = result_sizes(site, 0)?;
    let element = ir::element_type(result);
    let index = |at: &Builder<'c, 'a>| scalar::index_to(at, loop_index(at, dim as usize), element);
    Ok(vec![map_sized(&site.at, &[], result, &sizes, |at, _| Ok(index(at)))?])
}

pub fn reshape<'c, 'a>(site: &Site<'c, 'a>) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    let sizes: Vec<Value> = ir::shape(site.result(0)).iter().map(|&size| site.at.index(size)).collect();
    reshaped(site, &sizes)
}

pub fn dynamic_reshape<'c, 'a>(site: &Site<'c, 'a>) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    let sizes = result_sizes(site, 1)?;
    reshaped(site, &sizes)
}

fn reshaped<'c, 'a>(site: &Site<'c, 'a>, new: &[Value<'c, 'a>]) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    let (at, source, result) = (&site.at, site.operands[0], site.result(0));
    let shape = ir::shape(result);
    let own = sizes(at, source);
    if !same_product(&own, new) {
        has_count(site, new, product(at, &own));
    }
    let element = ir::element_type(source.r#type());
    let count = shape.iter().try_fold(1i64, |product, &size| (size >= 0).then(|| product.saturating_mul(size)));
    if let Some(count) = count {
        // Elements of a dynamic tensor in a static one.
        let flat = flattened(at, source);
        let line = types::tensor(&[count], element);
        return Ok(vec![fixed::reshape(at, fit(site, at, flat, line)?, &shape)]);
    }
    let line = types::tensor(&[-1], element);
    let flat = fit(site, at, flattened(at, source), line)?;
    Ok(vec![unflattened(at, flat, &shape, new)])
}

/// Sizes must be at least 0, and have a product, without overflow.
fn has_count<'c, 'a>(site: &Site<'c, 'a>, sizes: &[Value<'c, 'a>], count: Value<'c, 'a>) {
    let at = &site.at;
    let index = types::index(at.context);
    let mut fits: Option<Value> = None;
    let mut and = |condition: Value<'c, 'a>| {
        fits = Some(match fits {
            Some(before) => at.op("arith.andi", &[before, condition], condition.r#type()),
            None => condition,
        });
    };
    let mut product = at.index(1);
    for &size in sizes {
        if constant(size).is_none_or(|size| size < 0) {
            and(compare(at, AT_LEAST, size, at.index(0)));
        }
        let wide = ir::results(at.create("arith.mului_extended", &[product, size], &[], &[index, index], vec![]));
        and(compare(at, EQUAL, wide[1], at.index(0)));
        product = wide[0];
    }
    and(compare(at, EQUAL, product, count));
    let places: Vec<String> = (0..sizes.len()).map(|d| format!("{{{d}}}")).collect();
    let message =
        format!("output_shape must have as many elements as operand, {{{}}}, got [{}]", sizes.len(), places.join(", "));
    if let Some(fits) = fits {
        site.assert(fits, &message, &[sizes, &[count]].concat());
    }
}

fn reassociation<'c>(at: &Builder<'c, '_>, groups: &[std::ops::Range<usize>]) -> Attribute<'c> {
    let group = |range: &std::ops::Range<usize>| {
        types::array(at.context, &range.clone().map(|d| types::i64_attribute(at.context, d as i64)).collect::<Vec<_>>())
    };
    types::array(at.context, &groups.iter().map(group).collect::<Vec<_>>())
}

/// Neighbouring dimensions as one each: a view.
pub fn collapsed<'c: 'a, 'a>(
    at: &Builder<'c, 'a>,
    source: Value<'c, 'a>,
    groups: &[std::ops::Range<usize>],
) -> Value<'c, 'a> {
    let shape = ir::shape(source.r#type());
    if groups.len() == shape.len() {
        return source;
    }
    let merged = |range: &std::ops::Range<usize>| {
        let sizes = &shape[range.clone()];
        if sizes.iter().any(|&size| size < 0) { -1 } else { sizes.iter().product() }
    };
    let to = types::tensor(&groups.iter().map(merged).collect::<Vec<_>>(), ir::element_type(source.r#type()));
    at.op_with("tensor.collapse_shape", &[source], &[("reassociation", reassociation(at, groups))], to)
}

/// All dimensions as one: a view.
pub fn flattened<'c: 'a, 'a>(at: &Builder<'c, 'a>, source: Value<'c, 'a>) -> Value<'c, 'a> {
    match ir::shape(source.r#type()).len() {
        0 => fixed::reshape(at, source, &[1]),
        1 => source,
        rank => collapsed(at, source, std::slice::from_ref(&(0..rank))),
    }
}

/// A tensor of one dimension as one of other sizes, of which some are dynamic: a view.
pub fn unflattened<'c: 'a, 'a>(
    at: &Builder<'c, 'a>,
    flat: Value<'c, 'a>,
    shape: &[i64],
    sizes: &[Value<'c, 'a>],
) -> Value<'c, 'a> {
    if shape.len() == 1 {
        return flat;
    }
    let to: Type = types::tensor(shape, ir::element_type(flat.r#type()));
    let dynamic = shape.iter().zip(sizes).filter(|(known, _)| **known < 0).map(|(_, size)| *size);
    let operands: Vec<Value> = std::iter::once(flat).chain(dynamic).collect();
    let attributes = [
        ("reassociation", reassociation(at, std::slice::from_ref(&(0..shape.len())))),
        ("static_output_shape", types::i64_array(at.context, &ir::shape(to))),
    ];
    at.op_with("tensor.expand_shape", &operands, &attributes, to)
}

/// The sum of indices, leaving zeros out.
pub fn sum<'c: 'a, 'a>(at: &Builder<'c, 'a>, a: Value<'c, 'a>, b: Value<'c, 'a>) -> Value<'c, 'a> {
    match (constant(a), constant(b)) {
        (Some(0), _) => b,
        (_, Some(0)) => a,
        (Some(x), Some(y)) => at.index(x + y),
        _ => addi(at, a, b),
    }
}
