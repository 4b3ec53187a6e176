// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! `shale-outline-checks`: turns checks in a program into extra results of its entry, so that what is compared is computed
//! by compiled code and compared by the runtime.
use melior::{
    Context,
    ir::{Attribute, AttributeLike, OperationRef, Value, ValueLike, operation::OperationLike},
};
use shale_bridge::{Builder, Diagnostic, Emitted, Options, Pass, edit, function, ir, types};

pub struct OutlineChecks;

impl Pass for OutlineChecks {
    const ARGUMENT: &'static str = "shale-outline-checks";
    const SUMMARY: &'static str =
        "Turn check operations and @check.* custom calls into extra results of the entry function";
    const ANCHOR: &'static str = "builtin.module";
    type State<'c> = ();

    fn run<'c>(_: &(), context: &'c Context, module: OperationRef<'c, '_>, _: &Options) -> Result<(), Emitted> {
        let Some(body) = ir::body(module, 0) else { return Ok(()) };
        for function in ir::operations(body) {
            if ir::name(function) == "func.func" {
                outline(context, function)?;
            }
        }
        Ok(())
    }
}

/// What a check compares and how.
struct Comparison<'c> {
    kind: &'static str,
    parameters: Vec<(&'static str, Attribute<'c>)>,
    name: String,
}

/// Tolerance of StableHLO's `check.expect_almost_eq` when it gives none, and of the custom call.
const OP_TOLERANCE: f64 = 1e-4;
const CALL_TOLERANCE: f64 = 1e-3;
/// Largest distance in ULP that the custom call `@check.expect_close` accepts.
const CALL_ULP: i64 = 3;

fn comparison<'c>(context: &'c Context, op: OperationRef<'c, '_>) -> Result<Option<Comparison<'c>>, Emitted> {
    let name = ir::name(op);
    let almost = |tolerance: Attribute<'c>| ("almost_eq", vec![("tolerance", tolerance)]);
    let close = |minimum: i64, maximum: i64| {
        (
            "close",
            vec![
                ("min_ulp", types::i64_attribute(context, minimum)),
                ("max_ulp", types::i64_attribute(context, maximum)),
            ],
        )
    };
    let float = |value| types::float_attribute(types::f64(context), value);
    let integer = |attribute: &str, default| ir::attribute(op, attribute).and_then(ir::integer).unwrap_or(default);
    let (name, (kind, parameters)) = match name {
        "check.expect_eq" | "check.expect_eq_const" => (name.to_string(), ("eq", vec![])),
        "check.expect_almost_eq" | "check.expect_almost_eq_const" => {
            // SAFETY: the kind is checked first.
            let given = ir::attribute(op, "tolerance").and_then(|a| unsafe {
                mlir_sys::mlirAttributeIsAFloat(a.to_raw()).then(|| mlir_sys::mlirFloatAttrGetValueDouble(a.to_raw()))
            });
            (name.to_string(), almost(float(given.unwrap_or(OP_TOLERANCE))))
        }
        "check.expect_close" => {
            (name.to_string(), close(integer("min_ulp_difference", 0), integer("max_ulp_difference", 1)))
        }
        "stablehlo.custom_call" => {
            let Some(target) = ir::attribute(op, "call_target_name").and_then(ir::string) else { return Ok(None) };
            let how = match target.as_str() {
                "check.expect_eq" | "check.eq" => ("eq", vec![]),
                "check.expect_almost_eq" => almost(float(CALL_TOLERANCE)),
                "check.expect_close" => close(0, CALL_ULP),
                other if other.starts_with("check.") => {
                    return Err(Diagnostic::on(op, format!("check must be @check.expect_eq, @check.expect_almost_eq or @check.expect_close, got @{other}")).error());
                }
                _ => return Ok(None),
            };
            if op.operand_count() != 2 || op.result_count() != 0 {
                return Err(Diagnostic::on(
                    op,
                    format!("check must have operands actual and expected and no results, got {}", ir::signature(op)),
                )
                .error());
            }
            (target, how)
        }
        _ => return Ok(None),
    };
    Ok(Some(Comparison { kind, parameters, name }))
}

fn outline<'c, 'a>(context: &'c Context, function: OperationRef<'c, 'a>) -> Result<(), Emitted> {
    let mut found: Vec<(OperationRef<'c, 'a>, Comparison<'c>)> = vec![];
    let mut failure = None;
    ir::walk(function, &mut |op| match comparison(context, op) {
        Ok(Some(comparison)) => found.push((op, comparison)),
        Ok(None) => {}
        Err(emitted) => failure = Some(emitted),
    });
    if let Some(emitted) = failure {
        return Err(emitted);
    }
    let Some(block) = ir::body(function, 0).filter(|_| !found.is_empty()) else { return Ok(()) };
    let Some(end) = ir::operations(block).into_iter().next_back() else { return Ok(()) };
    let visible = end.operand_count();
    let mut results = ir::operands(end);
    let mut checks = vec![];
    for (op, comparison) in found {
        if ir::parent_block(op).is_none_or(|parent| parent != block) {
            return Err(Diagnostic::on(op, "check must stand at the top level of the entry function").error());
        }
        let mut add = |value: Value<'c, 'a>| {
            let known = results.iter().skip(visible).position(|v| v.to_raw().ptr == value.to_raw().ptr);
            let position = known.map(|p| p + visible).unwrap_or_else(|| {
                results.push(value);
                results.len() - 1
            });
            types::i64_attribute(context, position as i64)
        };
        let operands = ir::operands(op);
        let expected = match operands.get(1) {
            Some(value) => *value,
            None => {
                let value = ir::attribute(op, "value")
                    .ok_or_else(|| Diagnostic::on(op, "check must have an expected value").error())?;
                // SAFETY: an elements attribute always has a type; others have none or NoneType, which the constant's verifier refuses.
                let r#type = unsafe { melior::ir::Type::from_raw(mlir_sys::mlirAttributeGetType(value.to_raw())) };
                Builder::before(context, op).op_with("stablehlo.constant", &[], &[("value", value)], r#type)
            }
        };
        let entries = [
            vec![
                ("actual", add(operands[0])),
                ("expected", add(expected)),
                ("kind", types::string_attribute(context, comparison.kind)),
                ("location", types::string_attribute(context, &edit::location_text(op.location()))),
                ("name", types::string_attribute(context, &comparison.name)),
            ],
            comparison.parameters,
        ]
        .concat();
        checks.push(types::dictionary(context, &entries));
        ir::erase(op);
    }
    ir::set_operands(end, &results);
    function::update_type(context, function);
    let attributes = function::result_attributes(context, function, results.len());
    function::set_result_attributes(context, function, &attributes);
    ir::set_attribute(function, "shale.checks", types::array(context, &checks));
    ir::set_attribute(
        function,
        "shale.hidden_outputs",
        types::i64_attribute(context, (results.len() - visible) as i64),
    );
    Ok(())
}
