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

//===- Statistics along all dimensions but one ---------------------------===//

def Stablehlo_BatchNormGradOp
    : Stablehlo_BaselineOp<"batch_norm_grad", [Pure, DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "gradients of `batch_norm_training`";
  let description = [{
    Gradients with respect to operand, scale and offset, for that of the output. `feature_index` is one of the operand's
    dimensions (C1); element types are equal (C2); `operand` and `grad_output` have one shape (C3); `scale`, `mean` and
    `variance` too (C4), with the size of the feature dimension (C5) (specification, `batch_norm_grad`).

    Example:
    ```mlir
    %g, %s, %o = "stablehlo.batch_norm_grad"(%x, %scale, %mean, %variance, %dy) <{epsilon = 0.0 : f32, feature_index = 1 : i64}>
        : (tensor<4x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<4x2xf32>)
        -> (tensor<4x2xf32>, tensor<2xf32>, tensor<2xf32>)
    ```
  }];
  let arguments = (ins Stablehlo_FloatTensor:$operand, Stablehlo_FloatVector:$scale, Stablehlo_FloatVector:$mean,
                       Stablehlo_FloatVector:$variance, Stablehlo_FloatTensor:$grad_output, F32Attr:$epsilon,
                       ConfinedAttr<I64Attr, [IntNonNegative]>:$feature_index);
  let results = (outs Stablehlo_FloatTensor:$grad_operand, Stablehlo_FloatVector:$grad_scale,
                      Stablehlo_FloatVector:$grad_offset);
}

def Stablehlo_BatchNormInferenceOp
    : Stablehlo_BaselineOp<"batch_norm_inference", [Pure, DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "normalization by given mean and variance";
  let description = [{
    `(operand - mean) / sqrt(variance + epsilon) * scale + offset`, the latter four along the feature dimension.
    `feature_index` is one of the operand's dimensions (C1); element types are equal (C2); `scale`, `offset`, `mean` and
    `variance` have the size of the feature dimension (C3 to C6); the result has the operand's type (C7) (specification,
    `batch_norm_inference`).

    Example:
    ```mlir
    %y = "stablehlo.batch_norm_inference"(%x, %scale, %offset, %mean, %variance) <{epsilon = 0.0 : f32,
        feature_index = 1 : i64}> : (tensor<4x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>)
        -> tensor<4x2xf32>
    ```
  }];
  let arguments = (ins Stablehlo_FloatTensor:$operand, Stablehlo_FloatVector:$scale, Stablehlo_FloatVector:$offset,
                       Stablehlo_FloatVector:$mean, Stablehlo_FloatVector:$variance, F32Attr:$epsilon,
                       ConfinedAttr<I64Attr, [IntNonNegative]>:$feature_index);
  let results = (outs Stablehlo_FloatTensor:$result);
}

def Stablehlo_BatchNormTrainingOp
    : Stablehlo_BaselineOp<"batch_norm_training", [Pure, DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "normalization by mean and variance of the operand itself";
  let description = [{
    `batch_norm_inference` with mean and variance over all dimensions but the feature dimension, which are results too.
    `feature_index` is one of the operand's dimensions (C1); element types are equal (C2); `scale`, `offset`, `batch_mean`
    and `batch_var` have the size of the feature dimension (C3 to C6); the output has the operand's type (C7)
    (specification, `batch_norm_training`).

    Example:
    ```mlir
    %y, %mean, %variance = "stablehlo.batch_norm_training"(%x, %scale, %offset) <{epsilon = 0.0 : f32,
        feature_index = 1 : i64}> : (tensor<4x2xf32>, tensor<2xf32>, tensor<2xf32>)
        -> (tensor<4x2xf32>, tensor<2xf32>, tensor<2xf32>)
    ```
  }];
  let arguments = (ins Stablehlo_FloatTensor:$operand, Stablehlo_FloatVector:$scale, Stablehlo_FloatVector:$offset,
                       F32Attr:$epsilon, ConfinedAttr<I64Attr, [IntNonNegative]>:$feature_index);
  let results = (outs Stablehlo_FloatTensor:$output, Stablehlo_FloatVector:$batch_mean, Stablehlo_FloatVector:$batch_var);
}

#endif
