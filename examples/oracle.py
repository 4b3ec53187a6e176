# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The oracle: what an example computes, in f64 by jaxlib, and what jaxlib computes in the program's own types.

The f64 value is the value of *the same program*: JAX traces the function in its own types, and the trace is evaluated with
every float, constants included, carried in f64. Integers and booleans keep their types, so random bits stay the same, and
so do the floats that are made from bits. Tracing the function again with f64 arguments would be another program: jax.random
draws 64 bits for an f64.

An output's error may be twice that of jaxlib's compiled program, which counts as one rounding of the output's type at least:
below, it is luck. XLA contracts multiplications and additions that it fuses to one rounding, which the program does not say and
Shale does not do: where the addition cancels, as in the uniform numbers of `random_init`, that is half of jaxlib's error.

The answers are kept under build/oracle, keyed by the program and the sources that made them.
"""

import dataclasses
import hashlib
import json
import os
import pathlib

import numpy as np

FOLDER = pathlib.Path(__file__).resolve().parent
CACHE = FOLDER.parent / "build" / "oracle"

# The error that rounding once may cause, half a unit in the last place, relative to the norm of the result. No error of jaxlib
# counts as less, so that the limit is never below one unit.
ROUNDING = {"float64": 2.0**-53, "float32": 2.0**-24, "float16": 2.0**-11, "bfloat16": 2.0**-9}
ALLOWED_RATIO = 2.0
ARRAYS = ("inputs", "exact", "jaxlib", "more_exact", "more_jaxlib")

# The error of a single number is luck: a loss may come out right to the last bit or be a few off, with jaxlib as with Shale, and
# the norm of several such errors is an estimate where one is none. Float outputs with fewer elements than this are therefore
# judged over several inputs together, by the same limit.
FEW_ELEMENTS = 16
MORE_SEEDS = range(1, 16)


@dataclasses.dataclass
class Answer:
    """What is known about a program: its inputs, and per output the name, the element type and both results.

    Arrays are as npy files hold them: bf16 as the bits in uint16. Outputs of few elements have results for MORE_SEEDS too,
    stacked, in the same order; the others have empty arrays there.
    """

    inputs: list[np.ndarray]
    names: list[str]
    types: list[str]
    exact: list[np.ndarray]
    jaxlib: list[np.ndarray]
    more_exact: list[np.ndarray]
    more_jaxlib: list[np.ndarray]
    refused: str

    @property
    def needs_more(self) -> bool:
        """Whether an output is judged over more inputs."""
        return any(array.size for array in self.more_exact)


@dataclasses.dataclass
class Comparison:
    """One output against the oracle; errors are scaled by the norm of the exact result (absolute where that is 0)."""

    output: str
    type: str
    error: float
    jaxlib_error: float
    limit: float
    problem: str = ""

    @property
    def ok(self) -> bool:
        return not self.problem and self.error <= self.limit

    @property
    def ratio(self) -> float:
        """Shale's error by that of jaxlib's compiled program; 0 when both are exact."""
        if self.error == 0:
            return 0.0
        return self.error / self.jaxlib_error if self.jaxlib_error else float("inf")


def as_stored(array: np.ndarray) -> np.ndarray:
    """The array as an npy file holds it: the bits where numpy has no such type."""
    return array.view(np.uint16) if array.dtype.name == "bfloat16" else array


def as_wide(stored: np.ndarray, element_type: str) -> np.ndarray:
    """The values of a stored float array in f64."""
    if element_type == "bfloat16":
        return (stored.astype(np.uint32) << 16).view(np.float32).astype(np.float64)
    return stored.astype(np.float64)


def answer(name: str) -> Answer:
    """The answer for a program, from the cache or by asking jaxlib."""
    digest = hashlib.sha256((FOLDER / f"{name}.mlir").read_bytes())
    for source in sorted(FOLDER.glob("*.py")):
        if source.name not in ("check.py", "make.py", "tools.py"):
            digest.update(source.read_bytes())
    path = CACHE / f"{name}-{digest.hexdigest()[:16]}.npz"
    if not path.exists():
        found = ask(name)
        arrays = {"meta": np.array(json.dumps([found.names, found.types, found.refused]))}
        for kind in ARRAYS:
            for index, array in enumerate(getattr(found, kind)):
                arrays[f"{kind}_{index:03}"] = array
        CACHE.mkdir(parents=True, exist_ok=True)
        partial = path.with_suffix(f".{os.getpid()}.npz")
        np.savez(partial, **arrays)
        partial.replace(path)
        for outdated in CACHE.glob(f"{name}-{'[0-9a-f]' * 16}.npz"):
            if outdated != path:
                outdated.unlink(missing_ok=True)
    with np.load(path) as stored:
        names, types, refused = json.loads(str(stored["meta"]))
        lists = {
            kind: [stored[key] for key in sorted(stored.files) if key[:-4] == kind]
            for kind in ARRAYS
        }
    return Answer(names=names, types=types, refused=refused, **lists)


def ask(name: str) -> Answer:
    """Evaluates a program with jaxlib, in f64 and in its own types."""
    import jax

    import common
    import widen

    common.check_version()
    program = common.load_all()[name]
    function = jax.jit(program.function)
    leaves, _ = jax.tree.flatten_with_path(function(*program.example_arguments()))
    names = [jax.tree_util.keystr(path) or "result" for path, _ in leaves]
    jaxlib = [np.asarray(leaf) for _, leaf in leaves]
    evaluate = widen.evaluator(program.function, program.example_arguments())
    exact = evaluate(program.inputs())
    for output, ours, wide in zip(names, jaxlib, exact, strict=True):
        if not is_float(ours.dtype.name) and not np.array_equal(ours, wide):
            raise RuntimeError(f"{name}{output}: integers must not depend on the width of floats")
    few = [is_float(array.dtype.name) and 0 < array.size < FEW_ELEMENTS for array in jaxlib]
    none = np.zeros(0)
    more_exact, more_jaxlib = [none] * len(names), [none] * len(names)
    if any(few):
        wide = [evaluate(program.inputs(seed)) for seed in MORE_SEEDS]
        own = [jax.tree.leaves(function(*program.example_arguments(seed))) for seed in MORE_SEEDS]
        for index in np.flatnonzero(few):
            more_exact[index] = np.stack([results[index] for results in wide])
            more_jaxlib[index] = np.stack([as_stored(np.asarray(results[index])) for results in own])
    return Answer(
        inputs=[as_stored(array) for array in program.inputs()],
        names=names,
        types=[array.dtype.name for array in jaxlib],
        exact=exact,
        jaxlib=[as_stored(array) for array in jaxlib],
        more_exact=more_exact,
        more_jaxlib=more_jaxlib,
        refused=program.refused,
    )


def more_inputs(name: str, seed: int) -> list[np.ndarray]:
    """The inputs of a program for one of MORE_SEEDS."""
    import common

    return [as_stored(array) for array in common.load_all()[name].inputs(seed)]


def is_float(element_type: str) -> bool:
    """Whether an output of this type is compared by error rather than by equality."""
    return element_type in ROUNDING


def scaled_error(found: np.ndarray, exact: np.ndarray) -> float:
    """||found - exact|| / ||exact||; infinite where one is not finite and they are not the same."""
    finite = np.isfinite(exact)
    if not np.array_equal(np.isfinite(found), finite):
        return float("inf")
    if not np.array_equal(found[~finite], exact[~finite], equal_nan=True):
        return float("inf")
    difference = float(np.linalg.norm(found[finite] - exact[finite]))
    norm = float(np.linalg.norm(exact[finite]))
    return difference / norm if norm else difference


def compare(truth: Answer, index: int, found: np.ndarray, more: list[np.ndarray] | None = None) -> Comparison:
    """Output `index` of a program, as read from shale-run's npy file, against the answer.

    `more` are its values for MORE_SEEDS, for an output of few elements; it is judged by one input without them.
    """
    element_type, exact, jaxlib = truth.types[index], truth.exact[index], truth.jaxlib[index]
    result = Comparison(truth.names[index], element_type, float("inf"), 0.0, 0.0)
    for array in (found, *(more or [])):
        if array.shape != jaxlib.shape or array.dtype != jaxlib.dtype:
            result.problem = (
                f"must be {jaxlib.dtype}{list(jaxlib.shape)} as stored, got {array.dtype}{list(array.shape)}"
            )
            return result
    if is_float(element_type):
        if more and truth.more_exact[index].size:
            found = np.stack([found, *more])
            exact = np.concatenate([exact[None], truth.more_exact[index]])
            jaxlib = np.concatenate([jaxlib[None], truth.more_jaxlib[index]])
        result.error = scaled_error(as_wide(found, element_type), exact)
        result.jaxlib_error = scaled_error(as_wide(jaxlib, element_type), exact)
        result.limit = ALLOWED_RATIO * max(result.jaxlib_error, ROUNDING[element_type])
    else:
        wrong = int(np.count_nonzero(found != jaxlib))
        result.error = float(wrong)
        if wrong:
            result.problem = f"must be exact, {wrong} of {found.size} elements differ"
    return result
