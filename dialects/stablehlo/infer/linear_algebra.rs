// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Types of transforms and solvers.
use crate::{
    stablehlo::{
        FftType, Transpose,
        bounds::{self, extents},
        check::*,
    },
    support::{ElementType, InferSite, Inferred},
};
use melior::ir::{Type, TypeLike};

pub fn fft<'c>(site: &InferSite<'c, '_>) -> Inferred<'c> {
    let operand = site.tensor(0)?;
    let lengths = site.integers("fft_length")?;
    let kind = site.get::<FftType>("fft_type")?;
    require((1..=3).contains(&lengths.len()), || {
        format!("fft_length must have 1 to 3 entries, got {}", lengths.len())
    })?;
    require(lengths.len() <= operand.rank(), || {
        format!("fft_length must have at most rank entries, {}, got {}", operand.rank(), lengths.len())
    })?;
    all_non_negative("fft_length", &lengths)?;
    let mut shape = extents(operand);
    let first = shape.len() - lengths.len();
    let (real_to_complex, complex_to_real) = (kind == FftType::Rfft, kind == FftType::Irfft);
    let element = operand.element_type();
    if real_to_complex {
        require(matches!(element, ElementType::Float(_)), || format!("RFFT must have a real operand, got {operand}"))?;
    } else {
        require(element.is_complex(), || format!("FFT, IFFT and IRFFT must have a complex operand, got {operand}"))?;
    }
    for (i, length) in lengths.iter().enumerate() {
        let d = first + i;
        let last = i + 1 == lengths.len();
        let expected = if complex_to_real && last { if *length == 0 { 0 } else { length / 2 + 1 } } else { *length };
        require(shape[d].fits(expected.into()), || {
            format!("dimension {d} must have size {expected} for fft_length {length}, got {}", shape[d])
        })?;
        let size = if real_to_complex && last { if *length == 0 { 0 } else { length / 2 + 1 } } else { *length };
        shape[d] = size.into();
    }
    // SAFETY: the element type is a float, or complex where its part is taken.
    let element = unsafe {
        if real_to_complex {
            Type::from_raw(mlir_sys::mlirComplexTypeGet(operand.element().to_raw()))
        } else if complex_to_real {
            Type::from_raw(mlir_sys::mlirComplexTypeGetElementType(operand.element().to_raw()))
        } else {
            operand.element()
        }
    };
    Ok(vec![bounds::tensor(&shape, element).into()])
}

pub fn triangular_solve<'c>(site: &InferSite<'c, '_>) -> Inferred<'c> {
    let (a, b) = (site.tensor(0)?, site.tensor(1)?);
    same_baseline_element("b", b, "a", a)?;
    require(a.rank() >= 2 && a.rank() == b.rank(), || {
        format!("a and b must have one rank of at least 2, got {} and {}", a.rank(), b.rank())
    })?;
    let (left, right) = (a.shape(), b.shape());
    let outer = left.len() - 2;
    same_shape("batch dimensions of b", &right[..outer], &left[..outer])?;
    same_size("the last dimension of a", left[outer + 1], "the one before", left[outer])?;
    let side = if site.get::<bool>("left_side")? { outer } else { outer + 1 };
    same_size(&format!("dimension {side} of b"), right[side], "the matrices of a", left[outer])?;
    require(site.get::<Transpose>("transpose_a")? != Transpose::TransposeInvalid, || {
        "transpose_a must not be TRANSPOSE_INVALID".into()
    })?;
    Ok(vec![b.into()])
}
