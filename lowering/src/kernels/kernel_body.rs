// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! The body of a kernel while operations of the host program are copied into it.
use super::{
    outline::{destination_operand, has_tensor_result, is_chained, reads_destination, splat},
    parts,
    structured::{self, base, is_view},
};
use melior::ir::{BlockRef, OperationRef, Type, Value, ValueLike, block::BlockArgument, operation::OperationLike};
use shale_bridge::{
    Builder, Emitted,
    edit::{clone_with, key, op_key},
    ir, types,
};
use std::collections::{HashMap, HashSet};

/// A kernel under construction.
pub struct Kernel<'c, 'a, 'p> {
    pub builder: Builder<'c, 'a>,
    /// The arguments to write to.
    pub outs: Vec<Value<'c, 'a>>,
    /// For each of `outs`, the tensor of the host function that it starts with, if its contents matter.
    pub updated: Vec<Option<Value<'c, 'a>>>,
    /// What the host function passes, each the next argument before `outs`.
    pub captured: Vec<Value<'c, 'a>>,
    /// Operations of the host function, by `op_key`, that are computed where their results are inserted.
    pub parts: &'p HashSet<usize>,
    /// Types of the arguments after `outs`.
    pub scratch: Vec<Type<'c>>,
    /// Values of the host function by their counterparts here.
    pub values: HashMap<usize, Value<'c, 'a>>,
}

impl<'c: 'a, 'a> Kernel<'c, 'a, '_> {
    /// The counterpart of a value of the host function.
    pub fn value(&mut self, value: Value<'c, 'a>) -> Value<'c, 'a> {
        if let Some(known) = self.values.get(&key(value)) {
            return *known;
        }
        if !types::is_tensor(value.r#type()) && ir::definition(value).is_none_or(|op| op.region_count() > 0) {
            // A scalar that only the host program knows is handed over in memory.
            let tensor = self.value(in_memory(&self.builder, value));
            let scalar = self.builder.op("tensor.extract", &[tensor], value.r#type());
            self.values.insert(key(value), scalar);
            return scalar;
        }
        if let Some(op) = ir::definition(value) {
            if !has_tensor_result(op) || splat(op).is_some() || ir::name(op) == "tensor.extract_slice" {
                let copy = self.clone_op(op, &[]);
                for (old, new) in ir::results(op).into_iter().zip(ir::results(copy)) {
                    self.values.insert(key(old), new);
                }
                return self.values[&key(value)];
            }
            if ir::definition(base(value)).is_some_and(|part| self.parts.contains(&op_key(part))) {
                // The vectors' phase writes to where it is inserted.
                let place = (!is_view(op)).then(|| (op.operand_count() - 1, self.builder.empty(value.r#type())));
                let copy = self.clone_op(op, &place.into_iter().collect::<Vec<_>>());
                if !is_view(op) {
                    ir::set_attribute(copy, parts::PART, types::unit(self.builder.context));
                }
                let copy = ir::results(copy)[0];
                self.values.insert(key(value), copy);
                return copy;
            }
            if ir::name(op) == "tensor.empty" {
                self.scratch.push(value.r#type());
                let argument = ir::add_argument(self.builder.block(), value.r#type(), self.builder.location);
                self.values.insert(key(value), argument);
                return argument;
            }
        }
        let position = 2 + self.captured.len();
        let argument = ir::insert_argument(self.builder.block(), position, value.r#type(), self.builder.location);
        self.captured.push(value);
        self.values.insert(key(value), argument);
        argument
    }

    /// Copies an operation with everything it refers to; the given operands are replaced.
    pub fn clone_op(&mut self, op: OperationRef<'c, 'a>, places: &[(usize, Value<'c, 'a>)]) -> OperationRef<'c, 'a> {
        let mut inside = HashSet::new();
        let mut outside: Vec<Value<'c, 'a>> = vec![];
        ir::walk(op, &mut |inner| {
            inside.extend(ir::results(inner).into_iter().map(key));
            for region in inner.regions() {
                for block in ir::blocks(region) {
                    inside.extend(ir::arguments(block).into_iter().map(key));
                }
            }
        });
        ir::walk(op, &mut |inner| {
            for (i, operand) in ir::operands(inner).into_iter().enumerate() {
                let place = ir::same(inner, op) && places.iter().any(|(at, _)| *at == i);
                if !place && !inside.contains(&key(operand)) {
                    outside.push(operand);
                }
            }
        });
        let needed: HashMap<usize, Value> = outside.into_iter().map(|value| (key(value), self.value(value))).collect();
        let copy = self.builder.insert(clone_with(op, &needed));
        for (i, place) in places {
            ir::set_operand(copy, *i, *place);
        }
        copy
    }

    /// A tensor of this kernel in the place of `out` that holds what `value` does, if `read`.
    pub fn destination(&mut self, value: Value<'c, 'a>, out: Value<'c, 'a>, read: bool) -> Value<'c, 'a> {
        let b = self.builder;
        if !read {
            return out;
        }
        match ir::definition(value) {
            Some(op) if ir::name(op) == "tensor.empty" => out,
            Some(op) if ir::name(op) == "linalg.fill" => {
                let scalar = self.value(ir::operands(op)[0]);
                b.fill(scalar, out)
            }
            Some(op) if is_chained(op) => {
                let place = self.destination(ir::operands(op)[1], out, true);
                ir::results(self.clone_op(op, &[(1, place)]))[0]
            }
            definition => match definition.and_then(splat) {
                Some(element) => b.fill(b.constant(element, ir::element_type(out.r#type())), out),
                None if self.updates(value, out) => out,
                None => {
                    let source = self.value(value);
                    super::copy(&b, source, out)
                }
            },
        }
    }

    /// Whether `out` starts with the contents of `value`.
    fn updates(&self, value: Value<'c, 'a>, out: Value<'c, 'a>) -> bool {
        self.outs.iter().zip(&self.updated).any(|(o, updated)| *o == out && *updated == Some(value))
    }

    /// Copies the computation; gives its results, each in its place.
    pub fn root(&mut self, root: OperationRef<'c, 'a>) -> Result<Vec<Value<'c, 'a>>, Emitted> {
        let results = ir::results(root);
        let outs = self.outs.clone();
        match ir::name(root) {
            "arith.constant" | "linalg.fill" => Ok(vec![self.destination(results[0], outs[0], true)]),
            "tensor.extract_slice" => {
                let copy = self.clone_op(root, &[]);
                Ok(vec![super::copy(&self.builder, ir::results(copy)[0], outs[0])])
            }
            "tensor.from_elements" => {
                let b = self.builder;
                let shape = ir::shape(outs[0].r#type());
                let mut tensor = outs[0];
                for (linear, element) in ir::operands(root).into_iter().enumerate() {
                    let mut rest = linear as i64;
                    let mut indices = vec![0; shape.len()];
                    for d in (0..shape.len()).rev() {
                        indices[d] = rest % shape[d];
                        rest /= shape[d];
                    }
                    let scalar = self.value(element);
                    let indices = indices.into_iter().map(|i| b.index(i));
                    tensor = b.op(
                        "tensor.insert",
                        &[scalar, tensor].into_iter().chain(indices).collect::<Vec<_>>(),
                        tensor.r#type(),
                    );
                }
                Ok(vec![tensor])
            }
            _ => {
                let mut places = vec![];
                let positions: Vec<usize> = delivered(root).into_iter().map(ir::index_of).collect();
                let is_tensor = |i: usize| types::is_tensor(results[i].r#type());
                let place_of = |i: usize| destination_operand(root, i).filter(|_| is_tensor(i));
                for (slot, (&i, out)) in positions.iter().zip(&outs).enumerate() {
                    let Some(operand) = place_of(i) else { continue };
                    let (initial, read) = (ir::operands(root)[operand], reads_destination(root, i));
                    // What is changed in part is changed in place, if the host program can do without the old contents.
                    if read && !structured::is_generic(root) {
                        self.updated[slot] = contents(initial);
                    }
                    places.push((operand, self.destination(initial, *out, read)));
                }
                let copy = self.clone_op(root, &places);
                let b = self.builder;
                let mut values = vec![];
                let copied = ir::results(copy);
                for (&i, out) in positions.iter().zip(&outs) {
                    let value = copied[i];
                    values.push(if !is_tensor(i) {
                        b.op("tensor.insert", &[value, *out], out.r#type())
                    } else if place_of(i).is_some() {
                        value
                    } else {
                        super::copy(&b, value, *out)
                    });
                }
                Ok(values)
            }
        }
    }
}

/// The results that are needed outside: tensors, and scalars that have users.
pub fn delivered<'c, 'a>(root: OperationRef<'c, 'a>) -> Vec<Value<'c, 'a>> {
    let needed = |v: &Value| types::is_tensor(v.r#type()) || !ir::uses(*v).is_empty();
    ir::results(root).into_iter().filter(needed).collect()
}

/// The tensor whose contents a destination starts with, before the insertions and fills that a kernel repeats; none if a kernel
/// makes its contents by itself.
fn contents<'c: 'a, 'a>(value: Value<'c, 'a>) -> Option<Value<'c, 'a>> {
    match ir::definition(value) {
        Some(op) if matches!(ir::name(op), "tensor.empty" | "linalg.fill") || splat(op).is_some() => None,
        Some(op) if is_chained(op) => contents(ir::operands(op)[1]),
        _ => Some(value),
    }
}

/// A tensor of rank 0 of the host program that holds a scalar of it.
fn in_memory<'c, 'a>(b: &Builder<'c, 'a>, scalar: Value<'c, 'a>) -> Value<'c, 'a> {
    let r#type = types::tensor(&[], scalar.r#type());
    let known = ir::uses(scalar).into_iter().map(|(user, _)| user).find(|user| {
        ir::name(*user) == "tensor.from_elements" && ir::results(*user)[0].r#type() == r#type && at_once(*user, scalar)
    });
    if let Some(known) = known {
        return ir::results(known)[0];
    }
    let next = match ir::definition(scalar) {
        Some(op) => following(op),
        None => owner(scalar).and_then(|block| ir::operations(block).first().copied()),
    };
    let at = next.map_or(*b, |next| Builder::before(b.context, next));
    at.op("tensor.from_elements", &[scalar], r#type)
}

/// The block that a value is an argument of.
fn owner<'c, 'a>(value: Value<'c, 'a>) -> Option<BlockRef<'c, 'a>> {
    let argument = BlockArgument::try_from(value).ok()?;
    // SAFETY: the block lives as long as its arguments.
    Some(unsafe { BlockRef::from_raw(argument.owner().to_raw()) })
}

/// Whether an operation stands first in the block of which its operand is an argument.
fn at_once<'c, 'a>(op: OperationRef<'c, 'a>, argument: Value<'c, 'a>) -> bool {
    let Some(block) = owner(argument).filter(|block| ir::parent_block(op) == Some(*block)) else { return false };
    ir::operations(block).into_iter().take_while(|o| ir::name(*o) == "tensor.from_elements").any(|o| ir::same(o, op))
}

/// The operation after another one.
fn following<'c, 'a>(op: OperationRef<'c, 'a>) -> Option<OperationRef<'c, 'a>> {
    let mut all = ir::operations(ir::parent_block(op)?).into_iter().skip_while(|other| !ir::same(*other, op));
    all.nth(1)
}
