// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Folders: only what is exact on every machine, and only while the result is small or a splat. Everything else that is
//! constant is computed once by the initializer, by the same code as at run time.
pub mod dynamic;
mod elements;
pub mod elementwise;
pub mod index;
mod number;
pub mod other;
pub mod shape;

use crate::support::{FoldResult, Folded, TensorType};
use elements::{Constant, Data, LIMIT};
use melior::ir::{Attribute, OperationRef, Value, ValueLike};
use number::Kind;
use shale_bridge::{guard, ir};

/// What an operation folds to when operands have these values, if anything: what MLIR's `fold` gives, for who folds a single
/// operation.
pub fn fold<'c, 'a>(operation: OperationRef<'c, 'a>, constants: Vec<Option<Attribute<'c>>>) -> Folded<'c, 'a> {
    let folder = super::dispatch::folder(ir::name(operation))?;
    guard::catch(|| folder(operation, constants)).ok().flatten()
}

/// The elements of a small dense constant of integers or booleans, in row-major order.
pub fn integers(constant: Attribute) -> Option<Vec<i64>> {
    let constant = Constant::of(Some(constant))?;
    let kind = Kind::of(constant.tensor().element_type());
    let is_bool = constant.tensor().element_type().is_bool();
    let element = |index| {
        let bits = constant.get(index);
        let value = if is_bool { Some(bits as i128) } else { kind?.integer(bits) };
        value.and_then(|value| i64::try_from(value).ok())
    };
    if constant.count() > LIMIT {
        return None;
    }
    (0..constant.count()).map(element).collect()
}

/// The type of the only result, if its sizes are known.
fn result_type<'c>(operation: OperationRef<'c, '_>) -> Option<TensorType<'c>> {
    TensorType::cast(ir::results(operation).first()?.r#type()).filter(|t| t.is_static())
}

/// Folds the only result to a constant.
fn constant<'c, 'a>(operation: OperationRef<'c, 'a>, data: Data) -> Folded<'c, 'a> {
    Some(vec![FoldResult::Attribute(data.into_attribute(result_type(operation)?)?)])
}

/// Folds the only result to a value, if that has its type.
fn value<'c, 'a>(operation: OperationRef<'c, 'a>, value: Value<'c, 'a>) -> Folded<'c, 'a> {
    (ir::results(operation).first()?.r#type() == value.r#type()).then(|| vec![FoldResult::Value(value)])
}
