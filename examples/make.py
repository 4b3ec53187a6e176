# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Lowers every example program to `examples/<name>.mlir`; `--check` only compares with what is there."""

import argparse
import sys

import common


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="fail when a checked-in file differs")
    parser.add_argument("--only", metavar="NAME", action="append", help="only this program (repeatable)")
    options = parser.parse_args()
    common.check_version()
    programs = common.load_all()
    stale = 0
    for name in options.only or programs:
        if name not in programs:
            parser.error(f"unknown program {name}; there are {', '.join(programs)}")
        text = programs[name].lower()
        path = programs[name].path
        if options.check:
            if not path.exists() or path.read_text() != text:
                print(f"{path.name} is not what {name} lowers to: run examples/make.py", file=sys.stderr)
                stale += 1
        else:
            path.write_text(text)
            print(f"{path.name}: {text.count(chr(10))} lines")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
