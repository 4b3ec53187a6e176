// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: %shale_run %s
// Special functions against mpmath; more points are in the tests of crate shale-math.

func.func public @main() {
  %v1 = stablehlo.constant dense<[0.10000000149011612, 0.5, 0.75, 1.25, 1.75, 2.5, 3.299999952316284, 7.900000095367432, 8.100000381469727, 20.5, 100.25, 1000.5, -0.5, -1.5, -2.25, -7.75, 0.0010000000474974513]> : tensor<17xf32>
  %v2 = stablehlo.optimization_barrier %v1 : tensor<17xf32>
  %v3 = chlo.lgamma %v2 : tensor<17xf32> -> tensor<17xf32>
  %v4 = stablehlo.constant dense<[2.2527127265930176, 0.5723649263381958, 0.2032809555530548, -0.09827183932065964, -0.08440112322568893, 0.28468286991119385, 0.9870985150337219, 8.32426643371582, 8.727389335632324, 40.83150100708008, 360.2845458984375, 5908.67431640625, 1.2655121088027954, 0.8600470423698425, 0.5555015206336975, -8.58184814453125, 6.90717887878418]> : tensor<17xf32>
  check.expect_close %v3, %v4, max_ulp_difference = 4 : tensor<17xf32>, tensor<17xf32>
  %v5 = stablehlo.constant dense<[0.1, 0.5, 0.75, 1.25, 1.75, 2.5, 3.3, 7.9, 8.1, 20.5, 100.25, 1000.5, -0.5, -1.5, -2.25, -7.75, 0.001]> : tensor<17xf64>
  %v6 = stablehlo.optimization_barrier %v5 : tensor<17xf64>
  %v7 = chlo.lgamma %v6 : tensor<17xf64> -> tensor<17xf64>
  %v8 = stablehlo.constant dense<[2.252712651734206, 0.5723649429247001, 0.20328095143129538, -0.09827183642181316, -0.08440112102048555, 0.2846828704729192, 0.9870985778947344, 8.32426586800881, 8.72738826343204, 40.8315009745308, 360.28455963776423, 5908.674175848678, 1.2655121234846454, 0.860047015376481, 0.5555015450206475, -8.581847763551867, 6.907178885383853]> : tensor<17xf64>
  check.expect_close %v7, %v8, max_ulp_difference = 16 : tensor<17xf64>, tensor<17xf64>
  %v9 = stablehlo.constant dense<[0.10000000149011612, 0.5, 0.75, 1.0, 1.25, 1.75, 2.5, 3.299999952316284, 9.899999618530273, 10.100000381469727, 20.5, 100.25, 1000.5, -0.25, -1.5, -2.25, -7.75]> : tensor<17xf32>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<17xf32>
  %v11 = chlo.digamma %v10 : tensor<17xf32> -> tensor<17xf32>
  %v12 = stablehlo.constant dense<[-10.423754692077637, -1.9635100364685059, -1.0858608484268188, -0.5772156715393066, -0.22745352983474731, 0.24747245013713837, 0.7031566500663757, 1.0348224639892578, 2.241180181503296, 2.262214422225952, 2.9958364963531494, 4.602671146392822, 6.907755374908447, 2.9141390323638916, 0.7031566500663757, 4.158583641052246, -1.030768871307373]> : tensor<17xf32>
  check.expect_close %v11, %v12, max_ulp_difference = 4 : tensor<17xf32>, tensor<17xf32>
  %v13 = stablehlo.constant dense<[0.1, 0.5, 0.75, 1.0, 1.25, 1.75, 2.5, 3.3, 9.9, 10.1, 20.5, 100.25, 1000.5, -0.25, -1.5, -2.25, -7.75]> : tensor<17xf64>
  %v14 = stablehlo.optimization_barrier %v13 : tensor<17xf64>
  %v15 = chlo.digamma %v14 : tensor<17xf64> -> tensor<17xf64>
  %v16 = stablehlo.constant dense<[-10.423754940411076, -1.9635100260214235, -1.0858608797864722, -0.5772156649015329, -0.22745353337626542, 0.24747245354686118, 0.7031566406452432, 1.0348224890596216, 2.2411803166063815, 2.262214357094148, 2.9958363947076467, 4.602671243274712, 6.907755320648796, 2.9141391202135276, 0.7031566406452432, 4.158583564657972, -1.0307688328309315]> : tensor<17xf64>
  check.expect_close %v15, %v16, max_ulp_difference = 16 : tensor<17xf64>, tensor<17xf64>
  %v17 = stablehlo.constant dense<[0.10000000149011612, 0.5, 1.0, 2.5, 7.900000095367432, 8.100000381469727, 20.5, 100.25, -0.5, -3.5, -50.0]> : tensor<11xf32>
  %v18 = stablehlo.optimization_barrier %v17 : tensor<11xf32>
  %v19 = chlo.bessel_i1e %v18 : tensor<11xf32> -> tensor<11xf32>
  %v20 = stablehlo.constant dense<[0.04529844596982002, 0.15642079710960388, 0.207910418510437, 0.2065846472978592, 0.13489650189876556, 0.13340067863464355, 0.08647411316633224, 0.03969494253396988, -0.15642079710960388, -0.1873999834060669, -0.05599312484264374]> : tensor<11xf32>
  check.expect_close %v19, %v20, max_ulp_difference = 4 : tensor<11xf32>, tensor<11xf32>
  %v21 = stablehlo.constant dense<[0.1, 0.5, 1.0, 2.5, 7.9, 8.1, 20.5, 100.25, -0.5, -3.5, -50.0]> : tensor<11xf64>
  %v22 = stablehlo.optimization_barrier %v21 : tensor<11xf64>
  %v23 = chlo.bessel_i1e %v22 : tensor<11xf64> -> tensor<11xf64>
  %v24 = stablehlo.constant dense<[0.045298446808809324, 0.1564208031848717, 0.20791041534970844, 0.20658464953126657, 0.13489649943989376, 0.13340068832583662, 0.08647411349408725, 0.03969494075777918, -0.1564208031848717, -0.18739997660305, -0.0559931238928954]> : tensor<11xf64>
  check.expect_close %v23, %v24, max_ulp_difference = 16 : tensor<11xf64>, tensor<11xf64>
  %v25 = stablehlo.constant dense<[2.0, 2.5, 3.0, 1.5, 20.0, 3.0, 4.0, 5.0, 2.0]> : tensor<9xf32>
  %v26 = stablehlo.optimization_barrier %v25 : tensor<9xf32>
  %v27 = stablehlo.constant dense<[1.0, 0.5, 3.25, 10.0, 1.5, -0.25, -1.5, -10.25, 1000.0]> : tensor<9xf32>
  %v28 = stablehlo.optimization_barrier %v27 : tensor<9xf32>
  %v29 = chlo.zeta %v26, %v28 : tensor<9xf32>, tensor<9xf32> -> tensor<9xf32>
  %v30 = stablehlo.constant dense<[1.6449340668482264, 6.247110634568812, 0.06407847356955756, 0.6486616319415704, 0.00030073966816718435, -61.34868339183118, 32.432379369864606, -1020.0655973645089, 0.0010005001666666333]> : tensor<9xf32>
  check.expect_close %v29, %v30, max_ulp_difference = 4 : tensor<9xf32>, tensor<9xf32>
  %v31 = stablehlo.constant dense<[0x00000000, 1.0, 2.0, 3.0, 5.0, 10.0, 30.0, 1.0, 2.0]> : tensor<9xf32>
  %v32 = stablehlo.optimization_barrier %v31 : tensor<9xf32>
  %v33 = stablehlo.constant dense<[1.5, 1.5, 0.25, 4.5, 2.0, 1.0, 20.0, -0.5, -1.25]> : tensor<9xf32>
  %v34 = stablehlo.optimization_barrier %v33 : tensor<9xf32>
  %v35 = chlo.polygamma %v32, %v34 : tensor<9xf32>, tensor<9xf32> -> tensor<9xf32>
  %v36 = stablehlo.constant dense<[0.03648997397857652, 0.9348022005446793, -129.32773993753693, 0.030322508542366587, 2.081167438133897, -3630593.311606629, -1.59402668621415e-08, 8.934802200544679, 123.72136678366236]> : tensor<9xf32>
  check.expect_close %v35, %v36, max_ulp_difference = 4 : tensor<9xf32>, tensor<9xf32>
  %v37 = stablehlo.constant dense<[2.0, 2.5, 3.0, 1.5, 20.0, 3.0, 4.0, 5.0, 2.0]> : tensor<9xf64>
  %v38 = stablehlo.optimization_barrier %v37 : tensor<9xf64>
  %v39 = stablehlo.constant dense<[1.0, 0.5, 3.25, 10.0, 1.5, -0.25, -1.5, -10.25, 1000.0]> : tensor<9xf64>
  %v40 = stablehlo.optimization_barrier %v39 : tensor<9xf64>
  %v41 = chlo.zeta %v38, %v40 : tensor<9xf64>, tensor<9xf64> -> tensor<9xf64>
  %v42 = stablehlo.constant dense<[1.6449340668482264, 6.247110634568812, 0.06407847356955756, 0.6486616319415704, 0.00030073966816718435, -61.34868339183118, 32.432379369864606, -1020.0655973645089, 0.0010005001666666333]> : tensor<9xf64>
  check.expect_close %v41, %v42, max_ulp_difference = 16 : tensor<9xf64>, tensor<9xf64>
  %v43 = stablehlo.constant dense<[0x0000000000000000, 1.0, 2.0, 3.0, 5.0, 10.0, 30.0, 1.0, 2.0]> : tensor<9xf64>
  %v44 = stablehlo.optimization_barrier %v43 : tensor<9xf64>
  %v45 = stablehlo.constant dense<[1.5, 1.5, 0.25, 4.5, 2.0, 1.0, 20.0, -0.5, -1.25]> : tensor<9xf64>
  %v46 = stablehlo.optimization_barrier %v45 : tensor<9xf64>
  %v47 = chlo.polygamma %v44, %v46 : tensor<9xf64>, tensor<9xf64> -> tensor<9xf64>
  %v48 = stablehlo.constant dense<[0.03648997397857652, 0.9348022005446793, -129.32773993753693, 0.030322508542366587, 2.081167438133897, -3630593.311606629, -1.59402668621415e-08, 8.934802200544679, 123.72136678366236]> : tensor<9xf64>
  check.expect_close %v47, %v48, max_ulp_difference = 16 : tensor<9xf64>, tensor<9xf64>
  %v49 = stablehlo.constant dense<[0x00000000, -1.0, 0x7F800000, 0xFF800000, 1.0]> : tensor<5xf32>
  %v50 = stablehlo.optimization_barrier %v49 : tensor<5xf32>
  %v51 = chlo.lgamma %v50 : tensor<5xf32> -> tensor<5xf32>
  check.expect_eq_const %v51, dense<[0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x00000000]> : tensor<5xf32>
  return
}
