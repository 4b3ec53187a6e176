// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Axes of meshes and shardings of values: what every verifier of the dialect stands on. Source: openxla/shardy,
//! docs/sharding_representation.md and shardy/dialect/sdy/ir/attrs.td.
use crate::{
    sdy::{
        AxisRef, AxisRefList, DimensionSharding, ManualAxes, Mesh, MeshAxis, TensorSharding, TensorShardingPerValue,
    },
    stablehlo::check::{Check, require},
    support::{FromAttribute, Violation},
};
use melior::ir::{Attribute, OperationRef, Type, Value, ValueLike};
use shale_bridge::ir;
use std::fmt;

/// A whole axis, or the part of it that is left after `before` of its devices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Axis {
    pub name: String,
    pub before: i64,
    pub size: i64,
    /// The size of the whole axis.
    pub whole: i64,
}

impl fmt::Display for Axis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\"{}\"", self.name)?;
        if self.size == self.whole { Ok(()) } else { write!(f, ":({}){}", self.before, self.size) }
    }
}

impl Axis {
    fn end(&self) -> i64 {
        self.before.saturating_mul(self.size)
    }

    pub fn overlaps(&self, other: &Self) -> bool {
        self.name == other.name && self.before < other.end() && other.before < self.end()
    }

    /// Whether the other part follows at once.
    fn continues_in(&self, other: &Self) -> bool {
        self.name == other.name && self.end() == other.before
    }
}

/// The axes of a mesh.
#[derive(Clone, Debug, PartialEq)]
pub struct Devices {
    axes: Vec<(String, i64)>,
    /// The numbers of the devices, where they are not in order.
    ids: Vec<i64>,
    /// Whether it is one device that has a number.
    pub is_single: bool,
}

impl Devices {
    fn of(mesh: Mesh) -> Self {
        let is_single = mesh.axes.is_empty() && mesh.device_ids.len() == 1;
        let axes = mesh.axes.into_iter().filter_map(MeshAxis::from_attribute).map(|axis| (axis.name, axis.size));
        Self { axes: axes.collect(), ids: mesh.device_ids, is_single }
    }

    /// The mesh that a sharding names or spells out.
    pub fn find(op: OperationRef, sharding: &TensorSharding) -> Result<Self, Violation> {
        let named = sharding.mesh.ok_or_else(|| Violation::new("sharding must have a mesh"))?;
        if let Some(mesh) = Mesh::from_attribute(named) {
            super::sharding::well_formed(&mesh)?;
            return Ok(Self::of(mesh));
        }
        let name = ir::symbol_reference(named);
        let mut around = Some(op);
        while let Some(module) = around {
            if ir::name(module) == "builtin.module" {
                let body = ir::body(module, 0);
                let mut all = body.into_iter().flat_map(ir::operations);
                let mesh = all.find(|op| ir::name(*op) == "sdy.mesh" && ir::symbol(*op) == name);
                if let Some(mesh) = mesh.and_then(|op| ir::attribute(op, "mesh")).and_then(Mesh::from_attribute) {
                    return Ok(Self::of(mesh));
                }
                break;
            }
            around = ir::parent(module);
        }
        Err(Violation::new(format!("sharding must name a mesh of the module, got {named}")))
    }

    /// Whether it stands for any mesh: it has neither axes nor devices.
    pub fn is_empty(&self) -> bool {
        self.axes.is_empty() && self.ids.is_empty()
    }

    pub fn has_axis(&self, name: &str) -> bool {
        self.axes.iter().any(|(axis, _)| axis == name)
    }

    /// How many parts the axes make.
    pub fn parts(axes: &[Axis]) -> i64 {
        axes.iter().fold(1, |parts: i64, axis| parts.saturating_mul(axis.size))
    }

    fn resolve(&self, attribute: Attribute) -> Result<Axis, Violation> {
        let axis = AxisRef::from_attribute(attribute).ok_or_else(|| Violation::new("axes must be references"))?;
        let found = self.axes.iter().find(|(name, _)| *name == axis.name);
        let (_, whole) =
            found.ok_or_else(|| Violation::new(format!("axis must be one of the mesh, got \"{}\"", axis.name)))?;
        let whole = *whole;
        if axis.size == 0 && axis.pre_size == 0 {
            return Ok(Axis { name: axis.name, before: 1, size: whole, whole });
        }
        let axis = Axis { name: axis.name, before: axis.pre_size, size: axis.size, whole };
        let fits = axis.before >= 1 && axis.size > 1 && axis.size != whole && axis.end() > 0 && whole % axis.end() == 0;
        let text = format!("\"{}\":({}){}", axis.name, axis.before, axis.size);
        require(fits, || format!("part of an axis of {whole} must divide it and be less than it, got {text}"))?;
        Ok(axis)
    }

    /// The axes of one list; parts that could be one are an error.
    pub fn list(&self, attributes: &[Attribute]) -> Result<Vec<Axis>, Violation> {
        let axes = attributes.iter().map(|axis| self.resolve(*axis)).collect::<Result<Vec<_>, _>>()?;
        match axes.windows(2).find(|pair| pair[0].continues_in(&pair[1])) {
            Some(pair) => Err(Violation::new(format!("parts of an axis must be one, got {} and {}", pair[0], pair[1]))),
            None => Ok(axes),
        }
    }

    fn position(&self, axis: &Axis) -> (usize, i64) {
        (self.axes.iter().position(|(name, _)| *name == axis.name).unwrap_or(usize::MAX), axis.before)
    }
}

/// A sharding whose axes are known to be those of its mesh.
pub struct Sharding {
    pub mesh: Devices,
    pub dimensions: Vec<Vec<Axis>>,
    pub replicated: Vec<Axis>,
    pub unreduced: Vec<Axis>,
}

impl Sharding {
    /// Checks a sharding of a value of this type that stands on or in `op`.
    pub fn of(op: OperationRef, attribute: Attribute, r#type: Option<Type>) -> Result<Self, Violation> {
        let sharding = TensorSharding::from_attribute(attribute);
        let sharding =
            sharding.ok_or_else(|| Violation::new(format!("sharding must be #sdy.sharding, got {attribute}")))?;
        let mesh = Devices::find(op, &sharding)?;
        let rank = r#type.map_or(0, |r#type| if is_shaped(r#type) { ir::shape(r#type).len() } else { 0 });
        let entries = sharding.dim_shardings.len();
        let rank = if mesh.is_single { 0 } else { rank };
        require(entries == rank, || format!("sharding must have one entry per dimension, {rank}, got {entries}"))?;
        let mut dimensions = vec![];
        for (index, dimension) in sharding.dim_shardings.iter().enumerate() {
            let dimension = DimensionSharding::from_attribute(*dimension);
            let dimension = dimension.ok_or_else(|| Violation::new("entries must be those of dimensions"))?;
            let idle = dimension.is_closed && dimension.axes.is_empty() && dimension.priority >= 0;
            require(!idle, || {
                format!("dimension {index} must be open or have axes for a priority, got p{}", dimension.priority)
            })?;
            dimensions.push(mesh.list(&dimension.axes)?);
        }
        let ordered = |name: &str, list: &[Attribute]| -> Result<Vec<Axis>, Violation> {
            let axes = mesh.list(list)?;
            let sorted = axes.is_sorted_by_key(|axis| mesh.position(axis));
            require(sorted, || format!("{name} axes must be in the order of the mesh"))?;
            Ok(axes)
        };
        let replicated = ordered("replicated", &sharding.replicated_axes)?;
        let unreduced = ordered("unreduced", &sharding.unreduced_axes)?;
        let result = Self { mesh, dimensions, replicated, unreduced };
        let all: Vec<&Axis> = result.all().collect();
        for (i, axis) in all.iter().enumerate() {
            if let Some(other) = all[..i].iter().find(|other| other.overlaps(axis)) {
                return Err(Violation::new(format!("axes must not overlap, got {other} and {axis}")));
            }
        }
        for (axis, owner) in manual_axes(op) {
            if let Some(used) = all.iter().find(|used| used.name == axis) {
                let message = format!("axes must not be those of a manual computation around, got {used}");
                return Err(
                    Violation::new(message).note(melior::ir::operation::OperationLike::location(&owner), "it is here")
                );
            }
        }
        Ok(result)
    }

    /// All axes that it names.
    pub fn all(&self) -> impl Iterator<Item = &Axis> {
        self.dimensions.iter().flatten().chain(&self.replicated).chain(&self.unreduced)
    }
}

fn is_shaped(r#type: Type) -> bool {
    shale_bridge::types::is_tensor(r#type) || shale_bridge::types::is_memref(r#type)
}

/// The axes that manual computations around an operation have divided.
fn manual_axes<'c, 'a>(op: OperationRef<'c, 'a>) -> Vec<(String, OperationRef<'c, 'a>)>
where
    'c: 'a,
{
    let mut result = vec![];
    let mut around = ir::parent(op);
    while let Some(op) = around {
        if ir::name(op) == "sdy.manual_computation" {
            let axes = ir::attribute(op, "manual_axes").and_then(ManualAxes::from_attribute);
            let names = axes.map_or(vec![], |axes| axes.value);
            result.extend(names.into_iter().filter_map(ir::string).map(|name| (name, op)));
        }
        around = ir::parent(op);
    }
    result
}

/// The sharding that a value is given where it is made.
pub fn of_value<'c>(value: Value<'c, '_>) -> Option<Attribute<'c>> {
    let index = ir::index_of(value);
    let per_value = |list: Attribute<'c>| {
        TensorShardingPerValue::from_attribute(list).and_then(|all| all.shardings.get(index).copied())
    };
    if let Some(op) = ir::definition(value) {
        let own = ["out_sharding", "sharding"].iter().find_map(|name| ir::attribute(op, name));
        let own = own.filter(|_| ir::name(op).starts_with("sdy."));
        return own
            .or_else(|| ir::attribute(op, "out_shardings").and_then(per_value))
            .or_else(|| ir::attribute(op, "sdy.sharding").and_then(per_value));
    }
    let op = ir::owner(ir::argument_block(value)?)?;
    match ir::name(op) {
        "func.func" => {
            let all = ir::attribute(op, "arg_attrs").and_then(ir::elements)?;
            all.get(index).and_then(|entries| ir::entry(*entries, "sdy.sharding"))
        }
        _ => ir::attribute(op, "in_shardings").and_then(per_value),
    }
}

/// Takes `last` from the end of the axes that divide a dimension.
pub fn without_end(mut axes: Vec<Axis>, last: &[Axis]) -> Result<Vec<Axis>, Violation> {
    for part in last.iter().rev() {
        let refusal = || Violation::new(format!("axes must be the last that divide the dimension, got {part}"));
        let end = axes.last_mut().ok_or_else(refusal)?;
        if end == part {
            axes.pop();
        } else if end.name == part.name
            && part.before > end.before
            && part.end() == end.end()
            && part.before % end.before == 0
        {
            end.size = part.before / end.before;
        } else {
            return Err(refusal());
        }
    }
    Ok(axes)
}

/// Appends axes to those that divide a dimension.
pub fn with_end(mut axes: Vec<Axis>, more: &[Axis]) -> Vec<Axis> {
    for part in more {
        match axes.last_mut() {
            Some(end) if end.continues_in(part) => end.size *= part.size,
            _ => axes.push(part.clone()),
        }
    }
    axes
}

/// The lists of axes of a list of them.
pub fn lists(mesh: &Devices, attributes: &[Attribute]) -> Result<Vec<Vec<Axis>>, Violation> {
    let list = |attribute: &Attribute| {
        let list = AxisRefList::from_attribute(*attribute);
        mesh.list(&list.ok_or_else(|| Violation::new("axes must be lists of references"))?.value)
    };
    attributes.iter().map(list).collect()
}

/// One sharding per value.
pub fn all_fit(op: OperationRef, name: &str, shardings: &[Attribute], values: &[Value]) -> Check {
    require(shardings.len() == values.len(), || {
        format!("{name} must be one per value, {}, got {}", values.len(), shardings.len())
    })?;
    for (i, (sharding, value)) in shardings.iter().zip(values).enumerate() {
        Sharding::of(op, *sharding, Some(value.r#type()))
            .map_err(|violation| violation.within(&format!("{name} {i}")))?;
    }
    Ok(())
}
