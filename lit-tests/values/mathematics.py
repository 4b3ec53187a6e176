# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Transcendental functions against mpmath, rounded once to the type."""

import ml_dtypes
import mpmath
import numpy as np

from emit import FLOATS, Program
from elementwise import INF, NAN, round_to, specials

mp = mpmath.mp
TINY = [1e-30, -1e-30, 1e-8, -1e-8, 3e-4, -0.01]
PLAIN = [0.1, -0.3, 0.5, -0.7, 0.9999, 1.0001, 1.2, -1.9, 2.0, 2.718281828, 3.14159265, -5.5, 7.25, -11.0, 17.3, 31.0, -60.0, 85.0, 88.7, -87.3, -103.0]
UNIT = [0.1, -0.25, 0.5, -0.75, 0.9, -0.99, 0.99999, -0.0625]
LARGE = [1e3, -1e4, 33000.0, 1e5, -1e10, 1e22, 3e38]
# name: (exact function of a finite mpf, arguments, result at +inf, at -inf, units allowed)
FUNCTIONS = {
    "stablehlo.exponential": (mp.exp, TINY + PLAIN, INF, 0.0),
    "stablehlo.exponential_minus_one": (mp.expm1, TINY + PLAIN, INF, -1.0),
    "stablehlo.log": (mp.log, [abs(x) for x in TINY + PLAIN + LARGE], INF, NAN),
    "stablehlo.log_plus_one": (mp.log1p, TINY + [x for x in PLAIN if x > -1] + LARGE, INF, NAN),
    "stablehlo.logistic": (lambda x: 1 / (1 + mp.exp(-x)), TINY + PLAIN, 1.0, 0.0),
    "stablehlo.sine": (mp.sin, TINY + PLAIN + LARGE, NAN, NAN),
    "stablehlo.cosine": (mp.cos, TINY + PLAIN + LARGE, NAN, NAN),
    "stablehlo.tan": (mp.tan, TINY + PLAIN + LARGE, NAN, NAN),
    "stablehlo.tanh": (mp.tanh, TINY + PLAIN, 1.0, -1.0),
    "stablehlo.cbrt": (lambda x: mp.sign(x) * mp.cbrt(abs(x)), TINY + PLAIN + LARGE, INF, -INF),
    "stablehlo.rsqrt": (lambda x: 1 / mp.sqrt(x), [abs(x) for x in TINY + PLAIN + LARGE], 0.0, NAN),
    "chlo.erf": (mp.erf, TINY + PLAIN, 1.0, -1.0),
    "chlo.erfc": (mp.erfc, TINY + PLAIN, 0.0, 2.0),
    "chlo.erf_inv": (mp.erfinv, UNIT, NAN, NAN),
    "chlo.tan": (mp.tan, TINY + PLAIN, NAN, NAN),
    "chlo.sinh": (mp.sinh, TINY + PLAIN, INF, -INF),
    "chlo.cosh": (mp.cosh, TINY + PLAIN, INF, INF),
    "chlo.asin": (mp.asin, TINY + UNIT, NAN, NAN),
    "chlo.acos": (mp.acos, UNIT, NAN, NAN),
    "chlo.atan": (mp.atan, TINY + PLAIN + LARGE, float(mp.pi / 2), -float(mp.pi / 2)),
    "chlo.asinh": (mp.asinh, TINY + PLAIN + LARGE, INF, -INF),
    "chlo.acosh": (mp.acosh, [1.5, 2.0, 7.0, 100.0, *LARGE], INF, NAN),
    "chlo.atanh": (mp.atanh, TINY + UNIT, NAN, NAN),
}
POLES = {
    "stablehlo.log": {0.0: -INF, -1.0: NAN, 1.0: 0.0}, "stablehlo.log_plus_one": {-1.0: -INF, -2.0: NAN},
    "stablehlo.rsqrt": {-1.0: NAN}, "chlo.erf_inv": {1.0: INF, -1.0: -INF, 2.0: NAN}, "chlo.acosh": {1.0: 0.0, 0.5: NAN},
    "chlo.atanh": {1.0: INF, -1.0: -INF, 2.0: NAN}, "chlo.asin": {2.0: NAN}, "chlo.acos": {-2.0: NAN, 1.0: 0.0},
}
KEEP_ZERO = "exponential_minus_one log_plus_one sine tan tanh cbrt erf erf_inv sinh asin atan asinh atanh".split()
# Compositions of several roundings.
UNITS = {name: 2 for name in "stablehlo.tan chlo.tan chlo.erf_inv chlo.erfc chlo.acos chlo.asinh chlo.acosh chlo.atanh chlo.asin chlo.sinh chlo.cosh".split()}


def exact(f, x: float, t) -> float:
    """The value of f at x, as a double that rounds to the same number of the type."""
    y = f(mp.mpf(x))
    if isinstance(y, mpmath.mpc):
        return NAN
    return float(y)


def function(op: str) -> Program:
    f, points, above, below = FUNCTIONS[op]
    short = op.split(".")[1]
    p = Program(f"{short} against mpmath, in every type of float.")
    units = UNITS.get(op, 1)
    for t in FLOATS:
        with np.errstate(all="ignore"):
            x = np.array(points).astype(t)
        x = x[np.isfinite(x.astype(np.float64)) & (x != 0)]
        if op in ("chlo.erf_inv", "chlo.asin", "chlo.acos", "chlo.atanh"):
            x = x[np.abs(x.astype(np.float64)) < 1]
        e = round_to(np.array([exact(f, float(v), t) for v in x]), t)
        p.expect_close(p.generic(op, [p.input(x)], t, x.shape), e, units)
        edges = {INF: above, -INF: below, NAN: NAN, **POLES.get(op, {})}
        if short in KEEP_ZERO:
            low = float(ml_dtypes.finfo(t).smallest_subnormal)
            edges |= {0.0: 0.0}
            a = np.array([0.0, -0.0], t)
            p.expect(p.generic(op, [p.input(a)], t, a.shape), a)
            a = np.array([low, -low, 3 * low], t)
            p.expect_close(p.generic(op, [p.input(a)], t, a.shape), round_to(np.array([exact(f, float(v), t) for v in a]), t), 1)
        a = np.array(list(edges)).astype(t)
        p.expect_close(p.generic(op, [p.input(a)], t, a.shape), round_to(np.array(list(edges.values())), t), 1)
    a = np.zeros((0,), np.float32)
    p.expect(p.generic(op, [p.input(a)], np.float32, a.shape), a)
    a = np.array(0.25, np.float32) if op != "chlo.acosh" else np.array(1.25, np.float32)
    p.expect_close(p.generic(op, [p.input(a)], np.float32, ()), np.array(exact(f, float(a), np.float32), np.float32), units)
    return p


def two_arguments(op: str, f, pairs, edges, units: int, title: str) -> Program:
    p = Program(title)
    for t in FLOATS:
        with np.errstate(all="ignore"):
            x, y = (np.array([q[i] for q in pairs]).astype(t) for i in (0, 1))
        e = round_to(np.array([exact(lambda a: f(a, mp.mpf(float(v))), float(u), t) for u, v in zip(x, y)]), t)
        p.expect_close(p.generic(op, [p.input(x), p.input(y)], t, x.shape), e, units)
        x, y, z = (np.array([q[i] for q in edges]).astype(t) for i in (0, 1, 2))
        r = p.generic(op, [p.input(x), p.input(y)], t, x.shape)
        if op == "stablehlo.power":
            p.expect(r, z)
        else:
            p.expect_close(r, round_to(np.array([q[2] for q in edges]), t), 1)
    return p


def atan2() -> Program:
    pi = float(mp.pi)
    edges = [(0, 1, 0), (-0.0, 1, -0.0), (0, -1, pi), (-0.0, -1, -pi), (0, 0, 0), (0.0, -0.0, pi), (-0.0, -0.0, -pi), (1, 0, pi / 2),
             (-1, 0, -pi / 2), (INF, 1, pi / 2), (INF, INF, pi / 4), (INF, -INF, 3 * pi / 4), (-INF, -INF, -3 * pi / 4), (1, INF, 0),
             (1, -INF, pi), (NAN, 1, NAN), (1, NAN, NAN)]
    values = [(1, 2), (-1, 2), (1, -2), (-1, -2), (0.001, 5), (7, 0.01), (100, -0.3), (3e4, 2e-3), (-0.5, 0.5), (3, 4), (1e-3, -60000)]
    return two_arguments("stablehlo.atan2", mp.atan2, values, edges, 2, "atan2 against mpmath, with all signs of zeros and infinities.")


def float_power() -> Program:
    edges = [(0, 0, 1), (NAN, 0, 1), (1, NAN, 1), (INF, 0, 1), (0, -1, INF), (-0.0, -1, -INF), (-0.0, 3, -0.0), (-0.0, 2, 0), (-1, INF, 1),
             (-2, 3, -8), (-2, 0.5, NAN), (INF, -1, 0), (-INF, 3, -INF), (-INF, -3, -0.0), (0.5, INF, 0), (2, -INF, 0), (2, NAN, NAN),
             (NAN, 1, NAN), (2, 3, 8), (4, 0.5, 2), (1, INF, 1), (-1, 7, -1), (2, -2, 0.25)]
    values = [(1.5, 2.5), (0.3, 7), (2, 0.1), (10, 3), (7, -1.5), (0.99, 100), (1.01, 200), (3, 1 / 3), (123, 1.25), (1e-3, 2), (-3, 5), (-1.5, -4)]
    return two_arguments("stablehlo.power", mp.power, values, edges, 2, "power of floats against mpmath, with the edges of IEEE 754 pow.")


def next_after() -> Program:
    p = Program("chlo.next_after over zeros, infinities and denormals.")
    for t in (np.float32, np.float64):
        values = specials(t)
        x, y = (np.array([q[i] for q in [(a, b) for a in values for b in values]]).astype(t) for i in (0, 1))
        with np.errstate(all="ignore"):
            p.expect(p.generic("chlo.next_after", [p.input(x), p.input(y)], t, x.shape), np.nextafter(x, y))
    return p


def square() -> Program:
    p = Program("chlo.square.")
    for t in FLOATS:
        x = np.array(specials(t)).astype(t)
        with np.errstate(all="ignore"):
            wide = t if t in (np.float32, np.float64) else np.float64
            e = round_to(x.astype(wide) * x.astype(wide), t)
        p.expect(p.generic("chlo.square", [p.input(x)], t, x.shape), e)
    return p
