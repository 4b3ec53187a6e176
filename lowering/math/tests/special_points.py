#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes tests/special_points.txt: values of special functions by mpmath.

A line is: function, width, bits of the operands, bits of the value as a sum of two f64, and the magnitude of what the value is the
difference of (at least 1), relative to which its absolute error counts near a zero. Needs mpmath.
"""
import random
import struct

from mpmath import mp, mpf

mp.dps = 60
random.seed(20)


def bits(value):
    return struct.unpack("<Q", struct.pack("<d", value))[0]


def to_f32(value):
    return struct.unpack("<f", struct.pack("<f", value))[0]


def lgamma(x):
    if x > 0:
        return mp.loggamma(x), mpf(1)
    big = mp.loggamma(-x)
    return mp.log(mp.pi / abs(x * mp.sin(mp.pi * x))) - big, max(mpf(1), abs(big))


def digamma(x):
    if x > 0:
        return mp.digamma(x), mpf(1)
    big = mp.digamma(1 - x)
    return big - mp.pi / mp.tan(mp.pi * x), max(mpf(1), abs(big))


def hurwitz(s, q):
    if q > 0:
        if q > 1000 and s > 1:
            # Euler and Maclaurin, whose terms fall fast here.
            total = q ** (1 - s) / (s - 1) + q**-s / 2
            factor = s * q ** (-s - 1)
            for k in range(1, 30):
                total += mp.bernoulli(2 * k) / mp.factorial(2 * k) * factor
                factor *= (s + 2 * k - 1) * (s + 2 * k) / q**2
            return total, mpf(1)
        return mp.zeta(s, q), mpf(1)
    count = int(mp.ceil(-q))
    terms = [(q + i) ** -int(s) for i in range(count)]
    rest = mp.zeta(s, q + count)
    return mp.fsum(terms) + rest, max(mpf(1), mp.fsum(abs(t) for t in terms) + rest)


def polygamma(n, x):
    if n == 0:
        return digamma(x)
    value, scale = hurwitz(n + 1, x)
    factor = (-1) ** (int(n) + 1) * mp.factorial(n)
    return factor * value, abs(factor) * scale if x < 0 else mpf(1)


def i1e(x):
    if abs(x) > 1e4:
        # The asymptotic series in 1 / |x|.
        term = total = mpf(1)
        for k in range(1, 30):
            term *= -(4 - (2 * k - 1) ** 2) / (8 * abs(x) * k)
            total += term
        value = mp.sign(x) * total / mp.sqrt(2 * mp.pi * abs(x))
        return value, abs(value)
    value = mp.besseli(1, x) * mp.exp(-abs(x))
    return value, abs(value)


def log_uniform(low, high):
    return 2 ** random.uniform(mp.log(low, 2), mp.log(high, 2))


def reals(width):
    """Operands over the whole range, denser where functions turn."""
    largest = 1e38 if width == 32 else 1e305
    smallest = 1e-44 if width == 32 else 1e-322
    found = [1.0, 1.5, 2.0, 2.5, 3.0, 0.5, 7.999, 8.0, 8.001, 10.0, 9.99, 20.0, 100.0, 170.6, 1e5, 1e10, smallest, largest]
    found += [1 + 2.0**-20, 1 - 2.0**-20, 2 + 2.0**-20, 2 - 2.0**-20, 1.4616321449683623, 1.4616321, 1.4616323]
    found += [random.uniform(0, 3) for _ in range(40)] + [random.uniform(0, 12) for _ in range(60)]
    found += [log_uniform(1e-6, 1e6) for _ in range(50)] + [log_uniform(smallest, largest) for _ in range(40)]
    return found


def negatives(width):
    found = [-0.5, -1.5, -2.5, -3.5, -10.5, -100.5, -1e-6, -1e-20, -2.457024738220800, -2.747682646727412, -3.1435808883499798]
    found += [-0.504083008264455, -1.573498473162390, -2.610720868444144, -5.0 - 2.0**-10, -5 + 2.0**-10]
    found += [-random.uniform(0, 3) for _ in range(30)] + [-random.uniform(0, 40) for _ in range(40)]
    found += [-log_uniform(1e-30, 1e3) for _ in range(30)]
    return found


def emit(out, name, width, operands, value, scale):
    largest, smallest = (3.4e38, 1e-38) if width == 32 else (1.79e308, 2.3e-308)
    if not mp.isfinite(value) or abs(value) > largest or 0 < abs(value) < smallest:
        return
    high = float(value)
    low = float(value - high)
    fields = [name, str(width)] + [f"{bits(float(x)):x}" for x in operands] + [f"{bits(high):x}", f"{bits(low):x}", f"{float(scale):.3g}"]
    out.append(" ".join(fields))


out = []
for width in (64, 32):
    fit = to_f32 if width == 32 else float
    for name, function, has_negative in [("lgamma", lgamma, True), ("digamma", digamma, True), ("bessel_i1e", i1e, False)]:
        for x in [fit(x) for x in reals(width) + (negatives(width) if has_negative else [])]:
            if x == 0 or x < 0 and x == int(x):
                continue
            value, scale = function(mpf(x))
            emit(out, name, width, [x], value, scale)
            if name == "bessel_i1e":
                emit(out, name, width, [-x], -value, scale)
    pairs = []
    for s in [1 + 2.0**-20, 1.001, 1.1, 1.5, 2.0, 3.0, 2.7, 4.0, 5.0, 7.5, 10.0, 20.0, 31.5, 60.0, 120.0]:
        pairs += [(s, q) for q in [1.0, 0.5, 0.1, 1e-3, 2.0, 3.3, 8.9, 9.1, 15.0, 50.0, 333.0, 1e4, 1e8, random.uniform(0.01, 30)]]
    for s in [2.0, 3.0, 4.0, 5.0, 8.0, 13.0]:
        pairs += [(s, q) for q in [-0.5, -0.25, -0.75, -1.5, -2.3, -9.6, -12.5, -100.3, -random.uniform(0, 5), -random.uniform(0, 50)]]
    for s, q in pairs:
        s, q = fit(s), fit(q)
        value, scale = hurwitz(mpf(s), mpf(q))
        emit(out, "zeta", width, [s, q], value, scale)
    for n in [0, 1, 2, 3, 4, 5, 7, 10, 15, 21, 22, 23, 24, 30, 45, 60, 100, 170]:
        places = [1.0, 0.5, 0.1, 2.0, 3.3, 8.9, 15.0, 50.0, 333.0, 1e4] + [random.uniform(0.01, 30) for _ in range(4)]
        places += [-0.5, -0.25, -1.75, -10.3, -random.uniform(0, 20)] if n < 30 else []
        for x in map(fit, places):
            # Beyond, logarithms are multiplied out, with an error of their own.
            if n * abs(mp.log(abs(x))) > 600:
                continue
            value, scale = polygamma(mpf(n), mpf(x))
            emit(out, "polygamma", width, [float(n), x], value, scale)
print("\n".join(out))
