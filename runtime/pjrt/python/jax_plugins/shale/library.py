# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The plugin's library, and its functions beyond PJRT."""
import ctypes
import functools
import os
import pathlib

#: What the plugin's library needs of LLVM, and Debian's package for each.
_LIBRARIES = {"libLLVM.so.22.1": "libllvm22", "libMLIR.so.22.1": "libmlir-22"}
_FOLDERS = ("/usr/lib/llvm-22/lib", "/usr/lib/x86_64-linux-gnu")


def library_path() -> str:
    """Path of the plugin's library."""
    path = os.environ.get("SHALE_PJRT_LIBRARY") or pathlib.Path(__file__).with_name("libshale_pjrt.so")
    if not os.path.exists(path):
        raise RuntimeError(f"the library of the Shale plugin must exist, got no '{path}'")
    return str(path)


def check_libraries() -> None:
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


@functools.cache
def library() -> ctypes.CDLL:
    """The library that JAX has loaded, or will load."""
    loaded = ctypes.CDLL(library_path())
    loaded.shale_statistics.restype = None
    loaded.shale_is_idle.restype = ctypes.c_int32
    return loaded


class _Statistics(ctypes.Structure):
    _fields_ = [(name, ctypes.c_uint64) for name in
                ("programs_compiled", "programs_found", "objects_compiled", "objects_found")]


def statistics() -> dict[str, int]:
    """What the compilers of this process did so far: programs, and object files of parts of programs, that were compiled, and that
    were found because they had been compiled before."""
    figures = _Statistics()
    library().shale_statistics(ctypes.byref(figures))
    return {name: getattr(figures, name) for name, _ in _Statistics._fields_}
