# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes StableHLO programs that check their own results.

A Program is one `@main` without arguments. Inputs are constants behind an `optimization_barrier`, so that no folder sees them.
Floats are written and compared by their bits, so that the sign of a zero counts; any NaN equals any NaN.
"""

import ml_dtypes
import numpy as np

NAMES = {
    np.dtype(np.bool_): "i1",
    np.dtype(ml_dtypes.bfloat16): "bf16",
    np.dtype(ml_dtypes.int4): "i4",
    np.dtype(ml_dtypes.uint4): "ui4",
    np.dtype(ml_dtypes.int2): "i2",
    np.dtype(ml_dtypes.uint2): "ui2",
    np.dtype(ml_dtypes.float8_e4m3fn): "f8E4M3FN",
    np.dtype(ml_dtypes.float8_e4m3): "f8E4M3",
    np.dtype(ml_dtypes.float8_e4m3fnuz): "f8E4M3FNUZ",
    np.dtype(ml_dtypes.float8_e4m3b11fnuz): "f8E4M3B11FNUZ",
    np.dtype(ml_dtypes.float8_e5m2): "f8E5M2",
    np.dtype(ml_dtypes.float8_e5m2fnuz): "f8E5M2FNUZ",
    np.dtype(ml_dtypes.float8_e3m4): "f8E3M4",
} | {np.dtype(f"{k}{b}"): f"{'ui' if k == 'uint' else k[0]}{b}" for k in ("int", "uint") for b in (8, 16, 32, 64)} | {
    np.dtype(f"float{b}"): f"f{b}" for b in (16, 32, 64)
}
SIGNED = [ml_dtypes.int4, np.int8, np.int16, np.int32, np.int64]
UNSIGNED = [ml_dtypes.uint4, np.uint8, np.uint16, np.uint32, np.uint64]
INTEGERS = SIGNED + UNSIGNED
FLOATS = [ml_dtypes.bfloat16, np.float16, np.float32, np.float64]
FLOATS8 = [getattr(ml_dtypes, "float8_" + n) for n in "e4m3fn e4m3 e4m3fnuz e4m3b11fnuz e5m2 e5m2fnuz e3m4".split()]


def name(dtype) -> str:
    return NAMES[np.dtype(dtype)]


def is_float(dtype) -> bool:
    return name(dtype)[0] in "fb"


def is_unsigned(dtype) -> bool:
    return name(dtype)[0] == "u"


def width(dtype) -> int:
    digits = name(dtype).lstrip("uifb").split("E")[0]
    return int(digits)


def limits(dtype) -> tuple[int, int]:
    """The least and the greatest value of an integer type."""
    w = width(dtype)
    return (0, 2**w - 1) if is_unsigned(dtype) else (-(2 ** (w - 1)), 2 ** (w - 1) - 1)


def wrap(values, dtype) -> np.ndarray:
    """Python integers modulo the width of a type."""
    w = width(dtype)
    values = np.asarray(values, dtype=object)
    def one(v):
        v = int(v) & (2**w - 1)
        return v - 2**w if not is_unsigned(dtype) and v >> (w - 1) else v
    return np.array([one(v) for v in values.ravel()], dtype=object).reshape(values.shape).astype(dtype)


def bits(array: np.ndarray) -> np.ndarray:
    return np.ascontiguousarray(array).view(f"uint{width(array.dtype)}").reshape(array.shape)


def tensor(dtype, shape) -> str:
    return "tensor<" + "".join(f"{d}x" for d in shape) + name(dtype) + ">"


def literal(array: np.ndarray) -> str:
    """`dense<...>`, without its type."""
    array = np.asarray(array)
    if array.size == 0:
        return "dense<>"
    def element(v):
        if array.dtype == np.bool_:
            return "true" if v else "false"
        if not is_float(array.dtype):
            return str(int(v))
        f = float(v)
        if np.isfinite(f) and (f != 0 or not np.signbit(f)) and len(repr(f)) <= 6 and "e" not in repr(f):
            return repr(f)
        return f"0x{int(bits(np.asarray(v, array.dtype).reshape(1))[0]):0{width(array.dtype) // 4}X}"
    flat = [element(v) for v in array.ravel()]
    if len(set(flat)) == 1:
        return f"dense<{flat[0]}>"
    def nested(shape, at):
        if not shape:
            return flat[at]
        step = int(np.prod(shape[1:], dtype=np.int64))
        return "[" + ", ".join(nested(shape[1:], at + i * step) for i in range(shape[0])) + "]"
    return f"dense<{nested(array.shape, 0)}>"


class Value:
    def __init__(self, ssa, dtype, shape):
        self.ssa, self.dtype, self.shape = ssa, np.dtype(dtype), tuple(shape)
        self.type = tensor(dtype, shape)

    def __str__(self):
        return self.ssa


class Program:
    def __init__(self, title: str):
        self.title, self.lines, self.count = title, [], 0

    def fresh(self) -> str:
        self.count += 1
        return f"%{self.count - 1}"

    def note(self, text: str):
        self.lines.append(f"  // {text}")

    def constant(self, array) -> Value:
        array = np.asarray(array)
        v = Value(self.fresh(), array.dtype, array.shape)
        self.lines.append(f"  {v} = stablehlo.constant {literal(array)} : {v.type}")
        return v

    def input(self, array) -> Value:
        c = self.constant(array)
        v = Value(self.fresh(), c.dtype, c.shape)
        self.lines.append(f"  {v} = stablehlo.optimization_barrier {c} : {c.type}")
        return v

    def generic(self, op, operands, dtype, shape, attributes="", regions="") -> Value:
        """One operation of one result, in the generic form."""
        v = Value(self.fresh(), dtype, shape)
        inputs = ", ".join(map(str, operands))
        types = ", ".join(o.type for o in operands)
        attributes = f" <{{{attributes}}}>" if attributes else ""
        regions = f" ({regions})" if regions else ""
        self.lines.append(f'  {v} = "{op}"({inputs}){attributes}{regions} : ({types}) -> {v.type}')
        return v

    def expect(self, actual: Value, expected: np.ndarray):
        """Equal bits; NaN for NaN."""
        expected = np.asarray(expected)
        assert expected.dtype == actual.dtype and expected.shape == actual.shape, (self.title, expected.dtype, expected.shape, actual.type)
        if not is_float(expected.dtype):
            self.lines.append(f"  check.expect_eq_const {actual}, {literal(expected)} : {actual.type}")
            return
        integer = f"uint{width(expected.dtype)}"
        nan = np.isnan(expected.astype(np.float64))
        b = self.generic("stablehlo.bitcast_convert", [actual], integer, actual.shape)
        e = bits(expected)
        if nan.any():
            unequal = self.generic("stablehlo.compare", [actual, actual], np.bool_, actual.shape,
                                   "comparison_direction = #stablehlo<comparison_direction NE>")
            self.lines.append(f"  check.expect_eq_const {unequal}, {literal(nan)} : {unequal.type}")
            zero = self.constant(np.zeros(actual.shape, integer))
            b = self.generic("stablehlo.select", [self.constant(nan), zero, b], integer, actual.shape)
            e = np.where(nan, np.array(0, integer), e)
        self.lines.append(f"  check.expect_eq_const {b}, {literal(e)} : {b.type}")

    def expect_close(self, actual: Value, expected: np.ndarray, ulp: int):
        expected = np.asarray(expected)
        assert expected.dtype == actual.dtype and expected.shape == actual.shape, (self.title, actual.type)
        e = self.constant(expected)
        self.lines.append(f"  check.expect_close {actual}, {e}, max_ulp_difference = {ulp} : {actual.type}, {e.type}")

    def text(self, bug: str | None) -> str:
        head = ["// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception", f"// {self.title} Written by generate.py.", "// RUN: %shale_run %s"]
        if bug:
            head += [f"// {bug}", "// XFAIL: *"]
        return "\n".join([*head, "", "func.func @main() {", *self.lines, "  return", "}", ""])


def array(values, dtype) -> np.ndarray:
    """Python numbers as an array; integers never by way of a float."""
    with np.errstate(all="ignore"):
        return np.array(values, None if is_float(dtype) or np.dtype(dtype) == np.bool_ else object).astype(dtype)
