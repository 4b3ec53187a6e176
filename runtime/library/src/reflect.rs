// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Reductions by Householder reflections, in the forms in which LAPACK keeps them: `hessenberg` (gehrd), `tridiagonal` (sytrd,
//! hetrd), `pivoted_qr` (geqp3).
//!
//! They compute in double precision whatever the operand's is. A reflection is `H = I - tau v v^H` with `v[0] = 1`, of which the
//! rest is stored; `H^H` maps the vector that it was made of to a real multiple of the first unit vector.
use crate::{Element, Error, View, ViewMut, chunks, chunks_mut, dispatch, error, require, same, square};
use num_complex::Complex;
use std::ops::{Add, Div, Mul, Neg, Sub};

/// f64, or a complex number of f64.
pub(crate) trait Wide:
    Copy
    + PartialEq
    + Add<Output = Self>
    + Sub<Output = Self>
    + Mul<Output = Self>
    + Div<Output = Self>
    + Neg<Output = Self>
{
    fn from_real(real: f64) -> Self;
    fn re(self) -> f64;
    fn conj(self) -> Self;
    fn abs(self) -> f64;
}

impl Wide for f64 {
    fn from_real(real: f64) -> Self {
        real
    }
    fn re(self) -> f64 {
        self
    }
    fn conj(self) -> Self {
        self
    }
    fn abs(self) -> f64 {
        f64::abs(self)
    }
}

impl Wide for Complex<f64> {
    fn from_real(real: f64) -> Self {
        Self::new(real, 0.0)
    }
    fn re(self) -> f64 {
        self.re
    }
    fn conj(self) -> Self {
        Complex::conj(&self)
    }
    fn abs(self) -> f64 {
        self.re.hypot(self.im)
    }
}

/// An element type with what it is computed in.
pub(crate) trait Narrow: bytemuck::Pod {
    type Wide: Wide;
    type Real: bytemuck::Pod;
    fn widen(self) -> Self::Wide;
    fn narrow(wide: Self::Wide) -> Self;
    fn narrow_real(wide: f64) -> Self::Real;
}

macro_rules! narrow {
    ($($real:ty),*) => {$(
        impl Narrow for $real {
            type Wide = f64;
            type Real = $real;
            fn widen(self) -> f64 { self.into() }
            fn narrow(wide: f64) -> Self { wide as $real }
            fn narrow_real(wide: f64) -> $real { wide as $real }
        }
        impl Narrow for Complex<$real> {
            type Wide = Complex<f64>;
            type Real = $real;
            fn widen(self) -> Complex<f64> { Complex::new(self.re.into(), self.im.into()) }
            fn narrow(wide: Complex<f64>) -> Self { Complex::new(wide.re as $real, wide.im as $real) }
            fn narrow_real(wide: f64) -> $real { wide as $real }
        }
    )*};
}
narrow!(f32, f64);

/// A matrix in row-major order.
#[derive(Clone)]
pub(crate) struct Matrix<T> {
    pub rows: usize,
    pub columns: usize,
    pub data: Vec<T>,
}

impl<T: Wide> Matrix<T> {
    pub fn new(rows: usize, columns: usize, data: Vec<T>) -> Self {
        Self { rows, columns, data }
    }
    pub fn identity(n: usize) -> Self {
        let data = (0..n * n).map(|i| T::from_real(if i % (n + 1) == 0 { 1.0 } else { 0.0 })).collect();
        Self::new(n, n, data)
    }
    pub fn get(&self, row: usize, column: usize) -> T {
        self.data[row * self.columns + column]
    }
    pub fn set(&mut self, row: usize, column: usize, value: T) {
        self.data[row * self.columns + column] = value;
    }
    pub fn is_finite(&self) -> bool {
        self.data.iter().all(|x| x.abs().is_finite())
    }

    /// `(I - tau v v^H) A` on the rows from `first` and the columns from `column`.
    fn reflect_left(&mut self, v: &[T], tau: T, first: usize, column: usize) {
        for j in column..self.columns {
            let sum = v.iter().enumerate().fold(T::from_real(0.0), |s, (i, v)| s + v.conj() * self.get(first + i, j));
            for (i, &v) in v.iter().enumerate() {
                self.set(first + i, j, self.get(first + i, j) - tau * sum * v);
            }
        }
    }

    /// `A (I - tau v v^H)` on the columns from `first`.
    pub fn reflect_right(&mut self, v: &[T], tau: T, first: usize) {
        for i in 0..self.rows {
            let sum = v.iter().enumerate().fold(T::from_real(0.0), |s, (j, &v)| s + self.get(i, first + j) * v);
            for (j, v) in v.iter().enumerate() {
                self.set(i, first + j, self.get(i, first + j) - tau * sum * v.conj());
            }
        }
    }
}

/// The reflection of a vector: `v`, `tau` and the multiple of the unit vector.
fn reflection<T: Wide>(x: &[T]) -> (Vec<T>, T, f64) {
    let one = T::from_real(1.0);
    let rest = x[1..].iter().fold(0.0f64, |norm, x| norm.hypot(x.abs()));
    let alpha = x[0];
    if rest == 0.0 && alpha == T::from_real(alpha.re()) {
        let v = std::iter::once(one).chain(x[1..].iter().map(|_| T::from_real(0.0))).collect();
        return (v, T::from_real(0.0), alpha.re());
    }
    let length = alpha.abs().hypot(rest);
    let beta = if alpha.re() >= 0.0 { -length } else { length };
    let scale = alpha - T::from_real(beta);
    let v = std::iter::once(one).chain(x[1..].iter().map(|&x| x / scale)).collect();
    (v, (T::from_real(beta) - alpha) / T::from_real(beta), beta)
}

/// Reduces a square matrix to Hessenberg form in place: `A = Q H Q^H`, `Q = H(0) H(1) ...`; gives the reflections, of which the
/// vector of number `i` begins at row `i + 1`.
pub(crate) fn reduce<T: Wide>(a: &mut Matrix<T>) -> Vec<(Vec<T>, T)> {
    let n = a.rows;
    let mut reflections = vec![];
    for k in 0..n.saturating_sub(1) {
        let column: Vec<T> = (k + 1..n).map(|i| a.get(i, k)).collect();
        let (v, tau, beta) = reflection(&column);
        a.reflect_right(&v, tau, k + 1);
        a.reflect_left(&v, tau.conj(), k + 1, k + 1);
        a.set(k + 1, k, T::from_real(beta));
        (k + 2..n).for_each(|i| a.set(i, k, T::from_real(0.0)));
        reflections.push((v, tau));
    }
    reflections
}

fn widened<T: Narrow>(elements: &[T]) -> Vec<T::Wide> {
    elements.iter().map(|x| x.widen()).collect()
}

/// The Hessenberg form of each matrix as `gehrd` keeps it: `H` above the second subdiagonal of `factors`, the vectors of the
/// reflections below, and their `taus`. A matrix that is not finite gives NaN.
///
/// # Errors
/// When the shapes or element types do not fit.
pub fn hessenberg(a: View, factors: ViewMut, taus: ViewMut) -> Result<(), Error> {
    dispatch!(a.element, hessenberg_of(a, factors, taus))
}

fn hessenberg_of<T: Narrow>(a: View, mut factors: ViewMut, mut taus: ViewMut) -> Result<(), Error> {
    let (_, n) = square(&a)?;
    let outer = &a.shape[..a.shape.len() - 2];
    same("factors", (a.element, a.shape), (factors.element, factors.shape))?;
    same("taus", (a.element, &[outer, &[n.saturating_sub(1)]].concat()), (taus.element, taus.shape))?;
    let nan = T::narrow(T::Wide::from_real(f64::NAN));
    let (elements, taus) = (factors.elements::<T>()?, taus.elements::<T>()?);
    for (batch, (a, factors)) in chunks(a.elements::<T>()?, n * n).zip(chunks_mut(elements, n * n)).enumerate() {
        let taus = &mut taus[batch * n.saturating_sub(1)..][..n.saturating_sub(1)];
        let mut matrix = Matrix::new(n, n, widened(a));
        if !matrix.is_finite() {
            factors.fill(nan);
            taus.fill(nan);
            continue;
        }
        for (k, (v, tau)) in reduce(&mut matrix).into_iter().enumerate() {
            v.iter().enumerate().skip(1).for_each(|(i, &x)| matrix.set(k + 1 + i, k, x));
            taus[k] = T::narrow(tau);
        }
        factors.iter_mut().zip(&matrix.data).for_each(|(to, &from)| *to = T::narrow(from));
    }
    Ok(())
}

/// The tridiagonal form `Q^H A Q` of each Hermitian matrix, of which only the lower or upper triangle is read, as `sytrd` and
/// `hetrd` keep it: its diagonal `d` and off-diagonal `e`, both real, the vectors of the reflections in that triangle of `factors`,
/// and their `taus`.
///
/// # Errors
/// When the shapes or element types do not fit.
pub fn tridiagonal(lower: bool, a: View, factors: ViewMut, d: ViewMut, e: ViewMut, taus: ViewMut) -> Result<(), Error> {
    dispatch!(a.element, tridiagonal_of(lower, a, factors, [d, e], taus))
}

fn tridiagonal_of<T: Narrow>(
    lower: bool,
    a: View,
    mut factors: ViewMut,
    [mut d, mut e]: [ViewMut; 2],
    mut taus: ViewMut,
) -> Result<(), Error> {
    let (count, n) = square(&a)?;
    let outer = &a.shape[..a.shape.len() - 2];
    let k = n.saturating_sub(1);
    let part = a.element.part();
    same("factors", (a.element, a.shape), (factors.element, factors.shape))?;
    same("the diagonal", (part, &[outer, &[n]].concat()), (d.element, d.shape))?;
    same("the off-diagonal", (part, &[outer, &[k]].concat()), (e.element, e.shape))?;
    same("taus", (a.element, &[outer, &[k]].concat()), (taus.element, taus.shape))?;
    let (a, factors, taus) = (a.elements::<T>()?, factors.elements::<T>()?, taus.elements::<T>()?);
    let (d, e) = (d.elements::<T::Real>()?, e.elements::<T::Real>()?);
    // The upper triangle is the lower one of the matrix with rows and columns in reverse order.
    let at = |i: usize, size: usize| if lower { i } else { size - 1 - i };
    for batch in 0..count {
        let given = widened(&a[batch * n * n..][..n * n]);
        let (factors, taus) = (&mut factors[batch * n * n..][..n * n], &mut taus[batch * k..][..k]);
        let stored = |i: usize, j: usize| given[at(i, n) * n + at(j, n)];
        let mut matrix = Matrix::identity(n);
        for i in 0..n {
            matrix.set(i, i, T::Wide::from_real(stored(i, i).re()));
            for j in 0..i {
                matrix.set(i, j, stored(i, j));
                matrix.set(j, i, stored(i, j).conj());
            }
        }
        factors.iter_mut().zip(&given).for_each(|(to, &from)| *to = T::narrow(from));
        for (column, (v, tau)) in reduce(&mut matrix).into_iter().enumerate() {
            for (i, &x) in v.iter().enumerate().skip(1) {
                factors[at(column + 1 + i, n) * n + at(column, n)] = T::narrow(x);
            }
            taus[at(column, k)] = T::narrow(tau);
            let beta = matrix.get(column + 1, column).re();
            e[batch * k + at(column, k)] = T::narrow_real(beta);
            factors[at(column + 1, n) * n + at(column, n)] = T::narrow(T::Wide::from_real(beta));
        }
        for i in 0..n {
            d[batch * n + at(i, n)] = T::narrow_real(matrix.get(i, i).re());
            factors[at(i, n) * n + at(i, n)] = T::narrow(T::Wide::from_real(matrix.get(i, i).re()));
        }
    }
    Ok(())
}

/// The QR factorization `A P = Q R` with column pivoting of each m x n matrix as `geqp3` keeps it: `R` and the reflections in
/// `factors`, their `taus`, and in `pivots` the columns' numbers, from one. Columns whose number in `free` is not zero come first.
///
/// # Errors
/// When the shapes or element types do not fit.
pub fn pivoted_qr(a: View, free: &[i32], factors: ViewMut, pivots: &mut [i32], taus: ViewMut) -> Result<(), Error> {
    dispatch!(a.element, pivoted_qr_of(a, free, factors, pivots, taus))
}

fn pivoted_qr_of<T: Narrow>(
    a: View,
    free: &[i32],
    mut factors: ViewMut,
    pivots: &mut [i32],
    mut taus: ViewMut,
) -> Result<(), Error> {
    let (count, m, n) = a.matrices()?;
    let (outer, k) = (&a.shape[..a.shape.len() - 2], m.min(n));
    same("factors", (a.element, a.shape), (factors.element, factors.shape))?;
    same("taus", (a.element, &[outer, &[k]].concat()), (taus.element, taus.shape))?;
    require(free.len() == count * n && pivots.len() == count * n, || {
        format!("there must be {} pivots, got {} and {}", count * n, free.len(), pivots.len())
    })?;
    i32::try_from(n).map_err(|_| error(format!("columns must be less than 2^31, got {n}")))?;
    let (a, factors, taus) = (a.elements::<T>()?, factors.elements::<T>()?, taus.elements::<T>()?);
    for batch in 0..count {
        let mut matrix = Matrix::new(m, n, widened(&a[batch * m * n..][..m * n]));
        let pivots = &mut pivots[batch * n..][..n];
        let swap = |matrix: &mut Matrix<T::Wide>, pivots: &mut [i32], x: usize, y: usize| {
            (0..m).for_each(|i| matrix.data.swap(i * n + x, i * n + y));
            pivots.swap(x, y);
        };
        pivots.iter_mut().zip(1..).for_each(|(pivot, number)| *pivot = number);
        let mut fixed = 0;
        for column in 0..n {
            if free[batch * n + column] != 0 {
                swap(&mut matrix, pivots, fixed, column);
                fixed += 1;
            }
        }
        for step in 0..k {
            if step >= fixed {
                let norm = |column| (step..m).fold(0.0f64, |norm, i| norm.hypot(matrix.get(i, column).abs()));
                // The first of equal ones.
                let (mut best, mut largest) = (step, norm(step));
                for column in step + 1..n {
                    let length = norm(column);
                    if length > largest {
                        (best, largest) = (column, length);
                    }
                }
                swap(&mut matrix, pivots, step, best);
            }
            let column: Vec<T::Wide> = (step..m).map(|i| matrix.get(i, step)).collect();
            let (v, tau, beta) = reflection(&column);
            matrix.reflect_left(&v, tau.conj(), step, step + 1);
            matrix.set(step, step, T::Wide::from_real(beta));
            v.iter().enumerate().skip(1).for_each(|(i, &x)| matrix.set(step + i, step, x));
            taus[batch * k + step] = T::narrow(tau);
        }
        let factors = &mut factors[batch * m * n..][..m * n];
        factors.iter_mut().zip(&matrix.data).for_each(|(to, &from)| *to = T::narrow(from));
    }
    Ok(())
}

/// The first n columns of `H(0) H(1) ...` for m x n vectors `a`, whose taus may be any numbers.
pub(crate) fn product<T: Narrow>(m: usize, n: usize, a: &[T], taus: &[T], result: &mut [T]) {
    let mut q = Matrix::<T::Wide>::new(m, n, vec![T::Wide::from_real(0.0); m * n]);
    (0..n).for_each(|i| q.set(i, i, T::Wide::from_real(1.0)));
    for (i, tau) in taus.iter().enumerate().rev() {
        let v: Vec<T::Wide> =
            std::iter::once(T::Wide::from_real(1.0)).chain((i + 1..m).map(|row| a[row * n + i].widen())).collect();
        q.reflect_left(&v, tau.widen(), i, i);
    }
    result.iter_mut().zip(&q.data).for_each(|(to, &from)| *to = T::narrow(from));
}

/// The complex type of an element type.
pub(crate) fn complex(element: Element) -> Element {
    match element {
        Element::F32 | Element::Complex64 => Element::Complex64,
        Element::F64 | Element::Complex128 => Element::Complex128,
    }
}
