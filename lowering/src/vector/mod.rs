// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! The `vector` phase: the structured operations of kernels → loops over vectors, still on tensors.
//!
//! Every operand is seen as one-dimensional memory with a stride for each loop ([`nest`]). Loops that are contiguous in all
//! operands become one, so that small inner dimensions do not matter. Values of a body are kept as a scalar, as
//! scalar plus lane number, or as a vector ([`lanes`]), which decides between scalar loads, vector loads and gathers.
mod columns;
mod combiner;
mod grid;
mod in_order;
mod lanes;
mod nest;
mod parallel;
mod reduce;
mod rows;
mod tile;

use crate::{
    kernels::{parts, structured},
    stablehlo_to_linalg::{ITEMS, sizes},
    target::{self, Target},
};
use grid::{Range, Start};
use melior::{
    Context,
    ir::{OperationRef, Value, ValueLike, operation::OperationLike},
};
use mlir_sys::{
    mlirGetDialectHandle__arith__, mlirGetDialectHandle__bufferization__, mlirGetDialectHandle__scf__,
    mlirGetDialectHandle__tensor__, mlirGetDialectHandle__vector__,
};
use nest::Nest;
use shale_bridge::{Builder, DialectHandle, Emitted, Options, Pass, ir, types};

/// The passes of the phase for a `builtin.module`, in order.
pub const PIPELINE: &[&str] = &["shale.kernel(shale-vectorize-kernels,canonicalize,cse)"];

/// Turns the structured operations of a kernel into loops over vectors.
///
/// A kernel of one operation is split into a grid of items of about equal cost; its range arguments select some. Kernels of
/// several operations, and those with loops of their own, are one item, but for loops whose iterations are items (`shale.items`).
/// `shale.contract` stays, with the kernel's range.
pub struct VectorizeKernels;

impl Pass for VectorizeKernels {
    const ARGUMENT: &'static str = "shale-vectorize-kernels";
    const SUMMARY: &'static str = "Turn structured operations of kernels into loops over vectors";
    const ANCHOR: &'static str = "shale.kernel";
    const DEPENDENT_DIALECTS: &'static [DialectHandle] = &[
        mlirGetDialectHandle__arith__,
        mlirGetDialectHandle__bufferization__,
        mlirGetDialectHandle__scf__,
        mlirGetDialectHandle__tensor__,
        mlirGetDialectHandle__vector__,
    ];
    type State<'c> = ();

    fn run<'c>(_: &(), context: &'c Context, kernel: OperationRef<'c, '_>, _: &Options) -> Result<(), Emitted> {
        run(context, kernel)
    }
}

/// Whether an operation is a computation of its own, not a part or a view of one.
fn is_computation(op: OperationRef) -> bool {
    let name = ir::name(op);
    let view = matches!(
        name,
        "tensor.collapse_shape" | "tensor.expand_shape" | "tensor.cast" | "tensor.empty" | "tensor.extract_slice"
    );
    let tensors = ir::results(op).iter().any(|v| types::is_tensor(v.r#type()));
    tensors && !view && name != "arith.constant"
}

/// Work below which insertions beside each other are one item.
const MIN_SPLIT: i64 = 1 << 16;

/// Simple operations that an insertion takes.
fn cost(insertion: OperationRef) -> i64 {
    let shape = ir::shape(ir::operands(insertion)[0].r#type());
    let elements = shape.iter().fold(1i64, |product, &size| product.saturating_mul(size.max(0)));
    let body = parts::computed(insertion).and_then(|part| ir::body(part, 0)).map(structured::body_ops);
    let weight: i64 = body.map_or(1, |(ops, _)| ops.into_iter().map(structured::weight).sum());
    elements.saturating_mul(weight.max(1))
}

/// Whether a fill only initializes reductions, which take its scalar.
fn is_initial(op: OperationRef) -> bool {
    let reduction = |(user, operand): &(OperationRef, usize)| {
        structured::is_generic(*user) && *operand >= user.operand_count() - user.result_count()
    };
    ir::name(op) == "linalg.fill" && ir::uses(ir::results(op)[0]).iter().all(reduction)
}

/// Gives each operation that writes to scratch memory its own. They have no contents in common: what was one `tensor.empty` came to be
/// by merging equal ones, and bufferization does not see through every kind of control flow that one result is still needed
/// when the next is written to the same memory.
fn separate_scratch<'c: 'a, 'a>(context: &'c Context, kernel: OperationRef<'c, 'a>, arguments: &[Value<'c, 'a>]) {
    let access = ir::attribute(kernel, "access").and_then(ir::elements).unwrap_or_default();
    let scratch = arguments.iter().skip(2).zip(access).filter(|(_, access)| access.to_string().contains("scratch"));
    for (argument, _) in scratch {
        for (user, operand) in ir::uses(*argument).into_iter().skip(1) {
            let b = Builder::before(context, user);
            let segments = types::i32_array(context, &[0, 0, 0]);
            let own =
                b.op_with("bufferization.alloc_tensor", &[], &[("operandSegmentSizes", segments)], argument.r#type());
            ir::set_operand(user, operand, own);
        }
    }
}

fn run<'c: 'a, 'a>(context: &'c Context, kernel: OperationRef<'c, 'a>) -> Result<(), Emitted> {
    let Some(body) = ir::body(kernel, 0) else { return Ok(()) };
    let arguments = ir::arguments(body);
    separate_scratch(context, kernel, &arguments);
    let operations = ir::operations(body);
    let inserted: Vec<OperationRef> = operations.iter().filter_map(|op| parts::computed(*op)).collect();
    let computations: Vec<OperationRef> = operations
        .iter()
        .copied()
        .filter(|op| is_computation(*op) && !is_initial(*op) && !inserted.iter().any(|part| ir::same(*part, *op)))
        .collect();
    let split = computations.len() > 1
        && parts::are_apart(&computations)
        && computations.iter().map(|op| cost(*op)).fold(0, i64::saturating_add) >= MIN_SPLIT;
    let whole = computations.len() != 1 && !split;
    let bits = vector_bits(kernel);
    if let Some(rows) = ir::attribute(kernel, crate::kernels::ROWS).and_then(ir::integer) {
        let grid = rows::emit(context, kernel, bits, rows as usize)?;
        ir::set_attribute(kernel, "grid", types::i64_attribute(context, grid));
        ir::remove_attribute(kernel, crate::kernels::ROWS);
        ir::remove_attribute(kernel, crate::kernels::BLOCK);
        return Ok(());
    }
    let mut grid = if split { 0 } else { 1 };
    if let ([op], [begin, end, ..]) = (computations.as_slice(), arguments.as_slice())
        && ir::name(*op) == "shale.contract"
    {
        let operands: Vec<Value> = ir::operands(*op)[..3].iter().copied().chain([*begin, *end]).collect();
        ir::set_operands(*op, &operands);
        grid = crate::contract::grid(*op)?;
    }
    if let ([op], [begin, end, ..]) = (computations.as_slice(), arguments.as_slice())
        && let Some(items) = items(*op)
    {
        ir::set_operand(*op, 0, *begin);
        ir::set_operand(*op, 1, *end);
        ir::remove_attribute(*op, ITEMS);
        grid = items;
    }
    let mut structured = vec![];
    ir::walk(kernel, &mut |op| structured.push(op));
    // Users first: a fill that nothing needs any more is dead when it is reached.
    for op in structured.into_iter().rev() {
        if ir::same(op, kernel) {
            continue;
        }
        if ir::name(op) == "linalg.fill" && ir::uses(ir::results(op)[0]).is_empty() {
            ir::erase(op);
            continue;
        }
        let builder = Builder::before(context, op);
        let dead = structured::is_view(op) || inserted.iter().any(|part| ir::same(*part, op));
        if dead && ir::uses(ir::results(op)[0]).is_empty() {
            // Its insertion has computed it.
            ir::erase(op);
            continue;
        }
        let Some(mut nest) = Nest::read(&builder, op)? else { continue };
        let single = !whole && computations.iter().any(|computation| ir::same(*computation, op));
        let full = (bits / nest.widest()).max(1);
        let flats = if nest.bounds.len() > nest.parallel || nest.lanes > 1 {
            let reduction = reduce::Reduction::new(&nest, full, !single)?;
            grid = grid.max(reduction.plan.grid);
            let range: Range = single.then(|| (arguments[0], arguments[1]));
            reduction.emit(&nest, &builder, Start::Range(range))
        } else {
            let plan = parallel::plan(&mut nest, full, !single);
            if split {
                // Insertions beside each other are items one after the other.
                let first = grid;
                grid += plan.grid;
                grid::within(&builder, (arguments[0], arguments[1]), (first, plan.grid), nest, |b, nest, range| {
                    parallel::emit(nest, &plan, b, Start::Range(Some(range)))
                })
            } else {
                grid = grid.max(plan.grid);
                let range: Range = single.then(|| (arguments[0], arguments[1]));
                parallel::emit(&nest, &plan, &builder, Start::Range(range))
            }
        };
        for (old, flat) in ir::results(op).into_iter().zip(flats) {
            let dynamic = ir::shape(old.r#type()).into_iter().enumerate().filter(|(_, size)| *size < 0);
            let sizes: Vec<Value> = dynamic.map(|(d, _)| sizes::size(&builder, old, d)).collect();
            let new: Value = nest::unflatten(&builder, flat, old.r#type(), &sizes);
            ir::replace_all_uses(old, new);
        }
        ir::erase(op);
    }
    ir::set_attribute(kernel, "grid", types::i64_attribute(context, grid));
    Ok(())
}

/// How many iterations a loop has that are items of a grid.
fn items(op: OperationRef) -> Option<i64> {
    ir::attribute(op, ITEMS).filter(|_| ir::name(op) == "scf.for")?;
    let constant = |i: usize| {
        let definition = ir::operands(op).get(i).copied().and_then(ir::definition)?;
        ir::attribute(definition, "value").and_then(ir::integer)
    };
    let counts = constant(0)? == 0 && constant(2)? == 1;
    constant(1).filter(|&end| counts && end > 0)
}

/// The width of the target's vectors, of the module around `op`; that of the widest current machines without a target.
fn vector_bits(op: OperationRef) -> i64 {
    let mut next = Some(op);
    while let Some(current) = next {
        if let Some(target) = ir::attribute(current, target::ATTRIBUTE).and_then(Target::from_attribute) {
            return target.vector_bits;
        }
        next = current.parent_operation();
    }
    512
}
