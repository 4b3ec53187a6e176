// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s --pass-pipeline='builtin.module(shale-legalize-to-vhlo{target=1.20.0})' | FileCheck %s
// RUN: shale-opt %s --pass-pipeline='builtin.module(shale-legalize-to-vhlo{target=1.20.0},shale-legalize-vhlo)' > %t.back
// RUN: shale-opt %s | diff - %t.back
// What came with 1.18 to 1.20. The operations and their attributes are those of openxla/stablehlo,
// stablehlo/tests/vhlo/stablehlo_legalize_to_vhlo.1_20_0.mlir.

// CHECK: sym_name = "broadcast"
// CHECK: "vhlo.collective_broadcast_v2"(%arg0, %arg1) <{channel_id = 1 : i64, has_dynamic_root = true, replica_groups = dense<{{\[\[}}0, 1]]> : tensor<1x2xi64>}> : (tensor<16x8xf32>, tensor<1xi32>) -> tensor<16x8xf32>
// CHECK: "vhlo.collective_broadcast_v2"(%arg0, %arg0) <{channel_id = 0 : i64, has_dynamic_root = false, replica_groups = dense<{{\[\[}}0, 1]]> : tensor<1x2xi64>}>
func.func public @broadcast(%a: tensor<16x8xf32>, %r: tensor<1xi32>) -> tensor<16x8xf32> {
  %0 = "stablehlo.collective_broadcast"(%a, %r) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, has_dynamic_root, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<16x8xf32>, tensor<1xi32>) -> tensor<16x8xf32>
  %1:2 = "stablehlo.collective_broadcast"(%a, %a) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<16x8xf32>, tensor<16x8xf32>) -> (tensor<16x8xf32>, tensor<16x8xf32>)
  return %0 : tensor<16x8xf32>
}

// CHECK: sym_name = "reduce"
// CHECK: "vhlo.collective_reduce_v1"(%arg0, %arg1) <{channel_id = 1 : i64, has_dynamic_root = true, replica_groups = dense<{{\[\[}}0], [1]]> : tensor<2x1xi64>, use_global_device_ids = true}> ({
// CHECK-NEXT: ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
// CHECK-NEXT: "vhlo.add_v1"(%arg2, %arg3)
// CHECK: "vhlo.collective_reduce_v1"(%arg0) <{channel_id = 0 : i64, has_dynamic_root = false, replica_groups = dense<{{\[\[}}0, 1]]> : tensor<1x2xi64>, use_global_device_ids = false}> ({
func.func public @reduce(%a: tensor<f32>, %r: tensor<1xi32>) -> tensor<f32> {
  %0 = "stablehlo.collective_reduce"(%a, %r) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, has_dynamic_root, replica_groups = dense<[[0], [1]]> : tensor<2x1xi64>, use_global_device_ids}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<f32>, tensor<1xi32>) -> tensor<f32>
  %1 = "stablehlo.collective_reduce"(%a) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<f32>) -> tensor<f32>
  return %1 : tensor<f32>
}

// CHECK: sym_name = "tilings"
// CHECK: "vhlo.custom_call_v2"(%arg0) <{{{.*}}result_layouts = [dense<[1, 0]> : tensor<2xindex>], result_tilings = {{\[\[}}dense<[8, 128]> : tensor<2xindex>]]}>
// CHECK: "vhlo.custom_call_v2"(%{{.*}}) <{{{.*}}result_tilings = []}>
func.func public @tilings(%a: tensor<64x256xf32>) -> tensor<64x256xf32> {
  %0 = stablehlo.custom_call @foo(%a) {operand_layouts = [dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>], result_tilings = [[dense<[8, 128]> : tensor<2xindex>]]} : (tensor<64x256xf32>) -> tensor<64x256xf32>
  %1 = stablehlo.custom_call @foo(%0) : (tensor<64x256xf32>) -> tensor<64x256xf32>
  return %1 : tensor<64x256xf32>
}
