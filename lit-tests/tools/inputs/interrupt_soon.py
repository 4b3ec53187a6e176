# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""interrupt_soon.py LIMIT SHALE-RUN ARTIFACT: runs the artifact on one thread, presses Ctrl-C after a second of processor time, and
prints what the run says and its status.

Fails unless one of five runs ends within LIMIT ms."""

import os
import pathlib
import signal
import subprocess
import sys
import tempfile
import time

TICKS = os.sysconf("SC_CLK_TCK")
limit, shale_run, artifact = int(sys.argv[1]), *sys.argv[2:]


def used(process: subprocess.Popen) -> float:
    """Seconds of processor time of a process."""
    fields = pathlib.Path(f"/proc/{process.pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


times = []
with tempfile.TemporaryDirectory() as folder:
    for _ in range(5):
        command = [shale_run, artifact, "--input=random", "--threads=1", f"--output-dir={folder}"]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        while used(process) < 1 and process.poll() is None:
            time.sleep(0.02)
        if process.poll() is not None:
            sys.exit(f"must not end by itself, got status {process.returncode}\n{process.stdout.read()}")
        start = time.monotonic()
        process.send_signal(signal.SIGINT)
        output, _ = process.communicate(timeout=60)
        times.append(1000 * (time.monotonic() - start))
        if process.returncode != 130:
            sys.exit(f"must end with status 130, got {process.returncode}\n{output}")
        if times[-1] <= limit:
            print(f"status 130 within the limit: {output}")
            sys.exit(0)
sys.exit(f"must end within {limit} ms of the interrupt, took {', '.join(f'{t:.0f}' for t in times)} ms")
