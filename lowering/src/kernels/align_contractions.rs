// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! `shale-align-contractions`: contractions have the loops of what works on the same rows.
use super::{
    affine, iterator,
    structured::{self, Contract, Generic, Linear, is_generic, single_loop},
};
use crate::stablehlo_to_linalg::reshape;
use melior::{
    Context,
    ir::{Attribute, OperationRef, Region, Value, ValueLike, operation::OperationLike},
};
use mlir_sys::{mlirGetDialectHandle__arith__, mlirGetDialectHandle__linalg__, mlirGetDialectHandle__tensor__};
use shale_bridge::{
    Builder, DialectHandle, Emitted, Options, Pass,
    edit::{all_attributes, take_region},
    ir, types,
};
use shale_dialects::mlirGetDialectHandle__shale__;

/// Gives a batched contraction the parallel loops of the operations that read its result, or of the one that computes its left
/// factor, where the two differ by loops that run once: programs add and move dimensions of size 1 on the way from one to the other.
/// Rows of the contraction are then rows of its neighbours, and all can be one kernel (`shale-outline-kernels`). Where the readers differ
/// by such loops, as the maximum of attention's scores and their exponential do, the reduction is aligned before.
///
/// The order of elements in memory stays as it is; a result that others need in its own shape is a view.
pub struct AlignContractions;

impl Pass for AlignContractions {
    const ARGUMENT: &'static str = "shale-align-contractions";
    const SUMMARY: &'static str = "Give contractions the loops of their neighbours";
    const ANCHOR: &'static str = "func.func";
    const DEPENDENT_DIALECTS: &'static [DialectHandle] = &[
        mlirGetDialectHandle__arith__,
        mlirGetDialectHandle__linalg__,
        mlirGetDialectHandle__tensor__,
        mlirGetDialectHandle__shale__,
    ];
    type State<'c> = ();

    fn run<'c>(_: &(), context: &'c Context, function: OperationRef<'c, '_>, _: &Options) -> Result<(), Emitted> {
        let mut contracts = vec![];
        ir::walk(function, &mut |op| {
            if Contract::read(op).is_some_and(|contract| is_batched(&contract)) {
                contracts.push(op);
            }
        });
        for op in contracts {
            let mut readers: Vec<OperationRef> =
                ir::uses(ir::results(op)[0]).into_iter().map(|(user, _)| user).collect();
            readers.dedup_by(|a, b| ir::same(*a, *b));
            for reader in readers.into_iter().filter_map(Nest::generic) {
                if let Some(aligned) = to_users(&reader) {
                    aligned.replace(context, &reader);
                }
            }
            let Some(nest) = Nest::contraction(op) else { continue };
            if let Some(aligned) = to_users(&nest).or_else(|| to_factor(&nest)) {
                aligned.replace(context, &nest);
            }
        }
        Ok(())
    }
}

/// Whether there is a right factor for each of several outer indices.
fn is_batched(contract: &Contract) -> bool {
    let column = contract.rows[2].last().and_then(single_loop);
    let static_shapes = ir::operands(contract.op).iter().all(|v| !structured::is_dynamic(v.r#type()));
    let mut outer = (0..contract.parallel).filter(|d| Some(*d) != column && contract.bounds[*d] > 1);
    static_shapes && outer.any(|d| contract.rows[1].iter().any(|row| row.0[d] != 0))
}

/// A contraction, or a `linalg.generic` of one result: the parallel loops first.
struct Nest<'c, 'a> {
    op: OperationRef<'c, 'a>,
    bounds: Vec<i64>,
    parallel: usize,
    /// The rows of each operand's map; the output's are last, each a parallel loop.
    rows: Vec<Vec<Linear>>,
}

impl<'c: 'a, 'a> Nest<'c, 'a> {
    fn contraction(op: OperationRef<'c, 'a>) -> Option<Self> {
        let Contract { bounds, parallel, rows, .. } = Contract::read(op)?;
        Some(Self { op, bounds, parallel, rows: rows.into() })
    }

    /// None for operations with other outputs than a fresh one, and of dynamic size.
    fn generic(op: OperationRef<'c, 'a>) -> Option<Self> {
        if !is_generic(op) || op.result_count() != 1 {
            return None;
        }
        let generic = Generic::read(op).ok()?;
        let output = ir::definition(*generic.outputs.first()?)?;
        let fresh = match ir::name(output) {
            "linalg.fill" => ir::definition(ir::operands(output)[1]).is_some_and(|op| ir::name(op) == "tensor.empty"),
            name => name == "tensor.empty",
        };
        let parallel = generic.reduced.iter().filter(|reduced| !**reduced).count();
        let ordered = fresh && generic.reduced.is_sorted() && !generic.is_dynamic();
        ordered.then_some(Self { op, bounds: generic.bounds, parallel, rows: generic.rows })
    }

    fn output(&self) -> &[Linear] {
        self.rows.last().map_or(&[], Vec::as_slice)
    }
}

/// The loops that an operation gets.
struct Aligned<'c, 'a> {
    /// Extents of its parallel loops, which are the dimensions of its output.
    extents: Vec<i64>,
    /// The new loop of each old parallel loop; none for those that run once.
    loops: Vec<Option<usize>>,
    to: Neighbours<'c, 'a>,
}

/// Whose loops these are.
enum Neighbours<'c, 'a> {
    /// Operands that read the result by identical indices of their loops, of which there are so many, and get the new one.
    Readers(Vec<(OperationRef<'c, 'a>, usize)>, usize),
    /// The left factor, whose dimensions are the loops before the columns, and the reduced one.
    Factor,
}

/// The loops of the operations that read the result, if all have the same.
fn to_users<'c: 'a, 'a>(nest: &Nest<'c, 'a>) -> Option<Aligned<'c, 'a>> {
    let readers = ir::uses(ir::results(nest.op)[0]);
    let mut common: Option<(Vec<i64>, Vec<Linear>)> = None;
    for (user, operand) in &readers {
        if !is_generic(*user) || *operand >= structured::inputs(*user) {
            return None;
        }
        let generic = Generic::read(*user).ok()?;
        // The reduced loops come last, so that the loops are the result's dimensions in any user.
        let found = (generic.bounds, generic.rows.get(*operand)?.clone());
        if !generic.reduced.is_sorted() || common.as_ref().is_some_and(|known| *known != found) {
            return None;
        }
        common = Some(found);
    }
    let (bounds, index) = common?;
    let mut loops = vec![None; nest.parallel];
    for (row, own) in index.iter().zip(nest.output()) {
        let own = single_loop(own)?;
        if nest.bounds[own] != 1 {
            loops[own] = Some(single_loop(row)?);
        }
    }
    // The loops up to the last one that matters: others behind it repeat the result.
    let count = loops.iter().flatten().max()? + 1;
    let readers = Neighbours::Readers(readers, bounds.len());
    aligned(nest, bounds[..count].to_vec(), loops, readers)
}

/// The loops of the left factor of a contraction, if an operation computes it row by row.
fn to_factor<'c: 'a, 'a>(nest: &Nest<'c, 'a>) -> Option<Aligned<'c, 'a>> {
    let operands = ir::operands(nest.op);
    ir::definition(operands[0]).filter(|op| is_generic(*op))?;
    let (last, rows) = nest.rows[0].split_last()?;
    single_loop(last).filter(|d| *d >= nest.parallel)?;
    let column = single_loop(nest.output().last()?)?;
    let mut extents = ir::shape(operands[0].r#type());
    extents.pop();
    let mut loops = vec![None; nest.parallel];
    for (dimension, row) in rows.iter().enumerate() {
        if extents[dimension] != 1 {
            *loops.get_mut(single_loop(row)?)? = Some(dimension);
        }
    }
    loops[column] = Some(extents.len());
    extents.push(nest.bounds[column]);
    aligned(nest, extents, loops, Neighbours::Factor)
}

/// The loops, if they are others than before and the order of the elements stays.
fn aligned<'c: 'a, 'a>(
    nest: &Nest<'c, 'a>,
    extents: Vec<i64>,
    loops: Vec<Option<usize>>,
    to: Neighbours<'c, 'a>,
) -> Option<Aligned<'c, 'a>> {
    let dimensions = nest.output().iter().map(single_loop).collect::<Option<Vec<usize>>>()?;
    let same = extents == nest.bounds[..nest.parallel] && dimensions.iter().copied().eq(0..nest.parallel);
    let long = dimensions.into_iter().filter(|d| nest.bounds[*d] != 1);
    let new = long.map(|d| loops[d]).collect::<Option<Vec<usize>>>()?;
    let all: Vec<usize> = (0..extents.len()).filter(|d| extents[*d] != 1).collect();
    // The columns stay columns.
    let last = new.last() == Some(&(extents.len() - 1));
    (!same && new == all && last).then_some(Aligned { extents, loops, to })
}

impl<'c: 'a, 'a> Aligned<'c, 'a> {
    /// Puts the operation with the new loops in the place of the old one.
    fn replace(self, context: &'c Context, nest: &Nest<'c, 'a>) {
        let b = Builder::before(context, nest.op);
        let (parallel, all) = (self.extents.len(), self.extents.len() + nest.bounds.len() - nest.parallel);
        // The new loop of an old one; none for those that run once.
        let moved = |d: usize| self.loops.get(d).copied().unwrap_or_else(|| Some(d + parallel - nest.parallel));
        let map = |rows: &[Linear], is_identity: bool| {
            let index = |(dimension, (coefficients, constant)): (usize, &Linear)| {
                if is_identity && dimension + 1 < rows.len() {
                    return b.dim(dimension);
                }
                let mut new = vec![0; all];
                for (d, c) in coefficients.iter().enumerate() {
                    if let Some(to) = moved(d) {
                        new[to] += c;
                    }
                }
                affine(&b, &new, *constant)
            };
            b.map(all, &rows.iter().enumerate().map(index).collect::<Vec<_>>())
        };
        let factor = matches!(self.to, Neighbours::Factor);
        let inputs = nest.rows.len() - 1;
        let mut maps: Vec<Attribute> = (0..inputs).map(|i| map(&nest.rows[i], factor && i == 0)).collect();
        maps.push(b.map(all, &(0..parallel).map(|d| b.dim(d)).collect::<Vec<_>>()));
        let bounds = [&self.extents, &nest.bounds[nest.parallel..]].concat();
        let attributes: Vec<(String, Attribute)> = all_attributes(nest.op);
        let attributes: Vec<(&str, Attribute)> = attributes
            .iter()
            .map(|(name, value)| {
                let value = match name.as_str() {
                    "indexing_maps" => types::array(context, &maps),
                    "bounds" => types::i64_array(context, &bounds),
                    "parallel" => types::i64_attribute(context, parallel as i64),
                    "iterator_types" => {
                        types::array(context, &(0..all).map(|d| iterator(&b, d >= parallel)).collect::<Vec<_>>())
                    }
                    _ => *value,
                };
                (name.as_str(), value)
            })
            .collect();
        let old = ir::results(nest.op)[0];
        let out = types::tensor(&self.extents, ir::element_type(old.r#type()));
        let mut operands = ir::operands(nest.op);
        let fill = ir::definition(operands[inputs]).filter(|op| ir::name(*op) == "linalg.fill");
        operands[inputs] = match fill {
            Some(fill) => b.fill(ir::operands(fill)[0], b.empty(out)),
            None => b.empty(out),
        };
        let regions: Vec<Region> = (0..nest.op.region_count()).map(|i| take_region(nest.op, i)).collect();
        let new_op = b.create(ir::name(nest.op), &operands, &attributes, &[out], regions);
        renumber(context, new_op, &moved);
        let new: Value = ir::results(new_op)[0];
        match &self.to {
            Neighbours::Readers(readers, loops) => {
                let own = b.map(*loops, &(0..parallel).map(|d| b.dim(d)).collect::<Vec<_>>());
                for (user, operand) in readers {
                    let mut maps = ir::attribute(*user, "indexing_maps").and_then(ir::elements).unwrap_or_default();
                    maps[*operand] = own;
                    ir::set_attribute(*user, "indexing_maps", types::array(context, &maps));
                    ir::set_operand(*user, *operand, new);
                }
            }
            Neighbours::Factor => {
                let view = reshape(&b, new, &ir::shape(old.r#type()));
                ir::replace_all_uses(old, view);
            }
        }
        ir::erase(nest.op);
    }
}

/// Gives the indices in a body the numbers of the new loops; that of a loop which runs once is 0.
fn renumber<'c>(context: &'c Context, op: OperationRef<'c, '_>, moved: &dyn Fn(usize) -> Option<usize>) {
    let mut indices = vec![];
    ir::walk(op, &mut |inner| {
        if ir::name(inner) == "linalg.index" {
            indices.push(inner);
        }
    });
    for index in indices {
        let dimension = ir::attribute(index, "dim").and_then(ir::integer).unwrap_or(0) as usize;
        match moved(dimension) {
            Some(to) => ir::set_attribute(index, "dim", types::i64_attribute(context, to as i64)),
            None => {
                let zero = Builder::before(context, index).index(0);
                ir::replace_all_uses(ir::results(index)[0], zero);
                ir::erase(index);
            }
        }
    }
}
