// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! `shale-sink-constants`: regions that compute on scalars use nothing from around them but constants, which move inside.
use melior::{
    Context,
    ir::{BlockLike, OperationRef, Value, operation::OperationLike},
};
use shale_bridge::{Diagnostic, Emitted, Options, Pass, edit, ir};
use std::collections::{HashMap, HashSet};

/// The computations of reductions, sorts and their like are lowered into kernels, one element at a time. What they use of
/// the program around them must be a constant, which is copied into them; other values are refused. The specification lets
/// any value in.
pub struct SinkConstants;

/// Operations whose regions become bodies of kernels.
const ELEMENTWISE_REGIONS: &[&str] = &[
    "stablehlo.map",
    "stablehlo.reduce",
    "stablehlo.reduce_window",
    "stablehlo.scatter",
    "stablehlo.select_and_scatter",
    "stablehlo.sort",
    "stablehlo.all_reduce",
    "stablehlo.collective_reduce",
    "stablehlo.reduce_scatter",
];

impl Pass for SinkConstants {
    const ARGUMENT: &'static str = "shale-sink-constants";
    const SUMMARY: &'static str = "Copy constants into the regions of reductions and their like";
    const ANCHOR: &'static str = "builtin.module";
    type State<'c> = ();

    fn run<'c>(_: &(), _: &'c Context, module: OperationRef<'c, '_>, _: &Options) -> Result<(), Emitted> {
        let mut found = vec![];
        ir::walk(module, &mut |op| {
            if ELEMENTWISE_REGIONS.contains(&ir::name(op)) {
                found.push(op);
            }
        });
        let mut failure = None;
        for op in found {
            if let Err(emitted) = sink(op) {
                failure = Some(emitted);
            }
        }
        failure.map_or(Ok(()), Err)
    }
}

fn sink<'c, 'a>(op: OperationRef<'c, 'a>) -> Result<(), Emitted> {
    // What the regions define, at any depth.
    let mut own: HashSet<usize> = HashSet::new();
    let mut inner: Vec<OperationRef<'c, 'a>> = vec![];
    let blocks: Vec<_> = op.regions().flat_map(ir::blocks).collect();
    for block in &blocks {
        own.extend(ir::arguments(*block).into_iter().map(edit::key));
        for below in ir::operations(*block) {
            ir::walk(below, &mut |below| {
                own.extend(ir::results(below).into_iter().map(edit::key));
                own.extend(below.regions().flat_map(ir::blocks).flat_map(ir::arguments).map(edit::key));
                inner.push(below);
            });
        }
    }
    // One copy per constant and region: all captured values of an operation come into its first block that uses them.
    let mut copies: HashMap<(usize, usize), Value<'c, 'a>> = HashMap::new();
    for below in inner {
        for (index, operand) in ir::operands(below).into_iter().enumerate() {
            if own.contains(&edit::key(operand)) {
                continue;
            }
            let constant = ir::definition(operand).filter(|op| ir::name(*op) == "stablehlo.constant");
            let Some(constant) = constant else {
                let message = format!("region must use constants alone of what is around it, got operand {index}");
                return Err(Diagnostic::on(op, message).note(below.location(), "used here").error());
            };
            let Some((place, block)) = blocks.iter().enumerate().find(|(_, block)| contains(**block, below)) else {
                continue;
            };
            let copy = *copies.entry((place, edit::key(operand))).or_insert_with(|| {
                let first = ir::operations(*block)[0];
                ir::results(block.insert_operation_before(first, ir::clone(constant)))[0]
            });
            ir::set_operand(below, index, copy);
        }
    }
    Ok(())
}

/// Whether an operation stands in a block, at any depth.
fn contains(block: melior::ir::BlockRef, op: OperationRef) -> bool {
    let mut op = op;
    loop {
        let Some(parent) = ir::parent_block(op) else { return false };
        if parent.to_raw().ptr == block.to_raw().ptr {
            return true;
        }
        let Some(above) = parent.parent_operation() else { return false };
        op = above;
    }
}
