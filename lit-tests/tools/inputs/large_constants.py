# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""large_constants.py FOLDER: writes dense.mlir and resource.mlir, which compute with the same large constants.
large_constants.py FOLDER RESULTS...: fails unless the results of the runs are those of numpy."""

import pathlib
import sys

import numpy as np

folder = pathlib.Path(sys.argv[1])
random = np.random.default_rng(0)
floats = random.integers(-1000, 1000, (512, 512)).astype(np.float32)
bytes_ = random.integers(0, 256, 1 << 20).astype(np.uint8)

PROGRAM = """
func.func public @main() -> (tensor<512x512xf32>, tensor<1048576xui8>) {{
  %a = stablehlo.constant {floats} : tensor<512x512xf32>
  %b = stablehlo.constant {bytes} : tensor<1048576xui8>
  %barrier:2 = stablehlo.optimization_barrier %a, %b : tensor<512x512xf32>, tensor<1048576xui8>
  %x = stablehlo.add %barrier#0, %barrier#0 : tensor<512x512xf32>
  %y = stablehlo.add %barrier#1, %barrier#1 : tensor<1048576xui8>
  return %x, %y : tensor<512x512xf32>, tensor<1048576xui8>
}}
"""
RESOURCES = """
{{-# dialect_resources: {{ builtin: {{ floats: "0x40000000{floats}", bytes: "0x40000000{bytes}" }} }} #-}}
"""

if len(sys.argv) == 2:
    data = {"floats": floats.tobytes().hex(), "bytes": bytes_.tobytes().hex()}
    dense = {name: f'dense<"0x{text}">' for name, text in data.items()}
    (folder / "dense.mlir").write_text(PROGRAM.format(**dense))
    names = {name: f"dense_resource<{name}>" for name in data}
    (folder / "resource.mlir").write_text(PROGRAM.format(**names) + RESOURCES.format(**data))
for results in sys.argv[2:]:
    np.testing.assert_array_equal(np.load(pathlib.Path(results, "out_0.npy")), floats + floats)
    np.testing.assert_array_equal(np.load(pathlib.Path(results, "out_1.npy")), bytes_ + bytes_)
