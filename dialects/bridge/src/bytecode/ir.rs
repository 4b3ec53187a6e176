// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! The operations in bytecode: nesting, numbers of operands, results, blocks and regions, and the numbering of values.
use super::{
    Tables,
    entries::Entries,
    reader::{Checked, Reader},
    section,
};
use crate::Limits;

/// Bits of an operation's mask.
mod mask {
    pub const ATTRIBUTES: u8 = 1;
    pub const RESULTS: u8 = 2;
    pub const OPERANDS: u8 = 4;
    pub const SUCCESSORS: u8 = 8;
    pub const REGIONS: u8 = 16;
    pub const USE_LISTS: u8 = 32;
    pub const PROPERTIES: u8 = 64;
    pub const UNKNOWN: u8 = 128;
}

/// An order of a value's uses that differs from the usual one.
struct UseOrder {
    value: usize,
    pairs: bool,
    indices: Vec<u64>,
    offset: usize,
}

struct Check<'b> {
    tables: &'b Tables<'b>,
    entries: &'b Entries,
    limits: &'b Limits,
    /// Uses of each value of the program, by a number of its own.
    uses: Vec<u32>,
    orders: Vec<UseOrder>,
    /// No program has more values than bytes.
    most_values: usize,
}

/// The values that operations may use, by the number they use: those of the regions around up to one that is isolated.
type Scope = Vec<usize>;

/// A region that is being read.
struct Region {
    blocks: usize,
    /// The first number in the scope of this region's values, the next to define, and the one after the last.
    next: usize,
    end: usize,
    /// Whether the region numbers its values; the outermost block does not.
    numbered: bool,
}

pub(super) fn check(mut reader: Reader, tables: &Tables, entries: &Entries, limits: &Limits) -> Checked<()> {
    let mut check = Check { tables, entries, limits, uses: vec![], orders: vec![], most_values: reader.left() };
    let mut scope = vec![];
    let mut outermost = Region { blocks: 1, next: 0, end: 0, numbered: false };
    check.block(&mut reader, &mut scope, &mut outermost, 0)?;
    reader.finish("section of operations")?;
    check.use_orders()
}

impl Check<'_> {
    fn attribute(&self, reader: &mut Reader) -> Checked<usize> {
        reader.index("attribute", self.entries.attributes())
    }

    fn region(&mut self, reader: &mut Reader, scope: &mut Scope, depth: usize) -> Checked<()> {
        let blocks = reader.count("blocks")?;
        if blocks == 0 {
            return Ok(());
        }
        let values = reader.count("values")?;
        if self.uses.len() + values > self.most_values {
            return Err(reader.damage(format!(
                "number of values must be at most {}, got {}",
                self.most_values,
                self.uses.len() + values
            )));
        }
        let start = scope.len();
        scope.extend(self.uses.len()..self.uses.len() + values);
        self.uses.resize(self.uses.len() + values, 0);
        let mut region = Region { blocks, next: start, end: start + values, numbered: values > 0 };
        for _ in 0..blocks {
            self.block(reader, scope, &mut region, depth)?;
        }
        if region.next != region.end {
            return Err(reader.damage(format!("region must define {values} values, got {}", region.next - start)));
        }
        scope.truncate(start);
        Ok(())
    }

    fn block(&mut self, reader: &mut Reader, scope: &mut Scope, region: &mut Region, depth: usize) -> Checked<()> {
        let (operations, has_arguments) = reader.flagged()?;
        if has_arguments {
            let count = reader.count("block arguments")?;
            for _ in 0..count {
                let (index, located) =
                    if self.tables.version >= 4 { reader.flagged()? } else { (reader.varint()?, true) };
                reader.within("type", index, self.entries.types())?;
                if located {
                    self.attribute(reader)?;
                }
            }
            let first = self.define(reader, region, count, true)?;
            if self.tables.version >= 3 && reader.byte()? != 0 {
                self.read_use_orders(reader, scope, first, count)?;
            }
        }
        for _ in 0..reader.claim("operations", operations)? {
            self.operation(reader, scope, region, depth)?;
        }
        Ok(())
    }

    /// Gives numbers to `count` values. Gives the first, or none where the region has no numbers for them.
    fn define(&self, reader: &Reader, region: &mut Region, count: usize, must: bool) -> Checked<Option<usize>> {
        if !region.numbered && (!must || count == 0) {
            return Ok(None);
        }
        if count > region.end - region.next {
            return Err(reader
                .damage(format!("region must define {} more values at most, got {count}", region.end - region.next)));
        }
        region.next += count;
        Ok(Some(region.next - count))
    }

    fn operation(&mut self, reader: &mut Reader, scope: &mut Scope, region: &mut Region, depth: usize) -> Checked<()> {
        reader.index("operation name", self.tables.operation_names)?;
        let parts = reader.byte()?;
        let has = |bit: u8| parts & bit != 0;
        if has(mask::UNKNOWN) {
            return Err(reader.damage(format!("parts of an operation must be known ones, got {parts:#x}")));
        }
        self.attribute(reader)?;
        if has(mask::ATTRIBUTES) {
            self.attribute(reader)?;
        }
        if has(mask::PROPERTIES) {
            if self.tables.version < 5 {
                return Err(reader.damage("version must be 5 or newer for properties"));
            }
            reader.index("properties", self.tables.properties)?;
        }
        let mut results = 0;
        if has(mask::RESULTS) {
            results = reader.count("results")?;
            for _ in 0..results {
                reader.index("type", self.entries.types())?;
            }
        }
        if has(mask::OPERANDS) {
            for _ in 0..reader.count("operands")? {
                let number = reader.index("value", scope.len())?;
                self.uses[scope[number]] += 1;
            }
        }
        if has(mask::SUCCESSORS) {
            for _ in 0..reader.count("successors")? {
                reader.index("successor", region.blocks)?;
            }
        }
        let first = self.define(reader, region, results, false)?;
        if has(mask::USE_LISTS) && self.tables.version >= 3 {
            self.read_use_orders(reader, scope, first, results)?;
        }
        if !has(mask::REGIONS) {
            return Ok(());
        }
        let (regions, isolated) = reader.flagged()?;
        let regions = reader.claim("regions", regions)?;
        if regions == 0 {
            return Ok(());
        }
        if depth >= self.limits.nesting {
            return Err(reader.damage(format!("regions must nest at most {} deep", self.limits.nesting)));
        }
        let mut own_scope = vec![];
        let scope = if isolated { &mut own_scope } else { scope };
        let mut section = None;
        if isolated && self.tables.version >= 2 {
            let (number, contents) = reader.section()?;
            if usize::from(number) != section::IR {
                return Err(reader.damage(format!("section must hold operations, got number {number}")));
            }
            section = Some(contents);
        }
        let inner = section.as_mut().unwrap_or(reader);
        for _ in 0..regions {
            self.region(inner, scope, depth + 1)?;
        }
        section.map_or(Ok(()), |section| section.finish("section of regions"))
    }

    /// The orders of the uses of some of `count` values, numbered from `first`.
    fn read_use_orders(
        &mut self,
        reader: &mut Reader,
        scope: &Scope,
        first: Option<usize>,
        count: usize,
    ) -> Checked<()> {
        let Some(first) = first.filter(|_| count > 0) else {
            return Err(reader.damage("orders of uses must follow values that have numbers"));
        };
        let orders = if count > 1 { reader.count("orders of uses")? } else { 1 };
        if orders == 0 {
            return Err(reader.damage("there must be an order of uses, got none"));
        }
        for _ in 0..orders {
            let value = if count > 1 { reader.index("value", count)? } else { 0 };
            let (length, pairs) = reader.flagged()?;
            let mut indices = vec![];
            for _ in 0..reader.claim("uses", length)? {
                indices.push(reader.varint()?);
            }
            let offset = reader.damage("").offset;
            self.orders.push(UseOrder { value: scope[first + value], pairs, indices, offset });
        }
        Ok(())
    }

    /// Every order is a permutation of the uses that its value has.
    fn use_orders(&self) -> Checked<()> {
        for order in &self.orders {
            let uses = self.uses[order.value] as usize;
            let mut places: Vec<u64> = (0..uses as u64).collect();
            let valid = if order.pairs {
                order.indices.len() % 2 == 0
                    && order.indices.chunks_exact(2).all(|pair| {
                        let place = usize::try_from(pair[0]).ok().and_then(|i| places.get_mut(i));
                        place.map(|place| *place = pair[1]).is_some()
                    })
            } else {
                places.clone_from(&order.indices);
                true
            };
            places.sort_unstable();
            // MLIR leaves values with one use alone.
            if !valid || uses > 1 && !places.into_iter().eq(0..uses as u64) {
                return Err(super::Damage {
                    offset: order.offset,
                    message: format!("order of uses must be one of the value's {uses} uses"),
                });
            }
        }
        Ok(())
    }
}
