// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s --split-input-file --shale-allocate-dynamic-tensors | FileCheck %s

shale.kernel @k(%begin: index, %end: index, %x: tensor<?x4xf32>, %out: tensor<?x4xf32>) -> tensor<?x4xf32>
    attributes {access = [#shale.access<read>, #shale.access<write>], grid = 64 : i64} {
  shale.yield %out : tensor<?x4xf32>
}
// A temporary goes back after its last use, the result to the caller, the argument stays the caller's.
// CHECK-LABEL: func.func @chain(%arg0: memref<?xi8>) attributes {shale.output_numbers = array<i64>}
func.func @chain(%arg0: tensor<?x4xf32>) -> tensor<?x4xf32> {
  // CHECK: %[[N:.*]] = shale.input_size 0
  %c0 = arith.constant 0 : index
  %n = tensor.dim %arg0, %c0 : tensor<?x4xf32>
  %e = tensor.empty(%n) : tensor<?x4xf32>
  // CHECK: %[[X:.*]] = memref.view %arg0[%{{.*}}][%[[N]]] : memref<?xi8> to memref<?x4xf32>
  // CHECK: %[[A:.*]] = shale.allocate(%[[N]], %{{.*}}) {element_bytes = 4 : i64, index = 0 : i64} : memref<?xi8>
  // CHECK: %[[T:.*]] = memref.view %[[A]]
  // CHECK: shale.dispatch @k ins(%[[X]] : memref<?x4xf32>) outs(%[[T]] : memref<?x4xf32>)
  %0 = shale.dispatch @k ins(%arg0 : tensor<?x4xf32>) outs(%e : tensor<?x4xf32>) -> tensor<?x4xf32>
  // CHECK: %[[B:.*]] = shale.allocate
  // CHECK: shale.dispatch @k
  // CHECK-NEXT: memref.dealloc %[[A]] : memref<?xi8>
  // CHECK-NOT: memref.dealloc
  // CHECK: shale.deliver 0, %[[B]](%[[N]], %{{.*}}) : memref<?xi8>
  %1 = shale.dispatch @k ins(%0 : tensor<?x4xf32>) outs(%e : tensor<?x4xf32>) -> tensor<?x4xf32>
  return %1 : tensor<?x4xf32>
}

// -----

shale.kernel @k(%begin: index, %end: index, %x: tensor<?xf32>, %out: tensor<?xf32>) -> tensor<?xf32>
    attributes {access = [#shale.access<read>, #shale.access<write>], grid = 64 : i64} {
  shale.yield %out : tensor<?xf32>
}
// A loop carries bytes and a size. It begins with a copy of the argument; each iteration gives back the tensor that it began with.
// CHECK-LABEL: func.func @loop
func.func @loop(%arg0: tensor<?xf32>, %more: i1, %n: index) -> tensor<?xf32> {
  // CHECK: %[[C:.*]] = shale.allocate
  // CHECK: memref.copy {{.*}} {shale.reason = "it is needed besides being what a loop begins with"}
  // CHECK: scf.while (%{{.*}} = %[[C]], %{{.*}} = %{{.*}}) : (memref<?xi8>, index) -> (memref<?xi8>, index)
  %0 = scf.while (%a = %arg0) : (tensor<?xf32>) -> tensor<?xf32> {
    shale.poll
    scf.condition(%more) %a : tensor<?xf32>
  } do {
  // CHECK: ^bb0(%[[OLD:.*]]: memref<?xi8>, %{{.*}}: index):
  ^bb0(%a: tensor<?xf32>):
    %e = tensor.empty(%n) : tensor<?xf32>
    // CHECK: %[[NEW:.*]] = shale.allocate
    // CHECK: shale.dispatch
    // CHECK-NEXT: memref.dealloc %[[OLD]]
    // CHECK-NEXT: scf.yield %[[NEW]], %{{.*}} : memref<?xi8>, index
    %b = shale.dispatch @k ins(%a : tensor<?xf32>) outs(%e : tensor<?xf32>) -> tensor<?xf32>
    scf.yield %b : tensor<?xf32>
  }
  // CHECK: shale.deliver 0
  return %0 : tensor<?xf32>
}
