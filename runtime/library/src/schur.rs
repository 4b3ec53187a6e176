// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! The Schur form, and the eigenvalues and eigenvectors of matrices that need not be symmetric. Both compute in double precision
//! whatever the operand's is.
//!
//! Real matrices by Francis's double-shift iteration (Golub and Van Loan, Matrix Computations, 7.5; EISPACK's `hqr2`), complex ones
//! by the iteration with one shift (`comqr2`).
use crate::{
    Error, View, ViewMut, dispatch,
    reflect::{Matrix, Narrow, Wide, complex, reduce},
    require, same, square,
};
use num_complex::Complex;

/// Iterations for one eigenvalue after which there is none.
const MOST_ITERATIONS: usize = 300;

/// Matrices that have a Schur form of their own type.
pub(crate) trait Schur: Wide {
    /// Brings a Hessenberg matrix to Schur form, and applies the transformation to the columns of `z`. Whether it converged.
    fn iterate(h: &mut Matrix<Self>, z: &mut Matrix<Self>) -> bool;
    /// The Schur form of the complex numbers, of one in this type.
    fn into_complex(t: &Matrix<Self>, z: &Matrix<Self>) -> (Matrix<Complex<f64>>, Matrix<Complex<f64>>);
    /// The eigenvalues in a Schur form.
    fn eigenvalues(t: &Matrix<Self>) -> Vec<Complex<f64>>;
}

/// The Schur form `T` and the unitary `Z` with `A = Z T Z^H`; nothing if the iteration does not converge.
fn schur_form<T: Schur>(a: Matrix<T>) -> Option<(Matrix<T>, Matrix<T>)> {
    if !a.is_finite() {
        return None;
    }
    let mut t = a;
    let reflections = reduce(&mut t);
    let mut z = Matrix::identity(t.rows);
    for (k, (v, tau)) in reflections.iter().enumerate() {
        z.reflect_right(v, *tau, k + 1);
    }
    T::iterate(&mut t, &mut z).then_some((t, z))
}

/// Whether the element below the diagonal in row `i` is as good as zero.
fn is_negligible<T: Wide>(h: &Matrix<T>, i: usize, norm: f64) -> bool {
    let around = h.get(i - 1, i - 1).abs() + h.get(i, i).abs();
    h.get(i, i - 1).abs() <= f64::EPSILON * if around == 0.0 { norm } else { around }
}

fn norm_of<T: Wide>(h: &Matrix<T>) -> f64 {
    h.data.iter().map(|x| x.abs()).fold(0.0, f64::max)
}

impl Schur for f64 {
    fn iterate(h: &mut Matrix<f64>, z: &mut Matrix<f64>) -> bool {
        let norm = norm_of(h);
        // One past the last row of the part that is left.
        let mut end = h.rows;
        let (mut iterations, mut total_shift) = (0, 0.0);
        while end > 0 {
            let last = end - 1;
            let mut first = last;
            while first > 0 && !is_negligible(h, first, norm) {
                first -= 1;
            }
            if first > 0 {
                h.set(first, first - 1, 0.0);
            }
            if first == last {
                h.set(last, last, h.get(last, last) + total_shift);
                (end, iterations) = (last, 0);
            } else if first + 1 == last {
                for i in [first, last] {
                    h.set(i, i, h.get(i, i) + total_shift);
                }
                split_pair(h, z, first);
                (end, iterations) = (first, 0);
            } else {
                if iterations == MOST_ITERATIONS {
                    return false;
                }
                double_step(h, z, first, last, iterations, &mut total_shift);
                iterations += 1;
            }
        }
        let n = h.rows;
        for i in 2..n {
            (0..i - 1).for_each(|j| h.set(i, j, 0.0));
        }
        true
    }

    fn into_complex(t: &Matrix<f64>, z: &Matrix<f64>) -> (Matrix<Complex<f64>>, Matrix<Complex<f64>>) {
        let n = t.rows;
        let complex = |m: &Matrix<f64>| Matrix::new(n, n, m.data.iter().map(|&x| Complex::new(x, 0.0)).collect());
        let (mut upper, mut unitary) = (complex(t), complex(z));
        let values = Self::eigenvalues(t);
        for k in 0..n.saturating_sub(1) {
            if t.get(k + 1, k) != 0.0 {
                // An eigenvector of the block becomes the first unit vector.
                let mu = values[k] - t.get(k + 1, k + 1);
                let rotation = Rotation::new(mu, Complex::new(t.get(k + 1, k), 0.0));
                rotation.rows(&mut upper, k, k);
                rotation.columns(&mut upper, k, k + 2);
                rotation.columns(&mut unitary, k, n);
                upper.set(k + 1, k, Complex::new(0.0, 0.0));
                // The diagonal is known exactly.
                upper.set(k, k, values[k]);
                upper.set(k + 1, k + 1, values[k + 1]);
            }
        }
        (upper, unitary)
    }

    fn eigenvalues(t: &Matrix<f64>) -> Vec<Complex<f64>> {
        let n = t.rows;
        let mut values: Vec<_> = (0..n).map(|i| Complex::new(t.get(i, i), 0.0)).collect();
        for k in 0..n.saturating_sub(1) {
            let below = t.get(k + 1, k);
            if below != 0.0 {
                // The diagonals of a block are equal.
                let part = below.abs().sqrt() * t.get(k, k + 1).abs().sqrt();
                values[k].im = part;
                values[k + 1].im = -part;
            }
        }
        values
    }
}

/// Rotates rows and columns `k` and `k + 1`.
fn rotate(h: &mut Matrix<f64>, z: &mut Matrix<f64>, k: usize, cosine: f64, sine: f64) {
    let n = h.rows;
    for j in k..n {
        let (x, y) = (h.get(k, j), h.get(k + 1, j));
        h.set(k, j, cosine * x + sine * y);
        h.set(k + 1, j, cosine * y - sine * x);
    }
    let columns = |m: &mut Matrix<f64>, rows: usize| {
        for i in 0..rows {
            let (x, y) = (m.get(i, k), m.get(i, k + 1));
            m.set(i, k, cosine * x + sine * y);
            m.set(i, k + 1, cosine * y - sine * x);
        }
    };
    columns(h, k + 2);
    columns(z, n);
}

/// Makes the block of rows `k` and `k + 1` triangular if its eigenvalues are real, else its diagonals equal.
fn split_pair(h: &mut Matrix<f64>, z: &mut Matrix<f64>, k: usize) {
    let (a, b, c, d) = (h.get(k, k), h.get(k, k + 1), h.get(k + 1, k), h.get(k + 1, k + 1));
    let p = (a - d) / 2.0;
    let discriminant = p * p + b * c;
    if discriminant >= 0.0 {
        let root = discriminant.sqrt();
        let to_eigenvalue = if p >= 0.0 { p + root } else { p - root };
        let length = c.hypot(to_eigenvalue);
        if length > 0.0 {
            rotate(h, z, k, to_eigenvalue / length, c / length);
        }
        h.set(k + 1, k, 0.0);
        return;
    }
    let sum = b + c;
    let tau = sum.hypot(a - d);
    if tau == 0.0 {
        return;
    }
    let cosine = ((1.0 + sum.abs() / tau) / 2.0).sqrt();
    let sine = -(p / (tau * cosine)) * if sum < 0.0 { -1.0 } else { 1.0 };
    rotate(h, z, k, cosine, sine);
    let mean = (h.get(k, k) + h.get(k + 1, k + 1)) / 2.0;
    h.set(k, k, mean);
    h.set(k + 1, k + 1, mean);
}

/// One step with two shifts on rows `first` to `last`, of which there are three or more.
fn double_step(
    h: &mut Matrix<f64>,
    z: &mut Matrix<f64>,
    first: usize,
    last: usize,
    iterations: usize,
    total_shift: &mut f64,
) {
    let n = h.rows;
    let (mut x, mut y) = (h.get(last, last), h.get(last - 1, last - 1));
    let mut w = h.get(last, last - 1) * h.get(last - 1, last);
    if iterations % 20 == 10 {
        // Shifts that are no eigenvalues break a cycle.
        *total_shift += x;
        (0..=last).for_each(|i| h.set(i, i, h.get(i, i) - x));
        let s = h.get(last, last - 1).abs() + h.get(last - 1, last - 2).abs();
        (x, y, w) = (0.75 * s, 0.75 * s, -0.4375 * s * s);
    }
    // Where two elements below the diagonal are small the step may start.
    let mut start = last - 2;
    let (mut p, mut q, mut r);
    loop {
        let m = start;
        let here = h.get(m, m);
        let (dx, dy) = (x - here, y - here);
        p = (dx * dy - w) / h.get(m + 1, m) + h.get(m, m + 1);
        q = h.get(m + 1, m + 1) - here - dx - dy;
        r = h.get(m + 2, m + 1);
        let s = p.abs() + q.abs() + r.abs();
        if s > 0.0 {
            (p, q, r) = (p / s, q / s, r / s);
        }
        if m == first {
            break;
        }
        let around = h.get(m - 1, m - 1).abs() + here.abs() + h.get(m + 1, m + 1).abs();
        if h.get(m, m - 1).abs() * (q.abs() + r.abs()) <= f64::EPSILON * p.abs() * around {
            break;
        }
        start -= 1;
    }
    for i in start + 2..=last {
        h.set(i, i - 2, 0.0);
        if i > start + 2 {
            h.set(i, i - 3, 0.0);
        }
    }
    for k in start..last {
        let three = k + 1 < last;
        let mut scale = 1.0;
        if k != start {
            (p, q) = (h.get(k, k - 1), h.get(k + 1, k - 1));
            r = if three { h.get(k + 2, k - 1) } else { 0.0 };
            scale = p.abs() + q.abs() + r.abs();
            if scale == 0.0 {
                continue;
            }
            (p, q, r) = (p / scale, q / scale, r / scale);
        }
        let length = (p * p + q * q + r * r).sqrt();
        let s = if p < 0.0 { -length } else { length };
        if s == 0.0 {
            continue;
        }
        if k != start {
            h.set(k, k - 1, -s * scale);
        } else if first != start {
            h.set(k, k - 1, -h.get(k, k - 1));
        }
        p += s;
        let (u, v, t) = (p / s, q / s, r / s);
        (q, r) = (q / p, r / p);
        for j in k..n {
            let mut sum = h.get(k, j) + q * h.get(k + 1, j);
            if three {
                sum += r * h.get(k + 2, j);
                h.set(k + 2, j, h.get(k + 2, j) - sum * t);
            }
            h.set(k, j, h.get(k, j) - sum * u);
            h.set(k + 1, j, h.get(k + 1, j) - sum * v);
        }
        let columns = |m: &mut Matrix<f64>, rows: usize| {
            for i in 0..rows {
                let mut sum = u * m.get(i, k) + v * m.get(i, k + 1);
                if three {
                    sum += t * m.get(i, k + 2);
                    m.set(i, k + 2, m.get(i, k + 2) - sum * r);
                }
                m.set(i, k, m.get(i, k) - sum);
                m.set(i, k + 1, m.get(i, k + 1) - sum * q);
            }
        };
        columns(h, last.min(k + 3) + 1);
        columns(z, n);
    }
}

/// A rotation of two rows that makes the second of two numbers zero.
struct Rotation {
    cosine: f64,
    sine: Complex<f64>,
}

impl Rotation {
    fn new(f: Complex<f64>, g: Complex<f64>) -> Self {
        let (size_f, size_g) = (Wide::abs(f), Wide::abs(g));
        let length = size_f.hypot(size_g);
        if size_g == 0.0 || length == 0.0 {
            Self { cosine: 1.0, sine: Complex::new(0.0, 0.0) }
        } else if size_f == 0.0 {
            Self { cosine: 0.0, sine: g.conj() / size_g }
        } else {
            Self { cosine: size_f / length, sine: f / size_f * g.conj() / length }
        }
    }

    /// On rows `k` and `k + 1`, from a column on.
    fn rows(&self, m: &mut Matrix<Complex<f64>>, k: usize, column: usize) {
        for j in column..m.columns {
            let (x, y) = (m.get(k, j), m.get(k + 1, j));
            m.set(k, j, x * self.cosine + self.sine * y);
            m.set(k + 1, j, y * self.cosine - self.sine.conj() * x);
        }
    }

    /// Its adjoint on columns `k` and `k + 1` of the first rows.
    fn columns(&self, m: &mut Matrix<Complex<f64>>, k: usize, rows: usize) {
        for i in 0..rows.min(m.rows) {
            let (x, y) = (m.get(i, k), m.get(i, k + 1));
            m.set(i, k, x * self.cosine + self.sine.conj() * y);
            m.set(i, k + 1, y * self.cosine - self.sine * x);
        }
    }
}

impl Schur for Complex<f64> {
    fn iterate(h: &mut Matrix<Self>, z: &mut Matrix<Self>) -> bool {
        let (n, norm) = (h.rows, norm_of(h));
        let mut end = n;
        let mut iterations = 0;
        while end > 0 {
            let last = end - 1;
            let mut first = last;
            while first > 0 && !is_negligible(h, first, norm) {
                first -= 1;
            }
            if first > 0 {
                h.set(first, first - 1, Complex::new(0.0, 0.0));
            }
            if first == last {
                (end, iterations) = (last, 0);
                continue;
            }
            if iterations == MOST_ITERATIONS {
                return false;
            }
            let (a, b) = (h.get(last - 1, last - 1), h.get(last - 1, last));
            let (c, d) = (h.get(last, last - 1), h.get(last, last));
            let shift = if iterations % 20 == 10 {
                // A shift that is no eigenvalue breaks a cycle.
                Complex::new(Wide::abs(c) + Wide::abs(b), 0.0)
            } else {
                // The eigenvalue of the last two rows that is nearer to the last element.
                let p = (a - d) / 2.0;
                let root = (p * p + b * c).sqrt();
                let root = if (p.conj() * root).re < 0.0 { -root } else { root };
                let far = p + root;
                if Wide::abs(far) == 0.0 { d } else { d - b * c / far }
            };
            iterations += 1;
            (first..=last).for_each(|i| h.set(i, i, h.get(i, i) - shift));
            let mut rotations = vec![];
            for k in first..last {
                let rotation = Rotation::new(h.get(k, k), h.get(k + 1, k));
                rotation.rows(h, k, k);
                h.set(k + 1, k, Complex::new(0.0, 0.0));
                rotations.push(rotation);
            }
            for (k, rotation) in (first..last).zip(&rotations) {
                rotation.columns(h, k, k + 2);
                rotation.columns(z, k, n);
            }
            (first..=last).for_each(|i| h.set(i, i, h.get(i, i) + shift));
        }
        for i in 1..n {
            (0..i).for_each(|j| h.set(i, j, Complex::new(0.0, 0.0)));
        }
        true
    }

    fn into_complex(t: &Matrix<Self>, z: &Matrix<Self>) -> (Matrix<Self>, Matrix<Self>) {
        (t.clone(), z.clone())
    }

    fn eigenvalues(t: &Matrix<Self>) -> Vec<Self> {
        (0..t.rows).map(|i| t.get(i, i)).collect()
    }
}

/// The Schur form `t` of each matrix and, if wanted, the unitary `z` with `a = z t z^H`. That of a real matrix is real: blocks of two
/// rows with equal diagonals stand for pairs of complex eigenvalues. A matrix that is not finite, or for which the iteration does not
/// converge, gives NaN.
///
/// # Errors
/// When the shapes or element types do not fit.
pub fn schur(a: View, t: ViewMut, z: Option<ViewMut>) -> Result<(), Error> {
    dispatch!(a.element, schur_of(a, t, z))
}

fn schur_of<T: Narrow<Wide: Schur>>(a: View, mut t: ViewMut, mut z: Option<ViewMut>) -> Result<(), Error> {
    let (count, n) = square(&a)?;
    same("the Schur form", (a.element, a.shape), (t.element, t.shape))?;
    if let Some(z) = &z {
        same("the Schur vectors", (a.element, a.shape), (z.element, z.shape))?;
    }
    let nan = T::narrow(T::Wide::from_real(f64::NAN));
    for batch in 0..count {
        let part = batch * n * n..(batch + 1) * n * n;
        let matrix = Matrix::new(n, n, a.elements::<T>()?[part.clone()].iter().map(|x| x.widen()).collect());
        let found = schur_form(matrix);
        let write = |to: &mut [T], from: Option<&Matrix<T::Wide>>| match from {
            Some(from) => to.iter_mut().zip(&from.data).for_each(|(to, &from)| *to = T::narrow(from)),
            None => to.fill(nan),
        };
        write(&mut t.elements::<T>()?[part.clone()], found.as_ref().map(|(t, _)| t));
        if let Some(z) = &mut z {
            write(&mut z.elements::<T>()?[part], found.as_ref().map(|(_, z)| z));
        }
    }
    Ok(())
}

/// The eigenvalues `w` of each matrix and, if wanted, its left and right eigenvectors, in columns: of length 1, with a real largest
/// component. All are complex; eigenvalues of a real matrix are real or pairs of conjugates, that with the positive part first. A
/// matrix that is not finite, or for which the iteration does not converge, gives NaN.
///
/// # Errors
/// When the shapes or element types do not fit.
pub fn eig(a: View, w: ViewMut, left: Option<ViewMut>, right: Option<ViewMut>) -> Result<(), Error> {
    dispatch!(a.element, eig_of(a, w, [left, right]))
}

fn eig_of<T: Narrow<Wide: Schur>>(a: View, mut w: ViewMut, mut vectors: [Option<ViewMut>; 2]) -> Result<(), Error> {
    let (count, n) = square(&a)?;
    let of = complex(a.element);
    same("eigenvalues", (of, &a.shape[..a.shape.len() - 1]), (w.element, w.shape))?;
    for vectors in vectors.iter().flatten() {
        same("eigenvectors", (of, a.shape), (vectors.element, vectors.shape))?;
    }
    require(n <= 1 << 15, || format!("matrices must have at most 32768 rows, got {n}"))?;
    let nan = Complex::new(f64::NAN, f64::NAN);
    let failed = Matrix::new(n, n, vec![nan; n * n]);
    for batch in 0..count {
        let part = batch * n * n..(batch + 1) * n * n;
        let matrix = Matrix::new(n, n, a.elements::<T>()?[part].iter().map(|x| x.widen()).collect());
        let found = schur_form(matrix);
        let values = found.as_ref().map_or_else(|| vec![nan; n], |(t, _)| T::Wide::eigenvalues(t));
        store(&mut w, batch, &values)?;
        let form = found.as_ref().map(|(t, z)| T::Wide::into_complex(t, z));
        for (of_left, vectors) in [true, false].into_iter().zip(&mut vectors) {
            if let Some(vectors) = vectors {
                let computed = form.as_ref().map(|(t, z)| eigenvectors(t, z, of_left));
                store(vectors, batch, &computed.as_ref().unwrap_or(&failed).data)?;
            }
        }
    }
    Ok(())
}

/// Writes complex numbers as the elements of one matrix of a tensor.
fn store(to: &mut ViewMut, batch: usize, from: &[Complex<f64>]) -> Result<(), Error> {
    let place = batch * from.len()..(batch + 1) * from.len();
    if to.element == crate::Element::Complex64 {
        to.elements::<Complex<f32>>()?[place].iter_mut().zip(from).for_each(|(to, &from)| *to = Narrow::narrow(from));
    } else {
        to.elements::<Complex<f64>>()?[place].copy_from_slice(from);
    }
    Ok(())
}

/// The eigenvectors of `z t z^H` for a triangular `t`.
fn eigenvectors(t: &Matrix<Complex<f64>>, z: &Matrix<Complex<f64>>, left: bool) -> Matrix<Complex<f64>> {
    let n = t.rows;
    let zero = Complex::new(0.0, 0.0);
    // Where eigenvalues are equal, a difference of this size takes the place of none.
    let smallest = (f64::EPSILON * norm_of(t)).max(f64::MIN_POSITIVE);
    let mut result = Matrix::new(n, n, vec![zero; n * n]);
    for k in 0..n {
        let mut x = vec![zero; n];
        x[k] = Complex::new(1.0, 0.0);
        let solve = |x: &mut Vec<Complex<f64>>, i: usize, sum: Complex<f64>| {
            let difference = if left { (t.get(k, k) - t.get(i, i)).conj() } else { t.get(k, k) - t.get(i, i) };
            let difference = if Wide::abs(difference) < smallest { Complex::new(smallest, 0.0) } else { difference };
            x[i] = sum / difference;
            // Only the direction counts: nothing may overflow.
            let size = Wide::abs(x[i]);
            if size > 1e100 {
                x.iter_mut().for_each(|x| *x /= size);
            }
        };
        if left {
            for i in k + 1..n {
                let sum = (k..i).fold(zero, |sum, j| sum + t.get(j, i).conj() * x[j]);
                solve(&mut x, i, sum);
            }
        } else {
            for i in (0..k).rev() {
                let sum = (i + 1..=k).fold(zero, |sum, j| sum + t.get(i, j) * x[j]);
                solve(&mut x, i, sum);
            }
        }
        let vector: Vec<_> = (0..n).map(|i| (0..n).fold(zero, |sum, j| sum + z.get(i, j) * x[j])).collect();
        let length = vector.iter().fold(0.0f64, |length, x| length.hypot(Wide::abs(*x)));
        // Of equal ones the first: rounding must not decide.
        let largest = vector
            .iter()
            .copied()
            .reduce(|best, x| if Wide::abs(x) > Wide::abs(best) * (1.0 + 1e-12) { x } else { best });
        let largest = largest.filter(|x| Wide::abs(*x) > 0.0).unwrap_or(Complex::new(1.0, 0.0));
        let turn = largest.conj() / Wide::abs(largest) / length;
        for (i, x) in vector.iter().enumerate() {
            result.set(i, k, x * turn);
        }
    }
    result
}

#[cfg(test)]
mod tests;
