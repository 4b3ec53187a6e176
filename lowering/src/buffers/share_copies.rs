// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
use super::{bytes, element_bytes, emission::COPY_REASON};
use crate::kernels::STREAMED;
use melior::{
    Context,
    ir::{OperationRef, Type, Value, ValueLike, operation::OperationLike},
};
use shale_bridge::{Builder, DialectHandle, Emitted, Options, Pass, PassOption, ir, types};
use shale_dialects::mlirGetDialectHandle__shale__;
use std::collections::{HashMap, HashSet};

/// `shale-share-copies`: large copies of the host program become kernels, whose items several threads share.
///
/// Copies of one type have one kernel. An item copies `item-bytes`, in vectors; targets of at least `streamed-bytes` are written around the
/// caches (`shale-stream-stores`). The dispatch says in `shale.reason` why the copy is made, as the copy did.
pub struct ShareCopies;

impl Pass for ShareCopies {
    const ARGUMENT: &'static str = "shale-share-copies";
    const SUMMARY: &'static str = "turn large copies of the host program into kernels";
    const ANCHOR: &'static str = "builtin.module";
    const OPTIONS: &'static [PassOption] = &[
        PassOption::int("least-bytes", 1 << 20, "size of the smallest copy that is a kernel"),
        PassOption::int("item-bytes", 128 << 10, "size of what an item copies"),
        PassOption::int("streamed-bytes", 16 << 20, "size of the smallest target that is streamed"),
    ];
    const DEPENDENT_DIALECTS: &'static [DialectHandle] = &[
        mlir_sys::mlirGetDialectHandle__arith__,
        mlir_sys::mlirGetDialectHandle__memref__,
        mlir_sys::mlirGetDialectHandle__scf__,
        mlir_sys::mlirGetDialectHandle__vector__,
        mlirGetDialectHandle__shale__,
    ];
    type State<'c> = ();

    fn run<'c>(_: &(), context: &'c Context, module: OperationRef<'c, '_>, options: &Options) -> Result<(), Emitted> {
        let Some(body) = ir::body(module, 0) else { return Ok(()) };
        let operations = ir::operations(body);
        let mut names: HashSet<String> = operations.iter().filter_map(|op| ir::symbol(*op)).collect();
        let mut kernels: HashMap<String, String> = HashMap::new();
        for function in operations.into_iter().filter(|op| ir::name(*op) == "func.func") {
            let mut copies = vec![];
            ir::walk(function, &mut |op| {
                if ir::name(op) == "memref.copy" && is_shared(op, options.int("least-bytes")) {
                    copies.push(op);
                }
            });
            for copy in copies {
                let memory = ir::operands(copy)[0].r#type();
                let name = kernels.entry(memory.to_string()).or_insert_with(|| {
                    let name = (0..).map(|n| format!("copy_{n}")).find(|name| names.insert(name.clone()));
                    let name = name.unwrap_or_default();
                    kernel(&Builder::before(context, function).with_location(copy.location()), &name, memory, options);
                    name
                });
                let attributes = [
                    Some(("kernel", types::symbol_reference(context, name))),
                    Some(("operandSegmentSizes", types::i32_array(context, &[1, 1]))),
                    ir::attribute(copy, COPY_REASON).map(|reason| (COPY_REASON, reason)),
                ];
                let attributes: Vec<_> = attributes.into_iter().flatten().collect();
                let b = Builder::before(context, copy).with_location(copy.location());
                b.create("shale.dispatch", &ir::operands(copy), &attributes, &[], vec![]);
                ir::erase(copy);
            }
        }
        Ok(())
    }
}

/// Whether a copy is worth more threads, and its elements fill vectors.
fn is_shared(copy: OperationRef, least: i64) -> bool {
    let (from, to) = (ir::operands(copy)[0].r#type(), ir::operands(copy)[1].r#type());
    let whole = element_bytes(ir::element_type(from)).is_some_and(|size| LINE % size == 0);
    from == to && whole && !types::is_complex(ir::element_type(from)) && bytes(from).is_some_and(|size| size >= least)
}

/// Bytes of a vector: a line of the caches.
const LINE: i64 = 64;

/// Makes the kernel that copies memory of a type.
fn kernel<'c>(outer: &Builder<'c, '_>, name: &str, memory: Type<'c>, options: &Options) {
    let (context, element, index) = (outer.context, ir::element_type(memory), types::index(outer.context));
    let count: i64 = ir::shape(memory).iter().product();
    let lanes = LINE / element_bytes(element).unwrap_or(1);
    let main = count / lanes * lanes;
    let each = (options.int("item-bytes") / LINE).max(1) * lanes;
    let grid = (count + each - 1) / each;
    let inputs = [index, index, memory, memory];
    let region = outer.region(&inputs, |b, arguments| {
        let flat = |value| flat(b, value);
        let (source, target) = (flat(arguments[2]), flat(arguments[3]));
        let place = |item| b.op("arith.muli", &[item, b.index(each)], index);
        let least = |a, end| b.op("arith.minui", &[a, b.index(end)], index);
        let (begin, end) = (place(arguments[0]), place(arguments[1]));
        let vector = types::vector(&[lanes], element);
        let bounds = (begin, least(end, main), b.index(lanes));
        b.scf_for(bounds, &[], |b, at, _| {
            let transfer = [
                ("operandSegmentSizes", types::i32_array(context, &[1, 1, 1, 0])),
                ("in_bounds", types::array(context, &[types::integer_attribute(types::integer(context, 1), 1)])),
                ("permutation_map", b.map(1, &[b.dim(0)])),
            ];
            let value = b.op_with("vector.transfer_read", &[source, at, b.zero(element)], &transfer, vector);
            b.create("vector.transfer_write", &[value, target, at], &transfer, &[], vec![]);
            vec![]
        });
        if main < count {
            let first = b.op("arith.maxui", &[begin, b.index(main)], index);
            b.scf_for((first, least(end, count), b.index(1)), &[], |b, at, _| {
                let value = b.op("memref.load", &[source, at], element);
                b.create("memref.store", &[value, target, at], &[], &[], vec![]);
                vec![]
            });
        }
        b.create("shale.yield", &[], &[], &[], vec![]);
    });
    let access = |kind: &str| {
        let text = format!("#shale.access<{kind}>");
        types::parse_attribute(context, &text).expect("the registry has the shale dialect")
    };
    let attributes = [
        ("sym_name", types::string_attribute(context, name)),
        ("function_type", types::type_attribute(types::function(context, &inputs, &[]))),
        ("access", types::array(context, &[access("read"), access("write")])),
        ("grid", types::i64_attribute(context, grid)),
    ];
    let kernel = outer.create("shale.kernel", &[], &attributes, &[], vec![region]);
    if bytes(memory).is_some_and(|size| size >= options.int("streamed-bytes")) {
        ir::set_attribute(kernel, STREAMED, types::i64_array(context, &[1]));
    }
}

/// Memory as one dimension.
fn flat<'c, 'a>(b: &Builder<'c, 'a>, memory: Value<'c, 'a>) -> Value<'c, 'a> {
    let shape = ir::shape(memory.r#type());
    if shape.len() == 1 {
        return memory;
    }
    let to = types::memref(&[shape.iter().product()], ir::element_type(memory.r#type()));
    let all: Vec<_> = (0..shape.len() as i64).map(|d| types::i64_attribute(b.context, d)).collect();
    let all = types::array(b.context, &[types::array(b.context, &all)]);
    b.op_with("memref.collapse_shape", &[memory], &[("reassociation", all)], to)
}
