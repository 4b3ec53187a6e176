// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! `shale-split-complex`: arithmetic on complex tensors becomes arithmetic on their real and imaginary parts.
//!
//! Every complex value but the arguments and results of functions, and of what the runtime computes (custom calls, transforms,
//! solvers), is replaced by two tensors of floats, so that no later phase knows complex numbers beside `stablehlo.real` and
//! `stablehlo.imag` of arguments and such results, and `stablehlo.complex` where a function returns or an operand needs one.
mod arithmetic;
mod bits;
mod constant;
mod functions;
mod inverse;
mod lexicographic;
mod regions;

use melior::{
    Context,
    ir::{Attribute, BlockRef, OperationRef, Type, Value, ValueLike, operation::OperationLike},
};
use shale_bridge::{
    Builder, Diagnostic, Emitted, Options, Pass,
    edit::{self, key},
    ir, types,
};
use std::collections::HashMap;

pub struct SplitComplex;

impl Pass for SplitComplex {
    const ARGUMENT: &'static str = "shale-split-complex";
    const SUMMARY: &'static str = "Rewrite arithmetic on complex tensors as arithmetic on their parts";
    const ANCHOR: &'static str = "builtin.module";
    type State<'c> = ();

    fn run<'c>(_: &(), context: &'c Context, module: OperationRef<'c, '_>, _: &Options) -> Result<(), Emitted> {
        let Some(body) = ir::body(module, 0) else { return Ok(()) };
        for function in ir::operations(body) {
            if ir::name(function) != "func.func" || !has_complex(function) {
                continue;
            }
            let Some(block) = ir::body(function, 0) else { continue };
            let mut split = Split { context, pairs: HashMap::new() };
            split.arguments(block, function);
            split.block(block)?;
        }
        Ok(())
    }
}

/// Whether an operation or one inside it has a complex operand, result or block argument.
fn has_complex(op: OperationRef) -> bool {
    let mut found = false;
    ir::walk(op, &mut |op| {
        found |= op.operands().chain(ir::results(op)).any(is_complex);
        for region in op.regions() {
            for block in ir::blocks(region) {
                found |= ir::arguments(block).into_iter().any(is_complex);
            }
        }
    });
    found
}

fn is_complex(value: Value) -> bool {
    types::is_complex(ir::element_type(value.r#type()))
}

/// The real and the imaginary part of a value.
type Pair<'c, 'a> = (Value<'c, 'a>, Value<'c, 'a>);

/// Which part.
#[derive(Clone, Copy, PartialEq)]
enum Part {
    Real,
    Imaginary,
}

struct Split<'c, 'a> {
    context: &'c Context,
    /// The parts of complex values, by [`key`].
    pairs: HashMap<usize, Pair<'c, 'a>>,
}

/// The type of the parts of a complex tensor; other types stay.
fn part_type<'c>(r#type: Type<'c>) -> Type<'c> {
    let element = ir::element_type(r#type);
    match types::complex_part(element) {
        Some(part) => types::tensor(&ir::shape(r#type), part),
        None => r#type,
    }
}

/// Operations that act on each part as they act on a float.
const COMPONENTWISE: &[&str] = &[
    "stablehlo.add",
    "stablehlo.subtract",
    "stablehlo.negate",
    "stablehlo.transpose",
    "stablehlo.reshape",
    "stablehlo.broadcast_in_dim",
    "stablehlo.slice",
    "stablehlo.reverse",
    "stablehlo.dynamic_slice",
    "stablehlo.dynamic_update_slice",
    "stablehlo.gather",
    "stablehlo.concatenate",
    "stablehlo.pad",
    "stablehlo.select",
    "stablehlo.optimization_barrier",
];

/// Operations that are linear in each of their two operands.
const BILINEAR: &[&str] = &["stablehlo.multiply", "stablehlo.dot_general", "stablehlo.dot", "stablehlo.convolution"];

/// Operations that take and give any number of values, which pass through their regions.
const VARIADIC: &[&str] = &[
    "stablehlo.while",
    "stablehlo.if",
    "stablehlo.case",
    "stablehlo.reduce",
    "stablehlo.reduce_window",
    "stablehlo.sort",
    "stablehlo.scatter",
    "stablehlo.map",
];

/// Operations that others compute, on complex numbers as they are.
const OPAQUE: &[&str] = &["stablehlo.custom_call", "stablehlo.fft", "stablehlo.cholesky", "stablehlo.triangular_solve"];

impl<'c, 'a> Split<'c, 'a> {
    /// The parts of a function's arguments.
    fn arguments(&mut self, block: BlockRef<'c, 'a>, function: OperationRef<'c, 'a>) {
        let Some(first) = ir::operations(block).first().copied() else { return };
        let at = Builder::before(self.context, first).with_location(function.location());
        for argument in ir::arguments(block) {
            if is_complex(argument) {
                let part = part_type(argument.r#type());
                let pair = (at.op("stablehlo.real", &[argument], part), at.op("stablehlo.imag", &[argument], part));
                self.pairs.insert(key(argument), pair);
            }
        }
    }

    /// The parts of a complex value.
    fn parts_of(&self, value: Value<'c, 'a>) -> Option<Pair<'c, 'a>> {
        is_complex(value).then(|| self.pairs.get(&key(value)).copied()).flatten()
    }

    /// The parts of a complex operand; a rule that wants one refuses an operation with another.
    fn pair(&self, op: OperationRef<'c, 'a>, value: Value<'c, 'a>) -> Result<Pair<'c, 'a>, Emitted> {
        self.parts_of(value).ok_or_else(|| unsupported(op))
    }

    /// A part of a complex value; other values stay.
    fn part(&self, value: Value<'c, 'a>, part: Part) -> Value<'c, 'a> {
        match (self.parts_of(value), part) {
            (Some(pair), Part::Real) => pair.0,
            (Some(pair), Part::Imaginary) => pair.1,
            (None, _) => value,
        }
    }

    /// Complex values as two, others as they are.
    fn flat(&self, values: &[Value<'c, 'a>]) -> Vec<Value<'c, 'a>> {
        values.iter().flat_map(|v| self.parts_of(*v).map_or(vec![*v], |(re, im)| vec![re, im])).collect()
    }

    fn block(&mut self, block: BlockRef<'c, 'a>) -> Result<(), Emitted> {
        let mut done = vec![];
        // Operations made meanwhile are not among these.
        for op in ir::operations(block) {
            let name = ir::name(op);
            if name == "stablehlo.real" || name == "stablehlo.imag" {
                let operand = ir::operands(op)[0];
                // Those of function arguments stay.
                let of_argument = ir::definition(operand).is_none()
                    && self.parts_of(operand).is_some_and(|pair| {
                        [pair.0, pair.1].iter().any(|v| ir::definition(*v).is_some_and(|def| ir::same(def, op)))
                    });
                if of_argument {
                    continue;
                }
            }
            if !op.operands().chain(ir::results(op)).any(is_complex) {
                if op.region_count() > 0 && has_complex(op) {
                    for region in op.regions() {
                        for inner in ir::blocks(region) {
                            self.block(inner)?;
                        }
                    }
                }
                continue;
            }
            if name == "func.return" {
                self.function_results(op);
                continue;
            }
            if name == "stablehlo.return" {
                ir::set_operands(op, &self.flat(&ir::operands(op)));
                continue;
            }
            self.operation(op)?;
            done.push(op);
        }
        for op in done.into_iter().rev() {
            // What is made next may have the addresses of what is gone.
            for result in ir::results(op) {
                self.pairs.remove(&key(result));
            }
            ir::erase(op);
        }
        Ok(())
    }

    /// Complex numbers are made where a function returns them.
    fn function_results(&self, end: OperationRef<'c, 'a>) {
        let at = Builder::before(self.context, end);
        for (index, value) in ir::operands(end).into_iter().enumerate() {
            if let Some((re, im)) = self.parts_of(value) {
                ir::set_operand(end, index, at.op("stablehlo.complex", &[re, im], value.r#type()));
            }
        }
    }

    /// Rewrites an operation, which the caller erases.
    fn operation(&mut self, op: OperationRef<'c, 'a>) -> Result<(), Emitted> {
        let name = ir::name(op);
        let at = Builder::before(self.context, op);
        let componentwise = COMPONENTWISE.contains(&name) || self.is_componentwise_region(op);
        if componentwise {
            let re = self.twin(&at, op, Part::Real);
            let im = self.twin(&at, op, Part::Imaginary);
            for ((old, re), im) in ir::results(op).into_iter().zip(re).zip(im) {
                if is_complex(old) {
                    self.pairs.insert(key(old), (re, im));
                } else {
                    ir::replace_all_uses(old, re);
                }
            }
            return Ok(());
        }
        if VARIADIC.contains(&name) {
            return self.variadic(&at, op);
        }
        if OPAQUE.contains(&name) {
            self.opaque(&at, op);
            return Ok(());
        }
        let operands = ir::operands(op);
        let results = ir::results(op);
        let [result] = results[..] else { return Err(unsupported(op)) };
        if BILINEAR.contains(&name) {
            let parts = |a: Part, b: Part| {
                let values = [self.part(operands[0], a), self.part(operands[1], b)];
                self.clone(&at, op, &values, &[part_type(result.r#type())])[0]
            };
            use Part::*;
            let (ac, bd, ad, bc) =
                (parts(Real, Real), parts(Imaginary, Imaginary), parts(Real, Imaginary), parts(Imaginary, Real));
            let part = part_type(result.r#type());
            let pair = (at.op("stablehlo.subtract", &[ac, bd], part), at.op("stablehlo.add", &[ad, bc], part));
            self.pairs.insert(key(result), pair);
            return Ok(());
        }
        match name {
            "stablehlo.complex" => {
                self.pairs.insert(key(result), (operands[0], operands[1]));
            }
            "stablehlo.real" => ir::replace_all_uses(result, self.pair(op, operands[0])?.0),
            "stablehlo.imag" => ir::replace_all_uses(result, self.pair(op, operands[0])?.1),
            "stablehlo.constant" => {
                let pair = constant::split(&at, op)?;
                self.pairs.insert(key(result), pair);
            }
            "stablehlo.convert" => {
                let to = part_type(result.r#type());
                let convert = |value: Value<'c, 'a>| {
                    if value.r#type() == to { value } else { at.op("stablehlo.convert", &[value], to) }
                };
                match (is_complex(operands[0]), is_complex(result)) {
                    (true, true) => {
                        let (re, im) = self.pair(op, operands[0])?;
                        self.pairs.insert(key(result), (convert(re), convert(im)));
                    }
                    (true, false) => ir::replace_all_uses(result, convert(self.pair(op, operands[0])?.0)),
                    _ => {
                        let zero = arithmetic::Parts::new(at, to).constant(0.0);
                        self.pairs.insert(key(result), (convert(operands[0]), zero));
                    }
                }
            }
            // The indices are real.
            "stablehlo.iota" => {
                let part = part_type(result.r#type());
                let re = self.clone(&at, op, &[], &[part])[0];
                self.pairs.insert(key(result), (re, arithmetic::Parts::new(at, part).constant(0.0)));
            }
            "stablehlo.bitcast_convert" => {
                let pair = self.pair(op, operands[0])?;
                let Some(pair) = bits::convert(&at, pair, part_type(result.r#type())) else {
                    return Err(unsupported(op));
                };
                self.pairs.insert(key(result), pair);
            }
            "stablehlo.compare" => {
                let (a, b) = (self.pair(op, operands[0])?, self.pair(op, operands[1])?);
                let compare = |x, y| self.clone(&at, op, &[x, y], &[result.r#type()])[0];
                let (re, im) = (compare(a.0, b.0), compare(a.1, b.1));
                let combine = if is_not_equal(op) { "stablehlo.or" } else { "stablehlo.and" };
                ir::replace_all_uses(result, at.op(combine, &[re, im], result.r#type()));
            }
            "stablehlo.abs" => {
                let (re, im) = self.pair(op, operands[0])?;
                ir::replace_all_uses(result, functions::abs(&arithmetic::Parts::new(at, re.r#type()), re, im));
            }
            _ => {
                let pairs: Vec<Pair> = operands.iter().map(|v| self.pair(op, *v)).collect::<Result<_, _>>()?;
                let parts = arithmetic::Parts::new(at, part_type(result.r#type()));
                let Some(pair) = functions::function(name, &parts, &pairs) else { return Err(unsupported(op)) };
                self.pairs.insert(key(result), pair);
            }
        }
        Ok(())
    }

    /// The operation on complex numbers made of parts, and the parts of its results.
    fn opaque(&mut self, at: &Builder<'c, 'a>, op: OperationRef<'c, 'a>) {
        let source = |value: Value<'c, 'a>, name: &str| {
            ir::definition(value).filter(|op| ir::name(*op) == name).map(|op| ir::operands(op)[0])
        };
        let whole = |value: Value<'c, 'a>| match self.parts_of(value) {
            Some((re, im)) => match (source(re, "stablehlo.real"), source(im, "stablehlo.imag")) {
                (Some(one), Some(other)) if one == other => one,
                _ => at.op("stablehlo.complex", &[re, im], value.r#type()),
            },
            None => value,
        };
        let operands: Vec<Value> = ir::operands(op).into_iter().map(whole).collect();
        let types: Vec<Type> = ir::results(op).iter().map(|v| v.r#type()).collect();
        for (old, new) in ir::results(op).into_iter().zip(self.clone(at, op, &operands, &types)) {
            if is_complex(old) {
                let part = part_type(old.r#type());
                let pair = (at.op("stablehlo.real", &[new], part), at.op("stablehlo.imag", &[new], part));
                self.pairs.insert(key(old), pair);
            } else {
                ir::replace_all_uses(old, new);
            }
        }
    }

    /// The operation on other operands, of other result types, with its attributes and without its regions.
    fn clone(
        &self,
        at: &Builder<'c, 'a>,
        op: OperationRef<'c, 'a>,
        operands: &[Value<'c, 'a>],
        results: &[Type<'c>],
    ) -> Vec<Value<'c, 'a>> {
        ir::results(self.rebuild(at, op, operands, results, vec![]))
    }

    fn rebuild(
        &self,
        at: &Builder<'c, 'a>,
        op: OperationRef<'c, 'a>,
        operands: &[Value<'c, 'a>],
        results: &[Type<'c>],
        regions: Vec<melior::ir::Region<'c>>,
    ) -> OperationRef<'c, 'a> {
        let attributes = edit::all_attributes(op);
        let attributes: Vec<(&str, Attribute)> = attributes.iter().map(|(n, a)| (n.as_str(), *a)).collect();
        at.create(ir::name(op), operands, &attributes, results, regions)
    }

    /// The operation on one of the parts.
    fn twin(&self, at: &Builder<'c, 'a>, op: OperationRef<'c, 'a>, part: Part) -> Vec<Value<'c, 'a>> {
        let copy = at.insert(ir::clone(op));
        for (index, operand) in ir::operands(op).into_iter().enumerate() {
            ir::set_operand(copy, index, self.part(operand, part));
        }
        ir::walk(copy, &mut |inner| {
            for result in ir::results(inner) {
                ir::set_type(result, part_type(result.r#type()));
            }
            for region in inner.regions() {
                for block in ir::blocks(region) {
                    for argument in ir::arguments(block) {
                        ir::set_type(argument, part_type(argument.r#type()));
                    }
                }
            }
        });
        ir::results(copy)
    }
}

fn is_not_equal(op: OperationRef) -> bool {
    ir::attribute(op, "comparison_direction").is_some_and(|direction| direction.to_string().contains("NE"))
}

fn unsupported(op: OperationRef) -> Emitted {
    Diagnostic::on(op, format!("has no lowering for {}", ir::signature(op))).error()
}

/// A new block argument at a position.
fn argument_at<'c, 'a>(context: &'c Context, block: BlockRef<'c, 'a>, index: usize, r#type: Type<'c>) -> Value<'c, 'a> {
    ir::insert_argument(block, index, r#type, melior::ir::Location::unknown(context))
}
