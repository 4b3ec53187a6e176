# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs the tables: `python -m calls.runner [TABLE ...] [--only TEXT]` prints what passed by module, what was refused, what failed."""
import argparse
import collections
import concurrent.futures
import dataclasses
import importlib
import json
import multiprocessing
import os
import re
import sys
import time

TABLES = ("lax", "numpy", "linalg", "nn", "special", "random")

#: What the compiler refuses, by the operation or primitive that it names, with the reason. An entry of which nothing is refused any more is a failure.
REFUSED = {
    "stablehlo.rng": "its generator is the implementation's choice; JAX's own programs do not use it",
}


@dataclasses.dataclass
class Row:
    table: str
    call: str
    reference: str | None
    flags: dict


@dataclasses.dataclass
class Outcome:
    table: str
    call: str
    #: `passed`, `refused` or `failed`.
    status: str
    #: The operation that is refused, or what is wrong.
    detail: str = ""
    gradient: bool = False
    oracle: str = ""
    seconds: float = 0


def rows(table):
    """The calls of a table, in order."""
    found = []
    for line in importlib.import_module(f"calls.table_{table}").CALLS.splitlines():
        line = line.split("#")[0].strip()
        if not line:
            continue
        body, _, flags = line.partition(";")
        call, _, reference = body.partition(" ~ ")
        flags = {name: value for name, _, value in (flag.partition("=") for flag in flags.split())}
        found.append(Row(table, call.strip(), reference.strip() or None, flags))
    return found


def attempt(row):
    """What comes of a call."""
    from calls import compare

    start = time.perf_counter()
    outcome = Outcome(row.table, row.call, "passed")
    try:
        compare.check(row, outcome)
    except compare.Refused as refusal:
        known = refusal.operation in REFUSED
        outcome.status, outcome.detail = "refused" if known else "failed", refusal.operation if known else f"refused: {refusal}"
    except Exception as error:
        outcome.status, outcome.detail = "failed", f"{type(error).__name__}: {error}"[:600]
    outcome.seconds = time.perf_counter() - start
    return outcome


def run(tables, only="", workers=None):
    """All outcomes, in order."""
    chosen = [row for table in tables for row in rows(table) if only in row.call]
    workers = workers or min(os.cpu_count() or 1, 4)
    environment = {"JAX_PLATFORMS": "shale,cpu"}
    os.environ.update(environment)
    context = multiprocessing.get_context("spawn")
    with concurrent.futures.ProcessPoolExecutor(workers, mp_context=context) as pool:
        return list(pool.map(attempt, chosen, chunksize=4))


def report(outcomes, tables, complete=True):
    """Prints the outcomes; gives the texts of what is wrong."""
    print(f"{'module':10}{'calls':>7}{'passed':>8}{'refused':>9}{'failed':>8}{'gradients':>11}   oracle: NumPy/SciPy, jaxlib")
    for table in [*tables, "all"]:
        own = [o for o in outcomes if table in (o.table, "all")]
        count = collections.Counter(o.status for o in own)
        oracle = collections.Counter(o.oracle for o in own if o.status == "passed")
        gradients = sum(o.gradient for o in own)
        print(f"{table:10}{len(own):7}{count['passed']:8}{count['refused']:9}{count['failed']:8}{gradients:11}"
              f"   {oracle['numpy']}, {oracle['jaxlib']}")
    refused = collections.defaultdict(list)
    for outcome in outcomes:
        if outcome.status == "refused":
            refused[outcome.detail].append(outcome.call)
    for operation, calls in sorted(refused.items()):
        print(f"refused: {operation} ({REFUSED[operation]}): {len(calls)} calls: {', '.join(calls)}")
    wrong = [f"{o.table}: {o.call}: {o.detail}" for o in outcomes if o.status == "failed"]
    if complete:
        wrong += [f"{operation} is on the list of what is refused, and nothing is refused: take it off"
                  for operation in REFUSED if operation not in refused]
    for text in wrong:
        print(f"failed: {text}")
    return wrong


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("tables", nargs="*", default=TABLES)
    parser.add_argument("--only", default="", help="calls that contain this text")
    parser.add_argument("--workers", type=int)
    parser.add_argument("--slowest", type=int, default=0, help="also print the calls that took longest")
    parser.add_argument("--json", help="write the outcomes to a file")
    arguments = parser.parse_args()
    tables = arguments.tables or TABLES
    outcomes = run(tables, arguments.only, arguments.workers)
    for outcome in sorted(outcomes, key=lambda o: -o.seconds)[: arguments.slowest]:
        print(f"{outcome.seconds:6.1f} s  {outcome.table}: {outcome.call}")
    if arguments.json:
        with open(arguments.json, "w") as file:
            json.dump([dataclasses.asdict(outcome) for outcome in outcomes], file)
    return 1 if report(outcomes, tables, complete=set(tables) == set(TABLES) and not arguments.only) else 0


if __name__ == "__main__":
    sys.exit(main())
