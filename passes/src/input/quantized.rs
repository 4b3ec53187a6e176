// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! `shale-legalize-quantized`: programs on quantized tensors as programs on the integers that are stored.
//!
//! What moves elements moves the integers. What computes with them computes with the numbers that they stand for, whose results are
//! quantized again (specification, `dequantize_op_quantize`). Arguments and results of the program are the integers.
use super::code::{Code, V};
use melior::{
    Context,
    ir::{Attribute, OperationRef, Type, Value, ValueLike},
};
use shale_bridge::{Builder, Diagnostic, Emitted, Options, Pass, edit, ir, types};
use shale_dialects::support::{QuantizedType, TensorType};

pub struct LegalizeQuantized;

impl Pass for LegalizeQuantized {
    const ARGUMENT: &'static str = "shale-legalize-quantized";
    const SUMMARY: &'static str =
        "Rewrite operations on quantized tensors as operations on numbers and stored integers";
    const ANCHOR: &'static str = "builtin.module";
    type State<'c> = ();

    fn run<'c>(_: &(), context: &'c Context, module: OperationRef<'c, '_>, _: &Options) -> Result<(), Emitted> {
        let (mut computing, mut all) = (vec![], vec![]);
        ir::walk(module, &mut |op| {
            let values = || ir::operands(op).into_iter().chain(ir::results(op));
            if values().any(|v| quantized(v.r#type()).is_some()) {
                all.push(op);
                if !moves(ir::name(op)) || rescales(op) {
                    computing.push(op);
                }
            }
        });
        if all.is_empty() && !has_quantized_arguments(module) {
            return Ok(());
        }
        for op in computing {
            compute_on_numbers(context, op)?;
        }
        // From here on the types of values say nothing: what they said is noted first.
        let mut conversions = vec![];
        ir::walk(module, &mut |op| {
            let noted = match ir::name(op) {
                "stablehlo.uniform_quantize" => quantized(ir::results(op)[0].r#type()),
                "stablehlo.uniform_dequantize" => quantized(ir::operands(op)[0].r#type()),
                _ => None,
            };
            conversions.extend(noted.map(|quantized| (op, quantized)));
        });
        ir::walk(module, &mut |op| {
            for value in ir::results(op) {
                store(value);
            }
            for region in (0..).map_while(|index| ir::region(op, index)) {
                for block in ir::blocks(region) {
                    ir::arguments(block).into_iter().for_each(store);
                }
            }
            if ir::name(op) == "func.func" {
                retype(context, op);
            }
        });
        for (op, quantized) in conversions {
            expand(context, op, &quantized)?;
        }
        Ok(())
    }
}

/// The quantized element type of a tensor.
fn quantized(r#type: Type) -> Option<QuantizedType> {
    QuantizedType::of(TensorType::cast(r#type)?.element())
}

fn has_quantized_arguments(module: OperationRef) -> bool {
    let Some(body) = ir::body(module, 0) else { return false };
    ir::operations(body)
        .into_iter()
        .filter_map(|function| ir::body(function, 0))
        .any(|block| ir::arguments(block).into_iter().any(|v| quantized(v.r#type()).is_some()))
}

/// The type in which the elements of a value are stored.
fn stored(r#type: Type) -> Type {
    match quantized(r#type) {
        Some(quantized) => types::tensor(&ir::shape(r#type), quantized.storage),
        None => r#type,
    }
}

fn store(value: Value) {
    if quantized(value.r#type()).is_some() {
        ir::set_type(value, stored(value.r#type()));
    }
}

/// The type of a function whose values have been retyped.
fn retype<'c>(context: &'c Context, function: OperationRef<'c, '_>) {
    let Some(block) = ir::body(function, 0) else { return };
    let of = |values: Vec<Value<'c, '_>>| values.iter().map(|v| stored(v.r#type())).collect::<Vec<_>>();
    let results = ir::operations(block).last().map(|end| ir::operands(*end)).unwrap_or_default();
    let r#type = types::function(context, &of(ir::arguments(block)), &of(results));
    ir::set_attribute(function, "function_type", types::type_attribute(r#type));
}

/// Whether an operation only moves elements, or leaves what is done with them to its regions.
fn moves(name: &str) -> bool {
    !name.starts_with("stablehlo.") && !name.starts_with("chlo.")
        || matches!(
            name.strip_prefix("stablehlo.").unwrap_or_default(),
            "all_gather"
                | "all_reduce"
                | "all_to_all"
                | "broadcast"
                | "broadcast_in_dim"
                | "case"
                | "collective_broadcast"
                | "collective_permute"
                | "collective_reduce"
                | "composite"
                | "concatenate"
                | "custom_call"
                | "dynamic_broadcast_in_dim"
                | "dynamic_gather"
                | "dynamic_pad"
                | "dynamic_reshape"
                | "dynamic_slice"
                | "dynamic_update_slice"
                | "gather"
                | "get_dimension_size"
                | "if"
                | "map"
                | "optimization_barrier"
                | "pad"
                | "real_dynamic_slice"
                | "reduce"
                | "reduce_scatter"
                | "reduce_window"
                | "reshape"
                | "return"
                | "reverse"
                | "scatter"
                | "select"
                | "select_and_scatter"
                | "slice"
                | "sort"
                | "torch_index_select"
                | "transpose"
                | "uniform_dequantize"
                | "while"
        )
}

/// Whether an operation that moves elements from its operands to its only result gives them other scales.
fn rescales(op: OperationRef) -> bool {
    let moves_to_result = matches!(
        ir::name(op),
        "stablehlo.broadcast_in_dim"
            | "stablehlo.clamp"
            | "stablehlo.dynamic_broadcast_in_dim"
            | "stablehlo.dynamic_reshape"
            | "stablehlo.reshape"
            | "stablehlo.select"
            | "stablehlo.transpose"
    );
    let Some(result) = ir::results(op).first().and_then(|result| quantized(result.r#type())) else { return false };
    let operands = ir::operands(op).into_iter().filter_map(|operand| quantized(operand.r#type()));
    // Along a dimension that repeats there may be more scales, all the same.
    let same = |scales: &[(f64, i64)]| match scales {
        [only] => result.scales.iter().all(|scale| scale == only),
        _ => scales == result.scales,
    };
    moves_to_result && operands.into_iter().any(|operand| !same(&operand.scales))
}

/// The numbers that a quantized value stands for; other values as they are.
fn numbers<'c, 'a>(at: &Builder<'c, 'a>, value: V<'c, 'a>) -> V<'c, 'a> {
    match quantized(value.r#type()) {
        Some(quantized) => {
            let r#type = types::tensor(&ir::shape(value.r#type()), quantized.expressed);
            at.op("stablehlo.uniform_dequantize", &[value], r#type)
        }
        None => value,
    }
}

/// The operation on numbers, and its results quantized.
fn compute_on_numbers<'c>(context: &'c Context, op: OperationRef<'c, '_>) -> Result<(), Emitted> {
    let at = Builder::before(context, op);
    let operands: Vec<V> = ir::operands(op).into_iter().map(|v| numbers(&at, v)).collect();
    if ir::name(op) == "stablehlo.uniform_quantize" {
        for (index, value) in operands.into_iter().enumerate() {
            ir::set_operand(op, index, value);
        }
        return Ok(());
    }
    if ir::region(op, 0).is_some() {
        return Err(Diagnostic::on(op, format!("has no lowering for {}", ir::signature(op))).error());
    }
    let results = ir::results(op);
    let result_types: Vec<Type> = results
        .iter()
        .map(|v| quantized(v.r#type()).map_or(v.r#type(), |q| types::tensor(&ir::shape(v.r#type()), q.expressed)))
        .collect();
    let attributes = edit::all_attributes(op);
    let attributes: Vec<(&str, Attribute)> = attributes.iter().map(|(name, value)| (name.as_str(), *value)).collect();
    let new = at.create(ir::name(op), &operands, &attributes, &result_types, vec![]);
    for (old, new) in results.into_iter().zip(ir::results(new)) {
        let new = match quantized(old.r#type()) {
            Some(_) => at.op("stablehlo.uniform_quantize", &[new], old.r#type()),
            None => new,
        };
        ir::replace_all_uses(old, new);
    }
    ir::erase(op);
    Ok(())
}

/// Arithmetic for a conversion between numbers and stored integers.
fn expand<'c>(context: &'c Context, op: OperationRef<'c, '_>, quantized: &QuantizedType<'c>) -> Result<(), Emitted> {
    let at = Builder::before(context, op);
    let code = Code { at: &at };
    super::code::require_static(op)?;
    let (operand, result) = (ir::operands(op)[0], ir::results(op)[0]);
    if quantized.scales.is_empty() {
        let message = format!("type must have a scale to be lowered, got a quantized type of {}", quantized.expressed);
        return Err(Diagnostic::on(op, message).error());
    }
    let wide = if quantized.expressed_width() == 64 { quantized.expressed } else { types::f32(context) };
    let shape = ir::shape(operand.r#type());
    let whole = types::tensor(&shape, wide);
    // One number for all elements, or one for each place along the axis.
    let parameter = |value: fn(&(f64, i64)) -> f64| match quantized.axis {
        None => Some(code.splat(whole, value(&quantized.scales[0]))),
        Some(axis) => {
            let vector = types::tensor(&[quantized.scales.len() as i64], wide);
            let numbers: Vec<String> = quantized.scales.iter().map(|s| bits(value(s), wide)).collect();
            let text = format!("dense<[{}]> : {vector}", numbers.join(", "));
            let constant = code.constant(types::parse_attribute(context, &text)?, vector);
            Some(code.broadcast(constant, &[axis as i64], &shape))
        }
    };
    let unreadable = || Diagnostic::on(op, "scales must be finite numbers").error();
    let scale = parameter(|scale| scale.0).ok_or_else(unreadable)?;
    let zero = parameter(|scale| scale.1 as f64).ok_or_else(unreadable)?;
    let value = if ir::name(op) == "stablehlo.uniform_dequantize" {
        let difference = code.sub(code.convert(operand, wide), zero);
        code.convert(code.mul(difference, scale), quantized.expressed)
    } else {
        let scaled = code.add(code.div(code.convert(operand, wide), scale), zero);
        let [low, high] = [quantized.minimum, quantized.maximum].map(|bound| code.splat(whole, bound as f64));
        let bounded = at.op("stablehlo.clamp", &[low, scaled, high], whole);
        code.convert(code.unary("stablehlo.round_nearest_even", bounded), quantized.storage)
    };
    ir::replace_all_uses(result, value);
    ir::erase(op);
    Ok(())
}

/// A float as its bits, which MLIR reads.
fn bits(value: f64, element: Type) -> String {
    match types::width(element) {
        Some(64) => format!("0x{:016X}", value.to_bits()),
        _ => format!("0x{:08X}", (value as f32).to_bits()),
    }
}
