# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes arrays into the folder of the first argument: sound ones, and such as shale-run must refuse."""

import pathlib
import sys

import numpy as np

folder = pathlib.Path(sys.argv[1])
values = np.arange(6, dtype=np.float32).reshape(2, 3)
arrays = {
    "sound": values,
    "float64": values.astype(np.float64),
    "int32": values.astype(np.int32),
    "complex": values.astype(np.complex64),
    "transposed": values.reshape(3, 2),
    "flat": values.reshape(6),
    "fortran": np.asfortranarray(values),
    "big_endian": values.astype(">f4"),
    "text": np.array(["a"]),
}
for name, array in arrays.items():
    np.save(folder / f"{name}.npy", array)
np.save(folder / "object.npy", np.array([{}], dtype=object), allow_pickle=True)

whole = (folder / "sound.npy").read_bytes()


def header(shape):
    text = f"{{'descr': '<f4', 'fortran_order': False, 'shape': {shape}, }}"
    return whole[:10] + text.ljust(117).encode() + b"\n"


damaged = {
    "empty": b"",
    "in_magic": whole[:5],
    "in_header": whole[:20],
    "in_data": whole[:-5],
    "longer": whole + b"xx",
    "other_magic": b"XX" + whole[2:],
    "no_descr": whole.replace(b"'descr'", b"'desxx'"),
    "negative": header("(-2, 3)"),
    "overflow": header("(9223372036854775807, 9223372036854775807)"),
    "huge": header("(1000000, 1000000)"),
    "long_header": b"\x93NUMPY\x02\x00\xff\xff\xff\xff{",
}
for name, data in damaged.items():
    (folder / f"{name}.npy").write_bytes(data)
