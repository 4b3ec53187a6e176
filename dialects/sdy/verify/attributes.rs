// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! The dialect's attributes on operations, arguments and results of others.
use super::{axes::Sharding, edges, propagation, rule};
use crate::stablehlo::check::Check;
use melior::ir::{Attribute, OperationRef, Type, ValueLike};
use mlir_sys::{MlirAttribute, MlirOperation, MlirStringRef, MlirType};
use shale_bridge::{Diagnostic, guard, ir};

fn named(op: OperationRef, name: &str, attribute: Attribute) -> Check {
    match name {
        "sdy.sharding" if ir::name(op) != "func.func" => {
            let types: Vec<Type> = ir::results(op).iter().map(|result| result.r#type()).collect();
            propagation::results(op, attribute, &types)
        }
        "sdy.sharding_rule" => rule::check(op, attribute),
        "sdy.propagation_edges" => edges::check(op, name, attribute),
        "sdy.result_propagation_edges" | "sdy.block_arg_propagation_edges" => edges::check_all(name, attribute),
        _ => Ok(()),
    }
}

/// Called by the dialect for its attribute on an operation (`position` is negative), or on an argument or result of one.
/// Whether it is well-formed; else a diagnostic was emitted.
///
/// SAFETY: operation and attribute are alive and of one context, so is the type where there is one; the name outlives the call.
#[unsafe(no_mangle)]
unsafe extern "C" fn shaleSdyVerifyAttribute(
    op: MlirOperation,
    name: MlirStringRef,
    attribute: MlirAttribute,
    position: i64,
    of_argument: bool,
    r#type: MlirType,
) -> bool {
    // SAFETY: promised by the caller.
    let (op, attribute, name) = unsafe {
        let name = std::slice::from_raw_parts(name.data.cast::<u8>(), name.length);
        (OperationRef::from_raw(op), Attribute::from_raw(attribute), String::from_utf8_lossy(name))
    };
    let checked = guard::catch(|| {
        if position < 0 {
            return named(op, &name, attribute);
        }
        if name != "sdy.sharding" {
            return Ok(());
        }
        // SAFETY: a null type is none.
        let r#type = unsafe { (!r#type.ptr.is_null()).then(|| Type::from_raw(r#type)) };
        let place = format!("'sdy.sharding' of {} {position}", if of_argument { "argument" } else { "result" });
        Sharding::of(op, attribute, r#type).map(|_| ()).map_err(|violation| violation.within(&place))
    });
    match checked {
        Ok(Ok(())) => true,
        Ok(Err(violation)) => {
            Diagnostic::on(op, violation.message()).error();
            false
        }
        Err(panic) => {
            Diagnostic::on(op, panic).error();
            false
        }
    }
}
