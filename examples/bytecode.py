# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""MLIR bytecode of StableHLO between Shale and jaxlib, in both directions, for the programs of `artifacts.py`: what jaxlib wrote is
read by Shale as the module that was written, and the other way round. Types of 8 and fewer bits that jaxlib's MLIR encodes in a
way that MLIR 22 has not are refused, and counted.

    python examples/bytecode.py --shale-translate target/debug/shale-translate [NAME ...]
"""
import argparse
import concurrent.futures
import io
import os
import pathlib
import subprocess
import sys

from artifacts import canonical, jaxlib_text, lowered, programs
from jax._src.interpreters import mlir as jax_mlir
from jaxlib import _jax
from jaxlib.mlir import ir


def text(module):
    return canonical(module.operation.get_asm(print_generic_op_form=True, large_elements_limit=1 << 30))


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--shale-translate", type=pathlib.Path, required=True)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("names", nargs="*", help="programs (default: all)")
    arguments = parser.parse_args()

    def shale(program, *options):
        return subprocess.run([arguments.shale_translate, *options], input=program, capture_output=True)

    context = jax_mlir.make_ir_context()
    count, newer, failures, pending = 0, 0, 0, []
    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        for name, function, shapes in programs():
            if arguments.names and name not in arguments.names:
                continue
            try:
                module = lowered(function, shapes)
            except Exception:
                # A type that a function does not take: there is no program.
                continue
            stream = io.BytesIO()
            module.operation.write_bytecode(stream)
            data = stream.getvalue()
            read = pool.submit(shale, data, "--deserialize", "--mlir-print-op-generic")
            program = _jax.mlir.serialize_portable_artifact(module, "1.17.0", True)
            # What a portable artifact does not say, like attributes of arguments that are empty, is not in what is written.
            through = canonical(jaxlib_text(context, program))
            pending.append((name, text(module), through, read, pool.submit(shale, program, "--emit-bytecode")))
        for name, expected, through, read, written in pending:
            count += 1
            read, written = read.result(), written.result()
            if b"kind of type must be one of 0 to 20" in read.stderr:
                newer += 1
            elif canonical(read.stdout.decode()) != expected:
                failures += 1
                print(f"{name}: is read otherwise\n{read.stderr.decode()[:500]}")
                continue
            try:
                with context:
                    back = text(ir.Module.parse(written.stdout))
            except Exception as error:
                back = [str(error)]
            if back != through:
                failures += 1
                print(f"{name}: is written otherwise: {back[:3]}")
    print(f"{count - failures} of {count} programs are the same, {newer} of them are written and not read")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
