// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Factorizations of matrices.
use crate::{Error, Scalar, View, ViewMut, chunks, chunks_mut, dispatch, error, reflect, require, same, square};
use faer::{
    Conj, MatMut, MatRef, Par,
    dyn_stack::{MemBuffer, MemStack},
    linalg::{cholesky::llt, householder, qr::no_pivoting},
};

/// The Cholesky factor of each Hermitian matrix, of which only the lower or upper triangle is read: `L` with `L L^H = a`, or `U`
/// with `U^H U = a`. The other triangle of the result is zero. A matrix that is not positive definite gives NaN throughout.
///
/// # Errors
/// When the shapes or element types do not fit.
pub fn cholesky(lower: bool, a: View, result: ViewMut) -> Result<(), Error> {
    dispatch!(a.element, cholesky_of(lower, a, result))
}

fn cholesky_of<T: Scalar>(lower: bool, a: View, mut result: ViewMut) -> Result<(), Error> {
    let (_, n) = square(&a)?;
    same("the result", (a.element, a.shape), (result.element, result.shape))?;
    // The factor is computed column by column.
    let mut factor = vec![T::zeroed(); n * n];
    let mut buffer = MemBuffer::new(llt::factor::cholesky_in_place_scratch::<T>(n, Par::Seq, Default::default()));
    for (a, result) in chunks(a.elements::<T>()?, n * n).zip(chunks_mut(result.elements::<T>()?, n * n)) {
        for column in 0..n {
            for row in column..n {
                let value = if lower { a[row * n + column] } else { a[column * n + row].conjugate() };
                factor[column * n + row] = if row == column { value.real_part() } else { value };
            }
        }
        let outcome = llt::factor::cholesky_in_place(
            MatMut::from_column_major_slice_mut(&mut factor, n, n),
            Default::default(),
            Par::Seq,
            MemStack::new(&mut buffer),
            Default::default(),
        );
        if outcome.is_err() || (0..n).any(|i| factor[i * n + i].is_nan()) {
            result.fill(T::nan());
            continue;
        }
        result.fill(T::zeroed());
        for column in 0..n {
            for row in column..n {
                let value = factor[column * n + row];
                if lower {
                    result[row * n + column] = value;
                } else {
                    result[column * n + row] = value.conjugate();
                }
            }
        }
    }
    Ok(())
}

/// The QR factorization of each m x n matrix as LAPACK's `geqrf` keeps it: `R` in the upper triangle of `factors`, the vectors of
/// the reflections `H(i) = I - taus[i] v v^H` below, `v` with a leading one that is not stored, and `Q = H(0) H(1) ...`. The
/// diagonal of `R` may be complex.
///
/// # Errors
/// When the shapes or element types do not fit.
pub fn qr(a: View, factors: ViewMut, taus: ViewMut) -> Result<(), Error> {
    dispatch!(a.element, qr_of(a, factors, taus))
}

fn qr_of<T: Scalar>(a: View, mut factors: ViewMut, mut taus: ViewMut) -> Result<(), Error> {
    let (_, m, n) = a.matrices()?;
    let k = m.min(n);
    same("factors", (a.element, a.shape), (factors.element, factors.shape))?;
    same("taus", (a.element, &reduced(a.shape, k)), (taus.element, taus.shape))?;
    if k == 0 {
        return Ok(());
    }
    let block = no_pivoting::factor::recommended_block_size::<T>(m, n);
    let (mut factor, mut coefficients) = (vec![T::zeroed(); m * n], vec![T::zeroed(); block * k]);
    let scratch = no_pivoting::factor::qr_in_place_scratch::<T>(m, n, block, Par::Seq, Default::default());
    let mut buffer = MemBuffer::new(scratch);
    let (factors, taus) = (factors.elements::<T>()?, taus.elements::<T>()?);
    let results = chunks_mut(factors, m * n).zip(chunks_mut(taus, k));
    for (a, (factors, taus)) in chunks(a.elements::<T>()?, m * n).zip(results) {
        transpose::transpose(a, &mut factor, n, m);
        no_pivoting::factor::qr_in_place(
            MatMut::from_column_major_slice_mut(&mut factor, m, n),
            MatMut::from_column_major_slice_mut(&mut coefficients, block, k),
            Par::Seq,
            MemStack::new(&mut buffer),
            Default::default(),
        );
        transpose::transpose(&factor, factors, m, n);
        for (i, tau) in taus.iter_mut().enumerate() {
            *tau = inverse(coefficients[i * block + i % block]);
        }
    }
    Ok(())
}

/// The inverse of a coefficient of a reflection: 0 for infinity, which stands for none.
fn inverse<T: Scalar>(value: T) -> T {
    if faer::traits::math_utils::is_finite(&value) { faer::traits::math_utils::recip(&value) } else { T::zeroed() }
}

/// The shape of a vector for each matrix.
fn reduced(shape: &[usize], size: usize) -> Vec<usize> {
    [&shape[..shape.len() - 2], &[size]].concat()
}

/// The first n columns of `H(0) H(1) ...` for reflections as [`qr`] gives them: m x n vectors `a`, at most n `taus`.
///
/// # Errors
/// When the shapes or element types do not fit.
pub fn householder_product(a: View, taus: View, result: ViewMut) -> Result<(), Error> {
    dispatch!(a.element, product_of(a, taus, result))
}

fn product_of<T: Scalar + reflect::Narrow>(a: View, taus: View, mut result: ViewMut) -> Result<(), Error> {
    let (_, m, n) = a.matrices()?;
    let k = taus.shape.last().copied().ok_or_else(|| error("taus must have a dimension, got a scalar"))?;
    require(m >= n && n >= k, || format!("there must be m >= n >= k, got m = {m}, n = {n} and k = {k}"))?;
    same("taus", (a.element, &reduced(a.shape, k)), (taus.element, taus.shape))?;
    same("the result", (a.element, a.shape), (result.element, result.shape))?;
    let block = if k == 0 { 1 } else { no_pivoting::factor::recommended_block_size::<T>(m, k).max(1) };
    let (mut vectors, mut product) = (vec![T::zeroed(); m * n], vec![T::zeroed(); m * n]);
    let mut coefficients = vec![T::zeroed(); block * k];
    let scratch = householder::apply_block_householder_sequence_on_the_left_in_place_scratch::<T>(m, block, n);
    let mut buffer = MemBuffer::new(scratch);
    let taus = taus.elements::<T>()?;
    for (batch, (a, result)) in
        chunks(a.elements::<T>()?, m * n).zip(chunks_mut(result.elements::<T>()?, m * n)).enumerate()
    {
        let factors = &taus[batch * k..][..k];
        // Blocks of reflections are for real factors, as those of `qr` are.
        if factors.iter().any(|&tau| tau != tau.real_part()) {
            reflect::product(m, n, a, factors, result);
            continue;
        }
        transpose::transpose(a, &mut vectors, n, m);
        let vectors = MatRef::from_column_major_slice(&vectors, m, n).subcols(0, k);
        coefficients.fill(T::zeroed());
        for (i, &tau) in taus[batch * k..][..k].iter().enumerate() {
            let zero = tau == T::zeroed();
            coefficients[i * block + i % block] =
                if zero { T::from_real(faer::traits::math_utils::infinity()) } else { inverse(tau) };
        }
        // The inner products of the vectors of a block make one reflection of it.
        for first in (0..k).step_by(block) {
            let size = block.min(k - first);
            let factors = MatMut::from_column_major_slice_mut(&mut coefficients, block, k);
            householder::upgrade_householder_factor(
                factors.submatrix_mut(0, first, size, size),
                vectors.submatrix(first, first, m - first, size),
                size,
                1,
                Par::Seq,
            );
        }
        product.fill(T::zeroed());
        (0..n).for_each(|i| product[i * m + i] = T::from_real(faer::traits::math_utils::one()));
        if k > 0 {
            householder::apply_block_householder_sequence_on_the_left_in_place_with_conj(
                vectors,
                MatRef::from_column_major_slice(&coefficients, block, k),
                Conj::No,
                MatMut::from_column_major_slice_mut(&mut product, m, n),
                Par::Seq,
                MemStack::new(&mut buffer),
            );
        }
        transpose::transpose(&product, result, m, n);
    }
    Ok(())
}
