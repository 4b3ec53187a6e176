// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Values of a body for several consecutive iterations at once, and how they are computed.
use super::nest::{Body, Nest, Operand, Source};
use crate::kernels::structured;
use melior::ir::{OperationRef, Type, Value, ValueLike, operation::OperationLike};
use shale_bridge::{
    Builder,
    edit::{clone_with, key},
    ir, types,
};
use std::collections::HashMap;

/// A value in each lane.
#[derive(Clone, Copy)]
pub enum Lanes<'c, 'a> {
    /// The same scalar in all.
    Uniform(Value<'c, 'a>),
    /// An integer or index plus a multiple of the lane's number.
    Step(Value<'c, 'a>, i64),
    /// A vector.
    Vector(Value<'c, 'a>),
}
use Lanes::*;

/// A place in a loop nest: the loops entered so far and the values of the body known there.
#[derive(Clone)]
pub struct Scope<'c, 'a> {
    pub b: Builder<'c, 'a>,
    /// Lanes of a vector; 1 for scalar code.
    pub width: i64,
    /// Which lanes are active; all without it.
    pub mask: Option<Value<'c, 'a>>,
    /// The loops' positions; none for those not entered.
    pub point: Vec<Option<Lanes<'c, 'a>>>,
    /// Which tile this is, of the loop before the vector loop.
    pub tile: Option<Value<'c, 'a>>,
    /// The loop whose successor, of so few iterations, lies in the lanes with it, and its first position.
    pub interleaved: Option<(usize, i64, Value<'c, 'a>)>,
    /// Inputs that have been loaded already, by number.
    presets: HashMap<usize, Lanes<'c, 'a>>,
    values: HashMap<usize, Lanes<'c, 'a>>,
}

impl<'c: 'a, 'a> Scope<'c, 'a> {
    pub fn new(b: &Builder<'c, 'a>, nest: &Nest<'c, 'a>, width: i64) -> Self {
        Self {
            b: *b,
            width,
            mask: None,
            point: vec![None; nest.bounds.len()],
            tile: None,
            interleaved: None,
            presets: HashMap::new(),
            values: HashMap::new(),
        }
    }

    /// The same place seen from an inner block.
    pub fn inside(&self, b: &Builder<'c, 'a>) -> Self {
        Self { b: *b, ..self.clone() }
    }

    pub fn at(mut self, position: usize, lanes: Lanes<'c, 'a>) -> Self {
        self.point[position] = Some(lanes);
        self
    }

    pub fn preset(mut self, input: usize, value: Lanes<'c, 'a>) -> Self {
        self.presets.insert(input, value);
        self
    }

    pub fn masked(mut self, mask: Option<Value<'c, 'a>>) -> Self {
        self.mask = mask;
        self
    }

    fn index(&self) -> Type<'c> {
        types::index(self.b.context)
    }

    /// The type of a vector of `element`, or `element` itself in scalar code.
    pub fn r#type(&self, element: Type<'c>) -> Type<'c> {
        if self.width == 1 { element } else { types::vector(&[self.width], element) }
    }

    /// A vector of the lanes; in scalar code, the scalar.
    pub fn vector(&self, lanes: Lanes<'c, 'a>) -> Value<'c, 'a> {
        match lanes {
            Vector(value) => value,
            Uniform(value) if self.width == 1 => value,
            Step(value, _) if self.width == 1 => value,
            Uniform(value) => self.b.op("vector.broadcast", &[value], self.r#type(value.r#type())),
            Step(value, step) => {
                let r#type = self.r#type(value.r#type());
                let base = self.b.op("vector.broadcast", &[value], r#type);
                let mut numbers = self.b.op("vector.step", &[], self.r#type(self.index()));
                if !types::is_index(value.r#type()) {
                    numbers = self.b.op("arith.index_cast", &[numbers], r#type);
                }
                if step != 1 {
                    numbers = self.b.op("arith.muli", &[numbers, self.b.int(r#type, step)], r#type);
                }
                self.b.op("arith.addi", &[base, numbers], r#type)
            }
        }
    }

    pub fn add(&self, x: Lanes<'c, 'a>, y: Lanes<'c, 'a>) -> Lanes<'c, 'a> {
        let scalar = |a: Value<'c, 'a>, b: Value<'c, 'a>| self.b.op("arith.addi", &[a, b], a.r#type());
        match (x, y) {
            (Uniform(a), Uniform(b)) => Uniform(scalar(a, b)),
            (Step(a, s), Uniform(b)) | (Uniform(b), Step(a, s)) => Step(scalar(a, b), s),
            (Step(a, s), Step(b, t)) => Step(scalar(a, b), s + t),
            _ => {
                let (a, b) = (self.vector(x), self.vector(y));
                Vector(self.b.op("arith.addi", &[a, b], a.r#type()))
            }
        }
    }

    pub fn scale(&self, x: Lanes<'c, 'a>, factor: i64) -> Lanes<'c, 'a> {
        let scaled = |a: Value<'c, 'a>| self.b.op("arith.muli", &[a, self.b.int(a.r#type(), factor)], a.r#type());
        match x {
            x if factor == 1 => x,
            Uniform(a) => Uniform(scaled(a)),
            Step(a, s) => Step(scaled(a), s * factor),
            Vector(a) => Vector(scaled(a)),
        }
    }

    /// A position along a dimension of an operand in elements of its memory.
    fn scale_along(&self, x: Lanes<'c, 'a>, operand: &Operand<'c, 'a>, d: usize) -> Lanes<'c, 'a> {
        let Some(scale) = operand.scale(d) else { return self.scale(x, operand.strides[d]) };
        match x {
            Uniform(a) => Uniform(self.b.op("arith.muli", &[a, scale], a.r#type())),
            x => {
                let (a, scale) = (self.vector(x), self.vector(Uniform(scale)));
                let scaled = self.b.op("arith.muli", &[a, scale], a.r#type());
                if self.width == 1 { Uniform(scaled) } else { Vector(scaled) }
            }
        }
    }

    /// The flat position of an operand's element; none before all loops that matter are entered.
    pub fn address(&self, operand: &Operand<'c, 'a>) -> Option<Lanes<'c, 'a>> {
        let mut sum: Option<Lanes> = operand.start.map(Uniform);
        for (d, position) in self.point.iter().enumerate().filter(|(d, _)| operand.strides[*d] != 0) {
            let term = match self.interleaved {
                Some((outer, count, first)) if d == outer => {
                    debug_assert_eq!(operand.strides[d], count);
                    let Uniform(start) = self.scale(Uniform(first), count) else { return None };
                    Step(start, 1)
                }
                Some((outer, ..)) if d == outer + 1 => continue,
                _ => self.scale_along((*position)?, operand, d),
            };
            sum = Some(match sum {
                Some(sum) => self.add(sum, term),
                None => term,
            });
        }
        Some(match sum {
            Some(sum) if operand.offset == 0 => sum,
            Some(sum) => self.add(sum, Uniform(self.b.index(operand.offset))),
            None => Uniform(self.b.index(operand.offset)),
        })
    }

    /// Whether all loops that an operand depends on are entered.
    fn has_address(&self, operand: &Operand) -> bool {
        operand.strides.iter().zip(&self.point).all(|(stride, position)| *stride == 0 || position.is_some())
    }

    /// Whether all lanes of a group of interleaved ones have the same element of an operand, which has one for each lane.
    fn repeats(&self, operand: &Operand) -> bool {
        self.interleaved.is_some_and(|(outer, ..)| operand.strides[outer] != 0 && operand.strides[outer + 1] == 0)
    }

    /// The place in which the loop after `outer`, of `count` iterations, lies in the lanes with it: lane l is iteration l mod `count`.
    /// The lanes so far are those of `outer`.
    pub fn interleave(&self, outer: usize, count: i64) -> Self {
        let Some(Step(first, _)) = self.point[outer] else { return self.clone() };
        let (b, width) = (self.b, self.width * count);
        let mut inner = self.clone();
        inner.width = width;
        inner.interleaved = Some((outer, count, first));
        let pattern = |of: &dyn Fn(i64) -> i64| (0..width).map(of).collect::<Vec<i64>>();
        inner.mask = self.mask.map(|mask| {
            let lanes = types::i64_array(b.context, &pattern(&|lane| lane / count));
            let all = inner.r#type(types::integer(b.context, 1));
            b.op_with("vector.shuffle", &[mask, mask], &[("mask", lanes)], all)
        });
        let numbers = b.op("vector.step", &[], inner.r#type(self.index()));
        let count = b.int(inner.r#type(self.index()), count);
        let group = b.op("arith.divui", &[numbers, count], numbers.r#type());
        let within = b.op("arith.remui", &[numbers, count], numbers.r#type());
        inner.point[outer] = Some(inner.add(Uniform(first), Vector(group)));
        inner.point[outer + 1] = Some(Vector(within));
        inner
    }

    fn all(&self) -> Value<'c, 'a> {
        let mask = self.r#type(types::integer(self.b.context, 1));
        self.b.int(mask, 1)
    }

    /// Elements of a flat tensor; inactive lanes are zero.
    pub fn load(&self, flat: Value<'c, 'a>, address: Lanes<'c, 'a>) -> Lanes<'c, 'a> {
        let element = ir::element_type(flat.r#type());
        let b = &self.b;
        match address {
            Uniform(at) | Step(at, 0) => Uniform(b.op("tensor.extract", &[flat, at], element)),
            Step(at, _) if self.width == 1 => Uniform(b.op("tensor.extract", &[flat, at], element)),
            Step(at, 1) => {
                let operands: Vec<Value> = [flat, at, b.zero(element)].into_iter().chain(self.mask).collect();
                let segments = [1, 1, 1, self.mask.is_some() as i32];
                Vector(b.op_with("vector.transfer_read", &operands, &transfer(b, &segments), self.r#type(element)))
            }
            _ => {
                let (base, offsets) = match address {
                    Step(at, step) => (at, self.vector(Step(b.index(0), step))),
                    _ => (b.index(0), self.vector(address)),
                };
                let mask = self.mask.unwrap_or_else(|| self.all());
                let r#type = self.r#type(element);
                Vector(b.op("vector.gather", &[flat, base, offsets, mask, b.zero(r#type)], r#type))
            }
        }
    }

    /// Writes elements to a flat tensor and gives the new one. The address must be consecutive, or the code scalar.
    pub fn store(&self, value: Lanes<'c, 'a>, flat: Value<'c, 'a>, address: Lanes<'c, 'a>) -> Value<'c, 'a> {
        let b = &self.b;
        match address {
            Uniform(at) | Step(at, _) if self.width == 1 => {
                b.op("tensor.insert", &[self.vector(value), flat, at], flat.r#type())
            }
            Step(at, 1) => {
                let operands: Vec<Value> = [self.vector(value), flat, at].into_iter().chain(self.mask).collect();
                let segments = [1, 1, 1, self.mask.is_some() as i32];
                b.op_with("vector.transfer_write", &operands, &transfer(b, &segments), flat.r#type())
            }
            _ => panic!("vectors are stored to consecutive elements only"),
        }
    }

    /// An operand's elements.
    pub fn operand(&self, operand: &Operand<'c, 'a>) -> Option<Lanes<'c, 'a>> {
        match operand.source {
            Source::Scalar(value) => Some(Uniform(value)),
            Source::Memory(flat) if self.repeats(operand) && self.has_address(operand) => {
                // The groups, and the element of each for all its lanes.
                let (_, count, _) = self.interleaved?;
                let own = operand.offset.rem_euclid(count);
                let address = self.add(self.address(operand)?, Uniform(self.b.index(-own)));
                let groups = self.vector(self.load(flat, address));
                let mask: Vec<i64> = (0..self.width).map(|lane| lane / count * count + own).collect();
                let mask = types::i64_array(self.b.context, &mask);
                let all = self.b.op_with("vector.shuffle", &[groups, groups], &[("mask", mask)], groups.r#type());
                Some(Vector(all))
            }
            Source::Memory(flat) => {
                self.has_address(operand).then(|| self.address(operand).map(|at| self.load(flat, at)))?
            }
        }
    }

    fn input(&self, nest: &Nest<'c, 'a>, input: usize) -> Option<Lanes<'c, 'a>> {
        self.presets.get(&input).copied().or_else(|| self.operand(&nest.inputs[input]))
    }

    /// What a value of the body or from outside is here; none while it is not known.
    pub fn value(&self, nest: &Nest<'c, 'a>, value: Value<'c, 'a>) -> Option<Lanes<'c, 'a>> {
        if let Some(known) = self.values.get(&key(value)) {
            return Some(*known);
        }
        let Body::Block(body) = nest.body else { return Some(Uniform(value)) };
        let inside = match ir::definition(value) {
            Some(op) => ir::parent_block(op) == Some(body),
            None => ir::arguments(body).contains(&value),
        };
        (!inside).then_some(Uniform(value))
    }

    /// Computes whatever of the body can be computed here: before all loops are entered, what does not depend on them.
    /// `outputs` are the destinations' elements, once they are known, of those that the body reads.
    pub fn evaluate(&mut self, nest: &Nest<'c, 'a>, outputs: Option<&[Option<Lanes<'c, 'a>>]>) {
        let Body::Block(body) = nest.body else { return };
        let arguments = ir::arguments(body);
        for (i, argument) in arguments[..nest.inputs.len()].iter().enumerate() {
            if !self.values.contains_key(&key(*argument))
                && !ir::uses(*argument).is_empty()
                && let Some(value) = self.input(nest, i)
            {
                self.values.insert(key(*argument), value);
            }
        }
        for (argument, value) in arguments[nest.inputs.len()..].iter().zip(outputs.unwrap_or_default()) {
            if let Some(value) = value {
                self.values.insert(key(*argument), *value);
            }
        }
        for op in structured::body_ops(body).0 {
            if ir::results(op).iter().all(|v| !self.values.contains_key(&key(*v))) {
                self.operation(nest, op);
            }
        }
    }

    fn operation(&mut self, nest: &Nest<'c, 'a>, op: OperationRef<'c, 'a>) {
        let results = ir::results(op);
        let name = ir::name(op);
        if name == "linalg.index" {
            let dimension = ir::attribute(op, "dim").and_then(ir::integer).unwrap_or(0) as usize;
            let position = match nest.loops[dimension] {
                Some(position) => self.point[position],
                None => Some(Uniform(self.b.index(0))),
            };
            if let Some(position) = position {
                self.values.insert(key(results[0]), position);
            }
            return;
        }
        if op.region_count() > 0 {
            return self.with_regions(nest, op);
        }
        let Some(operands) = ir::operands(op).into_iter().map(|v| self.value(nest, v)).collect::<Option<Vec<_>>>()
        else {
            return;
        };
        let special = match name {
            "tensor.extract" => self.extract(nest, op, &operands),
            "arith.addi" => match (operands[0], operands[1]) {
                (Step(..), Uniform(_) | Step(..)) | (Uniform(_), Step(..)) => Some(self.add(operands[0], operands[1])),
                _ => None,
            },
            "arith.muli" => match (operands[0], operands[1]) {
                (step @ Step(..), Uniform(factor)) | (Uniform(factor), step @ Step(..)) => {
                    constant(factor).map(|factor| self.scale(step, factor))
                }
                _ => None,
            },
            // Only from index, which does not wrap, to an integer, where wrapping agrees with adding lanes.
            "arith.index_cast" => match operands[0] {
                Step(value, step) if types::is_index(value.r#type()) => {
                    Some(Step(self.b.op(name, &[value], results[0].r#type()), step))
                }
                _ => None,
            },
            _ => None,
        };
        if let Some(value) = special {
            self.values.insert(key(results[0]), value);
            return;
        }
        let uniform = operands.iter().all(|lanes| matches!(lanes, Uniform(_)));
        // Operands come first: they may need operations of their own.
        let values: Vec<Value> = operands
            .into_iter()
            .map(|lanes| match lanes {
                Uniform(value) if uniform => value,
                lanes => self.vector(lanes),
            })
            .collect();
        let copy = self.b.insert(ir::clone(op));
        ir::set_operands(copy, &values);
        for (old, new) in results.into_iter().zip(ir::results(copy)) {
            if uniform || self.width == 1 {
                self.values.insert(key(old), Uniform(new));
            } else {
                ir::set_type(new, self.r#type(new.r#type()));
                self.values.insert(key(old), Vector(new));
            }
        }
    }

    /// An element that the body picks itself.
    fn extract(
        &self,
        nest: &Nest<'c, 'a>,
        op: OperationRef<'c, 'a>,
        operands: &[Lanes<'c, 'a>],
    ) -> Option<Lanes<'c, 'a>> {
        let tensor = ir::operands(op)[0];
        let whole = nest.flats.get(&key(tensor))?;
        let Source::Memory(flat) = whole.source else { return None };
        let mut address: Option<Lanes> = None;
        for (d, index) in operands[1..].iter().enumerate() {
            let term = self.scale_along(*index, whole, d);
            address = Some(match address {
                Some(sum) => self.add(sum, term),
                None => term,
            });
        }
        Some(self.load(flat, address.unwrap_or_else(|| Uniform(self.b.index(0)))))
    }

    /// Copies an operation with regions, in scalar code, once everything it uses is known.
    fn with_regions(&mut self, nest: &Nest<'c, 'a>, op: OperationRef<'c, 'a>) {
        let Body::Block(body) = nest.body else { return };
        let mut known = HashMap::new();
        let mut complete = true;
        ir::walk(op, &mut |inner| {
            for operand in ir::operands(inner) {
                let of_body = match ir::definition(operand) {
                    Some(definition) => ir::parent_block(definition) == Some(body),
                    None => ir::arguments(body).contains(&operand),
                };
                if of_body {
                    match self.values.get(&key(operand)) {
                        Some(lanes) => {
                            known.insert(key(operand), self.vector(*lanes));
                        }
                        None => complete = false,
                    }
                }
            }
        });
        if !complete {
            return;
        }
        let copy = self.b.insert(clone_with(op, &known));
        for (old, new) in ir::results(op).into_iter().zip(ir::results(copy)) {
            self.values.insert(key(old), Uniform(new));
        }
    }

    /// What the body yields, once evaluated.
    pub fn yielded(&self, nest: &Nest<'c, 'a>) -> Vec<Lanes<'c, 'a>> {
        match nest.body {
            Body::Copy => vec![self.input(nest, 0).expect("all loops are entered")],
            Body::Fill(scalar) => vec![Uniform(scalar)],
            Body::Block(body) => {
                let known = |v| self.value(nest, v).expect("all loops are entered");
                structured::body_ops(body).1.into_iter().map(known).collect()
            }
        }
    }
}

/// The value of an integer constant.
fn constant(value: Value) -> Option<i64> {
    let op = ir::definition(value).filter(|op| ir::name(*op) == "arith.constant")?;
    ir::attribute(op, "value").and_then(ir::integer)
}

/// Attributes of a transfer between a vector and consecutive elements of a flat tensor.
fn transfer<'c>(b: &Builder<'c, '_>, segments: &[i32]) -> [(&'static str, melior::ir::Attribute<'c>); 3] {
    [
        ("in_bounds", types::array(b.context, &[types::integer_attribute(types::integer(b.context, 1), 1)])),
        ("permutation_map", b.map(1, &[b.dim(0)])),
        ("operandSegmentSizes", types::i32_array(b.context, segments)),
    ]
}
