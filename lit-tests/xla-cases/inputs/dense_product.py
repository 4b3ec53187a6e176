# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""dense_product.py make|check DIR: the program of a product of two dense literals, and its result against numpy."""

import pathlib
import sys

import numpy as np

SIZE = 2048


def operands() -> list[np.ndarray]:
    """Values whose products sum exactly in f64, so that the check can use a fast product."""
    generator = np.random.default_rng(8)
    return [generator.integers(-1000, 1000, (SIZE, SIZE), dtype=np.int32) for _ in range(2)]


def make(folder: pathlib.Path) -> None:
    """Writes product.mlir."""
    folder.mkdir(parents=True, exist_ok=True)
    type_ = f"tensor<{SIZE}x{SIZE}xi32>"
    lines = [f"func.func public @main() -> {type_} {{"]
    for index, operand in enumerate(operands()):
        lines.append(f'  %{index} = stablehlo.constant dense<"0x{operand.tobytes().hex().upper()}"> : {type_}')
    lines.append(
        f"  %2 = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0] : ({type_}, {type_}) -> {type_}"
    )
    lines.append(f"  return %2 : {type_}\n}}\n")
    (folder / "product.mlir").write_text("\n".join(lines))


def check(folder: pathlib.Path) -> None:
    """Compares out_0.npy, and removes the large files."""
    found = np.load(folder / "out_0.npy")
    lhs, rhs = (operand.astype(np.float64) for operand in operands())
    expected = (lhs @ rhs).astype(np.int64).astype(np.int32)
    (folder / "product.mlir").unlink()
    (folder / "out_0.npy").unlink()
    if found.dtype != np.int32 or not np.array_equal(found, expected):
        sys.exit("the product must be exact")


{"make": make, "check": check}[sys.argv[1]](pathlib.Path(sys.argv[2]))
