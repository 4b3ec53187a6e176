module @jit_gradient attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<384xf32>, %arg1: tensor<128x384xf32>, %arg2: tensor<64x384xf32>, %arg3: tensor<24x16x64xf32>, %arg4: tensor<24x16x128xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<384xf32> {jax.result_info = "result[1][0]['bias']"}, tensor<128x384xf32> {jax.result_info = "result[1][0]['hidden']"}, tensor<64x384xf32> {jax.result_info = "result[1][0]['inputs']"}, tensor<24x16x64xf32> {jax.result_info = "result[1][1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x128xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<384xf32>) -> tensor<1x384xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24x16x128xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24x16x128xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24x16x128xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24x16x128xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24x16x128xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24x16x128xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24x16x128xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24x16x128xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24x16x128xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<24x16x128xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %12:16 = stablehlo.while(%iterArg = %arg3, %iterArg_21 = %arg2, %iterArg_22 = %1, %iterArg_23 = %arg1, %iterArg_24 = %c, %iterArg_25 = %0, %iterArg_26 = %2, %iterArg_27 = %3, %iterArg_28 = %4, %iterArg_29 = %5, %iterArg_30 = %6, %iterArg_31 = %7, %iterArg_32 = %8, %iterArg_33 = %9, %iterArg_34 = %10, %iterArg_35 = %11) : tensor<24x16x64xf32>, tensor<64x384xf32>, tensor<1x384xf32>, tensor<128x384xf32>, tensor<i32>, tensor<16x128xf32>, tensor<24x16x128xf32>, tensor<24x16x128xf32>, tensor<24x16x128xf32>, tensor<24x16x128xf32>, tensor<24x16x128xf32>, tensor<24x16x128xf32>, tensor<24x16x128xf32>, tensor<24x16x128xf32>, tensor<24x16x128xf32>, tensor<24x16x128xf32>
    cond {
      %c_36 = stablehlo.constant dense<24> : tensor<i32>
      %28 = stablehlo.compare LT, %iterArg_24, %c_36, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %28 : tensor<i1>
    } do {
      %28 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_24) : (tensor<24x16x64xf32>, tensor<i32>) -> tensor<16x64xf32>
      %29:11 = func.call @closed_call(%iterArg_21, %iterArg_22, %iterArg_23, %iterArg_25, %28) : (tensor<64x384xf32>, tensor<1x384xf32>, tensor<128x384xf32>, tensor<16x128xf32>, tensor<16x64xf32>) -> (tensor<16x128xf32>, tensor<16x128xf32>, tensor<16x128xf32>, tensor<16x128xf32>, tensor<16x128xf32>, tensor<16x128xf32>, tensor<16x128xf32>, tensor<16x128xf32>, tensor<16x128xf32>, tensor<16x128xf32>, tensor<16x128xf32>)
      %30 = func.call @dynamic_update_index_in_dim(%iterArg_26, %29#1, %iterArg_24) : (tensor<24x16x128xf32>, tensor<16x128xf32>, tensor<i32>) -> tensor<24x16x128xf32>
      %31 = func.call @dynamic_update_index_in_dim(%iterArg_27, %29#2, %iterArg_24) : (tensor<24x16x128xf32>, tensor<16x128xf32>, tensor<i32>) -> tensor<24x16x128xf32>
      %32 = func.call @dynamic_update_index_in_dim(%iterArg_28, %29#3, %iterArg_24) : (tensor<24x16x128xf32>, tensor<16x128xf32>, tensor<i32>) -> tensor<24x16x128xf32>
      %33 = func.call @dynamic_update_index_in_dim(%iterArg_29, %29#4, %iterArg_24) : (tensor<24x16x128xf32>, tensor<16x128xf32>, tensor<i32>) -> tensor<24x16x128xf32>
      %34 = func.call @dynamic_update_index_in_dim(%iterArg_30, %29#5, %iterArg_24) : (tensor<24x16x128xf32>, tensor<16x128xf32>, tensor<i32>) -> tensor<24x16x128xf32>
      %35 = func.call @dynamic_update_index_in_dim(%iterArg_31, %29#6, %iterArg_24) : (tensor<24x16x128xf32>, tensor<16x128xf32>, tensor<i32>) -> tensor<24x16x128xf32>
      %36 = func.call @dynamic_update_index_in_dim(%iterArg_32, %29#7, %iterArg_24) : (tensor<24x16x128xf32>, tensor<16x128xf32>, tensor<i32>) -> tensor<24x16x128xf32>
      %37 = func.call @dynamic_update_index_in_dim(%iterArg_33, %29#8, %iterArg_24) : (tensor<24x16x128xf32>, tensor<16x128xf32>, tensor<i32>) -> tensor<24x16x128xf32>
      %38 = func.call @dynamic_update_index_in_dim(%iterArg_34, %29#9, %iterArg_24) : (tensor<24x16x128xf32>, tensor<16x128xf32>, tensor<i32>) -> tensor<24x16x128xf32>
      %39 = func.call @dynamic_update_index_in_dim(%iterArg_35, %29#10, %iterArg_24) : (tensor<24x16x128xf32>, tensor<16x128xf32>, tensor<i32>) -> tensor<24x16x128xf32>
      %c_36 = stablehlo.constant dense<1> : tensor<i32>
      %40 = stablehlo.add %iterArg_24, %c_36 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_21, %iterArg_22, %iterArg_23, %40, %29#0, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39 : tensor<24x16x64xf32>, tensor<64x384xf32>, tensor<1x384xf32>, tensor<128x384xf32>, tensor<i32>, tensor<16x128xf32>, tensor<24x16x128xf32>, tensor<24x16x128xf32>, tensor<24x16x128xf32>, tensor<24x16x128xf32>, tensor<24x16x128xf32>, tensor<24x16x128xf32>, tensor<24x16x128xf32>, tensor<24x16x128xf32>, tensor<24x16x128xf32>, tensor<24x16x128xf32>
    }
    %13 = stablehlo.subtract %12#6, %arg4 : tensor<24x16x128xf32>
    %14 = chlo.square %13 : tensor<24x16x128xf32> -> tensor<24x16x128xf32>
    %cst_10 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<24x16x128xf32>
    %16 = stablehlo.multiply %15, %13 : tensor<24x16x128xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%14 init: %cst_11) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<24x16x128xf32>, tensor<f32>) -> tensor<f32>
    %cst_12 = stablehlo.constant dense<4.915200e+04> : tensor<f32>
    %18 = stablehlo.divide %17, %cst_12 : tensor<f32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_14 = stablehlo.constant dense<4.915200e+04> : tensor<f32>
    %19 = stablehlo.divide %cst_13, %cst_14 : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<f32>) -> tensor<24x16x128xf32>
    %21 = stablehlo.multiply %20, %16 : tensor<24x16x128xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<16x128xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<64x384xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<128x384xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<24x16x64xf32>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %27:19 = stablehlo.while(%iterArg = %21, %iterArg_21 = %arg3, %iterArg_22 = %12#7, %iterArg_23 = %12#8, %iterArg_24 = %12#9, %iterArg_25 = %12#10, %iterArg_26 = %12#11, %iterArg_27 = %12#12, %iterArg_28 = %12#13, %iterArg_29 = %12#14, %iterArg_30 = %12#15, %iterArg_31 = %arg2, %iterArg_32 = %arg1, %iterArg_33 = %c_20, %iterArg_34 = %23, %iterArg_35 = %24, %iterArg_36 = %25, %iterArg_37 = %22, %iterArg_38 = %26) : tensor<24x16x128xf32>, tensor<24x16x64xf32>, tensor<24x16x128xf32>, tensor<24x16x128xf32>, tensor<24x16x128xf32>, tensor<24x16x128xf32>, tensor<24x16x128xf32>, tensor<24x16x128xf32>, tensor<24x16x128xf32>, tensor<24x16x128xf32>, tensor<24x16x128xf32>, tensor<64x384xf32>, tensor<128x384xf32>, tensor<i32>, tensor<64x384xf32>, tensor<384xf32>, tensor<128x384xf32>, tensor<16x128xf32>, tensor<24x16x64xf32>
    cond {
      %c_39 = stablehlo.constant dense<24> : tensor<i32>
      %28 = stablehlo.compare LT, %iterArg_33, %c_39, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %28 : tensor<i1>
    } do {
      %c_39 = stablehlo.constant dense<24> : tensor<i32>
      %28 = stablehlo.subtract %c_39, %iterArg_33 : tensor<i32>
      %c_40 = stablehlo.constant dense<1> : tensor<i32>
      %29 = stablehlo.subtract %28, %c_40 : tensor<i32>
      %30 = func.call @dynamic_index_in_dim_0(%iterArg, %29) : (tensor<24x16x128xf32>, tensor<i32>) -> tensor<16x128xf32>
      %31 = func.call @dynamic_index_in_dim(%iterArg_21, %29) : (tensor<24x16x64xf32>, tensor<i32>) -> tensor<16x64xf32>
      %32 = func.call @dynamic_index_in_dim_0(%iterArg_22, %29) : (tensor<24x16x128xf32>, tensor<i32>) -> tensor<16x128xf32>
      %33 = func.call @dynamic_index_in_dim_0(%iterArg_23, %29) : (tensor<24x16x128xf32>, tensor<i32>) -> tensor<16x128xf32>
      %34 = func.call @dynamic_index_in_dim_0(%iterArg_24, %29) : (tensor<24x16x128xf32>, tensor<i32>) -> tensor<16x128xf32>
      %35 = func.call @dynamic_index_in_dim_0(%iterArg_25, %29) : (tensor<24x16x128xf32>, tensor<i32>) -> tensor<16x128xf32>
      %36 = func.call @dynamic_index_in_dim_0(%iterArg_26, %29) : (tensor<24x16x128xf32>, tensor<i32>) -> tensor<16x128xf32>
      %37 = func.call @dynamic_index_in_dim_0(%iterArg_27, %29) : (tensor<24x16x128xf32>, tensor<i32>) -> tensor<16x128xf32>
      %38 = func.call @dynamic_index_in_dim_0(%iterArg_28, %29) : (tensor<24x16x128xf32>, tensor<i32>) -> tensor<16x128xf32>
      %39 = func.call @dynamic_index_in_dim_0(%iterArg_29, %29) : (tensor<24x16x128xf32>, tensor<i32>) -> tensor<16x128xf32>
      %40 = func.call @dynamic_index_in_dim_0(%iterArg_30, %29) : (tensor<24x16x128xf32>, tensor<i32>) -> tensor<16x128xf32>
      %41:5 = func.call @closed_call_1(%iterArg_31, %iterArg_32, %iterArg_34, %iterArg_35, %iterArg_36, %iterArg_37, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40) : (tensor<64x384xf32>, tensor<128x384xf32>, tensor<64x384xf32>, tensor<384xf32>, tensor<128x384xf32>, tensor<16x128xf32>, tensor<16x128xf32>, tensor<16x64xf32>, tensor<16x128xf32>, tensor<16x128xf32>, tensor<16x128xf32>, tensor<16x128xf32>, tensor<16x128xf32>, tensor<16x128xf32>, tensor<16x128xf32>, tensor<16x128xf32>, tensor<16x128xf32>) -> (tensor<64x384xf32>, tensor<384xf32>, tensor<128x384xf32>, tensor<16x128xf32>, tensor<16x64xf32>)
      %42 = func.call @dynamic_update_index_in_dim_2(%iterArg_38, %41#4, %29) : (tensor<24x16x64xf32>, tensor<16x64xf32>, tensor<i32>) -> tensor<24x16x64xf32>
      %c_41 = stablehlo.constant dense<1> : tensor<i32>
      %43 = stablehlo.add %iterArg_33, %c_41 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_21, %iterArg_22, %iterArg_23, %iterArg_24, %iterArg_25, %iterArg_26, %iterArg_27, %iterArg_28, %iterArg_29, %iterArg_30, %iterArg_31, %iterArg_32, %43, %41#0, %41#1, %41#2, %41#3, %42 : tensor<24x16x128xf32>, tensor<24x16x64xf32>, tensor<24x16x128xf32>, tensor<24x16x128xf32>, tensor<24x16x128xf32>, tensor<24x16x128xf32>, tensor<24x16x128xf32>, tensor<24x16x128xf32>, tensor<24x16x128xf32>, tensor<24x16x128xf32>, tensor<24x16x128xf32>, tensor<64x384xf32>, tensor<128x384xf32>, tensor<i32>, tensor<64x384xf32>, tensor<384xf32>, tensor<128x384xf32>, tensor<16x128xf32>, tensor<24x16x64xf32>
    }
    return %18, %27#15, %27#16, %27#14, %27#18 : tensor<f32>, tensor<384xf32>, tensor<128x384xf32>, tensor<64x384xf32>, tensor<24x16x64xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<24x16x64xf32>, %arg1: tensor<i32>) -> tensor<16x64xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 16, 64] : (tensor<24x16x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x64xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x64xf32>) -> tensor<16x64xf32>
    return %1 : tensor<16x64xf32>
  }
  func.func private @closed_call(%arg0: tensor<64x384xf32>, %arg1: tensor<1x384xf32>, %arg2: tensor<128x384xf32>, %arg3: tensor<16x128xf32>, %arg4: tensor<16x64xf32>) -> (tensor<16x128xf32>, tensor<16x128xf32>, tensor<16x128xf32>, tensor<16x128xf32>, tensor<16x128xf32>, tensor<16x128xf32>, tensor<16x128xf32>, tensor<16x128xf32>, tensor<16x128xf32>, tensor<16x128xf32>, tensor<16x128xf32>) {
    %0 = stablehlo.dot_general %arg4, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x64xf32>, tensor<64x384xf32>) -> tensor<16x384xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<1x384xf32>) -> tensor<16x384xf32>
    %2 = stablehlo.add %0, %1 : tensor<16x384xf32>
    %3 = stablehlo.dot_general %arg3, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x128xf32>, tensor<128x384xf32>) -> tensor<16x384xf32>
    %4 = stablehlo.slice %2 [0:16, 0:128] : (tensor<16x384xf32>) -> tensor<16x128xf32>
    %5 = stablehlo.slice %2 [0:16, 128:256] : (tensor<16x384xf32>) -> tensor<16x128xf32>
    %6 = stablehlo.slice %2 [0:16, 256:384] : (tensor<16x384xf32>) -> tensor<16x128xf32>
    %7 = stablehlo.slice %3 [0:16, 0:128] : (tensor<16x384xf32>) -> tensor<16x128xf32>
    %8 = stablehlo.slice %3 [0:16, 128:256] : (tensor<16x384xf32>) -> tensor<16x128xf32>
    %9 = stablehlo.slice %3 [0:16, 256:384] : (tensor<16x384xf32>) -> tensor<16x128xf32>
    %10 = stablehlo.add %5, %8 : tensor<16x128xf32>
    %11 = stablehlo.negate %10 : tensor<16x128xf32>
    %12 = stablehlo.exponential %11 : tensor<16x128xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x128xf32>
    %14 = stablehlo.add %13, %12 : tensor<16x128xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x128xf32>
    %16 = stablehlo.divide %15, %14 : tensor<16x128xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x128xf32>
    %18 = stablehlo.subtract %17, %16 : tensor<16x128xf32>
    %19 = stablehlo.multiply %16, %18 : tensor<16x128xf32>
    %20 = stablehlo.add %4, %7 : tensor<16x128xf32>
    %21 = stablehlo.negate %20 : tensor<16x128xf32>
    %22 = stablehlo.exponential %21 : tensor<16x128xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16x128xf32>
    %24 = stablehlo.add %23, %22 : tensor<16x128xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16x128xf32>
    %26 = stablehlo.divide %25, %24 : tensor<16x128xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16x128xf32>
    %28 = stablehlo.subtract %27, %26 : tensor<16x128xf32>
    %29 = stablehlo.multiply %26, %28 : tensor<16x128xf32>
    %30 = stablehlo.multiply %26, %9 : tensor<16x128xf32>
    %31 = stablehlo.add %6, %30 : tensor<16x128xf32>
    %32 = stablehlo.tanh %31 : tensor<16x128xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<16x128xf32>
    %34 = stablehlo.subtract %33, %32 : tensor<16x128xf32>
    %35 = stablehlo.multiply %16, %arg3 : tensor<16x128xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<16x128xf32>
    %37 = stablehlo.subtract %36, %16 : tensor<16x128xf32>
    %38 = stablehlo.multiply %37, %32 : tensor<16x128xf32>
    %39 = stablehlo.add %35, %38 : tensor<16x128xf32>
    return %39, %39, %arg3, %19, %29, %9, %26, %32, %34, %16, %37 : tensor<16x128xf32>, tensor<16x128xf32>, tensor<16x128xf32>, tensor<16x128xf32>, tensor<16x128xf32>, tensor<16x128xf32>, tensor<16x128xf32>, tensor<16x128xf32>, tensor<16x128xf32>, tensor<16x128xf32>, tensor<16x128xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<24x16x128xf32>, %arg1: tensor<16x128xf32>, %arg2: tensor<i32>) -> tensor<24x16x128xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<16x128xf32>) -> tensor<1x16x128xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<24x16x128xf32>, tensor<1x16x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<24x16x128xf32>
    return %1 : tensor<24x16x128xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<24x16x128xf32>, %arg1: tensor<i32>) -> tensor<16x128xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 16, 128] : (tensor<24x16x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x128xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x128xf32>) -> tensor<16x128xf32>
    return %1 : tensor<16x128xf32>
  }
  func.func private @closed_call_1(%arg0: tensor<64x384xf32>, %arg1: tensor<128x384xf32>, %arg2: tensor<64x384xf32>, %arg3: tensor<384xf32>, %arg4: tensor<128x384xf32>, %arg5: tensor<16x128xf32>, %arg6: tensor<16x128xf32>, %arg7: tensor<16x64xf32>, %arg8: tensor<16x128xf32>, %arg9: tensor<16x128xf32>, %arg10: tensor<16x128xf32>, %arg11: tensor<16x128xf32>, %arg12: tensor<16x128xf32>, %arg13: tensor<16x128xf32>, %arg14: tensor<16x128xf32>, %arg15: tensor<16x128xf32>, %arg16: tensor<16x128xf32>) -> (tensor<64x384xf32>, tensor<384xf32>, tensor<128x384xf32>, tensor<16x128xf32>, tensor<16x64xf32>) {
    %0 = stablehlo.add %arg5, %arg6 : tensor<16x128xf32>
    %1 = stablehlo.multiply %arg16, %0 : tensor<16x128xf32>
    %2 = stablehlo.multiply %0, %arg13 : tensor<16x128xf32>
    %3 = stablehlo.negate %2 : tensor<16x128xf32>
    %4 = stablehlo.multiply %arg15, %0 : tensor<16x128xf32>
    %5 = stablehlo.multiply %0, %arg8 : tensor<16x128xf32>
    %6 = stablehlo.add %3, %5 : tensor<16x128xf32>
    %7 = stablehlo.multiply %1, %arg14 : tensor<16x128xf32>
    %8 = stablehlo.multiply %7, %arg13 : tensor<16x128xf32>
    %9 = stablehlo.add %7, %8 : tensor<16x128xf32>
    %10 = stablehlo.multiply %arg12, %9 : tensor<16x128xf32>
    %11 = stablehlo.multiply %9, %arg11 : tensor<16x128xf32>
    %12 = stablehlo.multiply %11, %arg10 : tensor<16x128xf32>
    %13 = stablehlo.multiply %6, %arg9 : tensor<16x128xf32>
    %14 = stablehlo.concatenate %12, %13, %10, dim = 1 : (tensor<16x128xf32>, tensor<16x128xf32>, tensor<16x128xf32>) -> tensor<16x384xf32>
    %15 = stablehlo.concatenate %12, %13, %9, dim = 1 : (tensor<16x128xf32>, tensor<16x128xf32>, tensor<16x128xf32>) -> tensor<16x384xf32>
    %16 = stablehlo.dot_general %14, %arg8, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x384xf32>, tensor<16x128xf32>) -> tensor<384x128xf32>
    %17 = stablehlo.transpose %16, dims = [1, 0] : (tensor<384x128xf32>) -> tensor<128x384xf32>
    %18 = stablehlo.add %arg4, %17 : tensor<128x384xf32>
    %19 = stablehlo.dot_general %14, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x384xf32>, tensor<128x384xf32>) -> tensor<16x128xf32>
    %20 = stablehlo.add %4, %19 : tensor<16x128xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%15 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<16x384xf32>, tensor<f32>) -> tensor<384xf32>
    %22 = stablehlo.reshape %21 : (tensor<384xf32>) -> tensor<1x384xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<1x384xf32>, tensor<f32>) -> tensor<384xf32>
    %24 = stablehlo.add %arg3, %23 : tensor<384xf32>
    %25 = stablehlo.dot_general %15, %arg7, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x384xf32>, tensor<16x64xf32>) -> tensor<384x64xf32>
    %26 = stablehlo.transpose %25, dims = [1, 0] : (tensor<384x64xf32>) -> tensor<64x384xf32>
    %27 = stablehlo.add %arg2, %26 : tensor<64x384xf32>
    %28 = stablehlo.dot_general %15, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x384xf32>, tensor<64x384xf32>) -> tensor<16x64xf32>
    return %27, %24, %18, %20, %28 : tensor<64x384xf32>, tensor<384xf32>, tensor<128x384xf32>, tensor<16x128xf32>, tensor<16x64xf32>
  }
  func.func private @dynamic_update_index_in_dim_2(%arg0: tensor<24x16x64xf32>, %arg1: tensor<16x64xf32>, %arg2: tensor<i32>) -> tensor<24x16x64xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<16x64xf32>) -> tensor<1x16x64xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<24x16x64xf32>, tensor<1x16x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<24x16x64xf32>
    return %1 : tensor<24x16x64xf32>
  }
}
