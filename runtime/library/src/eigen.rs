// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Eigenvalues and singular values.
use crate::{Error, Scalar, View, ViewMut, chunks, chunks_mut, dispatch, require, same, square};
use faer::{
    MatMut, MatRef, Par,
    diag::DiagMut,
    dyn_stack::{MemBuffer, MemStack},
    linalg::{evd, svd as faer_svd},
};

/// The eigenvalues `w`, ascending, and eigenvectors, in the columns of `v`, of each Hermitian matrix, of which only the lower or
/// upper triangle is read. A matrix that is not finite gives NaN.
///
/// # Errors
/// When the shapes or element types do not fit.
pub fn eigh(lower: bool, a: View, v: ViewMut, w: ViewMut) -> Result<(), Error> {
    dispatch!(a.element, eigh_of(lower, a, v, w))
}

fn eigh_of<T: Scalar>(lower: bool, a: View, mut v: ViewMut, mut w: ViewMut) -> Result<(), Error> {
    let (_, n) = square(&a)?;
    let vectors = &a.shape[..a.shape.len() - 1];
    same("eigenvectors", (a.element, a.shape), (v.element, v.shape))?;
    same("eigenvalues", (a.element.part(), vectors), (w.element, w.shape))?;
    let (mut matrix, mut values) = (vec![T::zeroed(); n * n], vec![T::zeroed(); n]);
    let mut columns = vec![T::zeroed(); n * n];
    let scratch = evd::self_adjoint_evd_scratch::<T>(n, evd::ComputeEigenvectors::Yes, Par::Seq, Default::default());
    let mut buffer = MemBuffer::new(scratch);
    let results = chunks_mut(v.elements::<T>()?, n * n).zip(chunks_mut(w.elements::<T::Real>()?, n));
    for (a, (v, w)) in chunks(a.elements::<T>()?, n * n).zip(results) {
        for column in 0..n {
            for row in column..n {
                let value = if lower { a[row * n + column] } else { a[column * n + row].conjugate() };
                matrix[column * n + row] = if row == column { value.real_part() } else { value };
                matrix[row * n + column] = matrix[column * n + row].conjugate();
            }
        }
        let outcome = evd::self_adjoint_evd(
            MatRef::from_column_major_slice(&matrix, n, n),
            DiagMut::from_slice_mut(&mut values),
            Some(MatMut::from_column_major_slice_mut(&mut columns, n, n)),
            Par::Seq,
            MemStack::new(&mut buffer),
            Default::default(),
        );
        if outcome.is_err() || values.iter().any(|value| value.is_nan()) {
            v.fill(T::nan());
            w.fill(T::nan().into_real());
            continue;
        }
        transpose::transpose(&columns, v, n, n);
        w.iter_mut().zip(&values).for_each(|(w, value)| *w = value.into_real());
    }
    Ok(())
}

/// The singular values `s`, descending, of each m x n matrix, and the singular vectors, in the columns of `u` and in the rows of
/// `vh`, all of them or as many as there are singular values. A matrix that is not finite gives NaN.
///
/// # Errors
/// When the shapes or element types do not fit.
pub fn svd(a: View, s: ViewMut, vectors: Option<(ViewMut, ViewMut)>) -> Result<(), Error> {
    dispatch!(a.element, svd_of(a, s, vectors))
}

fn svd_of<T: Scalar>(a: View, mut s: ViewMut, vectors: Option<(ViewMut, ViewMut)>) -> Result<(), Error> {
    let (count, m, n) = a.matrices()?;
    let (outer, k) = (&a.shape[..a.shape.len() - 2], m.min(n));
    same("singular values", (a.element.part(), &[outer, &[k]].concat()), (s.element, s.shape))?;
    let mut vectors = vectors;
    let mut width = (0, 0);
    if let Some((u, vh)) = &vectors {
        width = (u.shape.last().copied().unwrap_or(0), vh.shape.iter().rev().nth(1).copied().unwrap_or(0));
        require([(k, k), (m, n)].contains(&width), || {
            format!("there must be {k} or all singular vectors, got {width:?}")
        })?;
        same("left singular vectors", (a.element, &[outer, &[m, width.0]].concat()), (u.element, u.shape))?;
        same("right singular vectors", (a.element, &[outer, &[width.1, n]].concat()), (vh.element, vh.shape))?;
    }
    let how = match (vectors.is_some(), width == (k, k)) {
        (false, _) => faer_svd::ComputeSvdVectors::No,
        (true, true) => faer_svd::ComputeSvdVectors::Thin,
        (true, false) => faer_svd::ComputeSvdVectors::Full,
    };
    let (mut matrix, mut values) = (vec![T::zeroed(); m * n], vec![T::zeroed(); k]);
    let (mut left, mut right) = (vec![T::zeroed(); m * width.0], vec![T::zeroed(); n * width.1]);
    let mut buffer = MemBuffer::new(faer_svd::svd_scratch::<T>(m, n, how, how, Par::Seq, Default::default()));
    let (a, s) = (a.elements::<T>()?, s.elements::<T::Real>()?);
    for batch in 0..count {
        transpose::transpose(&a[batch * m * n..][..m * n], &mut matrix, n, m);
        let finite = !matrix.iter().any(|x| !faer::traits::math_utils::is_finite(x));
        let outcome = finite.then(|| {
            faer_svd::svd(
                MatRef::from_column_major_slice(&matrix, m, n),
                DiagMut::from_slice_mut(&mut values),
                vectors.is_some().then(|| MatMut::from_column_major_slice_mut(&mut left, m, width.0)),
                vectors.is_some().then(|| MatMut::from_column_major_slice_mut(&mut right, n, width.1)),
                Par::Seq,
                MemStack::new(&mut buffer),
                Default::default(),
            )
        });
        if !matches!(outcome, Some(Ok(()))) {
            values.fill(T::nan());
            left.fill(T::nan());
            right.fill(T::nan());
        }
        s[batch * k..][..k].iter_mut().zip(&values).for_each(|(s, value)| *s = value.into_real());
        if let Some((u, vh)) = &mut vectors {
            transpose::transpose(&left, &mut u.elements::<T>()?[batch * m * width.0..][..m * width.0], m, width.0);
            let vh = &mut vh.elements::<T>()?[batch * n * width.1..][..n * width.1];
            vh.iter_mut().zip(&right).for_each(|(to, from)| *to = from.conjugate());
        }
    }
    Ok(())
}
