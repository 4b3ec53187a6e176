module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<256x10xf32>, %arg1: tensor<128x256xf32>, %arg2: tensor<256xf32>, %arg3: tensor<128xf32>, %arg4: tensor<64x128xbf16>, %arg5: tensor<64xi32>) -> (tensor<256x10xf32> {jax.result_info = "result[0]['classes']"}, tensor<128x256xf32> {jax.result_info = "result[0]['hidden']"}, tensor<256xf32> {jax.result_info = "result[0]['hidden_bias']"}, tensor<128xf32> {jax.result_info = "result[0]['scale']"}, tensor<f32> {jax.result_info = "result[1]"}, tensor<64x10xbf16> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.convert %arg0 : (tensor<256x10xf32>) -> tensor<256x10xbf16>
    %1 = stablehlo.convert %arg1 : (tensor<128x256xf32>) -> tensor<128x256xbf16>
    %2 = stablehlo.convert %arg2 : (tensor<256xf32>) -> tensor<256xbf16>
    %3 = stablehlo.convert %arg3 : (tensor<128xf32>) -> tensor<128xbf16>
    %4 = chlo.square %arg4 : tensor<64x128xbf16> -> tensor<64x128xbf16>
    %5 = stablehlo.convert %4 : (tensor<64x128xbf16>) -> tensor<64x128xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<64x128xf32>, tensor<f32>) -> tensor<64xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %cst_0 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %9 = stablehlo.divide %7, %8 : tensor<64x1xf32>
    %10 = stablehlo.convert %9 : (tensor<64x1xf32>) -> tensor<64x1xbf16>
    %cst_1 = stablehlo.constant dense<9.983770e-07> : tensor<bf16>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<64x1xbf16>
    %12 = stablehlo.add %10, %11 : tensor<64x1xbf16>
    %13 = stablehlo.rsqrt %12 : tensor<64x1xbf16>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<64x1xbf16>) -> tensor<64x128xbf16>
    %15 = stablehlo.multiply %arg4, %14 : tensor<64x128xbf16>
    %16 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<128xbf16>) -> tensor<1x128xbf16>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<1x128xbf16>) -> tensor<64x128xbf16>
    %18 = stablehlo.multiply %15, %17 : tensor<64x128xbf16>
    %19 = stablehlo.dot_general %18, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x128xbf16>, tensor<128x256xbf16>) -> tensor<64x256xbf16>
    %20 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<256xbf16>) -> tensor<1x256xbf16>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<1x256xbf16>) -> tensor<64x256xbf16>
    %22 = stablehlo.add %19, %21 : tensor<64x256xbf16>
    %23 = stablehlo.multiply %22, %22 : tensor<64x256xbf16>
    %24 = stablehlo.multiply %23, %22 : tensor<64x256xbf16>
    %25 = stablehlo.multiply %22, %22 : tensor<64x256xbf16>
    %cst_2 = stablehlo.constant dense<3.000000e+00> : tensor<bf16>
    %26 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<bf16>) -> tensor<64x256xbf16>
    %27 = stablehlo.multiply %26, %25 : tensor<64x256xbf16>
    %cst_3 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %28 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<bf16>) -> tensor<64x256xbf16>
    %29 = stablehlo.multiply %28, %24 : tensor<64x256xbf16>
    %30 = stablehlo.add %22, %29 : tensor<64x256xbf16>
    %cst_4 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %31 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<bf16>) -> tensor<64x256xbf16>
    %32 = stablehlo.multiply %31, %30 : tensor<64x256xbf16>
    %33 = stablehlo.tanh %32 : tensor<64x256xbf16>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %34 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<bf16>) -> tensor<64x256xbf16>
    %35 = stablehlo.subtract %34, %33 : tensor<64x256xbf16>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %36 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<bf16>) -> tensor<64x256xbf16>
    %37 = stablehlo.add %36, %33 : tensor<64x256xbf16>
    %cst_7 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %38 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<bf16>) -> tensor<64x256xbf16>
    %39 = stablehlo.multiply %38, %37 : tensor<64x256xbf16>
    %40 = stablehlo.multiply %22, %39 : tensor<64x256xbf16>
    %41 = stablehlo.dot_general %40, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x256xbf16>, tensor<256x10xbf16>) -> tensor<64x10xbf16>
    %42 = stablehlo.convert %41 : (tensor<64x10xbf16>) -> tensor<64x10xf32>
    %43:3 = call @log_softmax(%42) : (tensor<64x10xf32>) -> (tensor<64x10xf32>, tensor<64x10xf32>, tensor<64x1xf32>)
    %44 = stablehlo.broadcast_in_dim %arg5, dims = [0] : (tensor<64xi32>) -> tensor<64x1xi32>
    %45:2 = call @take_along_axis(%43#0, %44) : (tensor<64x10xf32>, tensor<64x1xi32>) -> (tensor<64x1xf32>, tensor<64x1x1xi32>)
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.reduce(%45#0 init: %cst_8) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_9 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %47 = stablehlo.divide %46, %cst_9 : tensor<f32>
    %48 = stablehlo.negate %47 : tensor<f32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_11 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %49 = stablehlo.multiply %cst_10, %cst_11 : tensor<f32>
    %50 = stablehlo.negate %49 : tensor<f32>
    %cst_12 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %51 = stablehlo.divide %50, %cst_12 : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %53 = call @take_along_axis_0(%45#1, %52) : (tensor<64x1x1xi32>, tensor<64x1xf32>) -> tensor<64x10xf32>
    %54 = call @log_softmax_1(%43#1, %43#2, %53) : (tensor<64x10xf32>, tensor<64x1xf32>, tensor<64x10xf32>) -> tensor<64x10xf32>
    %55 = stablehlo.convert %54 : (tensor<64x10xf32>) -> tensor<64x10xbf16>
    %56 = stablehlo.dot_general %55, %40, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x10xbf16>, tensor<64x256xbf16>) -> tensor<10x256xbf16>
    %57 = stablehlo.transpose %56, dims = [1, 0] : (tensor<10x256xbf16>) -> tensor<256x10xbf16>
    %58 = stablehlo.dot_general %55, %0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<64x10xbf16>, tensor<256x10xbf16>) -> tensor<64x256xbf16>
    %59 = stablehlo.multiply %22, %58 : tensor<64x256xbf16>
    %60 = stablehlo.multiply %58, %39 : tensor<64x256xbf16>
    %cst_13 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %61 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<bf16>) -> tensor<64x256xbf16>
    %62 = stablehlo.multiply %61, %59 : tensor<64x256xbf16>
    %63 = stablehlo.multiply %62, %35 : tensor<64x256xbf16>
    %64 = stablehlo.multiply %63, %33 : tensor<64x256xbf16>
    %65 = stablehlo.add %63, %64 : tensor<64x256xbf16>
    %cst_14 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %66 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<bf16>) -> tensor<64x256xbf16>
    %67 = stablehlo.multiply %66, %65 : tensor<64x256xbf16>
    %68 = stablehlo.add %60, %67 : tensor<64x256xbf16>
    %cst_15 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %69 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<bf16>) -> tensor<64x256xbf16>
    %70 = stablehlo.multiply %69, %67 : tensor<64x256xbf16>
    %71 = stablehlo.multiply %70, %27 : tensor<64x256xbf16>
    %72 = stablehlo.add %68, %71 : tensor<64x256xbf16>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %73 = stablehlo.reduce(%72 init: %cst_16) applies stablehlo.add across dimensions = [0] : (tensor<64x256xbf16>, tensor<bf16>) -> tensor<256xbf16>
    %74 = stablehlo.reshape %73 : (tensor<256xbf16>) -> tensor<1x256xbf16>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %75 = stablehlo.reduce(%74 init: %cst_17) applies stablehlo.add across dimensions = [0] : (tensor<1x256xbf16>, tensor<bf16>) -> tensor<256xbf16>
    %76 = stablehlo.dot_general %72, %18, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x256xbf16>, tensor<64x128xbf16>) -> tensor<256x128xbf16>
    %77 = stablehlo.transpose %76, dims = [1, 0] : (tensor<256x128xbf16>) -> tensor<128x256xbf16>
    %78 = stablehlo.dot_general %72, %1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<64x256xbf16>, tensor<128x256xbf16>) -> tensor<64x128xbf16>
    %79 = stablehlo.multiply %15, %78 : tensor<64x128xbf16>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %80 = stablehlo.reduce(%79 init: %cst_18) applies stablehlo.add across dimensions = [0] : (tensor<64x128xbf16>, tensor<bf16>) -> tensor<128xbf16>
    %81 = stablehlo.reshape %80 : (tensor<128xbf16>) -> tensor<1x128xbf16>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %82 = stablehlo.reduce(%81 init: %cst_19) applies stablehlo.add across dimensions = [0] : (tensor<1x128xbf16>, tensor<bf16>) -> tensor<128xbf16>
    %83 = stablehlo.convert %82 : (tensor<128xbf16>) -> tensor<128xf32>
    %84 = stablehlo.convert %75 : (tensor<256xbf16>) -> tensor<256xf32>
    %85 = stablehlo.convert %77 : (tensor<128x256xbf16>) -> tensor<128x256xf32>
    %86 = stablehlo.convert %57 : (tensor<256x10xbf16>) -> tensor<256x10xf32>
    %cst_20 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<256x10xf32>
    %88 = stablehlo.divide %86, %87 : tensor<256x10xf32>
    %cst_21 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<256x10xf32>
    %90 = stablehlo.multiply %89, %88 : tensor<256x10xf32>
    %91 = stablehlo.subtract %arg0, %90 : tensor<256x10xf32>
    %cst_22 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<128x256xf32>
    %93 = stablehlo.divide %85, %92 : tensor<128x256xf32>
    %cst_23 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<128x256xf32>
    %95 = stablehlo.multiply %94, %93 : tensor<128x256xf32>
    %96 = stablehlo.subtract %arg1, %95 : tensor<128x256xf32>
    %cst_24 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %98 = stablehlo.divide %84, %97 : tensor<256xf32>
    %cst_25 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %100 = stablehlo.multiply %99, %98 : tensor<256xf32>
    %101 = stablehlo.subtract %arg2, %100 : tensor<256xf32>
    %cst_26 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %103 = stablehlo.divide %83, %102 : tensor<128xf32>
    %cst_27 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %105 = stablehlo.multiply %104, %103 : tensor<128xf32>
    %106 = stablehlo.subtract %arg3, %105 : tensor<128xf32>
    return %91, %96, %101, %106, %48, %41 : tensor<256x10xf32>, tensor<128x256xf32>, tensor<256xf32>, tensor<128xf32>, tensor<f32>, tensor<64x10xbf16>
  }
  func.func private @log_softmax(%arg0: tensor<64x10xf32>) -> (tensor<64x10xf32>, tensor<64x10xf32>, tensor<64x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<64x10xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<64xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x10xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<64x10xf32>
    %6 = stablehlo.exponential %5 : tensor<64x10xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<64x10xf32>, tensor<f32>) -> tensor<64xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %9 = stablehlo.log %8 : tensor<64x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x10xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<64x10xf32>
    return %11, %6, %8 : tensor<64x10xf32>, tensor<64x10xf32>, tensor<64x1xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<64x10xf32>, %arg1: tensor<64x1xi32>) -> (tensor<64x1xf32>, tensor<64x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<64x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<64x1xi32>, tensor<64x1xi32>) -> tensor<64x1xi1>
    %c_0 = stablehlo.constant dense<10> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<64x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<64x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<64x1xi1>, tensor<64x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<64x1xi32>) -> tensor<64x1x1xi32>
    %c_1 = stablehlo.constant dense<9> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<64x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<64x1x1xi32>, tensor<64x1x1xi32>) -> tensor<64x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<64x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<64x1x1xi32>, tensor<64x1x1xi32>) -> tensor<64x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<64x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<64x1x1xi1>, tensor<i1>) -> tensor<64x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<64x10xf32>, tensor<64x1x1xi32>) -> tensor<64x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<64x1xi1>, tensor<64x1xf32>
    return %15, %5 : tensor<64x1xf32>, tensor<64x1x1xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<64x1x1xi32>, %arg1: tensor<64x1xf32>) -> tensor<64x10xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<64x10xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<64x10xf32>, tensor<64x1x1xi32>, tensor<64x1xf32>) -> tensor<64x10xf32>
    return %1 : tensor<64x10xf32>
  }
  func.func private @log_softmax_1(%arg0: tensor<64x10xf32>, %arg1: tensor<64x1xf32>, %arg2: tensor<64x10xf32>) -> tensor<64x10xf32> {
    %0 = stablehlo.negate %arg2 : tensor<64x10xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<64x10xf32>, tensor<f32>) -> tensor<64xf32>
    %2 = stablehlo.reshape %1 : (tensor<64xf32>) -> tensor<64x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<64x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<64x1xf32>, tensor<f32>) -> tensor<64xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<64xf32>) -> tensor<64x10xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<64x10xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<64x10xf32>
    return %7 : tensor<64x10xf32>
  }
}
