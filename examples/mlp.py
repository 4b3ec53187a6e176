# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A multi-layer perceptron for digits: 784 pixels, two hidden layers of 512, ten classes, batches of 128."""

import jax
import jax.numpy as jnp
import numpy as np

from common import normal, program

SIZES = (784, 512, 512, 10)
BATCH = 128
LEARNING_RATE = 0.1
MOMENTUM = 0.9


def parameters(generator: np.random.Generator) -> list[tuple[np.ndarray, np.ndarray]]:
    """Weights scaled for relu, and small biases so that none of them is trivial."""
    return [
        (normal(generator, n, m, scale=(2.0 / n) ** 0.5), normal(generator, m, scale=0.1))
        for n, m in zip(SIZES, SIZES[1:])
    ]


def images(generator: np.random.Generator) -> np.ndarray:
    """Pixels between 0 and 1."""
    return generator.random((BATCH, SIZES[0]), dtype=np.float32)


def labels(generator: np.random.Generator) -> np.ndarray:
    """Class numbers."""
    return generator.integers(0, SIZES[-1], BATCH, dtype=np.int32)


def velocities(generator: np.random.Generator) -> list[tuple[np.ndarray, np.ndarray]]:
    """Momentum in the middle of a training run: not zero."""
    return [(w * np.float32(0.01), b * np.float32(0.01)) for w, b in parameters(generator)]


@program("mlp_forward", lambda g: (parameters(g), images(g)))
def forward(params, x):
    """Logits."""
    for weight, bias in params[:-1]:
        x = jax.nn.relu(x @ weight + bias)
    weight, bias = params[-1]
    return x @ weight + bias


def loss(params, x, y):
    """Mean softmax cross-entropy with integer labels."""
    log_probabilities = jax.nn.log_softmax(forward(params, x))
    return -jnp.mean(jnp.take_along_axis(log_probabilities, y[:, None], axis=1))


@program("mlp_train_step", lambda g: (parameters(g), velocities(g), images(g), labels(g)))
def train_step(params, velocity, x, y):
    """One step of gradient descent with momentum: new parameters, new momentum, loss."""
    value, gradient = jax.value_and_grad(loss)(params, x, y)
    velocity = jax.tree.map(lambda v, g: MOMENTUM * v + g, velocity, gradient)
    params = jax.tree.map(lambda p, v: p - LEARNING_RATE * v, params, velocity)
    return params, velocity, value
