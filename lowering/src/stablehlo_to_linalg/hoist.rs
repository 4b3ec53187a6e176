// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! `shale-hoist-invariants`: loop-invariant code motion that respects assertions.
use melior::{Context, ir::OperationRef};
use shale_bridge::{DialectHandle, Emitted, Options, Pass};

/// Upstream's loop-invariant code motion, but for loops with a `shale.assert`: what stands behind one may access memory that is there
/// only if it holds, and where the loop does not run nothing has been asserted.
pub struct HoistInvariants;

impl Pass for HoistInvariants {
    const ARGUMENT: &'static str = "shale-hoist-invariants";
    const SUMMARY: &'static str = "Move loop-invariant code out of loops without assertions";
    const ANCHOR: &'static str = "func.func";
    const DEPENDENT_DIALECTS: &'static [DialectHandle] = &[];
    type State<'c> = ();

    fn run<'c>(_: &(), _: &'c Context, function: OperationRef<'c, '_>, _: &Options) -> Result<(), Emitted> {
        shale_bridge::hoist_loop_invariants(function);
        Ok(())
    }
}
