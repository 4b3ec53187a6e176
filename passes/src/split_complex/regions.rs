// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Operations whose regions work on complex numbers.
use super::{COMPONENTWISE, Split, argument_at, is_complex, part_type, unsupported};
use melior::ir::{BlockRef, OperationRef, ValueLike, operation::OperationLike};
use shale_bridge::{
    Builder, Emitted,
    edit::{key, take_region},
    ir,
};

impl<'c, 'a> Split<'c, 'a> {
    /// Whether an operation combines complex numbers by parts: it has one complex result, and its region, if it has one, uses
    /// its own complex values only and acts on each part alone. Two operations on floats are faster than one on pairs.
    pub(super) fn is_componentwise_region(&self, op: OperationRef<'c, 'a>) -> bool {
        let combines = matches!(
            ir::name(op),
            "stablehlo.reduce" | "stablehlo.reduce_window" | "stablehlo.scatter" | "stablehlo.map"
        );
        if !combines || ir::results(op).len() != 1 {
            return false;
        }
        let mut all = true;
        ir::walk(op, &mut |inner| {
            if !ir::same(inner, op) {
                let name = ir::name(inner);
                let known = name == "stablehlo.return" || COMPONENTWISE.contains(&name);
                let captured = inner.operands().any(|v| self.parts_of(v).is_some());
                all &= known && !captured && inner.operands().chain(ir::results(inner)).all(is_complex);
            }
        });
        all
    }

    /// An operation that passes its values through regions: each complex one becomes two.
    pub(super) fn variadic(&mut self, at: &Builder<'c, 'a>, op: OperationRef<'c, 'a>) -> Result<(), Emitted> {
        let operands = self.flat(&ir::operands(op));
        let mut results = vec![];
        for result in ir::results(op) {
            let part = part_type(result.r#type());
            results.push(part);
            if is_complex(result) {
                results.push(part);
            }
        }
        let mut regions = vec![];
        for index in 0..op.region_count() {
            let Some(block) = ir::body(op, index) else { return Err(unsupported(op)) };
            if ir::name(op) == "stablehlo.sort" {
                self.split_compared(block);
            } else {
                self.split_arguments(block);
            }
            self.block(block)?;
            self.erase_arguments(block);
            regions.push(take_region(op, index));
        }
        let new = self.rebuild(at, op, &operands, &results, regions);
        let mut values = ir::results(new).into_iter();
        for old in ir::results(op) {
            let Some(first) = values.next() else { return Err(unsupported(op)) };
            match is_complex(old).then(|| values.next()).flatten() {
                Some(second) => {
                    self.pairs.insert(key(old), (first, second));
                }
                None => ir::replace_all_uses(old, first),
            }
        }
        Ok(())
    }

    /// Puts two arguments behind each complex one of a block.
    fn split_arguments(&mut self, block: BlockRef<'c, 'a>) {
        for index in (0..ir::arguments(block).len()).rev() {
            let argument = ir::arguments(block)[index];
            if is_complex(argument) {
                let part = part_type(argument.r#type());
                let im = argument_at(self.context, block, index + 1, part);
                let re = argument_at(self.context, block, index + 1, part);
                self.pairs.insert(key(argument), (re, im));
            }
        }
    }

    /// Puts the arguments of a comparator in the order of its new operands: left and right real part, left and right
    /// imaginary part.
    fn split_compared(&mut self, block: BlockRef<'c, 'a>) {
        for left in (0..ir::arguments(block).len()).rev().filter(|index| index % 2 == 0) {
            let arguments = ir::arguments(block);
            let (Some(&a), Some(&b)) = (arguments.get(left), arguments.get(left + 1)) else { continue };
            if is_complex(a) && is_complex(b) {
                let part = part_type(a.r#type());
                let new = [2, 3, 4, 5].map(|offset| argument_at(self.context, block, left + offset, part));
                self.pairs.insert(key(a), (new[0], new[2]));
                self.pairs.insert(key(b), (new[1], new[3]));
            }
        }
    }

    /// Removes the complex arguments, which nothing uses any more.
    fn erase_arguments(&mut self, block: BlockRef<'c, 'a>) {
        for index in (0..ir::arguments(block).len()).rev() {
            let argument = ir::arguments(block)[index];
            if is_complex(argument) {
                self.pairs.remove(&key(argument));
                ir::erase_argument(block, index);
            }
        }
    }
}
