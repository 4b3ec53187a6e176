# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Portable artifacts as Shale reads and writes them, against jaxlib, for programs of JAX.

Reading: the module that `shale-translate --deserialize` prints of what jaxlib wrote is compared with the one that jaxlib reads,
operation for operation in the generic syntax. Writing: jaxlib reads what `shale-translate --serialize --target=X.Y.Z` wrote, and
the module is compared with the one that was written; what Shale refuses for a version, jaxlib refuses.

    python examples/artifacts.py --shale-translate target/debug/shale-translate [--write 1.17.0,1.0.0] [--keep FOLDER] [NAME ...]
"""
import argparse
import concurrent.futures
import itertools
import os
import pathlib
import re
import subprocess
import sys
import tempfile

os.environ.setdefault("JAX_PLATFORMS", "cpu")
os.environ.setdefault("XLA_FLAGS", "--xla_force_host_platform_device_count=4")
import jax
import jax.numpy as jnp
import numpy as np
from jax import export, lax
from jax._src.interpreters import mlir as jax_mlir
from jax.sharding import Mesh, PartitionSpec
from jaxlib import _jax
from jaxlib.mlir import ir
from jaxlib.mlir.dialects import chlo, sdy, stablehlo

jax.config.update("jax_enable_x64", True)
VERSION = "1.17.0"
#: What jaxlib writes as older operations for versions before these, and Shale refuses.
REWRITTEN = {"stablehlo.tan": (1, 4, 0), "batching_dims": (1, 1, 0), "replica_group_mesh_axes": (1, 16, 0)}

FLOATS = ["float16", "bfloat16", "float32", "float64"]
COMPLEX = ["complex64", "complex128"]
SIGNED = ["int8", "int16", "int32", "int64"]
UNSIGNED = ["uint8", "uint16", "uint32", "uint64"]
NARROW = ["int2", "uint2", "int4", "uint4", "float8_e3m4", "float8_e4m3", "float8_e4m3b11fnuz", "float8_e4m3fn",
          "float8_e4m3fnuz", "float8_e5m2", "float8_e5m2fnuz", "float8_e8m0fnu", "float4_e2m1fn"]
INTEGERS = SIGNED + UNSIGNED
NUMBERS = INTEGERS + FLOATS + COMPLEX

#: Elementwise functions by number of arguments and the types they take.
UNARY = {
    "abs": SIGNED + FLOATS + COMPLEX, "acos": FLOATS, "acosh": FLOATS, "asin": FLOATS, "asinh": FLOATS, "atan": FLOATS,
    "atanh": FLOATS, "bessel_i1e": ["float32"], "bitwise_not": INTEGERS + ["bool"], "cbrt": FLOATS, "ceil": FLOATS,
    "conj": COMPLEX, "cos": FLOATS + COMPLEX, "cosh": FLOATS, "clz": INTEGERS, "digamma": ["float32", "float64"],
    "erf": FLOATS, "erf_inv": ["float32", "float64"], "erfc": FLOATS, "exp": FLOATS + COMPLEX, "exp2": FLOATS,
    "expm1": FLOATS, "floor": FLOATS, "imag": COMPLEX, "integer_pow": [], "is_finite": FLOATS,
    "lgamma": ["float32", "float64"], "log": FLOATS + COMPLEX, "log1p": FLOATS, "logistic": FLOATS, "neg": NUMBERS,
    "population_count": INTEGERS, "real": COMPLEX, "round": FLOATS, "rsqrt": FLOATS + COMPLEX, "sign": NUMBERS,
    "sin": FLOATS + COMPLEX, "sinh": FLOATS, "sqrt": FLOATS + COMPLEX, "square": NUMBERS, "tan": FLOATS, "tanh": FLOATS,
}
BINARY = {
    "add": NUMBERS, "atan2": FLOATS, "bitwise_and": INTEGERS + ["bool"], "bitwise_or": INTEGERS, "bitwise_xor": INTEGERS,
    "complex": ["float32", "float64"], "div": NUMBERS, "eq": NUMBERS + ["bool"], "ge": INTEGERS + FLOATS, "gt": FLOATS,
    "igamma": ["float32"], "le": INTEGERS, "lt": FLOATS, "max": INTEGERS + FLOATS, "min": INTEGERS + FLOATS, "mul": NUMBERS,
    "ne": NUMBERS, "nextafter": ["float32", "float64"], "pow": FLOATS + COMPLEX, "rem": INTEGERS + FLOATS,
    "shift_left": INTEGERS, "shift_right_arithmetic": INTEGERS, "shift_right_logical": INTEGERS, "sub": NUMBERS,
}


def shape(*sizes, dtype="float32"):
    return jax.ShapeDtypeStruct(sizes, jnp.dtype(dtype))


def programs():
    """Name, function and arguments of each program."""
    for name, types in UNARY.items():
        for dtype in types:
            yield f"{name}_{dtype}", getattr(lax, name), [shape(3, 4, dtype=dtype)]
    for name, types in BINARY.items():
        for dtype in types:
            yield f"{name}_{dtype}", getattr(lax, name), [shape(2, 5, dtype=dtype)] * 2
    for dtype in NUMBERS + NARROW + ["bool"]:
        yield f"reshape_{dtype}", lambda x: lax.reshape(x, (3, 2)), [shape(2, 3, dtype=dtype)]
        yield f"transpose_{dtype}", lambda x: lax.transpose(x, (1, 0)), [shape(2, 3, dtype=dtype)]
        yield f"constant_{dtype}", lambda: jnp.asarray(np.arange(11) % 2).astype(dtype), []
        yield f"literal_{dtype}", lambda d=dtype: jnp.asarray((np.arange(11) % 2).astype(np.float32).astype(jnp.dtype(d))), []
    for a, b in itertools.product(["bool", "int8", "uint32", "float16", "float32", "complex64", "int4", "float8_e5m2"], repeat=2):
        if a != b and not (a == "complex64" and b != "complex64"):
            yield f"convert_{a}_{b}", lambda x, b=b: lax.convert_element_type(x, jnp.dtype(b)), [shape(4, dtype=a)]
    for dtype in FLOATS + SIGNED + COMPLEX:
        yield f"dot_{dtype}", lambda x, y: x @ y, [shape(3, 4, dtype=dtype), shape(4, 5, dtype=dtype)]
        yield f"sum_{dtype}", lambda x: jnp.sum(x, (0, 2)), [shape(2, 3, 4, dtype=dtype)]
        yield f"cumsum_{dtype}", lambda x: lax.cumsum(x, 1), [shape(2, 9, dtype=dtype)]
        yield f"sort_{dtype}", lambda x: lax.sort(x, dimension=0), [shape(7, 2, dtype=dtype)]
        yield f"scatter_{dtype}", lambda x, i: x.at[i].add(1), [shape(7, 2, dtype=dtype), shape(3, dtype="int32")]
    yield from structured()
    yield from distributed()
    yield from exported()
    yield from called()


def structured():
    """Operations with attributes, regions and calls."""
    x, v, i = shape(4, 6), shape(8), shape(3, dtype="int32")
    key = shape(2, dtype="uint32")
    image, kernel = shape(2, 8, 8, 3), shape(3, 3, 3, 4)
    dimensions = ("NHWC", "HWIO", "NHWC")
    convolve = lambda **options: lambda a, b: lax.conv_general_dilated(a, b, dimension_numbers=dimensions, **options)
    yield "broadcast_in_dim", lambda x: lax.broadcast_in_dim(x, (2, 4, 6), (1, 2)), [x]
    yield "concatenate", lambda x: lax.concatenate([x, x, x], 1), [x]
    yield "clamp", lambda x: lax.clamp(jnp.float32(-1), x, jnp.float32(1)), [x]
    yield "select", lambda x: lax.select(x > 0, x, -x), [x]
    yield "select_n", lambda p, x: lax.select_n(p, x, x + 1, x + 2), [shape(4, 6, dtype="int32"), x]
    yield "pad", lambda x: lax.pad(x, jnp.float32(0), [(1, 2, 0), (-1, 0, 3)]), [x]
    yield "slice", lambda x: lax.slice(x, (1, 0), (4, 6), (1, 2)), [x]
    yield "rev", lambda x: lax.rev(x, (0, 1)), [x]
    yield "iota", lambda: lax.broadcasted_iota(jnp.int32, (3, 4), 1), []
    yield "dynamic_slice", lambda x, i: lax.dynamic_slice(x, (i[0], i[1]), (2, 3)), [x, i]
    yield "dynamic_update_slice", lambda x, i: lax.dynamic_update_slice(x, x[:2, :3], (i[0], i[1])), [x, i]
    yield "gather", lambda x, i: x[i], [x, i]
    yield "gather_batched", lambda x, i: jax.vmap(lambda r, j: r[j])(x, i), [x, shape(4, 2, dtype="int32")]
    yield "scatter_set", lambda x, i: x.at[i, 1].set(3.0, unique_indices=True, indices_are_sorted=True), [x, i]
    yield "scatter_mul", lambda x, i: x.at[i].multiply(2.0), [x, i]
    yield "scatter_batched", lambda x, i: jax.vmap(lambda r, j: r.at[j].add(1.0))(x, i), [x, shape(4, 2, dtype="int32")]
    yield "argmax", lambda x: jnp.argmax(x, 1), [x]
    yield "top_k", lambda x: lax.top_k(x, 3), [x]
    yield "sort_pair", lambda x: lax.sort((x, -x), num_keys=1, is_stable=False), [v]
    yield "argsort", lambda x: jnp.argsort(x, stable=True), [v]
    yield "reduce_window", lambda a: lax.reduce_window(a, -jnp.inf, lax.max, (1, 2, 2, 1), (1, 2, 2, 1), "SAME"), [image]
    yield "reduce_window_dilated", lambda a: lax.reduce_window(a, 0.0, lax.add, (1, 2, 2, 1), (1, 1, 1, 1), "VALID", (1, 2, 1, 1), (1, 1, 2, 1)), [image]
    yield "max_pool_gradient", jax.grad(lambda a: lax.reduce_window(a, -jnp.inf, lax.max, (1, 2, 2, 1), (1, 2, 2, 1), "VALID").sum()), [image]
    yield "reduce_custom", lambda x: lax.reduce((x, x), (jnp.float32(0), jnp.float32(1)), lambda a, b: (a[0] + b[0], a[1] * b[1]), (1,)), [x]
    yield "reduce_and", lambda x: jnp.all(x > 0), [x]
    yield "reduce_precision", lambda x: lax.reduce_precision(x, 5, 10), [x]
    yield "bitcast", lambda x: lax.bitcast_convert_type(x, jnp.int32), [x]
    yield "bitcast_wider", lambda x: lax.bitcast_convert_type(x, jnp.uint16), [x]
    for name, options in {
        "same": dict(window_strides=(1, 1), padding="SAME"),
        "strided": dict(window_strides=(2, 1), padding=[(1, 0), (0, 2)]),
        "dilated": dict(window_strides=(1, 1), padding=[(1, 1), (0, 0)], lhs_dilation=(2, 1), rhs_dilation=(1, 2)),
        "precise": dict(window_strides=(1, 1), padding="VALID", precision=lax.Precision.HIGHEST),
    }.items():
        yield f"convolution_{name}", convolve(**options), [image, kernel]
        yield f"convolution_{name}_gradient", jax.grad(lambda a, b, f=convolve(**options): f(a, b).sum(), (0, 1)), [image, kernel]
    yield "convolution_grouped", convolve(window_strides=(1, 1), padding="SAME", feature_group_count=3), [image, shape(3, 3, 1, 6)]
    yield "dot_batched", lambda a, b: jnp.einsum("bij,bkj->bik", a, b), [shape(3, 4, 5), shape(3, 2, 5)]
    yield "dot_precision", lambda x: jnp.dot(x, x.T, precision="highest"), [x]
    yield "dot_algorithm", lambda x: lax.dot_general(x, x.T, (((1,), (0,)), ((), ())), precision=lax.DotAlgorithmPreset.BF16_BF16_F32), [x]
    yield "dot_widening", lambda a: lax.dot(a, a.T, preferred_element_type=jnp.int32), [shape(4, 6, dtype="int8")]
    yield "while", lambda v: lax.while_loop(lambda s: s[0] < 5, lambda s: (s[0] + 1, s[1] * 2), (0, v)), [v]
    yield "fori", lambda v: lax.fori_loop(0, 4, lambda i, c: c + i, v), [v]
    yield "scan", lambda v: lax.scan(lambda c, a: (c + a, c), jnp.float32(0), v), [v]
    yield "scan_gradient", jax.grad(lambda v: lax.scan(lambda c, a: (jnp.tanh(c + a), None), jnp.float32(0), v)[0]), [v]
    yield "cond", lambda v: lax.cond(v[0] > 0, jnp.sin, jnp.cos, v), [v]
    yield "switch", lambda i, v: lax.switch(i[0], [jnp.sin, jnp.cos, jnp.tan], v), [i, v]
    yield "associative_scan", lambda v: lax.associative_scan(jnp.multiply, v), [v]
    yield "fft", jnp.fft.fft, [shape(8, dtype="complex64")]
    yield "rfft", jnp.fft.rfft, [v]
    yield "irfft", jnp.fft.irfft, [shape(5, dtype="complex64")]
    yield "rng_bit_generator", lambda k: lax.rng_bit_generator(k, (5,)), [shape(4, dtype="uint32")]
    yield "rng_uniform", lambda: lax.rng_uniform(0.0, 1.0, (3,)), []
    yield "optimization_barrier", lambda v: lax.optimization_barrier((v, v + 1)), [v]
    yield "checkpoint", jax.grad(jax.checkpoint(lambda v: jnp.sin(jnp.sin(v)).sum())), [v]
    yield "nested_jit", lambda v: jax.jit(lambda a: jax.jit(jnp.sin)(a) + 1)(v), [v]
    yield "custom_jvp", jax.grad(lambda v: jax.nn.relu(v).sum()), [v]
    for name in ["bernoulli", "beta", "bits", "cauchy", "exponential", "gamma", "gumbel", "laplace", "logistic", "normal", "poisson",
                 "truncated_normal", "uniform"]:
        arguments = {"beta": (1.0, 2.0), "gamma": (1.5,), "poisson": (3.0,), "truncated_normal": (-1.0, 1.0), "bernoulli": (0.3,)}
        parameters = arguments.get(name, ())
        draw = getattr(jax.random, name)
        yield f"random_{name}", lambda k, d=draw, p=parameters: d(k, *p, shape=(5,)), [key]
    yield "random_permutation", lambda k: jax.random.permutation(k, 9), [key]
    yield "random_categorical", lambda k, v: jax.random.categorical(k, v), [key, v]
    for name in ["relu", "relu6", "sigmoid", "softplus", "silu", "elu", "selu", "gelu", "leaky_relu", "hard_tanh", "log_softmax", "softmax",
                 "standardize", "logsumexp", "celu", "soft_sign", "hard_swish", "glu"]:
        yield f"nn_{name}", getattr(jax.nn, name), [x]
        yield f"nn_{name}_gradient", jax.grad(lambda x, f=getattr(jax.nn, name): f(x).sum()), [x]
    for name in ["mean", "var", "median", "ptp", "cumprod", "diff", "nanmean", "count_nonzero", "tril", "ravel", "flip", "trace", "nansum"]:
        yield f"numpy_{name}", getattr(jnp, name), [x]
    yield "donated", jax.jit(lambda x: x + 1, donate_argnums=0), [x]
    yield "empty", lambda x: x + 1, [shape(0, 3)]


class Text:
    """A program that is text, in the place of a function of JAX."""

    def __init__(self, text):
        self.text = text

    def lower(self):
        return self

    def compiler_ir(self, _):
        with jax_mlir.make_ir_context():
            return ir.Module.parse(self.text)


def distributed():
    """Programs over several devices."""
    devices = Mesh(np.array(jax.devices()[:4]).reshape(2, 2), ("x", "y"))
    part, whole = PartitionSpec("x", "y"), PartitionSpec()
    bodies = {
        "psum": lambda a: lax.psum(a, "x"), "psum_both": lambda a: lax.psum(a, ("x", "y")), "pmax": lambda a: lax.pmax(a, "y"), "pmean": lambda a: lax.pmean(a, "x"),
        "all_gather": lambda a: lax.all_gather(a, "x", axis=0, tiled=True), "psum_scatter": lambda a: lax.psum_scatter(a, "y", scatter_dimension=1, tiled=True),
        "all_to_all": lambda a: lax.all_to_all(a, "x", split_axis=0, concat_axis=1, tiled=True), "ppermute": lambda a: lax.ppermute(a, "x", [(0, 1), (1, 0)]),
        "axis_index": lambda a: a + lax.axis_index("y"), "pair": lambda a: lax.psum((a, a.sum()), "x")[0],
        "loop": lambda a: lax.fori_loop(0, 3, lambda i, c: lax.ppermute(c, "y", [(0, 1), (1, 0)]), a),
    }
    for name, body in bodies.items():
        yield f"shard_map_{name}", jax.jit(jax.shard_map(body, mesh=devices, in_specs=part, out_specs=part, check_vma=False)), [shape(8, 8)]
        partly = jax.shard_map(body, mesh=devices, in_specs=PartitionSpec("x"), out_specs=PartitionSpec("x"), axis_names={"x"}, check_vma=False)
        if "y" not in body.__code__.co_consts and name not in ("psum_both", "loop"):
            yield f"shard_map_partly_{name}", jax.jit(partly), [shape(8, 8)]
    sharding = lambda spec: jax.sharding.NamedSharding(devices, spec)
    yield "sharded_arguments", jax.jit(lambda a: a @ a.T, in_shardings=sharding(part), out_shardings=sharding(whole)), [shape(8, 8)]
    yield "sharding_constraint", jax.jit(lambda a: lax.with_sharding_constraint(a * 2, sharding(part)) + 1), [shape(8, 8)]


def exported():
    """Programs with dimension variables."""
    for name, function, text in [("add", lambda a: a + 1, ["b, 4"]), ("matmul", lambda a, b: a @ b, ["b, c", "c, 5"]), ("reshape", lambda a: a.reshape(-1), ["b, 4"]), ("mean", lambda a: a.mean(0), ["b, c"]),
                                 ("pad", lambda a: jnp.pad(a, ((1, 2), (0, 0))), ["b, 4"]), ("concatenate", lambda a: jnp.concatenate([a, a]), ["b, 4"]), ("slice", lambda a: a[1:], ["b, 4"]), ("gather", lambda a, i: a[i.astype(int)], ["b, 4", "c"]),
                                 ("broadcast", lambda a: jnp.broadcast_to(a, (3, *a.shape)), ["b, c"]), ("iota", lambda a: jnp.arange(a.shape[0]), ["b"]), ("cumsum", lambda a: jnp.cumsum(a, 0), ["b, 4"]), ("sort", lambda a: jnp.sort(a, 0), ["b, 4"]),
                                 ("loop", lambda a: lax.fori_loop(0, a.shape[0], lambda i, c: c + i, a), ["b, 4"]), ("softmax", jax.nn.softmax, ["b, c"]), ("polynomial", lambda a: a.reshape(-1, 2), ["2*b, 3"]),
                                 ("constrained", lambda a: a[:4], ["b, 4"])]:
        def module(function=function, text=text, name=name):
            names = export.symbolic_shape(", ".join(text), constraints=["b >= 4"] if name == "constrained" else [])
            sizes, shapes = iter(names), []
            for part in text:
                shapes.append(jax.ShapeDtypeStruct(tuple(next(sizes) for _ in part.split(",")), jnp.float32))
            return Text(export.export(jax.jit(function))(*shapes).mlir_module())
        yield f"symbolic_{name}", module, []


def called():
    """Composites and custom calls."""
    x = shape(4, 6)
    yield "composite", lambda a: lax.composite(lambda a: jnp.sin(a) + 1, name="my.sine")(a), [x]
    yield "composite_attributes", lambda a: lax.composite(lambda a, *, scale: a * scale, name="my.scale", version=2)(a, scale=np.float32(3)), [x]
    yield "composite_nested", lambda a: lax.composite(lambda a: lax.composite(jnp.cos, name="my.inner")(a) * 2, name="my.outer")(a), [x]
    call = lambda name, result=jax.ShapeDtypeStruct((4, 6), "float32"), **options: jax.ffi.ffi_call(name, result, **options)
    yield "ffi_call", lambda a: call("t")(a), [x]
    yield "ffi_call_attributes", lambda a: call("t")(a, one=np.float32(1), two="text", three=np.int64(3), four=np.arange(3)), [x]
    yield "ffi_call_effect", lambda a: call("t", has_side_effect=True)(a), [x]
    yield "ffi_call_alias", lambda a: call("t", input_output_aliases={0: 0})(a), [x]
    yield "ffi_call_layout", lambda a: call("t", input_layouts=[(0, 1)], output_layouts=(0, 1))(a), [x]
    yield "ffi_call_results", lambda a: call("t", (jax.ShapeDtypeStruct((2,), "int32"), jax.ShapeDtypeStruct((), "float64")))(a), [x]
    yield "ffi_call_old", lambda a: call("t", custom_call_api_version=1, legacy_backend_config="config")(a), [x]
    start = """func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
      %0 = "stablehlo.async_start"(%a) ({
      ^bb0(%x: tensor<4xf32>):
        %1 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
        stablehlo.return %1 : tensor<4xf32>
      }) : (tensor<4xf32>) -> !stablehlo.future<tensor<4xf32>>
      %2 = "stablehlo.async_done"(%0) : (!stablehlo.future<tensor<4xf32>>) -> tensor<4xf32>
      return %2 : tensor<4xf32>
    }"""
    yield "future", Text(start), []
    mesh = '#stablehlo.mesh<axes = [#stablehlo.mesh_axis<name = "x", size = 2>, #stablehlo.mesh_axis<name = "y", size = 4>]>'
    ids = '#stablehlo.mesh<axes = [#stablehlo.mesh_axis<name = "y", size = 4>], device_ids = dense<[3, 1, 2, 0]> : tensor<4xi64>>'
    for name, which, axis in [("whole", mesh, '<name = "y">'), ("part", mesh, '<name = "y", sub_axis_info = (2)2>'), ("ids", ids, '<name = "y">'), ("symbol", "@m", '<name = "y">')]:
        size = 8 if name == "part" else 16
        yield f"mesh_groups_{name}", Text(f"""{'sdy.mesh @m = <["x"=2, "y"=4]>' if name == "symbol" else ''}
            func.func @main(%a: tensor<4xf32>) -> tensor<{size}xf32> {{
              %0 = "stablehlo.all_gather"(%a) <{{all_gather_dim = 0 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = {which}, axes = [#stablehlo.axis_ref{axis}]>}}> : (tensor<4xf32>) -> tensor<{size}xf32>
              return %0 : tensor<{size}xf32>
            }}"""), []
    yield "buffers", Text("""func.func @main(%a: tensor<4x?xf32>) -> tensor<4x?xf32> {
      %0 = stablehlo.custom_call @Pin(%a) {api_version = 4 : i32, backend_config = {}} : (tensor<4x?xf32>) -> memref<4x?xf32>
      %1 = stablehlo.custom_call @Unpin(%0) {api_version = 4 : i32, backend_config = {}} : (memref<4x?xf32>) -> tensor<4x?xf32>
      return %1 : tensor<4x?xf32>
    }"""), []


def lowered(function, arguments):
    """The module that JAX makes of a program."""
    if not arguments and getattr(function, "__name__", "") == "module":
        function = function()
    jitted = function if hasattr(function, "lower") else jax.jit(function)
    return jitted.lower(*arguments).compiler_ir("stablehlo")


def jaxlib_text(context, data):
    module = stablehlo.deserialize_portable_artifact(context, data)
    return module.operation.get_asm(print_generic_op_form=True, enable_debug_info=False, large_elements_limit=1 << 30)


def parts(version):
    return tuple(map(int, version.split(".")))


def what_differs(context, module, version, expected, written):
    """Why what Shale wrote is not what jaxlib writes in this version; nothing if it is."""
    try:
        _jax.mlir.serialize_portable_artifact(module, version, True)
        refused = False
    except Exception:
        refused = True
    if written is None:
        text = "\n".join(expected)
        rewritten = any(word in text and parts(version) < since for word, since in REWRITTEN.items())
        return None if refused or rewritten else "is refused"
    if refused:
        return "is not refused"
    try:
        actual = canonical(jaxlib_text(context, written))
    except Exception as error:
        return f"is not read: {str(error).splitlines()[0][:200]}"
    pairs = itertools.zip_longest(actual, expected, fillvalue="(nothing)")
    return next((f"is read as\n    {ours[:300]}\n    {theirs[:300]}" for ours, theirs in pairs if ours != theirs), None)


def canonical(text):
    """Names of values count, spaces do not; numbers in floats are left to the printers, which are MLIR's in both."""
    return [re.sub(r"\s+", " ", line).strip() for line in text.strip().splitlines()]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--shale-translate", type=pathlib.Path, required=True)
    parser.add_argument("--keep", type=pathlib.Path, help="folder for the artifacts of the programs that differ")
    parser.add_argument("--write", type=lambda text: text.split(","), default=[], metavar="VERSIONS",
                        help="write in these versions too")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("names", nargs="*", help="programs (default: all)")
    arguments = parser.parse_args()
    context = ir.Context()
    stablehlo.register_dialect(context)
    chlo.register_dialect(context)
    sdy.register_dialect(context)
    context.allow_unregistered_dialects = True

    def translate(path):
        command = [arguments.shale_translate, "--deserialize", "--mlir-print-op-generic", path]
        return subprocess.run(command, capture_output=True, text=True)

    def write(path, version):
        """What Shale writes; none if it refuses the version."""
        command = [arguments.shale_translate, "--serialize", f"--target={version}", path]
        # There are no operations of other dialects before.
        command += ["--allow-other-dialects"] if parts(version) >= (1, 11, 0) else []
        result = subprocess.run(command, capture_output=True)
        return None if result.returncode else result.stdout

    made, failures, unread = [], [], []
    written = {version: [0, 0, 0] for version in arguments.write}
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        for name, function, shapes in programs():
            if arguments.names and name not in arguments.names:
                continue
            try:
                module = lowered(function, shapes)
                data = _jax.mlir.serialize_portable_artifact(module, VERSION, True)
                expected = canonical(jaxlib_text(context, data))
            except Exception as error:
                # A type that a function does not take: there is no program.
                print(f"{name}: not a program: {type(error).__name__}: {str(error).splitlines()[0][:100]}")
                continue
            path = pathlib.Path(folder, f"{name}.mlirbc")
            path.write_bytes(data)
            others = {version: pool.submit(write, path, version) for version in arguments.write}
            made.append((name, module, path, expected, pool.submit(translate, path), others))
        for name, module, path, expected, result, others in made:
            for version, bytes_written in others.items():
                bytes_written = bytes_written.result()
                difference = what_differs(context, module, version, expected, bytes_written)
                counts = written[version]
                counts[2 if difference else 1 if bytes_written is None else 0] += 1
                if difference:
                    failures.append(name)
                    print(f"{name}: in version {version} {difference}")
            result = result.result()
            actual = canonical(result.stdout)
            if result.returncode or actual != expected:
                failures.append(name)
                unread.append(name)
                print(f"{name}: differs")
                print(result.stderr[:500], end="")
                pairs = itertools.zip_longest(actual, expected, fillvalue="(nothing)")
                for number, (ours, theirs) in enumerate(pairs if not result.returncode else []):
                    if ours != theirs:
                        print(f"  line {number + 1}\n    shale:  {ours[:300]}\n    jaxlib: {theirs[:300]}")
                        break
                if arguments.keep:
                    arguments.keep.mkdir(parents=True, exist_ok=True)
                    (arguments.keep / path.name).write_bytes(path.read_bytes())
    print(f"{len(made) - len(unread)} of {len(made)} programs are read as jaxlib reads them")
    for version, (same, refused, different) in written.items():
        print(f"{version}: {same} programs written, {refused} refused, {different} unlike jaxlib")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
