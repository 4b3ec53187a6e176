// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! `bitcast_convert` between complex types. A number of f64 parts is two of f32 parts, the halves of its real part and those
//! of its imaginary part, the lower half first (specification, `bitcast_convert`).
use super::Pair;
use melior::ir::{Type, Value, ValueLike};
use shale_bridge::{Builder, ir, types};

/// The parts of the converted numbers, given those of the operand and the type of a part of the result; none if the specification
/// has no such conversion.
pub fn convert<'c, 'a>(at: &Builder<'c, 'a>, (re, im): Pair<'c, 'a>, result: Type<'c>) -> Option<Pair<'c, 'a>> {
    let operand = re.r#type();
    if operand == result {
        return Some((re, im));
    }
    let (from, to) = (ir::shape(operand), ir::shape(result));
    let (outer, wide) = if from.len() < to.len() { (&from, operand) } else { (&to, result) };
    let halves = types::tensor(&[&outer[..], &[2]].concat(), types::f32(at.context));
    if wide != types::tensor(outer, types::f64(at.context)) || (operand != halves && result != halves) {
        return None;
    }
    // Halves of the numbers: [lower, upper] of the real and of the imaginary part.
    let half = |value, index| slice(at, value, index);
    Some(if result == halves {
        let [re, im] = [re, im].map(|part| at.op("stablehlo.bitcast_convert", &[part], halves));
        (join(at, half(re, 0), half(im, 0)), join(at, half(re, 1), half(im, 1)))
    } else {
        let whole = |index| at.op("stablehlo.bitcast_convert", &[join(at, half(re, index), half(im, index))], wide);
        (whole(0), whole(1))
    })
}

/// One element of the last dimension, which stays with size 1.
fn slice<'c, 'a>(at: &Builder<'c, 'a>, value: Value<'c, 'a>, index: i64) -> Value<'c, 'a> {
    let shape = ir::shape(value.r#type());
    let outer = &shape[..shape.len() - 1];
    let list = |last: i64, others: &[i64]| types::i64_array(at.context, &[others, &[last]].concat());
    let attributes = [
        ("start_indices", list(index, &vec![0; outer.len()])),
        ("limit_indices", list(index + 1, outer)),
        ("strides", list(1, &vec![1; outer.len()])),
    ];
    let result = types::tensor(&[outer, &[1]].concat(), ir::element_type(value.r#type()));
    at.op_with("stablehlo.slice", &[value], &attributes, result)
}

/// Two tensors one after the other in the last dimension.
fn join<'c, 'a>(at: &Builder<'c, 'a>, first: Value<'c, 'a>, second: Value<'c, 'a>) -> Value<'c, 'a> {
    let shape = ir::shape(first.r#type());
    let outer = &shape[..shape.len() - 1];
    let dimension = types::i64_attribute(at.context, outer.len() as i64);
    let result = types::tensor(&[outer, &[2]].concat(), ir::element_type(first.r#type()));
    at.op_with("stablehlo.concatenate", &[first, second], &[("dimension", dimension)], result)
}
