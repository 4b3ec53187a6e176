# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""npy.py FILE TYPE VALUE...: writes the values as an npy file; one value is a scalar unless `--vector` stands first."""

import sys

import numpy as np

arguments = [argument for argument in sys.argv[1:] if argument != "--vector"]
path, dtype, *values = arguments
array = np.array([np.dtype(dtype).type(value) for value in values], dtype=dtype)
np.save(path, array if "--vector" in sys.argv or len(values) > 1 else array.reshape(()))
