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
    warm = {
        "jit(x + 1), scalar": lambda: increment(scalar),
        "eager x + x, 1000": lambda: vector + vector,
        "eager sum, 1000": lambda: jnp.sum(vector),
        "eager exp, 1000": lambda: jnp.exp(vector),
        "eager where, 1000": lambda: jnp.where(vector > 0, vector, 0),
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
            call, count = warm[name], 300
            call().block_until_ready()
            start = time.perf_counter()
            for _ in range(count):
                result = call()
            result.block_until_ready()
            result = (time.perf_counter() - start) / count
        print(json.dumps(result), flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--rounds", type=int, default=15)
    rounds = parser.parse_args().rounds
    command = [sys.executable, __file__, "worker"]
    start = lambda platform: subprocess.Popen(command, env={**os.environ, "JAX_PLATFORMS": platform}, text=True,
                                              stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    workers = {platform: start(platform) for platform in ("shale", "cpu")}
    print(f"{'':24}{'shale':>12}{'cpu':>12}{'ratio':>8}")
    for name in ["jit(x + 1), scalar", "eager x + x, 1000", "eager sum, 1000", "eager exp, 1000", "eager where, 1000", "first call"]:
        samples = {platform: [] for platform in workers}
        for _ in range(rounds):
            for platform, process in workers.items():
                process.stdin.write(name + "\n")
                process.stdin.flush()
                samples[platform].append(json.loads(process.stdout.readline()))
        medians = {platform: statistics.median(values) for platform, values in samples.items()}
        shown = [f"{medians[platform] * 1e6:9.1f} us" for platform in workers]
        print(f"{name:24}{shown[0]}{shown[1]}{medians['shale'] / medians['cpu']:8.2f}")
    for process in workers.values():
        process.stdin.close()
        process.wait()


if __name__ == "__main__":
    worker() if sys.argv[1:] == ["worker"] else main()
