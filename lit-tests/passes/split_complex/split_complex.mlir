// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Complex values become pairs of floats, also those that pass through regions; arguments and results stay.
// RUN: shale-opt %s -split-input-file -pass-pipeline='builtin.module(shale-split-complex)' | FileCheck %s
// RUN: not shale-opt %S/inputs/remainder.mlir -pass-pipeline='builtin.module(shale-split-complex)' 2>&1 | FileCheck %s --check-prefix=REFUSED

// CHECK-LABEL: @product
// CHECK: %[[A:.+]] = stablehlo.real %arg0
// CHECK: %[[B:.+]] = stablehlo.imag %arg0
// CHECK: %[[C:.+]] = stablehlo.real %arg1
// CHECK: %[[D:.+]] = stablehlo.imag %arg1
// CHECK: %[[AC:.+]] = stablehlo.multiply %[[A]], %[[C]]
// CHECK: %[[BD:.+]] = stablehlo.multiply %[[B]], %[[D]]
// CHECK: %[[AD:.+]] = stablehlo.multiply %[[A]], %[[D]]
// CHECK: %[[BC:.+]] = stablehlo.multiply %[[B]], %[[C]]
// CHECK: %[[RE:.+]] = stablehlo.subtract %[[AC]], %[[BD]]
// CHECK: %[[IM:.+]] = stablehlo.add %[[AD]], %[[BC]]
// CHECK: %[[Z:.+]] = stablehlo.complex %[[RE]], %[[IM]] : tensor<3xcomplex<f32>>
// CHECK: return %[[Z]]
func.func @product(%arg0: tensor<3xcomplex<f32>>, %arg1: tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>> {
  %0 = stablehlo.multiply %arg0, %arg1 : tensor<3xcomplex<f32>>
  return %0 : tensor<3xcomplex<f32>>
}

// -----

// A sum is two sums; constants are two constants.
// CHECK-LABEL: @sum
// CHECK-DAG: stablehlo.constant dense<1.000000e+00> : tensor<f32>
// CHECK-DAG: stablehlo.constant dense<-2.000000e+00> : tensor<f32>
// CHECK-COUNT-2: stablehlo.reduce{{.*}} applies stablehlo.add {{.*}} : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
// CHECK-NOT: stablehlo.reduce
func.func @sum(%arg0: tensor<3xcomplex<f32>>) -> tensor<complex<f32>> {
  %c = stablehlo.constant dense<(1.0,-2.0)> : tensor<complex<f32>>
  %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.add across dimensions = [0] : (tensor<3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
  return %0 : tensor<complex<f32>>
}

// -----

// A product is one reduction of pairs.
// CHECK-LABEL: @product_of_all
// CHECK: stablehlo.reduce
// CHECK-SAME: (tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
func.func @product_of_all(%arg0: tensor<3xcomplex<f32>>) -> tensor<complex<f32>> {
  %c = stablehlo.constant dense<(1.0,0.0)> : tensor<complex<f32>>
  %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.multiply across dimensions = [0] : (tensor<3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
  return %0 : tensor<complex<f32>>
}

// -----

// A comparator has left and right of each operand side by side.
// CHECK-LABEL: @sorted
// CHECK: stablehlo.sort
// CHECK: ^bb0(%[[LEFT:.+]]: tensor<f32>, %[[RIGHT:.+]]: tensor<f32>, %{{.+}}: tensor<f32>, %{{.+}}: tensor<f32>):
// CHECK: stablehlo.compare LT, %[[LEFT]], %[[RIGHT]]
func.func @sorted(%arg0: tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>> {
  %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>):
    %1 = stablehlo.real %a : (tensor<complex<f32>>) -> tensor<f32>
    %2 = stablehlo.real %b : (tensor<complex<f32>>) -> tensor<f32>
    %3 = stablehlo.compare LT, %1, %2 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %3 : tensor<i1>
  }) : (tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  return %0 : tensor<3xcomplex<f32>>
}

// -----

// Loops carry both parts.
// CHECK-LABEL: @loop
// CHECK: stablehlo.while(%{{.+}} = %{{.+}}, %{{.+}} = %{{.+}}, %{{.+}} = %arg1) : tensor<f32>, tensor<f32>, tensor<i32>
func.func @loop(%arg0: tensor<complex<f32>>, %arg1: tensor<i32>) -> tensor<complex<f32>> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %0:2 = stablehlo.while(%z = %arg0, %i = %arg1) : tensor<complex<f32>>, tensor<i32>
    cond {
      %1 = stablehlo.compare GT, %i, %zero : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %1 = stablehlo.multiply %z, %arg0 : tensor<complex<f32>>
      %2 = stablehlo.subtract %i, %one : tensor<i32>
      stablehlo.return %1, %2 : tensor<complex<f32>>, tensor<i32>
    }
  return %0#0 : tensor<complex<f32>>
}

// REFUSED: remainder.mlir:{{[0-9:]+}}: error: 'stablehlo.remainder' op has no lowering for

// What the runtime computes has complex operands and results.
// CHECK-LABEL: func.func @whole
// CHECK-SAME: %[[A:[a-z0-9]*]]: tensor<8xcomplex<f32>>
// CHECK: %[[F:.*]] = stablehlo.fft %[[A]], type = FFT, length = [8]
// CHECK: %[[S:.*]] = stablehlo.real %[[F]]
// CHECK: %[[T:.*]] = stablehlo.imag %[[F]]
// CHECK: %[[X:.*]] = stablehlo.add %[[S]], %[[S]]
// CHECK: %[[Y:.*]] = stablehlo.add %[[T]], %[[T]]
// CHECK: %[[Z:.*]] = stablehlo.complex %[[X]], %[[Y]]
// CHECK: %[[R:.*]] = stablehlo.custom_call @my.target(%[[Z]]) {has_side_effect = true}
// CHECK: stablehlo.real %[[R]]
func.func @whole(%a: tensor<8xcomplex<f32>>) -> tensor<8xf32> {
  %0 = stablehlo.fft %a, type = FFT, length = [8] : (tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>>
  %1 = stablehlo.add %0, %0 : tensor<8xcomplex<f32>>
  %2 = stablehlo.custom_call @my.target(%1) {has_side_effect = true} : (tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>>
  %3 = stablehlo.real %2 : (tensor<8xcomplex<f32>>) -> tensor<8xf32>
  return %3 : tensor<8xf32>
}
