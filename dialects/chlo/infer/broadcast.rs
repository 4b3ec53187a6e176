// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Types of elementwise operations on operands that are broadcast to one shape.
use crate::{
    stablehlo::{
        bounds::{self, Extent, extents},
        check::*,
        infer::elementwise::booleans,
    },
    support::{InferSite, Inferred, TensorType, Violation},
};
use melior::ir::Type;

/// Where the dimensions of an operand go in a result of a rank.
fn places(rank: usize, whole: usize) -> Vec<usize> {
    (whole - rank..whole).collect()
}

/// The shape that operands broadcast to, each with the places of its dimensions in it.
fn merge(operands: &[(TensorType, Vec<usize>)], rank: usize) -> Result<Vec<Extent>, Violation> {
    let mut shape = vec![Extent::from(1); rank];
    for (index, (operand, places)) in operands.iter().enumerate() {
        for (size, &place) in extents(*operand).into_iter().zip(places) {
            shape[place] = shape[place].broadcast(size).ok_or_else(|| {
                Violation::new(format!(
                    "operand #{index} must broadcast to size {} in dimension {place} of the result, got {size}",
                    shape[place]
                ))
            })?;
        }
    }
    Ok(shape)
}

/// The shape of the result of a binary operation.
fn shape(site: &InferSite) -> Result<Vec<Extent>, Violation> {
    let (lhs, rhs) = (site.tensor(0)?, site.tensor(1)?);
    let rank = lhs.rank().max(rhs.rank());
    let dims = site.find::<Vec<i64>>("broadcast_dimensions")?;
    let low = lhs.rank().min(rhs.rank());
    let low_places = match dims {
        None => places(low, rank),
        Some(dims) => {
            require(dims.len() == low, || {
                format!(
                    "broadcast_dimensions must have one entry per dimension of the operand of lower rank, {low}, got {}",
                    dims.len()
                )
            })?;
            require(dims.windows(2).all(|pair| pair[0] < pair[1]), || {
                format!("broadcast_dimensions must increase, got {dims:?}")
            })?;
            dimensions("broadcast_dimensions", &dims, rank)?
        }
    };
    let of = |tensor: TensorType| if tensor.rank() == rank { places(rank, rank) } else { low_places.clone() };
    merge(&[(lhs, of(lhs)), (rhs, of(rhs))], rank)
}

fn binary<'c>(site: &InferSite<'c, '_>) -> Inferred<'c> {
    let (lhs, rhs) = (site.tensor(0)?, site.tensor(1)?);
    same_element("rhs", rhs, "lhs", lhs)?;
    Ok(vec![bounds::tensor(&shape(site)?, lhs.element()).into()])
}

pub fn broadcast_add<'c>(site: &InferSite<'c, '_>) -> Inferred<'c> {
    binary(site)
}

pub fn broadcast_and<'c>(site: &InferSite<'c, '_>) -> Inferred<'c> {
    binary(site)
}

pub fn broadcast_atan2<'c>(site: &InferSite<'c, '_>) -> Inferred<'c> {
    binary(site)
}

pub fn broadcast_divide<'c>(site: &InferSite<'c, '_>) -> Inferred<'c> {
    binary(site)
}

pub fn broadcast_maximum<'c>(site: &InferSite<'c, '_>) -> Inferred<'c> {
    binary(site)
}

pub fn broadcast_minimum<'c>(site: &InferSite<'c, '_>) -> Inferred<'c> {
    binary(site)
}

pub fn broadcast_multiply<'c>(site: &InferSite<'c, '_>) -> Inferred<'c> {
    binary(site)
}

pub fn broadcast_next_after<'c>(site: &InferSite<'c, '_>) -> Inferred<'c> {
    binary(site)
}

pub fn broadcast_or<'c>(site: &InferSite<'c, '_>) -> Inferred<'c> {
    binary(site)
}

pub fn broadcast_polygamma<'c>(site: &InferSite<'c, '_>) -> Inferred<'c> {
    binary(site)
}

pub fn broadcast_power<'c>(site: &InferSite<'c, '_>) -> Inferred<'c> {
    binary(site)
}

pub fn broadcast_remainder<'c>(site: &InferSite<'c, '_>) -> Inferred<'c> {
    binary(site)
}

pub fn broadcast_shift_left<'c>(site: &InferSite<'c, '_>) -> Inferred<'c> {
    binary(site)
}

pub fn broadcast_shift_right_arithmetic<'c>(site: &InferSite<'c, '_>) -> Inferred<'c> {
    binary(site)
}

pub fn broadcast_shift_right_logical<'c>(site: &InferSite<'c, '_>) -> Inferred<'c> {
    binary(site)
}

pub fn broadcast_subtract<'c>(site: &InferSite<'c, '_>) -> Inferred<'c> {
    binary(site)
}

pub fn broadcast_xor<'c>(site: &InferSite<'c, '_>) -> Inferred<'c> {
    binary(site)
}

pub fn broadcast_zeta<'c>(site: &InferSite<'c, '_>) -> Inferred<'c> {
    binary(site)
}

pub fn broadcast_compare<'c>(site: &InferSite<'c, '_>) -> Inferred<'c> {
    let (lhs, rhs) = (site.tensor(0)?, site.tensor(1)?);
    same_element("rhs", rhs, "lhs", lhs)?;
    Ok(vec![booleans(bounds::tensor(&shape(site)?, lhs.element())).into()])
}

pub fn broadcast_complex<'c>(site: &InferSite<'c, '_>) -> Inferred<'c> {
    let (lhs, rhs) = (site.tensor(0)?, site.tensor(1)?);
    same_element("rhs", rhs, "lhs", lhs)?;
    // SAFETY: ODS says that the element type is a float.
    let element = unsafe { Type::from_raw(mlir_sys::mlirComplexTypeGet(melior::ir::TypeLike::to_raw(&lhs.element()))) };
    Ok(vec![bounds::tensor(&shape(site)?, element).into()])
}

pub fn broadcast_select<'c>(site: &InferSite<'c, '_>) -> Inferred<'c> {
    let operands = [site.tensor(0)?, site.tensor(1)?, site.tensor(2)?];
    same_element("on_false", operands[2], "on_true", operands[1])?;
    let rank = operands.iter().map(|t| t.rank()).max().unwrap_or(0);
    let shape = merge(&operands.map(|t| (t, places(t.rank(), rank))), rank)?;
    Ok(vec![bounds::tensor(&shape, operands[1].element()).into()])
}
