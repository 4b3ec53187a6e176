# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""jax.random. Integers equal and floats are close to those of JAX's CPU backend, which takes the same bits; the second oracle is the
distribution, a `scipy.stats` expression: the Kolmogorov-Smirnov test for continuous ones, mean and variance for others."""
import jax
import numpy as np
import scipy.stats

NAMESPACE = {name: getattr(jax.random, name) for name in dir(jax.random) if not name.startswith("_")}
REFERENCE = None


def check(row, outcome, on_shale, on_cpu, check_close):
    def function(seed):
        result = eval(row.call, {**NAMESPACE, "jnp": jax.numpy, "np": np, "jax": jax, "k": jax.random.key(seed)})
        return [jax.random.key_data(leaf) if jax.dtypes.issubdtype(leaf.dtype, jax.dtypes.prng_key) else leaf
                for leaf in jax.tree.leaves(result)]

    compiled = jax.jit(function)
    actual, expected = on_shale(compiled, np.uint32(42)), on_cpu(compiled, (np.uint32(42),), False)
    for index, (own, other) in enumerate(zip(actual, expected, strict=True)):
        check_close(own, other, float(row.flags.get("tol", 2e-5)), f"result {index}")
    outcome.oracle = "jaxlib"
    if not row.reference:
        return
    outcome.oracle = "numpy"
    distribution = eval(row.reference, {"stats": scipy.stats, "np": np})
    values = actual[0].astype(np.float64).ravel()
    if isinstance(distribution, scipy.stats._distn_infrastructure.rv_frozen) and not hasattr(distribution.dist, "pmf"):
        assert scipy.stats.kstest(values, distribution.cdf).pvalue > 1e-4, "values must follow the distribution"
    else:
        deviation = (values.mean() - distribution.mean()) / (distribution.std() / np.sqrt(values.size))
        assert abs(deviation) < 4.5, f"mean must be {distribution.mean()}, got {values.mean()}"
        assert abs(values.var() / distribution.var() - 1) < 0.3, f"variance must be {distribution.var()}, got {values.var()}"


CALLS = r"""
key_data(k)
key_data(split(k))
key_data(split(k, 5))
key_data(split(k, (2, 3)))
key_data(fold_in(k, 7))
key_data(clone(k))
PRNGKey(3) + 0
bits(k, (1000,), 'uint8') ~ stats.randint(0, 256)
bits(k, (1000,), 'uint16') ~ stats.randint(0, 65536)
bits(k, (1000,)) ~ stats.uniform(0, 2.0**32)
bits(k, (7,))
bits(k, (3, 5))
bits(k, ())
uniform(k, (2000,)) ~ stats.uniform()
uniform(k, (3, 5))
uniform(k, (2000,), minval=-2.0, maxval=3.0) ~ stats.uniform(-2, 5)
uniform(k, (999,), jnp.float16)
uniform(k, (999,), jnp.bfloat16)
randint(k, (2000,), 0, 100) ~ stats.randint(0, 100)
randint(k, (2000,), -50, 7) ~ stats.randint(-50, 7)
randint(k, (100,), 0, 256, 'uint8') ~ stats.randint(0, 256)
randint(k, (100,), -128, 128, 'int8') ~ stats.randint(-128, 128)
normal(k, (2000,)) ~ stats.norm()
normal(k, (3, 5))
normal(k, (999,), jnp.float16) ; tol=4e-3
normal(k, (999,), jnp.bfloat16) ; tol=3e-2
normal(k, (7,), jnp.complex64)
bernoulli(k, 0.3, (2000,)) ~ stats.bernoulli(0.3)
bernoulli(k, jnp.linspace(0, 1, 7))
beta(k, 2.0, 3.0, (1000,)) ~ stats.beta(2, 3) ; tol=1e-4
binomial(k, 10, 0.3, (1000,)) ~ stats.binom(10, 0.3)
binomial(k, 200, 0.4, (1000,)) ~ stats.binom(200, 0.4)
categorical(k, jnp.log(jnp.array([0.2, 0.3, 0.5])), shape=(2000,)) ~ stats.rv_discrete(values=([0, 1, 2], [0.2, 0.3, 0.5]))
categorical(k, jnp.eye(4))
cauchy(k, (2000,)) ~ stats.cauchy() ; tol=1e-4
chisquare(k, 3.0, shape=(1000,)) ~ stats.chi2(3) ; tol=1e-4
choice(k, 10, (2000,)) ~ stats.randint(0, 10)
choice(k, 10, (4,), replace=False)
choice(k, jnp.arange(5.0), (2000,), p=jnp.array([0.1, 0.2, 0.3, 0.3, 0.1]))
choice(k, 6, (3,), replace=False, p=jnp.array([0.1, 0.2, 0.3, 0.2, 0.1, 0.1]))
dirichlet(k, jnp.array([1.0, 2.0, 3.0]), (5,)) ; tol=1e-4
double_sided_maxwell(k, 0.0, 1.0, (1000,))
exponential(k, (2000,)) ~ stats.expon()
f(k, 3.0, 5.0, (1000,)) ~ stats.f(3, 5) ; tol=1e-4
gamma(k, 2.0, (1000,)) ~ stats.gamma(2) ; tol=1e-4
gamma(k, 0.5, (1000,)) ~ stats.gamma(0.5) ; tol=2e-4
loggamma(k, 2.0, (1000,)) ~ stats.loggamma(2) ; tol=1e-4
generalized_normal(k, 2.0, (1000,)) ~ stats.gennorm(2) ; tol=1e-4
geometric(k, 0.3, (2000,)) ~ stats.geom(0.3)
gumbel(k, (2000,)) ~ stats.gumbel_r()
laplace(k, (2000,)) ~ stats.laplace()
logistic(k, (2000,)) ~ stats.logistic()
lognormal(k, 1.0, (2000,)) ~ stats.lognorm(1.0) ; tol=1e-4
maxwell(k, (1000,)) ~ stats.maxwell()
multinomial(k, 10, jnp.array([0.2, 0.3, 0.5]))
multivariate_normal(k, jnp.zeros(3), jnp.eye(3) + 0.1, (5,)) ; tol=1e-4
orthogonal(k, 4) ; tol=1e-4
pareto(k, 3.0, (2000,)) ~ stats.pareto(3) ; tol=1e-4
permutation(k, 17)
permutation(k, jnp.arange(12.0).reshape(4, 3))
permutation(k, jnp.arange(12.0).reshape(4, 3), axis=1, independent=True)
poisson(k, 3.0, (1000,)) ~ stats.poisson(3)
poisson(k, 50.0, (1000,)) ~ stats.poisson(50)
rademacher(k, (2000,))
rayleigh(k, 1.0, (2000,)) ~ stats.rayleigh()
ball(k, 3, shape=(5,)) ; tol=1e-4
t(k, 4.0, (1000,)) ~ stats.t(4) ; tol=1e-4
triangular(k, 0.0, 0.3, 1.0, (2000,)) ~ stats.triang(0.3)
truncated_normal(k, -1.0, 2.0, (2000,)) ~ stats.truncnorm(-1, 2) ; tol=1e-4
wald(k, 1.0, (1000,)) ~ stats.invgauss(1.0) ; tol=2e-3
weibull_min(k, 1.0, 2.0, (2000,)) ~ stats.weibull_min(2) ; tol=1e-4
uniform(jax.random.key(1, impl='rbg'), (5,))
normal(jax.random.key(1, impl='unsafe_rbg'), (5,))
"""
