# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""One call on Shale, and whether its results and gradients are right."""
import importlib
import re

import jax
import jax.numpy as jnp
import numpy as np
import scipy
import scipy.special
import scipy.stats

from calls.operands import OPERANDS


class Refused(Exception):
    """The compiler says by name what it does not support."""

    def __init__(self, operation, text):
        super().__init__(text)
        self.operation = operation


def _names(call):
    return [name for name in OPERANDS if re.search(rf"\b{name}\b", call)]


def _namespace(module):
    return {name: getattr(module, name) for name in dir(module) if not name.startswith("_")}


def _reference_names():
    names = _namespace(np)
    names.update(np=np, jnp=jnp, scipy=scipy, sp=scipy.special, stats=scipy.stats, logistic=scipy.special.expit)
    return names


def _function(call, namespace, names):
    code = compile(call, call, "eval")
    return lambda *arguments: jax.tree.leaves(eval(code, {**namespace, **dict(zip(names, arguments))}))


def _wide(array):
    """In double precision."""
    array = np.asarray(array)
    if np.issubdtype(array.dtype, np.complexfloating):
        return array.astype(np.complex128)
    return array.astype(np.float64) if jnp.issubdtype(array.dtype, jnp.floating) else array


def _on_shale(function, *arguments):
    try:
        return [np.asarray(leaf) for leaf in jax.tree.leaves(function(*arguments))]
    except jax.errors.JaxRuntimeError as error:
        text = str(error)
        operation = re.search(r"'([\w.]+)' op", text)
        if text.startswith("UNIMPLEMENTED") and operation:
            raise Refused(operation[1], text[:400]) from None
        raise
    except NotImplementedError as error:
        primitive = re.search(r"translation rule for primitive '(\w+)' not found", str(error))
        if primitive:
            raise Refused(primitive[1], str(error)) from None
        raise


def _cpu(function, arguments, wide):
    with jax.default_device(jax.devices("cpu")[0]), jax.enable_x64(wide):
        return [np.asarray(leaf) for leaf in jax.tree.leaves(function(*arguments))]


def _check_close(actual, expected, tolerance, what):
    expected = np.asarray(expected)
    if jax.dtypes.issubdtype(actual.dtype, jax.dtypes.extended):
        raise ValueError("result must be plain numbers")
    if actual.shape != expected.shape:
        raise AssertionError(f"{what}: shape must be {expected.shape}, got {actual.shape}")
    if not jnp.issubdtype(actual.dtype, jnp.inexact):
        # References count in 64 bits.
        np.testing.assert_array_equal(actual, expected.astype(actual.dtype), err_msg=what)
        return
    epsilon = float(jnp.finfo(actual.dtype).eps)
    tolerance = max(tolerance, 3 * epsilon)
    with np.errstate(all="ignore"):
        narrow = _wide(expected.astype(actual.dtype))
    actual = _wide(actual)
    finite = np.abs(narrow[np.isfinite(narrow)])
    scale = finite.max() if finite.size else 0
    if scale > 1e30:
        scale = 0
    np.testing.assert_allclose(actual, narrow, rtol=tolerance, atol=tolerance / 10 * min(scale, 1e3) + 1e-37, err_msg=what)


def _weights(shape):
    return np.cos(np.arange(int(np.prod(shape)), dtype=np.float64) + 0.5).reshape(shape)


def _loss(leaves):
    """One number of all real results."""
    total = 0
    for leaf in leaves:
        if np.issubdtype(leaf.dtype, np.floating):
            total = total + (leaf * _weights(leaf.shape).astype(leaf.dtype)).sum()
    return total


def _check_gradient(call, namespace, names, operands, reference, tolerance):
    """Derivatives along two directions, against central differences of the reference in double precision."""
    positions = [i for i, operand in enumerate(operands) if operand.dtype == np.float32]
    function = _function(call, namespace, names)
    gradient = jax.jit(jax.grad(lambda *arguments: _loss(function(*arguments)), argnums=positions))
    gradient = [leaf.astype(np.float64) for leaf in _on_shale(gradient, *operands)]
    wide = [_wide(operand) for operand in operands]
    step = 1e-5
    for seed in (0, 1):
        generator = np.random.default_rng(seed)
        directions = {i: generator.uniform(0.5, 1, operands[i].shape) * generator.choice([-1, 1], operands[i].shape) for i in positions}
        moved = lambda sign: [value + sign * step * directions[i] if i in directions else value for i, value in enumerate(wide)]
        expected = (_loss(reference(*moved(1))) - _loss(reference(*moved(-1)))) / (2 * step)
        products = [leaf * directions[i] for leaf, i in zip(gradient, positions)]
        actual, scale = sum(p.sum() for p in products), sum(np.abs(p).sum() for p in products)
        if not abs(actual - expected) <= tolerance * max(scale, abs(expected), 1e-3):
            raise AssertionError(f"gradient along direction {seed} must be {expected}, got {actual}")


def check(row, outcome):
    """Raises where a result is wrong."""
    table = importlib.import_module(f"calls.table_{row.table}")
    namespace = {**table.NAMESPACE, "jax": jax, "jnp": jnp, "lax": jax.lax, "np": np}
    if hasattr(table, "check"):
        table.check(row, outcome, _on_shale, _cpu, _check_close)
        return
    names = _names(row.call)
    operands = [OPERANDS[name] for name in names]
    function = _function(row.call, namespace, names)
    compiled = function if "eager" in row.flags else jax.jit(function)
    actual = _on_shale(compiled, *(operands if "eager" not in row.flags else map(jnp.asarray, operands)))
    tolerance = float(row.flags.get("tol", 5e-6))

    wide = [_wide(operand) for operand in operands]
    plain = row.reference or (row.call if table.REFERENCE and "jaxlib" not in row.flags else None)
    if plain:
        outcome.oracle = "numpy"
        space = {**_reference_names(), **(_namespace(table.REFERENCE) if table.REFERENCE and not row.reference else {})}
        leaves = _function(plain, space, names)
        def reference(*arguments):
            with np.errstate(all="ignore"):
                return [np.asarray(leaf) for leaf in leaves(*arguments)]
        expected = [reference(*wide)]
    else:
        outcome.oracle = "jaxlib"
        reference = lambda *arguments: _cpu(compiled, arguments, True)
        expected = [reference(*wide), _cpu(compiled, operands, False)]
    for which, results in enumerate(expected):
        if len(results) != len(actual):
            raise AssertionError(f"there must be {len(results)} results, got {len(actual)}")
        for index, (own, other) in enumerate(zip(actual, results)):
            _check_close(own, other, tolerance, f"result {index}, reference {which}")

    real = any(np.issubdtype(leaf.dtype, np.floating) for leaf in actual)
    if real and "nograd" not in row.flags and any(o.dtype == np.float32 and o.size for o in operands):
        _check_gradient(row.call, namespace, names, operands, reference, float(row.flags.get("gtol", 1e-4)))
        outcome.gradient = True
