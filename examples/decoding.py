# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What language models do with loops: layers under scan, a cache that is updated in place, and a search."""

import jax
import jax.numpy as jnp
import numpy as np

import transformer
from common import normal, program

LAYERS = 4


def layers(generator: np.random.Generator) -> dict[str, np.ndarray]:
    """The weights of LAYERS blocks, one after the other along the first dimension."""
    blocks = [transformer.parameters(generator, gated=False) for _ in range(LAYERS)]
    return {name: np.stack([block[name] for block in blocks]).astype(np.float32) for name in blocks[0]}


@program(
    "transformer_scan",
    lambda g: (layers(g), normal(g, transformer.BATCH, transformer.SEQUENCE, transformer.WIDTH)),
)
def transformer_scan(params, x):
    """Four transformer blocks, whose weights are scanned over."""
    return jax.lax.scan(lambda x, block: (transformer.block(block, x, gated=False), None), x, params)[0]


BATCH, LENGTH, HEADS, HEAD = 4, 96, 8, 32
WIDTH = HEADS * HEAD


def cache(generator: np.random.Generator) -> tuple:
    """Weights, a cache that is filled up to a position, that position, and the next token's vector."""
    names = ("query", "key", "value", "output")
    weights = {name: normal(generator, LAYERS, WIDTH, WIDTH, scale=WIDTH**-0.5) for name in names}
    keys = normal(generator, LAYERS, BATCH, LENGTH, HEADS, HEAD)
    values = normal(generator, LAYERS, BATCH, LENGTH, HEADS, HEAD)
    return weights, keys, values, np.int32(generator.integers(10, LENGTH - 10)), normal(generator, BATCH, WIDTH)


@program("kv_cache_step", cache)
def kv_cache_step(weights, keys, values, position, x):
    """One decoding step of four layers of attention: each writes its key and value into the cache and attends to all before."""

    def attend(layer, state):
        x, keys, values = state
        project = lambda name: (x @ weights[name][layer]).reshape(BATCH, HEADS, HEAD)  # noqa: E731
        query, key, value = project("query"), project("key"), project("value")
        at = (layer, 0, position, 0, 0)
        keys = jax.lax.dynamic_update_slice(keys, key[None, :, None], at)
        values = jax.lax.dynamic_update_slice(values, value[None, :, None], at)
        scores = jnp.einsum("bhk,bshk->bhs", query, keys[layer]) * HEAD**-0.5
        weight = jax.nn.softmax(jnp.where(jnp.arange(LENGTH) <= position, scores, -1e30), axis=-1)
        mixed = jnp.einsum("bhs,bshk->bhk", weight, values[layer]).reshape(BATCH, WIDTH)
        return x + mixed @ weights["output"][layer], keys, values

    return jax.lax.fori_loop(0, LAYERS, attend, (x, keys, values))


BEAMS, VOCABULARY, STEPS = 4, 50, 12


def model(generator: np.random.Generator) -> tuple[np.ndarray, ...]:
    """A table of scores of the next token, and the first token."""
    return normal(generator, VOCABULARY, VOCABULARY), np.int32(generator.integers(0, VOCABULARY))


@program("beam_search", model)
def beam_search(table, first):
    """The best sequences of a Markov model by beam search: tokens and scores of each beam."""
    transitions = jax.nn.log_softmax(table)

    def step(i, state):
        tokens, scores = state
        last = jax.lax.dynamic_slice(tokens, (0, i), (BEAMS, 1))[:, 0]
        # All beams start equal: the first step continues only one of them.
        dead = jnp.where((i == 0) & (jnp.arange(BEAMS) > 0), -jnp.inf, 0.0)
        candidates = (scores + dead)[:, None] + transitions[last]
        scores, best = jax.lax.top_k(candidates.reshape(-1), BEAMS)
        tokens = tokens[best // VOCABULARY]
        return jax.lax.dynamic_update_slice(tokens, (best % VOCABULARY)[:, None], (0, i + 1)), scores

    tokens = jnp.zeros((BEAMS, STEPS + 1), jnp.int32).at[:, 0].set(first)
    return jax.lax.fori_loop(0, STEPS, step, (tokens, jnp.zeros(BEAMS, jnp.float32)))
