#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes src/special_coefficients.rs: polynomials and series of the gamma family, the zeta function and Bessel functions.

Needs mpmath. Polynomials go through Chebyshev points; series are exact numbers, rounded once.
"""
import sys

from mpmath import mp, mpf

mp.dps = 80
OUT = []


def literal(value):
    text = repr(float(value))
    return text if "e" not in text else text.replace("e-0", "e-").replace("e+", "e")


def list_of(name, description, values):
    body = "".join(f"    {literal(v)},\n" for v in values)
    OUT.append(f"/// {description}\npub const {name}: [f64; {len(values)}] = [\n{body}];\n")


def interpolate(name, description, function, low, high, count):
    low, high = mpf(low), mpf(high)
    place = lambda angle: (low + high) / 2 - (high - low) / 2 * mp.cos(angle)
    points = [place(mp.pi * (2 * k + 1) / (2 * count)) for k in range(count)]
    matrix = mp.matrix(count, count)
    for row, x in enumerate(points):
        for column in range(count):
            matrix[row, column] = x**column
    solution = mp.lu_solve(matrix, mp.matrix([function(x) for x in points]))
    coefficients = [mpf(float(c)) for c in solution]
    checks = [place(mp.pi * k / 200) + mpf(10) ** -20 for k in range(1, 200)]
    error = max(abs(mp.polyval(coefficients[::-1], x) / function(x) - 1) for x in checks)
    exponent = float(mp.log(error, 2))
    print(f"{name}: 2^{exponent:.2f}", file=sys.stderr)
    list_of(name, f"{description} Largest relative error 2^{exponent:.1f}.", coefficients)


def pair(value):
    high = mpf(float(value))
    return [high, value - high]


interpolate("LGAMMA_NEAR_2", "lgamma(2 + u) / u for |u| <= 1/2.", lambda u: mp.loggamma(2 + u) / u, -0.5, 0.5, 20)
list_of("LGAMMA_SERIES", "B(2k) / (2k (2k - 1)) for k from 1: Stirling's series in 1 / x^2, times 1 / x.",
        [mp.bernoulli(2 * k) / (2 * k * (2 * k - 1)) for k in range(1, 11)])
list_of("HALF_LOG_2PI", "log(2 pi) / 2 - 1/2.", [mp.log(2 * mp.pi) / 2 - mpf(1) / 2])

ROOT = mp.findroot(mp.digamma, mpf("1.4616321449683623412626595423257213284681962040064463"))
list_of("DIGAMMA_ROOT", "The positive zero of the digamma function as a sum of two f64.", pair(ROOT))
interpolate("DIGAMMA_NEAR_ROOT", "digamma(3/2 + u) / (3/2 + u - root) for |u| <= 1/2.",
            lambda u: mp.digamma(mpf("1.5") + u) / (mpf("1.5") + u - ROOT), -0.5, 0.5, 23)
list_of("DIGAMMA_SERIES", "B(2k) / (2k) for k from 1: the asymptotic series in 1 / x^2, times 1 / x^2.",
        [mp.bernoulli(2 * k) / (2 * k) for k in range(1, 11)])

list_of("I1_SERIES", "1 / (2 4^k k! (k + 1)!): the series of I1(x) / x in x^2.",
        [1 / (2 * mpf(4) ** k * mp.factorial(k) * mp.factorial(k + 1)) for k in range(27)])
interpolate("I1E_LARGE", "sqrt(x) e^-x I1(x) in t = 16 / x - 1 for x >= 8.",
            lambda t: mp.sqrt(16 / (t + 1)) * mp.besseli(1, 16 / (t + 1)) * mp.exp(-16 / (t + 1)), -1, 1, 25)

list_of("ZETA_SERIES", "B(2k) / (2k)! for k from 1: the sum of Euler and Maclaurin.",
        [mp.bernoulli(2 * k) / mp.factorial(2 * k) for k in range(1, 13)])
list_of("FACTORIALS", "0! to 22!, all exact.", [mp.factorial(k) for k in range(23)])

print("""// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Polynomials and series of the gamma family, the zeta function and Bessel functions, lowest power first. Written by
//! `special_coefficients.py`.
#![allow(clippy::excessive_precision, clippy::approx_constant)]
""" + "\n" + "\n".join(OUT), end="")
