// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
use melior::{
    Context,
    ir::{OperationRef, ValueLike},
};
use shale_bridge::{Builder, Emitted, Options, Pass, edit, ir, types};

/// `shale-move-half-floats`: masked loads and stores of bf16 and f16 move integers of 16 bits.
///
/// Where the machine has no such masked access LLVM takes the vector apart, and an element of bf16 on its own is converted to f32
/// and back by a function that no program may call.
pub struct MoveHalfFloats;

impl Pass for MoveHalfFloats {
    const ARGUMENT: &'static str = "shale-move-half-floats";
    const SUMMARY: &'static str = "load and store masked vectors of bf16 and f16 as integers";
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
