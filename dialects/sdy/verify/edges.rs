// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Constraints of what Shardy notes of its propagation. Source: openxla/shardy, shardy/dialect/sdy/ir/verifiers.cc.
use super::axes::{Devices, of_value};
use crate::{
    sdy::{AxisRef, AxisToPropagationDetails, EdgeValueRef, PropagationEdges, PropagationOneStep, TensorSharding},
    stablehlo::check::{Check, require},
    support::{FromAttribute, Violation},
};
use melior::ir::{Attribute, OperationRef, Value};
use shale_bridge::ir;

/// The attribute `sdy.propagation_edges` of an operation: its values are those of the operation, some of them have shardings, and the
/// axes are of their meshes.
pub fn check(op: OperationRef, name: &str, attribute: Attribute) -> Check {
    let entries = entries(name, attribute)?;
    let (operands, results) = (ir::operands(op), ir::results(op));
    let mut meshes: Vec<Devices> = vec![];
    for entry in &entries {
        for value in entry.values.iter().filter_map(|value| value.of(&operands, &results)) {
            if let Some(sharding) = of_value(value).and_then(TensorSharding::from_attribute) {
                meshes.push(Devices::find(op, &sharding)?);
            }
        }
    }
    require(entries.is_empty() || !meshes.is_empty(), || {
        format!("'{name}' must be of values with shardings, got none")
    })?;
    for entry in &entries {
        require(meshes.iter().any(|mesh| mesh.has_axis(&entry.axis)), || {
            format!("'{name}' must name axes of a mesh, got \"{}\"", entry.axis)
        })?;
        for value in &entry.values {
            let (kind, count) = if value.is_result { ("result", results.len()) } else { ("operand", operands.len()) };
            require(value.of(&operands, &results).is_some(), || {
                format!("'{name}' must name {kind}s in [0, {count}), got {}", value.index)
            })?;
        }
    }
    Ok(())
}

/// The attribute of several values: a list of edges.
pub fn check_all(name: &str, attribute: Attribute) -> Check {
    let all = ir::elements(attribute);
    let all = all.ok_or_else(|| Violation::new(format!("'{name}' must be a list of edges, got {attribute}")))?;
    all.into_iter().try_for_each(|one| entries(name, one).map(|_| ()))
}

/// An axis, and the values that it came from and went to.
struct Entry {
    axis: String,
    values: Vec<EdgeValueRef>,
}

impl EdgeValueRef {
    fn of<'c, 'a>(&self, operands: &[Value<'c, 'a>], results: &[Value<'c, 'a>]) -> Option<Value<'c, 'a>> {
        let values = if self.is_result { results } else { operands };
        usize::try_from(self.index).ok().and_then(|index| values.get(index).copied())
    }
}

fn entries(name: &str, attribute: Attribute) -> Result<Vec<Entry>, Violation> {
    let edges = PropagationEdges::from_attribute(attribute);
    let edges =
        edges.ok_or_else(|| Violation::new(format!("'{name}' must be #sdy.propagation_edges, got {attribute}")))?;
    let steps = edges.value.into_iter().filter_map(PropagationOneStep::from_attribute);
    let details = steps.flat_map(|step| step.axis_entries).filter_map(AxisToPropagationDetails::from_attribute);
    let entry = |details: AxisToPropagationDetails| {
        let axis = AxisRef::from_attribute(details.axis?)?.name;
        let values = details.source.into_iter().chain(details.targets).filter_map(EdgeValueRef::from_attribute);
        Some(Entry { axis, values: values.collect() })
    };
    Ok(details.filter_map(entry).collect())
}
