// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Attributes of StableHLO operations, as rules want them: absent ones get their defaults.
use melior::ir::{Attribute, AttributeLike, OperationRef};
use mlir_sys::*;
use shale_bridge::{Diagnostic, Emitted, ir};

/// An attribute that the operation must have.
pub fn required<'c>(op: OperationRef<'c, '_>, name: &str) -> Result<Attribute<'c>, Emitted> {
    ir::attribute(op, name).ok_or_else(|| Diagnostic::on(op, format!("attribute '{name}' must be present")).error())
}

/// A list of integers that the operation must have.
pub fn integers(op: OperationRef, name: &str) -> Result<Vec<i64>, Emitted> {
    let attribute = required(op, name)?;
    list(attribute).ok_or_else(|| Diagnostic::on(op, format!("attribute '{name}' must be a list of integers, got {attribute}")).error())
}

/// A list of dimensions that the operation must have.
pub fn dimensions(op: OperationRef, name: &str) -> Result<Vec<usize>, Emitted> {
    Ok(integers(op, name)?.into_iter().map(|d| d as usize).collect())
}

/// An optional list of integers; `default` repeated for each of `rank` dimensions where absent.
pub fn integers_or(op: OperationRef, name: &str, rank: usize, default: i64) -> Result<Vec<i64>, Emitted> {
    if ir::attribute(op, name).is_none() { Ok(vec![default; rank]) } else { integers(op, name) }
}

/// An optional list of booleans; false for each dimension where absent.
pub fn booleans_or_false(op: OperationRef, name: &str, rank: usize) -> Result<Vec<bool>, Emitted> {
    let Some(attribute) = ir::attribute(op, name) else { return Ok(vec![false; rank]) };
    // SAFETY: the kind is checked first.
    unsafe {
        let raw = attribute.to_raw();
        if mlirAttributeIsADenseBoolArray(raw) {
            return Ok((0..mlirDenseArrayGetNumElements(raw)).map(|i| mlirDenseBoolArrayGetElement(raw, i)).collect());
        }
    }
    Err(Diagnostic::on(op, format!("attribute '{name}' must be a list of booleans, got {attribute}")).error())
}

/// Padding of each dimension, (low, high); none where absent.
pub fn padding(op: OperationRef, rank: usize) -> Result<Vec<(i64, i64)>, Emitted> {
    let flat = integers_or(op, "padding", 2 * rank, 0)?;
    if flat.len() != 2 * rank {
        return Err(Diagnostic::on(op, format!("padding must have two entries per dimension, got {} for rank {rank}", flat.len())).error());
    }
    Ok(flat.chunks(2).map(|pair| (pair[0], pair[1])).collect())
}

/// An integer that the operation must have.
pub fn integer(op: OperationRef, name: &str) -> Result<i64, Emitted> {
    let attribute = required(op, name)?;
    ir::integer(attribute).ok_or_else(|| Diagnostic::on(op, format!("attribute '{name}' must be an integer, got {attribute}")).error())
}

/// The elements of an `array<i64>` or of dense integers.
fn list(attribute: Attribute) -> Option<Vec<i64>> {
    if let Some(values) = ir::integers(attribute) {
        return Some(values);
    }
    // SAFETY: the kind is checked first, and the width by the caller's verifier: i64.
    unsafe {
        let raw = attribute.to_raw();
        (mlirAttributeIsADenseElements(raw) && mlirDenseElementsAttrIsValidInt64(attribute))
            .then(|| (0..mlirElementsAttrGetNumElements(raw)).map(|i| mlirDenseElementsAttrGetInt64Value(raw, i as isize)).collect())
    }
}

/// Whether dense elements are 64-bit integers.
#[allow(non_snake_case)]
fn mlirDenseElementsAttrIsValidInt64(attribute: Attribute) -> bool {
    // SAFETY: dense elements have a shaped type.
    unsafe {
        let element = mlirShapedTypeGetElementType(mlirAttributeGetType(attribute.to_raw()));
        mlirTypeIsAInteger(element) && mlirIntegerTypeGetWidth(element) == 64
    }
}

/// `#stablehlo.dot`.
pub struct Dot {
    pub batching: [Vec<usize>; 2],
    pub contracting: [Vec<usize>; 2],
}

pub fn dot(op: OperationRef) -> Result<Dot, Emitted> {
    let text = required(op, "dot_dimension_numbers")?.to_string();
    let field = |name: &str| named_list(&text, name);
    Ok(Dot {
        batching: [field("lhs_batching_dimensions"), field("rhs_batching_dimensions")],
        contracting: [field("lhs_contracting_dimensions"), field("rhs_contracting_dimensions")],
    })
}

/// `#stablehlo.gather`.
pub struct Gather {
    pub offset_dims: Vec<usize>,
    pub collapsed_slice_dims: Vec<usize>,
    pub operand_batching_dims: Vec<usize>,
    pub start_indices_batching_dims: Vec<usize>,
    pub start_index_map: Vec<usize>,
    pub index_vector_dim: usize,
}

pub fn gather(op: OperationRef) -> Result<Gather, Emitted> {
    let text = required(op, "dimension_numbers")?.to_string();
    let field = |name: &str| named_list(&text, name);
    Ok(Gather {
        offset_dims: field("offset_dims"),
        collapsed_slice_dims: field("collapsed_slice_dims"),
        operand_batching_dims: field("operand_batching_dims"),
        start_indices_batching_dims: field("start_indices_batching_dims"),
        start_index_map: field("start_index_map"),
        index_vector_dim: named_integer(&text, "index_vector_dim"),
    })
}

/// `#stablehlo.scatter`.
pub struct Scatter {
    pub update_window_dims: Vec<usize>,
    pub inserted_window_dims: Vec<usize>,
    pub input_batching_dims: Vec<usize>,
    pub scatter_indices_batching_dims: Vec<usize>,
    pub scatter_dims_to_operand_dims: Vec<usize>,
    pub index_vector_dim: usize,
}

pub fn scatter(op: OperationRef) -> Result<Scatter, Emitted> {
    let text = required(op, "scatter_dimension_numbers")?.to_string();
    let field = |name: &str| named_list(&text, name);
    Ok(Scatter {
        update_window_dims: field("update_window_dims"),
        inserted_window_dims: field("inserted_window_dims"),
        input_batching_dims: field("input_batching_dims"),
        scatter_indices_batching_dims: field("scatter_indices_batching_dims"),
        scatter_dims_to_operand_dims: field("scatter_dims_to_operand_dims"),
        index_vector_dim: named_integer(&text, "index_vector_dim"),
    })
}

/// `#stablehlo.conv`: the position of batch, feature and spatial dimensions in each tensor. For the kernel, `batch` is
/// its output feature and `feature` its input feature.
pub struct Convolution {
    pub input: ConvolutionDims,
    pub kernel: ConvolutionDims,
    pub output: ConvolutionDims,
}

pub struct ConvolutionDims {
    pub batch: usize,
    pub feature: usize,
    pub spatial: Vec<usize>,
}

pub fn convolution(op: OperationRef) -> Result<Convolution, Emitted> {
    let attribute = required(op, "dimension_numbers")?;
    let text = attribute.to_string();
    let mut parts = text.split('[').skip(1).filter_map(|part| part.split(']').next());
    let mut dims = |batch: &str, feature: &str| {
        let part: Vec<&str> = parts.next()?.split(',').map(str::trim).collect();
        let position = |name: &str| part.iter().position(|&entry| entry == name);
        let spatial = (0..part.len().checked_sub(2)?).map(|d| position(&d.to_string())).collect::<Option<_>>()?;
        Some(ConvolutionDims { batch: position(batch)?, feature: position(feature)?, spatial })
    };
    let all = (|| Some(Convolution { input: dims("b", "f")?, kernel: dims("o", "i")?, output: dims("b", "f")? }))();
    all.ok_or_else(|| Diagnostic::on(op, format!("convolution dimension numbers must name every dimension, got {attribute}")).error())
}

/// The case of an enumeration attribute, such as `LT`.
pub fn case(op: OperationRef, name: &str) -> Option<String> {
    let text = ir::attribute(op, name)?.to_string();
    Some(text.trim_end_matches('>').rsplit([' ', '<']).next()?.to_string())
}

fn named_list(text: &str, name: &str) -> Vec<usize> {
    let Some((_, rest)) = text.split_once(&format!("{name} = [")) else { return vec![] };
    rest.split(']').next().unwrap_or("").split(',').filter_map(|entry| entry.trim().parse().ok()).collect()
}

fn named_integer(text: &str, name: &str) -> usize {
    let Some((_, rest)) = text.split_once(&format!("{name} = ")) else { return 0 };
    rest.split(|c: char| !c.is_ascii_digit()).next().and_then(|digits| digits.parse().ok()).unwrap_or(0)
}
