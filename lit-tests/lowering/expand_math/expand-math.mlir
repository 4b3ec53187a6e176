// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s --shale-expand-math | FileCheck %s

// Scalars and vectors get the same operations; nothing is left that a library would have to compute.
// CHECK-LABEL: func.func @scalar
// CHECK-NOT: shale.
// CHECK: math.fma {{.*}} : f32
// CHECK-NOT: math.exp
func.func @scalar(%x: f32) -> f32 {
  %0 = shale.exp %x : f32
  return %0 : f32
}

// CHECK-LABEL: func.func @vector
// CHECK-NOT: shale.
// CHECK: math.fma {{.*}} : vector<2x8xf64>
func.func @vector(%x: vector<2x8xf64>) -> vector<2x8xf64> {
  %0 = shale.log %x : vector<2x8xf64>
  return %0 : vector<2x8xf64>
}

// Half precision is computed in f32 and rounded once.
// CHECK-LABEL: func.func @half(
// CHECK-SAME: %[[X:.*]]: vector<16xbf16>
// CHECK: arith.extf %[[X]] : vector<16xbf16> to vector<16xf32>
// CHECK: %[[R:.*]] = arith.truncf %{{.*}} : vector<16xf32> to vector<16xbf16>
// CHECK-NEXT: return %[[R]]
func.func @half(%x: vector<16xbf16>) -> vector<16xbf16> {
  %0 = shale.tanh %x : vector<16xbf16>
  return %0 : vector<16xbf16>
}

// CHECK-LABEL: func.func @stored(
// CHECK-SAME: %[[X:.*]]: vector<16xi8>
// CHECK: %[[BITS:.*]] = arith.extui %[[X]] : vector<16xi8> to vector<16xi32>
// CHECK-NOT: shale.
// CHECK: arith.bitcast %{{.*}} : vector<16xi32> to vector<16xf32>
// CHECK: %[[R:.*]] = arith.trunci %{{.*}} : vector<16xi32> to vector<16xi8>
// CHECK-NEXT: return %[[R]]
func.func @stored(%x: vector<16xi8>) -> vector<16xi8> {
  %0 = shale.decode %x as f8E4M3FN : vector<16xi8> to vector<16xf32>
  %1 = shale.encode %0 as f8E5M2 : vector<16xf32> to vector<16xi8>
  return %1 : vector<16xi8>
}
