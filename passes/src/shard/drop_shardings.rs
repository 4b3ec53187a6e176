// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! `shale-drop-shardings`: what a program says about devices, for one device.
use super::foreign_attributes;
use crate::input::vhlo_attributes::TYPED_FFI;
use melior::{
    Context,
    ir::{Attribute, OperationRef, ValueLike, operation::OperationLike},
};
use shale_bridge::{
    Diagnostic, Emitted, Options, Pass,
    edit::{all_attributes, dictionary_entries, discardable_attributes},
    function, ir, types,
};
use shale_dialects::{
    sdy::{Mesh, MeshAxis, TensorSharding, TensorShardingPerValue},
    support::FromAttribute,
};

/// Drops meshes of one device and all that refers to them, GSPMD's shardings that divide nothing, and the attributes by
/// which JAX and its predecessors talk to XLA. A program for several devices is refused.
pub struct DropShardings;

/// Dialects of attributes that nobody reads after this phase.
const FOREIGN: &[&str] = &["sdy.", "mhlo.", "jax.", "tf."];

/// Custom calls by which GSPMD marks values.
const MARKERS: &[&str] = &["Sharding", "SPMDFullToShardShape", "SPMDShardToFullShape"];

impl Pass for DropShardings {
    const ARGUMENT: &'static str = "shale-drop-shardings";
    const SUMMARY: &'static str = "Drop the shardings of a program for one device and refuse others";
    const ANCHOR: &'static str = "builtin.module";
    type State<'c> = ();

    fn run<'c>(_: &(), context: &'c Context, module: OperationRef<'c, '_>, _: &Options) -> Result<(), Emitted> {
        let mut failure = None;
        ir::walk(module, &mut |op| {
            if let Err(message) = check(module, op) {
                failure = Some(Diagnostic::at(op.location(), message).error());
            }
        });
        if let Some(emitted) = failure {
            return Err(emitted);
        }
        let mut found = vec![];
        ir::walk(module, &mut |op| found.push(op));
        // From the inside out: a computation is replaced by what is left of it.
        for op in found.into_iter().rev() {
            drop_from(context, op)?;
        }
        Ok(())
    }
}

fn is_foreign(name: &str) -> bool {
    FOREIGN.iter().any(|dialect| name.starts_with(dialect))
}

fn is_marker(op: OperationRef) -> bool {
    let target = ir::attribute(op, "call_target_name").and_then(ir::string);
    ir::name(op) == "stablehlo.custom_call"
        && target.is_some_and(|target| MARKERS.contains(&target.as_str()))
        && op.operand_count() == 1
        && op.result_count() == 1
}

/// Whether what an operation says about devices holds for one.
fn check(module: OperationRef, op: OperationRef) -> Result<(), String> {
    for (name, value) in all_attributes(op) {
        check_attribute(module, &name, value)?;
        if matches!(name.as_str(), "arg_attrs" | "res_attrs") {
            for dictionary in ir::elements(value).unwrap_or_default() {
                for (name, value) in dictionary_entries(dictionary).unwrap_or_default() {
                    check_attribute(module, &name, value)?;
                }
            }
        }
    }
    let changes = |what: &str| {
        let (operand, result) = (ir::operands(op)[0].r#type(), ir::results(op)[0].r#type());
        if operand == result {
            Ok(())
        } else {
            Err(format!("{what} must keep its type on one device, got {operand} and {result}"))
        }
    };
    if is_marker(op) { changes("sharding") } else { Ok(()) }
}

fn check_attribute(module: OperationRef, name: &str, value: Attribute) -> Result<(), String> {
    foreign_attributes::check(name, value)?;
    if let ("mhlo.num_partitions" | "mhlo.num_replicas", Some(count)) = (name, ir::integer(value))
        && count != 1
    {
        return Err(format!("program must be for one device, got {name} = {count}"));
    }
    if let Some(text) = foreign_attributes::shardings(name, value).into_iter().find(|text| !divides_nothing(text)) {
        return Err(format!("sharding must be for one device, got \"{text}\""));
    }
    if let Some(mesh) = Mesh::from_attribute(value) {
        check_mesh(&mesh, value)?;
    }
    let mut shardings: Vec<TensorSharding> = TensorSharding::from_attribute(value).into_iter().collect();
    if let Some(all) = TensorShardingPerValue::from_attribute(value) {
        shardings.extend(all.shardings.into_iter().filter_map(TensorSharding::from_attribute));
    }
    for sharding in shardings {
        let Some(mesh) = sharding.mesh else { continue };
        if let Some(spelt_out) = Mesh::from_attribute(mesh) {
            check_mesh(&spelt_out, mesh)?;
        } else if let Some(name) = ir::symbol_reference(mesh) {
            let body = ir::body(module, 0).map(ir::operations).unwrap_or_default();
            let known =
                body.into_iter().any(|op| ir::name(op) == "sdy.mesh" && ir::symbol(op).is_some_and(|n| n == name));
            if !known {
                return Err(format!("mesh of a sharding must be in the module, got @{name}"));
            }
        }
    }
    Ok(())
}

fn check_mesh(mesh: &Mesh, attribute: Attribute) -> Result<(), String> {
    let sizes = mesh.axes.iter().filter_map(|axis| MeshAxis::from_attribute(*axis)).map(|axis| axis.size);
    match sizes.fold(1i64, |product, size| product.saturating_mul(size)) {
        1 => Ok(()),
        devices => Err(format!("mesh must be of one device, got {devices} in {attribute}")),
    }
}

/// Whether a sharding in the text of XLA leaves a tensor whole on one device: `{replicated}`, `{maximal device=0}`,
/// `{devices=[1,1]<=[1]}`, or a tuple of such.
fn divides_nothing(text: &str) -> bool {
    let text = text.trim();
    let Some(inner) = text.strip_prefix('{').and_then(|t| t.strip_suffix('}')) else { return text.is_empty() };
    let inner = inner.trim();
    if inner.starts_with('{') {
        return inner.split("},").all(|part| {
            let part = part.trim();
            divides_nothing(&if part.ends_with('}') { part.to_string() } else { format!("{part}}}") })
        });
    }
    if matches!(inner, "" | "replicated" | "maximal device=0" | "manual") {
        return true;
    }
    let Some(sizes) = inner.strip_prefix("devices=[").and_then(|rest| rest.split_once(']')) else { return false };
    sizes.0.split(',').all(|size| size.trim() == "1")
}

fn drop_from<'c>(context: &'c Context, op: OperationRef<'c, '_>) -> Result<(), Emitted> {
    match ir::name(op) {
        "sdy.mesh" => {
            ir::erase(op);
            return Ok(());
        }
        "sdy.manual_computation" => return splice(op),
        "sdy.sharding_constraint" => {
            ir::replace_all_uses(ir::results(op)[0], ir::operands(op)[0]);
            ir::erase(op);
            return Ok(());
        }
        _ if is_marker(op) => {
            ir::replace_all_uses(ir::results(op)[0], ir::operands(op)[0]);
            ir::erase(op);
            return Ok(());
        }
        "func.func" => {
            let clean = |dictionary: &Attribute<'c>| {
                let entries = dictionary_entries(*dictionary).unwrap_or_default();
                let kept: Vec<_> =
                    entries.iter().filter(|(name, _)| !is_foreign(name)).map(|(name, v)| (name.as_str(), *v)).collect();
                types::dictionary(context, &kept)
            };
            for list in ["arg_attrs", "res_attrs"] {
                if let Some(all) = ir::attribute(op, list).and_then(ir::elements) {
                    let all: Vec<_> = all.iter().map(clean).collect();
                    match list {
                        "arg_attrs" => function::set_argument_attributes(context, op, &all),
                        _ => function::set_result_attributes(context, op, &all),
                    }
                }
            }
        }
        // JAX's typed calls leave the configuration of the operation empty, and have it here.
        "stablehlo.custom_call" => {
            let own = ir::attribute(op, "backend_config").filter(|own| ir::string(*own).is_none_or(|t| !t.is_empty()));
            if let (None, Some(typed)) = (own, ir::attribute(op, "mhlo.backend_config")) {
                ir::set_attribute(op, "backend_config", typed);
                if dictionary_entries(typed).is_some() {
                    // Of the versions, only that of typed calls has a dictionary.
                    let version = types::integer_attribute(types::integer(context, 32), TYPED_FFI);
                    ir::set_attribute(op, "api_version", version);
                }
            }
        }
        _ => {}
    }
    for (name, _) in discardable_attributes(op) {
        if is_foreign(&name) {
            ir::remove_attribute(op, &name);
        }
    }
    Ok(())
}

/// Puts the body of a computation in its place: the part of one device is the whole.
fn splice(op: OperationRef) -> Result<(), Emitted> {
    // The verifier has checked that there is a block with one argument per operand and a return of one value per result.
    let Some(block) = ir::body(op, 0) else { return Ok(()) };
    let same = |a: &[melior::ir::Value], b: &[melior::ir::Value]| {
        a.len() == b.len() && a.iter().zip(b).all(|(a, b)| a.r#type() == b.r#type())
    };
    let (arguments, operands) = (ir::arguments(block), ir::operands(op));
    let mut inner = ir::operations(block);
    let end = inner.pop();
    let given = end.map(ir::operands).unwrap_or_default();
    if !same(&arguments, &operands) || !same(&given, &ir::results(op)) {
        return Err(Diagnostic::on(op, "body must compute on the whole tensors on one device").error());
    }
    for (argument, operand) in arguments.into_iter().zip(operands) {
        ir::replace_all_uses(argument, operand);
    }
    for below in inner {
        ir::move_before(below, op);
    }
    // Values of the return may have been arguments.
    let given = end.map(ir::operands).unwrap_or_default();
    for (result, value) in ir::results(op).into_iter().zip(given) {
        ir::replace_all_uses(result, value);
    }
    ir::erase(op);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::divides_nothing;

    #[test]
    fn shardings_of_one_device() {
        for text in
            ["{replicated}", "{maximal device=0}", "{devices=[1,1]<=[1]}", "{{replicated}, {maximal device=0}}", ""]
        {
            assert!(divides_nothing(text), "{text}");
        }
        for text in
            ["{maximal device=1}", "{devices=[2,1]<=[2]}", "{{replicated}, {devices=[2]0,1}}", "replicated", "{x}"]
        {
            assert!(!divides_nothing(text), "{text}");
        }
    }
}
