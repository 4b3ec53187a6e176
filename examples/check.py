# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs every example through shale-run and holds the results against the oracle.

Each program runs on 1, 2 and 7 threads, each time compiled anew, and must give the same bits; its artifact is made twice
and must have the same bytes. Every float output's error against f64, scaled by its norm, must be at most twice jaxlib's
own, or one unit in the last place (oracle.py says how that is measured); outputs of few elements are judged over 16
inputs together, on which the artifact is run. Integers and booleans must be equal. A program marked as refused must be
refused by name, without output. Exits with 1 when anything fails.
"""

import argparse
import json
import os
import pathlib
import subprocess
import sys
import tempfile

import oracle
import tools

THREADS = (1, 2, 7)


def same_bits(one, other) -> bool:
    """Whether two lists of arrays are bitwise equal."""
    return len(one) == len(other) and all(
        a.dtype == b.dtype and a.shape == b.shape and a.tobytes() == b.tobytes() for a, b in zip(one, other)
    )


def first_error(errors: str) -> str:
    """The first error of a tool's output, short enough for a table."""
    lines = [line for line in errors.splitlines() if "error:" in line] or errors.splitlines() or ["no message"]
    return lines[0][:300]


class Checker:
    """The tools and settings of one run of this script."""

    def __init__(self, options):
        self.run_command = [tools.find("shale-run", options.shale_run)]
        sibling = str(pathlib.Path(self.run_command[0]).with_name("shale-compile"))
        self.compile_command = [options.shale_compile or sibling]
        if options.target:
            self.run_command.append(f"--target={options.target}")
            self.compile_command.append(f"--target={options.target}")
        self.environment = dict(os.environ)
        if options.check_memory:
            self.environment["SHALE_CHECK_MEMORY"] = "1"

    def check(self, name: str, folder: pathlib.Path) -> tuple[list[oracle.Comparison], list[str]]:
        """Comparisons by output, and problems of the program as a whole."""
        truth = oracle.answer(name)
        program = oracle.FOLDER / f"{name}.mlir"
        inputs = tools.write_inputs(folder / "inputs", truth.inputs)
        runs = []
        for threads in THREADS:
            command = [*self.run_command, f"--threads={threads}"]
            run = tools.run_program(command, program, inputs, folder / f"threads_{threads}", self.environment)
            if truth.refused:
                return [], self.refusal_problems(truth, run)
            if run.status != 0:
                return [], [f"shale-run exits with {run.status}: {first_error(run.errors)}"]
            runs.append(run)
        if len(runs[0].outputs) != len(truth.names):
            return [], [f"must have {len(truth.names)} outputs, got {len(runs[0].outputs)}"]
        more, problems = [], self.artifact_problems(program, folder)
        if truth.needs_more and not problems:
            more, problems = self.more_outputs(name, folder)
        comparisons = [
            oracle.compare(truth, index, found, [outputs[index] for outputs in more])
            for index, found in enumerate(runs[0].outputs)
        ]
        problems += [
            f"{threads} threads must give the bits that 1 thread gives"
            for threads, run in zip(THREADS, runs)
            if not same_bits(run.outputs, runs[0].outputs)
        ]
        return comparisons, problems

    def more_outputs(self, name: str, folder: pathlib.Path) -> tuple[list[list], list[str]]:
        """The outputs of the artifact for the oracle's further inputs, or why there are none."""
        results = []
        for seed in oracle.MORE_SEEDS:
            inputs = tools.write_inputs(folder / "more_inputs", oracle.more_inputs(name, seed))
            run = tools.run_program(
                self.run_command, folder / "artifact_0.shale", inputs, folder / "more", self.environment
            )
            if run.status != 0:
                return [], [f"shale-run exits with {run.status} for the artifact: {first_error(run.errors)}"]
            results.append(run.outputs)
        return results, []

    def refusal_problems(self, truth: oracle.Answer, run: tools.Run) -> list[str]:
        """What is wrong with how a program that Shale does not know yet was refused."""
        problems = []
        if run.status == 0:
            problems.append(f"marked as refused for {truth.refused} but runs: remove the mark")
        elif run.status < 0 or "panicked" in run.errors:
            problems.append(f"must be refused, not crash: status {run.status}, {first_error(run.errors)}")
        elif truth.refused not in run.errors:
            problems.append(f"the refusal must name {truth.refused}: {first_error(run.errors)}")
        if run.status != 0 and run.outputs:
            problems.append("a refused program must not write outputs")
        return problems

    def artifact_problems(self, program: pathlib.Path, folder: pathlib.Path) -> list[str]:
        """What is wrong with the artifact: not made, or not the same bytes twice."""
        contents = []
        for attempt in range(2):
            path = folder / f"artifact_{attempt}.shale"
            command = [*self.compile_command, str(program), "--emit=artifact", "-o", str(path)]
            done = subprocess.run(command, capture_output=True, text=True, env=self.environment, timeout=600)
            if done.returncode != 0:
                return [f"shale-compile exits with {done.returncode}: {first_error(done.stderr)}"]
            contents.append(path.read_bytes())
        return [] if contents[0] == contents[1] else ["compiling twice must give equal bytes"]


def print_rows(name: str, comparisons: list[oracle.Comparison], problems: list[str]) -> None:
    """The table's rows for one program."""
    for item in comparisons:
        verdict = "ok" if item.ok else f"FAILED {item.problem}"
        print(
            f"{name:28} {item.output:24} {item.type:9} {item.error:10.3g} {item.jaxlib_error:10.3g} "
            f"{item.ratio:7.2f}  {verdict}"
        )
    for problem in problems:
        print(f"{name:28} FAILED {problem}")


def main() -> int:
    names = sorted(path.stem for path in oracle.FOLDER.glob("*.mlir"))
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", metavar="NAME", action="append", choices=names, help="only this program (repeatable)")
    parser.add_argument("--shale-run", metavar="PATH", help="the tool; else from SHALE_BIN_DIR, PATH or target/")
    parser.add_argument("--shale-compile", metavar="PATH", help="else beside shale-run")
    parser.add_argument("--target", help="passed to the tools, such as x86-64-v3")
    parser.add_argument("--check-memory", action="store_true", help="run with poisoned, guarded memory")
    parser.add_argument("--json", metavar="FILE", help="write the table there too")
    parser.add_argument("--oracle-only", action="store_true", help="only fill the cache of the oracle's answers")
    options = parser.parse_args()
    if options.oracle_only:
        for name in options.only or names:
            oracle.answer(name)
        return 0

    checker = Checker(options)
    table = {}
    failed = []
    print(f"{'program':28} {'output':24} {'type':9} {'shale':>10} {'jaxlib':>10} {'ratio':>7}")
    with tempfile.TemporaryDirectory(prefix="shale-examples-") as scratch:
        for name in options.only or names:
            comparisons, problems = checker.check(name, pathlib.Path(scratch) / name)
            print_rows(name, comparisons, problems)
            if not comparisons and not problems:
                print(f"{name:28} refused by name, as marked")
            if problems or not all(item.ok for item in comparisons):
                failed.append(name)
            table[name] = {
                "ok": name not in failed,
                "problems": problems,
                "outputs": [vars(item) | {"ratio": item.ratio, "ok": item.ok} for item in comparisons],
            }
            sys.stdout.flush()
    if options.json:
        pathlib.Path(options.json).write_text(json.dumps(table, indent=1))
    total = len(options.only or names)
    print(f"{total - len(failed)} of {total} programs are right" + (f"; failed: {', '.join(failed)}" if failed else ""))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
