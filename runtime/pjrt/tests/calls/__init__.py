# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Calls of JAX's functions on Shale, compared with NumPy, SciPy or results in double precision.

Each module `table_*.py` lists calls, one a line:

    call ~ reference ; flags

The capital letters in a call are the arrays of `operands.py`; they are the arguments of the compiled function. The reference is an
expression over NumPy; without one, the call itself is evaluated in the table's `REFERENCE` namespace, and where that is None,
JAX's own CPU backend gives two results, one in double and one in single precision, that must both agree. Floats of references are
double precision. Flags:

* `nograd`: JAX defines no gradient, or the point is none where it exists. All other calls with float operands and results are
  differentiated too, and the gradient is compared with central differences of the reference in two directions;
* `tol=X`, `gtol=X`: relative error allowed of values (of gradients), where the default does not fit the function's condition;
* `eager`: the result's shape depends on values, so that the call is not compiled as a whole;
* `jaxlib`: the reference is JAX's CPU backend although the table has a namespace.
"""
