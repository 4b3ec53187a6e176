# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes <operation>.mlir beside itself: a program per operation that holds its results against numpy, ml_dtypes and mpmath.

generate.py [NAME...]: the named ones, else all. Needs numpy, ml_dtypes, mpmath and jax; nothing of Shale takes part.
A program listed in KNOWN fails for a reason in the compiler, and is expected to.
"""

import pathlib
import sys

import numpy as np

import complex_numbers
import elementwise
import linear_algebra
import mathematics
import random_bits
import structure
import windows

KNOWN: dict[str, str] = {
}


def programs():
    """Name and builder of every program."""
    for op in "add subtract multiply divide remainder maximum minimum and or xor shift_left shift_right_logical shift_right_arithmetic".split():
        yield op, lambda op=op: elementwise.binary(op)
    for op in "abs negate not sign popcnt count_leading_zeros ceil floor round_nearest_even round_nearest_afz sqrt".split():
        yield op, lambda op=op: elementwise.unary(op)
    yield "power", lambda: elementwise.binary("power")
    for f in "is_finite compare convert bitcast_convert select clamp reduce_precision".split():
        yield f, getattr(elementwise, f)
    for op in mathematics.FUNCTIONS:
        yield op.replace("stablehlo.", "").replace(".", "_"), lambda op=op: mathematics.function(op)
    yield "power_float", mathematics.float_power
    yield "atan2", mathematics.atan2
    yield "chlo_next_after", mathematics.next_after
    yield "chlo_square", mathematics.square
    for module in (complex_numbers, linear_algebra, random_bits, structure, windows):
        yield from module.PROGRAMS.items()


def main():
    np.seterr(all="ignore")
    here = pathlib.Path(__file__).parent
    for name, build in programs():
        if len(sys.argv) == 1 or name in sys.argv[1:]:
            (here / f"{name}.mlir").write_text(build().text(KNOWN.get(name)))


if __name__ == "__main__":
    main()
