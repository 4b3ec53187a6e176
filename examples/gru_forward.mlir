module @jit_gru attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<384xf32>, %arg1: tensor<128x384xf32>, %arg2: tensor<64x384xf32>, %arg3: tensor<24x16x64xf32>) -> (tensor<24x16x128xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x128xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24x16x128xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2:7 = stablehlo.while(%iterArg = %arg3, %iterArg_1 = %arg2, %iterArg_2 = %arg0, %iterArg_3 = %arg1, %iterArg_4 = %c, %iterArg_5 = %0, %iterArg_6 = %1) : tensor<24x16x64xf32>, tensor<64x384xf32>, tensor<384xf32>, tensor<128x384xf32>, tensor<i32>, tensor<16x128xf32>, tensor<24x16x128xf32>
    cond {
      %c_7 = stablehlo.constant dense<24> : tensor<i32>
      %3 = stablehlo.compare LT, %iterArg_4, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %3 : tensor<i1>
    } do {
      %3 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_4) : (tensor<24x16x64xf32>, tensor<i32>) -> tensor<16x64xf32>
      %4:2 = func.call @closed_call(%iterArg_1, %iterArg_2, %iterArg_3, %iterArg_5, %3) : (tensor<64x384xf32>, tensor<384xf32>, tensor<128x384xf32>, tensor<16x128xf32>, tensor<16x64xf32>) -> (tensor<16x128xf32>, tensor<16x128xf32>)
      %5 = func.call @dynamic_update_index_in_dim(%iterArg_6, %4#1, %iterArg_4) : (tensor<24x16x128xf32>, tensor<16x128xf32>, tensor<i32>) -> tensor<24x16x128xf32>
      %c_7 = stablehlo.constant dense<1> : tensor<i32>
      %6 = stablehlo.add %iterArg_4, %c_7 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_1, %iterArg_2, %iterArg_3, %6, %4#0, %5 : tensor<24x16x64xf32>, tensor<64x384xf32>, tensor<384xf32>, tensor<128x384xf32>, tensor<i32>, tensor<16x128xf32>, tensor<24x16x128xf32>
    }
    return %2#6 : tensor<24x16x128xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<24x16x64xf32>, %arg1: tensor<i32>) -> tensor<16x64xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 16, 64] : (tensor<24x16x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x64xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x64xf32>) -> tensor<16x64xf32>
    return %1 : tensor<16x64xf32>
  }
  func.func private @closed_call(%arg0: tensor<64x384xf32>, %arg1: tensor<384xf32>, %arg2: tensor<128x384xf32>, %arg3: tensor<16x128xf32>, %arg4: tensor<16x64xf32>) -> (tensor<16x128xf32>, tensor<16x128xf32>) {
    %0 = stablehlo.dot_general %arg4, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x64xf32>, tensor<64x384xf32>) -> tensor<16x384xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<384xf32>) -> tensor<1x384xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x384xf32>) -> tensor<16x384xf32>
    %3 = stablehlo.add %0, %2 : tensor<16x384xf32>
    %4 = stablehlo.dot_general %arg3, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x128xf32>, tensor<128x384xf32>) -> tensor<16x384xf32>
    %5 = stablehlo.slice %3 [0:16, 0:128] : (tensor<16x384xf32>) -> tensor<16x128xf32>
    %6 = stablehlo.slice %3 [0:16, 128:256] : (tensor<16x384xf32>) -> tensor<16x128xf32>
    %7 = stablehlo.slice %3 [0:16, 256:384] : (tensor<16x384xf32>) -> tensor<16x128xf32>
    %8 = stablehlo.slice %4 [0:16, 0:128] : (tensor<16x384xf32>) -> tensor<16x128xf32>
    %9 = stablehlo.slice %4 [0:16, 128:256] : (tensor<16x384xf32>) -> tensor<16x128xf32>
    %10 = stablehlo.slice %4 [0:16, 256:384] : (tensor<16x384xf32>) -> tensor<16x128xf32>
    %11 = stablehlo.add %6, %9 : tensor<16x128xf32>
    %12 = stablehlo.negate %11 : tensor<16x128xf32>
    %13 = stablehlo.exponential %12 : tensor<16x128xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x128xf32>
    %15 = stablehlo.add %14, %13 : tensor<16x128xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x128xf32>
    %17 = stablehlo.divide %16, %15 : tensor<16x128xf32>
    %18 = stablehlo.add %5, %8 : tensor<16x128xf32>
    %19 = stablehlo.negate %18 : tensor<16x128xf32>
    %20 = stablehlo.exponential %19 : tensor<16x128xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x128xf32>
    %22 = stablehlo.add %21, %20 : tensor<16x128xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16x128xf32>
    %24 = stablehlo.divide %23, %22 : tensor<16x128xf32>
    %25 = stablehlo.multiply %24, %10 : tensor<16x128xf32>
    %26 = stablehlo.add %7, %25 : tensor<16x128xf32>
    %27 = stablehlo.tanh %26 : tensor<16x128xf32>
    %28 = stablehlo.multiply %17, %arg3 : tensor<16x128xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16x128xf32>
    %30 = stablehlo.subtract %29, %17 : tensor<16x128xf32>
    %31 = stablehlo.multiply %30, %27 : tensor<16x128xf32>
    %32 = stablehlo.add %28, %31 : tensor<16x128xf32>
    return %32, %32 : tensor<16x128xf32>, tensor<16x128xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<24x16x128xf32>, %arg1: tensor<16x128xf32>, %arg2: tensor<i32>) -> tensor<24x16x128xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<16x128xf32>) -> tensor<1x16x128xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<24x16x128xf32>, tensor<1x16x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<24x16x128xf32>
    return %1 : tensor<24x16x128xf32>
  }
}
