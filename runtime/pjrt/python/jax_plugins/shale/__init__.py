# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Shale as a platform of JAX: `JAX_PLATFORMS=shale`.

JAX finds this package through its entry point and calls `initialize`. Environment variables:

* `SHALE_PJRT_LIBRARY`: the plugin's library, instead of the one in this package;
* `SHALE_NUM_DEVICES`: number of devices, all of which are this machine's processor (default 1).
"""
import os

from .library import check_libraries, library_path, statistics

__all__ = ["initialize", "library_path", "statistics"]


def initialize() -> None:
    """Registers the platform. JAX calls it when it looks for plugins."""
    from jax._src import xla_bridge
    from jax._src.interpreters import mlir

    check_libraries()
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
    from . import callbacks, collectives, linalg

    callbacks.register()
    collectives.register()
    linalg.register()
