# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Numerical methods as loops: over scalars, over small states, with branches, and with random numbers."""

import jax
import jax.numpy as jnp
import numpy as np

from common import normal, program


def positive(generator: np.random.Generator) -> tuple[np.ndarray]:
    """A number between 1 and 9."""
    return (np.float32(1 + 8 * generator.random()),)


@program("newton", positive)
def newton(target):
    """The number x with x + log(x) = target, by 10,000 damped steps of Newton's method."""

    def step(_, x):
        return x - 0.5 * (x + jnp.log(x) - target) / (1 + 1 / x)

    return jax.lax.fori_loop(0, 10_000, step, target)


@program("bisection", positive)
def bisection(target):
    """A square root by bisection, with a branch, until the interval is short enough; and how many steps that took."""

    def unfinished(state):
        low, high, _ = state
        return high - low > 0.01

    def step(state):
        low, high, count = state
        middle = 0.5 * (low + high)
        low, high = jax.lax.cond(middle * middle < target, lambda: (middle, high), lambda: (low, middle))
        return low, high, count + 1

    start = (jnp.float32(0) * target, jnp.float32(16), jnp.int32(0))
    low, high, count = jax.lax.while_loop(unfinished, step, start)
    return {"root": 0.5 * (low + high), "count": count}


SIDE = 40


def plane(_: np.random.Generator) -> tuple[np.ndarray]:
    """Points of the complex plane around the Mandelbrot set."""
    real, imaginary = np.linspace(-2.1, 0.7, SIDE), np.linspace(-1.3, 1.3, SIDE)
    return ((real[None, :] + 1j * imaginary[:, None]).astype(np.complex64),)


@program("mandelbrot", plane)
def mandelbrot(points):
    """How many of 16 steps of z² + c, in complex64, leave each point within the circle of radius 2."""

    def step(_, state):
        z, count = state
        inside = jnp.real(z) ** 2 + jnp.imag(z) ** 2 <= 4
        # What is outside stays where it is, so that nothing overflows.
        return jnp.where(inside, z * z + points, z), count + inside

    start = (jnp.zeros_like(points), jnp.zeros(points.shape, jnp.int32))
    return jax.lax.fori_loop(0, 16, step, start)[1]


BODIES = 64


def bodies(generator: np.random.Generator) -> tuple[np.ndarray, ...]:
    """Positions, velocities and masses."""
    masses = (generator.random(BODIES) + 0.5).astype(np.float32) / BODIES
    return normal(generator, BODIES, 3), normal(generator, BODIES, 3, scale=0.1), masses


@program("n_body", bodies)
def n_body(position, velocity, mass):
    """Bodies under their gravity, softened, by 100 leapfrog steps; their energy before every step."""

    def differences(position):
        delta = position[None, :, :] - position[:, None, :]
        return delta, jnp.sum(delta * delta, axis=-1) + 0.05

    def acceleration(position):
        delta, squared = differences(position)
        return jnp.einsum("ijk,ij,j->ik", delta, squared**-1.5, mass)

    def energy(position, velocity):
        _, squared = differences(position)
        kinetic = 0.5 * jnp.sum(mass * jnp.sum(velocity * velocity, axis=-1))
        return kinetic - 0.5 * jnp.einsum("i,j,ij->", mass, mass, jax.lax.rsqrt(squared))

    def step(state, _):
        position, velocity = state
        before = energy(position, velocity)
        velocity = velocity + 0.005 * acceleration(position)
        position = position + 0.01 * velocity
        velocity = velocity + 0.005 * acceleration(position)
        return (position, velocity), before

    (position, velocity), energies = jax.lax.scan(step, (position, velocity), None, length=100)
    return {"position": position, "velocity": velocity, "energies": energies}


CHAINS = 33


def chains(generator: np.random.Generator) -> tuple[np.ndarray, ...]:
    """The two words of a key, and where the chains begin."""
    return generator.integers(0, 2**32, 2, dtype=np.uint32), normal(generator, CHAINS, 2)


@program("mcmc", chains)
def mcmc(seed, start):
    """Chains of random walks by Metropolis: 50 steps on the density of a ring; the samples and how many were taken."""

    def log_density(x):
        radius = jnp.sqrt(jnp.sum(x * x, axis=-1))
        return -2 * jnp.square(radius - 2)

    def step(state, key):
        x, taken = state
        propose, accept = jax.random.split(key)
        candidate = x + 0.5 * jax.random.normal(propose, x.shape, jnp.float32)
        threshold = jnp.log(jax.random.uniform(accept, x.shape[:1], jnp.float32, minval=1e-6))
        better = threshold < log_density(candidate) - log_density(x)
        x = jnp.where(better[:, None], candidate, x)
        return (x, taken + better), x

    keys = jax.random.split(jax.random.wrap_key_data(seed, impl="threefry2x32"), 50)
    (_, taken), samples = jax.lax.scan(step, (start, jnp.zeros(CHAINS, jnp.int32)), keys)
    return {"samples": samples, "taken": taken}


SORTED = 64


@program("sorting_network", lambda g: (normal(g, SORTED, 40),))
def sorting_network(rows):
    """Sorts 40 columns by odd-even transposition: rounds that compare neighbours, of one parity or the other by `cond`."""

    def exchange(rows):
        first, second = rows[0::2], rows[1::2]
        pairs = jnp.stack([jnp.minimum(first, second), jnp.maximum(first, second)], axis=1)
        return pairs.reshape(rows.shape)

    def odd(rows):
        return jnp.concatenate([rows[:1], exchange(rows[1:-1]), rows[-1:]])

    return jax.lax.fori_loop(0, SORTED, lambda i, rows: jax.lax.cond(i % 2 == 0, exchange, odd, rows), rows)
