// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Constraints of control flow.
use crate::{
    stablehlo::{CaseOp, IfOp, WhileOp, check::*},
    support::Violation,
};
use melior::ir::{Type, ValueLike};

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
    region_type("cond", op.cond(), &carried, &[boolean(op.location())])?;
    region_type("body", op.body(), &carried, &carried)
}
