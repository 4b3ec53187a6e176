module @jit_n_body attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<64x3xf32>, %arg1: tensor<64x3xf32>, %arg2: tensor<64xf32>) -> (tensor<100xf32> {jax.result_info = "result['energies']"}, tensor<64x3xf32> {jax.result_info = "result['position']"}, tensor<64x3xf32> {jax.result_info = "result['velocity']"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<100xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:5 = stablehlo.while(%iterArg = %arg2, %iterArg_0 = %c, %iterArg_1 = %arg0, %iterArg_2 = %arg1, %iterArg_3 = %0) : tensor<64xf32>, tensor<i32>, tensor<64x3xf32>, tensor<64x3xf32>, tensor<100xf32>
    cond {
      %c_4 = stablehlo.constant dense<100> : tensor<i32>
      %2 = stablehlo.compare LT, %iterArg_0, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2:3 = func.call @closed_call(%iterArg, %iterArg_1, %iterArg_2) : (tensor<64xf32>, tensor<64x3xf32>, tensor<64x3xf32>) -> (tensor<64x3xf32>, tensor<64x3xf32>, tensor<f32>)
      %3 = func.call @dynamic_update_index_in_dim(%iterArg_3, %2#2, %iterArg_0) : (tensor<100xf32>, tensor<f32>, tensor<i32>) -> tensor<100xf32>
      %c_4 = stablehlo.constant dense<1> : tensor<i32>
      %4 = stablehlo.add %iterArg_0, %c_4 : tensor<i32>
      stablehlo.return %iterArg, %4, %2#0, %2#1, %3 : tensor<64xf32>, tensor<i32>, tensor<64x3xf32>, tensor<64x3xf32>, tensor<100xf32>
    }
    return %1#4, %1#2, %1#3 : tensor<100xf32>, tensor<64x3xf32>, tensor<64x3xf32>
  }
  func.func private @closed_call(%arg0: tensor<64xf32>, %arg1: tensor<64x3xf32>, %arg2: tensor<64x3xf32>) -> (tensor<64x3xf32>, tensor<64x3xf32>, tensor<f32>) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<64x3xf32>) -> tensor<1x64x3xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2] : (tensor<64x3xf32>) -> tensor<64x1x3xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<1x64x3xf32>) -> tensor<64x64x3xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<64x1x3xf32>) -> tensor<64x64x3xf32>
    %4 = stablehlo.subtract %2, %3 : tensor<64x64x3xf32>
    %5 = stablehlo.multiply %4, %4 : tensor<64x64x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<64x64x3xf32>, tensor<f32>) -> tensor<64x64xf32>
    %cst_0 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %8 = stablehlo.add %6, %7 : tensor<64x64xf32>
    %9 = stablehlo.multiply %arg2, %arg2 : tensor<64x3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<64x3xf32>, tensor<f32>) -> tensor<64xf32>
    %11 = stablehlo.multiply %arg0, %10 : tensor<64xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %13 = stablehlo.multiply %cst_3, %12 : tensor<f32>
    %14 = stablehlo.rsqrt %8 : tensor<64x64xf32>
    %15 = stablehlo.dot_general %arg0, %14, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64xf32>, tensor<64x64xf32>) -> tensor<64xf32>
    %16 = stablehlo.dot_general %arg0, %15, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64xf32>, tensor<64xf32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %17 = stablehlo.multiply %cst_4, %16 : tensor<f32>
    %18 = stablehlo.subtract %13, %17 : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<64x3xf32>) -> tensor<1x64x3xf32>
    %20 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2] : (tensor<64x3xf32>) -> tensor<64x1x3xf32>
    %21 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2] : (tensor<1x64x3xf32>) -> tensor<64x64x3xf32>
    %22 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2] : (tensor<64x1x3xf32>) -> tensor<64x64x3xf32>
    %23 = stablehlo.subtract %21, %22 : tensor<64x64x3xf32>
    %24 = stablehlo.multiply %23, %23 : tensor<64x64x3xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.reduce(%24 init: %cst_5) applies stablehlo.add across dimensions = [2] : (tensor<64x64x3xf32>, tensor<f32>) -> tensor<64x64xf32>
    %cst_6 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %27 = stablehlo.add %25, %26 : tensor<64x64xf32>
    %cst_7 = stablehlo.constant dense<-1.500000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %29 = stablehlo.power %27, %28 : tensor<64x64xf32>
    %30 = stablehlo.dot_general %29, %arg0, batching_dims = [1] x [0], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<64x64xf32>, tensor<64xf32>) -> tensor<64x64xf32>
    %31 = stablehlo.dot_general %23, %30, batching_dims = [0] x [1], contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x64x3xf32>, tensor<64x64xf32>) -> tensor<64x3xf32>
    %cst_8 = stablehlo.constant dense<5.000000e-03> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<64x3xf32>
    %33 = stablehlo.multiply %32, %31 : tensor<64x3xf32>
    %34 = stablehlo.add %arg2, %33 : tensor<64x3xf32>
    %cst_9 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<64x3xf32>
    %36 = stablehlo.multiply %35, %34 : tensor<64x3xf32>
    %37 = stablehlo.add %arg1, %36 : tensor<64x3xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [1, 2] : (tensor<64x3xf32>) -> tensor<1x64x3xf32>
    %39 = stablehlo.broadcast_in_dim %37, dims = [0, 2] : (tensor<64x3xf32>) -> tensor<64x1x3xf32>
    %40 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2] : (tensor<1x64x3xf32>) -> tensor<64x64x3xf32>
    %41 = stablehlo.broadcast_in_dim %39, dims = [0, 1, 2] : (tensor<64x1x3xf32>) -> tensor<64x64x3xf32>
    %42 = stablehlo.subtract %40, %41 : tensor<64x64x3xf32>
    %43 = stablehlo.multiply %42, %42 : tensor<64x64x3xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.reduce(%43 init: %cst_10) applies stablehlo.add across dimensions = [2] : (tensor<64x64x3xf32>, tensor<f32>) -> tensor<64x64xf32>
    %cst_11 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %46 = stablehlo.add %44, %45 : tensor<64x64xf32>
    %cst_12 = stablehlo.constant dense<-1.500000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %48 = stablehlo.power %46, %47 : tensor<64x64xf32>
    %49 = stablehlo.dot_general %48, %arg0, batching_dims = [1] x [0], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<64x64xf32>, tensor<64xf32>) -> tensor<64x64xf32>
    %50 = stablehlo.dot_general %42, %49, batching_dims = [0] x [1], contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x64x3xf32>, tensor<64x64xf32>) -> tensor<64x3xf32>
    %cst_13 = stablehlo.constant dense<5.000000e-03> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<64x3xf32>
    %52 = stablehlo.multiply %51, %50 : tensor<64x3xf32>
    %53 = stablehlo.add %34, %52 : tensor<64x3xf32>
    return %37, %53, %18 : tensor<64x3xf32>, tensor<64x3xf32>, tensor<f32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<100xf32>, %arg1: tensor<f32>, %arg2: tensor<i32>) -> tensor<100xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<100xf32>, tensor<1xf32>, tensor<i32>) -> tensor<100xf32>
    return %1 : tensor<100xf32>
  }
}
