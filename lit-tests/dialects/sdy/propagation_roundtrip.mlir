// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt | FileCheck %s
// RUN: shale-opt %s --emit-bytecode | shale-opt | FileCheck %s

// A list of ids in order is left out.
// CHECK: sdy.mesh @mesh = <["x"=2, "y"=4]>
sdy.mesh @mesh = <["x"=2, "y"=4], device_ids=[0, 1, 2, 3, 4, 5, 6, 7]>

// CHECK-LABEL: func.func @propagation(
func.func @propagation(%a: tensor<8x8xf32>, %c: tensor<8x8xf32>, %d: tensor<8x8xf32>) {
  // CHECK: sdy.reshard %arg0 <@mesh, [{"x"}, {?}p1]> : tensor<8x8xf32>
  %0 = sdy.reshard %a <@mesh, [{"x"}, {?}p1]> : tensor<8x8xf32>
  // CHECK: sdy.sharding_group %arg0 group_id=3 : tensor<8x8xf32>
  sdy.sharding_group %a group_id=3 : tensor<8x8xf32>
  // CHECK: sdy.constant dense<1.000000e+00> : tensor<8x8xf32>
  %1 = sdy.constant dense<1.0> : tensor<8x8xf32>
  // CHECK: sdy.data_flow_edge %arg1 : tensor<8x8xf32>
  %2 = sdy.data_flow_edge %c : tensor<8x8xf32>
  // CHECK: sdy.data_flow_edge %arg2 sharding=<@mesh, [{"x", ?}, {}], replicated={"y"}> : tensor<8x8xf32>
  %3 = sdy.data_flow_edge %d sharding=<@mesh, [{"x", ?}, {}], replicated={"y"}> : tensor<8x8xf32>
  // CHECK: sdy.func_data_flow_edge %arg0 : tensor<8x8xf32>
  %4 = sdy.func_data_flow_edge %a : tensor<8x8xf32>
  // CHECK: sdy.propagation_barrier %arg0 allowed_direction=BACKWARD : tensor<8x8xf32>
  %5 = sdy.propagation_barrier %a allowed_direction=BACKWARD : tensor<8x8xf32>
  // CHECK: sdy.named_computation<"f">(%arg0) in_shardings=[<@mesh, [{"x"}, {}]>] (%arg3: tensor<8x8xf32>) {
  %6 = sdy.named_computation<"f">(%a) in_shardings=[<@mesh, [{"x"}, {}]>] (%b: tensor<8x8xf32>) {
    sdy.return %b : tensor<8x8xf32>
  } : (tensor<8x8xf32>) -> tensor<8x8xf32>
  // CHECK: {sdy.sharding_rule = #sdy.op_sharding_rule<([i, jk])->([i, jk]) {i=8, j=4, k=2} need_replication={i} blocked_propagation={j}, custom>}
  %7 = stablehlo.custom_call @f(%a) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, jk])->([i, jk]) {i=8, j=4, k=2}
    need_replication={i} blocked_propagation={j}, custom>} : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return
}
