# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""interrupt.py COMMAND...: interrupts the command once it runs, as Ctrl-C does, and prints what it says and its status.

Fails unless it ends soon after. The command is taken to run once it has used three seconds of processor time: compilation takes
less. What "soon" means allows for a busy machine."""

import os
import signal
import subprocess
import sys
import time

TICKS = os.sysconf("SC_CLK_TCK")


def used(process: subprocess.Popen) -> float:
    """Seconds of processor time of a process."""
    with open(f"/proc/{process.pid}/stat") as file:
        fields = file.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


process = subprocess.Popen(sys.argv[1:], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
deadline = time.monotonic() + 60
while used(process) < 3 and time.monotonic() < deadline:
    time.sleep(0.05)
    if process.poll() is not None:
        sys.exit(f"must not end by itself, got status {process.returncode}\n{process.stdout.read()}")
start = time.monotonic()
process.send_signal(signal.SIGINT)
try:
    output, _ = process.communicate(timeout=10)
except subprocess.TimeoutExpired:
    process.kill()
    sys.exit("must end when it is interrupted")
print(f"status {process.returncode} after {1000 * (time.monotonic() - start):.0f} ms: {output}")
