// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! The associative operation of a reduction.
use super::{
    lanes::Scope,
    nest::{Body, Nest},
};
use crate::kernels::structured;
use melior::ir::{OperationRef, Type, Value, ValueLike};
use shale_bridge::{Builder, ir, types};

/// How one output of a reduction is computed: `exit(combine(entry(output), value))`, where entry and exit only convert.
pub struct Combiner<'c, 'a> {
    combine: OperationRef<'c, 'a>,
    /// Whether the accumulated value is the left operand.
    left: bool,
    entry: Option<OperationRef<'c, 'a>>,
    exit: Option<OperationRef<'c, 'a>>,
    /// The value of the body that is combined.
    pub value: Value<'c, 'a>,
    /// The type that is combined in.
    pub r#type: Type<'c>,
}

fn is_conversion(op: OperationRef) -> bool {
    matches!(
        ir::name(op),
        "arith.extui"
            | "arith.extsi"
            | "arith.trunci"
            | "arith.extf"
            | "arith.truncf"
            | "shale.decode"
            | "shale.encode"
    )
}

fn is_associative(op: OperationRef) -> bool {
    matches!(
        ir::name(op),
        "arith.addf"
            | "arith.mulf"
            | "arith.maximumf"
            | "arith.minimumf"
            | "arith.maxnumf"
            | "arith.minnumf"
            | "arith.addi"
            | "arith.muli"
            | "arith.andi"
            | "arith.ori"
            | "arith.xori"
            | "arith.maxsi"
            | "arith.minsi"
            | "arith.maxui"
            | "arith.minui"
            | "complex.add"
            | "complex.mul"
    )
}

impl<'c: 'a, 'a> Combiner<'c, 'a> {
    /// The combiner of each output; none if the body has another form.
    pub fn all(nest: &Nest<'c, 'a>) -> Option<Vec<Self>> {
        let Body::Block(body) = nest.body else { return None };
        let (_, results) = structured::body_ops(body);
        let arguments = ir::arguments(body);
        let accumulated = &arguments[nest.inputs.len()..];
        accumulated.iter().zip(results).map(|(argument, result)| Self::of(*argument, result)).collect()
    }

    fn of(argument: Value<'c, 'a>, result: Value<'c, 'a>) -> Option<Self> {
        let mut combine = ir::definition(result)?;
        let mut exit = None;
        if is_conversion(combine) {
            exit = Some(combine);
            combine = ir::definition(ir::operands(combine)[0])?;
        }
        if !is_associative(combine) || ir::uses(ir::results(combine)[0]).len() != 1 {
            return None;
        }
        let uses = ir::uses(argument);
        let [(user, _)] = uses.as_slice() else { return None };
        let (entry, accumulated) =
            if is_conversion(*user) { (Some(*user), ir::results(*user)[0]) } else { (None, argument) };
        let operands = ir::operands(combine);
        let left = operands[0] == accumulated;
        if ir::uses(accumulated).len() != 1 || left == (operands[1] == accumulated) || entry.is_some() != exit.is_some()
        {
            return None;
        }
        let value = operands[left as usize];
        Some(Self { combine, left, entry, exit, value, r#type: value.r#type() })
    }

    /// An operation of the body on other operands, scalars or vectors.
    fn apply(
        &self,
        b: &Builder<'c, 'a>,
        op: OperationRef<'c, 'a>,
        operands: &[Value<'c, 'a>],
        r#type: Type<'c>,
    ) -> Value<'c, 'a> {
        let copy = b.insert(ir::clone(op));
        ir::set_operands(copy, operands);
        let result = ir::results(copy)[0];
        ir::set_type(result, r#type);
        result
    }

    /// Combines two values of equal type, scalars or vectors.
    pub fn combine(&self, b: &Builder<'c, 'a>, accumulated: Value<'c, 'a>, value: Value<'c, 'a>) -> Value<'c, 'a> {
        let operands = if self.left { [accumulated, value] } else { [value, accumulated] };
        self.apply(b, self.combine, &operands, value.r#type())
    }

    /// From the output's element to what is combined.
    pub fn enter(&self, scope: &Scope<'c, 'a>, value: Value<'c, 'a>) -> Value<'c, 'a> {
        match self.entry {
            Some(entry) => self.apply(&scope.b, entry, &[value], scope.r#type(self.r#type)),
            None => value,
        }
    }

    /// From what is combined to the output's element.
    pub fn leave(&self, scope: &Scope<'c, 'a>, value: Value<'c, 'a>) -> Value<'c, 'a> {
        match self.exit {
            Some(exit) => self.apply(&scope.b, exit, &[value], scope.r#type(ir::results(exit)[0].r#type())),
            None => value,
        }
    }

    /// The value that changes nothing, whatever it is combined with, as a scalar or vector; none if there is no such value.
    pub fn identity(&self, b: &Builder<'c, 'a>, r#type: Type<'c>) -> Option<Value<'c, 'a>> {
        let width = types::width(self.r#type).unwrap_or(64);
        let least = if width >= 64 { i64::MIN } else { -(1i64 << (width - 1)) };
        Some(match ir::name(self.combine) {
            // Adding +0 would turn -0 into +0.
            "arith.addf" => b.float(r#type, -0.0),
            "arith.mulf" => b.float(r#type, 1.0),
            "arith.maximumf" => b.float(r#type, f64::NEG_INFINITY),
            "arith.minimumf" => b.float(r#type, f64::INFINITY),
            "arith.maxnumf" | "arith.minnumf" => b.float(r#type, f64::NAN),
            "arith.addi" | "arith.ori" | "arith.xori" | "arith.maxui" => b.int(r#type, 0),
            "arith.muli" => b.int(r#type, 1),
            "arith.andi" | "arith.minui" => b.int(r#type, -1),
            "arith.maxsi" => b.int(r#type, least),
            "arith.minsi" => b.int(r#type, !least),
            _ => return None,
        })
    }
}
