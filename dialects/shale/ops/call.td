// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Functions that the host program calls by name.
#ifndef SHALE_OPS_CALL
#define SHALE_OPS_CALL
include "shale/dialect.td"
include "mlir/Interfaces/DestinationStyleOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Shale_CallOperand : AnyTypeOf<[AnyRankedTensor, AnyMemRef], "ranked tensor or memref">;

def Shale_CustomCallOp : Shale_Op<"custom_call", [AttrSizedOperandSegments, DestinationStyleOpInterface,
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "calls a function that the runtime knows by name";
  let description = [{
    Reads `ins` and writes all of `outs`; what else it does is known to `target` alone. Operands have storage types,
    `input_types` and `output_types` are those of the program, one for each of `ins` and of `outs`. On tensors there is one
    result for each of `outs`, and what these held does not matter; on memrefs there is none. `configuration` is handed to
    the function as it is.

    With `has_side_effect` a call runs as often, and in the order, that the program says; otherwise it may be dropped and
    merged with its equal. `index` is its place in the artifact's table of calls.

    ```mlir
    %r = shale.custom_call "my.target" ins(%a : tensor<2xi8>) outs(%e : tensor<2xf32>) -> tensor<2xf32>
        {configuration = "", input_types = [tensor<2xi1>], output_types = [tensor<2xf32>]}
    ```
  }];
  let arguments = (ins StrAttr:$target, StrAttr:$configuration, UnitAttr:$has_side_effect, TypeArrayAttr:$input_types,
    TypeArrayAttr:$output_types, OptionalAttr<I64Attr>:$index, Variadic<Shale_CallOperand>:$ins,
    Variadic<Shale_CallOperand>:$outs);
  let results = (outs Variadic<AnyRankedTensor>:$results);
  let assemblyFormat = [{
    $target (`ins` `(` $ins^ `:` type($ins) `)`)? (`outs` `(` $outs^ `:` type($outs) `)`)? (`->` type($results)^)? attr-dict
  }];
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    ::mlir::MutableOperandRange getDpsInitsMutable() { return getOutsMutable(); }
  }];
}
#endif
