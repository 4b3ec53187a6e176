// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! `shale-align-contractions`: contractions have the loops of what works on the same rows.
use super::{
    affine,
    structured::{self, Contract, Generic, Linear, is_generic, single_loop},
};
use crate::stablehlo_to_linalg::reshape;
use melior::{
    Context,
    ir::{Attribute, OperationRef, ValueLike},
};
use mlir_sys::{mlirGetDialectHandle__linalg__, mlirGetDialectHandle__tensor__};
use shale_bridge::{
    Builder, DialectHandle, Emitted, Options, Pass,
    edit::all_attributes,
    ir, types,
};
use shale_dialects::mlirGetDialectHandle__shale__;

/// Gives a batched contraction the parallel loops of the operations that read its result, or of the one that computes its left
/// factor, where the two differ by loops that run once: programs add and move dimensions of size 1 on the way from one to the other.
/// Rows of the contraction are then rows of its neighbours, and all can be one kernel (`shale-outline-kernels`).
///
/// The order of elements in memory stays as it is; a result that others need in its own shape is a view.
pub struct AlignContractions;

impl Pass for AlignContractions {
    const ARGUMENT: &'static str = "shale-align-contractions";
    const SUMMARY: &'static str = "Give contractions the loops of their neighbours";
    const ANCHOR: &'static str = "func.func";
    const DEPENDENT_DIALECTS: &'static [DialectHandle] =
        &[mlirGetDialectHandle__linalg__, mlirGetDialectHandle__tensor__, mlirGetDialectHandle__shale__];
    type State<'c> = ();

    fn run<'c>(_: &(), context: &'c Context, function: OperationRef<'c, '_>, _: &Options) -> Result<(), Emitted> {
        let mut contracts = vec![];
        ir::walk(function, &mut |op| contracts.extend(Contract::read(op)));
        for contract in contracts.into_iter().filter(is_batched) {
            if let Some(aligned) = to_users(&contract).or_else(|| to_factor(&contract)) {
                aligned.replace(context, &contract);
            }
        }
        Ok(())
    }
}

/// Whether there is a right factor for each of several outer indices.
fn is_batched(contract: &Contract) -> bool {
    let column = contract.rows[2].last().and_then(single_loop);
    let static_shapes = ir::operands(contract.op).iter().all(|v| !structured::is_dynamic(v.r#type()));
    let outer = (0..contract.parallel).filter(|d| Some(*d) != column && contract.bounds[*d] > 1);
    static_shapes && outer.into_iter().any(|d| contract.rows[1].iter().any(|row| row.0[d] != 0))
}

/// The loops that a contraction gets.
struct Aligned<'c, 'a> {
    /// Extents of its parallel loops, which are the dimensions of its output.
    extents: Vec<i64>,
    /// The new loop of each old parallel loop; none for those that run once.
    loops: Vec<Option<usize>>,
    to: Neighbours<'c, 'a>,
}

/// Whose loops these are.
enum Neighbours<'c, 'a> {
    /// Operands that read the result by identical indices of their loops, and get the new one.
    Readers(Vec<(OperationRef<'c, 'a>, usize)>),
    /// The left factor, whose dimensions are the loops before the columns, and the reduced one.
    Factor,
}

/// The parallel loops that run more than once, in the order of the output's dimensions.
fn long(contract: &Contract) -> Option<Vec<usize>> {
    let loops = contract.rows[2].iter().map(single_loop).collect::<Option<Vec<_>>>()?;
    Some(loops.into_iter().filter(|d| contract.bounds[*d] != 1).collect())
}

/// The loops of the operations that read the result, if all have the same.
fn to_users<'c: 'a, 'a>(contract: &Contract<'c, 'a>) -> Option<Aligned<'c, 'a>> {
    let result = ir::results(contract.op)[0];
    let readers = ir::uses(result);
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
    let (extents, index) = common?;
    let mut loops = vec![None; contract.parallel];
    for (row, own) in index.iter().zip(&contract.rows[2]) {
        let own = single_loop(own)?;
        if contract.bounds[own] != 1 {
            loops[own] = Some(single_loop(row)?);
        }
    }
    aligned(contract, extents, loops, Neighbours::Readers(readers))
}

/// The loops of the left factor, if an operation computes it row by row.
fn to_factor<'c: 'a, 'a>(contract: &Contract<'c, 'a>) -> Option<Aligned<'c, 'a>> {
    let operands = ir::operands(contract.op);
    ir::definition(operands[0]).filter(|op| is_generic(*op))?;
    let (last, rows) = contract.rows[0].split_last()?;
    single_loop(last).filter(|d| *d >= contract.parallel)?;
    let column = single_loop(contract.rows[2].last()?)?;
    let mut extents = ir::shape(operands[0].r#type());
    extents.pop();
    let mut loops = vec![None; contract.parallel];
    for (dimension, row) in rows.iter().enumerate() {
        if extents[dimension] != 1 {
            *loops.get_mut(single_loop(row)?)? = Some(dimension);
        }
    }
    loops[column] = Some(extents.len());
    extents.push(contract.bounds[column]);
    aligned(contract, extents, loops, Neighbours::Factor)
}

/// The loops, if they are others than before and the order of the elements stays.
fn aligned<'c: 'a, 'a>(
    contract: &Contract<'c, 'a>,
    extents: Vec<i64>,
    loops: Vec<Option<usize>>,
    to: Neighbours<'c, 'a>,
) -> Option<Aligned<'c, 'a>> {
    let same = extents == contract.bounds[..contract.parallel]
        && contract.rows[2].iter().enumerate().all(|(d, row)| single_loop(row) == Some(d));
    let new = long(contract)?.into_iter().map(|d| loops[d]).collect::<Option<Vec<usize>>>()?;
    let all: Vec<usize> = (0..extents.len()).filter(|d| extents[*d] != 1).collect();
    // The columns stay columns.
    let last = new.last() == Some(&(extents.len() - 1));
    (!same && new == all && last).then_some(Aligned { extents, loops, to })
}

impl<'c: 'a, 'a> Aligned<'c, 'a> {
    /// Puts the contraction with the new loops in the place of the old one.
    fn replace(self, context: &'c Context, contract: &Contract<'c, 'a>) {
        let b = Builder::before(context, contract.op);
        let (parallel, all) = (self.extents.len(), self.extents.len() + contract.bounds.len() - contract.parallel);
        let map = |rows: &[Linear], is_identity: bool| {
            let moved = |(dimension, (coefficients, constant)): (usize, &Linear)| {
                if is_identity && dimension + 1 < rows.len() {
                    return b.dim(dimension);
                }
                let mut new = vec![0; all];
                for (d, c) in coefficients.iter().enumerate() {
                    let to = self.loops.get(d).copied().unwrap_or(Some(d + parallel - contract.parallel));
                    if let Some(to) = to {
                        new[to] += c;
                    }
                }
                affine(&b, &new, *constant)
            };
            b.map(all, &rows.iter().enumerate().map(moved).collect::<Vec<_>>())
        };
        let identity = b.map(all, &(0..parallel).map(|d| b.dim(d)).collect::<Vec<_>>());
        let factor = matches!(self.to, Neighbours::Factor);
        let maps = [map(&contract.rows[0], factor), map(&contract.rows[1], false), identity];
        let maps = types::array(context, &maps);
        let bounds = [&self.extents, &contract.bounds[contract.parallel..]].concat();
        let attributes: Vec<(String, Attribute)> = all_attributes(contract.op);
        let attributes: Vec<(&str, Attribute)> = attributes
            .iter()
            .map(|(name, value)| {
                let value = match name.as_str() {
                    "indexing_maps" => maps,
                    "bounds" => types::i64_array(context, &bounds),
                    "parallel" => types::i64_attribute(context, parallel as i64),
                    _ => *value,
                };
                (name.as_str(), value)
            })
            .collect();
        let (operands, old) = (ir::operands(contract.op), ir::results(contract.op)[0]);
        let out = types::tensor(&self.extents, ir::element_type(old.r#type()));
        let operands = [operands[0], operands[1], b.empty(out)];
        let new = ir::results(b.create("shale.contract", &operands, &attributes, &[out], vec![]))[0];
        match self.to {
            Neighbours::Readers(readers) => {
                let own = b.map(parallel, &(0..parallel).map(|d| b.dim(d)).collect::<Vec<_>>());
                for (user, operand) in readers {
                    let mut maps = ir::attribute(user, "indexing_maps").and_then(ir::elements).unwrap_or_default();
                    maps[operand] = own;
                    ir::set_attribute(user, "indexing_maps", types::array(context, &maps));
                    ir::set_operand(user, operand, new);
                }
            }
            Neighbours::Factor => {
                let view = reshape(&b, new, &ir::shape(old.r#type()));
                ir::replace_all_uses(old, view);
            }
        }
        ir::erase(contract.op);
    }
}
