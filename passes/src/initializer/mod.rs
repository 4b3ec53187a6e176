// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! `shale-extract-initializer`: moves what depends on constants alone out of the program's way.
use melior::{
    Context,
    ir::{BlockLike, OperationRef, Value, ValueLike, operation::OperationLike},
};
use shale_bridge::{
    Builder, Emitted, Options, Pass,
    edit::{key, splat_value},
    function, ir, types,
};
use std::collections::{HashMap, HashSet};

/// Constant subgraphs that cost something are computed once, when the program is loaded, by code that the same lowering
/// makes: `@main.initializer` returns them, and `@main` receives them as arguments with `shale.initialized`. Cheap ones
/// (splats, iotas, arithmetic on these) stay, since kernels recompute them for less than a load.
pub struct ExtractInitializer;

impl Pass for ExtractInitializer {
    const ARGUMENT: &'static str = "shale-extract-initializer";
    const SUMMARY: &'static str = "Move constant subgraphs into a function that runs once when the program is loaded";
    const ANCHOR: &'static str = "builtin.module";
    type State<'c> = ();

    fn run<'c>(_: &(), context: &'c Context, module: OperationRef<'c, '_>, _: &Options) -> Result<(), Emitted> {
        let Some(body) = ir::body(module, 0) else { return Ok(()) };
        let entries: Vec<_> = ir::operations(body).into_iter().filter(|op| ir::name(*op) == "func.func").collect();
        for entry in entries {
            if ir::symbol(entry).is_some_and(|name| name == "main") {
                extract(context, entry);
            }
        }
        Ok(())
    }
}

/// What a constant value costs to compute again and again.
#[derive(Clone, Copy, PartialEq, PartialOrd)]
enum Cost {
    /// Folds into whatever kernel uses it.
    Free,
    /// Reads data, or works per element with more than simple arithmetic.
    Worthwhile,
}

/// Elements above which data from a constant is worth computing on at load time.
const SMALL: i64 = 16;

fn count(value: Value) -> i64 {
    ir::shape(value.r#type()).iter().fold(1i64, |product, &size| product.saturating_mul(size.max(0)))
}

fn is_static(value: Value) -> bool {
    ir::shape(value.r#type()).iter().all(|&size| size >= 0)
}

/// The cost of an operation whose operands are constant; none if it must stay where it is.
fn cost(op: OperationRef, operands: impl Iterator<Item = Cost>) -> Option<Cost> {
    if !ir::results(op).into_iter().all(is_static) {
        return None;
    }
    let mnemonic = ir::name(op).strip_prefix("stablehlo.").or_else(|| ir::name(op).strip_prefix("chlo."))?;
    let own = match mnemonic {
        "constant" => {
            // A splat has one element, whatever its type.
            let splat = ir::attribute(op, "value").and_then(splat_value).is_some();
            return Some(if splat || count(ir::results(op)[0]) <= SMALL { Cost::Free } else { Cost::Worthwhile });
        }
        "add"
        | "subtract"
        | "multiply"
        | "divide"
        | "and"
        | "or"
        | "xor"
        | "not"
        | "negate"
        | "abs"
        | "maximum"
        | "minimum"
        | "compare"
        | "select"
        | "convert"
        | "iota"
        | "broadcast_in_dim"
        | "reshape"
        | "clamp"
        | "shift_left"
        | "shift_right_logical"
        | "shift_right_arithmetic"
        | "bitcast_convert"
        | "transpose"
        | "slice"
        | "reverse"
        | "sign"
        | "floor"
        | "ceil"
        | "is_finite" => Cost::Free,
        // Effects, or values that are not those of the operands alone.
        "while"
        | "if"
        | "case"
        | "custom_call"
        | "rng"
        | "partition_id"
        | "replica_id"
        | "optimization_barrier"
        | "after_all"
        | "create_token"
        | "infeed"
        | "outfeed"
        | "send"
        | "recv"
        | "return"
        | "composite"
        | "all_reduce"
        | "all_gather"
        | "all_to_all"
        | "reduce_scatter"
        | "cross-replica-sum"
        | "collective_broadcast"
        | "collective_permute"
        | "collective_reduce" => return None,
        _ if ir::results(op).iter().all(|r| count(*r) <= 1) && op.region_count() == 0 => Cost::Free,
        _ => Cost::Worthwhile,
    };
    Some(operands.fold(own, |a, b| if b > a { b } else { a }))
}

fn extract<'c, 'a>(context: &'c Context, entry: OperationRef<'c, 'a>) {
    let Some(block) = ir::body(entry, 0) else { return };
    let mut constant: HashMap<usize, Cost> = HashMap::new();
    let mut operations = vec![];
    for op in ir::operations(block) {
        let operands: Option<Vec<Cost>> = op.operands().map(|v| constant.get(&key(v)).copied()).collect();
        let isolated = op.region_count() == 0 || captures_nothing(op);
        let Some(cost) = operands.filter(|_| isolated).and_then(|o| cost(op, o.into_iter())) else { continue };
        for result in ir::results(op) {
            constant.insert(key(result), cost);
        }
        operations.push(op);
    }
    // Values to hand over: worth it, computed (a constant as such is data already), and used by something that stays.
    let moved: HashSet<usize> = operations.iter().map(|op| op.to_raw().ptr as usize).collect();
    let mut roots = vec![];
    for op in &operations {
        for result in ir::results(*op) {
            let stays = |user: OperationRef| !moved.contains(&(user.to_raw().ptr as usize));
            let computed = ir::name(*op) != "stablehlo.constant";
            if computed
                && constant[&key(result)] == Cost::Worthwhile
                && ir::uses(result).into_iter().any(|(user, _)| stays(user))
            {
                roots.push(result);
            }
        }
    }
    if roots.is_empty() {
        return;
    }
    let results: Vec<_> = roots.iter().map(|v| v.r#type()).collect();
    let created = function::create(context, entry.location(), "main.initializer", &[], &results);
    let Some(module_body) = ir::parent_block(entry) else { return };
    let initializer = module_body.insert_operation_after(entry, created);
    let Some(target) = ir::body(initializer, 0) else { return };
    let at = Builder::at_end(context, entry.location(), target);
    let needed = needed(&operations, &roots);
    let mut map: HashMap<usize, Value> = HashMap::new();
    for op in operations.iter().filter(|op| needed.contains(&(op.to_raw().ptr as usize))) {
        let copy = at.insert(ir::clone(*op));
        for (i, operand) in ir::operands(*op).into_iter().enumerate() {
            ir::set_operand(copy, i, map[&key(operand)]);
        }
        for (old, new) in ir::results(*op).into_iter().zip(ir::results(copy)) {
            map.insert(key(old), new);
        }
    }
    let values: Vec<_> = roots.iter().map(|v| map[&key(*v)]).collect();
    at.create("func.return", &values, &[], &[], vec![]);

    let mut attributes = function::argument_attributes(context, entry);
    for (i, root) in roots.iter().enumerate() {
        let argument = ir::add_argument(block, root.r#type(), entry.location());
        ir::replace_all_uses(*root, argument);
        attributes.push(types::dictionary(context, &[("shale.initialized", types::i64_attribute(context, i as i64))]));
    }
    function::set_argument_attributes(context, entry, &attributes);
    function::update_type(context, entry);
    for op in operations.into_iter().rev() {
        if ir::results(op).iter().all(|r| ir::uses(*r).is_empty()) {
            ir::erase(op);
        }
    }
}

/// Whether the regions of an operation use nothing that is defined outside of them.
fn captures_nothing(op: OperationRef) -> bool {
    let mut inside = HashSet::new();
    let mut captured = false;
    ir::walk(op, &mut |inner| {
        for region in 0..inner.region_count() {
            if let Some(region) = ir::region(inner, region) {
                for block in ir::blocks(region) {
                    inside.extend(ir::arguments(block).into_iter().map(key));
                }
            }
        }
        if !ir::same(inner, op) {
            captured |= inner.operands().any(|v| !inside.contains(&key(v)));
        }
        inside.extend(ir::results(inner).into_iter().map(key));
    });
    !captured
}

/// The operations that the roots depend on, themselves included.
fn needed(operations: &[OperationRef], roots: &[Value]) -> HashSet<usize> {
    let mut values: HashSet<usize> = roots.iter().map(|v| key(*v)).collect();
    let mut needed = HashSet::new();
    for op in operations.iter().rev() {
        if ir::results(*op).iter().any(|r| values.contains(&key(*r))) {
            needed.insert(op.to_raw().ptr as usize);
            values.extend(op.operands().map(key));
        }
    }
    needed
}
