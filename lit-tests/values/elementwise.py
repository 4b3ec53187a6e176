# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Element-wise operations: edge values of every type, and mathematics against mpmath."""

import itertools
import operator

import ml_dtypes
import mpmath
import numpy as np

from emit import array, FLOATS, FLOATS8, INTEGERS, SIGNED, UNSIGNED, Program, bits, is_float, is_unsigned, limits, name, width, wrap

mpmath.mp.prec = 400
INF, NAN = float("inf"), float("nan")


def integers(dtype) -> list[int]:
    low, high = limits(dtype)
    return sorted({low, low + 1, high, high - 1, 0, 1, 2, 3, 7} | (set() if is_unsigned(dtype) else {-1, -3}))


def specials(dtype) -> list[float]:
    """Both zeros, infinities, NaN, the least denormal, the least normal and the greatest number, and plain values."""
    info = ml_dtypes.finfo(dtype)
    low, tiny, high = float(info.smallest_subnormal), float(info.smallest_normal), float(info.max)
    return [0.0, -0.0, INF, -INF, NAN, low, -low, tiny, -tiny, high, -high, 1.0, -1.0, 1.5, -0.5]


def pairs(values, dtype) -> tuple[np.ndarray, np.ndarray]:
    both = list(itertools.product(values, repeat=2))
    return tuple(array([p[i] for p in both], dtype) for i in (0, 1))


def round_to(x: np.ndarray, dtype) -> np.ndarray:
    """Doubles rounded once, to nearest even. ml_dtypes goes through float: round to odd on the way there."""
    x = np.asarray(x, np.float64)
    if np.dtype(dtype) in (np.float16, np.float32, np.float64):
        return x.astype(dtype)
    single = x.astype(np.float32)
    back = single.astype(np.float64)
    with np.errstate(all="ignore"):
        away = np.isfinite(back) & (np.abs(back) > np.abs(x))
        down = np.where(away, np.nextafter(single, np.float32(0)), single).astype(np.float32)
        odd = np.isfinite(x) & np.isfinite(back) & (back != x)
    return (bits(down) | odd.astype(np.uint32)).view(np.float32).astype(dtype)


def each(arrays, function, dtype, out=None):
    """A function of Python integers, wrapped to the type."""
    result = [function(*map(int, t)) for t in zip(*[a.ravel() for a in arrays])]
    return np.array(result, np.bool_) if out == np.bool_ else wrap(result, out or dtype)


def truncated(a, b):
    q = abs(a) // abs(b)
    return q if (a < 0) == (b < 0) else -q


def power(a, b, w):
    if b >= 0:
        return pow(a, b, 2**w)
    return 1 if a == 1 else (1 if b % 2 == 0 else -1) if a == -1 else 0


def integer_binary(op, dtype):
    w, low = width(dtype), limits(dtype)[0]
    mask = 2**w - 1
    return {
        "add": operator.add, "subtract": operator.sub, "multiply": operator.mul, "maximum": max, "minimum": min,
        "and": operator.and_, "or": operator.or_, "xor": operator.xor,
        "divide": lambda a, b: -1 if b == 0 else truncated(a, b),
        "remainder": lambda a, b: a if b == 0 else a - b * truncated(a, b),
        "power": lambda a, b: power(a, b, w),
        "shift_left": lambda a, b: a << b if 0 <= b < w else 0,
        "shift_right_logical": lambda a, b: (a & mask) >> b if 0 <= b < w else 0,
        "shift_right_arithmetic": lambda a, b: wrap([a], np.dtype(f"int{w}") if w >= 8 else ml_dtypes.int4).item(0) >> (b if 0 <= b < w else w - 1),
    }[op]


def maximum(a, b, sign=1):
    """IEEE 754-2019 maximum: NaN wins, +0 is above -0."""
    key = lambda v: (sign * v, sign * np.copysign(1, v))
    return NAN if a != a or b != b else max((a, b), key=key)


def float_binary(op):
    return {
        "add": np.add, "subtract": np.subtract, "multiply": np.multiply, "divide": np.divide, "remainder": np.fmod,
        "maximum": np.vectorize(lambda a, b: maximum(a, b), otypes=[np.float64]),
        "minimum": np.vectorize(lambda a, b: maximum(a, b, -1), otypes=[np.float64]),
    }[op]


def binary(op: str) -> Program:
    p = Program(f"{op} of edge values in all pairs, in every type.")
    logical = op in ("and", "or", "xor", "maximum", "minimum", "add", "multiply")
    if logical:
        a, b = np.array([False, False, True, True, True]), np.array([False, True, False, True, True])
        f = {"add": np.logical_or, "multiply": np.logical_and, "maximum": np.logical_or, "minimum": np.logical_and,
             "and": np.logical_and, "or": np.logical_or, "xor": np.logical_xor}[op]
        p.expect(p.generic(f"stablehlo.{op}", [p.input(a), p.input(b)], np.bool_, a.shape), f(a, b))
    for t in INTEGERS:
        a, b = pairs(integers(t), t)
        if op.startswith("shift"):
            w = width(t)
            amounts = [0, 1, w - 1] + [x for x in (w, w + 1, limits(t)[1], *([] if is_unsigned(t) else [-1, limits(t)[0]])) if x <= limits(t)[1]]
            both = list(itertools.product(integers(t), amounts))
            a, b = (array([x[i] for x in both], t) for i in (0, 1))
        p.expect(p.generic(f"stablehlo.{op}", [p.input(a), p.input(b)], t, a.shape), each([a, b], integer_binary(op, t), t))
    if op in ("add", "subtract", "multiply", "divide", "remainder", "maximum", "minimum"):
        for t in FLOATS:
            a, b = pairs(specials(t), t)
            with np.errstate(all="ignore"):
                wide = t if t in (np.float32, np.float64) else np.float64
                e = round_to(float_binary(op)(a.astype(wide), b.astype(wide)), t)
            p.expect(p.generic(f"stablehlo.{op}", [p.input(a), p.input(b)], t, a.shape), e)
    empty_and_scalar(p, f"stablehlo.{op}", 2)
    return p


def empty_and_scalar(p, op, arity, dtype=np.int32):
    e = np.zeros((0, 3), dtype)
    p.expect(p.generic(op, [p.input(e)] * arity, dtype, e.shape), e)
    if arity == 2 and dtype == np.int32:
        a, b = np.array(7, dtype), np.array(2, dtype)
        f = integer_binary(op.split(".")[1], dtype)
        p.expect(p.generic(op, [p.input(a), p.input(b)], dtype, ()), each([a, b], f, dtype).reshape(()))


UNARY_INTEGER = {
    "abs": (SIGNED, lambda v, w: abs(v)),
    "negate": (INTEGERS, lambda v, w: -v),
    "not": (INTEGERS, lambda v, w: ~v),
    "sign": (SIGNED, lambda v, w: (v > 0) - (v < 0)),
    "popcnt": (INTEGERS, lambda v, w: bin(v & (2**w - 1)).count("1")),
    "count_leading_zeros": (INTEGERS, lambda v, w: w - (v & (2**w - 1)).bit_length()),
}
UNARY_FLOAT = {
    "abs": np.abs, "negate": np.negative, "ceil": np.ceil, "floor": np.floor, "round_nearest_even": np.rint,
    "round_nearest_afz": lambda x: np.copysign(np.where(np.abs(x) < 2**52, np.trunc(np.abs(x)) + (np.abs(x) - np.trunc(np.abs(x)) >= 0.5), np.abs(x)), x),
    "sign": lambda x: np.where(x == 0, x, np.sign(x)),
    "sqrt": np.sqrt,
}


def unary(op: str) -> Program:
    p = Program(f"{op} of edge values, in every type.")
    if op == "not":
        b = np.array([True, False, True])
        p.expect(p.generic("stablehlo.not", [p.input(b)], np.bool_, b.shape), ~b)
    if op in UNARY_INTEGER:
        types, f = UNARY_INTEGER[op]
        for t in types:
            a = array(integers(t), t)
            p.expect(p.generic(f"stablehlo.{op}", [p.input(a)], t, a.shape), each([a], lambda v: f(v, width(t)), t))
        empty_and_scalar(p, f"stablehlo.{op}", 1)
    if op in UNARY_FLOAT:
        for t in FLOATS:
            extra = [2.5, 3.5, -3.5, 4.5, 0.4999, -1.7, 1e3, 2.0 ** (ml_dtypes.finfo(t).nmant) - 0.5, 2.0 ** (ml_dtypes.finfo(t).nmant) + 1]
            a = np.array(specials(t) + extra).astype(t)
            a = np.concatenate([a, np.nextafter(np.array([0.5, -0.5, 1.5], t), np.array([0, 0, 0], t))])
            with np.errstate(all="ignore"):
                e = round_to(UNARY_FLOAT[op](a.astype(np.float64)), t)
            p.expect(p.generic(f"stablehlo.{op}", [p.input(a)], t, a.shape), e)
        empty_and_scalar(p, f"stablehlo.{op}", 1, np.float32)
    return p


def is_finite() -> Program:
    p = Program("is_finite of edge values.")
    for t in FLOATS:
        a = np.array(specials(t)).astype(t)
        p.expect(p.generic("stablehlo.is_finite", [p.input(a)], np.bool_, a.shape), np.isfinite(a.astype(np.float64)))
    return p


COMPARISONS = {"EQ": operator.eq, "NE": operator.ne, "LT": operator.lt, "LE": operator.le, "GT": operator.gt, "GE": operator.ge}


def compare() -> Program:
    p = Program("compare of edge values in all pairs, in every type; NaN is unordered but for the total order.")
    for t in [np.bool_] + INTEGERS + FLOATS:
        a, b = pairs([False, True] if t == np.bool_ else specials(t) if is_float(t) else integers(t), t)
        x, y = p.input(a), p.input(b)
        kinds = ["FLOAT", "TOTALORDER"] if is_float(t) else ["UNSIGNED" if t == np.bool_ or is_unsigned(t) else "SIGNED"]
        for kind, (d, f) in itertools.product(kinds, COMPARISONS.items()):
            r = p.generic("stablehlo.compare", [x, y], np.bool_, a.shape,
                          f"comparison_direction = #stablehlo<comparison_direction {d}>, compare_type = #stablehlo<comparison_type {kind}>")
            if kind == "TOTALORDER":
                order = lambda v: [(u ^ (2 ** width(t) - 1)) if u >> (width(t) - 1) else u | 2 ** (width(t) - 1) for u in map(int, bits(v))]
                e = np.array([f(u, v) for u, v in zip(order(a), order(b))])
            else:
                wide = np.float64 if is_float(t) else object
                e = np.array([f(u, v) for u, v in zip(a.astype(wide), b.astype(wide))], np.bool_)
            p.expect(r, e)
    return p


def to_integer(v: float, t) -> int:
    low, high = limits(t)
    return 0 if v != v else min(max(v, low), high) if abs(v) == INF else min(max(int(v), low), high)


def convert() -> Program:
    p = Program("convert between all types: integers wrap, floats round to nearest even, floats to integers truncate and saturate.")
    def one(a, t, e):
        r = p.generic("stablehlo.convert", [p.input(a)], t, a.shape)
        if np.dtype(t) in [np.dtype(f) for f in FLOATS8]:
            b, nan = p.generic("stablehlo.bitcast_convert", [r], np.uint8, a.shape), np.isnan(e.astype(np.float32))
            wide = p.generic("stablehlo.convert", [r], np.float32, a.shape)
            p.expect(wide, e.astype(np.float32))
            keep = ~nan
            if keep.any():
                b = p.generic("stablehlo.select", [p.constant(nan), p.constant(np.zeros(a.shape, np.uint8)), b], np.uint8, a.shape)
                p.expect(b, np.where(nan, np.uint8(0), bits(e)))
        else:
            p.expect(r, e)
    with np.errstate(all="ignore"):
        for s in [np.bool_] + INTEGERS + FLOATS:
            a = array([False, True] if s == np.bool_ else specials(s) if is_float(s) else integers(s), s)
            if is_float(s):
                a = np.concatenate([a, np.array([2.7, -2.7, 126.5, 127.5, 300, -129, 255.9, 65519, 3.3e4, 1 / 3]).astype(s)])
            for t in [np.bool_] + INTEGERS + FLOATS:
                if is_float(s):
                    wide = a.astype(np.float64)
                    e = wide != 0 if t == np.bool_ else round_to(wide, t) if is_float(t) else np.array([int(to_integer(v, t)) for v in wide], object).astype(t)
                elif t == np.bool_:
                    e = a.astype(object) != 0
                    e = e.astype(np.bool_)
                elif is_float(t):
                    if width(t) < 32 and width(s) == 64:
                        e = round_to(np.array([np.float64(int(v) if abs(int(v)) < 2**53 else int(v) >> 1 << 1) for v in a]), t)
                    else:
                        e = a.astype(t) if t in (np.float32, np.float64) else round_to(a.astype(np.float64), t)
                else:
                    e = each([a], lambda v: v, t)
                one(a, t, e)
        p.note("The formats of eight bits: all their values, and roundings from f32.")
        for t in FLOATS8:
            a = np.arange(256, dtype=np.uint8).view(t)
            p.expect(p.generic("stablehlo.convert", [p.input(a)], np.float32, a.shape), a.astype(np.float32))
            x = np.array(specials(t) + specials(np.float32) + [448, 464, 465, 240, 248, 57344, 61440, 15.5, 17, 1 / 3, 0.0009, 1.0625, 1.1875], np.float32)
            one(x, t, round_to(x, t))
    return p


def bitcast_convert() -> Program:
    p = Program("bitcast_convert between types of one width, and between widths.")
    rng = np.random.default_rng(1)
    for t in FLOATS:
        u, a = f"uint{width(t)}", np.array(specials(t)).astype(t)
        p.expect(p.generic("stablehlo.bitcast_convert", [p.input(a)], u, a.shape), bits(a))
        p.expect(p.generic("stablehlo.bitcast_convert", [p.input(bits(a))], t, a.shape), a)
    a = rng.integers(0, 2**32, 7, dtype=np.uint32)
    p.expect(p.generic("stablehlo.bitcast_convert", [p.input(a)], np.uint8, (7, 4)), a.view(np.uint8).reshape(7, 4))
    p.expect(p.generic("stablehlo.bitcast_convert", [p.input(a.view(np.uint8).reshape(7, 4))], np.int32, (7,)), a.view(np.int32))
    return p


def select() -> Program:
    p = Program("select by element and by scalar, in every type.")
    for t in [np.bool_] + INTEGERS + FLOATS:
        v = [False, True, True] if t == np.bool_ else specials(t) if is_float(t) else integers(t)
        a, b = array(v, t), array(v[::-1], t)
        c = np.arange(len(v)) % 3 == 0
        x, y = p.input(a), p.input(b)
        p.expect(p.generic("stablehlo.select", [p.input(c), x, y], t, a.shape), np.where(c, a, b))
        for s in (True, False):
            p.expect(p.generic("stablehlo.select", [p.input(np.array(s)), x, y], t, a.shape), a if s else b)
    return p


def clamp() -> Program:
    p = Program("clamp to bounds by element and by scalars; bounds that cross give the upper one; NaN anywhere gives NaN.")
    for t in INTEGERS + FLOATS:
        v = specials(t) if is_float(t) else integers(t)
        a = array(v, t)
        for low, high in ((1, 3), (3, 1), (v[0], v[1])):
            b, c = array(low, t), array(high, t)
            if is_float(t):
                e = np.array([maximum(maximum(float(x), float(b)), float(c), -1) for x in a]).astype(t)
            else:
                e = np.array([min(max(int(x), int(b)), int(c)) for x in a], object).astype(t)
            p.expect(p.generic("stablehlo.clamp", [p.input(b), p.input(a), p.input(c)], t, a.shape), e)
            p.expect(p.generic("stablehlo.clamp", [p.input(np.full(a.shape, b)), p.input(a), p.input(np.full(a.shape, c))], t, a.shape), e)
    n = np.array([NAN, 1, 2], np.float32)
    p.expect(p.generic("stablehlo.clamp", [p.input(n[[0, 1, 1]]), p.input(n[[1, 0, 2]]), p.input(n[[2, 2, 0]])], np.float32, (3,)), n[[0, 0, 0]])
    return p


def reduce_precision() -> Program:
    p = Program("reduce_precision to the formats that numpy has; NaN stays NaN, overflow is infinite.")
    a = np.array(specials(np.float32) + [1 / 3, 65519, 65520, 65504, 1.00390625, 1.01171875, 5.9e-8, 6.1e-5, 448, 1e-40, 57344, 61440], np.float32)
    for e, m, t in ((5, 10, np.float16), (5, 2, ml_dtypes.float8_e5m2), (4, 3, ml_dtypes.float8_e4m3), (3, 4, ml_dtypes.float8_e3m4)):
        with np.errstate(all="ignore"):
            r = round_to(a, t)
            least = float(ml_dtypes.finfo(t).smallest_normal)
            r = np.where(np.abs(r.astype(np.float32)) < least, np.copysign(np.float32(0), a), r.astype(np.float32))
        keep = (np.abs(a) >= least) | (np.abs(a) < least / 2) | np.isnan(a)
        x = a[keep]
        p.expect(p.generic("stablehlo.reduce_precision", [p.input(x)], np.float32, x.shape, f"exponent_bits = {e} : i32, mantissa_bits = {m} : i32"), r[keep])
    x = a
    p.expect(p.generic("stablehlo.reduce_precision", [p.input(x)], np.float32, x.shape, "exponent_bits = 8 : i32, mantissa_bits = 23 : i32"), x)
    x = a[np.abs(a) > 1e-30]
    p.expect(p.generic("stablehlo.reduce_precision", [p.input(x)], np.float32, x.shape, "exponent_bits = 8 : i32, mantissa_bits = 7 : i32"), x.astype(ml_dtypes.bfloat16).astype(np.float32))
    return p
