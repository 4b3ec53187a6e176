// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! A contraction as loops over linear addresses.
use melior::ir::{Attribute, AttributeLike, OperationRef, Type, ValueLike};
use shale_bridge::{Diagnostic, Emitted, builder, ir, types};

/// A loop: its extent and by how many elements a step moves each operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Loop {
    pub extent: i64,
    pub lhs: i64,
    pub rhs: i64,
    pub out: i64,
}

impl Loop {
    const UNIT: Loop = Loop { extent: 1, lhs: 0, rhs: 0, out: 0 };

    /// Whether this loop around `inner` is one loop over the product of the extents.
    fn continues(&self, inner: &Loop) -> bool {
        let steps = |outer: i64, inner_step: i64| inner_step.checked_mul(inner.extent) == Some(outer);
        steps(self.lhs, inner.lhs) && steps(self.rhs, inner.rhs) && steps(self.out, inner.out)
    }
}

/// Merges neighbours that are one loop, outermost first.
fn merge(loops: Vec<Loop>) -> Vec<Loop> {
    let mut merged: Vec<Loop> = vec![];
    for inner in loops.into_iter().filter(|l| l.extent != 1) {
        match merged.last_mut() {
            Some(outer) if outer.continues(&inner) => *outer = Loop { extent: outer.extent * inner.extent, ..inner },
            _ => merged.push(inner),
        }
    }
    merged
}

/// What code is generated from. All of it follows from the operation alone.
#[derive(Debug)]
pub struct Contraction<'c> {
    /// Parallel loops besides rows and columns, outermost first.
    pub outer: Vec<Loop>,
    /// The innermost parallel loop that moves `lhs` and not `rhs`; of extent 1 if there is none.
    pub row: Loop,
    /// The loop along the last dimension of `rhs` and the output; neighbours in memory.
    pub column: Loop,
    /// Reduction loops besides the innermost.
    pub reduced: Vec<Loop>,
    /// The innermost reduction loop.
    pub innermost: Loop,
    /// Elements before the first one that is used.
    pub lhs_start: i64,
    pub rhs_start: i64,
    pub out_start: i64,
    /// Products in a block.
    pub block: i64,
    pub accumulator: Type<'c>,
    /// Element types of `lhs` and `rhs`.
    pub factors: [Type<'c>; 2],
    pub unsigned: bool,
}

/// Bytes of a column that a block of integers has, at least.
const INTEGER_BLOCK: i64 = 1024;

impl<'c> Contraction<'c> {
    /// Reads a `shale.contract` on tensors, or on memrefs with static strides.
    ///
    /// # Errors
    /// A diagnostic when no code can be generated for it.
    pub fn new(op: OperationRef<'c, '_>) -> Result<Self, Emitted> {
        let fail = |text: String| Diagnostic::on(op, text).error();
        let bounds =
            ir::attribute(op, "bounds").and_then(ir::integers).ok_or_else(|| fail("bounds must be integers".into()))?;
        let integer = |name: &str| ir::attribute(op, name).and_then(ir::integer).filter(|&value| value >= 0);
        let parallel = integer("parallel").ok_or_else(|| fail("parallel must be a number of loops".into()))? as usize;
        let block = integer("block").filter(|&block| block > 0).ok_or_else(|| fail("block must be positive".into()))?;
        let accumulator = ir::attribute(op, "accumulator")
            .and_then(type_of)
            .ok_or_else(|| fail("accumulator must be a type".into()))?;
        let maps = ir::attribute(op, "indexing_maps").and_then(ir::elements).unwrap_or_default();
        let operands = ir::operands(op);
        if maps.len() != 3 || operands.len() < 3 || parallel > bounds.len() || parallel == 0 {
            return Err(fail("contraction must have three operands, maps and a parallel loop".into()));
        }
        if bounds.iter().try_fold(1i64, |product, &bound| product.checked_mul(bound.max(1))).is_none() {
            return Err(fail("number of products must fit into 64 bits".into()));
        }
        let mut steps = vec![];
        for (operand, map) in operands[..3].iter().zip(&maps) {
            steps.push(linear(operand.r#type(), *map, bounds.len()).map_err(fail)?);
        }
        let types = operands[..3].iter().map(|v| ir::element_type(v.r#type())).collect::<Vec<_>>();
        check_types(&types, accumulator).map_err(fail)?;

        let all: Vec<Loop> = bounds
            .iter()
            .enumerate()
            .map(|(d, &extent)| Loop { extent, lhs: steps[0].0[d], rhs: steps[1].0[d], out: steps[2].0[d] })
            .collect();
        // The last result of the output's map names the column loop.
        let column = builder::affine_map(maps[2])
            .and_then(|map| builder::affine_results(map).last().copied())
            .and_then(|last| builder::affine_linear(last, bounds.len()))
            .and_then(|(coefficients, _)| coefficients.iter().position(|&c| c == 1));
        let Some(column) = column.filter(|&c| c < parallel) else {
            return Err(fail("last result of the output's map must be a parallel loop".into()));
        };
        if all[column].lhs != 0 || all[column].rhs != 1 || all[column].out != 1 {
            return Err(fail(
                "column loop must be the last dimension of rhs and of the output, and not occur in lhs".into(),
            ));
        }
        let mut outer: Vec<Loop> = (0..parallel).filter(|&d| d != column).map(|d| all[d]).collect();
        outer.sort_by_key(|l| -l.out);
        let mut outer = merge(outer);
        let row = outer.iter().rposition(|l| l.lhs != 0 && l.rhs == 0).map_or(Loop::UNIT, |index| outer.remove(index));
        let mut reduced = merge(all[parallel..].to_vec());
        let innermost = reduced.pop().unwrap_or(Loop::UNIT);
        Ok(Self {
            outer,
            row,
            column: all[column],
            reduced,
            innermost,
            lhs_start: steps[0].1,
            rhs_start: steps[1].1,
            out_start: steps[2].1,
            // Sums of integers have no order: longer blocks visit the output less often.
            block: if types::is_float(accumulator) {
                block
            } else {
                block.max(INTEGER_BLOCK / i64::from(types::width(types[1]).unwrap_or(8) / 8).max(1))
            },
            accumulator,
            factors: [types[0], types[1]],
            unsigned: ir::attribute(op, "is_unsigned").is_some(),
        })
    }

    /// Blocks of products per element of the output.
    pub fn blocks(&self) -> i64 {
        (self.products() + self.block - 1) / self.block
    }

    /// Products per element of the output.
    pub fn products(&self) -> i64 {
        self.reduced.iter().map(|l| l.extent).product::<i64>() * self.innermost.extent
    }
}

fn type_of<'c>(attribute: Attribute<'c>) -> Option<Type<'c>> {
    // SAFETY: the kind is checked first.
    unsafe {
        mlir_sys::mlirAttributeIsAType(attribute.to_raw())
            .then(|| Type::from_raw(mlir_sys::mlirTypeAttrGetValue(attribute.to_raw())))
    }
}

/// Whether operands can be extended to the accumulator, and that be rounded to the output.
fn check_types(types: &[Type], accumulator: Type) -> Result<(), String> {
    let wide = |t: Type| types::width(t).unwrap_or(0);
    let float = types::is_float(accumulator);
    let known =
        if float { matches!(accumulator.to_string().as_str(), "f32" | "f64") } else { types::is_integer(accumulator) };
    if !known {
        return Err(format!("accumulator must be f32, f64 or an integer, got {accumulator}"));
    }
    for t in types {
        let fits = if float { types::is_float(*t) && wide(*t) >= 16 } else { types::is_integer(*t) && wide(*t) >= 8 };
        if !fits || wide(*t) > wide(accumulator) {
            return Err(format!(
                "element types must be at most as wide as the accumulator {accumulator} and of its kind, got {t}"
            ));
        }
    }
    Ok(())
}

/// The map of an operand as address: steps of the loops and the first element.
fn linear(r#type: Type, map: Attribute, loops: usize) -> Result<(Vec<i64>, i64), String> {
    let shape = ir::shape(r#type);
    if shape.iter().any(|&size| size < 0) {
        return Err(format!("operands must have static shapes, got {}", r#type));
    }
    let strides = types::strides(r#type).ok_or_else(|| format!("operands must have static strides, got {}", r#type))?;
    let results = builder::affine_map(map).map(builder::affine_results).unwrap_or_default();
    if results.len() != shape.len() {
        return Err(format!("map must have one result for each dimension, got {} for {}", results.len(), r#type));
    }
    let (mut steps, mut start) = (vec![0i64; loops], 0i64);
    for (result, stride) in results.iter().zip(&strides) {
        let (coefficients, constant) =
            builder::affine_linear(*result, loops).ok_or_else(|| "maps must be linear in the loops".to_owned())?;
        for (step, coefficient) in steps.iter_mut().zip(coefficients) {
            *step += coefficient * stride;
        }
        start += constant * stride;
    }
    Ok((steps, start))
}
