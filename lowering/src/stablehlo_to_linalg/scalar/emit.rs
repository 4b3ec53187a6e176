// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Short names for the scalar operations of `arith` and `math` on one type.
use crate::storage::Kind;
use melior::ir::{Type, Value, ValueLike};
use shale_bridge::{Builder, types};

/// The two ends of an element type; infinities for floats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NumericLimit {
    Lowest,
    Highest,
}

/// Emits operations on values of one compute type.
#[derive(Clone, Copy)]
pub struct Emit<'b, 'c, 'a> {
    pub at: &'b Builder<'c, 'a>,
    pub r#type: Type<'c>,
    pub kind: Kind,
}

impl<'c, 'a> Emit<'_, 'c, 'a> {
    /// The same place, another type.
    pub fn of(self, r#type: Type<'c>, kind: Kind) -> Self {
        Self { r#type, kind, ..self }
    }
    pub fn is_float(&self) -> bool {
        self.kind == Kind::Float
    }
    pub fn width(&self) -> u32 {
        types::width(self.r#type).unwrap_or(0)
    }
    pub fn i1(&self) -> Type<'c> {
        types::integer(self.at.context, 1)
    }

    pub fn op(&self, name: &str, args: &[Value<'c, 'a>]) -> Value<'c, 'a> {
        self.at.op(name, args, self.r#type)
    }
    pub fn cast(&self, name: &str, value: Value<'c, 'a>, r#type: Type<'c>) -> Value<'c, 'a> {
        if value.r#type() == r#type { value } else { self.at.op(name, &[value], r#type) }
    }
    /// An integer constant: the low bits of `value`.
    pub fn int(&self, value: i64) -> Value<'c, 'a> {
        let width = self.width().clamp(1, 64);
        let value = if width == 1 { value & 1 } else { value << (64 - width) >> (64 - width) };
        self.at.int(self.r#type, value)
    }
    pub fn float(&self, value: f64) -> Value<'c, 'a> {
        self.at.float(self.r#type, value)
    }
    pub fn limit(&self, limit: NumericLimit) -> Value<'c, 'a> {
        let signed_lowest = 1i64 << (self.width().clamp(1, 64) - 1);
        match (self.kind, limit) {
            (Kind::Float, NumericLimit::Lowest) => self.float(f64::NEG_INFINITY),
            (Kind::Float, NumericLimit::Highest) => self.float(f64::INFINITY),
            (Kind::Signed, NumericLimit::Lowest) => self.int(signed_lowest),
            (Kind::Signed, NumericLimit::Highest) => self.int(signed_lowest.wrapping_sub(1)),
            (_, NumericLimit::Lowest) => self.int(0),
            (_, NumericLimit::Highest) => self.int(-1),
        }
    }
    /// `arith.cmpf` or `arith.cmpi` by its predicate's name.
    pub fn compare(&self, predicate: &str, a: Value<'c, 'a>, b: Value<'c, 'a>) -> Value<'c, 'a> {
        const FLOAT: [&str; 16] = [
            "false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une", "uno",
            "true",
        ];
        const INT: [&str; 10] = ["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"];
        let (name, table) = if self.is_float() { ("arith.cmpf", &FLOAT[..]) } else { ("arith.cmpi", &INT[..]) };
        let number =
            table.iter().position(|&p| p == predicate).unwrap_or_else(|| panic!("predicate '{predicate}' of {name}"));
        self.at.op_with(
            name,
            &[a, b],
            &[("predicate", types::i64_attribute(self.at.context, number as i64))],
            self.i1(),
        )
    }
    pub fn select(&self, condition: Value<'c, 'a>, a: Value<'c, 'a>, b: Value<'c, 'a>) -> Value<'c, 'a> {
        self.at.op("arith.select", &[condition, a, b], a.r#type())
    }
    pub fn both(&self, a: Value<'c, 'a>, b: Value<'c, 'a>) -> Value<'c, 'a> {
        self.at.op("arith.andi", &[a, b], a.r#type())
    }
    pub fn either(&self, a: Value<'c, 'a>, b: Value<'c, 'a>) -> Value<'c, 'a> {
        self.at.op("arith.ori", &[a, b], a.r#type())
    }
    pub fn add(&self, a: Value<'c, 'a>, b: Value<'c, 'a>) -> Value<'c, 'a> {
        self.op(if self.is_float() { "arith.addf" } else { "arith.addi" }, &[a, b])
    }
    pub fn sub(&self, a: Value<'c, 'a>, b: Value<'c, 'a>) -> Value<'c, 'a> {
        self.op(if self.is_float() { "arith.subf" } else { "arith.subi" }, &[a, b])
    }
    pub fn mul(&self, a: Value<'c, 'a>, b: Value<'c, 'a>) -> Value<'c, 'a> {
        self.op(if self.is_float() { "arith.mulf" } else { "arith.muli" }, &[a, b])
    }
    pub fn div(&self, a: Value<'c, 'a>, b: Value<'c, 'a>) -> Value<'c, 'a> {
        self.op("arith.divf", &[a, b])
    }
    pub fn neg(&self, a: Value<'c, 'a>) -> Value<'c, 'a> {
        if self.is_float() { self.op("arith.negf", &[a]) } else { self.sub(self.int(0), a) }
    }
    pub fn abs(&self, a: Value<'c, 'a>) -> Value<'c, 'a> {
        if self.is_float() { self.op("math.absf", &[a]) } else { self.op("arith.maxsi", &[a, self.neg(a)]) }
    }
    /// Computes 16-bit floats in f32 and rounds once; other types as they are.
    pub fn wide(
        &self,
        args: &[Value<'c, 'a>],
        body: impl FnOnce(&Emit<'_, 'c, 'a>, &[Value<'c, 'a>]) -> Option<Value<'c, 'a>>,
    ) -> Option<Value<'c, 'a>> {
        if !self.is_float() || self.width() != 16 {
            return body(self, args);
        }
        let f32 = types::f32(self.at.context);
        let args: Vec<_> = args.iter().map(|&v| self.cast("arith.extf", v, f32)).collect();
        let value = body(&self.of(f32, Kind::Float), &args)?;
        Some(if value.r#type() == f32 { self.cast("arith.truncf", value, self.r#type) } else { value })
    }
}
