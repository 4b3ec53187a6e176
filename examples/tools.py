# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs Shale's tools on the examples: where they are found, and how inputs and outputs pass as npy files."""

import dataclasses
import os
import pathlib
import shutil
import subprocess

import numpy as np

ROOT = pathlib.Path(__file__).resolve().parent.parent


def find(tool: str, given: str | None = None) -> str:
    """The path of a tool: as given, in SHALE_BIN_DIR, on PATH, else built under target.

    Raises SystemExit when it is nowhere.
    """
    candidates = [given] if given else []
    if folder := os.environ.get("SHALE_BIN_DIR"):
        candidates.append(os.path.join(folder, tool))
    candidates.append(tool)
    candidates += [str(ROOT / "target" / profile / tool) for profile in ("release", "debug")]
    for candidate in candidates:
        if path := shutil.which(candidate):
            return path
        if candidate == given:
            break
    raise SystemExit(f"{tool} must be built first, looked for {', '.join(candidates)}")


@dataclasses.dataclass
class Run:
    """How shale-run ended, and the outputs it wrote, in order."""

    status: int
    errors: str
    outputs: list[np.ndarray]


def write_inputs(folder: pathlib.Path, inputs: list[np.ndarray]) -> list[pathlib.Path]:
    """Writes one npy file per input and returns their paths."""
    folder.mkdir(parents=True, exist_ok=True)
    paths = [folder / f"in_{index}.npy" for index in range(len(inputs))]
    for path, array in zip(paths, inputs):
        np.save(path, array)
    return paths


def run_program(
    command: list[str], program: pathlib.Path, inputs: list[pathlib.Path], folder: pathlib.Path, environment=None
) -> Run:
    """Runs `command program` on input files and reads what it wrote to `folder`, which is emptied first."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    arguments = [*command, str(program), *(f"--input={path}" for path in inputs), f"--output-dir={folder}"]
    done = subprocess.run(
        arguments, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, env=environment, timeout=600
    )
    count = len(list(folder.glob("out_*.npy")))
    outputs = [np.load(folder / f"out_{index}.npy") for index in range(count)]
    return Run(done.returncode, done.stderr.strip(), outputs)
