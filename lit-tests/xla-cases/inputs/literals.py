# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Case 9: functions of literals and of arguments.

literals.py write DIR: writes 09_literals_and_arguments.mlir there.
literals.py inputs DIR: writes the inputs in_<i>.npy.
literals.py check DIR: holds out_<i>.npy to the same bits for both kinds of operand and to the correct values.
"""

import math
import pathlib
import sys

import numpy as np

FUNCTIONS = {"tanh": "stablehlo.tanh", "erf": "chlo.erf", "exp": "stablehlo.exponential"}


def floats() -> np.ndarray:
    """Special values, the ends of the ranges, and some of every size."""
    special = [0.0, -0.0, np.inf, -np.inf, np.nan, 1.0, -1.0, 0.5, 88.0, 89.0, -87.0, -88.0, -100.0, -104.0, 9.1, 3.9]
    tiny = [1e-45, -1e-45, 1e-40, -1e-40, 1.1754944e-38, 3e38, -3e38, 1e-7, 2e-4, 0.625, -0.625, 4.2]
    generator = np.random.default_rng(9)
    spread = generator.standard_normal(36) * np.exp2(generator.integers(-20, 7, 36))
    return np.array([*special, *tiny, *spread], dtype=np.float32)


def integers() -> tuple[np.ndarray, np.ndarray]:
    """Bases and exponents, with overflow, zeros and negative exponents (but not of zero)."""
    bases = [2, 2, 2, 3, -3, 0, 0, 7, 1, -1, -1, 2, -2, 10, 10, 12345, -7, 1, -2147483648, 5]
    exponents = [10, 31, 32, 4, 3, 0, 5, 0, -5, -3, -4, -1, -2, 9, 10, 3, 11, 2147483647, 1, 27]
    return np.array(bases, dtype=np.int32), np.array(exponents, dtype=np.int32)


def power(base: int, exponent: int) -> int:
    """base to the exponent modulo 2^32; a negative exponent leaves the integer part of the quotient."""
    if exponent < 0:
        return {1: 1, -1: -1 if exponent % 2 else 1}.get(base, 0)
    return (pow(base, exponent, 2**32) + 2**31) % 2**32 - 2**31


def write(folder: pathlib.Path) -> None:
    """Writes the program."""
    x, (base, exponent) = floats(), integers()
    f, i = f"tensor<{x.size}xf32>", f"tensor<{base.size}xi32>"

    def literal(array):
        if array.dtype == np.float32:
            return "[" + ", ".join(f"0x{bits:08X}" for bits in array.view(np.uint32)) + "]"
        return str(array.tolist())

    lines = [f"  %literal = stablehlo.constant dense<{literal(x)}> : {f}"]
    lines += [f"  %{n} = stablehlo.constant dense<{literal(a)}> : {i}" for n, a in (("base", base), ("exponent", exponent))]
    names = []
    for name, op in FUNCTIONS.items():
        form = f"{f} -> {f}" if op.startswith("chlo") else f
        for operand in ("literal", "argument"):
            lines.append(f"  %{name}_{operand} = {op} %{operand} : {form}")
            names.append(f"%{name}_{operand}")
    lines.append(f"  %power_literal = stablehlo.power %base, %exponent : {i}")
    lines.append(f"  %power_argument = stablehlo.power %b, %e : {i}")
    names += ["%power_literal", "%power_argument"]
    types = ", ".join([f] * (2 * len(FUNCTIONS)) + [i] * 2)
    text = [
        "// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception",
        "// Case 9: tanh, erf, exp and integer power give the same bits for literals and for arguments. Written by inputs/literals.py.",
        "// RUN: %python %S/inputs/literals.py inputs %t",
        "// RUN: %shale_run %s --input=%t/in_0.npy --input=%t/in_1.npy --input=%t/in_2.npy --output-dir=%t",
        "// RUN: %python %S/inputs/literals.py check %t",
        "",
        f"func.func public @main(%argument: {f}, %b: {i}, %e: {i}) -> ({types}) {{",
        *lines,
        f"  return {', '.join(names)} : {types}",
        "}",
    ]
    (folder / "09_literals_and_arguments.mlir").write_text("\n".join(text) + "\n")


def inputs(folder: pathlib.Path) -> None:
    """Writes the arguments, equal to the literals."""
    folder.mkdir(parents=True, exist_ok=True)
    for index, array in enumerate((floats(), *integers())):
        np.save(folder / f"in_{index}.npy", array)


def exact(name: str, x: float) -> float:
    """The value in f64."""
    if name == "exp":
        return math.inf if x > 700 else math.exp(x)
    return {"tanh": math.tanh, "erf": math.erf}[name](x)


def ulps(found: np.float32, value: float) -> float:
    """How far a result is from the exact value, in units of the last place of f32."""
    if math.isnan(value) or math.isnan(found):
        return 0.0 if math.isnan(value) and math.isnan(found) else math.inf
    if not math.isfinite(value) or value >= 2.0**128:
        return 0.0 if float(found) == math.copysign(math.inf, value) else math.inf
    exponent = max(math.frexp(value)[1] - 24, -149)
    return abs(float(found) - value) / 2.0**exponent


def check(folder: pathlib.Path) -> None:
    """Fails on the first output that is wrong."""
    x, (base, exponent) = floats(), integers()
    for index, name in enumerate([*FUNCTIONS, "power"]):
        literal, argument = (np.load(folder / f"out_{2 * index + offset}.npy") for offset in range(2))
        if name == "power":
            values = np.array([power(b, e) for b, e in zip(base.tolist(), exponent.tolist())], dtype=np.int32)
            if not np.array_equal(argument, values) or not np.array_equal(literal, values):
                sys.exit(f"power must be {values.tolist()}, got {literal.tolist()} and {argument.tolist()}")
            continue
        numbers = ~np.isnan(argument)  # the payload of a NaN is not specified
        same = np.array_equal(literal[numbers].view(np.uint32), argument[numbers].view(np.uint32))
        if not same or not np.array_equal(np.isnan(literal), ~numbers):
            sys.exit(f"{name}: literals and arguments must give the same bits, got {literal} and {argument}")
        for operand, result in zip(x, argument):
            error = ulps(result, exact(name, float(operand)))
            sign_lost = operand == 0 and name != "exp" and np.signbit(operand) != np.signbit(result)
            if error > 1 or sign_lost:
                sys.exit(f"{name}({operand!r}) must be within 1 ULP, got {result!r}, {error} ULP away")


{"write": write, "inputs": inputs, "check": check}[sys.argv[1]](pathlib.Path(sys.argv[2]))
