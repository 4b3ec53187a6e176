// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Loops that may not end, and how they are stopped.
#ifndef SHALE_OPS_CONTROL
#define SHALE_OPS_CONTROL
include "shale/dialect.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Shale_TerminationResource : Resource<"::mlir::shale::TerminationResource">;

def Shale_PollOp : Shale_Op<"poll", [MemoryEffects<[MemWrite<Shale_TerminationResource>]>, ParentOneOf<["::mlir::scf::WhileOp", "::mlir::scf::ForOp"]>]> {
  let summary = "asks whether the execution was cancelled";
  let description = [{
    Stands in the condition region of an `scf.while` that is not known to end soon, just before its `scf.condition`. It is
    an effect: a loop that holds one is kept even if nothing uses its results. Once the execution is cancelled the loop
    ends, and the host function returns the status "cancelled".

    In the body of a long `scf.for` of a kernel it makes the iterations that are left do nothing of what follows it.

    ```mlir
    scf.while (%x = %init) : (i32) -> i32 {
      %more = arith.cmpi slt, %x, %bound : i32
      shale.poll
      scf.condition(%more) %x : i32
    } do { ... }
    ```
  }];
  let assemblyFormat = "attr-dict";
}
#endif
