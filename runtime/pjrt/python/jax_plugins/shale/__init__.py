# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Shale as a platform of JAX: `JAX_PLATFORMS=shale`.

JAX finds this package through its entry point and calls `initialize`. Environment variables:

* `SHALE_PJRT_LIBRARY`: the plugin's library, instead of the one in this package;
* `SHALE_NUM_DEVICES`: number of devices, all of which are this machine's processor (default 1).
"""
import ctypes
import os
import pathlib

__all__ = ["initialize", "library_path"]

#: What the plugin's library needs of LLVM, and Debian's package for each.
_LIBRARIES = {"libLLVM.so.22.1": "libllvm22", "libMLIR.so.22.1": "libmlir-22"}
_FOLDERS = ("/usr/lib/llvm-22/lib", "/usr/lib/x86_64-linux-gnu")


def library_path() -> str:
    """Path of the plugin's library."""
    path = os.environ.get("SHALE_PJRT_LIBRARY") or pathlib.Path(__file__).with_name("libshale_pjrt.so")
    if not os.path.exists(path):
        raise RuntimeError(f"the library of the Shale plugin must exist, got no '{path}'")
    return str(path)


def _check_libraries() -> None:
    """Fails with the names of the packages that are missing."""
    missing = []
    for name, package in _LIBRARIES.items():
        if any(os.path.exists(os.path.join(folder, name)) for folder in _FOLDERS):
            continue
        try:
            ctypes.CDLL(name)
        except OSError:
            missing.append(f"{name} (package {package})")
    if missing:
        raise RuntimeError(
            "Shale needs MLIR and LLVM 22: " + ", ".join(missing) + " must be installed; on Debian, from apt.llvm.org where "
            "the release has no such packages: apt-get install " + " ".join(_LIBRARIES.values())
        )


def initialize() -> None:
    """Registers the platform. JAX calls it when it looks for plugins."""
    from jax._src import xla_bridge
    from jax._src.interpreters import mlir

    _check_libraries()
    options = {}
    devices = os.environ.get("SHALE_NUM_DEVICES")
    if devices is not None:
        try:
            options["num_devices"] = int(devices)
        except ValueError:
            raise RuntimeError(f"SHALE_NUM_DEVICES must be a number, got '{devices}'") from None
    # The warning that a platform is experimental is not for the user to act on.
    getattr(xla_bridge, "_nonexperimental_plugins", set()).add("shale")
    # Behind the accelerators that JAX knows, before its own CPU backend only if JAX_PLATFORMS says so.
    xla_bridge.register_plugin("shale", priority=-100, library_path=library_path(), options=options or None)
    if "shale" not in mlir._platforms_with_donation:
        mlir._platforms_with_donation.append("shale")
    from . import linalg

    linalg.register()
