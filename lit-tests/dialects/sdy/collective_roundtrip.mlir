// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | shale-opt | FileCheck %s
// RUN: shale-opt %s --mlir-print-op-generic | shale-opt | FileCheck %s
// RUN: shale-opt %s --emit-bytecode | shale-opt | FileCheck %s

sdy.mesh @mesh = <["x"=2, "y"=4, "z"=8]>

// CHECK-LABEL: func.func @collectives(
func.func @collectives(%a: tensor<16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y":(2)2}]>}) {
  // CHECK: sdy.all_gather [{"x"}, {}] %arg0 out_sharding=<@mesh, [{}, {"y":(2)2}]> : tensor<16x32xf32>
  %0 = sdy.all_gather [{"x"}, {}] %a out_sharding=<@mesh, [{}, {"y":(2)2}]> : tensor<16x32xf32>
  // CHECK: sdy.all_slice [{}, {"y":(1)2}] %arg0 out_sharding=<@mesh, [{"x"}, {"y":(2)2, "y":(1)2}]> : tensor<16x32xf32>
  %1 = sdy.all_slice [{}, {"y":(1)2}] %a out_sharding=<@mesh, [{"x"}, {"y":(2)2, "y":(1)2}]> : tensor<16x32xf32>
  // CHECK: sdy.all_to_all [{"x"}: 0->1] %arg0 out_sharding=<@mesh, [{}, {"y":(2)2, "x"}]> : tensor<16x32xf32>
  %2 = sdy.all_to_all [{"x"}: 0->1] %a out_sharding=<@mesh, [{}, {"y":(2)2, "x"}]> : tensor<16x32xf32>
  // CHECK: sdy.collective_permute %arg0 out_sharding=<@mesh, [{"y":(1)2}, {"x"}]> : tensor<16x32xf32>
  %3 = sdy.collective_permute %a out_sharding=<@mesh, [{"y":(1)2}, {"x"}]> : tensor<16x32xf32>
  // CHECK: sdy.all_reduce {"z"} %arg0 out_sharding=<@mesh, [{"x"}, {"y":(2)2}]> : tensor<16x32xf32>
  %4 = sdy.all_reduce {"z"} %a out_sharding=<@mesh, [{"x"}, {"y":(2)2}]> : tensor<16x32xf32>
  // CHECK: sdy.reduce_scatter [{"z"}, {}] %arg0 out_sharding=<@mesh, [{"x", "z"}, {"y":(2)2}]> : tensor<16x32xf32>
  %5 = sdy.reduce_scatter [{"z"}, {}] %a out_sharding=<@mesh, [{"x", "z"}, {"y":(2)2}]> : tensor<16x32xf32>
  // CHECK: sdy.replicated_to_unreduced {"z"} %arg0 out_sharding=<@mesh, [{"x"}, {"y":(2)2}], unreduced={"z"}> : tensor<16x32xf32>
  %6 = sdy.replicated_to_unreduced {"z"} %a out_sharding=<@mesh, [{"x"}, {"y":(2)2}], unreduced={"z"}> : tensor<16x32xf32>
  // CHECK: sdy.sharded_to_unreduced [{"x"}, {}] %arg0 out_sharding=<@mesh, [{}, {"y":(2)2}], unreduced={"x"}> : tensor<16x32xf32>
  %7 = sdy.sharded_to_unreduced [{"x"}, {}] %a out_sharding=<@mesh, [{}, {"y":(2)2}], unreduced={"x"}> : tensor<16x32xf32>
  return
}
