// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! `shale-flatten-tuples-and-tokens`: tuples as their components, tokens as nothing.
//!
//! Tokens order effects, and after this phase a program has none that another one could see: the order in which values need
//! each other is left. Control flow carries the components; signatures of functions list them.
use melior::{
    Context,
    ir::{Attribute, BlockRef, OperationRef, Type, Value, ValueLike, operation::OperationLike},
};
use shale_bridge::{
    Builder, Diagnostic, Emitted, Options, Pass,
    edit::{all_attributes, dictionary_entries, key, location_of, take_region, tuple_components},
    function, ir, types,
};
use std::collections::HashMap;

pub struct FlattenTuplesAndTokens;

impl Pass for FlattenTuplesAndTokens {
    const ARGUMENT: &'static str = "shale-flatten-tuples-and-tokens";
    const SUMMARY: &'static str = "Replace tuples by their components and remove tokens";
    const ANCHOR: &'static str = "builtin.module";
    type State<'c> = ();

    fn run<'c>(_: &(), context: &'c Context, module: OperationRef<'c, '_>, _: &Options) -> Result<(), Emitted> {
        let mut needed = false;
        ir::walk(module, &mut |op| {
            let arguments = op.regions().flat_map(ir::blocks).flat_map(ir::arguments);
            needed |= arguments.chain(ir::results(op)).any(|value| is_flattened(value.r#type()));
        });
        if !needed {
            return Ok(());
        }
        let Some(body) = ir::body(module, 0) else { return Ok(()) };
        for function in ir::operations(body) {
            if ir::name(function) == "func.func" && ir::body(function, 0).is_some() {
                flatten_function(context, function)?;
            }
        }
        Ok(())
    }
}

const CUSTOM_CALL: &str = "stablehlo.custom_call";

/// The most values that one tuple may become: types that share their parts are far larger than their text.
const MOST_LEAVES: usize = 1 << 16;

/// The tensors in a tuple or token; nothing for other types. More than [`MOST_LEAVES`] if there are too many parts to look at.
fn leaves<'c>(r#type: Type<'c>) -> Option<Vec<Type<'c>>> {
    fn collect<'c>(r#type: Type<'c>, all: &mut Vec<Type<'c>>, parts: &mut usize) {
        *parts += 1;
        if *parts > MOST_LEAVES {
            return;
        }
        match tuple_components(r#type) {
            Some(components) => components.into_iter().for_each(|component| collect(component, all, parts)),
            None if is_token(r#type) => {}
            None => all.push(r#type),
        }
    }
    if !is_flattened(r#type) {
        return None;
    }
    let (mut all, mut parts) = (vec![], 0);
    collect(r#type, &mut all, &mut parts);
    Some(if parts > MOST_LEAVES { vec![r#type; MOST_LEAVES + 1] } else { all })
}

/// Whether the pass replaces values of a type.
fn is_flattened(r#type: Type) -> bool {
    tuple_components(r#type).is_some() || is_token(r#type)
}

fn is_token(r#type: Type) -> bool {
    // The type's class is not known here; only one type prints as this.
    !types::is_tensor(r#type) && tuple_components(r#type).is_none() && r#type.to_string() == "!stablehlo.token"
}

/// What stands for the tuples and tokens of a function, and what they leave to erase.
struct Flattening<'c, 'a> {
    context: &'c Context,
    values: HashMap<usize, Vec<Value<'c, 'a>>>,
    replaced: Vec<OperationRef<'c, 'a>>,
}

fn flatten_function<'c, 'a>(context: &'c Context, function: OperationRef<'c, 'a>) -> Result<(), Emitted> {
    let Some(entry) = ir::body(function, 0) else { return Ok(()) };
    let expand = |types: &[Type<'c>], dictionaries: Vec<Attribute<'c>>| -> Vec<Attribute<'c>> {
        let pairs = types.iter().zip(dictionaries);
        pairs
            .flat_map(|(t, d)| match leaves(*t) {
                Some(parts) => vec![without_own(context, d); parts.len()],
                None => vec![d],
            })
            .collect()
    };
    let types_of = |values: Vec<Value<'c, 'a>>| values.iter().map(|v| v.r#type()).collect::<Vec<_>>();
    let arguments = types_of(ir::arguments(entry));
    let results = ir::operations(entry).last().map(|end| types_of(ir::operands(*end))).unwrap_or_default();
    let argument_attributes = expand(&arguments, function::argument_attributes(context, function));
    let result_attributes = expand(&results, function::result_attributes(context, function, results.len()));

    let mut flattening = Flattening { context, values: HashMap::new(), replaced: vec![] };
    let mut unused = vec![];
    flattening.regions(function, &mut unused)?;
    for op in flattening.replaced.into_iter().rev() {
        ir::erase(op);
    }
    for (block, indices) in unused {
        for index in indices.into_iter().rev() {
            ir::erase_argument(block, index);
        }
    }
    // Lists of another length than the types are refused by the verifier: both change before it looks.
    function::set_argument_attributes(context, function, &argument_attributes);
    function::set_result_attributes(context, function, &result_attributes);
    function::update_type(context, function);
    Ok(())
}

/// A dictionary without the compiler's own entries, each of which is about one tensor.
fn without_own<'c>(context: &'c Context, dictionary: Attribute<'c>) -> Attribute<'c> {
    let entries = dictionary_entries(dictionary).unwrap_or_default();
    let kept = entries.iter().filter(|(name, _)| !name.starts_with("shale."));
    let kept: Vec<(&str, Attribute)> = kept.map(|(name, value)| (name.as_str(), *value)).collect();
    types::dictionary(context, &kept)
}

/// Arguments of a block that only stand until their uses are gone.
type Unused<'c, 'a> = Vec<(BlockRef<'c, 'a>, Vec<usize>)>;

impl<'c, 'a> Flattening<'c, 'a> {
    fn regions(&mut self, op: OperationRef<'c, 'a>, unused: &mut Unused<'c, 'a>) -> Result<(), Emitted> {
        for block in op.regions().flat_map(ir::blocks) {
            self.arguments(op, block, unused)?;
            for inner in ir::operations(block) {
                self.operation(inner, unused)?;
            }
        }
        Ok(())
    }

    fn check(&self, op: OperationRef, parts: &[Type]) -> Result<(), Emitted> {
        if parts.len() > MOST_LEAVES {
            let message = format!("'{}' must have tuples of at most {MOST_LEAVES} components", ir::name(op));
            return Err(Diagnostic::at(op.location(), message).error());
        }
        Ok(())
    }

    fn arguments(
        &mut self,
        op: OperationRef<'c, 'a>,
        block: BlockRef<'c, 'a>,
        unused: &mut Unused<'c, 'a>,
    ) -> Result<(), Emitted> {
        let mut indices = vec![];
        let mut position = 0;
        for argument in ir::arguments(block) {
            if let Some(parts) = leaves(argument.r#type()) {
                self.check(op, &parts)?;
                let location = location_of(argument);
                let mut components = vec![];
                for part in parts {
                    components.push(ir::insert_argument(block, position, part, location));
                    position += 1;
                }
                indices.push(position);
                self.values.insert(key(argument), components);
            }
            position += 1;
        }
        if !indices.is_empty() {
            unused.push((block, indices));
        }
        Ok(())
    }

    /// What stands for values: tuples and tokens by their components, others by themselves.
    fn flat(&self, values: &[Value<'c, 'a>]) -> Vec<Value<'c, 'a>> {
        values.iter().flat_map(|v| self.values.get(&key(*v)).cloned().unwrap_or_else(|| vec![*v])).collect()
    }

    fn operation(&mut self, op: OperationRef<'c, 'a>, unused: &mut Unused<'c, 'a>) -> Result<(), Emitted> {
        let operands = ir::operands(op);
        let results = ir::results(op);
        match ir::name(op) {
            "stablehlo.after_all" | "stablehlo.create_token" => {
                self.values.insert(key(results[0]), vec![]);
                self.replaced.push(op);
                return Ok(());
            }
            "stablehlo.tuple" => {
                let components = self.flat(&operands);
                self.values.insert(key(results[0]), components);
                self.replaced.push(op);
                return Ok(());
            }
            "stablehlo.get_tuple_element" => return self.component(op, operands[0], results[0]),
            _ => {}
        }
        let touched = |values: &[Value]| values.iter().any(|v| is_flattened(v.r#type()));
        if results.is_empty() && op.region_count() == 0 && touched(&operands) && ir::name(op) != CUSTOM_CALL {
            ir::set_operands(op, &self.flat(&operands));
        } else if touched(&operands) || touched(&results) {
            return self.rebuild(op, unused);
        }
        self.regions(op, unused)
    }

    fn component(
        &mut self,
        op: OperationRef<'c, 'a>,
        tuple: Value<'c, 'a>,
        result: Value<'c, 'a>,
    ) -> Result<(), Emitted> {
        let index = ir::attribute(op, "index").and_then(ir::integer).and_then(|i| usize::try_from(i).ok());
        let types = tuple_components(tuple.r#type()).unwrap_or_default();
        let width = |t: &Type<'c>| leaves(*t).map_or(1, |parts| parts.len());
        let (Some(component), Some(index)) = (index.and_then(|i| types.get(i)), index) else {
            return Err(Diagnostic::on(op, format!("index must be one of {} components", types.len())).error());
        };
        let start: usize = types[..index].iter().map(width).sum();
        let all = self.flat(&[tuple]);
        let Some(parts) = all.get(start..start + width(component)).map(<[_]>::to_vec) else {
            return Err(Diagnostic::on(op, "internal error: components of a tuple must be known").error());
        };
        match (is_flattened(result.r#type()), parts.as_slice()) {
            (false, [value]) => ir::replace_all_uses(result, *value),
            _ => {
                self.values.insert(key(result), parts);
            }
        }
        self.replaced.push(op);
        Ok(())
    }

    /// The operation anew, on components.
    fn rebuild(&mut self, op: OperationRef<'c, 'a>, unused: &mut Unused<'c, 'a>) -> Result<(), Emitted> {
        let results = ir::results(op);
        let mut types = vec![];
        let mut widths = vec![];
        for result in &results {
            let parts = leaves(result.r#type());
            self.check(op, parts.as_deref().unwrap_or_default())?;
            widths.push(parts.as_ref().map(Vec::len));
            types.extend(parts.unwrap_or_else(|| vec![result.r#type()]));
        }
        let operands = self.flat(&ir::operands(op));
        if ir::name(op) == "stablehlo.optimization_barrier" && operands.is_empty() {
            self.values.extend(results.iter().map(|token| (key(*token), vec![])));
            self.replaced.push(op);
            return Ok(());
        }
        if ir::name(op) == CUSTOM_CALL {
            shale_lowering::stablehlo_to_linalg::check_layouts(op)?;
        }
        let mut attributes = all_attributes(op);
        // Layouts are for operands and results as they were, and all are the default.
        let layouts = ["operand_layouts", "result_layouts", "result_tilings"];
        attributes.retain(|(name, _)| !layouts.contains(&name.as_str()));
        let attributes: Vec<(&str, Attribute)> =
            attributes.iter().map(|(name, value)| (name.as_str(), *value)).collect();
        let regions = (0..op.region_count()).map(|i| take_region(op, i)).collect();
        let new = Builder::before(self.context, op).create(ir::name(op), &operands, &attributes, &types, regions);
        let mut values = ir::results(new).into_iter();
        for (old, width) in results.iter().zip(widths) {
            match width {
                Some(width) => {
                    self.values.insert(key(*old), values.by_ref().take(width).collect());
                }
                None => {
                    if let Some(value) = values.next() {
                        ir::replace_all_uses(*old, value);
                    }
                }
            }
        }
        self.replaced.push(op);
        self.regions(new, unused)
    }
}
