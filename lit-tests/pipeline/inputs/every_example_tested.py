# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Fails unless every program of the first folder has a test of its name in the second."""

import pathlib
import sys

programs = {path.stem for path in pathlib.Path(sys.argv[1]).glob("*.mlir")}
tests = {path.stem for path in pathlib.Path(sys.argv[2]).glob("*.test")}
if programs != tests:
    sys.exit(f"programs and tests must match, got {sorted(programs ^ tests)} on one side only")
