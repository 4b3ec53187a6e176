# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Functions with symbolic dimensions, exported by jax.export and specialised by shale-run for the sizes of its inputs, against what
jaxlib computes of the same sizes: specialization.py shale-run [OPTION...] [--only NAME,...]. With --any-size one artifact is made of each
function, and run for all sizes, in the memory-checking mode and with several numbers of threads."""

import os
import pathlib
import subprocess
import sys
import tempfile
import warnings

import jax
import jax.numpy as jnp
import numpy as np
from jax import export, lax

f32, i32 = jnp.float32, jnp.int32


def scan(x):
    return lax.scan(lambda carry, row: (carry * 0.5 + row, carry.sum()), jnp.zeros(x.shape[1], f32), x)


def loop(x):
    return lax.fori_loop(0, x.shape[0], lambda i, total: total + x[i] * i, jnp.zeros((), f32))


def attention(q, k, v):
    scores = jnp.einsum("bqd,bkd->bqk", q, k) / 2
    return jnp.einsum("bqk,bkd->bqd", jax.nn.softmax(scores), v)


def convolution(x, w):
    return lax.conv_general_dilated(x, w, (1, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"))


def gradient(w, x, y):
    return jax.grad(lambda w: jnp.mean((jnp.tanh(x @ w) - y) ** 2))(w)


# Name: function, shapes and element types of arguments, constraints, and values of the dimension variables.
B = [{"b": 1}, {"b": 3}, {"b": 8}]
BC = [{"b": 1, "c": 1}, {"b": 3, "c": 5}, {"b": 8, "c": 2}]
FUNCTIONS = {
    "add": (lambda x, y: x + 2 * y, [("b", f32), ("b", f32)], (), B),
    "twice": (lambda x: x.reshape(2, -1).sum(0), [("2*b", f32)], (), B),
    "plus_one": (lambda x: x[1:] - x[:-1], [("b+1", f32)], (), B),
    "two_variables": (lambda x, y: x[:, None] * y[None, :], [("b", f32), ("c", f32)], (), BC),
    "reshape": (lambda x: x.reshape(-1) * 3, [("b,4", f32)], (), B),
    "reshape_back": (lambda x, y: x.reshape(y.shape[0], 4) + y, [("b*4", f32), ("b,4", f32)], (), B),
    "matmul": (lambda x, w: x @ w, [("b,c", f32), ("c,6", f32)], (), BC),
    "square": (lambda x: x @ x.T, [("b,b", f32)], (), B),
    "concatenate": (lambda x, y: jnp.concatenate([x, y, x]), [("b", f32), ("c", f32)], (), BC),
    "reductions": (lambda x: (x.sum(0), x.max(1), x.mean(), jnp.argmax(x, 1)), [("b,c", f32)], (), BC),
    "scan": (scan, [("b,c", f32)], (), BC),
    "loop": (loop, [("b", f32)], (), B),
    "arange": (lambda x: x + jnp.arange(x.shape[0]) * x.shape[0], [("b", f32)], (), B),
    "gather": (lambda x, i: x[i], [("b,c", f32), ("c", i32)], (), BC),
    "scatter": (lambda x, i: x.at[i].add(1.5), [("b", f32), ("c", i32)], (), BC),
    "pad": (lambda x: jnp.pad(x, ((1, 2), (0, x.shape[0]))), [("b,c", f32)], (), BC),
    "floor_and_remainder": (
        lambda x: (x[: x.shape[0] // 2], x[: x.shape[0] % 3], jnp.zeros((x.shape[0] ** 2,)) + x.shape[0]),
        [("b", f32)],
        (),
        [{"b": 2}, {"b": 7}, {"b": 9}],
    ),
    "maximum_of_sizes": (
        lambda x, y: jnp.ones(jax.core.max_dim(x.shape[0], y.shape[0])),
        [("b", f32), ("c", f32)],
        (),
        BC,
    ),
    "sort": (lambda x: (jnp.sort(x, 1), jnp.argsort(x, 0)), [("b,c", f32)], (), BC),
    "top_k": (lambda x: lax.top_k(x, 2), [("c,b+1", f32)], (), BC),
    "cumulative": (lambda x: (jnp.cumsum(x, 0), jnp.cumprod(x, 1)), [("b,c", f32)], (), BC),
    "attention": (attention, [("b,c,4", f32), ("b,c,4", f32), ("b,c,4", f32)], (), BC),
    "convolution": (convolution, [("b,8,c,3", f32), ("3,3,3,2", f32)], (), BC),
    "pooling": (
        lambda x: lax.reduce_window(x, -jnp.inf, lax.max, (2, 1), (1, 1), "VALID"),
        [("b+1,c", f32)],
        (),
        BC,
    ),
    "gradient": (gradient, [("c,4", f32), ("b,c", f32), ("b,4", f32)], (), BC),
    "select": (lambda x: jnp.where(x > 0, x, jnp.flip(x)), [("b", f32)], (), B),
    "slices": (lambda x: lax.dynamic_slice(x, (1, 0), (2, x.shape[1])), [("b+2,c", f32)], (), BC),
    "update": (
        lambda x, i: lax.dynamic_update_slice(x, jnp.ones((1, x.shape[1]), f32), (i, 0)),
        [("b,c", f32), ("", i32)],
        (),
        BC,
    ),
    "triangular": (lambda x: jnp.tril(x) + jnp.eye(x.shape[0]), [("b,b", f32)], (), B),
    "random": (lambda key, x: x + jax.random.uniform(key, x.shape), [("2", jnp.uint32), ("b,c", f32)], (), BC),
    "constrained": (lambda x, y: x[: y.shape[0]] + y, [("b", f32), ("c", f32)], ("b >= c",), [{"b": 5, "c": 2}]),
    "linspace": (lambda x: jnp.interp(x, jnp.linspace(-1, 1, 5), jnp.arange(5.0)), [("b", f32)], (), B),
    "integers": (lambda x: (x * x.shape[0]).astype(jnp.int8).sum(dtype=i32), [("b,3", i32)], (), B),
    "empty": (lambda x, y: jnp.concatenate([x[1:], y * 2]), [("b", f32), ("c", f32)], (), BC),
}


def concrete(shape: str, sizes: dict[str, int]) -> tuple[int, ...]:
    return tuple(eval(size, {}, sizes) for size in shape.split(",") if size.strip())


def array(random, shape, dtype):
    if dtype == f32:
        return random.standard_normal(shape).astype(np.float32)
    if dtype == jnp.uint32:
        return random.integers(0, 2**32, shape, np.uint32)
    return np.asarray(random.integers(0, 2, shape, np.int32))


def specs(arguments, constraints):
    scope = export.SymbolicScope(constraints)
    return [
        jax.ShapeDtypeStruct(export.symbolic_shape(shape, scope=scope), dtype) if shape else jax.ShapeDtypeStruct((), dtype)
        for shape, dtype in arguments
    ]


def run(command, program, inputs, folder):
    arguments = []
    for index, value in enumerate(inputs):
        np.save(folder / f"{index}.npy", value)
        arguments.append(f"--input={folder}/{index}.npy")
    command = [*command, program, *arguments, f"--output-dir={folder}/out"]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def check(command, name, folder) -> list[str]:
    function, arguments, constraints, all_sizes = FUNCTIONS[name]
    exported = export.export(jax.jit(function))(*specs(arguments, constraints))
    program = folder / f"{name}.mlir"
    # As text, and as the artifact that jaxlib keeps.
    program.write_text(exported.mlir_module())
    artifact = folder / f"{name}.mlirbc"
    artifact.write_bytes(exported.mlir_module_serialized)
    failures = []
    if "--any-size" in command:
        artifact = program = folder / f"{name}.shale"
        compiled = subprocess.run(
            [command[0].replace("shale-run", "shale-compile"), folder / f"{name}.mlir", "-o", program],
            capture_output=True,
            text=True,
            check=False,
        )
        if compiled.returncode != 0:
            return [f"{name}: {compiled.stderr[:600]}"]
        command = [option for option in command if option != "--any-size"]
    for index, sizes in enumerate(all_sizes):
        if program == artifact:
            os.environ["SHALE_CHECK_MEMORY"] = "1" if index % 2 else "0"
            command = [*command[:1], f"--threads={(1, 2, 7)[index % 3]}"]
        random = np.random.default_rng(index)
        inputs = [array(random, concrete(shape, sizes), dtype) for shape, dtype in arguments]
        expected = jax.tree.leaves(exported.call(*inputs))
        done = run(command, artifact if index == 0 else program, inputs, folder)
        if done.returncode != 0:
            failures.append(f"{name} {sizes}: {done.stderr[:600]}")
            continue
        for output, value in enumerate(expected):
            found = np.load(folder / "out" / f"out_{output}.npy")
            try:
                assert found.shape == value.shape, f"shape {found.shape}, expected {value.shape}"
                np.testing.assert_allclose(found, np.asarray(value), rtol=2e-5, atol=2e-5)
            except AssertionError as error:
                failures.append(f"{name} {sizes}, result {output}: {error}")
    return failures


def check_platforms(command, folder) -> list[str]:
    """A program for two platforms: the first argument is the position of the one that it runs on."""
    function = lambda x: lax.platform_dependent(x, cuda=lambda x: -x, cpu=lambda x: x * 2)
    exported = export.export(jax.jit(function), platforms=("cuda", "cpu"))(*specs([("b", f32)], ()))
    program = folder / "platforms.mlir"
    program.write_text(exported.mlir_module())
    x = np.float32([1, 2, 3])
    done = run([*command, "--argument-types=1,*"], program, [x], folder)
    found = np.load(folder / "out" / "out_0.npy") if done.returncode == 0 else None
    return [] if np.array_equal(found, 2 * x) else [f"platforms: {found} {done.stderr}"]


def check_constraint(command, folder) -> list[str]:
    """Sizes that the program's constraints exclude are an error that says so."""
    function, arguments, constraints, _ = FUNCTIONS["constrained"]
    program = folder / "constrained.mlir"
    program.write_text(export.export(jax.jit(function))(*specs(arguments, constraints)).mlir_module())
    done = run(command, program, [np.zeros(2, np.float32), np.zeros(5, np.float32)], folder)
    parts = ("Input shapes do not match the symbolic shape constraint b >= c.", "but found -3.")
    fits = done.returncode == 1 and all(part in done.stderr for part in parts)
    return [] if fits else [f"constrained: {done.returncode} {done.stderr}"]


def main():
    warnings.filterwarnings("ignore")
    command = sys.argv[1:]
    names = list(FUNCTIONS)
    if "--only" in command:
        position = command.index("--only")
        names = command[position + 1].split(",")
        del command[position : position + 2]
    failures = []
    with tempfile.TemporaryDirectory() as folder:
        for name in names:
            failures += check(command, name, pathlib.Path(folder))
        failures += check_platforms(command, pathlib.Path(folder))
        failures += check_constraint(command, pathlib.Path(folder))
    runs = sum(len(FUNCTIONS[name][3]) for name in names)
    print("\n".join(failures))
    print(f"{len(names)} functions, {runs} specialisations, {len(failures)} failures")
    sys.exit(bool(failures))


if __name__ == "__main__":
    main()
