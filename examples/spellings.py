# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Spellings of StableHLO and CHLO that programs of the last years have, against jaxlib: both read each or neither does, and both
print what was read alike in the generic syntax. With `--tests`, the functions of the suite's tests of the dialects are held against
jaxlib in the same way; where Shale follows the specification and jaxlib does not, `STRICTER` says so.

    python examples/spellings.py --shale-opt target/debug/shale-opt [--tests lit-tests/dialects] [NAME ...]
"""
import argparse
import concurrent.futures
import os
import pathlib
import pickle
import re
import subprocess
import sys

os.environ.setdefault("JAX_PLATFORMS", "cpu")
from jax._src.interpreters import mlir as jax_mlir
from jaxlib.mlir import ir
from jaxlib.mlir.dialects import sdy

X, I = "tensor<4x6xf32>", "tensor<i32>"

#: What the specification demands, or sense does, and jaxlib's verifier lets pass: the tests, by file and function.
STRICTER = {
    "all_gather": "C5 C6", "attributes": "device_ids", "compare": "C3_SIGNED C3_UNSIGNED C3_TOTALORDER C3_FLOAT order_of_complex_numbers",
    "convolution": "C24", "cross-replica-sum": "ids",
    "custom_call": "called_computations tilings_are_lists_of_tiles tilings_of_indices tilings_of_rank_1", "dot": "kinds_of_numbers precision_config",
    "dot_general": "C11 C13 C13_result unknown_algorithm_f8E8M0FNU_f8E8M0FNU",
    "dynamic_broadcast_in_dim": "C7", "dynamic_conv": "C2 C3 C5 C6 C7 C8 C9 C24 C25 C25_batch C25_feature C26",
    "dynamic_iota": "C2", "einsum": "*", "unary_einsum": "*", "fft": "negative_length", "real_dynamic_slice": "rank",
    "reduce": "C2 C6_types C6_narrower", "reduce_scatter": "C1 C8", "reduce_window": "C3 C15_overflow", "recv": "C1 C2 C3 C4",
    "rng_bit_generator": "C2_THREE_FRY C2_PHILOX", "scatter": "C6", "select_and_scatter": "C1 C3 C9_arguments", "send": "C1 C2 C3 C4",
    "torch_index_select": "*", "broadcast_add": "*", "broadcast_select": "sizes", "ragged_dot": "precision",
    # Sizes that contradict their bounds.
    "bounds": "broadcast_select_beyond_bound top_k_beyond_bound ragged_dot_beyond_bound contraction_beyond_bound product_beyond_bound "
              "map_beyond_bound map_of_two_sizes set_dimension_size_known",
}
#: Programs of this file of which that is true, and what jaxlib's parser lets pass: a comma behind the last field.
STRICTER_HERE = {"dot_one", "reduce_scatter_one", "mesh_number", "mesh_reduce_number", "attribute_scatter_comma"}
#: What jaxlib refuses and Shale reads: layouts that are no permutations, which are refused where a custom call is lowered.
LENIENT = {"custom_call_layouts_twice", "custom_call_layouts_rank"}
#: What Shale reads and jaxlib does not: types of the quant dialect, and operations that are newer.
NEWER = {"square_roundtrip", "square_types_invalid", "collective_broadcast_root_roundtrip", "collective_reduce_roundtrip", "custom_call_tilings_roundtrip"}
#: What jaxlib prints so that it does not read it again: convolutions' dimensions that are no permutation.
UNREADABLE = {"conv_raw_roundtrip"}


def function(body, arguments=f"%a: {X}, %b: {X}, %i: {I}, %p: tensor<i1>", others=""):
    return f"func.func @main({arguments}) {{\n  {body}\n  return\n}}\n{others}"


def elementwise():
    yield "add_short", function(f"%0 = stablehlo.add %a, %b : {X}")
    yield "add_long", function(f"%0 = stablehlo.add %a, %b : ({X}, {X}) -> {X}")
    yield "add_generic", function(f'%0 = "stablehlo.add"(%a, %b) : ({X}, {X}) -> {X}')
    yield "add_parentheses", function(f"%0 = stablehlo.add(%a, %b) : {X}")
    yield "add_attributes", function(f"%0 = stablehlo.add %a, %b {{mhlo.frontend_attributes = {{a = \"b\"}}}} : {X}")
    yield "add_wrong_result", function(f"%0 = stablehlo.add %a, %b : ({X}, {X}) -> tensor<4x6xf64>")
    for name in ["abs", "cbrt", "ceil", "cosine", "exponential", "exponential_minus_one", "floor", "log", "log_plus_one", "logistic", "negate",
                 "round_nearest_afz", "round_nearest_even", "rsqrt", "sign", "sine", "sqrt", "tan", "tanh"]:
        yield f"{name}_short", function(f"%0 = stablehlo.{name} %a : {X}")
        yield f"{name}_generic", function(f'%0 = "stablehlo.{name}"(%a) : ({X}) -> {X}')
        yield f"{name}_long", function(f"%0 = stablehlo.{name} %a : ({X}) -> {X}")
    for mode in ["DEFAULT", "HIGHEST"]:
        yield f"accuracy_{mode}", function(f'%0 = "stablehlo.exponential"(%a) {{result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<{mode}>>}} : ({X}) -> {X}')
    for name in ["exponential", "tanh", "cbrt", "tan", "rsqrt"]:
        yield f"accuracy_{name}", function(f'%0 = "stablehlo.{name}"(%a) <{{result_accuracy = #stablehlo.result_accuracy<atol = 1.0e-5, rtol = 0.0, ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>}}> : ({X}) -> {X}')
        yield f"accuracy_pretty_{name}", function(f"%0 = stablehlo.{name} %a {{result_accuracy = #stablehlo.result_accuracy<ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>}} : {X}")
    yield "accuracy_order", function(f'%0 = "stablehlo.exponential"(%a) {{result_accuracy = #stablehlo.result_accuracy<ulps = 2, atol = 1.0, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>}} : ({X}) -> {X}')
    yield "accuracy_negative", function(f'%0 = "stablehlo.exponential"(%a) {{result_accuracy = #stablehlo.result_accuracy<ulps = -1, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>}} : ({X}) -> {X}')
    yield "accuracy_other_operation", function(f'%0 = "stablehlo.floor"(%a) <{{result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>}}> : ({X}) -> {X}')
    for text in ["EQ, %a, %b", "LT, %a, %b, FLOAT", "LT, %a, %b, TOTALORDER", "XX, %a, %b", "EQ, %a, %b, NOTYPE", "EQ %a, %b"]:
        yield f"compare_{text[:2]}_{len(text)}", function(f"%0 = stablehlo.compare {text} : ({X}, {X}) -> tensor<4x6xi1>")
    yield "compare_generic", function(f'%0 = "stablehlo.compare"(%a, %b) {{comparison_direction = #stablehlo<comparison_direction LT>}} : ({X}, {X}) -> tensor<4x6xi1>')
    yield "compare_dot", function(f'%0 = "stablehlo.compare"(%a, %b) {{comparison_direction = #stablehlo.comparison_direction<LT>}} : ({X}, {X}) -> tensor<4x6xi1>')
    yield "compare_string", function(f'%0 = "stablehlo.compare"(%a, %b) {{comparison_direction = "LT"}} : ({X}, {X}) -> tensor<4x6xi1>')
    yield "compare_none", function(f'%0 = "stablehlo.compare"(%a, %b) : ({X}, {X}) -> tensor<4x6xi1>')
    yield "convert_short", function(f"%0 = stablehlo.convert %a : ({X}) -> tensor<4x6xf64>")
    yield "convert_same", function(f"%0 = stablehlo.convert %a : {X}")
    yield "select_short", function(f"%0 = stablehlo.select %p, %a, %b : tensor<i1>, {X}")
    yield "select_long", function(f"%0 = stablehlo.select %p, %a, %b : (tensor<i1>, {X}, {X}) -> {X}")
    yield "clamp_short", function(f"%0 = stablehlo.clamp %a, %a, %b : {X}")
    yield "clamp_long", function(f"%0 = stablehlo.clamp %a, %a, %b : ({X}, {X}, {X}) -> {X}")
    yield "reduce_precision_format", function(f"%0 = stablehlo.reduce_precision %a, format = e5m10 : {X}")
    yield "reduce_precision_generic", function(f'%0 = "stablehlo.reduce_precision"(%a) {{exponent_bits = 5 : i32, mantissa_bits = 10 : i32}} : ({X}) -> {X}')
    yield "reduce_precision_i64", function(f'%0 = "stablehlo.reduce_precision"(%a) {{exponent_bits = 5 : i64, mantissa_bits = 10 : i64}} : ({X}) -> {X}')
    yield "constant_pretty", function(f"%0 = stablehlo.constant dense<1.0> : {X}")
    yield "constant_generic", function(f'%0 = "stablehlo.constant"() {{value = dense<1.0> : {X}}} : () -> {X}')
    yield "constant_parenthesis", function(f"%0 = stablehlo.constant() {{value = dense<1.0> : {X}}} : () -> {X}")
    yield "constant_attributes", function(f"%0 = stablehlo.constant {{a.b = 1 : i64}} dense<1.0> : {X}")
    yield "constant_hexadecimal", function('%0 = stablehlo.constant dense<"0x0000803F0000004000004040"> : tensor<3xf32>')
    yield "constant_resource", function("%0 = stablehlo.constant dense_resource<r> : tensor<2xf32>", others='{-# dialect_resources: {builtin: {r: "0x040000000000803F00000040"}} #-}')


def dimensions():
    """Lists of dimensions as arrays, tensors and in the pretty syntax."""
    def both(name, attribute, values, rest, signature, operands="%a"):
        array = f"array<i64: {', '.join(map(str, values))}>" if values else "array<i64>"
        yield f"{name}_array", function(f'%0 = "stablehlo.{name}"({operands}) {{{attribute} = {array}{rest}}} : {signature}')
        yield f"{name}_properties", function(f'%0 = "stablehlo.{name}"({operands}) <{{{attribute} = {array}{rest}}}> : {signature}')
        yield f"{name}_dense", function(f'%0 = "stablehlo.{name}"({operands}) {{{attribute} = dense<{values}> : tensor<{len(values)}xi64>{rest}}} : {signature}')
        yield f"{name}_list", function(f'%0 = "stablehlo.{name}"({operands}) {{{attribute} = {values}{rest}}} : {signature}')
        yield f"{name}_i32", function(f'%0 = "stablehlo.{name}"({operands}) {{{attribute} = {array.replace("i64", "i32")}{rest}}} : {signature}')

    yield from both("broadcast_in_dim", "broadcast_dimensions", [1, 2], "", f"({X}) -> tensor<2x4x6xf32>")
    yield from both("broadcast", "broadcast_sizes", [2], "", f"({X}) -> tensor<2x4x6xf32>")
    yield from both("transpose", "permutation", [1, 0], "", f"({X}) -> tensor<6x4xf32>")
    yield from both("reverse", "dimensions", [1], "", f"({X}) -> {X}")
    yield from both("dynamic_slice", "slice_sizes", [2, 3], "", f"({X}, {I}, {I}) -> tensor<2x3xf32>", "%a, %i, %i")
    yield from both("fft", "fft_length", [6], ", fft_type = #stablehlo<fft_type RFFT>", f"({X}) -> tensor<4x4xcomplex<f32>>")
    yield from both("slice", "start_indices", [0, 1], ", limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>", f"({X}) -> tensor<2x2xf32>")
    zero = f"%z = stablehlo.constant dense<0.0> : tensor<f32>\n  "
    yield "pad_pretty", function(zero + f"%0 = stablehlo.pad %a, %z, low = [0, 1], high = [1, 0], interior = [0, 1] : ({X}, tensor<f32>) -> tensor<5x12xf32>")
    yield "pad_array", function(zero + f'%0 = "stablehlo.pad"(%a, %z) {{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 1, 0>, interior_padding = array<i64: 0, 1>}} : ({X}, tensor<f32>) -> tensor<5x12xf32>')
    yield "pad_dense", function(zero + f'%0 = "stablehlo.pad"(%a, %z) {{edge_padding_low = dense<[0, 1]> : tensor<2xi64>, edge_padding_high = dense<[1, 0]> : tensor<2xi64>, interior_padding = dense<[0, 1]> : tensor<2xi64>}} : ({X}, tensor<f32>) -> tensor<5x12xf32>')
    yield "broadcast_in_dim_pretty", function(f"%0 = stablehlo.broadcast_in_dim %a, dims = [1, 2] : ({X}) -> tensor<2x4x6xf32>")
    yield "broadcast_in_dim_scalar", function("%0 = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<3xi32>")
    yield "broadcast_pretty", function(f"%0 = stablehlo.broadcast %a, sizes = [2] : ({X}) -> tensor<2x4x6xf32>")
    yield "transpose_pretty", function(f"%0 = stablehlo.transpose %a, dims = [1, 0] : ({X}) -> tensor<6x4xf32>")
    yield "reverse_pretty", function(f"%0 = stablehlo.reverse %a, dims = [1] : {X}")
    yield "slice_pretty", function(f"%0 = stablehlo.slice %a [0:2, 1:6:2] : ({X}) -> tensor<2x3xf32>")
    yield "slice_comma", function(f"%0 = stablehlo.slice %a, [0:2, 1:6:2] : ({X}) -> tensor<2x3xf32>")
    yield "dynamic_slice_pretty", function(f"%0 = stablehlo.dynamic_slice %a, %i, %i, sizes = [2, 3] : ({X}, {I}, {I}) -> tensor<2x3xf32>")
    yield "dynamic_slice_scalar", function(f"%0 = stablehlo.dynamic_slice %i, sizes = [] : ({I}) -> {I}")
    yield "dynamic_update_slice_pretty", function(f"%0 = stablehlo.dynamic_update_slice %a, %b, %i, %i : ({X}, {X}, {I}, {I}) -> {X}")
    yield "concatenate_pretty", function(f"%0 = stablehlo.concatenate %a, %b, dim = 1 : ({X}, {X}) -> tensor<4x12xf32>")
    yield "concatenate_generic", function(f'%0 = "stablehlo.concatenate"(%a, %b) {{dimension = 1 : i64}} : ({X}, {X}) -> tensor<4x12xf32>')
    yield "concatenate_untyped", function(f'%0 = "stablehlo.concatenate"(%a, %b) {{dimension = 1}} : ({X}, {X}) -> tensor<4x12xf32>')
    yield "concatenate_i32", function(f'%0 = "stablehlo.concatenate"(%a, %b) {{dimension = 1 : i32}} : ({X}, {X}) -> tensor<4x12xf32>')
    yield "iota_pretty", function("%0 = stablehlo.iota dim = 0 : tensor<3xi32>")
    yield "iota_generic", function('%0 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xi32>')
    yield "reshape_pretty", function(f"%0 = stablehlo.reshape %a : ({X}) -> tensor<24xf32>")
    yield "get_dimension_size_pretty", function(f"%0 = stablehlo.get_dimension_size %a, dim = 1 : ({X}) -> {I}")
    yield "set_dimension_size_pretty", function(f"%0 = stablehlo.set_dimension_size %a, %i, dim = 1 : ({X}, {I}) -> tensor<4x?xf32, #stablehlo.bounds<?, 6>>")
    yield "fft_pretty", function(f"%0 = stablehlo.fft %a, type = RFFT, length = [6] : ({X}) -> tensor<4x4xcomplex<f32>>")
    yield "fft_old", function(f'%0 = stablehlo.fft %a, type = "RFFT", length = [6] : ({X}) -> tensor<4x4xcomplex<f32>>')
    yield "sort_old", function(f'%0 = "stablehlo.sort"(%a) ({{\n  ^bb0(%x: tensor<f32>, %y: tensor<f32>):\n    %c = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>\n    stablehlo.return %c : tensor<i1>\n  }}) {{dimension = 1 : i64, is_stable = true}} : ({X}) -> {X}')
    yield "sort_defaults", function(f'%0 = "stablehlo.sort"(%a) ({{\n  ^bb0(%x: tensor<f32>, %y: tensor<f32>):\n    %c = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>\n    stablehlo.return %c : tensor<i1>\n  }}) : ({X}) -> {X}')
    yield "cholesky_pretty", function("%0 = stablehlo.cholesky %x, lower = true : tensor<3x3xf32>", "%x: tensor<3x3xf32>")
    yield "cholesky_default", function('%0 = "stablehlo.cholesky"(%x) : (tensor<3x3xf32>) -> tensor<3x3xf32>', "%x: tensor<3x3xf32>")
    yield "triangular_solve", function('%0 = "stablehlo.triangular_solve"(%x, %x) {left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false} : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>', "%x: tensor<3x3xf32>")
    yield "triangular_solve_string", function('%0 = "stablehlo.triangular_solve"(%x, %x) {left_side = true, lower = true, transpose_a = "NO_TRANSPOSE", unit_diagonal = false} : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>', "%x: tensor<3x3xf32>")
    yield "rng_bits_pretty", function("%0, %1 = stablehlo.rng_bit_generator %x, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)", "%x: tensor<2xui64>")
    yield "rng_pretty", function("%0 = stablehlo.rng %x, %x, %s, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<?xf32>", "%x: tensor<f32>, %s: tensor<1xi64>")
    yield "torch_index_select", function(f'%0 = "stablehlo.torch_index_select"(%a, %x) {{dim = 1 : i64, batch_dims = 0 : i64}} : ({X}, tensor<2xi32>) -> tensor<4x2xf32>', f"%a: {X}, %x: tensor<2xi32>")
    yield "torch_index_select_i32", function(f'%0 = "stablehlo.torch_index_select"(%a, %x) {{dim = 1 : i32, batch_dims = 0 : i32}} : ({X}, tensor<2xi32>) -> tensor<4x2xf32>', f"%a: {X}, %x: tensor<2xi32>")
    yield "einsum", function('%0 = "stablehlo.einsum"(%x, %y) {einsum_config = "ab,bc->ac"} : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>', "%x: tensor<2x3xf32>, %y: tensor<3x4xf32>")
    yield "einsum_pretty", function('%0 = stablehlo.einsum %x, %y, config = "ab,bc->ac" : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>', "%x: tensor<2x3xf32>, %y: tensor<3x4xf32>")
    yield "unary_einsum", function('%0 = "stablehlo.unary_einsum"(%x) {einsum_config = "ab->ba"} : (tensor<2x3xf32>) -> tensor<3x2xf32>', "%x: tensor<2x3xf32>")


def dynamic():
    d, s2 = "tensor<?x?xf32>", "tensor<2xi32>"
    arguments = f"%a: {d}, %s: {s2}, %i: {I}, %z: tensor<f32>"
    yield "dynamic_reshape", function(f"%0 = stablehlo.dynamic_reshape %a, %s : ({d}, {s2}) -> {d}", arguments)
    yield "dynamic_reshape_index", function(f"%0 = stablehlo.dynamic_reshape %a, %s : ({d}, tensor<2xindex>) -> {d}", f"%a: {d}, %s: tensor<2xindex>")
    yield "dynamic_broadcast_pretty", function(f"%0 = stablehlo.dynamic_broadcast_in_dim %a, %s, dims = [0, 1] : ({d}, {s2}) -> {d}", arguments)
    yield "dynamic_broadcast_known", function(f"%0 = stablehlo.dynamic_broadcast_in_dim %a, %s, dims = [0, 1] {{known_expanding_dimensions = array<i64: 0>, known_nonexpanding_dimensions = array<i64: 1>}} : ({d}, {s2}) -> {d}", arguments)
    yield "dynamic_broadcast_dense", function(f'%0 = "stablehlo.dynamic_broadcast_in_dim"(%a, %s) {{broadcast_dimensions = dense<[0, 1]> : tensor<2xi64>}} : ({d}, {s2}) -> {d}', arguments)
    yield "dynamic_broadcast_known_dense", function(f'%0 = "stablehlo.dynamic_broadcast_in_dim"(%a, %s) {{broadcast_dimensions = array<i64: 0, 1>, known_expanding_dimensions = dense<0> : tensor<1xi64>}} : ({d}, {s2}) -> {d}', arguments)
    yield "dynamic_iota", function(f"%0 = stablehlo.dynamic_iota %s, dim = 0 : ({s2}) -> {d}", arguments)
    yield "dynamic_pad", function(f"%0 = stablehlo.dynamic_pad %a, %z, %s, %s, %s : ({d}, tensor<f32>, {s2}, {s2}, {s2}) -> {d}", arguments)
    yield "real_dynamic_slice", function(f"%0 = stablehlo.real_dynamic_slice %a, %s, %s, %s : ({d}, {s2}, {s2}, {s2}) -> {d}", arguments)
    yield "dynamic_gather", function(f'%0 = "stablehlo.dynamic_gather"(%a, %x, %s) {{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}} : ({d}, tensor<3x1xi32>, {s2}) -> tensor<3x?xf32>', arguments + ", %x: tensor<3x1xi32>")
    yield "get_dimension_size", function(f"%0 = stablehlo.get_dimension_size %a, dim = 0 : ({d}) -> {I}", arguments)
    for bounds in ["#stablehlo.bounds<5, ?>", "#stablehlo.type_extensions<bounds = [5, ?]>", "#stablehlo.bounds<5>", "#stablehlo.bounds<5, 6>", "#stablehlo.bounds<?, ?>", "#stablehlo.bounds<-1, ?>", "#stablehlo.bounds<>"]:
        yield f"bounds_{bounds[11:]}", function(f"%0 = stablehlo.add %x, %x : tensor<?x4xf32, {bounds}>", f"%x: tensor<?x4xf32, {bounds}>")
    b = "tensor<?x4xf32, #stablehlo.bounds<5, ?>>"
    for name, body in {
        "abs": f"stablehlo.abs %x : {b}", "add_unbounded": f"stablehlo.add %x, %y : ({b}, tensor<?x4xf32>) -> {b}",
        "transpose": f"stablehlo.transpose %x, dims = [1, 0] : ({b}) -> tensor<4x?xf32, #stablehlo.bounds<?, 5>>",
        "transpose_lost": f"stablehlo.transpose %x, dims = [1, 0] : ({b}) -> tensor<4x?xf32>",
        "transpose_other": f"stablehlo.transpose %x, dims = [1, 0] : ({b}) -> tensor<4x?xf32, #stablehlo.bounds<?, 6>>",
        "pad": f"stablehlo.pad %x, %z, low = [1, 0], high = [1, 0], interior = [0, 0] : ({b}, tensor<f32>) -> tensor<?x4xf32, #stablehlo.bounds<7, ?>>",
        "pad_other": f"stablehlo.pad %x, %z, low = [1, 0], high = [1, 0], interior = [0, 0] : ({b}, tensor<f32>) -> tensor<?x4xf32, #stablehlo.bounds<5, ?>>",
        "concatenate": f"stablehlo.concatenate %x, %x, dim = 0 : ({b}, {b}) -> tensor<?x4xf32, #stablehlo.bounds<10, ?>>",
        "concatenate_other": f"stablehlo.concatenate %x, %x, dim = 0 : ({b}, {b}) -> tensor<?x4xf32, #stablehlo.bounds<5, ?>>",
        "concatenate_static": f"stablehlo.concatenate %x, %w, dim = 0 : ({b}, tensor<2x4xf32>) -> tensor<?x4xf32, #stablehlo.bounds<7, ?>>",
        "slice": f"stablehlo.slice %x [0:2, 0:4] : ({b}) -> tensor<2x4xf32>",
        "select": f"stablehlo.select %p, %x, %x : tensor<i1>, {b}", "compare": f"stablehlo.compare LT, %x, %x : ({b}, {b}) -> tensor<?x4xi1, #stablehlo.bounds<5, ?>>",
        "compare_lost": f"stablehlo.compare LT, %x, %x : ({b}, {b}) -> tensor<?x4xi1>",
        "reduce": f"stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1] : ({b}, tensor<f32>) -> tensor<?xf32, #stablehlo.bounds<5>>",
        "reduce_other": f"stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1] : ({b}, tensor<f32>) -> tensor<?xf32, #stablehlo.bounds<6>>",
        "reduce_all": f"stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0, 1] : ({b}, tensor<f32>) -> tensor<f32>",
        "broadcast": f"stablehlo.broadcast %x, sizes = [2] : ({b}) -> tensor<2x?x4xf32, #stablehlo.bounds<?, 5, ?>>",
        "reverse": f"stablehlo.reverse %x, dims = [0] : {b}", "reshape": f"stablehlo.reshape %x : ({b}) -> tensor<4x?xf32, #stablehlo.bounds<?, 5>>",
        "dot": f"stablehlo.dot_general %x, %v, contracting_dims = [1] x [0] : ({b}, tensor<4x3xf32>) -> tensor<?x3xf32, #stablehlo.bounds<5, ?>>",
        "iota": "stablehlo.iota dim = 0 : tensor<?xi32, #stablehlo.bounds<5>>", "convert": f"stablehlo.convert %x : ({b}) -> tensor<?x4xf64, #stablehlo.bounds<5, ?>>",
        "is_finite": f"stablehlo.is_finite %x : ({b}) -> tensor<?x4xi1, #stablehlo.bounds<5, ?>>",
        "clamp": f"stablehlo.clamp %z, %x, %z : (tensor<f32>, {b}, tensor<f32>) -> {b}",
        "set_dimension_size": f"stablehlo.set_dimension_size %w, %i, dim = 0 : (tensor<2x4xf32>, tensor<i32>) -> tensor<?x4xf32, #stablehlo.bounds<2, ?>>",
        "dynamic_slice": f"stablehlo.dynamic_slice %x, %i, %i, sizes = [1, 4] : ({b}, tensor<i32>, tensor<i32>) -> tensor<1x4xf32>",
        "dynamic_update_slice": f"stablehlo.dynamic_update_slice %x, %w, %i, %i : ({b}, tensor<2x4xf32>, tensor<i32>, tensor<i32>) -> {b}",
    }.items():
        yield f"bounded_{name}", function(f"%0 = {body}", f"%x: {b}, %y: tensor<?x4xf32>, %z: tensor<f32>, %p: tensor<i1>, %w: tensor<2x4xf32>, %v: tensor<4x3xf32>, %i: tensor<i32>")


def contractions():
    m, n, r = "tensor<2x3xf32>", "tensor<3x4xf32>", "tensor<2x4xf32>"
    arguments, signature = f"%x: {m}, %y: {n}", f"({m}, {n}) -> {r}"
    numbers = "#stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>"
    high = "[#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>]"
    for name, text in {
        "dot": "stablehlo.dot %x, %y", "dot_precision": "stablehlo.dot %x, %y, precision = [HIGH, DEFAULT]", "dot_one": "stablehlo.dot %x, %y, precision = [HIGH]",
        "dot_attribute": f"stablehlo.dot %x, %y {{precision_config = {high}}}", "dot_generic": '"stablehlo.dot"(%x, %y)',
        "dot_generic_precision": f'"stablehlo.dot"(%x, %y) {{precision_config = {high}}}',
        "dot_none": '"stablehlo.dot"(%x, %y) {precision_config = []}',
        "general": "stablehlo.dot_general %x, %y, contracting_dims = [1] x [0]",
        "general_precision": "stablehlo.dot_general %x, %y, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST]",
        "general_attribute": f"stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] {{precision_config = {high}}}",
        "general_generic": f'"stablehlo.dot_general"(%x, %y) {{dot_dimension_numbers = {numbers}}}',
        "general_raw": '"stablehlo.dot_general"(%x, %y) {dot_dimension_numbers = #stablehlo.dot<raw lhs_contracting_dimensions = [1]>}',
        "general_strings": f'"stablehlo.dot_general"(%x, %y) {{dot_dimension_numbers = {numbers}, precision_config = ["DEFAULT", "DEFAULT"]}}',
        "general_precision_dot": f'"stablehlo.dot_general"(%x, %y) {{dot_dimension_numbers = {numbers}, precision_config = [#stablehlo.precision<HIGH>, #stablehlo.precision<HIGH>]}}',
        "general_old_pretty": "stablehlo.dot_general %x, %y, contracting_dims = [1] x [0], batching_dims = [] x []",
        "general_empty_batch": "stablehlo.dot_general %x, %y, batching_dims = [] x [], contracting_dims = [1] x [0]",
        "general_mhlo": '"stablehlo.dot_general"(%x, %y) {dot_dimension_numbers = #mhlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}',
    }.items():
        yield name, function(f"%0 = {text} : {signature}", arguments)
    for types, counts, imprecise in [(("tf32", "tf32", "f32"), (1, 1, 1), "false"), (("bf16", "bf16", "f32"), (1, 1, 3), "false"), (("bf16", "bf16", "f32"), (1, 1, 6), "false"),
                                     (("bf16", "bf16", "f32"), (1, 1, 9), "false"), (("tf32", "tf32", "f32"), (1, 1, 3), "false"), (("f8E5M2", "f8E4M3FN", "f32"), (1, 1, 1), "true"),
                                     (("f16", "f16", "f16"), (1, 1, 1), "false"), (("bf16", "bf16", "bf16"), (1, 1, 1), "false"), (("f64", "f64", "f64"), (1, 1, 1), "false"),
                                     (("f16", "f16", "f32"), (1, 1, 1), "false"), (("f32", "f32", "f32"), (1, 1, 1), "false"), (("f32", "f32", "f32"), (1, 1, 1), "true"),
                                     (("f64", "f64", "f32"), (1, 1, 1), "false"), (("bf16", "bf16", "f32"), (1, 1, 7), "false"), (("bf16", "bf16", "f32"), (0, 1, 1), "false"),
                                     (("i8", "i8", "i32"), (1, 1, 1), "false"), (("f8E8M0FNU", "f8E8M0FNU", "f32"), (1, 1, 1), "false"), (("bf16", "f16", "f32"), (1, 1, 1), "false")]:
        lhs, rhs, total = types
        fields = f"lhs_precision_type = {lhs}, rhs_precision_type = {rhs}, accumulation_type = {total}, lhs_component_count = {counts[0]}, rhs_component_count = {counts[1]}, num_primitive_operations = {counts[2]}, allow_imprecise_accumulation = {imprecise}"
        name = f"algorithm_{'_'.join(types)}_{'_'.join(map(str, counts))}_{imprecise}"
        yield name, function(f'%0 = "stablehlo.dot_general"(%x, %y) {{dot_dimension_numbers = {numbers}, algorithm = #stablehlo.dot_algorithm<{fields}>}} : {signature}', arguments)
        yield name + "_pretty", function(f"%0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0], algorithm = <{fields}> : {signature}", arguments)
        yield name + "_precision", function(f"%0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT], algorithm = <{fields}> : {signature}", arguments)
        yield name + "_high", function(f"%0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0], precision = [HIGH, HIGH], algorithm = <{fields}> : {signature}", arguments)
    image, kernel, out = "tensor<1x8x8x3xf32>", "tensor<3x3x3x4xf32>", "tensor<1x8x8x4xf32>"
    conv = "#stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>"
    raw = "#stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 3, input_spatial_dimensions = [1, 2], kernel_input_feature_dimension = 2, kernel_output_feature_dimension = 3, kernel_spatial_dimensions = [0, 1], output_batch_dimension = 0, output_feature_dimension = 3, output_spatial_dimensions = [1, 2]>"
    groups = "feature_group_count = 1 : i64, batch_group_count = 1 : i64"
    pad = "padding = dense<1> : tensor<2x2xi64>"
    arguments, signature = f"%x: {image}, %y: {kernel}", f"({image}, {kernel}) -> {out}"
    for name, text in {
        "pretty": "stablehlo.convolution(%x, %y) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}",
        "pretty_short": "stablehlo.convolution(%x, %y) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64}",
        "pretty_numbers": "stablehlo.convolution(%x, %y) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {reverse = [0, 1], pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64}",
        "arrays": f'"stablehlo.convolution"(%x, %y) {{dimension_numbers = {conv}, {groups}, window_strides = array<i64: 1, 1>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, {pad}}}',
        "dense": f'"stablehlo.convolution"(%x, %y) {{dimension_numbers = {conv}, {groups}, window_strides = dense<1> : tensor<2xi64>, lhs_dilation = dense<1> : tensor<2xi64>, rhs_dilation = dense<1> : tensor<2xi64>, window_reversal = dense<false> : tensor<2xi1>, {pad}}}',
        "dense_strides": f'"stablehlo.convolution"(%x, %y) {{dimension_numbers = {conv}, {groups}, window_strides = dense<1> : tensor<2xi64>, {pad}}}',
        "raw": f'"stablehlo.convolution"(%x, %y) {{dimension_numbers = {raw}, {groups}, {pad}}}', "no_groups": f'"stablehlo.convolution"(%x, %y) {{dimension_numbers = {conv}, {pad}}}',
        "padding_array": f'"stablehlo.convolution"(%x, %y) {{dimension_numbers = {conv}, {groups}, padding = array<i64: 1, 1, 1, 1>}}',
        "padding_i32": f'"stablehlo.convolution"(%x, %y) {{dimension_numbers = {conv}, {groups}, padding = dense<1> : tensor<2x2xi32>}}',
    }.items():
        yield f"convolution_{name}", function(f"%0 = {text} : {signature}", arguments)


REDUCER = "{\n  ^bb0(%x: tensor<f32>, %y: tensor<f32>):\n    %s = stablehlo.add %x, %y : tensor<f32>\n    stablehlo.return %s : tensor<f32>\n  }"


def regions():
    z = "tensor<f32>"
    arguments = f"%a: {X}, %z: {z}, %p: tensor<i1>, %i: {I}"
    signature = f"({X}, {z}) -> tensor<4xf32>"
    for name, text in {
        "applies": "stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [1]", "applies_max": "stablehlo.reduce(%a init: %z) applies stablehlo.maximum across dimensions = [1]",
        "applies_subtract": "stablehlo.reduce(%a init: %z) applies stablehlo.subtract across dimensions = [1]",
        "applies_unknown": "stablehlo.reduce(%a init: %z) applies stablehlo.nothing across dimensions = [1]",
        "applies_unary": "stablehlo.reduce(%a init: %z) applies stablehlo.negate across dimensions = [1]",
        "generic": f'"stablehlo.reduce"(%a, %z) ({REDUCER}) {{dimensions = array<i64: 1>}}', "dense": f'"stablehlo.reduce"(%a, %z) ({REDUCER}) {{dimensions = dense<1> : tensor<1xi64>}}',
        "properties": f'"stablehlo.reduce"(%a, %z) <{{dimensions = array<i64: 1>}}> ({REDUCER})',
    }.items():
        yield f"reduce_{name}", function(f"%0 = {text} : {signature}", arguments)
    yield "reduce_reducer", function(f"%0 = stablehlo.reduce(%a init: %z) across dimensions = [1] : {signature}\n   reducer(%x: tensor<f32>, %y: tensor<f32>)  {{\n    %s = stablehlo.add %x, %y : tensor<f32>\n    stablehlo.return %s : tensor<f32>\n  }}", arguments)
    yield "reduce_pair", function(f"%0:2 = stablehlo.reduce(%a init: %z), (%a init: %z) across dimensions = [1] : ({X}, {X}, {z}, {z}) -> (tensor<4xf32>, tensor<4xf32>)\n   reducer(%x: tensor<f32>, %y: tensor<f32>) (%u: tensor<f32>, %v: tensor<f32>)  {{\n    stablehlo.return %x, %u : tensor<f32>, tensor<f32>\n  }}", arguments)
    window = "window_dimensions = array<i64: 1, 2>"
    for name, attributes in {"short": window, "arrays": window + ", window_strides = array<i64: 1, 2>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>",
                             "dense": "window_dimensions = dense<[1, 2]> : tensor<2xi64>, window_strides = dense<1> : tensor<2xi64>, padding = dense<0> : tensor<2x2xi64>", "no_window": ""}.items():
        result = "tensor<4x3xf32>" if name == "arrays" else "tensor<4x5xf32>"
        yield f"reduce_window_{name}", function(f'%0 = "stablehlo.reduce_window"(%a, %z) ({REDUCER}) {{{attributes}}} : ({X}, {z}) -> {result}', arguments)
    ge = "{\n  ^bb0(%x: tensor<f32>, %y: tensor<f32>):\n    %c = stablehlo.compare GE, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>\n    stablehlo.return %c : tensor<i1>\n  }"
    for name, attributes in {"arrays": "window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 2>", "dense": "window_dimensions = dense<[1, 2]> : tensor<2xi64>, window_strides = dense<[1, 2]> : tensor<2xi64>, padding = dense<0> : tensor<2x2xi64>", "none": ""}.items():
        source = X if name == "none" else "tensor<4x3xf32>"
        yield f"select_and_scatter_{name}", function(f'%0 = "stablehlo.select_and_scatter"(%a, %q, %z) ({ge}, {REDUCER}) {{{attributes}}} : ({X}, {source}, {z}) -> {X}', arguments + f", %q: {source}")
    numbers = "update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1"
    for name, attributes in {"plain": "", "flags": ", indices_are_sorted = false, unique_indices = true", "unit": ", indices_are_sorted"}.items():
        yield f"scatter_{name}", function(f'%0 = "stablehlo.scatter"(%a, %n, %u) ({REDUCER}) {{scatter_dimension_numbers = #stablehlo.scatter<{numbers}>{attributes}}} : ({X}, tensor<3x1xi32>, tensor<3x6xf32>) -> {X}', arguments + ", %n: tensor<3x1xi32>, %u: tensor<3x6xf32>")
    gather = "offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1"
    for name, attributes in {"array": "slice_sizes = array<i64: 1, 6>", "dense": "slice_sizes = dense<[1, 6]> : tensor<2xi64>", "flag": "slice_sizes = array<i64: 1, 6>, indices_are_sorted = true", "none": ""}.items():
        yield f"gather_{name}", function(f'%0 = "stablehlo.gather"(%a, %n) {{dimension_numbers = #stablehlo.gather<{gather}>, {attributes}}} : ({X}, tensor<3x1xi32>) -> tensor<3x6xf32>'.replace(", }", "}"), arguments + ", %n: tensor<3x1xi32>")
    yield "map_array", function(f'%0 = "stablehlo.map"(%a, %a) ({REDUCER}) {{dimensions = array<i64: 0, 1>}} : ({X}, {X}) -> {X}', arguments)
    yield "map_dense", function(f'%0 = "stablehlo.map"(%a, %a) ({REDUCER}) {{dimensions = dense<[0, 1]> : tensor<2xi64>}} : ({X}, {X}) -> {X}', arguments)
    body = f"{{\n    stablehlo.return %a : {X}\n  }}"
    yield "if_generic", function(f'%0 = "stablehlo.if"(%p) ({body}, {body}) : (tensor<i1>) -> {X}', arguments)
    yield "if_label", function(f'%0 = "stablehlo.if"(%p) ({{\n  ^bb0:\n    stablehlo.return %a : {X}\n  }}, {body}) : (tensor<i1>) -> {X}', arguments)
    yield "if_argument", function(f'%0 = "stablehlo.if"(%p) ({{\n  ^bb0(%q: {X}):\n    stablehlo.return %a : {X}\n  }}, {body}) : (tensor<i1>) -> {X}', arguments)
    yield "if_one", function(f'%0 = "stablehlo.if"(%p) ({body}) : (tensor<i1>) -> {X}', arguments)
    yield "case_generic", function(f'%0 = "stablehlo.case"(%i) ({body}, {body}, {body}) : (tensor<i32>) -> {X}', arguments)
    yield "case_none", function('"stablehlo.case"(%i) : (tensor<i32>) -> ()', arguments)
    yield "case_i64", function(f'%0 = "stablehlo.case"(%j) ({body}) : (tensor<i64>) -> {X}', arguments + ", %j: tensor<i64>")
    yield "while_pretty", function(f"%0:2 = stablehlo.while(%x = %i, %y = %a) : {I}, {X}\n    cond {{\n      %c = stablehlo.compare LT, %x, %i : ({I}, {I}) -> tensor<i1>\n      stablehlo.return %c : tensor<i1>\n    }} do {{\n      stablehlo.return %x, %y : {I}, {X}\n    }}", arguments)
    yield "while_attributes", function(f"%0 = stablehlo.while(%x = %i) : {I} attributes {{a.b = 1 : i64}}\n    cond {{\n      stablehlo.return %p : tensor<i1>\n    }} do {{\n      stablehlo.return %x : {I}\n    }}", arguments)
    yield "while_generic", function(f'%0 = "stablehlo.while"(%i) ({{\n  ^bb0(%x: {I}):\n    stablehlo.return %p : tensor<i1>\n  }}, {{\n  ^bb0(%x: {I}):\n    stablehlo.return %x : {I}\n  }}) : ({I}) -> {I}', arguments)
    yield "while_none", function("stablehlo.while()\n    cond {\n      stablehlo.return %p : tensor<i1>\n    } do {\n      stablehlo.return\n    }", arguments)
    yield "optimization_barrier", function(f"%0:2 = stablehlo.optimization_barrier %a, %z : {X}, {z}", arguments)
    yield "optimization_barrier_long", function(f"%0:2 = stablehlo.optimization_barrier %a, %z : ({X}, {z}) -> ({X}, {z})", arguments)
    yield "optimization_barrier_none", function('"stablehlo.optimization_barrier"() : () -> ()', arguments)


def calls():
    for name, text in {
        "plain": "@f(%a)", "config": '@f(%a) {backend_config = "x"}', "api_1": "@f(%a) {api_version = 1 : i32}", "api_2": '@f(%a) {api_version = 2 : i32, backend_config = "x"}',
        "api_3": '@f(%a) {api_version = 3 : i32, backend_config = "x"}', "api_4": "@f(%a) {api_version = 4 : i32, backend_config = {x = 1 : i64}}", "api_0": "@f(%a) {api_version = 0 : i32}",
        "api_5": "@f(%a) {api_version = 5 : i32}", "api_i64": "@f(%a) {api_version = 1 : i64}", "api_4_string": '@f(%a) {api_version = 4 : i32, backend_config = "x"}',
        "api_4_none": "@f(%a) {api_version = 4 : i32}", "api_1_dictionary": "@f(%a) {api_version = 1 : i32, backend_config = {x = 1 : i64}}",
        "effect": "@f(%a) {has_side_effect = true}", "layouts": "@f(%a) {operand_layouts = [dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]}",
        "layouts_i64": "@f(%a) {operand_layouts = [dense<[1, 0]> : tensor<2xi64>], result_layouts = [dense<[0, 1]> : tensor<2xi64>]}",
        "layouts_half": "@f(%a) {operand_layouts = [dense<[1, 0]> : tensor<2xindex>]}", "layouts_twice": "@f(%a) {operand_layouts = [dense<[1, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]}",
        "layouts_rank": "@f(%a) {operand_layouts = [dense<[0]> : tensor<1xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]}",
        "alias": "@f(%a) {output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>]}",
        "alias_out": "@f(%a) {output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>]}",
        "computations": "@f(%a) {called_computations = [@main]}", "quoted": '@"my target"(%a)', "mhlo": "@f(%a) {mhlo.backend_config = {x = 1 : i64}}",
        "sharding": '@Sharding(%a) {mhlo.sharding = "{devices=[2,1]<=[2]}"}', "empty": '@""(%a)',
    }.items():
        yield f"custom_call_{name}", function(f"%0 = stablehlo.custom_call {text} : ({X}) -> {X}")
    yield "custom_call_generic", function(f'%0 = "stablehlo.custom_call"(%a) {{call_target_name = "f", has_side_effect = false, backend_config = "", api_version = 1 : i32, called_computations = [], operand_layouts = [], result_layouts = []}} : ({X}) -> {X}')
    yield "custom_call_properties", function(f'%0 = "stablehlo.custom_call"(%a) <{{call_target_name = "f", api_version = 4 : i32, backend_config = {{}}}}> {{a.b}} : ({X}) -> {X}')
    yield "custom_call_no_target", function(f'%0 = "stablehlo.custom_call"(%a) : ({X}) -> {X}')
    yield "custom_call_results", function(f"%0:2 = stablehlo.custom_call @f() : () -> ({X}, {I})")
    other = f"func.func private @f(%a: {X}) -> {X} {{\n  return %a : {X}\n}}\n"
    for name, text in {"plain": '"my.op" %a {decomposition = @f}', "version": '"my.op" %a {decomposition = @f, version = 1 : i32}', "attributes": '"my.op" %a {composite_attributes = {x = 1 : i64}, decomposition = @f}',
                       "no_dot": '"op" %a {decomposition = @f}', "no_function": '"my.op" %a {decomposition = @g}', "i64": '"my.op" %a {decomposition = @f, version = 1 : i64}', "no_decomposition": '"my.op" %a'}.items():
        yield f"composite_{name}", function(f"%0 = stablehlo.composite {text} : ({X}) -> {X}", others=other)
    yield "composite_generic", function(f'%0 = "stablehlo.composite"(%a) {{name = "my.op", decomposition = @f, version = 0 : i32, composite_attributes = {{}}}} : ({X}) -> {X}', others=other)
    yield "call", function(f"%0 = func.call @f(%a) : ({X}) -> {X}", others=other)
    yield "call_short", function(f"%0 = call @f(%a) : ({X}) -> {X}", others=other)
    yield "tuple_pretty", function(f"%0 = stablehlo.tuple %a, %i : tuple<{X}, {I}>")
    yield "tuple_generic", function(f'%0 = "stablehlo.tuple"(%a, %i) : ({X}, {I}) -> tuple<{X}, {I}>')
    yield "get_tuple_element", function(f"%0 = stablehlo.tuple %a, %i : tuple<{X}, {I}>\n  %1 = stablehlo.get_tuple_element %0[1] : (tuple<{X}, {I}>) -> {I}")
    yield "after_all", function("%0 = stablehlo.after_all %t, %t : !stablehlo.token", "%t: !stablehlo.token")
    yield "after_all_none", function("%0 = stablehlo.after_all : !stablehlo.token")
    yield "create_token", function("%0 = stablehlo.create_token : !stablehlo.token")
    for name, text in {"send": f'%0 = "stablehlo.send"(%a, %t) {{channel_handle = #stablehlo.channel_handle<handle = 1, type = 2>, is_host_transfer = true}} : ({X}, !stablehlo.token) -> !stablehlo.token',
                       "send_pairs": f'%0 = "stablehlo.send"(%a, %t) {{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}} : ({X}, !stablehlo.token) -> !stablehlo.token',
                       "send_one": f'%0 = "stablehlo.send"(%a, %t) {{channel_handle = #stablehlo.channel_handle<handle = 1, type = 2>, is_host_transfer}} : ({X}, !stablehlo.token) -> !stablehlo.token',
                       "recv": f'%0:2 = "stablehlo.recv"(%t) {{channel_handle = #stablehlo.channel_handle<handle = 1, type = 3>, is_host_transfer = true}} : (!stablehlo.token) -> ({X}, !stablehlo.token)',
                       "infeed": f'%0:2 = "stablehlo.infeed"(%t) {{infeed_config = "x", layout = [[1, 0]]}} : (!stablehlo.token) -> ({X}, !stablehlo.token)',
                       "infeed_short": f'%0:2 = "stablehlo.infeed"(%t) : (!stablehlo.token) -> ({X}, !stablehlo.token)',
                       "outfeed": f'%0 = "stablehlo.outfeed"(%a, %t) {{outfeed_config = ""}} : ({X}, !stablehlo.token) -> !stablehlo.token'}.items():
        yield name, function(text, f"%a: {X}, %t: !stablehlo.token")


def collectives():
    groups = "replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>"
    channel = "channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>"
    for name, attributes in {"plain": groups, "channel": f"{groups}, {channel}", "ids": f"{groups}, {channel}, use_global_device_ids", "ids_false": f"{groups}, {channel}, use_global_device_ids = false",
                             "ragged": "replica_groups = dense<[[0, 1], [2, -1]]> : tensor<2x2xi64>", "empty": "replica_groups = dense<> : tensor<0x0xi64>", "one": "replica_groups = dense<0> : tensor<1x1xi64>",
                             "twice": "replica_groups = dense<[[0, 0]]> : tensor<1x2xi64>", "rank": "replica_groups = dense<[0, 1]> : tensor<2xi64>", "i32": "replica_groups = dense<[[0, 1]]> : tensor<1x2xi32>", "none": "",
                             "array": "replica_groups = [[0, 1]]"}.items():
        yield f"all_reduce_{name}", function(f'%0 = "stablehlo.all_reduce"(%a) ({REDUCER}) {{{attributes}}} : ({X}) -> {X}'.replace("{}", "{a.b}"))
        yield f"all_gather_{name}", function(f'%0 = "stablehlo.all_gather"(%a) {{all_gather_dim = 0 : i64, {attributes}}} : ({X}) -> tensor<{4 if name in ("one",) else 8}x6xf32>'.replace(", }", "}"))
        if name not in ("ids", "ids_false"):
            yield f"all_to_all_{name}", function(f'%0 = "stablehlo.all_to_all"(%a) {{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 2 : i64, {attributes}}} : ({X}) -> tensor<2x12xf32>'.replace(", }", "}"))
            yield f"collective_broadcast_{name}", function(f'%0 = "stablehlo.collective_broadcast"(%a) {{{attributes}}} : ({X}) -> {X}')
        yield f"reduce_scatter_{name}", function(f'%0 = "stablehlo.reduce_scatter"(%a) ({REDUCER}) {{scatter_dimension = 0 : i64, {attributes}}} : ({X}) -> tensor<2x6xf32>'.replace(", }", "}"))
    yield "all_reduce_pair", function(f'%0:2 = "stablehlo.all_reduce"(%a, %b) ({REDUCER}) {{{groups}}} : ({X}, {X}) -> ({X}, {X})')
    yield "collective_permute", function(f'%0 = "stablehlo.collective_permute"(%a) {{source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>, {channel}}} : ({X}) -> {X}')
    yield "collective_permute_empty", function(f'%0 = "stablehlo.collective_permute"(%a) {{source_target_pairs = dense<> : tensor<0x2xi64>}} : ({X}) -> {X}')
    yield "cross_replica_sum", function(f'%0 = "stablehlo.cross-replica-sum"(%a) {{{groups}}} : ({X}) -> {X}')
    yield "partition_id", function("%0 = stablehlo.partition_id : tensor<ui32>")
    yield "replica_id", function("%0 = stablehlo.replica_id : tensor<ui32>")
    mesh = 'sdy.mesh @m = <["x"=2, "y"=4]>\n'
    spelt = '#stablehlo.mesh<axes = [#stablehlo.mesh_axis<name = "x", size = 2>, #stablehlo.mesh_axis<name = "y", size = 4>]>'
    axis = lambda name, part="": f'#stablehlo.axis_ref<name = "{name}"{", sub_axis_info = " + part if part else ""}>'
    for name, (which, axes, size) in {"symbol": ("@m", axis("x"), 8), "no_symbol": ("@n", axis("x"), 8), "spelt": (spelt, axis("y"), 16), "no_axis": (spelt, axis("z"), 8), "part": (spelt, axis("y", "(1)2"), 8),
                                      "two": ("@m", f"{axis('x')}, {axis('y')}", 32), "number": ("@m", "1 : i64", 8), "string": ('"m"', axis("x"), 8),
                                      "ids": ('#stablehlo.mesh<axes = [<name = "x", size = 2>], device_ids = dense<[1, 0]> : tensor<2xi64>>', axis("x"), 8), "no_axes": ("#stablehlo.mesh<axes = []>", "", 4)}.items():
        yield f"mesh_{name}", mesh + function(f'%0 = "stablehlo.all_gather"(%a) {{all_gather_dim = 0 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = {which}, axes = [{axes}]>}} : ({X}) -> tensor<{size}x6xf32>')
        yield f"mesh_reduce_{name}", mesh + function(f'%0 = "stablehlo.all_reduce"(%a) ({REDUCER}) {{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = {which}, axes = [{axes}]>}} : ({X}) -> {X}')
    yield "sub_axis_info", "module attributes {a.b = #stablehlo<sub_axis_info(1)2>} {}"

    def start(body, result=X, arguments=f"%x: {X}, %j: {I}"):
        return function(f'%0 = "stablehlo.async_start"(%a, %i) ({{\n  ^bb0({arguments}):\n    %y = {body}\n    stablehlo.return %y : {result}\n  }}) : ({X}, {I}) -> !stablehlo.future<{result}>\n  %1 = "stablehlo.async_done"(%0) : (!stablehlo.future<{result}>) -> {result}')

    inner = REDUCER.replace("%x", "%u").replace("%y", "%v")
    for name, body in {"all_reduce": f'"stablehlo.all_reduce"(%x) ({inner}) {{{groups}}} : ({X}) -> {X}', "permute": f'"stablehlo.collective_permute"(%x) {{source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}} : ({X}) -> {X}',
                       "broadcast": f'"stablehlo.collective_broadcast"(%x) {{{groups}}} : ({X}) -> {X}', "slice": f"stablehlo.slice %x [0:4, 0:6] : ({X}) -> {X}",
                       "dynamic_slice": f"stablehlo.dynamic_slice %x, %j, %j, sizes = [4, 6] : ({X}, {I}, {I}) -> {X}", "update": f"stablehlo.dynamic_update_slice %x, %x, %j, %j : ({X}, {X}, {I}, {I}) -> {X}",
                       "add": f"stablehlo.add %x, %x : {X}", "reverse": f"stablehlo.reverse %x, dims = [0] : {X}", "custom_call": f"stablehlo.custom_call @f(%x) : ({X}) -> {X}", "pad": f"stablehlo.reshape %x : ({X}) -> {X}",
                       "gather": f'"stablehlo.gather"(%x, %j) {{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [0], index_vector_dim = 0>, slice_sizes = array<i64: 4, 6>}} : ({X}, {I}) -> {X}'}.items():
        yield f"async_{name}", start(body)
    for name, type in {"token": "!stablehlo.future<!stablehlo.token>", "two": f"!stablehlo.future<{X}, {I}>", "future": f"!stablehlo.future<!stablehlo.future<{X}>>", "none": "!stablehlo.future<>"}.items():
        yield f"future_{name}", function("", f"%x: {type}")
    buffer = "memref<4x6xf32>"
    alias = "output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>]"
    for name, text in {"create": f'"stablehlo.custom_call"() {{call_target_name = "CreateBuffer", api_version = 4 : i32}} : () -> {buffer}', "create_tensor": f'"stablehlo.custom_call"() {{call_target_name = "CreateBuffer", api_version = 4 : i32}} : () -> {X}',
                       "create_operand": f'"stablehlo.custom_call"(%a) {{call_target_name = "CreateBuffer", api_version = 4 : i32}} : ({X}) -> {buffer}',
                       "pin": f'"stablehlo.custom_call"(%a) {{call_target_name = "Pin", api_version = 4 : i32}} : ({X}) -> {buffer}', "pin_tensor": f'"stablehlo.custom_call"(%a) {{call_target_name = "Pin", api_version = 4 : i32}} : ({X}) -> {X}',
                       "pin_shape": f'"stablehlo.custom_call"(%a) {{call_target_name = "Pin", api_version = 4 : i32}} : ({X}) -> memref<6x4xf32>',
                       "unpin": f'"stablehlo.custom_call"(%m) {{call_target_name = "Unpin", api_version = 4 : i32}} : ({buffer}) -> {X}', "unpin_tensor": f'"stablehlo.custom_call"(%a) {{call_target_name = "Unpin", api_version = 4 : i32}} : ({X}) -> {X}',
                       "update": f'"stablehlo.custom_call"(%m) {{call_target_name = "u", api_version = 4 : i32, {alias}}} : ({buffer}) -> {buffer}', "no_alias": f'"stablehlo.custom_call"(%m) {{call_target_name = "u", api_version = 4 : i32}} : ({buffer}) -> {buffer}',
                       "read": f'"stablehlo.custom_call"(%m) {{call_target_name = "u", api_version = 4 : i32}} : ({buffer}) -> {X}', "tuple": f'"stablehlo.tuple"(%m) : ({buffer}) -> tuple<{buffer}>', "add": f'"stablehlo.add"(%m, %m) : ({buffer}, {buffer}) -> {buffer}',
                       "barrier": f'"stablehlo.optimization_barrier"(%m) : ({buffer}) -> {buffer}',
                       "while": f'"stablehlo.while"(%m) ({{\n  ^bb0(%x: {buffer}):\n    stablehlo.return %p : tensor<i1>\n  }}, {{\n  ^bb0(%x: {buffer}):\n    stablehlo.return %x : {buffer}\n  }}) : ({buffer}) -> {buffer}'}.items():
        yield f"buffer_{name}", function(f"%0 = {text}", f"%a: {X}, %m: {buffer}, %p: tensor<i1>")


def chlo():
    for name in ["acos", "acosh", "asin", "asinh", "atan", "atanh", "bessel_i1e", "conj", "cosh", "digamma", "erf", "erf_inv", "erfc", "lgamma", "sinh", "square", "tan"]:
        argument = "tensor<4x6xcomplex<f32>>" if name == "conj" else X
        yield f"chlo_{name}", function(f"%0 = chlo.{name} %x : {argument} -> {argument}", f"%x: {argument}")
        yield f"chlo_{name}_generic", function(f'%0 = "chlo.{name}"(%x) : ({argument}) -> {argument}', f"%x: {argument}")
    for name in ["add", "and", "atan2", "divide", "maximum", "minimum", "multiply", "next_after", "polygamma", "power", "remainder", "subtract", "zeta", "compare", "complex"]:
        extra = " {comparison_direction = #chlo<comparison_direction LT>}" if name == "compare" else ""
        element = "i1" if name == "compare" else "complex<f32>" if name == "complex" else "f32"
        yield f"chlo_broadcast_{name}", function(f"%0 = chlo.broadcast_{name} %a, %q{extra} : ({X}, tensor<6xf32>) -> tensor<4x6x{element}>", f"%a: {X}, %q: tensor<6xf32>")
        yield f"chlo_broadcast_{name}_dense", function(f'%0 = "chlo.broadcast_{name}"(%a, %q) {{broadcast_dimensions = dense<1> : tensor<1xi64>{", comparison_direction = #chlo<comparison_direction LT>" if extra else ""}}} : ({X}, tensor<6xf32>) -> tensor<4x6x{element}>', f"%a: {X}, %q: tensor<6xf32>")
        yield f"chlo_broadcast_{name}_array", function(f'%0 = "chlo.broadcast_{name}"(%a, %q) {{broadcast_dimensions = array<i64: 1>{", comparison_direction = #chlo<comparison_direction LT>" if extra else ""}}} : ({X}, tensor<6xf32>) -> tensor<4x6x{element}>', f"%a: {X}, %q: tensor<6xf32>")
    for text in [f"chlo.top_k(%a, k = 2) : {X} -> (tensor<4x2xf32>, tensor<4x2xi32>)", f'"chlo.top_k"(%a) {{k = 2 : i64}} : ({X}) -> (tensor<4x2xf32>, tensor<4x2xi32>)', f"chlo.top_k(%a, k = 9) : {X} -> (tensor<4x9xf32>, tensor<4x9xi32>)"]:
        yield f"chlo_top_k_{text[:11]}_{text[-8:]}", function(f"%0:2 = {text}")
    for name, text in {"is_inf": f"chlo.is_inf %a : {X} -> tensor<4x6xi1>", "is_pos_inf": f"chlo.is_pos_inf %a : {X} -> tensor<4x6xi1>", "is_neg_inf": f"chlo.is_neg_inf %a : {X} -> tensor<4x6xi1>", "constant": f"chlo.constant dense<1.0> : {X}",
                       "constant_like": f'"chlo.constant_like"(%a) {{value = 1.0 : f32}} : ({X}) -> {X}', "select": f"chlo.broadcast_select %p, %a, %b : (tensor<i1>, {X}, {X}) -> {X}", "_asin_acos_kernel": "chlo._asin_acos_kernel %c : tensor<2xcomplex<f32>> -> tensor<2xcomplex<f32>>",
                       "erf_inv_old": f"chlo.erf_inv %a : {X}", "next_after": f"chlo.next_after %a, %b : {X}, {X} -> {X}", "polygamma": f"chlo.polygamma %a, %b : {X}, {X} -> {X}", "zeta": f"chlo.zeta %a, %b : {X}, {X} -> {X}", "mulhi": "chlo.mulhi %u, %u : tensor<2xi32>, tensor<2xi32> -> tensor<2xi32>",
                       "reshape_shape": "chlo.dynamic_reshape %a, %s : (tensor<4x6xf32>, tensor<1xi32>) -> tensor<?xf32>"}.items():
        yield f"chlo_{name}", function(f"%0 = {text}", f"%a: {X}, %b: {X}, %p: tensor<i1>, %c: tensor<2xcomplex<f32>>, %u: tensor<2xi32>, %s: tensor<1xi32>")


def attributes():
    for name, text in {"conv": "#stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>", "dot": "#stablehlo.dot<>", "dot_batch": "#stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0]>", "gather": "#stablehlo.gather<>",
                       "gather_order": "#stablehlo.gather<index_vector_dim = 1, offset_dims = [0]>", "gather_twice": "#stablehlo.gather<offset_dims = [0], offset_dims = [0]>", "scatter": "#stablehlo.scatter<index_vector_dim = 1>", "scatter_comma": "#stablehlo.scatter<update_window_dims = [1], index_vector_dim = 1,>",
                       "channel": "#stablehlo.channel_handle<handle = 1, type = 2>", "channel_short": "#stablehlo.channel_handle<handle = 1>", "alias": "#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = [1]>",
                       "bounds": "#stablehlo.bounds<1, ?>", "type_extensions": "#stablehlo.type_extensions<bounds = [1, ?]>", "precision": "#stablehlo<precision HIGH>", "precision_dot": "#stablehlo.precision<HIGH>", "direction": "#stablehlo<comparison_direction LT>",
                       "type": "#stablehlo<comparison_type NOTYPE>", "fft": "#stablehlo<fft_type IRFFT>", "rng": "#stablehlo<rng_algorithm PHILOX>", "distribution": "#stablehlo<rng_distribution NORMAL>", "transpose": "#stablehlo<transpose ADJOINT>", "unknown": "#stablehlo.nothing<1>", "chlo": "#chlo<comparison_direction LT>",
                       "chlo_type": "#chlo<comparison_type FLOAT>", "chlo_precision": "#chlo<precision HIGH>", "ragged": "#chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>"}.items():
        yield f"attribute_{name}", f"module attributes {{a.b = {text}}} {{}}"
    for name, text in {"token": "!stablehlo.token", "tuple": "tuple<tensor<2xf32>, tuple<>>", "complex": "tensor<2xcomplex<f64>>", "narrow": "tensor<2xf8E4M3B11FNUZ>", "four": "tensor<2xf4E2M1FN>", "unsigned": "tensor<2xui4>", "two": "tensor<2xi2>", "unranked": "tensor<*xf32>", "index": "tensor<2xindex>"}.items():
        yield f"type_{name}", function("%0:1 = \"stablehlo.optimization_barrier\"(%x) : (T) -> T".replace("T", text), f"%x: {text}")


def programs():
    for part in [elementwise, dimensions, dynamic, contractions, regions, calls, collectives, chlo, attributes]:
        yield from part()


def tests(folder):
    """The functions of the suite's tests, each on its own."""
    for path in sorted(folder.glob("*lo/*.mlir")):
        for index, text in enumerate(re.split(r"^// -----.*$", path.read_text(), flags=re.M)):
            name = re.search(r"func\.func (?:private )?@([\w-]+)", text)
            if name and "quant.uniform" not in text and path.stem not in NEWER | UNREADABLE:
                yield f"{path.stem}/{name[1]}/{index}", text


def stricter(name):
    if "/" not in name:
        return name in STRICTER_HERE
    stem, test = name.split("/")[:2]
    names = STRICTER.get(stem.removesuffix("_invalid"), "").split()
    return "*" in names or test in names


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--shale-opt", type=pathlib.Path, required=True)
    parser.add_argument("--tests", type=pathlib.Path, help="folder of the suite's tests of dialects, which are compared too")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("names", nargs="*", help="programs (default: all)")
    arguments = parser.parse_args()
    context = jax_mlir.make_ir_context()
    sdy.register_dialect(context)

    def jaxlib(program):
        """The module's text, or nothing and why. In a process of its own: some programs make jaxlib crash."""
        reader, writer = os.pipe()
        child = os.fork()
        if child == 0:
            os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
            try:
                with context:
                    module = ir.Module.parse(program)
                    module.operation.verify()
                found = module.operation.get_asm(print_generic_op_form=True), ""
            except Exception as error:
                found = None, str(error)
            with os.fdopen(writer, "wb") as stream:
                stream.write(pickle.dumps(found))
            os._exit(0)
        os.close(writer)
        with os.fdopen(reader, "rb") as stream:
            data = stream.read()
        os.waitpid(child, 0)
        return pickle.loads(data) if data else (None, "jaxlib crashed")

    def shale(program):
        result = subprocess.run([arguments.shale_opt, "--mlir-print-op-generic"], input=program.encode(), capture_output=True)
        return (result.stdout.decode(), "") if result.returncode == 0 else (None, result.stderr.decode())

    def lines(text):
        return [re.sub(r"\s+", " ", line).strip() for line in text.strip().splitlines()]

    corpus = [*programs(), *(tests(arguments.tests) if arguments.tests else [])]
    corpus = [(name, text) for name, text in corpus if not arguments.names or name in arguments.names]
    theirs = [jaxlib(text) for _, text in corpus]
    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        ours = list(pool.map(shale, (text for _, text in corpus)))
    accepted, refused, known, crashed, failures = 0, 0, 0, 0, 0
    for (name, program), (expected, message), (found, errors) in zip(corpus, theirs, ours):
        problem = None
        if message == "jaxlib crashed":
            crashed += 1
        elif (expected is None) != (found is None):
            if stricter(name) if found is None else name in LENIENT:
                known += 1
                continue
            problem = f"is {'refused' if expected is None else 'accepted'} by jaxlib alone\n{message}{errors}"
        elif expected is None:
            refused += 1
        else:
            accepted += 1
            pair = next((pair for pair in zip(lines(found), lines(expected)) if pair[0] != pair[1]), None)
            problem = f"is printed as\n  {pair[0]}\nand not\n  {pair[1]}" if pair else None
        if problem:
            failures += 1
            print(f"{name} {problem[:900]}\n{program if arguments.names else ''}")
    print(f"{len(corpus)} programs: {accepted} read and {refused} refused by both, {known} known to differ, {crashed} crash jaxlib, {failures} unlike jaxlib")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
