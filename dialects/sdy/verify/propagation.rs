// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Constraints of operations that say how shardings spread.
use super::axes::{Sharding, all_fit};
use crate::{
    sdy::{DataFlowEdgeOp, NamedComputationOp, PropagationBarrierOp, ReshardOp},
    stablehlo::check::{Check, require},
    support::Violation,
};
use melior::ir::{Attribute, OperationRef, Type, Value, ValueLike};
use shale_bridge::ir;

/// A single sharding, in the attribute `sharding`.
pub(super) fn one<'c>(op: OperationRef<'c, '_>, value: Value<'c, '_>) -> Check {
    let Some(sharding) = ir::attribute(op, "sharding") else { return Ok(()) };
    Sharding::of(op, sharding, Some(value.r#type())).map_err(|violation| violation.within("sharding"))?;
    Ok(())
}

pub fn reshard(op: ReshardOp) -> Check {
    one(op.operation(), op.input())
}

pub fn data_flow_edge(op: DataFlowEdgeOp) -> Check {
    let maker = ir::definition(op.input()).map(ir::name);
    let maker = maker.filter(|name| name.starts_with("sdy.") && *name != "sdy.named_computation");
    require(maker.is_none(), || {
        format!("input must not come from an operation of sdy but named_computation, got '{}'", maker.unwrap_or(""))
    })?;
    let users = ir::uses(op.input()).len();
    require(users == 1, || format!("input must have no other user, got {users}"))?;
    one(op.operation(), op.input())
}

pub fn propagation_barrier(op: PropagationBarrierOp) -> Check {
    let direction = op.allowed_direction();
    require((0..3).contains(&direction), || {
        format!("allowed_direction must be NONE (0), FORWARD (1) or BACKWARD (2), got {direction}")
    })
}

pub fn named_computation(op: NamedComputationOp) -> Check {
    let types = |values: Vec<Value>| -> Vec<String> { values.into_iter().map(|v| v.r#type().to_string()).collect() };
    let block = ir::blocks(op.body()).into_iter().next();
    let arguments = types(block.map_or(vec![], ir::arguments));
    let operands = types(op.operands());
    require(arguments == operands, || {
        format!(
            "body must have arguments of the operands' types, [{}], got [{}]",
            operands.join(", "),
            arguments.join(", ")
        )
    })?;
    let end = block.and_then(|block| ir::operations(block).into_iter().next_back());
    let end = end
        .filter(|end| ir::name(*end) == "sdy.return")
        .ok_or_else(|| Violation::new("body must end in sdy.return"))?;
    let (given, results) = (types(ir::operands(end)), types(op.results()));
    require(given == results, || {
        format!("body must return values of the results' types, [{}], got [{}]", results.join(", "), given.join(", "))
    })?;
    let check = |name: &str, values: &[Value]| -> Check {
        let list = ir::attribute(op.operation(), name).and_then(per_value);
        list.map_or(Ok(()), |list| all_fit(op.operation(), name, &list, values))
    };
    check("in_shardings", &op.operands())?;
    check("out_shardings", &op.results())
}

fn per_value(attribute: Attribute) -> Option<Vec<Attribute>> {
    use crate::{sdy::TensorShardingPerValue, support::FromAttribute};
    TensorShardingPerValue::from_attribute(attribute).map(|list| list.shardings)
}

/// The attribute `sdy.sharding` of an operation, with the types of its results; nothing else is known.
pub(super) fn results(op: OperationRef, attribute: Attribute, types: &[Type]) -> Check {
    let Some(list) = per_value(attribute) else {
        return Err(Violation::new(format!("'sdy.sharding' must be #sdy.sharding_per_value, got {attribute}")));
    };
    if let ([], [only]) = (types, &list[..]) {
        Sharding::of(op, *only, None)?;
        return Ok(());
    }
    require(list.len() == types.len(), || {
        format!("'sdy.sharding' must have one sharding per result, {}, got {}", types.len(), list.len())
    })?;
    for (index, (sharding, r#type)) in list.iter().zip(types).enumerate() {
        Sharding::of(op, *sharding, Some(*r#type))
            .map_err(|violation| violation.within(&format!("'sdy.sharding' of result {index}")))?;
    }
    Ok(())
}
