# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Transforms, factorizations and solvers against numpy in f64.

The tolerance is a multiple of the unit of the type times the root mean square of the expected elements: what an orthogonal
transform, or a solver for a matrix whose condition is a small number, keeps to.
"""

import itertools

import numpy as np

from emit import Program, Value


def type_of(array: np.ndarray) -> str:
    part = "f32" if array.dtype in (np.float32, np.complex64) else "f64"
    element = f"complex<{part}>" if array.dtype.kind == "c" else part
    return "tensor<" + "".join(f"{d}x" for d in array.shape) + element + ">"


def make(program: Program, array: np.ndarray) -> Value:
    """An input, by its parts if complex."""
    if array.dtype.kind != "c":
        return program.input(array)
    re, im = program.input(np.ascontiguousarray(array.real)), program.input(np.ascontiguousarray(array.imag))
    value = Value(program.fresh(), array.real.dtype, array.shape)
    value.type = type_of(array)
    program.lines.append(f"  {value} = stablehlo.complex {re}, {im} : {value.type}")
    return value


def expect(program: Program, value: Value, expected: np.ndarray, units: float):
    size = np.sqrt(np.mean(np.abs(expected) ** 2)) if expected.size else 0.0
    tolerance = units * float(np.finfo(expected.dtype).eps) * float(size)
    parts = [("", expected)]
    if expected.dtype.kind == "c":
        parts = [("stablehlo.real", expected.real), ("stablehlo.imag", expected.imag)]
    for op, part in parts:
        part = np.ascontiguousarray(part)
        actual = program.generic(op, [value], part.dtype, part.shape) if op else value
        constant = program.constant(part)
        program.lines.append(f"  check.expect_almost_eq {actual}, {constant}, tolerance = {tolerance!r} : {actual.type}")


def apply(program: Program, text: str, like: np.ndarray) -> Value:
    value = Value(program.fresh(), like.real.dtype, like.shape)
    value.type = type_of(like)
    program.lines.append(f"  {value} = {text} -> {value.type}")
    return value


def random(rng, shape, dtype) -> np.ndarray:
    x = rng.standard_normal(shape)
    if np.dtype(dtype).kind == "c":
        x = x + 1j * rng.standard_normal(shape)
    # Few digits, so that the programs stay readable.
    return (np.round(x * 16) / 16).astype(dtype)


def wide(array: np.ndarray) -> np.ndarray:
    return array.astype(np.complex128 if array.dtype.kind == "c" else np.float64)


LENGTHS = [((6,), (6,)), ((2, 7), (7,)), ((1,), (1,)), ((3, 1), (1,)), ((2, 3, 4), (3, 4)), ((2, 3, 5), (2, 3, 5)), ((31,), (31,)), ((2, 1, 3), (1, 3)), ((0, 4), (4,))]


def fft() -> Program:
    program, rng = Program("Fourier transforms of one to three dimensions, of sizes with and without factors, against numpy."), np.random.default_rng(1)
    for complex_type, real_type in ((np.complex64, np.float32), (np.complex128, np.float64)):
        for shape, length in LENGTHS:
            axes = tuple(range(len(shape) - len(length), len(shape)))
            half = (*shape[:-1], shape[-1] // 2 + 1)
            spectrum = random(rng, half, complex_type)
            cases = [
                ("FFT", random(rng, shape, complex_type), lambda x: np.fft.fftn(x, axes=axes), complex_type),
                ("IFFT", random(rng, shape, complex_type), lambda x: np.fft.ifftn(x, axes=axes), complex_type),
                ("RFFT", random(rng, shape, real_type), lambda x: np.fft.rfftn(x, axes=axes), complex_type),
                ("IRFFT", spectrum, lambda x: np.fft.irfftn(x, s=length, axes=axes), real_type),
            ]
            for kind, x, oracle, result in cases:
                expected = np.asarray(oracle(wide(x))).astype(result)
                operand = make(program, x)
                lengths = ", ".join(map(str, length))
                value = apply(program, f"stablehlo.fft {operand}, type = {kind}, length = [{lengths}] : ({type_of(x)})", expected)
                expect(program, value, expected, 16)
    return program


def cholesky() -> Program:
    program, rng = Program("Cholesky factors of both triangles against numpy; NaN where there is none."), np.random.default_rng(2)
    for dtype in (np.float32, np.float64, np.complex64, np.complex128):
        for shape in ((1, 1), (2, 3, 3), (9, 9), (0, 0)):
            n = shape[-1]
            x = wide(random(rng, shape, dtype))
            a = (x @ np.conj(np.swapaxes(x, -1, -2)) + n * np.eye(n)).astype(dtype)
            factor = np.linalg.cholesky(wide(a)) if n else wide(a)
            for lower in (True, False):
                # The other triangle is not read.
                other = np.triu(np.full(shape, 7.0), 1) if lower else np.tril(np.full(shape, 7.0), -1)
                stored = ((np.tril(a) if lower else np.triu(a)) + other).astype(dtype)
                expected = (factor if lower else np.conj(np.swapaxes(factor, -1, -2))).astype(dtype)
                value = make(program, stored)
                result = Value(program.fresh(), np.empty(0, dtype).real.dtype, shape)
                program.lines.append(f"  {result} = stablehlo.cholesky {value}, lower = {str(lower).lower()} : {type_of(stored)}")
                result.type = type_of(stored)
                expect(program, result, expected, 16)
    indefinite = np.stack([np.eye(2), [[1, 2], [2, 1]], [[np.nan, 0], [0, 1]], [[0, 0], [0, 0]]]).astype(np.float32)
    value = make(program, indefinite)
    result = Value(program.fresh(), np.float32, indefinite.shape)
    program.lines.append(f"  {result} = stablehlo.cholesky {value}, lower = true : {result.type}")
    expected = indefinite.copy()
    expected[1:] = np.nan
    program.expect(result, expected)
    return program


def triangular_solve() -> Program:
    program, rng = Program("Triangular systems on both sides, of both triangles, in all forms, against numpy."), np.random.default_rng(3)
    for dtype in (np.float32, np.float64, np.complex64, np.complex128):
        for shape, columns in (((1, 1), 1), ((2, 4, 4), 2)):
            n, outer = shape[-1], shape[:-2]
            forms = list(itertools.product((True, False), (True, False), (True, False), ("NO_TRANSPOSE", "TRANSPOSE", "ADJOINT")))
            # All forms in two of the types.
            if n == 1 or dtype in (np.float64, np.complex64):
                forms = forms[::7]
            for left, lower, unit, transpose in forms:
                a = (random(rng, shape, dtype) / 8 + 2 * np.eye(n)).astype(dtype)
                b = random(rng, (*outer, n, columns) if left else (*outer, columns, n), dtype)
                matrix = np.tril(wide(a)) if lower else np.triu(wide(a))
                if unit:
                    matrix = matrix * (1 - np.eye(n)) + np.eye(n)
                if transpose != "NO_TRANSPOSE":
                    matrix = np.swapaxes(matrix, -1, -2)
                if transpose == "ADJOINT":
                    matrix = np.conj(matrix)
                turn = lambda x: np.swapaxes(x, -1, -2)
                expected = np.linalg.solve(matrix, wide(b)) if left else turn(np.linalg.solve(turn(matrix), turn(wide(b))))
                expected = expected.astype(dtype)
                flags = f"left_side = {left}, lower = {lower}, unit_diagonal = {unit}".lower()
                operands = make(program, a), make(program, b)
                text = f'"stablehlo.triangular_solve"({operands[0]}, {operands[1]}) <{{{flags}, transpose_a = #stablehlo<transpose {transpose}>}}>'
                value = apply(program, f"{text} : ({type_of(a)}, {type_of(b)})", expected)
                expect(program, value, expected, 16)
    a, b = np.array([[2, 0], [1, 0]], np.float64), np.array([[4], [1]], np.float64)
    operands = make(program, a), make(program, b)
    program.note("A zero on the diagonal leaves nothing finite there.")
    value = apply(program, f'"stablehlo.triangular_solve"({operands[0]}, {operands[1]}) <{{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}}> : ({type_of(a)}, {type_of(b)})', b)
    program.expect(program.generic("stablehlo.is_finite", [value], np.bool_, b.shape), np.array([[True], [False]]))
    return program


PROGRAMS = {"fft": fft, "cholesky": cholesky, "triangular_solve": triangular_solve}
