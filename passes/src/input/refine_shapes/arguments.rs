// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! What a program is specialised for: types or values of the arguments of its entry.
use melior::{
    Context,
    ir::{Attribute, OperationRef, Type, Value, ValueLike, operation::OperationLike},
};
use shale_bridge::{Builder, Diagnostic, Emitted, function, ir, types};
use shale_dialects::{
    stablehlo::{ConstantOp, TypeExtensions},
    support::{DYNAMIC, FromAttribute, ShapeText, TensorType},
};
use std::str::FromStr;

/// The attribute by which the driver tells `shale-refine-shapes` the types of the arguments of `@main`.
pub const ARGUMENT_TYPES: &str = "shale.argument_types";

/// What is known about an argument before its value is.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Argument {
    /// What the program says: `*`.
    AsDeclared,
    /// Its type: `tensor<4x3xf32>`.
    Type(String),
    /// The sizes of its dimensions, if any of them is dynamic in the program; the sizes of others are not looked at.
    Shape(Vec<i64>),
    /// Its value, of a scalar integer, which is then no argument any more: `3`. Artifacts of `jax.export` for several platforms
    /// have such an argument, the position of the platform in their list.
    Value(i64),
}

impl FromStr for Argument {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if let Ok(value) = text.parse() {
            return Ok(Self::Value(value));
        }
        match text {
            "*" => Ok(Self::AsDeclared),
            _ if text.starts_with("tensor<") || text.starts_with('!') || text.starts_with("tuple<") => {
                Ok(Self::Type(text.into()))
            }
            _ => Err(format!("argument type must be a type, an integer or '*', got '{text}'")),
        }
    }
}

impl Argument {
    /// A list with commas between. Commas in brackets are part of a type.
    ///
    /// # Errors
    /// The text of an entry that is none.
    pub fn list(text: &str) -> Result<Vec<Self>, String> {
        let (mut depth, mut start, mut all) = (0usize, 0, vec![]);
        for (position, c) in text.char_indices() {
            match c {
                '<' | '(' | '[' => depth += 1,
                '>' | ')' | ']' => depth = depth.saturating_sub(1),
                ',' if depth == 0 => {
                    all.push(&text[start..position]);
                    start = position + 1;
                }
                _ => {}
            }
        }
        all.push(&text[start..]);
        all.into_iter().map(|entry| entry.trim().parse()).collect()
    }
}

/// Makes arguments whose value is known constants, and tells `shale-refine-shapes` the types of the others by an attribute of the
/// module. Shapes alone may be those of the first arguments, and say nothing to a program without dynamic sizes.
///
/// # Errors
/// An entry that does not fit its argument.
pub fn specialize<'c>(
    context: &'c Context,
    module: OperationRef<'c, '_>,
    arguments: &[Argument],
) -> Result<(), Emitted> {
    ir::remove_attribute(module, ARGUMENT_TYPES);
    let Some(main) = super::entry(module).filter(|_| !arguments.is_empty()) else { return Ok(()) };
    let declared = ir::body(main, 0).map(ir::arguments).unwrap_or_default();
    let shapes_alone = arguments.iter().all(|a| matches!(a, Argument::AsDeclared | Argument::Shape(_)));
    if shapes_alone && declared.iter().all(|argument| super::is_known(argument.r#type())) {
        return Ok(());
    }
    let mut arguments = arguments.to_vec();
    if shapes_alone && arguments.len() < declared.len() {
        arguments.resize(declared.len(), Argument::AsDeclared);
    }
    let types = bind(context, main, &arguments)?;
    let changed = ir::body(main, 0).is_some_and(|block| {
        ir::arguments(block).iter().zip(&types).any(|(argument, r#type)| argument.r#type() != *r#type)
    });
    if changed {
        let types: Vec<Attribute> = types.into_iter().map(types::type_attribute).collect();
        ir::set_attribute(module, ARGUMENT_TYPES, types::array(context, &types));
    }
    Ok(())
}

/// Makes arguments whose value is known constants; gives the types of the others.
fn bind<'c>(
    context: &'c Context,
    function: OperationRef<'c, '_>,
    arguments: &[Argument],
) -> Result<Vec<Type<'c>>, Emitted> {
    let Some(block) = ir::body(function, 0) else { return Ok(vec![]) };
    let values = ir::arguments(block);
    let fail = |message: String| Err(Diagnostic::at(function.location(), message).error());
    if values.len() != arguments.len() {
        let plural = if values.len() == 1 { "" } else { "s" };
        return fail(format!("program has {} argument{plural}, got the types of {}", values.len(), arguments.len()));
    }
    let (mut types, mut bound) = (vec![], vec![]);
    for (index, (value, argument)) in values.iter().zip(arguments).enumerate() {
        let declared = value.r#type();
        match argument {
            Argument::AsDeclared => types.push(declared),
            Argument::Type(text) => match types::parse_type(context, text) {
                Some(r#type) => types.push(refined(function, index, declared, r#type)?),
                None => return fail(format!("type of argument {index} must be a type, got '{text}'")),
            },
            Argument::Shape(shape) => match TensorType::cast(declared).filter(|t| !t.is_static()) {
                Some(tensor) => {
                    types.push(refined(function, index, declared, tensor.with_shape(shape).to_type())?);
                }
                None => types.push(declared),
            },
            Argument::Value(number) => {
                bind_value(context, function, index, *value, *number)?;
                bound.push(index);
            }
        }
    }
    if bound.is_empty() {
        return Ok(types);
    }
    let mut attributes = function::argument_attributes(context, function);
    for index in bound.into_iter().rev() {
        attributes.remove(index);
        ir::erase_argument(block, index);
    }
    function::set_argument_attributes(context, function, &attributes);
    function::update_type(context, function);
    Ok(types)
}

fn bind_value<'c>(
    context: &'c Context,
    function: OperationRef<'c, '_>,
    index: usize,
    value: Value<'c, '_>,
    number: i64,
) -> Result<(), Emitted> {
    let r#type = value.r#type();
    let scalar = TensorType::cast(r#type).filter(|t| t.rank() == 0 && types::is_integer(t.element()));
    let Some(element) = scalar.map(TensorType::element) else {
        let message = format!("argument {index} must be a scalar integer to have the value {number}, got {}", r#type);
        return Err(Diagnostic::at(function.location(), message).error());
    };
    let width = types::width(element).unwrap_or(64);
    let range = match (types::is_unsigned(element), width) {
        (_, 1) => 0..=1,
        (true, 64..) => 0..=i64::MAX,
        (true, _) => 0..=(1 << width) - 1,
        (false, 64..) => i64::MIN..=i64::MAX,
        (false, _) => -(1 << (width - 1))..=(1 << (width - 1)) - 1,
    };
    if !range.contains(&number) {
        let message = format!("value of argument {index} must fit its type {}, got {number}", r#type);
        return Err(Diagnostic::at(function.location(), message).error());
    }
    let Some(first) = ir::body(function, 0).and_then(|block| ir::operations(block).first().copied()) else {
        return Ok(());
    };
    let at = Builder::before(context, first).with_location(shale_bridge::edit::location_of(value));
    let splat = types::dense_splat(r#type, types::integer_attribute(element, number));
    let constant = at.op_with(ConstantOp::NAME, &[], &[("value", splat)], r#type);
    ir::replace_all_uses(value, constant);
    Ok(())
}

/// The type of an argument, if it is what its declared type allows.
pub(super) fn refined<'c>(
    function: OperationRef<'c, '_>,
    index: usize,
    declared: Type<'c>,
    given: Type<'c>,
) -> Result<Type<'c>, Emitted> {
    if declared == given {
        return Ok(given);
    }
    let fail = |message: String| Err(Diagnostic::at(function.location(), message).error());
    let (Some(from), Some(to)) = (TensorType::cast(declared), TensorType::cast(given)) else {
        return fail(format!("argument {index} must have its type {declared}, got {given}"));
    };
    let (shape, sizes) = (from.shape(), to.shape());
    let fits = |(&a, &b): (&i64, &i64)| a == b || a == DYNAMIC;
    if from.element() != to.element() || shape.len() != sizes.len() || !shape.iter().zip(&sizes).all(fits) {
        return fail(format!("argument {index} must have a type that {declared} allows, got {given}"));
    }
    if let Some(size) = sizes.iter().find(|size| **size < 0) {
        let found = if *size == DYNAMIC { given.to_string() } else { ShapeText(&sizes).to_string() };
        return fail(format!("argument {index} must have sizes that are not negative, got {found}"));
    }
    let bounds = from.encoding().and_then(TypeExtensions::from_attribute).map(|e| e.bounds).unwrap_or_default();
    let above = bounds.iter().zip(&sizes).position(|(bound, size)| *bound != DYNAMIC && size > bound);
    if let Some(dimension) = above {
        return fail(format!(
            "argument {index} must be at most as large as the bound of dimension {dimension}, {}, got {}",
            bounds[dimension], sizes[dimension]
        ));
    }
    Ok(to.with_shape(&sizes).to_type())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists() {
        let list = |text| Argument::list(text);
        assert_eq!(
            list("tensor<2x3xf32, #stablehlo.bounds<?, 3>>, *,-1"),
            Ok(vec![
                Argument::Type("tensor<2x3xf32, #stablehlo.bounds<?, 3>>".into()),
                Argument::AsDeclared,
                Argument::Value(-1)
            ])
        );
        assert!(list("tensor<2xf32>,").is_err());
        assert!(list("f32").is_err());
    }
}
