// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! What the runtime computes: custom calls, and transforms and solvers, which are calls of targets that it has built in.
use super::{Rule, Site, attributes};
use crate::storage;
use melior::ir::{Attribute, AttributeLike, OperationRef, Type, Value, ValueLike};
use shale_bridge::{Builder, Diagnostic, Emitted, ir, types};
use shale_dialects::{
    stablehlo::{FftType, Transpose},
    support::attribute::{FromAttribute, indices},
};

pub const RULES: &[(&str, Rule)] = &[
    ("stablehlo.cholesky", cholesky),
    ("stablehlo.custom_call", custom_call),
    ("stablehlo.fft", fft),
    ("stablehlo.triangular_solve", triangular_solve),
];

/// A call by name, as `shale.custom_call` has it.
struct Call<'t> {
    target: &'t str,
    configuration: &'t str,
    has_side_effect: bool,
}

/// `shale.custom_call` on values of storage types; `inputs` and `outputs` are the program's types.
fn call<'c, 'a>(
    at: &Builder<'c, 'a>,
    call: &Call,
    operands: &[Value<'c, 'a>],
    inputs: &[Type<'c>],
    outputs: &[Type<'c>],
) -> Vec<Value<'c, 'a>> {
    let context = at.context;
    let stored: Vec<Type> = outputs.iter().map(|&t| storage::tensor_type(context, t).unwrap_or(t)).collect();
    let places = stored.iter().map(|&t| at.empty(t));
    let all: Vec<Value> = operands.iter().copied().chain(places).collect();
    let list = |types: &[Type<'c>]| {
        let types: Vec<Attribute> = types.iter().map(|t| types::type_attribute(*t)).collect();
        types::array(context, &types)
    };
    let mut attributes = vec![
        ("target", types::string_attribute(context, call.target)),
        ("configuration", types::string_attribute(context, call.configuration)),
        ("input_types", list(inputs)),
        ("output_types", list(outputs)),
        ("operandSegmentSizes", types::i32_array(context, &[operands.len() as i32, outputs.len() as i32])),
    ];
    attributes.extend(call.has_side_effect.then(|| ("has_side_effect", types::unit(context))));
    ir::results(at.create("shale.custom_call", &all, &attributes, &stored, vec![]))
}

/// Refuses a custom call with layouts other than row-major, or with tiles: what runs gets row-major memory.
///
/// # Errors
/// A diagnostic that names the layout.
pub fn check_layouts(op: OperationRef) -> Result<(), Emitted> {
    let tilings = ir::attribute(op, "result_tilings").and_then(ir::elements).unwrap_or_default();
    if let Some(tiling) =
        tilings.into_iter().find(|tiling| ir::elements(*tiling).is_some_and(|tiles| !tiles.is_empty()))
    {
        let message = format!("result_tilings must have no tiles, got {tiling}");
        return Err(Diagnostic::on(op, message).error());
    }
    for name in ["operand_layouts", "result_layouts"] {
        for layout in ir::attribute(op, name).and_then(ir::elements).unwrap_or_default() {
            let order = indices(layout);
            if order.is_none_or(|order| !order.iter().copied().eq((0..order.len() as i64).rev())) {
                let message = format!("{name} must be row-major, got {layout}");
                return Err(Diagnostic::on(op, message).error());
            }
        }
    }
    Ok(())
}

fn custom_call<'c, 'a>(site: &Site<'c, 'a>) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    let op = site.op;
    let (inputs, outputs) = (ir::operands(op).iter().map(|v| v.r#type()).collect::<Vec<_>>(), site.results());
    if let Some(other) = inputs.iter().chain(&outputs).find(|t| storage::tensor_type(site.at.context, **t).is_none()) {
        return Err(site.error(format!(
            "operands and results must be static tensors of booleans, integers, floats or complex numbers, got {other}"
        )));
    }
    check_layouts(op)?;
    for name in ["called_computations", "output_operand_aliases"] {
        let listed = ir::attribute(op, name).and_then(ir::elements).unwrap_or_default();
        if let Some(first) = listed.first() {
            return Err(site.error(format!("{name} must be empty, got {first}")));
        }
    }
    let target = ir::attribute(op, "call_target_name").and_then(ir::string).unwrap_or_default();
    let configuration = match ir::attribute(op, "backend_config") {
        Some(text) => ir::string(text).unwrap_or_else(|| text.to_string()),
        None => String::new(),
    };
    let has_side_effect = ir::attribute(op, "has_side_effect").is_some_and(|flag| is_true(flag));
    let callee = Call { target: &target, configuration: &configuration, has_side_effect };
    Ok(call(&site.at, &callee, &site.operands, &inputs, &outputs))
}

/// Whether an attribute is `true`.
fn is_true(attribute: Attribute) -> bool {
    // SAFETY: the kind is checked first.
    unsafe { mlir_sys::mlirAttributeIsABool(attribute.to_raw()) && mlir_sys::mlirBoolAttrGetValue(attribute.to_raw()) }
}

/// A call of a target of the runtime on elements of f32 or f64, or complex numbers of these.
fn built_in<'c, 'a>(site: &Site<'c, 'a>, target: &str, configuration: &str) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    let inputs: Vec<Type> = ir::operands(site.op).iter().map(|v| v.r#type()).collect();
    let element = ir::element_type(inputs[0]);
    let part = types::complex_part(element).unwrap_or(element);
    if !matches!(types::width(part), Some(32 | 64)) {
        return Err(site.unsupported());
    }
    let callee = Call { target, configuration, has_side_effect: false };
    Ok(call(&site.at, &callee, &site.operands, &inputs, &site.results()))
}

fn flag(site: &Site, name: &str) -> bool {
    ir::attribute(site.op, name).is_some_and(is_true)
}

fn cholesky<'c, 'a>(site: &Site<'c, 'a>) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    built_in(site, "shale.cholesky", &format!("lower={}", flag(site, "lower")))
}

fn fft<'c, 'a>(site: &Site<'c, 'a>) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    let kind = FftType::from_attribute(attributes::required(site.op, "fft_type")?).ok_or_else(|| site.unsupported())?;
    let kind = match kind {
        FftType::Fft => "FFT",
        FftType::Ifft => "IFFT",
        FftType::Rfft => "RFFT",
        FftType::Irfft => "IRFFT",
    };
    let lengths: Vec<String> = attributes::integers(site.op, "fft_length")?.iter().map(i64::to_string).collect();
    built_in(site, "shale.fft", &format!("type={kind} length={}", lengths.join(",")))
}

fn triangular_solve<'c, 'a>(site: &Site<'c, 'a>) -> Result<Vec<Value<'c, 'a>>, Emitted> {
    let transpose = Transpose::from_attribute(attributes::required(site.op, "transpose_a")?);
    let transpose = match transpose {
        Some(Transpose::NoTranspose) => "none",
        Some(Transpose::Transpose) => "transpose",
        Some(Transpose::Adjoint) => "adjoint",
        Some(Transpose::TransposeInvalid) | None => return Err(site.unsupported()),
    };
    let configuration = format!(
        "left_side={} lower={} unit_diagonal={} transpose={transpose}",
        flag(site, "left_side"),
        flag(site, "lower"),
        flag(site, "unit_diagonal"),
    );
    built_in(site, "shale.triangular_solve", &configuration)
}
