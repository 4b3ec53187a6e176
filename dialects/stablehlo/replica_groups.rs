// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Groups of processes that collectives name (specification, "Collective ops").
use super::{ChannelHandle, check::*};
use crate::support::{FromAttribute, TensorType, Violation};
use melior::ir::{Attribute, AttributeLike};

/// How a collective divides the processes.
pub struct Groups {
    /// The lists of ids; empty if all processes are one group. Nothing if axes of a mesh say it.
    pub lists: Option<Vec<Vec<i64>>>,
    /// Whether every partition of the replicas in a list belongs to one group (`cross_replica_and_partition`).
    pub of_all_partitions: bool,
}

impl Groups {
    /// Reads the groups; the ids in them are unique and, but for those of `collective_broadcast`, count from 0.
    ///
    /// Only lists of one length are without padding (-1).
    pub fn of(attribute: Attribute, of_all_partitions: bool, padded: bool) -> Result<Self, Violation> {
        let Some((shape, ids)) = rows(attribute) else {
            return Ok(Self { lists: None, of_all_partitions });
        };
        require(shape.len() == 2, || format!("replica_groups must have rank 2, got {}", attribute.r#type()))?;
        let known: Vec<i64> = ids.iter().copied().filter(|id| !padded || *id != -1).collect();
        all_non_negative("replica_groups", &known)?;
        distinct("replica_groups", &known)?;
        let width = usize::try_from(shape[1]).unwrap_or(0).max(1);
        let lists = ids.chunks(width).map(|list| list.iter().copied().filter(|id| *id != -1).collect()).collect();
        Ok(Self { lists: Some(lists), of_all_partitions })
    }

    /// Every process is in a group: the ids are those from 0 on.
    pub fn complete(&self) -> Check {
        let Some(lists) = &self.lists else { return Ok(()) };
        let mut ids = lists.concat();
        ids.sort_unstable();
        let missing = ids.iter().enumerate().find(|(place, id)| *place as i64 != **id);
        require(missing.is_none(), || {
            let count = ids.len();
            format!("replica_groups must hold all ids in [0, {count}), got {} for {}", ids[count - 1], count - 1)
        })
    }

    /// How many processes a group has, where the attributes say so.
    pub fn size(&self) -> Option<i64> {
        let first = self.lists.as_ref()?.first()?.len();
        (!self.of_all_partitions).then_some(first as i64)
    }
}

/// Shape and elements of a tensor of ids; nothing for the axes of a mesh.
fn rows(attribute: Attribute) -> Option<(Vec<i64>, Vec<i64>)> {
    let ids = Vec::<i64>::from_attribute(attribute)?;
    Some((TensorType::cast(attribute.r#type())?.shape(), ids))
}

/// Whether a collective communicates between partitions.
pub fn has_channel(channel: Option<&ChannelHandle>) -> bool {
    channel.is_some_and(|channel| channel.handle > 0)
}

/// The constraints of all collectives that reduce or gather.
pub fn grouped(
    groups: Attribute,
    channel: Option<&ChannelHandle>,
    global_ids: bool,
    padded: bool,
) -> Result<Groups, Violation> {
    let with_channel = has_channel(channel);
    require(!global_ids || with_channel, || {
        let handle = channel.map_or("none".into(), |channel| channel.handle.to_string());
        format!("channel must be positive where use_global_device_ids is set, got {handle}")
    })?;
    let groups = Groups::of(groups, with_channel && !global_ids, padded)?;
    groups.complete()?;
    Ok(groups)
}

/// Pairs of source and target.
pub fn pairs(attribute: Attribute) -> Result<Vec<(i64, i64)>, Violation> {
    let (shape, ids) = rows(attribute)
        .ok_or_else(|| Violation::new(format!("source_target_pairs must be a tensor of ids, got {attribute}")))?;
    require(ids.is_empty() || shape.len() == 2 && shape[1] == 2, || {
        format!("source_target_pairs must have shape [N, 2], got {}", attribute.r#type())
    })?;
    all_non_negative("source_target_pairs", &ids)?;
    let pairs: Vec<(i64, i64)> = ids.chunks_exact(2).map(|pair| (pair[0], pair[1])).collect();
    let (sources, targets): (Vec<i64>, Vec<i64>) = pairs.iter().copied().unzip();
    distinct("sources of source_target_pairs", &sources)?;
    distinct("targets of source_target_pairs", &targets)?;
    Ok(pairs)
}

/// The lists of ids of a `replica_groups` attribute without their padding; nothing if axes of a mesh say them.
///
/// # Errors
/// If it is no tensor of unique ids of rank 2.
pub fn groups(attribute: Attribute) -> Result<Option<Vec<Vec<i64>>>, Violation> {
    Groups::of(attribute, false, true).map(|groups| groups.lists)
}
