// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef SHALE_CHLO_OTHER_TD
#define SHALE_CHLO_OTHER_TD

include "chlo/dialect.td"
include "stablehlo/types.td"

def Chlo_TopKOp : Chlo_Op<"top_k", [Pure, DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "the largest elements and their indices";
  let description = [{
    The `k` largest elements along the last dimension, in descending order, and their indices; of equal ones the first
    comes first, and NaN is larger than any number. The operand has at least rank 1 and its last dimension at least `k`
    elements; both results have `k` there.

    Example:
    ```mlir
    %values, %indices = chlo.top_k(%operand, k = 8) : tensor<16x100xf32> -> (tensor<16x8xf32>, tensor<16x8xi32>)
    ```
  }];
  let arguments = (ins Stablehlo_TensorOf<[Stablehlo_Bool, Stablehlo_Int, Stablehlo_Float]>:$operand,
                       ConfinedAttr<I64Attr, [IntNonNegative]>:$k);
  let results = (outs Stablehlo_TensorOf<[Stablehlo_Bool, Stablehlo_Int, Stablehlo_Float]>:$values,
                      Stablehlo_TensorOf<[I32]>:$indices);
  let assemblyFormat = "`(` $operand `,` `k` `=` $k `)` attr-dict `:` type($operand) `->` "
                       "`(` type($values) `,` type($indices) `)`";
}

#endif
