# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The suite of Shale's tools.

Parameters (`lit --param NAME=VALUE`):
  shale_bin_dir  folder of the built tools; else the environment variable SHALE_BIN_DIR, else target/debug
  target         passed as --target to the compiling tools through %shale_run, %shale_compile and %check_example
  check_memory   1: the runtime poisons and guards its memory

Substitutions:
  %shale_run, %shale_compile  the tool with the suite's target
  %shale_plugin               the plugin for a stock mlir-opt
  %check_example              the driver that holds an example against the oracle, with the suite's settings
  %shale_rt, %embed_include   the runtime's C library and the folder of its header
  %examples, %python          the folder of the examples; the Python that runs lit
"""

import os
import platform
import shutil
import subprocess
import sys

import lit.formats

root = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))

config.name = "Shale"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".mlir", ".test"]
config.excludes = ["inputs"]
config.test_source_root = os.path.join(root, "lit-tests")

bin_dir = lit_config.params.get("shale_bin_dir") or os.environ.get("SHALE_BIN_DIR") or "target/debug"
bin_dir = os.path.normpath(os.path.join(root, bin_dir))
config.test_exec_root = os.path.join(root, "build", "lit", os.path.basename(bin_dir))

if not os.path.exists(os.path.join(bin_dir, "shale-opt")):
    lit_config.fatal(f"the tools must be built first, {bin_dir} has no shale-opt")


def llvm_tools() -> str:
    """The folder of FileCheck, not, split-file and mlir-opt."""
    program = shutil.which("llvm-config-22") or shutil.which("llvm-config")
    if not program:
        lit_config.fatal("llvm-config-22 must be on PATH")
    return subprocess.run([program, "--bindir"], check=True, capture_output=True, text=True).stdout.strip()


config.environment["PATH"] = os.pathsep.join([bin_dir, llvm_tools(), os.environ.get("PATH", "")])
config.environment["SHALE_BIN_DIR"] = bin_dir
config.environment["RUST_BACKTRACE"] = "0"
for name in ("HOME", "LD_LIBRARY_PATH", "LLVM_PROFILE_FILE", "TMPDIR"):
    if name in os.environ:
        config.environment[name] = os.environ[name]

options = ""
if target := lit_config.params.get("target"):
    options += f" --target={target}"
check_options = f"{options} --shale-run {os.path.join(bin_dir, 'shale-run')}"
if lit_config.params.get("check_memory", "0") not in ("", "0"):
    config.environment["SHALE_CHECK_MEMORY"] = "1"
    config.available_features.add("check-memory")
    check_options += " --check-memory"

suffix = {"Darwin": "dylib"}.get(platform.system(), "so")
plugin = os.path.join(bin_dir, f"libshale_plugin.{suffix}")
examples = os.path.join(root, "examples")
config.substitutions += [
    ("%shale_run", f"shale-run{options}"),
    ("%shale_compile", f"shale-compile{options}"),
    ("%shale_plugin", plugin),
    ("%check_example", f'"{sys.executable}" "{os.path.join(examples, "check.py")}"{check_options}'),
    ("%embed_include", os.path.join(root, "runtime", "embed", "include")),
    ("%shale_rt", os.path.join(bin_dir, "libshale_rt.a")),
    ("%examples", examples),
    ("%python", f'"{sys.executable}"'),
]

config.available_features.add(platform.machine())
if shutil.which("cc"):
    config.available_features.add("cc")
if os.path.exists(plugin):
    config.available_features.add("plugin")
if target:
    config.available_features.add(f"target={target}")
try:
    import psutil  # noqa: F401  (lit can limit the time of a test only with it)

    lit_config.maxIndividualTestTime = 900
except ImportError:
    pass
