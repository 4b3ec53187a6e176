// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %shale_run %s
// Collectives of one process: the process alone, or nobody.

func.func public @main() {
  %v1 = stablehlo.constant dense<[[1.5, 2.0], [3.0, -4.0]]> : tensor<2x2xf32>
  %v2 = stablehlo.optimization_barrier %v1 : tensor<2x2xf32>
  %v3 = "stablehlo.all_gather"(%v2) <{all_gather_dim = 1 : i64, replica_groups = dense<0> : tensor<1x1xi64>}> : (tensor<2x2xf32>) -> tensor<2x2xf32>
  check.expect_eq_const %v3, dense<[[1.5, 2.0], [3.0, -4.0]]> : tensor<2x2xf32>
  %v4 = "stablehlo.all_gather"(%v2) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<0> : tensor<1x1xi64>, use_global_device_ids}> : (tensor<2x2xf32>) -> tensor<2x2xf32>
  check.expect_eq_const %v4, dense<[[1.5, 2.0], [3.0, -4.0]]> : tensor<2x2xf32>
  %v5 = "stablehlo.all_reduce"(%v2) <{replica_groups = dense<0> : tensor<1x1xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x2xf32>) -> tensor<2x2xf32>
  check.expect_eq_const %v5, dense<[[1.5, 2.0], [3.0, -4.0]]> : tensor<2x2xf32>
  %v6 = "stablehlo.all_reduce"(%v2) <{replica_groups = dense<> : tensor<0x0xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.add %x, %y : tensor<f64>
    stablehlo.return %s : tensor<f64>
  }) : (tensor<2x2xf32>) -> tensor<2x2xf64>
  check.expect_eq_const %v6, dense<[[1.5, 2.0], [3.0, -4.0]]> : tensor<2x2xf64>
  %v7 = "stablehlo.reduce_scatter"(%v2) <{scatter_dimension = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<0> : tensor<1x1xi64>, use_global_device_ids}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x2xf32>) -> tensor<2x2xf32>
  check.expect_eq_const %v7, dense<[[1.5, 2.0], [3.0, -4.0]]> : tensor<2x2xf32>
  %v8 = "stablehlo.all_to_all"(%v2) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 1 : i64, replica_groups = dense<0> : tensor<1x1xi64>}> : (tensor<2x2xf32>) -> tensor<2x2xf32>
  check.expect_eq_const %v8, dense<[[1.5, 2.0], [3.0, -4.0]]> : tensor<2x2xf32>
  %v9 = "stablehlo.collective_broadcast"(%v2) <{replica_groups = dense<0> : tensor<1x1xi64>}> : (tensor<2x2xf32>) -> tensor<2x2xf32>
  check.expect_eq_const %v9, dense<[[1.5, 2.0], [3.0, -4.0]]> : tensor<2x2xf32>
  %v10 = "stablehlo.collective_permute"(%v2) <{source_target_pairs = dense<0> : tensor<1x2xi64>}> : (tensor<2x2xf32>) -> tensor<2x2xf32>
  check.expect_eq_const %v10, dense<[[1.5, 2.0], [3.0, -4.0]]> : tensor<2x2xf32>
  %v11 = "stablehlo.collective_permute"(%v2) <{source_target_pairs = dense<> : tensor<0x2xi64>}> : (tensor<2x2xf32>) -> tensor<2x2xf32>
  check.expect_eq_const %v11, dense<[[0x00000000, 0x00000000], [0x00000000, 0x80000000]]> : tensor<2x2xf32>
  %v12 = "stablehlo.cross-replica-sum"(%v2) <{replica_groups = dense<0> : tensor<1x1xi64>}> : (tensor<2x2xf32>) -> tensor<2x2xf32>
  check.expect_eq_const %v12, dense<[[1.5, 2.0], [3.0, -4.0]]> : tensor<2x2xf32>
  %v13 = stablehlo.partition_id : tensor<ui32>
  check.expect_eq_const %v13, dense<0> : tensor<ui32>
  %v14 = stablehlo.replica_id : tensor<ui32>
  check.expect_eq_const %v14, dense<0> : tensor<ui32>
  %v15 = "stablehlo.async_start"(%v2) ({
  ^bb0(%x: tensor<2x2xf32>):
    %g = "stablehlo.all_gather"(%x) <{all_gather_dim = 1 : i64, replica_groups = dense<0> : tensor<1x1xi64>}> : (tensor<2x2xf32>) -> tensor<2x2xf32>
    stablehlo.return %g : tensor<2x2xf32>
  }) : (tensor<2x2xf32>) -> !stablehlo.future<tensor<2x2xf32>>
  %v16 = "stablehlo.async_done"(%v15) : (!stablehlo.future<tensor<2x2xf32>>) -> tensor<2x2xf32>
  check.expect_eq_const %v16, dense<[[1.5, 2.0], [3.0, -4.0]]> : tensor<2x2xf32>
  %root = stablehlo.constant dense<0> : tensor<1xi32>
  %roots = stablehlo.constant dense<0> : tensor<2xi32>
  %v17 = "stablehlo.collective_broadcast"(%v2, %root) <{has_dynamic_root, replica_groups = dense<0> : tensor<1x1xi64>}> : (tensor<2x2xf32>, tensor<1xi32>) -> tensor<2x2xf32>
  check.expect_eq_const %v17, dense<[[1.5, 2.0], [3.0, -4.0]]> : tensor<2x2xf32>
  %v18:2 = "stablehlo.collective_broadcast"(%v2, %v14) <{replica_groups = dense<0> : tensor<1x1xi64>}> : (tensor<2x2xf32>, tensor<ui32>) -> (tensor<2x2xf32>, tensor<ui32>)
  check.expect_eq_const %v18#0, dense<[[1.5, 2.0], [3.0, -4.0]]> : tensor<2x2xf32>
  check.expect_eq_const %v18#1, dense<0> : tensor<ui32>
  %v19 = "stablehlo.collective_reduce"(%v2) <{replica_groups = dense<0> : tensor<1x1xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x2xf32>) -> tensor<2x2xf32>
  check.expect_eq_const %v19, dense<[[1.5, 2.0], [3.0, -4.0]]> : tensor<2x2xf32>
  %v20 = "stablehlo.collective_reduce"(%v2) <{replica_groups = dense<> : tensor<0x0xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %s = stablehlo.add %x, %y : tensor<f64>
    stablehlo.return %s : tensor<f64>
  }) : (tensor<2x2xf32>) -> tensor<2x2xf64>
  check.expect_eq_const %v20, dense<[[1.5, 2.0], [3.0, -4.0]]> : tensor<2x2xf64>
  %v21:2 = "stablehlo.collective_reduce"(%v2, %v1, %roots) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, has_dynamic_root, replica_groups = dense<0> : tensor<1x1xi64>, use_global_device_ids}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2xi32>) -> (tensor<2x2xf32>, tensor<2x2xf32>)
  check.expect_eq_const %v21#0, dense<[[1.5, 2.0], [3.0, -4.0]]> : tensor<2x2xf32>
  check.expect_eq_const %v21#1, dense<[[1.5, 2.0], [3.0, -4.0]]> : tensor<2x2xf32>
  %v22 = "stablehlo.async_start"(%v2) ({
  ^bb0(%x: tensor<2x2xf32>):
    %g = "stablehlo.collective_broadcast"(%x) <{replica_groups = dense<0> : tensor<1x1xi64>}> : (tensor<2x2xf32>) -> tensor<2x2xf32>
    stablehlo.return %g : tensor<2x2xf32>
  }) : (tensor<2x2xf32>) -> !stablehlo.future<tensor<2x2xf32>>
  %v23 = "stablehlo.async_done"(%v22) : (!stablehlo.future<tensor<2x2xf32>>) -> tensor<2x2xf32>
  check.expect_eq_const %v23, dense<[[1.5, 2.0], [3.0, -4.0]]> : tensor<2x2xf32>
  return
}
