// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
use super::{
    bytes,
    roles::{self, Access},
};
use melior::{
    Context,
    ir::{Attribute, OperationRef, Type, Value, ValueLike, operation::OperationLike},
};
use shale_bridge::{Builder, Diagnostic, DialectHandle, Emitted, Options, Pass, PassOption, ir, types};
use std::collections::HashMap;

/// `shale-promote-kernel-allocations`: what kernels still allocate moves to their stack frames, or becomes scratch operands.
///
/// A temporary of at most `max-bytes` is stack memory, while all of a kernel are at most `max-total-bytes`. A larger one becomes an
/// operand of access `scratch`, for which the host program provides memory (`tensor.empty` at each dispatch). The items of a grid
/// would share it: such a kernel must have one item. Memory of dynamic size is an error.
pub struct PromoteKernelAllocations;

impl Pass for PromoteKernelAllocations {
    const ARGUMENT: &'static str = "shale-promote-kernel-allocations";
    const SUMMARY: &'static str = "turn allocations of kernels into stack memory or scratch operands";
    const ANCHOR: &'static str = "builtin.module";
    const OPTIONS: &'static [PassOption] = &[
        PassOption::int("max-bytes", 256 << 10, "size of the largest temporary on the stack"),
        PassOption::int("max-total-bytes", 512 << 10, "size of all temporaries on the stack of a kernel"),
    ];
    const DEPENDENT_DIALECTS: &'static [DialectHandle] =
        &[mlir_sys::mlirGetDialectHandle__memref__, mlir_sys::mlirGetDialectHandle__tensor__];
    type State<'c> = ();

    fn run<'c>(_: &(), context: &'c Context, module: OperationRef<'c, '_>, options: &Options) -> Result<(), Emitted> {
        let limits = (options.int("max-bytes"), options.int("max-total-bytes"));
        let Some(body) = ir::body(module, 0) else { return Ok(()) };
        let mut scratch = HashMap::new();
        for kernel in ir::operations(body).into_iter().filter(|op| ir::name(*op) == "shale.kernel") {
            let added = promote(context, kernel, limits)?;
            if !added.is_empty() {
                scratch.insert(ir::symbol(kernel).unwrap_or_default(), added);
            }
        }
        if scratch.is_empty() {
            return Ok(());
        }
        let mut dispatches = vec![];
        ir::walk(module, &mut |op| {
            if ir::name(op) == "shale.dispatch" {
                let kernel = ir::attribute(op, "kernel").and_then(|a| ir::symbol_reference(a)).unwrap_or_default();
                if let Some(types) = scratch.get(&kernel) {
                    dispatches.push((op, types));
                }
            }
        });
        for (dispatch, types) in dispatches {
            provide(context, dispatch, types);
        }
        Ok(())
    }
}

/// Moves the allocations of a kernel; gives the types of the operands that it gets, as tensors.
fn promote<'c>(
    context: &'c Context,
    kernel: OperationRef<'c, '_>,
    (most, most_in_all): (i64, i64),
) -> Result<Vec<Type<'c>>, Emitted> {
    let name = ir::symbol(kernel).unwrap_or_default();
    let (mut allocations, mut deallocations) = (vec![], vec![]);
    ir::walk(kernel, &mut |op| match ir::name(op) {
        "memref.alloc" | "memref.alloca" => allocations.push(op),
        "memref.dealloc" => deallocations.push(op),
        _ => {}
    });
    for op in deallocations {
        ir::erase(op);
    }
    if allocations.is_empty() {
        return Ok(vec![]);
    }
    let Some(block) = ir::body(kernel, 0) else { return Ok(vec![]) };
    let stays = |op: &OperationRef| !allocations.iter().any(|other| ir::same(*op, *other));
    let Some(first) = ir::operations(block).into_iter().find(stays) else { return Ok(vec![]) };
    let (mut total, mut added) = (0, vec![]);
    for op in allocations.iter().copied() {
        let result = ir::results(op)[0];
        let memory = result.r#type();
        let Some(size) = bytes(memory) else {
            let text = format!("kernel '{name}' must have temporaries of static size, got {memory}");
            return Err(Diagnostic::on(op, text).note(kernel.location(), "kernel is here").error());
        };
        let value: Value = if size <= most && total + size <= most_in_all {
            total += size;
            let segments = types::i32_array(context, &[0, 0]);
            let alignment = types::i64_attribute(context, super::ALIGNMENT);
            let attributes = [("operandSegmentSizes", segments), ("alignment", alignment)];
            // At the start of the kernel, or stack memory would grow in every turn of a loop.
            Builder::before(context, first).with_location(op.location()).op_with(
                "memref.alloca",
                &[],
                &attributes,
                memory,
            )
        } else {
            let items = ir::attribute(kernel, "grid").and_then(ir::integer).unwrap_or(1);
            if items != 1 {
                let text = format!(
                    "kernel '{name}' of {items} items must have temporaries of at most {most} bytes, got {size}"
                );
                return Err(Diagnostic::on(op, text).note(kernel.location(), "kernel is here").error());
            }
            added.push(types::tensor(&ir::shape(memory), ir::element_type(memory)));
            ir::add_argument(block, types::memref(&ir::shape(memory), ir::element_type(memory)), op.location())
        };
        ir::replace_all_uses(result, value);
        ir::erase(op);
    }
    if !added.is_empty() {
        roles::accesses(kernel)?;
        let one =
            types::parse_attribute(context, "#shale.access<scratch>").expect("the registry has the shale dialect");
        let mut accesses: Vec<Attribute> = ir::attribute(kernel, "access").and_then(ir::elements).unwrap_or_default();
        accesses.extend(added.iter().map(|_| one));
        ir::set_attribute(kernel, "access", types::array(context, &accesses));
        let inputs: Vec<_> = ir::arguments(block).iter().map(|v| v.r#type()).collect();
        ir::set_attribute(kernel, "function_type", types::type_attribute(types::function(context, &inputs, &[])));
        ir::remove_attribute(kernel, "arg_attrs");
    }
    debug_assert!(roles::accesses(kernel).is_ok_and(|all| added.is_empty() || all.contains(&Access::Scratch)));
    Ok(added)
}

/// Gives a dispatch its scratch operands.
fn provide<'c>(context: &'c Context, dispatch: OperationRef<'c, '_>, scratch: &[Type<'c>]) {
    let b = Builder::before(context, dispatch);
    let mut operands = ir::operands(dispatch);
    let inputs = super::storage_plan::inputs_of(dispatch);
    let mut results: Vec<Type> = ir::results(dispatch).iter().map(|v| v.r#type()).collect();
    for tensor in scratch {
        operands.push(b.empty(*tensor));
        results.push(*tensor);
    }
    let segments = types::i32_array(context, &[inputs as i32, (operands.len() - inputs) as i32]);
    let attributes: Vec<_> = dispatch
        .attributes()
        .map(|(name, value)| (name.as_string_ref().as_str().unwrap_or("").to_owned(), value))
        .collect();
    let attributes: Vec<_> =
        attributes.iter().map(|(n, a)| (n.as_str(), if n == "operandSegmentSizes" { segments } else { *a })).collect();
    let new = ir::results(b.create("shale.dispatch", &operands, &attributes, &results, vec![]));
    for (old, new) in ir::results(dispatch).into_iter().zip(new) {
        ir::replace_all_uses(old, new);
    }
    ir::erase(dispatch);
}
