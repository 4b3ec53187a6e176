# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Evaluates the trace of a JAX function with every float carried in f64."""

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax
from jax.extend.core import Literal

NARROW = (jnp.dtype("float32"), jnp.dtype("bfloat16"), jnp.dtype("float16"))
# Primitives that only wrap a trace, and the parameter that holds it.
CALLS = {"jit": "jaxpr", "closed_call": "call_jaxpr", "custom_jvp_call": "call_jaxpr", "custom_vjp_call": "call_jaxpr"}


def evaluator(function, arguments: tuple):
    """The function from flat inputs to flat outputs, floats in f64, everything else in the program's own type.

    `arguments` are examples: the shapes and types for which the function is traced.
    """
    trace = jax.make_jaxpr(function)(*arguments)
    compiled = jax.jit(lambda *inputs: run(trace, inputs))

    def evaluate(inputs: list[np.ndarray]) -> list[np.ndarray]:
        with jax.enable_x64(True):
            return [np.asarray(array) for array in compiled(*(widened(array) for array in inputs))]

    return evaluate


def is_narrow(dtype) -> bool:
    """Whether the type is a float that the oracle widens."""
    return dtype in NARROW


def widened(array):
    """The array in f64 if it is of a narrow float type, in complex128 if it is complex64; as it is otherwise."""
    if array.dtype == np.complex64:
        return array.astype(np.complex128)
    return array.astype(np.float64) if is_narrow(array.dtype) else array


def run(trace, inputs) -> list:
    """Evaluates a closed trace on inputs that are wide already."""
    values = {}

    def read(atom):
        if isinstance(atom, Literal):
            return widened(np.asarray(atom.val, dtype=atom.aval.dtype))
        return values[atom]

    for variable, constant in zip(trace.jaxpr.constvars, trace.consts):
        values[variable] = widened(np.asarray(constant)) if hasattr(constant, "dtype") else constant
    values.update(zip(trace.jaxpr.invars, inputs, strict=True))
    for equation in trace.jaxpr.eqns:
        results = apply(equation, [read(atom) for atom in equation.invars])
        values.update(zip(equation.outvars, results, strict=True))
    return [read(atom) for atom in trace.jaxpr.outvars]


def run_while(parameters, operands) -> list:
    """Evaluates a loop."""
    split = (parameters["cond_nconsts"], parameters["cond_nconsts"] + parameters["body_nconsts"])
    for_condition, for_body, carried = operands[: split[0]], operands[split[0] : split[1]], operands[split[1] :]

    def condition(state):
        return run(parameters["cond_jaxpr"], [*for_condition, *state])[0]

    def body(state):
        return alike(run(parameters["body_jaxpr"], [*for_body, *state]), state)

    return lax.while_loop(condition, body, [jnp.asarray(value) for value in carried])


def run_scan(parameters, operands) -> list:
    """Evaluates a loop over slices."""
    split = (parameters["num_consts"], parameters["num_consts"] + parameters["num_carry"])
    constants, carried, slices = operands[: split[0]], operands[split[0] : split[1]], operands[split[1] :]

    def body(state, items):
        results = run(parameters["jaxpr"], [*constants, *state, *items])
        return alike(results[: parameters["num_carry"]], state), results[parameters["num_carry"] :]

    carried = [jnp.asarray(value) for value in carried]
    carried, results = lax.scan(body, carried, slices, parameters["length"], parameters["reverse"])
    return [*carried, *results]


def run_cond(parameters, operands) -> list:
    """Evaluates one of several branches."""
    branches = [lambda *values, branch=branch: run(branch, values) for branch in parameters["branches"]]
    index = operands[0].astype(np.int32) if operands[0].dtype == bool else operands[0]
    return lax.switch(index, branches, *operands[1:])


def alike(values, examples) -> list:
    """The values with the types of the examples: constants of a trace are of weak type."""
    return [jnp.asarray(value, example.dtype) for value, example in zip(values, examples, strict=True)]


CONTROL = {"while": run_while, "scan": run_scan, "cond": run_cond}


def apply(equation, operands) -> list:
    """Evaluates one equation on wide operands."""
    name = equation.primitive.name
    source = [atom.aval for atom in equation.invars]
    target = [variable.aval for variable in equation.outvars]
    if name in CALLS:
        return run(equation.params[CALLS[name]], operands)
    if name in CONTROL:
        return CONTROL[name](equation.params, operands)
    if name == "reduce_precision":
        return operands  # rounding to fewer bits is what the exact result does without
    if name == "bitcast_convert_type":  # the bits are those of the program's own types
        operand = operands[0].astype(source[0].dtype)
        return [widened(lax.bitcast_convert_type(operand, target[0].dtype))]
    if name == "nextafter":  # the neighbour in the program's own type
        return [widened(lax.nextafter(*(operand.astype(source[0].dtype) for operand in operands)))]
    if name == "scatter-add":
        parameters = equation.params
        return [
            lax.scatter_add(
                *operands,
                parameters["dimension_numbers"],
                indices_are_sorted=parameters["indices_are_sorted"],
                unique_indices=parameters["unique_indices"],
                mode=parameters["mode"],
            )
        ]
    parameters = {
        key: np.dtype("float64") if isinstance(value, np.dtype) and is_narrow(value) else value
        for key, value in equation.params.items()
    }
    results = equation.primitive.bind(*operands, **parameters)
    return results if equation.primitive.multiple_results else [results]
