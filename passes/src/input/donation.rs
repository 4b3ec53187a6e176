// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! `shale-assign-donations`: which result takes the memory of which argument.
//!
//! JAX names the result itself (`tf.aliasing_output = i`), or leaves the choice to the compiler (`jax.buffer_donor = true`). Both
//! become the attribute `shale.donation = k` of the argument and of the result, which later passes move along with them.
use melior::{
    Context,
    ir::{Attribute, OperationRef, ValueLike, operation::OperationLike},
};
use shale_bridge::{Diagnostic, Emitted, Options, Pass, edit, function, ir, types};

/// The attribute of an argument and of the result that takes its memory: a number they share.
pub const DONATION: &str = shale_lowering::buffers::DONATION;

pub struct AssignDonations;

impl Pass for AssignDonations {
    const ARGUMENT: &'static str = "shale-assign-donations";
    const SUMMARY: &'static str = "Pair donated arguments of the entry with the results that take their memory";
    const ANCHOR: &'static str = "builtin.module";
    type State<'c> = ();

    fn run<'c>(_: &(), context: &'c Context, module: OperationRef<'c, '_>, _: &Options) -> Result<(), Emitted> {
        let Some(body) = ir::body(module, 0) else { return Ok(()) };
        for function in ir::operations(body) {
            if ir::name(function) == "func.func" && ir::symbol(function).is_some_and(|name| name == "main") {
                assign(context, function)?;
            }
        }
        Ok(())
    }
}

fn assign<'c>(context: &'c Context, function: OperationRef<'c, '_>) -> Result<(), Emitted> {
    let Some(block) = ir::body(function, 0) else { return Ok(()) };
    let Some(end) = ir::operations(block).last().copied() else { return Ok(()) };
    let mut arguments = function::argument_attributes(context, function);
    let type_of = |value: melior::ir::Value<'c, '_>| value.r#type();
    let inputs: Vec<_> = ir::arguments(block).into_iter().map(type_of).collect();
    let outputs: Vec<_> = ir::operands(end).into_iter().map(type_of).collect();
    // The argument whose memory each result takes.
    let mut taken: Vec<Option<usize>> = vec![None; outputs.len()];
    for (index, dictionary) in arguments.iter().enumerate() {
        let Some(output) = ir::entry(*dictionary, "tf.aliasing_output") else { continue };
        let position =
            ir::integer(output).and_then(|output| usize::try_from(output).ok()).filter(|&o| o < outputs.len());
        let Some(position) = position else {
            let text =
                format!("argument {index} must share memory with one of {} results, got {output}", outputs.len());
            return Err(Diagnostic::at(function.location(), text).error());
        };
        if outputs[position] != inputs[index] {
            let text = format!(
                "argument {index} must share memory with a result of its type {}, got result {position} of {}",
                inputs[index], outputs[position]
            );
            return Err(Diagnostic::at(function.location(), text).error());
        }
        if let Some(other) = taken[position].replace(index) {
            let text = format!("result {position} must take the memory of one argument, got {other} and {index}");
            return Err(Diagnostic::at(function.location(), text).error());
        }
    }
    for (index, dictionary) in arguments.iter().enumerate() {
        let donor = is_donor(*dictionary)
            .map_err(|flag| format!("jax.buffer_donor of argument {index} must be true or false, got {flag}"))
            .map_err(|text| Diagnostic::at(function.location(), text).error())?;
        if donor && ir::entry(*dictionary, "tf.aliasing_output").is_none() {
            // Without such a result the memory is merely free.
            let fitting = (0..outputs.len()).find(|&o| taken[o].is_none() && outputs[o] == inputs[index]);
            if let Some(output) = fitting {
                taken[output] = Some(index);
            }
        }
    }
    if taken.iter().all(Option::is_none) {
        return Ok(());
    }
    let mut results = function::result_attributes(context, function, outputs.len());
    let number = |k: usize| types::i64_attribute(context, k as i64);
    for (output, input) in taken.iter().enumerate().filter_map(|(o, i)| Some((o, (*i)?))) {
        arguments[input] = with(context, arguments[input], number(output));
        results[output] = with(context, results[output], number(output));
    }
    function::set_argument_attributes(context, function, &arguments);
    function::set_result_attributes(context, function, &results);
    Ok(())
}

/// Whether an argument with these attributes may be overwritten by whatever result suits it.
///
/// # Errors
/// The attribute that says so, if it is no flag.
pub fn is_donor<'c>(dictionary: Attribute<'c>) -> Result<bool, Attribute<'c>> {
    let Some(flag) = ir::entry(dictionary, "jax.buffer_donor") else { return Ok(false) };
    match flag.to_string().as_str() {
        "true" | "unit" => Ok(true),
        "false" => Ok(false),
        _ => Err(flag),
    }
}

/// The dictionary with one more entry.
fn with<'c>(context: &'c Context, dictionary: Attribute<'c>, number: Attribute<'c>) -> Attribute<'c> {
    let entries = edit::dictionary_entries(dictionary).unwrap_or_default();
    let mut entries: Vec<(&str, Attribute)> = entries.iter().map(|(name, value)| (name.as_str(), *value)).collect();
    entries.push((DONATION, number));
    types::dictionary(context, &entries)
}
