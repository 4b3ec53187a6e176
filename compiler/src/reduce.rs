// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Making a program smaller that is still interesting.
use crate::{Failure, dialect_registry};
use melior::{
    Context,
    ir::{Attribute, OperationRef, Type, ValueLike, operation::OperationLike},
};
use shale_bridge::{Builder, Limits, Source, guard, ir, types};

/// What can be done to an operation.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Step {
    /// It goes with everything in it, if nothing uses it.
    Erase,
    /// Operands of the same types stand for its results.
    Operand,
    /// Zeros stand for its results.
    Zero,
    /// The operations in its only block stand for it, where the block has no arguments; what the block ends in stands for the results.
    Unwrap,
}

/// The smallest program that it finds which verifies and of which `interesting` says so; the program itself at worst. First half of all
/// operations is tried at once, then ever fewer, until no single one can go.
pub fn reduce(
    program: &[u8],
    name: &str,
    limits: &Limits,
    mut interesting: impl FnMut(&str) -> Result<bool, Failure>,
) -> Result<String, Failure> {
    let context = Context::new_with_registry(&dialect_registry(), false);
    context.set_allow_unregistered_dialects(true);
    let source = Source::new(&context, program, name, limits);
    let module = source.parse().ok_or_else(|| Failure { diagnostics: source.diagnostics() })?;
    let mut best = text_of(module.as_operation());
    drop(module);
    if !interesting(&best)? {
        return Err(Failure::new(format!("{name}: error: program must be interesting to begin with")));
    }
    let mut chunk = count(&context, &best, name, limits).div_ceil(2).max(1);
    loop {
        let mut smaller = false;
        for step in [Step::Erase, Step::Unwrap, Step::Operand, Step::Zero] {
            // From the end, so that what becomes unused goes on the way.
            let mut end = count(&context, &best, name, limits);
            while end > 0 {
                let begin = end.saturating_sub(chunk);
                if let Some(candidate) = attempt(&context, &best, name, limits, step, begin..end)
                    && interesting(&candidate)?
                {
                    best = candidate;
                    smaller = true;
                }
                end = begin;
            }
        }
        if chunk > 1 {
            chunk /= 2;
        } else if !smaller {
            return Ok(best);
        }
    }
}

fn text_of(module: OperationRef) -> String {
    ir::printed(module, false, false) + "\n"
}

/// The operations that can go: all but modules and the ends of blocks.
fn candidates<'c, 'a>(module: OperationRef<'c, 'a>) -> Vec<OperationRef<'c, 'a>> {
    let mut all = vec![];
    ir::walk(module, &mut |op| {
        let last = ir::parent_block(op).and_then(|block| ir::operations(block).last().copied());
        let inner = ir::parent(op).is_some_and(|parent| ir::name(parent) != "builtin.module");
        if ir::name(op) != "builtin.module" && !(inner && last.is_some_and(|last| ir::same(last, op))) {
            all.push(op);
        }
    });
    all
}

fn count(context: &Context, text: &str, name: &str, limits: &Limits) -> usize {
    let source = Source::new(context, text.as_bytes(), name, limits);
    source.parse().map_or(0, |module| candidates(module.as_operation()).len())
}

/// The program with a step done to some of its operations; nothing if it is not smaller or does not verify.
fn attempt(
    context: &Context,
    text: &str,
    name: &str,
    limits: &Limits,
    step: Step,
    range: std::ops::Range<usize>,
) -> Option<String> {
    let source = Source::new(context, text.as_bytes(), name, limits);
    let module = source.parse()?;
    let all = candidates(module.as_operation());
    let chosen = all.get(range.start.min(all.len())..range.end.min(all.len()))?;
    let mut changed = false;
    // Inner operations come after outer ones, and users after what they use.
    for op in chosen.iter().rev() {
        changed |= guard::catch(|| apply(context, *op, step)).unwrap_or(false);
    }
    let candidate = changed.then(|| text_of(module.as_operation()))?;
    let done = candidate.len() < text.len() && module.as_operation().verify();
    done.then_some(candidate)
}

fn apply<'c>(context: &'c Context, op: OperationRef<'c, '_>, step: Step) -> bool {
    let results = ir::results(op);
    match step {
        Step::Erase => {}
        Step::Operand => {
            let operands = ir::operands(op);
            for result in &results {
                match operands.iter().find(|operand| operand.r#type() == result.r#type()) {
                    Some(operand) => ir::replace_all_uses(*result, *operand),
                    None => return false,
                }
            }
        }
        Step::Zero => {
            let Some(zeros) = results.iter().map(|result| zero(result.r#type())).collect::<Option<Vec<_>>>() else {
                return false;
            };
            if results.is_empty() || ir::name(op) == "stablehlo.constant" {
                return false;
            }
            for (result, value) in results.iter().zip(zeros) {
                let types = [result.r#type()];
                let constant =
                    Builder::before(context, op).create("stablehlo.constant", &[], &[("value", value)], &types, vec![]);
                ir::replace_all_uses(*result, ir::results(constant)[0]);
            }
        }
        Step::Unwrap => {
            if op.region_count() == 0 || ir::name(op) == "func.func" {
                return false;
            }
            let Some(block) = ir::body(op, 0).filter(|block| ir::arguments(*block).is_empty()) else { return false };
            let mut inner = ir::operations(block);
            let Some(end) = inner.pop() else { return false };
            let values = ir::operands(end);
            let same = values.len() == results.len()
                && values.iter().zip(&results).all(|(value, result)| value.r#type() == result.r#type());
            if !same {
                return false;
            }
            inner.into_iter().for_each(|inner| ir::move_before(inner, op));
            for (result, value) in results.iter().zip(values) {
                ir::replace_all_uses(*result, value);
            }
        }
    }
    let unused = ir::results(op).into_iter().all(|result| ir::uses(result).is_empty());
    if unused {
        ir::erase(op);
    }
    unused
}

/// Zeros of a type of known shape.
fn zero(r#type: Type<'_>) -> Option<Attribute<'_>> {
    if !types::is_tensor(r#type) || ir::shape(r#type).iter().any(|size| *size <= 0) {
        return None;
    }
    let element = ir::element_type(r#type);
    let value = if types::is_integer(element) {
        types::integer_attribute(element, 0)
    } else if types::is_float(element) {
        types::float_attribute(element, 0.0)
    } else {
        return None;
    };
    Some(types::dense_splat(r#type, value))
}
