// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Random numbers.
#ifndef SHALE_STABLEHLO_RANDOM_TD
#define SHALE_STABLEHLO_RANDOM_TD

include "stablehlo/attributes.td"
include "stablehlo/types.td"

def Stablehlo_RngOp : Stablehlo_Op<"rng", [MemoryEffects<[MemRead<Stablehlo_RandomStateResource>,
                                                          MemWrite<Stablehlo_RandomStateResource>]>]> {
  let summary = "random numbers from a hidden state";
  let description = [{
    Uniform in [a, b), or normal with mean `a` and deviation `b`. Element types are equal (C1), floats if normal (C2),
    and `shape` is the result's (C3) (specification, `rng`).

    Example:
    ```mlir
    %result = stablehlo.rng %a, %b, %shape, distribution = UNIFORM
        : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<3x3xf32>
    ```
  }];
  let arguments = (ins Stablehlo_BoolIntFloatScalar:$a, Stablehlo_BoolIntFloatScalar:$b, Stablehlo_ShapeVector:$shape,
                       Stablehlo_RngDistributionAttr:$rng_distribution);
  let results = (outs Stablehlo_TensorOf<[Stablehlo_Bool, Stablehlo_Int, Stablehlo_Float]>:$result);
  let assemblyFormat = "$a `,` $b `,` $shape `,` `distribution` `=` `` $rng_distribution attr-dict `:` "
                       "functional-type(operands, results)";
  let hasVerifier = 1;
}

def Stablehlo_RngBitGeneratorOp : Stablehlo_Op<"rng_bit_generator", [Pure]> {
  let summary = "random bits and the next state";
  let description = [{
    Uniform bits that depend on the state only. The state keeps its type (C1) and has the size the algorithm wants (C2)
    (specification, `rng_bit_generator`).

    Example:
    ```mlir
    %output_state, %output = stablehlo.rng_bit_generator %state, algorithm = THREE_FRY
        : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x2xui64>)
    ```
  }];
  let arguments = (ins Stablehlo_RngAlgorithmAttr:$rng_algorithm,
                       Stablehlo_TensorOf<[Stablehlo_Int, Stablehlo_Float]>:$initial_state);
  let results = (outs Stablehlo_TensorOf<[Stablehlo_Int, Stablehlo_Float]>:$output_state,
                      Stablehlo_TensorOf<[Stablehlo_Int, Stablehlo_Float]>:$output);
  let assemblyFormat = "$initial_state `,` `algorithm` `=` `` $rng_algorithm attr-dict `:` "
                       "functional-type(operands, results)";
  let hasVerifier = 1;
}

#endif
