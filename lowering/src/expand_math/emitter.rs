// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Expansions of `shale-math` as operations of `arith` and `math`.
use super::with_element;
use melior::ir::{Type, Value, ValueLike};
use shale_bridge::{Builder, types};
use shale_math::{FloatPredicate, IntPredicate, Width, builder::Builder as MathBuilder};
use std::cell::Cell;

/// Emits scalars, or vectors of the shape of `like`.
pub struct Emitter<'c, 'a> {
    /// Moves into a branch while that is filled.
    place: Cell<Builder<'c, 'a>>,
    like: Type<'c>,
}

impl<'c, 'a> Emitter<'c, 'a> {
    pub fn new(b: Builder<'c, 'a>, like: Type<'c>) -> Self {
        Self { place: Cell::new(b), like }
    }

    fn b(&self) -> Builder<'c, 'a> {
        self.place.get()
    }

    fn float(&self, width: Width) -> Type<'c> {
        let context = self.b().context;
        with_element(
            self.like,
            match width {
                Width::W32 => types::f32(context),
                Width::W64 => types::f64(context),
            },
        )
    }

    fn int(&self, width: Width) -> Type<'c> {
        with_element(
            self.like,
            types::integer(
                self.b().context,
                match width {
                    Width::W32 => 32,
                    Width::W64 => 64,
                },
            ),
        )
    }

    fn same(&self, name: &str, operands: &[Value<'c, 'a>]) -> Value<'c, 'a> {
        self.b().op(name, operands, operands[0].r#type())
    }

    fn compare(&self, name: &str, predicate: i64, a: Value<'c, 'a>, b: Value<'c, 'a>) -> Value<'c, 'a> {
        let context = self.b().context;
        let result = with_element(self.like, types::integer(context, 1));
        self.b().op_with(name, &[a, b], &[("predicate", types::i64_attribute(context, predicate))], result)
    }
}

macro_rules! elementwise {
    ($($name:ident($($operand:ident),*) = $op:literal;)*) => {
        $(fn $name(&self, $($operand: Self::Value),*) -> Self::Value { self.same($op, &[$($operand),*]) })*
    };
}

impl<'c, 'a> MathBuilder for Emitter<'c, 'a> {
    type Value = Value<'c, 'a>;

    fn float_constant(&self, width: Width, value: f64) -> Self::Value {
        self.b().float(self.float(width), value)
    }

    fn int_constant(&self, width: Width, value: i64) -> Self::Value {
        // MLIR wants a value that fits.
        let value = if width == Width::W32 { i64::from(value as i32) } else { value };
        self.b().int(self.int(width), value)
    }

    elementwise! {
        add_float(a, b) = "arith.addf";
        subtract_float(a, b) = "arith.subf";
        multiply_float(a, b) = "arith.mulf";
        divide_float(a, b) = "arith.divf";
        fused_multiply_add(a, b, c) = "math.fma";
        square_root(a) = "math.sqrt";
        negate_float(a) = "arith.negf";
        absolute(a) = "math.absf";
        copy_sign(magnitude, sign) = "math.copysign";
        add_int(a, b) = "arith.addi";
        subtract_int(a, b) = "arith.subi";
        multiply_int(a, b) = "arith.muli";
        and(a, b) = "arith.andi";
        or(a, b) = "arith.ori";
        exclusive_or(a, b) = "arith.xori";
        shift_left(a, b) = "arith.shli";
        shift_right_logical(a, b) = "arith.shrui";
        shift_right_arithmetic(a, b) = "arith.shrsi";
    }

    fn compare_float(&self, predicate: FloatPredicate, a: Self::Value, b: Self::Value) -> Self::Value {
        let number = match predicate {
            FloatPredicate::Equal => 1,
            FloatPredicate::Greater => 2,
            FloatPredicate::GreaterEqual => 3,
            FloatPredicate::Less => 4,
            FloatPredicate::LessEqual => 5,
            FloatPredicate::NotEqual => 13,
            FloatPredicate::Unordered => 14,
        };
        self.compare("arith.cmpf", number, a, b)
    }

    fn compare_int(&self, predicate: IntPredicate, a: Self::Value, b: Self::Value) -> Self::Value {
        let number = match predicate {
            IntPredicate::Equal => 0,
            IntPredicate::NotEqual => 1,
            IntPredicate::SignedLess => 2,
            IntPredicate::SignedGreater => 4,
            IntPredicate::UnsignedLess => 6,
            IntPredicate::UnsignedGreater => 8,
        };
        self.compare("arith.cmpi", number, a, b)
    }

    fn select(&self, condition: Self::Value, a: Self::Value, b: Self::Value) -> Self::Value {
        self.b().op("arith.select", &[condition, a, b], a.r#type())
    }
    fn float_to_bits(&self, width: Width, a: Self::Value) -> Self::Value {
        self.b().op("arith.bitcast", &[a], self.int(width))
    }
    fn bits_to_float(&self, width: Width, a: Self::Value) -> Self::Value {
        self.b().op("arith.bitcast", &[a], self.float(width))
    }
    fn extend_float(&self, a: Self::Value) -> Self::Value {
        self.b().op("arith.extf", &[a], self.float(Width::W64))
    }
    fn truncate_float(&self, a: Self::Value) -> Self::Value {
        self.b().op("arith.truncf", &[a], self.float(Width::W32))
    }
    fn extend_int_unsigned(&self, a: Self::Value) -> Self::Value {
        self.b().op("arith.extui", &[a], self.int(Width::W64))
    }
    fn extend_int_signed(&self, a: Self::Value) -> Self::Value {
        self.b().op("arith.extsi", &[a], self.int(Width::W64))
    }
    fn truncate_int(&self, a: Self::Value) -> Self::Value {
        self.b().op("arith.trunci", &[a], self.int(Width::W32))
    }
    fn signed_to_float(&self, width: Width, a: Self::Value) -> Self::Value {
        self.b().op("arith.sitofp", &[a], self.float(width))
    }

    /// A branch that is taken when any lane needs it.
    fn rarely<const N: usize>(
        &self,
        condition: Self::Value,
        common: [Self::Value; N],
        rare: impl FnOnce() -> [Self::Value; N],
    ) -> [Self::Value; N] {
        let outer = self.b();
        let i1 = types::integer(outer.context, 1);
        let rank = shale_bridge::ir::shape(self.like).len();
        let any = match rank {
            0 => condition,
            _ => {
                let all: i64 = shale_bridge::ir::shape(self.like).iter().product();
                let flat = types::vector(&[all], i1);
                let flat = if rank == 1 { condition } else { outer.op("vector.shape_cast", &[condition], flat) };
                let kind =
                    types::parse_attribute(outer.context, "#vector.kind<or>").expect("kind of a vector reduction");
                outer.op_with("vector.reduction", &[flat], &[("kind", kind)], i1)
            }
        };
        let results: Vec<_> = common.iter().map(|v| v.r#type()).collect();
        let values = outer.scf_if(
            any,
            &results,
            |inner| {
                self.place.set(*inner);
                let rare = rare();
                let chosen =
                    rare.iter().zip(&common).map(|(rare, common)| self.select(condition, *rare, *common)).collect();
                self.place.set(outer);
                chosen
            },
            |_| common.to_vec(),
        );
        let mut results = common;
        results.copy_from_slice(&values);
        results
    }

    /// A loop.
    fn repeat<const N: usize>(
        &self,
        count: usize,
        initial: [Self::Value; N],
        body: impl Fn([Self::Value; N]) -> [Self::Value; N],
    ) -> [Self::Value; N] {
        let outer = self.b();
        let bounds = (outer.index(0), outer.index(count as i64), outer.index(1));
        let values = outer.scf_for(bounds, &initial, |inner, _, carried| {
            self.place.set(*inner);
            let mut state = initial;
            state.copy_from_slice(carried);
            let next = body(state).to_vec();
            self.place.set(outer);
            next
        });
        let mut results = initial;
        results.copy_from_slice(&values);
        results
    }
}
