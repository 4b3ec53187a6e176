// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! `shale-fuse-elementwise`: producers of elementwise values move into the bodies of their consumers.
use super::{
    affine, iterator,
    structured::{self, Generic, Linear},
};
use crate::stablehlo_to_linalg::sizes;
use melior::{
    Context,
    ir::{Attribute, Location, OperationRef, Type, Value, ValueLike, operation::OperationLike},
};
use mlir_sys::{mlirGetDialectHandle__arith__, mlirGetDialectHandle__linalg__};
use shale_bridge::{
    Builder, DialectHandle, Emitted, Options, Pass,
    edit::{clone_with, discardable_attributes, fused_location, key, op_key, splat_value, take_region},
    ir, types,
};
use std::{
    cmp::Reverse,
    collections::{BinaryHeap, HashMap, HashSet},
};

/// Fuses `linalg.generic` producers with parallel loops and one result into `linalg.generic` consumers, parallel or reduced.
///
/// A producer with one use is always fused, unless the consumer would compute its elements several times and they are not
/// cheap; a cheap one (see [`structured::is_cheap`]) goes into every consumer, unless what it is computed from is computed there
/// again too: the sums of a residual network are not taken anew from the first layer on. Constants of equal elements become scalars of the
/// body. The consumer keeps its attributes, in particular `shale.lanes`: only the loops' meaning decides the order of a
/// reduction, and that does not change. Each consumer is rebuilt once, after all its producers, and consumers come last to first:
/// linear in the size of the program.
pub struct FuseElementwise;

/// Bodies larger than this take no more producers.
const MAX_OPS: usize = 1000;
/// Operations with more inputs than this take no more producers.
const MAX_INPUTS: usize = 24;

impl Pass for FuseElementwise {
    const ARGUMENT: &'static str = "shale-fuse-elementwise";
    const SUMMARY: &'static str = "Fuse elementwise producers into their consumers";
    const ANCHOR: &'static str = "func.func";
    const DEPENDENT_DIALECTS: &'static [DialectHandle] =
        &[mlirGetDialectHandle__arith__, mlirGetDialectHandle__linalg__];
    type State<'c> = ();

    fn run<'c>(_: &(), context: &'c Context, function: OperationRef<'c, '_>, _: &Options) -> Result<(), Emitted> {
        for block in function.regions().flat_map(ir::blocks) {
            fuse(context, block, &mut Origins::default())?;
        }
        Ok(())
    }
}

/// Fuses in a block and in the blocks of control flow in it, around which there are the values of `origins`.
fn fuse<'c>(context: &'c Context, block: melior::ir::BlockRef<'c, '_>, origins: &mut Origins) -> Result<(), Emitted> {
    // First, so that loops in the block see the scalars.
    for op in ir::operations(block) {
        if structured::is_generic(op) && op.operand_count() == op.result_count() && op.result_count() == 1 {
            make_fill(context, &Generic::read(op)?);
        }
    }
    let operations = ir::operations(block);
    let added = origins.add(&operations);
    let order: HashMap<usize, usize> = operations.iter().enumerate().map(|(i, op)| (op_key(*op), i)).collect();
    // Users come before what they use, so an operation without users is dead for good.
    for op in operations.into_iter().rev() {
        let pure = structured::is_generic(op)
            || matches!(ir::name(op), "tensor.empty" | "linalg.fill" | "arith.constant")
            || is_view(op);
        if pure && ir::results(op).iter().all(|v| ir::uses(*v).is_empty()) {
            ir::erase(op);
        } else if structured::is_generic(op) && types::is_tensor(ir::operands(op)[0].r#type()) {
            let fused = Fusion::of(context, op, origins)?.run(&order);
            make_fill(context, &Generic::read(fused)?);
        } else if ir::name(op).starts_with("scf.") {
            for block in op.regions().flat_map(ir::blocks) {
                fuse(context, block, origins)?;
            }
        }
    }
    origins.remove(&added);
    Ok(())
}

/// One input of the growing consumer.
struct Input<'c, 'a> {
    value: Value<'c, 'a>,
    rows: Vec<Linear>,
    /// Its block argument.
    element: Value<'c, 'a>,
    /// Whether it has been replaced by its producer's body.
    fused: bool,
}

struct Fusion<'c, 'a, 'o> {
    context: &'c Context,
    origins: &'o Origins,
    consumer: Generic<'c, 'a>,
    inputs: Vec<Input<'c, 'a>>,
    /// Positions of inputs that are not fused, by value and rows.
    known: HashMap<(usize, Vec<Linear>), usize>,
    locations: Vec<Location<'c>>,
    /// Producers whose only users are the consumer and its producers: they will be dead.
    absorbed: HashSet<usize>,
    ops: usize,
    changed: bool,
}

impl<'c, 'a, 'o> Fusion<'c, 'a, 'o> {
    fn of(context: &'c Context, op: OperationRef<'c, 'a>, origins: &'o Origins) -> Result<Self, Emitted> {
        let consumer = Generic::read(op)?;
        let arguments = ir::arguments(consumer.body);
        let ops = structured::body_ops(consumer.body).0.len();
        let mut fusion = Self {
            context,
            origins,
            inputs: vec![],
            known: HashMap::new(),
            locations: vec![op.location()],
            absorbed: HashSet::new(),
            ops,
            changed: false,
            consumer,
        };
        for (i, &element) in arguments.iter().enumerate().take(fusion.consumer.inputs.len()) {
            let (value, rows) = (fusion.consumer.inputs[i], fusion.consumer.rows[i].clone());
            let id = (key(value), rows.clone());
            let repeated = fusion.known.get(&id).copied();
            match repeated {
                Some(same) => {
                    ir::replace_all_uses(element, fusion.inputs[same].element);
                    fusion.changed = true;
                }
                None => {
                    fusion.known.insert(id, i);
                }
            }
            fusion.inputs.push(Input { value, rows, element, fused: repeated.is_some() });
        }
        Ok(fusion)
    }

    /// Fuses what can be; gives the consumer or what has replaced it.
    ///
    /// Takes producers latest first: whatever uses one has been taken before it, so that as few values as possible are
    /// inputs at any time, and it is known which producers will be dead.
    fn run(mut self, order: &HashMap<usize, usize>) -> OperationRef<'c, 'a> {
        let place = |input: &Input| {
            ir::definition(input.value).map_or(0, |op| match ir::name(op) {
                // Scalars of the body: wherever they stand, they shall not count as inputs.
                "arith.constant" | "linalg.fill" | "tensor.from_elements" => usize::MAX,
                _ => order.get(&op_key(op)).copied().unwrap_or(0),
            })
        };
        let mut queue: BinaryHeap<(usize, Reverse<usize>)> = BinaryHeap::new();
        let mut queued = 0;
        loop {
            for (i, input) in self.inputs.iter().enumerate().skip(queued) {
                queue.push((place(input), Reverse(i)));
            }
            queued = self.inputs.len();
            let Some((_, Reverse(i))) = queue.pop() else { break };
            if !self.inputs[i].fused {
                self.try_input(i);
            }
        }
        if self.changed { self.rebuild() } else { self.consumer.op }
    }

    fn try_input(&mut self, i: usize) {
        let Some(op) = ir::definition(self.inputs[i].value) else { return };
        let front = ir::operations(self.consumer.body).first().copied();
        let Some(front) = front else { return };
        let builder = Builder::before(self.context, front).with_location(op.location());
        match ir::name(op) {
            "arith.constant" => {
                let Some(element) = ir::attribute(op, "value").and_then(splat_value) else { return };
                let scalar = builder.constant(element, ir::element_type(self.inputs[i].value.r#type()));
                self.replace(i, scalar);
            }
            "linalg.fill" => self.replace(i, ir::operands(op)[0]),
            "tensor.from_elements" if op.operand_count() == 1 => self.replace(i, ir::operands(op)[0]),
            _ if is_view(op) => self.look_through(i, op),
            "linalg.generic" if op.result_count() == 1 => {
                // What costs nothing and reads nothing is computed in loops as well, though it could be outside of them.
                let near = ir::parent_block(op) == ir::parent_block(self.consumer.op)
                    || op.operand_count() == 1 && ir::body(op, 0).is_some_and(structured::is_cheap);
                // A producer that cannot be read stays: it will be diagnosed as a consumer.
                if near
                    && let Some(producer) = readable(op)
                    && self.worthwhile(i, &producer)
                {
                    self.absorb(i, &producer, &builder);
                }
            }
            _ => {}
        }
    }

    fn replace(&mut self, i: usize, value: Value<'c, 'a>) {
        ir::replace_all_uses(self.inputs[i].element, value);
        let input = &mut self.inputs[i];
        input.fused = true;
        self.known.remove(&(key(input.value), input.rows.clone()));
        self.changed = true;
    }

    /// Reads what a view is of, where that is computed and the view only adds or drops dimensions of size 1.
    fn look_through(&mut self, i: usize, view: OperationRef<'c, 'a>) {
        let source = ir::operands(view)[0];
        let computed = ir::definition(source).is_some_and(|op| structured::is_generic(op) || is_view(op));
        let near = ir::parent_block(view) == ir::parent_block(self.consumer.op);
        let (from, to) = (ir::shape(source.r#type()), ir::shape(ir::results(view)[0].r#type()));
        let size = |shape: &[i64]| shape.iter().copied().filter(|&size| size != 1).collect::<Vec<_>>();
        if !computed || !near || size(&from) != size(&to) {
            return;
        }
        let mut kept = self.inputs[i].rows.iter().zip(&to).filter(|(_, size)| **size != 1).map(|(row, _)| row.clone());
        let zero = (vec![0; self.consumer.bounds.len()], 0);
        let rows = from.iter().map(|&size| if size == 1 { Some(zero.clone()) } else { kept.next() });
        let Some(rows) = rows.collect::<Option<Vec<_>>>() else { return };
        if self.dies(i) {
            self.absorbed.insert(op_key(view));
        }
        let element = self.input(source, rows);
        self.replace(i, element);
    }

    /// Whether all users of an input are the consumer or parts of it.
    fn dies(&self, i: usize) -> bool {
        let mut users = ir::uses(self.inputs[i].value).into_iter();
        users.all(|(user, _)| ir::same(user, self.consumer.op) || self.absorbed.contains(&op_key(user)))
    }

    fn worthwhile(&self, i: usize, producer: &Generic<'c, 'a>) -> bool {
        let (body, _) = producer.body_ops();
        let input = &self.inputs[i];
        let output = producer.rows.last().map(Vec::as_slice).unwrap_or_default();
        let identity = output.iter().enumerate().all(|(d, (coefficients, constant))| {
            *constant == 0 && coefficients.iter().enumerate().all(|(k, &c)| c == i64::from(k == d))
        });
        let reads_output = ir::arguments(producer.body).last().is_some_and(|last| !ir::uses(*last).is_empty());
        if !producer.is_parallel() || !identity || output.len() != producer.bounds.len() || reads_output {
            return false;
        }
        if self.ops + body.len() > MAX_OPS
            || self.inputs.iter().filter(|x| !x.fused).count() + producer.inputs.len() > MAX_INPUTS
        {
            return false;
        }
        let cheap = structured::is_cheap(producer.body);
        let elsewhere = !self.dies(i);
        let repeated = self.inputs.iter().filter(|x| !x.fused && x.value == input.value).count() > 1;
        let recomputed = self.consumer.iterations() >= 2 * producer.iterations().max(1);
        if !cheap && (elsewhere || repeated || recomputed) {
            return false;
        }
        if elsewhere
            && reads_several(producer)
            && producer.inputs.iter().any(|value| self.origins.is_shared_sum(*value))
        {
            return false;
        }
        // What is in memory anyway is better read than computed from several tensors.
        let materialized = elsewhere && !is_read_in_loops(input.value);
        if materialized && producer.inputs.len() > 1 {
            return false;
        }
        // A size that is known only when the program runs is that of an operand.
        let loops = self.consumer.bounds.len();
        let gives = |rows: &[Linear], d: usize| {
            let alone = |row: &Linear| row.1 == 0 && (0..loops).all(|k| row.0[k] == i64::from(k == d));
            rows.iter().any(alone)
        };
        let outputs = &self.consumer.rows[self.consumer.inputs.len()..];
        let lost = (0..loops).filter(|&d| self.consumer.bounds[d] < 0).any(|d| {
            let others = self.inputs.iter().enumerate().filter(|(k, other)| *k != i && !other.fused);
            let composed =
                |rows: &Vec<Linear>| rows.iter().map(|row| compose(row, &input.rows, loops)).collect::<Vec<_>>();
            !others.into_iter().any(|(_, other)| gives(&other.rows, d))
                && !outputs.iter().any(|rows| gives(rows, d))
                && !producer.rows[..producer.inputs.len()].iter().any(|rows| gives(&composed(rows), d))
        });
        if lost {
            return false;
        }
        // An index that is just a loop must cover the whole dimension.
        let valid = producer.inputs.iter().zip(&producer.rows).all(|(value, rows)| {
            ir::shape(value.r#type()).iter().zip(rows).all(|(&size, row)| {
                let (coefficients, constant) = compose(row, &input.rows, loops);
                let mut used = (0..loops).filter(|&d| coefficients[d] != 0);
                match (used.next(), used.next(), constant) {
                    (Some(d), None, 0) if coefficients[d] == 1 => self.consumer.bounds[d] == size,
                    _ => true,
                }
            })
        });
        if !valid {
            return false;
        }
        // A reduction walks its operands in a fixed order: a transposing producer had better run on its own.
        let transposes = producer.rows[..producer.inputs.len()].iter().any(|rows| !is_monotone(rows));
        self.consumer.is_parallel() || !transposes
    }

    /// Puts the producer's body before the consumer's.
    fn absorb(&mut self, i: usize, producer: &Generic<'c, 'a>, builder: &Builder<'c, 'a>) {
        let rows = self.inputs[i].rows.clone();
        let loops = self.consumer.bounds.len();
        let arguments = ir::arguments(producer.body);
        let mut values: HashMap<usize, Value<'c, 'a>> = HashMap::new();
        for (j, value) in producer.inputs.iter().enumerate() {
            let composed: Vec<Linear> = producer.rows[j].iter().map(|row| compose(row, &rows, loops)).collect();
            let element = self.input(*value, composed);
            values.insert(key(arguments[j]), element);
        }
        let (ops, results) = producer.body_ops();
        for op in ops {
            if ir::name(op) == "linalg.index" {
                let dimension = ir::attribute(op, "dim").and_then(ir::integer).unwrap_or(0) as usize;
                let index = loop_index(builder, &rows[dimension]);
                values.insert(key(ir::results(op)[0]), index);
                continue;
            }
            let copy = builder.insert(clone_with(op, &values));
            for (old, new) in ir::results(op).into_iter().zip(ir::results(copy)) {
                values.insert(key(old), new);
            }
            self.ops += 1;
        }
        let result = values.get(&key(results[0])).copied().unwrap_or(results[0]);
        let op = producer.op;
        if self.dies(i) {
            self.absorbed.insert(op_key(op));
        }
        self.replace(i, result);
        if !self.locations.contains(&op.location()) {
            self.locations.push(op.location());
        }
    }

    /// The block argument for an input, which is added unless there is an equal one.
    fn input(&mut self, value: Value<'c, 'a>, rows: Vec<Linear>) -> Value<'c, 'a> {
        let id = (key(value), rows.clone());
        if let Some(&same) = self.known.get(&id) {
            return self.inputs[same].element;
        }
        let position = self.inputs.len();
        let element =
            ir::insert_argument(self.consumer.body, position, ir::element_type(value.r#type()), self.locations[0]);
        self.known.insert(id, position);
        self.inputs.push(Input { value, rows, element, fused: false });
        element
    }

    /// Replaces the consumer by one with the new operands and the same, grown body.
    fn rebuild(self) -> OperationRef<'c, 'a> {
        let op = self.consumer.op;
        let location = fused_location(self.context, &self.locations);
        let builder = Builder::before(self.context, op).with_location(location);
        for (i, input) in self.inputs.iter().enumerate().rev() {
            if input.fused {
                ir::erase_argument(self.consumer.body, i);
            }
        }
        let loops = self.consumer.bounds.len();
        let mut inputs: Vec<(Value<'c, 'a>, Vec<Linear>)> =
            self.inputs.iter().filter(|input| !input.fused).map(|input| (input.value, input.rows.clone())).collect();
        // Reduced loops of scalars have no operand that says how often they run: one that is never read does.
        let index = |d: usize| ((0..loops).map(|k| i64::from(k == d)).collect::<Vec<_>>(), 0);
        for d in 0..loops {
            let outputs = &self.consumer.rows[self.consumer.inputs.len()..];
            if inputs.iter().map(|(_, rows)| rows).chain(outputs).flatten().any(|row| *row == index(d)) {
                continue;
            }
            let byte = types::tensor(&[self.consumer.bounds[d]], types::integer(self.context, 8));
            let shape = match self.consumer.bounds[d] >= 0 {
                true => builder.empty(byte),
                // The input that said so has been fused, and is not erased yet.
                false => {
                    let place = self.inputs.iter().find_map(|input| {
                        let dim = input.rows.iter().position(|row| *row == index(d))?;
                        structured::is_dynamic(input.value.r#type()).then(|| sizes::size(&builder, input.value, dim))
                    });
                    builder.op("tensor.empty", &place.into_iter().collect::<Vec<_>>(), byte)
                }
            };
            ir::insert_argument(self.consumer.body, inputs.len(), ir::element_type(shape.r#type()), location);
            inputs.push((shape, vec![index(d)]));
        }
        let operands: Vec<Value> =
            inputs.iter().map(|(value, _)| *value).chain(self.consumer.outputs.iter().copied()).collect();
        let outputs = &self.consumer.rows[self.consumer.inputs.len()..];
        let map = |rows: &Vec<Linear>| {
            let rows: Vec<_> =
                rows.iter().map(|(coefficients, constant)| affine(&builder, coefficients, *constant)).collect();
            builder.map(loops, &rows)
        };
        let maps: Vec<Attribute> = inputs.iter().map(|(_, rows)| map(rows)).chain(outputs.iter().map(map)).collect();
        let iterators: Vec<Attribute> =
            self.consumer.reduced.iter().map(|&reduced| iterator(&builder, reduced)).collect();
        let discardable = discardable_attributes(op);
        let mut attributes: Vec<(&str, Attribute)> = vec![
            ("indexing_maps", types::array(self.context, &maps)),
            ("iterator_types", types::array(self.context, &iterators)),
            ("operandSegmentSizes", types::i32_array(self.context, &[inputs.len() as i32, outputs.len() as i32])),
        ];
        attributes.extend(discardable.iter().map(|(name, value)| (name.as_str(), *value)));
        let results: Vec<Type> = ir::results(op).iter().map(|v| v.r#type()).collect();
        let new = builder.create("linalg.generic", &operands, &attributes, &results, vec![take_region(op, 0)]);
        for (old, new) in ir::results(op).into_iter().zip(ir::results(new)) {
            ir::replace_all_uses(old, new);
        }
        ir::erase(op);
        new
    }
}

/// Replaces an operation that writes one scalar everywhere by a `linalg.fill`, which others take along as their initial value.
fn make_fill<'c: 'a, 'a>(context: &'c Context, generic: &Generic<'c, 'a>) {
    let (ops, results) = generic.body_ops();
    let ([result], [output], true) = (results.as_slice(), generic.outputs.as_slice(), generic.inputs.is_empty()) else {
        return;
    };
    let identity = generic.rows[0].iter().enumerate().all(|(d, (coefficients, constant))| {
        *constant == 0 && coefficients.iter().enumerate().all(|(k, &c)| c == i64::from(k == d))
    });
    if !generic.is_parallel() || !identity || ir::arguments(generic.body).contains(result) {
        return;
    }
    let builder = Builder::before(context, generic.op);
    let scalar = match ir::definition(*result).filter(|op| ops.iter().any(|inner| ir::same(*inner, *op))) {
        None => *result,
        Some(op) if ir::name(op) == "arith.constant" => ir::results(builder.insert(ir::clone(op)))[0],
        Some(_) => return,
    };
    let fill = builder.fill(scalar, *output);
    ir::replace_all_uses(ir::results(generic.op)[0], fill);
    ir::erase(generic.op);
}

/// A generic operation, if it can be read without a diagnostic.
fn readable<'c, 'a>(op: OperationRef<'c, 'a>) -> Option<Generic<'c, 'a>> {
    let fits = ir::operands(op).iter().all(|v| types::is_tensor(v.r#type()));
    if fits { Generic::read(op).ok() } else { None }
}

/// Whether all users of a tensor, or of a view of it, compute with its elements.
fn is_read_in_loops(value: Value) -> bool {
    let mut users = ir::uses(value).into_iter();
    users.all(|(user, _)| structured::is_generic(user) || is_view(user) && is_read_in_loops(ir::results(user)[0]))
}

/// Whether an operation gives the same elements another shape.
fn is_view(op: OperationRef) -> bool {
    matches!(ir::name(op), "tensor.expand_shape" | "tensor.collapse_shape")
}

/// Whether each element is computed from elements of several tensors of the result's size.
fn reads_several(producer: &Generic) -> bool {
    producer.inputs.iter().filter(|value| elements(**value) >= producer.iterations()).count() > 1
}

/// What values are computed from.
#[derive(Default)]
struct Origins {
    /// By value: two of the tensors in memory, of its size or larger, that fused producers would compute it from; fewer if there are
    /// no more. A value that is not here is in memory itself.
    leaves: HashMap<usize, Vec<(usize, i64)>>,
    /// Values that several operations use, before any is fused.
    shared: HashSet<usize>,
}

impl Origins {
    /// Adds the values of a block, which come after what they are computed from; gives them, to be removed with the block.
    fn add(&mut self, operations: &[OperationRef]) -> Vec<usize> {
        let mut added = vec![];
        for op in operations.iter().filter(|op| structured::is_generic(**op) && op.result_count() == 1) {
            let Some(producer) = readable(*op).filter(|producer| producer.is_parallel()) else { continue };
            if !structured::is_cheap(producer.body) {
                continue;
            }
            let result = ir::results(*op)[0];
            let size = elements(result);
            let mut leaves: Vec<(usize, i64)> = vec![];
            for &input in &producer.inputs {
                let own = [(key(input), elements(input))];
                let found = match self.leaves.get(&key(input)) {
                    Some(found) => found.as_slice(),
                    None if is_splat(input) => &[],
                    None => &own,
                };
                for leaf in found {
                    if leaf.1 >= size && leaves.len() < 2 && !leaves.contains(leaf) {
                        leaves.push(*leaf);
                    }
                }
            }
            self.leaves.insert(key(result), leaves);
            added.push(key(result));
            let mut users = ir::uses(result).into_iter().map(|(user, _)| op_key(user));
            let first = users.next();
            if users.any(|user| Some(user) != first) {
                self.shared.insert(key(result));
            }
        }
        added
    }

    fn remove(&mut self, values: &[usize]) {
        for value in values {
            self.leaves.remove(value);
            self.shared.remove(value);
        }
    }

    /// Whether a value has several users and is computed from several tensors.
    fn is_shared_sum(&self, value: Value) -> bool {
        self.shared.contains(&key(value)) && self.leaves.get(&key(value)).is_some_and(|leaves| leaves.len() > 1)
    }
}

fn elements(value: Value) -> i64 {
    ir::shape(value.r#type())
        .iter()
        .fold(1i64, |count, &size| count.saturating_mul(if size < 0 { i64::MAX } else { size }))
}

/// Whether all elements of a tensor are one known scalar.
fn is_splat(value: Value) -> bool {
    ir::definition(value).is_some_and(|op| match ir::name(op) {
        "arith.constant" => ir::attribute(op, "value").and_then(splat_value).is_some(),
        name => name == "linalg.fill",
    })
}

/// `row` of the producer's loops, where these are `indices` of the consumer's `loops`.
fn compose(row: &Linear, indices: &[Linear], loops: usize) -> Linear {
    let mut result = (vec![0; loops], row.1);
    for (coefficient, (inner, constant)) in row.0.iter().zip(indices) {
        for (sum, factor) in result.0.iter_mut().zip(inner) {
            *sum += coefficient * factor;
        }
        result.1 += coefficient * constant;
    }
    result
}

/// Whether the loops appear in increasing order.
fn is_monotone(rows: &[Linear]) -> bool {
    let used: Vec<usize> =
        rows.iter().flat_map(|(coefficients, _)| (0..coefficients.len()).filter(|&d| coefficients[d] != 0)).collect();
    used.is_sorted()
}

/// The value of an affine index of the loops, in a body.
fn loop_index<'c, 'a>(builder: &Builder<'c, 'a>, row: &Linear) -> Value<'c, 'a> {
    let index = types::index(builder.context);
    let mut sum: Option<Value> = None;
    for (d, &coefficient) in row.0.iter().enumerate().filter(|(_, c)| **c != 0) {
        let number = types::i64_attribute(builder.context, d as i64);
        let mut term = builder.op_with("linalg.index", &[], &[("dim", number)], index);
        if coefficient != 1 {
            term = builder.op("arith.muli", &[term, builder.index(coefficient)], index);
        }
        sum = Some(match sum {
            Some(sum) => builder.op("arith.addi", &[sum, term], index),
            None => term,
        });
    }
    match (sum, row.1) {
        (Some(sum), 0) => sum,
        (Some(sum), constant) => builder.op("arith.addi", &[sum, builder.index(constant)], index),
        (None, constant) => builder.index(constant),
    }
}
