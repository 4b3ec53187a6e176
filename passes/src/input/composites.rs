// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! `shale-legalize-composites`: composites as calls of their decompositions, which are inlined like all calls.
use melior::{
    Context,
    ir::{OperationRef, Type, ValueLike},
};
use shale_bridge::{Builder, Emitted, Options, Pass, ir};

/// A composite says that a function may also be done another way; no other way is known here.
pub struct LegalizeComposites;

impl Pass for LegalizeComposites {
    const ARGUMENT: &'static str = "shale-legalize-composites";
    const SUMMARY: &'static str = "Replace composites by calls of their decompositions";
    const ANCHOR: &'static str = "builtin.module";
    type State<'c> = ();

    fn run<'c>(_: &(), context: &'c Context, module: OperationRef<'c, '_>, _: &Options) -> Result<(), Emitted> {
        let mut found = vec![];
        ir::walk(module, &mut |op| {
            if ir::name(op) == "stablehlo.composite" {
                found.push(op);
            }
        });
        for op in found {
            // The operation's verifier has looked the function up.
            let Some(callee) = ir::attribute(op, "decomposition") else { continue };
            let types: Vec<Type> = ir::results(op).iter().map(|v| v.r#type()).collect();
            let at = Builder::before(context, op);
            let call = at.create("func.call", &ir::operands(op), &[("callee", callee)], &types, vec![]);
            for (old, new) in ir::results(op).into_iter().zip(ir::results(call)) {
                ir::replace_all_uses(old, new);
            }
            ir::erase(op);
        }
        Ok(())
    }
}
