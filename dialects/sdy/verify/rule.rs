// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Constraints of rules that say how an operation can be divided.
use crate::{
    sdy::{DimMapping, OpShardingRule, TensorMapping},
    stablehlo::check::{Check, require},
    support::{FromAttribute, Violation},
};
use melior::ir::{Attribute, OperationRef, Type, ValueLike};
use shale_bridge::ir;

/// The attribute `sdy.sharding_rule` of an operation.
pub fn check(op: OperationRef, attribute: Attribute) -> Check {
    let rule = OpShardingRule::from_attribute(attribute);
    let rule = rule
        .ok_or_else(|| Violation::new(format!("'sdy.sharding_rule' must be #sdy.op_sharding_rule, got {attribute}")))?;
    let count = rule.factor_sizes.len();
    let mut used = vec![false; count];
    let types = |values: Vec<melior::ir::Value>| -> Vec<Vec<i64>> {
        values.into_iter().map(|value| shape(value.r#type())).collect()
    };
    mappings("operand", &rule.operand_mappings, &types(ir::operands(op)), &rule.factor_sizes, &mut used)?;
    let mut in_results = vec![false; count];
    mappings("result", &rule.result_mappings, &types(ir::results(op)), &rule.factor_sizes, &mut in_results)?;
    let unused = used.iter().zip(&in_results).position(|(operand, result)| !operand && !result);
    require(unused.is_none(), || {
        format!("each factor must be that of a dimension, and {} is not", unused.unwrap_or(0))
    })?;
    let mut special = vec![false; count];
    for (name, factors) in [
        ("reduction", &rule.reduction_factors),
        ("need_replication", &rule.need_replication_factors),
        ("permutation", &rule.permutation_factors),
    ] {
        let sorted = factors.windows(2).all(|pair| pair[0] < pair[1]);
        require(sorted, || format!("{name} factors must ascend, got {factors:?}"))?;
        for &factor in factors {
            let index = in_range(factor, count)?;
            require(!special[index], || format!("factor must be of one kind, got {factor} of several"))?;
            special[index] = true;
            let reduced = name == "reduction" && in_results[index];
            require(!reduced, || format!("reduction factors must be in no result, got {factor}"))?;
        }
    }
    let blocked = &rule.blocked_propagation_factors;
    let sorted = blocked.windows(2).all(|pair| pair[0] < pair[1]);
    require(sorted, || format!("blocked_propagation factors must ascend, got {blocked:?}"))?;
    blocked.iter().try_for_each(|factor| in_range(*factor, count).map(|_| ()))
}

fn shape(r#type: Type) -> Vec<i64> {
    if shale_bridge::types::is_tensor(r#type) { ir::shape(r#type) } else { vec![] }
}

fn in_range(factor: i64, count: usize) -> Result<usize, Violation> {
    let index = usize::try_from(factor).ok().filter(|index| *index < count);
    index.ok_or_else(|| Violation::new(format!("factors must be at least 0 and less than {count}, got {factor}")))
}

fn mappings(what: &str, all: &[Attribute], shapes: &[Vec<i64>], sizes: &[i64], used: &mut [bool]) -> Check {
    require(all.len() == shapes.len(), || {
        format!("rule must have one mapping per {what}, {}, got {}", shapes.len(), all.len())
    })?;
    for (index, (mapping, shape)) in all.iter().zip(shapes).enumerate() {
        let mapping = TensorMapping::from_attribute(*mapping)
            .ok_or_else(|| Violation::new("mappings must be those of tensors"))?;
        let rank = mapping.dim_mappings.len();
        require(rank == shape.len(), || {
            format!("mapping of {what} {index} must have one entry per dimension, {}, got {rank}", shape.len())
        })?;
        let mut seen = vec![];
        for dimension in mapping.dim_mappings {
            let factors = DimMapping::from_attribute(dimension).map_or(vec![], |dimension| dimension.factor_indices);
            require(!factors.is_empty(), || format!("dimensions of {what} {index} must have factors"))?;
            for &factor in &factors {
                let place = in_range(factor, sizes.len())?;
                require(!seen.contains(&factor), || {
                    format!("factors of {what} {index} must be distinct, got {factor} twice")
                })?;
                require(factors.len() == 1 || sizes[place] != 1, || {
                    format!("factors of a dimension that has several must be larger than 1, got {factor} of size 1")
                })?;
                seen.push(factor);
                used[place] = true;
            }
        }
    }
    Ok(())
}
