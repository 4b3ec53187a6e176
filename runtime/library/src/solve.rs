// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Systems of equations.
use crate::{Error, Scalar, View, ViewMut, chunks, chunks_mut, dispatch, require, same, square};
use faer::{Conj, MatMut, MatRef, Par, linalg::triangular_solve as faer_solve};

/// How a matrix is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Transpose {
    /// As it is.
    None,
    /// Transposed.
    Transpose,
    /// Transposed and conjugated.
    Adjoint,
}

/// What a triangular system is.
#[derive(Clone, Copy, Debug)]
pub struct TriangularSolve {
    /// `op(a) x = b`, else `x op(a) = b`.
    pub left_side: bool,
    /// `a` is its lower triangle, else its upper one; the other is not read.
    pub lower: bool,
    /// The diagonal of `a` is ones, whatever is stored there.
    pub unit_diagonal: bool,
    /// `op`
    pub transpose: Transpose,
}

/// Solves a system for each matrix (specification of StableHLO, `triangular_solve`). A zero on the diagonal gives
/// elements that are not finite.
///
/// # Errors
/// When the shapes or element types do not fit.
pub fn triangular_solve(how: TriangularSolve, a: View, b: View, result: ViewMut) -> Result<(), Error> {
    dispatch!(a.element, solve_of(how, a, b, result))
}

fn solve_of<T: Scalar>(how: TriangularSolve, a: View, b: View, mut result: ViewMut) -> Result<(), Error> {
    let (count, n) = square(&a)?;
    let (others, rows, columns) = b.matrices()?;
    let side = if how.left_side { rows } else { columns };
    require(count == others && side == n, || format!("operands must fit, got {:?} and {:?}", a.shape, b.shape))?;
    require(a.element == b.element, || {
        format!("operands must have one type, got {:?} and {:?}", a.element, b.element)
    })?;
    same("the result", (b.element, b.shape), (result.element, result.shape))?;
    let result = result.elements::<T>()?;
    result.copy_from_slice(b.elements()?);
    let conj = if how.transpose == Transpose::Adjoint { Conj::Yes } else { Conj::No };
    // A system on the right is the transposed one on the left.
    let transposed = (how.transpose != Transpose::None) == how.left_side;
    for (a, x) in chunks(a.elements::<T>()?, n * n).zip(chunks_mut(result, rows * columns)) {
        let a = MatRef::from_row_major_slice(a, n, n);
        let x = MatMut::from_row_major_slice_mut(x, rows, columns);
        let a = if transposed { a.transpose() } else { a };
        let x = if how.left_side { x } else { x.transpose_mut() };
        match (how.lower != transposed, how.unit_diagonal) {
            (true, false) => faer_solve::solve_lower_triangular_in_place_with_conj(a, conj, x, Par::Seq),
            (true, true) => faer_solve::solve_unit_lower_triangular_in_place_with_conj(a, conj, x, Par::Seq),
            (false, false) => faer_solve::solve_upper_triangular_in_place_with_conj(a, conj, x, Par::Seq),
            (false, true) => faer_solve::solve_unit_upper_triangular_in_place_with_conj(a, conj, x, Par::Seq),
        }
    }
    Ok(())
}
