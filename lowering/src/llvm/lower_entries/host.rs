// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
use super::build::{self, LlvmBuilder};
use crate::{buffers, target::Target};
use melior::{
    Context,
    ir::{
        Attribute, Block, BlockLike, BlockRef, Identifier, OperationRef, Region, RegionLike, Type, Value, ValueLike,
        operation::{OperationBuilder, OperationLike},
    },
};
use shale_bridge::{
    Builder, Diagnostic, Emitted,
    edit::{clone_with, key},
    ir, types,
};
use std::collections::HashMap;

/// Byte offsets of the fields of the runtime's `HostContext`.
const BUFFERS: i64 = 0;
pub(super) const DISPATCH: i64 = 8;
const CANCEL: i64 = 16;
const CUSTOM_CALL: i64 = 32;
pub(super) const SIZES: i64 = 40;
pub(super) const ALLOCATE: i64 = 48;
pub(super) const RELEASE: i64 = 56;
pub(super) const DELIVER: i64 = 64;
pub(super) const FAIL: i64 = 72;
/// The status of an execution that was cancelled.
const CANCELLED: i64 = 1;

/// What a dispatch has to know about a kernel.
#[derive(Clone, Copy)]
pub struct Kernel {
    pub grid: i64,
    /// Whether its loops ask whether the execution was cancelled.
    pub polls: bool,
}

/// Where a memref of the host program is: at which byte of what.
#[derive(Clone, Copy)]
pub(super) struct Address<'c, 'a> {
    pub(super) base: Base<'c, 'a>,
    pub(super) bytes: i64,
}

#[derive(Clone, Copy)]
pub(super) enum Base<'c, 'a> {
    /// The memory of an argument of the function.
    Argument(usize),
    /// What control flow carries.
    Pointer(Value<'c, 'a>),
}

/// Turns a planned host function into an `llvm.func`.
pub fn lower<'c>(
    context: &'c Context,
    function: OperationRef<'c, '_>,
    kernels: &HashMap<String, Kernel>,
    target: &Target,
) -> Result<(), Emitted> {
    let name = ir::symbol(function).unwrap_or_default();
    let Some(block) = ir::body(function, 0) else {
        return Err(Diagnostic::on(function, "host function must have a body").error());
    };
    let (pointer, i32) = (build::pointer(context), types::integer(context, 32));
    let body = Region::new();
    let entry = append(&body, &[pointer], function);
    let mut host = Host {
        context,
        kernels,
        body: &body,
        addresses: ir::arguments(block)
            .into_iter()
            .enumerate()
            .map(|(argument, v)| (key(v), Address { base: Base::Argument(argument), bytes: 0 }))
            .collect(),
        sizes: HashMap::new(),
        scalars: HashMap::new(),
        arguments: HashMap::new(),
        host_context: ir::arguments(entry)[0],
        cancel: None,
        b: Builder::at_end(context, function.location(), entry),
        entry,
        frame: None,
        exit: None,
    };
    host.prologue(function, block);
    host.operations(block)?;
    Builder::before(context, function).insert(build::function(
        context,
        function.location(),
        &name,
        &[pointer],
        i32,
        target,
        body,
    ));
    ir::erase(function);
    Ok(())
}

pub(super) fn append<'c, 'a>(
    region: &Region<'c>,
    arguments: &[Type<'c>],
    at: OperationRef<'c, '_>,
) -> BlockRef<'c, 'a> {
    let arguments: Vec<_> = arguments.iter().map(|t| (*t, at.location())).collect();
    let block = region.append_block(Block::new(&arguments));
    // SAFETY: the region goes into an operation, and the block with it keeps its address.
    unsafe { BlockRef::from_raw(block.to_raw()) }
}

pub(super) struct Host<'c, 'a, 'b> {
    pub(super) context: &'c Context,
    kernels: &'b HashMap<String, Kernel>,
    pub(super) body: &'b Region<'c>,
    /// Where the memrefs of the old function are, by [`key`].
    pub(super) addresses: HashMap<usize, Address<'c, 'a>>,
    /// The dynamic sizes of memrefs of the old function, as i64, by [`key`].
    pub(super) sizes: HashMap<usize, Vec<Value<'c, 'a>>>,
    /// What stands for its scalars, by [`key`].
    pub(super) scalars: HashMap<usize, Value<'c, 'a>>,
    /// The data pointers of the arguments.
    arguments: HashMap<usize, Value<'c, 'a>>,
    pub(super) host_context: Value<'c, 'a>,
    /// The pointer to the word that says whether the execution was cancelled.
    cancel: Option<Value<'c, 'a>>,
    pub(super) b: Builder<'c, 'a>,
    entry: BlockRef<'c, 'a>,
    /// Memory for the frame of any dispatch.
    pub(super) frame: Option<Value<'c, 'a>>,
    /// The block that returns a status.
    exit: Option<BlockRef<'c, 'a>>,
}

impl<'c, 'a> Host<'c, 'a, '_> {
    /// Loads all data pointers that are used, and reserves the frame: once, where everything else can see it.
    fn prologue(&mut self, function: OperationRef<'c, '_>, block: BlockRef<'c, '_>) {
        let entry = Builder::at_end(self.context, self.b.location, self.entry);
        let buffers = entry.load_pointer(entry.advance(self.host_context, BUFFERS));
        for (argument, _) in ir::arguments(block).into_iter().enumerate().filter(|(_, v)| !ir::uses(*v).is_empty()) {
            let data = entry.load_pointer(entry.advance(buffers, 8 * argument as i64));
            self.arguments.insert(argument, data);
        }
        let (mut longest, mut polls) = (None, false);
        ir::walk(function, &mut |op| match ir::name(op) {
            "shale.poll" => polls = true,
            "shale.custom_call" => longest = longest.max(Some(op.operand_count())),
            "shale.dispatch" => {
                let dynamic = ir::operands(op).into_iter().flat_map(|v| ir::shape(v.r#type())).filter(|size| *size < 0);
                longest = longest.max(Some(op.operand_count() + dynamic.count()));
                polls |= self.kernel(op).is_some_and(|kernel| kernel.polls);
            }
            "shale.assert" | "shale.allocate" | "shale.deliver" => longest = longest.max(Some(op.operand_count())),
            _ => {}
        });
        if let Some(longest) = longest {
            // One slot for the pointer to the word that cancels.
            let count = entry.llvm_constant(types::integer(self.context, 64), longest as i64 + 1);
            let element = types::type_attribute(build::pointer(self.context));
            self.frame =
                Some(entry.op_with("llvm.alloca", &[count], &[("elem_type", element)], build::pointer(self.context)));
        }
        if polls {
            self.cancel = Some(entry.load_pointer(entry.advance(self.host_context, CANCEL)));
        }
    }

    fn operations(&mut self, block: BlockRef<'c, '_>) -> Result<(), Emitted> {
        for op in ir::operations(block) {
            self.b = self.b.with_location(op.location());
            match ir::name(op) {
                "shale.dispatch" => self.dispatch(op)?,
                "shale.custom_call" => self.custom_call(op)?,
                "shale.poll" => {
                    let Some(word) = self.cancel else { continue };
                    let status = self.b.llvm_constant(types::integer(self.context, 32), CANCELLED);
                    let cancelled = self.b.is_cancelled(word);
                    self.leave_if(op, cancelled, status);
                }
                "memref.view" => {
                    let offset = ir::definition(ir::operands(op)[1])
                        .and_then(|op| ir::attribute(op, "value"))
                        .and_then(ir::integer);
                    let Some(offset) = offset else {
                        return Err(Diagnostic::on(op, "view must be at a constant offset").error());
                    };
                    let base = self.address(op, ir::operands(op)[0])?;
                    self.addresses.insert(key(ir::results(op)[0]), Address { bytes: base.bytes + offset, ..base });
                    let operands = ir::operands(op);
                    let sizes = operands[2..].iter().map(|size| self.wide(op, *size));
                    let sizes = sizes.collect::<Result<Vec<_>, _>>()?;
                    if !sizes.is_empty() {
                        self.sizes.insert(key(ir::results(op)[0]), sizes);
                    }
                }
                "memref.collapse_shape" | "memref.expand_shape" => {
                    let base = self.address(op, ir::operands(op)[0])?;
                    self.addresses.insert(key(ir::results(op)[0]), base);
                }
                "memref.copy" => self.copy(op)?,
                "shale.assert" => self.assert(op)?,
                "shale.allocate" => self.allocate(op)?,
                "memref.dealloc" => self.release(op)?,
                "shale.deliver" => self.deliver(op)?,
                "shale.input_size" => self.input_size(op),
                "memref.load" => {
                    let from = self.element(op, 0)?;
                    let value = self.b.op("llvm.load", &[from], ir::results(op)[0].r#type());
                    self.scalars.insert(key(ir::results(op)[0]), value);
                }
                "memref.store" => {
                    let (value, to) = (self.scalar(op, ir::operands(op)[0])?, self.element(op, 1)?);
                    self.b.create("llvm.store", &[value, to], &[], &[], vec![]);
                }
                "scf.while" => self.r#while(op)?,
                "scf.if" | "scf.index_switch" => self.branch(op)?,
                // Those who hold the block go on.
                "scf.yield" | "scf.condition" => {}
                "func.return" => {
                    let status = self.b.llvm_constant(types::integer(self.context, 32), 0);
                    self.b.create("llvm.return", &[status], &[], &[], vec![]);
                }
                name if name.starts_with("arith.") && op.region_count() == 0 => {
                    let new = self.b.insert(clone_with(op, &self.scalars));
                    for (old, new) in ir::results(op).into_iter().zip(ir::results(new)) {
                        self.scalars.insert(key(old), new);
                    }
                }
                name => {
                    let text = format!(
                        "host program must hold dispatches, calls, views, copies, control flow and scalars only, got '{name}'"
                    );
                    return Err(Diagnostic::on(op, text).error());
                }
            }
        }
        Ok(())
    }

    pub(super) fn address(&self, op: OperationRef<'c, '_>, memref: Value) -> Result<Address<'c, 'a>, Emitted> {
        let known = self.addresses.get(&key(memref)).copied();
        known.ok_or_else(|| Diagnostic::on(op, "memory must be an argument, carried, or a view of these").error())
    }

    pub(super) fn pointer(&self, op: OperationRef<'c, '_>, memref: Value) -> Result<Value<'c, 'a>, Emitted> {
        let address = self.address(op, memref)?;
        let base = match address.base {
            Base::Pointer(pointer) => pointer,
            Base::Argument(argument) => self.arguments[&argument],
        };
        Ok(self.b.advance(base, address.bytes))
    }

    pub(super) fn scalar(&self, op: OperationRef<'c, '_>, value: Value) -> Result<Value<'c, 'a>, Emitted> {
        let known = self.scalars.get(&key(value)).copied();
        known.ok_or_else(|| Diagnostic::on(op, "scalar must be known to the host program").error())
    }

    /// The pointer to the element that a load or store names; its memref is the operand at `first`.
    fn element(&self, op: OperationRef<'c, '_>, first: usize) -> Result<Value<'c, 'a>, Emitted> {
        let operands = ir::operands(op);
        let memref = operands[first];
        let (shape, element) = (ir::shape(memref.r#type()), ir::element_type(memref.r#type()));
        let Some(size) = buffers::element_bytes(element) else {
            return Err(Diagnostic::on(op, format!("element must have storage, got {element}")).error());
        };
        let mut pointer = self.pointer(op, memref)?;
        let (mut stride, i64) = (size, types::integer(self.context, 64));
        for (&extent, &index) in shape.iter().zip(&operands[first + 1..]).rev() {
            let constant = ir::definition(index).and_then(|op| ir::attribute(op, "value")).and_then(ir::integer);
            pointer = match constant {
                Some(constant) => self.b.advance(pointer, constant * stride),
                None => {
                    let index = self.b.op("arith.index_cast", &[self.scalar(op, index)?], i64);
                    let bytes = self.b.op("arith.muli", &[index, self.b.llvm_constant(i64, stride)], i64);
                    self.b.advance_by(pointer, bytes)
                }
            };
            stride *= extent.max(1);
        }
        Ok(pointer)
    }

    fn copy(&mut self, op: OperationRef<'c, '_>) -> Result<(), Emitted> {
        let (source, target) = (ir::operands(op)[0], ir::operands(op)[1]);
        let Some(size) = buffers::bytes(source.r#type()) else { return self.copy_sized(op) };
        if size > 0 {
            let (source, target) = (self.pointer(op, source)?, self.pointer(op, target)?);
            let size = self.b.llvm_constant(types::integer(self.context, 64), size);
            let volatile = types::integer_attribute(types::integer(self.context, 1), 0);
            self.b.create("llvm.intr.memcpy", &[target, source, size], &[("isVolatile", volatile)], &[], vec![]);
        }
        Ok(())
    }

    /// What stands for values that control flow carries: pointers for memrefs.
    fn carried(&self, op: OperationRef<'c, '_>, values: &[Value<'c, '_>]) -> Result<Vec<Value<'c, 'a>>, Emitted> {
        let one = |v: &Value<'c, '_>| match v.r#type() {
            t if types::is_memref(t) => self.pointer(op, *v),
            t if types::is_index(t) => self.wide(op, *v),
            _ => self.scalar(op, *v),
        };
        values.iter().map(one).collect()
    }

    /// A new block that receives such values.
    fn receiver(&mut self, op: OperationRef<'c, '_>, values: &[Value<'c, '_>]) -> BlockRef<'c, 'a> {
        let types: Vec<Type> = values
            .iter()
            .map(|v| match v.r#type() {
                t if types::is_memref(t) => build::pointer(self.context),
                // LLVM knows no other integer for it.
                t if types::is_index(t) => types::integer(self.context, 64),
                t => t,
            })
            .collect();
        let block = append(self.body, &types, op);
        for (old, new) in values.iter().zip(ir::arguments(block)) {
            if types::is_memref(old.r#type()) {
                self.addresses.insert(key(*old), Address { base: Base::Pointer(new), bytes: 0 });
            } else if types::is_index(old.r#type()) {
                let b = Builder::at_end(self.context, op.location(), block);
                self.scalars.insert(key(*old), b.op("arith.index_cast", &[new], old.r#type()));
            } else {
                self.scalars.insert(key(*old), new);
            }
        }
        block
    }

    pub(super) fn continue_at(&mut self, op: OperationRef<'c, '_>, block: BlockRef<'c, 'a>) {
        self.b = Builder::at_end(self.context, op.location(), block);
    }

    pub(super) fn jump(&self, op: OperationRef<'c, '_>, to: BlockRef<'c, 'a>, values: &[Value<'c, 'a>]) {
        let branch =
            OperationBuilder::new("llvm.br", op.location()).add_operands(values).add_successors(&[&to]).build();
        self.b.insert(branch.unwrap_or_else(|error| panic!("'llvm.br': {error}")));
    }

    pub(super) fn jump_if(
        &self,
        op: OperationRef<'c, '_>,
        condition: Value<'c, 'a>,
        (then, then_values): (BlockRef<'c, 'a>, &[Value<'c, 'a>]),
        (otherwise, other_values): (BlockRef<'c, 'a>, &[Value<'c, 'a>]),
    ) {
        let context = self.context;
        let segments = types::i32_array(context, &[1, then_values.len() as i32, other_values.len() as i32]);
        let branch = OperationBuilder::new("llvm.cond_br", op.location())
            .add_operands(&[&[condition], then_values, other_values].concat())
            .add_attributes(&[(Identifier::new(context, "operandSegmentSizes"), segments)])
            .add_successors(&[&then, &otherwise])
            .build();
        self.b.insert(branch.unwrap_or_else(|error| panic!("'llvm.cond_br': {error}")));
    }

    /// Returns `status` if `condition` holds.
    fn leave_if(&mut self, op: OperationRef<'c, '_>, condition: Value<'c, 'a>, status: Value<'c, 'a>) {
        let (context, body) = (self.context, self.body);
        let exit = *self.exit.get_or_insert_with(|| {
            let exit = append(body, &[types::integer(context, 32)], op);
            let status = ir::arguments(exit)[0];
            Builder::at_end(context, op.location(), exit).create("llvm.return", &[status], &[], &[], vec![]);
            exit
        });
        let next = append(body, &[], op);
        self.jump_if(op, condition, (exit, &[status]), (next, &[]));
        self.continue_at(op, next);
    }

    fn r#while(&mut self, op: OperationRef<'c, '_>) -> Result<(), Emitted> {
        let (Some(before), Some(after)) = (ir::body(op, 0), ir::body(op, 1)) else { return Ok(()) };
        let initial = self.carried(op, &ir::operands(op))?;
        let condition = self.receiver(op, &ir::arguments(before));
        self.jump(op, condition, &initial);
        self.continue_at(op, condition);
        self.operations(before)?;
        let Some(end) = ir::operations(before).last().copied() else { return Ok(()) };
        let more = self.scalar(end, ir::operands(end)[0])?;
        let forwarded = self.carried(end, &ir::operands(end)[1..])?;
        let (iteration, exit) = (self.receiver(op, &ir::arguments(after)), self.receiver(op, &ir::results(op)));
        self.jump_if(end, more, (iteration, &forwarded), (exit, &forwarded));
        self.continue_at(op, iteration);
        self.operations(after)?;
        if let Some(end) = ir::operations(after).last().copied() {
            let next = self.carried(end, &ir::operands(end))?;
            self.jump(end, condition, &next);
        }
        self.continue_at(op, exit);
        Ok(())
    }

    /// `scf.if` and `scf.index_switch`.
    fn branch(&mut self, op: OperationRef<'c, '_>) -> Result<(), Emitted> {
        let exit = self.receiver(op, &ir::results(op));
        let selector = self.scalar(op, ir::operands(op)[0])?;
        let index = types::index(self.context);
        // The region for each condition, and the one where none holds.
        let cases = ir::attribute(op, "cases").and_then(ir::integers);
        let (tests, default): (Vec<(Option<i64>, usize)>, usize) = match cases {
            Some(cases) => (cases.into_iter().enumerate().map(|(i, case)| (Some(case), i + 1)).collect(), 0),
            None => (vec![(None, 0)], 1),
        };
        for (case, region) in tests {
            let condition = match case {
                None => selector,
                Some(case) => {
                    let equal: Attribute = types::i64_attribute(self.context, 0);
                    let bit = types::integer(self.context, 1);
                    let case = self.b.int(index, case);
                    self.b.op_with("arith.cmpi", &[selector, case], &[("predicate", equal)], bit)
                }
            };
            let (taken, other) = (append(self.body, &[], op), append(self.body, &[], op));
            self.jump_if(op, condition, (taken, &[]), (other, &[]));
            self.continue_at(op, taken);
            self.region(op, region, exit)?;
            self.continue_at(op, other);
        }
        self.region(op, default, exit)?;
        self.continue_at(op, exit);
        Ok(())
    }

    /// The operations of a branch, which goes on at `exit`.
    fn region(&mut self, op: OperationRef<'c, '_>, index: usize, exit: BlockRef<'c, 'a>) -> Result<(), Emitted> {
        let mut values = vec![];
        if let Some(block) = ir::body(op, index) {
            self.operations(block)?;
            if let Some(end) = ir::operations(block).last().copied() {
                values = self.carried(end, &ir::operands(end))?;
            }
        }
        self.jump(op, exit, &values);
        Ok(())
    }

    fn kernel(&self, dispatch: OperationRef) -> Option<Kernel> {
        let name = ir::attribute(dispatch, "kernel").and_then(ir::symbol_reference)?;
        self.kernels.get(&name).copied()
    }

    fn dispatch(&mut self, op: OperationRef<'c, '_>) -> Result<(), Emitted> {
        let context = self.context;
        let name = ir::attribute(op, "kernel").and_then(|a| ir::symbol_reference(a)).unwrap_or_default();
        let Some(Kernel { grid, polls }) = self.kernel(op) else {
            return Err(Diagnostic::on(op, format!("kernel must be in the module, got '{name}'")).error());
        };
        if grid == 0 {
            return Ok(());
        }
        let Some(frame) = self.frame(op, self.cancel.filter(|_| polls))? else { return Ok(()) };
        let work = self.frame_sizes(op, frame, i64::from(polls));
        let b = self.b;
        let (pointer, i64) = (build::pointer(context), types::integer(context, 64));
        let kernel = types::symbol_reference(context, &name);
        if let Some(work) = work.filter(|_| grid > 1) {
            return self.dispatch_sized(op, (kernel, frame, grid), work);
        }
        let status = if grid == 1 {
            self.call(&[frame, b.llvm_constant(i64, 0), b.llvm_constant(i64, 1)], Some(kernel))
        } else {
            let dispatch = b.load_pointer(b.advance(self.host_context, DISPATCH));
            let kernel = b.op_with("llvm.mlir.addressof", &[], &[("global_name", kernel)], pointer);
            self.call(&[dispatch, self.host_context, kernel, frame, b.llvm_constant(i64, grid)], None)
        };
        self.leave_on_failure(op, status);
        Ok(())
    }

    fn custom_call(&mut self, op: OperationRef<'c, '_>) -> Result<(), Emitted> {
        let Some(index) = ir::attribute(op, "index").and_then(ir::integer) else {
            return Err(Diagnostic::on(op, "call must have its index in the table of calls, got none").error());
        };
        let Some(frame) = self.frame(op, None)? else { return Ok(()) };
        let function = self.b.load_pointer(self.b.advance(self.host_context, CUSTOM_CALL));
        let index = self.b.llvm_constant(types::integer(self.context, 64), index);
        let status = self.call(&[function, self.host_context, index, frame], None);
        self.leave_on_failure(op, status);
        Ok(())
    }

    /// Stores the pointers to the operands of a dispatch or call, and `last` behind them, in the frame.
    fn frame(
        &mut self,
        op: OperationRef<'c, '_>,
        last: Option<Value<'c, 'a>>,
    ) -> Result<Option<Value<'c, 'a>>, Emitted> {
        let Some(frame) = self.frame else { return Ok(None) };
        let mut slots = ir::operands(op).into_iter().map(|v| self.pointer(op, v)).collect::<Result<Vec<_>, _>>()?;
        slots.extend(last);
        for (index, data) in slots.into_iter().enumerate() {
            let slot = self.b.advance(frame, 8 * index as i64);
            self.b.create("llvm.store", &[data, slot], &[], &[], vec![]);
        }
        Ok(Some(frame))
    }

    /// Calls a function, or the first operand, that returns a status.
    pub(super) fn call(&self, operands: &[Value<'c, 'a>], callee: Option<Attribute<'c>>) -> Value<'c, 'a> {
        let context = self.context;
        let segments = types::i32_array(context, &[operands.len() as i32, 0]);
        let mut attributes =
            vec![("operandSegmentSizes", segments), ("op_bundle_sizes", types::i32_array(context, &[]))];
        attributes.extend(callee.map(|callee| ("callee", callee)));
        self.b.op_with("llvm.call", operands, &attributes, types::integer(context, 32))
    }

    pub(super) fn leave_on_failure(&mut self, op: OperationRef<'c, '_>, status: Value<'c, 'a>) {
        let not_equal = types::integer_attribute(types::integer(self.context, 64), 1);
        let zero = self.b.llvm_constant(types::integer(self.context, 32), 0);
        let bit = types::integer(self.context, 1);
        let failed = self.b.op_with("llvm.icmp", &[status, zero], &[("predicate", not_equal)], bit);
        self.leave_if(op, failed, status);
    }
}
