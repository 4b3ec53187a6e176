// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! `shale-decompose-operations`: operations that others say as well, as those: batch norms, products by names of dimensions and what
//! the specification no longer has.
mod batch_norm;
mod einsum;

use super::code::{Code, V, require_static};
use melior::{
    Context,
    ir::{OperationRef, ValueLike},
};
use shale_bridge::{Builder, Diagnostic, Emitted, Options, Pass, ir, types};
use shale_dialects::stablehlo::{GatherDimensionNumbers, TorchIndexSelectOp};

pub struct DecomposeOperations;

impl Pass for DecomposeOperations {
    const ARGUMENT: &'static str = "shale-decompose-operations";
    const SUMMARY: &'static str = "Rewrite batch norms, einsums and removed operations as simpler StableHLO";
    const ANCHOR: &'static str = "builtin.module";
    type State<'c> = ();

    fn run<'c>(_: &(), context: &'c Context, module: OperationRef<'c, '_>, _: &Options) -> Result<(), Emitted> {
        let mut found = vec![];
        ir::walk(module, &mut |op| {
            if rule(ir::name(op)).is_some() {
                found.push(op)
            }
        });
        for op in found {
            let Some(rule) = rule(ir::name(op)) else { continue };
            require_static(op)?;
            let at = Builder::before(context, op);
            for (old, new) in ir::results(op).into_iter().zip(rule(Code { at: &at }, op)?) {
                ir::replace_all_uses(old, new);
            }
            ir::erase(op);
        }
        Ok(())
    }
}

/// Gives the values of the results.
type Rule = for<'c, 'a, 'b> fn(Code<'c, 'a, 'b>, OperationRef<'c, 'a>) -> Result<Vec<V<'c, 'a>>, Emitted>;

fn rule(name: &str) -> Option<Rule> {
    Some(match name {
        "stablehlo.batch_norm_inference" => batch_norm::inference,
        "stablehlo.batch_norm_training" => batch_norm::training,
        "stablehlo.batch_norm_grad" => batch_norm::grad,
        "stablehlo.einsum" | "stablehlo.unary_einsum" => einsum::legalize,
        "stablehlo.torch_index_select" => torch_index_select,
        "stablehlo.trace" => |_, _| Ok(vec![]),
        _ => return None,
    })
}

/// A gather of slices of size 1 along `dim`.
fn torch_index_select<'c, 'a>(code: Code<'c, 'a, '_>, op: OperationRef<'c, 'a>) -> Result<Vec<V<'c, 'a>>, Emitted> {
    let Some(op) = TorchIndexSelectOp::cast(op) else {
        return Err(Diagnostic::on(op, "must be torch_index_select").error());
    };
    let (operand, index, dim, batch) = (op.operand(), op.index(), op.dim(), op.batch_dims());
    let (shape, places) = (ir::shape(operand.r#type()), ir::shape(index.r#type()));
    let between = places.len() as i64 - batch;
    let after = (shape.len() as i64 - dim - 1).max(0);
    let numbers = GatherDimensionNumbers {
        offset_dims: (batch..dim).chain(dim + between..dim + between + after).collect(),
        collapsed_slice_dims: vec![dim],
        operand_batching_dims: (0..batch).collect(),
        start_indices_batching_dims: (0..batch).collect(),
        start_index_map: vec![dim],
        index_vector_dim: places.len() as i64,
    };
    let mut sizes = shape;
    for d in (0..batch).chain([dim]) {
        sizes[d as usize] = sizes[d as usize].min(1);
    }
    let context = code.at.context;
    let attributes =
        [("dimension_numbers", numbers.to_attribute(context)), ("slice_sizes", types::i64_array(context, &sizes))];
    Ok(vec![code.at.op_with("stablehlo.gather", &[operand, index], &attributes, op.result().r#type())])
}
