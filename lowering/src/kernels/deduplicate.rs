// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! `shale-deduplicate-kernels`: kernels with equal bodies become one symbol.
use melior::{Context, ir::OperationRef};
use shale_bridge::{Emitted, Options, Pass, ir, types};
use std::collections::HashMap;

/// Keeps the first of kernels that differ in nothing but their names and locations. Linear in the size of the program.
pub struct DeduplicateKernels;

impl Pass for DeduplicateKernels {
    const ARGUMENT: &'static str = "shale-deduplicate-kernels";
    const SUMMARY: &'static str = "Make equal kernels one symbol";
    const ANCHOR: &'static str = "builtin.module";
    type State<'c> = ();

    fn run<'c>(_: &(), context: &'c Context, module: OperationRef<'c, '_>, _: &Options) -> Result<(), Emitted> {
        let Some(body) = ir::body(module, 0) else { return Ok(()) };
        let anonymous = types::string_attribute(context, "");
        // Structure of a kernel -> name of the first that has it; name of a repeated one -> name of the first.
        let (mut first, mut renamed) = (HashMap::new(), HashMap::new());
        for kernel in ir::operations(body) {
            let (true, Some(name)) = (ir::name(kernel) == "shale.kernel", ir::symbol(kernel)) else { continue };
            ir::set_attribute(kernel, "sym_name", anonymous);
            let structure = ir::fingerprint(kernel);
            ir::set_attribute(kernel, "sym_name", types::string_attribute(context, &name));
            match first.get(&structure) {
                Some(kept) => {
                    renamed.insert(name, String::clone(kept));
                    ir::erase(kernel);
                }
                None => {
                    first.insert(structure, name);
                }
            }
        }
        ir::walk(module, &mut |op| {
            if ir::name(op) == "shale.dispatch"
                && let Some(kept) =
                    ir::attribute(op, "kernel").and_then(ir::symbol_reference).and_then(|name| renamed.get(&name))
            {
                ir::set_attribute(op, "kernel", types::symbol_reference(context, kept));
            }
        });
        Ok(())
    }
}
