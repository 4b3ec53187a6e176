# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""One pre-norm transformer block, batch 2, sequence 128, width 256, 8 heads, with two kinds of feed-forward layer."""

import jax
import jax.numpy as jnp
import numpy as np

from common import normal, program

BATCH, SEQUENCE, WIDTH, HEADS, HIDDEN = 2, 128, 256, 8, 1024
HEAD = WIDTH // HEADS


def parameters(generator: np.random.Generator, gated: bool) -> dict[str, np.ndarray]:
    """Weights of one block; `gated` adds the gate of SwiGLU."""
    scale = WIDTH**-0.5
    params = {
        "norm1_scale": 1 + normal(generator, WIDTH, scale=0.1),
        "norm1_bias": normal(generator, WIDTH, scale=0.1),
        "query": normal(generator, WIDTH, HEADS, HEAD, scale=scale),
        "key": normal(generator, WIDTH, HEADS, HEAD, scale=scale),
        "value": normal(generator, WIDTH, HEADS, HEAD, scale=scale),
        "output": normal(generator, HEADS, HEAD, WIDTH, scale=scale),
        "norm2_scale": 1 + normal(generator, WIDTH, scale=0.1),
        "norm2_bias": normal(generator, WIDTH, scale=0.1),
        "up": normal(generator, WIDTH, HIDDEN, scale=scale),
        "up_bias": normal(generator, HIDDEN, scale=0.1),
        "down": normal(generator, HIDDEN, WIDTH, scale=HIDDEN**-0.5),
        "down_bias": normal(generator, WIDTH, scale=0.1),
    }
    if gated:
        params["gate"] = normal(generator, WIDTH, HIDDEN, scale=scale)
    return params


def layer_norm(x, scale, bias):
    """Zero mean and unit variance over the last dimension, then an affine map."""
    mean = jnp.mean(x, axis=-1, keepdims=True)
    variance = jnp.mean(jnp.square(x - mean), axis=-1, keepdims=True)
    return (x - mean) * jax.lax.rsqrt(variance + 1e-5) * scale + bias


def attention(params, x):
    """Causal attention with HEADS heads."""
    query = jnp.einsum("bsd,dhk->bshk", x, params["query"])
    key = jnp.einsum("bsd,dhk->bshk", x, params["key"])
    value = jnp.einsum("bsd,dhk->bshk", x, params["value"])
    scores = jnp.einsum("bqhk,bshk->bhqs", query, key) * HEAD**-0.5
    causal = jnp.tril(jnp.ones((SEQUENCE, SEQUENCE), dtype=bool))
    weights = jax.nn.softmax(jnp.where(causal, scores, -1e30), axis=-1)
    return jnp.einsum("bqhk,hkd->bqd", jnp.einsum("bhqs,bshk->bqhk", weights, value), params["output"])


def block(params, x, gated: bool):
    """x plus attention, plus the feed-forward layer."""
    x = x + attention(params, layer_norm(x, params["norm1_scale"], params["norm1_bias"]))
    y = layer_norm(x, params["norm2_scale"], params["norm2_bias"])
    up = y @ params["up"] + params["up_bias"]
    hidden = jax.nn.silu(y @ params["gate"]) * up if gated else jax.nn.gelu(up, approximate=False)
    return x + hidden @ params["down"] + params["down_bias"]


def register(name: str, gated: bool) -> None:
    """The forward and the gradient program of one variant."""

    def forward(params, x):
        return block(params, x, gated)

    def gradient(params, x, target):
        def loss(params, x):
            return jnp.mean(jnp.square(block(params, x, gated) - target))

        return jax.value_and_grad(loss, argnums=(0, 1))(params, x)

    def arguments(generator):
        return parameters(generator, gated), normal(generator, BATCH, SEQUENCE, WIDTH)

    program(f"transformer_{name}_forward", arguments)(forward)
    program(
        f"transformer_{name}_gradient",
        lambda g: (*arguments(g), normal(g, BATCH, SEQUENCE, WIDTH)),
    )(gradient)


register("gelu", gated=False)
register("swiglu", gated=True)
