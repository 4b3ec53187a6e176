# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares programs with jaxlib's CPU backend: run time and compile time, on 1 and 2 threads.

Both sides take turns within one run, so that a machine that slows down slows both; each is held to as many processors as it
has threads. jaxlib compiles what its own CPU rules lower (random_init with loops). A time is the median over the rounds of
each round's median; the spread is how far the rounds lie apart. The ratios are Shale's time by jaxlib's: below 1 Shale is
faster. Results go to build/bench.json; `--update-ratchet` also writes docs/benchmarks.md, the table,
and benches/ratchet.json, the best ratios so far, which is for information and fails nothing.

Groups stand in for names of programs: `examples`, `kernels` (kernels.py: one operation or a few, shown beside the limits of the
machine), `models` (models.py); `memory` compares the peak memory of the examples' plans with jaxlib's, and what new memory for a
large output costs with memory that is used again; `loops` shows what the loops of the examples copy, and why, before it measures
the examples that have loops.

What both sides compute is compared before it is timed: a program that comes out wrong is not measured. The table also goes to
build/bench.html, with a picture.
"""

import argparse
import dataclasses
import json
import math
import os
import pathlib
import platform
import shutil
import statistics
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "examples"))
import common  # noqa: E402
import kernels  # noqa: E402
import memory  # noqa: E402
import models  # noqa: E402
import numpy as np  # noqa: E402
import page  # noqa: E402
import oracle  # noqa: E402
import tools  # noqa: E402

RATCHET = ROOT / "benches" / "ratchet.json"
GOAL = 3.0
GROUPS = ("examples", "kernels", "models", "memory", "loops")

# The largest difference of the two sides, by the norm of jaxlib's result. Their errors are judged by the tests, with an oracle.
TOLERANCE = {"float64": 1e-9, "float32": 1e-3, "complex64": 1e-3, "float16": 2e-2, "bfloat16": 5e-2}


@dataclasses.dataclass
class Samples:
    """The rounds of one measure."""

    medians: list[float] = dataclasses.field(default_factory=list)
    least: float = math.inf

    def add(self, median: float, least: float) -> None:
        self.medians.append(median)
        self.least = min(self.least, least)

    def add_times(self, times: list[float]) -> None:
        self.add(statistics.median(times), min(times))

    @property
    def median(self) -> float:
        return statistics.median(self.medians)

    @property
    def spread(self) -> float:
        """The distance of the fastest and the slowest round, by the median."""
        return (max(self.medians) - min(self.medians)) / self.median if self.median else 0.0

    def summary(self) -> dict:
        return {"median": self.median, "min": self.least, "spread": self.spread}


def pin(processors: list[int]):
    """Something to call in a child: it may use these processors only."""
    return lambda: os.sched_setaffinity(0, processors)


class Jaxlib:
    """The worker process of one thread count."""

    def __init__(self, threads: int, processors: list[int]):
        environment = dict(os.environ, JAX_PLATFORMS="cpu")
        if threads == 1:
            environment["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
        self.process = subprocess.Popen(
            [sys.executable, str(ROOT / "benches" / "jaxlib_worker.py")],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
            preexec_fn=pin(processors),
        )

    def ask(self, **request) -> list[float]:
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"the jaxlib worker must answer {request}, it ended with {self.process.wait()}")
        return json.loads(line)

    def close(self) -> None:
        self.process.stdin.close()
        self.process.wait()


@dataclasses.dataclass
class Row:
    """One program on one number of threads."""

    program: str
    threads: int
    shale_run: Samples = dataclasses.field(default_factory=Samples)
    jaxlib_run: Samples = dataclasses.field(default_factory=Samples)
    shale_compile: Samples = dataclasses.field(default_factory=Samples)
    jaxlib_compile: Samples = dataclasses.field(default_factory=Samples)
    phases: dict = dataclasses.field(default_factory=dict)
    memory: dict = dataclasses.field(default_factory=dict)
    kernels: int = 0
    # The part of the machine's limit that the program's work reaches, and whose limit that is.
    limit: tuple[float, str] | None = None
    problem: str = ""

    @property
    def run_ratio(self) -> float:
        return self.shale_run.median / self.jaxlib_run.median

    @property
    def compile_ratio(self) -> float:
        return self.shale_compile.median / self.jaxlib_compile.median

    def summary(self) -> dict:
        if self.problem:
            return {"program": self.program, "threads": self.threads, "problem": self.problem}
        return {
            "program": self.program,
            "threads": self.threads,
            "run_us": {"shale": self.shale_run.summary(), "jaxlib": self.jaxlib_run.summary(), "ratio": self.run_ratio},
            "compile_ms": {
                "shale": self.shale_compile.summary(),
                "jaxlib": self.jaxlib_compile.summary(),
                "ratio": self.compile_ratio,
                "phases": self.phases,
            },
            "memory": self.memory,
            "kernels": self.kernels,
            "limit": self.limit,
        }


class ToolFailed(Exception):
    """A tool of ours ended with an error: its first message."""


def run_tool(command: list, processors: list[int]) -> str:
    """What the tool printed; raises ToolFailed."""
    arguments = [str(argument) for argument in command]
    done = subprocess.run(arguments, capture_output=True, text=True, preexec_fn=pin(processors), timeout=600)
    if done.returncode != 0:
        lines = done.stderr.strip().splitlines() or [f"status {done.returncode}"]
        raise ToolFailed(next((line for line in lines if "error:" in line), lines[0]))
    return done.stdout


def difference(command: list, worker: Jaxlib, name: str, processors: list[int], folder: pathlib.Path) -> str:
    """In which way Shale's results are not jaxlib's; empty where they are."""
    theirs, ours = folder / "jaxlib", folder / "shale"
    for target in (theirs, ours):
        target.mkdir(exist_ok=True)
    types = worker.ask(save=name, folder=str(theirs))
    run_tool([*command, f"--output-dir={ours}"], processors)
    for index, element_type in enumerate(types):
        expected, found = (np.load(target / f"out_{index}.npy") for target in (theirs, ours))
        if expected.shape != found.shape:
            return f"output {index} must have shape {expected.shape}, got {found.shape}"
        if element_type not in TOLERANCE:
            if not np.array_equal(expected, found):
                return f"output {index} differs"
            continue
        if element_type == "bfloat16":
            expected, found = oracle.as_wide(expected, element_type), oracle.as_wide(found, element_type)
        with np.errstate(all="ignore"):
            apart = np.where(expected == found, 0, found - expected).ravel().astype(np.complex128)
            error = np.linalg.norm(apart) / max(np.linalg.norm(expected.ravel().astype(np.complex128)), 1e-30)
        if np.isfinite(expected).all() and not error <= TOLERANCE[element_type]:
            return f"output {index} differs by {error:.1e} of its norm"
    return ""


def measure(row: Row, options, worker: Jaxlib, processors: list[int], folder: pathlib.Path, limits: dict) -> None:
    """Fills a row, the two sides by turns. Shale compiles the program for the one time, and runs its artifact for the other."""
    source, artifact = folder / "program.mlir", folder / "artifact.shale"
    folder.mkdir()
    files = worker.ask(write=row.program, folder=str(folder))
    settings = [f"--threads={row.threads}", *(f"--input={path}" for path in files)]
    compile_command = [options.shale_run, source, f"--compile-threads={row.threads}", *settings, "--json", "--benchmark=3"]
    run_command = [options.shale_run, artifact, *settings]
    try:
        run_tool([options.shale_compile, source, "--emit=artifact", "-o", artifact], processors)
        row.problem = difference(run_command, worker, row.program, processors, folder)
        if row.problem:
            return
        # How often a run fits into a turn.
        run_command.append("--json")
        first = json.loads(run_tool([*run_command, "--benchmark=3"], processors))["run_us"]["median"]
        count = max(3, min(5000, round(options.seconds * 1e6 / max(first, 1.0))))
        for _ in range(options.rounds):
            row.jaxlib_compile.add_times(worker.ask(compile=row.program, count=1))
            compiled = json.loads(run_tool(compile_command, processors))
            row.shale_compile.add(compiled["compile_ms"]["median"], compiled["compile_ms"]["min"])
            row.jaxlib_run.add_times(worker.ask(run=row.program, seconds=options.seconds))
            ran = json.loads(run_tool([*run_command, f"--benchmark={count}"], processors))
            row.shale_run.add(ran["run_us"]["median"], ran["run_us"]["min"])
    except ToolFailed as failure:
        row.problem = str(failure)
        return
    row.phases = compiled["compile_ms"]["phases"]
    row.memory = {
        "peak_bytes_compiling": compiled["peak_bytes"],
        "peak_bytes_running": ran["peak_bytes"],
        "arena_bytes": ran["arena_bytes"],
    }
    row.kernels = ran["kernels"]
    work = kernels.WORK.get(row.program)
    if work and work.kind in limits:
        row.limit = work.amount / (row.shale_run.median * 1e-6) / limits[work.kind], work.kind


def machine_limits(options, threads: int, processors: list[int]) -> dict:
    """Operations and bytes per second that the machine can do at most, by kind; none if the program is not built."""
    program = pathlib.Path(options.shale_run).parent / "examples" / "machine_limits"
    if not program.exists():
        return {}
    limits = json.loads(run_tool([program, threads], processors))
    print(f"limits on {threads}: " + ", ".join(f"{kind} {amount / 1e9:.1f} G/s" for kind, amount in limits.items()))
    return limits


def largest_phases(phases: dict) -> str:
    """The three phases where most compile time goes."""
    largest = sorted(phases.items(), key=lambda item: -item[1])[:3]
    return ", ".join(f"{name} {value:.1f}" for name, value in largest)


def print_row(row: Row) -> None:
    """One line of the table."""
    if row.problem:
        print(f"{row.program:28} {row.threads}  FAILED {row.problem[:200]}", flush=True)
        return
    cells = [f"{row.program:28} {row.threads} "]
    for ours, theirs, ratio in (
        (row.shale_run, row.jaxlib_run, row.run_ratio),
        (row.shale_compile, row.jaxlib_compile, row.compile_ratio),
    ):
        mark = "*" if ratio > GOAL else " "
        cells.append(f"{ours.median:9.1f} ±{ours.spread * 50:3.0f}% {theirs.median:9.1f} ±{theirs.spread * 50:3.0f}% {ratio:6.2f}{mark}")
    limit = f"{row.limit[0]:4.0%} {row.limit[1]:5}" if row.limit else " " * 10
    print("  ".join(cells), limit, largest_phases(row.phases), flush=True)


def print_means(rows: list[Row]) -> None:
    """Geometric means of the ratios by thread count."""
    for threads in sorted({row.threads for row in rows}):
        measured = [row for row in rows if row.threads == threads and not row.problem]
        if measured:
            run = statistics.geometric_mean(row.run_ratio for row in measured)
            compile_ = statistics.geometric_mean(row.compile_ratio for row in measured)
            print(f"geometric mean on {threads}: run {run:.2f}, compile {compile_:.2f} times jaxlib ({len(measured)} programs)")


def compare_with_ratchet(rows: list[Row], update: bool) -> None:
    """Says what is slower than the best so far by more than a tenth; with `update`, keeps the better of both."""
    best = json.loads(RATCHET.read_text())["ratios"] if RATCHET.exists() else {}
    for row in rows:
        if row.problem:
            continue
        known = best.setdefault(f"{row.program}/{row.threads}", {})
        for measure_, ratio in (("run", row.run_ratio), ("compile", row.compile_ratio)):
            if measure_ in known and ratio > 1.1 * known[measure_]:
                print(f"slower than the ratchet: {row.program} on {row.threads}, {measure_} {ratio:.2f}, was {known[measure_]:.2f}")
            known[measure_] = round(min(ratio, known.get(measure_, math.inf)), 3)
    if update:
        note = "best ratios so far of Shale's time by jaxlib's, for information"
        RATCHET.write_text(json.dumps({"note": note, "ratios": dict(sorted(best.items()))}, indent=1) + "\n")


def merged(earlier: dict, later: dict, order: list[str]) -> dict:
    """The rows of both, the later one of each program and number of threads; those of another processor are left out."""
    if earlier["machine"]["processor"] != later["machine"]["processor"]:
        return later
    rows = {(row["threads"], row["program"]): row for summary in (earlier, later) for row in summary["rows"]}
    place = {name: index for index, name in enumerate(order)}
    limits = {int(threads): found for threads, found in earlier["machine"]["limits"].items()} | later["machine"]["limits"]
    ordered = sorted(rows.values(), key=lambda row: (row["threads"], place.get(row["program"], len(place))))
    return {"machine": later["machine"] | {"limits": limits}, "rows": ordered}


def processor_name() -> str:
    """The model of the processor."""
    try:
        lines = pathlib.Path("/proc/cpuinfo").read_text().splitlines()
        return next(line.split(":", 1)[1].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        return platform.processor()


def main() -> int:
    examples = [name for name, program in common.load_all().items() if program.path.exists() and not program.refused]
    members = {"examples": sorted(examples), "kernels": list(kernels.WORK), "models": list(models.NAMES)}
    names = [name for group in members.values() for name in group]
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", metavar="NAME", nargs="*", help="only these programs")
    parser.add_argument("--shale-run", metavar="PATH", help="the tool; else from SHALE_BIN_DIR, PATH or target/")
    parser.add_argument("--threads", type=int, action="append", help="thread count (repeatable); 1 and 2 if none is given")
    parser.add_argument("--rounds", type=int, default=5, help="turns of each side")
    parser.add_argument("--seconds", type=float, default=0.3, help="time of the runs of one turn")
    parser.add_argument("--keep", action="store_true", help="keep the rows of build/bench.json that this run does not measure")
    parser.add_argument("--update-ratchet", action="store_true", help="write benches/ratchet.json and docs/benchmarks.md; docs/memory.md of memory and loops")
    options = parser.parse_args()
    groups = [name for name in options.names if name in GROUPS]
    options.names = [name for name in options.names if name not in GROUPS]
    for name in options.names:
        if name not in names:
            parser.error(f"there is no program {name}; there are {', '.join(names)}, and the groups {', '.join(GROUPS)}")
    options.shale_run = tools.find("shale-run", options.shale_run)
    options.shale_compile = str(pathlib.Path(options.shale_run).with_name("shale-compile"))
    available = sorted(os.sched_getaffinity(0))
    if "memory" in groups or "loops" in groups:
        chosen = options.names or members["examples"]
        peaks, lines = {}, []
        if "memory" in groups:
            peaks = memory.print_memory(options.shale_compile, chosen)
            lines = [memory.print_fresh_outputs(options.shale_compile), "", *memory.print_weights(options.shale_compile)]
        if "loops" not in groups:
            return 0
        looping = [name for name in chosen if "stablehlo.while" in (oracle.FOLDER / f"{name}.mlir").read_text()]
        loops = memory.print_loops(options.shale_compile, looping)
        if options.update_ratchet and peaks and not options.names:
            (ROOT / "docs" / "memory.md").write_text(memory.markdown(peaks, loops, lines))
        options.names = looping
    for group in groups:
        options.names += members.get(group, [])

    rows, found_limits = [], {}
    print(f"{processor_name()}, {options.shale_run}")
    for first, what in (("", ("run, us", "compile, ms")), ("program", ("shale", "shale"))):
        cells = [f"{first:28} {'' if not first else 'T'} "]
        for name in what:
            cells.append(f"{name:>15} {'' if not first else 'jaxlib':>15} {'' if not first else 'ratio':>6} ")
        print("  ".join(cells), "" if not first else "largest phases, ms")
    with tempfile.TemporaryDirectory(prefix="shale-bench-") as scratch:
        for threads in options.threads or [1, 2]:
            if threads > len(available):
                print(f"{threads} threads are not measured: there are {len(available)} processors")
                continue
            processors = available[-threads:]
            limits = found_limits[threads] = machine_limits(options, threads, processors)
            worker = Jaxlib(threads, processors)
            for name in options.names or names:
                row = Row(name, threads)
                folder = pathlib.Path(scratch) / name
                measure(row, options, worker, processors, folder, limits)
                shutil.rmtree(folder)
                print_row(row)
                rows.append(row)
            worker.close()
    print(f"* more than {GOAL:g} times jaxlib")
    print_means(rows)
    compare_with_ratchet(rows, options.update_ratchet)
    target = ROOT / "build" / "bench.json"
    target.parent.mkdir(exist_ok=True)
    summary = {
        "machine": {"processor": processor_name(), "processors": len(available), "limits": found_limits},
        "rows": [row.summary() for row in rows],
    }
    if options.keep and target.exists():
        summary = merged(json.loads(target.read_text()), summary, [*members["models"], *members["examples"], *members["kernels"]])
    target.write_text(json.dumps(summary, indent=1))
    target.with_suffix(".html").write_text(page.render(summary))
    if options.update_ratchet and not {"memory", "loops"} & set(groups):
        (ROOT / "docs" / "benchmarks.md").write_text(page.markdown(summary))
    print(f"written to {target.relative_to(ROOT)} and .html")
    return 1 if any(row.problem for row in rows) else 0


if __name__ == "__main__":
    sys.exit(main())
