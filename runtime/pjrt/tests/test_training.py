# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The programs of `examples/jax` on Shale and on JAX's CPU backend: the same numbers, and what the program is for."""
import json
import os
import pathlib
import subprocess
import sys

import numpy as np
import pytest

EXAMPLES = pathlib.Path(__file__).parents[3] / "examples" / "jax"


def run(name, platform, folder, *arguments, output="losses"):
    path = folder / f"{platform}.json"
    command = [sys.executable, EXAMPLES / name, *arguments, f"--{output}={path}"]
    subprocess.run(command, env={**os.environ, "JAX_PLATFORMS": platform}, check=True)
    return json.loads(path.read_text())


@pytest.mark.parametrize("model", ["mlp", "conv"])
def test_digits(model, tmp_path):
    pytest.importorskip("sklearn")
    shale, cpu = (run("digits.py", platform, tmp_path, f"--model={model}", f"--steps={steps}")
                  for platform, steps in (("shale", 400), ("cpu", 50)))
    np.testing.assert_allclose(shale["losses"][:50], cpu["losses"], atol=1e-3)
    assert shale["accuracy"] >= 0.97


def test_transformer(tmp_path):
    shale, cpu = (run("transformer.py", platform, tmp_path)["losses"] for platform in ("shale", "cpu"))
    # Rounding grows from step to step.
    np.testing.assert_allclose(shale[:50], cpu[:50], atol=1e-3)
    np.testing.assert_allclose(shale, cpu, atol=2e-2)
    assert shale[-1] < 0.7 * shale[0]


def test_newton(tmp_path):
    shale, cpu = (run("newton.py", platform, tmp_path) for platform in ("shale", "cpu"))
    np.testing.assert_allclose(shale["losses"], cpu["losses"], atol=1e-6)
    np.testing.assert_allclose(shale["weights"], cpu["weights"], atol=1e-5)
    assert shale["slope"] < 1e-6


def test_ode(tmp_path):
    shale, cpu = (run("ode.py", platform, tmp_path, output="states") for platform in ("shale", "cpu"))
    np.testing.assert_allclose(shale["states"], cpu["states"], atol=2e-4)
    assert shale["drift"] < 1e-4
