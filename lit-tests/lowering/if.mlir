// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt --shale-lower-to-linalg %s | FileCheck %s

// CHECK-LABEL: func.func @main
// CHECK-SAME: %[[P:[a-z0-9]*]]: tensor<i8>, %[[X:[a-z0-9]*]]: tensor<4xf32>
// CHECK: %[[E:.*]] = tensor.extract %[[P]][] : tensor<i8>
// CHECK: %[[C:.*]] = arith.trunci %[[E]] : i8 to i1
// CHECK: %[[R:.*]] = scf.if %[[C]] -> (tensor<4xf32>) {
// CHECK: linalg.generic {{.*}} ins(%[[X]] : tensor<4xf32>)
// CHECK: scf.yield
// CHECK: } else {
// CHECK: scf.yield %[[X]]
// CHECK: return %[[R]]
func.func @main(%p: tensor<i1>, %x: tensor<4xf32>) -> tensor<4xf32> {
  %r = "stablehlo.if"(%p) ({
    %n = stablehlo.negate %x : tensor<4xf32>
    stablehlo.return %n : tensor<4xf32>
  }, {
    stablehlo.return %x : tensor<4xf32>
  }) : (tensor<i1>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
