# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What JAX expects of a platform besides values: buffers, donation, errors, compiled programs."""
import concurrent.futures
import os
import subprocess
import sys
import threading
import time

import jax
import jax.numpy as jnp
import ml_dtypes
import numpy as np
import pytest

DTYPES = [np.bool_, np.int8, np.int16, np.int32, np.uint8, np.uint16, np.uint32, np.float16, np.float32, np.complex64,
          ml_dtypes.bfloat16, ml_dtypes.int4, ml_dtypes.uint4, ml_dtypes.int2, ml_dtypes.uint2, ml_dtypes.float8_e3m4,
          ml_dtypes.float8_e4m3, ml_dtypes.float8_e4m3b11fnuz, ml_dtypes.float8_e4m3fn, ml_dtypes.float8_e4m3fnuz,
          ml_dtypes.float8_e5m2, ml_dtypes.float8_e5m2fnuz, ml_dtypes.float8_e8m0fnu, ml_dtypes.float4_e2m1fn]


def test_platform():
    assert jax.default_backend() == "shale"
    (device,) = jax.devices()
    assert device.platform == "shale" and device.device_kind == "cpu" and device.id == 0
    assert device.memory_stats()["bytes_limit"] > 0


@pytest.mark.parametrize("dtype", DTYPES, ids=lambda d: np.dtype(d).name)
@pytest.mark.parametrize("shape", [(), (1,), (0, 3), (3, 5), (40, 41, 3)], ids=str)
def test_arrays_round_trip(dtype, shape):
    count = int(np.prod(shape))
    values = (np.arange(count) % 2).reshape(shape).astype(np.float32).astype(dtype)
    result = np.asarray(jax.device_put(values))
    assert result.dtype == values.dtype and result.shape == shape and result.tobytes() == values.tobytes()


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1), (1, 2, 0)])
@pytest.mark.parametrize("steps", [(1, 1, 1), (-1, 2, 1), (2, -3, -1)])
def test_strides(order, steps):
    values = np.arange(6 * 7 * 8, dtype=np.int32).reshape(6, 7, 8)[:: steps[0], :: steps[1], :: steps[2]].transpose(order)
    np.testing.assert_array_equal(np.asarray(jax.device_put(values)), values)
    np.testing.assert_array_equal(np.asarray(jnp.asarray(np.broadcast_to(values[:1], (3,) + values.shape[1:]))),
                                  np.broadcast_to(values[:1], (3,) + values.shape[1:]))


def test_large_arrays_are_not_copied_in_and_stay_alive():
    values = np.arange(100_000, dtype=np.float32)
    array = jax.device_put(values)
    del values
    assert float(array.sum()) == pytest.approx(100_000 * 99_999 / 2, rel=1e-6)


def test_views_outlive_their_array():
    array = jnp.arange(1000.0) + 1
    view = np.asarray(array)
    array.delete()
    assert view[999] == 1000


def test_deletion():
    array = jnp.arange(3.0) + 1
    array.delete()
    with pytest.raises(RuntimeError, match="deleted"):
        np.asarray(array)


def test_donation():
    f = jax.jit(lambda x: x + 1, donate_argnums=0)
    array = jnp.arange(8.0) * 1
    result = f(array)
    assert array.is_deleted() and result[7] == 8
    with pytest.raises((RuntimeError, ValueError), match="deleted|donated"):
        f(array)


def test_donating_twice_is_refused():
    f = jax.jit(lambda x, y: (x + 1, y + 1), donate_argnums=(0, 1))
    array = jnp.arange(8.0) * 1
    with pytest.raises(Exception, match="(?i)donate"):
        f(array, array)
    assert (jnp.arange(3) + 1)[2] == 3


def test_errors_have_text_and_line_and_the_process_goes_on():
    for _ in range(3):
        with pytest.raises(jax.errors.JaxRuntimeError) as caught:
            jax.jit(lambda x: jax.lax.rng_uniform(x, 1.0, (3,)))(np.float32(0))
        text = str(caught.value)
        assert text.startswith("UNIMPLEMENTED") and "'stablehlo.rng' op has no lowering" in text, text
        assert "test_plugin.py" in text and "jax.lax.rng_uniform(x" in text, text
        assert jnp.arange(3).sum() == 3


def test_unknown_custom_calls_are_refused_where_the_source_is():
    x = np.arange(5, dtype=np.float32)
    with pytest.raises(jax.errors.JaxRuntimeError) as caught:
        jax.jit(lambda x: jax.ffi.ffi_call("no.such.target", jax.ShapeDtypeStruct(x.shape, x.dtype))(x))(x)
    text = str(caught.value)
    assert text.startswith("UNIMPLEMENTED") and "got 'no.such.target'" in text and "test_plugin.py" in text, text
    assert jnp.arange(3).sum() == 3


def test_programs_for_a_topology_without_a_client():
    import jax.experimental.topologies

    topology = jax.experimental.topologies.get_topology_desc(platform="shale", num_devices=2)
    assert [device.id for device in topology.devices] == [0, 1]
    sharding = jax.sharding.SingleDeviceSharding(topology.devices[0])
    x = jax.ShapeDtypeStruct((3,), np.float32, sharding=sharding)
    compiled = jax.jit(lambda x: x + 1).lower(x).compile()
    assert compiled.cost_analysis()["flops"] == 3


def test_compiled_programs():
    compiled = jax.jit(lambda x: (x @ x).sum()).lower(np.ones((3, 3), np.float32)).compile()
    assert compiled(np.ones((3, 3), np.float32)) == 27
    assert "stablehlo.dot_general" in compiled.as_text() or "dot(" in compiled.as_text()
    assert compiled.memory_analysis().argument_size_in_bytes == 36
    # By hand: 27 multiplications and additions, 8 additions; at least the argument is read and the result written.
    costs = compiled.cost_analysis()
    assert costs["flops"] == 2 * 27 + 8 and costs["transcendentals"] == 0 and 40 <= costs["bytes accessed"] <= 148
    x = np.ones((5, 7), np.float32)
    costs = jax.jit(lambda x: jnp.tanh(x) * 2 + x).lower(x).compile().cost_analysis()
    assert costs == {"flops": 70, "transcendentals": 35, "bytes accessed": 280}
    donating = jax.jit(lambda x: x + 1, donate_argnums=0).lower(x).compile().memory_analysis()
    assert donating.alias_size_in_bytes == 140 and donating.output_size_in_bytes == 140


def test_serialization():
    from jax.experimental import serialize_executable

    compiled = jax.jit(lambda x: jnp.tanh(x) * 2).lower(np.ones(5, np.float32)).compile()
    loaded = serialize_executable.deserialize_and_load(*serialize_executable.serialize(compiled))
    x = np.linspace(-1, 1, 5).astype(np.float32)
    np.testing.assert_array_equal(loaded(x), compiled(x))


def test_compiler_options():
    assert jax.jit(lambda x: x + 1, compiler_options={"shale_threads": 1})(1.0) == 2
    assert jax.jit(lambda x: x + 1, compiler_options={"shale_disable_pass": "shale-simplify"})(1.0) == 2
    with pytest.raises(jax.errors.JaxRuntimeError, match="did you mean 'shale_threads'"):
        jax.jit(lambda x: x + 1, compiler_options={"shale_thread": 1})(1.0)


def test_many_threads():
    def work(seed):
        f = jax.jit(lambda x: jnp.tanh(x * seed) @ x.T)
        x = np.random.default_rng(seed).standard_normal((17, 17)).astype(np.float32)
        return np.abs(np.asarray(f(x)) - np.tanh(x * seed) @ x.T).max()

    with concurrent.futures.ThreadPoolExecutor(8) as pool:
        assert max(pool.map(work, range(1, 17))) < 1e-4


def test_threads_that_want_one_program_at_once_compile_it_once():
    import jax_plugins.shale

    def race(function, x):
        barrier = threading.Barrier(4)
        lowered = [jax.jit(lambda x: function(x)).lower(x) for _ in range(4)]

        def work(one):
            barrier.wait()
            return one.compile()

        with concurrent.futures.ThreadPoolExecutor(4) as pool:
            return [future.exception() or future.result() for future in [pool.submit(work, one) for one in lowered]]

    x = np.ones((7, 5), np.float32)
    before = jax_plugins.shale.statistics()
    results = race(lambda x: jnp.sin(x) @ jnp.cos(x.T) + 0.1234, x)
    after = jax_plugins.shale.statistics()
    assert after["programs_compiled"] - before["programs_compiled"] == 1
    assert after["programs_found"] - before["programs_found"] == 3
    for compiled in results:
        np.testing.assert_allclose(compiled(x), np.sin(x) @ np.cos(x.T) + 0.1234, rtol=1e-5)
    # Each that is refused is told why, and the next program compiles.
    for error in race(lambda x: jax.lax.rng_uniform(x, 1.0, (3,)), np.float32(0)):
        assert isinstance(error, jax.errors.JaxRuntimeError) and "stablehlo.rng" in str(error)
    assert jax.jit(lambda x: x + 0.4321)(x)[0, 0] == np.float32(1.4321)


def test_nan_checks():
    with jax.debug_nans(True):
        with pytest.raises(FloatingPointError):
            jax.jit(lambda x: x / x)(np.float32(0))


def test_several_devices():
    script = """
import jax, jax.numpy as jnp
devices = jax.devices()
assert len(devices) == 3, devices
x = jax.device_put(jnp.arange(4.), devices[2])
assert x.devices() == {devices[2]}
assert (x + 1).devices() == {devices[2]}
assert jax.device_put(x, devices[1])[3] == 3
"""
    environment = {**os.environ, "SHALE_NUM_DEVICES": "3"}
    subprocess.run([sys.executable, "-c", script], env=environment, check=True)


def test_collectives_of_one_device():
    mesh = jax.sharding.Mesh(np.array(jax.devices()[:1]), ("i",))
    spec = jax.sharding.PartitionSpec
    x = np.arange(6, dtype=np.float32).reshape(3, 2)

    def f(x):
        lax = jax.lax
        return (lax.psum(x, "i"), lax.pmean(x, "i"), lax.pmax(x, "i"), lax.pmin(x, "i"), lax.all_gather(x, "i", tiled=True),
                lax.all_gather(x, "i")[0], lax.ppermute(x, "i", [(0, 0)]), lax.psum_scatter(x, "i", tiled=True),
                lax.all_to_all(x, "i", 0, 1, tiled=True), x + lax.axis_index("i"), lax.psum(1, "i") * x)

    mapped = jax.shard_map(f, mesh=mesh, in_specs=spec("i"), out_specs=spec("i"), check_vma=False)
    for result in jax.jit(mapped)(x) + jax.pmap(f, axis_name="i", devices=jax.devices()[:1])(x[None]):
        np.testing.assert_array_equal(np.reshape(result, x.shape), x)
    nothing = jax.pmap(lambda x: jax.lax.ppermute(x, "i", []), axis_name="i", devices=jax.devices()[:1])(x[None])
    assert not np.any(nothing)
    loss = lambda x: (jax.shard_map(lambda x: jax.lax.psum((x**2).sum(), "i"), mesh=mesh, in_specs=spec("i"), out_specs=spec())(x))
    np.testing.assert_array_equal(jax.jit(jax.grad(loss))(x), 2 * x)
    inner = jax.vmap(lambda x: jax.lax.psum(jax.lax.psum(x, "j"), "i"), axis_name="j")
    reduced = jax.pmap(inner, axis_name="i", devices=jax.devices()[:1])(x[None])
    np.testing.assert_array_equal(reduced[0], np.broadcast_to(x.sum(0), x.shape))


def slow_program():
    """A program of a second or so, compiled, and an argument."""
    body = lambda i, x: jnp.tanh(x @ x) * 0.5
    f = jax.jit(lambda x: jax.lax.fori_loop(0, 400, body, x))
    x = np.full((256, 256), 1e-3, np.float32)
    f(x).block_until_ready()
    return f, jax.device_put(x)


def test_calls_return_before_their_programs_end():
    f, x = slow_program()
    start = time.perf_counter()
    f(x).block_until_ready()
    duration = time.perf_counter() - start
    start = time.perf_counter()
    result = f(f(x))
    called = time.perf_counter() - start
    assert called < duration / 2, (called, duration)
    # What depends on it comes after it.
    total = (result + 1).sum()
    assert np.isfinite(total) and result.is_ready()


def test_deletion_and_donation_while_programs_run():
    f, x = slow_program()
    expected = np.asarray(f(f(x)) + 1)
    increment = jax.jit(lambda x: x + 1, donate_argnums=0)
    y = f(x)
    z = f(y)
    y.delete()
    assert y.is_deleted()
    w = increment(z)
    assert z.is_deleted()
    np.testing.assert_array_equal(np.asarray(w), expected)
    # A chain of donations, none of which has run when the next is made.
    w = f(x)
    for _ in range(20):
        w = increment(w)
    np.testing.assert_allclose(np.asarray(w), np.asarray(f(x)) + 20, rtol=1e-6)


def test_errors_of_running_programs_arrive_with_the_results():
    # More than any address space: the allocation fails when the program runs.
    huge = jax.jit(lambda x: jnp.broadcast_to(x, (1 << 45,)))
    result = huge(np.float32(1))
    dependent = result[:3] + 1
    for array in (result, dependent):
        with pytest.raises(jax.errors.JaxRuntimeError, match="RESOURCE_EXHAUSTED"):
            array.block_until_ready()
    with pytest.raises(jax.errors.JaxRuntimeError, match="RESOURCE_EXHAUSTED"):
        np.asarray(dependent)
    assert jnp.arange(3).sum() == 3


def test_executions_from_several_threads():
    f = jax.jit(lambda x: jnp.sin(x).sum() + x[0])
    def work(seed):
        x = np.random.default_rng(seed).standard_normal(50_000).astype(np.float32)
        return max(abs(float(f(x)) - float(np.sin(x).sum(dtype=np.float64) + x[0])) for _ in range(20))

    with concurrent.futures.ThreadPoolExecutor(6) as pool:
        assert max(pool.map(work, range(12))) < 5e-2


def test_a_process_ends_while_a_program_runs():
    script = """
import jax, numpy as np
f = jax.jit(lambda x: jax.lax.while_loop(lambda x: x < 1, lambda x: x * 0.5, x))
f(np.float32(-1))
print("called", flush=True)
"""
    result = subprocess.run([sys.executable, "-c", script], check=True, timeout=60, capture_output=True, text=True)
    assert result.stdout == "called\n"
