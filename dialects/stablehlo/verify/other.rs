// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Constraints of calls and mapping.
use crate::{
    stablehlo::{CompositeOp, CustomCallOp, MapOp, check::*},
    support::{TensorType, Violation},
};
use melior::ir::{Type, ValueLike};

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
    let fits = |name: &str, layouts: Option<usize>, values: usize| {
        require(layouts.is_none_or(|n| n == values), || {
            format!("{name} must have one layout per value, {values}, got {}", layouts.unwrap_or(0))
        })
    };
    fits("operand_layouts", operands.map(|l| l.len()), op.inputs().len())?;
    // The results may be one tuple of what the layouts are for.
    let tuple = matches!(op.results().as_slice(), [only] if TensorType::cast(only.r#type()).is_none());
    if tuple { Ok(()) } else { fits("result_layouts", results.map(|l| l.len()), op.results().len()) }
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
    region_type("computation", op.computation(), &arguments, &[result])
}
