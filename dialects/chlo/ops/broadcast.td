// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Elementwise operations whose operands are broadcast to one shape first.
#ifndef SHALE_CHLO_BROADCAST_TD
#define SHALE_CHLO_BROADCAST_TD

include "chlo/attributes.td"
include "stablehlo/types.td"

// The operand of lower rank has the dimensions `broadcast_dimensions` of the result, by default the last ones; sizes of 1 then
// repeat. The result's element type is `operands`' unless it is another.
class Chlo_BroadcastOp<string mnemonic, Type type, Type resultType = type>
    : Chlo_Op<mnemonic, [Pure, DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let arguments = (ins type:$lhs, type:$rhs, OptionalAttr<DenseI64ArrayAttr>:$broadcast_dimensions);
  let results = (outs resultType:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type($result)";
}

def Chlo_BroadcastAddOp : Chlo_BroadcastOp<"broadcast_add", Stablehlo_Tensor> {
  let summary = "sum, with broadcasting";
  let description = [{
    `add` of operands broadcast to one shape.

    Example: `%r = chlo.broadcast_add %lhs, %rhs : (tensor<2x1xf32>, tensor<3xf32>) -> tensor<2x3xf32>`
  }];
}

def Chlo_BroadcastAndOp : Chlo_BroadcastOp<"broadcast_and", Stablehlo_BoolIntTensor> {
  let summary = "logical or bitwise and, with broadcasting";
  let description = [{
    `and` of operands broadcast to one shape.

    Example: `%r = chlo.broadcast_and %lhs, %rhs : (tensor<2x1xi32>, tensor<3xi32>) -> tensor<2x3xi32>`
  }];
}

def Chlo_BroadcastAtan2Op : Chlo_BroadcastOp<"broadcast_atan2", Stablehlo_Tensor> {
  let summary = "angle of a point, with broadcasting";
  let description = [{
    `atan2` of operands broadcast to one shape.

    Example: `%r = chlo.broadcast_atan2 %lhs, %rhs : (tensor<2x1xf32>, tensor<3xf32>) -> tensor<2x3xf32>`
  }];
}

def Chlo_BroadcastDivideOp : Chlo_BroadcastOp<"broadcast_divide", Stablehlo_Tensor> {
  let summary = "quotient, with broadcasting";
  let description = [{
    `divide` of operands broadcast to one shape.

    Example: `%r = chlo.broadcast_divide %lhs, %rhs : (tensor<2x1xf32>, tensor<3xf32>) -> tensor<2x3xf32>`
  }];
}

def Chlo_BroadcastMaximumOp : Chlo_BroadcastOp<"broadcast_maximum", Stablehlo_Tensor> {
  let summary = "larger of two, with broadcasting";
  let description = [{
    `maximum` of operands broadcast to one shape.

    Example: `%r = chlo.broadcast_maximum %lhs, %rhs : (tensor<2x1xf32>, tensor<3xf32>) -> tensor<2x3xf32>`
  }];
}

def Chlo_BroadcastMinimumOp : Chlo_BroadcastOp<"broadcast_minimum", Stablehlo_Tensor> {
  let summary = "smaller of two, with broadcasting";
  let description = [{
    `minimum` of operands broadcast to one shape.

    Example: `%r = chlo.broadcast_minimum %lhs, %rhs : (tensor<2x1xf32>, tensor<3xf32>) -> tensor<2x3xf32>`
  }];
}

def Chlo_BroadcastMultiplyOp : Chlo_BroadcastOp<"broadcast_multiply", Stablehlo_Tensor> {
  let summary = "product, with broadcasting";
  let description = [{
    `multiply` of operands broadcast to one shape.

    Example: `%r = chlo.broadcast_multiply %lhs, %rhs : (tensor<2x1xf32>, tensor<3xf32>) -> tensor<2x3xf32>`
  }];
}

def Chlo_BroadcastNextAfterOp : Chlo_BroadcastOp<"broadcast_next_after", Stablehlo_FloatTensor> {
  let summary = "next float towards another, with broadcasting";
  let description = [{
    `next_after` of operands broadcast to one shape.

    Example: `%r = chlo.broadcast_next_after %lhs, %rhs : (tensor<2x1xf32>, tensor<3xf32>) -> tensor<2x3xf32>`
  }];
}

def Chlo_BroadcastOrOp : Chlo_BroadcastOp<"broadcast_or", Stablehlo_BoolIntTensor> {
  let summary = "logical or bitwise or, with broadcasting";
  let description = [{
    `or` of operands broadcast to one shape.

    Example: `%r = chlo.broadcast_or %lhs, %rhs : (tensor<2x1xi32>, tensor<3xi32>) -> tensor<2x3xi32>`
  }];
}

def Chlo_BroadcastPolygammaOp : Chlo_BroadcastOp<"broadcast_polygamma", Stablehlo_FloatTensor> {
  let summary = "polygamma function, with broadcasting";
  let description = [{
    `polygamma` of operands broadcast to one shape.

    Example: `%r = chlo.broadcast_polygamma %lhs, %rhs : (tensor<2x1xf32>, tensor<3xf32>) -> tensor<2x3xf32>`
  }];
}

def Chlo_BroadcastPowerOp : Chlo_BroadcastOp<"broadcast_power", Stablehlo_Tensor> {
  let summary = "power, with broadcasting";
  let description = [{
    `power` of operands broadcast to one shape.

    Example: `%r = chlo.broadcast_power %lhs, %rhs : (tensor<2x1xf32>, tensor<3xf32>) -> tensor<2x3xf32>`
  }];
}

def Chlo_BroadcastRemainderOp : Chlo_BroadcastOp<"broadcast_remainder", Stablehlo_Tensor> {
  let summary = "remainder, with broadcasting";
  let description = [{
    `remainder` of operands broadcast to one shape.

    Example: `%r = chlo.broadcast_remainder %lhs, %rhs : (tensor<2x1xf32>, tensor<3xf32>) -> tensor<2x3xf32>`
  }];
}

def Chlo_BroadcastShiftLeftOp : Chlo_BroadcastOp<"broadcast_shift_left", Stablehlo_Tensor> {
  let summary = "shift to the left, with broadcasting";
  let description = [{
    `shift_left` of operands broadcast to one shape.

    Example: `%r = chlo.broadcast_shift_left %lhs, %rhs : (tensor<2x1xi32>, tensor<3xi32>) -> tensor<2x3xi32>`
  }];
}

def Chlo_BroadcastShiftRightArithmeticOp : Chlo_BroadcastOp<"broadcast_shift_right_arithmetic", Stablehlo_Tensor> {
  let summary = "shift to the right with copies of the sign, with broadcasting";
  let description = [{
    `shift_right_arithmetic` of operands broadcast to one shape.

    Example: `%r = chlo.broadcast_shift_right_arithmetic %lhs, %rhs : (tensor<2x1xi32>, tensor<3xi32>) -> tensor<2x3xi32>`
  }];
}

def Chlo_BroadcastShiftRightLogicalOp : Chlo_BroadcastOp<"broadcast_shift_right_logical", Stablehlo_Tensor> {
  let summary = "shift to the right with zeros, with broadcasting";
  let description = [{
    `shift_right_logical` of operands broadcast to one shape.

    Example: `%r = chlo.broadcast_shift_right_logical %lhs, %rhs : (tensor<2x1xi32>, tensor<3xi32>) -> tensor<2x3xi32>`
  }];
}

def Chlo_BroadcastSubtractOp : Chlo_BroadcastOp<"broadcast_subtract", Stablehlo_Tensor> {
  let summary = "difference, with broadcasting";
  let description = [{
    `subtract` of operands broadcast to one shape.

    Example: `%r = chlo.broadcast_subtract %lhs, %rhs : (tensor<2x1xf32>, tensor<3xf32>) -> tensor<2x3xf32>`
  }];
}

def Chlo_BroadcastXorOp : Chlo_BroadcastOp<"broadcast_xor", Stablehlo_BoolIntTensor> {
  let summary = "logical or bitwise exclusive or, with broadcasting";
  let description = [{
    `xor` of operands broadcast to one shape.

    Example: `%r = chlo.broadcast_xor %lhs, %rhs : (tensor<2x1xi32>, tensor<3xi32>) -> tensor<2x3xi32>`
  }];
}

def Chlo_BroadcastZetaOp : Chlo_BroadcastOp<"broadcast_zeta", Stablehlo_FloatTensor> {
  let summary = "Hurwitz zeta function, with broadcasting";
  let description = [{
    `zeta` of operands broadcast to one shape.

    Example: `%r = chlo.broadcast_zeta %lhs, %rhs : (tensor<2x1xf32>, tensor<3xf32>) -> tensor<2x3xf32>`
  }];
}

def Chlo_BroadcastCompareOp : Chlo_BroadcastOp<"broadcast_compare", Stablehlo_Tensor, Stablehlo_BoolTensor> {
  let summary = "comparison, with broadcasting";
  let description = [{
    `compare` of operands broadcast to one shape. Without `compare_type` the element type decides.

    Example:
    ```mlir
    %r = chlo.broadcast_compare %lhs, %rhs {comparison_direction = #chlo<comparison_direction LT>}
        : (tensor<2x1xf32>, tensor<3xf32>) -> tensor<2x3xi1>
    ```
  }];
  let arguments = (ins Stablehlo_Tensor:$lhs, Stablehlo_Tensor:$rhs, OptionalAttr<DenseI64ArrayAttr>:$broadcast_dimensions,
                       Chlo_ComparisonDirectionAttr:$comparison_direction,
                       OptionalAttr<Chlo_ComparisonTypeAttr>:$compare_type);
}

def Chlo_BroadcastComplexOp : Chlo_BroadcastOp<"broadcast_complex", Stablehlo_F32F64Tensor, Stablehlo_ComplexTensor> {
  let summary = "complex numbers of their parts, with broadcasting";
  let description = [{
    `complex` of operands broadcast to one shape.

    Example: `%r = chlo.broadcast_complex %lhs, %rhs : (tensor<2x1xf32>, tensor<3xf32>) -> tensor<2x3xcomplex<f32>>`
  }];
}

def Chlo_BroadcastSelectOp
    : Chlo_Op<"broadcast_select", [Pure, DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "one of two, with broadcasting";
  let description = [{
    `select` of operands broadcast to one shape, by their last dimensions.

    Example: `%r = chlo.broadcast_select %p, %a, %b : (tensor<i1>, tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>`
  }];
  let arguments = (ins Stablehlo_BoolTensor:$pred, Stablehlo_Tensor:$on_true, Stablehlo_Tensor:$on_false);
  let results = (outs Stablehlo_Tensor:$result);
  let assemblyFormat = "$pred `,` $on_true `,` $on_false attr-dict `:` "
                       "`(` type($pred) `,` type($on_true) `,` type($on_false) `)` `->` type($result)";
}

#endif
