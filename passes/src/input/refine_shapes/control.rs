// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Shapes through control flow.
use super::{Refinement, merged};
use crate::input::canonicalize_dynamic_ops::constant;
use melior::ir::{BlockRef, OperationRef, Value, ValueLike};
use shale_bridge::{Diagnostic, Emitted, ir};

/// What a block hands to the operation around it.
fn yielded<'c, 'a>(block: BlockRef<'c, 'a>) -> Vec<Value<'c, 'a>> {
    ir::operations(block).last().map(|end| ir::operands(*end)).unwrap_or_default()
}

impl<'c> Refinement<'c> {
    /// What a loop carries keeps its type.
    pub(super) fn r#while<'a>(&self, op: OperationRef<'c, 'a>) -> Result<(), Emitted> {
        for (index, operand) in ir::operands(op).into_iter().enumerate() {
            self.set_result(op, index, operand.r#type())?;
            let r#type = ir::results(op)[index].r#type();
            for block in (0..2).filter_map(|region| ir::body(op, region)) {
                ir::set_type(ir::arguments(block)[index], r#type);
            }
        }
        for region in 0..2 {
            let Some(block) = ir::body(op, region) else { continue };
            self.block(block)?;
            if region == 0 {
                continue;
            }
            for (index, (next, carried)) in yielded(block).into_iter().zip(ir::results(op)).enumerate() {
                if next.r#type() != carried.r#type() {
                    let message = format!(
                        "value {index} that the loop carries must keep its type {}, got {}",
                        carried.r#type(),
                        next.r#type()
                    );
                    return Err(Diagnostic::on(op, message).error());
                }
            }
        }
        Ok(())
    }

    /// Of branches between which a constant decides one is left.
    pub(super) fn branches<'a>(&self, op: OperationRef<'c, 'a>) -> Result<(), Emitted> {
        let decision = ir::operands(op).first().and_then(|value| constant(*value)?.first().copied());
        if let Some(decision) = decision {
            return self.decided(op, decision);
        }
        for region in 0..op_regions(op) {
            let Some(block) = ir::body(op, region) else { continue };
            self.block(block)?;
            for (index, value) in yielded(block).into_iter().enumerate() {
                let result = ir::results(op)[index].r#type();
                match merged(result, value.r#type()) {
                    Some(r#type) if r#type == value.r#type() => ir::set_type(ir::results(op)[index], r#type),
                    _ => {
                        let message = format!(
                            "branches must give one type for result {index}, got {result} and {} of branch {region}",
                            value.r#type()
                        );
                        return Err(Diagnostic::on(op, message).error());
                    }
                }
            }
        }
        Ok(())
    }

    fn decided<'a>(&self, op: OperationRef<'c, 'a>, decision: i64) -> Result<(), Emitted> {
        let count = op_regions(op);
        let region = match ir::name(op) {
            "stablehlo.if" => usize::from(decision == 0),
            // An index out of range takes the last branch.
            _ => usize::try_from(decision).ok().filter(|index| *index < count).unwrap_or(count - 1),
        };
        let Some(block) = ir::body(op, region) else { return Ok(()) };
        let mut operations = ir::operations(block);
        operations.pop();
        for inner in operations {
            ir::move_before(inner, op);
            self.operation(inner)?;
        }
        self.replace(op, &yielded(block))
    }
}

fn op_regions(op: OperationRef) -> usize {
    melior::ir::operation::OperationLike::region_count(&op)
}
