# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Collective operations of programs for one device, as `jax.pmap` and `jax.shard_map` make them: all axes of the mesh have size 1, so
that the operand alone is the result, up to dimensions of size 1. Programs for several devices keep JAX's own rules; the plugin refuses
them."""


def register() -> None:
    """Registers the rules for the platform `shale`."""
    from jax._src.interpreters import mlir
    from jax._src.lax import parallel
    from jax._src.lib.mlir.dialects import hlo

    def is_alone(ctx):
        context = ctx.module_context.axis_context
        mesh = getattr(context, "mesh", None)
        return (mesh.size if mesh is not None else getattr(context, "num_devices", 0)) == 1

    def only_on_one_device(primitive, alone):
        entry = mlir._lowerings[primitive]

        def rule(ctx, *operands, **parameters):
            return (alone if is_alone(ctx) else entry.rule)(ctx, *operands, **parameters)

        mlir.register_lowering(primitive, rule, platform="shale")

    def reshaped(ctx, *operands, **_):
        types = [mlir.aval_to_ir_type(ctx.module_context, aval) for aval in ctx.avals_out]
        return [operand if operand.type == type else hlo.reshape(type, operand) for type, operand in zip(types, operands)]

    def reduction(primitive):
        default = mlir._lowerings[primitive].rule

        def rule(ctx, *operands, axes, **parameters):
            # Axes that are numbers are dimensions of the operand.
            dimensions = tuple(axis for axis in axes if isinstance(axis, int))
            if not dimensions:
                return reshaped(ctx, *operands)
            return default(ctx, *operands, axes=dimensions, **parameters)

        return rule

    def permutation(ctx, operand, *, perm, **_):
        # Who is sent nothing has zeros.
        return [operand if (0, 0) in [tuple(pair) for pair in perm] else mlir.full_like_aval(ctx, 0, ctx.avals_out[0])]

    def index(ctx, **_):
        return [mlir.full_like_aval(ctx, 0, ctx.avals_out[0])]

    for primitive in (parallel.psum_p, parallel.pmax_p, parallel.pmin_p, parallel.psum_invariant_p):
        only_on_one_device(primitive, reduction(primitive))
    for primitive in (parallel.all_gather_p, parallel.all_gather_invariant_p, parallel.reduce_scatter_p, parallel.all_to_all_p):
        only_on_one_device(primitive, reshaped)
    only_on_one_device(parallel.ppermute_p, permutation)
    only_on_one_device(parallel.axis_index_p, index)
