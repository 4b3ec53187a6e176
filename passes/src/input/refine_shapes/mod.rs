// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! `shale-refine-shapes`: a program with dynamic sizes as one for arguments of given types.
//!
//! Operations are visited in the order of the program, bodies of control flow in their place, so that the types of operands are known
//! before those of results: an operation's own type inference gives them. What is computed of sizes is integer arithmetic on
//! constants, which the operations' exact folders do; operations whose sizes are data become static once these are constants.
mod arguments;
mod control;
mod custom_calls;

pub use arguments::{ARGUMENT_TYPES, Argument, specialize};

use super::canonicalize_dynamic_ops::{is_dynamic, static_form};
use melior::{
    Context,
    ir::{Attribute, BlockRef, OperationRef, Type, Value, ValueLike, operation::OperationLike},
};
use shale_bridge::{
    Builder, Diagnostic, DialectHandle, Emitted, Options, Pass, PassOption,
    edit::tuple_components,
    function,
    inference::{inferred_types, verify},
    ir, types,
};
use shale_dialects::{
    stablehlo::{self, ConstantOp, RngOp, known_results},
    support::{FoldResult, TensorType, merge_sizes},
};

/// Calls must have been inlined, so that a function that is called for several sizes is several. What stays dynamic after it is known
/// only when the program runs: sizes of arguments without types, and those that depend on elements.
pub struct RefineShapes;

impl Pass for RefineShapes {
    const ARGUMENT: &'static str = "shale-refine-shapes";
    const SUMMARY: &'static str = "Compute the shapes of a program with dynamic sizes from the types of its arguments";
    const ANCHOR: &'static str = "builtin.module";
    const DEPENDENT_DIALECTS: &'static [DialectHandle] =
        &[shale_dialects::mlirGetDialectHandle__stablehlo__, shale_dialects::mlirGetDialectHandle__chlo__];
    const OPTIONS: &'static [PassOption] = &[PassOption::string(
        "argument-types",
        "",
        "Types of the arguments of @main, with commas between; an integer is the value of a scalar, * a type as it is",
    )];
    type State<'c> = ();

    fn run<'c>(_: &(), context: &'c Context, module: OperationRef<'c, '_>, options: &Options) -> Result<(), Emitted> {
        let Some(main) = entry(module) else { return Ok(()) };
        let text = options.string("argument-types");
        if !text.is_empty() {
            let list = Argument::list(text).map_err(|message| Diagnostic::at(main.location(), message).error())?;
            specialize(context, module, &list)?;
        }
        let given = ir::attribute(module, ARGUMENT_TYPES);
        ir::remove_attribute(module, ARGUMENT_TYPES);
        if given.is_none() && !is_needed(main) {
            return Ok(());
        }
        set_arguments(main, given)?;
        let refinement = Refinement { context };
        if let Some(block) = ir::body(main, 0) {
            refinement.block(block)?;
        }
        function::update_type(context, main);
        // What no longer fits, such as operands of different sizes, the verifiers say.
        verify(module)
    }
}

/// The function that a program is.
fn entry<'c, 'a>(module: OperationRef<'c, 'a>) -> Option<OperationRef<'c, 'a>> {
    let functions = ir::operations(ir::body(module, 0)?).into_iter().filter(|op| ir::name(*op) == "func.func");
    functions.into_iter().find(|op| ir::symbol(*op).is_some_and(|name| name == "main"))
}

fn is_known(r#type: Type) -> bool {
    match tuple_components(r#type) {
        Some(parts) => parts.into_iter().all(is_known),
        None => TensorType::cast(r#type).is_none_or(TensorType::is_static),
    }
}

/// Whether sizes are dynamic, or something speaks about them.
fn is_needed(function: OperationRef) -> bool {
    let mut needed = false;
    ir::walk(function, &mut |op| {
        needed = needed
            || is_dynamic(op)
            || !known_results(op)
            || custom_calls::is_about_shapes(op)
            || op.regions().flat_map(ir::blocks).flat_map(ir::arguments).any(|value| !is_known(value.r#type()));
    });
    needed
}

fn set_arguments<'c>(main: OperationRef<'c, '_>, given: Option<Attribute<'c>>) -> Result<(), Emitted> {
    let Some(block) = ir::body(main, 0) else { return Ok(()) };
    let given = given.and_then(ir::elements).unwrap_or_default();
    for (index, argument) in ir::arguments(block).into_iter().enumerate() {
        let declared = argument.r#type();
        if let Some(r#type) = given.get(index).and_then(|attribute| types::type_of(*attribute)) {
            ir::set_type(argument, arguments::refined(main, index, declared, r#type)?);
        }
    }
    Ok(())
}

/// Results of at most so many elements are computed here: shapes, and what they are made of.
const MOST_ELEMENTS: i64 = 64;

pub(super) struct Refinement<'c> {
    context: &'c Context,
}

impl<'c> Refinement<'c> {
    fn block<'a>(&self, block: BlockRef<'c, 'a>) -> Result<(), Emitted> {
        ir::operations(block).into_iter().try_for_each(|op| self.operation(op))
    }

    fn operation<'a>(&self, op: OperationRef<'c, 'a>) -> Result<(), Emitted> {
        match ir::name(op) {
            "stablehlo.while" => return self.r#while(op),
            "stablehlo.if" | "stablehlo.case" => return self.branches(op),
            "stablehlo.custom_call" => return self.custom_call(op),
            RngOp::NAME if !known_results(op) => return self.random_numbers(op),
            "func.call" if !ir::operands(op).iter().chain(&ir::results(op)).all(|v| is_known(v.r#type())) => {
                return Err(Diagnostic::on(op, "must be inlined before shapes are refined").error());
            }
            _ if is_dynamic(op) => {
                let Some(value) = static_form(self.context, op)? else { return self.types(op) };
                // An operand that passes as it is has been looked at.
                let made = ir::definition(value).filter(|_| !ir::operands(op).contains(&value));
                made.map_or(Ok(()), |made| self.types(made))?;
                self.replace(op, &[value])?;
                return made.map_or(Ok(()), |made| self.fold(made));
            }
            _ => {}
        }
        op.regions().flat_map(ir::blocks).try_for_each(|block| self.block(block))?;
        self.results(op)
    }

    /// Gives the results of an operation the types that follow from its operands, and their values if these are constants.
    fn results<'a>(&self, op: OperationRef<'c, 'a>) -> Result<(), Emitted> {
        self.types(op)?;
        self.fold(op)
    }

    fn types<'a>(&self, op: OperationRef<'c, 'a>) -> Result<(), Emitted> {
        if known_results(op) {
            return Ok(());
        }
        let inferred = match inferred_types(op)? {
            Some(types) => Some(types),
            None => stablehlo::result_types(op).map_err(|violation| Diagnostic::on(op, violation.message()).error())?,
        };
        for (index, r#type) in inferred.unwrap_or_default().into_iter().enumerate() {
            self.set_result(op, index, r#type)?;
        }
        Ok(())
    }

    /// Gives a result the sizes of a type where its own are dynamic.
    fn set_result<'a>(&self, op: OperationRef<'c, 'a>, index: usize, r#type: Type<'c>) -> Result<(), Emitted> {
        let result = ir::results(op)[index];
        match merged(result.r#type(), r#type) {
            Some(merged) => ir::set_type(result, merged),
            None => {
                let message = format!("result {index} must have type {}, got {}", r#type, result.r#type());
                return Err(Diagnostic::on(op, message).error());
            }
        }
        Ok(())
    }

    fn replace<'a>(&self, op: OperationRef<'c, 'a>, values: &[Value<'c, 'a>]) -> Result<(), Emitted> {
        for (index, (result, value)) in ir::results(op).into_iter().zip(values).enumerate() {
            if merged(result.r#type(), value.r#type()).is_none_or(|merged| merged != value.r#type()) {
                let message = format!("result {index} must have type {}, got {}", value.r#type(), result.r#type());
                return Err(Diagnostic::on(op, message).error());
            }
            ir::replace_all_uses(result, *value);
        }
        ir::erase(op);
        Ok(())
    }

    /// Replaces an operation on constants by the constant that it gives, if that is a few integers.
    fn fold<'a>(&self, op: OperationRef<'c, 'a>) -> Result<(), Emitted> {
        let [result] = ir::results(op)[..] else { return Ok(()) };
        let small = TensorType::cast(result.r#type())
            .filter(|t| types::is_integer(t.element()) && t.element_count().is_some_and(|n| n <= MOST_ELEMENTS));
        let operands = ir::operands(op);
        if small.is_none() || operands.is_empty() {
            return Ok(());
        }
        let value = |value: &Value<'c, 'a>| {
            let op = ir::definition(*value).filter(|op| ir::name(*op) == ConstantOp::NAME)?;
            ir::attribute(op, "value").map(Some)
        };
        let Some(constants) = operands.iter().map(value).collect::<Option<Vec<_>>>() else { return Ok(()) };
        let folded = match stablehlo::fold(op, constants).as_deref() {
            Some([FoldResult::Attribute(attribute)]) => Builder::before(self.context, op).op_with(
                ConstantOp::NAME,
                &[],
                &[("value", *attribute)],
                result.r#type(),
            ),
            Some([FoldResult::Value(value)]) => *value,
            _ => return Ok(()),
        };
        self.replace(op, &[folded])
    }
}

/// A type with the sizes of another of the same kind where its own are dynamic, without bounds once no size is. Nothing if the sizes
/// contradict each other.
fn merged<'c>(own: Type<'c>, other: Type<'c>) -> Option<Type<'c>> {
    let (Some(a), Some(b)) = (TensorType::cast(own), TensorType::cast(other)) else {
        // Of a tuple the other one knows more.
        return Some(if tuple_components(own).is_some() { other } else { own });
    };
    let (x, y) = (a.shape(), b.shape());
    let shape = x.iter().zip(&y).map(|(&x, &y)| merge_sizes(x, y)).collect::<Option<Vec<_>>>();
    let shape = shape.filter(|_| x.len() == y.len() && a.element() == b.element())?;
    Some(if a.is_static() { own } else { a.with_shape(&shape).to_type() })
}
