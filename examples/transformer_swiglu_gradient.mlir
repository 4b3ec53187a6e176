module @jit_gradient attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1024x256xf32>, %arg1: tensor<256xf32>, %arg2: tensor<256x1024xf32>, %arg3: tensor<256x8x32xf32>, %arg4: tensor<256xf32>, %arg5: tensor<256xf32>, %arg6: tensor<256xf32>, %arg7: tensor<256xf32>, %arg8: tensor<8x32x256xf32>, %arg9: tensor<256x8x32xf32>, %arg10: tensor<256x1024xf32>, %arg11: tensor<1024xf32>, %arg12: tensor<256x8x32xf32>, %arg13: tensor<2x128x256xf32>, %arg14: tensor<2x128x256xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<1024x256xf32> {jax.result_info = "result[1][0]['down']"}, tensor<256xf32> {jax.result_info = "result[1][0]['down_bias']"}, tensor<256x1024xf32> {jax.result_info = "result[1][0]['gate']"}, tensor<256x8x32xf32> {jax.result_info = "result[1][0]['key']"}, tensor<256xf32> {jax.result_info = "result[1][0]['norm1_bias']"}, tensor<256xf32> {jax.result_info = "result[1][0]['norm1_scale']"}, tensor<256xf32> {jax.result_info = "result[1][0]['norm2_bias']"}, tensor<256xf32> {jax.result_info = "result[1][0]['norm2_scale']"}, tensor<8x32x256xf32> {jax.result_info = "result[1][0]['output']"}, tensor<256x8x32xf32> {jax.result_info = "result[1][0]['query']"}, tensor<256x1024xf32> {jax.result_info = "result[1][0]['up']"}, tensor<1024xf32> {jax.result_info = "result[1][0]['up_bias']"}, tensor<256x8x32xf32> {jax.result_info = "result[1][0]['value']"}, tensor<2x128x256xf32> {jax.result_info = "result[1][1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg13 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x128x256xf32>, tensor<f32>) -> tensor<2x128xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<2x128xf32>) -> tensor<2x128x1xf32>
    %cst_0 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x128x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<2x128x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x128x1xf32>) -> tensor<2x128x256xf32>
    %5 = stablehlo.subtract %arg13, %4 : tensor<2x128x256xf32>
    %6 = chlo.square %5 : tensor<2x128x256xf32> -> tensor<2x128x256xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x128x256xf32>
    %8 = stablehlo.multiply %7, %5 : tensor<2x128x256xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<2x128x256xf32>, tensor<f32>) -> tensor<2x128xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<2x128xf32>) -> tensor<2x128x1xf32>
    %cst_3 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x128x1xf32>
    %12 = stablehlo.divide %10, %11 : tensor<2x128x1xf32>
    %13 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x128x1xf32>) -> tensor<2x128x256xf32>
    %14 = stablehlo.subtract %arg13, %13 : tensor<2x128x256xf32>
    %cst_4 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x128x1xf32>
    %16 = stablehlo.add %12, %15 : tensor<2x128x1xf32>
    %17 = stablehlo.rsqrt %16 : tensor<2x128x1xf32>
    %18 = stablehlo.divide %17, %16 : tensor<2x128x1xf32>
    %cst_5 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x128x1xf32>
    %20 = stablehlo.multiply %19, %18 : tensor<2x128x1xf32>
    %21 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2] : (tensor<2x128x1xf32>) -> tensor<2x128x256xf32>
    %22 = stablehlo.multiply %14, %21 : tensor<2x128x256xf32>
    %23 = stablehlo.broadcast_in_dim %arg5, dims = [2] : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2] : (tensor<1x1x256xf32>) -> tensor<2x128x256xf32>
    %25 = stablehlo.multiply %22, %24 : tensor<2x128x256xf32>
    %26 = stablehlo.broadcast_in_dim %arg4, dims = [2] : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2] : (tensor<1x1x256xf32>) -> tensor<2x128x256xf32>
    %28 = stablehlo.add %25, %27 : tensor<2x128x256xf32>
    %29 = stablehlo.dot_general %28, %arg9, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x128x256xf32>, tensor<256x8x32xf32>) -> tensor<2x128x8x32xf32>
    %30 = stablehlo.dot_general %28, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x128x256xf32>, tensor<256x8x32xf32>) -> tensor<2x128x8x32xf32>
    %31 = stablehlo.dot_general %28, %arg12, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x128x256xf32>, tensor<256x8x32xf32>) -> tensor<2x128x8x32xf32>
    %32 = stablehlo.dot_general %29, %30, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x128x8x32xf32>, tensor<2x128x8x32xf32>) -> tensor<2x8x128x128xf32>
    %cst_6 = stablehlo.constant dense<0.176776692> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x8x128x128xf32>
    %34 = stablehlo.multiply %32, %33 : tensor<2x8x128x128xf32>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %35 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<128x128xi1>
    %36 = call @tril(%35) : (tensor<128x128xi1>) -> tensor<128x128xi1>
    %cst_7 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %37:2 = call @_where(%36, %34, %cst_7) : (tensor<128x128xi1>, tensor<2x8x128x128xf32>, tensor<f32>) -> (tensor<2x8x128x128xf32>, tensor<2x8x128x128xi1>)
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %38 = stablehlo.reduce(%37#0 init: %cst_8) applies stablehlo.maximum across dimensions = [3] : (tensor<2x8x128x128xf32>, tensor<f32>) -> tensor<2x8x128xf32>
    %cst_9 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x8x128xf32>
    %40 = stablehlo.maximum %39, %38 : tensor<2x8x128xf32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [0, 1, 2] : (tensor<2x8x128xf32>) -> tensor<2x8x128x1xf32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [0, 1, 2, 3] : (tensor<2x8x128x1xf32>) -> tensor<2x8x128x128xf32>
    %43 = stablehlo.subtract %37#0, %42 : tensor<2x8x128x128xf32>
    %44 = stablehlo.exponential %43 : tensor<2x8x128x128xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.reduce(%44 init: %cst_10) applies stablehlo.add across dimensions = [3] : (tensor<2x8x128x128xf32>, tensor<f32>) -> tensor<2x8x128xf32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [0, 1, 2] : (tensor<2x8x128xf32>) -> tensor<2x8x128x1xf32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0, 1, 2, 3] : (tensor<2x8x128x1xf32>) -> tensor<2x8x128x128xf32>
    %48 = stablehlo.divide %44, %47 : tensor<2x8x128x128xf32>
    %49 = stablehlo.multiply %46, %46 : tensor<2x8x128x1xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x8x128x1xf32>
    %51 = stablehlo.divide %50, %49 : tensor<2x8x128x1xf32>
    %52 = stablehlo.dot_general %31, %48, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x128x8x32xf32>, tensor<2x8x128x128xf32>) -> tensor<2x8x32x128xf32>
    %53 = stablehlo.transpose %52, dims = [0, 3, 1, 2] : (tensor<2x8x32x128xf32>) -> tensor<2x128x8x32xf32>
    %54 = stablehlo.dot_general %53, %arg8, contracting_dims = [2, 3] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x128x8x32xf32>, tensor<8x32x256xf32>) -> tensor<2x128x256xf32>
    %55 = stablehlo.add %arg13, %54 : tensor<2x128x256xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.reduce(%55 init: %cst_12) applies stablehlo.add across dimensions = [2] : (tensor<2x128x256xf32>, tensor<f32>) -> tensor<2x128xf32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [0, 1] : (tensor<2x128xf32>) -> tensor<2x128x1xf32>
    %cst_13 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x128x1xf32>
    %59 = stablehlo.divide %57, %58 : tensor<2x128x1xf32>
    %60 = stablehlo.broadcast_in_dim %59, dims = [0, 1, 2] : (tensor<2x128x1xf32>) -> tensor<2x128x256xf32>
    %61 = stablehlo.subtract %55, %60 : tensor<2x128x256xf32>
    %62 = chlo.square %61 : tensor<2x128x256xf32> -> tensor<2x128x256xf32>
    %cst_14 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x128x256xf32>
    %64 = stablehlo.multiply %63, %61 : tensor<2x128x256xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.reduce(%62 init: %cst_15) applies stablehlo.add across dimensions = [2] : (tensor<2x128x256xf32>, tensor<f32>) -> tensor<2x128xf32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [0, 1] : (tensor<2x128xf32>) -> tensor<2x128x1xf32>
    %cst_16 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2x128x1xf32>
    %68 = stablehlo.divide %66, %67 : tensor<2x128x1xf32>
    %69 = stablehlo.broadcast_in_dim %59, dims = [0, 1, 2] : (tensor<2x128x1xf32>) -> tensor<2x128x256xf32>
    %70 = stablehlo.subtract %55, %69 : tensor<2x128x256xf32>
    %cst_17 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<2x128x1xf32>
    %72 = stablehlo.add %68, %71 : tensor<2x128x1xf32>
    %73 = stablehlo.rsqrt %72 : tensor<2x128x1xf32>
    %74 = stablehlo.divide %73, %72 : tensor<2x128x1xf32>
    %cst_18 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<2x128x1xf32>
    %76 = stablehlo.multiply %75, %74 : tensor<2x128x1xf32>
    %77 = stablehlo.broadcast_in_dim %73, dims = [0, 1, 2] : (tensor<2x128x1xf32>) -> tensor<2x128x256xf32>
    %78 = stablehlo.multiply %70, %77 : tensor<2x128x256xf32>
    %79 = stablehlo.broadcast_in_dim %arg7, dims = [2] : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %80 = stablehlo.broadcast_in_dim %79, dims = [0, 1, 2] : (tensor<1x1x256xf32>) -> tensor<2x128x256xf32>
    %81 = stablehlo.multiply %78, %80 : tensor<2x128x256xf32>
    %82 = stablehlo.broadcast_in_dim %arg6, dims = [2] : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %83 = stablehlo.broadcast_in_dim %82, dims = [0, 1, 2] : (tensor<1x1x256xf32>) -> tensor<2x128x256xf32>
    %84 = stablehlo.add %81, %83 : tensor<2x128x256xf32>
    %85 = stablehlo.dot_general %84, %arg10, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x128x256xf32>, tensor<256x1024xf32>) -> tensor<2x128x1024xf32>
    %86 = stablehlo.broadcast_in_dim %arg11, dims = [2] : (tensor<1024xf32>) -> tensor<1x1x1024xf32>
    %87 = stablehlo.broadcast_in_dim %86, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<2x128x1024xf32>
    %88 = stablehlo.add %85, %87 : tensor<2x128x1024xf32>
    %89 = stablehlo.dot_general %84, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x128x256xf32>, tensor<256x1024xf32>) -> tensor<2x128x1024xf32>
    %90:3 = call @silu(%89) : (tensor<2x128x1024xf32>) -> (tensor<2x128x1024xf32>, tensor<2x128x1024xf32>, tensor<2x128x1024xf32>)
    %91 = stablehlo.multiply %90#0, %88 : tensor<2x128x1024xf32>
    %92 = stablehlo.dot_general %91, %arg0, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x128x1024xf32>, tensor<1024x256xf32>) -> tensor<2x128x256xf32>
    %93 = stablehlo.add %55, %92 : tensor<2x128x256xf32>
    %94 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %95 = stablehlo.broadcast_in_dim %94, dims = [0, 1, 2] : (tensor<1x1x256xf32>) -> tensor<2x128x256xf32>
    %96 = stablehlo.add %93, %95 : tensor<2x128x256xf32>
    %97 = stablehlo.subtract %96, %arg14 : tensor<2x128x256xf32>
    %98 = chlo.square %97 : tensor<2x128x256xf32> -> tensor<2x128x256xf32>
    %cst_19 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<2x128x256xf32>
    %100 = stablehlo.multiply %99, %97 : tensor<2x128x256xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %101 = stablehlo.reduce(%98 init: %cst_20) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x128x256xf32>, tensor<f32>) -> tensor<f32>
    %cst_21 = stablehlo.constant dense<6.553600e+04> : tensor<f32>
    %102 = stablehlo.divide %101, %cst_21 : tensor<f32>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_23 = stablehlo.constant dense<6.553600e+04> : tensor<f32>
    %103 = stablehlo.divide %cst_22, %cst_23 : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %103, dims = [] : (tensor<f32>) -> tensor<2x128x256xf32>
    %105 = stablehlo.multiply %104, %100 : tensor<2x128x256xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %106 = stablehlo.reduce(%105 init: %cst_24) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x128x256xf32>, tensor<f32>) -> tensor<256xf32>
    %107 = stablehlo.reshape %106 : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %108 = stablehlo.reduce(%107 init: %cst_25) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %109 = stablehlo.dot_general %105, %91, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x128x256xf32>, tensor<2x128x1024xf32>) -> tensor<256x1024xf32>
    %110 = stablehlo.transpose %109, dims = [1, 0] : (tensor<256x1024xf32>) -> tensor<1024x256xf32>
    %111 = stablehlo.dot_general %105, %arg0, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x128x256xf32>, tensor<1024x256xf32>) -> tensor<2x128x1024xf32>
    %112 = stablehlo.multiply %90#0, %111 : tensor<2x128x1024xf32>
    %113 = stablehlo.multiply %111, %88 : tensor<2x128x1024xf32>
    %114 = call @silu_0(%90#1, %90#2, %89, %113) : (tensor<2x128x1024xf32>, tensor<2x128x1024xf32>, tensor<2x128x1024xf32>, tensor<2x128x1024xf32>) -> tensor<2x128x1024xf32>
    %115 = stablehlo.dot_general %114, %84, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x128x1024xf32>, tensor<2x128x256xf32>) -> tensor<1024x256xf32>
    %116 = stablehlo.transpose %115, dims = [1, 0] : (tensor<1024x256xf32>) -> tensor<256x1024xf32>
    %117 = stablehlo.dot_general %114, %arg2, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x128x1024xf32>, tensor<256x1024xf32>) -> tensor<2x128x256xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %118 = stablehlo.reduce(%112 init: %cst_26) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x128x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %119 = stablehlo.reshape %118 : (tensor<1024xf32>) -> tensor<1x1x1024xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %120 = stablehlo.reduce(%119 init: %cst_27) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %121 = stablehlo.dot_general %112, %84, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x128x1024xf32>, tensor<2x128x256xf32>) -> tensor<1024x256xf32>
    %122 = stablehlo.transpose %121, dims = [1, 0] : (tensor<1024x256xf32>) -> tensor<256x1024xf32>
    %123 = stablehlo.dot_general %112, %arg10, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x128x1024xf32>, tensor<256x1024xf32>) -> tensor<2x128x256xf32>
    %124 = stablehlo.add %117, %123 : tensor<2x128x256xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %125 = stablehlo.reduce(%124 init: %cst_28) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x128x256xf32>, tensor<f32>) -> tensor<256xf32>
    %126 = stablehlo.reshape %125 : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %127 = stablehlo.reduce(%126 init: %cst_29) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %128 = stablehlo.multiply %78, %124 : tensor<2x128x256xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %129 = stablehlo.reduce(%128 init: %cst_30) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x128x256xf32>, tensor<f32>) -> tensor<256xf32>
    %130 = stablehlo.reshape %129 : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %131 = stablehlo.broadcast_in_dim %79, dims = [0, 1, 2] : (tensor<1x1x256xf32>) -> tensor<2x128x256xf32>
    %132 = stablehlo.multiply %124, %131 : tensor<2x128x256xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %133 = stablehlo.reduce(%130 init: %cst_31) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %134 = stablehlo.multiply %70, %132 : tensor<2x128x256xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %135 = stablehlo.reduce(%134 init: %cst_32) applies stablehlo.add across dimensions = [2] : (tensor<2x128x256xf32>, tensor<f32>) -> tensor<2x128xf32>
    %136 = stablehlo.reshape %135 : (tensor<2x128xf32>) -> tensor<2x128x1xf32>
    %137 = stablehlo.broadcast_in_dim %73, dims = [0, 1, 2] : (tensor<2x128x1xf32>) -> tensor<2x128x256xf32>
    %138 = stablehlo.multiply %132, %137 : tensor<2x128x256xf32>
    %139 = stablehlo.multiply %136, %76 : tensor<2x128x1xf32>
    %140 = stablehlo.negate %138 : tensor<2x128x256xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %141 = stablehlo.reduce(%140 init: %cst_33) applies stablehlo.add across dimensions = [2] : (tensor<2x128x256xf32>, tensor<f32>) -> tensor<2x128xf32>
    %142 = stablehlo.reshape %141 : (tensor<2x128xf32>) -> tensor<2x128x1xf32>
    %143 = stablehlo.add %105, %138 : tensor<2x128x256xf32>
    %cst_34 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %144 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<2x128x1xf32>
    %145 = stablehlo.divide %139, %144 : tensor<2x128x1xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %146 = stablehlo.reduce(%145 init: %cst_35) applies stablehlo.add across dimensions = [2] : (tensor<2x128x1xf32>, tensor<f32>) -> tensor<2x128xf32>
    %147 = stablehlo.broadcast_in_dim %146, dims = [0, 1] : (tensor<2x128xf32>) -> tensor<2x128x256xf32>
    %148 = stablehlo.multiply %147, %64 : tensor<2x128x256xf32>
    %149 = stablehlo.negate %148 : tensor<2x128x256xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %150 = stablehlo.reduce(%149 init: %cst_36) applies stablehlo.add across dimensions = [2] : (tensor<2x128x256xf32>, tensor<f32>) -> tensor<2x128xf32>
    %151 = stablehlo.reshape %150 : (tensor<2x128xf32>) -> tensor<2x128x1xf32>
    %152 = stablehlo.add %143, %148 : tensor<2x128x256xf32>
    %153 = stablehlo.add %142, %151 : tensor<2x128x1xf32>
    %cst_37 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %154 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<2x128x1xf32>
    %155 = stablehlo.divide %153, %154 : tensor<2x128x1xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %156 = stablehlo.reduce(%155 init: %cst_38) applies stablehlo.add across dimensions = [2] : (tensor<2x128x1xf32>, tensor<f32>) -> tensor<2x128xf32>
    %157 = stablehlo.broadcast_in_dim %156, dims = [0, 1] : (tensor<2x128xf32>) -> tensor<2x128x256xf32>
    %158 = stablehlo.add %152, %157 : tensor<2x128x256xf32>
    %159 = stablehlo.dot_general %158, %53, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x128x256xf32>, tensor<2x128x8x32xf32>) -> tensor<256x8x32xf32>
    %160 = stablehlo.transpose %159, dims = [1, 2, 0] : (tensor<256x8x32xf32>) -> tensor<8x32x256xf32>
    %161 = stablehlo.dot_general %158, %arg8, contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x128x256xf32>, tensor<8x32x256xf32>) -> tensor<2x128x8x32xf32>
    %162 = stablehlo.transpose %161, dims = [0, 2, 3, 1] : (tensor<2x128x8x32xf32>) -> tensor<2x8x32x128xf32>
    %163 = stablehlo.dot_general %162, %31, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x8x32x128xf32>, tensor<2x128x8x32xf32>) -> tensor<2x8x128x128xf32>
    %164 = stablehlo.dot_general %162, %48, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x8x32x128xf32>, tensor<2x8x128x128xf32>) -> tensor<2x8x32x128xf32>
    %165 = stablehlo.transpose %164, dims = [0, 3, 1, 2] : (tensor<2x8x32x128xf32>) -> tensor<2x128x8x32xf32>
    %166 = stablehlo.broadcast_in_dim %51, dims = [0, 1, 2, 3] : (tensor<2x8x128x1xf32>) -> tensor<2x8x128x128xf32>
    %167 = stablehlo.multiply %163, %166 : tensor<2x8x128x128xf32>
    %168 = stablehlo.multiply %167, %44 : tensor<2x8x128x128xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %169 = stablehlo.reduce(%168 init: %cst_39) applies stablehlo.add across dimensions = [3] : (tensor<2x8x128x128xf32>, tensor<f32>) -> tensor<2x8x128xf32>
    %170 = stablehlo.reshape %169 : (tensor<2x8x128xf32>) -> tensor<2x8x128x1xf32>
    %171 = stablehlo.negate %170 : tensor<2x8x128x1xf32>
    %172 = stablehlo.broadcast_in_dim %46, dims = [0, 1, 2, 3] : (tensor<2x8x128x1xf32>) -> tensor<2x8x128x128xf32>
    %173 = stablehlo.divide %163, %172 : tensor<2x8x128x128xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %174 = stablehlo.reduce(%171 init: %cst_40) applies stablehlo.add across dimensions = [3] : (tensor<2x8x128x1xf32>, tensor<f32>) -> tensor<2x8x128xf32>
    %175 = stablehlo.broadcast_in_dim %174, dims = [0, 1, 2] : (tensor<2x8x128xf32>) -> tensor<2x8x128x128xf32>
    %176 = stablehlo.add %173, %175 : tensor<2x8x128x128xf32>
    %177 = stablehlo.multiply %176, %44 : tensor<2x8x128x128xf32>
    %178 = call @_where_1(%37#1, %177) : (tensor<2x8x128x128xi1>, tensor<2x8x128x128xf32>) -> tensor<2x8x128x128xf32>
    %cst_41 = stablehlo.constant dense<0.176776692> : tensor<f32>
    %179 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<2x8x128x128xf32>
    %180 = stablehlo.multiply %178, %179 : tensor<2x8x128x128xf32>
    %181 = stablehlo.dot_general %180, %29, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x128x128xf32>, tensor<2x128x8x32xf32>) -> tensor<2x8x128x32xf32>
    %182 = stablehlo.transpose %181, dims = [0, 2, 1, 3] : (tensor<2x8x128x32xf32>) -> tensor<2x128x8x32xf32>
    %183 = stablehlo.dot_general %180, %30, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x128x128xf32>, tensor<2x128x8x32xf32>) -> tensor<2x8x128x32xf32>
    %184 = stablehlo.transpose %183, dims = [0, 2, 1, 3] : (tensor<2x8x128x32xf32>) -> tensor<2x128x8x32xf32>
    %185 = stablehlo.dot_general %165, %28, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x128x8x32xf32>, tensor<2x128x256xf32>) -> tensor<8x32x256xf32>
    %186 = stablehlo.transpose %185, dims = [2, 0, 1] : (tensor<8x32x256xf32>) -> tensor<256x8x32xf32>
    %187 = stablehlo.dot_general %165, %arg12, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<2x128x8x32xf32>, tensor<256x8x32xf32>) -> tensor<2x128x256xf32>
    %188 = stablehlo.dot_general %182, %28, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x128x8x32xf32>, tensor<2x128x256xf32>) -> tensor<8x32x256xf32>
    %189 = stablehlo.transpose %188, dims = [2, 0, 1] : (tensor<8x32x256xf32>) -> tensor<256x8x32xf32>
    %190 = stablehlo.dot_general %182, %arg3, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<2x128x8x32xf32>, tensor<256x8x32xf32>) -> tensor<2x128x256xf32>
    %191 = stablehlo.add %187, %190 : tensor<2x128x256xf32>
    %192 = stablehlo.dot_general %184, %28, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x128x8x32xf32>, tensor<2x128x256xf32>) -> tensor<8x32x256xf32>
    %193 = stablehlo.transpose %192, dims = [2, 0, 1] : (tensor<8x32x256xf32>) -> tensor<256x8x32xf32>
    %194 = stablehlo.dot_general %184, %arg9, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<2x128x8x32xf32>, tensor<256x8x32xf32>) -> tensor<2x128x256xf32>
    %195 = stablehlo.add %191, %194 : tensor<2x128x256xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %196 = stablehlo.reduce(%195 init: %cst_42) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x128x256xf32>, tensor<f32>) -> tensor<256xf32>
    %197 = stablehlo.reshape %196 : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %198 = stablehlo.reduce(%197 init: %cst_43) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %199 = stablehlo.multiply %22, %195 : tensor<2x128x256xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %200 = stablehlo.reduce(%199 init: %cst_44) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x128x256xf32>, tensor<f32>) -> tensor<256xf32>
    %201 = stablehlo.reshape %200 : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %202 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2] : (tensor<1x1x256xf32>) -> tensor<2x128x256xf32>
    %203 = stablehlo.multiply %195, %202 : tensor<2x128x256xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %204 = stablehlo.reduce(%201 init: %cst_45) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %205 = stablehlo.multiply %14, %203 : tensor<2x128x256xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %206 = stablehlo.reduce(%205 init: %cst_46) applies stablehlo.add across dimensions = [2] : (tensor<2x128x256xf32>, tensor<f32>) -> tensor<2x128xf32>
    %207 = stablehlo.reshape %206 : (tensor<2x128xf32>) -> tensor<2x128x1xf32>
    %208 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2] : (tensor<2x128x1xf32>) -> tensor<2x128x256xf32>
    %209 = stablehlo.multiply %203, %208 : tensor<2x128x256xf32>
    %210 = stablehlo.multiply %207, %20 : tensor<2x128x1xf32>
    %211 = stablehlo.negate %209 : tensor<2x128x256xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %212 = stablehlo.reduce(%211 init: %cst_47) applies stablehlo.add across dimensions = [2] : (tensor<2x128x256xf32>, tensor<f32>) -> tensor<2x128xf32>
    %213 = stablehlo.reshape %212 : (tensor<2x128xf32>) -> tensor<2x128x1xf32>
    %214 = stablehlo.add %158, %209 : tensor<2x128x256xf32>
    %cst_48 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %215 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<2x128x1xf32>
    %216 = stablehlo.divide %210, %215 : tensor<2x128x1xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %217 = stablehlo.reduce(%216 init: %cst_49) applies stablehlo.add across dimensions = [2] : (tensor<2x128x1xf32>, tensor<f32>) -> tensor<2x128xf32>
    %218 = stablehlo.broadcast_in_dim %217, dims = [0, 1] : (tensor<2x128xf32>) -> tensor<2x128x256xf32>
    %219 = stablehlo.multiply %218, %8 : tensor<2x128x256xf32>
    %220 = stablehlo.negate %219 : tensor<2x128x256xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %221 = stablehlo.reduce(%220 init: %cst_50) applies stablehlo.add across dimensions = [2] : (tensor<2x128x256xf32>, tensor<f32>) -> tensor<2x128xf32>
    %222 = stablehlo.reshape %221 : (tensor<2x128xf32>) -> tensor<2x128x1xf32>
    %223 = stablehlo.add %214, %219 : tensor<2x128x256xf32>
    %224 = stablehlo.add %213, %222 : tensor<2x128x1xf32>
    %cst_51 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %225 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<2x128x1xf32>
    %226 = stablehlo.divide %224, %225 : tensor<2x128x1xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %227 = stablehlo.reduce(%226 init: %cst_52) applies stablehlo.add across dimensions = [2] : (tensor<2x128x1xf32>, tensor<f32>) -> tensor<2x128xf32>
    %228 = stablehlo.broadcast_in_dim %227, dims = [0, 1] : (tensor<2x128xf32>) -> tensor<2x128x256xf32>
    %229 = stablehlo.add %223, %228 : tensor<2x128x256xf32>
    return %102, %110, %108, %116, %189, %198, %204, %127, %133, %160, %193, %122, %120, %186, %229 : tensor<f32>, tensor<1024x256xf32>, tensor<256xf32>, tensor<256x1024xf32>, tensor<256x8x32xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<8x32x256xf32>, tensor<256x8x32xf32>, tensor<256x1024xf32>, tensor<1024xf32>, tensor<256x8x32xf32>, tensor<2x128x256xf32>
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
  func.func private @_where(%arg0: tensor<128x128xi1>, %arg1: tensor<2x8x128x128xf32>, %arg2: tensor<f32>) -> (tensor<2x8x128x128xf32>, tensor<2x8x128x128xi1>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<128x128xi1>) -> tensor<2x8x128x128xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x8x128x128xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<2x8x128x128xi1>, tensor<2x8x128x128xf32>
    return %3, %1 : tensor<2x8x128x128xf32>, tensor<2x8x128x128xi1>
  }
  func.func private @silu(%arg0: tensor<2x128x1024xf32>) -> (tensor<2x128x1024xf32>, tensor<2x128x1024xf32>, tensor<2x128x1024xf32>) {
    %0 = stablehlo.negate %arg0 : tensor<2x128x1024xf32>
    %1 = stablehlo.exponential %0 : tensor<2x128x1024xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x128x1024xf32>
    %3 = stablehlo.add %2, %1 : tensor<2x128x1024xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x128x1024xf32>
    %5 = stablehlo.divide %4, %3 : tensor<2x128x1024xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x128x1024xf32>
    %7 = stablehlo.subtract %6, %5 : tensor<2x128x1024xf32>
    %8 = stablehlo.multiply %5, %7 : tensor<2x128x1024xf32>
    %9 = stablehlo.multiply %arg0, %5 : tensor<2x128x1024xf32>
    return %9, %8, %5 : tensor<2x128x1024xf32>, tensor<2x128x1024xf32>, tensor<2x128x1024xf32>
  }
  func.func private @silu_0(%arg0: tensor<2x128x1024xf32>, %arg1: tensor<2x128x1024xf32>, %arg2: tensor<2x128x1024xf32>, %arg3: tensor<2x128x1024xf32>) -> tensor<2x128x1024xf32> {
    %0 = stablehlo.multiply %arg2, %arg3 : tensor<2x128x1024xf32>
    %1 = stablehlo.multiply %arg3, %arg1 : tensor<2x128x1024xf32>
    %2 = stablehlo.multiply %0, %arg0 : tensor<2x128x1024xf32>
    %3 = stablehlo.add %1, %2 : tensor<2x128x1024xf32>
    return %3 : tensor<2x128x1024xf32>
  }
  func.func private @_where_1(%arg0: tensor<2x8x128x128xi1>, %arg1: tensor<2x8x128x128xf32>) -> tensor<2x8x128x128xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x8x128x128xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<2x8x128x128xi1>, tensor<2x8x128x128xf32>
    return %1 : tensor<2x8x128x128xf32>
  }
}
