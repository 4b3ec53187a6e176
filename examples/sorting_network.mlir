module @jit_sorting_network attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<64x40xf32>) -> (tensor<64x40xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0:3 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %c, %iterArg_2 = %arg0) : tensor<i32>, tensor<i32>, tensor<64x40xf32>
    cond {
      %c_3 = stablehlo.constant dense<64> : tensor<i32>
      %1 = stablehlo.compare LT, %iterArg, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %1:2 = func.call @closed_call(%iterArg_1, %iterArg_2) : (tensor<i32>, tensor<64x40xf32>) -> (tensor<i32>, tensor<64x40xf32>)
      %c_3 = stablehlo.constant dense<1> : tensor<i32>
      %2 = stablehlo.add %iterArg, %c_3 : tensor<i32>
      stablehlo.return %2, %1#0, %1#1 : tensor<i32>, tensor<i32>, tensor<64x40xf32>
    }
    return %0#2 : tensor<64x40xf32>
  }
  func.func private @closed_call(%arg0: tensor<i32>, %arg1: tensor<64x40xf32>) -> (tensor<i32>, tensor<64x40xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %1 = call @remainder(%arg0, %c_0) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare EQ, %1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.convert %2 : (tensor<i1>) -> tensor<i32>
    %4 = "stablehlo.case"(%3) ({
      %5 = stablehlo.slice %arg1 [0:1, 0:40] : (tensor<64x40xf32>) -> tensor<1x40xf32>
      %6 = stablehlo.slice %arg1 [1:63, 0:40] : (tensor<64x40xf32>) -> tensor<62x40xf32>
      %7 = stablehlo.slice %6 [0:62:2, 0:40] : (tensor<62x40xf32>) -> tensor<31x40xf32>
      %8 = stablehlo.slice %6 [1:62:2, 0:40] : (tensor<62x40xf32>) -> tensor<31x40xf32>
      %9 = stablehlo.minimum %7, %8 : tensor<31x40xf32>
      %10 = stablehlo.maximum %7, %8 : tensor<31x40xf32>
      %11 = stablehlo.broadcast_in_dim %9, dims = [0, 2] : (tensor<31x40xf32>) -> tensor<31x1x40xf32>
      %12 = stablehlo.broadcast_in_dim %10, dims = [0, 2] : (tensor<31x40xf32>) -> tensor<31x1x40xf32>
      %13 = stablehlo.concatenate %11, %12, dim = 1 : (tensor<31x1x40xf32>, tensor<31x1x40xf32>) -> tensor<31x2x40xf32>
      %14 = stablehlo.reshape %13 : (tensor<31x2x40xf32>) -> tensor<62x40xf32>
      %15 = stablehlo.slice %arg1 [63:64, 0:40] : (tensor<64x40xf32>) -> tensor<1x40xf32>
      %16 = stablehlo.concatenate %5, %14, %15, dim = 0 : (tensor<1x40xf32>, tensor<62x40xf32>, tensor<1x40xf32>) -> tensor<64x40xf32>
      stablehlo.return %16 : tensor<64x40xf32>
    }, {
      %5 = stablehlo.slice %arg1 [0:64:2, 0:40] : (tensor<64x40xf32>) -> tensor<32x40xf32>
      %6 = stablehlo.slice %arg1 [1:64:2, 0:40] : (tensor<64x40xf32>) -> tensor<32x40xf32>
      %7 = stablehlo.minimum %5, %6 : tensor<32x40xf32>
      %8 = stablehlo.maximum %5, %6 : tensor<32x40xf32>
      %9 = stablehlo.broadcast_in_dim %7, dims = [0, 2] : (tensor<32x40xf32>) -> tensor<32x1x40xf32>
      %10 = stablehlo.broadcast_in_dim %8, dims = [0, 2] : (tensor<32x40xf32>) -> tensor<32x1x40xf32>
      %11 = stablehlo.concatenate %9, %10, dim = 1 : (tensor<32x1x40xf32>, tensor<32x1x40xf32>) -> tensor<32x2x40xf32>
      %12 = stablehlo.reshape %11 : (tensor<32x2x40xf32>) -> tensor<64x40xf32>
      stablehlo.return %12 : tensor<64x40xf32>
    }) : (tensor<i32>) -> tensor<64x40xf32>
    return %0, %4 : tensor<i32>, tensor<64x40xf32>
  }
  func.func private @remainder(%arg0: tensor<i32>, %arg1: tensor<i32>) -> tensor<i32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare EQ, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %1 = call @_where(%0, %c_0, %arg1) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %2 = stablehlo.remainder %arg0, %1 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.compare NE, %2, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.compare LT, %2, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.compare LT, %1, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %7 = stablehlo.and %6, %3 : tensor<i1>
    %8 = stablehlo.add %2, %1 : tensor<i32>
    %9 = stablehlo.select %7, %8, %2 : tensor<i1>, tensor<i32>
    return %9 : tensor<i32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
}
