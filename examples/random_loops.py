# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random programs of loops, branches and calls that carry, exchange and update tensors, held against jaxlib.

Such programs are hard on the assignment of memory: what a loop carries is updated in place, lent, swapped, donated by the caller, and
read again afterwards. A program follows from its seed; integers and small floats keep every result exact, so both sides must agree
to the bit. Odd seeds run with SHALE_CHECK_MEMORY.

    python examples/random_loops.py --count 100
"""

import argparse
import concurrent.futures
import os
import pathlib
import random
import sys
import tempfile

import ml_dtypes
import numpy as np

import tools

TYPES = ["i32", "8xi32", "4x4xi8", "8xui64", "6xbf16", "4xcomplex<f32>", "6xi1", "8x8xf32", "7xi4", "3000xi32", "300x8xf32"]
ELEMENTS = {
    "i1": np.bool_,
    "i4": ml_dtypes.int4,
    "i8": np.int8,
    "i32": np.int32,
    "ui64": np.uint64,
    "bf16": ml_dtypes.bfloat16,
    "f32": np.float32,
    "complex<f32>": np.complex64,
}
COUNTER = "tensor<i32>"
INTEGERS = ("i4", "i8", "i32", "ui64")
# Floats stay within this, so that every sum is exact.
BOUND = 64


def parts(kind: str) -> tuple[list[int], str]:
    """The dimensions and the element type of a tensor type."""
    *sizes, element = kind.removeprefix("tensor<").removesuffix(">").split("x", kind.count("x") - kind.count("complex"))
    return [int(size) for size in sizes], element


def tensor(sizes: list[int], element: str) -> str:
    return f"tensor<{''.join(f'{size}x' for size in sizes)}{element}>"


class Program:
    """A module `text` with arguments of types `arguments`."""

    def __init__(self, seed: int):
        self.random = random.Random(seed)
        self.names = 0
        self.lines: list[str] = []
        self.functions: list[str] = []
        # Operations, loops and branches that may still come.
        self.budget = self.random.randint(8, 40)
        chosen = self.random.sample(TYPES, self.random.randint(2, 5))
        self.types = [f"tensor<{kind}>" for kind in dict.fromkeys([*chosen, "i32"])]
        self.arguments = [self.random.choice(self.types) for _ in range(self.random.randint(1, 4))]
        self.arguments += [kind for kind in self.types if kind not in self.arguments]
        self.text = self.main()

    def name(self) -> str:
        self.names += 1
        return f"%v{self.names}"

    def emit(self, text: str) -> str:
        """An operation with one result, whose name it gives."""
        result = self.name()
        self.lines.append(f"{result} = {text}")
        return result

    def constant(self, kind: str, value: int) -> str:
        element = parts(kind)[1]
        text = str(value)
        if element == "i1":
            text = "true" if value % 2 else "false"
        elif element in ("bf16", "f32"):
            text = f"{float(value):e}"
        elif element.startswith("complex"):
            text = f"({float(value):e}, {float(value + 1):e})"
        elif element == "i4":
            text = str(value % 8)
        elif element == "ui64":
            text = str(abs(value))
        return self.emit(f"stablehlo.constant dense<{text}> : {kind}")

    def binary(self, operation: str, left: str, right: str, kind: str) -> str:
        return self.emit(f"stablehlo.{operation} {left}, {right} : {kind}")

    def get(self, known: list, kind: str) -> str:
        """A value of a type, now and then a new constant."""
        candidates = [name for name, other in known if other == kind]
        if candidates and self.random.random() < 0.93:
            return self.random.choice(candidates)
        known.append((self.constant(kind, self.random.randint(-3, 5)), kind))
        return known[-1][0]

    def index(self, known: list) -> str:
        """Often out of bounds."""
        index = self.get(known, COUNTER)
        if self.random.random() < 0.5:
            index = self.binary("remainder", index, self.constant(COUNTER, self.random.choice([3, 5, 7])), COUNTER)
        return index

    def predicate(self, known: list) -> str:
        left, right = self.get(known, COUNTER), self.constant(COUNTER, self.random.randint(-2, 6))
        direction = self.random.choice(["LT", "GE", "EQ", "NE"])
        return self.emit(f"stablehlo.compare {direction}, {left}, {right} : ({COUNTER}, {COUNTER}) -> tensor<i1>")

    def bounded(self, value: str, kind: str) -> str:
        sizes, element = parts(kind)
        if element in ("bf16", "f32"):
            low, high = self.constant(kind, -BOUND), self.constant(kind, BOUND)
            return self.emit(f"stablehlo.clamp {low}, {value}, {high} : {kind}")
        if element.startswith("complex"):
            real = tensor(sizes, "f32")
            halves = [self.bounded(self.emit(f"stablehlo.{half} {value} : ({kind}) -> {real}"), real) for half in ("real", "imag")]
            return self.emit(f"stablehlo.complex {', '.join(halves)} : {kind}")
        return value

    def combine(self, left: str, right: str, kind: str) -> str:
        operation = "xor" if parts(kind)[1] in (*INTEGERS, "i1") else "add"
        return self.bounded(self.binary(operation, left, right, kind), kind)

    def elementwise(self, known: list, kind: str) -> str:
        element = parts(kind)[1]
        operations = ["add", "subtract", "maximum"]
        if element in INTEGERS:
            operations += ["minimum", "and", "xor"]
        elif element == "i1":
            operations = ["and", "xor", "or"]
        elif element.startswith("complex"):
            operations = ["add", "subtract"]
        operation = self.random.choice(operations)
        return self.bounded(self.binary(operation, self.get(known, kind), self.get(known, kind), kind), kind)

    def update(self, known: list, kind: str) -> str:
        """A part of a tensor, perhaps changed, goes elsewhere in it or in another."""
        sizes, element = parts(kind)
        part = tensor([self.random.randint(1, size) for size in sizes], element)
        target = self.get(known, kind)
        source = target if self.random.random() < 0.5 else self.get(known, kind)
        counters = [COUNTER] * len(sizes)
        from_, to = ([self.index(known) for _ in sizes] for _ in range(2))
        bounds = ", ".join(map(str, parts(part)[0]))
        moved = self.emit(
            f"stablehlo.dynamic_slice {source}, {', '.join(from_)}, sizes = [{bounds}] : ({', '.join([kind, *counters])}) -> {part}"
        )
        if self.random.random() < 0.4:
            moved = self.combine(moved, self.constant(part, 3), part)
        types = ", ".join([kind, part, *counters])
        return self.emit(f"stablehlo.dynamic_update_slice {target}, {moved}, {', '.join(to)} : ({types}) -> {kind}")

    def scatter(self, known: list, kind: str) -> str:
        """Rows of a tensor replace rows, or are combined with them."""
        sizes, element = parts(kind)
        count = self.random.randint(1, 4)
        target = self.get(known, kind)
        source = target if self.random.random() < 0.6 else self.get(known, kind)
        indices, updates, scalar = f"tensor<{count}x1xi32>", tensor([count, *sizes[1:]], element), f"tensor<{element}>"
        start = self.emit(f"stablehlo.broadcast_in_dim {self.index(known)}, dims = [] : ({COUNTER}) -> {indices}")
        steps = self.emit(f"stablehlo.iota dim = 0 : {indices}")
        rows = self.binary(self.random.choice(["add", "multiply"]), start, steps, indices)
        if count <= sizes[0]:
            ranges = ", ".join([f"{sizes[0] - count}:{sizes[0]}", *(f"0:{size}" for size in sizes[1:])])
            update = self.emit(f"stablehlo.slice {source} [{ranges}] : ({kind}) -> {updates}")
        else:
            update = self.constant(updates, 2)
        old, new, both = self.name(), self.name(), self.name()
        body = f"stablehlo.return {new} : {scalar}"
        if self.random.random() < 0.65:
            operation = "xor" if element in (*INTEGERS, "i1") else "add"
            body = f"{both} = stablehlo.{operation} {old}, {new} : {scalar}\nstablehlo.return {both} : {scalar}"
        window = ", ".join(map(str, range(1, len(sizes))))
        numbers = (
            f"#stablehlo.scatter<update_window_dims = [{window}], inserted_window_dims = [0], "
            "scatter_dims_to_operand_dims = [0], index_vector_dim = 1>"
        )
        result = self.emit(
            f'"stablehlo.scatter"({target}, {rows}, {update}) <{{scatter_dimension_numbers = {numbers}, indices_are_sorted = false, '
            f"unique_indices = false}}> ({{\n^bb0({old}: {scalar}, {new}: {scalar}):\n{body}\n}}) : "
            f"({kind}, {indices}, {updates}) -> {kind}"
        )
        return self.bounded(result, kind)

    def rotate(self, known: list, kind: str) -> str:
        """Two parts change places."""
        sizes, element = parts(kind)
        source, at = self.get(known, kind), self.random.randint(1, sizes[0] - 1)
        rest = [f"0:{size}" for size in sizes[1:]]
        names, types = [], []
        for low, high in ((at, sizes[0]), (0, at)):
            types.append(tensor([high - low, *sizes[1:]], element))
            ranges = ", ".join([f"{low}:{high}", *rest])
            names.append(self.emit(f"stablehlo.slice {source} [{ranges}] : ({kind}) -> {types[-1]}"))
        return self.emit(f"stablehlo.concatenate {', '.join(names)}, dim = 0 : ({', '.join(types)}) -> {kind}")

    def reverse(self, known: list, kind: str) -> str:
        dimension = self.random.randrange(len(parts(kind)[0]))
        return self.emit(f"stablehlo.reverse {self.get(known, kind)}, dims = [{dimension}] : {kind}")

    def select(self, known: list, kind: str) -> str:
        predicate, left, right = self.predicate(known), self.get(known, kind), self.get(known, kind)
        return self.emit(f"stablehlo.select {predicate}, {left}, {right} : tensor<i1>, {kind}")

    def barrier(self, known: list, kind: str) -> str:
        left, right, result = self.get(known, kind), self.get(known, kind), self.name()
        self.lines.append(f"{result}:2 = stablehlo.optimization_barrier {left}, {right} : {kind}, {kind}")
        known.append((f"{result}#1", kind))
        return f"{result}#0"

    def total(self, known: list, kind: str) -> str:
        """A new counter out of data."""
        lists = [(name, other) for name, other in known if len(parts(other)[0]) == 1 and parts(other)[1] == "i32"]
        if not lists:
            return self.get(known, kind)
        name, other = self.random.choice(lists)
        zero = self.constant(COUNTER, 0)
        return self.emit(
            f"stablehlo.reduce({name} init: {zero}) applies stablehlo.add across dimensions = [0] : ({other}, {COUNTER}) -> {COUNTER}"
        )

    def operation(self, known: list) -> None:
        kind = self.random.choice(self.types)
        choices = [self.elementwise] * 2
        if kind == COUNTER:
            choices += [self.total] * 2
        else:
            choices += [self.update] * 5 + [self.scatter] * 2
            choices += [self.reverse, self.rotate, self.select, self.barrier]
        known.append((self.random.choice(choices)(known, kind), kind))

    def pick(self, known: list, types: list[str]) -> list[str]:
        """Values of these types, the newest rather than others."""
        picked = []
        for kind in types:
            candidates = [name for name, other in known if other == kind]
            newest = candidates and self.random.random() < 0.5
            picked.append(candidates[-1] if newest else self.get(known, kind))
        return picked

    def block(self, known: list, depth: int, count: int) -> None:
        for _ in range(count):
            if self.budget <= 0:
                return
            self.budget -= 1
            chance = self.random.random()
            if depth < 3 and chance < 0.22:
                self.loop(known, depth)
            elif depth < 3 and chance < 0.32:
                self.branch(known, depth)
            elif depth < 2 and chance < 0.36:
                self.call(known, depth)
            else:
                self.operation(known)

    def results(self, known: list, name: str, types: list[str]) -> None:
        known.extend((f"{name}#{index}", kind) for index, kind in enumerate(types))

    def branch(self, known: list, depth: int) -> None:
        types = [self.random.choice(self.types) for _ in range(self.random.randint(1, 3))]
        if self.random.random() < 0.5:
            head, kind, count = f'"stablehlo.if"({self.predicate(known)})', "tensor<i1>", 2
        else:
            head, kind, count = f'"stablehlo.case"({self.get(known, COUNTER)})', COUNTER, self.random.randint(1, 3)
        name = self.name()
        self.lines.append(f"{name}:{len(types)} = {head} ({{")
        for index in range(count):
            if index:
                self.lines.append("}, {")
            inner = list(known)
            self.block(inner, depth + 1, self.random.randint(0, 3))
            self.lines.append(f"stablehlo.return {', '.join(self.pick(inner, types))} : {', '.join(types)}")
        self.lines.append(f"}}) : ({kind}) -> ({', '.join(types)})")
        self.results(known, name, types)

    def call(self, known: list, depth: int) -> None:
        given, types = ([self.random.choice(self.types) for _ in range(self.random.randint(1, 3))] for _ in range(2))
        arguments = self.pick(known, given)
        outer, self.lines = self.lines, []
        inner = [(self.name(), kind) for kind in given]
        signature = ", ".join(f"{name}: {kind}" for name, kind in inner)
        self.block(inner, depth + 1, self.random.randint(1, 4))
        self.lines.append(f"func.return {', '.join(self.pick(inner, types))} : {', '.join(types)}")
        function = f"@callee{len(self.functions)}"
        body = "\n".join(self.lines)
        self.functions.append(f"func.func private {function}({signature}) -> ({', '.join(types)}) {{\n{body}\n}}")
        self.lines, name = outer, self.name()
        types_of_call = f"({', '.join(given)}) -> ({', '.join(types)})"
        self.lines.append(f"{name}:{len(types)} = func.call {function}({', '.join(arguments)}) : {types_of_call}")
        self.results(known, name, types)

    def loop(self, known: list, depth: int) -> None:
        carried = [self.random.choice(self.types) for _ in range(self.random.randint(1, 6))]
        initial = self.pick(known, carried)
        if self.random.random() < 0.3:
            # The same tensor several times.
            initial = [initial[carried.index(kind)] for kind in carried]
        turns = self.random.choice([0, 1, 2, 3, 3, 4, 5, 9, 9, 20] if depth < 2 else [0, 1, 2, 3])
        zero, limit, one = (self.constant(COUNTER, value) for value in (0, turns, 1))
        loop, types = self.name(), [COUNTER, *carried]
        names = [f"%c{loop[2:]}_{index}" for index in range(len(types))]
        starts = ", ".join(f"{name} = {value}" for name, value in zip(names, [zero, *initial]))
        self.lines.append(f"{loop}:{len(types)} = stablehlo.while({starts}) : {', '.join(types)}\ncond {{")
        below = self.emit(f"stablehlo.compare LT, {names[0]}, {limit} : ({COUNTER}, {COUNTER}) -> tensor<i1>")
        if self.random.random() < 0.2:
            inner = list(zip(names, types))
            self.block(inner, 3, 1)
            below = self.binary("and", self.predicate(inner), below, "tensor<i1>")
        self.lines.append(f"stablehlo.return {below} : tensor<i1>\n}} do {{")
        inner = [*known, *zip(names, types)]
        self.block(inner, depth + 1, self.random.randint(1, 6))
        next_, chance = self.pick(inner, carried), self.random.random()
        if chance < 0.25:
            # What is carried changes places.
            next_ = [self.random.choice([name for name, other in zip(names[1:], carried) if other == kind]) for kind in carried]
        elif chance < 0.4:
            next_ = [self.random.choice(pair) for pair in zip(next_, names[1:])]
        counter = self.binary("add", names[0], one, COUNTER)
        self.lines.append(f"stablehlo.return {', '.join([counter, *next_])} : {', '.join(types)}\n}}")
        self.results(known, loop, types)

    def main(self) -> str:
        known = [(f"%arg{index}", kind) for index, kind in enumerate(self.arguments)]
        arguments = list(known)
        for kind in self.types:
            if self.random.random() < 0.5:
                known.append((self.constant(kind, self.random.randint(-3, 5)), kind))
        self.loop(known, 0)
        while self.budget > 0:
            self.block(known, 0, 3)
        newest = known[-6:]
        returned = [self.random.choice(newest if self.random.random() < 0.7 else known) for _ in range(self.random.randint(2, 6))]
        types = [kind for _, kind in returned]
        donations = self.donations(types)
        signature = ", ".join(f"{name}: {kind}{donation}" for (name, kind), donation in zip(arguments, donations))
        self.lines.append(f"func.return {', '.join(name for name, _ in returned)} : {', '.join(types)}")
        body = "\n".join(self.lines)
        main = f"func.func public @main({signature}) -> ({', '.join(types)}) {{\n{body}\n}}"
        return "\n".join(["module @random_loops {", main, *self.functions, "}", ""])

    def donations(self, results: list[str]) -> list[str]:
        """Attributes of the arguments: some give their memory away, to one result or any."""
        free, given = list(range(len(results))), []
        for kind in self.arguments:
            attribute = ""
            if self.random.random() < 0.4:
                candidates = [index for index in free if results[index] == kind]
                if candidates and self.random.random() < 0.5:
                    free.remove(chosen := self.random.choice(candidates))
                    attribute = f" {{tf.aliasing_output = {chosen} : i32}}"
                else:
                    attribute = " {jax.buffer_donor = true}"
            given.append(attribute)
        return given


def inputs(seed: int, types: list[str]) -> list[np.ndarray]:
    generator = np.random.default_rng(seed)
    arrays = []
    for kind in types:
        sizes, element = parts(kind)
        values = generator.integers(0, 7, sizes) - (0 if element == "ui64" else 3)
        if element.startswith("complex"):
            values = values + 1j * generator.integers(-3, 4, sizes)
        arrays.append(np.asarray(values > 0 if element == "i1" else values).astype(ELEMENTS[element]))
    return arrays


def jaxlib():
    """A function that compiles a module with jaxlib's CPU backend and runs it."""
    import jax
    from jax._src import xla_bridge
    from jax._src.interpreters import mlir
    from jax._src.lib import _jax, xla_client
    from jax._src.lib.mlir import ir

    jax.config.update("jax_platforms", "cpu")
    jax.config.update("jax_enable_x64", True)
    backend = xla_bridge.get_backend("cpu")

    def run(text: str, arrays: list[np.ndarray]) -> list[np.ndarray]:
        with mlir.make_ir_context():
            module = ir.Module.parse(text)
            devices = _jax.DeviceList(tuple(backend.local_devices()[:1]))
            executable = backend.compile_and_load(module, devices, xla_client.CompileOptions())
        results = executable.execute_sharded([jax.device_put(array) for array in arrays])
        return [np.asarray(shards[0]) for shards in results.disassemble_into_single_device_arrays()]

    return run


def comparable(array: np.ndarray) -> np.ndarray:
    """What npy files hold of it: bf16 as bits, i4 as i8."""
    if array.dtype == ml_dtypes.bfloat16:
        return array.view(np.uint16)
    return array.astype(np.int8) if array.dtype == ml_dtypes.int4 else array


def problem(seed: int, program: Program, expected: list[np.ndarray], command: list[str], folder: pathlib.Path) -> str:
    """How Shale's results are not jaxlib's; empty if they are."""
    source = folder / "program.mlir"
    files = tools.write_inputs(folder, [comparable(array) for array in inputs(seed, program.arguments)])
    source.write_text(program.text)
    environment = dict(os.environ, **({"SHALE_CHECK_MEMORY": "1"} if seed % 2 else {}))
    run = tools.run_program(command, source, files, folder / "results", environment)
    if run.status:
        return f"ends with {run.status}: {run.errors[:500]}"
    for index, (ours, theirs) in enumerate(zip(run.outputs, expected, strict=True)):
        theirs = comparable(theirs)
        ours = ours.view(theirs.dtype) if ours.dtype.kind == "V" else ours
        if ours.shape != theirs.shape or not np.array_equal(ours, theirs):
            return f"result {index} differs: {ours.ravel()[:8]} is not {theirs.ravel()[:8]}"
    return ""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--shale-run", metavar="PATH", help="the tool; else from SHALE_BIN_DIR, PATH or target/")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--count", type=int, default=100, help="number of programs")
    parser.add_argument("--threads", type=int, default=2, help="threads of a run")
    parser.add_argument("--print", action="store_true", help="print the program of the first seed and end")
    options = parser.parse_args()
    if options.print:
        print(Program(options.first).text)
        return 0
    command = [tools.find("shale-run", options.shale_run), f"--threads={options.threads}"]
    run, failures = jaxlib(), 0
    with tempfile.TemporaryDirectory() as scratch, concurrent.futures.ThreadPoolExecutor(2) as pool:
        checks = []
        for seed in range(options.first, options.first + options.count):
            program = Program(seed)
            expected = run(program.text, inputs(seed, program.arguments))
            checks.append((seed, pool.submit(problem, seed, program, expected, command, pathlib.Path(scratch) / str(seed))))
        for seed, check in checks:
            if found := check.result():
                failures += 1
                print(f"seed {seed}: {found}")
    print(f"{options.count - failures} of {options.count} programs agree with jaxlib")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
