// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Constants, calls, tuples, sorting and mapping.
#ifndef SHALE_STABLEHLO_OTHER_TD
#define SHALE_STABLEHLO_OTHER_TD

include "stablehlo/attributes.td"
include "stablehlo/types.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/SymbolInterfaces.td"

def Stablehlo_CompositeOp : Stablehlo_Op<"composite", [DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "a named operation with a decomposition";
  let description = [{
    Does what the function `decomposition` does; whoever knows `name` (a namespaced name, C1) and its attributes may do
    it another way. The function exists (C2) and has the operands' (C3) and the results' types (C4) (specification,
    `composite`).

    Example:
    ```mlir
    %result = stablehlo.composite "my.op" %a
        {composite_attributes = {k = 1 : i64}, decomposition = @my_op, version = 1 : i32} : (tensor<f32>) -> tensor<f32>
    ```
  }];
  let arguments = (ins Variadic<Stablehlo_Value>:$inputs, StrAttr:$name,
                       DefaultValuedOptionalAttr<DictionaryAttr, "{}">:$composite_attributes,
                       FlatSymbolRefAttr:$decomposition, DefaultValuedOptionalAttr<I32Attr, "0">:$version);
  let results = (outs Variadic<Stablehlo_Value>:$results);
  let assemblyFormat = "$name $inputs attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

def Stablehlo_ConstantOp
    : Stablehlo_Op<"constant", [ConstantLike, Pure, AllTypesMatch<["value", "output"]>,
                                DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let summary = "a constant tensor";
  let description = [{
    The type is that of `value` (C1) (specification, `constant`).

    Example: `%output = stablehlo.constant dense<[[0.0, 1.0], [2.0, 3.0]]> : tensor<2x2xf32>`
  }];
  let arguments = (ins ElementsAttr:$value);
  let results = (outs Stablehlo_Tensor:$output);
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
}

// The sizes of a tile, tiles within tiles, and these for several values.
def Stablehlo_Tile : Attr<And<[IndexElementsAttr.predicate,
                              CPred<"::llvm::cast<::mlir::ShapedType>(::llvm::cast<::mlir::ElementsAttr>($_self).getType()).getRank() == 1">]>,
                         "sizes of a tile">;
def Stablehlo_Tilings : TypedArrayAttrBase<TypedArrayAttrBase<Stablehlo_Tile, "array of tiles">,
                                           "array of tilings, each an array of tiles, which are index tensors of rank 1">;

def Stablehlo_CustomCallOp
    : Stablehlo_Op<"custom_call", [DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
                                   DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "an operation known by name outside the program";
  let description = [{
    Calls `call_target_name`, whose meaning is left to whoever runs the program. Without `has_side_effect` it may be
    dropped, merged and moved. Layouts are given for all operands and results or for none, tilings of results are lists of
    tiles, each the sizes of one, and aliases name operands of the results' types (specification, `custom_call`).

    Example:
    ```mlir
    %result = stablehlo.custom_call @target(%a) {backend_config = {option = 42 : i32}, api_version = 4 : i32}
        : (tensor<f32>) -> tensor<f32>
    ```
  }];
  let arguments = (ins Variadic<Stablehlo_ValueOrBuffer>:$inputs, StrAttr:$call_target_name,
                       DefaultValuedOptionalAttr<BoolAttr, "false">:$has_side_effect,
                       OptionalAttr<AnyAttrOf<[StrAttr, DictionaryAttr]>>:$backend_config,
                       DefaultValuedOptionalAttr<Stablehlo_CustomCallApiVersionAttr,
                                                 "CustomCallApiVersion::API_VERSION_ORIGINAL">:$api_version,
                       DefaultValuedOptionalAttr<TypedArrayAttrBase<FlatSymbolRefAttr, "array of symbols">,
                                                 "{}">:$called_computations,
                       OptionalAttr<TypedArrayAttrBase<IndexElementsAttr, "one layout per operand">>:$operand_layouts,
                       OptionalAttr<TypedArrayAttrBase<IndexElementsAttr, "one layout per result">>:$result_layouts,
                       DefaultValuedOptionalAttr<
                           TypedArrayAttrBase<Stablehlo_OutputOperandAliasAttr, "array of aliases">,
                           "{}">:$output_operand_aliases,
                       OptionalAttr<Stablehlo_Tilings>:$result_tilings);
  let results = (outs Variadic<Stablehlo_ValueOrBuffer>:$results);
  let assemblyFormat = "custom<CustomCallTarget>($call_target_name) `(` $inputs `)` attr-dict `:` "
                       "functional-type(operands, results)";
  let hasVerifier = 1;
  let useCustomPropertiesEncoding = 1;
}

def Stablehlo_GetTupleElementOp
    : Stablehlo_Op<"get_tuple_element", [Pure, DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "a component of a tuple";
  let description = [{
    `index` names a component (C1), whose type the result has (C2) (specification, `get_tuple_element`).

    Example: `%result = stablehlo.get_tuple_element %operand[0] : (tuple<tensor<2xf32>, tensor<i32>>) -> tensor<2xf32>`
  }];
  let arguments = (ins Stablehlo_Tuple:$operand, ConfinedAttr<I32Attr, [IntNonNegative]>:$index);
  let results = (outs Stablehlo_ValueOrBuffer:$result);
  let assemblyFormat = "$operand `[` $index `]` attr-dict `:` functional-type(operands, results)";
  let hasFolder = 1;
}

def Stablehlo_MapOp : Stablehlo_Op<"map", [RecursiveMemoryEffects, SingleBlock,
                                           SameOperandsAndResultShape]> {
  let summary = "a function of scalars on every element";
  let description = [{
    At least one input; all have one shape, which the result has (C1, C2); `dimensions` counts them all (C3);
    `computation` maps one scalar per input to one of the result's element type (C4) (specification, `map`).

    Example:
    ```mlir
    %result = "stablehlo.map"(%a, %b) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%x: tensor<i64>, %y: tensor<i64>):
      %p = stablehlo.multiply %x, %y : tensor<i64>
      stablehlo.return %p : tensor<i64>
    }) : (tensor<2x2xi64>, tensor<2x2xi64>) -> tensor<2x2xi64>
    ```
  }];
  let arguments = (ins Variadic<Stablehlo_Tensor>:$inputs, DenseI64ArrayAttr:$dimensions);
  let regions = (region SizedRegion<1>:$computation);
  let results = (outs Stablehlo_Tensor:$result);
  let hasVerifier = 1;
}

def Stablehlo_SortOp : Stablehlo_Op<"sort", [RecursiveMemoryEffects, SingleBlock,
                                             SameOperandsAndResultShape,
                                             DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "sorts along a dimension";
  let description = [{
    Orders the slices of all inputs along `dimension` together, so that `comparator` of one element's values and a
    later one's holds; with `is_stable` equal elements keep their order. At least one input (C1), results of the
    inputs' types (C2), one shape (C3); `dimension` is in [-rank, rank) (C4); `comparator` maps two scalars per input
    to a boolean (C5) (specification, `sort`).

    Example:
    ```mlir
    %r:2 = "stablehlo.sort"(%keys, %values) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>, %x: tensor<i32>, %y: tensor<i32>):
      %lt = stablehlo.compare LT, %a, %b, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %lt : tensor<i1>
    }) : (tensor<8xf32>, tensor<8xi32>) -> (tensor<8xf32>, tensor<8xi32>)
    ```
  }];
  let arguments = (ins Variadic<Stablehlo_Tensor>:$inputs, DefaultValuedOptionalAttr<I64Attr, "-1">:$dimension,
                       DefaultValuedOptionalAttr<BoolAttr, "false">:$is_stable);
  let regions = (region SizedRegion<1>:$comparator);
  let results = (outs Variadic<Stablehlo_Tensor>:$results);
}

def Stablehlo_TupleOp : Stablehlo_Op<"tuple", [Pure, DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "a tuple of its operands";
  let description = [{
    The components have the operands' types (C1) (specification, `tuple`).

    Example: `%result = stablehlo.tuple %a, %b : tuple<tensor<2xf32>, tensor<i32>>`
  }];
  let arguments = (ins Variadic<Stablehlo_ValueOrBuffer>:$val);
  let results = (outs Stablehlo_Tuple:$result);
  let assemblyFormat = "$val attr-dict `:` custom<TupleOpType>(type($val), type($result))";
}

def Stablehlo_TraceOp : Stablehlo_Op<"trace"> {
  let summary = "marks a tensor for debugging";
  let description = [{
    Does nothing to the program. Removed from the specification.

    Example: `stablehlo.trace %a, "here" : tensor<4xf32>`
  }];
  let arguments = (ins Stablehlo_Tensor:$operand, StrAttr:$tag);
  let assemblyFormat = "$operand `,` $tag attr-dict `:` type($operand)";
}

#endif
