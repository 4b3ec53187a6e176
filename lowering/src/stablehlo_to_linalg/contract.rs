// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! `dot_general` and `dot`: loops are batch, free of the left, free of the right, contracted.
use super::{Rule, Site, attributes, generic::*, reduce, scalar, shape};
use crate::storage::{self, Kind};
use melior::ir::{AffineExpr, Type, Value, ValueLike};
use shale_bridge::{Emitted, ir, types};

pub const RULES: &[(&str, Rule)] = &[("stablehlo.dot_general", dot_general), ("stablehlo.dot", dot)];

/// The number of products that are summed in order before their sum joins the others.
pub const BLOCK: i64 = 128;

fn dot<'c, 'a>(site: &Site<'c, 'a>) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    let last = site.shape(0).len().checked_sub(1).ok_or_else(|| site.unsupported())?;
    lower(site, attributes::Dot { batching: [vec![], vec![]], contracting: [vec![last], vec![0]] })
}

fn dot_general<'c, 'a>(site: &Site<'c, 'a>) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    lower(site, attributes::dot(site.op)?)
}

/// One operand of a contraction.
#[derive(Clone)]
pub struct Factor<'c, 'a> {
    /// In storage.
    pub value: Value<'c, 'a>,
    /// The program's element type.
    pub element: Type<'c>,
    /// The loop that each dimension follows.
    pub loops: Vec<usize>,
}

fn lower<'c, 'a>(site: &Site<'c, 'a>, dims: attributes::Dot) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    let outer = ir::shape(site.result(0)).len();
    let mut next = dims.batching[0].len();
    let mut factor = |side: usize| {
        let loops = (0..site.shape(side).len()).map(|d| {
            let position = |list: &[usize]| list.iter().position(|&x| x == d);
            position(&dims.batching[side])
                .or_else(|| position(&dims.contracting[side]).map(|c| outer + c))
                .unwrap_or_else(|| {
                    next += 1;
                    next - 1
                })
        });
        Factor { value: site.operands[side], element: site.element(side), loops: loops.collect() }
    };
    let (lhs, rhs) = (factor(0), factor(1));
    let contracted: Vec<i64> = dims.contracting[0].iter().map(|&d| site.shape(0)[d]).collect();
    let batch = dims.batching[0].len();
    let free = |f: &Factor| f.loops.iter().any(|&l| l + 1 == outer && l >= batch);
    let result = site.result(0);
    // The column loop is the last of the output. It belongs to the right operand, or to the left one if that is all there is.
    let product = if free(&rhs) {
        Some((lhs.clone(), rhs.clone()))
    } else if free(&lhs) && lhs.loops.last() == Some(&(outer - 1)) {
        Some((rhs.clone(), lhs.clone()))
    } else {
        None
    };
    // Conjunctions have no sums of products.
    let boolean = storage::kind(ir::element_type(result)) == Some(Kind::Bool);
    match product.filter(|_| !boolean) {
        Some((row, column)) => {
            let column = innermost(site, column, outer - 1)?;
            let maps = [&row, &column].map(|f| projection(&site.at, &f.loops));
            let values = [(row.value, row.element), (column.value, column.element)];
            contract(site, values, maps, &ir::shape(result), &contracted)
        }
        None => multiply_reduce(site, [lhs, rhs], &contracted),
    }
    .map(|value| vec![value])
}

/// The factor with the dimension of a loop moved to the end, by a copy where it is elsewhere.
pub fn innermost<'c, 'a>(
    site: &Site<'c, 'a>,
    factor: Factor<'c, 'a>,
    column: usize,
) -> Result<Factor<'c, 'a>, Emitted> {
    let rank = factor.loops.len();
    let position = factor.loops.iter().position(|&l| l == column).ok_or_else(|| site.unsupported())?;
    let permutation: Vec<usize> = (0..rank).filter(|&d| d != position).chain([position]).collect();
    let loops = permutation.iter().map(|&d| factor.loops[d]).collect();
    Ok(Factor { value: shape::transpose(&site.at, factor.value, &permutation)?, loops, ..factor })
}

/// `shale.contract` with loops of the result's dimensions, then `reduced` ones. The last result of the second map is the
/// last dimension of the result.
pub fn contract<'c, 'a>(
    site: &Site<'c, 'a>,
    factors: [(Value<'c, 'a>, Type<'c>); 2],
    maps: [Vec<AffineExpr<'c>>; 2],
    shape: &[i64],
    reduced: &[i64],
) -> Result<Value<'c, 'a>, Emitted> {
    let at = &site.at;
    let element = ir::element_type(site.result(0));
    let accumulator = accumulator(site)?;
    let unsigned = |element| matches!(storage::kind(element), Some(Kind::Unsigned | Kind::Bool));
    let floats = types::is_float(accumulator);
    let is_unsigned = !floats && unsigned(factors[0].1);
    // Narrow floats are decoded first and encoded last; integers are extended in one way on both sides, or made floats.
    let prepared = |(value, element): (Value<'c, 'a>, Type<'c>)| {
        let shape = ir::shape(value.r#type());
        let target = if storage::is_narrow_float(element) {
            types::f32(at.context)
        } else if floats != types::is_float(element) || !floats && unsigned(element) != is_unsigned {
            accumulator
        } else {
            return Ok(value);
        };
        let input = Operand { value, element, map: identity(at, shape.len()) };
        map(at, &[input], types::tensor(&shape, target), |at, args| Ok(scalar::convert(at, args[0], element, target)))
    };
    let operands = [prepared(factors[0])?, prepared(factors[1])?];
    let plain = types::is_float(element) && !storage::is_narrow_float(element);
    let sum = if plain { element } else { accumulator };
    let out = at.empty(types::tensor(shape, sum));
    let loops = shape.len() + reduced.len();
    let maps = [&maps[0], &maps[1], &identity(at, shape.len())].map(|m| at.map(loops, m));
    let mut attributes = vec![
        ("accumulator", types::type_attribute(accumulator)),
        ("block", types::i64_attribute(at.context, BLOCK)),
        ("indexing_maps", types::array(at.context, &maps)),
        ("bounds", types::i64_array(at.context, &[shape, reduced].concat())),
        ("parallel", types::i64_attribute(at.context, shape.len() as i64)),
    ];
    if is_unsigned {
        attributes.push(("is_unsigned", types::unit(at.context)));
    }
    let value = at.op_with("shale.contract", &[operands[0], operands[1], out], &attributes, out.r#type());
    converted(site, value, sum, element, shape)
}

/// Elements of one type as those of the result.
fn converted<'c, 'a>(
    site: &Site<'c, 'a>,
    value: Value<'c, 'a>,
    from: Type<'c>,
    to: Type<'c>,
    shape: &[i64],
) -> Result<Value<'c, 'a>, Emitted> {
    if from == to {
        return Ok(value);
    }
    let input = Operand { value, element: from, map: identity(&site.at, shape.len()) };
    map(&site.at, &[input], types::tensor(shape, to), |at, args| Ok(scalar::convert(at, args[0], from, to)))
}

/// As [`converted`], of sizes that are known only when the program runs.
pub fn converted_sized<'c: 'a, 'a>(
    site: &Site<'c, 'a>,
    value: Value<'c, 'a>,
    from: Type<'c>,
    to: Type<'c>,
    sizes: &[Value<'c, 'a>],
) -> Result<Value<'c, 'a>, Emitted> {
    if from == to {
        return Ok(value);
    }
    let input = Operand { value, element: from, map: identity(&site.at, sizes.len()) };
    let result = types::tensor(&ir::shape(value.r#type()), to);
    super::dynamic::map_sized(&site.at, &[input], result, sizes, |at, args| Ok(scalar::convert(at, args[0], from, to)))
}

/// The type that products and sums are taken in: f32 for floats up to it, the result's type but at least i32 for integers.
/// Integers whose products are floats are made floats first.
pub fn accumulator<'c>(site: &Site<'c, '_>) -> Result<Type<'c>, Emitted> {
    let context = site.at.context;
    let elements = [site.element(0), site.element(1), ir::element_type(site.result(0))];
    let floats = elements.map(types::is_float);
    let widest = elements.iter().filter_map(|&e| types::width(e)).max().unwrap_or(32);
    match floats {
        [true, true, true] => Ok(if widest == 64 { types::f64(context) } else { types::f32(context) }),
        [false, false, true] => {
            Ok(if types::width(elements[2]) == Some(64) { types::f64(context) } else { types::f32(context) })
        }
        [false, false, false] => Ok(types::integer(context, types::width(elements[2]).unwrap_or(32).max(32))),
        _ => Err(site.unsupported()),
    }
}

/// A contraction without a column loop: a reduction of products.
fn multiply_reduce<'c, 'a>(
    site: &Site<'c, 'a>,
    factors: [Factor<'c, 'a>; 2],
    contracted: &[i64],
) -> Result<Value<'c, 'a>, Emitted> {
    let shape = ir::shape(site.result(0));
    let innermost = factors[0].loops.last().is_some_and(|&l| l >= shape.len());
    let maps = [0, 1].map(|side| projection(&site.at, &factors[side].loops));
    reduce_products(site, factors.map(|f| f.value), maps, contracted, reduce::lanes(innermost))
}

/// Sums of products over `contracted` loops, behind those of the result's dimensions, in `lanes` partial sums.
pub fn reduce_products<'c, 'a>(
    site: &Site<'c, 'a>,
    factors: [Value<'c, 'a>; 2],
    [lhs, rhs]: [Vec<AffineExpr<'c>>; 2],
    contracted: &[i64],
    lanes: i64,
) -> Result<Value<'c, 'a>, Emitted> {
    let at = &site.at;
    let (result, element) = (site.result(0), ir::element_type(site.result(0)));
    let shape = ir::shape(result);
    let boolean = storage::kind(element) == Some(Kind::Bool);
    let sum = if boolean { element } else { accumulator(site)? };
    let inputs =
        [(0, lhs), (1, rhs)].map(|(side, map)| Operand { value: factors[side], element: site.element(side), map });
    let iterators = [vec![Iterator::Parallel; shape.len()], vec![Iterator::Reduction; contracted.len()]].concat();
    let zero =
        storage::store(at, at.zero(storage::compute_type(at.context, sum).ok_or_else(|| site.unsupported())?), sum);
    let filled = at.fill(zero, at.empty(types::tensor(&shape, site.stored(sum))));
    if contracted.is_empty() {
        // The product of one pair for each element.
        let product =
            map(at, &inputs, types::tensor(&shape, sum), |at, args| Ok(product(site, at, args, sum, boolean)))?;
        return converted(site, product, sum, element, &shape);
    }
    let output = Operand { value: filled, element: sum, map: identity(at, shape.len()) };
    let lanes = reduce::lanes_attribute(at, lanes);
    let add = if boolean {
        "arith.ori"
    } else if types::is_float(sum) {
        "arith.addf"
    } else {
        "arith.addi"
    };
    let value = generic(at, &inputs, &[output], &iterators, &[lanes], |at, ins, outs| {
        let product = product(site, at, ins, sum, boolean);
        Ok(vec![at.op(add, &[outs[0], product], product.r#type())])
    })?[0];
    converted(site, value, sum, element, &shape)
}

pub fn product<'c, 'a>(
    site: &Site<'c, 'a>,
    at: &shale_bridge::Builder<'c, 'a>,
    args: &[Value<'c, 'a>],
    sum: Type<'c>,
    boolean: bool,
) -> Value<'c, 'a> {
    let factor = |side: usize| scalar::convert(at, args[side], site.element(side), sum);
    let name = if boolean {
        "arith.andi"
    } else if types::is_float(sum) {
        "arith.mulf"
    } else {
        "arith.muli"
    };
    let (a, b) = (factor(0), factor(1));
    at.op(name, &[a, b], a.r#type())
}
