# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The groups `memory` and `loops` of the benchmark: what examples need at their peak, and what their loops copy.

Shale's peak is what its plan says: temporary memory, outputs, constants and what the initializer computes; arguments are the caller's,
and an output that takes the memory of a donated argument counts once. jaxlib's is the temporary memory and the outputs of
`memory_analysis()`, which counts neither the constants of a program nor what the libraries that XLA calls take for themselves.
"""

import dataclasses
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent

# Why an example may need more than jaxlib says that it needs.
EXPLANATIONS = {
    "convnet_forward": "XLA fuses the pooling with two convolutions into one call of a library, whose memory between these it does not count",
    "gru_gradient": "the weights are transposed once, before the loop, and not again in each iteration",
    "lstm_gradient": "the weights are transposed once, before the loop, and not again in each iteration",
}

JAXLIB = """
import json, sys
import common, jax
programs = common.load_all()
jax.config.update("jax_enable_compilation_cache", False)
found = {}
for name in sys.argv[1:]:
    program = programs[name]
    analysis = jax.jit(program.function).lower(*program.example_arguments()).compile().memory_analysis()
    found[name] = analysis.temp_size_in_bytes + analysis.output_size_in_bytes - analysis.alias_size_in_bytes
print(json.dumps(found))
"""


@dataclasses.dataclass
class Plan:
    """What the plan of a program says."""

    arena: int
    outputs: int
    constants: int
    initialized: int
    aliased: int
    # For each copy in an iteration of a loop of the host program: why it is made, and how many bytes.
    copies: list[tuple[str, int]]
    # Copies in the loops of kernels.
    kernel_copies: int

    @property
    def peak(self) -> int:
        return self.arena + self.outputs + self.constants + self.initialized - self.aliased


def memref_bytes(text: str) -> int:
    """The size of `memref<2x3xf32>`."""
    *shape, element = text.removeprefix("memref<").removesuffix(">").split("x")
    size = 8 if element == "index" else max(1, int(re.sub(r"\D", "", element)) // 8)
    for extent in shape:
        size *= int(extent)
    return size


def read_plan(text: str) -> Plan:
    """The plan in the text of the `buffer` phase."""
    roles = dict.fromkeys(("arena", "input", "output", "constant", "initialized"), 0)
    aliased = 0
    copies, kernel_copies = [], 0
    # Whether the lines are those of the host program, and the columns at which the loops around a line begin.
    host, loops = False, []
    for line in text.splitlines():
        depth = len(line) - len(line.lstrip())
        while loops and (depth < loops[-1] or depth == loops[-1] and line.lstrip()[:1] not in "}^"):
            loops.pop()
        header = re.match(r"\s*func\.func (?:public )?@main\((.*?)\) attributes", line)
        if header:
            host = True
            for memref, attributes in re.findall(r"%\w+: (memref<[^>]*>) \{([^}]*)\}", header.group(1)):
                role = re.search(r'shale\.role = "(\w+)"', attributes).group(1)
                roles[role] += memref_bytes(memref)
                if role == "input" and "shale.donation" in attributes:
                    aliased += memref_bytes(memref)
        elif re.match(r"\s*(shale\.kernel|func\.func)", line):
            host = False
        copy = re.match(r"\s*memref\.copy .*?(?:\{shale\.reason = \"(.*?)\"\})? : (memref<[^>]*>)", line)
        if copy and loops and host:
            copies.append((copy.group(1) or "no reason given", memref_bytes(copy.group(2))))
        elif copy and loops:
            kernel_copies += 1
        if re.search(r"scf\.(while|for)\b", line):
            loops.append(depth)
    return Plan(
        roles["arena"], roles["output"], roles["constant"], roles["initialized"], aliased, copies, kernel_copies
    )


def plan(shale_compile: str, name: str) -> Plan:
    """The plan of an example."""
    command = [shale_compile, str(ROOT / "examples" / f"{name}.mlir"), "--to=buffer"]
    return read_plan(subprocess.run(command, capture_output=True, text=True, check=True).stdout)


def jaxlib_peaks(names: list[str]) -> dict[str, int]:
    """jaxlib's temporary memory and outputs, in bytes."""
    environment = dict(os.environ, JAX_PLATFORMS="cpu", PYTHONPATH=str(ROOT / "examples"))
    done = subprocess.run([sys.executable, "-c", JAXLIB, *names], capture_output=True, text=True, check=True, env=environment)
    return json.loads(done.stdout.splitlines()[-1])


def print_memory(shale_compile: str, names: list[str]) -> dict:
    """The table of the group `memory`; gives what `bench.json` keeps."""
    theirs = jaxlib_peaks(names)
    print(f"{'peak memory, bytes':28} {'temporary':>10} {'outputs':>9} {'constants':>9} {'initial.':>8} {'shale':>10} {'jaxlib':>10} ratio")
    rows, more = {}, 0
    for name in names:
        found = plan(shale_compile, name)
        ratio = found.peak / max(theirs[name], 1)
        note = EXPLANATIONS.get(name, "not explained") if ratio > 1 else ""
        more += ratio > 1
        print(
            f"{name:28} {found.arena:10} {found.outputs - found.aliased:9} {found.constants:9} {found.initialized:8} "
            f"{found.peak:10} {theirs[name]:10} {ratio:5.2f} {note}",
            flush=True,
        )
        rows[name] = {"shale": found.peak, "jaxlib": theirs[name], "ratio": ratio, "note": note}
    print(f"{len(names) - more} of {len(names)} programs need at most what jaxlib needs")
    return rows


def print_fresh_outputs(shale_compile: str) -> str:
    """What 64 MB of new memory for each run cost, beside a run into the same memory; gives the line."""
    program = "func.func @main(%x: tensor<16777216xf32>) -> tensor<16777216xf32> {\n  %0 = stablehlo.add %x, %x : tensor<16777216xf32>\n  return %0 : tensor<16777216xf32>\n}\n"
    release = ["--release"] if "release" in pathlib.Path(shale_compile).parts else []
    with tempfile.TemporaryDirectory() as folder:
        source, artifact = pathlib.Path(folder, "add.mlir"), pathlib.Path(folder, "add.shale")
        source.write_text(program)
        subprocess.run([shale_compile, str(source), "-o", str(artifact)], check=True)
        command = ["cargo", "run", "-q", *release, "-p", "shale-runtime", "--example", "fresh_outputs", str(artifact)]
        done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT)
    first, fresh, reused = map(float, done.stdout.split())
    line = f"64 MB of outputs: first run {first:.1f} ms, new memory {fresh:.1f} ms, the same memory {reused:.1f} ms, ratio {fresh / reused:.2f}"
    print(line)
    return line


def resident_most(command: list[str]) -> tuple[float, float]:
    """Seconds that a command takes, and the most memory it has at once, in MB."""
    start = time.monotonic()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    if status:
        raise subprocess.CalledProcessError(os.waitstatus_to_exitcode(status), command)
    return time.monotonic() - start, usage.ru_maxrss * 1.024e-3


def print_weights(shale_compile: str) -> list[str]:
    """What weights cost that are constants of the program: as a resource and as a dense constant in text, and as a resource in bytecode;
    gives the lines."""
    lines = [f"{'weights in the program':28} {'MB':>5} {'compile, s':>10} {'peak, MB':>9} {'load and run, s':>15} {'peak, MB':>9}"]
    opt, run = (str(pathlib.Path(shale_compile).with_name(name)) for name in ("shale-opt", "shale-run"))
    with tempfile.TemporaryDirectory() as scratch:
        folder = pathlib.Path(scratch)
        for form in ("resource, bytecode", "resource, text", "dense, text"):
            for megabytes in (1, 1000):
                write_weights(folder / "program.mlir", megabytes * 1000**2 // 16384, form.startswith("dense"))
                source = folder / "program.mlir"
                if form.endswith("bytecode"):
                    source = folder / "program.mlirbc"
                    subprocess.run([opt, "--emit-bytecode", str(folder / "program.mlir"), "-o", str(source)], check=True)
                compiled = resident_most([shale_compile, str(source), "-o", str(folder / "program.shale")])
                ran = resident_most([run, str(folder / "program.shale"), "--input=random", f"--output-dir={folder}"])
                lines.append(f"{form:28} {megabytes:5} {compiled[0]:10.2f} {compiled[1]:9.0f} {ran[0]:15.2f} {ran[1]:9.0f}")
    print("\n".join(lines))
    return lines


def write_weights(path: pathlib.Path, rows: int, dense: bool) -> None:
    """A program that multiplies a vector by a matrix of `rows` × 4096 constants."""
    weights = '"0x' if dense else '"0x40000000'
    with path.open("w") as file:

        def elements() -> None:
            file.write(weights)
            line = bytes(byte % 61 for byte in range(4096)).hex()
            for _ in range(4 * rows):
                file.write(line)
            file.write('"')

        file.write(f"func.func public @main(%x: tensor<{rows}xf32>) -> tensor<4096xf32> {{\n  %w = stablehlo.constant ")
        if dense:
            file.write("dense<")
            elements()
            file.write(">")
        else:
            file.write("dense_resource<weights>")
        file.write(f" : tensor<{rows}x4096xf32>\n")
        types = f"(tensor<{rows}xf32>, tensor<{rows}x4096xf32>) -> tensor<4096xf32>"
        file.write(f"  %y = stablehlo.dot_general %x, %w, contracting_dims = [0] x [0] : {types}\n  return %y : tensor<4096xf32>\n}}\n")
        if not dense:
            file.write("{-# dialect_resources: { builtin: { weights: ")
            elements()
            file.write(" } } #-}\n")


def markdown(peaks: dict, loops: dict, lines: list[str]) -> str:
    """The text of docs/memory.md."""
    text = [
        "# Memory of the examples",
        "",
        "<!-- Written by `./x bench memory loops --update-ratchet`. -->",
        "Peak memory in bytes: Shale's is what its plan says (temporary memory, outputs, constants, results of the initializer; an output in",
        "a donated argument counts once), jaxlib's the temporary memory and outputs of `memory_analysis()`.",
        "",
        "| program | Shale | jaxlib | ratio | why more |",
        "|---|---:|---:|---:|---|",
    ]
    for name, row in peaks.items():
        text.append(f"| {name} | {row['shale']} | {row['jaxlib']} | {row['ratio']:.2f} | {row['note']} |")
    text += [
        "",
        "Copies that are left in each iteration of a loop: those of the host program, their bytes, and why; and those in loops inside kernels,",
        "which are of small tensors.",
        "",
        "| program | host | bytes | kernels | why |",
        "|---|---:|---:|---:|---|",
    ]
    for name, row in loops.items():
        reasons = "; ".join(sorted({reason for reason, _ in row["host"]}))
        text.append(f"| {name} | {len(row['host'])} | {sum(size for _, size in row['host'])} | {row['kernels']} | {reasons} |")
    return "\n".join([*text, "", "```", *lines, "```", ""])


def print_loops(shale_compile: str, names: list[str]) -> dict:
    """The table of the group `loops`; gives what `bench.json` keeps."""
    print(f"{'copies in each iteration':28} {'host':>5} {'bytes':>7} {'kernels':>7}  why")
    rows = {}
    for name in names:
        found = plan(shale_compile, name)
        reasons = sorted({reason for reason, _ in found.copies})
        size = sum(size for _, size in found.copies)
        print(f"{name:28} {len(found.copies):5} {size:7} {found.kernel_copies:7}  {'; '.join(reasons)}", flush=True)
        rows[name] = {"host": found.copies, "kernels": found.kernel_copies}
    return rows
