module @jit_gradient attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1024x256xf32>, %arg1: tensor<256xf32>, %arg2: tensor<256x8x32xf32>, %arg3: tensor<256xf32>, %arg4: tensor<256xf32>, %arg5: tensor<256xf32>, %arg6: tensor<256xf32>, %arg7: tensor<8x32x256xf32>, %arg8: tensor<256x8x32xf32>, %arg9: tensor<256x1024xf32>, %arg10: tensor<1024xf32>, %arg11: tensor<256x8x32xf32>, %arg12: tensor<2x128x256xf32>, %arg13: tensor<2x128x256xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<1024x256xf32> {jax.result_info = "result[1][0]['down']"}, tensor<256xf32> {jax.result_info = "result[1][0]['down_bias']"}, tensor<256x8x32xf32> {jax.result_info = "result[1][0]['key']"}, tensor<256xf32> {jax.result_info = "result[1][0]['norm1_bias']"}, tensor<256xf32> {jax.result_info = "result[1][0]['norm1_scale']"}, tensor<256xf32> {jax.result_info = "result[1][0]['norm2_bias']"}, tensor<256xf32> {jax.result_info = "result[1][0]['norm2_scale']"}, tensor<8x32x256xf32> {jax.result_info = "result[1][0]['output']"}, tensor<256x8x32xf32> {jax.result_info = "result[1][0]['query']"}, tensor<256x1024xf32> {jax.result_info = "result[1][0]['up']"}, tensor<1024xf32> {jax.result_info = "result[1][0]['up_bias']"}, tensor<256x8x32xf32> {jax.result_info = "result[1][0]['value']"}, tensor<2x128x256xf32> {jax.result_info = "result[1][1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg12 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x128x256xf32>, tensor<f32>) -> tensor<2x128xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<2x128xf32>) -> tensor<2x128x1xf32>
    %cst_0 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x128x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<2x128x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x128x1xf32>) -> tensor<2x128x256xf32>
    %5 = stablehlo.subtract %arg12, %4 : tensor<2x128x256xf32>
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
    %14 = stablehlo.subtract %arg12, %13 : tensor<2x128x256xf32>
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
    %23 = stablehlo.broadcast_in_dim %arg4, dims = [2] : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2] : (tensor<1x1x256xf32>) -> tensor<2x128x256xf32>
    %25 = stablehlo.multiply %22, %24 : tensor<2x128x256xf32>
    %26 = stablehlo.broadcast_in_dim %arg3, dims = [2] : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2] : (tensor<1x1x256xf32>) -> tensor<2x128x256xf32>
    %28 = stablehlo.add %25, %27 : tensor<2x128x256xf32>
    %29 = stablehlo.dot_general %28, %arg8, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x128x256xf32>, tensor<256x8x32xf32>) -> tensor<2x128x8x32xf32>
    %30 = stablehlo.dot_general %28, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x128x256xf32>, tensor<256x8x32xf32>) -> tensor<2x128x8x32xf32>
    %31 = stablehlo.dot_general %28, %arg11, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x128x256xf32>, tensor<256x8x32xf32>) -> tensor<2x128x8x32xf32>
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
    %54 = stablehlo.dot_general %53, %arg7, contracting_dims = [2, 3] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x128x8x32xf32>, tensor<8x32x256xf32>) -> tensor<2x128x256xf32>
    %55 = stablehlo.add %arg12, %54 : tensor<2x128x256xf32>
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
    %79 = stablehlo.broadcast_in_dim %arg6, dims = [2] : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %80 = stablehlo.broadcast_in_dim %79, dims = [0, 1, 2] : (tensor<1x1x256xf32>) -> tensor<2x128x256xf32>
    %81 = stablehlo.multiply %78, %80 : tensor<2x128x256xf32>
    %82 = stablehlo.broadcast_in_dim %arg5, dims = [2] : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %83 = stablehlo.broadcast_in_dim %82, dims = [0, 1, 2] : (tensor<1x1x256xf32>) -> tensor<2x128x256xf32>
    %84 = stablehlo.add %81, %83 : tensor<2x128x256xf32>
    %85 = stablehlo.dot_general %84, %arg9, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x128x256xf32>, tensor<256x1024xf32>) -> tensor<2x128x1024xf32>
    %86 = stablehlo.broadcast_in_dim %arg10, dims = [2] : (tensor<1024xf32>) -> tensor<1x1x1024xf32>
    %87 = stablehlo.broadcast_in_dim %86, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<2x128x1024xf32>
    %88 = stablehlo.add %85, %87 : tensor<2x128x1024xf32>
    %cst_19 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<2x128x1024xf32>
    %90 = stablehlo.multiply %89, %88 : tensor<2x128x1024xf32>
    %91 = stablehlo.negate %88 : tensor<2x128x1024xf32>
    %cst_20 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<2x128x1024xf32>
    %93 = stablehlo.multiply %91, %92 : tensor<2x128x1024xf32>
    %94 = chlo.erfc %93 : tensor<2x128x1024xf32> -> tensor<2x128x1024xf32>
    %95 = chlo.square %93 : tensor<2x128x1024xf32> -> tensor<2x128x1024xf32>
    %96 = stablehlo.negate %95 : tensor<2x128x1024xf32>
    %97 = stablehlo.exponential %96 : tensor<2x128x1024xf32>
    %98 = stablehlo.multiply %90, %94 : tensor<2x128x1024xf32>
    %99 = stablehlo.dot_general %98, %arg0, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x128x1024xf32>, tensor<1024x256xf32>) -> tensor<2x128x256xf32>
    %100 = stablehlo.add %55, %99 : tensor<2x128x256xf32>
    %101 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %102 = stablehlo.broadcast_in_dim %101, dims = [0, 1, 2] : (tensor<1x1x256xf32>) -> tensor<2x128x256xf32>
    %103 = stablehlo.add %100, %102 : tensor<2x128x256xf32>
    %104 = stablehlo.subtract %103, %arg13 : tensor<2x128x256xf32>
    %105 = chlo.square %104 : tensor<2x128x256xf32> -> tensor<2x128x256xf32>
    %cst_21 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<2x128x256xf32>
    %107 = stablehlo.multiply %106, %104 : tensor<2x128x256xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %108 = stablehlo.reduce(%105 init: %cst_22) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x128x256xf32>, tensor<f32>) -> tensor<f32>
    %cst_23 = stablehlo.constant dense<6.553600e+04> : tensor<f32>
    %109 = stablehlo.divide %108, %cst_23 : tensor<f32>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_25 = stablehlo.constant dense<6.553600e+04> : tensor<f32>
    %110 = stablehlo.divide %cst_24, %cst_25 : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %110, dims = [] : (tensor<f32>) -> tensor<2x128x256xf32>
    %112 = stablehlo.multiply %111, %107 : tensor<2x128x256xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %113 = stablehlo.reduce(%112 init: %cst_26) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x128x256xf32>, tensor<f32>) -> tensor<256xf32>
    %114 = stablehlo.reshape %113 : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %115 = stablehlo.reduce(%114 init: %cst_27) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %116 = stablehlo.dot_general %112, %98, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x128x256xf32>, tensor<2x128x1024xf32>) -> tensor<256x1024xf32>
    %117 = stablehlo.transpose %116, dims = [1, 0] : (tensor<256x1024xf32>) -> tensor<1024x256xf32>
    %118 = stablehlo.dot_general %112, %arg0, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x128x256xf32>, tensor<1024x256xf32>) -> tensor<2x128x1024xf32>
    %119 = stablehlo.multiply %90, %118 : tensor<2x128x1024xf32>
    %120 = stablehlo.multiply %118, %94 : tensor<2x128x1024xf32>
    %cst_28 = stablehlo.constant dense<-1.12837923> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<2x128x1024xf32>
    %122 = stablehlo.multiply %121, %119 : tensor<2x128x1024xf32>
    %123 = stablehlo.multiply %122, %97 : tensor<2x128x1024xf32>
    %cst_29 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<2x128x1024xf32>
    %125 = stablehlo.multiply %123, %124 : tensor<2x128x1024xf32>
    %126 = stablehlo.negate %125 : tensor<2x128x1024xf32>
    %cst_30 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<2x128x1024xf32>
    %128 = stablehlo.multiply %127, %120 : tensor<2x128x1024xf32>
    %129 = stablehlo.add %126, %128 : tensor<2x128x1024xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %130 = stablehlo.reduce(%129 init: %cst_31) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x128x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %131 = stablehlo.reshape %130 : (tensor<1024xf32>) -> tensor<1x1x1024xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %132 = stablehlo.reduce(%131 init: %cst_32) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %133 = stablehlo.dot_general %129, %84, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x128x1024xf32>, tensor<2x128x256xf32>) -> tensor<1024x256xf32>
    %134 = stablehlo.transpose %133, dims = [1, 0] : (tensor<1024x256xf32>) -> tensor<256x1024xf32>
    %135 = stablehlo.dot_general %129, %arg9, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x128x1024xf32>, tensor<256x1024xf32>) -> tensor<2x128x256xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %136 = stablehlo.reduce(%135 init: %cst_33) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x128x256xf32>, tensor<f32>) -> tensor<256xf32>
    %137 = stablehlo.reshape %136 : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %138 = stablehlo.reduce(%137 init: %cst_34) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %139 = stablehlo.multiply %78, %135 : tensor<2x128x256xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %140 = stablehlo.reduce(%139 init: %cst_35) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x128x256xf32>, tensor<f32>) -> tensor<256xf32>
    %141 = stablehlo.reshape %140 : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %142 = stablehlo.broadcast_in_dim %79, dims = [0, 1, 2] : (tensor<1x1x256xf32>) -> tensor<2x128x256xf32>
    %143 = stablehlo.multiply %135, %142 : tensor<2x128x256xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %144 = stablehlo.reduce(%141 init: %cst_36) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %145 = stablehlo.multiply %70, %143 : tensor<2x128x256xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %146 = stablehlo.reduce(%145 init: %cst_37) applies stablehlo.add across dimensions = [2] : (tensor<2x128x256xf32>, tensor<f32>) -> tensor<2x128xf32>
    %147 = stablehlo.reshape %146 : (tensor<2x128xf32>) -> tensor<2x128x1xf32>
    %148 = stablehlo.broadcast_in_dim %73, dims = [0, 1, 2] : (tensor<2x128x1xf32>) -> tensor<2x128x256xf32>
    %149 = stablehlo.multiply %143, %148 : tensor<2x128x256xf32>
    %150 = stablehlo.multiply %147, %76 : tensor<2x128x1xf32>
    %151 = stablehlo.negate %149 : tensor<2x128x256xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %152 = stablehlo.reduce(%151 init: %cst_38) applies stablehlo.add across dimensions = [2] : (tensor<2x128x256xf32>, tensor<f32>) -> tensor<2x128xf32>
    %153 = stablehlo.reshape %152 : (tensor<2x128xf32>) -> tensor<2x128x1xf32>
    %154 = stablehlo.add %112, %149 : tensor<2x128x256xf32>
    %cst_39 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %155 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<2x128x1xf32>
    %156 = stablehlo.divide %150, %155 : tensor<2x128x1xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %157 = stablehlo.reduce(%156 init: %cst_40) applies stablehlo.add across dimensions = [2] : (tensor<2x128x1xf32>, tensor<f32>) -> tensor<2x128xf32>
    %158 = stablehlo.broadcast_in_dim %157, dims = [0, 1] : (tensor<2x128xf32>) -> tensor<2x128x256xf32>
    %159 = stablehlo.multiply %158, %64 : tensor<2x128x256xf32>
    %160 = stablehlo.negate %159 : tensor<2x128x256xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %161 = stablehlo.reduce(%160 init: %cst_41) applies stablehlo.add across dimensions = [2] : (tensor<2x128x256xf32>, tensor<f32>) -> tensor<2x128xf32>
    %162 = stablehlo.reshape %161 : (tensor<2x128xf32>) -> tensor<2x128x1xf32>
    %163 = stablehlo.add %154, %159 : tensor<2x128x256xf32>
    %164 = stablehlo.add %153, %162 : tensor<2x128x1xf32>
    %cst_42 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %165 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<2x128x1xf32>
    %166 = stablehlo.divide %164, %165 : tensor<2x128x1xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %167 = stablehlo.reduce(%166 init: %cst_43) applies stablehlo.add across dimensions = [2] : (tensor<2x128x1xf32>, tensor<f32>) -> tensor<2x128xf32>
    %168 = stablehlo.broadcast_in_dim %167, dims = [0, 1] : (tensor<2x128xf32>) -> tensor<2x128x256xf32>
    %169 = stablehlo.add %163, %168 : tensor<2x128x256xf32>
    %170 = stablehlo.dot_general %169, %53, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x128x256xf32>, tensor<2x128x8x32xf32>) -> tensor<256x8x32xf32>
    %171 = stablehlo.transpose %170, dims = [1, 2, 0] : (tensor<256x8x32xf32>) -> tensor<8x32x256xf32>
    %172 = stablehlo.dot_general %169, %arg7, contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x128x256xf32>, tensor<8x32x256xf32>) -> tensor<2x128x8x32xf32>
    %173 = stablehlo.transpose %172, dims = [0, 2, 3, 1] : (tensor<2x128x8x32xf32>) -> tensor<2x8x32x128xf32>
    %174 = stablehlo.dot_general %173, %31, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x8x32x128xf32>, tensor<2x128x8x32xf32>) -> tensor<2x8x128x128xf32>
    %175 = stablehlo.dot_general %173, %48, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x8x32x128xf32>, tensor<2x8x128x128xf32>) -> tensor<2x8x32x128xf32>
    %176 = stablehlo.transpose %175, dims = [0, 3, 1, 2] : (tensor<2x8x32x128xf32>) -> tensor<2x128x8x32xf32>
    %177 = stablehlo.broadcast_in_dim %51, dims = [0, 1, 2, 3] : (tensor<2x8x128x1xf32>) -> tensor<2x8x128x128xf32>
    %178 = stablehlo.multiply %174, %177 : tensor<2x8x128x128xf32>
    %179 = stablehlo.multiply %178, %44 : tensor<2x8x128x128xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %180 = stablehlo.reduce(%179 init: %cst_44) applies stablehlo.add across dimensions = [3] : (tensor<2x8x128x128xf32>, tensor<f32>) -> tensor<2x8x128xf32>
    %181 = stablehlo.reshape %180 : (tensor<2x8x128xf32>) -> tensor<2x8x128x1xf32>
    %182 = stablehlo.negate %181 : tensor<2x8x128x1xf32>
    %183 = stablehlo.broadcast_in_dim %46, dims = [0, 1, 2, 3] : (tensor<2x8x128x1xf32>) -> tensor<2x8x128x128xf32>
    %184 = stablehlo.divide %174, %183 : tensor<2x8x128x128xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %185 = stablehlo.reduce(%182 init: %cst_45) applies stablehlo.add across dimensions = [3] : (tensor<2x8x128x1xf32>, tensor<f32>) -> tensor<2x8x128xf32>
    %186 = stablehlo.broadcast_in_dim %185, dims = [0, 1, 2] : (tensor<2x8x128xf32>) -> tensor<2x8x128x128xf32>
    %187 = stablehlo.add %184, %186 : tensor<2x8x128x128xf32>
    %188 = stablehlo.multiply %187, %44 : tensor<2x8x128x128xf32>
    %189 = call @_where_0(%37#1, %188) : (tensor<2x8x128x128xi1>, tensor<2x8x128x128xf32>) -> tensor<2x8x128x128xf32>
    %cst_46 = stablehlo.constant dense<0.176776692> : tensor<f32>
    %190 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<2x8x128x128xf32>
    %191 = stablehlo.multiply %189, %190 : tensor<2x8x128x128xf32>
    %192 = stablehlo.dot_general %191, %29, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x128x128xf32>, tensor<2x128x8x32xf32>) -> tensor<2x8x128x32xf32>
    %193 = stablehlo.transpose %192, dims = [0, 2, 1, 3] : (tensor<2x8x128x32xf32>) -> tensor<2x128x8x32xf32>
    %194 = stablehlo.dot_general %191, %30, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x128x128xf32>, tensor<2x128x8x32xf32>) -> tensor<2x8x128x32xf32>
    %195 = stablehlo.transpose %194, dims = [0, 2, 1, 3] : (tensor<2x8x128x32xf32>) -> tensor<2x128x8x32xf32>
    %196 = stablehlo.dot_general %176, %28, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x128x8x32xf32>, tensor<2x128x256xf32>) -> tensor<8x32x256xf32>
    %197 = stablehlo.transpose %196, dims = [2, 0, 1] : (tensor<8x32x256xf32>) -> tensor<256x8x32xf32>
    %198 = stablehlo.dot_general %176, %arg11, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<2x128x8x32xf32>, tensor<256x8x32xf32>) -> tensor<2x128x256xf32>
    %199 = stablehlo.dot_general %193, %28, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x128x8x32xf32>, tensor<2x128x256xf32>) -> tensor<8x32x256xf32>
    %200 = stablehlo.transpose %199, dims = [2, 0, 1] : (tensor<8x32x256xf32>) -> tensor<256x8x32xf32>
    %201 = stablehlo.dot_general %193, %arg2, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<2x128x8x32xf32>, tensor<256x8x32xf32>) -> tensor<2x128x256xf32>
    %202 = stablehlo.add %198, %201 : tensor<2x128x256xf32>
    %203 = stablehlo.dot_general %195, %28, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x128x8x32xf32>, tensor<2x128x256xf32>) -> tensor<8x32x256xf32>
    %204 = stablehlo.transpose %203, dims = [2, 0, 1] : (tensor<8x32x256xf32>) -> tensor<256x8x32xf32>
    %205 = stablehlo.dot_general %195, %arg8, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<2x128x8x32xf32>, tensor<256x8x32xf32>) -> tensor<2x128x256xf32>
    %206 = stablehlo.add %202, %205 : tensor<2x128x256xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %207 = stablehlo.reduce(%206 init: %cst_47) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x128x256xf32>, tensor<f32>) -> tensor<256xf32>
    %208 = stablehlo.reshape %207 : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %209 = stablehlo.reduce(%208 init: %cst_48) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %210 = stablehlo.multiply %22, %206 : tensor<2x128x256xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %211 = stablehlo.reduce(%210 init: %cst_49) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x128x256xf32>, tensor<f32>) -> tensor<256xf32>
    %212 = stablehlo.reshape %211 : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %213 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2] : (tensor<1x1x256xf32>) -> tensor<2x128x256xf32>
    %214 = stablehlo.multiply %206, %213 : tensor<2x128x256xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %215 = stablehlo.reduce(%212 init: %cst_50) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %216 = stablehlo.multiply %14, %214 : tensor<2x128x256xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %217 = stablehlo.reduce(%216 init: %cst_51) applies stablehlo.add across dimensions = [2] : (tensor<2x128x256xf32>, tensor<f32>) -> tensor<2x128xf32>
    %218 = stablehlo.reshape %217 : (tensor<2x128xf32>) -> tensor<2x128x1xf32>
    %219 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2] : (tensor<2x128x1xf32>) -> tensor<2x128x256xf32>
    %220 = stablehlo.multiply %214, %219 : tensor<2x128x256xf32>
    %221 = stablehlo.multiply %218, %20 : tensor<2x128x1xf32>
    %222 = stablehlo.negate %220 : tensor<2x128x256xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %223 = stablehlo.reduce(%222 init: %cst_52) applies stablehlo.add across dimensions = [2] : (tensor<2x128x256xf32>, tensor<f32>) -> tensor<2x128xf32>
    %224 = stablehlo.reshape %223 : (tensor<2x128xf32>) -> tensor<2x128x1xf32>
    %225 = stablehlo.add %169, %220 : tensor<2x128x256xf32>
    %cst_53 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %226 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<2x128x1xf32>
    %227 = stablehlo.divide %221, %226 : tensor<2x128x1xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %228 = stablehlo.reduce(%227 init: %cst_54) applies stablehlo.add across dimensions = [2] : (tensor<2x128x1xf32>, tensor<f32>) -> tensor<2x128xf32>
    %229 = stablehlo.broadcast_in_dim %228, dims = [0, 1] : (tensor<2x128xf32>) -> tensor<2x128x256xf32>
    %230 = stablehlo.multiply %229, %8 : tensor<2x128x256xf32>
    %231 = stablehlo.negate %230 : tensor<2x128x256xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %232 = stablehlo.reduce(%231 init: %cst_55) applies stablehlo.add across dimensions = [2] : (tensor<2x128x256xf32>, tensor<f32>) -> tensor<2x128xf32>
    %233 = stablehlo.reshape %232 : (tensor<2x128xf32>) -> tensor<2x128x1xf32>
    %234 = stablehlo.add %225, %230 : tensor<2x128x256xf32>
    %235 = stablehlo.add %224, %233 : tensor<2x128x1xf32>
    %cst_56 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %236 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<2x128x1xf32>
    %237 = stablehlo.divide %235, %236 : tensor<2x128x1xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %238 = stablehlo.reduce(%237 init: %cst_57) applies stablehlo.add across dimensions = [2] : (tensor<2x128x1xf32>, tensor<f32>) -> tensor<2x128xf32>
    %239 = stablehlo.broadcast_in_dim %238, dims = [0, 1] : (tensor<2x128xf32>) -> tensor<2x128x256xf32>
    %240 = stablehlo.add %234, %239 : tensor<2x128x256xf32>
    return %109, %117, %115, %200, %209, %215, %138, %144, %171, %204, %134, %132, %197, %240 : tensor<f32>, tensor<1024x256xf32>, tensor<256xf32>, tensor<256x8x32xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<8x32x256xf32>, tensor<256x8x32xf32>, tensor<256x1024xf32>, tensor<1024xf32>, tensor<256x8x32xf32>, tensor<2x128x256xf32>
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
  func.func private @_where_0(%arg0: tensor<2x8x128x128xi1>, %arg1: tensor<2x8x128x128xf32>) -> tensor<2x8x128x128xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x8x128x128xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<2x8x128x128xi1>, tensor<2x8x128x128xf32>
    return %1 : tensor<2x8x128x128xf32>
  }
}
