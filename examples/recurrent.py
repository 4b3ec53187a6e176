# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Recurrent networks as `lax.scan` over time: 24 steps, batches of 16, 64 inputs, 128 hidden units; with gradients."""

import jax
import jax.numpy as jnp
import numpy as np

from common import normal, program

STEPS, BATCH, INPUTS, HIDDEN = 24, 16, 64, 128


def parameters(generator: np.random.Generator, gates: int) -> dict[str, np.ndarray]:
    """The weights of all gates side by side."""
    return {
        "inputs": normal(generator, INPUTS, gates * HIDDEN, scale=INPUTS**-0.5),
        "hidden": normal(generator, HIDDEN, gates * HIDDEN, scale=HIDDEN**-0.5),
        "bias": normal(generator, gates * HIDDEN, scale=0.1),
    }


def lstm(params, xs):
    """The hidden states of a long short-term memory (Hochreiter and Schmidhuber, 1997) that starts at zero."""

    def step(state, x):
        hidden, cell = state
        gates = x @ params["inputs"] + hidden @ params["hidden"] + params["bias"]
        enter, forget, candidate, leave = jnp.split(gates, 4, axis=-1)
        cell = jax.nn.sigmoid(forget) * cell + jax.nn.sigmoid(enter) * jnp.tanh(candidate)
        hidden = jax.nn.sigmoid(leave) * jnp.tanh(cell)
        return (hidden, cell), hidden

    zero = jnp.zeros((BATCH, HIDDEN), jnp.float32)
    return jax.lax.scan(step, (zero, zero), xs)[1]


def gru(params, xs):
    """The hidden states of a network of gated recurrent units (Cho et al., 2014) that starts at zero."""

    def step(hidden, x):
        from_input = x @ params["inputs"] + params["bias"]
        from_hidden = hidden @ params["hidden"]
        reset_x, update_x, candidate_x = jnp.split(from_input, 3, axis=-1)
        reset_h, update_h, candidate_h = jnp.split(from_hidden, 3, axis=-1)
        update = jax.nn.sigmoid(update_x + update_h)
        candidate = jnp.tanh(candidate_x + jax.nn.sigmoid(reset_x + reset_h) * candidate_h)
        hidden = update * hidden + (1 - update) * candidate
        return hidden, hidden

    return jax.lax.scan(step, jnp.zeros((BATCH, HIDDEN), jnp.float32), xs)[1]


def register(name: str, network, gates: int) -> None:
    """The forward and the gradient program of a network."""

    def gradient(params, xs, targets):
        def loss(params, xs):
            return jnp.mean(jnp.square(network(params, xs) - targets))

        return jax.value_and_grad(loss, argnums=(0, 1))(params, xs)

    def arguments(generator):
        return parameters(generator, gates), normal(generator, STEPS, BATCH, INPUTS)

    program(f"{name}_forward", arguments)(network)
    program(f"{name}_gradient", lambda g: (*arguments(g), normal(g, STEPS, BATCH, HIDDEN)))(gradient)


register("lstm", lstm, 4)
register("gru", gru, 3)
