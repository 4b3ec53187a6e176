// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations that compute every element of the result from the elements at the same place in the operands.
#ifndef SHALE_STABLEHLO_ELEMENTWISE_TD
#define SHALE_STABLEHLO_ELEMENTWISE_TD

include "stablehlo/attributes.td"
include "stablehlo/types.td"

//===- Shapes of operations ----------------------------------------------===//

class Stablehlo_UnaryOp<string mnemonic, Type type> : Stablehlo_SameTypeOp<mnemonic> {
  let arguments = (ins type:$operand);
  let results = (outs type:$result);
  let assemblyFormat = "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))";
}

// One whose result is of another type.
class Stablehlo_UnaryOpTo<string mnemonic, Type operandType, Type resultType, list<Trait> traits>
    : Stablehlo_BaselineOp<mnemonic, !listconcat([Pure], traits)> {
  let arguments = (ins operandType:$operand);
  let results = (outs resultType:$result);
  let assemblyFormat = "$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))";
}

// A transcendental function: a program may ask for an accuracy. It has no folder, for its digits depend on who
// computes it.
class Stablehlo_AccuracyOp<string mnemonic> : Stablehlo_UnaryOp<mnemonic, Stablehlo_FloatComplexTensor> {
  let arguments = (ins Stablehlo_FloatComplexTensor:$operand,
    DefaultValuedOptionalAttr<Stablehlo_ResultAccuracyAttr, "DEFAULT">:$result_accuracy);
}

class Stablehlo_BinaryOp<string mnemonic, Type type, list<Trait> traits = []>
    : Stablehlo_SameTypeOp<mnemonic, traits> {
  let arguments = (ins type:$lhs, type:$rhs);
  let results = (outs type:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` "
                       "custom<SameOperandsAndResultType>(type($lhs), type($rhs), type($result))";
}

//===- Arithmetic --------------------------------------------------------===//

def Stablehlo_AbsOp : Stablehlo_UnaryOpTo<"abs", Stablehlo_SignedIntFloatComplexTensor, Stablehlo_SignedIntFloatTensor, [DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "absolute value";
  let description = [{
    The modulus of every element; of a complex number it is a real one. The smallest integer stays what it is
    (specification, `abs`). The shapes are equal (C1), and so are the element types unless the operand is complex (C2).

    Example: `%result = stablehlo.abs %operand : tensor<3xi32>`
  }];
  let hasFolder = 1;
}

def Stablehlo_AddOp : Stablehlo_BinaryOp<"add", Stablehlo_Tensor, [Commutative]> {
  let summary = "sum";
  let description = [{
    Logical or on booleans, addition modulo `2^N` on integers of N bits, IEEE-754 addition on floats, addition of
    complex numbers (specification, `add`).

    Example: `%result = stablehlo.add %lhs, %rhs : tensor<2x2xi32>`
  }];
  let hasFolder = 1;
}

def Stablehlo_Atan2Op : Stablehlo_BinaryOp<"atan2", Stablehlo_FloatComplexTensor> {
  let summary = "angle of a point";
  let description = [{
    The angle between the positive x axis and the point `(rhs, lhs)`, in [-pi, pi] (specification, `atan2`).

    Example: `%result = stablehlo.atan2 %lhs, %rhs : tensor<3xf64>`
  }];
}

def Stablehlo_CbrtOp : Stablehlo_AccuracyOp<"cbrt"> {
  let summary = "cubic root";
  let description = [{
    The real cubic root of a float, `x^(1/3)` of a complex number (specification, `cbrt`).

    Example: `%result = stablehlo.cbrt %operand : tensor<4xf64>`
  }];
}

def Stablehlo_CeilOp : Stablehlo_UnaryOp<"ceil", Stablehlo_FloatTensor> {
  let summary = "next integer above";
  let description = [{
    Rounds towards positive infinity (specification, `ceil`).

    Example: `%result = stablehlo.ceil %operand : tensor<5xf32>`
  }];
  let hasFolder = 1;
}

def Stablehlo_ClampOp : Stablehlo_BaselineOp<"clamp", [Pure, DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "limits values to a range";
  let description = [{
    `minimum(maximum(operand, min), max)`. `min` (C1) and `max` (C2) are scalars or have the operand's shape; all
    element types are equal (C3) and the result has the operand's type (C4) (specification, `clamp`).

    Example: `%r = stablehlo.clamp %min, %operand, %max : (tensor<f32>, tensor<3xf32>, tensor<f32>) -> tensor<3xf32>`
  }];
  let arguments = (ins Stablehlo_Tensor:$min, Stablehlo_Tensor:$operand, Stablehlo_Tensor:$max);
  let results = (outs Stablehlo_Tensor:$result);
  let assemblyFormat = "$min `,` $operand `,` $max attr-dict `:` "
                       "custom<SameOperandsAndResultType>(type($min), type($operand), type($max), type($result))";
  let hasFolder = 1;
}

def Stablehlo_CompareOp : Stablehlo_Op<"compare", [Pure, DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "comparison";
  let description = [{
    Compares element by element. Floats are compared as IEEE-754 says (`FLOAT`) or in its total order (`TOTALORDER`,
    -NaN < -inf < ... < -0 < +0 < ... < +inf < +NaN) or in the order in which zeros are equal and so are all NaN, which are
    the largest (`WEAKORDER`); complex numbers only for equality. Without `compare_type` the element type decides. Operands agree in element type (C1) and shape (C2), and `compare_type` must suit the element
    type (C3) (specification, `compare`).

    Example: `%result = stablehlo.compare LT, %lhs, %rhs, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>`
  }];
  let arguments = (ins Stablehlo_Tensor:$lhs, Stablehlo_Tensor:$rhs,
                       Stablehlo_ComparisonDirectionAttr:$comparison_direction,
                       OptionalAttr<Stablehlo_ComparisonTypeAttr>:$compare_type);
  let results = (outs Stablehlo_BoolTensor:$result);
  let assemblyFormat = "`` $comparison_direction `,` $lhs `,` $rhs (`,` `` $compare_type^)? attr-dict `:` "
                       "functional-type(operands, results)";
  let hasFolder = 1;
}

def Stablehlo_DivideOp : Stablehlo_BinaryOp<"divide", Stablehlo_IntFloatComplexTensor> {
  let summary = "quotient";
  let description = [{
    Integers are divided towards zero; division by zero gives -1 (all bits set) and the smallest integer by -1 gives
    itself, which the specification leaves open and XLA defines. Floats divide by IEEE-754 (specification, `divide`).

    Example: `%result = stablehlo.divide %lhs, %rhs : tensor<4xf32>`
  }];
  let hasFolder = 1;
}

def Stablehlo_FloorOp : Stablehlo_UnaryOp<"floor", Stablehlo_FloatTensor> {
  let summary = "next integer below";
  let description = [{
    Rounds towards negative infinity (specification, `floor`).

    Example: `%result = stablehlo.floor %operand : tensor<5xf32>`
  }];
  let hasFolder = 1;
}

def Stablehlo_MaximumOp : Stablehlo_BinaryOp<"maximum", Stablehlo_Tensor, [Commutative]> {
  let summary = "larger of two";
  let description = [{
    Logical or on booleans, the larger integer, IEEE-754 `maximum` on floats (NaN if one is NaN, -0 below +0), the
    larger in lexicographic order on complex numbers (specification, `maximum`).

    Example: `%result = stablehlo.maximum %lhs, %rhs : tensor<4xf32>`
  }];
  let hasFolder = 1;
}

def Stablehlo_MinimumOp : Stablehlo_BinaryOp<"minimum", Stablehlo_Tensor, [Commutative]> {
  let summary = "smaller of two";
  let description = [{
    Logical and on booleans, the smaller integer, IEEE-754 `minimum` on floats (NaN if one is NaN, -0 below +0), the
    smaller in lexicographic order on complex numbers (specification, `minimum`).

    Example: `%result = stablehlo.minimum %lhs, %rhs : tensor<4xf32>`
  }];
  let hasFolder = 1;
}

def Stablehlo_MultiplyOp : Stablehlo_BinaryOp<"multiply", Stablehlo_Tensor, [Commutative]> {
  let summary = "product";
  let description = [{
    Logical and on booleans, multiplication modulo `2^N` on integers, IEEE-754 multiplication on floats, of complex
    numbers by the formula of their parts (specification, `multiply`).

    Example: `%result = stablehlo.multiply %lhs, %rhs : tensor<2x2xi32>`
  }];
  let hasFolder = 1;
}

def Stablehlo_NegateOp : Stablehlo_UnaryOp<"negate", Stablehlo_IntFloatComplexTensor> {
  let summary = "additive inverse";
  let description = [{
    Two's complement of integers (unsigned ones too), the flipped sign of floats, NaN included (specification,
    `negate`).

    Example: `%result = stablehlo.negate %operand : tensor<2xi32>`
  }];
  let hasFolder = 1;
}

def Stablehlo_PowerOp : Stablehlo_BinaryOp<"power", Stablehlo_IntFloatComplexTensor> {
  let summary = "power";
  let description = [{
    `lhs` to the power of `rhs`. Integers wrap; a negative exponent gives 0 except for the bases 1 and -1
    (specification, `power`). The folder knows integers only: on floats it is transcendental.

    Example: `%result = stablehlo.power %lhs, %rhs : tensor<6xf64>`
  }];
  let hasFolder = 1;
}

def Stablehlo_RemainderOp : Stablehlo_BinaryOp<"remainder", Stablehlo_IntFloatComplexTensor> {
  let summary = "remainder of a division towards zero";
  let description = [{
    The sign is that of `lhs`. The remainder of an integer by zero is `lhs`, and of the smallest integer by -1 it is 0;
    on floats it is C's `fmod`, which is exact (specification, `remainder`).

    Example: `%result = stablehlo.remainder %lhs, %rhs : tensor<4xi64>`
  }];
  let hasFolder = 1;
}

def Stablehlo_RsqrtOp : Stablehlo_AccuracyOp<"rsqrt"> {
  let summary = "reciprocal of the square root";
  let description = [{
    `1 / sqrt(x)` (specification, `rsqrt`).

    Example: `%result = stablehlo.rsqrt %operand : tensor<4xf32>`
  }];
}

def Stablehlo_SignOp : Stablehlo_UnaryOp<"sign", Stablehlo_SignedIntFloatComplexTensor> {
  let summary = "sign";
  let description = [{
    -1, 0 or 1; zeros keep their sign and NaN stays NaN; of a complex number `x / |x|` (specification, `sign`). The
    folder leaves complex numbers alone.

    Example: `%result = stablehlo.sign %operand : tensor<5xf64>`
  }];
  let hasFolder = 1;
}

def Stablehlo_SqrtOp : Stablehlo_AccuracyOp<"sqrt"> {
  let summary = "square root";
  let description = [{
    IEEE-754 `squareRoot`, which is correctly rounded and so may be folded; of a complex number the root with
    non-negative real part, which is not (specification, `sqrt`).

    Example: `%result = stablehlo.sqrt %operand : tensor<2x2xf32>`
  }];
  let hasFolder = 1;
}

def Stablehlo_SubtractOp : Stablehlo_BinaryOp<"subtract", Stablehlo_IntFloatComplexTensor> {
  let summary = "difference";
  let description = [{
    Modulo `2^N` on integers, IEEE-754 subtraction on floats, by parts on complex numbers (specification, `subtract`).

    Example: `%result = stablehlo.subtract %lhs, %rhs : tensor<2xi32>`
  }];
  let hasFolder = 1;
}

//===- Transcendental functions ------------------------------------------===//

def Stablehlo_CosineOp : Stablehlo_AccuracyOp<"cosine"> {
  let summary = "cosine";
  let description = [{
    Cosine of an angle in radians (specification, `cosine`).

    Example: `%result = stablehlo.cosine %operand : tensor<2xf32>`
  }];
}

def Stablehlo_ExponentialOp : Stablehlo_AccuracyOp<"exponential"> {
  let summary = "exponential";
  let description = [{
    `e^x` (specification, `exponential`).

    Example: `%result = stablehlo.exponential %operand : tensor<2x2xf64>`
  }];
}

def Stablehlo_ExponentialMinusOneOp : Stablehlo_AccuracyOp<"exponential_minus_one"> {
  let summary = "exponential minus one";
  let description = [{
    `e^x - 1` without the loss of digits near 0 (specification, `exponential_minus_one`). JAX: `expm1`.

    Example: `%result = stablehlo.exponential_minus_one %operand : tensor<2xf64>`
  }];
}

def Stablehlo_LogOp : Stablehlo_AccuracyOp<"log"> {
  let summary = "natural logarithm";
  let description = [{
    `ln x`; of a complex number the principal value (specification, `log`).

    Example: `%result = stablehlo.log %operand : tensor<2x2xf64>`
  }];
}

def Stablehlo_LogPlusOneOp : Stablehlo_AccuracyOp<"log_plus_one"> {
  let summary = "logarithm of one plus";
  let description = [{
    `ln(1 + x)` without the loss of digits near 0 (specification, `log_plus_one`). JAX: `log1p`.

    Example: `%result = stablehlo.log_plus_one %operand : tensor<5xf64>`
  }];
}

def Stablehlo_LogisticOp : Stablehlo_AccuracyOp<"logistic"> {
  let summary = "logistic function";
  let description = [{
    `1 / (1 + e^-x)` (specification, `logistic`). JAX: `sigmoid`.

    Example: `%result = stablehlo.logistic %operand : tensor<2x2xf64>`
  }];
}

def Stablehlo_SineOp : Stablehlo_AccuracyOp<"sine"> {
  let summary = "sine";
  let description = [{
    Sine of an angle in radians (specification, `sine`).

    Example: `%result = stablehlo.sine %operand : tensor<2xf32>`
  }];
}

def Stablehlo_SquareOp : Stablehlo_UnaryOp<"square", Stablehlo_IntFloatComplexTensor> {
  let summary = "square";
  let description = [{
    The product of every element and itself, which of a complex number `a + bi` is `(a - b)(a + b) + 2abi`
    (specification, `square`).

    Example: `%result = stablehlo.square %operand : tensor<2x2xf64>`
  }];
}

def Stablehlo_TanOp : Stablehlo_AccuracyOp<"tan"> {
  let summary = "tangent";
  let description = [{
    Tangent of an angle in radians (specification, `tan`).

    Example: `%result = stablehlo.tan %operand : tensor<2x2xf64>`
  }];
}

def Stablehlo_TanhOp : Stablehlo_AccuracyOp<"tanh"> {
  let summary = "hyperbolic tangent";
  let description = [{
    `(e^x - e^-x) / (e^x + e^-x)` (specification, `tanh`).

    Example: `%result = stablehlo.tanh %operand : tensor<2xf32>`
  }];
}

//===- Bits --------------------------------------------------------------===//

def Stablehlo_AndOp : Stablehlo_BinaryOp<"and", Stablehlo_BoolIntTensor, [Commutative]> {
  let summary = "bitwise and";
  let description = [{
    Logical on booleans, bit by bit on integers (specification, `and`).

    Example: `%result = stablehlo.and %lhs, %rhs : tensor<2x2xi32>`
  }];
  let hasFolder = 1;
}

def Stablehlo_CountLeadingZerosOp : Stablehlo_UnaryOp<"count_leading_zeros", Stablehlo_IntTensor> {
  let summary = "zero bits above the highest one";
  let description = [{
    The width of the element type for 0 (specification, `count_leading_zeros`).

    Example: `%result = stablehlo.count_leading_zeros %operand : tensor<2x2xi64>`
  }];
  let hasFolder = 1;
}

def Stablehlo_NotOp : Stablehlo_UnaryOp<"not", Stablehlo_BoolIntTensor> {
  let summary = "bitwise complement";
  let description = [{
    Logical on booleans, bit by bit on integers (specification, `not`).

    Example: `%result = stablehlo.not %operand : tensor<5x3x1xi1>`
  }];
  let hasFolder = 1;
}

def Stablehlo_OrOp : Stablehlo_BinaryOp<"or", Stablehlo_BoolIntTensor, [Commutative]> {
  let summary = "bitwise or";
  let description = [{
    Logical on booleans, bit by bit on integers (specification, `or`).

    Example: `%result = stablehlo.or %lhs, %rhs : tensor<2xi1>`
  }];
  let hasFolder = 1;
}

def Stablehlo_PopulationCountOp : Stablehlo_UnaryOp<"popcnt", Stablehlo_IntTensor> {
  let summary = "number of bits that are one";
  let description = [{
    Counts the one bits (specification, `popcnt`).

    Example: `%result = stablehlo.popcnt %operand : tensor<4xi64>`
  }];
  let hasFolder = 1;
}

def Stablehlo_ShiftLeftOp : Stablehlo_BinaryOp<"shift_left", Stablehlo_IntTensor> {
  let summary = "shift to the left";
  let description = [{
    Zeros come in from the right; a distance of the width or more (read as unsigned) gives 0 (specification,
    `shift_left`).

    Example: `%result = stablehlo.shift_left %lhs, %rhs : tensor<3xi64>`
  }];
  let hasFolder = 1;
}

def Stablehlo_ShiftRightArithmeticOp : Stablehlo_BinaryOp<"shift_right_arithmetic", Stablehlo_IntTensor> {
  let summary = "shift to the right, keeping the sign";
  let description = [{
    Copies of the highest bit come in from the left; a distance of the width or more gives 0 or -1
    (specification, `shift_right_arithmetic`).

    Example: `%result = stablehlo.shift_right_arithmetic %lhs, %rhs : tensor<3xi64>`
  }];
  let hasFolder = 1;
}

def Stablehlo_ShiftRightLogicalOp : Stablehlo_BinaryOp<"shift_right_logical", Stablehlo_IntTensor> {
  let summary = "shift to the right";
  let description = [{
    Zeros come in from the left; a distance of the width or more gives 0 (specification, `shift_right_logical`).

    Example: `%result = stablehlo.shift_right_logical %lhs, %rhs : tensor<3xi64>`
  }];
  let hasFolder = 1;
}

def Stablehlo_XorOp : Stablehlo_BinaryOp<"xor", Stablehlo_BoolIntTensor, [Commutative]> {
  let summary = "bitwise exclusive or";
  let description = [{
    Logical on booleans, bit by bit on integers (specification, `xor`).

    Example: `%result = stablehlo.xor %lhs, %rhs : tensor<2xi32>`
  }];
  let hasFolder = 1;
}

//===- Conversions, parts, choice ----------------------------------------===//

def Stablehlo_BitcastConvertOp : Stablehlo_Op<"bitcast_convert", [Pure]> {
  let summary = "the same bits as another type";
  let description = [{
    Between types of different width, the last dimension of the narrower side holds the parts of one wide element, low
    bits first: the widths and shapes must match so (C1), and complex is reinterpreted as complex only (C2)
    (specification, `bitcast_convert`).

    Example: `%result = stablehlo.bitcast_convert %operand : (tensor<f64>) -> tensor<4xf16>`
  }];
  let arguments = (ins Stablehlo_Tensor:$operand);
  let results = (outs Stablehlo_Tensor:$result);
  let assemblyFormat = "$operand attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
  let hasFolder = 1;
}

def Stablehlo_ComplexOp : Stablehlo_Op<"complex", [Pure, DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "complex number from its parts";
  let description = [{
    `lhs` is the real and `rhs` the imaginary part, of equal type (C1); the result has their shape (C2) and the complex
    type over their element type (C3) (specification, `complex`).

    Example: `%result = stablehlo.complex %lhs, %rhs : tensor<2xcomplex<f64>>`
  }];
  let arguments = (ins Stablehlo_F32F64Tensor:$lhs, Stablehlo_F32F64Tensor:$rhs);
  let results = (outs Stablehlo_ComplexTensor:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` custom<ComplexOpType>(type($lhs), type($rhs), type($result))";
  let hasFolder = 1;
}

def Stablehlo_ConvertOp : Stablehlo_UnaryOpTo<"convert", Stablehlo_Tensor, Stablehlo_Tensor, [SameOperandsAndResultShape]> {
  let summary = "conversion of element types";
  let description = [{
    Floats round to nearest even; floats to integers truncate, saturate at the ends of the range and take NaN to 0;
    integers wrap; anything but zero is true; a complex number loses its imaginary part when it becomes a real one
    (specification, `convert`). The shapes are equal (C1).

    Example: `%result = stablehlo.convert %operand : (tensor<3xi64>) -> tensor<3xcomplex<f64>>`
  }];
  let hasFolder = 1;
}

def Stablehlo_ImagOp : Stablehlo_UnaryOpTo<"imag", Stablehlo_FloatComplexTensor, Stablehlo_FloatTensor, [DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "imaginary part";
  let description = [{
    0 for a float. The shapes are equal (C1), and the element type is that of the part (C2) (specification, `imag`).

    Example: `%result = stablehlo.imag %operand : (tensor<2xcomplex<f32>>) -> tensor<2xf32>`
  }];
  let hasFolder = 1;
}

def Stablehlo_IsFiniteOp : Stablehlo_Op<"is_finite", [Pure, DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "neither infinite nor NaN";
  let description = [{
    The result has the operand's shape (C1) (specification, `is_finite`).

    Example: `%y = stablehlo.is_finite %x : (tensor<7xf64>) -> tensor<7xi1>`
  }];
  let arguments = (ins Stablehlo_FloatTensor:$x);
  let results = (outs Stablehlo_BoolTensor:$y);
  let assemblyFormat = "$x attr-dict `:` functional-type(operands, results)";
  let hasFolder = 1;
}

def Stablehlo_RealOp : Stablehlo_UnaryOpTo<"real", Stablehlo_FloatComplexTensor, Stablehlo_FloatTensor, [DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "real part";
  let description = [{
    A float is its own real part. The shapes are equal (C1), and the element type is that of the part (C2)
    (specification, `real`).

    Example: `%result = stablehlo.real %operand : (tensor<2xcomplex<f32>>) -> tensor<2xf32>`
  }];
  let hasFolder = 1;
}

def Stablehlo_ReducePrecisionOp : Stablehlo_Op<"reduce_precision", [Pure, Stablehlo_SameType, InferTypeOpInterface]> {
  let summary = "rounding to a narrower float";
  let description = [{
    Converts to the float with that many exponent and mantissa bits and back: at least one exponent bit (C2), no
    negative number of mantissa bits (C3); the result has the operand's type (C1) (specification, `reduce_precision`).

    Example: `%output = stablehlo.reduce_precision %operand, format = e5m10 : tensor<6xf64>`
  }];
  let arguments = (ins Stablehlo_FloatTensor:$operand, ConfinedAttr<I32Attr, [IntPositive]>:$exponent_bits,
                       ConfinedAttr<I32Attr, [IntNonNegative]>:$mantissa_bits);
  let results = (outs Stablehlo_FloatTensor:$output);
  let assemblyFormat = "$operand `,` `format` `=` custom<ExponentMantissa>($exponent_bits, $mantissa_bits) attr-dict "
                       "`:` custom<SameOperandsAndResultType>(type($operand), type($output))";
}

def Stablehlo_RoundNearestAfzOp : Stablehlo_UnaryOp<"round_nearest_afz", Stablehlo_FloatTensor> {
  let summary = "nearest integer, ties away from zero";
  let description = [{
    IEEE-754 `roundToIntegralTiesToAway` (specification, `round_nearest_afz`).

    Example: `%result = stablehlo.round_nearest_afz %operand : tensor<5xf64>`
  }];
  let hasFolder = 1;
}

def Stablehlo_RoundNearestEvenOp : Stablehlo_UnaryOp<"round_nearest_even", Stablehlo_FloatTensor> {
  let summary = "nearest integer, ties to even";
  let description = [{
    IEEE-754 `roundToIntegralTiesToEven` (specification, `round_nearest_even`).

    Example: `%result = stablehlo.round_nearest_even %operand : tensor<5xf64>`
  }];
  let hasFolder = 1;
}

def Stablehlo_SelectOp : Stablehlo_BaselineOp<"select", [Pure, DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "choice by a predicate";
  let description = [{
    The element of `on_true` where `pred` holds, of `on_false` elsewhere. `pred` is a scalar or has the shape of the
    rest (C1); the rest is of one type (C2) (specification, `select`).

    Example: `%result = stablehlo.select %pred, %on_true, %on_false : tensor<2xi1>, tensor<2xi32>`
  }];
  let arguments = (ins Stablehlo_BoolTensor:$pred, Stablehlo_Tensor:$on_true, Stablehlo_Tensor:$on_false);
  let results = (outs Stablehlo_Tensor:$result);
  let assemblyFormat = "operands attr-dict `:` "
                       "custom<SelectOpType>(type($pred), type($on_true), type($on_false), type($result))";
  let hasFolder = 1;
}

#endif
