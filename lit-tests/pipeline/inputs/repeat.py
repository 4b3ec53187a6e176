# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs a command several times: it must succeed and print the same bytes each time."""

import subprocess
import sys


def main() -> int:
    times, command = int(sys.argv[1]), sys.argv[2:]
    first = None
    for number in range(times):
        done = subprocess.run(command, capture_output=True)
        if done.returncode != 0:
            sys.stderr.buffer.write(done.stderr[-4000:])
            print(f"run {number} must succeed, got status {done.returncode}")
            return 1
        if number == 0:
            first = done.stdout
        elif done.stdout != first:
            print(f"run {number} must print what the first run printed")
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
