# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""jaxlib's side of the benchmark: a process that compiles and runs examples as it is told, one JSON line each way.

`{"compile": NAME, "count": N}` answers the times in ms of N compilations from scratch; `{"run": NAME, "seconds": S}` the times
in us of as many runs as fit in S seconds (at least three, after two to warm up); `{"write": NAME, "folder": FOLDER}` writes
the program and its inputs, and answers the files of these; `{"save": NAME, "folder": FOLDER}` writes
the results to out_0.npy and so on, and answers their element types. How many threads jaxlib has is settled by the environment
and the processors that this process may use.
"""

import json
import pathlib
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "examples"))
import common  # noqa: E402
import jax  # noqa: E402
import kernels  # noqa: E402, F401
import models  # noqa: E402, F401
import numpy as np  # noqa: E402
import oracle  # noqa: E402
import tools  # noqa: E402

PROGRAMS = common.load_all()
executables = {}


def compile_program(name: str, count: int) -> list[float]:
    """Times of compilations that share nothing with each other; tracing and lowering are not counted."""
    arguments = PROGRAMS[name].example_arguments()
    times = []
    for _ in range(count):
        jax.clear_caches()
        lowered = jax.jit(PROGRAMS[name].function).lower(*arguments)
        start = time.perf_counter()
        compiled = lowered.compile()
        times.append((time.perf_counter() - start) * 1e3)
    # The runtime's own call: without the cost of Python's argument trees, which are not what is compared.
    executables[name] = compiled.runtime_executable(), [jax.device_put(array) for array in jax.tree.leaves(arguments)]
    return times


def run_program(name: str, seconds: float) -> list[float]:
    """Times of runs, until all results are there."""
    if name not in executables:
        compile_program(name, 1)
    executable, arguments = executables[name]
    times = []
    end = time.perf_counter() + seconds
    while len(times) < 5 or time.perf_counter() < end:
        start = time.perf_counter()
        jax.block_until_ready(executable.execute(arguments))
        times.append((time.perf_counter() - start) * 1e6)
    return times[2:]


def write_program(name: str, folder: pathlib.Path) -> list[str]:
    """Writes a program to program.mlir and its inputs beside it."""
    (folder / "program.mlir").write_text(PROGRAMS[name].lower())
    inputs = [oracle.as_stored(array) for array in PROGRAMS[name].inputs()]
    return [str(path) for path in tools.write_inputs(folder, inputs)]


def save_results(name: str, folder: pathlib.Path) -> list[str]:
    """Writes the results of a run, and returns their element types."""
    compile_program(name, 1)
    executable, arguments = executables[name]
    results = [np.asarray(array) for (array,) in executable.execute_sharded(arguments).disassemble_into_single_device_arrays()]
    for index, array in enumerate(results):
        np.save(folder / f"out_{index}.npy", oracle.as_stored(array))
    return [array.dtype.name for array in results]


def main() -> None:
    jax.config.update("jax_enable_compilation_cache", False)
    for line in sys.stdin:
        request = json.loads(line)
        if "write" in request:
            answer = write_program(request["write"], pathlib.Path(request["folder"]))
        elif "save" in request:
            answer = save_results(request["save"], pathlib.Path(request["folder"]))
        elif "compile" in request:
            answer = compile_program(request["compile"], request["count"])
        else:
            answer = run_program(request["run"], request["seconds"])
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
