// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Which block of a host program gives back the memory of a tensor, and when.
use crate::kernels::structured::is_view;
use melior::ir::{BlockRef, OperationRef, Value};
use shale_bridge::{
    edit::{key, op_key},
    ir,
};
use std::collections::HashMap;

/// The uses of a tensor, those of its views among them.
pub fn uses<'c: 'a, 'a>(value: Value<'c, 'a>) -> Vec<(OperationRef<'c, 'a>, usize)> {
    let mut found = vec![];
    for (user, operand) in ir::uses(value) {
        found.push((user, operand));
        if is_view(user) {
            found.extend(uses(ir::results(user)[0]));
        }
    }
    found
}

/// The memory that a block has to give back: that of tensors which it computes or receives.
pub struct Block<'c, 'a> {
    block: BlockRef<'c, 'a>,
    positions: HashMap<usize, usize>,
    /// For each tensor, by [`key`]: its memory, and the position of the last operation of the block that uses it.
    owned: Vec<(usize, Value<'c, 'a>, usize)>,
}

impl<'c: 'a, 'a> Block<'c, 'a> {
    pub fn new(block: BlockRef<'c, 'a>) -> Self {
        let positions = ir::operations(block).into_iter().enumerate().map(|(i, op)| (op_key(op), i)).collect();
        Self { block, positions, owned: vec![] }
    }

    /// The position of the operation of the block in which another one stands.
    fn position(&self, mut op: OperationRef<'c, 'a>) -> Option<usize> {
        while ir::parent_block(op) != Some(self.block) {
            op = ir::parent(op)?;
        }
        self.positions.get(&op_key(op)).copied()
    }

    /// The block gives back `memory` after the last use of a tensor, which is there from `position` on.
    pub fn own(&mut self, tensor: Value<'c, 'a>, memory: Value<'c, 'a>, position: usize) {
        let uses = uses(tensor).into_iter().filter_map(|(user, _)| self.position(user));
        let last = uses.fold(position, usize::max);
        self.owned.push((key(tensor), memory, last));
    }

    /// Whether the block owns a tensor that nothing needs after the operation at `position`, nor besides as its operand `operand`: its
    /// memory is then no longer the block's.
    pub fn gives(&mut self, tensor: Value<'c, 'a>, op: OperationRef<'c, 'a>, operand: usize) -> bool {
        let Some(position) = self.position(op) else { return false };
        let Some(found) = self.owned.iter().position(|(k, _, last)| *k == key(tensor) && *last == position) else {
            return false;
        };
        let besides = uses(tensor).into_iter().any(|(user, index)| {
            let this = ir::same(user, op) && index == operand;
            !this && !is_view(user) && self.position(user) == Some(position)
        });
        if !besides {
            self.owned.swap_remove(found);
        }
        !besides
    }

    /// As [`Self::gives`] for the end of the block, where what it owns may be handed on once.
    pub fn hands_on(&mut self, tensor: Value<'c, 'a>) -> bool {
        let found = self.owned.iter().position(|(k, ..)| *k == key(tensor));
        found.map(|found| self.owned.swap_remove(found)).is_some()
    }

    /// The memory of tensors that nothing needs after an operation; it is no longer the block's.
    pub fn freed_after(&mut self, position: usize) -> Vec<Value<'c, 'a>> {
        let (freed, kept) = self.owned.drain(..).partition(|(_, _, last)| *last <= position);
        self.owned = kept;
        freed.into_iter().map(|(_, memory, _): (usize, Value<'c, 'a>, usize)| memory).collect()
    }

    /// All memory that is still the block's.
    pub fn rest(&mut self) -> Vec<Value<'c, 'a>> {
        self.freed_after(usize::MAX)
    }
}
