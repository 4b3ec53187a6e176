// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Transforms and dense linear algebra that compiled programs call: the operations that a well-kept library computes better
//! than generated loops. Fourier transforms are those of `rustfft` and `realfft`, factorizations and solvers those of `faer`, but
//! for those of matrices that are not symmetric and the reductions to a few diagonals, which are written here.
//!
//! All functions work on row-major tensors, of any number of batch dimensions before those that they are about, and on one
//! thread. Elements are f32, f64, or complex numbers of these.
#![warn(missing_docs)]
#![deny(unsafe_code)]

mod eigen;
mod factor;
mod fourier;
mod reflect;
mod schur;
mod solve;

pub use eigen::{eigh, svd};
pub use factor::{cholesky, householder_product, qr};
pub use fourier::{Transform, fourier};
pub use reflect::{hessenberg, pivoted_qr, tridiagonal};
pub use schur::{eig, schur};
pub use solve::{Transpose, TriangularSolve, triangular_solve};

use bytemuck::Pod;

/// The type of elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Element {
    /// 32-bit float.
    F32,
    /// 64-bit float.
    F64,
    /// A pair of 32-bit floats.
    Complex64,
    /// A pair of 64-bit floats.
    Complex128,
}

/// A tensor that is read.
#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    /// The element type.
    pub element: Element,
    /// Size of each dimension.
    pub shape: &'a [usize],
    /// The elements in row-major order, aligned to them.
    pub bytes: &'a [u8],
}

/// A tensor that is written.
#[derive(Debug)]
pub struct ViewMut<'a> {
    /// The element type.
    pub element: Element,
    /// Size of each dimension.
    pub shape: &'a [usize],
    /// The elements in row-major order, aligned to them; what they were does not matter.
    pub bytes: &'a mut [u8],
}

/// What is wrong with the operands, or why there is no result.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Error(pub(crate) String);

fn error(message: impl Into<String>) -> Error {
    Error(message.into())
}

fn require(condition: bool, message: impl FnOnce() -> String) -> Result<(), Error> {
    if condition { Ok(()) } else { Err(Error(message())) }
}

impl<'a> View<'a> {
    fn elements<T: Pod>(&self) -> Result<&'a [T], Error> {
        bytemuck::try_cast_slice(self.bytes).map_err(|e| error(format!("operand must be aligned elements: {e}")))
    }
    /// The matrices in the last two dimensions: their number, rows and columns.
    fn matrices(&self) -> Result<(usize, usize, usize), Error> {
        matrices(self.shape)
    }
}

impl ViewMut<'_> {
    fn elements<T: Pod>(&mut self) -> Result<&mut [T], Error> {
        bytemuck::try_cast_slice_mut(self.bytes).map_err(|e| error(format!("result must be aligned elements: {e}")))
    }
}

fn matrices(shape: &[usize]) -> Result<(usize, usize, usize), Error> {
    match shape {
        [outer @ .., rows, columns] => Ok((outer.iter().product(), *rows, *columns)),
        _ => Err(error(format!("operand must have rank 2 or more, got {}", shape.len()))),
    }
}

/// The square matrices of a tensor: their number and size.
fn square(view: &View) -> Result<(usize, usize), Error> {
    let (count, rows, columns) = view.matrices()?;
    require(rows == columns, || format!("matrices must be square, got {rows} x {columns}"))?;
    Ok((count, rows))
}

fn same(what: &str, expected: (Element, &[usize]), found: (Element, &[usize])) -> Result<(), Error> {
    require(expected == found, || {
        format!("{what} must be {:?} of shape {:?}, got {:?} of shape {:?}", expected.0, expected.1, found.0, found.1)
    })
}

/// Chunks of `size` elements; none if that is 0, which [`slice::chunks_exact`] does not take.
fn chunks<T>(all: &[T], size: usize) -> impl Iterator<Item = &[T]> {
    all.chunks_exact(size.max(1)).filter(move |_| size > 0)
}

fn chunks_mut<T>(all: &mut [T], size: usize) -> impl Iterator<Item = &mut [T]> {
    all.chunks_exact_mut(size.max(1)).filter(move |_| size > 0)
}

/// What factorizations and solvers work on.
trait Scalar: faer::traits::ComplexField<Real: Pod + faer::traits::RealField> + Pod {
    fn nan() -> Self;
    fn is_nan(self) -> bool;
    fn conjugate(self) -> Self;
    /// The number without its imaginary part.
    fn real_part(self) -> Self;
    fn from_real(real: Self::Real) -> Self;
    fn into_real(self) -> Self::Real;
}

macro_rules! real {
    ($($t:ty),*) => { $(impl Scalar for $t {
        fn nan() -> Self { <$t>::NAN }
        fn is_nan(self) -> bool { <$t>::is_nan(self) }
        fn conjugate(self) -> Self { self }
        fn real_part(self) -> Self { self }
        fn from_real(real: Self) -> Self { real }
        fn into_real(self) -> Self { self }
    })* };
}
real!(f32, f64);

macro_rules! complex {
    ($($t:ty),*) => { $(impl Scalar for num_complex::Complex<$t> {
        fn nan() -> Self { Self::new(<$t>::NAN, <$t>::NAN) }
        fn is_nan(self) -> bool { self.re.is_nan() || self.im.is_nan() }
        fn conjugate(self) -> Self { self.conj() }
        fn real_part(self) -> Self { Self::new(self.re, 0.0) }
        fn from_real(real: $t) -> Self { Self::new(real, 0.0) }
        fn into_real(self) -> $t { self.re }
    })* };
}
complex!(f32, f64);

/// Calls a function that is generic over the elements, such as over [`Scalar`], for an [`Element`].
macro_rules! dispatch {
    ($element:expr, $function:ident($($argument:expr),* $(,)?)) => {
        match $element {
            $crate::Element::F32 => $function::<f32>($($argument),*),
            $crate::Element::F64 => $function::<f64>($($argument),*),
            $crate::Element::Complex64 => $function::<num_complex::Complex<f32>>($($argument),*),
            $crate::Element::Complex128 => $function::<num_complex::Complex<f64>>($($argument),*),
        }
    };
}
use dispatch;

impl Element {
    /// The type of the parts of complex numbers; that of real ones.
    pub fn part(self) -> Self {
        match self {
            Self::F32 | Self::Complex64 => Self::F32,
            Self::F64 | Self::Complex128 => Self::F64,
        }
    }
}
