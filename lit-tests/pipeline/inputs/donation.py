# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs the two programs of donation.mlir and holds them against numpy in f64: donation.py STEP.mlir LATE.mlir shale-run [OPTION...]"""

import pathlib
import subprocess
import sys
import tempfile

import numpy as np


def run(command: list[str], program: str, inputs: list[np.ndarray], outputs: int = 2) -> list[np.ndarray]:
    with tempfile.TemporaryDirectory() as folder:
        arguments = []
        for index, array in enumerate(inputs):
            np.save(pathlib.Path(folder, f"{index}.npy"), array)
            arguments.append(f"--input={folder}/{index}.npy")
        subprocess.run([*command, program, *arguments, f"--output-dir={folder}"], check=True)
        return [np.load(pathlib.Path(folder, f"out_{index}.npy")) for index in range(outputs)]


def main():
    step, late, *command = sys.argv[1:]
    random = np.random.default_rng(0)
    w, m, x, t = (random.standard_normal(shape).astype(np.float32) for shape in ((64, 32), (64, 32), (8, 64), (8, 32)))
    w2, m2 = run(command, step, [w, m, x, t])
    x64 = x.astype(np.float64)
    momentum = m * 0.9 + x64.T @ (x64 @ w - t)
    np.testing.assert_allclose(m2, momentum, rtol=1e-5, atol=1e-4)
    np.testing.assert_allclose(w2, w - momentum * 0.1, rtol=1e-5, atol=1e-5)
    a = np.float32([1.5, -2.0, 3.0, 4.25])
    reversed_a, doubled = run(command, late, [a])
    np.testing.assert_array_equal(reversed_a, a[::-1])
    np.testing.assert_array_equal(doubled, 2 * a)


if __name__ == "__main__":
    main()
