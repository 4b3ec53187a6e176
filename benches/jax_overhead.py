# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a call of a small program costs from Python, on Shale and on JAX's CPU backend, alternating in one run: warm jitted calls,
warm eager operations, and the first call of programs of one operation. Needs the plugin (`./x wheel`).

    python benches/jax_overhead.py [--rounds N]
"""
import argparse
import json
import os
import statistics
import subprocess
import sys
import time


def worker():
    """Measures what its input asks for, a line each, until the input ends."""
    import jax
    import jax.numpy as jnp
    import numpy as np

    increment = jax.jit(lambda x: x + 1)
    scalar, vector = jnp.float32(1), jnp.ones(1000, jnp.float32)
    matrix, flags, whole = jnp.ones((32, 32), jnp.float32), vector > 0, jnp.arange(1000)
    warm = {
        "jit(x + 1), scalar": lambda: increment(scalar),
        "x + x": lambda: vector + vector,
        "x * 2": lambda: vector * 2,
        "x / x": lambda: vector / vector,
        "x > 0": lambda: vector > 0,
        "x[3]": lambda: vector[3],
        "x[10:20]": lambda: vector[10:20],
        "x[::-1]": lambda: vector[::-1],
        "x[i]": lambda: vector[whole],
        "x.at[3].set": lambda: vector.at[3].set(1.0),
        "x.astype": lambda: vector.astype(jnp.int32),
        "abs": lambda: jnp.abs(vector),
        "exp": lambda: jnp.exp(vector),
        "log": lambda: jnp.log(vector),
        "sqrt": lambda: jnp.sqrt(vector),
        "tanh": lambda: jnp.tanh(vector),
        "maximum": lambda: jnp.maximum(vector, 0),
        "where": lambda: jnp.where(flags, vector, 0),
        "clip": lambda: jnp.clip(vector, 0, 1),
        "sum": lambda: jnp.sum(vector),
        "mean": lambda: jnp.mean(vector),
        "max": lambda: jnp.max(vector),
        "argmax": lambda: jnp.argmax(vector),
        "cumsum": lambda: jnp.cumsum(vector),
        "sort": lambda: jnp.sort(vector),
        "concatenate": lambda: jnp.concatenate([vector, vector]),
        "stack": lambda: jnp.stack([vector, vector]),
        "reshape": lambda: vector.reshape(10, 100),
        "transpose": lambda: matrix.T,
        "matmul 32": lambda: matrix @ matrix,
        "softmax": lambda: jax.nn.softmax(vector),
        "integers //": lambda: whole // 3,
    }
    fresh = [jnp.sin, jnp.cos, jnp.tanh, jnp.exp, jnp.log, jnp.sqrt, jnp.floor, jnp.negative, jnp.square, jnp.abs]
    size = 0
    for line in sys.stdin:
        name = line.strip()
        if name == "first call":
            # A size that no program had before.
            size += 1
            array = jax.device_put(np.ones(1000 + size, np.float32))
            start = time.perf_counter()
            for function in fresh:
                function(array).block_until_ready()
            result = (time.perf_counter() - start) / len(fresh)
        else:
            call, count = warm[name], 200
            call().block_until_ready()
            start = time.perf_counter()
            for _ in range(count):
                result = call()
            result.block_until_ready()
            result = (time.perf_counter() - start) / count
        print(json.dumps(result), flush=True)


def names():
    """What is measured, in order: as `worker` has it."""
    import inspect
    import re

    return [*re.findall(r'^        "(.+)": lambda', inspect.getsource(worker), re.M), "first call"]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--rounds", type=int, default=15)
    rounds = parser.parse_args().rounds
    command = [sys.executable, __file__, "worker"]
    start = lambda platform: subprocess.Popen(command, env={**os.environ, "JAX_PLATFORMS": platform}, text=True,
                                              stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    workers = {platform: start(platform) for platform in ("shale", "cpu")}
    print(f"{'':24}{'shale':>12}{'cpu':>12}{'ratio':>8}")
    ratios = []
    for name in names():
        samples = {platform: [] for platform in workers}
        for _ in range(rounds):
            for platform, process in workers.items():
                process.stdin.write(name + "\n")
                process.stdin.flush()
                samples[platform].append(json.loads(process.stdout.readline()))
        medians = {platform: statistics.median(values) for platform, values in samples.items()}
        shown = [f"{medians[platform] * 1e6:9.1f} us" for platform in workers]
        ratios.append(medians["shale"] / medians["cpu"])
        print(f"{name:24}{shown[0]}{shown[1]}{ratios[-1]:8.2f}", flush=True)
    eager = sorted(ratios[1:-1])
    print(f"eager operations: {len(eager)}, ratio {statistics.median(eager):.2f} in the middle, {eager[-1]:.2f} at most")
    for process in workers.values():
        process.stdin.close()
        process.wait()


if __name__ == "__main__":
    worker() if sys.argv[1:] == ["worker"] else main()
