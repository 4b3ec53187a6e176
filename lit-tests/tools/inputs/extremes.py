# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes programs that strain the readers into the folder of the first argument."""

import pathlib
import sys

folder = pathlib.Path(sys.argv[1])
program = b"""func.func @main(%a: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.add %a, %a : tensor<2xf32>
  return %0 : tensor<2xf32>
}
"""


def attribute(value):
    return b"func.func @main() attributes {a = " + value + b"} { return }\n"


deep = 200_000
programs = {
    "brackets": b"[" * deep,
    "arrays": attribute(b"[" * deep + b"]" * deep),
    "modules": b"module {" * deep + b"}" * deep,
    "tuples": b"func.func @main(%a: " + b"tuple<" * deep + b"f32" + b">" * deep + b") { return }",
    "arrays_9000": attribute(b"[" * 9000 + b"]" * 9000),
    "text": attribute(b'"' + b"[" * 3000 + b'"') + b"// " + b"[" * 3000 + b"\n",
    "nul": program.replace(b"stablehlo", b"stable\0hlo"),
    "nul_at_end": program + b"\0",
    "comment_not_utf8": b"// \xff\xfe\n" + program,
    "not_utf8": program.replace(b"stablehlo.add", b"stablehlo.\xff\xfe"),
    "byte_order_mark": b"\xef\xbb\xbf" + program,
    "line_ends": program.replace(b"\n", b"\r\n"),
    "bytes": bytes(range(256)) * 20,
    "name": b"func.func @main(%a: !" + b"a" * 300_000 + b") { return }",
    "parts": b"// -----\n".join([attribute(b"[" * 100 + b"]" * 100)] * 9),
    "bytecode_magic": b"ML\xefR",
    "bytecode_garbage": b"ML\xefR" + b"\x01garbage" * 10,
    "set_comparisons": attribute(b"[affine_set<(d0) : (d0 >= 0)>, " * deep + b"1" + b"]" * deep),
    "minus_signs": attribute(b"affine_map<(d0) -> (" + b"-" * 8_000_000 + b"d0)>"),
    "tuple_of_two": b"!t0 = f32\n"
    + b"".join(b"!t%d = tuple<!t%d, !t%d>\n" % (i + 1, i, i) for i in range(40))
    + b"func.func @main(%a: !t40) { return }",
}
for name in sys.argv[2:] or programs:
    (folder / f"{name}.mlir").write_bytes(programs[name])
