// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %shale_run %s
// Quantized tensors by the formulas of the specification: dequantize, compute, quantize.

func.func public @main() {
  %v1 = stablehlo.constant dense<[0x00000000, 0.25, 0.75, -3.0999999046325684, 100.0, -100.0, 1000000000.0, 5.5]> : tensor<8xf32>
  %v2 = stablehlo.optimization_barrier %v1 : tensor<8xf32>
  %v3 = stablehlo.uniform_quantize %v2 : (tensor<8xf32>) -> tensor<8x!quant.uniform<i8:f32, 0.5:3>>
  %v4 = stablehlo.uniform_dequantize %v3 : (tensor<8x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<8xf32>
  check.expect_eq_const %v4, dense<[0x00000000, 0.5, 0.5, -3.0, 62.0, -65.5, 62.0, 5.5]> : tensor<8xf32>
  %v5 = stablehlo.uniform_quantize %v2 : (tensor<8xf32>) -> tensor<8x!quant.uniform<u8:f32, 0.5:128>>
  %v6 = stablehlo.uniform_dequantize %v5 : (tensor<8x!quant.uniform<u8:f32, 0.5:128>>) -> tensor<8xf32>
  check.expect_eq_const %v6, dense<[0x00000000, 0x00000000, 1.0, -3.0, 63.5, -64.0, 63.5, 5.5]> : tensor<8xf32>
  %v7 = stablehlo.uniform_quantize %v2 : (tensor<8xf32>) -> tensor<8x!quant.uniform<i8<-7:7>:f32, 0.5>>
  %v8 = stablehlo.uniform_dequantize %v7 : (tensor<8x!quant.uniform<i8<-7:7>:f32, 0.5>>) -> tensor<8xf32>
  check.expect_eq_const %v8, dense<[0x00000000, 0x00000000, 1.0, -3.0, 3.5, -3.5, 3.5, 3.5]> : tensor<8xf32>
  %v9 = stablehlo.uniform_quantize %v3 : (tensor<8x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<8x!quant.uniform<i8:f32, 0.25:-1>>
  %v10 = stablehlo.uniform_dequantize %v9 : (tensor<8x!quant.uniform<i8:f32, 0.25:-1>>) -> tensor<8xf32>
  check.expect_eq_const %v10, dense<[0x00000000, 0.5, 0.5, -3.0, 32.0, -31.75, 32.0, 5.5]> : tensor<8xf32>
  %v11 = stablehlo.add %v3, %v3 : tensor<8x!quant.uniform<i8:f32, 0.5:3>>
  %v12 = stablehlo.uniform_dequantize %v11 : (tensor<8x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<8xf32>
  check.expect_eq_const %v12, dense<[0x00000000, 1.0, 1.0, -6.0, 62.0, -65.5, 62.0, 11.0]> : tensor<8xf32>
  %v13 = stablehlo.multiply %v3, %v3 : tensor<8x!quant.uniform<i8:f32, 0.5:3>>
  %v14 = stablehlo.uniform_dequantize %v13 : (tensor<8x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<8xf32>
  check.expect_eq_const %v14, dense<[0x00000000, 0.5, 0.5, 9.0, 62.0, 62.0, 62.0, 30.5]> : tensor<8xf32>
  %v15 = stablehlo.maximum %v3, %v13 : tensor<8x!quant.uniform<i8:f32, 0.5:3>>
  %v16 = stablehlo.uniform_dequantize %v15 : (tensor<8x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<8xf32>
  check.expect_eq_const %v16, dense<[0x00000000, 0.5, 0.5, 9.0, 62.0, 62.0, 62.0, 30.5]> : tensor<8xf32>
  %v17 = stablehlo.compare LT, %v3, %v13 : (tensor<8x!quant.uniform<i8:f32, 0.5:3>>, tensor<8x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<8xi1>
  check.expect_eq_const %v17, dense<[false, false, false, true, false, true, false, true]> : tensor<8xi1>
  %v18 = stablehlo.reshape %v3 : (tensor<8x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<2x4x!quant.uniform<i8:f32, 0.5:3>>
  %v19 = stablehlo.transpose %v18, dims = [1, 0] : (tensor<2x4x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<4x2x!quant.uniform<i8:f32, 0.5:3>>
  %v20 = stablehlo.uniform_dequantize %v19 : (tensor<4x2x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<4x2xf32>
  check.expect_eq_const %v20, dense<[[0x00000000, 62.0], [0.5, -65.5], [0.5, 62.0], [-3.0, 5.5]]> : tensor<4x2xf32>
  %v21 = stablehlo.slice %v3 [2:8:3] : (tensor<8x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<2x!quant.uniform<i8:f32, 0.5:3>>
  %v22 = stablehlo.uniform_dequantize %v21 : (tensor<2x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<2xf32>
  check.expect_eq_const %v22, dense<[0.5, -65.5]> : tensor<2xf32>
  %v23 = stablehlo.concatenate %v3, %v21, dim = 0 : (tensor<8x!quant.uniform<i8:f32, 0.5:3>>, tensor<2x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<10x!quant.uniform<i8:f32, 0.5:3>>
  %v24 = stablehlo.uniform_dequantize %v23 : (tensor<10x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<10xf32>
  check.expect_eq_const %v24, dense<[0x00000000, 0.5, 0.5, -3.0, 62.0, -65.5, 62.0, 5.5, 0.5, -65.5]> : tensor<10xf32>
  %v25 = stablehlo.constant dense<[[0.003690460231155157, 0.8962366580963135, -0.8224135637283325], [-2.6717755794525146, -1.364012360572815, -2.9749395847320557]]> : tensor<2x3xf32>
  %v26 = stablehlo.optimization_barrier %v25 : tensor<2x3xf32>
  %v27 = stablehlo.uniform_quantize %v26 : (tensor<2x3xf32>) -> tensor<2x3x!quant.uniform<i8:f32:1, {0.5:0, 0.25:2, 2.0:-1}>>
  %v28 = stablehlo.uniform_dequantize %v27 : (tensor<2x3x!quant.uniform<i8:f32:1, {0.5:0, 0.25:2, 2.0:-1}>>) -> tensor<2x3xf32>
  check.expect_eq_const %v28, dense<[[0x00000000, 1.0, 0x00000000], [-2.5, -1.25, -2.0]]> : tensor<2x3xf32>
  %v29 = stablehlo.constant dense<[[3.5, -4.0], [0x00000000, 2.5], [-3.0, 2.5], [-3.0, -0.5], [2.5, -1.5], [-1.5, -2.0], [2.0, -2.0], [4.0, -0.5]]> : tensor<8x2xf32>
  %v30 = stablehlo.optimization_barrier %v29 : tensor<8x2xf32>
  %v31 = stablehlo.uniform_quantize %v30 : (tensor<8x2xf32>) -> tensor<8x2x!quant.uniform<i8:f32, 0.5>>
  %v32 = stablehlo.constant dense<[0x00000000, 0.5, 1.5, -3.0, 2.0, -2.5, 4.0, 5.5]> : tensor<8xf32>
  %v33 = stablehlo.optimization_barrier %v32 : tensor<8xf32>
  %v34 = stablehlo.uniform_quantize %v33 : (tensor<8xf32>) -> tensor<8x!quant.uniform<i8:f32, 0.5:3>>
  %v35 = stablehlo.dot_general %v34, %v31, contracting_dims = [0] x [0] : (tensor<8x!quant.uniform<i8:f32, 0.5:3>>, tensor<8x2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2x!quant.uniform<i32:f32, 0.25>>
  %v36 = stablehlo.uniform_dequantize %v35 : (tensor<2x!quant.uniform<i32:f32, 0.25>>) -> tensor<2xf32>
  check.expect_eq_const %v36, dense<[43.25, -2.25]> : tensor<2xf32>
  %v37 = stablehlo.dot_general %v33, %v31, contracting_dims = [0] x [0] : (tensor<8xf32>, tensor<8x2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2xf32>
  check.expect_eq_const %v37, dense<[43.25, -2.25]> : tensor<2xf32>
  %v39 = stablehlo.constant dense<0x00000000> : tensor<f32>
  %v40 = stablehlo.optimization_barrier %v39 : tensor<f32>
  %v38 = stablehlo.uniform_quantize %v40 : (tensor<f32>) -> tensor<!quant.uniform<i8:f32, 0.5:3>>
  %v41 = stablehlo.reduce(%v34 init: %v38) applies stablehlo.maximum across dimensions = [0] : (tensor<8x!quant.uniform<i8:f32, 0.5:3>>, tensor<!quant.uniform<i8:f32, 0.5:3>>) -> tensor<!quant.uniform<i8:f32, 0.5:3>>
  %v42 = stablehlo.uniform_dequantize %v41 : (tensor<!quant.uniform<i8:f32, 0.5:3>>) -> tensor<f32>
  check.expect_eq_const %v42, dense<5.5> : tensor<f32>
  %v43 = stablehlo.uniform_quantize %v33 : (tensor<8xf32>) -> tensor<8x!quant.uniform<i8:f32, 0.25:-1>>
  %v44 = stablehlo.subtract %v34, %v43 : (tensor<8x!quant.uniform<i8:f32, 0.5:3>>, tensor<8x!quant.uniform<i8:f32, 0.25:-1>>) -> tensor<8x!quant.uniform<i8:f32, 0.5>>
  %v45 = stablehlo.uniform_dequantize %v44 : (tensor<8x!quant.uniform<i8:f32, 0.5>>) -> tensor<8xf32>
  check.expect_eq_const %v45, dense<[0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000]> : tensor<8xf32>
  %v46 = stablehlo.tanh %v34 : (tensor<8x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<8x!quant.uniform<i8:f32, 0.25:-1>>
  %v47 = stablehlo.uniform_dequantize %v46 : (tensor<8x!quant.uniform<i8:f32, 0.25:-1>>) -> tensor<8xf32>
  check.expect_eq_const %v47, dense<[0x00000000, 0.5, 1.0, -1.0, 1.0, -1.0, 1.0, 1.0]> : tensor<8xf32>
  %v48 = stablehlo.floor %v34 : tensor<8x!quant.uniform<i8:f32, 0.5:3>>
  %v49 = stablehlo.uniform_dequantize %v48 : (tensor<8x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<8xf32>
  check.expect_eq_const %v49, dense<[0x00000000, 0x00000000, 1.0, -3.0, 2.0, -3.0, 4.0, 5.0]> : tensor<8xf32>
  return
}
