// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Constraints of calls and mapping.
use crate::{
    stablehlo::{CompositeOp, CustomCallApiVersion, CustomCallOp, MapOp, OutputOperandAlias, bounds, check::*},
    support::{TensorType, Violation, attribute::indices, compatible_shapes},
};
use melior::ir::{Attribute, Location, Type, TypeLike, Value, ValueLike};
use mlir_sys::*;
use shale_bridge::edit;

pub fn composite(op: CompositeOp) -> Result<(), Violation> {
    let name = op.name();
    let part = |text: &str| {
        !text.is_empty() && text.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '_' | '$' | '.'))
    };
    let named = name
        .split_once('.')
        .is_some_and(|(space, rest)| part(space) && part(rest) && !name.starts_with(|c: char| c.is_ascii_digit()));
    require(named, || format!("name must be a namespace and a name with a dot between, got '{name}'"))
}

pub fn custom_call(op: CustomCallOp) -> Result<(), Violation> {
    let (operands, results) = (op.operand_layouts(), op.result_layouts());
    require(operands.is_some() == results.is_some(), || {
        "layouts must be given for operands and results or for neither, got one of them".into()
    })?;
    let types = |values: Vec<Value<'_, '_>>| -> Vec<MlirType> { values.iter().map(|v| v.r#type().to_raw()).collect() };
    let (inputs, given) = (types(op.inputs()), types(op.results()));
    if let Some(layouts) = operands {
        all_permutations("operand_layouts", &layouts, &inputs)?;
    }
    if let Some(layouts) = results {
        // The results may be one tuple of what the layouts are for.
        let parts = match given.as_slice() {
            [only] => components(*only),
            _ => None,
        };
        all_permutations("result_layouts", &layouts, parts.as_ref().unwrap_or(&given))?;
    }
    if let Some(config) = op.backend_config() {
        let typed = op.api_version() == CustomCallApiVersion::ApiVersionTypedFfi;
        let (is_typed, expected) =
            (edit::dictionary_entries(config).is_some(), if typed { "dictionary" } else { "string" });
        require(is_typed == typed, || {
            format!("backend_config must be a {expected} for this api_version, got {config}")
        })?;
    }
    let aliases = op.output_operand_aliases();
    aliases.iter().try_for_each(|alias| aliased(alias, &inputs, &given, op.location()))?;
    buffers(&op.call_target_name(), &inputs, &given, &aliases)
}

/// The components of a tuple; nothing of another type.
fn components(r#type: MlirType) -> Option<Vec<MlirType>> {
    // SAFETY: the type is alive, it is a tuple where it is asked for components, and those are in range.
    unsafe {
        mlirTypeIsATuple(r#type)
            .then(|| (0..mlirTupleTypeGetNumTypes(r#type)).map(|index| mlirTupleTypeGetType(r#type, index)).collect())
    }
}

/// One layout per value: the dimensions of a tensor, minor first; none of what has no dimensions.
fn all_permutations(name: &str, layouts: &[Attribute], types: &[MlirType]) -> Check {
    require(layouts.len() == types.len(), || {
        format!("{name} must have one layout per value, {}, got {}", types.len(), layouts.len())
    })?;
    for (i, (layout, r#type)) in layouts.iter().zip(types).enumerate() {
        let order = indices(*layout).unwrap_or_default();
        // SAFETY: the type is alive, and has a rank where it is asked for.
        let (is_tuple, rank) = unsafe {
            let shaped = mlirTypeIsAShaped(*r#type);
            if shaped && !mlirShapedTypeHasRank(*r#type) {
                continue;
            }
            (mlirTypeIsATuple(*r#type), if shaped { mlirShapedTypeGetRank(*r#type) } else { 0 })
        };
        require(!is_tuple, || format!("{name} must be for tensors, got a tuple for value {i}"))?;
        let mut sorted = order.clone();
        sorted.sort_unstable();
        require(sorted.iter().copied().eq(0..rank), || {
            format!(
                "layout {i} of {name} must be a permutation of the dimensions of a value of rank {rank}, got {order:?}"
            )
        })?;
    }
    Ok(())
}

/// Whether a type is a buffer.
fn is_buffer(r#type: MlirType) -> bool {
    // SAFETY: the type is alive.
    unsafe { mlirTypeIsAMemRef(r#type) }
}

/// Buffers come from the targets `CreateBuffer` and `Pin`, end in `Unpin`, and are otherwise results only where they are operands, which
/// aliases say (openxla/stablehlo, rfcs/20250729-buffer.md).
fn buffers(target: &str, inputs: &[MlirType], results: &[MlirType], aliases: &[OutputOperandAlias]) -> Check {
    let signature = |holds: bool, expected: &str| {
        // SAFETY: the types are alive.
        let text = |types: &[MlirType]| {
            let types = types.iter().map(|r#type| unsafe { Type::from_raw(*r#type) }.to_string());
            types.collect::<Vec<_>>().join(", ")
        };
        require(holds, || format!("{target} must be {expected}, got ({}) -> ({})", text(inputs), text(results)))
    };
    match (target, inputs, results) {
        ("CreateBuffer", inputs, results) => signature(
            inputs.is_empty() && matches!(results, [result] if is_buffer(*result)),
            "of no operand to a buffer",
        ),
        ("Pin", inputs, results) => {
            let holds =
                matches!((inputs, results), ([a], [b]) if !is_buffer(*a) && is_buffer(*b) && same_contents(*a, *b));
            signature(holds, "of a tensor to a buffer of its shape")
        }
        ("Unpin", inputs, results) => {
            let holds =
                matches!((inputs, results), ([a], [b]) if is_buffer(*a) && !is_buffer(*b) && same_contents(*a, *b));
            signature(holds, "of a buffer to a tensor of its shape")
        }
        _ => {
            let mut places = vec![];
            match results {
                [only] => leaves(*only, &mut vec![], &mut places),
                several => several.iter().enumerate().for_each(|(i, t)| leaves(*t, &mut vec![i as i64], &mut places)),
            }
            let aliased = |place: &Vec<i64>| aliases.iter().any(|alias| alias.output_tuple_indices == *place);
            let found = places.iter().find(|place| !aliased(place));
            require(found.is_none(), || {
                format!(
                    "result that is a buffer must be aliased with an operand, got none for {:?}",
                    found.unwrap_or(&vec![])
                )
            })
        }
    }
}

/// Whether a tensor and a buffer have one element type and compatible shapes.
fn same_contents(a: MlirType, b: MlirType) -> bool {
    // SAFETY: the types are alive, and shaped where they are asked for their parts.
    unsafe {
        let shape = |t: MlirType| -> Option<(MlirType, Vec<i64>)> {
            let ranked = mlirTypeIsAShaped(t) && mlirShapedTypeHasRank(t);
            let sizes = || (0..mlirShapedTypeGetRank(t)).map(|d| mlirShapedTypeGetDimSize(t, d as isize)).collect();
            ranked.then(|| (mlirShapedTypeGetElementType(t), sizes()))
        };
        shape(a).zip(shape(b)).is_some_and(|((x, from), (y, to))| mlirTypeEqual(x, y) && compatible_shapes(&from, &to))
    }
}

/// Where in a result, of tuples within tuples, there are buffers.
fn leaves(r#type: MlirType, path: &mut Vec<i64>, found: &mut Vec<Vec<i64>>) {
    if is_buffer(r#type) {
        found.push(path.clone());
    }
    // SAFETY: the kind is checked before the components are counted and taken.
    let count = unsafe { if mlirTypeIsATuple(r#type) { mlirTupleTypeGetNumTypes(r#type) as i64 } else { 0 } };
    for index in 0..count {
        path.push(index);
        // SAFETY: as above.
        leaves(unsafe { mlirTupleTypeGetType(r#type, index as isize) }, path, found);
        path.pop();
    }
}

/// The component of nested tuples that the indices lead to.
fn component(mut r#type: MlirType, indices: &[i64]) -> Option<MlirType> {
    for index in indices {
        // SAFETY: the kind is checked before the number of components, and that before the component is taken.
        r#type = unsafe {
            let within = mlirTypeIsATuple(r#type) && (0..mlirTupleTypeGetNumTypes(r#type) as i64).contains(index);
            within.then(|| mlirTupleTypeGetType(r#type, *index as isize))?
        };
    }
    Some(r#type)
}

/// An alias leads to an operand and to a result, and both have one type.
fn aliased(alias: &OutputOperandAlias, inputs: &[MlirType], results: &[MlirType], location: Location) -> Check {
    let at = |types: &[MlirType], index: i64| usize::try_from(index).ok().and_then(|i| types.get(i).copied());
    let input = at(inputs, alias.operand_index).and_then(|t| component(t, &alias.operand_tuple_indices));
    // Several results count as a tuple of them.
    let result = match (results, alias.output_tuple_indices.as_slice()) {
        ([only], indices) => component(*only, indices),
        (several, [first, rest @ ..]) => at(several, *first).and_then(|t| component(t, rest)),
        (_, []) => None,
    };
    let (Some(input), Some(result)) = (input, result) else {
        let found = alias.to_attribute(location);
        return Err(format!("output_operand_aliases must name operands and results, got {found}").into());
    };
    // SAFETY: both types are alive.
    let (input, result) = unsafe { (Type::from_raw(input), Type::from_raw(result)) };
    require(input == result, || format!("aliased operand and result must have one type, got {input} and {result}"))
}

pub fn map(op: MapOp) -> Result<(), Violation> {
    let inputs: Vec<_> = op.inputs().into_iter().map(TensorType::of).collect();
    let Some(first) = inputs.first() else { return Err("there must be at least one input, got none".into()) };
    let dims = op.dimensions();
    require(dims.iter().copied().eq(0..first.rank() as i64), || {
        format!("dimensions must be those of the inputs in order, got {dims:?}")
    })?;
    let arguments: Vec<Type> = inputs.iter().map(|t| t.with_shape(&[]).to_type()).collect();
    let result = TensorType::of(op.result()).with_shape(&[]).to_type();
    region_type("computation", op.computation(), &arguments, &[result])?;
    let shape = bounds::most_specific("inputs", &inputs)?;
    bounds::same_extents("result", TensorType::of(op.result()), &bounds::extents(shape))
}
