// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
use crate::{buffers, kernels::STREAMED};
use melior::{
    Context,
    ir::{OperationRef, Value, ValueLike, operation::OperationLike},
};
use shale_bridge::{Builder, DialectHandle, Emitted, Options, Pass, ir, types};

/// `shale-stream-stores`: whole aligned vectors are stored around the caches where a kernel's attribute `shale.streamed` selects the
/// operand.
///
/// A store becomes a `vector.store` with `nontemporal` if it writes all lanes, fills lines of the cache on its own or together with the
/// next turn of its loop, and its position in the operand is a multiple of the vector's size whatever the loops' counters are. Such a
/// store faults where the operand itself is not aligned, and who calls a program chooses the memory of its results: the loop stands
/// there twice, and the kernel decides. Stores around the caches are ordered with nothing but a fence, which follows the loop.
///
/// An operand that the kernel also reads stays in the caches.
pub struct StreamStores;

/// Marks a store that is streamed in one of the two loops.
const MARK: &str = "shale.streamed_store";

/// Bytes of a line of the caches.
const LINE: i64 = 64;

impl Pass for StreamStores {
    const ARGUMENT: &'static str = "shale-stream-stores";
    const SUMMARY: &'static str = "store vectors of selected operands around the caches";
    const ANCHOR: &'static str = "shale.kernel";
    const DEPENDENT_DIALECTS: &'static [DialectHandle] = &[
        mlir_sys::mlirGetDialectHandle__arith__,
        mlir_sys::mlirGetDialectHandle__llvm__,
        mlir_sys::mlirGetDialectHandle__memref__,
        mlir_sys::mlirGetDialectHandle__scf__,
        mlir_sys::mlirGetDialectHandle__vector__,
    ];
    type State<'c> = ();

    fn run<'c>(_: &(), context: &'c Context, kernel: OperationRef<'c, '_>, _: &Options) -> Result<(), Emitted> {
        let Some(streamed) = ir::attribute(kernel, STREAMED).and_then(ir::integers) else { return Ok(()) };
        ir::remove_attribute(kernel, STREAMED);
        let Some(block) = ir::body(kernel, 0) else { return Ok(()) };
        let arguments = ir::arguments(block);
        // Loops of the kernel with the operands that they stream to.
        let mut loops: Vec<(OperationRef, Vec<Value>)> = vec![];
        for operand in streamed {
            let Some(memory) = usize::try_from(operand).ok().and_then(|operand| arguments.get(2 + operand)) else {
                continue;
            };
            let mut writes = vec![];
            if !collect_writes(*memory, &mut writes) {
                continue;
            }
            for store in writes.iter().copied().filter(|store| is_streamable(*store, &writes)) {
                let Some(outer) = outermost(store, kernel) else { continue };
                ir::set_attribute(store, MARK, types::unit(context));
                match loops.iter_mut().find(|(other, _)| ir::same(*other, outer)) {
                    Some((_, operands)) if operands.contains(memory) => {}
                    Some((_, operands)) => operands.push(*memory),
                    None => loops.push((outer, vec![*memory])),
                }
            }
        }
        for (outer, operands) in loops {
            double(context, outer, &operands);
        }
        Ok(())
    }
}

/// The writes to an operand and to views of it; false if anything else is done with it.
fn collect_writes<'c: 'a, 'a>(memory: Value<'c, 'a>, writes: &mut Vec<OperationRef<'c, 'a>>) -> bool {
    ir::uses(memory).into_iter().all(|(user, operand)| match (ir::name(user), operand) {
        ("memref.collapse_shape" | "memref.expand_shape" | "memref.cast", _) => {
            collect_writes(ir::results(user)[0], writes)
        }
        ("vector.transfer_write", 1) => {
            writes.push(user);
            true
        }
        ("memref.store", 1) => true,
        _ => false,
    })
}

/// The operation of the kernel's own block around a store, if it is a loop without results.
fn outermost<'c: 'a, 'a>(store: OperationRef<'c, 'a>, kernel: OperationRef<'c, 'a>) -> Option<OperationRef<'c, 'a>> {
    let mut outer = store;
    while let Some(parent) = ir::parent(outer) {
        if ir::same(parent, kernel) {
            let is_loop = matches!(ir::name(outer), "scf.for" | "scf.if") && outer.result_count() == 0;
            return is_loop.then_some(outer);
        }
        outer = parent;
    }
    None
}

/// Whether a write is one of a whole vector that is aligned if its operand is, and no line is left half written for long.
fn is_streamable(store: OperationRef, writes: &[OperationRef]) -> bool {
    let operands = ir::operands(store);
    let [vector, memory, position] = operands[..] else { return false };
    let in_bounds = ir::attribute(store, "in_bounds").and_then(ir::elements);
    let in_bounds = in_bounds.is_some_and(|all| all.iter().all(|entry| entry.to_string() == "true"));
    let ([lanes], [_]) = (&ir::shape(vector.r#type())[..], &ir::shape(memory.r#type())[..]) else { return false };
    let element = buffers::element_bytes(ir::element_type(memory.r#type()));
    let (Some(element), true) = (element.filter(|element| LINE % element == 0), in_bounds) else { return false };
    let bytes = *lanes * element;
    if !(bytes as u64).is_power_of_two() || divisor(position, 0) % lanes != 0 {
        return false;
    }
    // A vector that is part of a line is followed by the next one in the next turn.
    let next = || {
        let around = ir::parent(store).filter(|parent| ir::name(*parent) == "scf.for")?;
        let alone = writes.iter().filter(|other| ir::parent(**other).is_some_and(|parent| ir::same(parent, around)));
        let step = ir::definition(ir::operands(around)[2]).and_then(|op| ir::attribute(op, "value"));
        (alone.count() == 1 && step.and_then(ir::integer)? == *lanes).then_some(())
    };
    bytes % LINE == 0 || bytes >= LINE / 4 && next().is_some()
}

/// A number that divides an index whatever the counters of loops are; 0 for the index 0, which every number divides.
fn divisor(value: Value, depth: usize) -> i64 {
    // Deeper than any address.
    if depth > 32 {
        return 1;
    }
    let of = |value| divisor(value, depth + 1);
    let Some(op) = ir::definition(value) else {
        // The counter of a loop is its beginning and a multiple of its step.
        let around = ir::argument_block(value).and_then(ir::owner).filter(|op| ir::name(*op) == "scf.for");
        return match around.filter(|_| ir::index_of(value) == 0) {
            Some(around) => gcd(of(ir::operands(around)[0]), of(ir::operands(around)[2])),
            None => 1,
        };
    };
    let operands = ir::operands(op);
    match ir::name(op) {
        "arith.constant" => {
            ir::attribute(op, "value").and_then(ir::integer).map_or(1, |n| n.checked_abs().unwrap_or(1))
        }
        "arith.addi" | "arith.subi" | "arith.minui" | "arith.maxui" | "arith.minsi" | "arith.maxsi" | "arith.remui" => {
            gcd(of(operands[0]), of(operands[1]))
        }
        "arith.select" => gcd(of(operands[1]), of(operands[2])),
        "arith.muli" => {
            let (a, b) = (of(operands[0]), of(operands[1]));
            a.checked_mul(b).unwrap_or(a.max(b))
        }
        _ => 1,
    }
}

fn gcd(mut a: i64, mut b: i64) -> i64 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

/// Puts a loop into both branches of a condition: marked stores are streamed where all `operands` are aligned.
fn double<'c: 'a, 'a>(context: &'c Context, outer: OperationRef<'c, 'a>, operands: &[Value<'c, 'a>]) {
    let b = Builder::before(context, outer);
    let index = types::index(context);
    let mut widest = 1;
    ir::walk(outer, &mut |op| {
        if ir::attribute(op, MARK).is_some() {
            widest = widest.max(bytes_of(op));
        }
    });
    let address = |memory: &Value<'c, 'a>| b.op("memref.extract_aligned_pointer_as_index", &[*memory], index);
    let addresses = operands.iter().map(address).reduce(|x, y| b.op("arith.ori", &[x, y], index));
    let Some(addresses) = addresses else { return };
    let rest = b.op("arith.andi", &[addresses, b.index(widest - 1)], index);
    let equal = types::i64_attribute(context, 0);
    let aligned = b.op_with("arith.cmpi", &[rest, b.index(0)], &[("predicate", equal)], types::integer(context, 1));
    let streaming = |b: &Builder<'c, 'a>| {
        let copy = b.insert(ir::clone(outer));
        marked(copy).into_iter().for_each(|store| stream(context, store));
        let attributes = [
            ("intrin", types::string_attribute(context, "llvm.x86.sse.sfence")),
            ("op_bundle_sizes", types::i32_array(context, &[])),
            ("operandSegmentSizes", types::i32_array(context, &[0, 0])),
        ];
        b.create("llvm.call_intrinsic", &[], &attributes, &[], vec![]);
        vec![]
    };
    let caching = |b: &Builder<'c, 'a>| {
        let copy = b.insert(ir::clone(outer));
        marked(copy).into_iter().for_each(|store| ir::remove_attribute(store, MARK));
        vec![]
    };
    b.scf_if(aligned, &[], streaming, caching);
    ir::erase(outer);
}

/// The marked stores in an operation.
fn marked<'c: 'a, 'a>(op: OperationRef<'c, 'a>) -> Vec<OperationRef<'c, 'a>> {
    let mut found = vec![];
    ir::walk(op, &mut |inner| found.extend(ir::attribute(inner, MARK).map(|_| inner)));
    found
}

/// Bytes that a store of a vector writes.
fn bytes_of(store: OperationRef) -> i64 {
    buffers::bytes(ir::operands(store)[0].r#type()).unwrap_or(LINE)
}

/// Turns a write into a store around the caches.
fn stream<'c>(context: &'c Context, write: OperationRef<'c, '_>) {
    let attributes = [
        ("nontemporal", types::integer_attribute(types::integer(context, 1), 1)),
        ("alignment", types::i64_attribute(context, bytes_of(write))),
    ];
    Builder::before(context, write).create("vector.store", &ir::operands(write), &attributes, &[], vec![]);
    ir::erase(write);
}
