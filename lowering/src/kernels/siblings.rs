// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Computations side by side that read the same tensors become one operation with several results.
use super::{
    iterator,
    structured::{self, Generic, Linear},
};
use melior::{
    Context,
    ir::{Attribute, AttributeLike, BlockRef, OperationRef, Type, Value, ValueLike},
};
use shale_bridge::{
    Builder,
    edit::{clone_with, fused_location, key, op_key},
    ir, types,
};
use std::collections::{HashMap, HashSet};

/// Operations of the bodies together: each adds values that have to stay in registers.
const MAX_OPS: usize = 200;
/// Tensors that are read and written together.
const MAX_OPERANDS: usize = 16;

/// Merges runs of parallel `linalg.generic` over the same loops which read a tensor in common, element by element, and of which none
/// needs another one's result: the tensor is read once, and each result may lie over a tensor that no other kernel reads any
/// more (two parts of a complex number that are computed from both, say). `others` are operations that have another kernel already.
pub fn merge<'c: 'a, 'a>(context: &'c Context, block: BlockRef<'c, 'a>, others: &HashSet<usize>) {
    let mut run: Vec<Generic<'c, 'a>> = vec![];
    for op in ir::operations(block) {
        let own = Some(op).filter(|op| !others.contains(&op_key(*op)));
        match own.and_then(candidate) {
            Some(generic) if fits(&run, &generic) => run.push(generic),
            Some(_) => {
                finish(context, &run);
                // It may use what has been replaced.
                run = candidate(op).into_iter().collect();
            }
            // What is no computation of its own does not come between.
            None if is_quiet(op) => {}
            None => {
                finish(context, &run);
                run.clear();
            }
        }
    }
    finish(context, &run);
}

fn is_quiet(op: OperationRef) -> bool {
    structured::is_view(op)
        || matches!(ir::name(op), "tensor.empty" | "arith.constant" | "tensor.extract")
        || ir::name(op).starts_with("arith.")
}

/// An operation that can be one of several.
fn candidate<'c, 'a>(op: OperationRef<'c, 'a>) -> Option<Generic<'c, 'a>> {
    let ranked = |v: &Value| types::is_tensor(v.r#type()) && ir::shape(v.r#type()).iter().all(|&size| size > 0);
    if !structured::is_generic(op) || ir::results(op).len() != 1 || !ir::operands(op).iter().all(ranked) {
        return None;
    }
    let generic = Generic::read(op).ok()?;
    let (ops, _) = generic.body_ops();
    let simple = ops.iter().all(|op| melior::ir::operation::OperationLike::region_count(op) == 0)
        && !ops.iter().any(|op| ir::name(*op) == "tensor.extract");
    let written = ir::arguments(generic.body).last().is_some_and(|out| ir::uses(*out).is_empty());
    let fresh = ir::definition(generic.outputs[0]).is_some_and(|op| ir::name(op) == "tensor.empty");
    let identity = generic.rows.last().is_some_and(|rows| is_identity(rows, generic.bounds.len()));
    (generic.is_parallel() && simple && written && fresh && identity).then_some(generic)
}

fn is_identity(rows: &[Linear], loops: usize) -> bool {
    let is_loop = |(d, (coefficients, constant)): (usize, &Linear)| {
        *constant == 0 && coefficients.iter().enumerate().all(|(k, &c)| c == i64::from(k == d))
    };
    rows.len() == loops && rows.iter().enumerate().all(is_loop)
}

/// Whether an operation joins a run: the same loops, a tensor in common, and nothing that is computed after the run's beginning.
fn fits<'c: 'a, 'a>(run: &[Generic<'c, 'a>], new: &Generic<'c, 'a>) -> bool {
    let Some(first) = run.first() else { return false };
    let whole = |generic: &Generic<'c, 'a>| -> Vec<Value<'c, 'a>> {
        let inputs = generic.inputs.iter().zip(&generic.rows);
        inputs.filter(|(_, rows)| is_identity(rows, generic.bounds.len())).map(|(value, _)| *value).collect()
    };
    let ops: usize = run.iter().chain([new]).map(|generic| generic.body_ops().0.len()).sum();
    let operands: HashSet<usize> = run
        .iter()
        .chain([new])
        .flat_map(|generic| generic.inputs.iter().chain(&generic.outputs))
        .map(|v| key(*v))
        .collect();
    let shared = whole(new).iter().any(|value| run.iter().any(|other| whole(other).contains(value)));
    let earlier = |value: &Value<'c, 'a>| match ir::definition(*value) {
        Some(op) if ir::parent_block(op) == ir::parent_block(first.op) => ir::is_before(op, first.op),
        _ => true,
    };
    let mut used = new.inputs.clone();
    ir::walk(new.op, &mut |inner| {
        if !ir::same(inner, new.op) {
            used.extend(
                ir::operands(inner)
                    .into_iter()
                    .filter(|v| ir::definition(*v).is_some_and(|op| ir::parent_block(op) == ir::parent_block(new.op))),
            );
        }
    });
    new.bounds == first.bounds && ops <= MAX_OPS && operands.len() <= MAX_OPERANDS && shared && used.iter().all(earlier)
}

/// Makes one operation of a run, where its first one stands.
fn finish<'c: 'a, 'a>(context: &'c Context, run: &[Generic<'c, 'a>]) {
    let [first, _, ..] = run else { return };
    let locations: Vec<_> = run.iter().map(|g| melior::ir::operation::OperationLike::location(&g.op)).collect();
    let b = Builder::before(context, first.op).with_location(fused_location(context, &locations));
    // Each tensor once for each way in which it is read.
    let mut inputs: Vec<Value<'c, 'a>> = vec![];
    let mut maps: Vec<Attribute<'c>> = vec![];
    let mut position: HashMap<(usize, usize), usize> = HashMap::new();
    for generic in run {
        let attributes = ir::attribute(generic.op, "indexing_maps").and_then(ir::elements).unwrap_or_default();
        for (value, map) in generic.inputs.iter().zip(attributes) {
            position.entry((key(*value), map.to_raw().ptr as usize)).or_insert_with(|| {
                inputs.push(*value);
                maps.push(map);
                inputs.len() - 1
            });
        }
    }
    let rank = first.bounds.len();
    let identity = b.map(rank, &(0..rank).map(|d| b.dim(d)).collect::<Vec<_>>());
    let results: Vec<Type<'c>> = run.iter().map(|generic| ir::results(generic.op)[0].r#type()).collect();
    let elements: Vec<Type<'c>> =
        inputs.iter().map(|v| v.r#type()).chain(results.iter().copied()).map(ir::element_type).collect();
    let region = b.region(&elements, |inner, arguments| {
        let mut yielded = vec![];
        for generic in run {
            let attributes = ir::attribute(generic.op, "indexing_maps").and_then(ir::elements).unwrap_or_default();
            let mut values: HashMap<usize, Value<'c, 'a>> = HashMap::new();
            for ((old, value), map) in ir::arguments(generic.body).into_iter().zip(&generic.inputs).zip(attributes) {
                values.insert(key(old), arguments[position[&(key(*value), map.to_raw().ptr as usize)]]);
            }
            let (ops, results) = generic.body_ops();
            for op in ops {
                let copy = inner.insert(clone_with(op, &values));
                values.extend(ir::results(op).into_iter().map(key).zip(ir::results(copy)));
            }
            yielded.extend(results.iter().map(|v| values.get(&key(*v)).copied().unwrap_or(*v)));
        }
        inner.create("linalg.yield", &yielded, &[], &[], vec![]);
    });
    let outputs: Vec<Value<'c, 'a>> = results.iter().map(|t| b.empty(*t)).collect();
    maps.extend(run.iter().map(|_| identity));
    let segments = [inputs.len() as i32, outputs.len() as i32];
    let attributes = [
        ("indexing_maps", types::array(context, &maps)),
        ("iterator_types", types::array(context, &vec![iterator(&b, false); rank])),
        ("operandSegmentSizes", types::i32_array(context, &segments)),
    ];
    let operands: Vec<Value> = inputs.into_iter().chain(outputs).collect();
    let merged = b.create("linalg.generic", &operands, &attributes, &results, vec![region]);
    for (generic, new) in run.iter().zip(ir::results(merged)) {
        ir::replace_all_uses(ir::results(generic.op)[0], new);
        ir::erase(generic.op);
    }
}
