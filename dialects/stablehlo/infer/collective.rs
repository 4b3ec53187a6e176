// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Types of operations that know of other devices.
use crate::{
    stablehlo::{
        ChannelHandle,
        bounds::{self, extents},
        check::*,
        replica_groups::{self, Groups},
        verify::collective::future_types,
    },
    support::{DYNAMIC, InContext, InferSite, Inferred, TensorType, Violation},
};
use melior::ir::{Attribute, Type, ValueLike};

pub fn partition_id<'c>(site: &InferSite<'c, '_>) -> Inferred<'c> {
    // SAFETY: the context is alive.
    let element = unsafe { Type::from_raw(mlir_sys::mlirIntegerTypeUnsignedGet(site.raw_context(), 32)) };
    Ok(vec![TensorType::new(&[], element).into()])
}

pub fn replica_id<'c>(site: &InferSite<'c, '_>) -> Inferred<'c> {
    partition_id(site)
}

pub fn all_reduce<'c>(site: &InferSite<'c, '_>) -> Inferred<'c> {
    let operands = site.tensors(0)?;
    require(!operands.is_empty(), || "there must be at least one operand, got none".into())?;
    let channel = site.find::<ChannelHandle>("channel_handle")?;
    let global = site.attribute("use_global_device_ids").is_some();
    // (C1) to (C4)
    replica_groups::grouped(site.get::<Attribute>("replica_groups")?, channel.as_ref(), global, true)?;
    // (C5) to (C7): one computation, which suits every operand.
    reduced(site, operands)
}

/// The types of operands that the operation's region combines, each on its own.
fn reduced<'c>(site: &InferSite<'c, '_>, operands: Vec<TensorType<'c>>) -> Inferred<'c> {
    let mut types = vec![];
    for operand in operands {
        let elements = reducer("computation", site.region(0)?, &[operand])?;
        types.extend(elements.into_iter().map(|element| Type::from(operand.with_element(element))));
    }
    Ok(types)
}

/// The numbers in brackets are the specification's constraint ids of `all_to_all`.
pub fn all_to_all<'c>(site: &InferSite<'c, '_>) -> Inferred<'c> {
    let operands = site.tensors(0)?;
    require(!operands.is_empty(), || "there must be at least one operand, got none".into())?;
    let count = site.integer("split_count")?;
    // (C4)
    all_positive("split_count", &[count])?;
    // (C5) to (C7)
    let groups = Groups::of(site.get::<Attribute>("replica_groups")?, false, false)?;
    groups.complete()?;
    // (C8)
    require(groups.size().is_none_or(|size| size == count), || {
        format!("split_count must be the number of processes of a group, {}, got {count}", groups.size().unwrap_or(0))
    })?;
    let mut types = vec![];
    for operand in operands {
        let mut shape = extents(operand);
        // (C1), (C3)
        let split = dimensions("split_dimension", &[site.integer("split_dimension")?], operand.rank())?[0];
        let concat = dimensions("concat_dimension", &[site.integer("concat_dimension")?], operand.rank())?[0];
        // (C2)
        require(shape[split].size == DYNAMIC || shape[split].size % count == 0, || {
            format!("split_dimension must have a size divisible by split_count, {count}, got {}", shape[split])
        })?;
        // (C9)
        if split != concat {
            shape[split] = shape[split].map(|size| Ok(size / count))?;
            let product = |size: i64| size.checked_mul(count).ok_or("the result's size must fit 64 bits".into());
            shape[concat] = shape[concat].map(product)?;
        }
        types.push(bounds::tensor(&shape, operand.element()).into());
    }
    Ok(types)
}

pub fn collective_broadcast<'c>(site: &InferSite<'c, '_>) -> Inferred<'c> {
    // (C1), (C2); processes of no group get zeros.
    Groups::of(site.get::<Attribute>("replica_groups")?, false, false)?;
    // (C3) to (C5)
    Ok(without_root(site)?.into_iter().map(Type::from).collect())
}

/// The numbers in brackets are the specification's constraint ids of `collective_reduce`.
pub fn collective_reduce<'c>(site: &InferSite<'c, '_>) -> Inferred<'c> {
    let channel = site.find::<ChannelHandle>("channel_handle")?;
    let global = site.attribute("use_global_device_ids").is_some();
    // (C1), (C2)
    replica_groups::grouped(site.get::<Attribute>("replica_groups")?, channel.as_ref(), global, true)?;
    // (C3), (C4)
    reduced(site, without_root(site)?)
}

/// The operands that processes exchange: with `has_dynamic_root` the last one says, for each of the others, the root's place in its
/// group.
fn without_root<'c>(site: &InferSite<'c, '_>) -> Result<Vec<TensorType<'c>>, Violation> {
    let mut operands = site.tensors(0)?;
    let root = site.attribute("has_dynamic_root").and_then(|_| operands.pop());
    require(!operands.is_empty(), || {
        let and = root.map_or(String::new(), |root| format!(" but the root's place, {}", root.to_type()));
        format!("there must be at least one operand, got none{and}")
    })?;
    if let Some(root) = root {
        // SAFETY: the context is alive.
        let element = unsafe { Type::from_raw(mlir_sys::mlirIntegerTypeGet(site.raw_context(), 32)) };
        let expected = TensorType::new(&[operands.len() as i64], element);
        require(root == expected, || {
            format!(
                "last operand must have type {} where has_dynamic_root is set, got {}",
                expected.to_type(),
                root.to_type()
            )
        })?;
    }
    Ok(operands)
}

pub fn collective_permute<'c>(site: &InferSite<'c, '_>) -> Inferred<'c> {
    // (C1) to (C4)
    replica_groups::pairs(site.get::<Attribute>("source_target_pairs")?)?;
    Ok(vec![site.operand(0)?.r#type()])
}

pub fn cross_replica_sum<'c>(site: &InferSite<'c, '_>) -> Inferred<'c> {
    Groups::of(site.get::<Attribute>("replica_groups")?, false, true)?.complete()?;
    Ok(vec![site.operand(0)?.r#type()])
}

pub fn async_done<'c>(site: &InferSite<'c, '_>) -> Inferred<'c> {
    Ok(future_types(site.operand(0)?.r#type()))
}
