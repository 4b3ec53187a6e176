// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: shale-opt %s | shale-opt | FileCheck %s

// CHECK: @dot() attributes {a = #stablehlo.dot<>, b = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, c = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [2, 0]>}
func.func private @dot() attributes {
  a = #stablehlo.dot<>,
  b = #stablehlo.dot<rhs_contracting_dimensions = [0], lhs_contracting_dimensions = [1], lhs_batching_dimensions = []>,
  c = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [2, 0]>
}

// CHECK: @gather() attributes {a = #stablehlo.gather<>, b = #stablehlo.gather<>, c = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>}
func.func private @gather() attributes {
  a = #stablehlo.gather<>,
  b = #stablehlo.gather<offset_dims = [], index_vector_dim = 0>,
  c = #stablehlo.gather<index_vector_dim = 2, offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1]>
}

// CHECK: @scatter() attributes {a = #stablehlo.scatter<>, b = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [2], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}
func.func private @scatter() attributes {
  a = #stablehlo.scatter<>,
  b = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [2], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>
}

// CHECK: @conv() attributes {a = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, b = #stablehlo.conv<[b, f]x[o, i]->[f, b]>, c = #stablehlo.conv<[f, 1, b, 0]x[i, 1, 0, o]->[0, b, f, 1]>}
func.func private @conv() attributes {
  a = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 3, input_spatial_dimensions = [1, 2], kernel_input_feature_dimension = 2, kernel_output_feature_dimension = 3, kernel_spatial_dimensions = [0, 1], output_batch_dimension = 0, output_feature_dimension = 3, output_spatial_dimensions = [1, 2]>,
  b = #stablehlo.conv<[b, f]x[o, i]->[f, b]>,
  c = #stablehlo.conv<[f, 1, b, 0]x[i, 1, 0, o]->[0, b, f, 1]>
}

// CHECK: @enums() attributes {a = #stablehlo<precision HIGH>, b = #stablehlo<comparison_direction NE>, c = #stablehlo<comparison_type NOTYPE>, d = #stablehlo<fft_type IRFFT>, e = #stablehlo<transpose ADJOINT>, f = #stablehlo<rng_distribution NORMAL>, g = #stablehlo<rng_algorithm PHILOX>, h = #stablehlo.result_accuracy_mode<HIGHEST>}
func.func private @enums() attributes {
  a = #stablehlo<precision HIGH>, b = #stablehlo<comparison_direction NE>, c = #stablehlo<comparison_type NOTYPE>,
  d = #stablehlo<fft_type IRFFT>, e = #stablehlo<transpose ADJOINT>, f = #stablehlo<rng_distribution NORMAL>,
  g = #stablehlo<rng_algorithm PHILOX>, h = #stablehlo.result_accuracy_mode<HIGHEST>
}

// CHECK: @other() attributes {a = #stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 2, operand_tuple_indices = [1, 2]>, b = #stablehlo.channel_handle<handle = 1, type = 2>, c = #stablehlo.bounds<3, ?>, d = #stablehlo.bounds<?, 4>, e = #stablehlo.result_accuracy<atol = 1.000000e-05, rtol = 2.500000e-01, ulps = 3, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>, f = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>}
func.func private @other() attributes {
  a = #stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 2, operand_tuple_indices = [1, 2]>,
  b = #stablehlo.channel_handle<handle = 1, type = 2>,
  c = #stablehlo.bounds<3, ?>,
  d = #stablehlo.type_extensions<bounds = [?, 4]>,
  e = #stablehlo.result_accuracy<atol = 1.0e-5, rtol = 0.25, ulps = 3, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>,
  f = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>
}
