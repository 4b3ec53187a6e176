# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""donation_needed.py FOLDER SHALE-RUN...: fails unless the programs of donation_needed.test give what NumPy gives."""

import pathlib
import subprocess
import sys

import numpy as np

folder, command = pathlib.Path(sys.argv[1]), sys.argv[2:]
x, k, y = np.arange(5000, dtype=np.int32) * 3 + 1, np.array(3, np.int32), np.arange(5000, dtype=np.int32) * 7
inputs = []
for name, array in (("x", x), ("k", k), ("y", y)):
    np.save(folder / f"{name}.npy", array)
    inputs.append(f"--input={folder / name}.npy")

updated = x + 50
updated[3] = 60
EXPECTED = {
    "next": [x],
    "besides": [np.arange(5000)[::-1], x],
    "versions": [updated, x + 50],
    "later": [updated[::-1], x + 50],
    "exchanged": [y, x],
}
for name, expected in EXPECTED.items():
    arguments = inputs if name == "exchanged" else inputs[:2]
    subprocess.run([*command, str(folder / f"{name}.mlir"), *arguments, f"--output-dir={folder / name}"], check=True)
    for number, array in enumerate(expected):
        np.testing.assert_array_equal(np.load(folder / name / f"out_{number}.npy"), array, err_msg=f"{name}, result {number}")
