// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Enumerations and structured attributes of the dialect, which has its own of what StableHLO has too.
#ifndef SHALE_CHLO_ATTRIBUTES_TD
#define SHALE_CHLO_ATTRIBUTES_TD

include "chlo/dialect.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"

class Chlo_Enum<string name, string summary, list<I32EnumAttrCase> cases> : I32EnumAttr<name, summary, cases> {
  let cppNamespace = "::mlir::chlo";
  let genSpecializedAttr = 0;
}

def Chlo_ComparisonDirection : Chlo_Enum<"ComparisonDirection", "which comparison", [
  I32EnumAttrCase<"EQ", 0>, I32EnumAttrCase<"NE", 1>, I32EnumAttrCase<"GE", 2>, I32EnumAttrCase<"GT", 3>,
  I32EnumAttrCase<"LE", 4>, I32EnumAttrCase<"LT", 5>]>;
def Chlo_ComparisonDirectionAttr : EnumAttr<Chlo_Dialect, Chlo_ComparisonDirection, "comparison_direction">;

def Chlo_ComparisonType : Chlo_Enum<"ComparisonType", "which order the elements are compared in", [
  I32EnumAttrCase<"NOTYPE", 0>, I32EnumAttrCase<"FLOAT", 1>, I32EnumAttrCase<"TOTALORDER", 2>,
  I32EnumAttrCase<"SIGNED", 3>, I32EnumAttrCase<"UNSIGNED", 4>]>;
def Chlo_ComparisonTypeAttr : EnumAttr<Chlo_Dialect, Chlo_ComparisonType, "comparison_type">;

def Chlo_Precision : Chlo_Enum<"Precision", "precision of a contraction's operands", [
  I32EnumAttrCase<"DEFAULT", 0>, I32EnumAttrCase<"HIGH", 1>, I32EnumAttrCase<"HIGHEST", 2>]>;
def Chlo_PrecisionAttr : EnumAttr<Chlo_Dialect, Chlo_Precision, "precision">;
def Chlo_PrecisionConfigAttr : TypedArrayAttrBase<Chlo_PrecisionAttr, "one precision per operand">;

def Chlo_Dims : ArrayRefParameter<"int64_t">;
def Chlo_RaggedDotDimensionNumbersAttr : AttrDef<Chlo_Dialect, "RaggedDotDimensionNumbers"> {
  let mnemonic = "ragged_dot";
  let summary = "which dimensions a `ragged_dot` batches and contracts, and which are divided into groups";
  let description = [{
    Fields that are empty are left out; the order in the text is free.

    Example: `#chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1],
    lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>`
  }];
  let parameters = (ins Chlo_Dims:$lhs_batching_dimensions, Chlo_Dims:$rhs_batching_dimensions,
                        Chlo_Dims:$lhs_contracting_dimensions, Chlo_Dims:$rhs_contracting_dimensions,
                        Chlo_Dims:$lhs_ragged_dimensions, Chlo_Dims:$rhs_group_dimensions);
  let hasCustomAssemblyFormat = 1;
}

#endif
