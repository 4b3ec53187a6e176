// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! The host program on memory, written from its plan.
use super::{
    offsets::Position,
    plan_host_memory::memory,
    storage_plan::{Destination, Exit, Place, StoragePlan, inputs_of, is_allocated, tensor_outs},
};
use melior::ir::{BlockRef, OperationRef, Type, TypeLike, Value, ValueLike, operation::OperationLike};
use shale_bridge::{
    Builder,
    edit::{all_attributes, clone_with, key, op_key},
    ir, types,
};
use std::collections::{BTreeSet, HashMap};

/// Where buffers are.
pub struct Places {
    /// The new argument for each place that is one, by [`place_key`].
    pub argument_of: HashMap<(u8, usize), usize>,
    /// Where each temporary is: in the arena, or in an output that has no value yet.
    pub position_of: HashMap<usize, Position>,
}

pub fn place_key(place: Place) -> (u8, usize) {
    match place {
        Place::Argument(index) => (0, index),
        Place::Constant(index) => (1, index),
        Place::Temporary => (2, 0),
        Place::Output(index) => (3, index),
    }
}

/// The attribute of a copy in a host function that says why it is made.
pub const COPY_REASON: &str = "shale.reason";

/// Writes the new body of a function.
pub struct Emission<'c, 'a, 'p> {
    plan: &'p StoragePlan<'c, 'a>,
    places: &'p Places,
    b: Builder<'c, 'a>,
    /// The arguments of the new function, the arena first.
    arguments: Vec<Value<'c, 'a>>,
    /// What stands for scalars, by [`key`].
    scalars: HashMap<usize, Value<'c, 'a>>,
    /// The bytes of each buffer that takes turns, here and now.
    moving: HashMap<usize, Value<'c, 'a>>,
    /// Views by their source and type, for each block around the current place.
    views: Vec<HashMap<(usize, i64, usize), Value<'c, 'a>>>,
}

impl<'c: 'a, 'a, 'p> Emission<'c, 'a, 'p> {
    pub fn new(
        plan: &'p StoragePlan<'c, 'a>,
        places: &'p Places,
        b: &Builder<'c, 'a>,
        arguments: &[Value<'c, 'a>],
    ) -> Self {
        Self {
            plan,
            places,
            b: *b,
            arguments: arguments.to_vec(),
            scalars: HashMap::new(),
            moving: HashMap::new(),
            views: vec![HashMap::new()],
        }
    }

    pub fn run(mut self, block: BlockRef<'c, 'a>) {
        // Memory of dynamic size is the caller's, as it is.
        for (index, argument) in ir::arguments(block).into_iter().enumerate() {
            if !types::is_tensor(argument.r#type()) {
                let new = self.arguments[self.places.argument_of[&place_key(Place::Argument(index))]];
                self.scalars.insert(key(argument), new);
            }
        }
        for buffer in 0..self.plan.buffers.len() {
            if self.plan.buffers[buffer].moves {
                let bytes = types::memref(&[self.plan.buffers[buffer].bytes], types::integer(self.b.context, 8));
                let view = self.temporary(buffer, bytes);
                self.moving.insert(buffer, view);
            }
        }
        self.block(block);
    }

    /// The memory of a temporary where the plan put it.
    fn temporary(&mut self, buffer: usize, r#type: Type<'c>) -> Value<'c, 'a> {
        let position = self.places.position_of.get(&buffer).copied().unwrap_or(Position { spare: None, offset: 0 });
        let argument = position.spare.map_or(0, |output| self.places.argument_of[&place_key(Place::Output(output))]);
        self.view(self.arguments[argument], position.offset, r#type)
    }

    /// A view of bytes, made once where it can be seen.
    fn view(&mut self, bytes: Value<'c, 'a>, offset: i64, r#type: Type<'c>) -> Value<'c, 'a> {
        let id = (key(bytes), offset, r#type.to_raw().ptr as usize);
        if let Some(known) = self.views.iter().find_map(|scope| scope.get(&id)) {
            return *known;
        }
        let view = self.b.op("memref.view", &[bytes, self.b.index(offset)], r#type);
        self.views.last_mut().map(|scope| scope.insert(id, view));
        view
    }

    /// The memory of a buffer as a memref with the shape and elements of a tensor.
    fn memory(&mut self, buffer: usize, tensor: Type<'c>) -> Value<'c, 'a> {
        let wanted = memory(tensor);
        match self.plan.buffers[buffer].place {
            Place::Temporary => match self.moving.get(&buffer) {
                Some(&bytes) => self.view(bytes, 0, wanted),
                None => self.temporary(buffer, wanted),
            },
            place => self.argument(place, wanted),
        }
    }

    /// The memory of an argument, under a shape and element type of the same size.
    fn argument(&mut self, place: Place, wanted: Type<'c>) -> Value<'c, 'a> {
        let argument = self.arguments[self.places.argument_of[&place_key(place)]];
        // Bytes that are lent to temporaries.
        match ir::element_type(argument.r#type()) == ir::element_type(wanted) {
            true => self.reshape(argument, wanted),
            false => self.view(argument, 0, wanted),
        }
    }

    /// The same elements, in the same order, under another shape.
    fn reshape(&mut self, memref: Value<'c, 'a>, wanted: Type<'c>) -> Value<'c, 'a> {
        if memref.r#type() == wanted {
            return memref;
        }
        let id = (key(memref), 0, wanted.to_raw().ptr as usize);
        if let Some(known) = self.views.iter().find_map(|scope| scope.get(&id)) {
            return *known;
        }
        let b = self.b;
        let all = |rank: usize| {
            let group: Vec<_> = (0..rank as i64).map(|d| types::i64_attribute(b.context, d)).collect();
            types::array(b.context, &if rank == 0 { vec![] } else { vec![types::array(b.context, &group)] })
        };
        let expand = |source: Value<'c, 'a>, rank: usize, to: Type<'c>| {
            let shape = types::i64_array(b.context, &ir::shape(to));
            let attributes = [("reassociation", all(rank)), ("static_output_shape", shape)];
            b.op_with("memref.expand_shape", &[source], &attributes, to)
        };
        let collapse = |source: Value<'c, 'a>, rank: usize, to: Type<'c>| {
            b.op_with("memref.collapse_shape", &[source], &[("reassociation", all(rank))], to)
        };
        let (from, to) = (ir::shape(memref.r#type()), ir::shape(wanted));
        let flat_type = types::memref(&[to.iter().product()], ir::element_type(wanted));
        let flat = match from.len() {
            0 => expand(memref, 0, flat_type),
            1 => memref,
            rank => collapse(memref, rank, flat_type),
        };
        let view = match to.len() {
            0 => collapse(flat, 0, wanted),
            1 => flat,
            rank => expand(flat, rank, wanted),
        };
        self.views.last_mut().map(|scope| scope.insert(id, view));
        view
    }

    /// The memory of a tensor; none for a `tensor.empty`.
    fn of(&mut self, value: Value<'c, 'a>) -> Option<Value<'c, 'a>> {
        let buffer = self.plan.buffer(value)?;
        Some(self.memory(buffer, value.r#type()))
    }

    /// Copies a tensor to a buffer. Why is said of a tensor that is the program's own.
    fn copy(&mut self, from: Value<'c, 'a>, to: usize, why: &str) {
        let target = self.memory(to, from.r#type());
        self.copy_to(from, target, why);
    }

    fn copy_to(&mut self, from: Value<'c, 'a>, target: Value<'c, 'a>, why: &str) {
        // A tensor.empty has no contents to copy.
        let (Some(buffer), Some(source)) = (self.plan.buffer(from), self.of(from)) else { return };
        let why = match self.plan.buffers[buffer].place {
            Place::Argument(_) if self.plan.donated_result(buffer).is_none() => "an argument stays as it is",
            Place::Constant(_) => "a constant stays as it is",
            _ => why,
        };
        let why = [(COPY_REASON, types::string_attribute(self.b.context, why))];
        self.b.create("memref.copy", &[source, target], &why, &[], vec![]);
    }

    fn block(&mut self, block: BlockRef<'c, 'a>) {
        for op in ir::operations(block) {
            self.b = self.b.with_location(op.location());
            match ir::name(op) {
                "shale.dispatch" => self.dispatch(op),
                "shale.custom_call" => self.custom_call(op),
                "tensor.extract" => {
                    let operands = ir::operands(op);
                    let Some(from) = self.of(operands[0]) else { continue };
                    let indices = operands[1..].iter().map(|v| self.scalars[&key(*v)]);
                    let operands: Vec<Value> = std::iter::once(from).chain(indices).collect();
                    let element = self.b.op("memref.load", &operands, ir::results(op)[0].r#type());
                    self.scalars.insert(key(ir::results(op)[0]), element);
                }
                "tensor.from_elements" => {
                    let result = ir::results(op)[0];
                    let scalar = self.scalars[&key(ir::operands(op)[0])];
                    let Some(to) = self.of(result) else { continue };
                    let rank = ir::shape(result.r#type()).len();
                    let operands: Vec<Value> =
                        [scalar, to].into_iter().chain((0..rank).map(|_| self.b.index(0))).collect();
                    self.b.create("memref.store", &operands, &[], &[], vec![]);
                }
                "scf.while" => self.r#while(op),
                "scf.if" | "scf.index_switch" => self.branch(op),
                "func.return" => {
                    let returned = ir::operands(op);
                    for &index in &self.plan.returns {
                        let value = returned[index];
                        let moves = self.plan.buffer(value).is_some_and(|buffer| self.plan.buffers[buffer].moves);
                        let to = self.argument(Place::Output(index), memory(value.r#type()));
                        let why = match moves {
                            true => "a loop ends with it in one of two places",
                            false => "it is returned twice, or needed until the end",
                        };
                        self.copy_to(value, to, why);
                    }
                    self.b.create("func.return", &[], &[], &[], vec![]);
                }
                "shale.poll" => {
                    self.b.create("shale.poll", &[], &[], &[], vec![]);
                }
                _ if is_allocated(op) => {
                    let new = self.b.insert(clone_with(op, &self.scalars));
                    self.scalars.extend(ir::results(op).into_iter().map(key).zip(ir::results(new)));
                }
                name if name.starts_with("arith.") && !types::is_tensor(ir::results(op)[0].r#type()) => {
                    let new = self.b.insert(clone_with(op, &self.scalars));
                    self.scalars.extend(ir::results(op).into_iter().map(key).zip(ir::results(new)));
                }
                // Those who hold the block write its terminator. Views and constants are where they are.
                _ => {}
            }
        }
    }

    fn dispatch(&mut self, op: OperationRef<'c, 'a>) {
        let inputs = inputs_of(op);
        let old = ir::operands(op);
        let mut outs = tensor_outs(op).into_iter().enumerate();
        let mut operands: Vec<Value> = vec![];
        for (position, &operand) in old.iter().enumerate() {
            if !types::is_tensor(operand.r#type()) {
                operands.push(self.scalars[&key(operand)]);
                continue;
            }
            if position < inputs {
                operands.extend(self.of(operand));
                continue;
            }
            let Some((index, (_, result))) = outs.next() else { continue };
            let destination = self.plan.destinations[&op_key(op)][index];
            let Some(buffer) = self.plan.buffer(result) else { continue };
            if destination == Destination::Copied {
                self.copy(operand, buffer, "it is needed after it is updated");
            }
            operands.push(self.memory(buffer, result.r#type()));
        }
        let attributes = all_attributes(op);
        let attributes: Vec<_> = attributes.iter().map(|(n, a)| (n.as_str(), *a)).collect();
        self.b.create("shale.dispatch", &operands, &attributes, &[], vec![]);
    }

    fn custom_call(&mut self, op: OperationRef<'c, 'a>) {
        let (old, results) = (ir::operands(op), ir::results(op));
        let inputs = &old[..old.len() - results.len()];
        let operands: Vec<Value> = inputs.iter().chain(&results).filter_map(|v| self.of(*v)).collect();
        let attributes = all_attributes(op);
        let attributes: Vec<_> = attributes.iter().map(|(n, a)| (n.as_str(), *a)).collect();
        self.b.create("shale.custom_call", &operands, &attributes, &[], vec![]);
    }

    /// The buffers whose memory changes in the regions of an operation.
    fn renamed(&self, op: OperationRef<'c, 'a>) -> Vec<usize> {
        let mut found = BTreeSet::new();
        ir::walk(op, &mut |inner| {
            if let Some(exit) = self.plan.exits.get(&op_key(inner)) {
                found.extend(exit.renamed.iter().map(|(buffer, _)| *buffer));
            }
        });
        found.into_iter().collect()
    }

    fn pointers(&self, buffers: &[usize]) -> Vec<Value<'c, 'a>> {
        buffers.iter().map(|buffer| self.moving[buffer]).collect()
    }

    /// Scalars among values: the positions, and what stands for them.
    fn scalars(&self, values: &[Value<'c, 'a>]) -> Vec<Value<'c, 'a>> {
        values.iter().filter_map(|v| self.scalars.get(&key(*v)).copied()).collect()
    }

    /// Says what stands for the scalars among `old`, and where buffers are now.
    fn receive(&mut self, old: &[Value<'c, 'a>], buffers: &[usize], new: &[Value<'c, 'a>]) {
        let scalars: Vec<_> = old.iter().filter(|v| !types::is_tensor(v.r#type())).collect();
        self.scalars.extend(scalars.iter().zip(new).map(|(old, new)| (key(**old), *new)));
        self.moving.extend(buffers.iter().copied().zip(new[scalars.len()..].iter().copied()));
    }

    /// Ends a region: copies and renames what its values are in.
    fn leave(&mut self, end: OperationRef<'c, 'a>, buffers: &[usize]) {
        self.b = self.b.with_location(end.location());
        let exit = self.plan.exits.get(&op_key(end)).cloned().unwrap_or_else(Exit::default);
        let values = ir::operands(end);
        for (position, buffer) in exit.copies {
            self.copy(values[position], buffer, "it is needed twice, or again in the next iteration");
        }
        let renamed: Vec<_> = exit.renamed.iter().map(|(name, memory)| (*name, self.moving[memory])).collect();
        self.moving.extend(renamed);
        let operands = [self.scalars(&values), self.pointers(buffers)].concat();
        self.b.create("scf.yield", &operands, &[], &[], vec![]);
    }

    /// Writes a region with `write`, and comes back.
    fn inside(&mut self, b: &Builder<'c, 'a>, write: impl FnOnce(&mut Self)) {
        let (outside, moving) = (self.b, self.moving.clone());
        self.b = *b;
        self.views.push(HashMap::new());
        write(self);
        self.views.pop();
        (self.b, self.moving) = (outside, moving);
    }

    fn r#while(&mut self, op: OperationRef<'c, 'a>) {
        let (Some(before), Some(after)) = (ir::body(op, 0), ir::body(op, 1)) else { return };
        for (position, buffer) in self.plan.entries.get(&op_key(op)).cloned().unwrap_or_default() {
            self.copy(ir::operands(op)[position], buffer, "it is needed besides being what a loop begins with");
        }
        let buffers = self.renamed(op);
        let initial = [self.scalars(&ir::operands(op)), self.pointers(&buffers)].concat();
        let outer = self.b;
        let types: Vec<Type> = initial.iter().map(|v| v.r#type()).collect();
        let mut forwarded_types = vec![];
        let first = outer.region(&types, |b, arguments| {
            self.inside(b, |this| {
                this.receive(&ir::arguments(before), &buffers, arguments);
                this.block(before);
                let Some(end) = ir::operations(before).last().copied() else { return };
                let operands = [this.scalars(&ir::operands(end)), this.pointers(&buffers)].concat();
                forwarded_types = operands[1..].iter().map(|v| v.r#type()).collect();
                this.b.create("scf.condition", &operands, &[], &[], vec![]);
            });
        });
        let second = outer.region(&forwarded_types, |b, arguments| {
            self.inside(b, |this| {
                this.receive(&ir::arguments(after), &buffers, arguments);
                this.block(after);
                if let Some(end) = ir::operations(after).last().copied() {
                    this.leave(end, &buffers);
                }
            });
        });
        let new = outer.create("scf.while", &initial, &[], &forwarded_types, vec![first, second]);
        self.receive(&ir::results(op), &buffers, &ir::results(new));
    }

    /// `scf.if` and `scf.index_switch`.
    fn branch(&mut self, op: OperationRef<'c, 'a>) {
        let buffers = self.renamed(op);
        let outer = self.b;
        let mut regions = vec![];
        for index in 0..op.region_count() {
            let Some(block) = ir::body(op, index) else {
                regions.push(melior::ir::Region::new());
                continue;
            };
            regions.push(outer.region(&[], |b, _| {
                self.inside(b, |this| {
                    this.block(block);
                    if let Some(end) = ir::operations(block).last().copied() {
                        this.leave(end, &buffers);
                    }
                });
            }));
        }
        let scalars = ir::results(op).into_iter().map(|v| v.r#type()).filter(|t| !types::is_tensor(*t));
        let pointers = self.pointers(&buffers).into_iter().map(|v| v.r#type());
        let results: Vec<Type> = scalars.chain(pointers).collect();
        let cases = ir::attribute(op, "cases");
        let attributes: Vec<_> = cases.iter().map(|cases| ("cases", *cases)).collect();
        let selector = self.scalars(&ir::operands(op));
        let new = outer.create(ir::name(op), &selector, &attributes, &results, regions);
        self.receive(&ir::results(op), &buffers, &ir::results(new));
    }
}
