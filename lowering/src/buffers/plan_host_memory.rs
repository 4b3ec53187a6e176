// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
use super::{
    emission::{Emission, Places, place_key},
    offsets::{Position, place},
    roles::Role,
    storage_plan::{Place, StoragePlan},
};
use melior::{
    Context,
    ir::{Attribute, OperationRef, Type, ValueLike},
};
use shale_bridge::{Builder, Diagnostic, DialectHandle, Emitted, Options, Pass, edit, ir, types};
use std::collections::HashMap;

/// `shale-plan-host-memory`: host functions work on memory whose place is known.
///
/// A `func.func` with a body becomes
/// `(%arena: memref<Nxi8>, inputs…, constants…, initialized…, outputs…)`, each argument with its `shale.role`. Results of dispatches
/// are computed in the outputs where they are returned, else in views of the arena, or of an output that has no value yet: such an
/// output is `memref<Nxi8>` too. The function gets `shale.constants`, the values
/// of its constant arguments in order, equal ones once, and `shale.memory_map`, for each temporary its offset, size and the first and
/// last step (operation of the host program) that needs it, and the output if it lies in one.
///
/// An operand that the kernel updates is updated in place if nothing reads it later, else copied first. What loops carry stays
/// where it is, or takes turns with another temporary: then the loop carries the two pointers, `memref<Nxi8>`, and exchanges them.
pub struct PlanHostMemory;

impl Pass for PlanHostMemory {
    const ARGUMENT: &'static str = "shale-plan-host-memory";
    const SUMMARY: &'static str = "give every tensor of the host program its memory";
    const ANCHOR: &'static str = "builtin.module";
    const DEPENDENT_DIALECTS: &'static [DialectHandle] =
        &[mlir_sys::mlirGetDialectHandle__memref__, mlir_sys::mlirGetDialectHandle__arith__];
    type State<'c> = ();

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
        let mut calls = 0;
        ir::walk(module, &mut |op| {
            if ir::name(op) == "shale.custom_call" {
                ir::set_attribute(op, "index", types::i64_attribute(context, calls));
                calls += 1;
            }
        });
        Ok(())
    }
}

struct Rewrite<'c, 'a> {
    context: &'c Context,
    function: OperationRef<'c, 'a>,
    plan: StoragePlan<'c, 'a>,
}

/// The memref with a tensor's shape.
pub(super) fn memory<'c>(tensor: Type<'c>) -> Type<'c> {
    types::memref(&ir::shape(tensor), ir::element_type(tensor))
}

impl<'c: 'a, 'a> Rewrite<'c, 'a> {
    fn run(self) -> Result<(), Emitted> {
        let (context, function) = (self.context, self.function);
        let temporaries: Vec<usize> =
            (0..self.plan.buffers.len()).filter(|&i| self.plan.buffers[i].place == Place::Temporary).collect();
        let intervals: Vec<_> = temporaries.iter().map(|&i| self.plan.interval(i)).collect();
        let Some(block) = ir::body(function, 0) else { return Ok(()) };
        let returned = ir::operations(block).last().map(|op| ir::operands(*op)).unwrap_or_default();
        let spares: Vec<_> = returned
            .iter()
            .enumerate()
            .map(|(index, value)| {
                let mut spare = self.plan.spare(index, *value);
                // Its tenants are numbered as the intervals are.
                spare.tenants = (0..temporaries.len()).filter(|i| spare.tenants.contains(&temporaries[*i])).collect();
                spare
            })
            .collect();
        let Some((positions, total)) = place(&intervals, &spares) else {
            return Err(Diagnostic::on(function, "temporaries of the host program must fit into memory").error());
        };
        let position_of: HashMap<usize, Position> =
            temporaries.iter().copied().zip(positions.iter().copied()).collect();
        let is_lent = |output: usize| positions.iter().any(|position| position.spare == Some(output));

        // The new arguments: type, attributes, and what they hold.
        let old_arguments = ir::arguments(block);
        let attributes_of = |name: &str, index: usize| -> Vec<(String, Attribute<'c>)> {
            let all = ir::attribute(function, name).and_then(ir::elements).unwrap_or_default();
            all.get(index).and_then(|entry| edit::dictionary_entries(*entry)).unwrap_or_default()
        };
        let initialized =
            |index: usize| attributes_of("arg_attrs", index).iter().any(|(name, _)| name == "shale.initialized");
        let mut arguments = vec![(Role::Arena, types::memref(&[total], types::integer(context, 8)), vec![])];
        let mut argument_of = HashMap::new();
        let mut add = |role: Role, place: Place, memory: Type<'c>, attributes: Vec<(String, Attribute<'c>)>| {
            argument_of.insert(place_key(place), arguments.len());
            arguments.push((role, memory, attributes));
        };
        let inputs = 0..old_arguments.len();
        for index in inputs.clone().filter(|&i| !initialized(i)) {
            let memory = memory(old_arguments[index].r#type());
            add(Role::Input, Place::Argument(index), memory, attributes_of("arg_attrs", index));
        }
        for (index, constant) in self.plan.constants.iter().enumerate() {
            add(Role::Constant, Place::Constant(index), memory(attribute_type(*constant)), vec![]);
        }
        for index in inputs.filter(|&i| initialized(i)) {
            add(
                Role::Initialized,
                Place::Argument(index),
                memory(old_arguments[index].r#type()),
                attributes_of("arg_attrs", index),
            );
        }
        for (index, value) in returned.iter().enumerate() {
            // Memory of several types is bytes.
            let memory = match is_lent(index) {
                true => types::memref(&[spares[index].bytes], types::integer(context, 8)),
                false => memory(value.r#type()),
            };
            add(Role::Output, Place::Output(index), memory, attributes_of("res_attrs", index));
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
                let position = position_of[&i];
                let mut entries = vec![
                    entry("first", first),
                    entry("last", last),
                    entry("offset", position.offset),
                    entry("size", buffer.bytes),
                ];
                entries.extend(position.spare.map(|output| entry("output", output as i64)));
                types::dictionary(context, &entries)
            })
            .collect();
        let mut attributes: Vec<(String, Attribute<'c>)> = edit::all_attributes(function)
            .into_iter()
            .filter(|(name, _)| !matches!(name.as_str(), "arg_attrs" | "res_attrs" | "function_type"))
            .collect();
        attributes
            .push(("function_type".into(), types::type_attribute(types::function(context, &argument_types, &[]))));
        attributes.push(("arg_attrs".into(), types::array(context, &argument_attributes)));
        attributes.push(("shale.constants".into(), types::array(context, &self.plan.constants)));
        attributes.push(("shale.memory_map".into(), types::array(context, &memory_map)));
        let attributes: Vec<(&str, Attribute)> = attributes.iter().map(|(n, a)| (n.as_str(), *a)).collect();

        let outer = Builder::before(context, function);
        let places = Places { argument_of, position_of };
        let body = outer.region(&argument_types, |b, arguments| {
            Emission::new(&self.plan, &places, b, arguments).run(block);
        });
        outer.create("func.func", &[], &attributes, &[], vec![body]);
        // The old body is a graph of values within itself: it goes as a whole.
        ir::erase(function);
        Ok(())
    }
}

fn attribute_type<'c>(attribute: Attribute<'c>) -> Type<'c> {
    // SAFETY: an elements attribute has a type; for any other MLIR gives none.
    unsafe { Type::from_raw(mlir_sys::mlirAttributeGetType(melior::ir::AttributeLike::to_raw(&attribute))) }
}
