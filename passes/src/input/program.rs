// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! `shale-check-program`: what a program may be made of, before anything else looks at it.
use melior::{
    Context,
    ir::{Attribute, OperationRef, Value, operation::OperationLike},
};
use shale_bridge::{
    Diagnostic, Emitted, Options, Pass,
    edit::{dictionary_entries, discardable_attributes, location_name, location_of},
    function, ir, types,
};
use std::collections::HashMap;

/// Refuses operations of other dialects, functions without a body and recursion; drops the attributes by which the phases
/// talk to each other, which must not come from the program; notes in `shale.name` what arguments and results are called.
pub struct CheckProgram;

/// The dialects of programs.
const DIALECTS: &[&str] = &["builtin.", "func.", "stablehlo.", "chlo.", "check.", "sdy."];

/// The most operations of a function after inlining: functions that call others twice double with each level.
const MOST_OPERATIONS: u64 = 1 << 22;

/// What the driver puts on the module before the first phase.
const FROM_DRIVER: &[&str] = &["shale.target", super::ARGUMENT_TYPES];

/// The attribute of an argument or a result of the entry that says what the program calls it.
pub const NAME: &str = "shale.name";

impl Pass for CheckProgram {
    const ARGUMENT: &'static str = "shale-check-program";
    const SUMMARY: &'static str = "Check what a program is made of and drop reserved attributes";
    const ANCHOR: &'static str = "builtin.module";
    type State<'c> = ();

    fn run<'c>(_: &(), context: &'c Context, module: OperationRef<'c, '_>, _: &Options) -> Result<(), Emitted> {
        let mut failure = None;
        ir::walk(module, &mut |op| {
            let name = ir::name(op);
            if !DIALECTS.iter().any(|dialect| name.starts_with(dialect)) {
                // Not on the operation, which the note would print: an unregistered one may hold anything.
                let message = format!("'{name}' must be StableHLO, CHLO or a check");
                failure = Some(Diagnostic::at(op.location(), message).error());
            } else if name == "builtin.module" && !ir::same(op, module) {
                failure = Some(Diagnostic::at(op.location(), "module must not stand in a module").error());
            }
        });
        if let Some(emitted) = failure {
            return Err(emitted);
        }
        let Some(body) = ir::body(module, 0) else { return Ok(()) };
        let functions: Vec<_> = ir::operations(body).into_iter().filter(|op| ir::name(*op) == "func.func").collect();
        check_calls(&functions)?;
        ir::walk(module, &mut |op| {
            for (name, _) in discardable_attributes(op) {
                if name.starts_with("shale.") && !(FROM_DRIVER.contains(&name.as_str()) && ir::same(op, module)) {
                    dropped(op, &name);
                    ir::remove_attribute(op, &name);
                }
            }
        });
        for function in functions {
            name_signature(context, function)?;
        }
        Ok(())
    }
}

fn dropped(op: OperationRef, name: &str) {
    Diagnostic::at(op.location(), format!("attribute '{name}' is reserved for the compiler and was dropped")).warning();
}

/// The function that an operation runs in its place.
fn callee(op: OperationRef) -> Option<String> {
    let attribute = match ir::name(op) {
        "func.call" => "callee",
        "stablehlo.composite" => "decomposition",
        _ => return None,
    };
    ir::attribute(op, attribute).and_then(ir::symbol_reference)
}

/// Every call is of a function with a body, and leads to an end.
fn check_calls(functions: &[OperationRef]) -> Result<(), Emitted> {
    let mut calls: Vec<Vec<(usize, OperationRef)>> = vec![];
    let names: HashMap<String, usize> =
        functions.iter().enumerate().filter_map(|(i, f)| Some((ir::symbol(*f)?, i))).collect();
    let mut failure = None;
    for function in functions {
        let mut own = vec![];
        ir::walk(*function, &mut |op| {
            let Some(name) = callee(op) else { return };
            match names.get(&name) {
                Some(&index) if ir::body(functions[index], 0).is_none() => {
                    let diagnostic =
                        Diagnostic::at(op.location(), format!("called function '@{name}' must have a body"));
                    failure = Some(diagnostic.note(functions[index].location(), "declared here").error());
                }
                Some(&index) => own.push((index, op)),
                None => {
                    let message = format!("called function '@{name}' must be in the module");
                    failure = Some(Diagnostic::at(op.location(), message).error());
                }
            }
        });
        calls.push(own);
    }
    if let Some(emitted) = failure {
        return Err(emitted);
    }
    // Depth first: a call of a function that is still open closes a circle.
    #[derive(Clone, Copy, PartialEq)]
    enum State {
        New,
        Open,
        Done,
    }
    let mut states = vec![State::New; functions.len()];
    // Operations of each function once its calls are inlined.
    let mut sizes = vec![0u64; functions.len()];
    for root in 0..functions.len() {
        let mut stack = if states[root] == State::New { vec![(root, 0)] } else { vec![] };
        while let Some((function, position)) = stack.pop() {
            states[function] = State::Open;
            let Some(&(next, call)) = calls[function].get(position) else {
                states[function] = State::Done;
                let mut own = 0u64;
                ir::walk(functions[function], &mut |_| own += 1);
                sizes[function] =
                    calls[function].iter().fold(own, |sum, (callee, _)| sum.saturating_add(sizes[*callee]));
                if sizes[function] > MOST_OPERATIONS {
                    let message = format!(
                        "function must have at most {MOST_OPERATIONS} operations when its calls are inlined, got {}",
                        sizes[function]
                    );
                    return Err(Diagnostic::at(functions[function].location(), message).error());
                }
                continue;
            };
            stack.push((function, position + 1));
            match states[next] {
                State::New => stack.push((next, 0)),
                State::Open => {
                    let start = stack.iter().position(|(f, _)| *f == next).unwrap_or(0);
                    let circle = stack[start..].iter().map(|(f, _)| *f).chain([next]);
                    let circle: Vec<String> =
                        circle.map(|f| format!("@{}", ir::symbol(functions[f]).unwrap_or_default())).collect();
                    let message = format!("function must not call itself, got {}", circle.join(" -> "));
                    return Err(Diagnostic::at(call.location(), message).error());
                }
                State::Done => {}
            }
        }
    }
    Ok(())
}

/// The dictionary without what is reserved, and with a name if there is one.
fn cleaned<'c>(
    context: &'c Context,
    function: OperationRef<'c, '_>,
    dictionary: Attribute<'c>,
    name: Option<String>,
) -> Attribute<'c> {
    let mut entries = dictionary_entries(dictionary).unwrap_or_default();
    entries.retain(|(key, _)| {
        let keep = !key.starts_with("shale.");
        if !keep {
            dropped(function, key);
        }
        keep
    });
    let mut entries: Vec<(&str, Attribute)> = entries.iter().map(|(key, value)| (key.as_str(), *value)).collect();
    if let Some(name) = &name {
        entries.push((NAME, types::string_attribute(context, name)));
    }
    types::dictionary(context, &entries)
}

fn value_name(value: Value) -> Option<String> {
    location_name(location_of(value)).filter(|name| !name.is_empty())
}

/// What a function calls the argument that it is given a value for: `jax.export` puts a function of its own around programs with dimension
/// variables, whose arguments have no names.
fn parameter_name(value: Value) -> Option<String> {
    let (call, index) = ir::uses(value).into_iter().find(|(user, _)| ir::name(*user) == "func.call")?;
    let name = ir::attribute(call, "callee").and_then(ir::symbol_reference);
    let body = ir::parent_block(ir::parent(call)?)?;
    let callee = ir::operations(body).into_iter().find(|op| ir::symbol(*op) == name && name.is_some())?;
    ir::arguments(ir::body(callee, 0)?).get(index).and_then(|argument| value_name(*argument))
}

/// Arguments are called what their locations say, results what JAX says of them.
fn name_signature<'c>(context: &'c Context, function: OperationRef<'c, '_>) -> Result<(), Emitted> {
    let Some(block) = ir::body(function, 0) else { return Ok(()) };
    let is_entry = ir::symbol(function).is_some_and(|name| name == "main");
    let dictionaries = function::argument_attributes(context, function);
    let cleaned_arguments: Vec<_> = ir::arguments(block)
        .into_iter()
        .zip(dictionaries)
        .map(|(argument, dictionary)| {
            let name = is_entry.then(|| value_name(argument).or_else(|| parameter_name(argument))).flatten();
            cleaned(context, function, dictionary, name)
        })
        .collect();
    if !cleaned_arguments.is_empty() {
        function::set_argument_attributes(context, function, &cleaned_arguments);
    }
    let count = ir::operations(block).last().map_or(0, |end| end.operand_count());
    let mut cleaned_results = vec![];
    for (index, dictionary) in function::result_attributes(context, function, count).into_iter().enumerate() {
        let info = ir::entry(dictionary, "jax.result_info");
        if let Some(other) = info.filter(|info| ir::string(*info).is_none()) {
            let text = format!("jax.result_info of result {index} must be a string, got {other}");
            return Err(Diagnostic::at(function.location(), text).error());
        }
        let name = info.and_then(ir::string).filter(|name| is_entry && !name.is_empty());
        cleaned_results.push(cleaned(context, function, dictionary, name));
    }
    if !cleaned_results.is_empty() {
        function::set_result_attributes(context, function, &cleaned_results);
    }
    Ok(())
}
