# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Decompositions of matrices that need not be symmetric, and what JAX builds on them, against NumPy's and SciPy's in double
precision, or by what defines them."""
import jax
import jax.numpy as jnp
import jax.scipy.linalg
import numpy as np
import pytest
import scipy.linalg
from jax import lax

DTYPES = [np.float32, np.float64, np.complex64, np.complex128]


def matrix(*shape, dtype=np.float32, seed=0):
    generator = np.random.default_rng(seed)
    values = generator.standard_normal(shape)
    if np.issubdtype(dtype, np.complexfloating):
        values = values + 1j * generator.standard_normal(shape)
    return values.astype(dtype)


def adjoint(x):
    return np.conj(np.swapaxes(x, -1, -2))


@pytest.fixture(params=DTYPES, ids=lambda dtype: np.dtype(dtype).name)
def dtype(request):
    wide = np.dtype(request.param) in (np.float64, np.complex128)
    with jax.enable_x64(wide):
        yield request.param


def close(actual, expected, dtype, scale=1):
    tolerance = 200 * np.finfo(dtype).eps * scale
    np.testing.assert_allclose(np.asarray(actual), expected, rtol=tolerance, atol=tolerance * max(1, np.abs(expected).max(initial=0)))


def matched(actual, expected):
    """The expected values in the order of the actual ones."""
    actual, expected = list(actual), list(expected)
    return np.array([expected.pop(int(np.argmin(np.abs(np.array(expected) - a)))) for a in actual])


@pytest.mark.parametrize("n", [1, 2, 3, 7, 24])
def test_eigenvalues_and_vectors(dtype, n):
    a = matrix(3, n, n, dtype=dtype)
    values, left, right = jax.jit(lambda a: lax.linalg.eig(a, compute_left_eigenvectors=True))(a)
    values, left, right = (np.asarray(x) for x in (values, left, right))
    assert values.dtype == right.dtype == np.result_type(dtype, np.complex64)
    for own, x in zip(values, a):
        close(own, matched(own, np.linalg.eigvals(x.astype(np.complex128))), dtype, 5 * n)
    close(a @ right, right * values[:, None, :], dtype, n)
    close(adjoint(left) @ a, values[:, :, None] * adjoint(left), dtype, n)
    for vectors in (left, right):
        close(np.linalg.norm(vectors, axis=-2), np.ones((3, n)), dtype)
        largest = np.take_along_axis(vectors, np.abs(vectors).argmax(-2)[:, None, :], -2)
        close(largest.imag, np.zeros_like(largest.imag), dtype)
    if not np.issubdtype(dtype, np.complexfloating):
        for own in values:
            pairs = own[own.imag != 0]
            assert np.array_equal(pairs[::2], np.conj(pairs[1::2])) and (pairs[::2].imag > 0).all()


def test_eigenvalues_of_special_matrices():
    values = lambda a: np.asarray(jnp.linalg.eigvals(np.asarray(a, np.float32)))
    assert values(np.zeros((3, 3))).tolist() == [0, 0, 0]
    assert values([[1, 2], [0, 3]]).tolist() == [1, 3] and values([[1, 1], [0, 1]]).tolist() == [1, 1]
    assert values([[0, -1], [1, 0]]).tolist() == [1j, -1j]
    assert values(np.zeros((0, 0))).shape == (0,) and values(np.zeros((2, 0, 0))).shape == (2, 0)
    assert np.isnan(values([[1, np.nan], [0, 1]])).all() and np.isnan(values([[np.inf, 0], [0, 1]])).all()
    large = values(np.diag([1e30, 1e-30]))
    assert large.real.tolist() == [np.float32(1e30), np.float32(1e-30)]
    stacked = np.stack([np.eye(2), np.full((2, 2), np.nan)])
    assert np.isnan(values(stacked)).tolist() == [[False, False], [True, True]]


def test_gradients_of_eigenvalues():
    a, da = matrix(5, 5), matrix(5, 5, seed=1)
    values, tangents = jax.jvp(jnp.linalg.eigvals, (a,), (da,))
    for value, tangent in zip(values, tangents):
        near = lambda t: (w := np.linalg.eigvals(a + t * da.astype(np.float64)))[np.argmin(np.abs(w - value))]
        expected = (near(1e-5) - near(-1e-5)) / 2e-5
        np.testing.assert_allclose(tangent, expected, rtol=2e-3, atol=2e-3)
    radius = jax.grad(lambda a: jnp.abs(jnp.linalg.eigvals(a)).sum())(a)
    assert np.isfinite(radius).all()


def test_roots():
    roots = np.sort(np.asarray(jnp.roots(np.float32([1, -6, 11, -6]))).real)
    np.testing.assert_allclose(roots, [1, 2, 3], rtol=1e-4)
    roots = np.asarray(jnp.roots(np.float32([1, 0, 1, 0])))
    np.testing.assert_allclose(sorted(roots, key=lambda z: z.imag), [-1j, 0, 1j], atol=1e-6)


@pytest.mark.parametrize("n", [1, 2, 6, 19])
def test_schur_forms(dtype, n):
    a = matrix(n, n, dtype=dtype)
    for output in ("real", "complex"):
        t, z = (np.asarray(x) for x in jax.scipy.linalg.schur(a, output=output))
        close(z @ t @ adjoint(z), a, dtype, n)
        close(z @ adjoint(z), np.eye(n), dtype, n)
        below = np.tril(t, -1)
        if np.issubdtype(t.dtype, np.complexfloating):
            close(below, np.zeros((n, n)), dtype, n)
        else:
            assert not np.tril(t, -2).any() and not (np.diag(t, -1)[:-1] * np.diag(t, -1)[1:]).any()
    t = np.asarray(lax.linalg.schur(a, compute_schur_vectors=False)[0])
    close(np.trace(t), np.trace(a), dtype, n)
    assert np.isnan(np.asarray(lax.linalg.schur(a * np.nan)[0])).all()


def test_functions_of_matrices():
    a = matrix(5, 5)
    spd = a @ a.T + np.eye(5, dtype=np.float32)
    root = np.asarray(jax.scipy.linalg.sqrtm(spd))
    np.testing.assert_allclose(root @ root, spd, rtol=1e-3, atol=1e-3)
    np.testing.assert_allclose(jax.scipy.linalg.funm(spd / 8, jnp.exp), scipy.linalg.expm(spd.astype(np.float64) / 8), rtol=1e-3)
    t, z = jax.scipy.linalg.rsf2csf(*jax.scipy.linalg.schur(a))
    np.testing.assert_allclose(z @ t @ adjoint(np.asarray(z)), a, atol=1e-4)
    b, q = matrix(3, 3, seed=1), matrix(5, 3, seed=2)
    x = np.asarray(jax.scipy.linalg.solve_sylvester(a, b, q))
    np.testing.assert_allclose(a @ x + x @ b, q, rtol=1e-3, atol=1e-3)


@pytest.mark.parametrize("n", [1, 2, 3, 9])
def test_hessenberg(dtype, n):
    a = matrix(2, n, n, dtype=dtype)
    h, q = (np.asarray(x) for x in jax.scipy.linalg.hessenberg(a, calc_q=True))
    close(q @ h @ adjoint(q), a, dtype, n)
    close(q @ adjoint(q), np.broadcast_to(np.eye(n), a.shape), dtype, n)
    assert not np.tril(h, -2).any()


@pytest.mark.parametrize("lower", [True, False])
@pytest.mark.parametrize("n", [1, 2, 5, 8])
def test_tridiagonal(dtype, n, lower):
    a = matrix(n, n, dtype=dtype)
    a = a + adjoint(a)
    # Only a triangle is read.
    given = np.where(np.tri(n, dtype=bool) if lower else np.tri(n, dtype=bool).T, a, 7)
    factors, d, e, taus = (np.asarray(x) for x in lax.linalg.tridiagonal(given, lower=lower))
    assert d.dtype == e.dtype == np.finfo(dtype).dtype and taus.dtype == factors.dtype == dtype
    q = np.eye(n, dtype=np.result_type(dtype, np.float64))
    for i in range(n - 1):
        v = np.zeros(n, q.dtype)
        if lower:
            v[i + 1], v[i + 2 :] = 1, factors[i + 2 :, i]
            q = q @ (np.eye(n) - taus[i] * np.outer(v, v.conj()))
        else:
            v[i], v[:i] = 1, factors[:i, i + 1]
            q = (np.eye(n) - taus[i] * np.outer(v, v.conj())) if i == 0 else (np.eye(n) - taus[i] * np.outer(v, v.conj())) @ q
    t = np.diag(d) + np.diag(e, 1) + np.diag(e, -1)
    close(q @ t @ adjoint(q), a, dtype, n)


@pytest.mark.parametrize("shape", [(5, 3), (3, 5), (4, 4), (1, 3)])
def test_pivoted_qr(dtype, shape):
    a = matrix(*shape, dtype=dtype)
    q, r, p = (np.asarray(x) for x in jax.scipy.linalg.qr(a, pivoting=True, mode="economic"))
    close(q @ r, a[:, p], dtype)
    close(adjoint(q) @ q, np.eye(q.shape[1]), dtype)
    wide, _, pivots = scipy.linalg.qr(a.astype(np.complex128), pivoting=True, mode="economic")
    assert p.tolist() == pivots.tolist()
    assert (np.diff(np.abs(np.diag(r))) <= 1e-5).all()


@pytest.mark.parametrize("dtype", [np.float32, jnp.bfloat16], ids=["float32", "bfloat16"])
def test_approximate_search_is_exact(dtype):
    x = np.random.default_rng(0).permutation(600).reshape(3, 200).astype(np.float32).astype(dtype)
    values, index = jax.jit(lambda x: lax.approx_max_k(x, 4))(x)
    expected = np.argsort(-x.astype(np.float32), axis=1, kind="stable")[:, :4]
    np.testing.assert_array_equal(index, expected)
    np.testing.assert_array_equal(np.asarray(values), np.take_along_axis(x, expected, 1))
    values, index = lax.approx_min_k(x.T, 5, reduction_dimension=0, recall_target=0.5)
    np.testing.assert_array_equal(index, np.argsort(x.astype(np.float32), axis=1, kind="stable")[:, :5].T)
    mapped = jax.vmap(lambda x: lax.approx_max_k(x, 2)[1])(x)
    np.testing.assert_array_equal(mapped, expected[:, :2])
    whole = lax.approx_max_k(x, 3, aggregate_to_topk=False)[0]
    np.testing.assert_array_equal(whole[:, :3], np.take_along_axis(x, expected[:, :3], 1))
    if dtype == np.float32:
        gradient = jax.grad(lambda x: (lax.approx_max_k(x, 4)[0] * np.arange(4)).sum())(x)
        wanted = np.zeros_like(x)
        np.put_along_axis(wanted, expected, np.arange(4, dtype=np.float32), 1)
        np.testing.assert_array_equal(gradient, wanted)
