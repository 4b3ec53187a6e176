// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %shale_run %s
// The gradient of a scan with a branch, as JAX writes it: what one branch gives is inserted after the next state was computed.
// The expectation is jaxlib's.

func.func public @main() {
  %f_k = stablehlo.constant dense<[[0.3455841839313507, 0.8216181397438049, 0.3304370641708374, -1.3031572103500366], [0.9053558707237244, 0.4463745653629303, -0.5369532108306885, 0.581118106842041], [0.3645724058151245, 0.2941325008869171, 0.028422242030501366, 0.5467129945755005]]> : tensor<3x4xf32>
  %g_k = stablehlo.constant dense<[[0.18905338644981384, -0.5227484703063965, -0.41306355595588684, -2.44146728515625], [1.7997074127197266, 1.1441658735275269, -0.32542282342910767, 0.7738065719604492], [0.28121066093444824, -0.5538228154182434, 0.9775674343109131, -0.310556560754776]]> : tensor<3x4xf32>
  %f = stablehlo.optimization_barrier %f_k : tensor<3x4xf32>
  %g = stablehlo.optimization_barrier %g_k : tensor<3x4xf32>
  %r:2 = func.call @gradient(%f, %g) : (tensor<3x4xf32>, tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3x4xf32>)
  check.expect_almost_eq_const %r#1, dense<[[-1.4299908, -0.896408, -0.5378758, -0.93753815], [0.05291363, 0.08787624, 0.6482724, 0.17052436], [0.03430646, -0.09429444, -0.14409988, 0.07068604]]> : tensor<3x4xf32>
  return
}
func.func private @gradient(%arg0: tensor<3x4xf32>, %arg1: tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3x4xf32>) {
  %cst = stablehlo.constant dense<[0.125730217, -0.132104859, 0.640422642, 0.104900114]> : tensor<4xf32>
  %cst_0 = stablehlo.constant dense<[0.345584184, 0.821618139, 0.330437064]> : tensor<3xf32>
  %0 = stablehlo.slice %arg0 [0:1, 0:4] : (tensor<3x4xf32>) -> tensor<1x4xf32>
  %1 = stablehlo.reshape %0 : (tensor<1x4xf32>) -> tensor<4xf32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
  %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %4 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %5 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
  %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %6 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
  %c_5 = stablehlo.constant dense<0> : tensor<i32>
  %7:8 = stablehlo.while(%iterArg = %arg1, %iterArg_11 = %c_5, %iterArg_12 = %1, %iterArg_13 = %2, %iterArg_14 = %3, %iterArg_15 = %4, %iterArg_16 = %5, %iterArg_17 = %6) : tensor<3x4xf32>, tensor<i32>, tensor<4xf32>, tensor<3xi32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>
  cond {
    %c_18 = stablehlo.constant dense<3> : tensor<i32>
    %16 = stablehlo.compare LT, %iterArg_11, %c_18, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %16 : tensor<i1>
  } do {
    %16 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_11) : (tensor<3x4xf32>, tensor<i32>) -> tensor<4xf32>
    %17:6 = func.call @closed_call(%iterArg_12, %16) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<i32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>)
    %18 = func.call @dynamic_update_index_in_dim(%iterArg_13, %17#1, %iterArg_11) : (tensor<3xi32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
    %19 = func.call @dynamic_update_index_in_dim_0(%iterArg_14, %17#2, %iterArg_11) : (tensor<3x4xf32>, tensor<4xf32>, tensor<i32>) -> tensor<3x4xf32>
    %20 = func.call @dynamic_update_index_in_dim_0(%iterArg_15, %17#3, %iterArg_11) : (tensor<3x4xf32>, tensor<4xf32>, tensor<i32>) -> tensor<3x4xf32>
    %21 = func.call @dynamic_update_index_in_dim_0(%iterArg_16, %17#4, %iterArg_11) : (tensor<3x4xf32>, tensor<4xf32>, tensor<i32>) -> tensor<3x4xf32>
    %22 = func.call @dynamic_update_index_in_dim_0(%iterArg_17, %17#5, %iterArg_11) : (tensor<3x4xf32>, tensor<4xf32>, tensor<i32>) -> tensor<3x4xf32>
    %c_18 = stablehlo.constant dense<1> : tensor<i32>
    %23 = stablehlo.add %iterArg_11, %c_18 : tensor<i32>
    stablehlo.return %iterArg, %23, %17#0, %18, %19, %20, %21, %22 : tensor<3x4xf32>, tensor<i32>, tensor<4xf32>, tensor<3xi32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>
  }
  %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %8 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3xf32>
  %9 = stablehlo.multiply %8, %cst_0 : tensor<3xf32>
  %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %10 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4xf32>
  %11 = stablehlo.multiply %10, %cst : tensor<4xf32>
  %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %12 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
  %c_9 = stablehlo.constant dense<0> : tensor<i32>
  %13:9 = stablehlo.while(%iterArg = %9, %iterArg_11 = %7#3, %iterArg_12 = %7#4, %iterArg_13 = %7#5, %iterArg_14 = %7#6, %iterArg_15 = %7#7, %iterArg_16 = %c_9, %iterArg_17 = %11, %iterArg_18 = %12) : tensor<3xf32>, tensor<3xi32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<i32>, tensor<4xf32>, tensor<3x4xf32>
  cond {
    %c_19 = stablehlo.constant dense<3> : tensor<i32>
    %16 = stablehlo.compare LT, %iterArg_16, %c_19, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %16 : tensor<i1>
  } do {
    %c_19 = stablehlo.constant dense<3> : tensor<i32>
    %16 = stablehlo.subtract %c_19, %iterArg_16 : tensor<i32>
    %c_20 = stablehlo.constant dense<1> : tensor<i32>
    %17 = stablehlo.subtract %16, %c_20 : tensor<i32>
    %18 = func.call @dynamic_index_in_dim_1(%iterArg, %17) : (tensor<3xf32>, tensor<i32>) -> tensor<f32>
    %19 = func.call @dynamic_index_in_dim_2(%iterArg_11, %17) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
    %20 = func.call @dynamic_index_in_dim(%iterArg_12, %17) : (tensor<3x4xf32>, tensor<i32>) -> tensor<4xf32>
    %21 = func.call @dynamic_index_in_dim(%iterArg_13, %17) : (tensor<3x4xf32>, tensor<i32>) -> tensor<4xf32>
    %22 = func.call @dynamic_index_in_dim(%iterArg_14, %17) : (tensor<3x4xf32>, tensor<i32>) -> tensor<4xf32>
    %23 = func.call @dynamic_index_in_dim(%iterArg_15, %17) : (tensor<3x4xf32>, tensor<i32>) -> tensor<4xf32>
    %24:2 = func.call @closed_call_3(%iterArg_17, %18, %19, %20, %21, %22, %23) : (tensor<4xf32>, tensor<f32>, tensor<i32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
    %25 = func.call @dynamic_update_index_in_dim_0(%iterArg_18, %24#1, %17) : (tensor<3x4xf32>, tensor<4xf32>, tensor<i32>) -> tensor<3x4xf32>
    %c_21 = stablehlo.constant dense<1> : tensor<i32>
    %26 = stablehlo.add %iterArg_16, %c_21 : tensor<i32>
    stablehlo.return %iterArg, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_15, %26, %24#0, %25 : tensor<3xf32>, tensor<3xi32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<i32>, tensor<4xf32>, tensor<3x4xf32>
  }
  %14 = stablehlo.broadcast_in_dim %13#7, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
  %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %15 = stablehlo.pad %14, %cst_10, low = [0, 0], high = [2, 0], interior = [0, 0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<3x4xf32>
  return %15, %13#8 : tensor<3x4xf32>, tensor<3x4xf32>
}
func.func private @dynamic_index_in_dim(%arg0: tensor<3x4xf32>, %arg1: tensor<i32>) -> tensor<4xf32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 4] : (tensor<3x4xf32>, tensor<i32>, tensor<i32>) -> tensor<1x4xf32>
  %1 = stablehlo.reshape %0 : (tensor<1x4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}
func.func private @closed_call(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> (tensor<4xf32>, tensor<i32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.reduce(%arg1 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %1 = stablehlo.compare GT, %0, %cst_0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %2 = stablehlo.convert %1 : (tensor<i1>) -> tensor<i32>
  %3:5 = "stablehlo.case"(%2) ({
    %4 = stablehlo.subtract %arg0, %arg1 : tensor<4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4xf32>
    stablehlo.return %4, %5, %6, %7, %8 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
  }, {
    %4 = stablehlo.multiply %arg0, %arg1 : tensor<4xf32>
    %5 = stablehlo.tanh %4 : tensor<4xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %7 = stablehlo.subtract %6, %5 : tensor<4xf32>
    stablehlo.return %5, %arg1, %arg0, %5, %7 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
  }) : (tensor<i32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>)
  return %3#0, %2, %3#1, %3#2, %3#3, %3#4 : tensor<4xf32>, tensor<i32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}
func.func private @dynamic_update_index_in_dim(%arg0: tensor<3xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<3xi32> {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
  %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
  return %1 : tensor<3xi32>
}
func.func private @dynamic_update_index_in_dim_0(%arg0: tensor<3x4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<i32>) -> tensor<3x4xf32> {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<3x4xf32>, tensor<1x4xf32>, tensor<i32>, tensor<i32>) -> tensor<3x4xf32>
  return %1 : tensor<3x4xf32>
}
func.func private @dynamic_index_in_dim_1(%arg0: tensor<3xf32>, %arg1: tensor<i32>) -> tensor<f32> {
  %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<3xf32>, tensor<i32>) -> tensor<1xf32>
  %1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
  return %1 : tensor<f32>
}
func.func private @dynamic_index_in_dim_2(%arg0: tensor<3xi32>, %arg1: tensor<i32>) -> tensor<i32> {
  %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
  %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
  return %1 : tensor<i32>
}
func.func private @closed_call_3(%arg0: tensor<4xf32>, %arg1: tensor<f32>, %arg2: tensor<i32>, %arg3: tensor<4xf32>, %arg4: tensor<4xf32>, %arg5: tensor<4xf32>, %arg6: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<4xf32>
  %1:2 = "stablehlo.case"(%arg2) ({
    %3 = stablehlo.negate %arg0 : tensor<4xf32>
    stablehlo.return %3, %arg0 : tensor<4xf32>, tensor<4xf32>
  }, {
    %3 = stablehlo.multiply %arg0, %arg6 : tensor<4xf32>
    %4 = stablehlo.multiply %3, %arg5 : tensor<4xf32>
    %5 = stablehlo.add %3, %4 : tensor<4xf32>
    %6 = stablehlo.multiply %arg4, %5 : tensor<4xf32>
    %7 = stablehlo.multiply %5, %arg3 : tensor<4xf32>
    stablehlo.return %6, %7 : tensor<4xf32>, tensor<4xf32>
  }) : (tensor<i32>) -> (tensor<4xf32>, tensor<4xf32>)
  %2 = stablehlo.add %0, %1#1 : tensor<4xf32>
  return %2, %1#0 : tensor<4xf32>, tensor<4xf32>
}
