# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The arrays that calls are made with. No two elements of a float array are equal, and none is where a function has a kink."""
import ml_dtypes
import numpy as np


def _normal(seed, *shape):
    return np.random.default_rng(seed).standard_normal(shape).astype(np.float32)


def _uniform(seed, low, high, *shape):
    return np.random.default_rng(seed).uniform(low, high, shape).astype(np.float32)


def _integers(seed, low, high, *shape, dtype=np.int32):
    return np.random.default_rng(seed).integers(low, high, shape).astype(dtype)


_M = _normal(10, 4, 4) + 4 * np.eye(4, dtype=np.float32)
_R = _normal(11, 4, 4)

OPERANDS = {
    "F": _normal(1, 3, 4),
    "G": _normal(2, 3, 4),
    "P": _uniform(3, 0.2, 4, 3, 4),
    "Q": _uniform(4, 0.05, 0.95, 3, 4),
    "U": _uniform(5, -0.95, 0.95, 3, 4),
    "V": _normal(6, 5),
    "W": _normal(7, 7),
    "A": _normal(8, 2, 3, 4),
    "X": _normal(9, 4, 5),
    "M": _M,
    # Symmetric positive definite.
    "O": (_R @ _R.T + 4 * np.eye(4)).astype(np.float32),
    # Images (batch, height, width, channels) and a filter (height, width, in, out).
    "Y": _normal(12, 2, 7, 6, 3),
    "R": _normal(13, 3, 2, 3, 4),
    "Z": np.float32(0.7),
    "E": np.zeros((0, 3), np.float32),
    # What single precision has besides ordinary numbers.
    "S": np.array([0.0, -0.0, 1.0, -1.0, np.inf, -np.inf, np.nan, 1e-37, -1e-37, 3e38, -3e38, 0.5, 1e-3, 88.0, -104.0], np.float32),
    "H": _normal(14, 3, 4).astype(np.float16),
    "K": _normal(15, 3, 4).astype(ml_dtypes.bfloat16),
    "C": (_normal(16, 3, 4) + 1j * _normal(17, 3, 4)).astype(np.complex64),
    "D": (_normal(18, 3, 4) + 1j * _normal(19, 3, 4)).astype(np.complex64),
    "I": _integers(20, -9, 10, 3, 4),
    "J": _integers(21, 1, 8, 3, 4),
    "L": np.array([-(2**31), -(2**31) + 1, -7, -1, 0, 1, 2, 65537, 2**31 - 1], np.int32),
    "N": _integers(22, 0, 256, 3, 4, dtype=np.uint8),
    "T": np.array([3, 0, 2, 2], np.int32),
    "B": _integers(23, 0, 2, 3, 4, dtype=np.bool_),
}
