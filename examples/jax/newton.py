# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Logistic regression by Newton's method, with JAX's Hessian and `jnp.linalg.solve`, on made-up data.

    JAX_PLATFORMS=shale python examples/jax/newton.py [--steps N] [--losses FILE]

Prints the loss and the largest component of the gradient after the last step.
"""
import argparse
import json

import jax
import jax.numpy as jnp
import numpy as np


def data(samples=500, features=8):
    generator = np.random.default_rng(0)
    x = generator.standard_normal((samples, features)).astype(np.float32)
    chances = 1 / (1 + np.exp(-x @ generator.standard_normal(features)))
    return x, (generator.uniform(size=samples) < chances).astype(np.float32)


def loss(weights, x, y):
    z = x @ weights
    return jnp.mean(jax.nn.softplus(z) - y * z) + 1e-3 * weights @ weights


@jax.jit
def step(weights, x, y):
    value, gradient = jax.value_and_grad(loss)(weights, x, y)
    return weights - jnp.linalg.solve(jax.hessian(loss)(weights, x, y), gradient), value, jnp.abs(gradient).max()


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--steps", type=int, default=8)
    parser.add_argument("--losses")
    arguments = parser.parse_args()
    x, y = data()
    weights, losses = jnp.zeros(x.shape[1]), []
    for _ in range(arguments.steps):
        weights, value, slope = step(weights, x, y)
        losses.append(float(value))
    print(f"Newton on {jax.default_backend()}: loss {losses[-1]:.6f}, gradient at most {float(slope):.1e}")
    if arguments.losses:
        with open(arguments.losses, "w") as file:
            json.dump({"losses": losses, "weights": weights.tolist(), "slope": float(slope)}, file)


if __name__ == "__main__":
    main()
