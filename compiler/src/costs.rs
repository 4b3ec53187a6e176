// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! What a run of a program costs, as far as that is known without running it. The definitions are those of XLA's cost analysis
//! (openxla/xla, xla/service/hlo_cost_analysis.h): an operation on a number is one flop, a fused multiply-add two, a function that is
//! none of the machine's basic operations is counted apart. Bodies of loops and all branches count once.
use melior::ir::{OperationRef, Type, ValueLike};
use shale_bridge::{ir, types};
use shale_runtime::artifact::Costs;

const TRANSCENDENTAL: &[&str] = &[
    "stablehlo.atan2",
    "stablehlo.cbrt",
    "stablehlo.cosine",
    "stablehlo.exponential",
    "stablehlo.exponential_minus_one",
    "stablehlo.log",
    "stablehlo.log_plus_one",
    "stablehlo.logistic",
    "stablehlo.power",
    "stablehlo.rsqrt",
    "stablehlo.sine",
    "stablehlo.sqrt",
    "stablehlo.tan",
    "stablehlo.tanh",
];

const ELEMENTWISE: &[&str] = &[
    "stablehlo.abs",
    "stablehlo.add",
    "stablehlo.and",
    "stablehlo.ceil",
    "stablehlo.clamp",
    "stablehlo.compare",
    "stablehlo.convert",
    "stablehlo.count_leading_zeros",
    "stablehlo.divide",
    "stablehlo.floor",
    "stablehlo.is_finite",
    "stablehlo.maximum",
    "stablehlo.minimum",
    "stablehlo.multiply",
    "stablehlo.negate",
    "stablehlo.not",
    "stablehlo.or",
    "stablehlo.popcnt",
    "stablehlo.reduce_precision",
    "stablehlo.remainder",
    "stablehlo.round_nearest_afz",
    "stablehlo.round_nearest_even",
    "stablehlo.select",
    "stablehlo.shift_left",
    "stablehlo.shift_right_arithmetic",
    "stablehlo.shift_right_logical",
    "stablehlo.sign",
    "stablehlo.subtract",
    "stablehlo.xor",
];

/// Adds what the StableHLO operations of `@main` compute.
pub fn count_operations(module: OperationRef, costs: &mut Costs) {
    if let Some(main) = main(module) {
        count(main, 1.0, costs);
    }
}

/// Adds the bytes that the kernels of `@main` read and write.
pub fn count_bytes(module: OperationRef, costs: &mut Costs) {
    let Some(main) = main(module) else { return };
    ir::walk(main, &mut |op| {
        if ir::name(op) == "shale.dispatch" {
            costs.bytes_accessed += ir::operands(op).iter().map(|value| bytes(value.r#type())).sum::<f64>();
        }
    });
}

fn main<'c, 'a>(module: OperationRef<'c, 'a>) -> Option<OperationRef<'c, 'a>> {
    ir::operations(ir::body(module, 0)?).into_iter().find(|op| ir::symbol(*op).as_deref() == Some("main"))
}

fn bytes(r#type: Type) -> f64 {
    if types::is_tensor(r#type) {
        elements(r#type) * shale_lowering::buffers::element_bytes(ir::element_type(r#type)).unwrap_or(0) as f64
    } else {
        0.0
    }
}

fn elements(r#type: Type) -> f64 {
    if types::is_tensor(r#type) { ir::shape(r#type).iter().map(|&size| size.max(0) as f64).product() } else { 1.0 }
}

fn count(op: OperationRef, times: f64, costs: &mut Costs) {
    let name = ir::name(op);
    let result = op_result(op);
    let (operands, inside) = (ir::operands(op), |costs: &mut Costs, times: f64| {
        for block in (0..8).filter_map(|index| ir::body(op, index)) {
            ir::operations(block).into_iter().for_each(|inner| count(inner, times, costs));
        }
    });
    match name {
        _ if TRANSCENDENTAL.contains(&name) || (name.starts_with("shale.") && operands.len() <= 2) => {
            costs.transcendentals += times * result
        }
        _ if ELEMENTWISE.contains(&name) => costs.flops += times * result,
        "stablehlo.dot_general" => {
            costs.flops += times * 2.0 * result * contracted(op).unwrap_or(1.0);
        }
        "stablehlo.convolution" => costs.flops += times * 2.0 * result * taps(op).unwrap_or(1.0),
        "stablehlo.reduce" | "stablehlo.scatter" | "stablehlo.select_and_scatter" | "stablehlo.reduce_window" => {
            let input = operands.first().map_or(0.0, |value| elements(value.r#type()));
            let window = ir::attribute(op, "window_dimensions").and_then(ir::integers);
            let runs = match (name, window) {
                ("stablehlo.reduce", _) => (input - result).max(0.0),
                ("stablehlo.scatter", _) => operands.last().map_or(0.0, |value| elements(value.r#type())),
                (_, Some(window)) => result * (window.iter().product::<i64>() - 1).max(0) as f64,
                _ => input,
            };
            inside(costs, times * runs);
        }
        // A comparison of a sort is one of log2 per element.
        "stablehlo.sort" => inside(costs, times * result * result.max(2.0).log2()),
        _ => inside(costs, times),
    }
}

fn op_result(op: OperationRef) -> f64 {
    ir::results(op).first().map_or(0.0, |value| elements(value.r#type()))
}

/// Products per element of a contraction.
fn contracted(op: OperationRef) -> Option<f64> {
    let (left, right) = (elements(ir::operands(op)[0].r#type()), elements(ir::operands(op)[1].r#type()));
    let batch = batch_size(op).unwrap_or(1.0);
    // left = batch * m * k, right = batch * k * n, result = batch * m * n.
    let result = op_result(op);
    (result > 0.0 && batch > 0.0).then(|| (left * right / (batch * result)).sqrt())
}

/// Elements of the batch dimensions: those that the attribute names first, in the left operand's shape.
fn batch_size(op: OperationRef) -> Option<f64> {
    let text = ir::attribute(op, "dot_dimension_numbers")?.to_string();
    let list = text.split_once("lhs_batching_dimensions = [")?.1.split_once(']')?.0;
    let shape = ir::shape(ir::operands(op)[0].r#type());
    list.split(',').map(|number| shape.get(number.trim().parse::<usize>().ok()?).map(|&size| size as f64)).product()
}

/// Products per element of a convolution, padding included: the filter's elements per output feature.
fn taps(op: OperationRef) -> Option<f64> {
    let filter = ir::operands(op)[1].r#type();
    let text = ir::attribute(op, "dimension_numbers")?.to_string();
    // `[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]`.
    let layout = text.split_once("]x[")?.1.split_once(']')?.0;
    let output = layout.split(',').position(|part| part.trim() == "o")?;
    Some(elements(filter) / *ir::shape(filter).get(output)? as f64)
}
