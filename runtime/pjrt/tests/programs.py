# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Programs in plain JAX that run on any platform: each gives arrays. `python programs.py FILE` runs all of them on the platform
of `JAX_PLATFORMS` and pickles name -> list of arrays, or the text of the exception."""
import pickle
import sys

import jax
import jax.numpy as jnp
import numpy as np

PROGRAMS = {}


def program(function):
    PROGRAMS[function.__name__] = function
    return function


def data(*shape, seed=0, dtype=np.float32):
    return np.random.default_rng(seed).standard_normal(shape).astype(dtype)


@program
def jit_scalar():
    return jax.jit(lambda x: x + 1)(np.float32(1)), jax.jit(lambda x: x * x)(np.int32(-7))


@program
def eager():
    x = jnp.arange(12, dtype=jnp.float32).reshape(3, 4)
    return x @ x.T, x.sum(0), x.max(1), jnp.where(x > 5, x, -x), x[1:, ::2], jnp.concatenate([x, x], 1), x.T.reshape(-1)


@program
def integers():
    x = np.array([-(2**31), -7, -1, 0, 1, 5, 2**31 - 1], np.int32)
    return jnp.abs(x), x // jnp.array(3), x % jnp.array(-3), jnp.bitwise_xor(x, 5), jax.lax.population_count(x), x >> jnp.array(2)


@program
def special_values():
    # No denormals: XLA's CPU backend takes them for zeros.
    x = np.array([0.0, -0.0, 1.0, -1.0, np.inf, -np.inf, np.nan, 1e-37, -1e-37, 3e38], np.float32)
    return jnp.exp(x), jnp.log(jnp.abs(x)), jnp.sqrt(x), x / jnp.float32(0), jnp.sign(x), jnp.maximum(x, 0), jnp.isfinite(x)


@program
def transcendental():
    x = np.linspace(-5, 5, 41).astype(np.float32)
    functions = [jnp.sin, jnp.cos, jnp.tan, jnp.tanh, jnp.exp, jnp.expm1, jax.nn.sigmoid, jnp.arctan, jnp.cbrt]
    return [f(x) for f in functions] + [jnp.log1p(np.abs(x)), jnp.power(np.abs(x), 1.5), jnp.arctan2(x, x[::-1])]


@program
def gradient():
    def loss(w, x):
        return jnp.mean(jnp.tanh(x @ w) ** 2)

    return jax.value_and_grad(loss)(data(5, 3), data(7, 5, seed=1))


@program
def hessian():
    return jax.hessian(lambda x: jnp.sum(x**3) + jnp.prod(x))(data(4))


@program
def batched():
    return jax.vmap(lambda a, b: a @ b + jnp.sin(a).sum())(data(6, 3, 4), data(6, 4, 2, seed=1))


@program
def random_bits():
    key = jax.random.PRNGKey(42)
    return jax.random.split(key, 3), jax.random.bits(key, (5,)), jax.random.randint(key, (7,), 0, 100)


@program
def random_floats():
    key = jax.random.key(7)
    return jax.random.uniform(key, (4, 3)), jax.random.normal(key, (33,)), jax.random.bernoulli(key, 0.3, (9,))


@program
def random_permutation():
    key = jax.random.key(3)
    return jax.random.permutation(key, 17), jax.random.choice(key, 10, (4,), replace=False)


@program
def sorting():
    x = np.array([3.0, np.nan, -1.0, 2.0, -0.0, 0.0, np.inf], np.float32)
    return jnp.sort(x), jnp.argsort(x), jax.lax.top_k(jnp.array([0.5, 3, 1, 3, 2]), 3), jnp.median(data(9))


@program
def normalization():
    x = data(4, 16)
    return jax.nn.softmax(x), jax.nn.log_softmax(x, 0), jax.nn.standardize(x), jax.nn.logsumexp(x, 1)


@program
def activations():
    x = data(33)
    return [f(x) for f in (jax.nn.relu, jax.nn.gelu, jax.nn.silu, jax.nn.softplus, jax.nn.elu, jax.nn.hard_tanh)]


@program
def error_function():
    x = np.linspace(-3, 3, 25).astype(np.float32)
    return jax.scipy.special.erf(x), jax.nn.gelu(x, approximate=False)


@program
def inverse_functions():
    x = np.linspace(-0.99, 0.99, 21).astype(np.float32)
    return jnp.arcsin(x), jnp.arccos(x), jnp.arctanh(x), jnp.arcsinh(x), jnp.arccosh(1 + np.abs(x)), jnp.cosh(x), jnp.sinh(x)


@program
def convolution():
    x, k = data(2, 3, 8, 8), data(4, 3, 3, 3, seed=1)
    f = lambda x, k: jax.lax.conv_general_dilated(x, k, (2, 1), "SAME")
    return f(x, k), jax.grad(lambda k: (f(x, k) ** 2).sum())(k)


@program
def pooling():
    x = data(2, 6, 6, 3)
    pool = lambda x: jax.lax.reduce_window(x, -np.inf, jax.lax.max, (1, 2, 2, 1), (1, 2, 2, 1), "VALID")
    return pool(x), jax.grad(lambda x: pool(x).sum())(x)


@program
def indexing():
    x = jnp.arange(20.0).reshape(4, 5)
    i = jnp.array([3, 0, 2])
    return x[i], x[i, i], x.at[i].add(1.0), x.at[i, 1].set(-1.0), jnp.take(x, i, axis=1), jax.lax.dynamic_slice(x, (1, 2), (2, 2))


@program
def cumulative():
    x = data(3, 9)
    return jnp.cumsum(x, 1), jnp.cumprod(x, 0), jax.lax.cummax(x, 1)


@program
def narrow_floats():
    x = data(5, 5)
    half, brain = x.astype(jnp.float16), jnp.asarray(x, jnp.bfloat16)
    return (half @ half).astype(jnp.float32), (brain * 3 - 1).astype(jnp.float32), jnp.asarray(x, jnp.float8_e4m3fn).astype(jnp.float32)


@program
def narrow_integers():
    x = jnp.array([-8, -1, 0, 3, 7], jnp.int4)
    return x.astype(jnp.int32), (x.astype(jnp.int8) * 2), jnp.array([0, 15, 3], jnp.uint4).astype(jnp.int32)


@program
def complex_numbers():
    z = data(6).astype(np.complex64) + 1j * data(6, seed=1)
    return z * z, jnp.abs(z), jnp.conj(z), jnp.real(z), jnp.exp(z), z / jnp.conj(z)


@program
def bfloat16_training():
    w = jnp.asarray(data(4, 4), jnp.bfloat16)
    return jax.grad(lambda w: (w @ w).astype(jnp.float32).sum())(w).astype(jnp.float32)


@program
def scan():
    return jax.lax.scan(lambda c, x: (c * 0.5 + x, c), jnp.float32(0), data(10))


@program
def scan_gradient():
    def f(w):
        c, _ = jax.lax.scan(lambda c, x: (jnp.tanh(w * c + x), None), jnp.float32(0), data(6))
        return c

    return jax.value_and_grad(f)(jnp.float32(0.5))


@program
def while_loop():
    return jax.lax.while_loop(lambda s: s[0] < 20, lambda s: (s[0] + 3, s[1] * 1.5), (jnp.int32(0), jnp.float32(1)))


@program
def fori_loop():
    return jax.lax.fori_loop(0, 5, lambda i, c: c.at[i].set(i * 2.0), jnp.zeros(7))


@program
def conditional():
    f = lambda p, x: jax.lax.cond(p, lambda x: x + 1, lambda x: x * 2, x)
    return f(True, data(3)), f(False, data(3)), jax.lax.switch(jnp.int32(2), [lambda: 1.0, lambda: 2.0, lambda: 3.0])


@program
def empty_and_tiny():
    x = jnp.zeros((0, 3))
    return x + 1, x.sum(), jnp.ones((1, 1)) @ jnp.ones((1, 1)), jnp.zeros((3, 0)) @ jnp.zeros((0, 2))


@program
def einsum():
    return jnp.einsum("bij,bkj->bik", data(3, 4, 5), data(3, 2, 5, seed=1)), jnp.tensordot(data(3, 4), data(4, 2, seed=2), 1)


@program
def reductions():
    x = data(3, 5, 7)
    return x.sum((0, 2)), x.mean(1), x.var(), x.min(0), jnp.argmax(x, 2), jnp.any(x > 2), jnp.all(x > -9, 1), jnp.prod(x[0])


@program
def multilayer_perceptron():
    """Fifty steps of gradient descent on a made-up problem: the losses."""
    x, y = data(64, 10), (data(64, 10) @ data(10, seed=3) > 0).astype(np.float32)
    params = [(data(10, 16, seed=4) * 0.3, np.zeros(16, np.float32)), (data(16, 1, seed=5) * 0.3, np.zeros(1, np.float32))]

    def loss(params):
        h = jnp.tanh(x @ params[0][0] + params[0][1])
        z = (h @ params[1][0] + params[1][1])[:, 0]
        return jnp.mean(jax.nn.softplus(z) - y * z)

    @jax.jit
    def step(params):
        value, gradient = jax.value_and_grad(loss)(params)
        return jax.tree.map(lambda p, g: p - 0.5 * g, params, gradient), value

    losses = []
    for _ in range(50):
        params, value = step(params)
        losses.append(value)
    return jnp.stack(losses)


@program
def attention():
    def f(q, k, v):
        mask = jnp.tril(jnp.ones((8, 8), bool))
        return jax.nn.softmax(jnp.where(mask, q @ k.T / 4, -1e9)) @ v

    q, k, v = data(8, 16), data(8, 16, seed=1), data(8, 16, seed=2)
    return f(q, k, v), jax.grad(lambda q: f(q, k, v).sum())(q)


@program
def recomputation():
    return jax.grad(jax.checkpoint(lambda x: jnp.sin(jnp.sin(x)).sum()))(data(5))


@program
def custom_gradient():
    @jax.custom_vjp
    def f(x):
        return x * x

    f.defvjp(lambda x: (f(x), x), lambda x, g: (3 * x * g,))
    return jax.grad(lambda x: f(x).sum())(data(4))


@program
def linear_solve():
    a = data(4, 4) + 4 * np.eye(4, dtype=np.float32)
    return jnp.linalg.solve(a, data(4, seed=1)), jnp.linalg.cholesky(a @ a.T), jnp.linalg.inv(a), jnp.linalg.det(a), jnp.linalg.slogdet(a)


@program
def linear_gradients():
    a = data(3, 3) + 4 * np.eye(3, dtype=np.float32)

    def f(a, b):
        return jnp.sum(jnp.linalg.solve(a, b) ** 2) + jnp.sum(jnp.linalg.cholesky(a @ a.T))

    return jax.jit(jax.grad(f, (0, 1)))(a, data(3, seed=1)), jax.vmap(jnp.linalg.solve)(np.stack([a, a.T]), data(2, 3, 1, seed=2))


@program
def factorizations():
    """What is unique: products of the factors, and values."""
    a = data(5, 3)
    q, r = jnp.linalg.qr(a)
    s = a.T @ a
    w, v = jnp.linalg.eigh(s)
    u, values, vh = jnp.linalg.svd(a)
    return (q @ r, q.T @ q, w, (v * w) @ v.T, values, (u[:, :3] * values) @ vh, jnp.linalg.qr(a, mode="r").shape[0] * jnp.ones(1), jnp.linalg.svd(a, compute_uv=False),
            jnp.linalg.pinv(a), jnp.linalg.lstsq(a, data(5, seed=1))[0], jnp.linalg.norm(a, 2), jnp.linalg.matrix_rank(a), jnp.linalg.eigvalsh(s),
            jax.grad(lambda a: jnp.linalg.svd(a, compute_uv=False).sum())(a), jax.scipy.linalg.expm(s / 8))


@program
def cholesky_of_what_is_not_positive_definite():
    return jnp.linalg.cholesky(np.stack([np.eye(2), -np.eye(2)]).astype(np.float32))


@program
def fourier():
    x, z = data(4, 7), data(6, 5) + 1j * data(6, 5, seed=1)
    return (jnp.fft.fft(x), jnp.fft.ifft(z), jnp.fft.irfft(jnp.fft.rfft(x)), jnp.fft.rfft2(x), jnp.fft.fft2(z), jnp.fft.fftn(data(2, 3, 4)),
            jnp.fft.hfft(z), jnp.fft.irfft(z, 7), jnp.fft.fftshift(jnp.fft.fftfreq(9)), jax.grad(lambda x: jnp.abs(jnp.fft.fft(x)).sum())(x), jnp.fft.fft(data(1)))


def run(function):
    try:
        return [np.asarray(leaf) for leaf in jax.tree.leaves(function())]
    except Exception as error:  # What a program fails with is compared too.
        return f"{type(error).__name__}: {error}"


if __name__ == "__main__":
    with open(sys.argv[1], "wb") as file:
        pickle.dump({"platform": jax.default_backend(), **{name: run(function) for name, function in PROGRAMS.items()}}, file)
