// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Constraints of communication: what becomes of the operand's sharding.
use super::axes::{Axis, Devices, Sharding, lists, of_value, with_end, without_end};
use crate::{
    sdy::{
        AllGatherOp, AllReduceOp, AllSliceOp, AllToAllOp, AllToAllParam, CollectivePermuteOp, ReduceScatterOp,
        ReplicatedToUnreducedOp, ShardedToUnreducedOp, TensorSharding,
    },
    stablehlo::check::{Check, require},
    support::{FromAttribute, Violation},
};
use melior::ir::{Attribute, OperationRef, Value, ValueLike};

/// The shardings of operand and result; that of the operand may be missing where `required` is not set.
fn shardings<'c>(
    op: OperationRef<'c, '_>,
    tensor: Value<'c, '_>,
    out: &TensorSharding<'c>,
    required: bool,
) -> Result<(Option<Sharding>, Sharding), Violation> {
    let out_mesh = out.mesh;
    let attribute = shale_bridge::ir::attribute(op, "out_sharding");
    let attribute = attribute.ok_or_else(|| Violation::new("out_sharding must be present"))?;
    let out = Sharding::of(op, attribute, Some(tensor.r#type())).map_err(|v| v.within("out_sharding"))?;
    let Some(given) = of_value(tensor) else {
        return if required { Err("operand must have a sharding".into()) } else { Ok((None, out)) };
    };
    let mesh = TensorSharding::from_attribute(given).and_then(|given| given.mesh);
    require(mesh == out_mesh, || "operand and result must have the same mesh".into())?;
    let operand = Sharding::of(op, given, Some(tensor.r#type())).map_err(|v| v.within("operand"))?;
    Ok((Some(operand), out))
}

/// The out_sharding's dimensions are those expected.
fn agrees(out: &Sharding, expected: &[Vec<Axis>]) -> Check {
    for (index, (found, expected)) in out.dimensions.iter().zip(expected).enumerate() {
        require(found == expected, || {
            format!("out_sharding must divide dimension {index} by {{{}}}, got {{{}}}", text(expected), text(found))
        })?;
    }
    Ok(())
}

fn text(axes: &[Axis]) -> String {
    axes.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

/// Lists of axes, one per dimension.
fn per_dimension(mesh: &Devices, attributes: &[Attribute], rank: usize) -> Result<Vec<Vec<Axis>>, Violation> {
    let all = lists(mesh, attributes)?;
    require(all.len() == rank, || format!("axes must be one list per dimension, {rank}, got {}", all.len()))?;
    Ok(all)
}

fn gathered(operand: Sharding, axes: &[Vec<Axis>]) -> Result<Vec<Vec<Axis>>, Violation> {
    let pairs = operand.dimensions.into_iter().zip(axes).enumerate();
    pairs.map(|(i, (own, last))| without_end(own, last).map_err(|v| v.within(&format!("dimension {i}")))).collect()
}

fn sliced(operand: Sharding, axes: &[Vec<Axis>]) -> Vec<Vec<Axis>> {
    operand.dimensions.into_iter().zip(axes).map(|(own, more)| with_end(own, more)).collect()
}

/// The operand has a sharding wherever this is called with `required`.
fn both(operand: Option<Sharding>, out: Sharding) -> Result<(Sharding, Sharding), Violation> {
    Ok((operand.ok_or_else(|| Violation::new("operand must have a sharding"))?, out))
}

pub fn all_gather(op: AllGatherOp) -> Check {
    let (operand, out) = shardings(op.operation(), op.tensor(), &op.out_sharding(), true)?;
    let (operand, out) = both(operand, out)?;
    let axes = per_dimension(&out.mesh, &op.gathering_axes().value, out.dimensions.len())?;
    agrees(&out, &gathered(operand, &axes)?)
}

pub fn all_slice(op: AllSliceOp) -> Check {
    let (operand, out) = shardings(op.operation(), op.tensor(), &op.out_sharding(), true)?;
    let (operand, out) = both(operand, out)?;
    let axes = per_dimension(&out.mesh, &op.slicing_axes().value, out.dimensions.len())?;
    agrees(&out, &sliced(operand, &axes))
}

pub fn reduce_scatter(op: ReduceScatterOp) -> Check {
    let (operand, out) = shardings(op.operation(), op.tensor(), &op.out_sharding(), true)?;
    let (operand, out) = both(operand, out)?;
    let axes = per_dimension(&out.mesh, &op.reduce_scatter_axes().value, out.dimensions.len())?;
    agrees(&out, &sliced(operand, &axes))
}

pub fn all_to_all(op: AllToAllOp) -> Check {
    let (operand, out) = shardings(op.operation(), op.tensor(), &op.out_sharding(), true)?;
    let (operand, out) = both(operand, out)?;
    let rank = out.dimensions.len();
    let mut dimensions = operand.dimensions;
    let mut taken = vec![];
    let mut previous = -1;
    require(!op.params().value.is_empty(), || "params must not be empty".into())?;
    for param in op.params().value {
        let param = AllToAllParam::from_attribute(param).ok_or_else(|| Violation::new("params must be exchanges"))?;
        let axes = out.mesh.list(&param.axes)?;
        require(!axes.is_empty(), || "axes must not be empty".into())?;
        for dimension in [param.src_dim, param.tgt_dim] {
            require((0..rank as i64).contains(&dimension), || {
                format!("dimensions must be at least 0 and less than {rank}, got {dimension}")
            })?;
            require(!taken.contains(&dimension), || format!("dimensions must be distinct, got {dimension} twice"))?;
            taken.push(dimension);
        }
        require(param.src_dim > previous, || format!("source dimensions must ascend, got {}", param.src_dim))?;
        previous = param.src_dim;
        let (source, target) = (param.src_dim as usize, param.tgt_dim as usize);
        dimensions[source] = without_end(std::mem::take(&mut dimensions[source]), &axes)
            .map_err(|v| v.within(&format!("dimension {source}")))?;
        dimensions[target] = with_end(std::mem::take(&mut dimensions[target]), &axes);
    }
    agrees(&out, &dimensions)
}

pub fn collective_permute(op: CollectivePermuteOp) -> Check {
    let (operand, out) = shardings(op.operation(), op.tensor(), &op.out_sharding(), true)?;
    let (operand, out) = both(operand, out)?;
    for (index, (before, after)) in operand.dimensions.iter().zip(&out.dimensions).enumerate() {
        let (before, after) = (Devices::parts(before), Devices::parts(after));
        require(before == after, || {
            format!("out_sharding must divide dimension {index} into {before} parts, got {after}")
        })?;
    }
    Ok(())
}

pub fn all_reduce(op: AllReduceOp) -> Check {
    let (operand, out) = shardings(op.operation(), op.tensor(), &op.out_sharding(), false)?;
    let axes = out.mesh.list(&op.reduction_axes().value)?;
    free(&out, &axes)?;
    let Some(operand) = operand else { return Ok(()) };
    free(&operand, &axes)?;
    agrees(&out, &operand.dimensions)
}

pub fn replicated_to_unreduced(op: ReplicatedToUnreducedOp) -> Check {
    let (operand, out) = shardings(op.operation(), op.tensor(), &op.out_sharding(), true)?;
    let (operand, out) = both(operand, out)?;
    let axes = out.mesh.list(&op.axes().value)?;
    require(!axes.is_empty(), || "axes must not be empty".into())?;
    divide_nothing(operand.dimensions.iter().flatten(), &axes)?;
    hold_parts(&out, &axes)?;
    agrees(&out, &operand.dimensions)
}

pub fn sharded_to_unreduced(op: ShardedToUnreducedOp) -> Check {
    let (operand, out) = shardings(op.operation(), op.tensor(), &op.out_sharding(), true)?;
    let (operand, out) = both(operand, out)?;
    let axes = per_dimension(&out.mesh, &op.axes().value, out.dimensions.len())?;
    hold_parts(&out, &axes.concat())?;
    agrees(&out, &gathered(operand, &axes)?)
}

/// None of the axes divides a dimension, or is said to hold copies.
fn free(sharding: &Sharding, axes: &[Axis]) -> Check {
    divide_nothing(sharding.dimensions.iter().flatten().chain(&sharding.replicated), axes)
}

fn divide_nothing<'s>(used: impl Iterator<Item = &'s Axis> + Clone, axes: &[Axis]) -> Check {
    match axes.iter().find(|axis| used.clone().any(|other| other.overlaps(axis))) {
        Some(axis) => Err(Violation::new(format!("axes must not be in use before, got {axis}"))),
        None => Ok(()),
    }
}

/// All axes hold parts of a sum.
fn hold_parts(out: &Sharding, axes: &[Axis]) -> Check {
    let missing = axes.iter().find(|axis| out.unreduced.iter().all(|other| other.name != axis.name));
    match missing {
        Some(axis) => Err(Violation::new(format!("out_sharding must have all axes unreduced, and has not {axis}"))),
        None => Ok(()),
    }
}
