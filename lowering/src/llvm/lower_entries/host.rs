// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
use super::build::{self, LlvmBuilder};
use crate::{buffers, target::Target};
use melior::{
    Context,
    ir::{
        Block, BlockLike, BlockRef, OperationRef, Region, RegionLike, Type, Value, ValueLike,
        operation::{OperationBuilder, OperationLike},
    },
};
use shale_bridge::{Builder, Diagnostic, Emitted, ir, types};
use std::collections::HashMap;

/// Byte offsets of the fields of the runtime's `HostContext`.
const BUFFERS: i64 = 0;
const DISPATCH: i64 = 8;

/// Where a memref of the host program is: in which argument, at which byte.
#[derive(Clone, Copy)]
struct Address {
    argument: usize,
    bytes: i64,
}

/// Turns a planned host function into an `llvm.func`.
pub fn lower<'c>(
    context: &'c Context,
    function: OperationRef<'c, '_>,
    grids: &HashMap<String, i64>,
    target: &Target,
) -> Result<(), Emitted> {
    let name = ir::symbol(function).unwrap_or_default();
    let Some(block) = ir::body(function, 0) else {
        return Err(Diagnostic::on(function, "host function must have a body").error());
    };
    let (pointer, i32) = (build::pointer(context), types::integer(context, 32));
    let body = Region::new();
    let entry = append(&body, &[pointer], function);
    let host = Host {
        context,
        grids,
        body: &body,
        addresses: ir::arguments(block)
            .into_iter()
            .enumerate()
            .map(|(argument, v)| (v.to_raw().ptr as usize, Address { argument, bytes: 0 }))
            .collect(),
        arguments: HashMap::new(),
        host_context: ir::arguments(entry)[0],
        b: Builder::at_end(context, function.location(), entry),
        entry,
        frame: None,
        exit: None,
    };
    host.run(function, &ir::operations(block))?;
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

fn append<'c, 'a>(region: &Region<'c>, arguments: &[Type<'c>], at: OperationRef<'c, '_>) -> BlockRef<'c, 'a> {
    let arguments: Vec<_> = arguments.iter().map(|t| (*t, at.location())).collect();
    let block = region.append_block(Block::new(&arguments));
    // SAFETY: the region goes into an operation, and the block with it keeps its address.
    unsafe { BlockRef::from_raw(block.to_raw()) }
}

struct Host<'c, 'a, 'r> {
    context: &'c Context,
    grids: &'r HashMap<String, i64>,
    body: &'r Region<'c>,
    addresses: HashMap<usize, Address>,
    /// Data pointers that have been loaded, in the entry block.
    arguments: HashMap<usize, Value<'c, 'a>>,
    host_context: Value<'c, 'a>,
    /// The end of the block that is being filled.
    b: Builder<'c, 'a>,
    entry: BlockRef<'c, 'a>,
    /// Memory for the longest frame.
    frame: Option<Value<'c, 'a>>,
    /// The block that returns a status.
    exit: Option<BlockRef<'c, 'a>>,
}

impl<'c, 'a> Host<'c, 'a, '_> {
    fn run(mut self, function: OperationRef<'c, '_>, operations: &[OperationRef<'c, '_>]) -> Result<(), Emitted> {
        self.prologue(operations);
        for &op in operations {
            self.b = self.b.with_location(op.location());
            match ir::name(op) {
                "shale.dispatch" => self.dispatch(op, function)?,
                "memref.view" => {
                    let offset = ir::definition(ir::operands(op)[1])
                        .and_then(|op| ir::attribute(op, "value"))
                        .and_then(ir::integer);
                    let Some(offset) = offset else {
                        return Err(Diagnostic::on(op, "view must be at a constant offset").error());
                    };
                    let base = self.address(op, ir::operands(op)[0])?;
                    self.set_address(op, Address { bytes: base.bytes + offset, ..base });
                }
                "memref.collapse_shape" | "memref.expand_shape" => {
                    let base = self.address(op, ir::operands(op)[0])?;
                    self.set_address(op, base);
                }
                "memref.copy" => {
                    let (source, target) = (ir::operands(op)[0], ir::operands(op)[1]);
                    let Some(size) = buffers::bytes(source.r#type()) else {
                        return Err(Diagnostic::on(
                            op,
                            format!("copy must be of static size, got {}", source.r#type()),
                        )
                        .error());
                    };
                    if size > 0 {
                        let (source, target) = (self.pointer(op, source)?, self.pointer(op, target)?);
                        let size = self.b.llvm_constant(types::integer(self.context, 64), size);
                        let volatile = types::integer_attribute(types::integer(self.context, 1), 0);
                        self.b.create(
                            "llvm.intr.memcpy",
                            &[target, source, size],
                            &[("isVolatile", volatile)],
                            &[],
                            vec![],
                        );
                    }
                }
                // Offsets of views.
                "arith.constant" => {}
                "func.return" => {
                    let status = self.b.llvm_constant(types::integer(self.context, 32), 0);
                    self.b.create("llvm.return", &[status], &[], &[], vec![]);
                }
                name => {
                    let text = format!("host program must hold dispatches, views and copies only, got '{name}'");
                    return Err(Diagnostic::on(op, text).error());
                }
            }
        }
        Ok(())
    }

    /// Loads all data pointers that are used, and reserves the frame: once, where everything else can see it.
    fn prologue(&mut self, operations: &[OperationRef<'c, '_>]) {
        let entry = Builder::at_end(self.context, self.b.location, self.entry);
        let buffers = entry.load_pointer(entry.advance(self.host_context, BUFFERS));
        let mut used: Vec<usize> = operations
            .iter()
            .flat_map(|op| ir::operands(*op))
            .filter_map(|v| self.addresses.get(&(v.to_raw().ptr as usize)))
            .map(|address| address.argument)
            .collect();
        used.sort_unstable();
        used.dedup();
        for argument in used {
            let data = entry.load_pointer(entry.advance(buffers, 8 * argument as i64));
            self.arguments.insert(argument, data);
        }
        let longest =
            operations.iter().filter(|op| ir::name(**op) == "shale.dispatch").map(|op| op.operand_count()).max();
        if let Some(longest) = longest {
            let count = entry.llvm_constant(types::integer(self.context, 64), longest.max(1) as i64);
            let element = types::type_attribute(build::pointer(self.context));
            self.frame =
                Some(entry.op_with("llvm.alloca", &[count], &[("elem_type", element)], build::pointer(self.context)));
        }
    }

    fn address(&self, op: OperationRef<'c, '_>, memref: Value) -> Result<Address, Emitted> {
        let known = self.addresses.get(&(memref.to_raw().ptr as usize)).copied();
        known.ok_or_else(|| Diagnostic::on(op, "memory must be an argument or a view of one").error())
    }

    fn set_address(&mut self, op: OperationRef, address: Address) {
        self.addresses.insert(ir::results(op)[0].to_raw().ptr as usize, address);
    }

    fn pointer(&self, op: OperationRef<'c, '_>, memref: Value) -> Result<Value<'c, 'a>, Emitted> {
        let address = self.address(op, memref)?;
        let base = self.arguments.get(&address.argument).copied();
        let base = base.ok_or_else(|| Diagnostic::on(op, "memory must be an argument or a view of one").error())?;
        Ok(self.b.advance(base, address.bytes))
    }

    fn dispatch(&mut self, op: OperationRef<'c, '_>, function: OperationRef<'c, '_>) -> Result<(), Emitted> {
        let context = self.context;
        let name = ir::attribute(op, "kernel").and_then(|a| ir::symbol_reference(a)).unwrap_or_default();
        let Some(&grid) = self.grids.get(&name) else {
            return Err(Diagnostic::on(op, format!("kernel must be in the module, got '{name}'")).error());
        };
        if grid == 0 {
            return Ok(());
        }
        let Some(frame) = self.frame else { return Ok(()) };
        for (index, operand) in ir::operands(op).into_iter().enumerate() {
            let data = self.pointer(op, operand)?;
            let slot = self.b.advance(frame, 8 * index as i64);
            self.b.create("llvm.store", &[data, slot], &[], &[], vec![]);
        }
        let b = self.b;
        let (pointer, i32, i64) = (build::pointer(context), types::integer(context, 32), types::integer(context, 64));
        let kernel = types::symbol_reference(context, &name);
        let call = |operands: &[Value<'c, 'a>], callee: Option<_>| {
            let segments = types::i32_array(context, &[operands.len() as i32, 0]);
            let mut attributes =
                vec![("operandSegmentSizes", segments), ("op_bundle_sizes", types::i32_array(context, &[]))];
            attributes.extend(callee.map(|callee| ("callee", callee)));
            b.op_with("llvm.call", operands, &attributes, i32)
        };
        let status = if grid == 1 {
            call(&[frame, b.llvm_constant(i64, 0), b.llvm_constant(i64, 1)], Some(kernel))
        } else {
            let dispatch = b.load_pointer(b.advance(self.host_context, DISPATCH));
            let kernel = b.op_with("llvm.mlir.addressof", &[], &[("global_name", kernel)], pointer);
            call(&[dispatch, self.host_context, kernel, frame, b.llvm_constant(i64, grid)], None)
        };
        let not_equal = types::integer_attribute(i64, 1);
        let failed = b.op_with(
            "llvm.icmp",
            &[status, b.llvm_constant(i32, 0)],
            &[("predicate", not_equal)],
            types::integer(context, 1),
        );
        let exit = *self.exit.get_or_insert_with(|| {
            let exit = append(self.body, &[i32], function);
            let status = ir::arguments(exit)[0];
            Builder::at_end(context, function.location(), exit).create("llvm.return", &[status], &[], &[], vec![]);
            exit
        });
        let next = append(self.body, &[], op);
        let segments = types::i32_array(context, &[1, 1, 0]);
        let branch = OperationBuilder::new("llvm.cond_br", op.location())
            .add_operands(&[failed, status])
            .add_attributes(&[(melior::ir::Identifier::new(context, "operandSegmentSizes"), segments)])
            .add_successors(&[&exit, &next])
            .build()
            .unwrap_or_else(|error| panic!("'llvm.cond_br': {error}"));
        b.insert(branch);
        self.b = Builder::at_end(context, op.location(), next);
        Ok(())
    }
}
