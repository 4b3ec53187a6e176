// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Constraints of meshes, shardings and manual computations.
use crate::{
    sdy::{ManualComputationOp, Mesh, MeshAxis, MeshOp, ShardingConstraintOp, TensorSharding},
    stablehlo::check::{Check, require},
    support::{FromAttribute, TensorType, Violation},
};
use melior::ir::{Attribute, Value};
use shale_bridge::ir;

pub fn mesh(op: MeshOp) -> Check {
    let mesh: Mesh = op.mesh();
    let mut names: Vec<String> = vec![];
    let mut devices = Some(1i64);
    for axis in mesh.axes {
        let axis = MeshAxis::from_attribute(axis).ok_or_else(|| Violation::new("axes must have names and sizes"))?;
        require(axis.size > 0, || format!("size of axis '{}' must be positive, got {}", axis.name, axis.size))?;
        require(!names.contains(&axis.name), || format!("axes must be distinct, got '{}' twice", axis.name))?;
        devices = devices.and_then(|n| n.checked_mul(axis.size));
        names.push(axis.name);
    }
    let devices = devices.ok_or_else(|| Violation::new("number of devices must fit 64 bits"))?;
    let ids = mesh.device_ids;
    require(ids.is_empty() || ids.len() as i64 == devices, || {
        format!("device_ids must be one per device, {devices}, got {}", ids.len())
    })?;
    let mut sorted = ids.clone();
    sorted.sort_unstable();
    let twice = sorted.windows(2).find(|pair| pair[0] == pair[1]);
    require(twice.is_none(), || format!("device_ids must be distinct, got {} twice", twice.map_or(0, |pair| pair[0])))
}

/// One entry per dimension.
fn fits(name: &str, sharding: &TensorSharding, value: Value) -> Check {
    let r#type = TensorType::of(value);
    require(sharding.dim_shardings.len() == r#type.rank(), || {
        format!("{name} must have one entry per dimension, {}, got {}", r#type.rank(), sharding.dim_shardings.len())
    })
}

pub fn sharding_constraint(op: ShardingConstraintOp) -> Check {
    fits("sharding", &op.sharding(), op.input())
}

fn all_fit(name: &str, shardings: &[Attribute], values: &[Value]) -> Check {
    require(shardings.len() == values.len(), || {
        format!("{name} must be one per value, {}, got {}", values.len(), shardings.len())
    })?;
    for (i, (sharding, value)) in shardings.iter().zip(values).enumerate() {
        let sharding = TensorSharding::from_attribute(*sharding);
        let sharding = sharding.ok_or_else(|| Violation::new(format!("{name} must be shardings")))?;
        fits(&format!("{name} {i}"), &sharding, *value)?;
    }
    Ok(())
}

pub fn manual_computation(op: ManualComputationOp) -> Check {
    all_fit("in_shardings", &op.in_shardings().shardings, &op.tensors())?;
    all_fit("out_shardings", &op.out_shardings().shardings, &op.results())?;
    let block = ir::blocks(op.body()).into_iter().next();
    let arguments = block.map_or(0, |block| ir::arguments(block).len());
    require(arguments == op.tensors().len(), || {
        format!("body must have one argument per operand, {}, got {arguments}", op.tensors().len())
    })?;
    let end = block.and_then(|block| ir::operations(block).into_iter().next_back());
    let given = end.filter(|end| ir::name(*end) == "sdy.return").map(|end| ir::operands(end).len());
    require(given == Some(op.results().len()), || {
        format!("body must end in sdy.return of one value per result, {}", op.results().len())
    })
}
