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

ROOT = pathlib.Path(__file__).resolve().parent.parent

# Why an example may need more than jaxlib says that it needs.
EXPLANATIONS = {
    "convnet_forward": "XLA calls a library for the second convolution and the pooling before it, whose memory it does not count",
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


def print_fresh_outputs(shale_compile: str) -> None:
    """What 64 MB of new memory for each run cost, beside a run into the same memory."""
    program = "func.func @main(%x: tensor<16777216xf32>) -> tensor<16777216xf32> {\n  %0 = stablehlo.add %x, %x : tensor<16777216xf32>\n  return %0 : tensor<16777216xf32>\n}\n"
    release = ["--release"] if "release" in pathlib.Path(shale_compile).parts else []
    with tempfile.TemporaryDirectory() as folder:
        source, artifact = pathlib.Path(folder, "add.mlir"), pathlib.Path(folder, "add.shale")
        source.write_text(program)
        subprocess.run([shale_compile, str(source), "-o", str(artifact)], check=True)
        command = ["cargo", "run", "-q", *release, "-p", "shale-runtime", "--example", "fresh_outputs", str(artifact)]
        done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT)
    first, fresh, reused = map(float, done.stdout.split())
    print(f"64 MB of outputs: first run {first:.1f} ms, new memory {fresh:.1f} ms, the same memory {reused:.1f} ms, ratio {fresh / reused:.2f}")


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
