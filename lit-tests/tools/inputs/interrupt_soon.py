# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""interrupt_soon.py LIMIT SHALE-RUN ARTIFACT: runs the artifact on one thread, presses Ctrl-C after a second of processor time, and
prints what the run says and its status.

Fails unless one of five runs ends within LIMIT ms of processor time: on a busy machine it waits for processors meanwhile."""

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
        before = used(process)
        process.send_signal(signal.SIGINT)
        output = process.stdout.read()
        _, status, usage = os.wait4(process.pid, 0)
        times.append(1000 * (usage.ru_utime + usage.ru_stime - before))
        if os.waitstatus_to_exitcode(status) != 130:
            sys.exit(f"must end with status 130, got {os.waitstatus_to_exitcode(status)}\n{output}")
        if times[-1] <= limit:
            print(f"status 130 within the limit: {output}")
            sys.exit(0)
sys.exit(f"must end within {limit} ms of processor time, took {', '.join(f'{t:.0f}' for t in times)} ms")
