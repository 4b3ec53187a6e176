// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Which memory each tensor of a host function lives in.
//!
//! Tensors share *buffers*: a tensor, its views, what it becomes by updates in place, and what loops carry in its place. The next
//! value of a carried tensor is computed in the memory of the old one if nothing needs that any more, else in another buffer, and
//! the two buffers change their names at the end of the iteration ([`Exit::renamed`]): they take turns, and nothing is copied.
mod control;
mod results;

use super::{
    bytes, element_bytes,
    liveness::Order,
    offsets::{Interval, Spare},
    roles::{self, Access},
};
use crate::kernels::{
    in_place,
    structured::{base, is_view},
};
use melior::ir::{Attribute, AttributeLike, BlockRef, OperationRef, Type, Value, ValueLike};
use shale_bridge::{
    Diagnostic, Emitted,
    edit::{key, op_key},
    ir, types,
};
use std::collections::{BTreeMap, HashMap, HashSet};

/// What holds a buffer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// An argument of the function on tensors.
    Argument(usize),
    /// An entry of the function's constants.
    Constant(usize),
    /// The arena.
    Temporary,
    /// A result of the function on tensors.
    Output(usize),
}

/// Memory that several tensors share, one after the other.
#[derive(Clone, Copy, Debug)]
pub struct Buffer {
    pub place: Place,
    pub bytes: i64,
    /// Steps of the first and last operation that touch it.
    pub first: usize,
    pub last: usize,
    /// Whether its memory changes as loops take turns.
    pub moves: bool,
}

/// How a dispatch comes by the memory of one of its `outs`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Destination {
    /// The operand's own memory.
    InPlace,
    /// New memory, whose contents do not matter.
    Fresh,
    /// New memory, into which the operand is copied first.
    Copied,
}

/// What happens at the end of a block whose values go into the buffers of a loop or a branch.
#[derive(Clone, Debug, Default)]
pub struct Exit {
    /// Operands of the terminator, by position, that are copied, and the buffers that they are copied to, in order.
    pub copies: Vec<(usize, usize)>,
    /// Pairs of buffers: the first one is from now on where the second one was. All at once: a permutation.
    pub renamed: Vec<(usize, usize)>,
}

/// The plan of one host function.
pub struct StoragePlan<'c, 'a> {
    pub buffers: Vec<Buffer>,
    pub constants: Vec<Attribute<'c>>,
    /// For each dispatch, by [`op_key`], how each of its `outs` gets memory.
    pub destinations: HashMap<usize, Vec<Destination>>,
    /// For each loop, by [`op_key`], the initial values that are copied, by position, and the buffers they are copied to.
    pub entries: HashMap<usize, Vec<(usize, usize)>>,
    /// For each terminator of a block in a loop or branch, by [`op_key`].
    pub exits: HashMap<usize, Exit>,
    order: Order<'c, 'a>,
    /// The results that are copied when the function returns, in order: what is in the memory of a donated argument is read before
    /// that is written.
    pub returns: Vec<usize>,
    /// The step at which the function returns, and what it returns.
    end: usize,
    returned: Vec<Value<'c, 'a>>,
    kernels: HashMap<String, Vec<Access>>,
    /// For each kernel, pairs of a read and a written operand that may be one memory.
    in_place: HashMap<String, Vec<(usize, usize)>>,
    /// The results whose memory is that of an argument, by the argument's buffer.
    donated: HashMap<usize, usize>,
    /// Donated arguments in which no loop or branch can keep its value without a copy each time.
    unfit: HashSet<usize>,
    buffer_of: HashMap<usize, usize>,
    /// The tensors in each buffer so far.
    values: Vec<Vec<Value<'c, 'a>>>,
    /// The values in each buffer by the step after which nothing uses them.
    ends: Vec<BTreeMap<usize, Vec<Value<'c, 'a>>>>,
    /// The block that each buffer is local to: it has no contents before and after.
    home: Vec<BlockRef<'c, 'a>>,
    /// For each terminator, the buffers that its operands must be in.
    targets: HashMap<usize, Vec<Option<usize>>>,
}

/// The number of operands of a dispatch that are only read.
pub fn inputs_of(dispatch: OperationRef) -> usize {
    let segments = ir::attribute(dispatch, "operandSegmentSizes").and_then(ir::small_integers).unwrap_or_default();
    segments.first().and_then(|&first| usize::try_from(first).ok()).unwrap_or(0)
}

/// The tensors among the `outs` of a dispatch: the operand's position, and the result. Memory that the host program allocates has none.
pub fn tensor_outs<'c, 'a>(dispatch: OperationRef<'c, 'a>) -> Vec<(usize, Value<'c, 'a>)> {
    let operands = ir::operands(dispatch);
    let outs = (inputs_of(dispatch)..operands.len()).filter(|&i| types::is_tensor(operands[i].r#type()));
    outs.zip(ir::results(dispatch)).collect()
}

/// Whether an operation works on memory that the host program allocates, or on sizes: it stands as it is.
pub fn is_allocated(op: OperationRef) -> bool {
    matches!(
        ir::name(op),
        "shale.assert"
            | "shale.allocate"
            | "shale.input_size"
            | "shale.deliver"
            | "memref.view"
            | "memref.dealloc"
            | "memref.copy"
    )
}

/// The alignment of a tensor's elements, of which complex numbers have two.
fn alignment(tensor: Type) -> i64 {
    let element = ir::element_type(tensor);
    element_bytes(element).unwrap_or(1) / if types::is_complex(element) { 2 } else { 1 }
}

impl<'c: 'a, 'a> StoragePlan<'c, 'a> {
    /// Plans `function`, a func.func of one block on tensors; `kernels` maps names to shale.kernel operations.
    ///
    /// # Errors
    /// A diagnostic at an operation that has no place in a host program.
    pub fn new(
        function: OperationRef<'c, 'a>,
        kernels: &HashMap<String, OperationRef<'c, '_>>,
    ) -> Result<Self, Emitted> {
        let mut unfit = HashSet::new();
        loop {
            let plan = Self::without(function, kernels, unfit.clone())?;
            // One copy before and one after a loop are less than one in each iteration.
            let changed = plan.exits.values().flat_map(|exit| {
                let copied = exit.copies.iter().map(|(_, buffer)| *buffer);
                copied.chain(exit.renamed.iter().flat_map(|(a, b)| [*a, *b]))
            });
            let found: Vec<usize> = changed.filter(|buffer| plan.donated.contains_key(buffer)).collect();
            if found.is_empty() {
                return Ok(plan);
            }
            unfit.extend(found);
        }
    }

    fn without(
        function: OperationRef<'c, 'a>,
        kernels: &HashMap<String, OperationRef<'c, '_>>,
        unfit: HashSet<usize>,
    ) -> Result<Self, Emitted> {
        let block = match ir::region(function, 0).map(ir::blocks).unwrap_or_default().as_slice() {
            [block] => *block,
            _ => return Err(Diagnostic::on(function, "host function must have one block").error()),
        };
        let accesses = kernels.iter().map(|(name, kernel)| Ok((name.clone(), roles::accesses(*kernel)?)));
        let mut plan = Self {
            buffers: vec![],
            constants: vec![],
            destinations: HashMap::new(),
            entries: HashMap::new(),
            exits: HashMap::new(),
            order: Order::new(function),
            returns: vec![],
            end: 0,
            returned: vec![],
            kernels: accesses.collect::<Result<_, Emitted>>()?,
            in_place: kernels.iter().map(|(name, kernel)| (name.clone(), in_place::pairs(*kernel))).collect(),
            donated: HashMap::new(),
            unfit,
            buffer_of: HashMap::new(),
            values: vec![],
            ends: vec![],
            home: vec![],
            targets: HashMap::new(),
        };
        for (index, argument) in ir::arguments(block).into_iter().enumerate() {
            if !types::is_tensor(argument.r#type()) {
                continue;
            }
            let buffer = plan.new_buffer(argument, Place::Argument(index), 0, block, function)?;
            plan.bind(argument, buffer);
        }
        if let Some(end) = ir::operations(block).last() {
            (plan.end, plan.returned) = (plan.order.step(*end), ir::operands(*end));
        }
        plan.donations(function, block);
        plan.block(block)?;
        plan.join_lifetimes();
        plan.returns = plan.ordered_returns().ok_or_else(|| {
            Diagnostic::on(function, "results must not exchange the memory of donated arguments").error()
        })?;
        Ok(plan)
    }

    /// Whether a buffer is the program's own to write to, for a tensor that becomes `value`: a temporary, or the memory of an
    /// argument that is to hold it in the end.
    fn is_own(&self, buffer: usize, value: Value<'c, 'a>) -> bool {
        match self.donated.contains_key(&buffer) {
            true => {
                self.goal(value, 8).is_some_and(|(end, position)| self.targets[&op_key(end)][position] == Some(buffer))
            }
            false => self.buffers[buffer].place == Place::Temporary,
        }
    }

    /// As [`Self::is_own`], for what a loop or a branch keeps in a buffer and gives as `result`.
    fn may_keep(&self, buffer: usize, result: Option<Value<'c, 'a>>) -> bool {
        self.buffers[buffer].place == Place::Temporary
            || !self.unfit.contains(&buffer) && result.is_some_and(|result| self.is_own(buffer, result))
    }

    /// The result of a loop that is the carried tensor at `position`.
    fn carried_result(&self, op: OperationRef<'c, 'a>, position: usize) -> Option<Value<'c, 'a>> {
        let before = ir::body(op, 0)?;
        let argument = *ir::arguments(before).get(position)?;
        let condition = ir::operations(before).last().copied()?;
        let forwarded = ir::operands(condition).get(1..)?.iter().position(|value| base(*value) == argument)?;
        ir::results(op).get(forwarded).copied()
    }

    /// The operand over which a result of a dispatch may be computed, as the kernel says and as nothing else needs it.
    fn under(&self, op: OperationRef<'c, 'a>, output: usize, result: Value<'c, 'a>, taken: &[usize]) -> Option<usize> {
        let name = ir::attribute(op, "kernel").and_then(|a| ir::symbol_reference(a)).unwrap_or_default();
        let pairs = self.in_place.get(&name)?.iter().filter(|(_, written)| *written == output);
        let target = self.goal(result, 8).and_then(|(end, position)| self.targets[&op_key(end)][position]);
        pairs.copied().find_map(|(position, _)| {
            let operand = *ir::operands(op).get(position)?;
            let buffer = self.buffer(operand)?;
            let free = target.is_none_or(|target| target == buffer)
                && self.is_own(buffer, result)
                && !self.buffers[buffer].moves
                && !taken.contains(&buffer)
                && !self.order.repeats(op, base(operand))
                && !self.is_used_besides(buffer, op, Some(position));
            free.then_some(buffer)
        })
    }

    /// The buffer of a tensor; none for a `tensor.empty`, which has no memory of its own.
    pub fn buffer(&self, value: Value) -> Option<usize> {
        self.buffer_of.get(&key(value)).copied()
    }

    /// When a temporary is needed, and how it has to be aligned.
    pub fn interval(&self, buffer: usize) -> Interval {
        let Buffer { bytes, first, last, .. } = self.buffers[buffer];
        let alignments = self.values[buffer].iter().map(|value| alignment(value.r#type()));
        Interval { bytes, first, last, alignment: alignments.max().unwrap_or(1) }
    }

    /// The memory of a result, which is free until the result is computed there; that of a donated argument is never.
    pub fn spare(&self, result: usize, value: Value<'c, 'a>) -> Spare {
        let own = self.buffers.iter().find(|buffer| buffer.place == Place::Output(result));
        let taken = match own {
            Some(buffer) => buffer.first,
            None if self.donated.values().any(|donated| *donated == result) => 0,
            None => self.end,
        };
        let bytes = bytes(value.r#type()).unwrap_or(0);
        let mut tenants = self.turns(value);
        let first = tenants.iter().map(|&buffer| self.buffers[buffer].first).min();
        // What a donated argument holds is there until its last use.
        if self.donated.iter().any(|(&donated, &of)| of == result && Some(self.buffers[donated].last) >= first) {
            tenants.clear();
        }
        Spare { bytes, taken, alignment: alignment(value.r#type()), tenants }
    }

    /// The temporaries that take turns in holding a returned tensor: one of them may lie in the result's own memory, where nothing else
    /// that is returned is in the others.
    fn turns(&self, returned: Value<'c, 'a>) -> Vec<usize> {
        let Some(buffer) = self.buffer(returned).filter(|&buffer| self.buffers[buffer].moves) else { return vec![] };
        let mut group = vec![buffer];
        let pairs: Vec<_> = self.exits.values().flat_map(|exit| exit.renamed.iter().copied()).collect();
        while let Some(&(a, b)) = pairs.iter().find(|(a, b)| group.contains(a) != group.contains(b)) {
            group.push(if group.contains(&a) { b } else { a });
        }
        let once =
            self.returned.iter().filter(|value| self.buffer(**value).is_some_and(|b| group.contains(&b))).count() == 1;
        if once { group } else { vec![] }
    }

    /// The result whose memory is that of an argument's buffer.
    pub fn donated_result(&self, buffer: usize) -> Option<usize> {
        self.donated.get(&buffer).copied()
    }

    fn buffer_at(&self, value: Value, op: OperationRef) -> Result<usize, Emitted> {
        self.buffer(value).ok_or_else(|| {
            Diagnostic::on(op, format!("operand must have contents, got tensor.empty of {}", value.r#type())).error()
        })
    }

    fn new_buffer(
        &mut self,
        value: Value<'c, 'a>,
        place: Place,
        step: usize,
        home: BlockRef<'c, 'a>,
        op: OperationRef<'c, '_>,
    ) -> Result<usize, Emitted> {
        let Some(size) = bytes(value.r#type()) else {
            return Err(Diagnostic::on(
                op,
                format!("host program must have tensors of static size, got {}", value.r#type()),
            )
            .error());
        };
        self.buffers.push(Buffer { place, bytes: size, first: step, last: step, moves: false });
        self.values.push(vec![]);
        self.ends.push(BTreeMap::new());
        self.home.push(home);
        Ok(self.buffers.len() - 1)
    }

    /// A tensor lives in a buffer.
    fn bind(&mut self, value: Value<'c, 'a>, buffer: usize) {
        self.buffer_of.insert(key(value), buffer);
        self.values[buffer].push(value);
        let uses = ir::uses(value).into_iter().map(|(user, _)| self.order.last_use(base(value), user));
        if let Some(end) = uses.max() {
            self.ends[buffer].entry(end).or_default().push(value);
        }
    }

    fn extend(&mut self, buffer: usize, step: usize) {
        let lifetime = &mut self.buffers[buffer];
        lifetime.last = lifetime.last.max(step);
        lifetime.first = lifetime.first.min(step);
    }

    /// `op` uses what a tensor holds.
    fn touch(&mut self, value: Value<'c, 'a>, op: OperationRef<'c, 'a>) {
        if let Some(buffer) = self.buffer(value) {
            self.extend(buffer, self.order.last_use(base(value), op));
        }
    }

    fn block(&mut self, block: BlockRef<'c, 'a>) -> Result<(), Emitted> {
        for op in ir::operations(block) {
            let step = self.order.step(op);
            match ir::name(op) {
                "tensor.empty" | "shale.poll" => {}
                _ if is_allocated(op) => {}
                "arith.constant" if ir::results(op).iter().all(|v| types::is_tensor(v.r#type())) => {
                    self.constant(op, block)?
                }
                name if name.starts_with("arith.") && ir::results(op).iter().all(|v| !types::is_tensor(v.r#type())) => {
                }
                "tensor.extract" => {
                    self.buffer_at(ir::operands(op)[0], op)?;
                    self.touch(ir::operands(op)[0], op);
                }
                "tensor.from_elements" => {
                    let result = ir::results(op)[0];
                    let buffer = match self.wanted(result, op) {
                        Some(buffer) => buffer,
                        None => self.new_buffer(result, Place::Temporary, step, block, op)?,
                    };
                    self.extend(buffer, step);
                    self.bind(result, buffer);
                }
                "shale.dispatch" => self.dispatch(op, block)?,
                "shale.custom_call" => self.custom_call(op, block)?,
                "func.return" => self.outputs(op),
                "scf.while" => self.r#while(op, block)?,
                "scf.if" | "scf.index_switch" => self.branch(op, block)?,
                "scf.yield" | "scf.condition" => {}
                _ if is_view(op) => {
                    let source = self.buffer_at(ir::operands(op)[0], op)?;
                    self.touch(ir::operands(op)[0], op);
                    self.bind(ir::results(op)[0], source);
                }
                name => {
                    let text = format!(
                        "host program must hold dispatches, calls, views, constants, control flow and scalars only, got '{name}'"
                    );
                    return Err(Diagnostic::on(op, text).error());
                }
            }
        }
        Ok(())
    }

    fn constant(&mut self, op: OperationRef<'c, 'a>, block: BlockRef<'c, 'a>) -> Result<(), Emitted> {
        let Some(value) = ir::attribute(op, "value") else {
            return Err(Diagnostic::on(op, "constant must have a value").error());
        };
        let index =
            self.constants.iter().position(|other| other.to_raw().ptr == value.to_raw().ptr).unwrap_or_else(|| {
                self.constants.push(value);
                self.constants.len() - 1
            });
        let (result, step) = (ir::results(op)[0], self.order.step(op));
        let buffer = match self.buffers.iter().position(|buffer| buffer.place == Place::Constant(index)) {
            Some(buffer) => buffer,
            None => self.new_buffer(result, Place::Constant(index), step, block, op)?,
        };
        self.bind(result, buffer);
        Ok(())
    }

    /// Whether the contents of a buffer may be used at or after `op`, apart from by the operand at `position` of it.
    fn is_used_besides(&self, buffer: usize, op: OperationRef<'c, 'a>, position: Option<usize>) -> bool {
        let later = self.ends[buffer].range(self.order.step(op)..).flat_map(|(_, values)| values);
        later.copied().any(|value| {
            ir::uses(value).into_iter().any(|(user, operand)| {
                let this = ir::same(user, op) && Some(operand) == position;
                !this && self.order.follows(user, op, base(value))
            })
        })
    }

    /// The buffer in which a new tensor has to be in the end, if it is free when `op` writes the tensor; else another one of the
    /// size that the same block ends with and that is free: then the two take turns.
    fn wanted(&self, value: Value<'c, 'a>, op: OperationRef<'c, 'a>) -> Option<usize> {
        let (end, position) = self.goal(value, 8)?;
        let targets = &self.targets[&op_key(end)];
        let target = targets[position]?;
        let size = self.buffers[target].bytes;
        let in_loop = ir::name(end) != "func.return"
            && ir::parent_block(end).is_some_and(|block| !ir::arguments(block).is_empty());
        // An argument's memory takes no turns.
        let others = targets.iter().flatten().copied().filter(|&t| {
            let turns = self.buffers[t].place == Place::Temporary && self.buffers[target].place == Place::Temporary;
            in_loop && t != target && turns && self.buffers[t].bytes == size
        });
        std::iter::once(target).chain(others).find(|&buffer| !self.is_used_besides(buffer, op, None))
    }

    /// The terminator, and the operand of it, that a tensor becomes through views, updates in place and loops that carry it.
    fn goal(&self, value: Value<'c, 'a>, depth: usize) -> Option<(OperationRef<'c, 'a>, usize)> {
        ir::uses(value).into_iter().find_map(|(user, operand)| {
            if self.targets.contains_key(&op_key(user)) {
                return Some((user, operand));
            }
            match ir::name(user) {
                _ if depth == 0 => None,
                _ if is_view(user) => self.goal(ir::results(user)[0], depth - 1),
                "scf.while" => self.goal(self.carried_result(user, operand)?, depth - 1),
                "shale.dispatch" if self.access(user).get(operand) == Some(&Access::Update) => {
                    self.goal(ir::results(user)[operand - inputs_of(user)], depth - 1)
                }
                _ => None,
            }
        })
    }

    fn access(&self, dispatch: OperationRef) -> &[Access] {
        let name = ir::attribute(dispatch, "kernel").and_then(|a| ir::symbol_reference(a)).unwrap_or_default();
        self.kernels.get(&name).map(Vec::as_slice).unwrap_or_default()
    }

    fn dispatch(&mut self, op: OperationRef<'c, 'a>, block: BlockRef<'c, 'a>) -> Result<(), Emitted> {
        let name = ir::attribute(op, "kernel").and_then(|a| ir::symbol_reference(a)).unwrap_or_default();
        let Some(accesses) = self.kernels.get(&name).cloned() else {
            return Err(Diagnostic::on(op, format!("kernel must be in the module, got '{name}'")).error());
        };
        let (operands, outs, inputs) = (ir::operands(op), tensor_outs(op), inputs_of(op));
        if accesses.len() != operands.len() || outs.len() != ir::results(op).len() {
            return Err(Diagnostic::on(
                op,
                format!(
                    "dispatch must have one operand for each access, got {} for {}",
                    operands.len(),
                    accesses.len()
                ),
            )
            .error());
        }
        for &operand in operands[..inputs].iter().filter(|v| types::is_tensor(v.r#type())) {
            self.buffer_at(operand, op)?;
            self.touch(operand, op);
        }
        let step = self.order.step(op);
        let mut destinations = vec![];
        for (index, result) in outs {
            let operand = operands[index];
            let source = self.buffer(operand).filter(|_| accesses[index] == Access::Update);
            let destination = match source {
                None => Destination::Fresh,
                Some(source)
                    if self.is_own(source, result)
                        && !self.order.repeats(op, base(operand))
                        && !self.is_used_besides(source, op, Some(index)) =>
                {
                    Destination::InPlace
                }
                Some(_) => Destination::Copied,
            };
            if source.is_some() {
                self.touch(operand, op);
            }
            let buffer = match (destination, source) {
                (Destination::InPlace, Some(source)) => source,
                _ => {
                    let taken: Vec<usize> = ir::results(op).iter().filter_map(|v| self.buffer(*v)).collect();
                    // Where it has to be in the end, or over an operand; a goal that is still needed is reached by turns.
                    let under = self.under(op, index, result, &taken);
                    match under.or_else(|| self.wanted(result, op).filter(|b| !taken.contains(b))) {
                        Some(buffer) => buffer,
                        None => self.new_buffer(result, Place::Temporary, step, block, op)?,
                    }
                }
            };
            self.extend(buffer, step);
            self.bind(result, buffer);
            destinations.push(destination);
        }
        self.destinations.insert(op_key(op), destinations);
        Ok(())
    }

    /// A call reads its inputs and writes other memory.
    fn custom_call(&mut self, op: OperationRef<'c, 'a>, block: BlockRef<'c, 'a>) -> Result<(), Emitted> {
        let (operands, results, step) = (ir::operands(op), ir::results(op), self.order.step(op));
        for &operand in &operands[..operands.len() - results.len()] {
            // A tensor without elements, or without contents, has no memory yet.
            if self.buffer(operand).is_none() {
                let buffer = self.new_buffer(operand, Place::Temporary, step, block, op)?;
                self.bind(operand, buffer);
            }
            self.touch(operand, op);
        }
        let mut taken: Vec<usize> = vec![];
        for result in results {
            let wanted = self.wanted(result, op).filter(|buffer| !taken.contains(buffer));
            let buffer = match wanted {
                Some(buffer) => buffer,
                None => self.new_buffer(result, Place::Temporary, step, block, op)?,
            };
            self.extend(buffer, step);
            self.bind(result, buffer);
            taken.push(buffer);
        }
        Ok(())
    }
}
