// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Which memory each tensor of a host function lives in.
use super::{
    bytes,
    roles::{self, Access},
};
use melior::ir::{Attribute, AttributeLike, OperationRef, Value, ValueLike};
use shale_bridge::{Diagnostic, Emitted, ir};
use std::collections::HashMap;

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

/// Memory that one tensor, its views and its updates in place share.
#[derive(Clone, Copy, Debug)]
pub struct Buffer {
    pub place: Place,
    pub bytes: i64,
    /// Steps of the first and last operation that touch it.
    pub first: usize,
    pub last: usize,
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

/// A key for maps: values are uniqued by address.
pub fn key(value: Value) -> usize {
    value.to_raw().ptr as usize
}

/// The plan of one host function.
pub struct StoragePlan<'c, 'a> {
    /// The function's operations, in order; a step is a position in this list.
    pub steps: Vec<OperationRef<'c, 'a>>,
    pub buffers: Vec<Buffer>,
    pub constants: Vec<Attribute<'c>>,
    /// For each step that is a dispatch, how each of its `outs` gets memory.
    pub destinations: HashMap<usize, Vec<Destination>>,
    buffer_of: HashMap<usize, usize>,
}

/// Operations that give the same elements in the same order under another shape.
pub fn is_view(op: OperationRef) -> bool {
    matches!(ir::name(op), "tensor.collapse_shape" | "tensor.expand_shape")
}

/// The number of operands of a dispatch that are only read.
pub fn inputs_of(dispatch: OperationRef) -> usize {
    let segments = ir::attribute(dispatch, "operandSegmentSizes").map(|a| a.to_string()).unwrap_or_default();
    // array<i32: 2, 1>
    let first = segments.split([':', ',', '>']).nth(1).and_then(|n| n.trim().parse().ok());
    first.unwrap_or(0)
}

impl<'c, 'a> StoragePlan<'c, 'a> {
    /// Plans `function`, a func.func of one block on tensors; `kernels` maps names to shale.kernel operations.
    ///
    /// # Errors
    /// A diagnostic at an operation that has no place in a host program.
    pub fn new(
        function: OperationRef<'c, 'a>,
        kernels: &HashMap<String, OperationRef<'c, '_>>,
    ) -> Result<Self, Emitted> {
        let block = match ir::region(function, 0).map(ir::blocks).unwrap_or_default().as_slice() {
            [block] => *block,
            _ => return Err(Diagnostic::on(function, "host function must have one block").error()),
        };
        let mut plan = Self {
            steps: ir::operations(block),
            buffers: vec![],
            constants: vec![],
            destinations: HashMap::new(),
            buffer_of: HashMap::new(),
        };
        for (index, argument) in ir::arguments(block).into_iter().enumerate() {
            plan.new_buffer(argument, Place::Argument(index), 0, function)?;
        }
        for step in 0..plan.steps.len() {
            let op = plan.steps[step];
            match ir::name(op) {
                "tensor.empty" => {}
                "arith.constant" => plan.constant(op, step)?,
                "shale.dispatch" => plan.dispatch(op, step, kernels)?,
                "func.return" if step + 1 == plan.steps.len() => plan.outputs(op),
                _ if is_view(op) => {
                    let source = plan.buffer_at(ir::operands(op)[0], op)?;
                    plan.touch(source, step);
                    plan.buffer_of.insert(key(ir::results(op)[0]), source);
                }
                name => {
                    let text = format!("host program must hold dispatches, views and constants only, got '{name}'");
                    return Err(Diagnostic::on(op, text).error());
                }
            }
        }
        Ok(plan)
    }

    /// The buffer of a tensor; none for a `tensor.empty`, which has no memory of its own.
    pub fn buffer(&self, value: Value) -> Option<usize> {
        self.buffer_of.get(&key(value)).copied()
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
        op: OperationRef<'c, '_>,
    ) -> Result<usize, Emitted> {
        let Some(size) = bytes(value.r#type()) else {
            return Err(Diagnostic::on(
                op,
                format!("host program must have tensors of static size, got {}", value.r#type()),
            )
            .error());
        };
        self.buffers.push(Buffer { place, bytes: size, first: step, last: step });
        self.buffer_of.insert(key(value), self.buffers.len() - 1);
        Ok(self.buffers.len() - 1)
    }

    fn touch(&mut self, buffer: usize, step: usize) {
        self.buffers[buffer].last = self.buffers[buffer].last.max(step);
    }

    fn constant(&mut self, op: OperationRef<'c, 'a>, step: usize) -> Result<(), Emitted> {
        let Some(value) = ir::attribute(op, "value") else {
            return Err(Diagnostic::on(op, "constant must have a value").error());
        };
        let index =
            self.constants.iter().position(|other| other.to_raw().ptr == value.to_raw().ptr).unwrap_or_else(|| {
                self.constants.push(value);
                self.constants.len() - 1
            });
        match self.buffers.iter().position(|buffer| buffer.place == Place::Constant(index)) {
            Some(buffer) => {
                self.buffer_of.insert(key(ir::results(op)[0]), buffer);
            }
            None => {
                self.new_buffer(ir::results(op)[0], Place::Constant(index), step, op)?;
            }
        }
        Ok(())
    }

    /// Whether something after `step`, or another operand of the operation there, still uses the buffer.
    fn is_used_besides(&self, buffer: usize, step: usize, operand: usize) -> bool {
        let here = self.steps[step];
        if ir::operands(here).iter().enumerate().any(|(index, v)| index != operand && self.buffer(*v) == Some(buffer)) {
            return true;
        }
        self.steps[step + 1..].iter().any(|op| ir::operands(*op).iter().any(|v| self.buffer(*v) == Some(buffer)))
    }

    fn dispatch(
        &mut self,
        op: OperationRef<'c, 'a>,
        step: usize,
        kernels: &HashMap<String, OperationRef<'c, '_>>,
    ) -> Result<(), Emitted> {
        let name = ir::attribute(op, "kernel").and_then(|a| ir::symbol_reference(a)).unwrap_or_default();
        let Some(kernel) = kernels.get(&name) else {
            return Err(Diagnostic::on(op, format!("kernel must be in the module, got '{name}'")).error());
        };
        let accesses = roles::accesses(*kernel)?;
        let (operands, results, inputs) = (ir::operands(op), ir::results(op), inputs_of(op));
        if accesses.len() != operands.len() || operands.len() - inputs.min(operands.len()) != results.len() {
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
        for &operand in &operands[..inputs] {
            let buffer = self.buffer_at(operand, op)?;
            self.touch(buffer, step);
        }
        let mut destinations = vec![];
        for (index, result) in (inputs..).zip(results) {
            let operand = operands[index];
            let source = self.buffer(operand).filter(|_| accesses[index] == Access::Update);
            let destination = match source {
                None => Destination::Fresh,
                Some(source)
                    if self.buffers[source].place == Place::Temporary && !self.is_used_besides(source, step, index) =>
                {
                    Destination::InPlace
                }
                Some(_) => Destination::Copied,
            };
            match (destination, source) {
                (Destination::InPlace, Some(source)) => {
                    self.touch(source, step);
                    self.buffer_of.insert(key(result), source);
                }
                (_, source) => {
                    if let Some(source) = source {
                        self.touch(source, step);
                    }
                    self.new_buffer(result, Place::Temporary, step, op)?;
                }
            }
            destinations.push(destination);
        }
        self.destinations.insert(step, destinations);
        Ok(())
    }

    /// Temporaries that are returned live in the output itself; what is returned twice, or is no temporary, will be copied.
    fn outputs(&mut self, op: OperationRef<'c, 'a>) {
        let last = self.steps.len() - 1;
        for (index, value) in ir::operands(op).into_iter().enumerate() {
            if let Some(buffer) = self.buffer(value) {
                self.touch(buffer, last);
                if self.buffers[buffer].place == Place::Temporary {
                    self.buffers[buffer].place = Place::Output(index);
                }
            }
        }
    }
}
