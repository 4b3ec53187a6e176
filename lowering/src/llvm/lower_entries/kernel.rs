// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
use super::build::{self, LlvmBuilder};
use crate::target::Target;
use melior::{
    Context,
    ir::{OperationRef, Region, RegionLike, Type, Value, ValueLike, operation::OperationLike},
};
use shale_bridge::{Builder, Diagnostic, Emitted, ir, types};

/// Turns a `shale.kernel` on memrefs into an `llvm.func`.
pub fn lower<'c>(context: &'c Context, kernel: OperationRef<'c, '_>, target: &Target) -> Result<(), Emitted> {
    let name = ir::symbol(kernel).unwrap_or_default();
    let Some(block) = ir::body(kernel, 0) else {
        return Err(Diagnostic::on(kernel, "kernel must have a body").error());
    };
    let (pointer, i64, i32) = (build::pointer(context), types::integer(context, 64), types::integer(context, 32));
    let operands = ir::arguments(block);
    if let Some(other) = operands[2..].iter().find(|operand| !is_identity(operand.r#type())) {
        let text = format!("operands of kernel '{name}' must be memrefs in row-major order, got {}", other.r#type());
        return Err(Diagnostic::on(kernel, text).error());
    }
    let operations = ir::operations(block);
    let (Some(first), Some(last)) = (operations.first().copied(), operations.last().copied()) else {
        return Err(Diagnostic::on(kernel, "kernel must end in shale.yield").error());
    };

    let location = kernel.location();
    let b = Builder::before(context, first).with_location(location);
    let entry = [
        ir::insert_argument(block, 0, pointer, location),
        ir::insert_argument(block, 1, i64, location),
        ir::insert_argument(block, 2, i64, location),
    ];
    let mut polls = vec![];
    ir::walk(kernel, &mut |op| polls.extend((ir::name(op) == "shale.poll").then_some(op)));
    let mut values = vec![];
    // Sizes are the last slots of the frame.
    let mut next = operands.len() as i64 - 2 + i64::from(!polls.is_empty());
    for item in &entry[1..] {
        values.push(b.op("arith.index_cast", &[*item], types::index(context)));
    }
    for (index, operand) in operands[2..].iter().enumerate() {
        let slot = b.advance(entry[0], 8 * index as i64);
        let data = b.load_pointer(slot);
        let mut sizes = vec![];
        for size in ir::shape(operand.r#type()) {
            sizes.push(match size >= 0 {
                true => b.llvm_constant(i64, size),
                false => {
                    next += 1;
                    b.op("llvm.load", &[b.advance(entry[0], 8 * (next - 1))], i64)
                }
            });
        }
        values.push(descriptor(&b, data, operand.r#type(), &sizes));
    }
    // The slot behind those of the operands: the word that says whether the execution was cancelled.
    let cancel = (!polls.is_empty()).then(|| b.load_pointer(b.advance(entry[0], 8 * (operands.len() as i64 - 2))));
    for (old, new) in operands.iter().zip(values) {
        ir::replace_all_uses(*old, new);
    }
    for _ in &operands {
        ir::erase_argument(block, 3);
    }
    let end = Builder::before(context, last);
    let status = match cancel {
        None => end.llvm_constant(i32, 0),
        // Loops end once the execution is cancelled, which is status 1.
        Some(word) => end.op("arith.extui", &[end.is_cancelled(word)], i32),
    };
    if let Some(word) = cancel {
        polls.into_iter().for_each(|op| poll(context, op, word));
    }
    end.create("llvm.return", &[status], &[], &[], vec![]);
    ir::erase(last);

    let body = Region::new();
    let Some(old) = ir::region(kernel, 0) else { return Ok(()) };
    // SAFETY: both regions are alive; the blocks move from one to the other.
    unsafe { mlir_sys::mlirRegionTakeBody(body.to_raw(), old.to_raw()) };
    Builder::before(context, kernel).insert(build::function(
        context,
        location,
        &name,
        &[pointer, i64, i64],
        i32,
        target,
        body,
    ));
    ir::erase(kernel);
    Ok(())
}

/// Ends the loop around a `shale.poll` once the execution is cancelled. A loop with a counter does nothing in the iterations that are
/// left.
fn poll<'c, 'a>(context: &'c Context, op: OperationRef<'c, 'a>, word: Value<'c, 'a>) {
    let block = ir::parent_block(op);
    let operations = block.map(ir::operations).unwrap_or_default();
    let end = operations.last().copied();
    let bit = types::integer(context, 1);
    let running = |b: &Builder<'c, 'a>| b.op("arith.xori", &[b.is_cancelled(word), b.int(bit, 1)], bit);
    if let Some(condition) = end.filter(|end| ir::name(*end) == "scf.condition") {
        let b = Builder::before(context, condition);
        ir::set_operand(condition, 0, b.op("arith.andi", &[ir::operands(condition)[0], running(&b)], bit));
    } else if let (Some(block), Some(end)) = (block, end)
        && ir::parent(op).is_some_and(|outer| ir::name(outer) == "scf.for")
    {
        let b = Builder::before(context, op);
        let next = ir::operands(end);
        let types: Vec<Type> = next.iter().map(|value| value.r#type()).collect();
        let kept = ir::arguments(block)[1..].to_vec();
        let branch = |values: &[Value<'c, 'a>]| {
            b.region(&[], |inner, _| {
                inner.create("scf.yield", values, &[], &[], vec![]);
            })
        };
        let new = b.create("scf.if", &[running(&b)], &[], &types, vec![branch(&next), branch(&kept)]);
        let inside = ir::body(new, 0).and_then(|block| ir::operations(block).last().copied());
        if let Some(inside) = inside {
            let after = operations.iter().skip_while(|other| !ir::same(**other, op)).skip(1);
            after.filter(|other| !ir::same(**other, end)).for_each(|other| ir::move_before(*other, inside));
        }
        for (position, value) in ir::results(new).into_iter().enumerate() {
            ir::set_operand(end, position, value);
        }
    }
    ir::erase(op);
}

fn is_identity(memref: Type) -> bool {
    types::is_memref(memref) && types::memref(&ir::shape(memref), ir::element_type(memref)) == memref
}

/// The memref at `data`, made of the descriptor that upstream's lowering to LLVM uses for it.
fn descriptor<'c, 'a>(
    b: &Builder<'c, 'a>,
    data: Value<'c, 'a>,
    memref: Type<'c>,
    sizes: &[Value<'c, 'a>],
) -> Value<'c, 'a> {
    let shape = ir::shape(memref);
    let rank = shape.len();
    let text = match rank {
        0 => "!llvm.struct<(ptr, ptr, i64)>".to_owned(),
        _ => format!("!llvm.struct<(ptr, ptr, i64, array<{rank} x i64>, array<{rank} x i64>)>"),
    };
    let r#type = types::parse_type(b.context, &text).expect("type of a memref descriptor");
    let i64 = types::integer(b.context, 64);
    let mut value = b.op("llvm.mlir.poison", &[], r#type);
    let mut insert = |field: Value<'c, 'a>, position: &[i64]| {
        value = b.op_with(
            "llvm.insertvalue",
            &[value, field],
            &[("position", types::i64_array(b.context, position))],
            r#type,
        );
    };
    insert(data, &[0]);
    insert(data, &[1]);
    insert(b.llvm_constant(i64, 0), &[2]);
    // Static as long as sizes are.
    let (mut stride, mut known) = (b.llvm_constant(i64, 1), Some(1));
    let mut strides = vec![stride; rank];
    for dimension in (0..rank).rev() {
        strides[dimension] = stride;
        known = known.filter(|_| shape[dimension] >= 0).map(|known: i64| known * shape[dimension].max(1));
        stride = match known {
            _ if dimension == 0 => stride,
            Some(known) => b.llvm_constant(i64, known),
            None => b.op("arith.muli", &[stride, sizes[dimension]], i64),
        };
    }
    for dimension in 0..rank {
        insert(sizes[dimension], &[3, dimension as i64]);
        insert(strides[dimension], &[4, dimension as i64]);
    }
    b.op("builtin.unrealized_conversion_cast", &[value], memref)
}
