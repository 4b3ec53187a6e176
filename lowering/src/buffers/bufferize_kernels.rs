// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
use super::{
    branches, loop_positions, loop_state,
    roles::{self, Access},
};
use melior::{
    Context,
    ir::{OperationRef, Value, ValueLike, operation::OperationLike},
};
use shale_bridge::{Builder, Diagnostic, DialectHandle, Emitted, Options, Pass, ir, types};

/// `shale-bufferize-kernels`: tensors of a kernel become memrefs, its operands identity memrefs.
///
/// Inside these are seen through `bufferization.to_tensor`, and what was yielded is materialized in the operands, so that upstream
/// one-shot bufferization, which then runs, computes in place. Operands never overlap: two operands of one dispatch that share memory are only
/// read (`shale-plan-host-memory`).
pub struct BufferizeKernels;

impl Pass for BufferizeKernels {
    const ARGUMENT: &'static str = "shale-bufferize-kernels";
    const SUMMARY: &'static str = "turn the tensors of kernels into memory";
    const ANCHOR: &'static str = "shale.kernel";
    const DEPENDENT_DIALECTS: &'static [DialectHandle] = &[
        mlir_sys::mlirGetDialectHandle__bufferization__,
        mlir_sys::mlirGetDialectHandle__memref__,
        mlir_sys::mlirGetDialectHandle__tensor__,
    ];
    type State<'c> = ();

    fn run<'c>(_: &(), context: &'c Context, kernel: OperationRef<'c, '_>, _: &Options) -> Result<(), Emitted> {
        let accesses = roles::accesses(kernel)?;
        let Some(block) = ir::body(kernel, 0) else {
            return Err(Diagnostic::on(kernel, "kernel must have a body").error());
        };
        let operands = ir::arguments(block)[2..].to_vec();
        let Some(first) = ir::operations(block).first().copied() else {
            return Err(Diagnostic::on(kernel, "kernel must end in shale.yield").error());
        };
        let b = Builder::before(context, first).with_location(kernel.location());
        for (&operand, access) in operands.iter().zip(&accesses) {
            let tensor = operand.r#type();
            if !types::is_tensor(tensor) {
                continue;
            }
            ir::set_type(operand, types::memref(&ir::shape(tensor), ir::element_type(tensor)));
            let uses = ir::uses(operand);
            if uses.is_empty() && *access == Access::Read {
                continue;
            }
            let unit = types::unit(context);
            let attributes = [("restrict", unit), ("writable", unit)];
            let attributes = if *access == Access::Read { &attributes[..1] } else { &attributes[..] };
            let inside = b.op_with("bufferization.to_tensor", &[operand], attributes, tensor);
            for (user, index) in uses {
                ir::set_operand(user, index, inside);
            }
        }
        let Some(r#yield) = ir::operations(block).last().copied().filter(|op| ir::name(*op) == "shale.yield") else {
            return Err(Diagnostic::on(kernel, "kernel must end in shale.yield").error());
        };
        let values = ir::operands(r#yield);
        if !values.is_empty() {
            let outputs =
                operands.iter().zip(&accesses).filter(|(_, access)| access.is_yielded()).map(|(operand, _)| *operand);
            let b = Builder::before(context, r#yield);
            for (value, output) in values.into_iter().zip(outputs) {
                let unit = types::unit(context);
                let flags = [("restrict", unit), ("writable", unit)];
                b.create("bufferization.materialize_in_destination", &[value, output], &flags, &[], vec![]);
            }
            ir::set_operands(r#yield, &[]);
        }
        let inputs: Vec<_> = ir::arguments(block).iter().map(|v| v.r#type()).collect();
        ir::set_attribute(kernel, "function_type", types::type_attribute(types::function(context, &inputs, &[])));
        keep_what_masks_leave(context, kernel);
        branches::settle(context, kernel);
        loop_positions::align(context, kernel);
        loop_state::anchor(context, kernel);
        shale_bridge::bufferize(kernel)?;
        drop_copies_in_place(kernel);
        flatten_by_size(context, kernel);
        Ok(())
    }
}

/// Erases copies of dynamic memory onto itself, which upstream sees for one dynamic dimension only: what was computed in place, through
/// views of all of it.
fn drop_copies_in_place(kernel: OperationRef) {
    fn whole<'c: 'a, 'a>(value: Value<'c, 'a>) -> Value<'c, 'a> {
        let Some(op) = ir::definition(value) else { return value };
        match ir::name(op) {
            "memref.expand_shape" | "memref.collapse_shape" | "memref.cast" => whole(ir::operands(op)[0]),
            // A loop that ends each iteration with the memory that it began with.
            "scf.for" => {
                let index = ir::index_of(value);
                let Some(block) = ir::body(op, 0) else { return value };
                let next = ir::operations(block).last().map(|end| ir::operands(*end)).unwrap_or_default();
                match (next.get(index), ir::arguments(block).get(1 + index)) {
                    (Some(next), Some(state)) if whole(*next) == *state => whole(ir::operands(op)[3 + index]),
                    _ => value,
                }
            }
            _ => value,
        }
    }
    let mut copies = vec![];
    ir::walk(kernel, &mut |op| {
        if ir::name(op) == "memref.copy" && whole(ir::operands(op)[0]) == whole(ir::operands(op)[1]) {
            copies.push(op);
        }
    });
    copies.into_iter().for_each(ir::erase);
}

/// Views of memory of dynamic size as one dimension say how large that is: upstream would compute it in affine expressions, whose
/// dialect later phases do not have.
fn flatten_by_size<'c>(context: &'c Context, kernel: OperationRef<'c, '_>) {
    let mut views = vec![];
    ir::walk(kernel, &mut |op| {
        let dynamic = |value: &Value| ir::shape(value.r#type()).iter().any(|&size| size < 0);
        if matches!(ir::name(op), "memref.collapse_shape" | "memref.expand_shape")
            && ir::results(op).iter().any(dynamic)
        {
            views.push(op);
        }
    });
    for op in views.into_iter().rev() {
        let (source, result) = (ir::operands(op)[0], ir::results(op)[0]);
        if ir::uses(result).is_empty() {
            ir::erase(op);
            continue;
        }
        if ir::name(op) != "memref.collapse_shape" || ir::shape(result.r#type()).len() != 1 {
            continue;
        }
        let (b, index) = (Builder::before(context, op), types::index(context));
        let mut size = b.index(1);
        for (d, known) in ir::shape(source.r#type()).into_iter().enumerate() {
            let own = if known >= 0 { b.index(known) } else { b.op("memref.dim", &[source, b.index(d as i64)], index) };
            size = b.op("arith.muli", &[size, own], index);
        }
        let attributes = [
            ("static_offsets", types::i64_array(context, &[0])),
            ("static_sizes", types::i64_array(context, &[i64::MIN])),
            ("static_strides", types::i64_array(context, &[1])),
            ("operandSegmentSizes", types::i32_array(context, &[1, 0, 1, 0])),
        ];
        let flat = b.op_with("memref.reinterpret_cast", &[source, size], &attributes, result.r#type());
        ir::replace_all_uses(result, flat);
        ir::erase(op);
    }
}

/// Upstream takes a masked write of a vector as large as its tensor for one that replaces all elements, and does not copy those
/// that the mask leaves when the tensor has to be copied. It does where it cannot see the size.
fn keep_what_masks_leave<'c>(context: &'c Context, kernel: OperationRef<'c, '_>) {
    let mut writes = vec![];
    ir::walk(kernel, &mut |op| {
        if ir::name(op) == "vector.transfer_write" {
            writes.push(op);
        }
    });
    for op in writes {
        let operands = ir::operands(op);
        let (vector, tensor) = (operands[0].r#type(), operands[1].r#type());
        let masked = operands.last().is_some_and(|last| types::is_vector(last.r#type())) && operands.len() > 2;
        let [result] = ir::results(op)[..] else { continue };
        if !masked || ir::shape(vector) != ir::shape(tensor) {
            continue;
        }
        let unknown = types::tensor(&vec![-1; ir::shape(tensor).len()], ir::element_type(tensor));
        let before = Builder::before(context, op);
        let whole = before.op("tensor.cast", &[operands[1]], unknown);
        ir::set_operand(op, 1, whole);
        ir::set_type(result, unknown);
        let uses = ir::uses(result);
        // The cast back goes before a place of its own, and then moves behind.
        let back = before.create("tensor.cast", &[whole], &[], &[tensor], vec![]);
        ir::move_before(op, back);
        ir::set_operand(back, 0, result);
        for (user, index) in uses {
            ir::set_operand(user, index, ir::results(back)[0]);
        }
    }
}
