// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef SHALE_CHLO_DIALECT_TD
#define SHALE_CHLO_DIALECT_TD

include "mlir/IR/OpBase.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Chlo_Dialect : Dialect {
  let name = "chlo";
  let cppNamespace = "::mlir::chlo";
  let summary = "functions that clients of StableHLO have and its specification has not";
  let description = [{
    What JAX prints beside StableHLO: functions that are compositions of other operations, kept whole so that a
    compiler may do better. The first phase turns them into StableHLO and Shale's own scalar functions.
  }];
  let useDefaultAttributePrinterParser = 1;
  let extraClassDeclaration = [{
  private:
    void registerAttributes();
  }];
  let dependentDialects = ["::mlir::stablehlo::StablehloDialect"];
}

// Base of all operations: a dynamic dimension is compatible with every size.
class Chlo_Op<string mnemonic, list<Trait> traits = []> : Op<Chlo_Dialect, mnemonic, traits> {
  let extraClassDeclaration = [{
    static bool isCompatibleReturnTypes(::mlir::TypeRange inferred, ::mlir::TypeRange actual) {
      return ::mlir::stablehlo::areCompatible(inferred, actual);
    }
  }];
}

#endif
