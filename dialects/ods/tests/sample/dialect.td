// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A dialect with one of everything that the generator knows.
#ifndef SAMPLE_DIALECT_TD
#define SAMPLE_DIALECT_TD
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Sample_Dialect : Dialect {
  let name = "sample";
  let cppNamespace = "::mlir::sample";
  let summary = "one of everything";
}
class Sample_Op<string mnemonic, list<Trait> traits = []> : Op<Sample_Dialect, mnemonic, traits>;

def Sample_Color : I32EnumAttr<"Color", "a color", [
    I32EnumAttrCase<"DARK_RED", 1>, I32EnumAttrCase<"Blue", 7, "blue">]> {
  let cppNamespace = "::mlir::sample";
  let genSpecializedAttr = 0;
}
def Sample_ColorAttr : EnumAttr<Sample_Dialect, Sample_Color, "color">;
def Sample_Level : I32EnumAttr<"Level", "a level", [I32EnumAttrCase<"Low", 0>]> {
  let cppNamespace = "::mlir::sample";
}
def Sample_NumbersAttr : AttrDef<Sample_Dialect, "Numbers"> {
  let mnemonic = "numbers";
  let parameters = (ins ArrayRefParameter<"int64_t", "the dimensions">:$some_dims, "bool":$type, "::mlir::Type":$element,
                        StringRefParameter<>:$text, Sample_Color:$color);
  let assemblyFormat = "`<` struct(params) `>`";
}
def Sample_TokenType : TypeDef<Sample_Dialect, "Token"> { let mnemonic = "token"; }
#endif
