// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
use super::{
    offsets::{Interval, place},
    roles::Role,
    storage_plan::{Destination, Place, StoragePlan, inputs_of, is_view, key},
};
use melior::{
    Context,
    ir::{Attribute, OperationRef, Type, Value, ValueLike, operation::OperationLike},
};
use shale_bridge::{Builder, Diagnostic, DialectHandle, Emitted, Options, Pass, ir, types};
use std::collections::HashMap;

/// `shale-plan-host-memory`: host functions work on memory whose place is known.
///
/// A `func.func` with a body becomes
/// `(%arena: memref<Nxi8>, inputs…, constants…, initialized…, outputs…)`, each argument with its `shale.role`. Results of dispatches
/// are computed in the outputs where they are returned, else in views of the arena. The function gets `shale.constants`, the values
/// of its constant arguments in order, equal ones once, and `shale.memory_map`, for each temporary its offset, size and the first and
/// last step (operation of the host program) that needs it.
///
/// An operand that the kernel updates is updated in place if nothing reads it later, else copied first.
pub struct PlanHostMemory;

impl Pass for PlanHostMemory {
    const ARGUMENT: &'static str = "shale-plan-host-memory";
    const SUMMARY: &'static str = "give every tensor of the host program its memory";
    const ANCHOR: &'static str = "builtin.module";
    const DEPENDENT_DIALECTS: &'static [DialectHandle] =
        &[mlir_sys::mlirGetDialectHandle__memref__, mlir_sys::mlirGetDialectHandle__arith__];
    type State<'c> = ();

    fn initialize<'c>(_: &'c Context, _: &Options) -> Result<Self::State<'c>, Emitted> {
        Ok(())
    }

    fn run<'c>(_: &(), context: &'c Context, module: OperationRef<'c, '_>, _: &Options) -> Result<(), Emitted> {
        let Some(body) = ir::body(module, 0) else { return Ok(()) };
        let operations = ir::operations(body);
        let of = |name: &str| operations.iter().copied().filter(|op| ir::name(*op) == name).collect::<Vec<_>>();
        let kernels: HashMap<_, _> = of("shale.kernel").into_iter().filter_map(|k| Some((ir::symbol(k)?, k))).collect();
        for function in of("func.func") {
            if ir::region(function, 0).is_some_and(|region| ir::blocks(region).is_empty()) {
                return Err(Diagnostic::on(function, "host function must have a body").error());
            }
            let plan = StoragePlan::new(function, &kernels)?;
            Rewrite { context, function, plan }.run()?;
        }
        Ok(())
    }
}

struct Rewrite<'c, 'a> {
    context: &'c Context,
    function: OperationRef<'c, 'a>,
    plan: StoragePlan<'c, 'a>,
}

/// The memref with a tensor's shape.
fn memory<'c>(tensor: Type<'c>) -> Type<'c> {
    types::memref(&ir::shape(tensor), ir::element_type(tensor))
}

impl<'c, 'a> Rewrite<'c, 'a> {
    fn run(self) -> Result<(), Emitted> {
        let (context, function) = (self.context, self.function);
        let temporaries: Vec<usize> =
            (0..self.plan.buffers.len()).filter(|&i| self.plan.buffers[i].place == Place::Temporary).collect();
        let intervals: Vec<_> = temporaries
            .iter()
            .map(|&i| self.plan.buffers[i])
            .map(|b| Interval { bytes: b.bytes, first: b.first, last: b.last })
            .collect();
        let Some((offsets, total)) = place(&intervals) else {
            return Err(Diagnostic::on(function, "temporaries of the host program must fit into memory").error());
        };
        let offset_of: HashMap<usize, i64> = temporaries.iter().copied().zip(offsets.iter().copied()).collect();

        // The new arguments: type, attributes, and what they hold.
        let Some(block) = ir::body(function, 0) else { return Ok(()) };
        let old_arguments = ir::arguments(block);
        let attributes_of = |name: &str, index: usize| -> Vec<(String, Attribute<'c>)> {
            let all = ir::attribute(function, name).and_then(ir::elements).unwrap_or_default();
            all.get(index).map(|entry| dictionary_entries(*entry)).unwrap_or_default()
        };
        let initialized =
            |index: usize| attributes_of("arg_attrs", index).iter().any(|(name, _)| name == "shale.initialized");
        let mut arguments = vec![(Role::Arena, types::memref(&[total], types::integer(context, 8)), vec![])];
        let mut argument_of = HashMap::new();
        let mut add = |role: Role, place: Place, tensor: Type<'c>, attributes: Vec<(String, Attribute<'c>)>| {
            argument_of.insert(place_key(place), arguments.len());
            arguments.push((role, memory(tensor), attributes));
        };
        let inputs = 0..old_arguments.len();
        for index in inputs.clone().filter(|&i| !initialized(i)) {
            add(Role::Input, Place::Argument(index), old_arguments[index].r#type(), attributes_of("arg_attrs", index));
        }
        for (index, constant) in self.plan.constants.iter().enumerate() {
            add(Role::Constant, Place::Constant(index), attribute_type(*constant), vec![]);
        }
        for index in inputs.filter(|&i| initialized(i)) {
            add(
                Role::Initialized,
                Place::Argument(index),
                old_arguments[index].r#type(),
                attributes_of("arg_attrs", index),
            );
        }
        let returned = self.plan.steps.last().map(|op| ir::operands(*op)).unwrap_or_default();
        for (index, value) in returned.iter().enumerate() {
            add(Role::Output, Place::Output(index), value.r#type(), attributes_of("res_attrs", index));
        }

        let argument_types: Vec<_> = arguments.iter().map(|(_, t, _)| *t).collect();
        let argument_attributes: Vec<_> = arguments
            .iter()
            .map(|(role, _, attributes)| {
                let mut entries: Vec<(&str, Attribute)> = attributes.iter().map(|(n, a)| (n.as_str(), *a)).collect();
                entries.push((Role::ATTRIBUTE, role.attribute(context)));
                types::dictionary(context, &entries)
            })
            .collect();
        let memory_map: Vec<_> = temporaries
            .iter()
            .map(|&i| {
                let buffer = &self.plan.buffers[i];
                let entry = |name, value| (name, types::i64_attribute(context, value));
                let (first, last) = (buffer.first as i64, buffer.last as i64);
                let entries = [
                    entry("first", first),
                    entry("last", last),
                    entry("offset", offset_of[&i]),
                    entry("size", buffer.bytes),
                ];
                types::dictionary(context, &entries)
            })
            .collect();
        let mut attributes: Vec<(String, Attribute<'c>)> = function
            .attributes()
            .map(|(name, value)| (name.as_string_ref().as_str().unwrap_or("").to_owned(), value))
            .filter(|(name, _)| !matches!(name.as_str(), "arg_attrs" | "res_attrs" | "function_type"))
            .collect();
        attributes
            .push(("function_type".into(), types::type_attribute(types::function(context, &argument_types, &[]))));
        attributes.push(("arg_attrs".into(), types::array(context, &argument_attributes)));
        attributes.push(("shale.constants".into(), types::array(context, &self.plan.constants)));
        attributes.push(("shale.memory_map".into(), types::array(context, &memory_map)));
        let attributes: Vec<(&str, Attribute)> = attributes.iter().map(|(n, a)| (n.as_str(), *a)).collect();

        let outer = Builder::before(context, function);
        let body = outer.region(&argument_types, |b, arguments| {
            self.emit(b, arguments, &argument_of, &offset_of, &old_arguments);
        });
        outer.create("func.func", &[], &attributes, &[], vec![body]);
        // The old body is a graph of values within itself: it goes as a whole.
        ir::erase(function);
        Ok(())
    }

    fn emit(
        &self,
        b: &Builder<'c, 'a>,
        arguments: &[Value<'c, 'a>],
        argument_of: &HashMap<(u8, usize), usize>,
        offset_of: &HashMap<usize, i64>,
        old_arguments: &[Value<'c, 'a>],
    ) {
        let plan = &self.plan;
        let argument = |place: Place| arguments[argument_of[&place_key(place)]];
        // Memory of each tensor, by the tensor's key.
        let mut memory_of: HashMap<usize, Value<'c, 'a>> = HashMap::new();
        for (index, old) in old_arguments.iter().enumerate() {
            memory_of.insert(key(*old), argument(Place::Argument(index)));
        }
        let Some(last) = plan.steps.last().copied() else { return };
        let returned = ir::operands(last);
        // A tensor whose memory is an output, or a view of one: the output seen backwards through the views.
        for (index, value) in returned.iter().enumerate() {
            let Some(buffer) = plan.buffer(*value).filter(|&i| plan.buffers[i].place == Place::Output(index)) else {
                continue;
            };
            let (mut value, mut place) = (*value, argument(Place::Output(index)));
            loop {
                memory_of.entry(key(value)).or_insert(place);
                let Some(op) = ir::definition(value) else { break };
                let source = if is_view(op) {
                    let source = ir::operands(op)[0];
                    place = view(b, op, place, source.r#type(), true);
                    source
                } else {
                    // Updated in place: the operand has the same memory.
                    match ir::operands(op).get(inputs_of(op) + ir::index_of(value)) {
                        Some(operand) if plan.buffer(*operand) == Some(buffer) => *operand,
                        _ => break,
                    }
                };
                value = source;
            }
        }
        for (step, op) in plan.steps.iter().copied().enumerate() {
            let b = &b.with_location(op.location());
            match ir::name(op) {
                "tensor.empty" => {}
                "arith.constant" => {
                    let result = ir::results(op)[0];
                    if let Some(Place::Constant(index)) = plan.buffer(result).map(|i| plan.buffers[i].place) {
                        memory_of.insert(key(result), argument(Place::Constant(index)));
                    }
                }
                "shale.dispatch" => {
                    let (inputs, results) = (inputs_of(op), ir::results(op));
                    let old = ir::operands(op);
                    let mut operands: Vec<_> = old[..inputs].iter().map(|v| memory_of[&key(*v)]).collect();
                    for (index, result) in results.iter().enumerate() {
                        let destination = plan.destinations[&step][index];
                        let operand = old[inputs + index];
                        let place = match memory_of.get(&key(*result)) {
                            Some(place) => *place,
                            None if destination == Destination::InPlace => memory_of[&key(operand)],
                            None => {
                                let offset = plan.buffer(*result).and_then(|i| offset_of.get(&i)).copied().unwrap_or(0);
                                let offset = b.index(offset);
                                b.op("memref.view", &[arguments[0], offset], memory(result.r#type()))
                            }
                        };
                        if destination == Destination::Copied {
                            b.create("memref.copy", &[memory_of[&key(operand)], place], &[], &[], vec![]);
                        }
                        memory_of.insert(key(*result), place);
                        operands.push(place);
                    }
                    let attributes: Vec<_> = op
                        .attributes()
                        .map(|(name, value)| (name.as_string_ref().as_str().unwrap_or("").to_owned(), value))
                        .collect();
                    let attributes: Vec<_> = attributes.iter().map(|(n, a)| (n.as_str(), *a)).collect();
                    b.create("shale.dispatch", &operands, &attributes, &[], vec![]);
                }
                "func.return" => {
                    for (index, value) in returned.iter().enumerate() {
                        // A returned tensor.empty has no contents to copy.
                        let Some(buffer) = plan.buffer(*value) else { continue };
                        if plan.buffers[buffer].place != Place::Output(index) {
                            b.create(
                                "memref.copy",
                                &[memory_of[&key(*value)], argument(Place::Output(index))],
                                &[],
                                &[],
                                vec![],
                            );
                        }
                    }
                    b.create("func.return", &[], &[], &[], vec![]);
                }
                _ => {
                    let result = ir::results(op)[0];
                    if !memory_of.contains_key(&key(result)) {
                        let source = memory_of[&key(ir::operands(op)[0])];
                        memory_of.insert(key(result), view(b, op, source, result.r#type(), false));
                    }
                }
            }
        }
    }
}

/// The memref of type `tensor` that the view operation `op` makes of `source`, or, backwards, the one it would make `source` of.
fn view<'c, 'a>(
    b: &Builder<'c, 'a>,
    op: OperationRef<'c, '_>,
    source: Value<'c, 'a>,
    tensor: Type<'c>,
    backwards: bool,
) -> Value<'c, 'a> {
    let expands = (ir::name(op) == "tensor.expand_shape") != backwards;
    let result = memory(tensor);
    let reassociation = ir::attribute(op, "reassociation").unwrap_or_else(|| types::array(b.context, &[]));
    if expands {
        let shape = types::i64_array(b.context, &ir::shape(result));
        b.op_with(
            "memref.expand_shape",
            &[source],
            &[("reassociation", reassociation), ("static_output_shape", shape)],
            result,
        )
    } else {
        b.op_with("memref.collapse_shape", &[source], &[("reassociation", reassociation)], result)
    }
}

fn place_key(place: Place) -> (u8, usize) {
    match place {
        Place::Argument(index) => (0, index),
        Place::Constant(index) => (1, index),
        Place::Temporary => (2, 0),
        Place::Output(index) => (3, index),
    }
}

fn attribute_type<'c>(attribute: Attribute<'c>) -> Type<'c> {
    // SAFETY: an elements attribute has a type; for any other MLIR gives none.
    unsafe { Type::from_raw(mlir_sys::mlirAttributeGetType(melior::ir::AttributeLike::to_raw(&attribute))) }
}

/// The entries of a dictionary attribute; none for another one.
fn dictionary_entries<'c>(attribute: Attribute<'c>) -> Vec<(String, Attribute<'c>)> {
    use melior::ir::AttributeLike;
    // SAFETY: the kind is checked first; positions are in range; names are copied.
    unsafe {
        let raw = attribute.to_raw();
        if !mlir_sys::mlirAttributeIsADictionary(raw) {
            return vec![];
        }
        (0..mlir_sys::mlirDictionaryAttrGetNumElements(raw))
            .map(|i| {
                let entry = mlir_sys::mlirDictionaryAttrGetElement(raw, i);
                let name = mlir_sys::mlirIdentifierStr(entry.name);
                let name = std::slice::from_raw_parts(name.data.cast::<u8>(), name.length);
                (String::from_utf8_lossy(name).into_owned(), Attribute::from_raw(entry.attribute))
            })
            .collect()
    }
}
