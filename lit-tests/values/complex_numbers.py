# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Functions of complex numbers by parts against mpmath, and the special values of C99, annex G."""

import mpmath
import numpy as np

from emit import Program, Value

mp = mpmath.mp
INF, NAN = float("inf"), float("nan")
# `ASINH` is the inverse hyperbolic cosine of 2, which asin, acos, asinh and acosh have on their cuts.
PI, ASINH = float(mp.pi), float(mp.acosh(2))
REAL = [0.5, -1.25, 3.0, -0.001, 7.5, 1e-20, -4.0, 0.9, -0.75, 12.0, 1.0, 2.5]
IMAGINARY = [1.5, 0.25, -2.0, 3.0, -0.125, 2e-20, -1e-3, 0.6, 0.75, -9.0, 1e-4, 2.5]
# name: (exact function, units allowed in f32, special values: operands and result)
UNARY = {
    "exponential": (mp.exp, 1, [((-INF, INF), (0, 0)), ((-INF, 2), (0, 0)), ((1000, 0), (INF, 0)), ((0, -0.0), (1, -0.0))]),
    "exponential_minus_one": (lambda z: mp.expm1(z) if abs(z) > 1e-8 else z + z * z / 2, 1, [((0, -0.0), (0, -0.0))]),
    "log": (mp.log, 1, [((0, 0), (-INF, 0)), ((-0.0, 0), (-INF, float(mp.pi))), ((INF, 1), (INF, 0)), ((-1, -0.0), (0, -float(mp.pi)))]),
    "log_plus_one": (lambda z: mp.log(1 + z) if abs(z) > 1e-8 else z - z * z / 2, 1, [((0, -0.0), (0, -0.0)), ((-1, 0), (-INF, 0))]),
    "sqrt": (mp.sqrt, 1, [((-1, -0.0), (0, -1)), ((-4, 0), (0, 2)), ((INF, -1), (INF, -0.0)), ((-INF, 1), (0, INF)), ((NAN, INF), (INF, INF)), ((0, -0.0), (0, -0.0))]),
    "rsqrt": (lambda z: 1 / mp.sqrt(z), 1, [((4, 0), (0.5, 0))]),
    "sine": (mp.sin, 2, [((0, -0.0), (0, -0.0))]),
    "cosine": (mp.cos, 2, [((0, 0), (1, -0.0))]),
    "tan": (mp.tan, 1, [((0, 200), (0, 1))]),
    "tanh": (mp.tanh, 1, [((INF, 1), (1, 0)), ((-1000, 1), (-1, 0)), ((0, -0.0), (0, -0.0))]),
    "logistic": (lambda z: 1 / (1 + mp.exp(-z)), 2, []),
    "sign": (lambda z: z / abs(z), 2, [((0, -0.0), (0, -0.0))]),
    "square": (lambda z: z * z, 1, [((3e38, 3e38), (0, INF)), ((-0.0, 2), (-4, -0.0)), ((INF, INF), (NAN, INF))]),
    "cbrt": (mp.cbrt, 1, [((0, -0.0), (0, -0.0)), ((8, 0), (2, 0)), ((INF, 0), (INF, 0))]),
    "chlo.square": (lambda z: z * z, 1, [((3e38, -3e38), (0, -INF))]),
    "chlo.conj": (lambda z: mp.conj(z), 0, [((0, -0.0), (0, 0)), ((NAN, INF), (NAN, -INF))]),
    "chlo.sinh": (mp.sinh, 1, [((0, -0.0), (0, -0.0)), ((INF, 0), (INF, 0)), ((-1000, 1), (-INF, INF))]),
    "chlo.cosh": (mp.cosh, 1, [((0, -0.0), (1, -0.0)), ((INF, 0), (INF, 0)), ((-INF, 0), (INF, -0.0))]),
    "chlo.asin": (mp.asin, 1, [((0, -0.0), (0, -0.0)), ((INF, INF), (PI / 4, INF)), ((-1, INF), (-0.0, INF)), ((2, 0), (PI / 2, ASINH)), ((2, -0.0), (PI / 2, -ASINH))]),
    "chlo.acos": (mp.acos, 1, [((1, 0), (0, -0.0)), ((INF, INF), (PI / 4, -INF)), ((-INF, 1), (PI, -INF)), ((2, 0), (0, -ASINH)), ((2, -0.0), (0, ASINH))]),
    "chlo.asinh": (mp.asinh, 1, [((0, -0.0), (0, -0.0)), ((INF, 1), (INF, 0)), ((0, 2), (ASINH, PI / 2)), ((-0.0, 2), (-ASINH, PI / 2))]),
    "chlo.acosh": (mp.acosh, 1, [((1, 0), (0, 0)), ((-INF, INF), (INF, 3 * PI / 4)), ((-2, 0), (ASINH, PI)), ((-2, -0.0), (ASINH, -PI))]),
    "chlo.atan": (mp.atan, 1, [((0, -0.0), (0, -0.0)), ((INF, INF), (PI / 2, 0)), ((0, 1), (0, INF))]),
    "chlo.atanh": (mp.atanh, 1, [((0, -0.0), (0, -0.0)), ((INF, INF), (0, PI / 2)), ((1, 0), (INF, 0)), ((-1, -0.0), (-INF, -0.0))]),
}
BINARY = {
    "multiply": (lambda a, b: a * b, 2, []),
    "maximum": (lambda a, b: max(a, b, key=lambda z: (z.real, z.imag)), 0, [((1, -2, 1, 3), (1, 3)), ((-INF, 1, -INF, 0), (-INF, 1))]),
    "minimum": (lambda a, b: min(a, b, key=lambda z: (z.real, z.imag)), 0, [((1, -2, 1, 3), (1, -2)), ((-INF, 1, -INF, 0), (-INF, 0))]),
    "atan2": (lambda a, b: -1j * mp.log((b + 1j * a) / mp.sqrt(a * a + b * b)), 2, []),
    "divide": (
        lambda a, b: a / b, 1,
        [((1, 2, 0, 0), (INF, INF)), ((1, -2, -0.0, 0), (-INF, INF)), ((1, 2, INF, 1), (0, 0)), ((INF, 1, 2, 0), (INF, NAN)),
         ((3e38, 3e38, 3e38, 3e38), (1, 0)), ((1e-38, 0, 1e-38, 0), (1, 0))],
    ),
    "power": (lambda a, b: mp.power(a, b), 2, [((0, 0, 0, 0), (1, 0)), ((0, 0, 2, 1), (0, 0)), ((NAN, 1, 0, 0), (1, 0))]),
}


def make(program: Program, re, im) -> Value:
    """A complex input: the parser's form of constants is not what is tested here."""
    re, im = program.input(np.array(re, np.float32)), program.input(np.array(im, np.float32))
    value = Value(program.fresh(), np.float32, re.shape)
    value.type = f"tensor<{re.shape[0]}xcomplex<f32>>"
    program.lines.append(f"  {value} = stablehlo.complex {re}, {im} : {value.type}")
    return value


def qualified(op: str) -> str:
    return op if "." in op else f"stablehlo.{op}"


def apply(program: Program, op: str, operands: list[Value]) -> tuple[Value, Value]:
    value = Value(program.fresh(), np.float32, operands[0].shape)
    value.type = operands[0].type
    inputs, types = ", ".join(map(str, operands)), ", ".join(o.type for o in operands)
    program.lines.append(f'  {value} = "{qualified(op)}"({inputs}) : ({types}) -> {value.type}')
    return tuple(program.generic(f"stablehlo.{part}", [value], np.float32, value.shape) for part in ("real", "imag"))


def parts(values) -> tuple[np.ndarray, np.ndarray]:
    return np.array([float(v.real) for v in values]).astype(np.float32), np.array([float(v.imag) for v in values]).astype(np.float32)


def function(op: str) -> Program:
    exact, units, special = (UNARY | BINARY)[op]
    count = 1 if op in UNARY else 2
    program = Program(f"{op} of complex numbers against mpmath, by parts.")
    shift = len(REAL) // 2 - 1
    columns = [(REAL, IMAGINARY), (REAL[shift:] + REAL[:shift], IMAGINARY[::-1])][:count]
    operands = [make(program, *column) for column in columns]
    rounded = [[mp.mpc(float(np.float32(a)), float(np.float32(b))) for a, b in zip(*column)] for column in columns]
    expected = parts([mp.mpc(exact(*z)) for z in zip(*rounded)])
    for actual, wanted in zip(apply(program, op, operands), expected):
        program.expect_close(actual, wanted, units)
    if special:
        given = list(zip(*[z for z, _ in special]))
        operands = [make(program, given[2 * i], given[2 * i + 1]) for i in range(count)]
        results = list(zip(*[r for _, r in special]))
        for actual, wanted in zip(apply(program, op, operands), results):
            if op == "divide":  # the sign of a vanishing quotient's part is nobody's business
                program.expect_close(actual, np.array(wanted, np.float32), 0)
            else:
                program.expect(actual, np.array(wanted, np.float32))
    return program


def absolute() -> Program:
    program = Program("abs of complex numbers against mpmath.")
    re, im = REAL + [3e38, 1e-40, INF, NAN, 0, -0.0], IMAGINARY + [1e38, 1e-41, NAN, -INF, 0, 0]
    value = make(program, re, im)
    length = program.generic("stablehlo.abs", [value], np.float32, value.shape)
    exact = [INF if np.isinf([a, b]).any() else float(mp.hypot(float(np.float32(a)), float(np.float32(b)))) for a, b in zip(re, im)]
    program.expect_close(length, np.array(exact).astype(np.float32), 1)
    return program


PROGRAMS = {f"complex_{op.replace('.', '_')}": lambda op=op: function(op) for op in UNARY | BINARY} | {"complex_abs": absolute}
