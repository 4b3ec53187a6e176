// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! `shale-legalize-vhlo`: the versioned operations of a portable artifact as StableHLO, functions as `func`. Types and most
//! attributes were decoded to StableHLO's when the artifact was read; here attributes get the shape and the names that
//! StableHLO gives them, and those that say what holds anyway are left out.
use super::vhlo_attributes::Attributes;
use melior::{
    Context,
    ir::{OperationRef, ValueLike, operation::OperationLike},
};
use shale_bridge::{Builder, Diagnostic, Emitted, Options, Pass, edit, ir};

pub struct LegalizeVhlo;

impl Pass for LegalizeVhlo {
    const ARGUMENT: &'static str = "shale-legalize-vhlo";
    const SUMMARY: &'static str = "Rewrite the versioned operations of a portable artifact as StableHLO";
    const ANCHOR: &'static str = "builtin.module";
    const DEPENDENT_DIALECTS: &'static [shale_bridge::DialectHandle] =
        &[mlir_sys::mlirGetDialectHandle__func__, shale_dialects::mlirGetDialectHandle__stablehlo__];
    type State<'c> = ();

    fn run<'c>(_: &(), context: &'c Context, module: OperationRef<'c, '_>, _: &Options) -> Result<(), Emitted> {
        let mut found = vec![];
        ir::walk(module, &mut |op| {
            if ir::name(op).starts_with("vhlo.") || ir::name(op) == "builtin.unrealized_conversion_cast" {
                found.push(op)
            }
        });
        // Parents come first, so that what stands around an operation is known when it is its turn.
        found.into_iter().try_for_each(|op| legalize(context, op))
    }
}

fn legalize<'c>(context: &'c Context, op: OperationRef<'c, '_>) -> Result<(), Emitted> {
    let versioned = ir::name(op);
    let Some(mnemonic) = versioned.strip_prefix("vhlo.") else { return fold_cast(op) };
    let mnemonic = mnemonic.rsplit_once("_v").map_or(mnemonic, |(mnemonic, _)| mnemonic);
    let name = match mnemonic {
        "func" | "call" => format!("func.{mnemonic}"),
        "return" if op.parent_operation().is_some_and(|parent| ir::name(parent) == "func.func") => "func.return".into(),
        other => format!("stablehlo.{other}"),
    };
    // SAFETY: the context is alive.
    let known =
        unsafe { mlir_sys::mlirContextIsRegisteredOperation(context.to_raw(), shale_bridge::string_ref(&name)) };
    if !known {
        return Err(Diagnostic::on(
            op,
            format!("must have a counterpart in StableHLO that is supported, and '{name}' is not"),
        )
        .error());
    }
    let attributes = Attributes::of(context, op).and_then(|attributes| attributes.legalized(mnemonic));
    let attributes = attributes.map_err(|message| Diagnostic::on(op, message).error())?;
    let attributes: Vec<_> = attributes.iter().map(|(name, value)| (name.as_str(), *value)).collect();
    if mnemonic == "composite" && op.region_count() > 0 {
        return Err(Diagnostic::on(op, format!("must have no regions, got {}", op.region_count())).error());
    }
    let regions = (0..op.region_count()).map(|index| edit::take_region(op, index)).collect();
    let results: Vec<_> = op.results().map(|result| result.r#type()).collect();
    let new = Builder::before(context, op).create(&name, &ir::operands(op), &attributes, &results, regions);
    for (old, new) in ir::results(op).into_iter().zip(ir::results(new)) {
        ir::replace_all_uses(old, new);
    }
    ir::erase(op);
    Ok(())
}

/// Casts stand between vhlo and builtin types, which are the same since they were read.
fn fold_cast(op: OperationRef) -> Result<(), Emitted> {
    let (operands, results) = (ir::operands(op), ir::results(op));
    let same = operands.len() == results.len() && operands.iter().zip(&results).all(|(o, r)| o.r#type() == r.r#type());
    if same {
        for (operand, result) in operands.into_iter().zip(results) {
            ir::replace_all_uses(result, operand);
        }
        ir::erase(op);
    }
    Ok(())
}
