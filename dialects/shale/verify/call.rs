// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Constraints of calls by name.
use crate::{
    shale::CustomCallOp,
    stablehlo::check::{Check, require},
    support::TensorType,
};
use melior::ir::{Type, Value, ValueLike};
use shale_bridge::{ir, types};

/// The program's types have the shapes of the operands; complex ones have their parts in a last dimension.
fn fits(name: &str, types: &[Type], operands: &[Value]) -> Check {
    require(types.len() == operands.len(), || {
        format!("{name} must have one type per operand, {}, got {}", operands.len(), types.len())
    })?;
    for (index, (r#type, operand)) in types.iter().zip(operands).enumerate() {
        let mut shape = ir::shape(*r#type);
        shape.extend(types::is_complex(ir::element_type(*r#type)).then_some(2));
        require(types::is_tensor(*r#type) && shape == ir::shape(operand.r#type()), || {
            format!("entry {index} of {name} must have the shape of its operand, {}, got {type}", operand.r#type())
        })?;
    }
    Ok(())
}

pub fn custom_call(op: CustomCallOp) -> Check {
    let (ins, outs) = (op.ins(), op.outs());
    let operands: Vec<Type> = ins.iter().chain(&outs).map(|v| v.r#type()).collect();
    super::kernel::one_level(&operands)?;
    fits("input_types", &op.input_types(), &ins)?;
    fits("output_types", &op.output_types(), &outs)?;
    let texts = |values: Vec<Value>| -> Vec<String> { values.into_iter().map(|v| v.r#type().to_string()).collect() };
    let on_tensors = outs.first().is_some_and(|v| TensorType::cast(v.r#type()).is_some());
    let (expected, given) = (if on_tensors { texts(outs) } else { vec![] }, texts(op.results()));
    require(given == expected, || {
        format!("results must be the tensors among 'outs', ({}), got ({})", expected.join(", "), given.join(", "))
    })
}
