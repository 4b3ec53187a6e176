# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Python functions that compiled programs call: `jax.pure_callback`, `io_callback`, `jax.debug.print`, `jax.debug.callback`.

JAX hands such functions to the platforms it knows only. For Shale they are custom calls of one target, whose configuration names the
function; the target is a C function (`shale_register_custom_call`) that this module makes with ctypes. A program calls it on the
thread that runs the program, in the order in which the functions with effects stand in the program.

What a function raises is the error of the execution: it arrives with its traceback when a result is used.
"""
import atexit
import ctypes
import itertools
import os
import threading
import traceback
import weakref

import numpy as np

from .library import library

TARGET = "shale.python_callback"


class _Buffer(ctypes.Structure):
    """`shale_buffer`."""
    _fields_ = [("element", ctypes.c_char_p), ("rank", ctypes.c_size_t), ("shape", ctypes.POINTER(ctypes.c_size_t)),
                ("size", ctypes.c_size_t), ("data", ctypes.c_void_p)]


class _Call(ctypes.Structure):
    """`shale_call`."""
    _fields_ = [("size", ctypes.c_size_t), ("target", ctypes.c_char_p), ("configuration", ctypes.c_char_p),
                ("input_count", ctypes.c_size_t), ("inputs", ctypes.POINTER(_Buffer)),
                ("output_count", ctypes.c_size_t), ("outputs", ctypes.POINTER(_Buffer))]


_FUNCTION = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.POINTER(_Call), ctypes.c_void_p)


def _view(buffer, dtype):
    """The memory of an operand or result, which the program owns."""
    shape = tuple(buffer.shape[i] for i in range(buffer.rank))
    if buffer.size == 0:
        return np.empty(shape, dtype)
    memory = (ctypes.c_char * buffer.size).from_address(buffer.data)
    return np.frombuffer(memory, np.uint8).view(dtype).reshape(shape)


class _Functions:
    """The functions of the programs that exist or run, by the name that their calls have."""

    def __init__(self):
        #: Names are of this process alone: a program that was saved must not call another process's function.
        self.prefix = f"{os.getpid()}-{os.urandom(8).hex()}"
        self.numbers = itertools.count()
        #: name -> (function, dtypes of operands, dtypes of results)
        self.table = {}
        #: Names whose programs are gone; they may still run. One set for good, as what removes a program adds to it, at any time and
        #: on any thread.
        self.retired = set()
        self.closed = False
        self.running = 0
        self.changed = threading.Condition()
        #: Texts of errors by thread, which copies its own before it calls again.
        self.errors = {}
        self.c_function = _FUNCTION(self.call)

    def add(self, function, operands, results):
        """Adds a function; gives its name, and an object as long as which it is needed."""
        # Those that were gone before the check: what runs after it does not call them.
        retired = list(self.retired)
        if retired and library().shale_is_idle():
            for name in retired:
                self.table.pop(name, None)
            self.retired.difference_update(retired)
        name = f"{self.prefix}-{next(self.numbers)}"
        self.table[name] = function, operands, results

        def keep_alive():
            return name

        weakref.finalize(keep_alive, self.retired.add, name).atexit = False
        return name, keep_alive

    def call(self, call, _):
        """What the target does; gives the address of an error's text, or nothing."""
        try:
            with self.changed:
                if self.closed:
                    raise RuntimeError("the interpreter is shutting down")
                self.running += 1
            try:
                self.run(call.contents)
            finally:
                with self.changed:
                    self.running -= 1
                    self.changed.notify_all()
            return None
        except BaseException:  # Nothing may unwind into the program.
            text = traceback.format_exc().strip()
            # Not thread-local: what a thread that is not Python's has there is gone when the call returns.
            error = self.errors[threading.get_ident()] = ctypes.create_string_buffer(text.encode())
            return ctypes.addressof(error)

    def run(self, call):
        name = call.configuration.decode()
        found = self.table.get(name)
        if found is None:
            raise RuntimeError(f"the function of a callback must belong to this process, got '{name}' "
                               "(programs with callbacks cannot be saved and loaded)")
        function, operands, results = found
        # A function may keep its operands; the program's memory it may not.
        arguments = [_view(call.inputs[i], dtype).copy() for i, dtype in enumerate(operands)]
        values = function(*arguments)
        for i, dtype in enumerate(results):
            _view(call.outputs[i], dtype)[...] = values[i]

    def close(self):
        """No function is called any more; waits for those that run."""
        with self.changed:
            self.closed = True
            self.changed.wait_for(lambda: self.running == 0, timeout=10)


def register() -> None:
    """Makes callbacks work on the platform `shale`. Calling it again does nothing."""
    from jax._src import callback, checkify, core, debugging, dtypes, xla_bridge
    from jax._src.interpreters import mlir

    if getattr(callback.emit_python_callback, "for_shale", False):
        return
    functions = _Functions()
    register_target = library().shale_register_custom_call
    register_target.restype = ctypes.c_void_p
    register_target.argtypes = [ctypes.c_char_p, _FUNCTION, ctypes.c_void_p]
    if register_target(TARGET.encode(), functions.c_function, None):
        raise RuntimeError(f"the target '{TARGET}' of the Shale plugin must not be registered already")
    original = callback.emit_python_callback

    def emit(ctx, function, token, operands, operand_avals, result_avals, *, has_side_effect, returns_token=True,
             partitioned=False, sharding=None):
        if list(ctx.module_context.platforms) != ["shale"]:
            return original(ctx, function, token, operands, operand_avals, result_avals, has_side_effect=has_side_effect,
                            returns_token=returns_token, partitioned=partitioned, sharding=sharding)
        if partitioned and result_avals:
            raise ValueError("Partitioned callback not supported with return values.")

        def checked(*arguments):
            values = function(*arguments)
            if len(values) != len(result_avals):
                raise RuntimeError(f"callback must have {len(result_avals)} results, got {len(values)}")
            values = tuple(dtypes.canonicalize_value(np.asarray(value)) for value in values)
            for i, (value, aval) in enumerate(zip(values, result_avals)):
                if (value.shape, value.dtype) != (aval.shape, aval.dtype):
                    raise RuntimeError(f"result {i} of callback must be {aval.dtype}{list(aval.shape)}, got "
                                       f"{value.dtype}{list(value.shape)}")
            return values

        for aval in (*operand_avals, *result_avals):
            if not core.is_constant_shape(aval.shape):
                raise NotImplementedError(f"callbacks on Shale must have static shapes, got {aval}")
        dtype_lists = [[np.dtype(aval.dtype) for aval in avals] for avals in (operand_avals, result_avals)]
        name, keep_alive = functions.add(checked, *dtype_lists)
        ctx.module_context.add_keepalive(keep_alive)
        types = [mlir.aval_to_ir_type(ctx.module_context, aval) for aval in result_avals]
        # Calls with effects stay in their order, so that the token need not pass through.
        call = mlir.custom_call(TARGET, result_types=types, operands=operands, backend_config=name,
                                has_side_effect=has_side_effect)
        return list(call.results), token, None

    emit.for_shale = True
    callback.emit_python_callback = emit
    for primitive, rule in ((debugging.debug_callback_p, debugging.debug_callback_lowering),
                            (debugging.debug_print_p, debugging.debug_print_lowering_rule),
                            (checkify.check_p, checkify.check_lowering_rule)):
        mlir.register_lowering(primitive, rule, platform="shale")

    class Devices:
        """JAX's module of backends for those that place the operands of functions on a device of the platform `cpu`: where
        JAX_PLATFORMS has no such platform, Shale's devices, which are processors too, take its place."""

        def __getattr__(self, name):
            return getattr(xla_bridge, name)

        def local_devices(self, process_index=None, backend=None, host_id=None):
            try:
                return xla_bridge.local_devices(process_index, backend, host_id)
            except RuntimeError:
                if backend == "cpu":
                    return xla_bridge.local_devices(process_index, "shale", host_id)
                raise

    callback.xb = debugging.xla_bridge = Devices()

    def close():
        # Those that programs with effects still wait for.
        import jax

        try:
            jax.effects_barrier()
        finally:
            functions.close()

    atexit.register(close)
