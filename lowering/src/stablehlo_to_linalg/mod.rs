// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! StableHLO on the program's types to linalg on storage types: one rule per operation, found by the operation's name.
//!
//! Every function is built anew beside the old one, which stays until all functions of the module could be lowered.
mod attributes;
mod call;
mod contract;
mod control;
mod convolution;
mod dynamic;
mod elementwise;
mod generic;
mod hoist;
mod index;
mod loops;
mod orientation;
mod other;
mod reduce;
mod scalar;
mod shape;
mod sort;
mod window;

pub use call::check_layouts;
pub use control::trip_count;
pub(crate) use dynamic::sizes;
pub use hoist::HoistInvariants;
pub use loops::ITEMS;
pub use orientation::OrientProducts;
pub(crate) use shape::{insert_slice, reshape};

use crate::storage;
use melior::{
    Context,
    ir::{
        Attribute, Block, BlockLike, Identifier, Location, Operation, OperationRef, Region, RegionLike, Type, Value,
        ValueLike,
        operation::{OperationBuilder, OperationLike},
    },
};
use mlir_sys::*;
use shale_bridge::{Builder, Diagnostic, DialectHandle, Emitted, Options, Pass, State, edit, ir, types};
use std::{
    cell::{Cell, RefCell},
    collections::HashMap,
    rc::Rc,
};

/// One operation of the program that is being lowered.
pub struct Site<'c, 'a> {
    /// For its attributes, types and regions. Its operands are the program's, not the lowered ones.
    pub op: OperationRef<'c, 'a>,
    /// What stands for the operands.
    pub operands: Vec<Value<'c, 'a>>,
    /// Where the new operations go, with the program's location.
    pub at: Builder<'c, 'a>,
    /// For rules that lower the regions of their operation.
    pub lowering: Rc<Lowering<'c, 'a>>,
}

/// A rule gives the values that stand for the results, or has said why not.
pub type Rule = for<'c, 'a> fn(&Site<'c, 'a>) -> Result<Vec<Value<'c, 'a>>, Emitted>;

/// The registry, by the name of the operation: each family contributes its rules.
pub struct Rules(HashMap<&'static str, Rule>);

impl State<'_> for Rules {
    fn prepare(_: &Context, _: &Options) -> Result<Self, Emitted> {
        Ok(Self(rules()))
    }
}

fn rules() -> HashMap<&'static str, Rule> {
    let families = [
        call::RULES,
        control::RULES,
        contract::RULES,
        convolution::RULES,
        index::RULES,
        other::RULES,
        reduce::RULES,
        shape::RULES,
        sort::RULES,
        window::RULES,
    ];
    let elementwise = elementwise::RULES.iter().chain(families.iter().copied().flatten()).copied();
    scalar::NAMES.iter().map(|&name| (name, elementwise::map as Rule)).chain(elementwise).collect()
}

impl<'c, 'a> Site<'c, 'a> {
    /// The program's type of a result.
    pub fn result(&self, index: usize) -> Type<'c> {
        ir::results(self.op)[index].r#type()
    }
    /// The program's types of all results.
    pub fn results(&self) -> Vec<Type<'c>> {
        ir::results(self.op).iter().map(|v| v.r#type()).collect()
    }
    /// The program's type of an operand.
    pub fn operand_type(&self, index: usize) -> Type<'c> {
        ir::operands(self.op)[index].r#type()
    }
    /// The program's element type of an operand.
    pub fn element(&self, index: usize) -> Type<'c> {
        ir::element_type(self.operand_type(index))
    }
    pub fn shape(&self, index: usize) -> Vec<i64> {
        ir::shape(self.operand_type(index))
    }
    /// The storage type of an element type that has passed the check of the driver.
    pub fn stored(&self, element: Type<'c>) -> Type<'c> {
        storage::storage_type(self.at.context, element).unwrap_or(element)
    }
    pub fn error(&self, message: impl Into<String>) -> Emitted {
        Diagnostic::on(self.op, message).error()
    }
    /// The error of an operation, or of types or attributes of it, that no rule covers.
    pub fn unsupported(&self) -> Emitted {
        unsupported(self.op)
    }
}

fn unsupported(op: OperationRef) -> Emitted {
    let is_huge = |t: &Type| {
        let shape = if types::is_tensor(*t) { ir::shape(*t) } else { vec![] };
        !storage::is_addressable(&shape)
    };
    let types = ir::operands(op).into_iter().chain(ir::results(op)).map(|v| v.r#type());
    if let Some(huge) = types.into_iter().find(is_huge) {
        return Diagnostic::on(op, format!("tensor must have fewer than 2^53 elements, got {huge}")).error();
    }
    Diagnostic::on(op, format!("has no lowering for {}", ir::signature(op))).error()
}

/// The attribute of `@main` that keeps the program's own types and names: `{inputs = [types], outputs = [types],
/// input_names = [strings], output_names = [strings]}`; what has no name has the empty string, and lists of those alone are
/// left out.
pub const SIGNATURE: &str = "shale.signature";

pub struct LowerToLinalg;

impl Pass for LowerToLinalg {
    const ARGUMENT: &'static str = "shale-lower-to-linalg";
    const SUMMARY: &'static str = "Lower StableHLO to linalg on tensors of storage types";
    const ANCHOR: &'static str = "builtin.module";
    const DEPENDENT_DIALECTS: &'static [DialectHandle] = &[
        mlirGetDialectHandle__linalg__,
        mlirGetDialectHandle__arith__,
        mlirGetDialectHandle__math__,
        mlirGetDialectHandle__tensor__,
        mlirGetDialectHandle__scf__,
        mlirGetDialectHandle__func__,
        // Names of operations must not be used before their dialect is loaded.
        shale_dialects::mlirGetDialectHandle__shale__,
    ];
    type State<'c> = Rules;

    fn run<'c>(
        Rules(rules): &Rules,
        context: &'c Context,
        module: OperationRef<'c, '_>,
        _: &Options,
    ) -> Result<(), Emitted> {
        let Some(body) = ir::body(module, 0) else { return Ok(()) };
        let (mut lowered, mut failure) = (vec![], None);
        for op in ir::operations(body) {
            if ir::name(op) != "func.func" || ir::body(op, 0).is_none() {
                continue;
            }
            match function(rules, context, op) {
                Ok(new) => lowered.push((op, new)),
                Err(emitted) => failure = Some(emitted),
            }
        }
        if let Some(emitted) = failure {
            return Err(emitted);
        }
        for (old, new) in lowered {
            body.insert_operation_before(old, new);
            ir::erase(old);
        }
        Ok(())
    }
}

/// The lowered form of a function. All operations that cannot be lowered are reported.
fn function<'c>(
    rules: &HashMap<&'static str, Rule>,
    context: &'c Context,
    function: OperationRef<'c, '_>,
) -> Result<Operation<'c>, Emitted> {
    let blocks = ir::region(function, 0).map(ir::blocks).unwrap_or_default();
    let [block] = blocks[..] else {
        return Err(Diagnostic::on(function, format!("must have one block, got {}", blocks.len())).error());
    };
    let arguments = ir::arguments(block);
    let mut failure = None;
    let stored: Vec<Option<Type>> = arguments.iter().map(|a| storage::tensor_type(context, a.r#type())).collect();
    for (index, argument) in arguments.iter().enumerate().filter(|(index, _)| stored[*index].is_none()) {
        let message =
            format!("argument {index} must be a tensor of booleans, integers or floats, got {}", argument.r#type());
        failure = Some(Diagnostic::on(function, message).error());
    }
    let parameters: Vec<(Type, Location)> =
        arguments.iter().zip(&stored).map(|(a, s)| (s.unwrap_or(a.r#type()), edit::location_of(*a))).collect();
    let region = Region::new();
    let new_block = region.append_block(Block::new(&parameters));
    // SAFETY: the region goes into the new function below, and the block with it keeps its address.
    let new_block = unsafe { melior::ir::BlockRef::from_raw(new_block.to_raw()) };
    let lowering = Rc::new(Lowering { rules: rules.clone(), values: RefCell::default(), failure: Cell::new(failure) });
    lowering.define(&arguments, &ir::arguments(new_block));
    let at = Builder::at_end(context, function.location(), new_block);
    let returned = lowering.operations(block, &at);
    if let Some(emitted) = lowering.failure.take() {
        return Err(emitted);
    }
    let returned = returned.unwrap_or_default();
    let end = ir::operations(block).last().map_or(function.location(), |end| end.location());
    at.with_location(end).create("func.return", &returned, &[], &[], vec![]);
    let results: Vec<Type> = returned.iter().map(|v| v.r#type()).collect();
    let parameters: Vec<Type> = parameters.iter().map(|(t, _)| *t).collect();
    let mut attributes: Vec<(Identifier, Attribute)> =
        function.attributes().filter(|(name, _)| name.as_string_ref().as_str() != Ok("function_type")).collect();
    let mut set = |name: &str, value| attributes.push((Identifier::new(context, name), value));
    set("function_type", types::type_attribute(types::function(context, &parameters, &results)));
    if ir::symbol(function).as_deref() == Some("main") && ir::attribute(function, SIGNATURE).is_none() {
        set(SIGNATURE, signature(context, function, block));
    }
    OperationBuilder::new("func.func", function.location())
        .add_attributes(&attributes)
        .add_regions([region])
        .build()
        .map_err(|error| Diagnostic::on(function, error.to_string()).error())
}

/// Runs a rule, unless there is no element to compute.
fn lower<'c, 'a>(rule: &Rule, site: Site<'c, 'a>) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    let results = site.results();
    let empty = |t: &Type| ir::shape(*t).contains(&0) && !dynamic::is_dynamic(*t);
    // What a custom call does, or whether a loop ends, is not its results alone.
    let pure =
        !matches!(ir::name(site.op), "stablehlo.custom_call" | "stablehlo.while" | "stablehlo.if" | "stablehlo.case");
    if pure && !results.is_empty() && results.iter().all(empty) {
        let stored = results.iter().map(|&t| storage::tensor_type(site.at.context, t).unwrap_or(t));
        return Ok(stored.map(|t| site.at.empty(t)).collect());
    }
    let values = rule(&site)?;
    // A rule that breaks the contract between phases is a bug; said here, where the operation is known.
    for (value, result) in values.iter().zip(&results) {
        let wanted = storage::tensor_type(site.at.context, *result);
        if wanted != Some(value.r#type()) {
            return Err(site.error(format!(
                "internal error: lowered to {}, must be the storage type of {result}",
                value.r#type()
            )));
        }
    }
    if values.len() != results.len() {
        return Err(site.error(format!(
            "internal error: lowered to {} values, must be {}",
            values.len(),
            results.len()
        )));
    }
    Ok(values)
}

/// The lowering of one function.
pub struct Lowering<'c, 'a> {
    rules: HashMap<&'static str, Rule>,
    /// What stands for the values of the program, by their address.
    values: RefCell<HashMap<*const std::ffi::c_void, Value<'c, 'a>>>,
    /// Whether something could not be lowered.
    failure: Cell<Option<Emitted>>,
}

impl<'c, 'a> Lowering<'c, 'a> {
    /// Says what stands for values of the program.
    pub fn define(&self, old: &[Value<'c, '_>], new: &[Value<'c, 'a>]) {
        self.values.borrow_mut().extend(old.iter().zip(new).map(|(old, new)| (old.to_raw().ptr as *const _, *new)));
    }

    /// Lowers the operations of a block to the end of another one; gives what the terminator returns.
    ///
    /// # Errors
    /// When an operation could not be lowered. All such operations are reported.
    pub fn block(
        self: &Rc<Self>,
        block: melior::ir::BlockRef<'c, 'a>,
        at: &Builder<'c, 'a>,
    ) -> Result<Vec<Value<'c, 'a>>, Emitted> {
        let returned = self.operations(block, at);
        match self.failure.take() {
            Some(emitted) => Err(emitted),
            None => Ok(returned.unwrap_or_default()),
        }
    }

    fn operations(
        self: &Rc<Self>,
        block: melior::ir::BlockRef<'c, 'a>,
        at: &Builder<'c, 'a>,
    ) -> Option<Vec<Value<'c, 'a>>> {
        for op in ir::operations(block) {
            let name = ir::name(op);
            if matches!(name, "func.return" | "stablehlo.return") {
                return self.operands(op);
            }
            // First what is wrong with the operation itself, then whether its operands could be lowered.
            // These pass tensors on, whatever their sizes.
            let control = matches!(
                name,
                "stablehlo.while" | "stablehlo.if" | "stablehlo.case" | "stablehlo.optimization_barrier"
            );
            let sized = if dynamic::concerns(op) && !control || !self.rules.contains_key(name) {
                dynamic::rule(name)
            } else {
                None
            };
            let rule = match sized {
                Some(rule) => Some(rule),
                None if dynamic::concerns(op) && !control => None,
                None => self.rules.get(name).copied(),
            };
            let mut values = ir::operands(op).into_iter().chain(ir::results(op));
            let lowerable = values.all(|v| storage::tensor_type(at.context, v.r#type()).is_some());
            if !lowerable && name != "stablehlo.custom_call" || rule.is_none() {
                self.failure.set(Some(unsupported(op)));
                continue;
            }
            let (Some(rule), Some(operands)) = (rule, self.operands(op)) else { continue };
            let site = Site { op, operands, at: at.with_location(op.location()), lowering: self.clone() };
            let lowered = if sized.is_some() { dynamic::lower(&rule, site) } else { lower(&rule, site) };
            match lowered {
                Ok(new) => self.define(&ir::results(op), &new),
                Err(emitted) => self.failure.set(Some(emitted)),
            }
        }
        None
    }

    /// What stands for a value of the program.
    pub fn value(&self, old: Value<'c, '_>) -> Option<Value<'c, 'a>> {
        self.values.borrow().get(&(old.to_raw().ptr as *const _)).copied()
    }

    /// What stands for the operands; none if an operation before could not be lowered.
    fn operands(&self, op: OperationRef<'c, '_>) -> Option<Vec<Value<'c, 'a>>> {
        let values = self.values.borrow();
        ir::operands(op).iter().map(|v| values.get(&(v.to_raw().ptr as *const _)).copied()).collect()
    }
}

fn signature<'c>(
    context: &'c Context,
    function: OperationRef<'c, '_>,
    block: melior::ir::BlockRef<'c, '_>,
) -> Attribute<'c> {
    let list = |values: &[Value<'c, '_>]| {
        let types: Vec<Attribute> = values.iter().map(|v| types::type_attribute(v.r#type())).collect();
        types::array(context, &types)
    };
    let names = |list: &str, count: usize| {
        let mut names: Vec<Attribute> = vec![];
        let mut some = false;
        let dictionaries = ir::attribute(function, list).and_then(ir::elements).unwrap_or_default();
        for index in 0..count {
            let entries = dictionaries.get(index).and_then(|d| edit::dictionary_entries(*d)).unwrap_or_default();
            let name = entries.into_iter().find(|(key, _)| key == "shale.name").map(|(_, name)| name);
            some |= name.is_some();
            names.push(name.unwrap_or_else(|| types::string_attribute(context, "")));
        }
        some.then(|| types::array(context, &names))
    };
    let inputs = ir::arguments(block);
    let outputs = ir::operations(block).last().map(|end| ir::operands(*end)).unwrap_or_default();
    let mut entries = vec![("inputs", list(&inputs)), ("outputs", list(&outputs))];
    entries.extend(names("arg_attrs", inputs.len()).map(|names| ("input_names", names)));
    entries.extend(names("res_attrs", outputs.len()).map(|names| ("output_names", names)));
    types::dictionary(context, &entries)
}

#[cfg(test)]
mod tests {
    use super::*;
    use shale_dialects::{chlo, stablehlo};

    #[test]
    fn every_rule_is_for_an_operation_that_exists() {
        let known: Vec<&str> = stablehlo::OPERATIONS.iter().chain(chlo::OPERATIONS).map(|op| op.name).collect();
        for name in rules().keys().filter(|name| !name.starts_with("func.")) {
            assert!(known.contains(name), "there is no operation '{name}'");
        }
    }
}
