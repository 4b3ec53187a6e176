// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! `shale-shorten-lifetimes`: the order of the host program's dispatches.
use super::{bytes, liveness::within};
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
use std::collections::{BTreeMap, HashMap, HashSet};

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
    let mut places = Places::of(block);
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
        let Some(first) = users.reduce(|a, b| if places.is_before(b, a) { b } else { a }) else { continue };
        if free {
            places.bring(op, first);
        } else if saved(op) > places.prolonged(op, first) && !places.is_changed_before(op, first) {
            places.bring(op, brought.get(&op_key(first)).copied().unwrap_or(first));
            brought.insert(op_key(first), op);
        }
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

/// Where the operations of a block stand. MLIR would number all of them anew after each move.
struct Places<'c, 'a> {
    block: BlockRef<'c, 'a>,
    /// Ascending, with gaps.
    places: HashMap<usize, u128>,
    operations: BTreeMap<u128, usize>,
}

/// Between the places of neighbours, at first: as often as it can be halved, something can be brought between them.
const GAP: u128 = 1 << 64;

impl<'c: 'a, 'a> Places<'c, 'a> {
    fn of(block: BlockRef<'c, 'a>) -> Self {
        let numbered = || ir::operations(block).into_iter().map(op_key).zip((1..).map(|number: u128| number * GAP));
        Self { block, places: numbered().collect(), operations: numbered().map(|(op, place)| (place, op)).collect() }
    }

    fn place(&self, op: OperationRef) -> u128 {
        self.places.get(&op_key(op)).copied().unwrap_or(0)
    }

    fn is_before(&self, op: OperationRef, other: OperationRef) -> bool {
        self.place(op) < self.place(other)
    }

    /// Moves an operation, unless it is there already.
    fn bring(&mut self, op: OperationRef<'c, 'a>, before: OperationRef<'c, 'a>) {
        if op.next_in_block().is_some_and(|next| ir::same(next, before)) {
            return;
        }
        ir::move_before(op, before);
        let end = self.place(before);
        let start = self.operations.range(..end).next_back().map_or(0, |(place, _)| *place);
        let place = start + (end - start) / 2;
        if place == start {
            *self = Self::of(self.block);
            return;
        }
        self.operations.remove(&self.place(op));
        self.operations.insert(place, op_key(op));
        self.places.insert(op_key(op), place);
    }

    /// Bytes of operands that nothing needs any more when `first` runs, and that would live until then.
    fn prolonged(&self, op: OperationRef<'c, 'a>, first: OperationRef<'c, 'a>) -> i64 {
        let mut seen = HashSet::new();
        let mut total = 0i64;
        for operand in ir::operands(op) {
            let tensor = base(operand);
            let Some(definition) = ir::definition(tensor).filter(|_| types::is_tensor(tensor.r#type())) else {
                continue;
            };
            // What comes from outside of the block, and what has no memory of its own, lives anyway.
            let own = ir::parent_block(definition) == Some(self.block)
                && !matches!(ir::name(definition), "tensor.empty" | "arith.constant");
            if own && seen.insert(key(tensor)) && !self.is_needed(tensor, op, first) {
                total = total.saturating_add(bytes(tensor.r#type()).unwrap_or(i64::MAX));
            }
        }
        total
    }

    /// Whether an operand of `op`, through views, is updated between it and `first`: read after that, it would have to be copied.
    fn is_changed_before(&self, op: OperationRef<'c, 'a>, first: OperationRef<'c, 'a>) -> bool {
        let tensors = ir::operands(op).into_iter().map(base).filter(|tensor| types::is_tensor(tensor.r#type()));
        let updated = |tensor: &Value<'c, 'a>| ir::definition(*tensor).is_none_or(|op| ir::name(op) != "tensor.empty");
        tensors.into_iter().filter(updated).any(|tensor| self.changes(tensor, op, first))
    }

    /// Whether a tensor is updated, through views, between `op` and `first`.
    fn changes(&self, tensor: Value<'c, 'a>, op: OperationRef<'c, 'a>, first: OperationRef<'c, 'a>) -> bool {
        ir::uses(tensor).into_iter().any(|(user, index)| {
            if is_view(user) {
                return self.changes(ir::results(user)[0], op, first);
            }
            let updates = match ir::name(user) {
                "shale.dispatch" => index >= super::storage_plan::inputs_of(user),
                // What a loop carries, it may update.
                name => name.starts_with("scf."),
            };
            let between = |place| self.is_before(op, place) && self.is_before(place, first);
            updates && within(self.block, user).is_some_and(between)
        })
    }

    /// Whether another operation than `op` uses a tensor, through views, with or after `first`.
    fn is_needed(&self, tensor: Value<'c, 'a>, op: OperationRef<'c, 'a>, first: OperationRef<'c, 'a>) -> bool {
        ir::uses(tensor).into_iter().any(|(user, _)| {
            if is_view(user) {
                return self.is_needed(ir::results(user)[0], op, first);
            }
            within(self.block, user).is_some_and(|user| !ir::same(user, op) && !self.is_before(user, first))
        })
    }
}
