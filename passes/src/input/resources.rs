// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! `shale-embed-resources`: constants whose elements lie in a resource beside the program, as dense constants.
use melior::{Context, ir::OperationRef};
use shale_bridge::{
    Diagnostic, Emitted, Options, Pass,
    edit::{is_resource, resource_elements},
    ir,
};

/// `dense_resource<name>` becomes `dense<…>`. The resource must be in the program, and of the size of the type.
pub struct EmbedResources;

impl Pass for EmbedResources {
    const ARGUMENT: &'static str = "shale-embed-resources";
    const SUMMARY: &'static str = "Replace constants in resources by dense constants";
    const ANCHOR: &'static str = "builtin.module";
    type State<'c> = ();

    fn run<'c>(_: &(), _: &'c Context, module: OperationRef<'c, '_>, _: &Options) -> Result<(), Emitted> {
        let mut failure = None;
        ir::walk(module, &mut |op| {
            let Some(value) = ir::attribute(op, "value").filter(|value| is_resource(*value)) else { return };
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
