# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""steady_memory.py SHALE-RUN ARTIFACT: fails if the peak of a process that runs the artifact 1,000 times is each time more than 1 MiB
above that of one that runs it 10 times."""

import json
import subprocess
import sys


def peak(runs: int) -> int:
    """Bytes that the process had in memory at most."""
    command = [*sys.argv[1:], "--input=random", "--threads=2", f"--benchmark={runs}", "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return json.loads(done.stdout.splitlines()[-1])["peak_bytes"]


# What a process has in memory includes pages of its own program, whose number depends on what the system has at hand. A leak is there each time.
for _ in range(5):
    few, many = peak(10), peak(1000)
    if many <= few + (1 << 20):
        sys.exit(0)
sys.exit(f"1,000 runs must need no more memory than 10, which need {few} bytes, got {many}")
