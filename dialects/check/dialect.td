// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef SHALE_CHECK_DIALECT_TD
#define SHALE_CHECK_DIALECT_TD

include "mlir/IR/OpBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Check_Dialect : Dialect {
  let name = "check";
  let cppNamespace = "::mlir::check";
  let summary = "expectations of test programs";
  let description = [{
    The dialect of StableHLO's own tests: a program computes something and says what it must be. A failed expectation
    ends the run with a message that says where and by how much.
  }];
  let dependentDialects = ["::mlir::stablehlo::StablehloDialect"];
}

// An expectation is there for its effect: it stops the program.
class Check_Op<string mnemonic, list<Trait> traits = []>
    : Op<Check_Dialect, mnemonic, !listconcat([MemoryEffects<[MemWrite]>], traits)>;

#endif
