# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Training on Shale and on JAX's CPU backend: the same loss curves, and a model that has learnt."""
import json
import os
import pathlib
import subprocess
import sys

import numpy as np
import pytest

SCRIPT = pathlib.Path(__file__).parents[3] / "examples" / "jax" / "digits.py"


def train(platform, model, steps, folder):
    path = folder / f"{platform}.json"
    command = [sys.executable, SCRIPT, f"--model={model}", f"--steps={steps}", f"--losses={path}"]
    subprocess.run(command, env={**os.environ, "JAX_PLATFORMS": platform}, check=True)
    return json.loads(path.read_text())


@pytest.mark.parametrize("model", ["mlp", "conv"])
def test_digits(model, tmp_path):
    pytest.importorskip("sklearn")
    shale, cpu = (train(platform, model, steps, tmp_path) for platform, steps in (("shale", 400), ("cpu", 50)))
    np.testing.assert_allclose(shale["losses"][:50], cpu["losses"], atol=1e-3)
    assert shale["accuracy"] >= 0.97
