// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Splits a module of the llvm dialect into modules that are compiled on their own.
use melior::{
    Context,
    ir::{
        BlockLike, Module, OperationRef,
        operation::{OperationBuilder, OperationLike},
    },
};
use shale_bridge::ir;
use std::collections::{BTreeSet, HashMap};

/// Operations of a batch beyond which no further function joins it: an object costs LLVM about a millisecond of its own.
/// A constant, so that the objects do not depend on the number of threads.
const BATCH: usize = 1000;

/// A module of some functions and what they need.
pub struct Part<'c> {
    pub module: Module<'c>,
    /// The functions that it defines.
    pub functions: Vec<String>,
}

/// One module for each batch of functions with a body, in order. Functions that only other parts define are declared.
pub fn split<'c>(context: &'c Context, module: OperationRef<'c, '_>) -> Result<Vec<Part<'c>>, String> {
    let Some(body) = ir::body(module, 0) else { return Ok(vec![]) };
    let operations = ir::operations(body);
    let symbols: HashMap<String, OperationRef<'c, '_>> =
        operations.iter().filter_map(|op| Some((ir::symbol(*op)?, *op))).collect();
    let mut batches: Vec<(usize, Vec<OperationRef<'c, '_>>)> = vec![];
    for op in operations {
        if ir::name(op) != "llvm.func" {
            if !ir::name(op).starts_with("llvm.") {
                return Err(format!("module must hold the llvm dialect only, got '{}'", ir::name(op)));
            }
            continue;
        }
        if is_declaration(op) {
            continue;
        }
        let mut size = 0;
        ir::walk(op, &mut |_| size += 1);
        match batches.last_mut() {
            Some((total, batch)) if *total + size <= BATCH => {
                *total += size;
                batch.push(op);
            }
            _ => batches.push((size, vec![op])),
        }
    }
    batches.into_iter().map(|(_, functions)| part(context, module, &functions, &symbols)).collect()
}

/// The module of one function alone, to find out what it needs.
pub fn single<'c>(context: &'c Context, module: OperationRef<'c, '_>, function: &str) -> Result<Part<'c>, String> {
    let operations = ir::body(module, 0).map(ir::operations).unwrap_or_default();
    let symbols: HashMap<String, OperationRef<'c, '_>> =
        operations.iter().filter_map(|op| Some((ir::symbol(*op)?, *op))).collect();
    let Some(op) = symbols.get(function) else { return Err(format!("there is no function '{function}'")) };
    part(context, module, &[*op], &symbols)
}

fn is_declaration(function: OperationRef) -> bool {
    ir::region(function, 0).is_some_and(|region| ir::blocks(region).is_empty())
}

fn part<'c>(
    context: &'c Context,
    original: OperationRef<'c, '_>,
    functions: &[OperationRef<'c, '_>],
    symbols: &HashMap<String, OperationRef<'c, '_>>,
) -> Result<Part<'c>, String> {
    let module = Module::new(original.location());
    let names: Vec<String> = functions.iter().filter_map(|op| ir::symbol(*op)).collect();
    let mut done: BTreeSet<String> = names.iter().cloned().collect();
    // What the functions refer to, and what that refers to; the order is that of the names.
    let mut wanted: BTreeSet<String> = functions.iter().flat_map(|op| references(*op)).collect();
    while let Some(name) = wanted.pop_first() {
        if !done.insert(name.clone()) {
            continue;
        }
        let Some(op) = symbols.get(&name) else { return Err(format!("there is no symbol '{name}'")) };
        let copy = if ir::name(*op) == "llvm.func" {
            declaration(context, *op)?
        } else {
            wanted.extend(references(*op));
            ir::clone(*op)
        };
        module.body().append_operation(copy);
    }
    for function in functions {
        module.body().append_operation(ir::clone(*function));
    }
    Ok(Part { module, functions: names })
}

/// The symbols that an operation or one inside it refers to.
fn references(op: OperationRef) -> Vec<String> {
    let mut names = vec![];
    ir::walk(op, &mut |op| {
        for attribute in ["callee", "global_name"] {
            names.extend(ir::attribute(op, attribute).and_then(ir::symbol_reference));
        }
    });
    names
}

fn declaration<'c>(context: &'c Context, function: OperationRef<'c, '_>) -> Result<melior::ir::Operation<'c>, String> {
    let attributes: Vec<_> = function
        .attributes()
        .filter(|(name, _)| matches!(name.as_string_ref().as_str(), Ok("sym_name" | "function_type" | "passthrough")))
        .collect();
    let _ = context;
    OperationBuilder::new("llvm.func", function.location())
        .add_attributes(&attributes)
        .add_regions([melior::ir::Region::new()])
        .build()
        .map_err(|error| error.to_string())
}
