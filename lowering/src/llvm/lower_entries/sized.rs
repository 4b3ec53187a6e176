// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! The host program's part in tensors whose sizes are known only when it runs.
use super::{
    build::{self, LlvmBuilder},
    host::{ALLOCATE, Address, Base, DELIVER, DISPATCH, FAIL, Host, RELEASE, SIZES, append},
};
use crate::buffers;
use melior::ir::{Attribute, OperationRef, Value, ValueLike};
use shale_bridge::{Builder, Diagnostic, Emitted, edit::key, ir, types};

/// Elements of all operands together below which a kernel runs on the caller's thread alone.
const SMALL: i64 = 1 << 14;

impl<'c, 'a> Host<'c, 'a, '_> {
    /// A scalar of type index as i64.
    pub(super) fn wide(&self, op: OperationRef<'c, '_>, index: Value) -> Result<Value<'c, 'a>, Emitted> {
        let value = self.scalar(op, index)?;
        Ok(self.b.op("arith.index_cast", &[value], types::integer(self.context, 64)))
    }

    /// The number of elements of a memref.
    fn count(&self, memref: Value<'c, '_>) -> Value<'c, 'a> {
        let i64 = types::integer(self.context, 64);
        let known = ir::shape(memref.r#type()).into_iter().filter(|size| *size >= 0).product();
        let dynamic = self.sizes.get(&key(memref)).cloned().unwrap_or_default();
        dynamic
            .into_iter()
            .fold(self.b.llvm_constant(i64, known), |product, size| self.b.op("arith.muli", &[product, size], i64))
    }

    pub(super) fn copy_sized(&mut self, op: OperationRef<'c, '_>) -> Result<(), Emitted> {
        let (source, target) = (ir::operands(op)[0], ir::operands(op)[1]);
        let element = buffers::element_bytes(ir::element_type(source.r#type()));
        let (Some(element), true) = (element, self.sizes.contains_key(&key(source))) else {
            return Err(Diagnostic::on(op, format!("copy must be of known size, got {}", source.r#type())).error());
        };
        let i64 = types::integer(self.context, 64);
        let bytes = self.b.op("arith.muli", &[self.count(source), self.b.llvm_constant(i64, element)], i64);
        let (source, target) = (self.pointer(op, source)?, self.pointer(op, target)?);
        let volatile = types::integer_attribute(types::integer(self.context, 1), 0);
        self.b.create("llvm.intr.memcpy", &[target, source, bytes], &[("isVolatile", volatile)], &[], vec![]);
        Ok(())
    }

    pub(super) fn input_size(&mut self, op: OperationRef<'c, '_>) {
        let number = ir::attribute(op, "number").and_then(ir::integer).unwrap_or(0);
        let sizes = self.b.load_pointer(self.b.advance(self.host_context, SIZES));
        let size = self.b.op("llvm.load", &[self.b.advance(sizes, 8 * number)], types::integer(self.context, 64));
        let size = self.b.op("arith.index_cast", &[size], types::index(self.context));
        self.scalars.insert(key(ir::results(op)[0]), size);
    }

    /// Stores integers in the frame, from slot `first` on.
    fn store(&self, b: &Builder<'c, 'a>, frame: Value<'c, 'a>, first: i64, values: &[Value<'c, 'a>]) {
        for (slot, value) in (first..).zip(values) {
            b.create("llvm.store", &[*value, b.advance(frame, 8 * slot)], &[], &[], vec![]);
        }
    }

    /// Stores the dynamic sizes of the operands of a dispatch behind its pointers; gives the number of elements of those operands
    /// together, if there are such.
    pub(super) fn frame_sizes(
        &self,
        op: OperationRef<'c, '_>,
        frame: Value<'c, 'a>,
        polls: i64,
    ) -> Option<Value<'c, 'a>> {
        let operands = ir::operands(op);
        let dynamic: Vec<Value> = operands.iter().copied().filter(|v| self.sizes.contains_key(&key(*v))).collect();
        let sizes: Vec<Value> = dynamic.iter().flat_map(|v| self.sizes[&key(*v)].clone()).collect();
        self.store(&self.b, frame, operands.len() as i64 + polls, &sizes);
        let counts = dynamic.into_iter().map(|v| self.count(v));
        counts.reduce(|a, b| self.b.op("arith.addi", &[a, b], a.r#type()))
    }

    /// A dispatch of a kernel whose work is known only now: a small one is a call.
    pub(super) fn dispatch_sized(
        &mut self,
        op: OperationRef<'c, '_>,
        (kernel, frame, grid): (Attribute<'c>, Value<'c, 'a>, i64),
        work: Value<'c, 'a>,
    ) -> Result<(), Emitted> {
        let (context, pointer) = (self.context, build::pointer(self.context));
        let (i32, i64) = (types::integer(context, 32), types::integer(context, 64));
        let unsigned_less = types::i64_attribute(context, 6);
        let operands = [work, self.b.llvm_constant(i64, SMALL)];
        let small = self.b.op_with("llvm.icmp", &operands, &[("predicate", unsigned_less)], types::integer(context, 1));
        let (direct, parallel) = (append(self.body, &[], op), append(self.body, &[], op));
        let join = append(self.body, &[i32], op);
        self.jump_if(op, small, (direct, &[]), (parallel, &[]));
        self.continue_at(op, direct);
        let items = [self.b.llvm_constant(i64, 0), self.b.llvm_constant(i64, grid)];
        let status = self.call(&[frame, items[0], items[1]], Some(kernel));
        self.jump(op, join, &[status]);
        self.continue_at(op, parallel);
        let dispatch = self.b.load_pointer(self.b.advance(self.host_context, DISPATCH));
        let function = self.b.op_with("llvm.mlir.addressof", &[], &[("global_name", kernel)], pointer);
        let items = self.b.llvm_constant(i64, grid);
        let status = self.call(&[dispatch, self.host_context, function, frame, items], None);
        self.jump(op, join, &[status]);
        self.continue_at(op, join);
        self.leave_on_failure(op, ir::arguments(join)[0]);
        Ok(())
    }

    fn index(&self, op: OperationRef<'c, '_>) -> Result<Value<'c, 'a>, Emitted> {
        match ir::attribute(op, "index").and_then(ir::integer) {
            Some(index) => Ok(self.b.llvm_constant(types::integer(self.context, 64), index)),
            None => Err(Diagnostic::on(op, "must have its index in the table of assertions, got none").error()),
        }
    }

    /// The numbers that an operation hands to the runtime, in the frame; how many there are.
    fn numbers(
        &self,
        op: OperationRef<'c, '_>,
        operands: &[Value<'c, '_>],
    ) -> Result<Option<(Value<'c, 'a>, Value<'c, 'a>)>, Emitted> {
        let Some(frame) = self.frame else { return Ok(None) };
        let values = operands.iter().map(|v| self.wide(op, *v)).collect::<Result<Vec<_>, _>>()?;
        self.store(&self.b, frame, 0, &values);
        Ok(Some((frame, self.b.llvm_constant(types::integer(self.context, 64), values.len() as i64))))
    }

    pub(super) fn assert(&mut self, op: OperationRef<'c, '_>) -> Result<(), Emitted> {
        let condition = self.scalar(op, ir::operands(op)[0])?;
        // Before the branch: blocks that are alike become one, whose arguments LLVM must know.
        let values = ir::operands(op)[1..].iter().map(|v| self.wide(op, *v)).collect::<Result<Vec<_>, _>>()?;
        let (failed, next) = (append(self.body, &[], op), append(self.body, &[], op));
        self.jump_if(op, condition, (next, &[]), (failed, &[]));
        self.continue_at(op, failed);
        let index = self.index(op)?;
        if let Some(frame) = self.frame {
            self.store(&self.b, frame, 0, &values);
            let count = self.b.llvm_constant(types::integer(self.context, 64), values.len() as i64);
            let function = self.b.load_pointer(self.b.advance(self.host_context, FAIL));
            let status = self.call(&[function, self.host_context, index, frame, count], None);
            self.b.create("llvm.return", &[status], &[], &[], vec![]);
        }
        self.continue_at(op, next);
        Ok(())
    }

    pub(super) fn allocate(&mut self, op: OperationRef<'c, '_>) -> Result<(), Emitted> {
        let context = self.context;
        let (pointer, i64) = (build::pointer(context), types::integer(context, 64));
        let element = ir::attribute(op, "element_bytes").and_then(ir::integer).unwrap_or(1);
        let (index, element) = (self.index(op)?, self.b.llvm_constant(i64, element));
        let operands = ir::operands(op);
        let Some((frame, count)) = self.numbers(op, &operands)? else { return Ok(()) };
        let place = self.b.advance(frame, 8 * operands.len() as i64);
        let function = self.b.load_pointer(self.b.advance(self.host_context, ALLOCATE));
        let status = self.call(&[function, self.host_context, index, element, frame, count, place], None);
        self.leave_on_failure(op, status);
        let bytes = self.b.op("llvm.load", &[place], pointer);
        self.addresses.insert(key(ir::results(op)[0]), Address { base: Base::Pointer(bytes), bytes: 0 });
        Ok(())
    }

    pub(super) fn release(&mut self, op: OperationRef<'c, '_>) -> Result<(), Emitted> {
        let bytes = self.pointer(op, ir::operands(op)[0])?;
        let function = self.b.load_pointer(self.b.advance(self.host_context, RELEASE));
        self.call(&[function, self.host_context, bytes], None);
        Ok(())
    }

    pub(super) fn deliver(&mut self, op: OperationRef<'c, '_>) -> Result<(), Emitted> {
        let output = ir::attribute(op, "output").and_then(ir::integer).unwrap_or(0);
        let output = self.b.llvm_constant(types::integer(self.context, 64), output);
        let bytes = self.pointer(op, ir::operands(op)[0])?;
        let Some((frame, count)) = self.numbers(op, &ir::operands(op)[1..])? else { return Ok(()) };
        let function = self.b.load_pointer(self.b.advance(self.host_context, DELIVER));
        let status = self.call(&[function, self.host_context, output, bytes, frame, count], None);
        self.leave_on_failure(op, status);
        Ok(())
    }
}
