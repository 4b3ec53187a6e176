# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random bits against jaxlib's CPU backend: which counter an element has is not in the specification."""

import numpy as np

from emit import Program, Value, tensor

STATES = [[0x123456789ABCDEF0, 0x0FEDCBA987654321], [0xFFFFFFFFFFFFFFFF, 0xFFFFFFFFFFFFFFFE]]
SHAPES = [(), (1,), (5,), (3, 4), (3, 5), (2, 3, 1), (0, 2), (17,)]


def oracle(state: np.ndarray, shape, width: int, algorithm: str):
    """Next state and bits from jaxlib."""
    import jax

    jax.config.update("jax_platforms", "cpu")
    jax.config.update("jax_enable_x64", True)
    from jax.lax import RandomAlgorithm, rng_bit_generator

    kind = {"THREE_FRY": RandomAlgorithm.RNG_THREE_FRY, "PHILOX": RandomAlgorithm.RNG_PHILOX, "DEFAULT": RandomAlgorithm.RNG_DEFAULT}[algorithm]
    return [np.asarray(x) for x in jax.jit(lambda s: rng_bit_generator(s, shape, dtype=f"uint{width}", algorithm=kind))(state)]


def rng_bit_generator() -> Program:
    program = Program("Random bits of every algorithm and width, and the next state, against jaxlib's CPU backend.")
    for algorithm in ("THREE_FRY", "PHILOX", "DEFAULT"):
        for words in STATES:
            for shape in SHAPES if algorithm != "DEFAULT" else [(5,)]:
                for dtype in ("uint8", "uint16", "uint32", "uint64", "int8", "int16", "int32", "int64"):
                    # Signed ones of one shape.
                    if dtype[0] == "i" and shape != (5,):
                        continue
                    dtype = np.dtype(dtype)
                    state = np.array(words, np.uint64)
                    next_state, bits = oracle(state, shape, 8 * dtype.itemsize, algorithm)
                    operand = program.input(state)
                    text, output = program.fresh(), tensor(dtype, shape)
                    program.lines.append(
                        f"  {text}:2 = stablehlo.rng_bit_generator {operand}, algorithm = {algorithm} : ({operand.type}) -> ({operand.type}, {output})"
                    )
                    for index, expected in enumerate((next_state, bits.view(dtype) if bits.ndim else bits.astype(dtype))):
                        value = Value(f"{text}#{index}", expected.dtype, expected.shape)
                        program.expect(value, expected)
    return program


PROGRAMS = {"rng_bit_generator": rng_bit_generator}
