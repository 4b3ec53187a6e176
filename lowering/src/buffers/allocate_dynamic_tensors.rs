// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
use super::{
    ownership::Block,
    roles::{self, Access},
    storage_plan::inputs_of,
};
use crate::{
    kernels::structured::{base, is_dynamic, is_view},
    stablehlo_to_linalg::sizes,
};
use melior::{
    Context,
    ir::{Attribute, BlockRef, OperationRef, Type, Value, ValueLike, operation::OperationLike},
};
use shale_bridge::{
    Builder, Diagnostic, DialectHandle, Emitted, Options, Pass,
    edit::{all_attributes, clone_with, key},
    ir, types,
};
use std::collections::HashMap;

/// `shale-allocate-dynamic-tensors`: the host program allocates tensors whose sizes are known only when it runs.
///
/// Such a tensor becomes bytes (`memref<?xi8>`) and an `index` for each dynamic dimension, also where control flow carries it; dispatches
/// get views of the bytes. The memory of a tensor belongs to the block that computes it: it is given back after the last operation of
/// the block that uses it, or handed to what is around the block where the block ends with it. What belongs to nobody, or is needed
/// twice, is copied there. An update is in place if nothing else needs the old contents. Results are `shale.deliver`ed, arguments have
/// their sizes from `shale.input_size`; the function gets `shale.output_numbers`, the numbers of the results that are left.
///
/// Assertions and allocations are numbered in the order of the module (`index`), which is that of the artifact's table.
pub struct AllocateDynamicTensors;

impl Pass for AllocateDynamicTensors {
    const ARGUMENT: &'static str = "shale-allocate-dynamic-tensors";
    const SUMMARY: &'static str = "allocate and free tensors of dynamic size in the host program";
    const ANCHOR: &'static str = "builtin.module";
    const DEPENDENT_DIALECTS: &'static [DialectHandle] = &[
        mlir_sys::mlirGetDialectHandle__memref__,
        mlir_sys::mlirGetDialectHandle__arith__,
        shale_dialects::mlirGetDialectHandle__shale__,
    ];
    type State<'c> = ();

    fn run<'c>(_: &(), context: &'c Context, module: OperationRef<'c, '_>, _: &Options) -> Result<(), Emitted> {
        let Some(body) = ir::body(module, 0) else { return Ok(()) };
        let operations = ir::operations(body);
        let kernels = operations.iter().filter(|op| ir::name(**op) == "shale.kernel");
        let kernels = kernels.map(|kernel| Ok((ir::symbol(*kernel).unwrap_or_default(), roles::accesses(*kernel)?)));
        let kernels = kernels.collect::<Result<HashMap<_, _>, Emitted>>()?;
        for function in operations.into_iter().filter(|op| ir::name(*op) == "func.func") {
            if has_dynamic_tensors(function) {
                rewrite(context, &kernels, function)?;
            }
        }
        let mut number = 0;
        ir::walk(module, &mut |op| {
            if matches!(ir::name(op), "shale.assert" | "shale.allocate") {
                ir::set_attribute(op, "index", types::i64_attribute(context, number));
                number += 1;
            }
        });
        Ok(())
    }
}

fn is_dynamic_tensor(value: &Value) -> bool {
    types::is_tensor(value.r#type()) && is_dynamic(value.r#type())
}

fn has_dynamic_tensors(function: OperationRef) -> bool {
    let mut found = false;
    ir::walk(function, &mut |op| {
        let arguments = op.regions().flat_map(ir::blocks).flat_map(ir::arguments);
        found |= ir::results(op).into_iter().chain(arguments).any(|v| is_dynamic_tensor(&v));
    });
    found
}

/// A tensor: its memory, and the sizes of all of its dimensions.
#[derive(Clone)]
struct Tensor<'c, 'a> {
    bytes: Value<'c, 'a>,
    sizes: Vec<Value<'c, 'a>>,
}

/// Writes the function anew.
struct Allocation<'c, 'a, 'k> {
    context: &'c Context,
    kernels: &'k HashMap<String, Vec<Access>>,
    b: Builder<'c, 'a>,
    /// What stands for tensors of dynamic size, by [`key`].
    tensors: HashMap<usize, Tensor<'c, 'a>>,
    /// What stands for other values.
    values: HashMap<usize, Value<'c, 'a>>,
    failure: Option<Emitted>,
}

fn rewrite<'c: 'a, 'a>(
    context: &'c Context,
    kernels: &HashMap<String, Vec<Access>>,
    function: OperationRef<'c, 'a>,
) -> Result<(), Emitted> {
    let Some(block) = ir::body(function, 0) else { return Ok(()) };
    let bytes = types::memref(&[-1], types::integer(context, 8));
    let arguments = ir::arguments(block);
    let parameters: Vec<Type> =
        arguments.iter().map(|v| if is_dynamic_tensor(v) { bytes } else { v.r#type() }).collect();
    let outer = Builder::before(context, function).with_location(function.location());
    let mut allocation =
        Allocation { context, kernels, b: outer, tensors: HashMap::new(), values: HashMap::new(), failure: None };
    let body = outer.region(&parameters, |b, new| {
        allocation.b = *b;
        allocation.arguments(&arguments, new);
        allocation.block(block, &[]);
    });
    if let Some(emitted) = allocation.failure {
        return Err(emitted);
    }
    let returned = ir::operations(block).last().map(|end| ir::operands(*end)).unwrap_or_default();
    let outputs: Vec<usize> = (0..returned.len()).filter(|&i| !is_dynamic_tensor(&returned[i])).collect();
    let results: Vec<Type> = outputs.iter().map(|&i| returned[i].r#type()).collect();
    let mut attributes = all_attributes(function);
    for (name, value) in &mut attributes {
        match name.as_str() {
            "function_type" => *value = types::type_attribute(types::function(context, &parameters, &results)),
            "res_attrs" => {
                let all = ir::elements(*value).unwrap_or_default();
                let kept: Vec<Attribute> = outputs.iter().filter_map(|&i| all.get(i).copied()).collect();
                *value = types::array(context, &kept);
            }
            _ => {}
        }
    }
    let numbers: Vec<i64> = outputs.iter().map(|&i| i as i64).collect();
    attributes.push(("shale.output_numbers".into(), types::i64_array(context, &numbers)));
    let attributes: Vec<(&str, Attribute)> = attributes.iter().map(|(n, a)| (n.as_str(), *a)).collect();
    outer.create("func.func", &[], &attributes, &[], vec![body]);
    ir::erase(function);
    Ok(())
}

impl<'c: 'a, 'a> Allocation<'c, 'a, '_> {
    fn bytes(&self) -> Type<'c> {
        types::memref(&[-1], types::integer(self.context, 8))
    }

    fn fail(&mut self, emitted: Emitted) {
        self.failure.get_or_insert(emitted);
    }

    /// The arguments of the function, with the sizes that its caller says.
    fn arguments(&mut self, old: &[Value<'c, 'a>], new: &[Value<'c, 'a>]) {
        let mut number = 0;
        for (old, &new) in old.iter().zip(new) {
            if !is_dynamic_tensor(old) {
                self.values.insert(key(*old), new);
                continue;
            }
            let mut sizes = vec![];
            for size in ir::shape(old.r#type()) {
                if size >= 0 {
                    sizes.push(self.b.index(size));
                    continue;
                }
                let attribute = [("number", types::i64_attribute(self.context, number))];
                sizes.push(self.b.op_with("shale.input_size", &[], &attribute, types::index(self.context)));
                number += 1;
            }
            self.tensors.insert(key(*old), Tensor { bytes: new, sizes });
        }
    }

    /// What stands for a value that is no tensor of dynamic size.
    fn value(&self, old: Value<'c, 'a>) -> Value<'c, 'a> {
        self.values.get(&key(old)).copied().unwrap_or(old)
    }

    /// The sizes of a tensor, also of one that has no memory yet.
    fn sizes(&self, old: Value<'c, 'a>) -> Vec<Value<'c, 'a>> {
        if let Some(tensor) = self.tensors.get(&key(old)) {
            return tensor.sizes.clone();
        }
        let mut dynamic = ir::definition(old).map(ir::operands).unwrap_or_default().into_iter();
        let size = |known: i64| match known >= 0 {
            true => Some(self.b.index(known)),
            false => dynamic.next().map(|size| self.value(size)),
        };
        ir::shape(old.r#type()).into_iter().map(size).collect::<Option<Vec<_>>>().unwrap_or_default()
    }

    fn tensor(&mut self, old: Value<'c, 'a>, op: OperationRef<'c, 'a>) -> Option<Tensor<'c, 'a>> {
        let known = self.tensors.get(&key(old)).cloned();
        if known.is_none() {
            let text = format!("operand must have contents, got tensor.empty of {}", old.r#type());
            self.fail(Diagnostic::on(op, text).error());
        }
        known
    }

    /// The memory of a tensor under a type.
    fn view(&self, tensor: &Tensor<'c, 'a>, r#type: Type<'c>) -> Value<'c, 'a> {
        let shape = ir::shape(r#type);
        let dynamic = shape.iter().zip(&tensor.sizes).filter(|(size, _)| **size < 0).map(|(_, value)| *value);
        let operands: Vec<Value> = [tensor.bytes, self.b.index(0)].into_iter().chain(dynamic).collect();
        self.b.op("memref.view", &operands, types::memref(&shape, ir::element_type(r#type)))
    }

    /// New memory for a tensor.
    fn allocate(&mut self, r#type: Type<'c>, sizes: Vec<Value<'c, 'a>>, op: OperationRef<'c, 'a>) -> Tensor<'c, 'a> {
        let element = super::element_bytes(ir::element_type(r#type)).unwrap_or_else(|| {
            let text = format!("tensor must have elements of a stored type, got {type}");
            self.fail(Diagnostic::on(op, text).error());
            1
        });
        let attributes = [("element_bytes", types::i64_attribute(self.context, element))];
        Tensor { bytes: self.b.op_with("shale.allocate", &sizes, &attributes, self.bytes()), sizes }
    }

    /// A tensor in memory of its own: a copy, unless there is nothing to copy.
    fn copied(&mut self, old: Value<'c, 'a>, op: OperationRef<'c, 'a>, why: &str) -> Tensor<'c, 'a> {
        let r#type = old.r#type();
        let sizes = self.sizes(old);
        let new = self.allocate(r#type, sizes, op);
        if let Some(source) = self.tensors.get(&key(old)).cloned() {
            let (from, to) = (self.view(&source, r#type), self.view(&new, r#type));
            let why = [(super::emission::COPY_REASON, types::string_attribute(self.context, why))];
            self.b.create("memref.copy", &[from, to], &why, &[], vec![]);
        }
        new
    }

    fn free(&self, memory: Vec<Value<'c, 'a>>) {
        for bytes in memory {
            self.b.create("memref.dealloc", &[bytes], &[], &[], vec![]);
        }
    }

    /// Writes the operations of a block; `received` are those of its arguments whose memory it has to give back.
    fn block(&mut self, block: BlockRef<'c, 'a>, received: &[Value<'c, 'a>]) {
        let mut own = Block::new(block);
        for value in received.iter().filter(|v| is_dynamic_tensor(v)) {
            own.own(*value, self.tensors[&key(*value)].bytes, 0);
        }
        for (position, op) in ir::operations(block).into_iter().enumerate() {
            self.b = self.b.with_location(op.location());
            let results = ir::results(op);
            match ir::name(op) {
                "tensor.empty" if is_dynamic_tensor(&results[0]) => {}
                "tensor.dim" if is_dynamic_tensor(&ir::operands(op)[0]) => {
                    let dim = sizes::constant(ir::operands(op)[1]).and_then(|dim| usize::try_from(dim).ok());
                    let sizes = self.sizes(ir::operands(op)[0]);
                    match dim.and_then(|dim| sizes.get(dim).copied()) {
                        Some(size) => {
                            self.values.insert(key(results[0]), size);
                        }
                        None => self.fail(Diagnostic::on(op, "dimension must be a constant in range").error()),
                    }
                }
                _ if is_view(op) && is_dynamic_tensor(&results[0]) => {
                    let Some(source) = self.tensor(ir::operands(op)[0], op) else { return };
                    let sizes = self.view_sizes(&source.sizes, op);
                    self.tensors.insert(key(results[0]), Tensor { bytes: source.bytes, sizes });
                }
                "shale.dispatch" if ir::operands(op).iter().any(is_dynamic_tensor) => {
                    self.dispatch(op, position, &mut own)
                }
                "scf.while" => self.r#while(op, position, &mut own),
                "scf.if" | "scf.index_switch" => self.branch(op, position, &mut own),
                name @ ("func.return" | "scf.yield" | "scf.condition") => {
                    let operands = self.handed_on(op, &mut own);
                    self.free(own.rest());
                    self.b.create(name, &operands, &[], &[], vec![]);
                    return;
                }
                name if ir::operands(op).iter().chain(&results).any(is_dynamic_tensor) => {
                    let text = format!("'{name}' must not have tensors of dynamic size, got {}", ir::signature(op));
                    self.fail(Diagnostic::on(op, text).error());
                }
                _ => {
                    let new = self.b.insert(clone_with(op, &self.values));
                    self.values.extend(results.into_iter().map(key).zip(ir::results(new)));
                }
            }
            if self.failure.is_some() {
                return;
            }
            self.free(own.freed_after(position));
        }
    }

    fn view_sizes(&self, source: &[Value<'c, 'a>], op: OperationRef<'c, 'a>) -> Vec<Value<'c, 'a>> {
        let b = &self.b;
        match ir::name(op) {
            "tensor.expand_shape" => {
                let mut dynamic = ir::operands(op)[1..].to_vec().into_iter();
                let size = |known: i64| match known >= 0 {
                    true => Some(b.index(known)),
                    false => dynamic.next().map(|size| self.value(size)),
                };
                ir::shape(ir::results(op)[0].r#type()).into_iter().filter_map(size).collect()
            }
            "tensor.collapse_shape" => {
                let groups = ir::attribute(op, "reassociation").and_then(ir::elements).unwrap_or_default();
                let group = |group: Attribute<'c>| {
                    let dims = ir::elements(group).unwrap_or_default().into_iter().filter_map(ir::integer);
                    sizes::product(b, &dims.filter_map(|d| source.get(d as usize).copied()).collect::<Vec<_>>())
                };
                groups.into_iter().map(group).collect()
            }
            _ => source.to_vec(),
        }
    }

    fn dispatch(&mut self, op: OperationRef<'c, 'a>, position: usize, own: &mut Block<'c, 'a>) {
        let (operands, inputs) = (ir::operands(op), inputs_of(op));
        let name = ir::attribute(op, "kernel").and_then(|a| ir::symbol_reference(a)).unwrap_or_default();
        let accesses = self.kernels.get(&name).cloned().unwrap_or_default();
        let (mut new, mut types, mut kept) = (vec![], vec![], vec![]);
        for (index, &operand) in operands.iter().enumerate() {
            let result = index.checked_sub(inputs).map(|result| ir::results(op)[result]);
            if !is_dynamic_tensor(&operand) {
                new.push(self.value(operand));
                types.extend(result.map(|v| v.r#type()));
                kept.extend(result);
                continue;
            }
            let update = accesses.get(index) == Some(&Access::Update);
            let tensor = match result {
                Some(_) if update && !own.gives(base(operand), op, index) => {
                    self.copied(operand, op, "it is needed after it is updated")
                }
                Some(result) if !update => {
                    let sizes = self.sizes(operand);
                    self.allocate(result.r#type(), sizes, op)
                }
                _ => match self.tensor(operand, op) {
                    Some(tensor) => tensor,
                    None => return,
                },
            };
            new.push(self.view(&tensor, operand.r#type()));
            if let Some(result) = result {
                own.own(result, tensor.bytes, position);
                self.tensors.insert(key(result), tensor);
            }
        }
        let attributes = all_attributes(op);
        let attributes: Vec<_> = attributes.iter().map(|(n, a)| (n.as_str(), *a)).collect();
        let dispatch = self.b.create("shale.dispatch", &new, &attributes, &types, vec![]);
        self.values.extend(kept.into_iter().map(key).zip(ir::results(dispatch)));
    }

    /// The types of what stands for values.
    fn expanded(&self, old: &[Value<'c, 'a>]) -> Vec<Type<'c>> {
        let types = old.iter().flat_map(|v| match is_dynamic_tensor(v) {
            false => vec![v.r#type()],
            true => {
                let dynamic = ir::shape(v.r#type()).into_iter().filter(|size| *size < 0).count();
                [vec![self.bytes()], vec![types::index(self.context); dynamic]].concat()
            }
        });
        types.collect()
    }

    /// Says what stands for values, which control flow gives in the form of [`Self::expanded`].
    fn receive(&mut self, old: &[Value<'c, 'a>], new: &[Value<'c, 'a>]) {
        let mut new = new.iter().copied();
        for old in old {
            let Some(first) = new.next() else { return };
            if !is_dynamic_tensor(old) {
                self.values.insert(key(*old), first);
                continue;
            }
            let size = |known: i64| if known >= 0 { Some(self.b.index(known)) } else { new.next() };
            let sizes = ir::shape(old.r#type()).into_iter().filter_map(size).collect();
            self.tensors.insert(key(*old), Tensor { bytes: first, sizes });
        }
    }

    /// Values in the form of [`Self::expanded`].
    fn expand(&self, tensor: &Tensor<'c, 'a>, r#type: Type<'c>) -> Vec<Value<'c, 'a>> {
        let shape = ir::shape(r#type);
        let dynamic = shape.iter().zip(&tensor.sizes).filter(|(known, _)| **known < 0).map(|(_, size)| *size);
        std::iter::once(tensor.bytes).chain(dynamic).collect()
    }

    /// What a block ends with: memory that is the block's goes with it, of other memory a copy.
    fn handed_on(&mut self, end: OperationRef<'c, 'a>, own: &mut Block<'c, 'a>) -> Vec<Value<'c, 'a>> {
        let mut new = vec![];
        for (index, operand) in ir::operands(end).into_iter().enumerate() {
            if !is_dynamic_tensor(&operand) {
                new.push(self.value(operand));
                continue;
            }
            let tensor = match self.tensors.get(&key(operand)).cloned().filter(|_| own.hands_on(base(operand))) {
                Some(tensor) => tensor,
                None => self.copied(operand, end, "it is needed twice, or not the block's own"),
            };
            if ir::name(end) == "func.return" {
                let operands: Vec<Value> = std::iter::once(tensor.bytes).chain(tensor.sizes).collect();
                let output = [("output", types::i64_attribute(self.context, index as i64))];
                self.b.create("shale.deliver", &operands, &output, &[], vec![]);
            } else {
                new.extend(self.expand(&tensor, operand.r#type()));
            }
        }
        new
    }

    /// Writes a region with `write`, and comes back.
    fn inside(&mut self, b: &Builder<'c, 'a>, write: impl FnOnce(&mut Self)) {
        let outside = self.b;
        self.b = *b;
        write(self);
        self.b = outside;
    }

    fn r#while(&mut self, op: OperationRef<'c, 'a>, position: usize, own: &mut Block<'c, 'a>) {
        let (Some(before), Some(after)) = (ir::body(op, 0), ir::body(op, 1)) else { return };
        let mut initial = vec![];
        for (index, operand) in ir::operands(op).into_iter().enumerate() {
            if !is_dynamic_tensor(&operand) {
                initial.push(self.value(operand));
                continue;
            }
            let tensor = match self.tensors.get(&key(operand)).cloned().filter(|_| own.gives(base(operand), op, index))
            {
                Some(tensor) => tensor,
                None => self.copied(operand, op, "it is needed besides being what a loop begins with"),
            };
            initial.extend(self.expand(&tensor, operand.r#type()));
        }
        let outer = self.b;
        let types: Vec<Type> = initial.iter().map(|v| v.r#type()).collect();
        let (in_before, in_after) = (ir::arguments(before), ir::arguments(after));
        let forwarded = self.expanded(&in_after);
        let first = outer.region(&types, |b, arguments| {
            self.inside(b, |this| {
                this.receive(&in_before, arguments);
                this.block(before, &in_before);
            });
        });
        let second = outer.region(&forwarded, |b, arguments| {
            self.inside(b, |this| {
                this.receive(&in_after, arguments);
                this.block(after, &in_after);
            });
        });
        if self.failure.is_some() {
            return;
        }
        let new = outer.create("scf.while", &initial, &[], &forwarded, vec![first, second]);
        self.results(op, new, position, own);
    }

    fn results(
        &mut self,
        op: OperationRef<'c, 'a>,
        new: OperationRef<'c, 'a>,
        position: usize,
        own: &mut Block<'c, 'a>,
    ) {
        self.receive(&ir::results(op), &ir::results(new));
        for result in ir::results(op).into_iter().filter(is_dynamic_tensor) {
            own.own(result, self.tensors[&key(result)].bytes, position);
        }
    }

    /// `scf.if` and `scf.index_switch`.
    fn branch(&mut self, op: OperationRef<'c, 'a>, position: usize, own: &mut Block<'c, 'a>) {
        let outer = self.b;
        let mut regions = vec![];
        for index in 0..op.region_count() {
            let Some(block) = ir::body(op, index) else {
                regions.push(melior::ir::Region::new());
                continue;
            };
            regions.push(outer.region(&[], |b, _| self.inside(b, |this| this.block(block, &[]))));
        }
        if self.failure.is_some() {
            return;
        }
        let results = self.expanded(&ir::results(op));
        let cases = ir::attribute(op, "cases");
        let attributes: Vec<_> = cases.iter().map(|cases| ("cases", *cases)).collect();
        let selector: Vec<Value> = ir::operands(op).into_iter().map(|v| self.value(v)).collect();
        let new = outer.create(ir::name(op), &selector, &attributes, &results, regions);
        self.results(op, new, position, own);
    }
}
