# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs programs whose sizes are data, each compiled once, in the memory-checking mode and without: dynamic_data.py FOLDER"""

import os
import pathlib
import subprocess
import sys

import numpy as np
from jax import lax

folder = pathlib.Path(sys.argv[1])
i32, f32 = np.int32, np.float32
runs, failures = 0, []


def run(name, inputs, threads):
    artifact = folder / f"{name}.shale"
    if not artifact.exists():
        subprocess.run(["shale-compile", folder / f"{name}.mlir", "-o", artifact], check=True)
    arguments = []
    for index, value in enumerate(inputs):
        np.save(folder / f"{index}.npy", value)
        arguments.append(f"--input={folder}/{index}.npy")
    command = ["shale-run", artifact, *arguments, f"--threads={threads}", f"--output-dir={folder}/out"]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def check(name, inputs, *expected):
    """The results, without and with the memory-checking mode."""
    global runs
    for mode, threads in (("0", 7), ("1", 2)):
        runs += 1
        os.environ["SHALE_CHECK_MEMORY"] = mode
        done = run(name, inputs, threads)
        if done.returncode != 0:
            failures.append(f"{name}: {done.stderr}")
            continue
        for index, value in enumerate(expected):
            found = np.load(folder / "out" / f"out_{index}.npy")
            if found.shape != value.shape or not np.allclose(found, value, rtol=1e-5):
                failures.append(f"{name} {inputs}: {found}, expected {value}")


def refuse(name, inputs, text):
    """The error, with its place."""
    global runs
    runs += 1
    os.environ["SHALE_CHECK_MEMORY"] = "0"
    done = run(name, inputs, 1)
    if done.returncode != 1 or text not in done.stderr or f"{name}.mlir:2:8)" not in done.stderr:
        failures.append(f"{name} {inputs}: {done.returncode} {done.stderr}")


for n in (0, 1, 7, 50):
    k = np.arange(n, dtype=i32)
    check("iota", [i32([n])], k, np.exp(np.broadcast_to(k[:, None].astype(f32), (n, 3))))
refuse("iota", [i32([-4])], "sizes of a tensor must not be negative, got [-4]")
refuse("big", [i32([2**31 - 1, 2**31 - 1])], "a tensor must fit into memory, got [2147483647, 2147483647]")
refuse("big", [i32([2**20, 2**20])], "out of memory: 4398046511104 bytes could not be had")
check("big", [i32([2**31 - 1, 0])], np.zeros((2**31 - 1, 0), i32))
x = np.arange(10, dtype=f32)
for a, b, s in ((0, 10, 1), (2, 9, 3), (5, 5, 1)):
    check("slice", [x, np.int64([a]), np.int64([b]), np.int64([s])], x[a:b:s])
for a, b, s in ((-1, 5, 1), (3, 11, 1), (3, 5, 0)):
    text = f"slice of dimension 0 must lie in it, of size 10, got {a} to {b} by {s}"
    refuse("slice", [x, np.int64([a]), np.int64([b]), np.int64([s])], text)
for n, low, high, interior in ((5, 1, 2, 0), (5, -1, -2, 0), (5, 2, 1, 2), (0, 2, 0, 3), (3, -2, 5, 1), (1000, 3, 4, 1)):
    x = np.arange(n, dtype=f32) + 1
    padded = np.asarray(lax.pad(x, f32(9), ((low, high, interior),)))
    check("pad", [x, f32(9), i32([low]), i32([high]), i32([interior])], padded)
refuse("pad", [np.ones(3, f32), f32(9), i32([-2]), i32([-2]), i32([0])], "padded size of dimension 0 must not be negative, got -1")
refuse("pad", [np.ones(3, f32), f32(9), i32([0]), i32([0]), i32([-1])], "interior padding of dimension 0 must not be negative")
for shape in ((2, 3), (0, 5), (1, 1), (7, 143)):
    x = np.arange(shape[0] * shape[1], dtype=f32)
    check("reshape", [x, i32(shape)], x.reshape(shape).T)
refuse("reshape", [np.ones(6, f32), i32([4, 2])], "output_shape must have as many elements as operand, 6, got [4, 2]")
refuse("reshape", [np.ones(6, f32), i32([-2, -3])], "output_shape must have as many elements as operand, 6, got [-2, -3]")
for turns in (0, 1, 2, 9):
    x = f32([1, 2])
    for _ in range(turns):
        x = np.concatenate([x, 2 * x])
    check("grow", [f32([1, 2]), i32(turns)], x)
for n in (0, 7, 1000):
    x = np.linspace(0, 1, n, dtype=f32)
    check("branch", [x, np.bool_(False)], x, x.sum(dtype=f32))
    check("branch", [x, np.bool_(True)], np.concatenate([x, x]), 2 * x.sum(dtype=f32))
refuse("mismatch", [np.ones(3, f32), np.ones(4, f32)], "'stablehlo.add' sizes of dimension 0 must be equal, got 4 and 3")
check("mismatch", [np.ones(3, f32), np.ones(3, f32)], 2 * np.ones(3, f32))
# What a type says of a result is asserted.
y = np.arange(32, dtype=f32).reshape(8, 4)
for n in (2, 6):
    x = np.ones((n, 8), f32)
    refuse("static_dot", [x, y], f"size of result dimension 0 and that of the type must be equal, got {n} and 4")
    refuse("static_reduce", [x, f32(0)], f"size of result dimension 0 and that of the type must be equal, got {n} and 4")
    text = f"size of result dimension 0 and that of the type must be equal, got {n} and 3"
    refuse("static_update", [np.ones((n, 4), f32), np.zeros((1, 4), f32), i32(0)], text)
check("static_dot", [np.ones((4, 8), f32), y], np.ones((4, 8), f32) @ y)
check("static_reduce", [np.ones((4, 8), f32), f32(0)], np.full(4, 8, f32))
# A size that has been an i8 is another one, and a product of them may wrap around.
check("narrow", [np.ones(44, f32), f32(1)], np.full(44, 2, f32))
refuse("narrow", [np.ones(300, f32), f32(1)], "sizes of dimension 0 must be equal, got 44 and 300")
# Sizes that are the same in all iterations are asserted in those that run.
x = np.arange(5, dtype=f32)
check("hoisted", [x, i32([1]), i32([4]), i32([2]), i32(3)], f32(12))
check("hoisted", [x, i32([1]), i32([100000]), i32([1]), i32(0)], f32(0))
# Strides and paddings as large as numbers are.
x, most = np.arange(10, dtype=f32), 2**63 - 1
check("slice", [x, np.int64([0]), np.int64([10]), np.int64([most])], x[:1])
refuse("pad", [np.ones(3, f32), f32(9), i32([0]), i32([0]), i32([-(2**31)])], "interior padding of dimension 0 must not be negative")
x = np.arange(6, dtype=f32).reshape(3, 2)
check("dropped", [x, i32([2, 7]), i32([1, 2])], x[[2, 2]])
for window in (0, 3):
    text = f"slice size of dimension 0, which the result has not, and 1 must be equal, got {window} and 1"
    refuse("dropped", [x, i32([2, 7]), i32([window, 2])], text)
print("\n".join(failures))
print(f"{runs} runs, {len(failures)} failures")
sys.exit(bool(failures))
