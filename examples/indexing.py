# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Small programs where indices are data: lookups, selections, sorts, running sums."""

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from common import normal, program

VOCABULARY, WIDTH = 1000, 64


def tokens(generator: np.random.Generator) -> np.ndarray:
    """Token numbers, repeated, and some negative (counted from the end) or out of range."""
    ids = generator.integers(0, VOCABULARY, (8, 32), dtype=np.int32)
    ids[0, :8] = ids[1, :8]
    ids[2, :4] = [-1, -VOCABULARY, 0, VOCABULARY - 1]
    return ids


def out_of_range_tokens(generator: np.random.Generator) -> np.ndarray:
    """As `tokens`, with some that name no row: dropped by the gradient."""
    ids = tokens(generator)
    ids[3, :4] = [VOCABULARY, -VOCABULARY - 1, 2**31 - 1, -(2**31)]
    return ids


def with_ties(generator: np.random.Generator, *shape: int) -> np.ndarray:
    """Values of which some are equal, so that the order of equal ones is seen."""
    return np.round(normal(generator, *shape) * 16) / np.float32(16)


@program("embedding_forward", lambda g: (normal(g, VOCABULARY, WIDTH), tokens(g)))
def embedding_forward(table, ids):
    """Rows of a table."""
    return table[ids]


@program(
    "embedding_gradient",
    lambda g: (normal(g, VOCABULARY, WIDTH), normal(g, 8, 32, WIDTH), out_of_range_tokens(g)),
)
def embedding_gradient(table, weights, ids):
    """Gradient by the table of a weighted sum of squares of its rows."""
    return jax.grad(lambda t: jnp.sum(weights * jnp.square(t.at[ids].get(mode="clip"))))(table)


@program("one_hot", lambda g: (g.integers(-2, 12, 64, dtype=np.int32),))
def one_hot(ids):
    """Rows of the identity; rows of zeros for numbers out of range."""
    return jax.nn.one_hot(ids, 10, dtype=jnp.float32)


@program("cumsum", lambda g: (normal(g, 32, 100), g.integers(-1000, 1000, (7, 33), dtype=np.int32)))
def cumsum(x, n):
    """Running sums of floats along the rows and of integers along the columns."""
    return jnp.cumsum(x, axis=1), jnp.cumsum(n, axis=0, dtype=jnp.int32)


@program("where", lambda g: (normal(g, 16, 33), normal(g, 33)))
def where(x, y):
    """A choice by a condition, with a broadcast, and a clipped choice."""
    return jnp.where(x > 0.5, x, y), jnp.where(jnp.isfinite(x) & (x < y), 1, 0).astype(jnp.int32)


@program("top_k", lambda g: (with_ties(g, 16, 100),))
def top_k(x):
    """The eight largest of each row, and where they are."""
    return lax.top_k(x, 8)


@program("top_k_sort", lambda g: (with_ties(g, 16, 100),))
def top_k_sort(x):
    """The eight largest of each row by a stable sort of negated keys that carries the indices along."""
    indices = lax.broadcasted_iota(jnp.int32, x.shape, 1)
    keys, order = lax.sort((-x, indices), dimension=1, is_stable=True, num_keys=1)
    return -keys[:, :8], order[:, :8]


@program("argsort", lambda g: (with_ties(g, 8, 200), g.integers(-50, 50, 150, dtype=np.int32)))
def argsort(x, n):
    """Orders of floats, rising, and of integers, falling."""
    return jnp.argsort(x, axis=1).astype(jnp.int32), jnp.argsort(n, descending=True).astype(jnp.int32)
