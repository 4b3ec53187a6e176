// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Constraints of collectives and transfers whose results are not fixed by operands and attributes alone. The numbers in brackets
//! are the specification's constraint ids.
use crate::{
    stablehlo::{
        AllGatherOp, AsyncStartOp, FutureType, InfeedOp, RecvOp, ReduceScatterOp, SendOp, check::*, replica_groups,
    },
    support::{DYNAMIC, TensorType, Violation, compatible_sizes},
};
use melior::ir::{Type, Value, ValueLike};
use shale_bridge::ir;

/// A size that is `count` times another one; if the count is not known, a multiple of it.
fn is_multiple(whole: i64, part: i64, count: Option<i64>) -> bool {
    match count {
        _ if whole == DYNAMIC || part == DYNAMIC => true,
        Some(count) => part.checked_mul(count) == Some(whole),
        None => part == 0 && whole == 0 || part != 0 && whole % part == 0,
    }
}

pub fn all_gather(op: AllGatherOp) -> Result<(), Violation> {
    // (C2) to (C5)
    let channel = op.channel_handle();
    let groups = replica_groups::grouped(op.replica_groups(), channel.as_ref(), op.use_global_device_ids(), false)?;
    let (operands, results) = (op.operands(), op.results());
    require(!operands.is_empty(), || "there must be at least one operand, got none".into())?;
    require(operands.len() == results.len(), || {
        format!("there must be one result per operand, got {} for {}", results.len(), operands.len())
    })?;
    for (i, (operand, result)) in operands.into_iter().zip(results).enumerate() {
        let (operand, result) = (TensorType::of(operand), TensorType::of(result));
        // (C1)
        let along = dimensions("all_gather_dim", &[op.all_gather_dim()], operand.rank())?[0];
        // (C6)
        same_element(&format!("result {i}"), result, "its operand", operand)?;
        let (from, to) = (operand.shape(), result.shape());
        require(from.len() == to.len(), || {
            format!("result {i} must have the rank of its operand, {}, got {}", from.len(), to.len())
        })?;
        for (d, (&from, &to)) in from.iter().zip(&to).enumerate() {
            let fits = if d == along { is_multiple(to, from, groups.size()) } else { compatible_sizes(from, to) };
            require(fits, || {
                let count = groups.size().filter(|_| d == along).map_or(String::new(), |n| format!("{n} times "));
                format!("dimension {d} of result {i} must have {count}the size of its operand, {from}, got {to}")
            })?;
        }
    }
    Ok(())
}

pub fn reduce_scatter(op: ReduceScatterOp) -> Result<(), Violation> {
    let (operand, result) = (TensorType::of(op.operand()), TensorType::of(op.result()));
    // (C3) to (C6)
    let channel = op.channel_handle();
    let groups = replica_groups::grouped(op.replica_groups(), channel.as_ref(), op.use_global_device_ids(), false)?;
    // (C2)
    let along = dimensions("scatter_dimension", &[op.scatter_dimension()], operand.rank())?[0];
    let (from, to) = (operand.shape(), result.shape());
    // (C1)
    if let Some(count) = groups.size().filter(|_| from[along] != DYNAMIC) {
        require(from[along] % count == 0, || {
            format!("scatter_dimension must have a size divisible by the group's, {count}, got {}", from[along])
        })?;
    }
    // (C7)
    let elements = reducer("computation", op.computation(), &[operand])?;
    // (C8)
    require(from.len() == to.len(), || {
        format!("result must have the operand's rank, {}, got {}", from.len(), to.len())
    })?;
    for (d, (&from, &to)) in from.iter().zip(&to).enumerate() {
        let fits = if d == along { is_multiple(from, to, groups.size()) } else { compatible_sizes(from, to) };
        require(fits, || {
            format!("dimension {d} of result must have the size of a part of the operand's, {from}, got {to}")
        })?;
    }
    // (C9)
    require(result.element() == elements[0], || {
        format!("result must have the element type of computation, {}, got {}", elements[0], result.element())
    })
}

/// Payload, then a token.
fn received(results: Vec<Value>) -> Check {
    let Some((last, payload)) = results.split_last() else {
        return Err("there must be at least one result, got none".into());
    };
    for (i, value) in payload.iter().enumerate() {
        let r#type = value.r#type();
        require(TensorType::cast(r#type).is_some(), || format!("result {i} must be a tensor, got {type}"))?;
    }
    let r#type = last.r#type();
    require(TensorType::cast(r#type).is_none(), || format!("the last result must be a token, got {type}"))
}

pub fn infeed(op: InfeedOp) -> Result<(), Violation> {
    // (C1) to (C3)
    received(op.results())
}

pub fn recv(op: RecvOp) -> Result<(), Violation> {
    // (C1) to (C4)
    op.source_target_pairs().map_or(Ok(()), |pairs| replica_groups::pairs(pairs).map(|_| ()))?;
    // (C5)
    transfer(op.channel_handle().r#type, op.is_host_transfer(), ("HOST_TO_DEVICE", 3))?;
    // (C6) to (C8)
    received(op.results())
}

pub fn send(op: SendOp) -> Result<(), Violation> {
    // (C1) to (C4)
    op.source_target_pairs().map_or(Ok(()), |pairs| replica_groups::pairs(pairs).map(|_| ()))?;
    // (C5)
    transfer(op.channel_handle().r#type, op.is_host_transfer(), ("DEVICE_TO_HOST", 2))
}

/// The type of the channel suits the transfer.
fn transfer(found: i64, host: bool, (name, number): (&str, i64)) -> Check {
    let (name, expected) = if host { (name, number) } else { ("DEVICE_TO_DEVICE", 1) };
    require(found == expected, || {
        format!("channel_type must be {name} ({expected}) where is_host_transfer is {host}, got {found}")
    })
}

/// What may run while other operations do.
const ASYNCHRONOUS: &[&str] = &[
    "stablehlo.all_gather",
    "stablehlo.all_reduce",
    "stablehlo.all_to_all",
    "stablehlo.collective_broadcast",
    "stablehlo.collective_permute",
    "stablehlo.dynamic_slice",
    "stablehlo.dynamic_update_slice",
    "stablehlo.reduce_scatter",
    "stablehlo.slice",
];

pub fn async_start(op: AsyncStartOp) -> Result<(), Violation> {
    let body: Vec<_> = ir::operations(entry(op.body())?).into_iter().map(ir::name).collect();
    let fits = matches!(body.as_slice(), [name, "stablehlo.return"] if ASYNCHRONOUS.contains(name));
    require(fits, || format!("body must be a collective or a slice, and a return, got {}", body.join(", ")))?;
    let arguments: Vec<Type> = op.operands().iter().map(|v| v.r#type()).collect();
    let results = future_types(op.result().r#type());
    region_type("body", op.body(), &arguments, &results)
}

/// What a future stands for.
pub fn future_types<'c>(future: Type<'c>) -> Vec<Type<'c>> {
    FutureType::from_type(future).map(|future| future.types).unwrap_or_default()
}
