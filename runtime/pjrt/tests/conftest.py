# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The tests run on Shale; those that compare with another platform start a process for it."""
import os

os.environ["JAX_PLATFORMS"] = "shale"
