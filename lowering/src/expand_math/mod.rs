// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Shale's scalar functions and narrow floats as IEEE arithmetic.
mod emitter;
mod narrow;
mod widen_half_floats;

pub use widen_half_floats::WidenHalfFloats;

use emitter::Emitter;
use melior::{
    Context,
    ir::{OperationRef, Type, TypeLike, Value, ValueLike},
};
use narrow::Format;
use shale_bridge::{Builder, Diagnostic, DialectHandle, Emitted, Options, Pass, ir, types};
use shale_math::{Function, Width};

/// `shale-expand-math`: `shale.exp` and its like, `shale.decode` and `shale.encode` become `arith` and `math` operations that every
/// machine computes exactly (crate `shale-math`). bf16 and f16 are computed in f32 and rounded once.
pub struct ExpandMath;

impl Pass for ExpandMath {
    const ARGUMENT: &'static str = "shale-expand-math";
    const SUMMARY: &'static str = "expand scalar functions and narrow floats into IEEE arithmetic";
    const DEPENDENT_DIALECTS: &'static [DialectHandle] = &[
        mlir_sys::mlirGetDialectHandle__arith__,
        mlir_sys::mlirGetDialectHandle__math__,
        mlir_sys::mlirGetDialectHandle__scf__,
        mlir_sys::mlirGetDialectHandle__vector__,
    ];
    type State<'c> = ();

    fn run<'c>(_: &(), context: &'c Context, root: OperationRef<'c, '_>, _: &Options) -> Result<(), Emitted> {
        let mut found = vec![];
        ir::walk(root, &mut |op| {
            if let Some(name) = ir::name(op).strip_prefix("shale.")
                && (matches!(name, "decode" | "encode") || Function::from_name(name).is_some())
            {
                found.push(op);
            }
        });
        for op in found {
            let value = match ir::name(op) {
                "shale.decode" => decode(context, op)?,
                "shale.encode" => encode(context, op)?,
                name => function(context, op, &name["shale.".len()..])?,
            };
            ir::replace_all_uses(ir::results(op)[0], value);
            ir::erase(op);
        }
        Ok(())
    }
}

/// The type with another element; scalars stay scalars.
pub(crate) fn with_element<'c>(r#type: Type<'c>, element: Type<'c>) -> Type<'c> {
    // SAFETY: a query.
    if unsafe { mlir_sys::mlirTypeIsAVector(r#type.to_raw()) } {
        types::vector(&ir::shape(r#type), element)
    } else {
        element
    }
}

fn function<'c, 'a>(context: &'c Context, op: OperationRef<'c, 'a>, name: &str) -> Result<Value<'c, 'a>, Emitted> {
    let r#type = ir::results(op)[0].r#type();
    let element = ir::element_type(r#type);
    let (width, half) = match element.to_string().as_str() {
        "f64" => (Width::W64, false),
        "f32" => (Width::W32, false),
        "f16" | "bf16" => (Width::W32, true),
        other => {
            return Err(Diagnostic::on(op, format!("element type must be f64, f32, f16 or bf16, got {other}")).error());
        }
    };
    let b = Builder::before(context, op);
    let wide = with_element(r#type, types::f32(context));
    let operands: Vec<_> =
        ir::operands(op).into_iter().map(|v| if half { b.op("arith.extf", &[v], wide) } else { v }).collect();
    let Some(function) = Function::from_name(name) else {
        return Err(Diagnostic::on(op, "there is no expansion of the operation").error());
    };
    let emitter = Emitter::new(b, r#type);
    let result = shale_math::expand(function, width, &emitter, &operands)
        .map_err(|error| Diagnostic::on(op, error.to_string()).error())?;
    Ok(if half { b.op("arith.truncf", &[result], r#type) } else { result })
}

/// The narrow type that `shale.decode` and `shale.encode` name.
fn format_of(op: OperationRef) -> Result<Format, Emitted> {
    let text = ir::attribute(op, "format").map(|a| a.to_string()).unwrap_or_default();
    Format::named(&text)
        .ok_or_else(|| Diagnostic::on(op, format!("format must be an 8-, 6- or 4-bit float, got {text}")).error())
}

/// An integer value in another width.
fn resize<'c, 'a>(b: &Builder<'c, 'a>, value: Value<'c, 'a>, to: Type<'c>) -> Value<'c, 'a> {
    let (from, bits) =
        (types::width(ir::element_type(value.r#type())).unwrap_or(0), types::width(ir::element_type(to)).unwrap_or(0));
    match from.cmp(&bits) {
        std::cmp::Ordering::Less => b.op("arith.extui", &[value], to),
        std::cmp::Ordering::Equal => value,
        std::cmp::Ordering::Greater => b.op("arith.trunci", &[value], to),
    }
}

fn decode<'c, 'a>(context: &'c Context, op: OperationRef<'c, 'a>) -> Result<Value<'c, 'a>, Emitted> {
    let format = format_of(op)?;
    let b = Builder::before(context, op);
    let (bits, result) = (ir::operands(op)[0], ir::results(op)[0].r#type());
    let bits = resize(&b, bits, with_element(result, types::integer(context, 32)));
    let value = narrow::decode(&Emitter::new(b, result), format, bits);
    convert(&b, op, value, result)
}

fn encode<'c, 'a>(context: &'c Context, op: OperationRef<'c, 'a>) -> Result<Value<'c, 'a>, Emitted> {
    let format = format_of(op)?;
    let b = Builder::before(context, op);
    let (value, result) = (ir::operands(op)[0], ir::results(op)[0].r#type());
    let element = ir::element_type(value.r#type());
    let value = match types::width(element) {
        Some(32) => value,
        Some(16) => b.op("arith.extf", &[value], with_element(result, types::f32(context))),
        // Rounded to odd, an f64 rounds to the narrow type as if it had been rounded once.
        Some(64) => widen_half_floats::round_to_odd(&b, value),
        _ => {
            return Err(
                Diagnostic::on(op, format!("element type must be f64, f32, f16 or bf16, got {element}")).error()
            );
        }
    };
    let bits = narrow::encode(&Emitter::new(b, result), format, value);
    Ok(resize(&b, bits, result))
}

/// An f32 in the float type of `op`'s result.
fn convert<'c, 'a>(
    b: &Builder<'c, 'a>,
    op: OperationRef<'c, 'a>,
    value: Value<'c, 'a>,
    result: Type<'c>,
) -> Result<Value<'c, 'a>, Emitted> {
    match types::width(ir::element_type(result)) {
        Some(32) => Ok(value),
        Some(16) => Ok(b.op("arith.truncf", &[value], result)),
        Some(64) => Ok(b.op("arith.extf", &[value], result)),
        _ => Err(Diagnostic::on(op, format!("element type must be f64, f32, f16 or bf16, got {result}")).error()),
    }
}
