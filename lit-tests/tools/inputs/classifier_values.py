# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Holds what an embedding example printed about examples/mlp_forward.mlir against numpy in f64: classifier_values.py FILE"""

import pathlib
import re
import sys

import numpy as np


def pattern(*shape: int) -> np.ndarray:
    """What the examples fill inputs with."""
    return (np.arange(np.prod(shape)) % 7 / 8.0 - 0.25).reshape(shape)


first = np.maximum(pattern(128, 784) @ pattern(784, 512) + pattern(512), 0)
second = np.maximum(first @ pattern(512, 512) + pattern(512), 0)
expected = (second @ pattern(512, 10) + pattern(10)).ravel()[:4]
line = pathlib.Path(sys.argv[1]).read_text().splitlines()[0]
bits = [int(word, 16) for word in re.findall(r" ([0-9a-f]{8})", line.split("]:")[1])]
np.testing.assert_allclose(np.array(bits, np.uint32).view(np.float32), expected, rtol=1e-5)
