// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef SHALE_VHLO_DIALECT_TD
#define SHALE_VHLO_DIALECT_TD

include "mlir/IR/OpBase.td"

def Vhlo_Dialect : Dialect {
  let name = "vhlo";
  let cppNamespace = "::mlir::vhlo";
  let summary = "the operations of portable artifacts, for reading";
  let description = [{
    A portable artifact is MLIR bytecode whose operations are versioned copies of StableHLO's: `vhlo.add_v1`. It is what
    JAX hands to a PJRT plugin and what `jax.export` writes. This dialect exists for reading them: its types and
    attributes are decoded to builtin and StableHLO ones at once, its operations are a table (`operations.rs`) without
    verifiers, and the pass `shale-legalize-vhlo` turns them into StableHLO before anything else looks at them.
  }];
  let dependentDialects = ["::mlir::stablehlo::StablehloDialect"];
}

#endif
