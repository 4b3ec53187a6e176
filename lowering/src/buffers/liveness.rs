// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! The order in which operations of a host program run, with its loops and branches.
use melior::ir::{BlockRef, OperationRef, Value, block::BlockArgument, operation::OperationLike};
use shale_bridge::{edit::op_key, ir};
use std::collections::HashMap;

/// Control flow with regions that run more than once.
pub fn is_loop(op: OperationRef) -> bool {
    ir::name(op) == "scf.while"
}

/// Control flow of which one region runs.
pub fn is_branch(op: OperationRef) -> bool {
    matches!(ir::name(op), "scf.if" | "scf.index_switch")
}

/// Numbers the operations of a function: every operation comes before those in its regions, and these before what follows it.
pub struct Order<'c, 'a> {
    /// The step of each operation, and the last step in its regions, by [`op_key`].
    spans: HashMap<usize, (usize, usize)>,
    function: std::marker::PhantomData<OperationRef<'c, 'a>>,
}

impl<'c: 'a, 'a> Order<'c, 'a> {
    pub fn new(function: OperationRef<'c, 'a>) -> Self {
        let mut order = Self { spans: HashMap::new(), function: std::marker::PhantomData };
        let mut next = 0;
        for block in function.regions().flat_map(ir::blocks) {
            order.number(block, &mut next);
        }
        order
    }

    fn number(&mut self, block: BlockRef<'c, 'a>, next: &mut usize) {
        for op in ir::operations(block) {
            let step = *next;
            *next += 1;
            for block in op.regions().flat_map(ir::blocks) {
                self.number(block, next);
            }
            self.spans.insert(op_key(op), (step, *next - 1));
        }
    }

    pub fn step(&self, op: OperationRef) -> usize {
        self.spans.get(&op_key(op)).map_or(0, |span| span.0)
    }

    /// The last step in the regions of an operation; its own if it has none.
    pub fn last(&self, op: OperationRef) -> usize {
        self.spans.get(&op_key(op)).map_or(0, |span| span.1)
    }

    /// Whether an operation stands in a region of another one, at any depth.
    fn contains(&self, outer: OperationRef, op: OperationRef) -> bool {
        self.step(op) > self.step(outer) && self.step(op) <= self.last(outer)
    }

    /// Whether a value is defined in a region of an operation.
    pub fn defines(&self, outer: OperationRef<'c, 'a>, value: Value<'c, 'a>) -> bool {
        match ir::definition(value) {
            Some(op) => self.contains(outer, op),
            None => owner(value).is_some_and(|op| ir::same(op, outer) || self.contains(outer, op)),
        }
    }

    /// The last step of what runs again because an operation that uses a value does so in a loop around which the value is
    /// defined; that of the operation if there is no such loop.
    pub fn last_use(&self, value: Value<'c, 'a>, user: OperationRef<'c, 'a>) -> usize {
        let repeated = ancestors(user).into_iter().filter(|op| is_loop(*op) && !self.defines(*op, value));
        repeated.map(|op| self.last(op)).fold(self.step(user), usize::max)
    }

    /// Whether `op` runs again while a value is the same.
    pub fn repeats(&self, op: OperationRef<'c, 'a>, value: Value<'c, 'a>) -> bool {
        ancestors(op).into_iter().any(|outer| is_loop(outer) && !self.defines(outer, value))
    }

    /// Whether `user` may run after, or with, `op` while `value` is the same.
    pub fn follows(&self, user: OperationRef<'c, 'a>, op: OperationRef<'c, 'a>, value: Value<'c, 'a>) -> bool {
        for outer in ancestors(op) {
            if is_loop(outer) && self.contains(outer, user) && !self.defines(outer, value) {
                return true;
            }
            if is_branch(outer) && self.contains(outer, user) && place(outer, user) != place(outer, op) {
                return false;
            }
        }
        self.step(user) >= self.step(op)
    }

    /// Whether `user` may run after all of `op`, regions included, while `value` is the same.
    pub fn follows_all(&self, user: OperationRef<'c, 'a>, op: OperationRef<'c, 'a>, value: Value<'c, 'a>) -> bool {
        !ir::same(user, op) && !self.contains(op, user) && self.follows(user, op, value)
    }
}

/// The operation of a block in which another one stands.
pub fn within<'c: 'a, 'a>(block: BlockRef<'c, 'a>, mut op: OperationRef<'c, 'a>) -> Option<OperationRef<'c, 'a>> {
    while ir::parent_block(op) != Some(block) {
        op = ir::parent(op)?;
    }
    Some(op)
}

/// The operations around an operation up to the function, inner ones first.
fn ancestors<'c: 'a, 'a>(op: OperationRef<'c, 'a>) -> Vec<OperationRef<'c, 'a>> {
    let mut found = vec![];
    let mut next = ir::parent(op);
    while let Some(op) = next.filter(|op| ir::name(*op) != "func.func") {
        found.push(op);
        next = ir::parent(op);
    }
    found
}

/// The block of `outer` in which an operation stands at any depth.
fn place<'c: 'a, 'a>(outer: OperationRef<'c, 'a>, mut op: OperationRef<'c, 'a>) -> Option<BlockRef<'c, 'a>> {
    while let Some(above) = ir::parent(op) {
        if ir::same(above, outer) {
            return ir::parent_block(op);
        }
        op = above;
    }
    None
}

/// The operation with the block that a value is an argument of.
fn owner<'c: 'a, 'a>(value: Value<'c, 'a>) -> Option<OperationRef<'c, 'a>> {
    let argument = BlockArgument::try_from(value).ok()?;
    // SAFETY: the block lives as long as its arguments.
    ir::owner(unsafe { BlockRef::from_raw(argument.owner().to_raw()) })
}
