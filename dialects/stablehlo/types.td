// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Types of the dialect, and the constraints by which operations name the types they accept.
#ifndef SHALE_STABLEHLO_TYPES_TD
#define SHALE_STABLEHLO_TYPES_TD

include "stablehlo/dialect.td"
include "mlir/IR/AttrTypeBase.td"

//===- Types -------------------------------------------------------------===//

def Stablehlo_TokenType : TypeDef<Stablehlo_Dialect, "Token"> {
  let mnemonic = "token";
  let summary = "a token";
  let description = [{
    A value without content that orders the operations which take and give it.

    Example: `!stablehlo.token`
  }];
}

def Stablehlo_Token : Type<CPred<"::llvm::isa<::mlir::stablehlo::TokenType>($_self)">, "token",
                           "::mlir::stablehlo::TokenType">,
                      BuildableType<"$_builder.getType<::mlir::stablehlo::TokenType>()">;

def Stablehlo_FutureType : TypeDef<Stablehlo_Dialect, "Future"> {
  let mnemonic = "future";
  let summary = "the results of an operation that may still be running";
  let description = [{
    What `async_start` gives and `async_done` waits for.

    Example: `!stablehlo.future<tensor<4xf32>>`
  }];
  let parameters = (ins ArrayRefParameter<"::mlir::Type">:$types);
  let assemblyFormat = "`<` $types `>`";
  let genVerifyDecl = 1;
}

def Stablehlo_Future : Type<CPred<"::llvm::isa<::mlir::stablehlo::FutureType>($_self)">, "future",
                            "::mlir::stablehlo::FutureType">;

//===- Element types -----------------------------------------------------===//

def Stablehlo_Bool : TypeAlias<I1, "bool">;
def Stablehlo_SignedInt : AnyTypeOf<[I<2>, I<4>, I8, I16, I32, I64], "signed integer of 2 to 64 bits">;
def Stablehlo_UnsignedInt : AnyTypeOf<[UI<2>, UI<4>, UI8, UI16, UI32, UI64], "unsigned integer of 2 to 64 bits">;
def Stablehlo_Int : AnyTypeOf<[Stablehlo_SignedInt, Stablehlo_UnsignedInt], "integer of 2 to 64 bits">;
def Stablehlo_Float : AnyTypeOf<[F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ,
                                 F8E5M2, F8E5M2FNUZ, F8E8M0FNU, BF16, F16, F32, F64], "float of 4 to 64 bits">;
def Stablehlo_Complex : AnyTypeOf<[Complex<F32>, Complex<F64>], "complex of f32 or f64">;

// Integers that stand for numbers: the types of MLIR's own quant dialect.
def Stablehlo_Quantized : Type<CPred<"::llvm::isa<::mlir::quant::QuantizedType>($_self)">, "quantized type">;

//===- Tensors -----------------------------------------------------------===//
// A name lists the element types in the order bool, integer, float, complex.

class Stablehlo_TensorOf<list<Type> elements> : RankedTensorOf<elements>;
class Stablehlo_ScalarOf<list<Type> elements>
    : RankedTensorOf<elements, [HasAnyRankOfPred<[0]>], "0-dimensional tensor">;
class Stablehlo_VectorOf<list<Type> elements>
    : RankedTensorOf<elements, [HasAnyRankOfPred<[1]>], "1-dimensional tensor">;

def Stablehlo_Tensor
    : Stablehlo_TensorOf<[Stablehlo_Bool, Stablehlo_Int, Stablehlo_Float, Stablehlo_Complex, Stablehlo_Quantized]>;
def Stablehlo_QuantizedTensor : Stablehlo_TensorOf<[Stablehlo_Quantized]>;
def Stablehlo_FloatQuantizedTensor : Stablehlo_TensorOf<[Stablehlo_Float, Stablehlo_Quantized]>;
def Stablehlo_FloatVector : Stablehlo_VectorOf<[Stablehlo_Float]>;
def Stablehlo_BoolTensor : Stablehlo_TensorOf<[Stablehlo_Bool]>;
def Stablehlo_BoolIntTensor : Stablehlo_TensorOf<[Stablehlo_Bool, Stablehlo_Int]>;
def Stablehlo_IntTensor : Stablehlo_TensorOf<[Stablehlo_Int]>;
def Stablehlo_IntFloatComplexTensor : Stablehlo_TensorOf<[Stablehlo_Int, Stablehlo_Float, Stablehlo_Complex, Stablehlo_Quantized]>;
def Stablehlo_SignedIntFloatComplexTensor
    : Stablehlo_TensorOf<[Stablehlo_SignedInt, Stablehlo_Float, Stablehlo_Complex, Stablehlo_Quantized]>;
def Stablehlo_SignedIntFloatTensor : Stablehlo_TensorOf<[Stablehlo_SignedInt, Stablehlo_Float, Stablehlo_Quantized]>;
def Stablehlo_FloatTensor : Stablehlo_TensorOf<[Stablehlo_Float, Stablehlo_Quantized]>;
def Stablehlo_FloatComplexTensor : Stablehlo_TensorOf<[Stablehlo_Float, Stablehlo_Complex, Stablehlo_Quantized]>;
def Stablehlo_F32F64Tensor : Stablehlo_TensorOf<[F32, F64]>;
def Stablehlo_ComplexTensor : Stablehlo_TensorOf<[Stablehlo_Complex]>;

def Stablehlo_Scalar
    : Stablehlo_ScalarOf<[Stablehlo_Bool, Stablehlo_Int, Stablehlo_Float, Stablehlo_Complex, Stablehlo_Quantized]>;
def Stablehlo_BoolScalar : Stablehlo_ScalarOf<[Stablehlo_Bool]>;
def Stablehlo_IntScalar : Stablehlo_ScalarOf<[Stablehlo_Int]>;
def Stablehlo_I32Scalar : Stablehlo_ScalarOf<[I32]>;
def Stablehlo_BoolIntFloatScalar : Stablehlo_ScalarOf<[Stablehlo_Bool, Stablehlo_Int, Stablehlo_Float]>;

// Sizes that are data: MLIR's `index` is allowed here and nowhere else.
def Stablehlo_ShapeVector : Stablehlo_VectorOf<[Stablehlo_Int, Index]>;
def Stablehlo_PaddingTensor : RankedTensorOf<[Stablehlo_Int], [HasAnyRankOfPred<[2]>], "2-dimensional tensor">;
def Stablehlo_SizeScalar : Stablehlo_ScalarOf<[I32]>;

// A tuple may hold tuples.
def Stablehlo_Tuple : Type<CPred<"::llvm::isa<::mlir::TupleType>($_self)">, "tuple", "::mlir::TupleType">;
def Stablehlo_TensorOrToken : AnyTypeOf<[Stablehlo_Tensor, Stablehlo_Token]>;
// Memory that custom calls make, read and write; MLIR's own type.
def Stablehlo_Buffer
    : MemRefOf<[Stablehlo_Bool, Stablehlo_Int, Stablehlo_Float, Stablehlo_Complex, Stablehlo_Quantized]>;
def Stablehlo_TensorTokenOrBuffer : AnyTypeOf<[Stablehlo_Tensor, Stablehlo_Token, Stablehlo_Buffer]>;
def Stablehlo_ValueOrBuffer
    : AnyTypeOf<[Stablehlo_Tensor, Stablehlo_Token, Stablehlo_Tuple, Stablehlo_Future, Stablehlo_Buffer]>;
def Stablehlo_Value : AnyTypeOf<[Stablehlo_Tensor, Stablehlo_Token, Stablehlo_Tuple, Stablehlo_Future]>;

#endif
