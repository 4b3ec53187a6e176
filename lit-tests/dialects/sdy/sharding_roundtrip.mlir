// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt | FileCheck %s
// RUN: shale-opt %s --emit-bytecode | shale-opt | FileCheck %s

sdy.mesh @mesh = <["x"=2, "y"=4]>

// CHECK-LABEL: func.func @arguments(
// CHECK-SAME: %arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x", "y"}, {}]>}
// CHECK-SAME: %arg1: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x", ?}p1], replicated={"y"}>}
// CHECK-SAME: -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<mesh<["x"=2, "y"=4]>, [{?}, {"y":(1)2}], replicated={"x"}, unreduced={"y":(2)2}>})
func.func @arguments(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x", "y"}, {}]>},
                     %b: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x", ?}p1], replicated={"y"}>})
    -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<mesh<["x"=2, "y"=4]>, [{?}, {"y":(1)2}], replicated={"x"}, unreduced={"y":(2)2}>}) {
  return %a : tensor<8x8xf32>
}

// CHECK-LABEL: func.func @operations(
// CHECK-NEXT: sdy.sharding_constraint %arg0 <@mesh, [{?}, {"y"}]> : tensor<8x8xf32>
// CHECK-NEXT: stablehlo.negate %0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}, {}]>]>} : tensor<8x8xf32>
func.func @operations(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = sdy.sharding_constraint %a <@mesh, [{?}, {"y"}]> : tensor<8x8xf32>
  %1 = stablehlo.negate %0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}, {}]>]>} : tensor<8x8xf32>
  return %1 : tensor<8x8xf32>
}

// CHECK-LABEL: func.func @manual(
// CHECK-NEXT: sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"x"}, {}]>] out_shardings=[<@mesh, [{}, {}]>] manual_axes={"x", "y"} (%arg1: tensor<2x4xf32>) {
// CHECK-NEXT: stablehlo.negate %arg1
// CHECK-NEXT: sdy.return %{{.*}} : tensor<2x4xf32>
// CHECK-NEXT: } : (tensor<4x4xf32>) -> tensor<2x4xf32>
func.func @manual(%a: tensor<4x4xf32>) -> tensor<2x4xf32> {
  %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"x"}, {}]>] out_shardings=[<@mesh, [{}, {}]>] manual_axes={"x", "y"} (%part: tensor<2x4xf32>) {
    %1 = stablehlo.negate %part : tensor<2x4xf32>
    sdy.return %1 : tensor<2x4xf32>
  } : (tensor<4x4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}
