// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Scalar functions whose values Shale defines: no folders, so literals and arguments give the same bits.
#ifndef SHALE_OPS_ELEMENTWISE
#define SHALE_OPS_ELEMENTWISE
include "shale/dialect.td"
include "shale/attributes.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class Shale_Function<string mnemonic, list<Trait> traits = []>
    : Shale_Op<mnemonic, !listconcat([Pure, SameOperandsAndResultType], ElementwiseMappable.traits, traits)>;

class Shale_UnaryFunction<string mnemonic, string text, string bound> : Shale_Function<mnemonic> {
  let summary = text;
  let description = "Elementwise " # text # " of a float, or of a vector of floats. Error: " # bound # [{.
    The `llvm` phase expands it into IEEE arithmetic (crate `shale-math`); scalars and vectors give the same bits. bf16
    and f16 are computed in f32 and rounded once.}];
  let arguments = (ins FloatLike:$operand);
  let results = (outs FloatLike:$result);
  let assemblyFormat = "$operand attr-dict `:` type($result)";
}

class Shale_BinaryFunction<string mnemonic, string text, string bound> : Shale_Function<mnemonic> {
  let summary = text;
  let description = "Elementwise " # text # " of floats, or of vectors of floats. Error: " # bound # [{.
    The `llvm` phase expands it into IEEE arithmetic (crate `shale-math`); scalars and vectors give the same bits. bf16
    and f16 are computed in f32 and rounded once.}];
  let arguments = (ins FloatLike:$lhs, FloatLike:$rhs);
  let results = (outs FloatLike:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($result)";
}

def Shale_ExpOp : Shale_UnaryFunction<"exp", "exponential", "at most 1 ULP in f32">;
def Shale_ExpM1Op : Shale_UnaryFunction<"expm1", "exponential minus one", "at most 1 ULP in f32">;
def Shale_LogOp : Shale_UnaryFunction<"log", "natural logarithm", "at most 1 ULP in f32">;
def Shale_Log1POp : Shale_UnaryFunction<"log1p", "natural logarithm of one plus the operand", "at most 1 ULP in f32">;
def Shale_TanhOp : Shale_UnaryFunction<"tanh", "hyperbolic tangent", "at most 1 ULP in f32">;
def Shale_LogisticOp : Shale_UnaryFunction<"logistic", "logistic function 1 / (1 + exp(-x))", "at most 1 ULP in f32">;
def Shale_ErfOp : Shale_UnaryFunction<"erf", "error function", "at most 1 ULP in f32">;
def Shale_ErfcOp : Shale_UnaryFunction<"erfc", "complement of the error function", "at most 1 ULP in f32">;
def Shale_ErfInvOp : Shale_UnaryFunction<"erf_inv", "inverse of the error function", "at most 4 ULP in f32">;
def Shale_RsqrtOp : Shale_UnaryFunction<"rsqrt", "reciprocal square root", "at most 1 ULP in f32">;
def Shale_CbrtOp : Shale_UnaryFunction<"cbrt", "cube root", "at most 1 ULP in f32">;
def Shale_SinOp : Shale_UnaryFunction<"sin", "sine", "at most 2 ULP in f32">;
def Shale_CosOp : Shale_UnaryFunction<"cos", "cosine", "at most 2 ULP in f32">;
def Shale_TanOp : Shale_UnaryFunction<"tan", "tangent", "at most 2 ULP in f32">;
def Shale_LgammaOp : Shale_UnaryFunction<"lgamma", "logarithm of the gamma function's magnitude", "at most 1 ULP in f32">;
def Shale_DigammaOp : Shale_UnaryFunction<"digamma", "digamma function", "at most 1 ULP in f32">;
def Shale_BesselI1eOp
    : Shale_UnaryFunction<"bessel_i1e", "scaled modified Bessel function e^-|x| I1(x)", "at most 1 ULP in f32">;
def Shale_PolygammaOp
    : Shale_BinaryFunction<"polygamma", "derivative number lhs of the digamma function at rhs", "at most 1 ULP in f32">;
def Shale_ZetaOp : Shale_BinaryFunction<"zeta", "Hurwitz zeta function of lhs and rhs", "at most 1 ULP in f32">;
def Shale_PowOp : Shale_BinaryFunction<"pow", "power, with the special cases of IEEE 754 pow", "at most 2 ULP in f32">;
def Shale_Atan2Op : Shale_BinaryFunction<"atan2", "angle of the point (rhs, lhs)", "at most 2 ULP in f32">;

def Shale_DecodeOp : Shale_Op<"decode", !listconcat([Pure, SameOperandsAndResultShape], ElementwiseMappable.traits)> {
  let summary = "value of a stored narrow float";
  let description = [{
    Turns the bits of an 8-, 6- or 4-bit float, kept in the low bits of a byte, into an f32. Exact. `format` is the
    narrow type.

    ```mlir
    %v = shale.decode %bits as f8E4M3FN : i8 to f32
    ```
  }];
  let arguments = (ins SignlessIntegerLike:$bits, TypeAttr:$format);
  let results = (outs FloatLike:$result);
  let assemblyFormat = "$bits `as` $format attr-dict `:` type($bits) `to` type($result)";
}
def Shale_EncodeOp : Shale_Op<"encode", !listconcat([Pure, SameOperandsAndResultShape], ElementwiseMappable.traits)> {
  let summary = "stored bits of a value as a narrow float";
  let description = [{
    Rounds an f32 to the nearest 8-, 6- or 4-bit float, ties to even (`f8E8M0FNU`, which has no mantissa: up), and gives its
    bits in the low bits of a byte.
    Overflow gives infinity where the format has one, else NaN where it has one, else the largest finite value.

    ```mlir
    %bits = shale.encode %v as f8E5M2 : f32 to i8
    ```
  }];
  let arguments = (ins FloatLike:$operand, TypeAttr:$format);
  let results = (outs SignlessIntegerLike:$bits);
  let assemblyFormat = "$operand `as` $format attr-dict `:` type($operand) `to` type($bits)";
}
#endif
