# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Holds the text of the IR after every phase against what shale-opt reads from it.

Usage: roundtrip.py SHALE-COMPILE-COMMAND PROGRAM...
"""

import shlex
import subprocess
import sys

PHASES = ("input", "optimize", "shard", "linalg", "kernel", "vector", "buffer", "llvm")
OPT = ["shale-opt", "--allow-unregistered-dialect"]


def output(command, text=None):
    done = subprocess.run(command, input=text, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{shlex.join(command)}: exit status {done.returncode}\n{done.stderr}")
    return done.stdout


def same(what, expected, found):
    if expected != found:
        number, lines = next(
            (n, pair) for n, pair in enumerate(zip(expected.splitlines() + [""], found.splitlines() + [""]), 1) if pair[0] != pair[1]
        )
        sys.exit(f"{what}: line {number} must stay\n  {lines[0]}\ngot\n  {lines[1]}")


compiler = shlex.split(sys.argv[1])
for program in sys.argv[2:]:
    for phase in PHASES:
        printed = output([*compiler, program, f"--to={phase}"])
        once = output(OPT, printed)
        what = f"{program} after {phase}"
        same(what, printed.strip(), once.strip())
        same(what, once, output(OPT, once))
        if "@main(" not in once:
            sys.exit(f"{what}: '@main' must be kept")
