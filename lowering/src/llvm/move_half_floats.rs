// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
use melior::{
    Context,
    ir::{AttributeLike, OperationRef, Value, ValueLike},
};
use shale_bridge::{Builder, Emitted, Options, Pass, edit, ir, types};

/// `shale-move-half-floats`: masked loads and stores of bf16 and f16 move integers of 16 bits, and a masked store of the first
/// element alone, of whatever type, is a store of that element.
///
/// Where the machine has no such masked access LLVM takes the vector apart, and an element of bf16 on its own is converted to f32
/// and back by a function that no program may call. A masked store of one element of a truncated vector LLVM 22 makes a store of
/// the element before truncation, which is wider: it writes past its place.
pub struct MoveHalfFloats;

impl Pass for MoveHalfFloats {
    const ARGUMENT: &'static str = "shale-move-half-floats";
    const SUMMARY: &'static str =
        "Load and store masked vectors of bf16 and f16 as integers, and a single element as itself";
    const ANCHOR: &'static str = "llvm.func";
    type State<'c> = ();

    fn run<'c>(_: &(), context: &'c Context, function: OperationRef<'c, '_>, _: &Options) -> Result<(), Emitted> {
        let mut found = vec![];
        ir::walk(function, &mut |op| {
            if matches!(ir::name(op), "llvm.intr.masked.load" | "llvm.intr.masked.store") {
                found.push(op);
            }
        });
        for op in found {
            if ir::name(op) == "llvm.intr.masked.store" && is_first_alone(ir::operands(op)[2]) {
                store_first(context, op);
                continue;
            }
            // The operands of an access that are of the type it moves: what is stored, or what masked elements are loaded as.
            let stores = ir::name(op) == "llvm.intr.masked.store";
            let moved = if stores { ir::operands(op)[0].r#type() } else { ir::results(op)[0].r#type() };
            let element = ir::element_type(moved);
            if !types::is_float(element) || types::width(element) != Some(16) {
                continue;
            }
            let integers = types::vector(&ir::shape(moved), types::integer(context, 16));
            let b = Builder::before(context, op);
            let cast = |value, to| b.op("llvm.bitcast", &[value], to);
            let operands: Vec<_> = ir::operands(op)
                .into_iter()
                .map(|value| if value.r#type() == moved { cast(value, integers) } else { value })
                .collect();
            let attributes = edit::all_attributes(op);
            let attributes: Vec<_> = attributes.iter().map(|(name, value)| (name.as_str(), *value)).collect();
            let results = if stores { vec![] } else { vec![integers] };
            let new = b.create(ir::name(op), &operands, &attributes, &results, vec![]);
            for (old, new) in ir::results(op).into_iter().zip(ir::results(new)) {
                ir::replace_all_uses(old, cast(new, moved));
            }
            ir::erase(op);
        }
        Ok(())
    }
}

/// Whether a mask is a constant of which the first element alone is set.
fn is_first_alone(mask: Value) -> bool {
    let constant = ir::definition(mask).filter(|op| ir::name(*op) == "llvm.mlir.constant");
    let Some(value) = constant.and_then(|op| ir::attribute(op, "value")) else { return false };
    let raw = value.to_raw();
    // SAFETY: the kind is checked first, and the index is in range; a mask's elements are bits.
    unsafe {
        mlir_sys::mlirAttributeIsADenseElements(raw)
            && (0..mlir_sys::mlirElementsAttrGetNumElements(raw))
                .all(|i| mlir_sys::mlirDenseElementsAttrGetBoolValue(raw, i as isize) == (i == 0))
    }
}

/// Replaces a masked store by one of the first element.
fn store_first<'c>(context: &'c Context, op: OperationRef<'c, '_>) {
    let b = Builder::before(context, op);
    let (vector, address) = (ir::operands(op)[0], ir::operands(op)[1]);
    let zero = types::i64_attribute(context, 0);
    let first = b.op_with("llvm.mlir.constant", &[], &[("value", zero)], types::integer(context, 64));
    let element = b.op("llvm.extractelement", &[vector, first], ir::element_type(vector.r#type()));
    let alignment = ir::attribute(op, "alignment").and_then(ir::integer);
    let alignment: Vec<_> = alignment.map(|n| ("alignment", types::i64_attribute(context, n))).into_iter().collect();
    b.create("llvm.store", &[element, address], &alignment, &[], vec![]);
    ir::erase(op);
}
