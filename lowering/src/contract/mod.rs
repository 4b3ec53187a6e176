// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Code for `shale.contract`, emitted directly: an outer-product kernel on a register tile.
//!
//! The tile has `MR` rows and `NV` vectors of columns, whose accumulators stay in registers while the reduction runs one index at
//! a time: a vector of `rhs` is loaded for each column vector, an element of `lhs` is broadcast for each row. Loops whose addresses
//! are linear in each other are merged first, so that a batch of rows, or the channels and width of a window, is one loop.
//!
//! The output is cut into *items*: a range of the outer loops, of the row tiles and of the column panels (a panel is `NV`
//! vectors wide). Items are what `range` counts; rows vary fastest, so that consecutive items share a panel of `rhs`. Which element is
//! computed where changes nothing: the order of the sum is that of the operation, for every target.
//!
//! Reference: Goto and van de Geijn, "Anatomy of High-Performance Matrix Multiplication", 2008.
mod dots;
mod emit;
mod loops;
mod packed;
mod tiling;

use crate::target;
use loops::Contraction;
use melior::{Context, ir::OperationRef};
use shale_bridge::{Diagnostic, DialectHandle, Emitted, Options, Pass, ir};
use tiling::Tiling;

/// The number of items of a `shale.contract`, for the target of its module: what `range` counts.
///
/// # Errors
/// A diagnostic when no code can be generated for the operation, or the module has no target.
pub fn grid(op: OperationRef) -> Result<i64, Emitted> {
    let contraction = Contraction::new(op)?;
    Ok(Tiling::new(&contraction, &target::of_module(op)?).items())
}

/// `shale-expand-contract`: loops and vectors for every `shale.contract`.
pub struct ExpandContract;

impl Pass for ExpandContract {
    const ARGUMENT: &'static str = "shale-expand-contract";
    const SUMMARY: &'static str = "generate code for contractions on memory";
    const DEPENDENT_DIALECTS: &'static [DialectHandle] = &[
        mlir_sys::mlirGetDialectHandle__memref__,
        mlir_sys::mlirGetDialectHandle__scf__,
        mlir_sys::mlirGetDialectHandle__arith__,
        mlir_sys::mlirGetDialectHandle__vector__,
        mlir_sys::mlirGetDialectHandle__llvm__,
    ];
    type State<'c> = ();

    fn run<'c>(_: &(), context: &'c Context, root: OperationRef<'c, '_>, _: &Options) -> Result<(), Emitted> {
        let mut contracts = vec![];
        ir::walk(root, &mut |op| {
            if ir::name(op) == "shale.contract" {
                contracts.push(op);
            }
        });
        if contracts.is_empty() {
            return Ok(());
        }
        let target = target::of_module(root)?;
        for op in contracts {
            if melior::ir::operation::OperationLike::result_count(&op) != 0 {
                return Err(Diagnostic::on(op, "operands must be memrefs").error());
            }
            let contraction = Contraction::new(op)?;
            emit::expand(context, op, &contraction, &target);
            ir::erase(op);
        }
        Ok(())
    }
}
