# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs the programs of donation_loops.mlir and holds them against numpy in f64: donation_loops.py FOLDER shale-run [OPTION...]"""

import sys

import numpy as np
from donation import run


def main():
    folder, *command = sys.argv[1:]
    random = np.random.default_rng(0)
    draw = lambda *shape: random.standard_normal(shape).astype(np.float32)
    w, m, x, t = draw(64, 32), draw(64, 32), draw(8, 64), draw(8, 32)
    found = run(command, f"{folder}/train.mlir", [w, m, x, t], 2)
    w, m, x, t = (array.astype(np.float64) for array in (w, m, x, t))
    for _ in range(20):
        m = m * 0.9 + x.T @ (x @ w - t)
        w = w - m * 0.001
    np.testing.assert_allclose(found[0], w, rtol=1e-4, atol=1e-4)
    np.testing.assert_allclose(found[1], m, rtol=1e-4, atol=1e-3)

    # Few steps: the recurrence does not forget its errors.
    cache, x, start = 0.1 * draw(512, 64), draw(1, 64), 495
    found = run(command, f"{folder}/cache.mlir", [cache, x, np.int32(start)], 2)
    cache, x = cache.astype(np.float64), x.astype(np.float64)
    for row in range(start, 500):
        cache[row] = x[0]
        x = 0.5 * np.tanh(x @ cache.T @ cache)
    np.testing.assert_allclose(found[0], cache, rtol=1e-4, atol=1e-4)
    np.testing.assert_allclose(found[1], x, rtol=1e-4, atol=1e-4)

    x, c = draw(64, 64), np.linalg.qr(draw(64, 64))[0]
    (found,) = run(command, f"{folder}/turns.mlir", [x, c], 1)
    np.testing.assert_allclose(found, x @ np.linalg.matrix_power(c.astype(np.float64), 9), rtol=1e-4, atol=1e-4)


main()
