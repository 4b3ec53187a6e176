// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! `shale-embed-resources`: which constants are dense attributes, and which lie in a resource beside the program.
use melior::{
    Context,
    ir::{OperationRef, ValueLike},
};
use shale_bridge::{
    Diagnostic, Emitted, Options, Pass,
    edit::{dense_data, is_resource, resource_data, resource_elements, resource_of},
    ir,
};

/// Constants of fewer bytes are dense attributes, which folders read; larger ones resources, which are never copied or compared.
const LARGE: usize = 1 << 20;

/// `dense_resource<name>` becomes `dense<…>`, and a large `dense<…>` a resource that refers to its elements, so that what the passes do
/// takes no time for each of them. The resource must be in the program, and of the size of the type.
///
/// Booleans, elements of less than a byte, complex numbers and splats are dense attributes whatever their size.
pub struct EmbedResources;

impl Pass for EmbedResources {
    const ARGUMENT: &'static str = "shale-embed-resources";
    const SUMMARY: &'static str = "Keep small constants in dense attributes, large ones in resources";
    const ANCHOR: &'static str = "builtin.module";
    type State<'c> = ();

    fn run<'c>(_: &(), _: &'c Context, module: OperationRef<'c, '_>, _: &Options) -> Result<(), Emitted> {
        let mut failure = None;
        ir::walk(module, &mut |op| {
            let Some(value) = ir::attribute(op, "value") else { return };
            if let Some(data) = dense_data(value).filter(|data| data.len() >= LARGE && is_constant(op)) {
                ir::set_attribute(op, "value", resource_of(ir::results(op)[0].r#type(), data));
                return;
            }
            let kept = resource_data(value).is_some_and(|data| data.len() >= LARGE) && is_constant(op);
            if !is_resource(value) || kept {
                return;
            }
            match resource_elements(value) {
                Some(dense) => ir::set_attribute(op, "value", dense),
                None => {
                    let message = format!("resource must be in the program with the data of its type, got {value}");
                    failure = Some(Diagnostic::on(op, message).error());
                }
            }
        });
        failure.map_or(Ok(()), Err)
    }
}

fn is_constant(op: OperationRef) -> bool {
    ir::name(op) == "stablehlo.constant"
}
