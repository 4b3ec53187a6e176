// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef SHALE_VHLO_DIALECT_TD
#define SHALE_VHLO_DIALECT_TD

include "mlir/IR/OpBase.td"

def Vhlo_Dialect : Dialect {
  let name = "vhlo";
  let cppNamespace = "::mlir::vhlo";
  let summary = "the operations of portable artifacts";
  let description = [{
    A portable artifact is MLIR bytecode whose operations are versioned copies of StableHLO's: `vhlo.add_v1`. It is what
    JAX hands to a PJRT plugin and what `jax.export` writes. Its operations are a table (`operations.rs`), with the version
    that introduced each and without verifiers. Its types and attributes are builtin and StableHLO ones in an encoding of
    their own (`encoding.h`).

    The pass `shale-legalize-vhlo` turns these operations into StableHLO before anything else looks at them, and
    `shale-legalize-to-vhlo` is the way back, for a version from 0.9.0 to 1.20.0.
  }];
  let dependentDialects = ["::mlir::stablehlo::StablehloDialect", "::mlir::quant::QuantDialect"];
  let extraClassDeclaration = [{
    /// Adds the encoding of types and attributes (bytecode.cpp).
    void registerBytecode();
  }];
}

#endif
