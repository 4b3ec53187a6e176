// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef SHALE_DIALECT
#define SHALE_DIALECT
include "mlir/IR/OpBase.td"

def Shale_Dialect : Dialect {
  let name = "shale";
  let cppNamespace = "::mlir::shale";
  let summary = "What Shale adds between linalg and machine code";
  let description = [{
    Kernels and their dispatch, contractions that stay whole until code is generated for them, and the scalar functions
    whose values Shale defines itself.
  }];
  let useDefaultAttributePrinterParser = 1;
  let hasConstantMaterializer = 0;
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::scf::SCFDialect"];
}

class Shale_Op<string mnemonic, list<Trait> traits = []> : Op<Shale_Dialect, mnemonic, traits>;
#endif
