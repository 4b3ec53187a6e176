// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reduction along dimensions.
#ifndef SHALE_STABLEHLO_REDUCE_TD
#define SHALE_STABLEHLO_REDUCE_TD

include "stablehlo/attributes.td"
include "stablehlo/types.td"

def Stablehlo_ReduceOp : Stablehlo_Op<"reduce", [RecursiveMemoryEffects, SameVariadicOperandSize,
                                                 SingleBlock, DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "combines all elements along dimensions";
  let description = [{
    Combines the elements of each input along `dimensions`, and its init value, by `body`. The order is open in the
    specification; here it is fixed by the type when the operation is lowered. Inputs have one shape (C1) and the
    element types of their init values (C2); at least one input (C3); dimensions are the inputs' (C4), none twice (C5);
    `body` maps two scalars per input to one (C6); the results have the remaining sizes (C7) and the element types of
    the body (C8) (specification, `reduce`).

    A body that is one operation on its two arguments in order is printed by that operation's name.

    Example:
    ```mlir
    %sum = stablehlo.reduce(%input init: %zero) applies stablehlo.add across dimensions = [1]
        : (tensor<1x6xi64>, tensor<i64>) -> tensor<1xi64>
    %last:2 = stablehlo.reduce(%a init: %x), (%b init: %y) across dimensions = [0]
        : (tensor<4xf32>, tensor<4xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
     reducer(%l0: tensor<f32>, %r0: tensor<f32>) (%l1: tensor<i32>, %r1: tensor<i32>)  {
      stablehlo.return %r0, %r1 : tensor<f32>, tensor<i32>
    }
    ```
  }];
  let arguments = (ins Variadic<Stablehlo_Tensor>:$inputs, Variadic<Stablehlo_Scalar>:$init_values,
                       DenseI64ArrayAttr:$dimensions);
  let regions = (region SizedRegion<1>:$body);
  let results = (outs Variadic<Stablehlo_Tensor>:$results);
  let hasCustomAssemblyFormat = 1;
}

#endif
