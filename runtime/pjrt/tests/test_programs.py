# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Programs on Shale against JAX's own CPU backend, each platform in a process of its own."""
import os
import pathlib
import pickle
import subprocess
import sys

import numpy as np
import pytest

import programs

#: What no phase of the compiler lowers yet, by the text that the exception must have. Once one of these works, the test says so.
UNSUPPORTED = {
}


@pytest.fixture(scope="module")
def results(tmp_path_factory):
    def run(platform):
        path = tmp_path_factory.mktemp(platform) / "results"
        script = pathlib.Path(__file__).with_name("programs.py")
        subprocess.run([sys.executable, script, path], env={**os.environ, "JAX_PLATFORMS": platform}, check=True)
        with open(path, "rb") as file:
            results = pickle.load(file)
        assert results["platform"] == platform
        return results

    return run("shale"), run("cpu")


@pytest.mark.parametrize("name", programs.PROGRAMS)
def test_program(results, name):
    shale, cpu = (result[name] for result in results)
    assert not isinstance(cpu, str), cpu
    if name in UNSUPPORTED:
        assert isinstance(shale, str), "works now: take it off the list"
        assert UNSUPPORTED[name] in shale, shale
        return
    assert not isinstance(shale, str), shale
    assert len(shale) == len(cpu)
    for index, (actual, expected) in enumerate(zip(shale, cpu)):
        assert actual.dtype == expected.dtype and actual.shape == expected.shape, f"result {index}"
        if np.issubdtype(expected.dtype, np.inexact):
            np.testing.assert_allclose(actual, expected, rtol=2e-5, atol=2e-6, err_msg=f"result {index}")
        else:
            np.testing.assert_array_equal(actual, expected, err_msg=f"result {index}")
