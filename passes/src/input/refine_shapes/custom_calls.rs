// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Custom calls that are about shapes: assertions of JAX, operations with sizes as operands, and calls whose results have the shapes
//! that operands say.
use super::Refinement;
use crate::input::canonicalize_dynamic_ops::constant;
use melior::ir::{Attribute, OperationRef, Type, Value, ValueLike, operation::OperationLike};
use shale_bridge::{
    Builder, Diagnostic, Emitted,
    edit::{all_attributes, clone_with, location_of, tuple_components},
    ir, types,
};
use shale_dialects::support::{ShapeText, TensorType};
use std::collections::HashMap;

const ASSERTION: &str = "shape_assertion";
const WRAPPER: &str = "stablehlo.shape_refinement_operand_wrapper";
const REDUCE_WINDOW: &str = "stablehlo.dynamic_reduce_window";
const RNG_BIT_GENERATOR: &str = "stablehlo.dynamic_rng_bit_generator";
const TOP_K: &str = "stablehlo.dynamic_top_k";
/// Which operands are the shapes of the results.
const SHAPES: &str = "indices_of_shape_operands";

fn target(op: OperationRef) -> Option<String> {
    let is_call = ir::name(op) == "stablehlo.custom_call";
    ir::attribute(op, "call_target_name").filter(|_| is_call).and_then(ir::string)
}

/// Whether an operation is a custom call that the pass replaces.
pub(super) fn is_about_shapes(op: OperationRef) -> bool {
    let known = [ASSERTION, WRAPPER, REDUCE_WINDOW, RNG_BIT_GENERATOR, TOP_K];
    target(op).is_some_and(|name| known.contains(&name.as_str()) || ir::attribute(op, SHAPES).is_some())
}

impl<'c> Refinement<'c> {
    pub(super) fn custom_call<'a>(&self, op: OperationRef<'c, 'a>) -> Result<(), Emitted> {
        match target(op).as_deref() {
            Some(ASSERTION) => self.assertion(op),
            Some(WRAPPER) => match ir::operands(op).first() {
                Some(operand) if ir::results(op).len() == 1 => self.replace(op, &[*operand]),
                _ => Err(Diagnostic::on(op, format!("@{WRAPPER} must have an operand and one result")).error()),
            },
            Some(REDUCE_WINDOW) => self.reduce_window(op),
            Some(RNG_BIT_GENERATOR) => self.random_bits(op),
            Some(TOP_K) => self.top_k(op),
            _ if ir::attribute(op, SHAPES).is_some() => self.with_shape_operands(op),
            Some("Sharding") => {
                if let ([operand], [_]) = (&ir::operands(op)[..], &ir::results(op)[..]) {
                    self.set_result(op, 0, operand.r#type())?;
                }
                self.results(op)
            }
            _ => self.results(op),
        }
    }

    /// Numbers of a random distribution, in a shape that is the last operand.
    pub(super) fn random_numbers<'a>(&self, op: OperationRef<'c, 'a>) -> Result<(), Emitted> {
        let (shape, result) = (self.sizes(op, 2)?, ir::results(op)[0].r#type());
        self.set_result(op, 0, types::tensor(&shape, ir::element_type(result)))?;
        self.results(op)
    }

    /// The integers that an operand is.
    fn sizes(&self, op: OperationRef<'c, '_>, index: usize) -> Result<Vec<i64>, Emitted> {
        let Some(operand) = ir::operands(op).get(index).copied() else {
            return Err(Diagnostic::on(op, format!("operand {index} must be sizes, got none")).error());
        };
        constant(operand).ok_or_else(|| {
            Diagnostic::on(op, format!("operand {index} must be known when the program is compiled"))
                .note(location_of(operand), "it comes from here")
                .error()
        })
    }

    /// The integers that an operand is, as sizes of dimensions.
    fn extents(&self, op: OperationRef<'c, '_>, index: usize) -> Result<Vec<i64>, Emitted> {
        let sizes = self.sizes(op, index)?;
        match sizes.iter().find(|size| **size < 0) {
            Some(size) => {
                let message = format!("operand {index} must be sizes of at least 0, got {size}");
                Err(Diagnostic::on(op, message).error())
            }
            None => Ok(sizes),
        }
    }

    /// A condition on sizes, which holds or is an error with the program's message, in which `{i}` stands for the value `i` after the
    /// condition.
    fn assertion<'a>(&self, op: OperationRef<'c, 'a>) -> Result<(), Emitted> {
        if op.result_count() > 0 {
            return Err(Diagnostic::on(op, format!("must have no results, got {}", op.result_count())).error());
        }
        // What is not known yet is checked when the program runs.
        if ir::operands(op).first().is_some_and(|condition| constant(*condition).is_none()) {
            return Ok(());
        }
        if self.sizes(op, 0)?.iter().all(|value| *value != 0) {
            ir::erase(op);
            return Ok(());
        }
        let text = ir::attribute(op, "error_message").and_then(ir::string);
        let mut message = text.unwrap_or_else(|| "shape assertion must hold".into());
        for index in 1..ir::operands(op).len() {
            let values = self.sizes(op, index)?;
            let text = match values[..] {
                [value] => value.to_string(),
                _ => ShapeText(&values).to_string(),
            };
            message = message.replace(&format!("{{{}}}", index - 1), &text);
        }
        Err(Diagnostic::at(op.location(), message).error())
    }

    /// Results whose shapes, one per tensor also in tuples, are operands. These are the last ones, which only say this: the target
    /// sees the others.
    fn with_shape_operands<'a>(&self, op: OperationRef<'c, 'a>) -> Result<(), Emitted> {
        let indices = ir::attribute(op, SHAPES).and_then(shape_operands).unwrap_or_default();
        let count = ir::operands(op).len();
        let first = count.saturating_sub(indices.len());
        let last_ones = indices.iter().enumerate().all(|(i, index)| usize::try_from(*index) == Ok(first + i));
        let mut shapes = vec![];
        for index in (first..count).rev().filter(|_| last_ones) {
            shapes.push(self.sizes(op, index)?);
        }
        let types = ir::results(op).into_iter().map(|result| self.shaped(result.r#type(), &mut shapes));
        let results = types.collect::<Option<Vec<_>>>().filter(|_| shapes.is_empty() && last_ones);
        let Some(results) = results else {
            let message = format!(
                "{SHAPES} must name the last operands, a shape per tensor of the results, got {indices:?} of {count} operands"
            );
            return Err(Diagnostic::on(op, message).error());
        };
        let mut attributes = all_attributes(op);
        attributes.retain(|(name, _)| name != SHAPES);
        for (_, value) in attributes.iter_mut().filter(|(name, _)| name == "operand_layouts") {
            let layouts = ir::elements(*value).unwrap_or_default();
            *value = types::array(self.context, &layouts[..first.min(layouts.len())]);
        }
        let attributes: Vec<(&str, Attribute)> = attributes.iter().map(|(n, a)| (n.as_str(), *a)).collect();
        let at = Builder::before(self.context, op);
        let new = at.create("stablehlo.custom_call", &ir::operands(op)[..first], &attributes, &results, vec![]);
        self.replace(op, &ir::results(new))
    }

    /// A type whose tensors have shapes from the end of a list.
    fn shaped(&self, r#type: Type<'c>, shapes: &mut Vec<Vec<i64>>) -> Option<Type<'c>> {
        if let Some(parts) = tuple_components(r#type) {
            let parts = parts.into_iter().map(|part| Some(self.shaped(part, shapes)?.to_string()));
            let text = format!("tuple<{}>", parts.collect::<Option<Vec<_>>>()?.join(", "));
            return types::parse_type(self.context, &text);
        }
        let shape = shapes.pop().filter(|shape| shape.iter().all(|size| *size >= 0))?;
        Some(TensorType::cast(r#type)?.with_shape(&shape).to_type())
    }

    fn top_k<'a>(&self, op: OperationRef<'c, 'a>) -> Result<(), Emitted> {
        let (k, operand) = (self.extents(op, 1)?, ir::operands(op)[0]);
        let k = k.first().copied().unwrap_or(0);
        let mut results = vec![];
        for result in ir::results(op) {
            let mut shape = ir::shape(operand.r#type());
            if let Some(last) = shape.last_mut() {
                *last = k;
            }
            results.push(types::tensor(&shape, ir::element_type(result.r#type())));
        }
        let attributes = [("k", types::i64_attribute(self.context, k))];
        let at = Builder::before(self.context, op);
        let new = at.create("chlo.top_k", &[operand], &attributes, &results, vec![]);
        self.replace(op, &ir::results(new))
    }

    fn random_bits<'a>(&self, op: OperationRef<'c, 'a>) -> Result<(), Emitted> {
        let (shape, state) = (self.extents(op, 1)?, ir::operands(op)[0]);
        let [_, bits] = ir::results(op)[..] else {
            return Err(Diagnostic::on(op, format!("@{RNG_BIT_GENERATOR} must have two results")).error());
        };
        let Some(algorithm) = ir::attribute(op, "rng_algorithm") else {
            return Err(Diagnostic::on(op, format!("@{RNG_BIT_GENERATOR} must have rng_algorithm")).error());
        };
        let results = [state.r#type(), types::tensor(&shape, ir::element_type(bits.r#type()))];
        let at = Builder::before(self.context, op);
        let attributes = [("rng_algorithm", algorithm)];
        let new = at.create("stablehlo.rng_bit_generator", &[state], &attributes, &results, vec![]);
        self.replace(op, &ir::results(new))
    }

    /// Operands: inputs, init values, then dimensions, strides, base and window dilations of windows and the padding.
    fn reduce_window<'a>(&self, op: OperationRef<'c, 'a>) -> Result<(), Emitted> {
        let operands = ir::operands(op);
        let fail = |message: String| Err(Diagnostic::on(op, message).error());
        let inputs = ir::results(op).len();
        if inputs == 0 || operands.len() != 2 * inputs + 5 {
            return fail(format!(
                "@{REDUCE_WINDOW} must have two operands per result and five, got {} for {inputs} results",
                operands.len()
            ));
        }
        let names = ["window_dimensions", "window_strides", "base_dilations", "window_dilations"];
        let mut attributes = vec![];
        for (index, name) in names.into_iter().enumerate() {
            attributes.push((name, types::i64_array(self.context, &self.sizes(op, 2 * inputs + index)?)));
        }
        let padding = self.sizes(op, 2 * inputs + 4)?;
        let pairs: Vec<String> = padding.chunks_exact(2).map(|pair| format!("[{}, {}]", pair[0], pair[1])).collect();
        let text = match pairs.len() {
            0 => "dense<> : tensor<0x2xi64>".to_string(),
            n => format!("dense<[{}]> : tensor<{n}x2xi64>", pairs.join(", ")),
        };
        attributes.extend(types::parse_attribute(self.context, &text).map(|padding| ("padding", padding)));
        let body = ir::attribute(op, "called_computations").and_then(ir::elements).unwrap_or_default();
        let body = body.first().and_then(|name| ir::symbol_reference(*name)).and_then(|name| function(op, &name));
        let Some(block) = body.and_then(|body| ir::body(body, 0)) else {
            return fail(format!("@{REDUCE_WINDOW} must call a function of the module"));
        };
        let at = Builder::before(self.context, op);
        let arguments: Vec<Type> = ir::arguments(block).iter().map(|value| value.r#type()).collect();
        let region = at.region(&arguments, |at, values| {
            let mut map: HashMap<usize, Value> = HashMap::new();
            for (old, new) in ir::arguments(block).into_iter().zip(values) {
                map.insert(shale_bridge::edit::key(old), *new);
            }
            for inner in ir::operations(block) {
                if ir::name(inner) == "func.return" {
                    let values: Vec<Value> = ir::operands(inner)
                        .iter()
                        .filter_map(|value| map.get(&shale_bridge::edit::key(*value)).copied())
                        .collect();
                    at.create("stablehlo.return", &values, &[], &[], vec![]);
                    continue;
                }
                let copy = at.insert(clone_with(inner, &map));
                for (old, new) in ir::results(inner).into_iter().zip(ir::results(copy)) {
                    map.insert(shale_bridge::edit::key(old), new);
                }
            }
        });
        let results: Vec<Type> = ir::results(op).iter().map(|value| value.r#type()).collect();
        let new = at.create("stablehlo.reduce_window", &operands[..2 * inputs], &attributes, &results, vec![region]);
        self.types(new)?;
        self.replace(op, &ir::results(new))
    }
}

/// The elements of a list of integers, be it an array or a dense one.
fn shape_operands(attribute: Attribute) -> Option<Vec<i64>> {
    ir::integers(attribute).or_else(|| shale_dialects::stablehlo::integers(attribute))
}

/// The function of the module with this name.
fn function<'c: 'a, 'a>(op: OperationRef<'c, 'a>, name: &str) -> Option<OperationRef<'c, 'a>> {
    let mut module = op;
    while let Some(parent) = ir::parent(module) {
        module = parent;
    }
    let functions = ir::operations(ir::body(module, 0)?);
    functions
        .into_iter()
        .find(|op| ir::name(*op) == "func.func" && ir::symbol(*op).is_some_and(|symbol| symbol == name))
}
