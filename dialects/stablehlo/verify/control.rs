// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Constraints of control flow.
use crate::{
    stablehlo::{CaseOp, IfOp, WhileOp, check::*},
    support::{TensorType, Violation},
};
use melior::ir::{Type, ValueLike};

fn types(values: Vec<melior::ir::Value<'_, '_>>) -> Vec<String> {
    values.iter().map(|v| v.r#type().to_string()).collect()
}

fn branch(name: &str, region: melior::ir::RegionRef, results: &[Type]) -> Check {
    region_type(name, region, &[], results)
}

pub fn r#if(op: IfOp) -> Result<(), Violation> {
    let results: Vec<Type> = op.results().iter().map(|v| v.r#type()).collect();
    branch("true_branch", op.true_branch(), &results)?;
    branch("false_branch", op.false_branch(), &results)
}

pub fn case(op: CaseOp) -> Result<(), Violation> {
    let results: Vec<Type> = op.results().iter().map(|v| v.r#type()).collect();
    let branches = op.branches();
    require(!branches.is_empty(), || "there must be at least one branch, got none".into())?;
    branches.into_iter().enumerate().try_for_each(|(i, region)| branch(&format!("branch {i}"), region, &results))
}

pub fn r#while(op: WhileOp) -> Result<(), Violation> {
    let carried: Vec<Type> = op.operand().iter().map(|v| v.r#type()).collect();
    let (arguments, given) = (argument_types(op.cond())?, yielded(op.cond())?);
    let same = |found: &[Type]| found.len() == carried.len() && found.iter().zip(&carried).all(|(a, b)| compatible(*a, *b));
    require(same(&arguments), || format!("cond must take the operands' types, ({}), got {} arguments", types(op.operand()).join(", "), arguments.len()))?;
    let boolean = |r#type| TensorType::cast(r#type).is_some_and(|t| t.rank() == 0 && t.element_type().is_bool());
    require(matches!(given.as_slice(), [only] if boolean(*only)), || "cond must give one tensor<i1>, got something else".into())?;
    region_type("body", op.body(), &carried, &carried)
}
