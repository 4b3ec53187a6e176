// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Which function of a module is the program.
use melior::{
    Context,
    ir::{OperationRef, Value, ValueLike},
};
use shale_bridge::{function, ir, nearest, types};
use shale_passes::input::is_donor;
use shale_runtime::artifact::Tokens;

/// Makes `name` the module's one public function, called `main`. Without a function called `main`, the only public function is
/// taken for it. The error says which functions there are.
pub fn select(context: &Context, module: OperationRef, name: &str) -> Result<(), String> {
    let Some(body) = ir::body(module, 0) else { return Err("module must have a body".into()) };
    let functions: Vec<_> = ir::operations(body).into_iter().filter(|op| ir::name(*op) == "func.func").collect();
    let named = |name: &str| functions.iter().copied().find(|f| ir::symbol(*f).is_some_and(|s| s == name));
    let is_public =
        |f: &OperationRef| ir::attribute(*f, "sym_visibility").and_then(ir::string).is_none_or(|v| v == "public");
    let public: Vec<_> = functions.iter().copied().filter(is_public).collect();
    let entry = match (named(name), public.as_slice()) {
        (Some(entry), _) => entry,
        (None, [only]) if name == "main" => *only,
        _ => {
            let names: Vec<String> = functions.iter().filter_map(|f| ir::symbol(*f)).collect();
            let near = nearest(name, names.iter().map(String::as_str))
                .map(|n| format!("; did you mean '@{n}'?"))
                .unwrap_or_default();
            let list = if names.is_empty() {
                "none".into()
            } else {
                names.iter().map(|n| format!("@{n}")).collect::<Vec<_>>().join(", ")
            };
            return Err(format!("there is no function '@{name}' in the module, which has {list}{near}"));
        }
    };
    if ir::body(entry, 0).is_none() {
        return Err(format!("function '@{name}' has no body"));
    }
    for function in public {
        if !ir::same(function, entry) {
            ir::set_attribute(function, "sym_visibility", types::string_attribute(context, "private"));
        }
    }
    ir::remove_attribute(entry, "sym_visibility");
    let old = ir::symbol(entry).unwrap_or_default();
    if old != "main" {
        if let Some(other) = named("main") {
            rename(context, module, other, "main", "main.other");
        }
        rename(context, module, entry, &old, "main");
    }
    Ok(())
}

const TOKEN: &str = "!stablehlo.token";

/// What the artifact says about the source program and no phase keeps.
#[derive(Debug, Default)]
pub struct Facts {
    /// The module's name.
    pub name: String,
    /// For each argument of the entry, whether the caller gives its memory up.
    pub donated: Vec<bool>,
    /// Where tokens stand among its arguments and results.
    pub tokens: Tokens,
}

/// Reads the facts of a module whose entry has been selected. JAX marks donated arguments `tf.aliasing_output` when it has found
/// the result that takes their place, `jax.buffer_donor` when it leaves that to the compiler.
pub fn facts(context: &Context, module: OperationRef) -> Facts {
    let functions = ir::body(module, 0).map(ir::operations).unwrap_or_default();
    let entry = functions.into_iter().find(|op| ir::symbol(*op).is_some_and(|name| name == "main"));
    let arguments = entry.map(|entry| function::argument_attributes(context, entry)).unwrap_or_default();
    let block = entry.and_then(|entry| ir::body(entry, 0));
    let types_of = |values: Vec<Value>| values.iter().map(|value| value.r#type().to_string()).collect::<Vec<_>>();
    let inputs = block.map(|block| types_of(ir::arguments(block))).unwrap_or_default();
    let end = block.and_then(|block| ir::operations(block).last().copied());
    let outputs = end.map(|end| types_of(ir::operands(end))).unwrap_or_default();
    // Tuples become other numbers of arguments; memory may always be kept.
    let whole = !inputs.iter().chain(&outputs).any(|text| text.starts_with("tuple<"));
    let tokens = |types: &[String]| -> Vec<usize> {
        if whole { (0..types.len()).filter(|&i| types[i] == TOKEN).collect() } else { vec![] }
    };
    let has = |dictionary, name| ir::entry(dictionary, name).is_some();
    Facts {
        name: ir::symbol(module).unwrap_or_default(),
        donated: if whole {
            let tensors = arguments.into_iter().zip(&inputs).filter(|(_, of)| *of != TOKEN);
            // A flag of another kind is refused when the program is compiled.
            tensors.map(|(a, _)| has(a, "tf.aliasing_output") || is_donor(a).unwrap_or(false)).collect()
        } else {
            vec![]
        },
        tokens: Tokens { inputs: tokens(&inputs), outputs: tokens(&outputs) },
    }
}

fn rename(context: &Context, module: OperationRef, function: OperationRef, old: &str, new: &str) {
    ir::walk(module, &mut |op| {
        for name in ["callee", "decomposition"] {
            if ir::attribute(op, name).and_then(ir::symbol_reference).is_some_and(|callee| callee == old) {
                ir::set_attribute(op, name, types::symbol_reference(context, new));
            }
        }
    });
    ir::set_attribute(function, "sym_name", types::string_attribute(context, new));
}
