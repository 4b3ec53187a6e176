#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes src/coefficients.rs: minimax polynomials for the expansions.

Needs mpmath. Every polynomial is the result of Remez' exchange on a grid of Chebyshev points. Coefficients are rounded to
the target format one after the other, from the lowest power on, and the others are fitted again after each rounding.
"""
import struct
import sys

from mpmath import mp, mpf

mp.dps = 90


def round_to(value, bits):
    """The nearest number with `bits` bits of significand."""
    if value == 0:
        return mpf(0)
    with mp.workprec(bits):
        return +value


class Fit:
    """Discrete Remez exchange for weight * (function - sum c_i z^i) on [low, high]; z is x, or x^2 if `even`."""

    def __init__(self, function, low, high, count, weight=None, even=False, points=None):
        points = points or 40 * count + 1
        low, high = mpf(low), mpf(high)
        # The ends are moved a little to keep the grid away from 0, where quotients of series are 0/0.
        start, end = (low * low, high * high) if even else (low, high)
        grid = [(start + end) / 2 - (end - start) / 2 * mp.cos(mp.pi * (2 * k + 1) / (2 * points)) for k in range(points)]
        grid = [z + (end - start) * mpf(10) ** -25 for z in grid]
        grid[0], grid[-1] = start + (end - start) * mpf(10) ** -18, end
        self.x = [mp.sqrt(z) for z in grid] if even else grid
        self.z = [x * x for x in self.x] if even else self.x
        self.weight = [weight(x) for x in self.x] if weight else [mpf(1)] * points
        self.function = [function(x) for x in self.x]
        self.count = count

    def remez(self, fixed):
        """Fits the coefficients after those in `fixed`; gives all of them and the largest weighted error."""
        free = self.count - len(fixed)
        start = len(fixed)
        residual = []
        for z, f in zip(self.z, self.function):
            residual.append(f - mp.polyval(fixed[::-1], z) if fixed else f)
        if free == 0:
            return list(fixed), max(abs(w * r) for w, r in zip(self.weight, residual))
        last = len(self.x) - 1
        picks = [round(last * (1 - mp.cos(mp.pi * k / free)) / 2) for k in range(free + 1)]
        picks = [int(p) for p in picks]
        for k in range(1, len(picks)):
            picks[k] = max(picks[k], picks[k - 1] + 1)
        best = None
        for _ in range(30):
            matrix = mp.matrix(free + 1, free + 1)
            right = mp.matrix(free + 1, 1)
            for row, p in enumerate(picks):
                term = self.weight[p] * self.z[p] ** start
                for column in range(free):
                    matrix[row, column] = term
                    term *= self.z[p]
                matrix[row, free] = (-1) ** row
                right[row] = self.weight[p] * residual[p]
            solution = mp.lu_solve(matrix, right)
            tail = [solution[k] for k in range(free)]
            error = [
                w * (r - z**start * mp.polyval(tail[::-1], z)) for w, r, z in zip(self.weight, residual, self.z)
            ]
            largest = max(abs(e) for e in error)
            if best is None or largest < best[0]:
                best = (largest, tail)
            if largest <= abs(solution[free]) * mpf("1.01"):
                break
            # One extremum per run of equal sign.
            extrema = []
            for k, e in enumerate(error):
                if extrema and (error[extrema[-1]] > 0) == (e > 0):
                    if abs(e) > abs(error[extrema[-1]]):
                        extrema[-1] = k
                else:
                    extrema.append(k)
            while len(extrema) > free + 1:
                if len(extrema) == free + 2:
                    extrema.pop(0 if abs(error[extrema[0]]) < abs(error[extrema[-1]]) else -1)
                else:
                    k = min(range(len(extrema) - 1), key=lambda k: max(abs(error[extrema[k]]), abs(error[extrema[k + 1]])))
                    del extrema[k : k + 2]
            if len(extrema) < free + 1 or extrema == picks:
                break
            picks = extrema
        return list(fixed) + best[1], best[0]

    def rounded(self, bits):
        fixed = []
        while len(fixed) < self.count:
            coefficients, _ = self.remez(fixed)
            fixed.append(round_to(coefficients[len(fixed)], bits))
        return self.remez(fixed)


def literal(value):
    text = repr(float(value))
    return text if "e" not in text else text.replace("e-0", "e-").replace("e+", "e")


def literals(values):
    return [literal(v) for v in values]


OUT = []
ONLY = sys.argv[1:]


def emit(name, description, bits, *arguments, **options):
    if ONLY and name not in ONLY:
        return
    coefficients, error = Fit(*arguments, **options).rounded(bits)
    exponent = mp.log(error, 2)
    print(f"{name}: 2^{float(exponent):.2f}", file=sys.stderr)
    body = "".join(f"    {literal(c)},\n" for c in coefficients)
    OUT.append(
        f"/// {description} Largest weighted error 2^{float(exponent):.1f}.\n"
        f"pub const {name}: [f64; {len(coefficients)}] = [\n{body}];\n"
    )


def interpolate(name, description, function, low, high, count):
    """The polynomial through Chebyshev points, for f64: where the exchange does not settle, and as good within a digit."""
    if ONLY and name not in ONLY:
        return
    low, high = mpf(low), mpf(high)
    place = lambda angle: (low + high) / 2 - (high - low) / 2 * mp.cos(angle)
    points = [place(mp.pi * (2 * k + 1) / (2 * count)) for k in range(count)]
    matrix = mp.matrix(count, count)
    for row, x in enumerate(points):
        for column in range(count):
            matrix[row, column] = x**column
    solution = mp.lu_solve(matrix, mp.matrix([function(x) for x in points]))
    coefficients = [round_to(c, 53) for c in solution]
    checks = [place(mp.pi * k / 400) for k in range(1, 401)]
    error = max(abs(mp.polyval(coefficients[::-1], x) / function(x) - 1) for x in checks)
    exponent = float(mp.log(error, 2))
    print(f"{name}: 2^{exponent:.2f}", file=sys.stderr)
    body = "".join(f"    {literal(c)},\n" for c in coefficients)
    OUT.append(f"/// {description} Largest relative error 2^{exponent:.1f}.\npub const {name}: [f64; {count}] = [\n{body}];\n")


def list_of(name, description, kind, values):
    values = list(values)
    body = "".join(f"    {v},\n" for v in values)
    OUT.append(f"/// {description}\npub const {name}: [{kind}; {len(values)}] = [\n{body}];\n")


def constant(name, description, value):
    OUT.append(f"/// {description}\npub const {name}: f64 = {literal(value)};\n")


def parts(value, *bits):
    """`value` as a sum of numbers with the given significand lengths."""
    result = []
    for count in bits:
        result.append(round_to(value, count))
        value -= result[-1]
    return result


def truncated(value, bits):
    exponent = mp.floor(mp.log(abs(value), 2))
    unit = mpf(2) ** (exponent - bits + 1)
    return mp.floor(value / unit) * unit


EXP_TAIL = lambda r: (mp.expm1(r) - r) / r**2
LOG_TAIL = lambda f: (mp.log1p(f) - f + f * f / 2) / f**3
HALF_LN2 = mp.ln(2) / 2 * mpf("1.0001")
ROOT_LOW, ROOT_HIGH = mp.sqrt(mpf(1) / 2) - 1, mp.sqrt(2) - 1

for bits, suffix, exp_count, expm1_count, log_count, tanh_count in [(24, "F32", 5, 6, 8, 5), (53, "F64", 11, 11, 20, 12)]:
    emit(f"EXP_{suffix}", "(e^r - 1 - r) / r^2 for |r| <= ln 2 / 2, to be relative to e^r.", bits, EXP_TAIL,
         -HALF_LN2, HALF_LN2, exp_count, weight=lambda r: r * r / mp.exp(r))
    emit(f"EXPM1_{suffix}", "(e^r - 1 - r) / r^2 for |r| <= ln 2 / 2, to be relative to e^r - 1.", bits, EXP_TAIL,
         -HALF_LN2, HALF_LN2, expm1_count, weight=lambda r: r * r / mp.expm1(r))
    emit(f"LOG_{suffix}", "(log(1 + f) - f + f^2 / 2) / f^3 for 1 + f between the roots of 1/2 and 2.", bits, LOG_TAIL,
         ROOT_LOW, ROOT_HIGH, log_count, weight=lambda f: f**3 / mp.log1p(f))
    emit(f"TANH_{suffix}", "(tanh x - x) / x^3 in x^2 for |x| <= 0.625.", bits,
         lambda x: (mp.tanh(x) - x) / x**3, 0, mpf("0.625"), tanh_count, weight=lambda x: x**3 / mp.tanh(x), even=True)

emit("ERF_SMALL_F32", "erf(x) / x - 1 in x^2 for |x| <= 1.", 24, lambda x: mp.erf(x) / x - 1, 0, 1, 7,
     weight=lambda x: x / mp.erf(x), even=True)
LOG2_ERFC_1 = mp.log(mp.erfc(1), 2)
emit("ERF_LARGE_F32", "log2(erfc(1 + u) / erfc(1)) / u for 0 <= u <= 3, to be absolute in erfc.", 24,
     lambda u: (mp.log(mp.erfc(1 + u), 2) - LOG2_ERFC_1) / u, 0, 3, 6, weight=lambda u: u * mp.ln(2) * mp.erfc(1 + u))
emit("ERFC_1_EXP2_F32", "erfc(1) 2^r for |r| <= 1/2.", 24, lambda r: mp.erfc(1) * mpf(2) ** r, mpf("-0.5001"), mpf("0.5001"), 7,
     weight=lambda r: 2**-r)
LOG_ERFC_1 = mp.log(mp.erfc(1))
emit("ERF_LARGE_F64", "log(erfc(1 + u) / erfc(1)) / u for 0 <= u <= 5, to be absolute in erfc.", 53,
     lambda u: (mp.log(mp.erfc(1 + u)) - LOG_ERFC_1) / u, 0, 5, 23, weight=lambda u: u * mp.erfc(1 + u))
list_of("LOG_ERFC_1_F64", "log(erfc(1)) as a sum of two numbers.", "f64", literals(parts(LOG_ERFC_1, 53, 53)))


def scaled_erfc(t):
    """(1 + 2 y) e^(y^2) erfc(y) for y = 4 (1 + t) / (1 - t)."""
    y = 4 * (1 + t) / (1 - t)
    return (1 + 2 * y) * mp.exp(y * y) * mp.erfc(y)


for suffix, limit, count in [("WIDE", 11, 16), ("F64", 28, 24)]:
    interpolate(f"ERFC_{suffix}", f"(1 + 2 y) e^(y^2) erfc(y) in t = (y - 4) / (y + 4) for 0 <= y <= {limit}.", scaled_erfc, -1,
                mpf(limit - 4) / (limit + 4), count)

QUARTER = mp.pi / 4 * mpf("1.0001")
for bits, suffix, count in [(24, "F32", 3), (53, "WIDE", 5), (53, "F64", 7)]:
    emit(f"SIN_{suffix}", "(sin r - r) / r^3 in r^2 for |r| <= pi / 4.", bits, lambda r: (mp.sin(r) - r) / r**3, 0, QUARTER,
         count, weight=lambda r: r**3 / mp.sin(r), even=True)
    emit(f"COS_{suffix}", "(cos r - 1 + r^2 / 2) / r^4 in r^2 for |r| <= pi / 4.", bits,
         lambda r: (mp.cos(r) - 1 + r * r / 2) / r**4, 0, QUARTER, count, weight=lambda r: r**4 / mp.cos(r), even=True)
emit("ATAN_WIDE", "(atan z - z) / z^3 in z^2 for 0 <= z <= 1.", 53, lambda z: (mp.atan(z) - z) / z**3, 0, 1, 12,
     weight=lambda z: z**3 / mp.atan(z), even=True)
emit("ATAN_F64", "(atan z - z) / z^3 in z^2 for 0 <= z <= 1.", 53, lambda z: (mp.atan(z) - z) / z**3, 0, 1, 21,
     weight=lambda z: z**3 / mp.atan(z), even=True)
emit("ERF_SMALL_F64", "erf(x) / x - 1 in x^2 for |x| <= 1.", 53, lambda x: mp.erf(x) / x - 1, 0, 1, 13,
     weight=lambda x: x / mp.erf(x), even=True)
emit("ARTANH_F64", "((artanh(s) / s - 1) / s^2 - 1/3) / s^2 in s^2 for 1 + 2 s / (1 - s) between the roots of 1/2 and 2.", 53,
     lambda s: ((mp.atanh(s) / s - 1) / s**2 - mpf(1) / 3) / s**2, 0, mpf("0.1717"), 7, weight=lambda s: s**4, even=True)
emit("LOG2_WIDE", "log2(1 + f) / f for 1 + f between the roots of 1/2 and 2.", 53, lambda f: mp.log(1 + f, 2) / f, ROOT_LOW, ROOT_HIGH,
     15, weight=lambda f: f / mp.log(1 + f, 2))
emit("EXP2_WIDE", "2^r for |r| <= 1/2.", 53, lambda r: mpf(2) ** r, -0.5, 0.5, 7, weight=lambda r: mpf(2) ** -r)


def erf_inv(w):
    """erfinv(x) / x for w = -log(1 - x^2), by Newton's method."""
    x = mp.sqrt(-mp.expm1(-w))
    # Winitzki's approximation to start with.
    half = 2 / (mp.pi * 0.147) - w / 2
    y = mp.sqrt(mp.sqrt(half * half + w / 0.147) - half)
    for _ in range(6):
        step = (mp.erf(y) - x) * mp.exp(y * y) * mp.sqrt(mp.pi) / 2
        y -= step
        if abs(step) < abs(y) * mpf(10) ** -40:
            break
    return y / x


emit("ERF_INV_CENTRAL", "erfinv(x) / x in w - 2.5 for w = -log(1 - x^2) <= 5.", 53, lambda v: erf_inv(v + mpf("2.5")), -2.5, 2.5, 13,
     weight=lambda v: 1 / erf_inv(v + mpf("2.5")))
emit("ERF_INV_TAIL", "erfinv(x) / x in sqrt(w) - 3 for 5 <= w <= 16.", 53, lambda s: erf_inv((s + 3) ** 2), mp.sqrt(5) - 3, mpf("1.0"), 11,
     weight=lambda s: 1 / erf_inv((s + 3) ** 2))

for name, place, low, high, count in [
    ("MIDDLE", "3.25 for 6.25 <= w <= 16", mp.sqrt(mpf("6.25")) - mpf("3.25"), mpf("0.75"), 22),
    ("TAIL", "5 for 16 <= w <= 37", mpf(-1), mpf("1.09"), 20),
]:
    middle = mpf(place.split()[0])
    emit(f"ERF_INV_{name}_F64", f"erfinv(x) / x in sqrt(w) - {place}.", 53, lambda s: erf_inv((s + middle) ** 2), low, high, count,
         weight=lambda s: 1 / erf_inv((s + middle) ** 2))
emit("ERF_INV_CENTRAL_F64", "erfinv(x) / x in w - 3.125 for w = -log(1 - x^2) <= 6.25.", 53, lambda v: erf_inv(v + mpf("3.125")),
     mpf("-3.125"), mpf("3.125"), 24, weight=lambda v: 1 / erf_inv(v + mpf("3.125")))


list_of("PI_OVER_2_F32", "pi / 2 as a sum of three f32.", "f64", literals(parts(mp.pi / 2, 24, 24, 24)))
list_of("PI_OVER_2_F64", "pi / 2 as a sum of three f64.", "f64", literals(parts(mp.pi / 2, 53, 53, 53)))
list_of("PI_PAIR", "pi as a sum of two f64.", "f64", literals(parts(mp.pi, 53, 53)))
list_of("THIRD", "1 / 3 as a sum of two f64.", "f64", literals(parts(mpf(1) / 3, 53, 53)))
list_of("TWO_OVER_LN2", "2 / ln 2 as a sum of two f64.", "f64", literals(parts(2 / mp.ln(2), 53, 53)))
list_of("PI_OVER_2_SHORT_F64", "pi / 2 as a sum of two f64.", "f64", literals(parts(mp.pi / 2, 53, 53)))


def two_over_pi(words):
    with mp.workprec(32 * words + 64):
        digits = int(mp.floor(2 / mp.pi * mpf(2) ** (32 * words)))
    return [digits >> (32 * (words - 1 - k)) & 0xFFFFFFFF for k in range(words)]


list_of("TWO_OVER_PI_F32", "A word of zeros and the binary digits of 2 / pi, 32 to a word.", "i64", map(hex, [0] + two_over_pi(7)))
list_of("TWO_OVER_PI_F64", "As above, for f64.", "i64", map(hex, [0] + two_over_pi(37)))

for bits, suffix, short in [(24, "F32", 16), (53, "F64", 42)]:
    high, low = parts(mp.ln(2), bits, bits)
    constant(f"LN2_HIGH_{suffix}", "ln 2, rounded.", high)
    constant(f"LN2_LOW_{suffix}", "ln 2 less its rounded value.", low)
    high, low = parts(mp.ln(2), short, bits)
    constant(f"LOG_LN2_HIGH_{suffix}", "The first digits of ln 2: the product with an exponent is exact.", high)
    constant(f"LOG_LN2_LOW_{suffix}", "The rest of ln 2.", low)

print(f"""// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Minimax polynomials, lowest power first. Written by `coefficients.py`.
#![allow(clippy::excessive_precision, clippy::approx_constant)]
""" + "\n" + "\n".join(OUT), end="")
