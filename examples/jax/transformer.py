# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Trains a character-level transformer of two layers on its own source, in plain JAX, with Adam.

    JAX_PLATFORMS=shale python examples/jax/transformer.py [--steps N] [--losses FILE]

Prints the first and the last loss (nats per character); `--losses` writes that of each step, for a comparison of platforms.
"""
import argparse
import functools
import json
import pathlib
import time

import jax
import jax.numpy as jnp
import numpy as np

WIDTH, HEADS, LAYERS, CONTEXT, BATCH = 64, 4, 2, 32, 16


def init(key, vocabulary):
    def matrix(key, *shape):
        return jax.random.normal(key, shape) / np.sqrt(shape[0])

    keys = iter(jax.random.split(key, 3 + 4 * LAYERS))
    layers = [{"qkv": matrix(next(keys), WIDTH, 3 * WIDTH), "out": matrix(next(keys), WIDTH, WIDTH),
               "up": matrix(next(keys), WIDTH, 4 * WIDTH), "down": matrix(next(keys), 4 * WIDTH, WIDTH),
               "scales": jnp.ones((2, WIDTH))} for _ in range(LAYERS)]
    return {"embedding": 0.1 * jax.random.normal(next(keys), (vocabulary, WIDTH)),
            "positions": 0.1 * jax.random.normal(next(keys), (CONTEXT, WIDTH)),
            "layers": layers, "head": matrix(next(keys), WIDTH, vocabulary)}


def normalize(x, scale):
    return (x - x.mean(-1, keepdims=True)) * jax.lax.rsqrt(x.var(-1, keepdims=True) + 1e-5) * scale


def attention(x, layer):
    batch, length, _ = x.shape
    q, k, v = jnp.split((x @ layer["qkv"]).reshape(batch, length, HEADS, -1), 3, axis=-1)
    scores = jnp.einsum("bqhd,bkhd->bhqk", q, k) / np.sqrt(q.shape[-1])
    scores = jnp.where(jnp.tril(jnp.ones((length, length), bool)), scores, -jnp.inf)
    return jnp.einsum("bhqk,bkhd->bqhd", jax.nn.softmax(scores), v).reshape(x.shape) @ layer["out"]


def logits(params, characters):
    x = params["embedding"][characters] + params["positions"]
    for layer in params["layers"]:
        x = x + attention(normalize(x, layer["scales"][0]), layer)
        x = x + jax.nn.gelu(normalize(x, layer["scales"][1]) @ layer["up"]) @ layer["down"]
    return normalize(x, 1.0) @ params["head"]


def loss(params, characters):
    logarithms = jax.nn.log_softmax(logits(params, characters[:, :-1]))
    return -jnp.mean(jnp.take_along_axis(logarithms, characters[:, 1:, None], axis=-1))


@functools.partial(jax.jit, donate_argnums=(0, 1))
def step(params, moments, number, characters):
    value, gradient = jax.value_and_grad(loss)(params, characters)
    first = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, moments[0], gradient)
    second = jax.tree.map(lambda m, g: 0.99 * m + 0.01 * g * g, moments[1], gradient)
    rate = 3e-3 * jnp.sqrt(1 - 0.99**number) / (1 - 0.9**number)
    params = jax.tree.map(lambda p, m, v: p - rate * m / (jnp.sqrt(v) + 1e-6), params, first, second)
    return params, (first, second), value


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--steps", type=int, default=100)
    parser.add_argument("--losses")
    arguments = parser.parse_args()
    text = pathlib.Path(__file__).read_text()
    alphabet = sorted(set(text))
    data = np.array([alphabet.index(character) for character in text], np.int32)

    params = init(jax.random.key(0), len(alphabet))
    moments = (jax.tree.map(jnp.zeros_like, params), jax.tree.map(jnp.zeros_like, params))
    generator = np.random.default_rng(0)
    losses, start = [], time.perf_counter()
    for number in range(1, arguments.steps + 1):
        begins = generator.integers(0, len(data) - CONTEXT - 1, BATCH)
        batch = np.stack([data[begin : begin + CONTEXT + 1] for begin in begins])
        params, moments, value = step(params, moments, np.float32(number), batch)
        losses.append(value)
    losses = [float(value) for value in losses]
    print(f"transformer on {jax.default_backend()}: loss {losses[0]:.4f} to {losses[-1]:.4f}, {time.perf_counter() - start:.1f} s")
    if arguments.losses:
        with open(arguments.losses, "w") as file:
            json.dump({"losses": losses}, file)


if __name__ == "__main__":
    main()
