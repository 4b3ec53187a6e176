// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef SHALE_CHECK_EXPECT_TD
#define SHALE_CHECK_EXPECT_TD

include "check/dialect.td"
include "stablehlo/types.td"

def Check_ExpectEqOp : Check_Op<"expect_eq", [SameTypeOperands]> {
  let summary = "two tensors are equal";
  let description = [{
    Exactly: NaN equals nothing, -0 equals +0.

    Example: `check.expect_eq %actual, %expected : tensor<3xi64>`
  }];
  let arguments = (ins Stablehlo_Tensor:$lhs, Stablehlo_Tensor:$rhs);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($lhs)";
}

def Check_ExpectEqConstOp : Check_Op<"expect_eq_const", [AllTypesMatch<["lhs", "value"]>]> {
  let summary = "a tensor equals a constant";
  let description = [{
    As `expect_eq`.

    Example: `check.expect_eq_const %actual, dense<[-2, 0, 2]> : tensor<3xi64>`
  }];
  let arguments = (ins Stablehlo_Tensor:$lhs, ElementsAttr:$value);
  let assemblyFormat = "$lhs `,` $value attr-dict";
}

def Check_ExpectAlmostEqOp : Check_Op<"expect_almost_eq", [SameTypeOperands]> {
  let summary = "two tensors of floats are equal but for a tolerance";
  let description = [{
    The absolute difference is at most `tolerance`; NaN equals NaN, an infinity its own kind; complex numbers by parts.

    Example: `check.expect_almost_eq %actual, %expected, tolerance = 0.1 : tensor<f64>`
  }];
  let arguments = (ins Stablehlo_FloatComplexTensor:$lhs, Stablehlo_FloatComplexTensor:$rhs,
                       DefaultValuedOptionalAttr<F64Attr, "1e-4">:$tolerance);
  let assemblyFormat = "$lhs `,` $rhs (`,` `tolerance` `=` $tolerance^)? attr-dict `:` type($lhs)";
  let hasVerifier = 1;
}

def Check_ExpectAlmostEqConstOp : Check_Op<"expect_almost_eq_const", [AllTypesMatch<["lhs", "value"]>]> {
  let summary = "a tensor of floats equals a constant but for a tolerance";
  let description = [{
    As `expect_almost_eq`.

    Example: `check.expect_almost_eq_const %actual, dense<5.1> : tensor<f64> {tolerance = 0.2 : f64}`
  }];
  let arguments = (ins Stablehlo_FloatComplexTensor:$lhs, ElementsAttr:$value,
                       DefaultValuedOptionalAttr<F64Attr, "1e-4">:$tolerance);
  let assemblyFormat = "$lhs `,` $value attr-dict";
  let hasVerifier = 1;
}

def Check_ExpectCloseOp : Check_Op<"expect_close", [SameTypeOperands]> {
  let summary = "two tensors of floats differ by so many units in the last place";
  let description = [{
    The number of floats between two elements is at most `max_ulp_difference`, and the largest at least
    `min_ulp_difference`. Zeros are equal; what is not finite must be the same; complex numbers by parts.

    Example: `check.expect_close %actual, %expected, max_ulp_difference = 3 : tensor<4xf16>, tensor<4xf16>`
  }];
  let arguments = (ins Stablehlo_FloatComplexTensor:$actual, Stablehlo_FloatComplexTensor:$expected,
                       DefaultValuedOptionalAttr<UI64Attr, "1">:$max_ulp_difference,
                       DefaultValuedOptionalAttr<UI64Attr, "0">:$min_ulp_difference);
  let assemblyFormat = "$actual `,` $expected (`,` `max_ulp_difference` `=` $max_ulp_difference^)? "
                       "(`,` `min_ulp_difference` `=` $min_ulp_difference^)? attr-dict `:` "
                       "type($actual) `,` type($expected)";
  let hasVerifier = 1;
}

#endif
