// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Splits a module of the llvm dialect into modules that are compiled on their own.
use melior::{
    Context,
    ir::{
        BlockLike, Module, OperationRef,
        operation::{OperationBuilder, OperationLike},
    },
};
use shale_bridge::{ir, types};
use std::collections::{BTreeSet, HashMap};

/// Operations of a batch beyond which no further function joins it: an object costs LLVM about two milliseconds of its own.
/// A constant, so that the objects do not depend on the number of threads.
const BATCH: usize = 1000;

/// Operations of a kernel beyond which it has an object of its own, which any program with this kernel shares.
const LARGE: usize = 300;

/// Of so many small kernels one ends its batch.
const BATCH_KERNELS: u64 = 4;

/// A module of some functions and what they need.
pub struct Part<'c> {
    pub module: Module<'c>,
    /// The functions that it defines, by their names in the whole module.
    pub functions: Vec<String>,
}

/// A function with a body, and what the objects call it.
struct Function<'c, 'a> {
    op: OperationRef<'c, 'a>,
    size: usize,
    /// The hash of a kernel's contents; none for host functions.
    content: Option<u64>,
}

/// One module for each batch of functions with a body, in order. Functions that only other parts define are declared.
///
/// Kernels are named by their contents, and equal ones are one: what an object holds depends neither on how the program numbers its
/// kernels nor on where they stand, so that programs share it. Where a batch ends depends on the contents too: a kernel that is new or
/// gone changes its own batch, and no later one.
pub fn split<'c>(context: &'c Context, module: OperationRef<'c, '_>) -> Result<Vec<Part<'c>>, String> {
    let Some(body) = ir::body(module, 0) else { return Ok(vec![]) };
    let operations = ir::operations(body);
    let symbols: HashMap<String, OperationRef<'c, '_>> =
        operations.iter().filter_map(|op| Some((ir::symbol(*op)?, *op))).collect();
    let mut functions: Vec<Function> = vec![];
    let mut names = Names::new();
    let mut known: HashMap<String, String> = HashMap::new();
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
        let mut content = None;
        if let (true, Some(name)) = (is_kernel(op), ir::symbol(op)) {
            let text = contents(context, op, &name, &symbols);
            if let Some(first) = known.get(&text) {
                names.insert(name, first.clone());
                continue;
            }
            let hash = hash(text.as_bytes());
            let mut own = format!("k{hash:016x}");
            while known.values().any(|other| *other == own) {
                own.push('x');
            }
            known.insert(text, own.clone());
            names.insert(name, own);
            content = Some(hash);
        }
        functions.push(Function { op, size, content });
    }
    // Host functions are never another program's: kernels that are do not share an object with them.
    let (kernels, hosts): (Vec<_>, Vec<_>) = functions.into_iter().partition(|function| function.content.is_some());
    let mut batches: Vec<(usize, Vec<OperationRef<'c, '_>>)> = vec![];
    for group in [kernels, hosts] {
        let mut starts = true;
        for Function { op, size, content } in group {
            // What an object costs is little beside what such a kernel does.
            let alone = content.is_some() && size > LARGE;
            match batches.last_mut().filter(|_| !starts && !alone) {
                Some((total, batch)) if *total + size <= BATCH => {
                    *total += size;
                    batch.push(op);
                }
                _ => batches.push((size, vec![op])),
            }
            starts = alone || content.is_some_and(|content| content % BATCH_KERNELS == 0);
        }
    }
    batches.into_iter().map(|(_, functions)| part(context, module, &functions, &symbols, &names)).collect()
}

/// What functions are called in objects, by their names in the module, where that differs.
type Names = HashMap<String, String>;

/// The module of one function alone, to find out what it needs.
pub fn single<'c>(context: &'c Context, module: OperationRef<'c, '_>, function: &str) -> Result<Part<'c>, String> {
    let operations = ir::body(module, 0).map(ir::operations).unwrap_or_default();
    let symbols: HashMap<String, OperationRef<'c, '_>> =
        operations.iter().filter_map(|op| Some((ir::symbol(*op)?, *op))).collect();
    let Some(op) = symbols.get(function) else { return Err(format!("there is no function '{function}'")) };
    part(context, module, &[*op], &symbols, &Names::new())
}

/// Whether a function is a kernel, which takes a frame and a range; host functions take a context.
pub fn is_kernel(function: OperationRef) -> bool {
    ir::body(function, 0).is_some_and(|block| ir::arguments(block).len() == 3)
}

/// Text of a kernel without its name, and of what it refers to.
fn contents(context: &Context, op: OperationRef, name: &str, symbols: &HashMap<String, OperationRef>) -> String {
    ir::set_attribute(op, "sym_name", types::string_attribute(context, ""));
    let mut text = ir::fingerprint(op);
    ir::set_attribute(op, "sym_name", types::string_attribute(context, name));
    for reference in references(op) {
        text.push_str(&symbols.get(&reference).map(|op| ir::fingerprint(*op)).unwrap_or_default());
    }
    text
}

/// FNV-1a. It only names things: a name that is taken is lengthened.
fn hash(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3))
}

/// The names of the functions that a part defines, as its object has them.
pub fn defined(module: &Module) -> Vec<String> {
    let operations = ir::body(module.as_operation(), 0).map(ir::operations).unwrap_or_default();
    let functions = operations.into_iter().filter(|op| ir::name(*op) == "llvm.func" && !is_declaration(*op));
    functions.filter_map(ir::symbol).collect()
}

fn is_declaration(function: OperationRef) -> bool {
    ir::region(function, 0).is_some_and(|region| ir::blocks(region).is_empty())
}

fn part<'c>(
    context: &'c Context,
    original: OperationRef<'c, '_>,
    operations: &[OperationRef<'c, '_>],
    symbols: &HashMap<String, OperationRef<'c, '_>>,
    renamed: &Names,
) -> Result<Part<'c>, String> {
    let module = Module::new(original.location());
    let functions: Vec<String> = operations.iter().filter_map(|op| ir::symbol(*op)).collect();
    let mut done: BTreeSet<String> = functions.iter().cloned().collect();
    // What the functions refer to, and what that refers to; the order is that of the names.
    let mut wanted: BTreeSet<String> = operations.iter().flat_map(|op| references(*op)).collect();
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
    for function in operations {
        module.body().append_operation(ir::clone(*function));
    }
    rename(context, module.as_operation(), renamed);
    Ok(Part { module, functions })
}

/// Gives functions, and references to them, the names that they have in objects.
fn rename(context: &Context, module: OperationRef, names: &Names) {
    ir::walk(module, &mut |op| {
        if ir::name(op) == "llvm.func"
            && let Some(name) = ir::symbol(op).and_then(|name| names.get(&name))
        {
            ir::set_attribute(op, "sym_name", types::string_attribute(context, name));
        }
        for attribute in ["callee", "global_name"] {
            let reference = ir::attribute(op, attribute).and_then(ir::symbol_reference);
            if let Some(name) = reference.and_then(|name| names.get(&name)) {
                ir::set_attribute(op, attribute, types::symbol_reference(context, name));
            }
        }
    });
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
