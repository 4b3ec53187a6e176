// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Constraints of contractions.
use crate::{
    shale::ContractOp,
    stablehlo::check::{Check, all_non_negative, require},
    support::{DYNAMIC, ElementType, TensorType, Violation},
};
use melior::ir::{Attribute, AttributeLike, Type, TypeLike, Value, ValueLike};
use mlir_sys::*;

/// Sizes and element type of a ranked tensor or memref.
fn shaped<'c>(value: Value<'c, '_>) -> Result<(Vec<i64>, Type<'c>), Violation> {
    let raw = value.r#type().to_raw();
    // SAFETY: the kind is checked first, and the positions are in range.
    unsafe {
        if !mlirTypeIsAShaped(raw) || !mlirShapedTypeHasRank(raw) {
            return Err(format!("operands must be ranked tensors or memrefs, got {}", value.r#type()).into());
        }
        let sizes = (0..mlirShapedTypeGetRank(raw)).map(|i| mlirShapedTypeGetDimSize(raw, i as isize)).collect();
        Ok((sizes, Type::from_raw(mlirShapedTypeGetElementType(raw))))
    }
}

/// The map's results, each an affine expression of the loops.
fn results(name: &str, attribute: Attribute, loops: usize, rank: usize) -> Result<Vec<MlirAffineExpr>, Violation> {
    // SAFETY: the kind is checked first, and the positions are in range.
    unsafe {
        if !mlirAttributeIsAAffineMap(attribute.to_raw()) {
            return Err(format!("indexing map of {name} must be an affine map, got {attribute}").into());
        }
        let map = mlirAffineMapAttrGetValue(attribute.to_raw());
        let (dims, symbols, results) =
            (mlirAffineMapGetNumDims(map), mlirAffineMapGetNumSymbols(map), mlirAffineMapGetNumResults(map));
        require(dims as usize == loops && symbols == 0, || {
            format!(
                "indexing map of {name} must have one dimension per loop, {loops}, and no symbols, got {dims} and {symbols}"
            )
        })?;
        require(results as usize == rank, || {
            format!("indexing map of {name} must have one result per dimension, {rank}, got {results}")
        })?;
        Ok((0..results).map(|i| mlirAffineMapGetResult(map, i)).collect())
    }
}

/// The loop that an expression is, if it is nothing else.
fn dimension(expression: MlirAffineExpr) -> Option<usize> {
    // SAFETY: the kind is checked first.
    unsafe { mlirAffineExprIsADim(expression).then(|| mlirAffineDimExprGetPosition(expression) as usize) }
}

fn depends(expression: MlirAffineExpr, dimension: usize) -> bool {
    // SAFETY: the expression is alive.
    unsafe { mlirAffineExprIsFunctionOfDim(expression, dimension as isize) }
}

/// The smallest and the largest value while each loop runs from 0 to its bound. Nothing where it is no sum of multiples
/// of loops or does not fit 64 bits.
fn interval(expression: MlirAffineExpr, bounds: &[i64]) -> Option<(i64, i64)> {
    // SAFETY: kinds are checked before the accessors that ask for them.
    unsafe {
        if let Some(d) = dimension(expression) {
            return Some((0, bounds.get(d)?.checked_sub(1)?));
        }
        if mlirAffineExprIsAConstant(expression) {
            let value = mlirAffineConstantExprGetValue(expression);
            return Some((value, value));
        }
        if !mlirAffineExprIsABinary(expression) {
            return None;
        }
        let (a, b) = (
            interval(mlirAffineBinaryOpExprGetLHS(expression), bounds)?,
            interval(mlirAffineBinaryOpExprGetRHS(expression), bounds)?,
        );
        if mlirAffineExprIsAAdd(expression) {
            return Some((a.0.checked_add(b.0)?, a.1.checked_add(b.1)?));
        }
        if !mlirAffineExprIsAMul(expression) {
            return None;
        }
        let corners = [a.0.checked_mul(b.0)?, a.0.checked_mul(b.1)?, a.1.checked_mul(b.0)?, a.1.checked_mul(b.1)?];
        Some((corners.into_iter().min()?, corners.into_iter().max()?))
    }
}

fn number(element: Type, name: &str) -> Result<(bool, u32), Violation> {
    match ElementType::of(element) {
        ElementType::Float(float) => Ok((true, float.width())),
        ElementType::Signless(width) => Ok((false, width)),
        _ => Err(format!("{name} must be a float or a signless integer, got {element}").into()),
    }
}

pub fn contract(op: ContractOp) -> Check {
    let operands = [("lhs", op.lhs()), ("rhs", op.rhs()), ("out", op.out())];
    let tensors = operands.iter().filter(|(_, v)| TensorType::cast(v.r#type()).is_some()).count();
    require(tensors == 0 || tensors == 3, || {
        format!("operands must all be tensors or all be memrefs, got {tensors} tensors among 3")
    })?;
    let result = op.result().map(|v| v.r#type());
    let expected = (tensors == 3).then(|| op.out().r#type());
    require(result == expected, || {
        let text = |r#type: Option<Type>| r#type.map_or("none".to_string(), |t| t.to_string());
        format!("result must be that of out if it is a tensor, {}, got {}", text(expected), text(result))
    })?;
    let range = op.range().len();
    require(range == 0 || range == 2, || format!("range must be absent or a begin and an end, got {range} values"))?;
    require(op.block() > 0, || format!("block must be positive, got {}", op.block()))?;

    let bounds = op.bounds();
    all_non_negative("bounds", &bounds)?;
    let parallel = usize::try_from(op.parallel()).ok().filter(|p| *p <= bounds.len());
    let Some(parallel) = parallel else {
        return Err(format!("parallel must count loops, in [0, {}], got {}", bounds.len(), op.parallel()).into());
    };
    let maps = op.indexing_maps();
    require(maps.len() == 3, || format!("indexing_maps must be those of lhs, rhs and out, got {}", maps.len()))?;
    let mut expressions = vec![];
    for ((name, value), map) in operands.iter().zip(&maps) {
        let (sizes, _) = shaped(*value)?;
        let results = results(name, *map, bounds.len(), sizes.len())?;
        // Nothing is read where a loop does not run.
        for (d, (expression, size)) in results.iter().zip(&sizes).enumerate().filter(|_| !bounds.contains(&0)) {
            let Some((low, high)) = interval(*expression, &bounds) else {
                return Err(
                    format!("result {d} of the indexing map of {name} must be a sum of multiples of loops").into()
                );
            };
            require(low >= 0 && (*size == DYNAMIC || high < *size), || {
                format!("dimension {d} of {name} must hold every index of its map, {low} to {high}, got size {size}")
            })?;
        }
        expressions.push(results);
    }
    let [lhs, rhs, out] = [&expressions[0], &expressions[1], &expressions[2]];
    let mut loops: Vec<usize> = out.iter().filter_map(|e| dimension(*e)).collect();
    let column = loops.last().copied();
    loops.sort_unstable();
    require(out.len() == parallel && loops.iter().copied().eq(0..parallel), || {
        format!("indexing map of out must have each of the {parallel} parallel loops as a result once, got {}", maps[2])
    })?;
    let (out_sizes, _) = shaped(op.out())?;
    for (d, (expression, size)) in out.iter().zip(out_sizes).enumerate() {
        let bound = dimension(*expression).map_or(0, |l| bounds[l]);
        require(size == DYNAMIC || size == bound, || {
            format!("dimension {d} of out must have the extent of its loop, {bound}, got {size}")
        })?;
    }
    let Some(column) = column else { return Err("out must have at least rank 1, got rank 0".into()) };
    require(rhs.last().and_then(|e| dimension(*e)) == Some(column), || {
        format!("indexing maps of rhs and out must have the same loop as last result, got {} and {}", maps[1], maps[2])
    })?;
    require(!lhs.iter().chain(&rhs[..rhs.len() - 1]).any(|e| depends(*e, column)), || {
        format!(
            "column loop d{column} must occur only as the last result of the maps of rhs and out, got {} and {}",
            maps[0], maps[1]
        )
    })?;

    let accumulator = op.accumulator();
    let (is_float, width) = number(accumulator, "accumulator")?;
    for (name, value) in &operands[..2] {
        let (_, element) = shaped(*value)?;
        let (float, narrow) = number(element, &format!("element type of {name}"))?;
        require(float == is_float && narrow <= width, || {
            format!("element type of {name} must extend to the accumulator, {accumulator}, got {element}")
        })?;
    }
    let (_, element) = shaped(op.out())?;
    require(number(element, "element type of out")?.0 == is_float, || {
        format!("element type of out must be a float or an integer as the accumulator is, {accumulator}, got {element}")
    })?;
    require(!op.is_unsigned() || !is_float, || {
        format!("is_unsigned must be on integers, got accumulator {accumulator}")
    })
}
