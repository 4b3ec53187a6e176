// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Reading `linalg.generic`.
use melior::ir::{AffineMap, Attribute, BlockRef, OperationRef, Type, Value, ValueLike, operation::OperationLike};
use shale_bridge::{
    Diagnostic, Emitted,
    builder::{affine_linear, affine_map, affine_results},
    ir,
};

/// One affine index: the coefficients of the loop dimensions, and a constant.
pub type Linear = (Vec<i64>, i64);

/// The extent of a loop that is known only when the program runs, and a size that is.
pub const DYNAMIC: i64 = i64::MIN;

/// What a loop of unknown extent is taken for where costs are weighed.
const GUESS: i64 = 1 << 10;

/// Whether a type has a size that is known only when the program runs.
pub fn is_dynamic(r#type: Type) -> bool {
    ir::shape(r#type).iter().any(|&size| size < 0)
}

/// A `linalg.generic` with affine maps.
pub struct Generic<'c, 'a> {
    pub op: OperationRef<'c, 'a>,
    pub inputs: Vec<Value<'c, 'a>>,
    pub outputs: Vec<Value<'c, 'a>>,
    pub maps: Vec<AffineMap<'c>>,
    /// The rows of each map: one index for each dimension of the operand.
    pub rows: Vec<Vec<Linear>>,
    /// Which loops are reduced.
    pub reduced: Vec<bool>,
    /// Extents of the loops, [`DYNAMIC`] where no operand has a static size.
    pub bounds: Vec<i64>,
    pub body: BlockRef<'c, 'a>,
}

/// Operations that give the same elements in the same order under another shape: the host program moves nothing for them.
pub fn is_view(op: OperationRef) -> bool {
    matches!(ir::name(op), "tensor.collapse_shape" | "tensor.expand_shape" | "tensor.cast")
}

/// The tensor that a chain of views shows.
pub fn base<'c: 'a, 'a>(mut value: Value<'c, 'a>) -> Value<'c, 'a> {
    while let Some(op) = ir::definition(value).filter(|op| is_view(*op)) {
        value = ir::operands(op)[0];
    }
    value
}

/// Whether an operation is a `linalg.generic`.
pub fn is_generic(op: OperationRef) -> bool {
    ir::name(op) == "linalg.generic"
}

/// How many operands of a `linalg.generic` on tensors are inputs.
pub fn inputs(op: OperationRef) -> usize {
    op.operand_count() - op.result_count()
}

/// Which loops of a `linalg.generic` are reduced.
pub fn reduced_loops(op: OperationRef) -> Vec<bool> {
    let kinds = ir::attribute(op, "iterator_types").and_then(ir::elements).unwrap_or_default();
    kinds.iter().map(|kind| kind.to_string().contains("reduction")).collect()
}

impl<'c, 'a> Generic<'c, 'a> {
    /// # Errors
    /// A diagnostic when maps are not affine sums.
    pub fn read(op: OperationRef<'c, 'a>) -> Result<Self, Emitted> {
        let error = |message: String| Diagnostic::on(op, message).error();
        let operands = ir::operands(op);
        if op.result_count() == 0 {
            return Err(error(format!("operands must be tensors, got {}", ir::signature(op))));
        }
        let (inputs, outputs) = operands.split_at(operands.len() - op.result_count());
        let attributes = ir::attribute(op, "indexing_maps").and_then(ir::elements).unwrap_or_default();
        let maps: Vec<AffineMap> = attributes.into_iter().filter_map(affine_map).collect();
        let reduced = reduced_loops(op);
        let mut bounds = vec![None; reduced.len()];
        let mut rows = vec![];
        for (operand, map) in operands.iter().zip(&maps) {
            let shape = ir::shape(operand.r#type());
            let linear = affine_results(*map)
                .into_iter()
                .map(|e| affine_linear(e, reduced.len()))
                .collect::<Option<Vec<Linear>>>();
            let linear =
                linear.ok_or_else(|| error(format!("indexing map must be a sum of multiples of loops, got {map}")))?;
            for ((coefficients, constant), size) in linear.iter().zip(&shape) {
                let used: Vec<usize> = (0..reduced.len()).filter(|&d| coefficients[d] != 0).collect();
                if let ([d], 0) = (used.as_slice(), *constant)
                    && coefficients[*d] == 1
                {
                    let bound = bounds[*d].get_or_insert(*size);
                    if *bound < 0 {
                        *bound = *size;
                    }
                }
            }
            rows.push(linear);
        }
        let bounds = bounds.into_iter().collect::<Option<Vec<i64>>>();
        let bounds = bounds.ok_or_else(|| error("every loop must be an index of some operand".into()))?;
        let body = ir::body(op, 0).ok_or_else(|| error("body must have a block".into()))?;
        Ok(Self { op, inputs: inputs.to_vec(), outputs: outputs.to_vec(), maps, rows, reduced, bounds, body })
    }

    pub fn is_parallel(&self) -> bool {
        !self.reduced.contains(&true)
    }

    pub fn is_dynamic(&self) -> bool {
        self.bounds.contains(&DYNAMIC)
    }

    /// Number of iterations; a guess where it is known only when the program runs.
    pub fn iterations(&self) -> i64 {
        let guess = |&bound: &i64| if bound < 0 { GUESS } else { bound };
        self.bounds.iter().map(guess).fold(1i64, i64::saturating_mul)
    }

    /// The block's operations without its terminator, and the yielded values.
    pub fn body_ops(&self) -> (Vec<OperationRef<'c, 'a>>, Vec<Value<'c, 'a>>) {
        body_ops(self.body)
    }
}

/// A `shale.contract` with affine maps.
pub struct Contract<'c, 'a> {
    pub op: OperationRef<'c, 'a>,
    /// Extents of the loops, the parallel ones first.
    pub bounds: Vec<i64>,
    pub parallel: usize,
    /// The rows of the maps of the two factors and of the output: one index for each dimension.
    pub rows: [Vec<Linear>; 3],
}

impl<'c, 'a> Contract<'c, 'a> {
    /// None for another operation, and for one whose maps are no sums of multiples of loops.
    pub fn read(op: OperationRef<'c, 'a>) -> Option<Self> {
        if ir::name(op) != "shale.contract" {
            return None;
        }
        let bounds = ir::attribute(op, "bounds").and_then(ir::integers)?;
        let parallel = usize::try_from(ir::attribute(op, "parallel").and_then(ir::integer)?).ok()?;
        let maps = ir::attribute(op, "indexing_maps").and_then(ir::elements)?;
        let linear = |map: Attribute<'c>| {
            let results = affine_results(affine_map(map)?);
            results.into_iter().map(|e| affine_linear(e, bounds.len())).collect::<Option<Vec<Linear>>>()
        };
        let rows = maps.into_iter().map(linear).collect::<Option<Vec<_>>>()?.try_into().ok()?;
        (parallel <= bounds.len()).then_some(Self { op, bounds, parallel, rows })
    }
}

/// The loop that an index is, if it is nothing else.
pub fn single_loop(row: &Linear) -> Option<usize> {
    let mut used = row.0.iter().enumerate().filter(|(_, c)| **c != 0);
    match (used.next(), used.next(), row.1) {
        (Some((d, 1)), None, 0) => Some(d),
        _ => None,
    }
}

/// The operations of a block without its terminator, and the terminator's operands.
pub fn body_ops<'c, 'a>(block: BlockRef<'c, 'a>) -> (Vec<OperationRef<'c, 'a>>, Vec<Value<'c, 'a>>) {
    let mut ops = ir::operations(block);
    let results = ops.pop().map(ir::operands).unwrap_or_default();
    (ops, results)
}

/// How much an operation of a body costs, in simple vector operations.
pub fn weight(op: OperationRef) -> i64 {
    match ir::name(op) {
        "arith.constant" | "linalg.index" | "arith.index_cast" | "linalg.yield" => 0,
        "arith.divf" | "math.sqrt" => 4,
        "arith.divsi" | "arith.divui" | "arith.remsi" | "arith.remui" | "arith.remf" => 12,
        "tensor.extract" => 8,
        "shale.encode" | "shale.decode" => 8,
        name if name.starts_with("shale.") || name.starts_with("math.") => 20,
        _ => 1,
    }
}

/// Whether repeating a body is cheaper than keeping its result: few simple operations, no data-dependent index.
pub fn is_cheap(body: BlockRef) -> bool {
    let (ops, _) = body_ops(body);
    ops.iter().all(|op| op.region_count() == 0 && weight(*op) <= 4)
        && ops.iter().map(|op| weight(*op)).sum::<i64>() <= 6
}
