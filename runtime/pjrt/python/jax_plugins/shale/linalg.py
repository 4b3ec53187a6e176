# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Rules for the primitives that JAX lowers by platform: those of linear algebra become calls of targets that Shale's runtime has
built in, the approximate search of the largest elements becomes an exact one.

What JAX lowers for every platform (`cholesky`, `triangular_solve`, `lu`, `qr`, `fft`) needs no rule.
"""


def register() -> None:
    """Registers the rules for the platform `shale`."""
    import numpy as np
    from jax._src import core
    from jax._src.interpreters import mlir
    from jax._src.lax import ann, linalg
    from jax._src.lib.mlir import ir
    from jax._src.lib.mlir.dialects import hlo

    def call(ctx, target, *operands, configuration=""):
        types = [mlir.aval_to_ir_type(ctx.module_context, aval) for aval in ctx.avals_out]
        return mlir.custom_call(
            target, result_types=types, operands=operands, backend_config=configuration
        ).results

    def flags(**values):
        return " ".join(f"{name}={'true' if value else 'false'}" for name, value in values.items())

    def whole(subset_by_index, size, what):
        if subset_by_index not in (None, (0, size)):
            raise NotImplementedError(f"{what} must be all, got subset_by_index={subset_by_index}")

    def eigh(ctx, operand, *, lower, sort_eigenvalues, subset_by_index, algorithm=None):
        # They are always sorted, and there is one algorithm.
        del sort_eigenvalues, algorithm
        whole(subset_by_index, ctx.avals_in[0].shape[-1], "eigenvalues")
        return call(ctx, "shale.eigh", operand, configuration=flags(lower=lower))

    def svd(ctx, operand, *, full_matrices, compute_uv, subset_by_index, algorithm=None):
        del algorithm
        rows, columns = ctx.avals_in[0].shape[-2:]
        whole(subset_by_index, min(rows, columns), "singular values")
        if rows == 0 or columns == 0:
            rule = mlir.lower_fun(linalg._empty_svd, multiple_results=True)
            return rule(ctx, operand, full_matrices=full_matrices, compute_uv=compute_uv)
        return call(ctx, "shale.svd", operand)

    def eig(ctx, operand, *, compute_left_eigenvectors, compute_right_eigenvectors, enable_eigvec_derivs=False,
            implementation=None):
        # There is one implementation.
        del enable_eigvec_derivs, implementation
        configuration = flags(left=compute_left_eigenvectors, right=compute_right_eigenvectors)
        return call(ctx, "shale.eig", operand, configuration=configuration)

    def schur(ctx, operand, *, compute_schur_vectors, sort_eig_vals, select_callable):
        del select_callable
        if sort_eig_vals:
            raise NotImplementedError("the eigenvalues of a Schur form must not be sorted, got sort_eig_vals=True")
        return call(ctx, "shale.schur", operand, configuration=flags(vectors=compute_schur_vectors))

    def hessenberg(ctx, operand):
        return call(ctx, "shale.hessenberg", operand)

    def tridiagonal(ctx, operand, *, lower):
        return call(ctx, "shale.tridiagonal", operand, configuration=flags(lower=lower))

    def geqp3(ctx, operand, fixed, *, use_magma=None):
        del use_magma
        if any(aval.dtype != np.int32 for aval in (ctx.avals_in[1], ctx.avals_out[1])):
            raise NotImplementedError(f"the numbers of columns must be int32, got {ctx.avals_in[1].dtype}")
        return call(ctx, "shale.pivoted_qr", operand, fixed)

    def approx_top_k(ctx, operand, *, reduction_dimension, is_max_k, **_):
        """The first elements in order, of as many as the result has: exact whatever the recall may be, as on JAX's CPU backend."""
        (aval,), results = ctx.avals_in, ctx.avals_out
        dimension = reduction_dimension % aval.ndim
        index = mlir.iota(ctx, core.ShapedArray(aval.shape, np.int32), dimension=dimension)
        sort = hlo.SortOp([operand.type, index.type], [operand, index], dimension=mlir.i64_attr(dimension),
                          is_stable=ir.BoolAttr.get(True))
        scalars = [mlir.aval_to_ir_type(ctx.module_context, core.ShapedArray((), t)) for t in (aval.dtype, np.int32)]
        block = sort.regions[0].blocks.append(*(scalar for scalar in scalars for _ in range(2)))
        with ir.InsertionPoint(block):
            direction = hlo.ComparisonDirectionAttr.get("GT" if is_max_k else "LT")
            hlo.return_([hlo.compare(block.arguments[0], block.arguments[1], comparison_direction=direction)])
        start, strides = [0] * aval.ndim, [1] * aval.ndim
        return [hlo.slice(value, mlir.dense_int_array(start), mlir.dense_int_array(result.shape),
                          mlir.dense_int_array(strides)) for value, result in zip(sort.results, results)]

    mlir.register_lowering(linalg.eigh_p, eigh, platform="shale")
    mlir.register_lowering(linalg.svd_p, svd, platform="shale")
    mlir.register_lowering(linalg.eig_p, eig, platform="shale")
    mlir.register_lowering(linalg.schur_p, schur, platform="shale")
    mlir.register_lowering(linalg.hessenberg_p, hessenberg, platform="shale")
    mlir.register_lowering(linalg.tridiagonal_p, tridiagonal, platform="shale")
    mlir.register_lowering(linalg.geqp3_p, geqp3, platform="shale")
    mlir.register_lowering(ann.approx_top_k_p, approx_top_k, platform="shale")
