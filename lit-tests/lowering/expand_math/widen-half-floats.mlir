// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s --shale-widen-half-floats | FileCheck %s

// Every operation is rounded; conversions of bf16 are integer arithmetic.
// CHECK-LABEL: func.func @bf16(
// CHECK-SAME: %[[X:.*]]: vector<4xbf16>, %[[Y:.*]]: vector<4xbf16>)
// CHECK-NOT: arith.extf
// CHECK-NOT: arith.truncf
// CHECK: %[[BITS:.*]] = arith.bitcast %[[X]] : vector<4xbf16> to vector<4xi16>
// CHECK: %[[WIDE:.*]] = arith.extui %[[BITS]] : vector<4xi16> to vector<4xi32>
// CHECK: %[[UPPER:.*]] = arith.shli %[[WIDE]]
// CHECK: %[[A:.*]] = arith.bitcast %[[UPPER]] : vector<4xi32> to vector<4xf32>
// CHECK: arith.bitcast %[[Y]]
// CHECK: %[[S:.*]] = arith.addf %[[A]], %{{.*}} : vector<4xf32>
// CHECK: arith.bitcast %[[S]] : vector<4xf32> to vector<4xi32>
// CHECK: arith.bitcast %{{.*}} : vector<4xi16> to vector<4xbf16>
// CHECK: arith.mulf {{.*}} : vector<4xf32>
// CHECK-NOT: arith.truncf
// CHECK: return
func.func @bf16(%x: vector<4xbf16>, %y: vector<4xbf16>) -> vector<4xbf16> {
  %0 = arith.addf %x, %y : vector<4xbf16>
  %1 = arith.mulf %0, %y : vector<4xbf16>
  return %1 : vector<4xbf16>
}

// f16 has instructions; comparisons give no float, selections compute nothing, integers are not rounded on the way.
// CHECK-LABEL: func.func @f16
// CHECK: arith.cmpf olt, %{{.*}}, %{{.*}} : f32
// CHECK: arith.select %{{.*}} : f16
// CHECK: arith.sitofp %{{.*}} : i32 to f64
// CHECK: arith.truncf %{{.*}} : f32 to f16
func.func @f16(%x: f16, %y: f16, %i: i32) -> (f16, f16) {
  %0 = arith.cmpf olt, %x, %y : f16
  %1 = arith.select %0, %x, %y : f16
  %2 = arith.sitofp %i : i32 to f16
  return %1, %2 : f16, f16
}

// An f64 is rounded to odd first.
// CHECK-LABEL: func.func @double
// CHECK: arith.truncf %{{.*}} : f64 to f32
// CHECK: arith.extf %{{.*}} : f32 to f64
// CHECK: arith.ori
func.func @double(%x: f64) -> bf16 {
  %0 = arith.truncf %x : f64 to bf16
  return %0 : bf16
}
