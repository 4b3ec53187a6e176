// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations over sliding windows.
#ifndef SHALE_STABLEHLO_WINDOW_TD
#define SHALE_STABLEHLO_WINDOW_TD

include "stablehlo/attributes.td"
include "stablehlo/types.td"

def Stablehlo_ReduceWindowOp
    : Stablehlo_Op<"reduce_window", [RecursiveMemoryEffects, SameVariadicOperandSize, SingleBlock,
                                     DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "reduction of each window";
  let description = [{
    Slides a window over the inputs, dilated and padded with the init values, and combines the elements under it by
    `body`. Absent attributes are strides and dilations of 1 and no padding. Inputs have one shape (C2) and the element
    types of the init values (C3); at least one input (C1); the lists have one positive entry per dimension (C4 to C11),
    `padding` is one pair per dimension (C12); `body` maps two scalars per input to one (C13); results have one shape
    (C14), which follows (C15), and the element types of the body (C16) (specification, `reduce_window`).

    Example:
    ```mlir
    %result = "stablehlo.reduce_window"(%input, %init) <{
      window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 4, 1>,
      padding = dense<[[2, 1], [0, 0]]> : tensor<2x2xi64>
    }> ({
    ^bb0(%a: tensor<i64>, %b: tensor<i64>):
      %sum = stablehlo.add %a, %b : tensor<i64>
      stablehlo.return %sum : tensor<i64>
    }) : (tensor<3x2xi64>, tensor<i64>) -> tensor<2x2xi64>
    ```
  }];
  let arguments = (ins Variadic<Stablehlo_Tensor>:$inputs, Variadic<Stablehlo_Scalar>:$init_values,
                       DenseI64ArrayAttr:$window_dimensions, OptionalAttr<DenseI64ArrayAttr>:$window_strides,
                       OptionalAttr<DenseI64ArrayAttr>:$base_dilations,
                       OptionalAttr<DenseI64ArrayAttr>:$window_dilations, OptionalAttr<I64ElementsAttr>:$padding);
  let regions = (region SizedRegion<1>:$body);
  let results = (outs Variadic<Stablehlo_Tensor>:$results);
}

def Stablehlo_SelectAndScatterOp
    : Stablehlo_Op<"select_and_scatter", [RecursiveMemoryEffects,
                                          DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "gradient of a selection per window";
  let description = [{
    In each window of the operand, `select` picks one element; `scatter` adds the window's element of `source` to the
    result at that place. All else is `init_value`. Element types agree (C1); the shape of `source` is the number of
    windows (C2); `init_value` has the element type (C3); the lists have one positive entry per dimension (C4 to C7),
    `padding` is one pair per dimension (C8); `select` maps two scalars to a boolean (C9), `scatter` two scalars to one
    (C10); the result has the operand's shape (C11) and the element type of `scatter` (C12) (specification,
    `select_and_scatter`).

    Example:
    ```mlir
    %result = "stablehlo.select_and_scatter"(%operand, %source, %init) <{
      padding = dense<[[0, 1], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 3, 1>,
      window_strides = array<i64: 2, 1>
    }> ({
    ^bb0(%a: tensor<i64>, %b: tensor<i64>):
      %ge = stablehlo.compare GE, %a, %b : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %ge : tensor<i1>
    }, {
    ^bb0(%a: tensor<i64>, %b: tensor<i64>):
      %sum = stablehlo.add %a, %b : tensor<i64>
      stablehlo.return %sum : tensor<i64>
    }) : (tensor<4x2xi64>, tensor<2x2xi64>, tensor<i64>) -> tensor<4x2xi64>
    ```
  }];
  let arguments = (ins Stablehlo_Tensor:$operand, Stablehlo_Tensor:$source, Stablehlo_Scalar:$init_value,
                       OptionalAttr<DenseI64ArrayAttr>:$window_dimensions,
                       OptionalAttr<DenseI64ArrayAttr>:$window_strides, OptionalAttr<I64ElementsAttr>:$padding);
  let regions = (region SizedRegion<1>:$select, SizedRegion<1>:$scatter);
  let results = (outs Stablehlo_Tensor:$result);
}

#endif
