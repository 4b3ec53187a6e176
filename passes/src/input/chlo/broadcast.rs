// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Operations whose operands are broadcast to one shape: broadcasts, then the operation without its prefix.
use super::super::code::{Code, V};
use melior::ir::{OperationRef, ValueLike};
use shale_bridge::{Builder, Emitted, ir, types};
use shale_dialects::{
    chlo,
    stablehlo::{ComparisonDirection, ComparisonType},
};

/// The value of `chlo.broadcast_<name>`.
pub fn legalize<'c, 'a>(at: &Builder<'c, 'a>, op: OperationRef<'c, 'a>, name: &str) -> Result<V<'c, 'a>, Emitted> {
    super::super::code::require_static(op)?;
    let code = Code { at };
    let result = ir::results(op)[0].r#type();
    let shape = ir::shape(result);
    let dims = ir::attribute(op, "broadcast_dimensions").and_then(ir::integers);
    let operands: Vec<V> = ir::operands(op).into_iter().map(|v| spread(code, v, &shape, dims.as_deref())).collect();
    if let Some(compare) = chlo::BroadcastCompareOp::cast(op) {
        let direction = match compare.comparison_direction() {
            chlo::ComparisonDirection::Eq => ComparisonDirection::Eq,
            chlo::ComparisonDirection::Ne => ComparisonDirection::Ne,
            chlo::ComparisonDirection::Ge => ComparisonDirection::Ge,
            chlo::ComparisonDirection::Gt => ComparisonDirection::Gt,
            chlo::ComparisonDirection::Le => ComparisonDirection::Le,
            chlo::ComparisonDirection::Lt => ComparisonDirection::Lt,
        };
        let (a, b) = (operands[0], operands[1]);
        return Ok(match compare.compare_type() {
            Some(chlo::ComparisonType::Totalorder) => code.compare_as(direction, ComparisonType::Totalorder, a, b),
            // The others are what the element type says anyway.
            _ => code.compare(direction, a, b),
        });
    }
    let dialect = if matches!(name, "next_after" | "polygamma" | "zeta") { "chlo" } else { "stablehlo" };
    Ok(at.op(&format!("{dialect}.{name}"), &operands, result))
}

/// An operand in the shape of the result. One of the result's rank is at its place; the dimensions of another are given, or are the
/// last ones.
fn spread<'c, 'a>(code: Code<'c, 'a, '_>, value: V<'c, 'a>, shape: &[i64], dims: Option<&[i64]>) -> V<'c, 'a> {
    let own = ir::shape(value.r#type());
    let (rank, whole) = (own.len(), shape.len());
    let dims: Vec<i64> = match dims {
        Some(dims) if rank < whole => dims.to_vec(),
        _ => ((whole - rank) as i64..whole as i64).collect(),
    };
    let fits = own.iter().zip(&dims).all(|(&size, &d)| size == 1 || size == shape[d as usize]);
    debug_assert!(
        fits,
        "the verifier has checked that {} broadcasts",
        types::tensor(&own, ir::element_type(value.r#type()))
    );
    code.broadcast(value, &dims, shape)
}
