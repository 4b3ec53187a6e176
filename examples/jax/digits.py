# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Trains a multilayer perceptron or a small convolutional network on scikit-learn's digits, in plain JAX.

    JAX_PLATFORMS=shale python examples/jax/digits.py [--model mlp|conv] [--steps N] [--losses FILE]

Prints the test accuracy; `--losses` writes the loss of each step, for a comparison of platforms.
"""
import argparse
import functools
import json
import time

import jax
import jax.numpy as jnp
import numpy as np
from sklearn.datasets import load_digits
from sklearn.model_selection import train_test_split


def dense(key, inputs, outputs):
    return {"w": jax.random.normal(key, (inputs, outputs)) * np.sqrt(2 / inputs), "b": jnp.zeros(outputs)}


def init_mlp(key):
    keys = jax.random.split(key, 3)
    return [dense(k, i, o) for k, i, o in zip(keys, (64, 128, 64), (128, 64, 10))]


def mlp(params, x):
    x = x.reshape(x.shape[0], -1)
    for layer in params[:-1]:
        x = jax.nn.relu(x @ layer["w"] + layer["b"])
    return x @ params[-1]["w"] + params[-1]["b"]


def init_conv(key):
    keys = jax.random.split(key, 3)
    kernels = [jax.random.normal(k, s) * np.sqrt(2 / (9 * s[2])) for k, s in zip(keys, ((3, 3, 1, 16), (3, 3, 16, 32)))]
    return {"kernels": kernels, "head": dense(keys[2], 4 * 4 * 32, 10)}


def conv(params, x):
    x = x[..., None]
    for i, kernel in enumerate(params["kernels"]):
        x = jax.nn.relu(jax.lax.conv_general_dilated(x, kernel, (1 + i, 1 + i), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC")))
    return x.reshape(x.shape[0], -1) @ params["head"]["w"] + params["head"]["b"]


MODELS = {"mlp": (init_mlp, mlp), "conv": (init_conv, conv)}


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--model", choices=MODELS, default="mlp")
    parser.add_argument("--steps", type=int, default=400)
    parser.add_argument("--losses")
    arguments = parser.parse_args()
    init, model = MODELS[arguments.model]

    digits = load_digits()
    images = (digits.images / 16).astype(np.float32)
    x, x_test, y, y_test = train_test_split(images, digits.target.astype(np.int32), test_size=0.25, random_state=0, stratify=digits.target)

    def loss(params, x, y):
        return -jnp.mean(jnp.take_along_axis(jax.nn.log_softmax(model(params, x)), y[:, None], axis=1))

    @functools.partial(jax.jit, donate_argnums=(0, 1))
    def step(params, momentum, x, y):
        value, gradient = jax.value_and_grad(loss)(params, x, y)
        momentum = jax.tree.map(lambda m, g: 0.9 * m + g, momentum, gradient)
        return jax.tree.map(lambda p, m: p - 0.05 * m, params, momentum), momentum, value

    params = init(jax.random.PRNGKey(0))
    momentum = jax.tree.map(jnp.zeros_like, params)
    batches = np.random.default_rng(0)
    losses, start = [], time.perf_counter()
    for _ in range(arguments.steps):
        chosen = batches.integers(0, len(x), 128)
        params, momentum, value = step(params, momentum, x[chosen], y[chosen])
        losses.append(value)
    losses = [float(value) for value in losses]
    accuracy = float(jnp.mean(jnp.argmax(jax.jit(model)(params, x_test), 1) == y_test))
    print(f"{arguments.model} on {jax.default_backend()}: test accuracy {accuracy:.4f}, loss {losses[-1]:.4f}, "
          f"{time.perf_counter() - start:.1f} s")
    if arguments.losses:
        with open(arguments.losses, "w") as file:
            json.dump({"losses": losses, "accuracy": accuracy}, file)


if __name__ == "__main__":
    main()
