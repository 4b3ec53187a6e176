module @jit_where attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16x33xf32>, %arg1: tensor<33xf32>) -> (tensor<16x33xf32> {jax.result_info = "result[0]"}, tensor<16x33xi32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x33xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<16x33xf32>, tensor<16x33xf32>) -> tensor<16x33xi1>
    %2 = call @_where(%1, %arg0, %arg1) : (tensor<16x33xi1>, tensor<16x33xf32>, tensor<33xf32>) -> tensor<16x33xf32>
    %3 = stablehlo.is_finite %arg0 : (tensor<16x33xf32>) -> tensor<16x33xi1>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<33xf32>) -> tensor<1x33xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x33xf32>) -> tensor<16x33xf32>
    %6 = stablehlo.compare LT, %arg0, %5, FLOAT : (tensor<16x33xf32>, tensor<16x33xf32>) -> tensor<16x33xi1>
    %7 = stablehlo.and %3, %6 : tensor<16x33xi1>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %8 = call @_where_0(%7, %c, %c_0) : (tensor<16x33xi1>, tensor<i32>, tensor<i32>) -> tensor<16x33xi32>
    %9 = stablehlo.convert %8 : tensor<16x33xi32>
    return %2, %9 : tensor<16x33xf32>, tensor<16x33xi32>
  }
  func.func private @_where(%arg0: tensor<16x33xi1>, %arg1: tensor<16x33xf32>, %arg2: tensor<33xf32>) -> tensor<16x33xf32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<33xf32>) -> tensor<16x33xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<16x33xi1>, tensor<16x33xf32>
    return %1 : tensor<16x33xf32>
  }
  func.func private @_where_0(%arg0: tensor<16x33xi1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<16x33xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<16x33xi32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<16x33xi32>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<16x33xi1>, tensor<16x33xi32>
    return %2 : tensor<16x33xi32>
  }
}
