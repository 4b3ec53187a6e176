module @jit_transformer_scan attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x1024x256xf32>, %arg1: tensor<4x256xf32>, %arg2: tensor<4x256x8x32xf32>, %arg3: tensor<4x256xf32>, %arg4: tensor<4x256xf32>, %arg5: tensor<4x256xf32>, %arg6: tensor<4x256xf32>, %arg7: tensor<4x8x32x256xf32>, %arg8: tensor<4x256x8x32xf32>, %arg9: tensor<4x256x1024xf32>, %arg10: tensor<4x1024xf32>, %arg11: tensor<4x256x8x32xf32>, %arg12: tensor<2x128x256xf32>) -> (tensor<2x128x256xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0:14 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %arg1, %iterArg_1 = %arg2, %iterArg_2 = %arg3, %iterArg_3 = %arg4, %iterArg_4 = %arg5, %iterArg_5 = %arg6, %iterArg_6 = %arg7, %iterArg_7 = %arg8, %iterArg_8 = %arg9, %iterArg_9 = %arg10, %iterArg_10 = %arg11, %iterArg_11 = %c, %iterArg_12 = %arg12) : tensor<4x1024x256xf32>, tensor<4x256xf32>, tensor<4x256x8x32xf32>, tensor<4x256xf32>, tensor<4x256xf32>, tensor<4x256xf32>, tensor<4x256xf32>, tensor<4x8x32x256xf32>, tensor<4x256x8x32xf32>, tensor<4x256x1024xf32>, tensor<4x1024xf32>, tensor<4x256x8x32xf32>, tensor<i32>, tensor<2x128x256xf32>
    cond {
      %c_13 = stablehlo.constant dense<4> : tensor<i32>
      %1 = stablehlo.compare LT, %iterArg_11, %c_13, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %1 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_11) : (tensor<4x1024x256xf32>, tensor<i32>) -> tensor<1024x256xf32>
      %2 = func.call @dynamic_index_in_dim_0(%iterArg_0, %iterArg_11) : (tensor<4x256xf32>, tensor<i32>) -> tensor<256xf32>
      %3 = func.call @dynamic_index_in_dim_1(%iterArg_1, %iterArg_11) : (tensor<4x256x8x32xf32>, tensor<i32>) -> tensor<256x8x32xf32>
      %4 = func.call @dynamic_index_in_dim_0(%iterArg_2, %iterArg_11) : (tensor<4x256xf32>, tensor<i32>) -> tensor<256xf32>
      %5 = func.call @dynamic_index_in_dim_0(%iterArg_3, %iterArg_11) : (tensor<4x256xf32>, tensor<i32>) -> tensor<256xf32>
      %6 = func.call @dynamic_index_in_dim_0(%iterArg_4, %iterArg_11) : (tensor<4x256xf32>, tensor<i32>) -> tensor<256xf32>
      %7 = func.call @dynamic_index_in_dim_0(%iterArg_5, %iterArg_11) : (tensor<4x256xf32>, tensor<i32>) -> tensor<256xf32>
      %8 = func.call @dynamic_index_in_dim_2(%iterArg_6, %iterArg_11) : (tensor<4x8x32x256xf32>, tensor<i32>) -> tensor<8x32x256xf32>
      %9 = func.call @dynamic_index_in_dim_1(%iterArg_7, %iterArg_11) : (tensor<4x256x8x32xf32>, tensor<i32>) -> tensor<256x8x32xf32>
      %10 = func.call @dynamic_index_in_dim_3(%iterArg_8, %iterArg_11) : (tensor<4x256x1024xf32>, tensor<i32>) -> tensor<256x1024xf32>
      %11 = func.call @dynamic_index_in_dim_4(%iterArg_9, %iterArg_11) : (tensor<4x1024xf32>, tensor<i32>) -> tensor<1024xf32>
      %12 = func.call @dynamic_index_in_dim_1(%iterArg_10, %iterArg_11) : (tensor<4x256x8x32xf32>, tensor<i32>) -> tensor<256x8x32xf32>
      %13 = func.call @closed_call(%iterArg_12, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12) : (tensor<2x128x256xf32>, tensor<1024x256xf32>, tensor<256xf32>, tensor<256x8x32xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<8x32x256xf32>, tensor<256x8x32xf32>, tensor<256x1024xf32>, tensor<1024xf32>, tensor<256x8x32xf32>) -> tensor<2x128x256xf32>
      %c_13 = stablehlo.constant dense<1> : tensor<i32>
      %14 = stablehlo.add %iterArg_11, %c_13 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_0, %iterArg_1, %iterArg_2, %iterArg_3, %iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %14, %13 : tensor<4x1024x256xf32>, tensor<4x256xf32>, tensor<4x256x8x32xf32>, tensor<4x256xf32>, tensor<4x256xf32>, tensor<4x256xf32>, tensor<4x256xf32>, tensor<4x8x32x256xf32>, tensor<4x256x8x32xf32>, tensor<4x256x1024xf32>, tensor<4x1024xf32>, tensor<4x256x8x32xf32>, tensor<i32>, tensor<2x128x256xf32>
    }
    return %0#13 : tensor<2x128x256xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<4x1024x256xf32>, %arg1: tensor<i32>) -> tensor<1024x256xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 1024, 256] : (tensor<4x1024x256xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1024x256xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1024x256xf32>) -> tensor<1024x256xf32>
    return %1 : tensor<1024x256xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<4x256xf32>, %arg1: tensor<i32>) -> tensor<256xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 256] : (tensor<4x256xf32>, tensor<i32>, tensor<i32>) -> tensor<1x256xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x256xf32>) -> tensor<256xf32>
    return %1 : tensor<256xf32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<4x256x8x32xf32>, %arg1: tensor<i32>) -> tensor<256x8x32xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 256, 8, 32] : (tensor<4x256x8x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x256x8x32xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x256x8x32xf32>) -> tensor<256x8x32xf32>
    return %1 : tensor<256x8x32xf32>
  }
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<4x8x32x256xf32>, %arg1: tensor<i32>) -> tensor<8x32x256xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 8, 32, 256] : (tensor<4x8x32x256xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x32x256xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x8x32x256xf32>) -> tensor<8x32x256xf32>
    return %1 : tensor<8x32x256xf32>
  }
  func.func private @dynamic_index_in_dim_3(%arg0: tensor<4x256x1024xf32>, %arg1: tensor<i32>) -> tensor<256x1024xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 256, 1024] : (tensor<4x256x1024xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x256x1024xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x256x1024xf32>) -> tensor<256x1024xf32>
    return %1 : tensor<256x1024xf32>
  }
  func.func private @dynamic_index_in_dim_4(%arg0: tensor<4x1024xf32>, %arg1: tensor<i32>) -> tensor<1024xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 1024] : (tensor<4x1024xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1024xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1024xf32>) -> tensor<1024xf32>
    return %1 : tensor<1024xf32>
  }
  func.func private @closed_call(%arg0: tensor<2x128x256xf32>, %arg1: tensor<1024x256xf32>, %arg2: tensor<256xf32>, %arg3: tensor<256x8x32xf32>, %arg4: tensor<256xf32>, %arg5: tensor<256xf32>, %arg6: tensor<256xf32>, %arg7: tensor<256xf32>, %arg8: tensor<8x32x256xf32>, %arg9: tensor<256x8x32xf32>, %arg10: tensor<256x1024xf32>, %arg11: tensor<1024xf32>, %arg12: tensor<256x8x32xf32>) -> tensor<2x128x256xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x128x256xf32>, tensor<f32>) -> tensor<2x128xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<2x128xf32>) -> tensor<2x128x1xf32>
    %cst_0 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x128x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<2x128x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x128x1xf32>) -> tensor<2x128x256xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2x128x256xf32>
    %6 = chlo.square %5 : tensor<2x128x256xf32> -> tensor<2x128x256xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<2x128x256xf32>, tensor<f32>) -> tensor<2x128xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<2x128xf32>) -> tensor<2x128x1xf32>
    %cst_2 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x128x1xf32>
    %10 = stablehlo.divide %8, %9 : tensor<2x128x1xf32>
    %11 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x128x1xf32>) -> tensor<2x128x256xf32>
    %12 = stablehlo.subtract %arg0, %11 : tensor<2x128x256xf32>
    %cst_3 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x128x1xf32>
    %14 = stablehlo.add %10, %13 : tensor<2x128x1xf32>
    %15 = stablehlo.rsqrt %14 : tensor<2x128x1xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<2x128x1xf32>) -> tensor<2x128x256xf32>
    %17 = stablehlo.multiply %12, %16 : tensor<2x128x256xf32>
    %18 = stablehlo.broadcast_in_dim %arg5, dims = [2] : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2] : (tensor<1x1x256xf32>) -> tensor<2x128x256xf32>
    %20 = stablehlo.multiply %17, %19 : tensor<2x128x256xf32>
    %21 = stablehlo.broadcast_in_dim %arg4, dims = [2] : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2] : (tensor<1x1x256xf32>) -> tensor<2x128x256xf32>
    %23 = stablehlo.add %20, %22 : tensor<2x128x256xf32>
    %24 = stablehlo.dot_general %23, %arg9, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x128x256xf32>, tensor<256x8x32xf32>) -> tensor<2x128x8x32xf32>
    %25 = stablehlo.dot_general %23, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x128x256xf32>, tensor<256x8x32xf32>) -> tensor<2x128x8x32xf32>
    %26 = stablehlo.dot_general %23, %arg12, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x128x256xf32>, tensor<256x8x32xf32>) -> tensor<2x128x8x32xf32>
    %27 = stablehlo.dot_general %24, %25, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x128x8x32xf32>, tensor<2x128x8x32xf32>) -> tensor<2x8x128x128xf32>
    %cst_4 = stablehlo.constant dense<0.176776692> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x8x128x128xf32>
    %29 = stablehlo.multiply %27, %28 : tensor<2x8x128x128xf32>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %30 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<128x128xi1>
    %31 = call @tril(%30) : (tensor<128x128xi1>) -> tensor<128x128xi1>
    %cst_5 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %32 = call @_where(%31, %29, %cst_5) : (tensor<128x128xi1>, tensor<2x8x128x128xf32>, tensor<f32>) -> tensor<2x8x128x128xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %33 = stablehlo.reduce(%32 init: %cst_6) applies stablehlo.maximum across dimensions = [3] : (tensor<2x8x128x128xf32>, tensor<f32>) -> tensor<2x8x128xf32>
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x8x128xf32>
    %35 = stablehlo.maximum %34, %33 : tensor<2x8x128xf32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2] : (tensor<2x8x128xf32>) -> tensor<2x8x128x1xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2, 3] : (tensor<2x8x128x1xf32>) -> tensor<2x8x128x128xf32>
    %38 = stablehlo.subtract %32, %37 : tensor<2x8x128x128xf32>
    %39 = stablehlo.exponential %38 : tensor<2x8x128x128xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.reduce(%39 init: %cst_8) applies stablehlo.add across dimensions = [3] : (tensor<2x8x128x128xf32>, tensor<f32>) -> tensor<2x8x128xf32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [0, 1, 2] : (tensor<2x8x128xf32>) -> tensor<2x8x128x1xf32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [0, 1, 2, 3] : (tensor<2x8x128x1xf32>) -> tensor<2x8x128x128xf32>
    %43 = stablehlo.divide %39, %42 : tensor<2x8x128x128xf32>
    %44 = stablehlo.dot_general %26, %43, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x128x8x32xf32>, tensor<2x8x128x128xf32>) -> tensor<2x8x32x128xf32>
    %45 = stablehlo.transpose %44, dims = [0, 3, 1, 2] : (tensor<2x8x32x128xf32>) -> tensor<2x128x8x32xf32>
    %46 = stablehlo.dot_general %45, %arg8, contracting_dims = [2, 3] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x128x8x32xf32>, tensor<8x32x256xf32>) -> tensor<2x128x256xf32>
    %47 = stablehlo.add %arg0, %46 : tensor<2x128x256xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.reduce(%47 init: %cst_9) applies stablehlo.add across dimensions = [2] : (tensor<2x128x256xf32>, tensor<f32>) -> tensor<2x128xf32>
    %49 = stablehlo.broadcast_in_dim %48, dims = [0, 1] : (tensor<2x128xf32>) -> tensor<2x128x1xf32>
    %cst_10 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x128x1xf32>
    %51 = stablehlo.divide %49, %50 : tensor<2x128x1xf32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1, 2] : (tensor<2x128x1xf32>) -> tensor<2x128x256xf32>
    %53 = stablehlo.subtract %47, %52 : tensor<2x128x256xf32>
    %54 = chlo.square %53 : tensor<2x128x256xf32> -> tensor<2x128x256xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.reduce(%54 init: %cst_11) applies stablehlo.add across dimensions = [2] : (tensor<2x128x256xf32>, tensor<f32>) -> tensor<2x128xf32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [0, 1] : (tensor<2x128xf32>) -> tensor<2x128x1xf32>
    %cst_12 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x128x1xf32>
    %58 = stablehlo.divide %56, %57 : tensor<2x128x1xf32>
    %59 = stablehlo.broadcast_in_dim %51, dims = [0, 1, 2] : (tensor<2x128x1xf32>) -> tensor<2x128x256xf32>
    %60 = stablehlo.subtract %47, %59 : tensor<2x128x256xf32>
    %cst_13 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x128x1xf32>
    %62 = stablehlo.add %58, %61 : tensor<2x128x1xf32>
    %63 = stablehlo.rsqrt %62 : tensor<2x128x1xf32>
    %64 = stablehlo.broadcast_in_dim %63, dims = [0, 1, 2] : (tensor<2x128x1xf32>) -> tensor<2x128x256xf32>
    %65 = stablehlo.multiply %60, %64 : tensor<2x128x256xf32>
    %66 = stablehlo.broadcast_in_dim %arg7, dims = [2] : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %67 = stablehlo.broadcast_in_dim %66, dims = [0, 1, 2] : (tensor<1x1x256xf32>) -> tensor<2x128x256xf32>
    %68 = stablehlo.multiply %65, %67 : tensor<2x128x256xf32>
    %69 = stablehlo.broadcast_in_dim %arg6, dims = [2] : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %70 = stablehlo.broadcast_in_dim %69, dims = [0, 1, 2] : (tensor<1x1x256xf32>) -> tensor<2x128x256xf32>
    %71 = stablehlo.add %68, %70 : tensor<2x128x256xf32>
    %72 = stablehlo.dot_general %71, %arg10, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x128x256xf32>, tensor<256x1024xf32>) -> tensor<2x128x1024xf32>
    %73 = stablehlo.broadcast_in_dim %arg11, dims = [2] : (tensor<1024xf32>) -> tensor<1x1x1024xf32>
    %74 = stablehlo.broadcast_in_dim %73, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<2x128x1024xf32>
    %75 = stablehlo.add %72, %74 : tensor<2x128x1024xf32>
    %cst_14 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x128x1024xf32>
    %77 = stablehlo.multiply %76, %75 : tensor<2x128x1024xf32>
    %78 = stablehlo.negate %75 : tensor<2x128x1024xf32>
    %cst_15 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x128x1024xf32>
    %80 = stablehlo.multiply %78, %79 : tensor<2x128x1024xf32>
    %81 = chlo.erfc %80 : tensor<2x128x1024xf32> -> tensor<2x128x1024xf32>
    %82 = stablehlo.multiply %77, %81 : tensor<2x128x1024xf32>
    %83 = stablehlo.dot_general %82, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x128x1024xf32>, tensor<1024x256xf32>) -> tensor<2x128x256xf32>
    %84 = stablehlo.add %47, %83 : tensor<2x128x256xf32>
    %85 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %86 = stablehlo.broadcast_in_dim %85, dims = [0, 1, 2] : (tensor<1x1x256xf32>) -> tensor<2x128x256xf32>
    %87 = stablehlo.add %84, %86 : tensor<2x128x256xf32>
    return %87 : tensor<2x128x256xf32>
  }
  func.func private @tril(%arg0: tensor<128x128xi1>) -> tensor<128x128xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<128x128xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<128x128xi32>
    %2 = stablehlo.add %0, %1 : tensor<128x128xi32>
    %3 = stablehlo.iota dim = 1 : tensor<128x128xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<128x128xi32>, tensor<128x128xi32>) -> tensor<128x128xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<128x128xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<128x128xi1>, tensor<128x128xi1>
    return %6 : tensor<128x128xi1>
  }
  func.func private @_where(%arg0: tensor<128x128xi1>, %arg1: tensor<2x8x128x128xf32>, %arg2: tensor<f32>) -> tensor<2x8x128x128xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<128x128xi1>) -> tensor<2x8x128x128xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x8x128x128xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<2x8x128x128xi1>, tensor<2x8x128x128xf32>
    return %3 : tensor<2x8x128x128xf32>
  }
}
