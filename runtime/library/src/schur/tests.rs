// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
use super::*;
use crate::Element;

/// Numbers between -1 and 1 that look random.
fn numbers(count: usize, mut seed: u64) -> Vec<f64> {
    let mut next = || {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 11) as f64 / (1u64 << 52) as f64 - 1.0
    };
    (0..count).map(|_| next()).collect()
}

fn distance<T: Wide>(a: &Matrix<T>, b: &Matrix<T>) -> f64 {
    a.data.iter().zip(&b.data).map(|(&a, &b)| (a - b).abs()).fold(0.0, f64::max)
}

fn product<T: Wide>(a: &Matrix<T>, b: &Matrix<T>) -> Matrix<T> {
    let n = a.rows;
    let element = |i: usize, j: usize| (0..n).fold(T::from_real(0.0), |sum, k| sum + a.get(i, k) * b.get(k, j));
    Matrix::new(n, n, (0..n * n).map(|at| element(at / n, at % n)).collect())
}

fn adjoint<T: Wide>(a: &Matrix<T>) -> Matrix<T> {
    let n = a.rows;
    Matrix::new(n, n, (0..n * n).map(|at| a.get(at % n, at / n).conj()).collect())
}

fn check<T: Schur>(a: Matrix<T>) {
    let n = a.rows;
    let (t, z) = schur_form(a.clone()).expect("converges");
    assert!(distance(&product(&product(&z, &t), &adjoint(&z)), &a) <= 1e-13 * n as f64, "{n}");
    assert!(distance(&product(&z, &adjoint(&z)), &Matrix::identity(n)) <= 1e-13 * n as f64);
    for i in 0..n {
        for j in 0..i {
            assert!(t.get(i, j) == T::from_real(0.0) || i == j + 1);
        }
    }
    let (upper, unitary) = T::into_complex(&t, &z);
    let wide = Matrix::new(n, n, T::into_complex(&a, &z).0.data);
    for left in [false, true] {
        let vectors = eigenvectors(&upper, &unitary, left);
        let operand = if left { adjoint(&wide) } else { wide.clone() };
        let image = product(&operand, &vectors);
        for (k, value) in T::eigenvalues(&t).into_iter().enumerate() {
            let value = if left { value.conj() } else { value };
            for i in 0..n {
                let error = image.get(i, k) - value * vectors.get(i, k);
                assert!(Wide::abs(error) < 1e-11 * n as f64, "{n} {left} {k} {i} {error}");
            }
        }
    }
}

#[test]
fn real_and_complex_matrices() {
    for n in [0, 1, 2, 3, 4, 5, 8, 13, 30, 61] {
        let (re, im) = (numbers(n * n, 7 + n as u64), numbers(n * n, 99 + n as u64));
        check_real(Matrix::new(n, n, re.clone()));
        let parts = re.into_iter().zip(im).map(|(re, im)| Complex::new(re, im));
        check(Matrix::<Complex<f64>>::new(n, n, parts.collect()));
    }
}

/// As [`check`], of a matrix that is its own complex one.
fn check_real(a: Matrix<f64>) {
    let n = a.rows;
    let (t, z) = schur_form(a.clone()).expect("converges");
    assert!(distance(&product(&product(&z, &t), &adjoint(&z)), &a) <= 1e-13 * n as f64, "{n}");
    let (upper, unitary) = f64::into_complex(&t, &z);
    let wide = Matrix::new(n, n, a.data.iter().map(|&x| Complex::new(x, 0.0)).collect());
    assert!(distance(&product(&product(&unitary, &upper), &adjoint(&unitary)), &wide) <= 1e-13 * n as f64, "{n}");
    let values = f64::eigenvalues(&t);
    for i in 0..n {
        assert!((0..i.saturating_sub(1)).all(|j| t.get(i, j) == 0.0));
        if i > 0 && t.get(i, i - 1) != 0.0 {
            assert!(t.get(i, i) == t.get(i - 1, i - 1) && t.get(i, i - 1) * t.get(i - 1, i) < 0.0);
            assert!(i < 2 || t.get(i - 1, i - 2) == 0.0);
            assert_eq!(values[i], values[i - 1].conj());
        }
    }
    for left in [false, true] {
        let vectors = eigenvectors(&upper, &unitary, left);
        let image = product(&if left { adjoint(&wide) } else { wide.clone() }, &vectors);
        for (k, value) in values.iter().enumerate() {
            let value = if left { value.conj() } else { *value };
            for i in 0..n {
                let error = image.get(i, k) - value * vectors.get(i, k);
                assert!(Wide::abs(error) < 1e-11 * n as f64, "{n} {left} {k} {i} {error}");
            }
        }
    }
}

#[test]
fn matrices_with_a_known_form() {
    // A rotation, a defective matrix, a cyclic permutation (whose shifts are all zero), zeros, a triangular one.
    let eigenvalues = |n: usize, data: &[f64]| {
        let (t, _) = schur_form(Matrix::new(n, n, data.to_vec())).expect("converges");
        f64::eigenvalues(&t)
    };
    assert_eq!(eigenvalues(2, &[0.0, -1.0, 1.0, 0.0]), [Complex::new(0.0, 1.0), Complex::new(0.0, -1.0)]);
    assert_eq!(eigenvalues(2, &[1.0, 1.0, 0.0, 1.0]), [Complex::new(1.0, 0.0); 2]);
    let cycle = eigenvalues(4, &[0., 0., 0., 1., 1., 0., 0., 0., 0., 1., 0., 0., 0., 0., 1., 0.]);
    let power = |x: Complex<f64>| x * x * x * x;
    assert!(cycle.iter().all(|&x| Wide::abs(power(x) - 1.0) < 1e-14), "{cycle:?}");
    assert_eq!(eigenvalues(3, &[0.0; 9]), [Complex::new(0.0, 0.0); 3]);
    let triangular = eigenvalues(3, &[1.0, 5.0, 6.0, 0.0, 2.0, 7.0, 0.0, 0.0, 3.0]);
    assert_eq!(triangular.iter().map(|x| x.re).collect::<Vec<_>>(), [1.0, 2.0, 3.0]);
}

#[test]
fn what_is_not_finite_gives_nan() {
    let a: Vec<f32> = vec![1.0, f32::INFINITY, 0.0, 2.0];
    let mut values = vec![0u8; 16];
    let shape = [2, 2];
    eig(
        View { element: Element::F32, shape: &shape, bytes: bytemuck::cast_slice(&a) },
        ViewMut { element: Element::Complex64, shape: &[2], bytes: &mut values },
        None,
        None,
    )
    .unwrap();
    assert!(values.chunks_exact(4).all(|part| f32::from_ne_bytes(part.try_into().unwrap()).is_nan()));
}
