// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s -split-input-file --shale-plan-host-memory -mlir-print-local-scope | FileCheck %s

// An update of what a loop carries is in place, in the output: nothing is copied in the loop, and nothing is carried.
// CHECK-LABEL: func.func @in_place(
// CHECK-SAME: %[[N:[a-z0-9]+]]: memref<i32> {shale.role = "input"}, %[[OUT:[a-z0-9]+]]: memref<8xf32> {shale.role = "output"}
// CHECK: shale.dispatch @make outs(%[[OUT]] : memref<8xf32>)
// CHECK-NEXT: %[[LIMIT:.*]] = memref.load %[[N]][] : memref<i32>
// CHECK-NEXT: scf.while (%[[I:.*]] = %{{.*}}) : (i32) -> i32 {
// CHECK-NEXT: %[[C:.*]] = arith.cmpi slt, %[[I]], %[[LIMIT]]
// CHECK-NEXT: scf.condition(%[[C]]) %[[I]]
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%[[J:.*]]: i32):
// CHECK-NEXT: shale.dispatch @bump outs(%[[OUT]] : memref<8xf32>)
// CHECK-NEXT: arith.addi %[[J]]
// CHECK-NOT: memref.copy
// CHECK: return
shale.kernel @make(%begin: index, %end: index, %out: tensor<8xf32>) -> tensor<8xf32>
    attributes {access = [#shale.access<write>], grid = 1 : i64} {
  shale.yield %out : tensor<8xf32>
}
shale.kernel @bump(%begin: index, %end: index, %out: tensor<8xf32>) -> tensor<8xf32>
    attributes {access = [#shale.access<update>], grid = 1 : i64} {
  shale.yield %out : tensor<8xf32>
}
func.func @in_place(%n: tensor<i32>) -> tensor<8xf32> {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %e = tensor.empty() : tensor<8xf32>
  %0 = shale.dispatch @make outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %limit = tensor.extract %n[] : tensor<i32>
  %r:2 = scf.while (%i = %zero, %x = %0) : (i32, tensor<8xf32>) -> (i32, tensor<8xf32>) {
    %c = arith.cmpi slt, %i, %limit : i32
    scf.condition(%c) %i, %x : i32, tensor<8xf32>
  } do {
  ^bb0(%i: i32, %x: tensor<8xf32>):
    %y = shale.dispatch @bump outs(%x : tensor<8xf32>) -> tensor<8xf32>
    %j = arith.addi %i, %one : i32
    scf.yield %j, %y : i32, tensor<8xf32>
  }
  return %r#1 : tensor<8xf32>
}

// -----

// A next value that is computed from the old one takes turns with it: the loop carries two pointers and exchanges them. The
// argument is copied once, before the loop; the result once, after it.
// One of the two places is the output: if the loop ends there, the last copy is one of the output onto itself.
// CHECK-LABEL: func.func @turns(
// CHECK-SAME: %[[ARENA:[a-z0-9]+]]: memref<32xi8> {shale.role = "arena"}, %[[X:[a-z0-9]+]]: memref<8xf32>
// CHECK-SAME: %[[OUT:[a-z0-9]+]]: memref<32xi8> {shale.role = "output"}
// CHECK: %[[A:.*]] = memref.view %[[OUT]]{{.*}} to memref<32xi8>
// CHECK: %[[B:.*]] = memref.view %[[ARENA]]{{.*}} to memref<32xi8>
// CHECK: memref.copy %[[X]], %{{.*}} {shale.reason = "an argument stays as it is"}
// CHECK-NEXT: %[[R:.*]]:3 = scf.while (%{{.*}} = %{{.*}}, %{{.*}} = %[[A]], %{{.*}} = %[[B]]) : (i32, memref<32xi8>, memref<32xi8>)
// CHECK: ^bb0(%{{.*}}: i32, %[[P:.*]]: memref<32xi8>, %[[Q:.*]]: memref<32xi8>):
// CHECK: %[[OLD:.*]] = memref.view %[[P]]
// CHECK: %[[NEW:.*]] = memref.view %[[Q]]
// CHECK: shale.dispatch @next ins(%[[OLD]] : memref<8xf32>) outs(%[[NEW]] : memref<8xf32>)
// CHECK-NOT: memref.copy
// CHECK: scf.yield %{{.*}}, %[[Q]], %[[P]] : i32, memref<32xi8>, memref<32xi8>
// CHECK: %[[LAST:.*]] = memref.view %[[R]]#1
// CHECK: memref.copy %[[LAST]], %{{.*}} {shale.reason = "a loop ends with it in one of two places"}
shale.kernel @next(%begin: index, %end: index, %x: tensor<8xf32>, %out: tensor<8xf32>) -> tensor<8xf32>
    attributes {access = [#shale.access<read>, #shale.access<write>], grid = 1 : i64} {
  shale.yield %out : tensor<8xf32>
}
func.func @turns(%x: tensor<8xf32>) -> tensor<8xf32> {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %limit = arith.constant 9 : i32
  %r:2 = scf.while (%i = %zero, %x0 = %x) : (i32, tensor<8xf32>) -> (i32, tensor<8xf32>) {
    %c = arith.cmpi slt, %i, %limit : i32
    scf.condition(%c) %i, %x0 : i32, tensor<8xf32>
  } do {
  ^bb0(%i: i32, %x0: tensor<8xf32>):
    %e = tensor.empty() : tensor<8xf32>
    %y = shale.dispatch @next ins(%x0 : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
    %j = arith.addi %i, %one : i32
    scf.yield %j, %y : i32, tensor<8xf32>
  }
  return %r#1 : tensor<8xf32>
}

// -----

// A permutation is one of pointers. What is needed at two places is copied once.
// CHECK-LABEL: func.func @permuted(
// CHECK: ^bb0(%{{.*}}: i32, %[[A:.*]]: memref<32xi8>, %[[B:.*]]: memref<32xi8>):
// CHECK-NOT: memref.copy
// CHECK: scf.yield %{{.*}}, %[[B]], %[[A]] : i32, memref<32xi8>, memref<32xi8>
// CHECK-LABEL: func.func @repeated(
// CHECK: } do {
// CHECK: memref.copy
// CHECK-NOT: memref.copy
// CHECK: scf.yield
func.func @permuted(%x: tensor<8xf32>, %y: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %limit = arith.constant 9 : i32
  %r:3 = scf.while (%i = %zero, %a = %x, %b = %y) : (i32, tensor<8xf32>, tensor<8xf32>) -> (i32, tensor<8xf32>, tensor<8xf32>) {
    %c = arith.cmpi slt, %i, %limit : i32
    scf.condition(%c) %i, %a, %b : i32, tensor<8xf32>, tensor<8xf32>
  } do {
  ^bb0(%i: i32, %a: tensor<8xf32>, %b: tensor<8xf32>):
    %j = arith.addi %i, %one : i32
    scf.yield %j, %b, %a : i32, tensor<8xf32>, tensor<8xf32>
  }
  return %r#1, %r#2 : tensor<8xf32>, tensor<8xf32>
}
func.func @repeated(%x: tensor<8xf32>, %y: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %limit = arith.constant 9 : i32
  %r:3 = scf.while (%i = %zero, %a = %x, %b = %y) : (i32, tensor<8xf32>, tensor<8xf32>) -> (i32, tensor<8xf32>, tensor<8xf32>) {
    %c = arith.cmpi slt, %i, %limit : i32
    scf.condition(%c) %i, %a, %b : i32, tensor<8xf32>, tensor<8xf32>
  } do {
  ^bb0(%i: i32, %a: tensor<8xf32>, %b: tensor<8xf32>):
    %j = arith.addi %i, %one : i32
    scf.yield %j, %b, %b : i32, tensor<8xf32>, tensor<8xf32>
  }
  return %r#1, %r#2 : tensor<8xf32>, tensor<8xf32>
}

// -----

// An update that is read later works on a copy; so does one of a tensor from outside of the loop.
// CHECK-LABEL: func.func @still_read(
// CHECK: } do {
// CHECK: memref.copy
// CHECK-NEXT: shale.dispatch @bump
// CHECK: shale.dispatch @add
// CHECK-LABEL: func.func @from_outside(
// CHECK: shale.dispatch @make
// CHECK: } do {
// CHECK: memref.copy
// CHECK-NEXT: shale.dispatch @bump
shale.kernel @make(%begin: index, %end: index, %out: tensor<8xf32>) -> tensor<8xf32>
    attributes {access = [#shale.access<write>], grid = 1 : i64} {
  shale.yield %out : tensor<8xf32>
}
shale.kernel @bump(%begin: index, %end: index, %out: tensor<8xf32>) -> tensor<8xf32>
    attributes {access = [#shale.access<update>], grid = 1 : i64} {
  shale.yield %out : tensor<8xf32>
}
shale.kernel @add(%begin: index, %end: index, %x: tensor<8xf32>, %y: tensor<8xf32>, %out: tensor<8xf32>) -> tensor<8xf32>
    attributes {access = [#shale.access<read>, #shale.access<read>, #shale.access<write>], grid = 1 : i64} {
  shale.yield %out : tensor<8xf32>
}
func.func @still_read(%x: tensor<8xf32>) -> tensor<8xf32> {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %limit = arith.constant 9 : i32
  %r:2 = scf.while (%i = %zero, %a = %x) : (i32, tensor<8xf32>) -> (i32, tensor<8xf32>) {
    %c = arith.cmpi slt, %i, %limit : i32
    scf.condition(%c) %i, %a : i32, tensor<8xf32>
  } do {
  ^bb0(%i: i32, %a: tensor<8xf32>):
    %u = shale.dispatch @bump outs(%a : tensor<8xf32>) -> tensor<8xf32>
    %e = tensor.empty() : tensor<8xf32>
    %s = shale.dispatch @add ins(%a, %u : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
    %j = arith.addi %i, %one : i32
    scf.yield %j, %s : i32, tensor<8xf32>
  }
  return %r#1 : tensor<8xf32>
}
func.func @from_outside(%x: tensor<8xf32>) -> tensor<8xf32> {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %limit = arith.constant 9 : i32
  %o = tensor.empty() : tensor<8xf32>
  %outside = shale.dispatch @make outs(%o : tensor<8xf32>) -> tensor<8xf32>
  %r:2 = scf.while (%i = %zero, %a = %x) : (i32, tensor<8xf32>) -> (i32, tensor<8xf32>) {
    %c = arith.cmpi slt, %i, %limit : i32
    scf.condition(%c) %i, %a : i32, tensor<8xf32>
  } do {
  ^bb0(%i: i32, %a: tensor<8xf32>):
    %u = shale.dispatch @bump outs(%outside : tensor<8xf32>) -> tensor<8xf32>
    %e = tensor.empty() : tensor<8xf32>
    %s = shale.dispatch @add ins(%a, %u : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
    %j = arith.addi %i, %one : i32
    scf.yield %j, %s : i32, tensor<8xf32>
  }
  return %r#1 : tensor<8xf32>
}

// -----

// Both branches write to the result's memory, here the output; one that passes on a tensor nobody needs later leaves it where it
// is, and the other one updates it there.
// CHECK-LABEL: func.func @written(
// CHECK-SAME: %[[OUT:[a-z0-9]+]]: memref<8xf32> {shale.role = "output"}
// CHECK: scf.if
// CHECK-NEXT: shale.dispatch @make outs(%[[OUT]]
// CHECK-NEXT: } else {
// CHECK-NEXT: memref.copy %{{.*}}, %[[OUT]]
// CHECK-LABEL: func.func @updated(
// CHECK-SAME: %[[OUT:[a-z0-9]+]]: memref<8xf32> {shale.role = "output"}
// CHECK: shale.dispatch @make outs(%[[OUT]]
// CHECK-NOT: memref.copy
// CHECK: scf.if
// CHECK-NEXT: shale.dispatch @bump outs(%[[OUT]]
// CHECK-NOT: memref.copy
// CHECK: return
shale.kernel @make(%begin: index, %end: index, %out: tensor<8xf32>) -> tensor<8xf32>
    attributes {access = [#shale.access<write>], grid = 1 : i64} {
  shale.yield %out : tensor<8xf32>
}
shale.kernel @bump(%begin: index, %end: index, %out: tensor<8xf32>) -> tensor<8xf32>
    attributes {access = [#shale.access<update>], grid = 1 : i64} {
  shale.yield %out : tensor<8xf32>
}
func.func @written(%p: tensor<i8>, %x: tensor<8xf32>) -> tensor<8xf32> {
  %e = tensor.extract %p[] : tensor<i8>
  %c = arith.trunci %e : i8 to i1
  %r = scf.if %c -> tensor<8xf32> {
    %o = tensor.empty() : tensor<8xf32>
    %y = shale.dispatch @make outs(%o : tensor<8xf32>) -> tensor<8xf32>
    scf.yield %y : tensor<8xf32>
  } else {
    scf.yield %x : tensor<8xf32>
  }
  return %r : tensor<8xf32>
}
func.func @updated(%p: tensor<i8>) -> tensor<8xf32> {
  %e = tensor.extract %p[] : tensor<i8>
  %c = arith.trunci %e : i8 to i1
  %o = tensor.empty() : tensor<8xf32>
  %x = shale.dispatch @make outs(%o : tensor<8xf32>) -> tensor<8xf32>
  %r = scf.if %c -> tensor<8xf32> {
    %y = shale.dispatch @bump outs(%x : tensor<8xf32>) -> tensor<8xf32>
    scf.yield %y : tensor<8xf32>
  } else {
    scf.yield %x : tensor<8xf32>
  }
  return %r : tensor<8xf32>
}
