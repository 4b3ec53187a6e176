# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Rules for the primitives of linear algebra that JAX lowers by platform: calls of targets that Shale's runtime has built in.

What JAX lowers for every platform (`cholesky`, `triangular_solve`, `lu`, `qr`, `fft`) needs no rule. `eig`, `schur`,
`hessenberg`, `tridiagonal` and `geqp3` have none: JAX refuses them by name.
"""


def register() -> None:
    """Registers the rules for the platform `shale`."""
    from jax._src.interpreters import mlir
    from jax._src.lax import linalg

    def call(ctx, target, operand, configuration=""):
        types = [mlir.aval_to_ir_type(ctx.module_context, aval) for aval in ctx.avals_out]
        return mlir.custom_call(
            target, result_types=types, operands=[operand], backend_config=configuration
        ).results

    def whole(subset_by_index, size, what):
        if subset_by_index not in (None, (0, size)):
            raise NotImplementedError(f"{what} must be all, got subset_by_index={subset_by_index}")

    def eigh(ctx, operand, *, lower, sort_eigenvalues, subset_by_index, algorithm=None):
        # They are always sorted, and there is one algorithm.
        del sort_eigenvalues, algorithm
        whole(subset_by_index, ctx.avals_in[0].shape[-1], "eigenvalues")
        return call(ctx, "shale.eigh", operand, f"lower={'true' if lower else 'false'}")

    def svd(ctx, operand, *, full_matrices, compute_uv, subset_by_index, algorithm=None):
        del algorithm
        rows, columns = ctx.avals_in[0].shape[-2:]
        whole(subset_by_index, min(rows, columns), "singular values")
        if rows == 0 or columns == 0:
            rule = mlir.lower_fun(linalg._empty_svd, multiple_results=True)
            return rule(ctx, operand, full_matrices=full_matrices, compute_uv=compute_uv)
        return call(ctx, "shale.svd", operand)

    mlir.register_lowering(linalg.eigh_p, eigh, platform="shale")
    mlir.register_lowering(linalg.svd_p, svd, platform="shale")
