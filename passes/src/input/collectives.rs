// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! `shale-legalize-collectives`: what collectives are where the program runs as one process: nothing, or zeros for a process that
//! nobody sends to. Groups of several processes, and transfers to a host or another device, are refused.
use super::code::{Code, V, require_static};
use melior::{
    Context,
    ir::{OperationRef, Type, ValueLike},
};
use shale_bridge::{Builder, Diagnostic, Emitted, Options, Pass, edit, ir, types};
use shale_dialects::stablehlo::{CollectivePermuteOp, groups, integers, pairs};
use shale_dialects::support::QuantizedType;
use std::collections::HashMap;

pub struct LegalizeCollectives;

impl Pass for LegalizeCollectives {
    const ARGUMENT: &'static str = "shale-legalize-collectives";
    const SUMMARY: &'static str = "Replace collectives of one process by what they are then";
    const ANCHOR: &'static str = "builtin.module";
    type State<'c> = ();

    fn run<'c>(_: &(), context: &'c Context, module: OperationRef<'c, '_>, _: &Options) -> Result<(), Emitted> {
        // What runs in the background comes last, when nothing in it is left to do.
        let (mut found, mut started) = (vec![], vec![]);
        ir::walk(module, &mut |op| match ir::name(op) {
            "stablehlo.async_start" => started.push(op),
            name if COLLECTIVES.contains(&name) => found.push(op),
            _ => {}
        });
        for op in found {
            legalize(context, op)?;
        }
        for op in started {
            run_now(context, op)?;
        }
        Ok(())
    }
}

/// What `legalize` knows.
const COLLECTIVES: &[&str] = &[
    "stablehlo.partition_id",
    "stablehlo.replica_id",
    "stablehlo.all_gather",
    "stablehlo.all_reduce",
    "stablehlo.all_to_all",
    "stablehlo.reduce_scatter",
    "stablehlo.cross-replica-sum",
    "stablehlo.collective_broadcast",
    "stablehlo.collective_permute",
    "stablehlo.collective_reduce",
    "stablehlo.send",
    "stablehlo.recv",
    "stablehlo.infeed",
    "stablehlo.outfeed",
];

/// Whether the only process is in a group: no groups mean one of all processes.
fn takes_part(op: OperationRef) -> Result<bool, Emitted> {
    let error = |text: String| Diagnostic::on(op, text).error();
    let Some(attribute) = ir::attribute(op, "replica_groups") else { return Ok(true) };
    let lists = match groups(attribute) {
        Ok(lists) => lists,
        Err(violation) => return Err(error(violation.message().to_string())),
    };
    let Some(lists) = lists else {
        return Err(error(format!("must be of one process, got groups by the axes of a mesh, {attribute}")));
    };
    if let Some(id) = lists.iter().flatten().find(|id| **id != 0) {
        return Err(error(format!("must be of one process, got process {id}: programs run on one device")));
    }
    Ok(lists.is_empty() || lists.iter().any(|list| !list.is_empty()))
}

/// What stands for the number 0 in each element.
fn zeros<'c, 'a>(code: Code<'c, 'a, '_>, r#type: Type<'c>) -> V<'c, 'a> {
    match QuantizedType::of(ir::element_type(r#type)) {
        Some(quantized) => {
            let numbers = code.splat(types::tensor(&ir::shape(r#type), quantized.expressed), 0.0);
            code.at.op("stablehlo.uniform_quantize", &[numbers], r#type)
        }
        None => code.splat(r#type, 0.0),
    }
}

/// The operand in the element type of the computation.
fn converted<'c, 'a>(code: Code<'c, 'a, '_>, value: V<'c, 'a>, r#type: Type<'c>) -> V<'c, 'a> {
    let element = ir::element_type(r#type);
    if QuantizedType::of(element).is_some() && ir::element_type(value.r#type()) != element {
        return code.at.op("stablehlo.uniform_quantize", &[value], r#type);
    }
    code.convert(value, element)
}

/// A group of one process has one place for a root: the last operand is 0, and whoever computes it answers for that.
fn check_root(op: OperationRef) -> Result<(), Emitted> {
    let root = ir::attribute(op, "has_dynamic_root").and_then(|_| ir::operands(op).pop());
    let constant = root.and_then(ir::definition).filter(|definition| ir::name(*definition) == "stablehlo.constant");
    let places = constant.and_then(|constant| ir::attribute(constant, "value")).and_then(integers).unwrap_or_default();
    match places.iter().find(|place| **place != 0) {
        Some(place) => {
            let message = format!("root must be the only process of its group, at place 0, got {place}");
            Err(Diagnostic::on(op, message).error())
        }
        None => Ok(()),
    }
}

fn legalize<'c>(context: &'c Context, op: OperationRef<'c, '_>) -> Result<(), Emitted> {
    let at = Builder::before(context, op);
    let code = Code { at: &at };
    let (operands, results) = (ir::operands(op), ir::results(op));
    let zeros = || -> Result<Vec<V>, Emitted> {
        require_static(op)?;
        Ok(results.iter().map(|v| zeros(code, v.r#type())).collect())
    };
    let values = match ir::name(op) {
        "stablehlo.partition_id" | "stablehlo.replica_id" => zeros()?,
        "stablehlo.all_gather"
        | "stablehlo.all_reduce"
        | "stablehlo.all_to_all"
        | "stablehlo.reduce_scatter"
        | "stablehlo.cross-replica-sum" => {
            takes_part(op)?;
            // Without groups the types may say that there are several processes.
            if let Some((v, r)) =
                operands.iter().zip(&results).find(|(v, r)| ir::shape(v.r#type()) != ir::shape(r.r#type()))
            {
                let message = format!("must be of one process, got {} for {}", r.r#type(), v.r#type());
                return Err(Diagnostic::on(op, message).error());
            }
            // The computation may be of a wider type.
            operands.iter().zip(&results).map(|(v, r)| converted(code, *v, r.r#type())).collect()
        }
        "stablehlo.collective_broadcast" | "stablehlo.collective_reduce" => {
            check_root(op)?;
            if takes_part(op)? {
                operands.iter().zip(&results).map(|(v, r)| converted(code, *v, r.r#type())).collect()
            } else {
                zeros()?
            }
        }
        "stablehlo.collective_permute" => {
            let Some(permute) = CollectivePermuteOp::cast(op) else { return Ok(()) };
            let pairs = pairs(permute.source_target_pairs())
                .map_err(|violation| Diagnostic::on(op, violation.message()).error())?;
            if let Some((from, to)) = pairs.iter().find(|pair| **pair != (0, 0)) {
                let message = format!("must be of one process, got {from} to {to}: programs run on one device");
                return Err(Diagnostic::on(op, message).error());
            }
            if pairs.is_empty() { zeros()? } else { operands }
        }
        "stablehlo.send" | "stablehlo.recv" | "stablehlo.infeed" | "stablehlo.outfeed" => {
            return Err(Diagnostic::on(
                op,
                format!("has no lowering for {}: there is nobody to exchange data with", ir::signature(op)),
            )
            .error());
        }
        _ => return Ok(()),
    };
    for (old, new) in results.iter().zip(values) {
        ir::replace_all_uses(*old, new);
    }
    ir::erase(op);
    Ok(())
}

/// Runs what an `async_start` starts at its place; the future goes with what waits for it.
fn run_now<'c>(context: &'c Context, op: OperationRef<'c, '_>) -> Result<(), Emitted> {
    let at = Builder::before(context, op);
    let Some(block) = ir::body(op, 0) else { return Ok(()) };
    let arguments = ir::arguments(block).into_iter().map(edit::key);
    let mut map: HashMap<usize, _> = arguments.zip(ir::operands(op)).collect();
    let mut given = vec![];
    for inner in ir::operations(block) {
        if ir::name(inner) == "stablehlo.return" {
            given = ir::operands(inner).into_iter().map(|v| map.get(&edit::key(v)).copied().unwrap_or(v)).collect();
            continue;
        }
        let copy = at.insert(edit::clone_with(inner, &map));
        map.extend(ir::results(inner).into_iter().map(edit::key).zip(ir::results(copy)));
    }
    for (user, _) in ir::uses(ir::results(op)[0]) {
        if ir::name(user) != "stablehlo.async_done" {
            let message = format!("must wait by 'stablehlo.async_done' where it starts, got '{}'", ir::name(user));
            return Err(Diagnostic::on(op, message).error());
        }
        for (old, new) in ir::results(user).into_iter().zip(&given) {
            ir::replace_all_uses(old, *new);
        }
        ir::erase(user);
    }
    ir::erase(op);
    Ok(())
}
