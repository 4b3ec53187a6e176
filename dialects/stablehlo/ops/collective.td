// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations that know of other devices. One device for now: only the identities are declared.
#ifndef SHALE_STABLEHLO_COLLECTIVE_TD
#define SHALE_STABLEHLO_COLLECTIVE_TD

include "stablehlo/attributes.td"
include "stablehlo/types.td"

class Stablehlo_DeviceIdOp<string mnemonic> : Stablehlo_Op<mnemonic, [Pure,
                                                                     DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let results = (outs Stablehlo_ScalarOf<[UI32]>:$result);
  let assemblyFormat = "attr-dict `:` type($result)";
}

def Stablehlo_PartitionIdOp : Stablehlo_DeviceIdOp<"partition_id"> {
  let summary = "number of this partition";
  let description = [{
    The `partition_id` of the process that runs the program (specification, `partition_id`).

    Example: `%result = stablehlo.partition_id : tensor<ui32>`
  }];
}

def Stablehlo_ReplicaIdOp : Stablehlo_DeviceIdOp<"replica_id"> {
  let summary = "number of this replica";
  let description = [{
    The `replica_id` of the process that runs the program (specification, `replica_id`).

    Example: `%result = stablehlo.replica_id : tensor<ui32>`
  }];
}

#endif
