# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Whole models for the bench, beside those of examples/: a residual network, GPTs of several depths, n bodies."""

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

import common
from common import normal

NAMES: list[str] = []


def program(name: str, arguments):
    """Decorator: registers a model."""
    NAMES.append(name)
    return common.program(name, arguments)


def convolve(x, w, stride: int = 1):
    return lax.conv_general_dilated(x, w, (stride, stride), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"))


# The stages of ResNet-18: channels and stride of two blocks each.
STAGES = ((64, 1), (128, 2), (256, 2), (512, 2))


def residual_parameters(generator: np.random.Generator) -> dict:
    def filters(size: int, inputs: int, outputs: int) -> np.ndarray:
        return normal(generator, size, size, inputs, outputs, scale=(2.0 / (size * size * inputs)) ** 0.5)

    def affine(channels: int) -> tuple:
        return 1 + normal(generator, channels, scale=0.1), normal(generator, channels, scale=0.1)

    blocks, inputs = [], 64
    for channels, stride in STAGES:
        for index in range(2):
            block = {
                "first": filters(3, inputs, channels),
                "first_norm": affine(channels),
                "second": filters(3, channels, channels),
                "second_norm": affine(channels),
            }
            if index == 0 and (stride, channels) != (1, inputs):
                block["shortcut"] = filters(1, inputs, channels)
            blocks.append(block)
            inputs = channels
    return {
        "stem": filters(7, 3, 64),
        "stem_norm": affine(64),
        "blocks": blocks,
        "classes": normal(generator, 512, 1000, scale=512**-0.5),
    }


@program("resnet_forward", lambda g: (residual_parameters(g), normal(g, 8, 64, 64, 3)))
def residual_network(params, x):
    """Logits of ResNet-18 without statistics: normalisations are affine maps."""
    scale, bias = params["stem_norm"]
    x = jax.nn.relu(convolve(x, params["stem"], 2) * scale + bias)
    x = lax.reduce_window(x, -jnp.inf, lax.max, (1, 3, 3, 1), (1, 2, 2, 1), "SAME")
    for index, block in enumerate(params["blocks"]):
        stride = STAGES[index // 2][1] if index % 2 == 0 else 1
        scale, bias = block["first_norm"]
        y = jax.nn.relu(convolve(x, block["first"], stride) * scale + bias)
        scale, bias = block["second_norm"]
        y = convolve(y, block["second"]) * scale + bias
        shortcut = convolve(x, block["shortcut"], stride) if "shortcut" in block else x
        x = jax.nn.relu(y + shortcut)
    return jnp.mean(x, axis=(1, 2)) @ params["classes"]


def layer_norm(x, scale, bias):
    mean = jnp.mean(x, axis=-1, keepdims=True)
    variance = jnp.mean(jnp.square(x - mean), axis=-1, keepdims=True)
    return (x - mean) * lax.rsqrt(variance + 1e-5) * scale + bias


VOCABULARY = 512


def gpt_parameters(generator: np.random.Generator, layers: int, width: int, length: int) -> dict:
    scale = width**-0.5

    def layer() -> dict:
        return {
            "norm1": (1 + normal(generator, width, scale=0.1), normal(generator, width, scale=0.1)),
            "norm2": (1 + normal(generator, width, scale=0.1), normal(generator, width, scale=0.1)),
            "qkv": normal(generator, width, 3 * width, scale=scale),
            "output": normal(generator, width, width, scale=scale),
            "up": normal(generator, width, 4 * width, scale=scale),
            "up_bias": normal(generator, 4 * width, scale=0.1),
            "down": normal(generator, 4 * width, width, scale=scale / 2),
            "down_bias": normal(generator, width, scale=0.1),
        }

    return {
        "embedding": normal(generator, VOCABULARY, width),
        "positions": normal(generator, length, width),
        "layers": [layer() for _ in range(layers)],
        "norm": (1 + normal(generator, width, scale=0.1), normal(generator, width, scale=0.1)),
    }


def gpt(params, tokens, heads: int):
    """Logits of a GPT-2 with tied embeddings."""
    batch, length = tokens.shape
    x = params["embedding"][tokens] + params["positions"]
    causal = jnp.tril(jnp.ones((length, length), dtype=bool))
    for layer in params["layers"]:
        y = layer_norm(x, *layer["norm1"])
        query, key, value = (
            part.reshape(batch, length, heads, -1) for part in jnp.split(y @ layer["qkv"], 3, axis=-1)
        )
        scores = jnp.einsum("bqhd,bkhd->bhqk", query, key) * query.shape[-1] ** -0.5
        weights = jax.nn.softmax(jnp.where(causal, scores, -1e30), axis=-1)
        x = x + jnp.einsum("bhqk,bkhd->bqhd", weights, value).reshape(x.shape) @ layer["output"]
        y = layer_norm(x, *layer["norm2"])
        x = x + jax.nn.gelu(y @ layer["up"] + layer["up_bias"]) @ layer["down"] + layer["down_bias"]
    return layer_norm(x, *params["norm"]) @ params["embedding"].T


def tokens(generator: np.random.Generator, batch: int, length: int) -> np.ndarray:
    return generator.integers(0, VOCABULARY, (batch, length), dtype=np.int32)


def register_gpt(name: str, layers: int, width: int, heads: int, batch: int, length: int, training: bool) -> None:
    """The forward program, and with `training` a step of gradient descent on the next token's cross-entropy."""

    @program(f"{name}_forward", lambda g: (gpt_parameters(g, layers, width, length), tokens(g, batch, length)))
    def forward(params, sequence):
        return gpt(params, sequence, heads)

    if not training:
        return

    @program(
        f"{name}_train_step",
        lambda g: (gpt_parameters(g, layers, width, length), tokens(g, batch, length), tokens(g, batch, length)),
    )
    def train_step(params, sequence, targets):
        def loss(params):
            log_probabilities = jax.nn.log_softmax(gpt(params, sequence, heads))
            return -jnp.mean(jnp.take_along_axis(log_probabilities, targets[..., None], axis=-1))

        value, gradient = jax.value_and_grad(loss)(params)
        return jax.tree.map(lambda p, g: p - 0.01 * g, params, gradient), value


register_gpt("gpt_12x384", layers=12, width=384, heads=6, batch=4, length=128, training=True)
register_gpt("gpt_24x256", layers=24, width=256, heads=8, batch=1, length=128, training=False)


def bodies(generator: np.random.Generator) -> tuple:
    return normal(generator, 2048, 3), normal(generator, 2048, 3, scale=0.1), generator.random(2048, dtype=np.float32)


@program("n_body_2048", bodies)
def n_body(position, velocity, mass):
    """Ten steps of 2048 bodies, all pairs."""

    def step(state, _):
        position, velocity = state
        offset = position[None] - position[:, None]
        distance = jnp.sum(jnp.square(offset), axis=-1) + 1e-3
        force = jnp.sum(offset * (mass[None] * distance**-1.5)[..., None], axis=1)
        velocity = velocity + 1e-3 * force
        return (position + 1e-3 * velocity, velocity), None

    return lax.scan(step, (position, velocity), None, length=10)[0]


def chain(operations: int) -> None:
    """`operations` small ones one after the other: for the time of compilation alone."""

    @program(f"chain_of_{operations}", lambda g: (normal(g, 64, 64), normal(g, 64, 64)))
    def function(x, y):
        # Six operations a round, with a reduction in between that ends what can be fused.
        for index in range(operations // 6):
            x = x * y + float(index % 7)
            x = jnp.maximum(x, -x)
            x = x - jnp.max(x, axis=0)
        return x


for count in (1000, 10000):
    chain(count)
