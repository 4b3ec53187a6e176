# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Integrates pendulums by the classical Runge-Kutta method: `scan` over time, `vmap` over initial states.

    JAX_PLATFORMS=shale python examples/jax/ode.py [--steps N] [--states FILE]

Prints by how much the energy of any pendulum changed at most; `--states` writes the last states.
"""
import argparse
import json

import jax
import jax.numpy as jnp
import numpy as np


def velocity(state):
    angle, speed = state
    return jnp.stack([speed, -jnp.sin(angle)])


def energy(state):
    return state[1] ** 2 / 2 - jnp.cos(state[0])


def integrate(state, steps, dt):
    def step(state, _):
        a = velocity(state)
        b = velocity(state + dt / 2 * a)
        c = velocity(state + dt / 2 * b)
        d = velocity(state + dt * c)
        state = state + dt / 6 * (a + 2 * b + 2 * c + d)
        return state, energy(state)

    return jax.lax.scan(step, state, length=steps)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--steps", type=int, default=1000)
    parser.add_argument("--states")
    arguments = parser.parse_args()
    states = np.stack([np.linspace(0.1, 3, 64), np.zeros(64)], 1).astype(np.float32)
    run = jax.jit(jax.vmap(lambda state: integrate(state, arguments.steps, 0.01)))
    last, energies = run(states)
    drift = float(jnp.abs(energies - jax.vmap(energy)(states)[:, None]).max())
    print(f"{len(states)} pendulums on {jax.default_backend()}: the energy of none changed by more than {drift:.1e}")
    if arguments.states:
        with open(arguments.states, "w") as file:
            json.dump({"states": np.asarray(last).tolist(), "drift": drift}, file)


if __name__ == "__main__":
    main()
