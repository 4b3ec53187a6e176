// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! `shale-canonicalize-dynamic-ops`: operations whose sizes are data, and whose data are constants, as the operations whose sizes are
//! attributes and types.
use melior::{
    Context,
    ir::{Attribute, OperationRef, Type, Value, ValueLike},
};
use shale_bridge::{Builder, Diagnostic, Emitted, Options, Pass, ir, types};
use shale_dialects::{
    stablehlo::{self, *},
    support::{DYNAMIC, ShapeText, TensorType, element_count, merge_sizes},
};

/// The result keeps its type, so operations whose result has dynamic sizes that constants fix are left to `shale-refine-shapes`,
/// which changes the users too.
pub struct CanonicalizeDynamicOps;

impl Pass for CanonicalizeDynamicOps {
    const ARGUMENT: &'static str = "shale-canonicalize-dynamic-ops";
    const SUMMARY: &'static str =
        "Replace operations whose sizes are constant data by those whose sizes are attributes";
    const ANCHOR: &'static str = "func.func";
    type State<'c> = ();

    fn run<'c>(_: &(), context: &'c Context, function: OperationRef<'c, '_>, _: &Options) -> Result<(), Emitted> {
        let mut found = vec![];
        ir::walk(function, &mut |op| {
            if is_dynamic(op) {
                found.push(op);
            }
        });
        for op in found {
            let known = |r#type: Type<'c>| TensorType::cast(r#type).is_some_and(TensorType::is_static);
            if !ir::results(op).iter().all(|result| known(result.r#type())) {
                continue;
            }
            let Some(new) = static_form(context, op)? else { continue };
            let result = ir::results(op)[0];
            if new.r#type() == result.r#type() {
                ir::replace_all_uses(result, new);
                ir::erase(op);
            } else if let Some(made) = ir::definition(new) {
                ir::erase(made);
            }
        }
        Ok(())
    }
}

/// Whether an operation has sizes among its operands, or gives the size of one.
pub(super) fn is_dynamic(op: OperationRef) -> bool {
    matches!(
        ir::name(op),
        "stablehlo.dynamic_reshape"
            | "stablehlo.dynamic_iota"
            | "stablehlo.dynamic_broadcast_in_dim"
            | "stablehlo.dynamic_pad"
            | "stablehlo.dynamic_gather"
            | "stablehlo.dynamic_conv"
            | "stablehlo.real_dynamic_slice"
            | "stablehlo.get_dimension_size"
            | "stablehlo.set_dimension_size"
    )
}

/// The integers that a value is, if it is a constant.
pub(super) fn constant(value: Value) -> Option<Vec<i64>> {
    let definition = ir::definition(value).filter(|op| ir::name(*op) == ConstantOp::NAME)?;
    stablehlo::integers(ir::attribute(definition, "value")?)
}

/// The tensor type with known sizes in place of dynamic ones; nothing if it does not have these sizes.
fn with_sizes<'c>(r#type: TensorType<'c>, sizes: &[i64]) -> Option<TensorType<'c>> {
    let shape = r#type.shape();
    let merged = shape.iter().zip(sizes).map(|(&a, &b)| merge_sizes(a, b)).collect::<Option<Vec<_>>>()?;
    (shape.len() == sizes.len()).then(|| r#type.with_shape(&merged))
}

/// The shape that an operand gives a result, or that the type of the result tells. Nothing if neither is known.
///
/// # Errors
/// Sizes that are negative, or not those of the type.
fn result_type<'c>(
    op: OperationRef<'c, '_>,
    name: &str,
    sizes: Value<'c, '_>,
) -> Result<Option<TensorType<'c>>, Emitted> {
    let result = TensorType::of(ir::results(op)[0]);
    let Some(sizes) = constant(sizes) else { return Ok(Some(result).filter(|r| r.is_static())) };
    let fail = |message: String| Err(Diagnostic::on(op, message).error());
    if let Some(size) = sizes.iter().find(|size| **size < 0) {
        return fail(format!("{name} must not be negative, got {size}"));
    }
    match with_sizes(result, &sizes) {
        Some(r#type) => Ok(Some(r#type)),
        None => fail(format!("{name} must be the shape of the result, {}, got {}", result, ShapeText(&sizes))),
    }
}

/// A value that is what a dynamic operation gives, by an operation before it whose sizes are attributes; its type may say more than
/// that of the result. Nothing if the sizes are not known.
///
/// # Errors
/// Sizes that the operation does not allow.
pub(super) fn static_form<'c, 'a>(
    context: &'c Context,
    op: OperationRef<'c, 'a>,
) -> Result<Option<Value<'c, 'a>>, Emitted> {
    let at = Builder::before(context, op);
    let result = TensorType::of(ir::results(op)[0]);
    let operands = ir::operands(op);
    let fail = |message: String| Err(Diagnostic::on(op, message).error());
    let array = |values: &[i64]| types::i64_array(context, values);
    // The operation of another name with attributes in place of the operands from `count` on. Its result has the type of this one's:
    // what it has to be is inferred, or verified.
    let replaced = |name: &str, count: usize, more: &[(&str, Attribute<'c>)]| {
        let own = shale_bridge::edit::all_attributes(op);
        let mut attributes: Vec<(&str, Attribute)> = own.iter().map(|(name, value)| (name.as_str(), *value)).collect();
        attributes.extend_from_slice(more);
        at.op_with(name, &operands[..count], &attributes, result.to_type())
    };
    let lists = |from: usize| operands[from..].iter().map(|v| constant(*v)).collect::<Option<Vec<_>>>();
    Ok(match ir::name(op) {
        "stablehlo.dynamic_reshape" => {
            let Some(r#type) = result_type(op, "output_shape", operands[1])? else { return Ok(None) };
            let operand = TensorType::of(operands[0]);
            let (from, to) = (operand.element_count(), element_count(&r#type.shape()));
            if operand.is_static() && r#type.is_static() && from != to {
                let shape = r#type.shape();
                return fail(format!(
                    "output_shape must have as many elements as operand, {operand}, got {}",
                    ShapeText(&shape)
                ));
            }
            Some(at.op(ReshapeOp::NAME, &operands[..1], r#type.to_type()))
        }
        "stablehlo.dynamic_iota" => {
            let Some(r#type) = result_type(op, "output_shape", operands[0])? else { return Ok(None) };
            let dimension = ir::attribute(op, "iota_dimension").map(|value| ("iota_dimension", value));
            Some(at.op_with(IotaOp::NAME, &[], dimension.as_slice(), r#type.to_type()))
        }
        "stablehlo.dynamic_broadcast_in_dim" => {
            let Some(r#type) = result_type(op, "output_dimensions", operands[1])? else { return Ok(None) };
            let dims = ir::attribute(op, "broadcast_dimensions").map(|value| ("broadcast_dimensions", value));
            Some(at.op_with(BroadcastInDimOp::NAME, &operands[..1], dims.as_slice(), r#type.to_type()))
        }
        "stablehlo.dynamic_pad" => lists(2).map(|lists| {
            let names = ["edge_padding_low", "edge_padding_high", "interior_padding"];
            let attributes: Vec<_> =
                names.into_iter().zip(&lists).map(|(name, values)| (name, array(values))).collect();
            replaced(PadOp::NAME, 2, &attributes)
        }),
        "stablehlo.real_dynamic_slice" => match lists(1) {
            Some(lists) => {
                let names = ["start_indices", "limit_indices", "strides"];
                let attributes: Vec<_> =
                    names.into_iter().zip(&lists).map(|(name, values)| (name, array(values))).collect();
                Some(replaced(SliceOp::NAME, 1, &attributes))
            }
            None => moving_slice(&at, op),
        },
        "stablehlo.dynamic_gather" => {
            constant(operands[2]).map(|sizes| replaced(GatherOp::NAME, 2, &[("slice_sizes", array(&sizes))]))
        }
        "stablehlo.dynamic_conv" => constant(operands[2]).and_then(|padding| {
            let pairs = padding.chunks_exact(2).map(|pair| format!("[{}, {}]", pair[0], pair[1]));
            let text = match padding.len() / 2 {
                0 => "dense<> : tensor<0x2xi64>".to_string(),
                n => format!("dense<[{}]> : tensor<{n}x2xi64>", pairs.collect::<Vec<_>>().join(", ")),
            };
            let padding = types::parse_attribute(context, &text)?;
            Some(replaced(ConvolutionOp::NAME, 2, &[("padding", padding)]))
        }),
        "stablehlo.set_dimension_size" => {
            let operand = TensorType::of(operands[0]);
            let dimension = ir::attribute(op, "dimension").and_then(ir::integer).unwrap_or(0) as usize;
            let size = constant(operands[1]).and_then(|sizes| sizes.first().copied());
            let Some((size, whole)) = size.zip(operand.dimension(dimension)) else { return Ok(None) };
            if size == whole {
                return Ok(Some(operands[0]));
            }
            if !(0..whole).contains(&size) {
                return fail(format!("size must be in [0, {whole}], the size of dimension {dimension}, got {size}"));
            }
            let mut limits = operand.shape();
            if limits.contains(&DYNAMIC) {
                return Ok(None);
            }
            limits[dimension] = size;
            let attributes = [
                ("start_indices", array(&vec![0; limits.len()])),
                ("limit_indices", array(&limits)),
                ("strides", array(&vec![1; limits.len()])),
            ];
            Some(at.op_with(SliceOp::NAME, &operands[..1], &attributes, operand.with_shape(&limits).to_type()))
        }
        "stablehlo.get_dimension_size" => {
            let dimension = ir::attribute(op, "dimension").and_then(ir::integer).unwrap_or(0) as usize;
            let Some(size) = TensorType::of(operands[0]).dimension(dimension) else { return Ok(None) };
            if i32::try_from(size).is_err() {
                return fail(format!("size of dimension {dimension} must fit 32 bits, got {size}"));
            }
            let value = types::dense_splat(result.to_type(), types::integer_attribute(result.element(), size));
            Some(at.op_with(ConstantOp::NAME, &[], &[("value", value)], result.to_type()))
        }
        _ => None,
    })
}

/// A slice whose limits are its starts and constant sizes: `dynamic_slice`, which gives the same wherever the slice lies in its operand.
fn moving_slice<'c, 'a>(at: &Builder<'c, 'a>, op: OperationRef<'c, 'a>) -> Option<Value<'c, 'a>> {
    let [operand, starts, limits, strides] = ir::operands(op)[..] else { return None };
    let sum = ir::definition(limits).filter(|sum| ir::name(*sum) == AddOp::NAME)?;
    let sizes = match ir::operands(sum)[..] {
        [a, sizes] if a == starts => constant(sizes)?,
        [sizes, a] if a == starts => constant(sizes)?,
        _ => return None,
    };
    let element = TensorType::of(starts).element();
    let steps = constant(strides)?.iter().all(|stride| *stride == 1);
    if !steps || !types::is_integer(element) || sizes.iter().any(|size| *size < 0) {
        return None;
    }
    let array = |values: &[i64]| types::i64_array(at.context, values);
    let mut operands = vec![operand];
    for d in 0..sizes.len() as i64 {
        let attributes = [("start_indices", array(&[d])), ("limit_indices", array(&[d + 1])), ("strides", array(&[1]))];
        let one = at.op_with(SliceOp::NAME, &[starts], &attributes, types::tensor(&[1], element));
        operands.push(at.op(ReshapeOp::NAME, &[one], types::tensor(&[], element)));
    }
    let result = with_sizes(TensorType::of(ir::results(op)[0]), &sizes)?;
    Some(at.op_with(DynamicSliceOp::NAME, &operands, &[("slice_sizes", array(&sizes))], result.to_type()))
}
