# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Parameter initialization by jax.random: threefry bits, and the distributions made of them."""

import jax
import jax.numpy as jnp
import numpy as np

from common import program


def seed(_generator: np.random.Generator) -> tuple[np.ndarray]:
    """The two words of a key."""
    return (np.array([0, 42], dtype=np.uint32),)


@program("random_init_loops", seed)
@program("random_init", seed, platform="tpu")
def random_init(seed):
    """Weights of a layer of each usual kind, from the two words of a key."""
    key = jax.random.wrap_key_data(seed, impl="threefry2x32")
    dense, bias, embedding, mask, order = jax.random.split(key, 5)
    return {
        "dense": jax.random.normal(dense, (64, 33), dtype=jnp.float32) * (2 / 64) ** 0.5,
        "bias": jax.random.uniform(bias, (33,), dtype=jnp.float32, minval=-0.1, maxval=0.1),
        "embedding": jax.random.truncated_normal(embedding, -2.0, 2.0, (50, 16), dtype=jnp.float32),
        "mask": jax.random.bernoulli(mask, 0.9, (17, 5)),
        "bits": jax.random.bits(order, (31,), dtype=jnp.uint32),
    }
