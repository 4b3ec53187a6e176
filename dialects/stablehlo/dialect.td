// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The dialect itself and the base class of its operations.
#ifndef SHALE_STABLEHLO_DIALECT_TD
#define SHALE_STABLEHLO_DIALECT_TD

include "mlir/IR/OpBase.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Stablehlo_Dialect : Dialect {
  let name = "stablehlo";
  let cppNamespace = "::mlir::stablehlo";
  let summary = "operations of the StableHLO specification";
  let description = [{
    The operation set in which JAX and other frameworks hand programs to a compiler. Names, operands, attributes, types
    and text are those of the StableHLO specification; `(C1)`, `(I2)` and so on in descriptions, comments and
    diagnostics are the specification's own numbers of an operation's constraints and inputs.

    Values are ranked tensors, tokens and tuples. A dimension may be dynamic (`?`); such a dimension is compatible with
    every size, and no verifier refuses what it cannot know.
  }];
  let useDefaultTypePrinterParser = 1;
  let hasConstantMaterializer = 1;
  let extraClassDeclaration = [{
    // The generated printer and parser know one keyword per attribute; `type_extensions` is a second one for `bounds`.
    ::mlir::Attribute parseAttribute(::mlir::DialectAsmParser &parser, ::mlir::Type type) const override;
    void printAttribute(::mlir::Attribute attribute, ::mlir::DialectAsmPrinter &printer) const override;

  private:
    void registerAttributes();
    void registerTypes();
    void registerBytecode();
  }];
}

// Quantized types of operands and results have scales for the elements of their dimension, and zero points that can be stored.
def Stablehlo_ScalesFit : NativeOpTrait<"ScalesFit"> { let cppNamespace = "::mlir::stablehlo"; }

// Base of all operations. Type inference is exact, except that a dynamic dimension is compatible with every size.
class Stablehlo_Op<string mnemonic, list<Trait> traits = []>
    : Op<Stablehlo_Dialect, mnemonic, !listconcat(traits, [Stablehlo_ScalesFit])> {
  let extraClassDeclaration = [{
    static bool isCompatibleReturnTypes(::mlir::TypeRange inferred, ::mlir::TypeRange actual) {
      return ::mlir::stablehlo::areCompatible(inferred, actual);
    }
  }];
}

// Operands and results have one type, up to what is known of their sizes; with type inference.
def Stablehlo_SameType : NativeOpTrait<"SameType"> { let cppNamespace = "::mlir::stablehlo"; }

// As `SameType`, but that quantized types may differ in scales and zero points.
def Stablehlo_SameTypeOrQuantized : NativeOpTrait<"SameTypeOrQuantized"> { let cppNamespace = "::mlir::stablehlo"; }

// As `Stablehlo_Op`, for results whose quantized types are equal up to scales and zero points (specification, `baseline_type`).
class Stablehlo_BaselineOp<string mnemonic, list<Trait> traits = []> : Stablehlo_Op<mnemonic, traits> {
  let extraClassDeclaration = [{
    static bool isCompatibleReturnTypes(::mlir::TypeRange inferred, ::mlir::TypeRange actual) {
      return ::mlir::stablehlo::areCompatible(inferred, actual, /*baseline=*/true);
    }
  }];
}

// An operation whose result has the type of its operands, in C++ as the most frequent of all.
class Stablehlo_SameTypeOp<string mnemonic, list<Trait> traits = []>
    : Stablehlo_BaselineOp<mnemonic,
                           !listconcat([Pure, Stablehlo_SameTypeOrQuantized, InferTypeOpInterface], traits)>;

// What an operation may touch besides its operands: no memory, but an order or a possible non-termination that no pass
// may undo.
def Stablehlo_TerminationResource : Resource<"::mlir::stablehlo::TerminationResource">;
def Stablehlo_SchedulingResource : Resource<"::mlir::stablehlo::SchedulingResource">;
def Stablehlo_RandomStateResource : Resource<"::mlir::stablehlo::RandomStateResource">;

#endif
