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
use elements::Data;
use melior::ir::{OperationRef, Value, ValueLike};
use shale_bridge::ir;

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
