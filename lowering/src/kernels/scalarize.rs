// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! `shale-scalarize-loops`: tensors of one element in loops become scalars.
use super::{
    structured::{self, Generic},
    work,
};
use melior::{
    Context,
    ir::{BlockRef, OperationRef, Type, Value, ValueLike, operation::OperationLike},
};
use mlir_sys::{mlirGetDialectHandle__arith__, mlirGetDialectHandle__scf__, mlirGetDialectHandle__tensor__};
use shale_bridge::{
    Builder, DialectHandle, Emitted, Options, Pass,
    edit::{clone_with, key, op_key, take_region},
    ir, types,
};
use std::collections::{HashMap, HashSet};

/// In control flow that will be one kernel ([`work::is_native`]), every tensor of one element that is carried, computed, picked or
/// put somewhere becomes a scalar, so that a loop over scalars is a loop over registers. In control flow that stays in the host
/// program only what decides about it does: conditions, and the counters that they compare.
pub struct ScalarizeLoops;

impl Pass for ScalarizeLoops {
    const ARGUMENT: &'static str = "shale-scalarize-loops";
    const SUMMARY: &'static str = "Turn tensors of one element in loops into scalars";
    const ANCHOR: &'static str = "func.func";
    const DEPENDENT_DIALECTS: &'static [DialectHandle] =
        &[mlirGetDialectHandle__arith__, mlirGetDialectHandle__scf__, mlirGetDialectHandle__tensor__];
    type State<'c> = ();

    fn run<'c>(_: &(), context: &'c Context, function: OperationRef<'c, '_>, _: &Options) -> Result<(), Emitted> {
        for block in function.regions().flat_map(ir::blocks) {
            host_block(context, block);
        }
        Ok(())
    }
}

/// Whether it is a tensor of one element.
fn is_single(r#type: Type) -> bool {
    types::is_tensor(r#type) && ir::shape(r#type).iter().all(|&size| size == 1)
}

/// The element of a tensor of one element, at `b`.
fn element<'c, 'a>(b: &Builder<'c, 'a>, tensor: Value<'c, 'a>) -> Value<'c, 'a> {
    if let Some(op) = ir::definition(tensor)
        && ir::name(op) == "tensor.from_elements"
    {
        return ir::operands(op)[0];
    }
    let rank = ir::shape(tensor.r#type()).len();
    let operands: Vec<Value> = std::iter::once(tensor).chain((0..rank).map(|_| b.index(0))).collect();
    b.op("tensor.extract", &operands, ir::element_type(tensor.r#type()))
}

/// A tensor of one element.
fn tensor<'c, 'a>(b: &Builder<'c, 'a>, scalar: Value<'c, 'a>, r#type: Type<'c>) -> Value<'c, 'a> {
    b.op("tensor.from_elements", &[scalar], r#type)
}

fn host_block<'c>(context: &'c Context, block: BlockRef<'c, '_>) {
    for op in ir::operations(block) {
        if !work::is_control(op) {
            continue;
        }
        if work::is_native(op) {
            native(context, op);
        } else {
            let op = host(context, op);
            op.regions().flat_map(ir::blocks).for_each(|block| host_block(context, block));
        }
    }
}

/// Scalarizes everything in an operation.
fn native<'c>(context: &'c Context, op: OperationRef<'c, '_>) {
    let b = Builder::before(context, op);
    let results = ir::results(op);
    match ir::name(op) {
        "scf.while" | "scf.if" | "scf.index_switch" => {
            let op = control(context, op, &|_| true, &|_| true);
            op.regions().flat_map(ir::blocks).flat_map(ir::operations).for_each(|inner| native(context, inner));
        }
        "linalg.generic" => {
            inline(&b, op);
        }
        "linalg.fill" if is_single(results[0].r#type()) => {
            ir::replace_all_uses(results[0], tensor(&b, ir::operands(op)[0], results[0].r#type()));
        }
        "tensor.collapse_shape" | "tensor.expand_shape" | "tensor.cast" if is_single(results[0].r#type()) => {
            let scalar = element(&b, ir::operands(op)[0]);
            ir::replace_all_uses(results[0], tensor(&b, scalar, results[0].r#type()));
        }
        "tensor.extract" => {
            if let Some(source) = ir::definition(ir::operands(op)[0])
                && ir::name(source) == "tensor.from_elements"
                && source.operand_count() == 1
            {
                ir::replace_all_uses(results[0], ir::operands(source)[0]);
            }
        }
        "tensor.extract_slice" if is_single(results[0].r#type()) => {
            let source = ir::operands(op)[0];
            let operands = [&[source], offsets(&b, op, 1).as_slice()].concat();
            let scalar = b.op("tensor.extract", &operands, ir::element_type(source.r#type()));
            ir::replace_all_uses(results[0], tensor(&b, scalar, results[0].r#type()));
        }
        "tensor.insert_slice" if is_single(ir::operands(op)[0].r#type()) => {
            let whole = ir::operands(op)[1];
            let operands = [&[element(&b, ir::operands(op)[0]), whole], offsets(&b, op, 2).as_slice()].concat();
            ir::replace_all_uses(results[0], b.op("tensor.insert", &operands, whole.r#type()));
        }
        _ => op.regions().flat_map(ir::blocks).flat_map(ir::operations).for_each(|inner| native(context, inner)),
    }
}

/// The offsets of a slice, of which those that are values are the operands from `first` on.
fn offsets<'c, 'a>(b: &Builder<'c, 'a>, op: OperationRef<'c, 'a>, first: usize) -> Vec<Value<'c, 'a>> {
    let fixed = ir::attribute(op, "static_offsets").and_then(ir::integers).unwrap_or_default();
    let mut given = ir::operands(op)[first..].to_vec().into_iter();
    let offset = |&offset: &i64| if offset == i64::MIN { given.next() } else { Some(b.index(offset)) };
    fixed.iter().filter_map(offset).collect()
}

/// Replaces a parallel `linalg.generic` that gives one element by its body; says whether it did.
fn inline<'c, 'a>(b: &Builder<'c, 'a>, op: OperationRef<'c, 'a>) -> bool {
    let Some(generic) = single(op) else { return false };
    let arguments = ir::arguments(generic.body);
    let mut values: HashMap<usize, Value> = HashMap::new();
    for ((&input, rows), argument) in generic.inputs.iter().zip(&generic.rows).zip(arguments) {
        let scalar = if is_single(input.r#type()) {
            element(b, input)
        } else {
            // All loops are at 0, so that an index is its constant.
            let indices = rows.iter().map(|(_, constant)| b.index(*constant));
            let operands: Vec<Value> = std::iter::once(input).chain(indices).collect();
            b.op("tensor.extract", &operands, ir::element_type(input.r#type()))
        };
        values.insert(key(argument), scalar);
    }
    let (ops, results) = generic.body_ops();
    for inner in ops {
        if ir::name(inner) == "linalg.index" {
            values.insert(key(ir::results(inner)[0]), b.index(0));
            continue;
        }
        let copy = b.insert(clone_with(inner, &values));
        for (old, new) in ir::results(inner).into_iter().zip(ir::results(copy)) {
            values.insert(key(old), new);
        }
    }
    let scalar = values.get(&key(results[0])).copied().unwrap_or(results[0]);
    let result = ir::results(op)[0];
    ir::replace_all_uses(result, tensor(b, scalar, result.r#type()));
    true
}

/// A `linalg.generic` with parallel loops that gives one element and does not read its output.
fn single<'c, 'a>(op: OperationRef<'c, 'a>) -> Option<Generic<'c, 'a>> {
    let tensors = ir::operands(op).iter().all(|v| types::is_tensor(v.r#type()));
    let fits =
        structured::is_generic(op) && op.result_count() == 1 && tensors && is_single(ir::results(op)[0].r#type());
    if !fits {
        return None;
    }
    let generic = Generic::read(op).ok()?;
    let reads = ir::arguments(generic.body).last().is_some_and(|last| !ir::uses(*last).is_empty());
    (generic.is_parallel() && !reads && generic.bounds.iter().all(|&n| n == 1)).then_some(generic)
}

/// Rebuilds control flow so that it carries and gives scalars instead of tensors of one element, at the positions that are
/// wanted: `initial` of what an `scf.while` starts with, `given` of results.
fn control<'c, 'a>(
    context: &'c Context,
    op: OperationRef<'c, 'a>,
    initial: &dyn Fn(usize) -> bool,
    given: &dyn Fn(usize) -> bool,
) -> OperationRef<'c, 'a> {
    let b = Builder::before(context, op);
    let wanted = |values: &[Value], wanted: &dyn Fn(usize) -> bool| -> Vec<bool> {
        values.iter().enumerate().map(|(i, v)| is_single(v.r#type()) && wanted(i)).collect()
    };
    let results = ir::results(op);
    let out = wanted(&results, given);
    let loops = ir::name(op) == "scf.while";
    let mut operands = ir::operands(op);
    let carried = if loops { wanted(&operands, initial) } else { vec![] };
    if !out.contains(&true) && !carried.contains(&true) {
        return op;
    }
    let arguments = |block: BlockRef<'c, 'a>, which: &[bool]| {
        let Some(first) = ir::operations(block).first().copied() else { return };
        let at = Builder::before(context, first);
        for (argument, _) in ir::arguments(block).into_iter().zip(which).filter(|(_, which)| **which) {
            let r#type = argument.r#type();
            let uses = ir::uses(argument);
            ir::set_type(argument, ir::element_type(r#type));
            let whole = tensor(&at, argument, r#type);
            uses.into_iter().for_each(|(user, operand)| ir::set_operand(user, operand, whole));
        }
    };
    let terminator = |block: BlockRef<'c, 'a>, first: usize, which: &[bool]| {
        let Some(end) = ir::operations(block).last().copied() else { return };
        let at = Builder::before(context, end);
        for (i, value) in ir::operands(end)[first..].iter().enumerate().filter(|(i, _)| which[*i]) {
            ir::set_operand(end, first + i, element(&at, *value));
        }
    };
    let blocks: Vec<BlockRef> = op.regions().flat_map(ir::blocks).collect();
    match (loops, blocks.as_slice()) {
        (true, [before, after]) => {
            arguments(*before, &carried);
            arguments(*after, &out);
            terminator(*before, 1, &out);
            terminator(*after, 0, &carried);
            for (operand, _) in operands.iter_mut().zip(&carried).filter(|(_, carried)| **carried) {
                *operand = element(&b, *operand);
            }
        }
        _ => blocks.iter().for_each(|block| terminator(*block, 0, &out)),
    }
    let new_types: Vec<Type> = results
        .iter()
        .zip(&out)
        .map(|(v, &scalar)| if scalar { ir::element_type(v.r#type()) } else { v.r#type() })
        .collect();
    let attributes: Vec<_> =
        op.attributes().map(|(name, value)| (name.as_string_ref().as_str().unwrap_or("").to_owned(), value)).collect();
    let attributes: Vec<_> = attributes.iter().map(|(n, a)| (n.as_str(), *a)).collect();
    let regions = (0..op.region_count()).map(|i| take_region(op, i)).collect();
    let new = b.create(ir::name(op), &operands, &attributes, &new_types, regions);
    for (old, new) in results.into_iter().zip(ir::results(new)) {
        let new = if old.r#type() == new.r#type() { new } else { tensor(&b, new, old.r#type()) };
        ir::replace_all_uses(old, new);
    }
    ir::erase(op);
    new
}

/// Scalarizes what decides about control flow of the host program, and the counters of loops.
fn host<'c, 'a>(context: &'c Context, op: OperationRef<'c, 'a>) -> OperationRef<'c, 'a> {
    let mut slice = Slice::default();
    if ir::name(op) != "scf.while" {
        slice.scalar(ir::operands(op)[0]);
        slice.inline(context);
        return op;
    }
    let (Some(before), Some(after)) = (ir::body(op, 0), ir::body(op, 1)) else { return op };
    let (Some(condition), Some(end)) = (ir::operations(before).last().copied(), ir::operations(after).last().copied())
    else {
        return op;
    };
    slice.scalar(ir::operands(condition)[0]);
    // Counters: carried values that the condition needs, whose next value is scalar arithmetic on what is there already.
    let forwarded = ir::operands(condition)[1..].to_vec();
    let (mut carried, mut given) = (HashSet::new(), HashSet::new());
    for (position, argument) in ir::arguments(before).into_iter().enumerate() {
        if !slice.leaves.contains(&key(argument)) {
            continue;
        }
        let mut next = Slice::default();
        next.tensor(ir::operands(end)[position]);
        if !next.within(after) {
            continue;
        }
        slice.generics.extend(next.generics);
        carried.insert(position);
        given.extend((0..forwarded.len()).filter(|&i| forwarded[i] == argument));
    }
    slice.inline(context);
    control(context, op, &|i| carried.contains(&i), &|i| given.contains(&i))
}

/// What a scalar is computed from, by operations that are arithmetic on scalars once their tensors of rank 0 are.
#[derive(Default)]
struct Slice<'c, 'a> {
    generics: Vec<OperationRef<'c, 'a>>,
    seen: HashSet<usize>,
    /// The tensors that are not computed by such operations, by [`key`].
    leaves: HashSet<usize>,
    /// The operations among those that compute a leaf.
    origins: Vec<OperationRef<'c, 'a>>,
}

impl<'c, 'a> Slice<'c, 'a> {
    fn scalar(&mut self, value: Value<'c, 'a>) {
        let Some(op) = ir::definition(value).filter(|op| op.region_count() == 0 && self.seen.insert(op_key(*op)))
        else {
            return;
        };
        for operand in ir::operands(op) {
            if types::is_tensor(operand.r#type()) { self.tensor(operand) } else { self.scalar(operand) }
        }
    }

    fn tensor(&mut self, value: Value<'c, 'a>) {
        let definition = ir::definition(value);
        let arithmetic = definition.filter(|op| {
            let single = single(*op);
            single.is_some_and(|generic| {
                let plain = |op: &OperationRef| ir::name(*op).starts_with("arith.") && op.region_count() == 0;
                generic.body_ops().0.iter().all(plain) && generic.inputs.iter().all(|v| is_single(v.r#type()))
            })
        });
        match (arithmetic, definition) {
            (Some(op), _) => {
                if self.seen.insert(op_key(op)) {
                    let inputs = op.operand_count() - 1;
                    ir::operands(op)[..inputs].iter().for_each(|v| self.tensor(*v));
                    self.generics.push(op);
                }
            }
            (None, Some(op)) if ir::name(op) == "arith.constant" => {}
            (None, definition) => {
                self.leaves.insert(key(value));
                self.origins.extend(definition);
            }
        }
    }

    /// Whether nothing that `block` computes otherwise is needed.
    fn within(&self, block: BlockRef<'c, 'a>) -> bool {
        !self.origins.iter().any(|op| ir::parent_block(*op) == Some(block))
    }

    fn inline(&self, context: &'c Context) {
        let mut done = HashSet::new();
        for op in self.generics.iter().filter(|op| done.insert(op_key(**op))) {
            inline(&Builder::before(context, *op), *op);
        }
    }
}
