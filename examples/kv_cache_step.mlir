module @jit_kv_cache_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x256x256xf32>, %arg1: tensor<4x256x256xf32>, %arg2: tensor<4x256x256xf32>, %arg3: tensor<4x256x256xf32>, %arg4: tensor<4x4x96x8x32xf32>, %arg5: tensor<4x4x96x8x32xf32>, %arg6: tensor<i32>, %arg7: tensor<4x256xf32>) -> (tensor<4x256xf32> {jax.result_info = "result[0]"}, tensor<4x4x96x8x32xf32> {jax.result_info = "result[1]"}, tensor<4x4x96x8x32xf32> {jax.result_info = "result[2]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0:10 = stablehlo.while(%iterArg = %arg2, %iterArg_1 = %arg0, %iterArg_2 = %arg3, %iterArg_3 = %arg6, %iterArg_4 = %arg1, %iterArg_5 = %c_0, %iterArg_6 = %c, %iterArg_7 = %arg7, %iterArg_8 = %arg4, %iterArg_9 = %arg5) : tensor<4x256x256xf32>, tensor<4x256x256xf32>, tensor<4x256x256xf32>, tensor<i32>, tensor<4x256x256xf32>, tensor<i32>, tensor<i32>, tensor<4x256xf32>, tensor<4x4x96x8x32xf32>, tensor<4x4x96x8x32xf32>
    cond {
      %c_10 = stablehlo.constant dense<4> : tensor<i32>
      %1 = stablehlo.compare LT, %iterArg_5, %c_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %1:4 = func.call @closed_call(%iterArg, %iterArg_1, %iterArg_2, %iterArg_3, %iterArg_4, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9) : (tensor<4x256x256xf32>, tensor<4x256x256xf32>, tensor<4x256x256xf32>, tensor<i32>, tensor<4x256x256xf32>, tensor<i32>, tensor<4x256xf32>, tensor<4x4x96x8x32xf32>, tensor<4x4x96x8x32xf32>) -> (tensor<i32>, tensor<4x256xf32>, tensor<4x4x96x8x32xf32>, tensor<4x4x96x8x32xf32>)
      %c_10 = stablehlo.constant dense<1> : tensor<i32>
      %2 = stablehlo.add %iterArg_5, %c_10 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_1, %iterArg_2, %iterArg_3, %iterArg_4, %2, %1#0, %1#1, %1#2, %1#3 : tensor<4x256x256xf32>, tensor<4x256x256xf32>, tensor<4x256x256xf32>, tensor<i32>, tensor<4x256x256xf32>, tensor<i32>, tensor<i32>, tensor<4x256xf32>, tensor<4x4x96x8x32xf32>, tensor<4x4x96x8x32xf32>
    }
    return %0#7, %0#8, %0#9 : tensor<4x256xf32>, tensor<4x4x96x8x32xf32>, tensor<4x4x96x8x32xf32>
  }
  func.func private @closed_call(%arg0: tensor<4x256x256xf32>, %arg1: tensor<4x256x256xf32>, %arg2: tensor<4x256x256xf32>, %arg3: tensor<i32>, %arg4: tensor<4x256x256xf32>, %arg5: tensor<i32>, %arg6: tensor<4x256xf32>, %arg7: tensor<4x4x96x8x32xf32>, %arg8: tensor<4x4x96x8x32xf32>) -> (tensor<i32>, tensor<4x256xf32>, tensor<4x4x96x8x32xf32>, tensor<4x4x96x8x32xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg5, %c : tensor<i32>
    %1 = stablehlo.convert %arg5 : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %1, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<4> : tensor<i32>
    %3 = stablehlo.add %1, %c_1 : tensor<i32>
    %4 = stablehlo.select %2, %3, %1 : tensor<i1>, tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.compare LT, %c_2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %c_5 = stablehlo.constant dense<256> : tensor<i32>
    %6 = stablehlo.add %c_4, %c_5 : tensor<i32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.select %5, %6, %c_6 : tensor<i1>, tensor<i32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.compare LT, %c_7, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %c_10 = stablehlo.constant dense<256> : tensor<i32>
    %9 = stablehlo.add %c_9, %c_10 : tensor<i32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %10 = stablehlo.select %8, %9, %c_11 : tensor<i1>, tensor<i32>
    %11 = stablehlo.dynamic_slice %arg0, %4, %7, %10, sizes = [1, 256, 256] : (tensor<4x256x256xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x256x256xf32>
    %12 = stablehlo.reshape %11 : (tensor<1x256x256xf32>) -> tensor<256x256xf32>
    %13 = stablehlo.dot_general %arg6, %12, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x256xf32>, tensor<256x256xf32>) -> tensor<4x256xf32>
    %14 = stablehlo.reshape %13 : (tensor<4x256xf32>) -> tensor<4x8x32xf32>
    %15 = stablehlo.convert %arg5 : tensor<i32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %16 = stablehlo.compare LT, %15, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_13 = stablehlo.constant dense<4> : tensor<i32>
    %17 = stablehlo.add %15, %c_13 : tensor<i32>
    %18 = stablehlo.select %16, %17, %15 : tensor<i1>, tensor<i32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %19 = stablehlo.compare LT, %c_14, %c_15, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %c_17 = stablehlo.constant dense<256> : tensor<i32>
    %20 = stablehlo.add %c_16, %c_17 : tensor<i32>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %21 = stablehlo.select %19, %20, %c_18 : tensor<i1>, tensor<i32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %22 = stablehlo.compare LT, %c_19, %c_20, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %c_22 = stablehlo.constant dense<256> : tensor<i32>
    %23 = stablehlo.add %c_21, %c_22 : tensor<i32>
    %c_23 = stablehlo.constant dense<0> : tensor<i32>
    %24 = stablehlo.select %22, %23, %c_23 : tensor<i1>, tensor<i32>
    %25 = stablehlo.dynamic_slice %arg1, %18, %21, %24, sizes = [1, 256, 256] : (tensor<4x256x256xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x256x256xf32>
    %26 = stablehlo.reshape %25 : (tensor<1x256x256xf32>) -> tensor<256x256xf32>
    %27 = stablehlo.dot_general %arg6, %26, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x256xf32>, tensor<256x256xf32>) -> tensor<4x256xf32>
    %28 = stablehlo.reshape %27 : (tensor<4x256xf32>) -> tensor<4x8x32xf32>
    %29 = stablehlo.convert %arg5 : tensor<i32>
    %c_24 = stablehlo.constant dense<0> : tensor<i32>
    %30 = stablehlo.compare LT, %29, %c_24, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_25 = stablehlo.constant dense<4> : tensor<i32>
    %31 = stablehlo.add %29, %c_25 : tensor<i32>
    %32 = stablehlo.select %30, %31, %29 : tensor<i1>, tensor<i32>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %33 = stablehlo.compare LT, %c_26, %c_27, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_28 = stablehlo.constant dense<0> : tensor<i32>
    %c_29 = stablehlo.constant dense<256> : tensor<i32>
    %34 = stablehlo.add %c_28, %c_29 : tensor<i32>
    %c_30 = stablehlo.constant dense<0> : tensor<i32>
    %35 = stablehlo.select %33, %34, %c_30 : tensor<i1>, tensor<i32>
    %c_31 = stablehlo.constant dense<0> : tensor<i32>
    %c_32 = stablehlo.constant dense<0> : tensor<i32>
    %36 = stablehlo.compare LT, %c_31, %c_32, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_33 = stablehlo.constant dense<0> : tensor<i32>
    %c_34 = stablehlo.constant dense<256> : tensor<i32>
    %37 = stablehlo.add %c_33, %c_34 : tensor<i32>
    %c_35 = stablehlo.constant dense<0> : tensor<i32>
    %38 = stablehlo.select %36, %37, %c_35 : tensor<i1>, tensor<i32>
    %39 = stablehlo.dynamic_slice %arg2, %32, %35, %38, sizes = [1, 256, 256] : (tensor<4x256x256xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x256x256xf32>
    %40 = stablehlo.reshape %39 : (tensor<1x256x256xf32>) -> tensor<256x256xf32>
    %41 = stablehlo.dot_general %arg6, %40, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x256xf32>, tensor<256x256xf32>) -> tensor<4x256xf32>
    %42 = stablehlo.reshape %41 : (tensor<4x256xf32>) -> tensor<4x8x32xf32>
    %43 = stablehlo.broadcast_in_dim %28, dims = [1, 3, 4] : (tensor<4x8x32xf32>) -> tensor<1x4x1x8x32xf32>
    %c_36 = stablehlo.constant dense<0> : tensor<i32>
    %44 = stablehlo.compare LT, %arg5, %c_36, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %45 = stablehlo.convert %arg5 : tensor<i32>
    %c_37 = stablehlo.constant dense<4> : tensor<i32>
    %46 = stablehlo.add %45, %c_37 : tensor<i32>
    %47 = stablehlo.select %44, %46, %arg5 : tensor<i1>, tensor<i32>
    %c_38 = stablehlo.constant dense<0> : tensor<i32>
    %48 = stablehlo.compare LT, %arg3, %c_38, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_39 = stablehlo.constant dense<96> : tensor<i32>
    %49 = stablehlo.add %arg3, %c_39 : tensor<i32>
    %50 = stablehlo.select %48, %49, %arg3 : tensor<i1>, tensor<i32>
    %c_40 = stablehlo.constant dense<0> : tensor<i32>
    %c_41 = stablehlo.constant dense<0> : tensor<i32>
    %c_42 = stablehlo.constant dense<0> : tensor<i32>
    %51 = stablehlo.dynamic_update_slice %arg7, %43, %47, %c_40, %50, %c_41, %c_42 : (tensor<4x4x96x8x32xf32>, tensor<1x4x1x8x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x4x96x8x32xf32>
    %52 = stablehlo.broadcast_in_dim %42, dims = [1, 3, 4] : (tensor<4x8x32xf32>) -> tensor<1x4x1x8x32xf32>
    %c_43 = stablehlo.constant dense<0> : tensor<i32>
    %53 = stablehlo.compare LT, %arg5, %c_43, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %54 = stablehlo.convert %arg5 : tensor<i32>
    %c_44 = stablehlo.constant dense<4> : tensor<i32>
    %55 = stablehlo.add %54, %c_44 : tensor<i32>
    %56 = stablehlo.select %53, %55, %arg5 : tensor<i1>, tensor<i32>
    %c_45 = stablehlo.constant dense<0> : tensor<i32>
    %57 = stablehlo.compare LT, %arg3, %c_45, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_46 = stablehlo.constant dense<96> : tensor<i32>
    %58 = stablehlo.add %arg3, %c_46 : tensor<i32>
    %59 = stablehlo.select %57, %58, %arg3 : tensor<i1>, tensor<i32>
    %c_47 = stablehlo.constant dense<0> : tensor<i32>
    %c_48 = stablehlo.constant dense<0> : tensor<i32>
    %c_49 = stablehlo.constant dense<0> : tensor<i32>
    %60 = stablehlo.dynamic_update_slice %arg8, %52, %56, %c_47, %59, %c_48, %c_49 : (tensor<4x4x96x8x32xf32>, tensor<1x4x1x8x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x4x96x8x32xf32>
    %61 = stablehlo.convert %arg5 : tensor<i32>
    %c_50 = stablehlo.constant dense<0> : tensor<i32>
    %62 = stablehlo.compare LT, %61, %c_50, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_51 = stablehlo.constant dense<4> : tensor<i32>
    %63 = stablehlo.add %61, %c_51 : tensor<i32>
    %64 = stablehlo.select %62, %63, %61 : tensor<i1>, tensor<i32>
    %c_52 = stablehlo.constant dense<0> : tensor<i32>
    %c_53 = stablehlo.constant dense<0> : tensor<i32>
    %65 = stablehlo.compare LT, %c_52, %c_53, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_54 = stablehlo.constant dense<0> : tensor<i32>
    %c_55 = stablehlo.constant dense<4> : tensor<i32>
    %66 = stablehlo.add %c_54, %c_55 : tensor<i32>
    %c_56 = stablehlo.constant dense<0> : tensor<i32>
    %67 = stablehlo.select %65, %66, %c_56 : tensor<i1>, tensor<i32>
    %c_57 = stablehlo.constant dense<0> : tensor<i32>
    %c_58 = stablehlo.constant dense<0> : tensor<i32>
    %68 = stablehlo.compare LT, %c_57, %c_58, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_59 = stablehlo.constant dense<0> : tensor<i32>
    %c_60 = stablehlo.constant dense<96> : tensor<i32>
    %69 = stablehlo.add %c_59, %c_60 : tensor<i32>
    %c_61 = stablehlo.constant dense<0> : tensor<i32>
    %70 = stablehlo.select %68, %69, %c_61 : tensor<i1>, tensor<i32>
    %c_62 = stablehlo.constant dense<0> : tensor<i32>
    %c_63 = stablehlo.constant dense<0> : tensor<i32>
    %71 = stablehlo.compare LT, %c_62, %c_63, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_64 = stablehlo.constant dense<0> : tensor<i32>
    %c_65 = stablehlo.constant dense<8> : tensor<i32>
    %72 = stablehlo.add %c_64, %c_65 : tensor<i32>
    %c_66 = stablehlo.constant dense<0> : tensor<i32>
    %73 = stablehlo.select %71, %72, %c_66 : tensor<i1>, tensor<i32>
    %c_67 = stablehlo.constant dense<0> : tensor<i32>
    %c_68 = stablehlo.constant dense<0> : tensor<i32>
    %74 = stablehlo.compare LT, %c_67, %c_68, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_69 = stablehlo.constant dense<0> : tensor<i32>
    %c_70 = stablehlo.constant dense<32> : tensor<i32>
    %75 = stablehlo.add %c_69, %c_70 : tensor<i32>
    %c_71 = stablehlo.constant dense<0> : tensor<i32>
    %76 = stablehlo.select %74, %75, %c_71 : tensor<i1>, tensor<i32>
    %77 = stablehlo.dynamic_slice %51, %64, %67, %70, %73, %76, sizes = [1, 4, 96, 8, 32] : (tensor<4x4x96x8x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x96x8x32xf32>
    %78 = stablehlo.reshape %77 : (tensor<1x4x96x8x32xf32>) -> tensor<4x96x8x32xf32>
    %79 = stablehlo.dot_general %14, %78, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x8x32xf32>, tensor<4x96x8x32xf32>) -> tensor<4x8x96xf32>
    %cst = stablehlo.constant dense<0.176776692> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x8x96xf32>
    %81 = stablehlo.multiply %79, %80 : tensor<4x8x96xf32>
    %82 = stablehlo.iota dim = 0 : tensor<96xi32>
    %83 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<i32>) -> tensor<96xi32>
    %84 = stablehlo.compare LE, %82, %83, SIGNED : (tensor<96xi32>, tensor<96xi32>) -> tensor<96xi1>
    %cst_72 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %85 = call @_where(%84, %81, %cst_72) : (tensor<96xi1>, tensor<4x8x96xf32>, tensor<f32>) -> tensor<4x8x96xf32>
    %cst_73 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %86 = stablehlo.reduce(%85 init: %cst_73) applies stablehlo.maximum across dimensions = [2] : (tensor<4x8x96xf32>, tensor<f32>) -> tensor<4x8xf32>
    %cst_74 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %88 = stablehlo.maximum %87, %86 : tensor<4x8xf32>
    %89 = stablehlo.broadcast_in_dim %88, dims = [0, 1] : (tensor<4x8xf32>) -> tensor<4x8x1xf32>
    %90 = stablehlo.broadcast_in_dim %89, dims = [0, 1, 2] : (tensor<4x8x1xf32>) -> tensor<4x8x96xf32>
    %91 = stablehlo.subtract %85, %90 : tensor<4x8x96xf32>
    %92 = stablehlo.exponential %91 : tensor<4x8x96xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %93 = stablehlo.reduce(%92 init: %cst_75) applies stablehlo.add across dimensions = [2] : (tensor<4x8x96xf32>, tensor<f32>) -> tensor<4x8xf32>
    %94 = stablehlo.broadcast_in_dim %93, dims = [0, 1] : (tensor<4x8xf32>) -> tensor<4x8x1xf32>
    %95 = stablehlo.broadcast_in_dim %94, dims = [0, 1, 2] : (tensor<4x8x1xf32>) -> tensor<4x8x96xf32>
    %96 = stablehlo.divide %92, %95 : tensor<4x8x96xf32>
    %97 = stablehlo.convert %arg5 : tensor<i32>
    %c_76 = stablehlo.constant dense<0> : tensor<i32>
    %98 = stablehlo.compare LT, %97, %c_76, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_77 = stablehlo.constant dense<4> : tensor<i32>
    %99 = stablehlo.add %97, %c_77 : tensor<i32>
    %100 = stablehlo.select %98, %99, %97 : tensor<i1>, tensor<i32>
    %c_78 = stablehlo.constant dense<0> : tensor<i32>
    %c_79 = stablehlo.constant dense<0> : tensor<i32>
    %101 = stablehlo.compare LT, %c_78, %c_79, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_80 = stablehlo.constant dense<0> : tensor<i32>
    %c_81 = stablehlo.constant dense<4> : tensor<i32>
    %102 = stablehlo.add %c_80, %c_81 : tensor<i32>
    %c_82 = stablehlo.constant dense<0> : tensor<i32>
    %103 = stablehlo.select %101, %102, %c_82 : tensor<i1>, tensor<i32>
    %c_83 = stablehlo.constant dense<0> : tensor<i32>
    %c_84 = stablehlo.constant dense<0> : tensor<i32>
    %104 = stablehlo.compare LT, %c_83, %c_84, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_85 = stablehlo.constant dense<0> : tensor<i32>
    %c_86 = stablehlo.constant dense<96> : tensor<i32>
    %105 = stablehlo.add %c_85, %c_86 : tensor<i32>
    %c_87 = stablehlo.constant dense<0> : tensor<i32>
    %106 = stablehlo.select %104, %105, %c_87 : tensor<i1>, tensor<i32>
    %c_88 = stablehlo.constant dense<0> : tensor<i32>
    %c_89 = stablehlo.constant dense<0> : tensor<i32>
    %107 = stablehlo.compare LT, %c_88, %c_89, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_90 = stablehlo.constant dense<0> : tensor<i32>
    %c_91 = stablehlo.constant dense<8> : tensor<i32>
    %108 = stablehlo.add %c_90, %c_91 : tensor<i32>
    %c_92 = stablehlo.constant dense<0> : tensor<i32>
    %109 = stablehlo.select %107, %108, %c_92 : tensor<i1>, tensor<i32>
    %c_93 = stablehlo.constant dense<0> : tensor<i32>
    %c_94 = stablehlo.constant dense<0> : tensor<i32>
    %110 = stablehlo.compare LT, %c_93, %c_94, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_95 = stablehlo.constant dense<0> : tensor<i32>
    %c_96 = stablehlo.constant dense<32> : tensor<i32>
    %111 = stablehlo.add %c_95, %c_96 : tensor<i32>
    %c_97 = stablehlo.constant dense<0> : tensor<i32>
    %112 = stablehlo.select %110, %111, %c_97 : tensor<i1>, tensor<i32>
    %113 = stablehlo.dynamic_slice %60, %100, %103, %106, %109, %112, sizes = [1, 4, 96, 8, 32] : (tensor<4x4x96x8x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x96x8x32xf32>
    %114 = stablehlo.reshape %113 : (tensor<1x4x96x8x32xf32>) -> tensor<4x96x8x32xf32>
    %115 = stablehlo.dot_general %96, %114, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x8x96xf32>, tensor<4x96x8x32xf32>) -> tensor<4x8x32xf32>
    %116 = stablehlo.reshape %115 : (tensor<4x8x32xf32>) -> tensor<4x256xf32>
    %117 = stablehlo.convert %arg5 : tensor<i32>
    %c_98 = stablehlo.constant dense<0> : tensor<i32>
    %118 = stablehlo.compare LT, %117, %c_98, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_99 = stablehlo.constant dense<4> : tensor<i32>
    %119 = stablehlo.add %117, %c_99 : tensor<i32>
    %120 = stablehlo.select %118, %119, %117 : tensor<i1>, tensor<i32>
    %c_100 = stablehlo.constant dense<0> : tensor<i32>
    %c_101 = stablehlo.constant dense<0> : tensor<i32>
    %121 = stablehlo.compare LT, %c_100, %c_101, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_102 = stablehlo.constant dense<0> : tensor<i32>
    %c_103 = stablehlo.constant dense<256> : tensor<i32>
    %122 = stablehlo.add %c_102, %c_103 : tensor<i32>
    %c_104 = stablehlo.constant dense<0> : tensor<i32>
    %123 = stablehlo.select %121, %122, %c_104 : tensor<i1>, tensor<i32>
    %c_105 = stablehlo.constant dense<0> : tensor<i32>
    %c_106 = stablehlo.constant dense<0> : tensor<i32>
    %124 = stablehlo.compare LT, %c_105, %c_106, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_107 = stablehlo.constant dense<0> : tensor<i32>
    %c_108 = stablehlo.constant dense<256> : tensor<i32>
    %125 = stablehlo.add %c_107, %c_108 : tensor<i32>
    %c_109 = stablehlo.constant dense<0> : tensor<i32>
    %126 = stablehlo.select %124, %125, %c_109 : tensor<i1>, tensor<i32>
    %127 = stablehlo.dynamic_slice %arg4, %120, %123, %126, sizes = [1, 256, 256] : (tensor<4x256x256xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x256x256xf32>
    %128 = stablehlo.reshape %127 : (tensor<1x256x256xf32>) -> tensor<256x256xf32>
    %129 = stablehlo.dot_general %116, %128, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x256xf32>, tensor<256x256xf32>) -> tensor<4x256xf32>
    %130 = stablehlo.add %arg6, %129 : tensor<4x256xf32>
    return %0, %130, %51, %60 : tensor<i32>, tensor<4x256xf32>, tensor<4x4x96x8x32xf32>, tensor<4x4x96x8x32xf32>
  }
  func.func private @_where(%arg0: tensor<96xi1>, %arg1: tensor<4x8x96xf32>, %arg2: tensor<f32>) -> tensor<4x8x96xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<96xi1>) -> tensor<4x8x96xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4x8x96xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<4x8x96xi1>, tensor<4x8x96xf32>
    return %3 : tensor<4x8x96xf32>
  }
}
