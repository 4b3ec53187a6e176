# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""runs_forever.py COMMAND...: fails unless the command still runs after ten seconds, well after compilation."""

import subprocess
import sys

try:
    done = subprocess.run(sys.argv[1:], timeout=10, capture_output=True, text=True)
except subprocess.TimeoutExpired:
    sys.exit(0)
sys.exit(f"must not end, got status {done.returncode}\n{done.stderr}")
