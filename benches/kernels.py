# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Programs of one operation or a few: what the bench shows beside the limits of the machine.

Each has its work: operations of arithmetic (a multiply-add counts as two), or the bytes that have to pass through memory at
least once, inputs and outputs.
"""

import dataclasses

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

import common


@dataclasses.dataclass(frozen=True)
class Work:
    """What a program has to do at least: `amount` of operations of a kind ("f32", "bf16", "i8"), or of "bytes"."""

    amount: float
    kind: str


WORK: dict[str, Work] = {}


def kernel(name: str, arguments, amount: float, kind: str):
    """Decorator: registers a program with its work."""
    WORK[name] = Work(amount, kind)
    return common.program(name, arguments)


def product(name: str, m: int, n: int, k: int, element=np.float32, kind: str = "f32") -> None:
    """An m×k by k×n product; f32 results of bf16, i32 results of i8."""

    def arguments(generator):
        shapes = (m, k), (k, n)
        if np.issubdtype(element, np.integer):
            return tuple(generator.integers(-128, 128, shape, dtype=element) for shape in shapes)
        return tuple(common.normal(generator, *shape).astype(element) for shape in shapes)

    wide = np.int32 if np.issubdtype(element, np.integer) else np.float32 if np.dtype(element).itemsize < 4 else element

    @kernel(name, arguments, 2.0 * m * n * k, kind)
    def function(a, b):
        return jnp.matmul(a, b, preferred_element_type=wide)


for size in (100, 256, 512, 1000, 1024, 2048):
    product(f"gemm_{size}", size, size, size)
product("gemm_13x1000x768", 13, 1000, 768)
product("gemm_777x333x555", 777, 333, 555)
product("gemm_64x4096x4096", 64, 4096, 4096)
product("gemm_bf16_1024", 1024, 1024, 1024, jnp.bfloat16, "bf16")
product("gemm_i8_1024", 1024, 1024, 1024, np.int8, "i8")


def convolution(name: str, image: tuple, filters: tuple, operations: float, stride: int = 1, groups: int = 1) -> None:
    """An image of NHWC by filters of HWIO, padded so that the size stays."""

    @kernel(name, lambda g: (common.normal(g, *image), common.normal(g, *filters)), operations, "f32")
    def function(x, w):
        return lax.conv_general_dilated(
            x, w, (stride, stride), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"), feature_group_count=groups
        )


convolution("conv_56x56x64", (1, 56, 56, 64), (3, 3, 64, 64), 2.0 * 56 * 56 * 64 * 64 * 9)
convolution("conv_28x28x128_strided", (1, 28, 28, 128), (3, 3, 128, 256), 2.0 * 14 * 14 * 128 * 256 * 9, stride=2)
convolution("conv_1x1_56x56x64", (1, 56, 56, 64), (1, 1, 64, 256), 2.0 * 56 * 56 * 64 * 256)
convolution("conv_7x7_224", (1, 224, 224, 3), (7, 7, 3, 64), 2.0 * 112 * 112 * 3 * 64 * 49, stride=2)
convolution("conv_depthwise_56x56x128", (1, 56, 56, 128), (3, 3, 1, 128), 2.0 * 56 * 56 * 128 * 9, groups=128)


@kernel(
    "attention_scores",
    lambda g: (common.normal(g, 32, 128, 64), common.normal(g, 32, 128, 64)),
    2.0 * 32 * 128 * 128 * 64,
    "f32",
)
def attention_scores(q, k):
    return jnp.einsum("bqd,bkd->bqk", q, k)


def attention_arguments(length: int):
    return lambda g: tuple(common.normal(g, 1, length, 8, 64) for _ in range(3))


def attention(length: int, causal: bool) -> None:
    """Eight heads of width 64."""

    @kernel(f"attention_{length}{'_causal' if causal else ''}", attention_arguments(length), 4.0 * 8 * length * length * 64, "f32")
    def function(q, k, v):
        return jax.nn.dot_product_attention(q, k, v, is_causal=causal)


attention(512, False)
attention(512, True)

LARGE = 1 << 24


def large(g):
    return (common.normal(g, LARGE),)


def matrix(rows: int, columns: int):
    return lambda g: (common.normal(g, rows, columns),)


kernel("exp_16m", large, 8.0 * LARGE, "bytes")(jnp.exp)
kernel("chain_16m", large, 8.0 * LARGE, "bytes")(lambda x: jnp.tanh(x) * jnp.exp(-jnp.abs(x)) + 1.0)
kernel("add_16m", lambda g: (*large(g), *large(g)), 12.0 * LARGE, "bytes")(jnp.add)
kernel("erf_1m", lambda g: (common.normal(g, 1 << 20),), 8.0 * (1 << 20), "bytes")(jax.scipy.special.erf)
kernel("sine_1m", lambda g: (common.normal(g, 1 << 20, scale=10),), 8.0 * (1 << 20), "bytes")(jnp.sin)
kernel("softmax_8192x1024", matrix(8192, 1024), 8.0 * 8192 * 1024, "bytes")(lambda x: jax.nn.softmax(x, axis=-1))
kernel("row_sum_4096", matrix(4096, 4096), 4.0 * 4096 * 4096, "bytes")(lambda x: jnp.sum(x, axis=1))
kernel("column_sum_4096", matrix(4096, 4096), 4.0 * 4096 * 4096, "bytes")(lambda x: jnp.sum(x, axis=0))
kernel("sum_16m", large, 4.0 * LARGE, "bytes")(jnp.sum)
kernel("argmax_8192x1024", matrix(8192, 1024), 4.0 * 8192 * 1024, "bytes")(lambda x: jnp.argmax(x, axis=-1))
kernel("transpose_4096", matrix(4096, 4096), 8.0 * 4096 * 4096, "bytes")(jnp.transpose)
kernel("transpose_0213", lambda g: (common.normal(g, 8, 512, 16, 64),), 8.0 * 8 * 512 * 16 * 64, "bytes")(
    lambda x: jnp.transpose(x, (0, 2, 1, 3))
)
kernel("concatenate_8m", lambda g: (common.normal(g, 4096, 1024), common.normal(g, 4096, 1024)), 16.0 * 4096 * 1024, "bytes")(
    lambda a, b: jnp.concatenate([a, b], axis=1)
)
kernel("cumsum_4096x1024", matrix(4096, 1024), 8.0 * 4096 * 1024, "bytes")(lambda x: jnp.cumsum(x, axis=1))
kernel("cumsum_1m", lambda g: (common.normal(g, 1 << 20),), 8.0 * (1 << 20), "bytes")(jnp.cumsum)


@kernel(
    "layer_norm_4096x1024",
    lambda g: (common.normal(g, 4096, 1024), common.normal(g, 1024), common.normal(g, 1024)),
    8.0 * 4096 * 1024,
    "bytes",
)
def layer_norm(x, scale, bias):
    mean = jnp.mean(x, axis=-1, keepdims=True)
    variance = jnp.mean(jnp.square(x - mean), axis=-1, keepdims=True)
    return (x - mean) * lax.rsqrt(variance + 1e-5) * scale + bias


def indices(generator, count: int, bound: int) -> np.ndarray:
    return generator.integers(0, bound, count, dtype=np.int32)


kernel("gather_rows", lambda g: (common.normal(g, 50000, 256), indices(g, 16384, 50000)), 8.0 * 16384 * 256, "bytes")(
    lambda table, index: table[index]
)
kernel(
    "scatter_add_rows",
    lambda g: (common.normal(g, 50000, 256), indices(g, 16384, 50000), common.normal(g, 16384, 256)),
    8.0 * 50000 * 256 + 8.0 * 16384 * 256,
    "bytes",
)(lambda table, index, rows: table.at[index].add(rows))
kernel("sort_1m", lambda g: (common.normal(g, 1 << 20),), 8.0 * (1 << 20), "bytes")(jnp.sort)
kernel("top_k_64x50000", matrix(64, 50000), 4.0 * 64 * 50000, "bytes")(lambda x: lax.top_k(x, 40))
kernel("normal_samples_16m", lambda g: (np.array([0, 7], np.uint32),), 4.0 * LARGE, "bytes")(
    lambda key: jax.random.normal(jax.random.wrap_key_data(key), (LARGE,))
)
kernel("max_pool_112", lambda g: (common.normal(g, 8, 112, 112, 64),), 4.0 * 8 * 64 * (112 * 112 + 56 * 56), "bytes")(
    lambda x: lax.reduce_window(x, -jnp.inf, lax.max, (1, 3, 3, 1), (1, 2, 2, 1), "SAME")
)
kernel("complex_multiply_4m", lambda g: tuple((common.normal(g, 1 << 22) + 1j * common.normal(g, 1 << 22)).astype(np.complex64) for _ in range(2)), 24.0 * (1 << 22), "bytes")(
    jnp.multiply
)
