// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions of one element, or of two at the same place. None has a folder: each is transcendental, or is a composition
// that the first phase replaces before anything folds.
#ifndef SHALE_CHLO_ELEMENTWISE_TD
#define SHALE_CHLO_ELEMENTWISE_TD

include "chlo/dialect.td"
include "stablehlo/types.td"

// The result has the type of the operands, up to what is known of sizes.
class Chlo_SameTypeOp<string mnemonic> : Chlo_Op<mnemonic, [Pure, Stablehlo_SameType, InferTypeOpInterface]>;

class Chlo_UnaryOp<string mnemonic, Type type = Stablehlo_FloatComplexTensor>
    : Chlo_SameTypeOp<mnemonic> {
  let arguments = (ins type:$operand);
  let results = (outs type:$result);
  let assemblyFormat = "$operand attr-dict `:` type($operand) `->` type($result)";
}

// Whether a float is one of some; the result has the operand's shape.
class Chlo_PredicateOp<string mnemonic>
    : Chlo_Op<mnemonic, [Pure, SameOperandsAndResultShape, DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let arguments = (ins Stablehlo_FloatTensor:$operand);
  let results = (outs Stablehlo_BoolTensor:$result);
  let assemblyFormat = "$operand attr-dict `:` type($operand) `->` type($result)";
}

def Chlo_AcosOp : Chlo_UnaryOp<"acos"> {
  let summary = "arc cosine";
  let description = [{
    The angle in [0, pi] whose cosine is the operand; NaN outside of [-1, 1].

    Example: `%result = chlo.acos %operand : tensor<4xf32> -> tensor<4xf32>`
  }];
}

def Chlo_AcoshOp : Chlo_UnaryOp<"acosh"> {
  let summary = "inverse hyperbolic cosine";
  let description = [{
    `log(x + sqrt(x^2 - 1))`; NaN below 1.

    Example: `%result = chlo.acosh %operand : tensor<4xf32> -> tensor<4xf32>`
  }];
}

def Chlo_AsinOp : Chlo_UnaryOp<"asin"> {
  let summary = "arc sine";
  let description = [{
    The angle in [-pi/2, pi/2] whose sine is the operand; NaN outside of [-1, 1].

    Example: `%result = chlo.asin %operand : tensor<4xf32> -> tensor<4xf32>`
  }];
}

def Chlo_AsinhOp : Chlo_UnaryOp<"asinh"> {
  let summary = "inverse hyperbolic sine";
  let description = [{
    `log(x + sqrt(x^2 + 1))`, odd in `x`.

    Example: `%result = chlo.asinh %operand : tensor<4xf32> -> tensor<4xf32>`
  }];
}

def Chlo_AtanOp : Chlo_UnaryOp<"atan"> {
  let summary = "arc tangent";
  let description = [{
    The angle in [-pi/2, pi/2] whose tangent is the operand.

    Example: `%result = chlo.atan %operand : tensor<4xf32> -> tensor<4xf32>`
  }];
}

def Chlo_AtanhOp : Chlo_UnaryOp<"atanh"> {
  let summary = "inverse hyperbolic tangent";
  let description = [{
    `log((1 + x) / (1 - x)) / 2`; infinite at -1 and 1, NaN beyond.

    Example: `%result = chlo.atanh %operand : tensor<4xf32> -> tensor<4xf32>`
  }];
}

def Chlo_BesselI1eOp : Chlo_UnaryOp<"bessel_i1e", Stablehlo_FloatTensor> {
  let summary = "scaled modified Bessel function";
  let description = [{
    `e^-|x| * I1(x)`, of the first kind and order 1.

    Example: `%result = chlo.bessel_i1e %operand : tensor<4xf32> -> tensor<4xf32>`
  }];
}

def Chlo_ConjOp : Chlo_UnaryOp<"conj"> {
  let summary = "complex conjugate";
  let description = [{
    The imaginary part changes its sign; a float stays what it is.

    Example: `%result = chlo.conj %operand : tensor<4xf32> -> tensor<4xf32>`
  }];
}

def Chlo_CoshOp : Chlo_UnaryOp<"cosh"> {
  let summary = "hyperbolic cosine";
  let description = [{
    `(e^x + e^-x) / 2`.

    Example: `%result = chlo.cosh %operand : tensor<4xf32> -> tensor<4xf32>`
  }];
}

def Chlo_DigammaOp : Chlo_UnaryOp<"digamma", Stablehlo_FloatTensor> {
  let summary = "digamma function";
  let description = [{
    The logarithmic derivative of the gamma function.

    Example: `%result = chlo.digamma %operand : tensor<4xf32> -> tensor<4xf32>`
  }];
}

def Chlo_ErfOp : Chlo_UnaryOp<"erf", Stablehlo_FloatTensor> {
  let summary = "error function";
  let description = [{
    `2 / sqrt(pi)` times the integral of `e^(-t^2)` from 0 to `x`.

    Example: `%result = chlo.erf %operand : tensor<4xf32> -> tensor<4xf32>`
  }];
}

def Chlo_ErfInvOp : Chlo_UnaryOp<"erf_inv", Stablehlo_FloatTensor> {
  let summary = "inverse error function";
  let description = [{
    The `y` with `erf(y) = x`; infinite at -1 and 1, NaN beyond.

    Example: `%result = chlo.erf_inv %operand : tensor<4xf32> -> tensor<4xf32>`
  }];
}

def Chlo_ErfcOp : Chlo_UnaryOp<"erfc", Stablehlo_FloatTensor> {
  let summary = "complementary error function";
  let description = [{
    `1 - erf(x)` without the loss of digits for large `x`.

    Example: `%result = chlo.erfc %operand : tensor<4xf32> -> tensor<4xf32>`
  }];
}

def Chlo_LgammaOp : Chlo_UnaryOp<"lgamma", Stablehlo_FloatTensor> {
  let summary = "logarithm of the gamma function";
  let description = [{
    `log |gamma(x)|`.

    Example: `%result = chlo.lgamma %operand : tensor<4xf32> -> tensor<4xf32>`
  }];
}

def Chlo_SinhOp : Chlo_UnaryOp<"sinh"> {
  let summary = "hyperbolic sine";
  let description = [{
    `(e^x - e^-x) / 2`.

    Example: `%result = chlo.sinh %operand : tensor<4xf32> -> tensor<4xf32>`
  }];
}

def Chlo_SquareOp : Chlo_UnaryOp<"square"> {
  let summary = "square";
  let description = [{
    `x * x`, for complex numbers by the formula of multiplication.

    Example: `%result = chlo.square %operand : tensor<4xf32> -> tensor<4xf32>`
  }];
}

def Chlo_TanOp : Chlo_UnaryOp<"tan"> {
  let summary = "tangent";
  let description = [{
    Tangent of an angle in radians.

    Example: `%result = chlo.tan %operand : tensor<4xf32> -> tensor<4xf32>`
  }];
}

def Chlo_IsInfOp : Chlo_PredicateOp<"is_inf"> {
  let summary = "whether infinite";
  let description = [{
    True for both infinities.

    Example: `%result = chlo.is_inf %operand : tensor<4xf32> -> tensor<4xi1>`
  }];
}

def Chlo_IsNegInfOp : Chlo_PredicateOp<"is_neg_inf"> {
  let summary = "whether minus infinity";
  let description = [{
    True for negative infinity.

    Example: `%result = chlo.is_neg_inf %operand : tensor<4xf32> -> tensor<4xi1>`
  }];
}

def Chlo_IsPosInfOp : Chlo_PredicateOp<"is_pos_inf"> {
  let summary = "whether plus infinity";
  let description = [{
    True for positive infinity.

    Example: `%result = chlo.is_pos_inf %operand : tensor<4xf32> -> tensor<4xi1>`
  }];
}

// Operands have names of their own.
class Chlo_BinaryOp<string mnemonic> : Chlo_SameTypeOp<mnemonic>;

def Chlo_MulhiOp : Chlo_BinaryOp<"mulhi"> {
  let summary = "upper half of a product";
  let description = [{
    The upper half of the product of twice the width.

    Example: `%result = chlo.mulhi %lhs, %rhs : tensor<4xi32>, tensor<4xi32> -> tensor<4xi32>`
  }];
  let arguments = (ins Stablehlo_IntTensor:$lhs, Stablehlo_IntTensor:$rhs);
  let results = (outs Stablehlo_IntTensor:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs) `->` type($result)";
}

def Chlo_NextAfterOp : Chlo_BinaryOp<"next_after"> {
  let summary = "next float towards another";
  let description = [{
    The float next to `x` in the direction of `y`; `y` if they are equal, NaN if one is NaN (C's `nextafter`).

    Example: `%result = chlo.next_after %x, %y : tensor<4xf32>, tensor<4xf32> -> tensor<4xf32>`
  }];
  let arguments = (ins Stablehlo_FloatTensor:$x, Stablehlo_FloatTensor:$y);
  let results = (outs Stablehlo_FloatTensor:$result);
  let assemblyFormat = "$x `,` $y attr-dict `:` type($x) `,` type($y) `->` type($result)";
}

def Chlo_PolygammaOp : Chlo_BinaryOp<"polygamma"> {
  let summary = "polygamma function";
  let description = [{
    Derivative number `n` of the digamma function at `x`.

    Example: `%result = chlo.polygamma %n, %x : tensor<4xf32>, tensor<4xf32> -> tensor<4xf32>`
  }];
  let arguments = (ins Stablehlo_FloatTensor:$n, Stablehlo_FloatTensor:$x);
  let results = (outs Stablehlo_FloatTensor:$result);
  let assemblyFormat = "$n `,` $x attr-dict `:` type($n) `,` type($x) `->` type($result)";
}

def Chlo_ZetaOp : Chlo_BinaryOp<"zeta"> {
  let summary = "Hurwitz zeta function";
  let description = [{
    The sum of `(q + i)^-x` over `i` from 0 on.

    Example: `%result = chlo.zeta %x, %q : tensor<4xf32>, tensor<4xf32> -> tensor<4xf32>`
  }];
  let arguments = (ins Stablehlo_FloatTensor:$x, Stablehlo_FloatTensor:$q);
  let results = (outs Stablehlo_FloatTensor:$result);
  let assemblyFormat = "$x `,` $q attr-dict `:` type($x) `,` type($q) `->` type($result)";
}

def Chlo_AsinAcosKernelOp : Chlo_UnaryOp<"_asin_acos_kernel", Stablehlo_ComplexTensor> {
  let summary = "what arc sine and arc cosine of complex numbers have in common";
  let description = [{
    A step of XLA's own decomposition of `chlo.asin` and `chlo.acos`, which a program has only if it was taken from the middle of
    one. It is read, verified and printed; its value is not specified, and it has no lowering.

    Example: `%result = chlo._asin_acos_kernel %operand : tensor<4xcomplex<f32>> -> tensor<4xcomplex<f32>>`
  }];
}

#endif
