# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The `sdy` dialect of Shale against jaxlib's: what is accepted, how it is printed, and bytecode in both directions.

    python examples/shardings.py --shale-translate target/debug/shale-translate
"""
import argparse
import os
import pathlib
import subprocess
import sys

os.environ.setdefault("JAX_PLATFORMS", "cpu")
from jax._src.interpreters import mlir as jax_mlir
from jaxlib.mlir import ir
from jaxlib.mlir.dialects import sdy

MESHES = """sdy.mesh @mesh = <["x"=2, "y"=4, "z"=8]>
sdy.mesh @other = <["a"=4, "b"=2]>
sdy.mesh @single = <[], device_ids=[3]>
"""
SHARDED = '{sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y":(2)2}], replicated={"z"}>}'
TYPE = "tensor<16x32xf32>"
#: What Shardy notes of propagation, step by step.
EDGES = ['[]', '[{step-2 = [{"x" = operand-1 -> [result-0]}]}]',
         '[{step-0 = [{"x" = operand-0 -> [operand-1, result-0]}, {"y":(1)2 = result-0 -> [operand-0]}]}]',
         '[{step-0 = [{"x" = operand-0 -> [operand-1]}]}, {step-7 = [{"x" = operand-1 -> [result-0]}]}]', '[{step-1 = [{"x" = operand-1 -> [result-0]}]}, {step-1 = [{"y" = operand-1 -> [result-0]}]}]',
         '[{step-1000000 = [{"y":(2)2 = operand-1 -> [result-0]}]}]', '[{step-1 = [{"x" = operand-1 -> []}]}]', '[{step-1 = []}]',
         '[{step--1 = [{"x" = operand-1 -> [result-0]}]}]',
         '[{step-1 = [{"x" = operand-1 -> [operand-1]}]}]', '[{step-1 = [{"x" = operand-1 -> [result-0, result-0]}]}]',
         '[{step-1 = [{"x" = operand-2 -> [result-0]}]}]', '[{step-1 = [{"x" = operand-0 -> [result-1]}]}]',
         '[{step-1 = [{"w" = operand-0 -> [result-0]}]}]']


def function(body, attributes="", type=TYPE):
    return f"{MESHES}func.func @main(%a: {type} {attributes}) {{\n  {body}\n  return\n}}\n"


def meshes():
    for mesh in ['<[]>', '<["x"=2]>', '<["x"=2, "y"=4], device_ids=[7, 6, 5, 4, 3, 2, 1, 0]>', '<[], device_ids=[3]>', '<["x"=1]>',
                 '<["x"=2, "x"=2]>', '<["x"=0]>', '<["x"=2], device_ids=[1]>', '<["x"=2], device_ids=[1, 1]>', '<["x"=2], device_ids=[0, 1]>',
                 '<["x"=2], device_ids=[-1, 0]>', '<["x"=2], device_ids=[2, 1]>', '<[], device_ids=[-1]>', '<[], device_ids=[1, 2]>', '<["x"=-2]>']:
        yield f"sdy.mesh @m = {mesh}\n"


def shardings():
    for sharding in ['@mesh, [{"x"}, {"y"}]', '@mesh, [{"x", ?}p1, {?}]', '@mesh, [{?}p0, {"y", "z"}p12]', '@mesh, [{"x"}]', '@mesh, []',
                     '@mesh, [{}, {}, {}]', '@nowhere, [{}, {}]', '@mesh, [{"w"}, {}]', '@mesh, [{"x", "x"}, {}]', '@mesh, [{"x"}, {"x"}]',
                     '@mesh, [{"y":(1)2}, {"y":(2)2}]', '@mesh, [{"y":(1)2, "y":(2)2}, {}]', '@mesh, [{"y":(2)2, "y":(1)2}, {}]',
                     '@mesh, [{"y":(1)4}, {}]', '@mesh, [{"y":(1)3}, {}]', '@mesh, [{"y":(0)2}, {}]', '@mesh, [{"y":(2)4}, {}]',
                     '@mesh, [{"y":(1)1}, {}]', '@mesh, [{"y"}, {"y":(1)2}]', '@mesh, [{"z":(1)4}, {"z":(2)4}]', '@mesh, [{}p1, {}]',
                     '@mesh, [{?}p1, {}]', '@mesh, [{}, {}], replicated={"x", "y"}', '@mesh, [{}, {}], replicated={"y", "x"}',
                     '@mesh, [{}, {}], unreduced={"x"}', '@mesh, [{}, {}], unreduced={"y", "x"}', '@mesh, [{"x"}, {}], replicated={"x"}',
                     '@mesh, [{"x"}, {}], unreduced={"x"}', '@mesh, [{}, {}], replicated={"z":(1)2, "z":(4)2}',
                     '@mesh, [{}, {}], replicated={"z":(4)2, "z":(1)2}', 'mesh<["q"=4]>, [{"q"}, {}]', 'mesh<["q"=4]>, [{"x"}, {}]',
                     '@single, []', '@single, [{}, {}]', '@mesh, [{"x"}, {}], unreduced={"y"}, replicated={"z"}']:
        yield function("", f"{{sdy.sharding = #sdy.sharding<{sharding}>}}")
        yield function(f"%0 = sdy.sharding_constraint %a <{sharding}> : {TYPE}")
        yield function(f"%0 = sdy.reshard %a <{sharding}> : {TYPE}")
        yield function(f"%0 = sdy.data_flow_edge %a sharding=<{sharding}> : {TYPE}")
        yield function(f"%0 = stablehlo.negate %a {{sdy.sharding = #sdy.sharding_per_value<[<{sharding}>]>}} : {TYPE}")
    yield function(f"%0 = stablehlo.negate %a {{sdy.sharding = #sdy.sharding_per_value<[]>}} : {TYPE}")
    yield function(f"%0 = stablehlo.negate %a {{sdy.sharding = #sdy.sharding<@mesh, [{{}}, {{}}]>}} : {TYPE}")


def collectives():
    out = "out_sharding=<@mesh, "
    for operation in [
        f'all_gather [{{"x"}}, {{}}] %a {out}[{{}}, {{"y":(2)2}}]>',
        f'all_gather [{{"x"}}, {{"y":(2)2}}] %a {out}[{{}}, {{}}]>',
        f'all_gather [{{"y"}}, {{}}] %a {out}[{{}}, {{"y":(2)2}}]>',
        f'all_gather [{{"x"}}, {{}}] %a {out}[{{"x"}}, {{"y":(2)2}}]>',
        f'all_gather [{{"x"}}] %a {out}[{{}}, {{"y":(2)2}}]>',
        f'all_gather [{{}}, {{}}] %a {out}[{{"x"}}, {{"y":(2)2}}]>',
        f'all_slice [{{}}, {{"y":(1)2}}] %a {out}[{{"x"}}, {{"y":(2)2, "y":(1)2}}]>',
        f'all_slice [{{"z":(1)2}}, {{"z":(2)4}}] %a {out}[{{"x", "z":(1)2}}, {{"y":(2)2, "z":(2)4}}]>',
        f'all_slice [{{"z"}}, {{}}] %a {out}[{{"x"}}, {{"y":(2)2}}]>',
        f'all_slice [{{"x"}}, {{}}] %a {out}[{{"x"}}, {{"y":(2)2}}]>',
        f'all_to_all [{{"x"}}: 0->1] %a {out}[{{}}, {{"y":(2)2, "x"}}]>',
        f'all_to_all [{{"x"}}: 0->2] %a {out}[{{}}, {{"y":(2)2, "x"}}]>',
        f'all_to_all [{{"x"}}: 0->0] %a {out}[{{"x"}}, {{"y":(2)2}}]>',
        f'all_to_all [] %a {out}[{{"x"}}, {{"y":(2)2}}]>',
        f'all_to_all [{{"x"}}: 0->1, {{"y":(2)2}}: 1->0] %a {out}[{{"y":(2)2}}, {{"x"}}]>',
        f'all_to_all [{{"z"}}: 0->1] %a {out}[{{"x"}}, {{"y":(2)2, "z"}}]>',
        f'collective_permute %a {out}[{{"y":(1)2}}, {{"x"}}]>',
        f'collective_permute %a {out}[{{"y"}}, {{"x"}}]>',
        f'collective_permute %a {out}[{{"x"}}, {{}}]>',
        f'all_reduce {{"z"}} %a {out}[{{"x"}}, {{"y":(2)2}}]>',
        f'all_reduce {{"y":(1)2}} %a {out}[{{"x"}}, {{"y":(2)2}}]>',
        f'all_reduce {{"x"}} %a {out}[{{"x"}}, {{"y":(2)2}}]>',
        f'all_reduce {{"z"}} %a {out}[{{}}, {{"y":(2)2}}]>',
        f'all_reduce {{}} %a {out}[{{"x"}}, {{"y":(2)2}}]>',
        f'reduce_scatter [{{"z"}}, {{}}] %a {out}[{{"x", "z"}}, {{"y":(2)2}}]>',
        f'reduce_scatter [{{"z"}}, {{}}] %a {out}[{{"x"}}, {{"y":(2)2}}]>',
        f'replicated_to_unreduced {{"z"}} %a {out}[{{"x"}}, {{"y":(2)2}}], unreduced={{"z"}}>',
        f'replicated_to_unreduced {{"z"}} %a {out}[{{"x"}}, {{"y":(2)2}}]>',
        f'replicated_to_unreduced {{"x"}} %a {out}[{{}}, {{"y":(2)2}}], unreduced={{"x"}}>',
        f'sharded_to_unreduced [{{"x"}}, {{}}] %a {out}[{{}}, {{"y":(2)2}}], replicated={{"z"}}, unreduced={{"x"}}>',
        f'sharded_to_unreduced [{{"x"}}, {{}}] %a {out}[{{}}, {{"y":(2)2}}], replicated={{"z"}}>',
        f'sharded_to_unreduced [{{}}, {{"x"}}] %a {out}[{{"x"}}, {{"y":(2)2}}]>',
        'all_gather [{"x"}, {}] %a out_sharding=<@other, [{}, {}]>',
    ]:
        yield function(f"%0 = sdy.{operation} : {TYPE}", SHARDED)
    yield function(f'%0 = sdy.all_gather [{{"x"}}, {{}}] %a {out}[{{}}, {{}}]> : {TYPE}')
    yield function(f'%0 = sdy.all_reduce {{"x"}} %a {out}[{{}}, {{}}]> : {TYPE}')


def others():
    for operation in ["sharding_group %a group_id=3", "propagation_barrier %a allowed_direction=FORWARD",
                      "propagation_barrier %a allowed_direction=BOTH", "propagation_barrier %a allowed_direction=SIDEWAYS",
                      "data_flow_edge %a", "func_data_flow_edge %a"]:
        yield function(f"{'' if 'group' in operation else '%0 = '}sdy.{operation} : {TYPE}")
    yield function(f"%0 = sdy.constant dense<1.0> : {TYPE}")
    for shardings in ["", 'in_shardings=[<@mesh, [{"x"}, {}]>]', 'out_shardings=[<@mesh, [{"x"}, {}]>]', "in_shardings=[]",
                      'in_shardings=[<@mesh, [{}, {}]>] out_shardings=[<@mesh, [{"y"}]>]']:
        yield function(f'%0 = sdy.named_computation<"f">(%a) {shardings} (%b: {TYPE}) {{\n    sdy.return %b : {TYPE}\n  }} : ({TYPE}) -> {TYPE}')
    yield function(f'%0 = sdy.named_computation<"f">(%a) (%b: tensor<4xf32>) {{\n    sdy.return %a : {TYPE}\n  }} : ({TYPE}) -> {TYPE}')
    manual = "sdy.manual_computation(%a)"
    for shardings, local in [('in_shardings=[<@mesh, [{"x"}, {}]>] out_shardings=[<@mesh, [{"x"}, {}]>] manual_axes={"x"}', "tensor<8x32xf32>"),
                             ('in_shardings=[<@mesh, [{"x", "y"}, {?}]>] out_shardings=[<@mesh, [{"x"}, {}]>] manual_axes={"x"}', "tensor<8x32xf32>"),
                             ('in_shardings=[<@mesh, [{}, {}]>] out_shardings=[<@mesh, [{}, {}]>] manual_axes={}', TYPE),
                             ('in_shardings=[<@mesh, [{"x"}, {}]>] out_shardings=[<@mesh, [{"x"}, {}]>] manual_axes={"x"}', TYPE),
                             ('in_shardings=[<@mesh, [{"y", "x"}, {}]>] out_shardings=[<@mesh, [{"x"}, {}]>] manual_axes={"x"}', "tensor<8x32xf32>"),
                             ('in_shardings=[<@mesh, [{"x"}, {}]>] out_shardings=[<@mesh, [{"x"}, {}]>] manual_axes={"w"}', "tensor<8x32xf32>"),
                             ('in_shardings=[] out_shardings=[<@mesh, [{"x"}, {}]>] manual_axes={"x"}', "tensor<8x32xf32>"),
                             ('in_shardings=[<@mesh, [{"x"}, {}]>] out_shardings=[<@other, [{}, {}]>] manual_axes={"x"}', "tensor<8x32xf32>")]:
        yield function(f"%0 = {manual} {shardings} (%b: {local}) {{\n    sdy.return %b : {local}\n  }} : ({TYPE}) -> {TYPE}")
    for rule in ["([i, jk])->([i, jk]) {i=16, j=4, k=8} need_replication={i} permutation={j} blocked_propagation={j}, custom",
                 "([i, j])->([i, j]) {i=16, j=32}, custom", "([i, j])->([i, j]) {i=16, j=32} reduction={j}, custom", "([i])->([i, j]) {i=16, j=32}, custom",
                 "([i, k])->([i, j]) {i=16, j=32}, custom", "([i, i])->([i, j]) {i=16, j=32}, custom", "([i, jk])->([i, jk]) {i=16, j=32, k=1}, custom",
                 "([i, j])->([i, j]) {i=16, j=32, k=2}, custom", "([i, j])->([i, j]) {i=16, j=32} need_replication={j, i}, custom",
                 "([i, j], [i, j])->([i, j]) {i=16, j=32}, custom", "([i, k])->([i, j]) {i=16, j=32, k=32} reduction={k}, custom",
                 "([i, k])->([i, j]) {i=16, k=32}, custom"]:
        yield function(f"%0 = stablehlo.custom_call @f(%a) {{sdy.sharding_rule = #sdy.op_sharding_rule<{rule}>}} : ({TYPE}) -> {TYPE}")
    for edges in EDGES:
        sharded = 'sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}, {"y"}]>]>'
        yield function(f"%0 = stablehlo.add %a, %a {{sdy.propagation_edges = #sdy.propagation_edges<{edges}>, {sharded}}} : {TYPE}", SHARDED)
        yield f"module attributes {{a.b = #sdy.propagation_edges<{edges}>}} {{}}\n"
    yield function(f"%0 = stablehlo.negate %a {{sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {{i=16, j=32}}, custom>}} : {TYPE}")
    yield function(f"%0 = stablehlo.negate %a {{sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {{i=16, j=32}}>}} : {TYPE}")
    attributes = ['#sdy<mesh_axis"x"=3>', '#sdy<axis_ref"x":(2)3>', '#sdy<dimension_sharding{"x", ?}p2>', "#sdy<manual_axes{}>",
                  '#sdy<all_to_all_param_list[{"x"}: 0->1, {"y"}: 1->2]>', '#sdy<all_to_all_param{"x"}: 0->1>', "#sdy<tensor_mapping[i, jz_1z_20]>",
                  "#sdy<dim_mapping ij>", "#sdy<sub_axis_info(2)2>", '#sdy<list_of_axis_ref_lists[{"x"}, {}]>', "#sdy<axis_ref_list{}>",
                  "#sdy.op_sharding_rule<([])->([i]) {i=1}>", '#sdy.sharding<@m, [], unreduced={"x"}, replicated={"y"}>']
    yield function(f"%0 = stablehlo.custom_call @f(%a) {{all = [{', '.join(attributes)}]}} : ({TYPE}) -> {TYPE}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--shale-translate", type=pathlib.Path, required=True)
    parser.add_argument("--verbose", action="store_true", help="print the messages of both for what is refused")
    arguments = parser.parse_args()
    context = jax_mlir.make_ir_context()
    sdy.register_dialect(context)

    def shale(program, *options):
        result = subprocess.run([arguments.shale_translate, *options], input=program, capture_output=True)
        return result.returncode, result.stdout, result.stderr.decode()

    def jaxlib(program):
        """The module in text or bytecode; none if jaxlib refuses it."""
        try:
            with context:
                return ir.Module.parse(program), ""
        except Exception as error:
            return None, str(error)

    accepted, refused, failures = 0, 0, 0
    programs = [*meshes(), *shardings(), *collectives(), *others()]
    for program in programs:
        module, message = jaxlib(program)
        code, text, errors = shale(program.encode(), "--deserialize")
        problem = None
        if (module is None) != (code != 0):
            problem = f"is {'refused' if module is None else 'accepted'} by jaxlib alone\n{message}{errors}"
        elif module is None:
            refused += 1
            if arguments.verbose:
                print(f"jaxlib: {message.splitlines()[1]}\nshale:  {errors.splitlines()[0]}")
        else:
            accepted += 1
            expected = str(module).strip()
            generic = module.operation.get_asm(print_generic_op_form=True).strip()
            file = pathlib.Path(os.devnull)
            import io
            stream = io.BytesIO()
            module.operation.write_bytecode(stream)
            code, read, errors = shale(stream.getvalue(), "--deserialize", "--mlir-print-op-generic")
            _, bytecode, _ = shale(program.encode(), "--emit-bytecode")
            back, message = jaxlib(bytecode)
            if text.decode().strip() != expected:
                problem = f"is printed as\n{text.decode()}and not\n{expected}"
            elif read.decode().strip() != generic:
                problem = f"is read from bytecode as\n{read.decode()}{errors}and not\n{generic}"
            elif back is None or str(back).strip() != expected:
                problem = f"is written as bytecode that jaxlib reads as\n{back}{message}"
        if problem:
            failures += 1
            print(f"{program}\n{problem}\n")
    print(f"{len(programs)} programs: {accepted} accepted, {refused} refused, {failures} unlike jaxlib")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
