// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Whether what a program calls by name is known to whoever will run it.
use melior::ir::OperationRef;
use shale_bridge::{Diagnostic, Emitted, ir, nearest};

/// Refuses custom calls of targets that are not among `known`. All of them are reported.
pub fn check(module: OperationRef, known: &[String]) -> Result<(), Emitted> {
    let mut outcome = Ok(());
    ir::walk(module, &mut |op| {
        if ir::name(op) != "stablehlo.custom_call" {
            return;
        }
        let target = ir::attribute(op, "call_target_name").and_then(ir::string).unwrap_or_default();
        // A statement about sizes, which becomes an assertion.
        if known.contains(&target) || target == "shape_assertion" {
            return;
        }
        let near = nearest(&target, known.iter().map(String::as_str))
            .map(|near| format!("; did you mean '{near}'?"))
            .unwrap_or_default();
        let list = if known.is_empty() { "none".to_owned() } else { known.join(", ") };
        let message = format!("target must be one that is registered, {list}, got '{target}'{near}");
        outcome = Err(Diagnostic::on(op, message).error());
    });
    outcome
}
