// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Targets that every program may call: transforms and dense linear algebra.
//!
//! The compiler makes the first three of StableHLO operations; JAX asks for the others by name. Matrices are in the last two
//! dimensions; configurations are words `key=value`.
//!
//! | target | configuration | operands → results |
//! | --- | --- | --- |
//! | `shale.fft` | `type=FFT\|IFFT\|RFFT\|IRFFT length=4,8` | sequence → its transform |
//! | `shale.cholesky` | `lower=true` | Hermitian matrix → its factor |
//! | `shale.triangular_solve` | `left_side=true lower=true unit_diagonal=false transpose=none\|transpose\|adjoint` | matrix, right-hand sides → solutions |
//! | `shale.eigh` | `lower=true` | Hermitian matrix → eigenvectors, eigenvalues |
//! | `shale.svd` | | matrix → singular values, or these, left vectors and right vectors |
//! | `shale.eig` | `left=true right=true` | matrix → eigenvalues, and, if wanted, left and right eigenvectors, all complex |
//! | `shale.schur` | `vectors=true` | matrix → Schur form, and, if wanted, Schur vectors |
//! | `shale.hessenberg` | | matrix → reflections and Hessenberg form, factors of the reflections |
//! | `shale.tridiagonal` | `lower=true` | Hermitian matrix → reflections and both diagonals, diagonal, off-diagonal, factors |
//! | `shale.pivoted_qr` | | matrix, fixed columns → reflections and R, columns' numbers from one, factors of the reflections |
//! | `Qr` | | matrix → reflections and R, factors of the reflections |
//! | `ProductOfElementaryHouseholderReflectors` | | reflections, factors → Q |

use super::{Call, Function, View, ViewMut};
use crate::value::element_type::ElementType;
use shale_library::{self as library, Element, Transform, Transpose, TriangularSolve};
use std::{collections::BTreeMap, sync::Arc};

/// All built-in targets and what they do.
pub(super) fn all() -> BTreeMap<String, Function> {
    type Target = fn(&mut Call) -> Result<(), String>;
    let targets: [(&str, Target); 12] = [
        ("shale.fft", fft),
        ("shale.cholesky", cholesky),
        ("shale.triangular_solve", triangular_solve),
        ("shale.eigh", eigh),
        ("shale.svd", svd),
        ("shale.eig", eig),
        ("shale.schur", schur),
        ("shale.hessenberg", hessenberg),
        ("shale.tridiagonal", tridiagonal),
        ("shale.pivoted_qr", pivoted_qr),
        ("Qr", qr),
        ("ProductOfElementaryHouseholderReflectors", householder_product),
    ];
    targets.into_iter().map(|(name, target)| (name.to_owned(), Arc::new(target) as Function)).collect()
}

fn element(element: ElementType) -> Result<Element, String> {
    match element {
        ElementType::F32 => Ok(Element::F32),
        ElementType::F64 => Ok(Element::F64),
        ElementType::ComplexF32 => Ok(Element::Complex64),
        ElementType::ComplexF64 => Ok(Element::Complex128),
        other => Err(format!("elements must be f32, f64 or complex numbers of these, got {}", other.name())),
    }
}

/// The operands and results, which must be as many as the target has.
fn operands<'v, 'a, const INPUTS: usize, const OUTPUTS: usize>(
    call: &'v mut Call<'a>,
) -> Result<([library::View<'a>; INPUTS], [library::ViewMut<'v>; OUTPUTS]), String> {
    let count = (call.inputs.len(), call.outputs.len());
    let wrong = || format!("there must be {INPUTS} operands and {OUTPUTS} results, got {} and {}", count.0, count.1);
    let input =
        |view: &View<'a>| Ok(library::View { element: element(view.element)?, shape: view.shape, bytes: view.bytes });
    let inputs = call.inputs.iter().map(input).collect::<Result<Vec<_>, String>>()?;
    let output = |view: &'v mut ViewMut<'a>| {
        Ok(library::ViewMut { element: element(view.element)?, shape: view.shape, bytes: &mut *view.bytes })
    };
    let outputs = call.outputs.iter_mut().map(output).collect::<Result<Vec<_>, String>>()?;
    Ok((inputs.try_into().map_err(|_| wrong())?, outputs.try_into().map_err(|_| wrong())?))
}

/// The value of a key of a configuration.
fn value<'c>(configuration: &'c str, key: &str) -> Result<&'c str, String> {
    configuration
        .split_whitespace()
        .find_map(|word| word.strip_prefix(key)?.strip_prefix('='))
        .ok_or_else(|| format!("configuration must have '{key}', got '{configuration}'"))
}

fn flag(configuration: &str, key: &str) -> Result<bool, String> {
    let value = value(configuration, key)?;
    value.parse().map_err(|_| format!("'{key}' must be true or false, got '{value}'"))
}

fn fft(call: &mut Call) -> Result<(), String> {
    let transform = match value(call.configuration, "type")? {
        "FFT" => Transform::Forward,
        "IFFT" => Transform::Inverse,
        "RFFT" => Transform::RealForward,
        "IRFFT" => Transform::RealInverse,
        other => return Err(format!("'type' must be FFT, IFFT, RFFT or IRFFT, got '{other}'")),
    };
    let lengths = value(call.configuration, "length")?;
    let lengths: Vec<usize> = lengths
        .split(',')
        .map(|text| text.parse().map_err(|_| format!("'length' must be numbers, got '{lengths}'")))
        .collect::<Result<_, _>>()?;
    let ([operand], [result]) = operands(call)?;
    library::fourier(transform, &lengths, operand, result).map_err(|error| error.to_string())
}

fn cholesky(call: &mut Call) -> Result<(), String> {
    let lower = flag(call.configuration, "lower")?;
    let ([a], [result]) = operands(call)?;
    library::cholesky(lower, a, result).map_err(|error| error.to_string())
}

fn triangular_solve(call: &mut Call) -> Result<(), String> {
    let configuration = call.configuration;
    let transpose = match value(configuration, "transpose")? {
        "none" => Transpose::None,
        "transpose" => Transpose::Transpose,
        "adjoint" => Transpose::Adjoint,
        other => return Err(format!("'transpose' must be none, transpose or adjoint, got '{other}'")),
    };
    let how = TriangularSolve {
        left_side: flag(configuration, "left_side")?,
        lower: flag(configuration, "lower")?,
        unit_diagonal: flag(configuration, "unit_diagonal")?,
        transpose,
    };
    let ([a, b], [result]) = operands(call)?;
    library::triangular_solve(how, a, b, result).map_err(|error| error.to_string())
}

fn eigh(call: &mut Call) -> Result<(), String> {
    let lower = flag(call.configuration, "lower")?;
    let ([a], [vectors, values]) = operands(call)?;
    library::eigh(lower, a, vectors, values).map_err(|error| error.to_string())
}

fn svd(call: &mut Call) -> Result<(), String> {
    let done = if call.outputs.len() == 1 {
        let ([a], [values]) = operands(call)?;
        library::svd(a, values, None)
    } else {
        let ([a], [values, left, right]) = operands(call)?;
        library::svd(a, values, Some((left, right)))
    };
    done.map_err(|error| error.to_string())
}

fn eig(call: &mut Call) -> Result<(), String> {
    let wanted = (flag(call.configuration, "left")?, flag(call.configuration, "right")?);
    let done = match wanted {
        (false, false) => {
            let ([a], [values]) = operands(call)?;
            library::eig(a, values, None, None)
        }
        (true, true) => {
            let ([a], [values, left, right]) = operands(call)?;
            library::eig(a, values, Some(left), Some(right))
        }
        (of_left, _) => {
            let ([a], [values, vectors]) = operands(call)?;
            let (left, right) = if of_left { (Some(vectors), None) } else { (None, Some(vectors)) };
            library::eig(a, values, left, right)
        }
    };
    done.map_err(|error| error.to_string())
}

fn schur(call: &mut Call) -> Result<(), String> {
    let done = if flag(call.configuration, "vectors")? {
        let ([a], [form, vectors]) = operands(call)?;
        library::schur(a, form, Some(vectors))
    } else {
        let ([a], [form]) = operands(call)?;
        library::schur(a, form, None)
    };
    done.map_err(|error| error.to_string())
}

fn hessenberg(call: &mut Call) -> Result<(), String> {
    let ([a], [factors, taus]) = operands(call)?;
    library::hessenberg(a, factors, taus).map_err(|error| error.to_string())
}

fn tridiagonal(call: &mut Call) -> Result<(), String> {
    let lower = flag(call.configuration, "lower")?;
    let ([a], [factors, diagonal, off_diagonal, taus]) = operands(call)?;
    library::tridiagonal(lower, a, factors, diagonal, off_diagonal, taus).map_err(|error| error.to_string())
}

fn pivoted_qr(call: &mut Call) -> Result<(), String> {
    let (count, found) = ((2, 3), (call.inputs.len(), call.outputs.len()));
    if found != count {
        return Err(format!("there must be 2 operands and 3 results, got {} and {}", found.0, found.1));
    }
    let columns = [call.inputs[1].element, call.outputs[1].element];
    if let Some(other) = columns.into_iter().find(|element| *element != ElementType::I32) {
        return Err(format!("numbers of columns must be i32, got {}", other.name()));
    }
    if call.inputs[1].shape != call.outputs[1].shape {
        let [given, taken] = [call.inputs[1].shape, call.outputs[1].shape];
        return Err(format!("numbers of columns must have one shape, got {given:?} and {taken:?}"));
    }
    let fixed = call.inputs.remove(1);
    let pivots = call.outputs.remove(1);
    let number = |bytes: &[u8]| bytes.try_into().map_or(0, i32::from_ne_bytes);
    let fixed: Vec<i32> = fixed.bytes.chunks_exact(4).map(number).collect();
    let mut numbers = vec![0; fixed.len()];
    let ([a], [factors, taus]) = operands(call)?;
    library::pivoted_qr(a, &fixed, factors, &mut numbers, taus).map_err(|error| error.to_string())?;
    pivots.bytes.chunks_exact_mut(4).zip(numbers).for_each(|(to, number)| to.copy_from_slice(&number.to_ne_bytes()));
    Ok(())
}

fn qr(call: &mut Call) -> Result<(), String> {
    let ([a], [factors, taus]) = operands(call)?;
    library::qr(a, factors, taus).map_err(|error| error.to_string())
}

fn householder_product(call: &mut Call) -> Result<(), String> {
    let ([a, taus], [result]) = operands(call)?;
    library::householder_product(a, taus, result).map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn configurations() {
        assert_eq!(value("type=FFT length=4,8", "length"), Ok("4,8"));
        assert_eq!(flag("lower=true unit_diagonal=false", "unit_diagonal"), Ok(false));
        assert!(flag("lower=maybe", "lower").is_err_and(|m| m == "'lower' must be true or false, got 'maybe'"));
        assert!(value("lower=true", "low").is_err_and(|m| m == "configuration must have 'low', got 'lower=true'"));
    }
}
