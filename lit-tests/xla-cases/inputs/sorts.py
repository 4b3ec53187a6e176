# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Case 4: sorts by comparators that are no strict order.

sorts.py write DIR: writes 04_sort_<comparator>.mlir there.
sorts.py inputs DIR: writes the inputs in_<i>.npy.
sorts.py check less_equal|always_true DIR: holds out_<i>.npy against the inputs.

Each program sorts, per size, integers and floats with an operand of positions carried along. Whatever the comparator says,
the results are the operands in some common order; with <= they are also sorted.
"""

import pathlib
import sys

import numpy as np

SIZES = (16, 17, 24, 64, 1024)
BODIES = {
    "less_equal": "    %{r} = stablehlo.compare LE, %a, %b, {kind} : (tensor<{t}>, tensor<{t}>) -> tensor<i1>",
    "always_true": "    %{r} = stablehlo.constant dense<true> : tensor<i1>",
}
TITLES = {
    "less_equal": "Case 4: sorts by <=, at sizes where implementations change their method.",
    "always_true": "Case 4: sorts by a comparator that is always true, at sizes where implementations change their method.",
}


def operands() -> list[np.ndarray]:
    """Per size an integer and a float array, both with many equal values."""
    generator = np.random.default_rng(4)
    arrays = []
    for size in SIZES:
        arrays.append(generator.integers(-size // 4, size // 4, size, dtype=np.int32))
        arrays.append(generator.integers(-size // 4, size // 4, size).astype(np.float32) / np.float32(8))
    return arrays


def write(folder: pathlib.Path) -> None:
    """Writes both programs."""
    for name, body in BODIES.items():
        arguments, results, lines = [], [], []
        for index, array in enumerate(operands()):
            element, kind = ("f32", "FLOAT") if array.dtype == np.float32 else ("i32", "SIGNED")
            keys, positions = f"tensor<{array.size}x{element}>", f"tensor<{array.size}xi32>"
            arguments.append(f"%x{index}: {keys}")
            results.append((f"%s{index}#0, %s{index}#1", f"{keys}, {positions}"))
            stable = "true" if index % 4 < 2 else "false"
            scalar = f"tensor<{element}>"
            lines += [
                f"  %p{index} = stablehlo.iota dim = 0 : {positions}",
                f'  %s{index}:2 = "stablehlo.sort"(%x{index}, %p{index})'
                f" <{{dimension = 0 : i64, is_stable = {stable}}}> ({{",
                f"  ^bb0(%a: {scalar}, %b: {scalar}, %c: tensor<i32>, %d: tensor<i32>):",
                body.format(r="r", kind=kind, t=element),
                "    stablehlo.return %r : tensor<i1>",
                f"  }}) : ({keys}, {positions}) -> ({keys}, {positions})",
            ]
        inputs = " ".join(f"--input=%t/in_{index}.npy" for index in range(len(arguments)))
        text = [
            "// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception",
            f"// {TITLES[name]} Written by inputs/sorts.py.",
            "// RUN: %python %S/inputs/sorts.py inputs %t",
            f"// RUN: %shale_run %s {inputs} --output-dir=%t",
            f"// RUN: %python %S/inputs/sorts.py check {name} %t",
            "",
            f"func.func public @main({', '.join(arguments)}) -> ({', '.join(types for _, types in results)}) {{",
            *lines,
            f"  return {', '.join(values for values, _ in results)} : {', '.join(types for _, types in results)}",
            "}",
        ]
        (folder / f"04_sort_{name}.mlir").write_text("\n".join(text) + "\n")


def inputs(folder: pathlib.Path) -> None:
    """Writes the arguments of either program."""
    folder.mkdir(parents=True, exist_ok=True)
    for index, array in enumerate(operands()):
        np.save(folder / f"in_{index}.npy", array)


def check(name: str, folder: pathlib.Path) -> None:
    """Fails unless the outputs are permutations, and sorted where that is asked."""
    for index, array in enumerate(operands()):
        keys, positions = (np.load(folder / f"out_{2 * index + offset}.npy") for offset in range(2))
        what = f"{name} of {array.size} {array.dtype} elements"
        if keys.dtype != array.dtype or not np.array_equal(np.sort(positions), np.arange(array.size)):
            sys.exit(f"{what}: positions must be a permutation")
        if not np.array_equal(keys, array[positions]):
            sys.exit(f"{what}: both operands must move together")
        if name == "less_equal" and not np.array_equal(keys, np.sort(array)):
            sys.exit(f"{what}: must be sorted")


if sys.argv[1] == "check":
    check(sys.argv[2], pathlib.Path(sys.argv[3]))
else:
    {"write": write, "inputs": inputs}[sys.argv[1]](pathlib.Path(sys.argv[2]))
