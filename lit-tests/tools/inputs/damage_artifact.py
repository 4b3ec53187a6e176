# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Flips bits and cuts the artifact of the first argument all over; every copy must be refused by the shale-run of the second
argument with a message, or be the artifact of a program that still runs, never end by a signal or a panic."""

import pathlib
import subprocess
import sys

artifact = pathlib.Path(sys.argv[1])
whole = artifact.read_bytes()
copies = {f"cut at {n}": whole[:n] for n in (8, 12, 63, 64, len(whole) // 2, len(whole) - 1)}
copies["one byte more"] = whole + b"x"
for position in range(8, len(whole), len(whole) // 24):
    flipped = bytearray(whole)
    flipped[position] ^= 1 << position % 8
    copies[f"bit flipped in byte {position}"] = bytes(flipped)

damaged = artifact.with_suffix(".damaged.shale")
refused = 0
for what, data in copies.items():
    damaged.write_bytes(data)
    done = subprocess.run([sys.argv[2], damaged, "--input=random"], capture_output=True, text=True)
    if done.returncode not in (0, 1) or "panicked" in done.stderr or (done.returncode == 1) != ("cannot load" in done.stderr):
        sys.exit(f"{what}: exit status {done.returncode}\n{done.stderr}")
    refused += done.returncode == 1
print(f"{refused} of {len(copies)} refused")
