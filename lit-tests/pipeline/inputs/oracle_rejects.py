# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The oracle against arithmetic in numpy, and against results that are wrong in ways that it must see."""

import sys

import numpy as np

sys.path.insert(0, sys.argv[1])
import oracle  # noqa: E402

mlp = oracle.answer("mlp_forward")
w1, b1, w2, b2, w3, b3, x = (array.astype(np.float64) for array in mlp.inputs)
by_hand = np.maximum(np.maximum(x @ w1 + b1, 0) @ w2 + b2, 0) @ w3 + b3
assert np.linalg.norm(mlp.exact[0] - by_hand) <= 1e-13 * np.linalg.norm(by_hand)

table, ids = oracle.answer("embedding_forward").inputs
assert np.array_equal(oracle.answer("embedding_forward").exact[0], table[ids].astype(np.float64))

right = by_hand.astype(np.float32)
assert oracle.compare(mlp, 0, right).ok
assert oracle.compare(mlp, 0, mlp.jaxlib[0]).ok
assert not oracle.compare(mlp, 0, right * np.float32(1 + 1e-5)).ok
assert not oracle.compare(mlp, 0, right[:-1]).ok
assert not oracle.compare(mlp, 0, right.astype(np.float64)).ok
one_nan = right.copy()
one_nan[3, 3] = np.nan
assert not oracle.compare(mlp, 0, one_nan).ok

order = oracle.answer("argsort")
assert oracle.compare(order, 0, order.jaxlib[0]).ok
swapped = order.jaxlib[0].copy()
swapped[0, :2] = swapped[0, 1::-1]
assert not oracle.compare(order, 0, swapped).ok

mixed = oracle.answer("bf16_mixed")
logits = mixed.types.index("bfloat16")
assert oracle.compare(mixed, logits, mixed.jaxlib[logits]).ok
assert not oracle.compare(mixed, logits, mixed.jaxlib[logits] + np.uint16(8)).ok
