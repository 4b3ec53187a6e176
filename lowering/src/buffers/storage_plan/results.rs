// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! What a host program returns: the memory that it is computed in, and the order of the copies that are left.
use super::{Place, StoragePlan};
use crate::buffers::roles;
use melior::ir::{BlockRef, OperationRef, operation::OperationLike};
use shale_bridge::{edit::op_key, ir};

impl<'c: 'a, 'a> StoragePlan<'c, 'a> {
    /// As [`Self::returns`]; none if there is no such order.
    pub(super) fn ordered_returns(&self) -> Option<Vec<usize>> {
        let held: Vec<Option<usize>> = self.returned.iter().map(|value| self.buffer(*value)).collect();
        let is_elsewhere = |index: &usize| {
            held[*index].is_some_and(|buffer| {
                self.buffers[buffer].place != Place::Output(*index) && self.donated_result(buffer) != Some(*index)
            })
        };
        let mut left: Vec<usize> = (0..held.len()).filter(is_elsewhere).collect();
        let mut ordered = vec![];
        while !left.is_empty() {
            let is_free = |index: &usize| {
                let reads = |other: &usize| {
                    other != index && held[*other].is_some_and(|buffer| self.donated_result(buffer) == Some(*index))
                };
                !left.iter().any(reads)
            };
            let position = left.iter().position(is_free)?;
            ordered.push(left.remove(position));
        }
        Some(ordered)
    }

    /// Results that take the memory of an argument have to be computed there.
    pub(super) fn donations(&mut self, function: OperationRef<'c, 'a>, block: BlockRef<'c, 'a>) {
        let Some(end) = ir::operations(block).last().copied() else { return };
        let numbers = |name: &str| -> Vec<Option<i64>> {
            let all = ir::attribute(function, name).and_then(ir::elements).unwrap_or_default();
            all.into_iter().map(|entry| ir::entry(entry, roles::DONATION).and_then(ir::integer)).collect()
        };
        let (arguments, results) = (numbers("arg_attrs"), numbers("res_attrs"));
        let mut targets = vec![None; end.operand_count()];
        for (argument, number) in arguments.iter().enumerate().filter(|(_, number)| number.is_some()) {
            let Some(result) = results.iter().position(|other| other == number).filter(|&r| r < targets.len()) else {
                continue;
            };
            let Some(buffer) = ir::arguments(block).get(argument).and_then(|value| self.buffer(*value)) else {
                continue;
            };
            self.donated.insert(buffer, result);
            targets[result] = Some(buffer);
        }
        self.targets.insert(op_key(end), targets);
    }

    /// Temporaries that are returned live in the output itself; what is returned twice, or is no temporary, will be copied.
    pub(super) fn outputs(&mut self, op: OperationRef<'c, 'a>) {
        ir::operands(op).into_iter().for_each(|value| self.touch(value, op));
        for (index, value) in ir::operands(op).into_iter().enumerate() {
            if let Some(buffer) = self.buffer(value) {
                // Not over an argument that is still needed.
                let free = |(donated, result): (&usize, &usize)| {
                    *result != index || self.buffers[*donated].last < self.buffers[buffer].first
                };
                let own = self.buffers[buffer].place == Place::Temporary && !self.buffers[buffer].moves;
                if own && self.donated.iter().all(free) {
                    self.buffers[buffer].place = Place::Output(index);
                }
            }
        }
    }
}
