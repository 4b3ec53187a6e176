# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Damages the bytecode of the first argument: bits flipped, bytes inserted and removed, the end cut off, at places that are
always the same. Every copy must be refused by the tools of the other arguments with a message, or still be a program;
none may end by a signal or a panic."""

import pathlib
import random
import subprocess
import sys

program = pathlib.Path(sys.argv[1])
tools = {"shale-opt": ["-o", "/dev/null"], "shale-compile": ["--to=input", "-o", "/dev/null"]}
whole = program.read_bytes()
choose = random.Random(1)


def damaged():
    data = bytearray(whole)
    for _ in range(choose.choice([1, 1, 2, 3])):
        place = choose.randrange(4, len(data))
        kind = choose.choice(["flip", "flip", "set", "insert", "remove", "cut"])
        if kind == "flip":
            data[place] ^= 1 << choose.randrange(8)
        elif kind == "set":
            data[place] = choose.choice([0, 1, 254, 255])
        elif kind == "insert":
            data[place:place] = choose.randbytes(choose.randrange(1, 4))
        elif kind == "remove":
            del data[place : place + choose.randrange(1, 4)]
        else:
            del data[max(place, 8) :]
    return bytes(data)


copies = [damaged() for _ in range(60)]
refused = 0
file = program.with_suffix(".damaged.mlirbc")
for number, data in enumerate(copies):
    file.write_bytes(data)
    for tool in sys.argv[2:]:
        done = subprocess.run([tool, file, *tools[tool]], capture_output=True, text=True, errors="replace")
        wrong = done.returncode not in (0, 1) or any(word in done.stderr for word in ("panicked", "internal error"))
        if wrong or done.returncode == 1 and "error:" not in done.stderr:
            sys.exit(f"copy {number}: {tool} ended with {done.returncode}\n{done.stderr}")
        refused += done.returncode == 1
print(f"{refused} of {len(copies) * len(sys.argv[2:])} refused")
