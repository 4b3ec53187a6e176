module @jit_bisection attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<f32>) -> (tensor<i32> {jax.result_info = "result['count']"}, tensor<f32> {jax.result_info = "result['root']"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.multiply %cst, %arg0 : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:4 = stablehlo.while(%iterArg = %arg0, %iterArg_2 = %0, %iterArg_3 = %cst_0, %iterArg_4 = %c) : tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>
    cond {
      %4 = stablehlo.subtract %iterArg_3, %iterArg_2 : tensor<f32>
      %cst_5 = stablehlo.constant dense<0.00999999977> : tensor<f32>
      %5 = stablehlo.compare GT, %4, %cst_5, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %5 : tensor<i1>
    } do {
      %4 = stablehlo.add %iterArg_2, %iterArg_3 : tensor<f32>
      %cst_5 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %5 = stablehlo.multiply %cst_5, %4 : tensor<f32>
      %6 = stablehlo.multiply %5, %5 : tensor<f32>
      %7 = stablehlo.compare LT, %6, %iterArg, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %8 = stablehlo.convert %7 : (tensor<i1>) -> tensor<i32>
      %9:2 = "stablehlo.case"(%8) ({
        stablehlo.return %iterArg_2, %5 : tensor<f32>, tensor<f32>
      }, {
        stablehlo.return %5, %iterArg_3 : tensor<f32>, tensor<f32>
      }) : (tensor<i32>) -> (tensor<f32>, tensor<f32>)
      %c_6 = stablehlo.constant dense<1> : tensor<i32>
      %10 = stablehlo.add %iterArg_4, %c_6 : tensor<i32>
      stablehlo.return %iterArg, %9#0, %9#1, %10 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>
    }
    %2 = stablehlo.add %1#1, %1#2 : tensor<f32>
    %cst_1 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %3 = stablehlo.multiply %cst_1, %2 : tensor<f32>
    return %1#3, %3 : tensor<i32>, tensor<f32>
  }
}
