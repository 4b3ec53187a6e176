// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! `shale-shorten-lifetimes`: the order of the host program's dispatches.
use super::bytes;
use crate::kernels::structured::{base, is_view};
use melior::{
    Context,
    ir::{BlockRef, OperationRef, Value, ValueLike, operation::OperationLike},
};
use shale_bridge::{
    DialectHandle, Emitted, Options, Pass,
    edit::{key, op_key},
    ir, types,
};
use std::collections::{HashMap, HashSet};

/// Brings each dispatch down to its first user where that makes tensors live shorter: where its results have more bytes than those of
/// its operands that would live longer. The slices of weights at the beginning of a loop's body are the case in point: each is made
/// when its layer is computed, not while all others are.
///
/// Dispatches that update a tensor, and those whose kernels may not end, stay where they are.
pub struct ShortenLifetimes;

impl Pass for ShortenLifetimes {
    const ARGUMENT: &'static str = "shale-shorten-lifetimes";
    const SUMMARY: &'static str = "order dispatches so that tensors live shorter";
    const ANCHOR: &'static str = "builtin.module";
    const DEPENDENT_DIALECTS: &'static [DialectHandle] = &[];
    type State<'c> = ();

    fn run<'c>(_: &(), _: &'c Context, module: OperationRef<'c, '_>, _: &Options) -> Result<(), Emitted> {
        let Some(body) = ir::body(module, 0) else { return Ok(()) };
        let mut endless = HashSet::new();
        for kernel in ir::operations(body).into_iter().filter(|op| ir::name(*op) == "shale.kernel") {
            let mut polls = false;
            ir::walk(kernel, &mut |op| polls |= ir::name(op) == "shale.poll");
            endless.extend(ir::symbol(kernel).filter(|_| polls));
        }
        for function in ir::operations(body).into_iter().filter(|op| ir::name(*op) == "func.func") {
            function.regions().flat_map(ir::blocks).for_each(|block| order(block, &endless));
        }
        Ok(())
    }
}

/// Orders a block and those of control flow in it.
fn order<'c: 'a, 'a>(block: BlockRef<'c, 'a>, endless: &HashSet<String>) {
    // What stands first of that which was brought to an operation: it keeps its order.
    let mut brought: HashMap<usize, OperationRef<'c, 'a>> = HashMap::new();
    // Users first, so that what they use follows them.
    for op in ir::operations(block).into_iter().rev() {
        for block in op.regions().flat_map(ir::blocks) {
            order(block, endless);
        }
        let free = is_view(op) || ir::name(op) == "tensor.empty";
        if !free && !is_movable(op, endless) {
            continue;
        }
        let users = ir::results(op).into_iter().flat_map(ir::uses).filter_map(|(user, _)| within(block, user));
        let Some(first) = users.reduce(|a, b| if ir::is_before(b, a) { b } else { a }) else { continue };
        if free {
            bring(op, first);
        } else if saved(op) > prolonged(block, op, first) && !is_changed_before(block, op, first) {
            bring(op, brought.get(&op_key(first)).copied().unwrap_or(first));
            brought.insert(op_key(first), op);
        }
    }
}

/// Moves an operation, unless it is there already: each move makes MLIR number the operations of the block anew.
fn bring<'c, 'a>(op: OperationRef<'c, 'a>, before: OperationRef<'c, 'a>) {
    if op.next_in_block().is_none_or(|next| !ir::same(next, before)) {
        ir::move_before(op, before);
    }
}

/// Whether an operation is a dispatch that only writes new tensors, and ends.
fn is_movable(op: OperationRef, endless: &HashSet<String>) -> bool {
    let kernel = ir::attribute(op, "kernel").and_then(|a| ir::symbol_reference(a)).unwrap_or_default();
    let outs = ir::operands(op).into_iter().skip(super::storage_plan::inputs_of(op));
    ir::name(op) == "shale.dispatch"
        && !endless.contains(&kernel)
        && outs.into_iter().all(|out| ir::definition(out).is_some_and(|op| ir::name(op) == "tensor.empty"))
}

/// The operation of a block in which another one stands.
fn within<'c: 'a, 'a>(block: BlockRef<'c, 'a>, mut op: OperationRef<'c, 'a>) -> Option<OperationRef<'c, 'a>> {
    while ir::parent_block(op) != Some(block) {
        op = ir::parent(op)?;
    }
    Some(op)
}

/// Bytes that live shorter if a dispatch comes later. What is returned, or what is returned may be computed over, lies in an output,
/// whose memory is there anyway.
fn saved<'c: 'a, 'a>(op: OperationRef<'c, 'a>) -> i64 {
    let lies_in_output = |value: &Value<'c, 'a>| {
        let over = |user: OperationRef<'c, 'a>| {
            let alike =
                |result: &Value<'c, 'a>| bytes(result.r#type()) == bytes(value.r#type()) && is_returned(*result);
            ir::name(user) == "shale.dispatch" && ir::results(user).iter().any(alike)
        };
        is_returned(*value) || ir::uses(*value).into_iter().any(|(user, _)| over(user))
    };
    let temporaries = ir::results(op).into_iter().filter(|value| !lies_in_output(value));
    temporaries.map(|v| bytes(v.r#type()).unwrap_or(0)).fold(0, i64::saturating_add)
}

/// Whether a tensor is a result of the function, through views.
fn is_returned<'c: 'a, 'a>(value: Value<'c, 'a>) -> bool {
    ir::uses(value).into_iter().any(|(user, _)| match ir::name(user) {
        "func.return" => true,
        _ => is_view(user) && is_returned(ir::results(user)[0]),
    })
}

/// Bytes of operands that nothing needs any more when `first` runs, and that would live until then.
fn prolonged<'c: 'a, 'a>(block: BlockRef<'c, 'a>, op: OperationRef<'c, 'a>, first: OperationRef<'c, 'a>) -> i64 {
    let mut seen = HashSet::new();
    let mut total = 0i64;
    for operand in ir::operands(op) {
        let tensor = base(operand);
        let Some(definition) = ir::definition(tensor).filter(|_| types::is_tensor(tensor.r#type())) else { continue };
        // What comes from outside of the block, and what has no memory of its own, lives anyway.
        let own = ir::parent_block(definition) == Some(block)
            && !matches!(ir::name(definition), "tensor.empty" | "arith.constant");
        if own && seen.insert(key(tensor)) && !is_needed(block, tensor, op, first) {
            total = total.saturating_add(bytes(tensor.r#type()).unwrap_or(i64::MAX));
        }
    }
    total
}

/// Whether an operand of `op`, through views, is updated between it and `first`: read after that, it would have to be copied.
fn is_changed_before<'c: 'a, 'a>(
    block: BlockRef<'c, 'a>,
    op: OperationRef<'c, 'a>,
    first: OperationRef<'c, 'a>,
) -> bool {
    fn changes<'c: 'a, 'a>(
        block: BlockRef<'c, 'a>,
        tensor: Value<'c, 'a>,
        op: OperationRef<'c, 'a>,
        first: OperationRef<'c, 'a>,
    ) -> bool {
        ir::uses(tensor).into_iter().any(|(user, index)| {
            if is_view(user) {
                return changes(block, ir::results(user)[0], op, first);
            }
            let updates = match ir::name(user) {
                "shale.dispatch" => index >= super::storage_plan::inputs_of(user),
                // What a loop carries, it may update.
                name => name.starts_with("scf."),
            };
            let between = |place| ir::is_before(op, place) && ir::is_before(place, first);
            updates && within(block, user).is_some_and(between)
        })
    }
    let tensors = ir::operands(op).into_iter().map(base).filter(|tensor| types::is_tensor(tensor.r#type()));
    let updated = |tensor: &Value<'c, 'a>| ir::definition(*tensor).is_none_or(|op| ir::name(op) != "tensor.empty");
    tensors.into_iter().filter(updated).any(|tensor| changes(block, tensor, op, first))
}

/// Whether another operation than `op` uses a tensor, through views, with or after `first`.
fn is_needed<'c: 'a, 'a>(
    block: BlockRef<'c, 'a>,
    tensor: Value<'c, 'a>,
    op: OperationRef<'c, 'a>,
    first: OperationRef<'c, 'a>,
) -> bool {
    ir::uses(tensor).into_iter().any(|(user, _)| {
        if is_view(user) {
            return is_needed(block, ir::results(user)[0], op, first);
        }
        within(block, user).is_some_and(|user| !ir::same(user, op) && !ir::is_before(user, first))
    })
}
