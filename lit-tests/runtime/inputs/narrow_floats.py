# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Conversions between f32 and every narrower float in compiled code, against ml_dtypes and numpy.

To f32: every bit pattern. From f32: every number of the narrow type, the points half way between neighbours (ties) and the f32
next to these, what lies around the largest number and the smallest, zeros, infinities and NaN. Bits must be equal; any NaN is
as good as another, and in a type without NaN either zero may stand for it.
"""

import pathlib
import shlex
import subprocess
import sys
import tempfile

import ml_dtypes
import numpy as np

TYPES = {
    "f8E3M4": ml_dtypes.float8_e3m4,
    "f8E4M3": ml_dtypes.float8_e4m3,
    "f8E4M3FN": ml_dtypes.float8_e4m3fn,
    "f8E4M3FNUZ": ml_dtypes.float8_e4m3fnuz,
    "f8E4M3B11FNUZ": ml_dtypes.float8_e4m3b11fnuz,
    "f8E5M2": ml_dtypes.float8_e5m2,
    "f8E5M2FNUZ": ml_dtypes.float8_e5m2fnuz,
    "f8E8M0FNU": ml_dtypes.float8_e8m0fnu,
    "f6E2M3FN": ml_dtypes.float6_e2m3fn,
    "f6E3M2FN": ml_dtypes.float6_e3m2fn,
    "f4E2M1FN": ml_dtypes.float4_e2m1fn,
    "bf16": ml_dtypes.bfloat16,
    "f16": np.float16,
}
WITHOUT_NAN = ("f6E2M3FN", "f6E3M2FN", "f4E2M1FN")
PROGRAM = """func.func @main(%narrow: tensor<{n}x{t}>, %wide: tensor<{m}xf32>) -> (tensor<{n}xf32>, tensor<{m}x{t}>) {{
  %0 = stablehlo.convert %narrow : (tensor<{n}x{t}>) -> tensor<{n}xf32>
  %1 = stablehlo.convert %wide : (tensor<{m}xf32>) -> tensor<{m}x{t}>
  func.return %0, %1 : tensor<{n}xf32>, tensor<{m}x{t}>
}}
"""


def patterns(name: str) -> np.ndarray:
    """Every bit pattern of a type."""
    width = 16 if name in ("bf16", "f16") else int(name[1])
    return np.arange(1 << width, dtype=np.uint16 if width == 16 else np.uint8)


def wide_inputs(values: np.ndarray) -> np.ndarray:
    """The f32 to round, for all numbers of a narrow type as f32."""
    numbers = np.unique(values[np.isfinite(values)].astype(np.float64))
    # Beyond both ends: as if there were another number, and twice as far.
    step = numbers[-1] - numbers[-2]
    beyond = numbers[-1] + step * np.array([0.25, 0.5, 0.75, 1.0, 1.5, 2.0])
    smallest = np.min(np.abs(numbers[numbers != 0]))
    below = smallest * np.array([0.25, 0.499, 0.5, 0.501, 0.75])
    halves = (numbers[1:] + numbers[:-1]) / 2
    points = np.concatenate([numbers, halves, beyond, -beyond, below, -below, [1e30, -1e30, 1e-30, -1e-30, 3.4e38, -3.4e38, 1e-45, -1e-45]])
    with np.errstate(over="ignore"):
        points = points.astype(np.float32)
    around = [np.nextafter(points, np.float32(direction)) for direction in (np.inf, -np.inf)]
    special = np.array([0.0, -0.0, np.inf, -np.inf, np.nan, -np.nan], np.float32)
    return np.concatenate([points, *around, special])


def differences(name: str, found: np.ndarray, expected: np.ndarray, inputs: np.ndarray) -> list[str]:
    """What differs between two arrays of bits, as lines of text."""
    dtype = TYPES[name] if found.dtype.itemsize < 4 else np.dtype(np.float32)
    is_nan = lambda bits: np.isnan(bits.view(dtype).astype(np.float32))  # noqa: E731
    same = (found == expected) | (is_nan(found) & is_nan(expected))
    if name in WITHOUT_NAN and inputs.dtype == np.float32:
        zero = found.view(dtype).astype(np.float32) == 0
        same |= np.isnan(inputs) & zero
    if name == "f8E8M0FNU" and inputs.dtype == np.float32:
        # Between its two smallest numbers, 2^-127 and 2^-126, ml_dtypes does not round to the nearest.
        same |= (inputs > np.float32(2**-127)) & (inputs < np.float32(2**-126))
    wrong = np.flatnonzero(~same)
    return [f"{name}: {inputs[i]!r} must give {expected[i]:#x}, got {found[i]:#x}" for i in wrong]


def check(command: list[str], name: str, folder: pathlib.Path) -> list[str]:
    bits = patterns(name)
    narrow = bits.view(TYPES[name])
    with np.errstate(all="ignore"):
        values = narrow.astype(np.float32)
        wide = wide_inputs(values)
        rounded = wide.astype(TYPES[name])
    program = folder / f"{name}.mlir"
    program.write_text(PROGRAM.format(t=name, n=len(bits), m=len(wide)))
    np.save(folder / "narrow.npy", narrow if name == "f16" else bits)
    np.save(folder / "wide.npy", wide)
    inputs = [f"--input={folder}/narrow.npy", f"--input={folder}/wide.npy", f"--output-dir={folder}/{name}"]
    done = subprocess.run([*command, str(program), *inputs], capture_output=True, text=True)
    if done.returncode != 0:
        return [f"{name}: {done.stderr.strip()[:500]}"]
    to_f32 = np.load(folder / name / "out_0.npy")
    from_f32 = np.load(folder / name / "out_1.npy")
    bits_of = lambda array: array.view(bits.dtype)  # noqa: E731
    return differences(name, to_f32.view(np.uint32), values.view(np.uint32), bits) + differences(
        name, bits_of(from_f32), bits_of(rounded), wide
    )


def main() -> int:
    command, names = shlex.split(sys.argv[1]), sys.argv[2:] or list(TYPES)
    failed = 0
    with tempfile.TemporaryDirectory() as folder:
        for name in names:
            lines = check(command, name, pathlib.Path(folder))
            failed += bool(lines)
            for line in lines[:10]:
                print(line)
            if len(lines) > 10:
                print(f"{name}: and {len(lines) - 10} more")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
