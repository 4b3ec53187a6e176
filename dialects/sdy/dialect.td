// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef SHALE_SDY_DIALECT_TD
#define SHALE_SDY_DIALECT_TD

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Sdy_Dialect : Dialect {
  let name = "sdy";
  let cppNamespace = "::mlir::sdy";
  let summary = "how tensors are divided among devices, as JAX says it";
  let description = [{
    Shardy's dialect: meshes of devices, shardings on arguments, results and operations, how they spread, communication
    between devices, and computations whose divisions are written by hand. Programs are compiled for one device: the
    `shard` phase drops shardings that divide nothing and refuses others.
  }];
  let useDefaultAttributePrinterParser = 1;
  let hasOperationAttrVerify = 1;
  let hasRegionArgAttrVerify = 1;
  let hasRegionResultAttrVerify = 1;
  let extraClassDeclaration = [{
  private:
    void registerAttributes();
  }];
}

class Sdy_Op<string mnemonic, list<Trait> traits = []> : Op<Sdy_Dialect, mnemonic, traits>;

#endif
