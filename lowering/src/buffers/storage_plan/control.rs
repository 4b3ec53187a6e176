// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Loops and branches of a host program: the buffers of what they carry and give, and what happens where their blocks end.
use super::{Exit, Place, StoragePlan, inputs_of};
use crate::{
    buffers::{
        liveness::{is_branch, is_loop},
        roles::Access,
    },
    kernels::structured::base,
};
use melior::ir::{BlockRef, OperationRef, Value, ValueLike, operation::OperationLike};
use shale_bridge::{Emitted, edit::op_key, ir, types};
use std::collections::HashSet;

impl<'c: 'a, 'a> StoragePlan<'c, 'a> {
    /// Each carried tensor has a buffer: that of its initial value if that is the program's own and not needed besides, else a new one
    /// with a copy.
    pub(super) fn r#while(&mut self, op: OperationRef<'c, 'a>, block: BlockRef<'c, 'a>) -> Result<(), Emitted> {
        let (Some(before), Some(after)) = (ir::body(op, 0), ir::body(op, 1)) else { return Ok(()) };
        let (Some(condition), Some(end)) =
            (ir::operations(before).last().copied(), ir::operations(after).last().copied())
        else {
            return Ok(());
        };
        let (step, last) = (self.order.step(op), self.order.last(op));
        let (mut slots, mut copies) = (vec![], vec![]);
        for (position, (initial, argument)) in ir::operands(op).into_iter().zip(ir::arguments(before)).enumerate() {
            if !types::is_tensor(argument.r#type()) {
                slots.push(None);
                continue;
            }
            self.touch(initial, op);
            let result = self.carried_result(op, position);
            let own = self.buffer(initial).filter(|&buffer| {
                self.may_keep(buffer, result)
                    && !slots.contains(&Some(buffer))
                    && !self.order.repeats(op, base(initial))
                    && !self.is_used_besides(buffer, op, Some(position))
            });
            let slot = match own {
                Some(buffer) => buffer,
                None => {
                    let buffer = self.new_buffer(argument, Place::Temporary, step, block, op)?;
                    if self.buffer(initial).is_some() {
                        copies.push((position, buffer));
                    }
                    buffer
                }
            };
            self.extend(slot, step);
            self.extend(slot, last);
            slots.push(Some(slot));
        }
        for (argument, slot) in ir::arguments(before).into_iter().zip(&slots) {
            slot.iter().for_each(|&slot| self.bind(argument, slot));
        }
        self.entries.insert(op_key(op), copies);
        self.block(before)?;
        let forwarded = ir::operands(condition)[1..].to_vec();
        let mut given = vec![];
        for (value, argument) in forwarded.iter().zip(ir::arguments(after)) {
            let buffer = self.buffer(*value);
            if let Some(buffer) = buffer {
                self.touch(*value, condition);
                self.extend(buffer, last);
                self.bind(argument, buffer);
            }
            given.push(buffer);
        }
        self.targets.insert(op_key(end), slots.clone());
        self.block(after)?;
        self.exit(end, after, &slots)?;
        for (result, buffer) in ir::results(op).into_iter().zip(given) {
            buffer.iter().for_each(|&buffer| self.bind(result, buffer));
        }
        Ok(())
    }

    /// Each result has a buffer, to which every branch brings its value: that of a tensor from before which a branch passes on or
    /// updates, if nothing needs that later, else a new one.
    pub(super) fn branch(&mut self, op: OperationRef<'c, 'a>, block: BlockRef<'c, 'a>) -> Result<(), Emitted> {
        let step = self.order.step(op);
        let blocks: Vec<BlockRef> = op.regions().flat_map(ir::blocks).collect();
        let ends: Vec<OperationRef> =
            blocks.iter().filter_map(|block| ir::operations(*block).last().copied()).collect();
        let mut slots: Vec<Option<usize>> = vec![];
        for (position, result) in ir::results(op).into_iter().enumerate() {
            if !types::is_tensor(result.r#type()) {
                slots.push(None);
                continue;
            }
            let passed = ends.iter().find_map(|end| {
                let origin = self.origin(ir::operands(*end)[position]);
                let buffer = self.buffer(origin).filter(|_| !self.order.defines(op, origin))?;
                let later = self.values[buffer].iter().any(|&value| {
                    ir::uses(value).into_iter().any(|(user, _)| self.order.follows_all(user, op, base(value)))
                });
                let own = self.may_keep(buffer, Some(result)) && !self.order.repeats(op, base(origin));
                (own && !later && !slots.contains(&Some(buffer))).then_some(buffer)
            });
            let slot = match passed {
                Some(buffer) => buffer,
                None => self.new_buffer(result, Place::Temporary, step, block, op)?,
            };
            self.extend(slot, step);
            self.extend(slot, self.order.last(op));
            slots.push(Some(slot));
        }
        for (block, end) in blocks.iter().zip(&ends) {
            self.targets.insert(op_key(*end), slots.clone());
            self.block(*block)?;
            self.exit(*end, *block, &slots)?;
        }
        for (result, slot) in ir::results(op).into_iter().zip(slots) {
            slot.iter().for_each(|&slot| self.bind(result, slot));
        }
        Ok(())
    }

    /// The tensor in whose memory a tensor would be if every update were in place.
    fn origin(&self, value: Value<'c, 'a>) -> Value<'c, 'a> {
        let value = base(value);
        let Some(op) = ir::definition(value).filter(|op| ir::name(*op) == "shale.dispatch") else { return value };
        let position = inputs_of(op) + ir::index_of(value);
        match self.access(op).get(position) {
            Some(Access::Update) => self.origin(ir::operands(op)[position]),
            _ => value,
        }
    }

    /// Brings the operands of a terminator to their buffers: by giving the buffer in which one is the other's name, or by a copy
    /// where it has to stay, or is needed twice.
    fn exit(
        &mut self,
        end: OperationRef<'c, 'a>,
        block: BlockRef<'c, 'a>,
        targets: &[Option<usize>],
    ) -> Result<(), Emitted> {
        let values = ir::operands(end);
        let found: Vec<Option<usize>> = values.iter().map(|v| self.buffer(*v)).collect();
        values.iter().for_each(|v| self.touch(*v, end));
        let mut exit = Exit::default();
        // For each target, the buffer that takes its name.
        let mut moved: Vec<(usize, usize)> = vec![];
        let mut claimed: HashSet<usize> = HashSet::new();
        let mut to_copy = vec![];
        for position in 0..values.len() {
            let (Some(target), Some(source)) = (targets[position], found[position]) else { continue };
            // An argument's memory takes no turns: it is where it is.
            let movable = [source, target].iter().all(|b| self.buffers[*b].place == Place::Temporary);
            let own = source == target || movable && (targets.contains(&Some(source)) || self.is_local(source, block));
            // What is where it belongs stays there.
            let better = source != target
                && (position + 1..values.len()).any(|p| targets[p] == found[p] && found[p] == Some(source));
            if own && !better && self.buffers[source].bytes == self.buffers[target].bytes && claimed.insert(source) {
                moved.push((target, source));
            } else {
                to_copy.push((position, target));
            }
        }
        for (position, target) in to_copy {
            // Not over what another target is made of.
            let free = !found.contains(&Some(target));
            let buffer = if free {
                target
            } else {
                let step = self.order.step(end);
                self.new_buffer(values[position], Place::Temporary, step, block, end)?
            };
            exit.copies.push((position, buffer));
            moved.push((target, buffer));
        }
        moved.retain(|(target, source)| target != source);
        // Names that nobody takes go to the memory that has lost its name, of the same size.
        let mut free: Vec<usize> = moved.iter().map(|m| m.0).filter(|t| moved.iter().all(|m| m.1 != *t)).collect();
        let nameless: Vec<usize> = moved.iter().map(|m| m.1).filter(|s| moved.iter().all(|m| m.0 != *s)).collect();
        for source in nameless {
            let size = self.buffers[source].bytes;
            if let Some(position) = free.iter().position(|&t| self.buffers[t].bytes == size) {
                moved.push((source, free.swap_remove(position)));
            }
        }
        for &(a, b) in &moved {
            self.buffers[a].moves = true;
            self.buffers[b].moves = true;
        }
        exit.renamed = moved;
        self.exits.insert(op_key(end), exit);
        Ok(())
    }

    /// Whether a buffer is made anew each time `block` runs.
    fn is_local(&self, buffer: usize, block: BlockRef<'c, 'a>) -> bool {
        let mut home = Some(self.home[buffer]);
        while let Some(current) = home {
            if current == block {
                return true;
            }
            home = ir::owner(current).filter(|op| is_loop(*op) || is_branch(*op)).and_then(ir::parent_block);
        }
        false
    }

    /// Buffers that exchange their memory live together.
    pub(super) fn join_lifetimes(&mut self) {
        let pairs: Vec<(usize, usize)> = self.exits.values().flat_map(|exit| exit.renamed.iter().copied()).collect();
        let mut changed = true;
        while changed {
            changed = false;
            for &(a, b) in &pairs {
                let (first, last) =
                    (self.buffers[a].first.min(self.buffers[b].first), self.buffers[a].last.max(self.buffers[b].last));
                for buffer in [a, b] {
                    let lifetime = &mut self.buffers[buffer];
                    changed |= (lifetime.first, lifetime.last) != (first, last);
                    (lifetime.first, lifetime.last) = (first, last);
                }
            }
        }
    }
}
