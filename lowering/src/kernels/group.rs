// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Which operations become one kernel: those that work through the same rows, one after the other.
//!
//! Contractions are among them where each outer index has a right factor of its own, as in attention: a block of rows of the scores is
//! computed, normalized and multiplied with the values before the next one, and the scores of all rows are never in memory.
use super::{
    structured::{Contract, Generic, Linear, is_generic, single_loop},
    work,
};
use melior::ir::{BlockRef, OperationRef, Value, ValueLike, operation::OperationLike};
use shale_bridge::{
    edit::{key, op_key},
    ir, types,
};
use std::{
    cmp::Reverse,
    collections::{BinaryHeap, HashMap, HashSet},
};

/// Bytes of one row of all results together: they have to stay in the first cache, and on the stack.
const MAX_ROW_BYTES: i64 = 32 << 10;
/// Fewer rows than this do not give every core work.
const MIN_ROWS: i64 = 16;
/// Work, in iterations, that one core does while another would have to wake up.
const SMALL: i64 = 1 << 15;
/// If the longest operation has shorter rows, vectors across rows are better, unless everything is small.
const MIN_ROW: i64 = 8;
/// Bytes of a block of rows of one tensor, and of all together, that a contraction makes or takes: they stay in the second cache, and
/// on the stack.
const MAX_BLOCK_BYTES: i64 = 256 << 10;
const MAX_BLOCKS_BYTES: i64 = 1 << 20;
/// Rows of a block: fewer make a contraction slow, more do not make it faster.
const BLOCK_ROWS: std::ops::RangeInclusive<i64> = 4..=64;
/// Blocks that give every core work.
const MIN_BLOCKS: i64 = 8;
/// Operations that are looked at to see whether a group can be one operation.
const MAX_SEARCH: usize = 256;

/// Operations that become one kernel, in order.
#[derive(Debug)]
pub struct Group<'c, 'a> {
    pub ops: Vec<OperationRef<'c, 'a>>,
    /// How many of their first loops they have in common.
    pub rows: usize,
    /// How many rows an item takes together, if there are contractions.
    pub block: Option<i64>,
    extents: Vec<i64>,
    row_bytes: i64,
    /// Bytes of a row of the largest tensor that a contraction makes or takes.
    contracted: Option<i64>,
    iterations: i64,
    /// Iterations of the longest operation.
    longest: i64,
    first: usize,
    last: usize,
}

/// What grouping needs to know about an operation.
struct Member<'c, 'a> {
    op: OperationRef<'c, 'a>,
    inputs: Vec<Value<'c, 'a>>,
    /// The rows of the maps of the inputs.
    rows: Vec<Vec<Linear>>,
    /// Extents of the parallel loops.
    parallel: Vec<i64>,
    /// How many of these can be rows, so that vectors still have a loop.
    limit: usize,
    iterations: i64,
    is_contraction: bool,
}

impl<'c: 'a, 'a> Member<'c, 'a> {
    fn of(op: OperationRef<'c, 'a>) -> Option<Self> {
        let ranked = |v: &Value| types::is_tensor(v.r#type()) && ir::shape(v.r#type()).iter().all(|&size| size > 0);
        if op.result_count() != 1 || !ir::operands(op).iter().all(ranked) {
            return None;
        }
        if let Some(contract) = Contract::read(op) {
            return Self::contraction(contract);
        }
        if !is_generic(op) {
            return None;
        }
        let generic = Generic::read(op).ok()?;
        let loops: Vec<usize> = (0..generic.bounds.len()).filter(|&d| !generic.reduced[d]).collect();
        // The parallel loops come first, and the output has them in order.
        let ordered = loops.iter().enumerate().all(|(i, &d)| i == d);
        let output = generic.rows.last()?;
        let identity = output.len() == loops.len() && (0..output.len()).all(|d| single_loop(&output[d]) == Some(d));
        let straight = generic.rows[..generic.inputs.len()].iter().all(|rows| {
            let used: Vec<usize> = rows.iter().flat_map(|(c, _)| (0..c.len()).filter(|&d| c[d] != 0)).collect();
            used.is_sorted()
        });
        if !ordered || !identity || !straight {
            return None;
        }
        let along = ir::attribute(op, "shale.lanes").and_then(ir::integer) == Some(64);
        let limit = if along { loops.len() } else { loops.len().checked_sub(1)? };
        let parallel = loops.iter().map(|&d| generic.bounds[d]).collect();
        let iterations = generic.iterations();
        let Generic { inputs, rows, .. } = generic;
        (limit > 0).then_some(Self { op, inputs, rows, parallel, limit, iterations, is_contraction: false })
    }

    /// A contraction whose rows can be computed block by block: each row loop is an index of the factors or does not occur in them, and
    /// the right factor differs from one outer index to the next, so that little is gained by keeping a copy of it for all rows.
    fn contraction(contract: Contract<'c, 'a>) -> Option<Self> {
        let Contract { op, bounds, parallel, rows } = contract;
        let limit = parallel.checked_sub(1).filter(|limit| *limit > 0)?;
        let identity = rows[2].iter().enumerate().all(|(d, row)| single_loop(row) == Some(d));
        let sliced = |rows: &[Linear]| {
            let used = |row: &Linear| row.0[..limit].iter().any(|&c| c != 0);
            rows.iter().all(|row| !used(row) || single_loop(row).is_some())
        };
        let by_index = |d: usize| bounds[d] > 1 && rows[1].iter().any(|row| row.0[d] != 0);
        if !identity || !sliced(&rows[0]) || !sliced(&rows[1]) || !(0..limit - 1).any(by_index) || by_index(limit - 1) {
            return None;
        }
        let operands = ir::operands(op);
        let iterations = bounds.iter().fold(1i64, |product, &bound| product.saturating_mul(bound));
        let [lhs, rhs, _] = rows;
        Some(Self {
            op,
            inputs: operands[..2].to_vec(),
            rows: vec![lhs, rhs],
            parallel: bounds[..parallel].to_vec(),
            limit,
            iterations,
            is_contraction: true,
        })
    }

    fn row_bytes(&self, rows: usize) -> i64 {
        row_bytes(ir::results(self.op)[0], rows)
    }

    /// Bytes of a row of the larger one of what a contraction takes and makes, after `rows` loops.
    fn contracted(&self, rows: usize) -> Option<i64> {
        self.is_contraction.then(|| self.row_bytes(rows).max(row_bytes(self.inputs[0], rows)))
    }
}

/// Bytes of a tensor after its first `rows` dimensions.
fn row_bytes(tensor: Value, rows: usize) -> i64 {
    let element = ir::element_type(tensor.r#type());
    let shape = ir::shape(tensor.r#type());
    shape[rows.min(shape.len())..].iter().product::<i64>() * i64::from(types::width(element).unwrap_or(128).div_ceil(8))
}

/// The values that an operation and its regions use from outside.
fn used<'c, 'a>(op: OperationRef<'c, 'a>) -> Vec<Value<'c, 'a>> {
    let mut all = vec![];
    ir::walk(op, &mut |inner| all.extend(ir::operands(inner)));
    all
}

struct Grouping<'c, 'a> {
    position: HashMap<usize, usize>,
    groups: Vec<Group<'c, 'a>>,
    group_of: HashMap<usize, usize>,
}

/// Finds the groups of two or more operations in a block, and brings the operations of each together.
pub fn rows<'c: 'a, 'a>(block: BlockRef<'c, 'a>) -> Vec<Group<'c, 'a>> {
    let operations = ir::operations(block);
    let position = operations.iter().enumerate().map(|(i, op)| (op_key(*op), i)).collect();
    let mut grouping = Grouping { position, groups: vec![], group_of: HashMap::new() };
    for op in &operations {
        if let Some(member) = Member::of(*op) {
            grouping.place(member);
        }
    }
    grouping.order(&operations);
    grouping.groups.retain(|group| group.ops.len() > 1);
    grouping.groups
}

impl<'c: 'a, 'a> Grouping<'c, 'a> {
    /// Adds an operation to the group of one of its producers, or makes a group of it.
    fn place(&mut self, member: Member<'c, 'a>) {
        let op = member.op;
        let mut candidates: Vec<usize> =
            member.inputs.iter().filter_map(|v| self.group_of.get(&op_key(ir::definition(*v)?)).copied()).collect();
        candidates.sort_unstable();
        candidates.dedup();
        let position = self.position[&op_key(op)];
        for g in candidates.into_iter().rev() {
            if let Some((rows, block)) = self.common(g, &member)
                && !self.depends_otherwise(op, g)
            {
                let bytes = self.bytes(g, &member, rows);
                let group = &mut self.groups[g];
                group.row_bytes = bytes;
                group.rows = rows;
                group.block = block;
                group.contracted = group.contracted.max(member.contracted(rows));
                group.extents.truncate(rows);
                group.iterations += member.iterations;
                group.longest = group.longest.max(member.iterations);
                group.last = position;
                group.ops.push(op);
                self.group_of.insert(op_key(op), g);
                return;
            }
        }
        self.group_of.insert(op_key(op), self.groups.len());
        self.groups.push(Group {
            ops: vec![op],
            rows: member.limit,
            block: None,
            contracted: member.contracted(member.limit),
            extents: member.parallel[..member.limit].to_vec(),
            row_bytes: member.row_bytes(member.limit),
            iterations: member.iterations,
            longest: member.iterations,
            first: position,
            last: position,
        });
    }

    /// Bytes of a row of the group with a new member.
    fn bytes(&self, g: usize, member: &Member<'c, 'a>, rows: usize) -> i64 {
        let group = &self.groups[g];
        let longer: i64 = group.extents[rows.min(group.extents.len())..].iter().product();
        group.row_bytes.saturating_mul(longer).saturating_add(member.row_bytes(rows))
    }

    /// How many loops a group would have in common with a new member, and the rows of a block, if that is worthwhile.
    fn common(&self, g: usize, member: &Member<'c, 'a>) -> Option<(usize, Option<i64>)> {
        let group = &self.groups[g];
        let mut rows = group.rows.min(member.limit);
        rows = (0..rows).find(|&d| group.extents[d] != member.parallel[d]).unwrap_or(rows);
        for (position, (value, index)) in member.inputs.iter().zip(&member.rows).enumerate() {
            let inside = ir::definition(*value).is_some_and(|op| self.group_of.get(&op_key(op)) == Some(&g));
            if inside {
                // Of the right factor, a row needs more than a row.
                if member.is_contraction && position > 0 {
                    return None;
                }
                let most = rows.min(index.len());
                let same = (0..most).find(|&d| single_loop(&index[d]) != Some(d)).unwrap_or(most);
                // What another row computes must not be needed: the further indices have nothing to do with rows.
                rows = (0..=same).rev().find(|&r| index[r..].iter().all(|(c, _)| c[..r].iter().all(|&c| c == 0)))?;
            }
        }
        if rows == 0 {
            return None;
        }
        let count: i64 = member.parallel[..rows].iter().product();
        let small = group.iterations + member.iterations <= SMALL;
        let row = group.longest.max(member.iterations) / count.max(1);
        let worthwhile = small || count >= MIN_ROWS && row >= MIN_ROW;
        let bytes = self.bytes(g, member, rows);
        if !worthwhile {
            return None;
        }
        let Some(contracted) = group.contracted.max(member.contracted(rows)) else {
            return (bytes <= MAX_ROW_BYTES).then_some((rows, None));
        };
        // The rows of a block have the same outer indices, and so the same right factor.
        if group.contracted.is_some() && rows != group.rows || member.is_contraction && rows != member.limit {
            return None;
        }
        let extent = member.parallel[rows - 1];
        let fits = |block: i64| block * contracted <= MAX_BLOCK_BYTES && block * bytes <= MAX_BLOCKS_BYTES;
        let shared = |block: i64| count / block >= MIN_BLOCKS || block <= MIN_ROW;
        let mut blocks = BLOCK_ROWS.rev().filter(|block| extent % block == 0 && fits(*block));
        let block = blocks.clone().find(|block| shared(*block)).or_else(|| blocks.next_back())?;
        Some((rows, Some(block)))
    }

    /// Whether an operation needs something of the group by a way that leaves the group, or as a whole.
    fn depends_otherwise(&self, op: OperationRef<'c, 'a>, g: usize) -> bool {
        let first = self.groups[g].first;
        let direct: HashSet<usize> = ir::operands(op).into_iter().map(key).collect();
        let mut seen = HashSet::new();
        let mut stack = vec![];
        for value in used(op) {
            let Some(definition) = ir::definition(value) else { continue };
            match self.group_of.get(&op_key(definition)) {
                // An element picked by the body may be of any row.
                Some(&other) if other == g => {
                    if !direct.contains(&key(value)) || picked(op, value) {
                        return true;
                    }
                }
                _ => stack.push(definition),
            }
        }
        while let Some(next) = stack.pop() {
            let unit = self.group_of.get(&op_key(next));
            let last = unit.map_or_else(|| self.position.get(&op_key(next)).copied(), |&h| Some(self.groups[h].last));
            // Operations inside of the regions have no position, nor do they matter.
            let Some(last) = last else { continue };
            if last < first || !seen.insert(op_key(next)) {
                continue;
            }
            if unit == Some(&g) || seen.len() > MAX_SEARCH {
                return true;
            }
            let members = unit.map_or_else(|| vec![next], |&h| self.groups[h].ops.clone());
            for member in members {
                seen.insert(op_key(member));
                stack.extend(
                    used(member)
                        .into_iter()
                        .filter_map(ir::definition)
                        .filter(|d| !seen.contains(&op_key(*d)) || self.group_of.get(&op_key(*d)) == Some(&g)),
                );
            }
        }
        false
    }

    /// Reorders the block so that the operations of a group follow each other; without groups if that is impossible.
    fn order(&mut self, operations: &[OperationRef<'c, 'a>]) {
        let Some((terminator, movable)) = operations.split_last() else { return };
        // Units are groups, numbered first, and single operations.
        let single = self.groups.len();
        let unit = |op: OperationRef| -> Option<usize> {
            let position = *self.position.get(&op_key(op))?;
            Some(self.group_of.get(&op_key(op)).copied().unwrap_or(single + position))
        };
        let mut users: HashMap<usize, Vec<usize>> = HashMap::new();
        let mut missing: HashMap<usize, usize> = HashMap::new();
        let mut members: HashMap<usize, Vec<OperationRef>> = HashMap::new();
        let mut last_effect = None;
        for op in movable {
            let Some(to) = unit(*op) else { continue };
            members.entry(to).or_default().push(*op);
            missing.entry(to).or_insert(0);
            // Effects keep their order.
            let mut effect = false;
            ir::walk(*op, &mut |inner| effect |= work::has_effect(inner));
            if let Some(from) = effect.then(|| last_effect.replace(to)).flatten() {
                users.entry(from).or_default().push(to);
                *missing.entry(to).or_insert(0) += 1;
            }
            for from in used(*op).into_iter().filter_map(ir::definition).filter_map(unit) {
                if from != to {
                    users.entry(from).or_default().push(to);
                    *missing.entry(to).or_insert(0) += 1;
                }
            }
        }
        let priority = |u: usize| if u < single { self.groups[u].last } else { u - single };
        let mut ready: BinaryHeap<Reverse<(usize, usize)>> =
            missing.iter().filter(|(_, count)| **count == 0).map(|(&u, _)| Reverse((priority(u), u))).collect();
        let mut sorted = vec![];
        while let Some(Reverse((_, u))) = ready.pop() {
            sorted.extend(members.remove(&u).unwrap_or_default());
            for &user in users.get(&u).map(Vec::as_slice).unwrap_or_default() {
                if let Some(count) = missing.get_mut(&user) {
                    *count -= 1;
                    if *count == 0 {
                        ready.push(Reverse((priority(user), user)));
                    }
                }
            }
        }
        if sorted.len() != movable.len() {
            self.groups.clear();
            return;
        }
        for op in sorted {
            ir::move_before(op, *terminator);
        }
    }
}

/// Whether the body of an operation picks elements of a tensor by itself.
fn picked<'c, 'a>(op: OperationRef<'c, 'a>, tensor: Value<'c, 'a>) -> bool {
    let mut found = false;
    ir::walk(op, &mut |inner| found |= !ir::same(inner, op) && ir::operands(inner).contains(&tensor));
    found
}
