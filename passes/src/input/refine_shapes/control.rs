// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Shapes through control flow.
use super::{Refinement, merged};
use crate::input::canonicalize_dynamic_ops::constant;
use melior::ir::{BlockRef, OperationRef, Type, Value, ValueLike};
use shale_bridge::{Builder, Diagnostic, Emitted, ir};
use shale_dialects::support::{DYNAMIC, TensorType};

/// What a block hands to the operation around it.
fn yielded<'c, 'a>(block: BlockRef<'c, 'a>) -> Vec<Value<'c, 'a>> {
    ir::operations(block).last().map(|end| ir::operands(*end)).unwrap_or_default()
}

/// The type with the sizes that two types have in common, others dynamic; none if they are not of one kind.
fn common<'c>(a: Type<'c>, b: Type<'c>) -> Option<Type<'c>> {
    let (Some(x), Some(y)) = (TensorType::cast(a), TensorType::cast(b)) else { return (a == b).then_some(a) };
    let (left, right) = (x.shape(), y.shape());
    let shape: Vec<i64> = left.iter().zip(&right).map(|(&x, &y)| if x == y { x } else { DYNAMIC }).collect();
    (left.len() == right.len() && x.element() == y.element()).then(|| x.with_shape(&shape).to_type())
}

impl<'c> Refinement<'c> {
    /// What a loop carries has the sizes that it begins with, unless they change from one iteration to the next: then they stay dynamic.
    pub(super) fn r#while<'a>(&self, mut op: OperationRef<'c, 'a>) -> Result<(), Emitted> {
        let declared: Vec<Type<'c>> = ir::results(op).iter().map(|v| v.r#type()).collect();
        let mut carried = vec![];
        for (index, operand) in ir::operands(op).into_iter().enumerate() {
            self.set_result(op, index, operand.r#type())?;
            carried.push(ir::results(op)[index].r#type());
        }
        loop {
            // The next attempt, if this one is wrong.
            let again = (declared != carried).then(|| Builder::before(self.context, op).insert(ir::clone(op)));
            for (index, r#type) in carried.iter().enumerate() {
                ir::set_type(ir::results(op)[index], *r#type);
                for block in (0..2).filter_map(|region| ir::body(op, region)) {
                    ir::set_type(ir::arguments(block)[index], *r#type);
                }
            }
            (0..2).filter_map(|region| ir::body(op, region)).try_for_each(|block| self.block(block))?;
            let mut changed = false;
            let next = ir::body(op, 1).map(yielded).unwrap_or_default();
            for (index, next) in next.into_iter().enumerate() {
                if next.r#type() == carried[index] {
                    continue;
                }
                let common = common(carried[index], next.r#type());
                match common.filter(|t| merged(declared[index], *t) == Some(*t) || declared[index] == *t) {
                    Some(common) => {
                        changed |= carried[index] != common;
                        carried[index] = common;
                    }
                    None => {
                        let message = format!(
                            "value {index} that the loop carries must keep its type {}, got {}",
                            carried[index],
                            next.r#type()
                        );
                        return Err(Diagnostic::on(op, message).error());
                    }
                }
            }
            match again {
                Some(again) if changed => {
                    for (old, new) in ir::results(op).into_iter().zip(ir::results(again)) {
                        ir::replace_all_uses(old, new);
                    }
                    ir::erase(op);
                    op = again;
                }
                Some(again) => {
                    ir::erase(again);
                    return Ok(());
                }
                None => return Ok(()),
            }
        }
    }

    /// Of branches between which a constant decides one is left.
    pub(super) fn branches<'a>(&self, op: OperationRef<'c, 'a>) -> Result<(), Emitted> {
        let decision = ir::operands(op).first().and_then(|value| constant(*value)?.first().copied());
        if let Some(decision) = decision {
            return self.decided(op, decision);
        }
        // Sizes in which branches differ stay dynamic.
        let mut given: Vec<Option<Type>> = vec![None; ir::results(op).len()];
        for region in 0..op_regions(op) {
            let Some(block) = ir::body(op, region) else { continue };
            self.block(block)?;
            for (index, value) in yielded(block).into_iter().enumerate() {
                given[index] = match given[index] {
                    None => Some(value.r#type()),
                    Some(other) => common(other, value.r#type()),
                };
                let result = ir::results(op)[index].r#type();
                if given[index].and_then(|given| merged(result, given)).is_none() {
                    let message = format!(
                        "branches must give one type for result {index}, got {result} and {} of branch {region}",
                        value.r#type()
                    );
                    return Err(Diagnostic::on(op, message).error());
                }
            }
        }
        for (result, given) in ir::results(op).into_iter().zip(given) {
            if let Some(known) = given.and_then(|given| merged(result.r#type(), given)) {
                ir::set_type(result, known);
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
