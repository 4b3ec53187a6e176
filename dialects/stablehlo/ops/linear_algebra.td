// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Factorizations, solvers and transforms.
#ifndef SHALE_STABLEHLO_LINEAR_ALGEBRA_TD
#define SHALE_STABLEHLO_LINEAR_ALGEBRA_TD

include "stablehlo/attributes.td"
include "stablehlo/types.td"

def Stablehlo_CholeskyOp : Stablehlo_Op<"cholesky", [Pure, Stablehlo_SameType, InferTypeOpInterface]> {
  let summary = "Cholesky decomposition";
  let description = [{
    Of each Hermitian positive-definite matrix in the last two dimensions: the lower triangular `L` with `L * L^H = a`,
    or the upper `U` with `U^H * U = a`. The result has the type of `a` (C1), which has at least rank 2 (C2) and square
    matrices (C3) (specification, `cholesky`).

    Example: `%result = stablehlo.cholesky %a, lower = true : tensor<3x3xf32>`
  }];
  let arguments = (ins Stablehlo_FloatComplexTensor:$a, DefaultValuedOptionalAttr<BoolAttr, "false">:$lower);
  let results = (outs Stablehlo_FloatComplexTensor:$result);
  let assemblyFormat = "$a (`,` `lower` `=` $lower^)? attr-dict `:` "
                       "custom<SameOperandsAndResultType>(type($a), type($result))";
  let hasVerifier = 1;
}

def Stablehlo_FftOp : Stablehlo_Op<"fft", [Pure, DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "discrete Fourier transform";
  let description = [{
    Along the last `size(fft_length)` dimensions, forward or inverse (divided by the number of elements), of complex
    or, for `RFFT` and `IRFFT`, real sequences, of whose spectrum half is kept. Between 1 and 3 lengths (C1, C3), the
    element types suit `fft_type` (C2), sizes equal the lengths (C4), and the shape of the result follows (C5)
    (specification, `fft`).

    Example:
    ```mlir
    %result = stablehlo.fft %operand, type = FFT, length = [4] : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
    ```
  }];
  let arguments = (ins Stablehlo_FloatComplexTensor:$operand, Stablehlo_FftTypeAttr:$fft_type,
                       DenseI64ArrayAttr:$fft_length);
  let results = (outs Stablehlo_FloatComplexTensor:$result);
  let assemblyFormat = "$operand `,` `type` `=` `` $fft_type `,` `length` `=` $fft_length attr-dict `:` "
                       "functional-type(operands, results)";
}

def Stablehlo_TriangularSolveOp
    : Stablehlo_BaselineOp<"triangular_solve", [Pure, DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "systems of equations with a triangular matrix";
  let description = [{
    The `x` with `op(a) * x = b` (`left_side`) or `x * op(a) = b`, where `op` is `transpose_a`, of each matrix in the
    last two dimensions; `unit_diagonal` takes the diagonal for ones. Element types are equal (C1); ranks are equal and
    at least 2 (C2); batch sizes and the matrices' sizes fit (C3); the result has the type of `b` (C4) (specification,
    `triangular_solve`).

    Example:
    ```mlir
    %x = "stablehlo.triangular_solve"(%a, %b) <{
      left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>
    }> : (tensor<3x3xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
    ```
  }];
  let arguments = (ins Stablehlo_FloatComplexTensor:$a, Stablehlo_FloatComplexTensor:$b, BoolAttr:$left_side,
                       BoolAttr:$lower, BoolAttr:$unit_diagonal, Stablehlo_TransposeAttr:$transpose_a);
  let results = (outs Stablehlo_FloatComplexTensor:$result);
}

#endif
