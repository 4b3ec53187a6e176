module @jit_mandelbrot attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<40x40xcomplex<f32>>) -> (tensor<40x40xi32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<40x40xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<40x40xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %2:4 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %c_0, %iterArg_2 = %0, %iterArg_3 = %1) : tensor<40x40xcomplex<f32>>, tensor<i32>, tensor<40x40xcomplex<f32>>, tensor<40x40xi32>
    cond {
      %c_4 = stablehlo.constant dense<16> : tensor<i32>
      %3 = stablehlo.compare LT, %iterArg_1, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %3 : tensor<i1>
    } do {
      %3:2 = func.call @closed_call(%iterArg, %iterArg_2, %iterArg_3) : (tensor<40x40xcomplex<f32>>, tensor<40x40xcomplex<f32>>, tensor<40x40xi32>) -> (tensor<40x40xcomplex<f32>>, tensor<40x40xi32>)
      %c_4 = stablehlo.constant dense<1> : tensor<i32>
      %4 = stablehlo.add %iterArg_1, %c_4 : tensor<i32>
      stablehlo.return %iterArg, %4, %3#0, %3#1 : tensor<40x40xcomplex<f32>>, tensor<i32>, tensor<40x40xcomplex<f32>>, tensor<40x40xi32>
    }
    return %2#3 : tensor<40x40xi32>
  }
  func.func private @closed_call(%arg0: tensor<40x40xcomplex<f32>>, %arg1: tensor<40x40xcomplex<f32>>, %arg2: tensor<40x40xi32>) -> (tensor<40x40xcomplex<f32>>, tensor<40x40xi32>) {
    %0 = stablehlo.real %arg1 : (tensor<40x40xcomplex<f32>>) -> tensor<40x40xf32>
    %1 = stablehlo.multiply %0, %0 : tensor<40x40xf32>
    %2 = stablehlo.imag %arg1 : (tensor<40x40xcomplex<f32>>) -> tensor<40x40xf32>
    %3 = stablehlo.multiply %2, %2 : tensor<40x40xf32>
    %4 = stablehlo.add %1, %3 : tensor<40x40xf32>
    %cst = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<40x40xf32>
    %6 = stablehlo.compare LE, %4, %5, FLOAT : (tensor<40x40xf32>, tensor<40x40xf32>) -> tensor<40x40xi1>
    %7 = stablehlo.multiply %arg1, %arg1 : tensor<40x40xcomplex<f32>>
    %8 = stablehlo.add %7, %arg0 : tensor<40x40xcomplex<f32>>
    %9 = call @_where(%6, %8, %arg1) : (tensor<40x40xi1>, tensor<40x40xcomplex<f32>>, tensor<40x40xcomplex<f32>>) -> tensor<40x40xcomplex<f32>>
    %10 = stablehlo.convert %6 : (tensor<40x40xi1>) -> tensor<40x40xi32>
    %11 = stablehlo.add %arg2, %10 : tensor<40x40xi32>
    return %9, %11 : tensor<40x40xcomplex<f32>>, tensor<40x40xi32>
  }
  func.func private @_where(%arg0: tensor<40x40xi1>, %arg1: tensor<40x40xcomplex<f32>>, %arg2: tensor<40x40xcomplex<f32>>) -> tensor<40x40xcomplex<f32>> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<40x40xi1>, tensor<40x40xcomplex<f32>>
    return %0 : tensor<40x40xcomplex<f32>>
  }
}
