// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Sizes that are known only when the program runs: `index` values, and what must hold of them.
pub use crate::stablehlo_to_linalg::loops::{add as addi, sub as subi};
use crate::stablehlo_to_linalg::{Site, generic::extract, scalar, shape};
use crate::storage;
use melior::ir::{AttributeLike, BlockRef, OperationRef, Type, Value, ValueLike, block::BlockArgument};
use shale_bridge::{Builder, Emitted, edit::key, ir, types};
use std::collections::HashMap;

/// Operations between a size and what it is computed from; where there are more, it is read from memory.
const MOST_DEPTH: usize = 128;

/// Elements of tensors of the program that the host program has computed, by tensor and position.
#[derive(Default)]
pub struct Known<'c, 'a> {
    values: HashMap<(usize, i64), Value<'c, 'a>>,
    depth: usize,
}

/// `arith.cmpi` predicates by their numbers.
pub const EQUAL: i64 = 0;
pub const LESS: i64 = 2;
pub const AT_MOST: i64 = 3;
pub const AT_LEAST: i64 = 5;

/// The size of a dimension of a lowered tensor: that of the place it is computed in, where this is known.
pub fn size<'c: 'a, 'a>(at: &Builder<'c, 'a>, tensor: Value<'c, 'a>, dim: usize) -> Value<'c, 'a> {
    let known = ir::shape(tensor.r#type())[dim];
    if known >= 0 {
        return at.index(known);
    }
    let Some(op) = ir::definition(tensor) else { return size_of_argument(at, tensor, dim) };
    let operands = ir::operands(op);
    // The operand of a dynamic size in a list in which static ones have none.
    let listed = |shape: &[i64], first: usize| operands[first + shape[..dim].iter().filter(|s| **s < 0).count()];
    match ir::name(op) {
        "tensor.empty" => listed(&ir::shape(tensor.r#type()), 0),
        "tensor.expand_shape" => listed(&ir::shape(tensor.r#type()), 1),
        "linalg.generic" | "linalg.fill" | "shale.dispatch" => {
            let place = operands[operands.len() - ir::results(op).len() + ir::index_of(tensor)];
            size(at, place, dim)
        }
        "tensor.cast" => size(at, operands[0], dim),
        "tensor.collapse_shape" => {
            let groups = ir::attribute(op, "reassociation").and_then(ir::elements).unwrap_or_default();
            let group = groups.get(dim).copied().and_then(ir::elements).unwrap_or_default();
            let sizes: Vec<Value> =
                group.into_iter().filter_map(ir::integer).map(|d| size(at, operands[0], d as usize)).collect();
            product(at, &sizes)
        }
        _ => at.op("tensor.dim", &[tensor, at.index(dim as i64)], types::index(at.context)),
    }
}

/// All sizes of a lowered tensor.
pub fn sizes<'c: 'a, 'a>(at: &Builder<'c, 'a>, tensor: Value<'c, 'a>) -> Vec<Value<'c, 'a>> {
    (0..ir::shape(tensor.r#type()).len()).map(|d| size(at, tensor, d)).collect()
}

/// `tensor.dim` at the beginning of the block of an argument, once for each dimension.
fn size_of_argument<'c: 'a, 'a>(at: &Builder<'c, 'a>, tensor: Value<'c, 'a>, dim: usize) -> Value<'c, 'a> {
    let index = types::index(at.context);
    let Some(block) = BlockArgument::try_from(tensor).ok().map(|argument| {
        // SAFETY: the block lives as long as its arguments.
        unsafe { BlockRef::from_raw(argument.owner().to_raw()) }
    }) else {
        return at.op("tensor.dim", &[tensor, at.index(dim as i64)], index);
    };
    let operations = ir::operations(block);
    let known = ir::uses(tensor).into_iter().map(|(user, _)| user).find(|user| {
        ir::name(*user) == "tensor.dim"
            && ir::parent_block(*user) == Some(block)
            && constant(ir::operands(*user)[1]) == Some(dim as i64)
            && operations.iter().take_while(|op| is_size(**op)).any(|op| ir::same(*op, *user))
    });
    if let Some(known) = known {
        return ir::results(known)[0];
    }
    let first = match operations.first() {
        Some(first) => Builder::before(at.context, *first).with_location(at.location),
        None => Builder::at_end(at.context, at.location, block),
    };
    first.op("tensor.dim", &[tensor, first.index(dim as i64)], index)
}

/// Whether an operation is one of those at the beginning of a block that give the sizes of its arguments.
fn is_size(op: OperationRef) -> bool {
    matches!(ir::name(op), "tensor.dim" | "arith.constant")
}

/// The value of an integer or index constant.
pub fn constant(value: Value) -> Option<i64> {
    let op = ir::definition(value).filter(|op| ir::name(*op) == "arith.constant")?;
    ir::attribute(op, "value").and_then(ir::integer)
}

/// A value before conversions between integer types that do not change it. That a size is an i32 where it is converted to one has
/// been asserted (`get_dimension_size`).
fn unconverted<'c: 'a, 'a>(mut value: Value<'c, 'a>) -> Value<'c, 'a> {
    let keeps = |op: &OperationRef<'c, 'a>| match ir::name(*op) {
        "arith.extsi" => true,
        "arith.index_cast" => types::width(ir::results(*op)[0].r#type()).is_none_or(|width| width >= 32),
        _ => false,
    };
    while let Some(op) = ir::definition(value).filter(keeps) {
        value = ir::operands(op)[0];
    }
    value
}

/// Whether two integers are equal whatever the program's inputs are: they are computed alike.
pub fn same<'c: 'a, 'a>(a: Value<'c, 'a>, b: Value<'c, 'a>) -> bool {
    alike(a, b, 12)
}

fn alike<'c: 'a, 'a>(a: Value<'c, 'a>, b: Value<'c, 'a>, depth: usize) -> bool {
    let (a, b) = (unconverted(a), unconverted(b));
    if a == b {
        return true;
    }
    if let (Some(x), Some(y)) = (constant(a), constant(b)) {
        return x == y;
    }
    let (Some(x), Some(y)) = (ir::definition(a), ir::definition(b)) else { return false };
    let pure = ir::name(x).starts_with("arith.") || ir::name(x) == "tensor.dim";
    let attributes = |op: OperationRef<'c, 'a>| -> Vec<(String, usize)> {
        let all = shale_bridge::edit::all_attributes(op);
        all.into_iter().map(|(name, value)| (name, value.to_raw().ptr as usize)).collect()
    };
    let (p, q) = (ir::operands(x), ir::operands(y));
    depth > 0
        && pure
        && ir::name(x) == ir::name(y)
        && ir::index_of(a) == ir::index_of(b)
        && p.len() == q.len()
        && attributes(x) == attributes(y)
        && p.into_iter().zip(q).all(|(p, q)| p == q || !types::is_tensor(p.r#type()) && alike(p, q, depth - 1))
}

/// The factors of a product: what constants among them make, and the others.
fn factors<'c: 'a, 'a>(value: Value<'c, 'a>, known: &mut i128, others: &mut Vec<Value<'c, 'a>>) {
    let value = unconverted(value);
    if let Some(constant) = constant(value) {
        *known = known.saturating_mul(i128::from(constant));
        return;
    }
    // Products of integers of the program may wrap around; those of indices are sizes of tensors.
    let exact = |op: &OperationRef| ir::name(*op) == "arith.muli" && types::is_index(ir::results(*op)[0].r#type());
    match ir::definition(value).filter(exact) {
        Some(op) => ir::operands(op).into_iter().for_each(|factor| factors(factor, known, others)),
        None => others.push(value),
    }
}

/// Whether two products are equal whatever the program's inputs are.
pub fn same_product<'c: 'a, 'a>(a: &[Value<'c, 'a>], b: &[Value<'c, 'a>]) -> bool {
    let all = |list: &[Value<'c, 'a>]| {
        let (mut known, mut others) = (1, vec![]);
        list.iter().for_each(|value| factors(*value, &mut known, &mut others));
        (known, others)
    };
    let ((known, factors), (other, mut left)) = (all(a), all(b));
    known == other
        && factors.len() == left.len()
        && factors.into_iter().all(|factor| match left.iter().position(|other| same(*other, factor)) {
            Some(position) => {
                left.swap_remove(position);
                true
            }
            None => false,
        })
}

/// The product of sizes that a tensor has: it does not overflow.
pub fn product<'c: 'a, 'a>(at: &Builder<'c, 'a>, sizes: &[Value<'c, 'a>]) -> Value<'c, 'a> {
    let (mut known, mut product) = (1i64, None);
    for &size in sizes {
        match (constant(size), product) {
            (Some(constant), _) => known = known.saturating_mul(constant),
            (None, None) => product = Some(size),
            (None, Some(before)) => product = Some(muli(at, before, size)),
        }
    }
    match product {
        None => at.index(known),
        Some(product) if known == 1 => product,
        Some(product) => muli(at, product, at.index(known)),
    }
}

pub fn muli<'c, 'a>(at: &Builder<'c, 'a>, a: Value<'c, 'a>, b: Value<'c, 'a>) -> Value<'c, 'a> {
    at.op("arith.muli", &[a, b], a.r#type())
}
/// `arith.cmpi`.
pub fn compare<'c, 'a>(at: &Builder<'c, 'a>, predicate: i64, a: Value<'c, 'a>, b: Value<'c, 'a>) -> Value<'c, 'a> {
    let attribute = [("predicate", types::i64_attribute(at.context, predicate))];
    at.op_with("arith.cmpi", &[a, b], &attribute, types::integer(at.context, 1))
}

/// `tensor.empty` of a type with these sizes, those of static dimensions among them.
pub fn empty<'c: 'a, 'a>(at: &Builder<'c, 'a>, r#type: Type<'c>, sizes: &[Value<'c, 'a>]) -> Value<'c, 'a> {
    let dynamic = ir::shape(r#type).into_iter().zip(sizes).filter(|(known, _)| *known < 0).map(|(_, size)| *size);
    at.op("tensor.empty", &dynamic.collect::<Vec<_>>(), r#type)
}

impl<'c: 'a, 'a> Site<'c, 'a> {
    /// What follows may rely on the condition.
    pub fn assert(&self, condition: Value<'c, 'a>, message: &str, values: &[Value<'c, 'a>]) {
        let name = ir::name(self.op);
        let text = types::string_attribute(self.at.context, &format!("'{name}' {message}"));
        let operands = [&[condition], values].concat();
        self.at.create("shale.assert", &operands, &[("message", text)], &[], vec![]);
    }

    /// Sizes must be equal; `what` says of what.
    ///
    /// # Errors
    /// When they never are.
    pub fn assert_equal(&self, a: Value<'c, 'a>, b: Value<'c, 'a>, what: &str) -> Result<(), Emitted> {
        if same(a, b) {
            return Ok(());
        }
        if let (Some(a), Some(b)) = (constant(a), constant(b)) {
            return Err(self.error(format!("{what} must be equal, got {a} and {b}")));
        }
        self.assert(compare(&self.at, EQUAL, a, b), &format!("{what} must be equal, got {{0}} and {{1}}"), &[a, b]);
        Ok(())
    }

    /// The elements of operand `index`, a list of sizes, as indices.
    pub fn list(&self, index: usize) -> Result<Vec<Value<'c, 'a>>, Emitted> {
        let old = ir::operands(self.op)[index];
        let shape = ir::shape(old.r#type());
        if shape.iter().any(|&size| size < 0) {
            return Err(self.unsupported());
        }
        let mut known = Known::default();
        let element = ir::element_type(old.r#type());
        let elements = (0..shape.iter().product::<i64>()).map(|k| {
            let value = self.element_of(old, k, &mut known)?;
            Ok(to_index(&self.at, value, element))
        });
        elements.collect()
    }

    /// An element of a tensor of integers of the program, at a position in row-major order, computed by the host program where the
    /// program computes it from sizes and from few elements.
    pub fn element_of(
        &self,
        old: Value<'c, '_>,
        position: i64,
        known: &mut Known<'c, 'a>,
    ) -> Result<Value<'c, 'a>, Emitted> {
        if let Some(value) = known.values.get(&(key(old), position)) {
            return Ok(*value);
        }
        known.depth += 1;
        let computed = if known.depth <= MOST_DEPTH { self.computed(old, position, known) } else { Ok(None) };
        known.depth -= 1;
        let value = match computed? {
            Some(value) => value,
            None => self.read(old, position)?,
        };
        known.values.insert((key(old), position), value);
        Ok(value)
    }

    fn computed(
        &self,
        old: Value<'c, '_>,
        position: i64,
        known: &mut Known<'c, 'a>,
    ) -> Result<Option<Value<'c, 'a>>, Emitted> {
        let (at, element) = (&self.at, ir::element_type(old.r#type()));
        let Some(op) = ir::definition(old).filter(|_| types::is_integer(element)) else { return Ok(None) };
        let operands = ir::operands(op);
        let count =
            |value: &Value| ir::shape(value.r#type()).iter().fold(1i64, |n, &size| n.saturating_mul(size.max(0)));
        let compute = storage::compute_type(at.context, element).ok_or_else(|| self.unsupported())?;
        Ok(match ir::name(op) {
            "stablehlo.constant" => ir::attribute(op, "value")
                .and_then(shale_dialects::stablehlo::integers)
                .and_then(|all| all.get(position as usize).copied())
                .map(|value| at.int(compute, value)),
            "stablehlo.get_dimension_size" => {
                let dim = crate::stablehlo_to_linalg::attributes::integer(op, "dimension")?;
                let Some(tensor) = self.lowering.value(operands[0]) else { return Ok(None) };
                Some(self.as_i32(size(at, tensor, dim as usize)))
            }
            "stablehlo.reshape" | "stablehlo.dynamic_reshape" if count(&operands[0]) == count(&old) => {
                Some(self.element_of(operands[0], position, known)?)
            }
            "stablehlo.broadcast_in_dim" | "stablehlo.dynamic_broadcast_in_dim" if count(&operands[0]) == 1 => {
                Some(self.element_of(operands[0], 0, known)?)
            }
            "stablehlo.slice" if ir::shape(old.r#type()).len() == 1 && ir::shape(operands[0].r#type())[0] >= 0 => {
                let list = |name| crate::stablehlo_to_linalg::attributes::integers(op, name);
                let place = list("start_indices")?[0] + position * list("strides")?[0];
                Some(self.element_of(operands[0], place, known)?)
            }
            "stablehlo.concatenate" if ir::shape(old.r#type()).len() == 1 => {
                let mut place = position;
                for part in operands {
                    let count = ir::shape(part.r#type())[0];
                    if count < 0 {
                        return Ok(None);
                    }
                    if place < count {
                        return Ok(Some(self.element_of(part, place, known)?));
                    }
                    place -= count;
                }
                None
            }
            name if scalar::NAMES.contains(&name)
                && operands.iter().all(|v| types::is_integer(ir::element_type(v.r#type())))
                && ir::shape(old.r#type()).iter().all(|&size| size >= 0) =>
            {
                let place = |v: &Value<'c, '_>| if ir::shape(v.r#type()).is_empty() { 0 } else { position };
                let mut arguments = vec![];
                for operand in &operands {
                    arguments.push(self.element_of(*operand, place(operand), known)?);
                }
                Some(scalar::emit(at, op, &arguments)?)
            }
            _ => None,
        })
    }

    /// A size as the i32 that `get_dimension_size` gives.
    pub fn as_i32(&self, size: Value<'c, 'a>) -> Value<'c, 'a> {
        let at = &self.at;
        let most = i64::from(i32::MAX);
        if constant(size).is_none_or(|size| size > most) {
            let fits = compare(at, AT_MOST, size, at.index(most));
            self.assert(fits, "size must be an i32, got {0}", &[size]);
        }
        at.op("arith.index_cast", &[size], types::integer(at.context, 32))
    }

    /// An element that is in memory.
    fn read(&self, old: Value<'c, '_>, position: i64) -> Result<Value<'c, 'a>, Emitted> {
        let at = &self.at;
        let tensor = self.lowering.value(old).ok_or_else(|| self.unsupported())?;
        let element = ir::element_type(old.r#type());
        let count: i64 = ir::shape(tensor.r#type()).iter().product();
        let flat = shape::reshape(at, tensor, &[count]);
        let one = shape::sliced(at, flat, &[position], &[1], &[1])?;
        let single = shape::reshape(at, one, &[]);
        Ok(storage::load(at, extract(at, single, &[]), element))
    }
}

/// An integer of the program as an index.
pub fn to_index<'c, 'a>(at: &Builder<'c, 'a>, value: Value<'c, 'a>, element: Type<'c>) -> Value<'c, 'a> {
    let unsigned = matches!(storage::kind(element), Some(storage::Kind::Unsigned | storage::Kind::Bool));
    let cast = if unsigned { "arith.index_castui" } else { "arith.index_cast" };
    at.op(cast, &[value], types::index(at.context))
}
