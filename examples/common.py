# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the example programs share: their registry, and how one is lowered to StableHLO text.

A program is a JAX function together with the inputs it is shown with. The inputs come from a seeded generator, so that
every run of every tool sees the same ones.
"""

import dataclasses
import os
import pathlib
import re
from collections.abc import Callable

os.environ.setdefault("JAX_PLATFORMS", "cpu")

import jax  # noqa: E402  (the platform has to be chosen first)
import numpy as np  # noqa: E402

FOLDER = pathlib.Path(__file__).resolve().parent
JAX_VERSION = "0.10.2"


@dataclasses.dataclass(frozen=True)
class Program:
    """A function, and a maker of example arguments (any tree of arrays) from a seeded generator.

    `refused` is empty, or names why Shale does not compile the program yet: the driver then expects a diagnostic that
    contains this text. `platform` is the one whose lowering rules JAX takes: its CPU rules keep threefry's rounds in a
    loop, those of other platforms write them out.
    """

    name: str
    function: Callable
    arguments: Callable[[np.random.Generator], tuple]
    refused: str = ""
    platform: str = "cpu"

    def example_arguments(self, seed: int = 0) -> tuple:
        """The arguments of the example run with this seed: equal on every call."""
        return self.arguments(np.random.default_rng((sum(self.name.encode()), seed)))

    def inputs(self, seed: int = 0) -> list[np.ndarray]:
        """The example arguments as the flat list that the lowered `@main` takes."""
        return [np.asarray(leaf) for leaf in jax.tree.leaves(self.example_arguments(seed))]

    @property
    def path(self) -> pathlib.Path:
        """Where the lowered program is checked in."""
        return FOLDER / f"{self.name}.mlir"

    def lower(self) -> str:
        """The StableHLO text that JAX prints for the function at these arguments.

        Raises ValueError when JAX dropped an argument that the function does not use: the inputs would no longer match.
        """
        arguments = self.example_arguments()
        text = jax.jit(self.function).trace(*arguments).lower(lowering_platforms=(self.platform,)).as_text()
        signature = re.search(r"func.func public @main\((.*?)\) -> ", text, re.DOTALL).group(1)
        taken = len(re.findall(r"%arg\d+:", signature))
        given = len(jax.tree.leaves(arguments))
        if taken != given:
            raise ValueError(f"{self.name}: every argument must be used, {given} are given and {taken} are used")
        return text


PROGRAMS: dict[str, Program] = {}


def program(name: str, arguments: Callable[[np.random.Generator], tuple], refused: str = "", platform: str = "cpu"):
    """Decorator: registers the function as the program `name`."""

    def register(function: Callable) -> Callable:
        if name in PROGRAMS:
            raise ValueError(f"program names must be unique, {name} is taken")
        PROGRAMS[name] = Program(name, function, arguments, refused, platform)
        return function

    return register


def normal(generator: np.random.Generator, *shape: int, scale: float = 1.0) -> np.ndarray:
    """Normally distributed f32 values."""
    return (generator.standard_normal(shape) * scale).astype(np.float32)


def load_all() -> dict[str, Program]:
    """Imports every program group and returns the registry, in the order of registration."""
    import convnet  # noqa: F401
    import decoding  # noqa: F401
    import indexing  # noqa: F401
    import loops  # noqa: F401
    import mixed_precision  # noqa: F401
    import mlp  # noqa: F401
    import random_init  # noqa: F401
    import recurrent  # noqa: F401
    import transformer  # noqa: F401

    return PROGRAMS


def check_version() -> None:
    """Raises SystemExit under a JAX other than the one whose output is checked in."""
    if jax.__version__ != JAX_VERSION:
        raise SystemExit(f"the examples are lowered by JAX {JAX_VERSION}, found {jax.__version__}")
