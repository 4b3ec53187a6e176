module @jit_random_init attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2xui32>) -> (tensor<33xf32> {jax.result_info = "result['bias']"}, tensor<31xui32> {jax.result_info = "result['bits']"}, tensor<64x33xf32> {jax.result_info = "result['dense']"}, tensor<50x16xf32> {jax.result_info = "result['embedding']"}, tensor<17x5xi1> {jax.result_info = "result['mask']"}) {
    %0 = call @_threefry_split(%arg0) : (tensor<2xui32>) -> tensor<5x2xui32>
    %1 = stablehlo.slice %0 [0:1, 0:2] : (tensor<5x2xui32>) -> tensor<1x2xui32>
    %2 = stablehlo.reshape %1 : (tensor<1x2xui32>) -> tensor<2xui32>
    %3 = stablehlo.slice %0 [1:2, 0:2] : (tensor<5x2xui32>) -> tensor<1x2xui32>
    %4 = stablehlo.reshape %3 : (tensor<1x2xui32>) -> tensor<2xui32>
    %5 = stablehlo.slice %0 [2:3, 0:2] : (tensor<5x2xui32>) -> tensor<1x2xui32>
    %6 = stablehlo.reshape %5 : (tensor<1x2xui32>) -> tensor<2xui32>
    %7 = stablehlo.slice %0 [3:4, 0:2] : (tensor<5x2xui32>) -> tensor<1x2xui32>
    %8 = stablehlo.reshape %7 : (tensor<1x2xui32>) -> tensor<2xui32>
    %9 = stablehlo.slice %0 [4:5, 0:2] : (tensor<5x2xui32>) -> tensor<1x2xui32>
    %10 = stablehlo.reshape %9 : (tensor<1x2xui32>) -> tensor<2xui32>
    %11 = call @_normal(%2) : (tensor<2xui32>) -> tensor<64x33xf32>
    %cst = stablehlo.constant dense<0.176776692> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<64x33xf32>
    %13 = stablehlo.multiply %11, %12 : tensor<64x33xf32>
    %cst_0 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %14 = call @_uniform_1(%4, %cst_0, %cst_1) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<33xf32>
    %cst_2 = stablehlo.constant dense<-2.000000e+00> : tensor<f32>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %15 = call @_truncated_normal(%6, %cst_2, %cst_3) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<50x16xf32>
    %cst_4 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %16 = call @_bernoulli(%8, %cst_4) : (tensor<2xui32>, tensor<f32>) -> tensor<17x5xi1>
    %17 = stablehlo.slice %10 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %18 = stablehlo.reshape %17 : (tensor<1xui32>) -> tensor<ui32>
    %19 = stablehlo.slice %10 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %20 = stablehlo.reshape %19 : (tensor<1xui32>) -> tensor<ui32>
    %21 = stablehlo.iota dim = 0 : tensor<31xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %22 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<31xui64>
    %23 = stablehlo.multiply %22, %21 : tensor<31xui64>
    %c_5 = stablehlo.constant dense<32> : tensor<ui64>
    %24 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui64>) -> tensor<31xui64>
    %25 = stablehlo.shift_right_logical %23, %24 : tensor<31xui64>
    %26 = stablehlo.convert %23 : (tensor<31xui64>) -> tensor<31xui32>
    %27 = stablehlo.convert %25 : (tensor<31xui64>) -> tensor<31xui32>
    %28:2 = call @threefry2x32_7(%18, %20, %27, %26) : (tensor<ui32>, tensor<ui32>, tensor<31xui32>, tensor<31xui32>) -> (tensor<31xui32>, tensor<31xui32>)
    %29 = stablehlo.xor %28#0, %28#1 : tensor<31xui32>
    return %14, %29, %13, %15, %16 : tensor<33xf32>, tensor<31xui32>, tensor<64x33xf32>, tensor<50x16xf32>, tensor<17x5xi1>
  }
  func.func private @_threefry_split(%arg0: tensor<2xui32>) -> tensor<5x2xui32> {
    %0 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %1 = stablehlo.reshape %0 : (tensor<1xui32>) -> tensor<ui32>
    %2 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.iota dim = 0 : tensor<5xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<5xui64>
    %6 = stablehlo.multiply %5, %4 : tensor<5xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<5xui64>
    %8 = stablehlo.shift_right_logical %6, %7 : tensor<5xui64>
    %9 = stablehlo.convert %6 : (tensor<5xui64>) -> tensor<5xui32>
    %10 = stablehlo.convert %8 : (tensor<5xui64>) -> tensor<5xui32>
    %11:2 = call @threefry2x32(%1, %3, %10, %9) : (tensor<ui32>, tensor<ui32>, tensor<5xui32>, tensor<5xui32>) -> (tensor<5xui32>, tensor<5xui32>)
    %12 = stablehlo.broadcast_in_dim %11#0, dims = [0] : (tensor<5xui32>) -> tensor<5x1xui32>
    %13 = stablehlo.broadcast_in_dim %11#1, dims = [0] : (tensor<5xui32>) -> tensor<5x1xui32>
    %14 = stablehlo.concatenate %12, %13, dim = 1 : (tensor<5x1xui32>, tensor<5x1xui32>) -> tensor<5x2xui32>
    return %14 : tensor<5x2xui32>
  }
  func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<5xui32>, %arg3: tensor<5xui32>) -> (tensor<5xui32>, tensor<5xui32>) {
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<5xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<5xui32>
    %6 = stablehlo.add %3, %5 : tensor<5xui32>
    %c_0 = stablehlo.constant dense<13> : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %8 = stablehlo.shift_left %5, %7 : tensor<5xui32>
    %c_1 = stablehlo.constant dense<19> : tensor<ui32>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %10 = stablehlo.shift_right_logical %5, %9 : tensor<5xui32>
    %11 = stablehlo.or %8, %10 : tensor<5xui32>
    %12 = stablehlo.xor %6, %11 : tensor<5xui32>
    %13 = stablehlo.add %6, %12 : tensor<5xui32>
    %c_2 = stablehlo.constant dense<15> : tensor<ui32>
    %14 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %15 = stablehlo.shift_left %12, %14 : tensor<5xui32>
    %c_3 = stablehlo.constant dense<17> : tensor<ui32>
    %16 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %17 = stablehlo.shift_right_logical %12, %16 : tensor<5xui32>
    %18 = stablehlo.or %15, %17 : tensor<5xui32>
    %19 = stablehlo.xor %13, %18 : tensor<5xui32>
    %20 = stablehlo.add %13, %19 : tensor<5xui32>
    %c_4 = stablehlo.constant dense<26> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %22 = stablehlo.shift_left %19, %21 : tensor<5xui32>
    %c_5 = stablehlo.constant dense<6> : tensor<ui32>
    %23 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %24 = stablehlo.shift_right_logical %19, %23 : tensor<5xui32>
    %25 = stablehlo.or %22, %24 : tensor<5xui32>
    %26 = stablehlo.xor %20, %25 : tensor<5xui32>
    %27 = stablehlo.add %20, %26 : tensor<5xui32>
    %c_6 = stablehlo.constant dense<6> : tensor<ui32>
    %28 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %29 = stablehlo.shift_left %26, %28 : tensor<5xui32>
    %c_7 = stablehlo.constant dense<26> : tensor<ui32>
    %30 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %31 = stablehlo.shift_right_logical %26, %30 : tensor<5xui32>
    %32 = stablehlo.or %29, %31 : tensor<5xui32>
    %33 = stablehlo.xor %27, %32 : tensor<5xui32>
    %34 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %35 = stablehlo.add %27, %34 : tensor<5xui32>
    %36 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %37 = stablehlo.add %33, %36 : tensor<5xui32>
    %c_8 = stablehlo.constant dense<1> : tensor<ui32>
    %38 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %39 = stablehlo.add %37, %38 : tensor<5xui32>
    %40 = stablehlo.add %35, %39 : tensor<5xui32>
    %c_9 = stablehlo.constant dense<17> : tensor<ui32>
    %41 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %42 = stablehlo.shift_left %39, %41 : tensor<5xui32>
    %c_10 = stablehlo.constant dense<15> : tensor<ui32>
    %43 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %44 = stablehlo.shift_right_logical %39, %43 : tensor<5xui32>
    %45 = stablehlo.or %42, %44 : tensor<5xui32>
    %46 = stablehlo.xor %40, %45 : tensor<5xui32>
    %47 = stablehlo.add %40, %46 : tensor<5xui32>
    %c_11 = stablehlo.constant dense<29> : tensor<ui32>
    %48 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %49 = stablehlo.shift_left %46, %48 : tensor<5xui32>
    %c_12 = stablehlo.constant dense<3> : tensor<ui32>
    %50 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %51 = stablehlo.shift_right_logical %46, %50 : tensor<5xui32>
    %52 = stablehlo.or %49, %51 : tensor<5xui32>
    %53 = stablehlo.xor %47, %52 : tensor<5xui32>
    %54 = stablehlo.add %47, %53 : tensor<5xui32>
    %c_13 = stablehlo.constant dense<16> : tensor<ui32>
    %55 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %56 = stablehlo.shift_left %53, %55 : tensor<5xui32>
    %c_14 = stablehlo.constant dense<16> : tensor<ui32>
    %57 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %58 = stablehlo.shift_right_logical %53, %57 : tensor<5xui32>
    %59 = stablehlo.or %56, %58 : tensor<5xui32>
    %60 = stablehlo.xor %54, %59 : tensor<5xui32>
    %61 = stablehlo.add %54, %60 : tensor<5xui32>
    %c_15 = stablehlo.constant dense<24> : tensor<ui32>
    %62 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %63 = stablehlo.shift_left %60, %62 : tensor<5xui32>
    %c_16 = stablehlo.constant dense<8> : tensor<ui32>
    %64 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %65 = stablehlo.shift_right_logical %60, %64 : tensor<5xui32>
    %66 = stablehlo.or %63, %65 : tensor<5xui32>
    %67 = stablehlo.xor %61, %66 : tensor<5xui32>
    %68 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %69 = stablehlo.add %61, %68 : tensor<5xui32>
    %70 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %71 = stablehlo.add %67, %70 : tensor<5xui32>
    %c_17 = stablehlo.constant dense<2> : tensor<ui32>
    %72 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %73 = stablehlo.add %71, %72 : tensor<5xui32>
    %74 = stablehlo.add %69, %73 : tensor<5xui32>
    %c_18 = stablehlo.constant dense<13> : tensor<ui32>
    %75 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %76 = stablehlo.shift_left %73, %75 : tensor<5xui32>
    %c_19 = stablehlo.constant dense<19> : tensor<ui32>
    %77 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %78 = stablehlo.shift_right_logical %73, %77 : tensor<5xui32>
    %79 = stablehlo.or %76, %78 : tensor<5xui32>
    %80 = stablehlo.xor %74, %79 : tensor<5xui32>
    %81 = stablehlo.add %74, %80 : tensor<5xui32>
    %c_20 = stablehlo.constant dense<15> : tensor<ui32>
    %82 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %83 = stablehlo.shift_left %80, %82 : tensor<5xui32>
    %c_21 = stablehlo.constant dense<17> : tensor<ui32>
    %84 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %85 = stablehlo.shift_right_logical %80, %84 : tensor<5xui32>
    %86 = stablehlo.or %83, %85 : tensor<5xui32>
    %87 = stablehlo.xor %81, %86 : tensor<5xui32>
    %88 = stablehlo.add %81, %87 : tensor<5xui32>
    %c_22 = stablehlo.constant dense<26> : tensor<ui32>
    %89 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %90 = stablehlo.shift_left %87, %89 : tensor<5xui32>
    %c_23 = stablehlo.constant dense<6> : tensor<ui32>
    %91 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %92 = stablehlo.shift_right_logical %87, %91 : tensor<5xui32>
    %93 = stablehlo.or %90, %92 : tensor<5xui32>
    %94 = stablehlo.xor %88, %93 : tensor<5xui32>
    %95 = stablehlo.add %88, %94 : tensor<5xui32>
    %c_24 = stablehlo.constant dense<6> : tensor<ui32>
    %96 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %97 = stablehlo.shift_left %94, %96 : tensor<5xui32>
    %c_25 = stablehlo.constant dense<26> : tensor<ui32>
    %98 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %99 = stablehlo.shift_right_logical %94, %98 : tensor<5xui32>
    %100 = stablehlo.or %97, %99 : tensor<5xui32>
    %101 = stablehlo.xor %95, %100 : tensor<5xui32>
    %102 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %103 = stablehlo.add %95, %102 : tensor<5xui32>
    %104 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %105 = stablehlo.add %101, %104 : tensor<5xui32>
    %c_26 = stablehlo.constant dense<3> : tensor<ui32>
    %106 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %107 = stablehlo.add %105, %106 : tensor<5xui32>
    %108 = stablehlo.add %103, %107 : tensor<5xui32>
    %c_27 = stablehlo.constant dense<17> : tensor<ui32>
    %109 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %110 = stablehlo.shift_left %107, %109 : tensor<5xui32>
    %c_28 = stablehlo.constant dense<15> : tensor<ui32>
    %111 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %112 = stablehlo.shift_right_logical %107, %111 : tensor<5xui32>
    %113 = stablehlo.or %110, %112 : tensor<5xui32>
    %114 = stablehlo.xor %108, %113 : tensor<5xui32>
    %115 = stablehlo.add %108, %114 : tensor<5xui32>
    %c_29 = stablehlo.constant dense<29> : tensor<ui32>
    %116 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %117 = stablehlo.shift_left %114, %116 : tensor<5xui32>
    %c_30 = stablehlo.constant dense<3> : tensor<ui32>
    %118 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %119 = stablehlo.shift_right_logical %114, %118 : tensor<5xui32>
    %120 = stablehlo.or %117, %119 : tensor<5xui32>
    %121 = stablehlo.xor %115, %120 : tensor<5xui32>
    %122 = stablehlo.add %115, %121 : tensor<5xui32>
    %c_31 = stablehlo.constant dense<16> : tensor<ui32>
    %123 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %124 = stablehlo.shift_left %121, %123 : tensor<5xui32>
    %c_32 = stablehlo.constant dense<16> : tensor<ui32>
    %125 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %126 = stablehlo.shift_right_logical %121, %125 : tensor<5xui32>
    %127 = stablehlo.or %124, %126 : tensor<5xui32>
    %128 = stablehlo.xor %122, %127 : tensor<5xui32>
    %129 = stablehlo.add %122, %128 : tensor<5xui32>
    %c_33 = stablehlo.constant dense<24> : tensor<ui32>
    %130 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %131 = stablehlo.shift_left %128, %130 : tensor<5xui32>
    %c_34 = stablehlo.constant dense<8> : tensor<ui32>
    %132 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %133 = stablehlo.shift_right_logical %128, %132 : tensor<5xui32>
    %134 = stablehlo.or %131, %133 : tensor<5xui32>
    %135 = stablehlo.xor %129, %134 : tensor<5xui32>
    %136 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %137 = stablehlo.add %129, %136 : tensor<5xui32>
    %138 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %139 = stablehlo.add %135, %138 : tensor<5xui32>
    %c_35 = stablehlo.constant dense<4> : tensor<ui32>
    %140 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %141 = stablehlo.add %139, %140 : tensor<5xui32>
    %142 = stablehlo.add %137, %141 : tensor<5xui32>
    %c_36 = stablehlo.constant dense<13> : tensor<ui32>
    %143 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %144 = stablehlo.shift_left %141, %143 : tensor<5xui32>
    %c_37 = stablehlo.constant dense<19> : tensor<ui32>
    %145 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %146 = stablehlo.shift_right_logical %141, %145 : tensor<5xui32>
    %147 = stablehlo.or %144, %146 : tensor<5xui32>
    %148 = stablehlo.xor %142, %147 : tensor<5xui32>
    %149 = stablehlo.add %142, %148 : tensor<5xui32>
    %c_38 = stablehlo.constant dense<15> : tensor<ui32>
    %150 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %151 = stablehlo.shift_left %148, %150 : tensor<5xui32>
    %c_39 = stablehlo.constant dense<17> : tensor<ui32>
    %152 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %153 = stablehlo.shift_right_logical %148, %152 : tensor<5xui32>
    %154 = stablehlo.or %151, %153 : tensor<5xui32>
    %155 = stablehlo.xor %149, %154 : tensor<5xui32>
    %156 = stablehlo.add %149, %155 : tensor<5xui32>
    %c_40 = stablehlo.constant dense<26> : tensor<ui32>
    %157 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %158 = stablehlo.shift_left %155, %157 : tensor<5xui32>
    %c_41 = stablehlo.constant dense<6> : tensor<ui32>
    %159 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %160 = stablehlo.shift_right_logical %155, %159 : tensor<5xui32>
    %161 = stablehlo.or %158, %160 : tensor<5xui32>
    %162 = stablehlo.xor %156, %161 : tensor<5xui32>
    %163 = stablehlo.add %156, %162 : tensor<5xui32>
    %c_42 = stablehlo.constant dense<6> : tensor<ui32>
    %164 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %165 = stablehlo.shift_left %162, %164 : tensor<5xui32>
    %c_43 = stablehlo.constant dense<26> : tensor<ui32>
    %166 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %167 = stablehlo.shift_right_logical %162, %166 : tensor<5xui32>
    %168 = stablehlo.or %165, %167 : tensor<5xui32>
    %169 = stablehlo.xor %163, %168 : tensor<5xui32>
    %170 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %171 = stablehlo.add %163, %170 : tensor<5xui32>
    %172 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %173 = stablehlo.add %169, %172 : tensor<5xui32>
    %c_44 = stablehlo.constant dense<5> : tensor<ui32>
    %174 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %175 = stablehlo.add %173, %174 : tensor<5xui32>
    return %171, %175 : tensor<5xui32>, tensor<5xui32>
  }
  func.func private @_normal(%arg0: tensor<2xui32>) -> tensor<64x33xf32> {
    %0 = call @_normal_real(%arg0) : (tensor<2xui32>) -> tensor<64x33xf32>
    return %0 : tensor<64x33xf32>
  }
  func.func private @_normal_real(%arg0: tensor<2xui32>) -> tensor<64x33xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @_uniform(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<64x33xf32>
    %1 = chlo.erf_inv %0 : tensor<64x33xf32> -> tensor<64x33xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<64x33xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<64x33xf32>
    return %3 : tensor<64x33xf32>
  }
  func.func private @_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<64x33xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %2 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.iota dim = 0 : tensor<64x33xui64>
    %7 = stablehlo.iota dim = 1 : tensor<64x33xui64>
    %c = stablehlo.constant dense<33> : tensor<ui64>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<64x33xui64>
    %9 = stablehlo.multiply %8, %6 : tensor<64x33xui64>
    %c_0 = stablehlo.constant dense<1> : tensor<ui64>
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<64x33xui64>
    %11 = stablehlo.multiply %10, %7 : tensor<64x33xui64>
    %12 = stablehlo.add %9, %11 : tensor<64x33xui64>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %13 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<64x33xui64>
    %14 = stablehlo.shift_right_logical %12, %13 : tensor<64x33xui64>
    %15 = stablehlo.convert %12 : (tensor<64x33xui64>) -> tensor<64x33xui32>
    %16 = stablehlo.convert %14 : (tensor<64x33xui64>) -> tensor<64x33xui32>
    %17:2 = call @threefry2x32_0(%3, %5, %16, %15) : (tensor<ui32>, tensor<ui32>, tensor<64x33xui32>, tensor<64x33xui32>) -> (tensor<64x33xui32>, tensor<64x33xui32>)
    %18 = stablehlo.xor %17#0, %17#1 : tensor<64x33xui32>
    %c_2 = stablehlo.constant dense<9> : tensor<ui32>
    %19 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<64x33xui32>
    %20 = stablehlo.shift_right_logical %18, %19 : tensor<64x33xui32>
    %c_3 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<64x33xui32>
    %22 = stablehlo.or %20, %21 : tensor<64x33xui32>
    %23 = stablehlo.bitcast_convert %22 : (tensor<64x33xui32>) -> tensor<64x33xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<64x33xf32>
    %25 = stablehlo.subtract %23, %24 : tensor<64x33xf32>
    %26 = stablehlo.subtract %1, %0 : tensor<1x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<64x33xf32>
    %28 = stablehlo.multiply %25, %27 : tensor<64x33xf32>
    %29 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<64x33xf32>
    %30 = stablehlo.add %28, %29 : tensor<64x33xf32>
    %31 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<64x33xf32>
    %32 = stablehlo.maximum %31, %30 : tensor<64x33xf32>
    return %32 : tensor<64x33xf32>
  }
  func.func private @threefry2x32_0(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<64x33xui32>, %arg3: tensor<64x33xui32>) -> (tensor<64x33xui32>, tensor<64x33xui32>) {
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<64x33xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<64x33xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<64x33xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<64x33xui32>
    %6 = stablehlo.add %3, %5 : tensor<64x33xui32>
    %c_0 = stablehlo.constant dense<13> : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<64x33xui32>
    %8 = stablehlo.shift_left %5, %7 : tensor<64x33xui32>
    %c_1 = stablehlo.constant dense<19> : tensor<ui32>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<64x33xui32>
    %10 = stablehlo.shift_right_logical %5, %9 : tensor<64x33xui32>
    %11 = stablehlo.or %8, %10 : tensor<64x33xui32>
    %12 = stablehlo.xor %6, %11 : tensor<64x33xui32>
    %13 = stablehlo.add %6, %12 : tensor<64x33xui32>
    %c_2 = stablehlo.constant dense<15> : tensor<ui32>
    %14 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<64x33xui32>
    %15 = stablehlo.shift_left %12, %14 : tensor<64x33xui32>
    %c_3 = stablehlo.constant dense<17> : tensor<ui32>
    %16 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<64x33xui32>
    %17 = stablehlo.shift_right_logical %12, %16 : tensor<64x33xui32>
    %18 = stablehlo.or %15, %17 : tensor<64x33xui32>
    %19 = stablehlo.xor %13, %18 : tensor<64x33xui32>
    %20 = stablehlo.add %13, %19 : tensor<64x33xui32>
    %c_4 = stablehlo.constant dense<26> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<64x33xui32>
    %22 = stablehlo.shift_left %19, %21 : tensor<64x33xui32>
    %c_5 = stablehlo.constant dense<6> : tensor<ui32>
    %23 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<64x33xui32>
    %24 = stablehlo.shift_right_logical %19, %23 : tensor<64x33xui32>
    %25 = stablehlo.or %22, %24 : tensor<64x33xui32>
    %26 = stablehlo.xor %20, %25 : tensor<64x33xui32>
    %27 = stablehlo.add %20, %26 : tensor<64x33xui32>
    %c_6 = stablehlo.constant dense<6> : tensor<ui32>
    %28 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui32>) -> tensor<64x33xui32>
    %29 = stablehlo.shift_left %26, %28 : tensor<64x33xui32>
    %c_7 = stablehlo.constant dense<26> : tensor<ui32>
    %30 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<64x33xui32>
    %31 = stablehlo.shift_right_logical %26, %30 : tensor<64x33xui32>
    %32 = stablehlo.or %29, %31 : tensor<64x33xui32>
    %33 = stablehlo.xor %27, %32 : tensor<64x33xui32>
    %34 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<64x33xui32>
    %35 = stablehlo.add %27, %34 : tensor<64x33xui32>
    %36 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<64x33xui32>
    %37 = stablehlo.add %33, %36 : tensor<64x33xui32>
    %c_8 = stablehlo.constant dense<1> : tensor<ui32>
    %38 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<64x33xui32>
    %39 = stablehlo.add %37, %38 : tensor<64x33xui32>
    %40 = stablehlo.add %35, %39 : tensor<64x33xui32>
    %c_9 = stablehlo.constant dense<17> : tensor<ui32>
    %41 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui32>) -> tensor<64x33xui32>
    %42 = stablehlo.shift_left %39, %41 : tensor<64x33xui32>
    %c_10 = stablehlo.constant dense<15> : tensor<ui32>
    %43 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<64x33xui32>
    %44 = stablehlo.shift_right_logical %39, %43 : tensor<64x33xui32>
    %45 = stablehlo.or %42, %44 : tensor<64x33xui32>
    %46 = stablehlo.xor %40, %45 : tensor<64x33xui32>
    %47 = stablehlo.add %40, %46 : tensor<64x33xui32>
    %c_11 = stablehlo.constant dense<29> : tensor<ui32>
    %48 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<64x33xui32>
    %49 = stablehlo.shift_left %46, %48 : tensor<64x33xui32>
    %c_12 = stablehlo.constant dense<3> : tensor<ui32>
    %50 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<ui32>) -> tensor<64x33xui32>
    %51 = stablehlo.shift_right_logical %46, %50 : tensor<64x33xui32>
    %52 = stablehlo.or %49, %51 : tensor<64x33xui32>
    %53 = stablehlo.xor %47, %52 : tensor<64x33xui32>
    %54 = stablehlo.add %47, %53 : tensor<64x33xui32>
    %c_13 = stablehlo.constant dense<16> : tensor<ui32>
    %55 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui32>) -> tensor<64x33xui32>
    %56 = stablehlo.shift_left %53, %55 : tensor<64x33xui32>
    %c_14 = stablehlo.constant dense<16> : tensor<ui32>
    %57 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<64x33xui32>
    %58 = stablehlo.shift_right_logical %53, %57 : tensor<64x33xui32>
    %59 = stablehlo.or %56, %58 : tensor<64x33xui32>
    %60 = stablehlo.xor %54, %59 : tensor<64x33xui32>
    %61 = stablehlo.add %54, %60 : tensor<64x33xui32>
    %c_15 = stablehlo.constant dense<24> : tensor<ui32>
    %62 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<64x33xui32>
    %63 = stablehlo.shift_left %60, %62 : tensor<64x33xui32>
    %c_16 = stablehlo.constant dense<8> : tensor<ui32>
    %64 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<ui32>) -> tensor<64x33xui32>
    %65 = stablehlo.shift_right_logical %60, %64 : tensor<64x33xui32>
    %66 = stablehlo.or %63, %65 : tensor<64x33xui32>
    %67 = stablehlo.xor %61, %66 : tensor<64x33xui32>
    %68 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<64x33xui32>
    %69 = stablehlo.add %61, %68 : tensor<64x33xui32>
    %70 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<64x33xui32>
    %71 = stablehlo.add %67, %70 : tensor<64x33xui32>
    %c_17 = stablehlo.constant dense<2> : tensor<ui32>
    %72 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<ui32>) -> tensor<64x33xui32>
    %73 = stablehlo.add %71, %72 : tensor<64x33xui32>
    %74 = stablehlo.add %69, %73 : tensor<64x33xui32>
    %c_18 = stablehlo.constant dense<13> : tensor<ui32>
    %75 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<ui32>) -> tensor<64x33xui32>
    %76 = stablehlo.shift_left %73, %75 : tensor<64x33xui32>
    %c_19 = stablehlo.constant dense<19> : tensor<ui32>
    %77 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<ui32>) -> tensor<64x33xui32>
    %78 = stablehlo.shift_right_logical %73, %77 : tensor<64x33xui32>
    %79 = stablehlo.or %76, %78 : tensor<64x33xui32>
    %80 = stablehlo.xor %74, %79 : tensor<64x33xui32>
    %81 = stablehlo.add %74, %80 : tensor<64x33xui32>
    %c_20 = stablehlo.constant dense<15> : tensor<ui32>
    %82 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<ui32>) -> tensor<64x33xui32>
    %83 = stablehlo.shift_left %80, %82 : tensor<64x33xui32>
    %c_21 = stablehlo.constant dense<17> : tensor<ui32>
    %84 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<ui32>) -> tensor<64x33xui32>
    %85 = stablehlo.shift_right_logical %80, %84 : tensor<64x33xui32>
    %86 = stablehlo.or %83, %85 : tensor<64x33xui32>
    %87 = stablehlo.xor %81, %86 : tensor<64x33xui32>
    %88 = stablehlo.add %81, %87 : tensor<64x33xui32>
    %c_22 = stablehlo.constant dense<26> : tensor<ui32>
    %89 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<ui32>) -> tensor<64x33xui32>
    %90 = stablehlo.shift_left %87, %89 : tensor<64x33xui32>
    %c_23 = stablehlo.constant dense<6> : tensor<ui32>
    %91 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<ui32>) -> tensor<64x33xui32>
    %92 = stablehlo.shift_right_logical %87, %91 : tensor<64x33xui32>
    %93 = stablehlo.or %90, %92 : tensor<64x33xui32>
    %94 = stablehlo.xor %88, %93 : tensor<64x33xui32>
    %95 = stablehlo.add %88, %94 : tensor<64x33xui32>
    %c_24 = stablehlo.constant dense<6> : tensor<ui32>
    %96 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<ui32>) -> tensor<64x33xui32>
    %97 = stablehlo.shift_left %94, %96 : tensor<64x33xui32>
    %c_25 = stablehlo.constant dense<26> : tensor<ui32>
    %98 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<ui32>) -> tensor<64x33xui32>
    %99 = stablehlo.shift_right_logical %94, %98 : tensor<64x33xui32>
    %100 = stablehlo.or %97, %99 : tensor<64x33xui32>
    %101 = stablehlo.xor %95, %100 : tensor<64x33xui32>
    %102 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<64x33xui32>
    %103 = stablehlo.add %95, %102 : tensor<64x33xui32>
    %104 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<64x33xui32>
    %105 = stablehlo.add %101, %104 : tensor<64x33xui32>
    %c_26 = stablehlo.constant dense<3> : tensor<ui32>
    %106 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<ui32>) -> tensor<64x33xui32>
    %107 = stablehlo.add %105, %106 : tensor<64x33xui32>
    %108 = stablehlo.add %103, %107 : tensor<64x33xui32>
    %c_27 = stablehlo.constant dense<17> : tensor<ui32>
    %109 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<ui32>) -> tensor<64x33xui32>
    %110 = stablehlo.shift_left %107, %109 : tensor<64x33xui32>
    %c_28 = stablehlo.constant dense<15> : tensor<ui32>
    %111 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<ui32>) -> tensor<64x33xui32>
    %112 = stablehlo.shift_right_logical %107, %111 : tensor<64x33xui32>
    %113 = stablehlo.or %110, %112 : tensor<64x33xui32>
    %114 = stablehlo.xor %108, %113 : tensor<64x33xui32>
    %115 = stablehlo.add %108, %114 : tensor<64x33xui32>
    %c_29 = stablehlo.constant dense<29> : tensor<ui32>
    %116 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<ui32>) -> tensor<64x33xui32>
    %117 = stablehlo.shift_left %114, %116 : tensor<64x33xui32>
    %c_30 = stablehlo.constant dense<3> : tensor<ui32>
    %118 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<ui32>) -> tensor<64x33xui32>
    %119 = stablehlo.shift_right_logical %114, %118 : tensor<64x33xui32>
    %120 = stablehlo.or %117, %119 : tensor<64x33xui32>
    %121 = stablehlo.xor %115, %120 : tensor<64x33xui32>
    %122 = stablehlo.add %115, %121 : tensor<64x33xui32>
    %c_31 = stablehlo.constant dense<16> : tensor<ui32>
    %123 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<ui32>) -> tensor<64x33xui32>
    %124 = stablehlo.shift_left %121, %123 : tensor<64x33xui32>
    %c_32 = stablehlo.constant dense<16> : tensor<ui32>
    %125 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<ui32>) -> tensor<64x33xui32>
    %126 = stablehlo.shift_right_logical %121, %125 : tensor<64x33xui32>
    %127 = stablehlo.or %124, %126 : tensor<64x33xui32>
    %128 = stablehlo.xor %122, %127 : tensor<64x33xui32>
    %129 = stablehlo.add %122, %128 : tensor<64x33xui32>
    %c_33 = stablehlo.constant dense<24> : tensor<ui32>
    %130 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<ui32>) -> tensor<64x33xui32>
    %131 = stablehlo.shift_left %128, %130 : tensor<64x33xui32>
    %c_34 = stablehlo.constant dense<8> : tensor<ui32>
    %132 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<ui32>) -> tensor<64x33xui32>
    %133 = stablehlo.shift_right_logical %128, %132 : tensor<64x33xui32>
    %134 = stablehlo.or %131, %133 : tensor<64x33xui32>
    %135 = stablehlo.xor %129, %134 : tensor<64x33xui32>
    %136 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<64x33xui32>
    %137 = stablehlo.add %129, %136 : tensor<64x33xui32>
    %138 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<64x33xui32>
    %139 = stablehlo.add %135, %138 : tensor<64x33xui32>
    %c_35 = stablehlo.constant dense<4> : tensor<ui32>
    %140 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<ui32>) -> tensor<64x33xui32>
    %141 = stablehlo.add %139, %140 : tensor<64x33xui32>
    %142 = stablehlo.add %137, %141 : tensor<64x33xui32>
    %c_36 = stablehlo.constant dense<13> : tensor<ui32>
    %143 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<ui32>) -> tensor<64x33xui32>
    %144 = stablehlo.shift_left %141, %143 : tensor<64x33xui32>
    %c_37 = stablehlo.constant dense<19> : tensor<ui32>
    %145 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<ui32>) -> tensor<64x33xui32>
    %146 = stablehlo.shift_right_logical %141, %145 : tensor<64x33xui32>
    %147 = stablehlo.or %144, %146 : tensor<64x33xui32>
    %148 = stablehlo.xor %142, %147 : tensor<64x33xui32>
    %149 = stablehlo.add %142, %148 : tensor<64x33xui32>
    %c_38 = stablehlo.constant dense<15> : tensor<ui32>
    %150 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<ui32>) -> tensor<64x33xui32>
    %151 = stablehlo.shift_left %148, %150 : tensor<64x33xui32>
    %c_39 = stablehlo.constant dense<17> : tensor<ui32>
    %152 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<ui32>) -> tensor<64x33xui32>
    %153 = stablehlo.shift_right_logical %148, %152 : tensor<64x33xui32>
    %154 = stablehlo.or %151, %153 : tensor<64x33xui32>
    %155 = stablehlo.xor %149, %154 : tensor<64x33xui32>
    %156 = stablehlo.add %149, %155 : tensor<64x33xui32>
    %c_40 = stablehlo.constant dense<26> : tensor<ui32>
    %157 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<ui32>) -> tensor<64x33xui32>
    %158 = stablehlo.shift_left %155, %157 : tensor<64x33xui32>
    %c_41 = stablehlo.constant dense<6> : tensor<ui32>
    %159 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<ui32>) -> tensor<64x33xui32>
    %160 = stablehlo.shift_right_logical %155, %159 : tensor<64x33xui32>
    %161 = stablehlo.or %158, %160 : tensor<64x33xui32>
    %162 = stablehlo.xor %156, %161 : tensor<64x33xui32>
    %163 = stablehlo.add %156, %162 : tensor<64x33xui32>
    %c_42 = stablehlo.constant dense<6> : tensor<ui32>
    %164 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<ui32>) -> tensor<64x33xui32>
    %165 = stablehlo.shift_left %162, %164 : tensor<64x33xui32>
    %c_43 = stablehlo.constant dense<26> : tensor<ui32>
    %166 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<ui32>) -> tensor<64x33xui32>
    %167 = stablehlo.shift_right_logical %162, %166 : tensor<64x33xui32>
    %168 = stablehlo.or %165, %167 : tensor<64x33xui32>
    %169 = stablehlo.xor %163, %168 : tensor<64x33xui32>
    %170 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<64x33xui32>
    %171 = stablehlo.add %163, %170 : tensor<64x33xui32>
    %172 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<64x33xui32>
    %173 = stablehlo.add %169, %172 : tensor<64x33xui32>
    %c_44 = stablehlo.constant dense<5> : tensor<ui32>
    %174 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<ui32>) -> tensor<64x33xui32>
    %175 = stablehlo.add %173, %174 : tensor<64x33xui32>
    return %171, %175 : tensor<64x33xui32>, tensor<64x33xui32>
  }
  func.func private @_uniform_1(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<33xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.convert %arg2 : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %4 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %7 = stablehlo.reshape %6 : (tensor<1xui32>) -> tensor<ui32>
    %8 = stablehlo.iota dim = 0 : tensor<33xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<33xui64>
    %10 = stablehlo.multiply %9, %8 : tensor<33xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<33xui64>
    %12 = stablehlo.shift_right_logical %10, %11 : tensor<33xui64>
    %13 = stablehlo.convert %10 : (tensor<33xui64>) -> tensor<33xui32>
    %14 = stablehlo.convert %12 : (tensor<33xui64>) -> tensor<33xui32>
    %15:2 = call @threefry2x32_2(%5, %7, %14, %13) : (tensor<ui32>, tensor<ui32>, tensor<33xui32>, tensor<33xui32>) -> (tensor<33xui32>, tensor<33xui32>)
    %16 = stablehlo.xor %15#0, %15#1 : tensor<33xui32>
    %c_1 = stablehlo.constant dense<9> : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<33xui32>
    %18 = stablehlo.shift_right_logical %16, %17 : tensor<33xui32>
    %c_2 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %19 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<33xui32>
    %20 = stablehlo.or %18, %19 : tensor<33xui32>
    %21 = stablehlo.bitcast_convert %20 : (tensor<33xui32>) -> tensor<33xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<33xf32>
    %23 = stablehlo.subtract %21, %22 : tensor<33xf32>
    %24 = stablehlo.subtract %3, %2 : tensor<1xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0] : (tensor<1xf32>) -> tensor<33xf32>
    %26 = stablehlo.multiply %23, %25 : tensor<33xf32>
    %27 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<1xf32>) -> tensor<33xf32>
    %28 = stablehlo.add %26, %27 : tensor<33xf32>
    %29 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<1xf32>) -> tensor<33xf32>
    %30 = stablehlo.maximum %29, %28 : tensor<33xf32>
    return %30 : tensor<33xf32>
  }
  func.func private @threefry2x32_2(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<33xui32>, %arg3: tensor<33xui32>) -> (tensor<33xui32>, tensor<33xui32>) {
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<33xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<33xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<33xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<33xui32>
    %6 = stablehlo.add %3, %5 : tensor<33xui32>
    %c_0 = stablehlo.constant dense<13> : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<33xui32>
    %8 = stablehlo.shift_left %5, %7 : tensor<33xui32>
    %c_1 = stablehlo.constant dense<19> : tensor<ui32>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<33xui32>
    %10 = stablehlo.shift_right_logical %5, %9 : tensor<33xui32>
    %11 = stablehlo.or %8, %10 : tensor<33xui32>
    %12 = stablehlo.xor %6, %11 : tensor<33xui32>
    %13 = stablehlo.add %6, %12 : tensor<33xui32>
    %c_2 = stablehlo.constant dense<15> : tensor<ui32>
    %14 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<33xui32>
    %15 = stablehlo.shift_left %12, %14 : tensor<33xui32>
    %c_3 = stablehlo.constant dense<17> : tensor<ui32>
    %16 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<33xui32>
    %17 = stablehlo.shift_right_logical %12, %16 : tensor<33xui32>
    %18 = stablehlo.or %15, %17 : tensor<33xui32>
    %19 = stablehlo.xor %13, %18 : tensor<33xui32>
    %20 = stablehlo.add %13, %19 : tensor<33xui32>
    %c_4 = stablehlo.constant dense<26> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<33xui32>
    %22 = stablehlo.shift_left %19, %21 : tensor<33xui32>
    %c_5 = stablehlo.constant dense<6> : tensor<ui32>
    %23 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<33xui32>
    %24 = stablehlo.shift_right_logical %19, %23 : tensor<33xui32>
    %25 = stablehlo.or %22, %24 : tensor<33xui32>
    %26 = stablehlo.xor %20, %25 : tensor<33xui32>
    %27 = stablehlo.add %20, %26 : tensor<33xui32>
    %c_6 = stablehlo.constant dense<6> : tensor<ui32>
    %28 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui32>) -> tensor<33xui32>
    %29 = stablehlo.shift_left %26, %28 : tensor<33xui32>
    %c_7 = stablehlo.constant dense<26> : tensor<ui32>
    %30 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<33xui32>
    %31 = stablehlo.shift_right_logical %26, %30 : tensor<33xui32>
    %32 = stablehlo.or %29, %31 : tensor<33xui32>
    %33 = stablehlo.xor %27, %32 : tensor<33xui32>
    %34 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<33xui32>
    %35 = stablehlo.add %27, %34 : tensor<33xui32>
    %36 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<33xui32>
    %37 = stablehlo.add %33, %36 : tensor<33xui32>
    %c_8 = stablehlo.constant dense<1> : tensor<ui32>
    %38 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<33xui32>
    %39 = stablehlo.add %37, %38 : tensor<33xui32>
    %40 = stablehlo.add %35, %39 : tensor<33xui32>
    %c_9 = stablehlo.constant dense<17> : tensor<ui32>
    %41 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui32>) -> tensor<33xui32>
    %42 = stablehlo.shift_left %39, %41 : tensor<33xui32>
    %c_10 = stablehlo.constant dense<15> : tensor<ui32>
    %43 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<33xui32>
    %44 = stablehlo.shift_right_logical %39, %43 : tensor<33xui32>
    %45 = stablehlo.or %42, %44 : tensor<33xui32>
    %46 = stablehlo.xor %40, %45 : tensor<33xui32>
    %47 = stablehlo.add %40, %46 : tensor<33xui32>
    %c_11 = stablehlo.constant dense<29> : tensor<ui32>
    %48 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<33xui32>
    %49 = stablehlo.shift_left %46, %48 : tensor<33xui32>
    %c_12 = stablehlo.constant dense<3> : tensor<ui32>
    %50 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<ui32>) -> tensor<33xui32>
    %51 = stablehlo.shift_right_logical %46, %50 : tensor<33xui32>
    %52 = stablehlo.or %49, %51 : tensor<33xui32>
    %53 = stablehlo.xor %47, %52 : tensor<33xui32>
    %54 = stablehlo.add %47, %53 : tensor<33xui32>
    %c_13 = stablehlo.constant dense<16> : tensor<ui32>
    %55 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui32>) -> tensor<33xui32>
    %56 = stablehlo.shift_left %53, %55 : tensor<33xui32>
    %c_14 = stablehlo.constant dense<16> : tensor<ui32>
    %57 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<33xui32>
    %58 = stablehlo.shift_right_logical %53, %57 : tensor<33xui32>
    %59 = stablehlo.or %56, %58 : tensor<33xui32>
    %60 = stablehlo.xor %54, %59 : tensor<33xui32>
    %61 = stablehlo.add %54, %60 : tensor<33xui32>
    %c_15 = stablehlo.constant dense<24> : tensor<ui32>
    %62 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<33xui32>
    %63 = stablehlo.shift_left %60, %62 : tensor<33xui32>
    %c_16 = stablehlo.constant dense<8> : tensor<ui32>
    %64 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<ui32>) -> tensor<33xui32>
    %65 = stablehlo.shift_right_logical %60, %64 : tensor<33xui32>
    %66 = stablehlo.or %63, %65 : tensor<33xui32>
    %67 = stablehlo.xor %61, %66 : tensor<33xui32>
    %68 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<33xui32>
    %69 = stablehlo.add %61, %68 : tensor<33xui32>
    %70 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<33xui32>
    %71 = stablehlo.add %67, %70 : tensor<33xui32>
    %c_17 = stablehlo.constant dense<2> : tensor<ui32>
    %72 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<ui32>) -> tensor<33xui32>
    %73 = stablehlo.add %71, %72 : tensor<33xui32>
    %74 = stablehlo.add %69, %73 : tensor<33xui32>
    %c_18 = stablehlo.constant dense<13> : tensor<ui32>
    %75 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<ui32>) -> tensor<33xui32>
    %76 = stablehlo.shift_left %73, %75 : tensor<33xui32>
    %c_19 = stablehlo.constant dense<19> : tensor<ui32>
    %77 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<ui32>) -> tensor<33xui32>
    %78 = stablehlo.shift_right_logical %73, %77 : tensor<33xui32>
    %79 = stablehlo.or %76, %78 : tensor<33xui32>
    %80 = stablehlo.xor %74, %79 : tensor<33xui32>
    %81 = stablehlo.add %74, %80 : tensor<33xui32>
    %c_20 = stablehlo.constant dense<15> : tensor<ui32>
    %82 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<ui32>) -> tensor<33xui32>
    %83 = stablehlo.shift_left %80, %82 : tensor<33xui32>
    %c_21 = stablehlo.constant dense<17> : tensor<ui32>
    %84 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<ui32>) -> tensor<33xui32>
    %85 = stablehlo.shift_right_logical %80, %84 : tensor<33xui32>
    %86 = stablehlo.or %83, %85 : tensor<33xui32>
    %87 = stablehlo.xor %81, %86 : tensor<33xui32>
    %88 = stablehlo.add %81, %87 : tensor<33xui32>
    %c_22 = stablehlo.constant dense<26> : tensor<ui32>
    %89 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<ui32>) -> tensor<33xui32>
    %90 = stablehlo.shift_left %87, %89 : tensor<33xui32>
    %c_23 = stablehlo.constant dense<6> : tensor<ui32>
    %91 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<ui32>) -> tensor<33xui32>
    %92 = stablehlo.shift_right_logical %87, %91 : tensor<33xui32>
    %93 = stablehlo.or %90, %92 : tensor<33xui32>
    %94 = stablehlo.xor %88, %93 : tensor<33xui32>
    %95 = stablehlo.add %88, %94 : tensor<33xui32>
    %c_24 = stablehlo.constant dense<6> : tensor<ui32>
    %96 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<ui32>) -> tensor<33xui32>
    %97 = stablehlo.shift_left %94, %96 : tensor<33xui32>
    %c_25 = stablehlo.constant dense<26> : tensor<ui32>
    %98 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<ui32>) -> tensor<33xui32>
    %99 = stablehlo.shift_right_logical %94, %98 : tensor<33xui32>
    %100 = stablehlo.or %97, %99 : tensor<33xui32>
    %101 = stablehlo.xor %95, %100 : tensor<33xui32>
    %102 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<33xui32>
    %103 = stablehlo.add %95, %102 : tensor<33xui32>
    %104 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<33xui32>
    %105 = stablehlo.add %101, %104 : tensor<33xui32>
    %c_26 = stablehlo.constant dense<3> : tensor<ui32>
    %106 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<ui32>) -> tensor<33xui32>
    %107 = stablehlo.add %105, %106 : tensor<33xui32>
    %108 = stablehlo.add %103, %107 : tensor<33xui32>
    %c_27 = stablehlo.constant dense<17> : tensor<ui32>
    %109 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<ui32>) -> tensor<33xui32>
    %110 = stablehlo.shift_left %107, %109 : tensor<33xui32>
    %c_28 = stablehlo.constant dense<15> : tensor<ui32>
    %111 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<ui32>) -> tensor<33xui32>
    %112 = stablehlo.shift_right_logical %107, %111 : tensor<33xui32>
    %113 = stablehlo.or %110, %112 : tensor<33xui32>
    %114 = stablehlo.xor %108, %113 : tensor<33xui32>
    %115 = stablehlo.add %108, %114 : tensor<33xui32>
    %c_29 = stablehlo.constant dense<29> : tensor<ui32>
    %116 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<ui32>) -> tensor<33xui32>
    %117 = stablehlo.shift_left %114, %116 : tensor<33xui32>
    %c_30 = stablehlo.constant dense<3> : tensor<ui32>
    %118 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<ui32>) -> tensor<33xui32>
    %119 = stablehlo.shift_right_logical %114, %118 : tensor<33xui32>
    %120 = stablehlo.or %117, %119 : tensor<33xui32>
    %121 = stablehlo.xor %115, %120 : tensor<33xui32>
    %122 = stablehlo.add %115, %121 : tensor<33xui32>
    %c_31 = stablehlo.constant dense<16> : tensor<ui32>
    %123 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<ui32>) -> tensor<33xui32>
    %124 = stablehlo.shift_left %121, %123 : tensor<33xui32>
    %c_32 = stablehlo.constant dense<16> : tensor<ui32>
    %125 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<ui32>) -> tensor<33xui32>
    %126 = stablehlo.shift_right_logical %121, %125 : tensor<33xui32>
    %127 = stablehlo.or %124, %126 : tensor<33xui32>
    %128 = stablehlo.xor %122, %127 : tensor<33xui32>
    %129 = stablehlo.add %122, %128 : tensor<33xui32>
    %c_33 = stablehlo.constant dense<24> : tensor<ui32>
    %130 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<ui32>) -> tensor<33xui32>
    %131 = stablehlo.shift_left %128, %130 : tensor<33xui32>
    %c_34 = stablehlo.constant dense<8> : tensor<ui32>
    %132 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<ui32>) -> tensor<33xui32>
    %133 = stablehlo.shift_right_logical %128, %132 : tensor<33xui32>
    %134 = stablehlo.or %131, %133 : tensor<33xui32>
    %135 = stablehlo.xor %129, %134 : tensor<33xui32>
    %136 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<33xui32>
    %137 = stablehlo.add %129, %136 : tensor<33xui32>
    %138 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<33xui32>
    %139 = stablehlo.add %135, %138 : tensor<33xui32>
    %c_35 = stablehlo.constant dense<4> : tensor<ui32>
    %140 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<ui32>) -> tensor<33xui32>
    %141 = stablehlo.add %139, %140 : tensor<33xui32>
    %142 = stablehlo.add %137, %141 : tensor<33xui32>
    %c_36 = stablehlo.constant dense<13> : tensor<ui32>
    %143 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<ui32>) -> tensor<33xui32>
    %144 = stablehlo.shift_left %141, %143 : tensor<33xui32>
    %c_37 = stablehlo.constant dense<19> : tensor<ui32>
    %145 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<ui32>) -> tensor<33xui32>
    %146 = stablehlo.shift_right_logical %141, %145 : tensor<33xui32>
    %147 = stablehlo.or %144, %146 : tensor<33xui32>
    %148 = stablehlo.xor %142, %147 : tensor<33xui32>
    %149 = stablehlo.add %142, %148 : tensor<33xui32>
    %c_38 = stablehlo.constant dense<15> : tensor<ui32>
    %150 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<ui32>) -> tensor<33xui32>
    %151 = stablehlo.shift_left %148, %150 : tensor<33xui32>
    %c_39 = stablehlo.constant dense<17> : tensor<ui32>
    %152 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<ui32>) -> tensor<33xui32>
    %153 = stablehlo.shift_right_logical %148, %152 : tensor<33xui32>
    %154 = stablehlo.or %151, %153 : tensor<33xui32>
    %155 = stablehlo.xor %149, %154 : tensor<33xui32>
    %156 = stablehlo.add %149, %155 : tensor<33xui32>
    %c_40 = stablehlo.constant dense<26> : tensor<ui32>
    %157 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<ui32>) -> tensor<33xui32>
    %158 = stablehlo.shift_left %155, %157 : tensor<33xui32>
    %c_41 = stablehlo.constant dense<6> : tensor<ui32>
    %159 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<ui32>) -> tensor<33xui32>
    %160 = stablehlo.shift_right_logical %155, %159 : tensor<33xui32>
    %161 = stablehlo.or %158, %160 : tensor<33xui32>
    %162 = stablehlo.xor %156, %161 : tensor<33xui32>
    %163 = stablehlo.add %156, %162 : tensor<33xui32>
    %c_42 = stablehlo.constant dense<6> : tensor<ui32>
    %164 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<ui32>) -> tensor<33xui32>
    %165 = stablehlo.shift_left %162, %164 : tensor<33xui32>
    %c_43 = stablehlo.constant dense<26> : tensor<ui32>
    %166 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<ui32>) -> tensor<33xui32>
    %167 = stablehlo.shift_right_logical %162, %166 : tensor<33xui32>
    %168 = stablehlo.or %165, %167 : tensor<33xui32>
    %169 = stablehlo.xor %163, %168 : tensor<33xui32>
    %170 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<33xui32>
    %171 = stablehlo.add %163, %170 : tensor<33xui32>
    %172 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<33xui32>
    %173 = stablehlo.add %169, %172 : tensor<33xui32>
    %c_44 = stablehlo.constant dense<5> : tensor<ui32>
    %174 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<ui32>) -> tensor<33xui32>
    %175 = stablehlo.add %173, %174 : tensor<33xui32>
    return %171, %175 : tensor<33xui32>, tensor<33xui32>
  }
  func.func private @_truncated_normal(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<50x16xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.convert %arg2 : tensor<f32>
    %cst = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.divide %0, %cst : tensor<f32>
    %3 = chlo.erf %2 : tensor<f32> -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %4 = stablehlo.divide %1, %cst_0 : tensor<f32>
    %5 = chlo.erf %4 : tensor<f32> -> tensor<f32>
    %6 = call @_uniform_3(%arg0, %3, %5) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<50x16xf32>
    %7 = chlo.erf_inv %6 : tensor<50x16xf32> -> tensor<50x16xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<50x16xf32>
    %9 = stablehlo.multiply %8, %7 : tensor<50x16xf32>
    %cst_2 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %10 = chlo.next_after %0, %cst_2 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %11 = chlo.next_after %1, %cst_3 : tensor<f32>, tensor<f32> -> tensor<f32>
    %12 = call @clip(%9, %10, %11) : (tensor<50x16xf32>, tensor<f32>, tensor<f32>) -> tensor<50x16xf32>
    return %12 : tensor<50x16xf32>
  }
  func.func private @_uniform_3(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<50x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %2 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.iota dim = 0 : tensor<50x16xui64>
    %7 = stablehlo.iota dim = 1 : tensor<50x16xui64>
    %c = stablehlo.constant dense<16> : tensor<ui64>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<50x16xui64>
    %9 = stablehlo.multiply %8, %6 : tensor<50x16xui64>
    %c_0 = stablehlo.constant dense<1> : tensor<ui64>
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<50x16xui64>
    %11 = stablehlo.multiply %10, %7 : tensor<50x16xui64>
    %12 = stablehlo.add %9, %11 : tensor<50x16xui64>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %13 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<50x16xui64>
    %14 = stablehlo.shift_right_logical %12, %13 : tensor<50x16xui64>
    %15 = stablehlo.convert %12 : (tensor<50x16xui64>) -> tensor<50x16xui32>
    %16 = stablehlo.convert %14 : (tensor<50x16xui64>) -> tensor<50x16xui32>
    %17:2 = call @threefry2x32_4(%3, %5, %16, %15) : (tensor<ui32>, tensor<ui32>, tensor<50x16xui32>, tensor<50x16xui32>) -> (tensor<50x16xui32>, tensor<50x16xui32>)
    %18 = stablehlo.xor %17#0, %17#1 : tensor<50x16xui32>
    %c_2 = stablehlo.constant dense<9> : tensor<ui32>
    %19 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<50x16xui32>
    %20 = stablehlo.shift_right_logical %18, %19 : tensor<50x16xui32>
    %c_3 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<50x16xui32>
    %22 = stablehlo.or %20, %21 : tensor<50x16xui32>
    %23 = stablehlo.bitcast_convert %22 : (tensor<50x16xui32>) -> tensor<50x16xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<50x16xf32>
    %25 = stablehlo.subtract %23, %24 : tensor<50x16xf32>
    %26 = stablehlo.subtract %1, %0 : tensor<1x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<50x16xf32>
    %28 = stablehlo.multiply %25, %27 : tensor<50x16xf32>
    %29 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<50x16xf32>
    %30 = stablehlo.add %28, %29 : tensor<50x16xf32>
    %31 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<50x16xf32>
    %32 = stablehlo.maximum %31, %30 : tensor<50x16xf32>
    return %32 : tensor<50x16xf32>
  }
  func.func private @threefry2x32_4(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<50x16xui32>, %arg3: tensor<50x16xui32>) -> (tensor<50x16xui32>, tensor<50x16xui32>) {
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<50x16xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<50x16xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<50x16xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<50x16xui32>
    %6 = stablehlo.add %3, %5 : tensor<50x16xui32>
    %c_0 = stablehlo.constant dense<13> : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<50x16xui32>
    %8 = stablehlo.shift_left %5, %7 : tensor<50x16xui32>
    %c_1 = stablehlo.constant dense<19> : tensor<ui32>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<50x16xui32>
    %10 = stablehlo.shift_right_logical %5, %9 : tensor<50x16xui32>
    %11 = stablehlo.or %8, %10 : tensor<50x16xui32>
    %12 = stablehlo.xor %6, %11 : tensor<50x16xui32>
    %13 = stablehlo.add %6, %12 : tensor<50x16xui32>
    %c_2 = stablehlo.constant dense<15> : tensor<ui32>
    %14 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<50x16xui32>
    %15 = stablehlo.shift_left %12, %14 : tensor<50x16xui32>
    %c_3 = stablehlo.constant dense<17> : tensor<ui32>
    %16 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<50x16xui32>
    %17 = stablehlo.shift_right_logical %12, %16 : tensor<50x16xui32>
    %18 = stablehlo.or %15, %17 : tensor<50x16xui32>
    %19 = stablehlo.xor %13, %18 : tensor<50x16xui32>
    %20 = stablehlo.add %13, %19 : tensor<50x16xui32>
    %c_4 = stablehlo.constant dense<26> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<50x16xui32>
    %22 = stablehlo.shift_left %19, %21 : tensor<50x16xui32>
    %c_5 = stablehlo.constant dense<6> : tensor<ui32>
    %23 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<50x16xui32>
    %24 = stablehlo.shift_right_logical %19, %23 : tensor<50x16xui32>
    %25 = stablehlo.or %22, %24 : tensor<50x16xui32>
    %26 = stablehlo.xor %20, %25 : tensor<50x16xui32>
    %27 = stablehlo.add %20, %26 : tensor<50x16xui32>
    %c_6 = stablehlo.constant dense<6> : tensor<ui32>
    %28 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui32>) -> tensor<50x16xui32>
    %29 = stablehlo.shift_left %26, %28 : tensor<50x16xui32>
    %c_7 = stablehlo.constant dense<26> : tensor<ui32>
    %30 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<50x16xui32>
    %31 = stablehlo.shift_right_logical %26, %30 : tensor<50x16xui32>
    %32 = stablehlo.or %29, %31 : tensor<50x16xui32>
    %33 = stablehlo.xor %27, %32 : tensor<50x16xui32>
    %34 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<50x16xui32>
    %35 = stablehlo.add %27, %34 : tensor<50x16xui32>
    %36 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<50x16xui32>
    %37 = stablehlo.add %33, %36 : tensor<50x16xui32>
    %c_8 = stablehlo.constant dense<1> : tensor<ui32>
    %38 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<50x16xui32>
    %39 = stablehlo.add %37, %38 : tensor<50x16xui32>
    %40 = stablehlo.add %35, %39 : tensor<50x16xui32>
    %c_9 = stablehlo.constant dense<17> : tensor<ui32>
    %41 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui32>) -> tensor<50x16xui32>
    %42 = stablehlo.shift_left %39, %41 : tensor<50x16xui32>
    %c_10 = stablehlo.constant dense<15> : tensor<ui32>
    %43 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<50x16xui32>
    %44 = stablehlo.shift_right_logical %39, %43 : tensor<50x16xui32>
    %45 = stablehlo.or %42, %44 : tensor<50x16xui32>
    %46 = stablehlo.xor %40, %45 : tensor<50x16xui32>
    %47 = stablehlo.add %40, %46 : tensor<50x16xui32>
    %c_11 = stablehlo.constant dense<29> : tensor<ui32>
    %48 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<50x16xui32>
    %49 = stablehlo.shift_left %46, %48 : tensor<50x16xui32>
    %c_12 = stablehlo.constant dense<3> : tensor<ui32>
    %50 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<ui32>) -> tensor<50x16xui32>
    %51 = stablehlo.shift_right_logical %46, %50 : tensor<50x16xui32>
    %52 = stablehlo.or %49, %51 : tensor<50x16xui32>
    %53 = stablehlo.xor %47, %52 : tensor<50x16xui32>
    %54 = stablehlo.add %47, %53 : tensor<50x16xui32>
    %c_13 = stablehlo.constant dense<16> : tensor<ui32>
    %55 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui32>) -> tensor<50x16xui32>
    %56 = stablehlo.shift_left %53, %55 : tensor<50x16xui32>
    %c_14 = stablehlo.constant dense<16> : tensor<ui32>
    %57 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<50x16xui32>
    %58 = stablehlo.shift_right_logical %53, %57 : tensor<50x16xui32>
    %59 = stablehlo.or %56, %58 : tensor<50x16xui32>
    %60 = stablehlo.xor %54, %59 : tensor<50x16xui32>
    %61 = stablehlo.add %54, %60 : tensor<50x16xui32>
    %c_15 = stablehlo.constant dense<24> : tensor<ui32>
    %62 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<50x16xui32>
    %63 = stablehlo.shift_left %60, %62 : tensor<50x16xui32>
    %c_16 = stablehlo.constant dense<8> : tensor<ui32>
    %64 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<ui32>) -> tensor<50x16xui32>
    %65 = stablehlo.shift_right_logical %60, %64 : tensor<50x16xui32>
    %66 = stablehlo.or %63, %65 : tensor<50x16xui32>
    %67 = stablehlo.xor %61, %66 : tensor<50x16xui32>
    %68 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<50x16xui32>
    %69 = stablehlo.add %61, %68 : tensor<50x16xui32>
    %70 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<50x16xui32>
    %71 = stablehlo.add %67, %70 : tensor<50x16xui32>
    %c_17 = stablehlo.constant dense<2> : tensor<ui32>
    %72 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<ui32>) -> tensor<50x16xui32>
    %73 = stablehlo.add %71, %72 : tensor<50x16xui32>
    %74 = stablehlo.add %69, %73 : tensor<50x16xui32>
    %c_18 = stablehlo.constant dense<13> : tensor<ui32>
    %75 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<ui32>) -> tensor<50x16xui32>
    %76 = stablehlo.shift_left %73, %75 : tensor<50x16xui32>
    %c_19 = stablehlo.constant dense<19> : tensor<ui32>
    %77 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<ui32>) -> tensor<50x16xui32>
    %78 = stablehlo.shift_right_logical %73, %77 : tensor<50x16xui32>
    %79 = stablehlo.or %76, %78 : tensor<50x16xui32>
    %80 = stablehlo.xor %74, %79 : tensor<50x16xui32>
    %81 = stablehlo.add %74, %80 : tensor<50x16xui32>
    %c_20 = stablehlo.constant dense<15> : tensor<ui32>
    %82 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<ui32>) -> tensor<50x16xui32>
    %83 = stablehlo.shift_left %80, %82 : tensor<50x16xui32>
    %c_21 = stablehlo.constant dense<17> : tensor<ui32>
    %84 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<ui32>) -> tensor<50x16xui32>
    %85 = stablehlo.shift_right_logical %80, %84 : tensor<50x16xui32>
    %86 = stablehlo.or %83, %85 : tensor<50x16xui32>
    %87 = stablehlo.xor %81, %86 : tensor<50x16xui32>
    %88 = stablehlo.add %81, %87 : tensor<50x16xui32>
    %c_22 = stablehlo.constant dense<26> : tensor<ui32>
    %89 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<ui32>) -> tensor<50x16xui32>
    %90 = stablehlo.shift_left %87, %89 : tensor<50x16xui32>
    %c_23 = stablehlo.constant dense<6> : tensor<ui32>
    %91 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<ui32>) -> tensor<50x16xui32>
    %92 = stablehlo.shift_right_logical %87, %91 : tensor<50x16xui32>
    %93 = stablehlo.or %90, %92 : tensor<50x16xui32>
    %94 = stablehlo.xor %88, %93 : tensor<50x16xui32>
    %95 = stablehlo.add %88, %94 : tensor<50x16xui32>
    %c_24 = stablehlo.constant dense<6> : tensor<ui32>
    %96 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<ui32>) -> tensor<50x16xui32>
    %97 = stablehlo.shift_left %94, %96 : tensor<50x16xui32>
    %c_25 = stablehlo.constant dense<26> : tensor<ui32>
    %98 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<ui32>) -> tensor<50x16xui32>
    %99 = stablehlo.shift_right_logical %94, %98 : tensor<50x16xui32>
    %100 = stablehlo.or %97, %99 : tensor<50x16xui32>
    %101 = stablehlo.xor %95, %100 : tensor<50x16xui32>
    %102 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<50x16xui32>
    %103 = stablehlo.add %95, %102 : tensor<50x16xui32>
    %104 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<50x16xui32>
    %105 = stablehlo.add %101, %104 : tensor<50x16xui32>
    %c_26 = stablehlo.constant dense<3> : tensor<ui32>
    %106 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<ui32>) -> tensor<50x16xui32>
    %107 = stablehlo.add %105, %106 : tensor<50x16xui32>
    %108 = stablehlo.add %103, %107 : tensor<50x16xui32>
    %c_27 = stablehlo.constant dense<17> : tensor<ui32>
    %109 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<ui32>) -> tensor<50x16xui32>
    %110 = stablehlo.shift_left %107, %109 : tensor<50x16xui32>
    %c_28 = stablehlo.constant dense<15> : tensor<ui32>
    %111 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<ui32>) -> tensor<50x16xui32>
    %112 = stablehlo.shift_right_logical %107, %111 : tensor<50x16xui32>
    %113 = stablehlo.or %110, %112 : tensor<50x16xui32>
    %114 = stablehlo.xor %108, %113 : tensor<50x16xui32>
    %115 = stablehlo.add %108, %114 : tensor<50x16xui32>
    %c_29 = stablehlo.constant dense<29> : tensor<ui32>
    %116 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<ui32>) -> tensor<50x16xui32>
    %117 = stablehlo.shift_left %114, %116 : tensor<50x16xui32>
    %c_30 = stablehlo.constant dense<3> : tensor<ui32>
    %118 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<ui32>) -> tensor<50x16xui32>
    %119 = stablehlo.shift_right_logical %114, %118 : tensor<50x16xui32>
    %120 = stablehlo.or %117, %119 : tensor<50x16xui32>
    %121 = stablehlo.xor %115, %120 : tensor<50x16xui32>
    %122 = stablehlo.add %115, %121 : tensor<50x16xui32>
    %c_31 = stablehlo.constant dense<16> : tensor<ui32>
    %123 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<ui32>) -> tensor<50x16xui32>
    %124 = stablehlo.shift_left %121, %123 : tensor<50x16xui32>
    %c_32 = stablehlo.constant dense<16> : tensor<ui32>
    %125 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<ui32>) -> tensor<50x16xui32>
    %126 = stablehlo.shift_right_logical %121, %125 : tensor<50x16xui32>
    %127 = stablehlo.or %124, %126 : tensor<50x16xui32>
    %128 = stablehlo.xor %122, %127 : tensor<50x16xui32>
    %129 = stablehlo.add %122, %128 : tensor<50x16xui32>
    %c_33 = stablehlo.constant dense<24> : tensor<ui32>
    %130 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<ui32>) -> tensor<50x16xui32>
    %131 = stablehlo.shift_left %128, %130 : tensor<50x16xui32>
    %c_34 = stablehlo.constant dense<8> : tensor<ui32>
    %132 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<ui32>) -> tensor<50x16xui32>
    %133 = stablehlo.shift_right_logical %128, %132 : tensor<50x16xui32>
    %134 = stablehlo.or %131, %133 : tensor<50x16xui32>
    %135 = stablehlo.xor %129, %134 : tensor<50x16xui32>
    %136 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<50x16xui32>
    %137 = stablehlo.add %129, %136 : tensor<50x16xui32>
    %138 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<50x16xui32>
    %139 = stablehlo.add %135, %138 : tensor<50x16xui32>
    %c_35 = stablehlo.constant dense<4> : tensor<ui32>
    %140 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<ui32>) -> tensor<50x16xui32>
    %141 = stablehlo.add %139, %140 : tensor<50x16xui32>
    %142 = stablehlo.add %137, %141 : tensor<50x16xui32>
    %c_36 = stablehlo.constant dense<13> : tensor<ui32>
    %143 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<ui32>) -> tensor<50x16xui32>
    %144 = stablehlo.shift_left %141, %143 : tensor<50x16xui32>
    %c_37 = stablehlo.constant dense<19> : tensor<ui32>
    %145 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<ui32>) -> tensor<50x16xui32>
    %146 = stablehlo.shift_right_logical %141, %145 : tensor<50x16xui32>
    %147 = stablehlo.or %144, %146 : tensor<50x16xui32>
    %148 = stablehlo.xor %142, %147 : tensor<50x16xui32>
    %149 = stablehlo.add %142, %148 : tensor<50x16xui32>
    %c_38 = stablehlo.constant dense<15> : tensor<ui32>
    %150 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<ui32>) -> tensor<50x16xui32>
    %151 = stablehlo.shift_left %148, %150 : tensor<50x16xui32>
    %c_39 = stablehlo.constant dense<17> : tensor<ui32>
    %152 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<ui32>) -> tensor<50x16xui32>
    %153 = stablehlo.shift_right_logical %148, %152 : tensor<50x16xui32>
    %154 = stablehlo.or %151, %153 : tensor<50x16xui32>
    %155 = stablehlo.xor %149, %154 : tensor<50x16xui32>
    %156 = stablehlo.add %149, %155 : tensor<50x16xui32>
    %c_40 = stablehlo.constant dense<26> : tensor<ui32>
    %157 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<ui32>) -> tensor<50x16xui32>
    %158 = stablehlo.shift_left %155, %157 : tensor<50x16xui32>
    %c_41 = stablehlo.constant dense<6> : tensor<ui32>
    %159 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<ui32>) -> tensor<50x16xui32>
    %160 = stablehlo.shift_right_logical %155, %159 : tensor<50x16xui32>
    %161 = stablehlo.or %158, %160 : tensor<50x16xui32>
    %162 = stablehlo.xor %156, %161 : tensor<50x16xui32>
    %163 = stablehlo.add %156, %162 : tensor<50x16xui32>
    %c_42 = stablehlo.constant dense<6> : tensor<ui32>
    %164 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<ui32>) -> tensor<50x16xui32>
    %165 = stablehlo.shift_left %162, %164 : tensor<50x16xui32>
    %c_43 = stablehlo.constant dense<26> : tensor<ui32>
    %166 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<ui32>) -> tensor<50x16xui32>
    %167 = stablehlo.shift_right_logical %162, %166 : tensor<50x16xui32>
    %168 = stablehlo.or %165, %167 : tensor<50x16xui32>
    %169 = stablehlo.xor %163, %168 : tensor<50x16xui32>
    %170 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<50x16xui32>
    %171 = stablehlo.add %163, %170 : tensor<50x16xui32>
    %172 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<50x16xui32>
    %173 = stablehlo.add %169, %172 : tensor<50x16xui32>
    %c_44 = stablehlo.constant dense<5> : tensor<ui32>
    %174 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<ui32>) -> tensor<50x16xui32>
    %175 = stablehlo.add %173, %174 : tensor<50x16xui32>
    return %171, %175 : tensor<50x16xui32>, tensor<50x16xui32>
  }
  func.func private @clip(%arg0: tensor<50x16xf32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<50x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<50x16xf32>
    %1 = stablehlo.maximum %0, %arg0 : tensor<50x16xf32>
    %2 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<50x16xf32>
    %3 = stablehlo.minimum %2, %1 : tensor<50x16xf32>
    return %3 : tensor<50x16xf32>
  }
  func.func private @_bernoulli(%arg0: tensor<2xui32>, %arg1: tensor<f32>) -> tensor<17x5xi1> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @_uniform_5(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<17x5xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<17x5xf32>
    %2 = stablehlo.compare LT, %0, %1, FLOAT : (tensor<17x5xf32>, tensor<17x5xf32>) -> tensor<17x5xi1>
    return %2 : tensor<17x5xi1>
  }
  func.func private @_uniform_5(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<17x5xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.convert %arg2 : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %4 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %7 = stablehlo.reshape %6 : (tensor<1xui32>) -> tensor<ui32>
    %8 = stablehlo.iota dim = 0 : tensor<17x5xui64>
    %9 = stablehlo.iota dim = 1 : tensor<17x5xui64>
    %c = stablehlo.constant dense<5> : tensor<ui64>
    %10 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<17x5xui64>
    %11 = stablehlo.multiply %10, %8 : tensor<17x5xui64>
    %c_0 = stablehlo.constant dense<1> : tensor<ui64>
    %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<17x5xui64>
    %13 = stablehlo.multiply %12, %9 : tensor<17x5xui64>
    %14 = stablehlo.add %11, %13 : tensor<17x5xui64>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %15 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<17x5xui64>
    %16 = stablehlo.shift_right_logical %14, %15 : tensor<17x5xui64>
    %17 = stablehlo.convert %14 : (tensor<17x5xui64>) -> tensor<17x5xui32>
    %18 = stablehlo.convert %16 : (tensor<17x5xui64>) -> tensor<17x5xui32>
    %19:2 = call @threefry2x32_6(%5, %7, %18, %17) : (tensor<ui32>, tensor<ui32>, tensor<17x5xui32>, tensor<17x5xui32>) -> (tensor<17x5xui32>, tensor<17x5xui32>)
    %20 = stablehlo.xor %19#0, %19#1 : tensor<17x5xui32>
    %c_2 = stablehlo.constant dense<9> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<17x5xui32>
    %22 = stablehlo.shift_right_logical %20, %21 : tensor<17x5xui32>
    %c_3 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %23 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<17x5xui32>
    %24 = stablehlo.or %22, %23 : tensor<17x5xui32>
    %25 = stablehlo.bitcast_convert %24 : (tensor<17x5xui32>) -> tensor<17x5xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<17x5xf32>
    %27 = stablehlo.subtract %25, %26 : tensor<17x5xf32>
    %28 = stablehlo.subtract %3, %2 : tensor<1x1xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<17x5xf32>
    %30 = stablehlo.multiply %27, %29 : tensor<17x5xf32>
    %31 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<17x5xf32>
    %32 = stablehlo.add %30, %31 : tensor<17x5xf32>
    %33 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<17x5xf32>
    %34 = stablehlo.maximum %33, %32 : tensor<17x5xf32>
    return %34 : tensor<17x5xf32>
  }
  func.func private @threefry2x32_6(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<17x5xui32>, %arg3: tensor<17x5xui32>) -> (tensor<17x5xui32>, tensor<17x5xui32>) {
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<17x5xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<17x5xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<17x5xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<17x5xui32>
    %6 = stablehlo.add %3, %5 : tensor<17x5xui32>
    %c_0 = stablehlo.constant dense<13> : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<17x5xui32>
    %8 = stablehlo.shift_left %5, %7 : tensor<17x5xui32>
    %c_1 = stablehlo.constant dense<19> : tensor<ui32>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<17x5xui32>
    %10 = stablehlo.shift_right_logical %5, %9 : tensor<17x5xui32>
    %11 = stablehlo.or %8, %10 : tensor<17x5xui32>
    %12 = stablehlo.xor %6, %11 : tensor<17x5xui32>
    %13 = stablehlo.add %6, %12 : tensor<17x5xui32>
    %c_2 = stablehlo.constant dense<15> : tensor<ui32>
    %14 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<17x5xui32>
    %15 = stablehlo.shift_left %12, %14 : tensor<17x5xui32>
    %c_3 = stablehlo.constant dense<17> : tensor<ui32>
    %16 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<17x5xui32>
    %17 = stablehlo.shift_right_logical %12, %16 : tensor<17x5xui32>
    %18 = stablehlo.or %15, %17 : tensor<17x5xui32>
    %19 = stablehlo.xor %13, %18 : tensor<17x5xui32>
    %20 = stablehlo.add %13, %19 : tensor<17x5xui32>
    %c_4 = stablehlo.constant dense<26> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<17x5xui32>
    %22 = stablehlo.shift_left %19, %21 : tensor<17x5xui32>
    %c_5 = stablehlo.constant dense<6> : tensor<ui32>
    %23 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<17x5xui32>
    %24 = stablehlo.shift_right_logical %19, %23 : tensor<17x5xui32>
    %25 = stablehlo.or %22, %24 : tensor<17x5xui32>
    %26 = stablehlo.xor %20, %25 : tensor<17x5xui32>
    %27 = stablehlo.add %20, %26 : tensor<17x5xui32>
    %c_6 = stablehlo.constant dense<6> : tensor<ui32>
    %28 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui32>) -> tensor<17x5xui32>
    %29 = stablehlo.shift_left %26, %28 : tensor<17x5xui32>
    %c_7 = stablehlo.constant dense<26> : tensor<ui32>
    %30 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<17x5xui32>
    %31 = stablehlo.shift_right_logical %26, %30 : tensor<17x5xui32>
    %32 = stablehlo.or %29, %31 : tensor<17x5xui32>
    %33 = stablehlo.xor %27, %32 : tensor<17x5xui32>
    %34 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<17x5xui32>
    %35 = stablehlo.add %27, %34 : tensor<17x5xui32>
    %36 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<17x5xui32>
    %37 = stablehlo.add %33, %36 : tensor<17x5xui32>
    %c_8 = stablehlo.constant dense<1> : tensor<ui32>
    %38 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<17x5xui32>
    %39 = stablehlo.add %37, %38 : tensor<17x5xui32>
    %40 = stablehlo.add %35, %39 : tensor<17x5xui32>
    %c_9 = stablehlo.constant dense<17> : tensor<ui32>
    %41 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui32>) -> tensor<17x5xui32>
    %42 = stablehlo.shift_left %39, %41 : tensor<17x5xui32>
    %c_10 = stablehlo.constant dense<15> : tensor<ui32>
    %43 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<17x5xui32>
    %44 = stablehlo.shift_right_logical %39, %43 : tensor<17x5xui32>
    %45 = stablehlo.or %42, %44 : tensor<17x5xui32>
    %46 = stablehlo.xor %40, %45 : tensor<17x5xui32>
    %47 = stablehlo.add %40, %46 : tensor<17x5xui32>
    %c_11 = stablehlo.constant dense<29> : tensor<ui32>
    %48 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<17x5xui32>
    %49 = stablehlo.shift_left %46, %48 : tensor<17x5xui32>
    %c_12 = stablehlo.constant dense<3> : tensor<ui32>
    %50 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<ui32>) -> tensor<17x5xui32>
    %51 = stablehlo.shift_right_logical %46, %50 : tensor<17x5xui32>
    %52 = stablehlo.or %49, %51 : tensor<17x5xui32>
    %53 = stablehlo.xor %47, %52 : tensor<17x5xui32>
    %54 = stablehlo.add %47, %53 : tensor<17x5xui32>
    %c_13 = stablehlo.constant dense<16> : tensor<ui32>
    %55 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui32>) -> tensor<17x5xui32>
    %56 = stablehlo.shift_left %53, %55 : tensor<17x5xui32>
    %c_14 = stablehlo.constant dense<16> : tensor<ui32>
    %57 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<17x5xui32>
    %58 = stablehlo.shift_right_logical %53, %57 : tensor<17x5xui32>
    %59 = stablehlo.or %56, %58 : tensor<17x5xui32>
    %60 = stablehlo.xor %54, %59 : tensor<17x5xui32>
    %61 = stablehlo.add %54, %60 : tensor<17x5xui32>
    %c_15 = stablehlo.constant dense<24> : tensor<ui32>
    %62 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<17x5xui32>
    %63 = stablehlo.shift_left %60, %62 : tensor<17x5xui32>
    %c_16 = stablehlo.constant dense<8> : tensor<ui32>
    %64 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<ui32>) -> tensor<17x5xui32>
    %65 = stablehlo.shift_right_logical %60, %64 : tensor<17x5xui32>
    %66 = stablehlo.or %63, %65 : tensor<17x5xui32>
    %67 = stablehlo.xor %61, %66 : tensor<17x5xui32>
    %68 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<17x5xui32>
    %69 = stablehlo.add %61, %68 : tensor<17x5xui32>
    %70 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<17x5xui32>
    %71 = stablehlo.add %67, %70 : tensor<17x5xui32>
    %c_17 = stablehlo.constant dense<2> : tensor<ui32>
    %72 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<ui32>) -> tensor<17x5xui32>
    %73 = stablehlo.add %71, %72 : tensor<17x5xui32>
    %74 = stablehlo.add %69, %73 : tensor<17x5xui32>
    %c_18 = stablehlo.constant dense<13> : tensor<ui32>
    %75 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<ui32>) -> tensor<17x5xui32>
    %76 = stablehlo.shift_left %73, %75 : tensor<17x5xui32>
    %c_19 = stablehlo.constant dense<19> : tensor<ui32>
    %77 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<ui32>) -> tensor<17x5xui32>
    %78 = stablehlo.shift_right_logical %73, %77 : tensor<17x5xui32>
    %79 = stablehlo.or %76, %78 : tensor<17x5xui32>
    %80 = stablehlo.xor %74, %79 : tensor<17x5xui32>
    %81 = stablehlo.add %74, %80 : tensor<17x5xui32>
    %c_20 = stablehlo.constant dense<15> : tensor<ui32>
    %82 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<ui32>) -> tensor<17x5xui32>
    %83 = stablehlo.shift_left %80, %82 : tensor<17x5xui32>
    %c_21 = stablehlo.constant dense<17> : tensor<ui32>
    %84 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<ui32>) -> tensor<17x5xui32>
    %85 = stablehlo.shift_right_logical %80, %84 : tensor<17x5xui32>
    %86 = stablehlo.or %83, %85 : tensor<17x5xui32>
    %87 = stablehlo.xor %81, %86 : tensor<17x5xui32>
    %88 = stablehlo.add %81, %87 : tensor<17x5xui32>
    %c_22 = stablehlo.constant dense<26> : tensor<ui32>
    %89 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<ui32>) -> tensor<17x5xui32>
    %90 = stablehlo.shift_left %87, %89 : tensor<17x5xui32>
    %c_23 = stablehlo.constant dense<6> : tensor<ui32>
    %91 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<ui32>) -> tensor<17x5xui32>
    %92 = stablehlo.shift_right_logical %87, %91 : tensor<17x5xui32>
    %93 = stablehlo.or %90, %92 : tensor<17x5xui32>
    %94 = stablehlo.xor %88, %93 : tensor<17x5xui32>
    %95 = stablehlo.add %88, %94 : tensor<17x5xui32>
    %c_24 = stablehlo.constant dense<6> : tensor<ui32>
    %96 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<ui32>) -> tensor<17x5xui32>
    %97 = stablehlo.shift_left %94, %96 : tensor<17x5xui32>
    %c_25 = stablehlo.constant dense<26> : tensor<ui32>
    %98 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<ui32>) -> tensor<17x5xui32>
    %99 = stablehlo.shift_right_logical %94, %98 : tensor<17x5xui32>
    %100 = stablehlo.or %97, %99 : tensor<17x5xui32>
    %101 = stablehlo.xor %95, %100 : tensor<17x5xui32>
    %102 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<17x5xui32>
    %103 = stablehlo.add %95, %102 : tensor<17x5xui32>
    %104 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<17x5xui32>
    %105 = stablehlo.add %101, %104 : tensor<17x5xui32>
    %c_26 = stablehlo.constant dense<3> : tensor<ui32>
    %106 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<ui32>) -> tensor<17x5xui32>
    %107 = stablehlo.add %105, %106 : tensor<17x5xui32>
    %108 = stablehlo.add %103, %107 : tensor<17x5xui32>
    %c_27 = stablehlo.constant dense<17> : tensor<ui32>
    %109 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<ui32>) -> tensor<17x5xui32>
    %110 = stablehlo.shift_left %107, %109 : tensor<17x5xui32>
    %c_28 = stablehlo.constant dense<15> : tensor<ui32>
    %111 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<ui32>) -> tensor<17x5xui32>
    %112 = stablehlo.shift_right_logical %107, %111 : tensor<17x5xui32>
    %113 = stablehlo.or %110, %112 : tensor<17x5xui32>
    %114 = stablehlo.xor %108, %113 : tensor<17x5xui32>
    %115 = stablehlo.add %108, %114 : tensor<17x5xui32>
    %c_29 = stablehlo.constant dense<29> : tensor<ui32>
    %116 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<ui32>) -> tensor<17x5xui32>
    %117 = stablehlo.shift_left %114, %116 : tensor<17x5xui32>
    %c_30 = stablehlo.constant dense<3> : tensor<ui32>
    %118 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<ui32>) -> tensor<17x5xui32>
    %119 = stablehlo.shift_right_logical %114, %118 : tensor<17x5xui32>
    %120 = stablehlo.or %117, %119 : tensor<17x5xui32>
    %121 = stablehlo.xor %115, %120 : tensor<17x5xui32>
    %122 = stablehlo.add %115, %121 : tensor<17x5xui32>
    %c_31 = stablehlo.constant dense<16> : tensor<ui32>
    %123 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<ui32>) -> tensor<17x5xui32>
    %124 = stablehlo.shift_left %121, %123 : tensor<17x5xui32>
    %c_32 = stablehlo.constant dense<16> : tensor<ui32>
    %125 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<ui32>) -> tensor<17x5xui32>
    %126 = stablehlo.shift_right_logical %121, %125 : tensor<17x5xui32>
    %127 = stablehlo.or %124, %126 : tensor<17x5xui32>
    %128 = stablehlo.xor %122, %127 : tensor<17x5xui32>
    %129 = stablehlo.add %122, %128 : tensor<17x5xui32>
    %c_33 = stablehlo.constant dense<24> : tensor<ui32>
    %130 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<ui32>) -> tensor<17x5xui32>
    %131 = stablehlo.shift_left %128, %130 : tensor<17x5xui32>
    %c_34 = stablehlo.constant dense<8> : tensor<ui32>
    %132 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<ui32>) -> tensor<17x5xui32>
    %133 = stablehlo.shift_right_logical %128, %132 : tensor<17x5xui32>
    %134 = stablehlo.or %131, %133 : tensor<17x5xui32>
    %135 = stablehlo.xor %129, %134 : tensor<17x5xui32>
    %136 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<17x5xui32>
    %137 = stablehlo.add %129, %136 : tensor<17x5xui32>
    %138 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<17x5xui32>
    %139 = stablehlo.add %135, %138 : tensor<17x5xui32>
    %c_35 = stablehlo.constant dense<4> : tensor<ui32>
    %140 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<ui32>) -> tensor<17x5xui32>
    %141 = stablehlo.add %139, %140 : tensor<17x5xui32>
    %142 = stablehlo.add %137, %141 : tensor<17x5xui32>
    %c_36 = stablehlo.constant dense<13> : tensor<ui32>
    %143 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<ui32>) -> tensor<17x5xui32>
    %144 = stablehlo.shift_left %141, %143 : tensor<17x5xui32>
    %c_37 = stablehlo.constant dense<19> : tensor<ui32>
    %145 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<ui32>) -> tensor<17x5xui32>
    %146 = stablehlo.shift_right_logical %141, %145 : tensor<17x5xui32>
    %147 = stablehlo.or %144, %146 : tensor<17x5xui32>
    %148 = stablehlo.xor %142, %147 : tensor<17x5xui32>
    %149 = stablehlo.add %142, %148 : tensor<17x5xui32>
    %c_38 = stablehlo.constant dense<15> : tensor<ui32>
    %150 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<ui32>) -> tensor<17x5xui32>
    %151 = stablehlo.shift_left %148, %150 : tensor<17x5xui32>
    %c_39 = stablehlo.constant dense<17> : tensor<ui32>
    %152 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<ui32>) -> tensor<17x5xui32>
    %153 = stablehlo.shift_right_logical %148, %152 : tensor<17x5xui32>
    %154 = stablehlo.or %151, %153 : tensor<17x5xui32>
    %155 = stablehlo.xor %149, %154 : tensor<17x5xui32>
    %156 = stablehlo.add %149, %155 : tensor<17x5xui32>
    %c_40 = stablehlo.constant dense<26> : tensor<ui32>
    %157 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<ui32>) -> tensor<17x5xui32>
    %158 = stablehlo.shift_left %155, %157 : tensor<17x5xui32>
    %c_41 = stablehlo.constant dense<6> : tensor<ui32>
    %159 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<ui32>) -> tensor<17x5xui32>
    %160 = stablehlo.shift_right_logical %155, %159 : tensor<17x5xui32>
    %161 = stablehlo.or %158, %160 : tensor<17x5xui32>
    %162 = stablehlo.xor %156, %161 : tensor<17x5xui32>
    %163 = stablehlo.add %156, %162 : tensor<17x5xui32>
    %c_42 = stablehlo.constant dense<6> : tensor<ui32>
    %164 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<ui32>) -> tensor<17x5xui32>
    %165 = stablehlo.shift_left %162, %164 : tensor<17x5xui32>
    %c_43 = stablehlo.constant dense<26> : tensor<ui32>
    %166 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<ui32>) -> tensor<17x5xui32>
    %167 = stablehlo.shift_right_logical %162, %166 : tensor<17x5xui32>
    %168 = stablehlo.or %165, %167 : tensor<17x5xui32>
    %169 = stablehlo.xor %163, %168 : tensor<17x5xui32>
    %170 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<17x5xui32>
    %171 = stablehlo.add %163, %170 : tensor<17x5xui32>
    %172 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<17x5xui32>
    %173 = stablehlo.add %169, %172 : tensor<17x5xui32>
    %c_44 = stablehlo.constant dense<5> : tensor<ui32>
    %174 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<ui32>) -> tensor<17x5xui32>
    %175 = stablehlo.add %173, %174 : tensor<17x5xui32>
    return %171, %175 : tensor<17x5xui32>, tensor<17x5xui32>
  }
  func.func private @threefry2x32_7(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<31xui32>, %arg3: tensor<31xui32>) -> (tensor<31xui32>, tensor<31xui32>) {
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<31xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<31xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<31xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<31xui32>
    %6 = stablehlo.add %3, %5 : tensor<31xui32>
    %c_0 = stablehlo.constant dense<13> : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<31xui32>
    %8 = stablehlo.shift_left %5, %7 : tensor<31xui32>
    %c_1 = stablehlo.constant dense<19> : tensor<ui32>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<31xui32>
    %10 = stablehlo.shift_right_logical %5, %9 : tensor<31xui32>
    %11 = stablehlo.or %8, %10 : tensor<31xui32>
    %12 = stablehlo.xor %6, %11 : tensor<31xui32>
    %13 = stablehlo.add %6, %12 : tensor<31xui32>
    %c_2 = stablehlo.constant dense<15> : tensor<ui32>
    %14 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<31xui32>
    %15 = stablehlo.shift_left %12, %14 : tensor<31xui32>
    %c_3 = stablehlo.constant dense<17> : tensor<ui32>
    %16 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<31xui32>
    %17 = stablehlo.shift_right_logical %12, %16 : tensor<31xui32>
    %18 = stablehlo.or %15, %17 : tensor<31xui32>
    %19 = stablehlo.xor %13, %18 : tensor<31xui32>
    %20 = stablehlo.add %13, %19 : tensor<31xui32>
    %c_4 = stablehlo.constant dense<26> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<31xui32>
    %22 = stablehlo.shift_left %19, %21 : tensor<31xui32>
    %c_5 = stablehlo.constant dense<6> : tensor<ui32>
    %23 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<31xui32>
    %24 = stablehlo.shift_right_logical %19, %23 : tensor<31xui32>
    %25 = stablehlo.or %22, %24 : tensor<31xui32>
    %26 = stablehlo.xor %20, %25 : tensor<31xui32>
    %27 = stablehlo.add %20, %26 : tensor<31xui32>
    %c_6 = stablehlo.constant dense<6> : tensor<ui32>
    %28 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui32>) -> tensor<31xui32>
    %29 = stablehlo.shift_left %26, %28 : tensor<31xui32>
    %c_7 = stablehlo.constant dense<26> : tensor<ui32>
    %30 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<31xui32>
    %31 = stablehlo.shift_right_logical %26, %30 : tensor<31xui32>
    %32 = stablehlo.or %29, %31 : tensor<31xui32>
    %33 = stablehlo.xor %27, %32 : tensor<31xui32>
    %34 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<31xui32>
    %35 = stablehlo.add %27, %34 : tensor<31xui32>
    %36 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<31xui32>
    %37 = stablehlo.add %33, %36 : tensor<31xui32>
    %c_8 = stablehlo.constant dense<1> : tensor<ui32>
    %38 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<31xui32>
    %39 = stablehlo.add %37, %38 : tensor<31xui32>
    %40 = stablehlo.add %35, %39 : tensor<31xui32>
    %c_9 = stablehlo.constant dense<17> : tensor<ui32>
    %41 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui32>) -> tensor<31xui32>
    %42 = stablehlo.shift_left %39, %41 : tensor<31xui32>
    %c_10 = stablehlo.constant dense<15> : tensor<ui32>
    %43 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<31xui32>
    %44 = stablehlo.shift_right_logical %39, %43 : tensor<31xui32>
    %45 = stablehlo.or %42, %44 : tensor<31xui32>
    %46 = stablehlo.xor %40, %45 : tensor<31xui32>
    %47 = stablehlo.add %40, %46 : tensor<31xui32>
    %c_11 = stablehlo.constant dense<29> : tensor<ui32>
    %48 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<31xui32>
    %49 = stablehlo.shift_left %46, %48 : tensor<31xui32>
    %c_12 = stablehlo.constant dense<3> : tensor<ui32>
    %50 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<ui32>) -> tensor<31xui32>
    %51 = stablehlo.shift_right_logical %46, %50 : tensor<31xui32>
    %52 = stablehlo.or %49, %51 : tensor<31xui32>
    %53 = stablehlo.xor %47, %52 : tensor<31xui32>
    %54 = stablehlo.add %47, %53 : tensor<31xui32>
    %c_13 = stablehlo.constant dense<16> : tensor<ui32>
    %55 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui32>) -> tensor<31xui32>
    %56 = stablehlo.shift_left %53, %55 : tensor<31xui32>
    %c_14 = stablehlo.constant dense<16> : tensor<ui32>
    %57 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<31xui32>
    %58 = stablehlo.shift_right_logical %53, %57 : tensor<31xui32>
    %59 = stablehlo.or %56, %58 : tensor<31xui32>
    %60 = stablehlo.xor %54, %59 : tensor<31xui32>
    %61 = stablehlo.add %54, %60 : tensor<31xui32>
    %c_15 = stablehlo.constant dense<24> : tensor<ui32>
    %62 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<31xui32>
    %63 = stablehlo.shift_left %60, %62 : tensor<31xui32>
    %c_16 = stablehlo.constant dense<8> : tensor<ui32>
    %64 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<ui32>) -> tensor<31xui32>
    %65 = stablehlo.shift_right_logical %60, %64 : tensor<31xui32>
    %66 = stablehlo.or %63, %65 : tensor<31xui32>
    %67 = stablehlo.xor %61, %66 : tensor<31xui32>
    %68 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<31xui32>
    %69 = stablehlo.add %61, %68 : tensor<31xui32>
    %70 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<31xui32>
    %71 = stablehlo.add %67, %70 : tensor<31xui32>
    %c_17 = stablehlo.constant dense<2> : tensor<ui32>
    %72 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<ui32>) -> tensor<31xui32>
    %73 = stablehlo.add %71, %72 : tensor<31xui32>
    %74 = stablehlo.add %69, %73 : tensor<31xui32>
    %c_18 = stablehlo.constant dense<13> : tensor<ui32>
    %75 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<ui32>) -> tensor<31xui32>
    %76 = stablehlo.shift_left %73, %75 : tensor<31xui32>
    %c_19 = stablehlo.constant dense<19> : tensor<ui32>
    %77 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<ui32>) -> tensor<31xui32>
    %78 = stablehlo.shift_right_logical %73, %77 : tensor<31xui32>
    %79 = stablehlo.or %76, %78 : tensor<31xui32>
    %80 = stablehlo.xor %74, %79 : tensor<31xui32>
    %81 = stablehlo.add %74, %80 : tensor<31xui32>
    %c_20 = stablehlo.constant dense<15> : tensor<ui32>
    %82 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<ui32>) -> tensor<31xui32>
    %83 = stablehlo.shift_left %80, %82 : tensor<31xui32>
    %c_21 = stablehlo.constant dense<17> : tensor<ui32>
    %84 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<ui32>) -> tensor<31xui32>
    %85 = stablehlo.shift_right_logical %80, %84 : tensor<31xui32>
    %86 = stablehlo.or %83, %85 : tensor<31xui32>
    %87 = stablehlo.xor %81, %86 : tensor<31xui32>
    %88 = stablehlo.add %81, %87 : tensor<31xui32>
    %c_22 = stablehlo.constant dense<26> : tensor<ui32>
    %89 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<ui32>) -> tensor<31xui32>
    %90 = stablehlo.shift_left %87, %89 : tensor<31xui32>
    %c_23 = stablehlo.constant dense<6> : tensor<ui32>
    %91 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<ui32>) -> tensor<31xui32>
    %92 = stablehlo.shift_right_logical %87, %91 : tensor<31xui32>
    %93 = stablehlo.or %90, %92 : tensor<31xui32>
    %94 = stablehlo.xor %88, %93 : tensor<31xui32>
    %95 = stablehlo.add %88, %94 : tensor<31xui32>
    %c_24 = stablehlo.constant dense<6> : tensor<ui32>
    %96 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<ui32>) -> tensor<31xui32>
    %97 = stablehlo.shift_left %94, %96 : tensor<31xui32>
    %c_25 = stablehlo.constant dense<26> : tensor<ui32>
    %98 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<ui32>) -> tensor<31xui32>
    %99 = stablehlo.shift_right_logical %94, %98 : tensor<31xui32>
    %100 = stablehlo.or %97, %99 : tensor<31xui32>
    %101 = stablehlo.xor %95, %100 : tensor<31xui32>
    %102 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<31xui32>
    %103 = stablehlo.add %95, %102 : tensor<31xui32>
    %104 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<31xui32>
    %105 = stablehlo.add %101, %104 : tensor<31xui32>
    %c_26 = stablehlo.constant dense<3> : tensor<ui32>
    %106 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<ui32>) -> tensor<31xui32>
    %107 = stablehlo.add %105, %106 : tensor<31xui32>
    %108 = stablehlo.add %103, %107 : tensor<31xui32>
    %c_27 = stablehlo.constant dense<17> : tensor<ui32>
    %109 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<ui32>) -> tensor<31xui32>
    %110 = stablehlo.shift_left %107, %109 : tensor<31xui32>
    %c_28 = stablehlo.constant dense<15> : tensor<ui32>
    %111 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<ui32>) -> tensor<31xui32>
    %112 = stablehlo.shift_right_logical %107, %111 : tensor<31xui32>
    %113 = stablehlo.or %110, %112 : tensor<31xui32>
    %114 = stablehlo.xor %108, %113 : tensor<31xui32>
    %115 = stablehlo.add %108, %114 : tensor<31xui32>
    %c_29 = stablehlo.constant dense<29> : tensor<ui32>
    %116 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<ui32>) -> tensor<31xui32>
    %117 = stablehlo.shift_left %114, %116 : tensor<31xui32>
    %c_30 = stablehlo.constant dense<3> : tensor<ui32>
    %118 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<ui32>) -> tensor<31xui32>
    %119 = stablehlo.shift_right_logical %114, %118 : tensor<31xui32>
    %120 = stablehlo.or %117, %119 : tensor<31xui32>
    %121 = stablehlo.xor %115, %120 : tensor<31xui32>
    %122 = stablehlo.add %115, %121 : tensor<31xui32>
    %c_31 = stablehlo.constant dense<16> : tensor<ui32>
    %123 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<ui32>) -> tensor<31xui32>
    %124 = stablehlo.shift_left %121, %123 : tensor<31xui32>
    %c_32 = stablehlo.constant dense<16> : tensor<ui32>
    %125 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<ui32>) -> tensor<31xui32>
    %126 = stablehlo.shift_right_logical %121, %125 : tensor<31xui32>
    %127 = stablehlo.or %124, %126 : tensor<31xui32>
    %128 = stablehlo.xor %122, %127 : tensor<31xui32>
    %129 = stablehlo.add %122, %128 : tensor<31xui32>
    %c_33 = stablehlo.constant dense<24> : tensor<ui32>
    %130 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<ui32>) -> tensor<31xui32>
    %131 = stablehlo.shift_left %128, %130 : tensor<31xui32>
    %c_34 = stablehlo.constant dense<8> : tensor<ui32>
    %132 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<ui32>) -> tensor<31xui32>
    %133 = stablehlo.shift_right_logical %128, %132 : tensor<31xui32>
    %134 = stablehlo.or %131, %133 : tensor<31xui32>
    %135 = stablehlo.xor %129, %134 : tensor<31xui32>
    %136 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<31xui32>
    %137 = stablehlo.add %129, %136 : tensor<31xui32>
    %138 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<31xui32>
    %139 = stablehlo.add %135, %138 : tensor<31xui32>
    %c_35 = stablehlo.constant dense<4> : tensor<ui32>
    %140 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<ui32>) -> tensor<31xui32>
    %141 = stablehlo.add %139, %140 : tensor<31xui32>
    %142 = stablehlo.add %137, %141 : tensor<31xui32>
    %c_36 = stablehlo.constant dense<13> : tensor<ui32>
    %143 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<ui32>) -> tensor<31xui32>
    %144 = stablehlo.shift_left %141, %143 : tensor<31xui32>
    %c_37 = stablehlo.constant dense<19> : tensor<ui32>
    %145 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<ui32>) -> tensor<31xui32>
    %146 = stablehlo.shift_right_logical %141, %145 : tensor<31xui32>
    %147 = stablehlo.or %144, %146 : tensor<31xui32>
    %148 = stablehlo.xor %142, %147 : tensor<31xui32>
    %149 = stablehlo.add %142, %148 : tensor<31xui32>
    %c_38 = stablehlo.constant dense<15> : tensor<ui32>
    %150 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<ui32>) -> tensor<31xui32>
    %151 = stablehlo.shift_left %148, %150 : tensor<31xui32>
    %c_39 = stablehlo.constant dense<17> : tensor<ui32>
    %152 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<ui32>) -> tensor<31xui32>
    %153 = stablehlo.shift_right_logical %148, %152 : tensor<31xui32>
    %154 = stablehlo.or %151, %153 : tensor<31xui32>
    %155 = stablehlo.xor %149, %154 : tensor<31xui32>
    %156 = stablehlo.add %149, %155 : tensor<31xui32>
    %c_40 = stablehlo.constant dense<26> : tensor<ui32>
    %157 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<ui32>) -> tensor<31xui32>
    %158 = stablehlo.shift_left %155, %157 : tensor<31xui32>
    %c_41 = stablehlo.constant dense<6> : tensor<ui32>
    %159 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<ui32>) -> tensor<31xui32>
    %160 = stablehlo.shift_right_logical %155, %159 : tensor<31xui32>
    %161 = stablehlo.or %158, %160 : tensor<31xui32>
    %162 = stablehlo.xor %156, %161 : tensor<31xui32>
    %163 = stablehlo.add %156, %162 : tensor<31xui32>
    %c_42 = stablehlo.constant dense<6> : tensor<ui32>
    %164 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<ui32>) -> tensor<31xui32>
    %165 = stablehlo.shift_left %162, %164 : tensor<31xui32>
    %c_43 = stablehlo.constant dense<26> : tensor<ui32>
    %166 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<ui32>) -> tensor<31xui32>
    %167 = stablehlo.shift_right_logical %162, %166 : tensor<31xui32>
    %168 = stablehlo.or %165, %167 : tensor<31xui32>
    %169 = stablehlo.xor %163, %168 : tensor<31xui32>
    %170 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<31xui32>
    %171 = stablehlo.add %163, %170 : tensor<31xui32>
    %172 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<31xui32>
    %173 = stablehlo.add %169, %172 : tensor<31xui32>
    %c_44 = stablehlo.constant dense<5> : tensor<ui32>
    %174 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<ui32>) -> tensor<31xui32>
    %175 = stablehlo.add %173, %174 : tensor<31xui32>
    return %171, %175 : tensor<31xui32>, tensor<31xui32>
  }
}
