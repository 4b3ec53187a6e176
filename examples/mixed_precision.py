# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Mixed precision: parameters in f32, the network in bf16, the loss and the update in f32 again."""

import jax
import jax.numpy as jnp
import numpy as np

from common import normal, program

BATCH, WIDTH, HIDDEN, CLASSES = 64, 128, 256, 10
LOSS_SCALE = 128.0


def parameters(generator: np.random.Generator) -> dict[str, np.ndarray]:
    """Two layers and a normalization, all in f32."""
    return {
        "scale": 1 + normal(generator, WIDTH, scale=0.1),
        "hidden": normal(generator, WIDTH, HIDDEN, scale=(2 / WIDTH) ** 0.5),
        "hidden_bias": normal(generator, HIDDEN, scale=0.1),
        "classes": normal(generator, HIDDEN, CLASSES, scale=(1 / HIDDEN) ** 0.5),
    }


def network(params, x):
    """Logits in bf16."""
    x = x * jax.lax.rsqrt(jnp.mean(jnp.square(x), axis=-1, keepdims=True) + 1e-6) * params["scale"]
    x = jax.nn.gelu(x @ params["hidden"] + params["hidden_bias"], approximate=True)
    return x @ params["classes"]


@program(
    "bf16_mixed",
    lambda g: (
        parameters(g),
        normal(g, BATCH, WIDTH).astype(jnp.bfloat16),
        g.integers(0, CLASSES, BATCH, dtype=np.int32),
    ),
)
def train_step(params, x, y):
    """New parameters in f32, the loss in f32 and the logits in bf16, with a scaled loss."""

    def loss(params):
        logits = network(jax.tree.map(lambda p: p.astype(jnp.bfloat16), params), x)
        log_probabilities = jax.nn.log_softmax(logits.astype(jnp.float32))
        value = -jnp.mean(jnp.take_along_axis(log_probabilities, y[:, None], axis=1))
        return value * LOSS_SCALE, (value, logits)

    gradient, (value, logits) = jax.grad(loss, has_aux=True)(params)
    params = jax.tree.map(lambda p, g: p - 0.1 * (g / LOSS_SCALE), params, gradient)
    return params, value, logits
