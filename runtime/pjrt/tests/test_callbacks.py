# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Python functions that compiled programs call, and what becomes of what they raise."""
import gc
import os
import subprocess
import sys
import threading

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax.experimental import io_callback

SCALAR = jax.ShapeDtypeStruct((), np.float32)


def like(x):
    return jax.ShapeDtypeStruct(x.shape, x.dtype)


def triple(x):
    return np.asarray(x) * 3


@pytest.mark.parametrize("dtype", [np.bool_, np.int8, np.uint8, np.int32, np.uint32, np.float16, np.float32, np.complex64,
                                   jnp.bfloat16, jnp.int4, jnp.float8_e4m3fn], ids=lambda d: np.dtype(d).name)
def test_pure_callbacks_of_every_kind_of_element(dtype):
    x = np.arange(6).reshape(2, 3).astype(dtype)
    f = jax.jit(lambda x: jax.pure_callback(lambda v: np.asarray(v)[:, ::-1], like(x), x))
    np.testing.assert_array_equal(np.asarray(f(x)), x[:, ::-1])


def test_pure_callbacks_compose():
    f = lambda x: jax.pure_callback(triple, like(x), x, vmap_method="sequential")
    x = np.arange(6, dtype=np.float32).reshape(3, 2)
    np.testing.assert_array_equal(f(x), 3 * x)
    np.testing.assert_array_equal(jax.jit(jax.vmap(f))(x), 3 * x)
    empty = np.zeros((0, 2), np.float32)
    assert jax.jit(f)(empty).shape == (0, 2)
    add = lambda a, b: np.asarray(a) + np.asarray(b)
    step = lambda c, x: (jax.pure_callback(add, SCALAR, c, x), c)
    total, before = jax.jit(lambda x: jax.lax.scan(step, jnp.float32(0), x))(np.float32([1, 2, 3]))
    assert total == 6 and before.tolist() == [0, 1, 3]
    several = jax.jit(lambda x: jax.pure_callback(lambda v: {"a": v + 1, "b": [v.sum()]}, {"a": like(x), "b": [SCALAR]}, x))
    result = several(x)
    np.testing.assert_array_equal(result["a"], x + 1)
    assert result["b"][0] == 15

    @jax.custom_jvp
    def sine(x):
        return jax.pure_callback(np.sin, like(x), x, vmap_method="expand_dims")

    sine.defjvp(lambda p, t: (sine(*p), jnp.cos(p[0]) * t[0]))
    np.testing.assert_allclose(jax.grad(lambda x: sine(x).sum())(x), np.cos(x), rtol=1e-6)


def test_functions_use_jax_inside():
    # Both on this device and compiled for the first time while the outer program runs.
    def inner(x):
        return jax.jit(lambda x: jnp.cumsum(x * 2) + jnp.linalg.norm(x))(x)

    x = np.float32([3, 0, 4])
    f = jax.jit(lambda x: jax.pure_callback(inner, like(x), x) + 1)
    for _ in range(3):
        np.testing.assert_allclose(f(x), np.cumsum(2 * x) + 5 + 1)


def test_functions_cannot_use_results_of_later_programs():
    started, later = threading.Event(), []

    def use(x):
        started.wait(10)
        return later[0] + x

    x = np.ones(100_000, np.float32)
    result = jax.jit(lambda x: jax.pure_callback(use, SCALAR, x.sum()))(x)
    later.append(jax.jit(lambda x: jnp.cumsum(x)[-1])(x))
    started.set()
    with pytest.raises(jax.errors.JaxRuntimeError, match="a callback must not use what its own device computes only after"):
        result.block_until_ready()
    assert later[0] == 100_000


def test_ordered_callbacks_keep_their_order():
    seen = []

    def note(x):
        seen.append(int(x))
        return np.int32(len(seen))

    @jax.jit
    def f(x):
        first = io_callback(note, jax.ShapeDtypeStruct((), np.int32), x, ordered=True)
        jax.lax.fori_loop(0, 3, lambda i, c: (io_callback(lambda v: (note(v), None)[1], None, x + 10 + i, ordered=True), c)[1], 0)
        return first, io_callback(note, jax.ShapeDtypeStruct((), np.int32), x + 1, ordered=True)

    first, last = f(1)
    assert (int(first), int(last)) == (1, 5) and seen == [1, 11, 12, 13, 2]
    # Tokens order programs, too.
    for i in range(5):
        f(100 * i)
    jax.effects_barrier()
    assert seen[5:] == [100 * i + j for i in range(5) for j in (0, 10, 11, 12, 1)]


def test_unordered_callbacks_run_although_nothing_depends_on_them():
    seen = []
    jax.jit(lambda x: (io_callback(lambda v: seen.append(float(v)), None, x), x + 1)[1])(np.float32(2))
    jax.effects_barrier()
    assert seen == [2.0]


def test_debugging(capsys):
    @jax.jit
    def f(x):
        jax.debug.print("x = {x}, sum = {s:.1f}", x=x, s=x.sum())
        jax.debug.print("ordered", ordered=True)
        return jax.lax.cond(x[0] > 0, lambda x: (jax.debug.print("positive {}", x[0]), x)[1], lambda x: -x, x)

    f(np.float32([1, 2]))
    f(np.float32([-1, 2]))
    jax.effects_barrier()
    lines = capsys.readouterr().out.splitlines()
    assert sorted(lines) == sorted(["x = [1. 2.], sum = 3.0", "ordered", "positive 1.0", "x = [-1.  2.], sum = 1.0", "ordered"])
    seen = []
    jax.grad(lambda x: (jax.debug.callback(lambda v: seen.append(v.item()), x), x * x)[1])(np.float32(3))
    jax.effects_barrier()
    assert seen == [3.0]


def test_what_is_raised_arrives_with_the_results_that_depend_on_it():
    def refuse(x):
        raise ValueError("no such thing")

    f = jax.jit(lambda x: jax.pure_callback(refuse, like(x), x))  # the line
    x = np.arange(100_000, dtype=np.float32)
    for _ in range(3):
        result = f(x)
        dependent = jnp.tanh(result) + 1
        independent = jnp.cumsum(x)
        for array in (result, dependent):
            with pytest.raises(jax.errors.JaxRuntimeError) as caught:
                array.block_until_ready()
            text = str(caught.value)
            assert text.startswith("INTERNAL") and "ValueError: no such thing" in text, text
            line = refuse.__code__.co_firstlineno + 3
            assert f"test_callbacks.py:{line}:" in text and "in refuse" in text, text
        np.testing.assert_allclose(independent[3], 6)


def test_results_of_the_wrong_type_are_refused():
    f = jax.jit(lambda x: jax.pure_callback(lambda v: np.zeros(3, np.int32), like(x), x))
    with pytest.raises(jax.errors.JaxRuntimeError, match=r"result 0 of callback must be float32\[2\], got int32\[3\]"):
        f(np.zeros(2, np.float32)).block_until_ready()
    assert jnp.arange(3).sum() == 3


def test_a_program_may_be_gone_before_its_callback_runs():
    event = threading.Event()
    results = []
    for i in range(20):
        def wait(x, i=i):
            event.wait(10)
            return np.asarray(x) + np.float32(i)
        # A large argument: the program runs on the device's thread.
        results.append(jax.jit(lambda x: jax.pure_callback(wait, SCALAR, x.sum()))(np.ones(50_000, np.float32)))
        gc.collect()
    event.set()
    assert [float(result) for result in results] == [50_000 + i for i in range(20)]


def test_functions_of_programs_that_are_gone_are_released():
    import weakref

    released = []

    def run():
        function = lambda x: x
        weakref.finalize(function, released.append, 1)
        jax.jit(lambda x: jax.pure_callback(function, SCALAR, x))(np.float32(1)).block_until_ready()

    for _ in range(3):
        run()
        jax.clear_caches()
        gc.collect()
    run()
    assert released


def test_functions_are_released_after_others_were(monkeypatch):
    from jax_plugins.shale import callbacks

    class Library:
        idle = True

        def shale_is_idle(self):
            return self.idle

    monkeypatch.setattr(callbacks, "library", Library)
    functions = callbacks._Functions()
    kept = {i: functions.add(triple, [], []) for i in range(3)}
    names = [name for name, _ in kept.values()]
    for i in range(3):
        del kept[i]
        gc.collect()
        Library.idle = False
        functions.add(triple, [], [])
        assert names[i] in functions.table
        Library.idle = True
        functions.add(triple, [], [])
        assert [name in functions.table for name in names] == [j > i for j in range(3)]


def test_runtime_errors_of_checkify():
    from jax.experimental import checkify

    def f(x):
        checkify.check(x > 0, "x must be positive, got {x}", x=x)
        return jnp.log(x)

    error, _ = jax.jit(checkify.checkify(f))(np.float32(-1))
    assert "x must be positive, got -1.0" in error.get()


def test_a_process_ends_with_callbacks_pending():
    script = """
import jax, jax.numpy as jnp, numpy as np, time
def slow(x):
    time.sleep(0.05)
    return np.asarray(x)
f = jax.jit(lambda x: jax.pure_callback(slow, jax.ShapeDtypeStruct((), np.float32), x.sum()))
for _ in range(20):
    y = f(np.ones(100_000, np.float32))
jax.jit(lambda x: jax.debug.print("seen {}", x))(1)
"""
    result = subprocess.run([sys.executable, "-c", script], timeout=120, capture_output=True, text=True)
    assert result.returncode == 0 and result.stdout == "seen 1\n", result


def test_callbacks_with_the_cpu_platform():
    script = """
import jax, numpy as np
def where(x):
    assert x.devices() == {jax.devices("cpu")[0]}, x.devices()
    return np.asarray(x)
f = jax.jit(lambda x: jax.pure_callback(where, jax.ShapeDtypeStruct((), np.float32), x))
assert f(np.float32(2)) == 2 and jax.jit(f, device=jax.devices("cpu")[0])(np.float32(3)) == 3
"""
    subprocess.run([sys.executable, "-c", script], env={**os.environ, "JAX_PLATFORMS": "shale,cpu"}, check=True)
