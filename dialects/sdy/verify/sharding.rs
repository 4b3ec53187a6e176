// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Constraints of meshes, shardings and manual computations.
use super::axes::{Devices, Sharding, all_fit};
use crate::{
    sdy::{ManualComputationOp, Mesh, MeshAxis, MeshOp, ShardingConstraintOp, TensorSharding},
    stablehlo::check::{Check, require},
    support::{FromAttribute, TensorType, Violation},
};
use melior::ir::{Attribute, Value, ValueLike};
use shale_bridge::ir;

pub fn mesh(op: MeshOp) -> Check {
    well_formed(&op.mesh())
}

/// Distinct axes of positive sizes; device ids, if there are any, are those of all devices. One device alone has any number.
pub(super) fn well_formed(mesh: &Mesh) -> Check {
    let mut names: Vec<String> = vec![];
    let mut devices = Some(1i64);
    for axis in &mesh.axes {
        let axis = MeshAxis::from_attribute(*axis).ok_or_else(|| Violation::new("axes must have names and sizes"))?;
        require(axis.size > 0, || format!("size of axis '{}' must be positive, got {}", axis.name, axis.size))?;
        require(!names.contains(&axis.name), || format!("axes must be distinct, got '{}' twice", axis.name))?;
        devices = devices.and_then(|n| n.checked_mul(axis.size));
        names.push(axis.name);
    }
    let devices = devices.ok_or_else(|| Violation::new("number of devices must fit 64 bits"))?;
    let mut ids = mesh.device_ids.clone();
    require(ids.is_empty() || ids.len() as i64 == devices, || {
        format!("device_ids must be one per device, {devices}, got {}", ids.len())
    })?;
    ids.sort_unstable();
    let twice = ids.windows(2).find(|pair| pair[0] == pair[1]);
    require(twice.is_none(), || format!("device_ids must be distinct, got {} twice", twice.map_or(0, |pair| pair[0])))?;
    let limit = if names.is_empty() { i64::MAX } else { devices };
    let beyond = ids.iter().find(|&&id| id < 0 || id >= limit);
    require(beyond.is_none(), || {
        format!("device_ids must be at least 0 and less than {limit}, got {}", beyond.copied().unwrap_or(0))
    })
}

pub fn sharding_constraint(op: ShardingConstraintOp) -> Check {
    super::propagation::one(op.operation(), op.input())
}

pub fn manual_computation(op: ManualComputationOp) -> Check {
    all_fit(op.operation(), "in_shardings", &op.in_shardings().shardings, &op.tensors())?;
    all_fit(op.operation(), "out_shardings", &op.out_shardings().shardings, &op.results())?;
    one_mesh(op)?;
    let block = ir::blocks(op.body()).into_iter().next();
    let arguments = block.map_or(0, |block| ir::arguments(block).len());
    require(arguments == op.tensors().len(), || {
        format!("body must have one argument per operand, {}, got {arguments}", op.tensors().len())
    })?;
    let end = block.and_then(|block| ir::operations(block).into_iter().next_back());
    let given = end.filter(|end| ir::name(*end) == "sdy.return").map(|end| ir::operands(end).len());
    require(given == Some(op.results().len()), || {
        format!("body must end in sdy.return of one value per result, {}", op.results().len())
    })?;
    let inner = block.map_or(vec![], ir::arguments);
    let outer = op.tensors();
    local_types(op, "in_shardings", &op.in_shardings().shardings, &outer, &inner)?;
    let inner = end.map_or(vec![], ir::operands);
    local_types(op, "out_shardings", &op.out_shardings().shardings, &op.results(), &inner)
}

/// All shardings are of one mesh, but for those of an empty one.
fn one_mesh(op: ManualComputationOp) -> Check {
    let mut first: Option<Devices> = None;
    for attribute in [op.in_shardings().shardings, op.out_shardings().shardings].concat() {
        let Some(sharding) = TensorSharding::from_attribute(attribute) else { continue };
        let mesh = Devices::find(op.operation(), &sharding)?;
        if mesh.is_empty() {
            continue;
        }
        let known = first.get_or_insert_with(|| mesh.clone());
        require(*known == mesh, || format!("in_shardings and out_shardings must be of one mesh, got {attribute}"))?;
    }
    Ok(())
}

/// The manual axes of a dimension come first, and the body has the parts that they make.
fn local_types(
    op: ManualComputationOp,
    name: &str,
    shardings: &[Attribute],
    whole: &[Value],
    parts: &[Value],
) -> Check {
    let manual: Vec<String> = op.manual_axes().value.into_iter().filter_map(ir::string).collect();
    for (i, ((sharding, whole), part)) in shardings.iter().zip(whole).zip(parts).enumerate() {
        let sharding = Sharding::of(op.operation(), *sharding, Some(whole.r#type()))?;
        let (whole, part) = (whole.r#type(), part.r#type());
        let Some(tensor) = TensorType::cast(whole) else {
            require(part == whole, || format!("{name} {i} must leave the body the type {whole}, got {part}"))?;
            continue;
        };
        let mut expected = tensor.shape();
        for (dimension, axes) in sharding.dimensions.iter().enumerate() {
            let first = axes.iter().take_while(|axis| manual.contains(&axis.name)).count();
            if let Some(late) = axes[first..].iter().find(|axis| manual.contains(&axis.name)) {
                return Err(Violation::new(format!(
                    "{name} {i} must have manual axes first in dimension {dimension}, got {late} after {}",
                    axes[first]
                )));
            }
            let count = Devices::parts(&axes[..first]);
            if expected[dimension] >= 0 {
                let size = expected[dimension];
                require(size % count == 0, || {
                    format!("{name} {i} must divide dimension {dimension} of {size} evenly, got {count} parts")
                })?;
                expected[dimension] = size / count;
            }
        }
        let expected = tensor.with_shape(&expected);
        require(part == expected.to_type(), || {
            format!("{name} {i} must leave the body the type {expected}, got {part}")
        })?;
    }
    Ok(())
}
