// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Discrete Fourier transforms along up to three last dimensions.
use crate::{Element, Error, View, ViewMut, chunks, chunks_mut, error, require};
use bytemuck::Pod;
use num_complex::Complex;
use realfft::{ComplexToReal, RealFftPlanner, RealToComplex};
use rustfft::{Fft, FftDirection, FftNum, FftPlanner};
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

/// What is transformed into what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Transform {
    /// Complex to complex, forward.
    Forward,
    /// Complex to complex, inverse: divided by the number of elements.
    Inverse,
    /// Real to the first half of a Hermitian spectrum, forward.
    RealForward,
    /// The first half of a Hermitian spectrum to real, inverse.
    RealInverse,
}

/// Plans of all lengths that were asked for, which both kinds of planners keep.
struct Planners<T: FftNum> {
    complex: FftPlanner<T>,
    real: RealFftPlanner<T>,
}

impl<T: FftNum> Planners<T> {
    fn new() -> Mutex<Self> {
        Mutex::new(Self { complex: FftPlanner::new(), real: RealFftPlanner::new() })
    }
}

trait Real: FftNum + Pod {
    fn planners() -> &'static Mutex<Planners<Self>>;
}

macro_rules! real {
    ($t:ty) => {
        impl Real for $t {
            fn planners() -> &'static Mutex<Planners<Self>> {
                static PLANNERS: LazyLock<Mutex<Planners<$t>>> = LazyLock::new(Planners::new);
                &PLANNERS
            }
        }
    };
}
real!(f32);
real!(f64);

fn plan<T: Real>(length: usize, direction: FftDirection) -> Arc<dyn Fft<T>> {
    T::planners().lock().unwrap_or_else(PoisonError::into_inner).complex.plan_fft(length, direction)
}

fn plan_real<T: Real>(length: usize) -> Arc<dyn RealToComplex<T>> {
    T::planners().lock().unwrap_or_else(PoisonError::into_inner).real.plan_fft_forward(length)
}

fn plan_real_inverse<T: Real>(length: usize) -> Arc<dyn ComplexToReal<T>> {
    T::planners().lock().unwrap_or_else(PoisonError::into_inner).real.plan_fft_inverse(length)
}

/// The transform of `operand` along its last dimensions, as many as there are `lengths`: those of the real or complex sequences
/// (specification of StableHLO, `fft`). A half spectrum of length n has n / 2 + 1 elements in the last dimension; of its first
/// element, and of its last one for even n, the inverse ignores the imaginary part.
///
/// # Errors
/// When the shapes or element types do not fit.
pub fn fourier(transform: Transform, lengths: &[usize], operand: View, result: ViewMut) -> Result<(), Error> {
    match operand.element.part() {
        Element::F32 => of::<f32>(transform, lengths, operand, result),
        _ => of::<f64>(transform, lengths, operand, result),
    }
}

fn of<T: Real>(transform: Transform, lengths: &[usize], operand: View, mut result: ViewMut) -> Result<(), Error> {
    let rank = operand.shape.len();
    require((1..=3).contains(&lengths.len()) && lengths.len() <= rank, || {
        format!("there must be 1 to 3 lengths and dimensions for them, got {} for rank {rank}", lengths.len())
    })?;
    let real = |element: Element| element == element.part();
    let expected = match transform {
        Transform::Forward | Transform::Inverse => (false, false),
        Transform::RealForward => (true, false),
        Transform::RealInverse => (false, true),
    };
    require((real(operand.element), real(result.element)) == expected, || {
        format!("{transform:?} must not be of {:?} to {:?}", operand.element, result.element)
    })?;
    let half = |lengths: &[usize]| -> Vec<usize> {
        let mut half = lengths.to_vec();
        if let Some(last) = half.last_mut() {
            *last = if *last == 0 { 0 } else { *last / 2 + 1 };
        }
        half
    };
    let (from, to) = match transform {
        Transform::Forward | Transform::Inverse => (lengths.to_vec(), lengths.to_vec()),
        Transform::RealForward => (lengths.to_vec(), half(lengths)),
        Transform::RealInverse => (half(lengths), lengths.to_vec()),
    };
    let (outer, inner) = operand.shape.split_at(rank - lengths.len());
    require(inner == from && *result.shape == [outer, &to].concat(), || {
        format!("shapes must fit lengths {lengths:?}, got {:?} and {:?}", operand.shape, result.shape)
    })?;
    if operand.bytes.is_empty() || result.bytes.is_empty() {
        return Ok(());
    }
    let last = lengths[lengths.len() - 1];
    let scale = T::one() / T::from_usize(lengths.iter().product()).ok_or_else(|| error("lengths must be numbers"))?;
    match transform {
        Transform::Forward | Transform::Inverse => {
            let inverse = transform == Transform::Inverse;
            let direction = if inverse { FftDirection::Inverse } else { FftDirection::Forward };
            let data = result.elements::<Complex<T>>()?;
            data.copy_from_slice(operand.elements()?);
            along_last(data, last, direction);
            along_others(data, &to, direction);
            if inverse {
                data.iter_mut().for_each(|z| *z = *z * scale);
            }
        }
        Transform::RealForward => {
            let data = result.elements::<Complex<T>>()?;
            let plan = plan_real::<T>(last);
            let (mut line, mut scratch) = (plan.make_input_vec(), plan.make_scratch_vec());
            for (x, y) in chunks(operand.elements::<T>()?, last).zip(chunks_mut(data, last / 2 + 1)) {
                line.copy_from_slice(x);
                plan.process_with_scratch(&mut line, y, &mut scratch).map_err(|e| error(e.to_string()))?;
            }
            along_others(data, &to, FftDirection::Forward);
        }
        Transform::RealInverse => {
            let mut spectrum = operand.elements::<Complex<T>>()?.to_vec();
            along_others(&mut spectrum, &from, FftDirection::Inverse);
            let plan = plan_real_inverse::<T>(last);
            let mut scratch = plan.make_scratch_vec();
            for (x, y) in chunks_mut(&mut spectrum, last / 2 + 1).zip(chunks_mut(result.elements::<T>()?, last)) {
                x[0].im = T::zero();
                if last.is_multiple_of(2) {
                    x[last / 2].im = T::zero();
                }
                plan.process_with_scratch(x, y, &mut scratch).map_err(|e| error(e.to_string()))?;
                y.iter_mut().for_each(|v| *v = *v * scale);
            }
        }
    }
    Ok(())
}

/// Transforms lines of `length` elements, one after the other.
fn along_last<T: Real>(data: &mut [Complex<T>], length: usize, direction: FftDirection) {
    let plan = plan::<T>(length, direction);
    let mut scratch = vec![Complex::new(T::zero(), T::zero()); plan.get_inplace_scratch_len()];
    plan.process_with_scratch(data, &mut scratch);
}

/// Transforms along all dimensions of `inner`, the last ones of the data, but the last.
fn along_others<T: Real>(data: &mut [Complex<T>], inner: &[usize], direction: FftDirection) {
    for dim in 0..inner.len().saturating_sub(1) {
        let (length, stride) = (inner[dim], inner[dim + 1..].iter().product::<usize>());
        if length <= 1 {
            continue;
        }
        let mut lines = vec![Complex::new(T::zero(), T::zero()); length * stride];
        for block in chunks_mut(data, length * stride) {
            transpose::transpose(block, &mut lines, stride, length);
            along_last(&mut lines, length, direction);
            transpose::transpose(&lines, block, length, stride);
        }
    }
}
