# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A small convolutional network on 8 images of 32x32x3 with both kinds of pooling."""

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from common import normal, program

BATCH, SIZE, CHANNELS, CLASSES = 8, 32, 3, 10
DIMENSIONS = ("NHWC", "HWIO", "NHWC")


def parameters(generator: np.random.Generator) -> dict[str, np.ndarray]:
    """Three convolutions and a classifier."""
    return {
        "conv1": normal(generator, 3, 3, CHANNELS, 16, scale=(2 / 27) ** 0.5),
        "bias1": normal(generator, 16, scale=0.1),
        "conv2": normal(generator, 3, 3, 16, 32, scale=(2 / 144) ** 0.5),
        "bias2": normal(generator, 32, scale=0.1),
        "conv3": normal(generator, 3, 3, 32, 32, scale=(2 / 288) ** 0.5),
        "bias3": normal(generator, 32, scale=0.1),
        "dense": normal(generator, 512, CLASSES, scale=(1 / 512) ** 0.5),
        "bias4": normal(generator, CLASSES, scale=0.1),
    }


def images(generator: np.random.Generator) -> np.ndarray:
    """Normalized pixels."""
    return normal(generator, BATCH, SIZE, SIZE, CHANNELS)


def max_pool(x):
    """The largest of each 2x2 window."""
    return lax.reduce_window(x, -jnp.inf, lax.max, (1, 2, 2, 1), (1, 2, 2, 1), "VALID")


def average_pool(x):
    """The mean of each 3x3 window at stride 2, zeros around."""
    total = lax.reduce_window(x, 0.0, lax.add, (1, 3, 3, 1), (1, 2, 2, 1), ((0, 0), (1, 1), (1, 1), (0, 0)))
    return total / 9.0


@program("convnet_forward", lambda g: (parameters(g), images(g)))
def forward(params, x):
    """Logits."""
    x = lax.conv_general_dilated(x, params["conv1"], (1, 1), "SAME", dimension_numbers=DIMENSIONS)
    x = max_pool(jax.nn.relu(x + params["bias1"]))  # 8x16x16x16
    x = lax.conv_general_dilated(x, params["conv2"], (2, 2), ((1, 1), (1, 1)), dimension_numbers=DIMENSIONS)
    x = jax.nn.relu(x + params["bias2"])  # 8x8x8x32
    x = lax.conv_general_dilated(x, params["conv3"], (1, 1), "SAME", dimension_numbers=DIMENSIONS)
    x = average_pool(jax.nn.relu(x + params["bias3"]))  # 8x4x4x32
    return x.reshape(BATCH, -1) @ params["dense"] + params["bias4"]


def loss(params, x, y):
    """Mean softmax cross-entropy with one-hot labels."""
    return -jnp.mean(jnp.sum(jax.nn.one_hot(y, CLASSES, dtype=x.dtype) * jax.nn.log_softmax(forward(params, x)), axis=1))


@program(
    "convnet_gradient",
    lambda g: (parameters(g), images(g), g.integers(0, CLASSES, BATCH, dtype=np.int32)),
)
def gradient(params, x, y):
    """Loss and its gradient by the parameters and by the images."""
    return jax.value_and_grad(loss, argnums=(0, 1))(params, x, y)
