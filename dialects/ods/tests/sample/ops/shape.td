// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
include "sample/dialect.td"

def Sample_TransposeOp : Sample_Op<"transpose", [Pure,
    DeclareOpInterfaceMethods<InferTypeOpInterface, ["isCompatibleReturnTypes"]>]> {
  let summary = "permutes dimensions";
  let description = [{
    Says more.

    ```mlir
    %r = sample.transpose %x
    ```
  }];
  let arguments = (ins AnyRankedTensor:$operand, DenseI64ArrayAttr:$permutation);
  let results = (outs AnyRankedTensor:$result);
  let hasVerifier = 1;
  let hasFolder = 1;
}

def Sample_IfOp : Sample_Op<"if", [AttrSizedOperandSegments]> {
  let arguments = (ins Optional<I1>:$type, Variadic<AnyType>:$operation, OptionalAttr<I64Attr>:$count,
    DefaultValuedAttr<BoolAttr, "true">:$flag, DefaultValuedAttr<Sample_ColorAttr, "::mlir::sample::Color::Blue">:$color,
    Sample_NumbersAttr:$numbers, Sample_Level:$level, UnitAttr:$unit, FlatSymbolRefAttr:$callee, StrAttr:$name,
    TypedArrayAttrBase<Sample_ColorAttr, "colors">:$colors, DenseBoolArrayAttr:$reversal, AnyAttr:$rest);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region AnyRegion:$body, VariadicRegion<AnyRegion>:$branches);
  let hasRegionVerifier = 1;
  let hasFolder = 1;
}

def Sample_SameOp : Sample_Op<"same", [SameVariadicOperandSize]> {
  let arguments = (ins Variadic<AnyType>:$inputs, Variadic<AnyType>:$inits);
}
