// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Constraints of kernels and of their dispatch. What a dispatch has in common with its kernel is checked with the
//! symbol.
use crate::{
    shale::{Access, DispatchOp, KernelOp, YieldOp},
    stablehlo::check::{Check, entry, require},
    support::TensorType,
};
use melior::ir::{Type, TypeLike, Value, ValueLike};
use shale_bridge::ir;

fn is_index(r#type: Type) -> bool {
    // SAFETY: the type is alive.
    unsafe { mlir_sys::mlirTypeIsAIndex(r#type.to_raw()) }
}

/// All tensors, or all memrefs.
pub(super) fn one_level(types: &[Type]) -> Check {
    let tensors = types.iter().filter(|t| TensorType::cast(**t).is_some()).count();
    require(tensors == 0 || tensors == types.len(), || {
        format!("operands must all be tensors or all be memrefs, got {tensors} tensors among {}", types.len())
    })
}

pub fn kernel(op: KernelOp) -> Check {
    let block = entry(op.body())?;
    let arguments: Vec<Type> = ir::arguments(block).into_iter().map(|v| v.r#type()).collect();
    let indices = arguments.iter().take(2).filter(|t| is_index(**t)).count();
    require(indices == 2, || {
        format!(
            "first two arguments must be the begin and end of the range, of type index, got {indices} of type index"
        )
    })?;
    require(op.grid() >= 0, || format!("grid must not be negative, got {}", op.grid()))?;
    let operands = &arguments[2..];
    let access = op.access();
    require(access.len() == operands.len(), || {
        format!("access must have one entry per operand, {}, got {}", operands.len(), access.len())
    })?;
    one_level(operands)?;
    let end = ir::operations(block).into_iter().next_back().and_then(YieldOp::cast);
    let Some(end) = end else { return Err("body must end in shale.yield".into()) };
    let given: Vec<Type> = end.results().into_iter().map(|v| v.r#type()).collect();
    let changed = |access: &Access| matches!(access, Access::Write | Access::Update);
    let expected: Vec<Type> = operands
        .iter()
        .zip(&access)
        .filter(|(operand, access)| changed(access) && TensorType::cast(**operand).is_some())
        .map(|(operand, _)| *operand)
        .collect();
    require(given.len() == expected.len(), || {
        format!(
            "shale.yield must give one value per tensor that is written or updated, {}, got {}",
            expected.len(),
            given.len()
        )
    })?;
    for (i, (given, expected)) in given.iter().zip(&expected).enumerate() {
        require(given == expected, || {
            format!("value {i} of shale.yield must have the type of its operand, {expected}, got {given}")
        })?;
    }
    Ok(())
}

pub fn dispatch(op: DispatchOp) -> Check {
    let types = |values: Vec<Value>| -> Vec<String> { values.into_iter().map(|v| v.r#type().to_string()).collect() };
    require(!op.outs().is_empty(), || "there must be at least one of 'outs', got none".into())?;
    // Tensors of dynamic size become memory before the others.
    let tensors = op.outs().into_iter().filter(|v| TensorType::cast(v.r#type()).is_some()).collect();
    let (expected, given) = (types(tensors), types(op.results()));
    require(given == expected, || {
        format!("results must be the tensors among 'outs', ({}), got ({})", expected.join(", "), given.join(", "))
    })
}
