// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Which control flow of the host program becomes a kernel as a whole.
use super::structured::{self, Generic};
use melior::ir::{OperationRef, Value, ValueLike, operation::OperationLike};
use shale_bridge::{ir, types};

/// Work of one iteration, in simple operations on one element, up to which a loop is one sequential kernel: what it would
/// take to prepare and call a kernel for each operation in it is then more than what threads or larger tiles could save.
const MOST: i64 = 1 << 12;
/// Iterations of a loop over elements whose bounds are not constant.
const SOME: i64 = 16;

/// Whether an operation is control flow that can stay in the host program.
pub fn is_control(op: OperationRef) -> bool {
    matches!(ir::name(op), "scf.while" | "scf.if" | "scf.index_switch")
}

/// Whether an operation does more than give results, or may not end.
pub fn has_effect(op: OperationRef) -> bool {
    match ir::name(op) {
        "shale.poll" | "shale.assert" => true,
        "shale.custom_call" => ir::attribute(op, "has_side_effect").is_some(),
        _ => false,
    }
}

/// Whether control flow becomes one kernel with all that is in it: an iteration works on few elements, it calls nothing, and
/// something uses what it gives. A loop that nothing uses but that may not end stays in the host program, since a kernel is nothing but its results.
pub fn is_native(op: OperationRef) -> bool {
    let (mut polls, mut calls) = (false, false);
    ir::walk(op, &mut |inner| {
        polls |= ir::name(inner) == "shale.poll";
        // Memory of dynamic size is the host program's to allocate.
        let dynamic =
            ir::results(inner).iter().any(|v| types::is_tensor(v.r#type()) && structured::is_dynamic(v.r#type()));
        calls |= matches!(ir::name(inner), "shale.custom_call" | "shale.assert" | "tensor.dim") || dynamic;
    });
    let used = ir::results(op).iter().any(|v| !ir::uses(*v).is_empty());
    (used || !polls) && !calls && work(op) <= MOST
}

fn size(value: Value) -> i64 {
    ir::shape(value.r#type()).iter().fold(1i64, |product, &n| product.saturating_mul(n.max(0)))
}

fn elements(op: OperationRef) -> i64 {
    ir::results(op).iter().map(|v| size(*v)).max().unwrap_or(1)
}

/// The elements that a kernel copies where a block of control flow ends: those of values that are not changed in place.
fn copied(op: OperationRef) -> i64 {
    let after = op.regions().flat_map(ir::blocks).last().filter(|_| ir::name(op) == "scf.while");
    let states = after.map(ir::arguments).unwrap_or_default();
    let ends = op.regions().flat_map(ir::blocks).filter_map(|block| ir::operations(block).last().copied());
    let yields: Vec<_> = ends.filter(|end| ir::name(*end) == "scf.yield").map(ir::operands).collect();
    let moved = |position: usize, value: Value| {
        let place = origin(value);
        let stays = if states.is_empty() {
            yields.iter().all(|values| values.get(position).is_some_and(|other| origin(*other) == place))
        } else {
            states.get(position).is_some_and(|state| *state == place)
        };
        if stays || !types::is_tensor(value.r#type()) { 0 } else { size(value) }
    };
    let all = yields.iter().flat_map(|values| values.iter().enumerate());
    all.fold(0i64, |sum, (position, value)| sum.saturating_add(moved(position, *value)))
}

/// The tensor that a tensor is once everything that may be done in place is undone.
fn origin<'c: 'a, 'a>(value: Value<'c, 'a>) -> Value<'c, 'a> {
    let Some(op) = ir::definition(value) else { return value };
    let source = match ir::name(op) {
        "tensor.insert" | "tensor.insert_slice" => 1,
        "tensor.collapse_shape" | "tensor.expand_shape" | "tensor.cast" => 0,
        "scf.for" => 3 + ir::index_of(value),
        _ => return value,
    };
    origin(ir::operands(op)[source])
}

fn work(op: OperationRef) -> i64 {
    match ir::name(op) {
        "linalg.generic" if ir::operands(op).iter().all(|v| types::is_tensor(v.r#type())) => {
            let Ok(generic) = Generic::read(op) else { return i64::MAX };
            let body: i64 = generic.body_ops().0.into_iter().map(structured::weight).sum();
            generic.iterations().saturating_mul(body.max(1))
        }
        "shale.contract" => {
            let bounds = ir::attribute(op, "bounds").and_then(ir::integers).unwrap_or_default();
            bounds.iter().fold(1i64, |product, &n| product.saturating_mul(n))
        }
        "tensor.insert_slice" => size(ir::operands(op)[0]),
        "tensor.extract_slice" | "linalg.fill" => elements(op),
        "scf.for" => trips(op).unwrap_or(SOME).saturating_mul(inside(op)),
        "scf.while" | "scf.if" | "scf.index_switch" => inside(op).saturating_add(copied(op)),
        _ if op.region_count() > 0 => inside(op),
        "tensor.extract" | "tensor.insert" => 1,
        _ => structured::weight(op),
    }
}

/// The work of all operations in the regions.
fn inside(op: OperationRef) -> i64 {
    let blocks = op.regions().flat_map(ir::blocks);
    blocks.flat_map(ir::operations).fold(0i64, |sum, inner| sum.saturating_add(work(inner)))
}

/// The iterations of an `scf.for` between constants.
fn trips(op: OperationRef) -> Option<i64> {
    let constant = |i: usize| {
        let definition = ir::definition(ir::operands(op)[i])?;
        ir::attribute(definition, "value").and_then(ir::integer)
    };
    let (first, end, step) = (constant(0)?, constant(1)?, constant(2)?);
    (step > 0).then(|| (end - first + step - 1) / step)
}
