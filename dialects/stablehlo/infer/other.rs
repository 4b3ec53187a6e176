// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Types of sorting and tuples.
use crate::{
    stablehlo::check::*,
    support::{InContext, InferSite, Inferred},
};
use melior::ir::{Type, TypeLike, ValueLike};
use mlir_sys::*;

pub fn sort<'c>(site: &InferSite<'c, '_>) -> Inferred<'c> {
    let inputs = site.tensors(0)?;
    let Some(first) = inputs.first() else { return Err("there must be at least one input, got none".into()) };
    for (i, input) in inputs.iter().enumerate() {
        same_shape(&format!("input {i}"), &input.shape(), &first.shape())?;
    }
    let rank = first.rank() as i64;
    let dimension = site.find::<i64>("dimension")?.unwrap_or(-1);
    require((-rank..rank).contains(&dimension) || rank == 0 && dimension == -1, || {
        format!("dimension must be in [-{rank}, {rank}), got {dimension}")
    })?;
    let arguments: Vec<Type> = inputs.iter().flat_map(|input| [input.with_shape(&[]).to_type(); 2]).collect();
    region_type("comparator", site.region(0)?, &arguments, &[boolean(site)])?;
    Ok(inputs.into_iter().map(Type::from).collect())
}

pub fn tuple<'c>(site: &InferSite<'c, '_>) -> Inferred<'c> {
    let types: Vec<MlirType> = site.operands().iter().map(|v| v.r#type().to_raw()).collect();
    // SAFETY: all types are of this context.
    Ok(vec![unsafe { Type::from_raw(mlirTupleTypeGet(site.raw_context(), types.len() as isize, types.as_ptr())) }])
}

pub fn get_tuple_element<'c>(site: &InferSite<'c, '_>) -> Inferred<'c> {
    let operand = site.operand(0)?.r#type();
    let index = site.integer("index")?;
    // SAFETY: the kind is checked first, and the position is in range.
    unsafe {
        if !mlirTypeIsATuple(operand.to_raw()) {
            return Err(format!("operand must be a tuple, got {operand}").into());
        }
        let count = mlirTupleTypeGetNumTypes(operand.to_raw()) as i64;
        require((0..count).contains(&index), || format!("index must be in [0, {count}), got {index}"))?;
        Ok(vec![Type::from_raw(mlirTupleTypeGetType(operand.to_raw(), index as isize))])
    }
}
