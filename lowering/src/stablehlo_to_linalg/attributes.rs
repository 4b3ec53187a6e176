// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Attributes of StableHLO operations, as rules want them: absent ones get their defaults.
use melior::ir::{Attribute, AttributeLike, OperationRef};
use mlir_sys::*;
use shale_bridge::{Diagnostic, Emitted, ir};
use shale_dialects::{
    stablehlo::{
        ComparisonDirection, ComparisonType, ConvDimensionNumbers, DotDimensionNumbers, GatherDimensionNumbers,
        ScatterDimensionNumbers,
    },
    support::attribute::FromAttribute,
};

/// An attribute that the operation must have.
pub fn required<'c>(op: OperationRef<'c, '_>, name: &str) -> Result<Attribute<'c>, Emitted> {
    ir::attribute(op, name).ok_or_else(|| Diagnostic::on(op, format!("attribute '{name}' must be present")).error())
}

/// A list of integers that the operation must have.
pub fn integers(op: OperationRef, name: &str) -> Result<Vec<i64>, Emitted> {
    let attribute = required(op, name)?;
    list(attribute).ok_or_else(|| {
        Diagnostic::on(op, format!("attribute '{name}' must be a list of integers, got {attribute}")).error()
    })
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
        return Err(Diagnostic::on(
            op,
            format!("padding must have two entries per dimension, got {} for rank {rank}", flat.len()),
        )
        .error());
    }
    Ok(flat.chunks(2).map(|pair| (pair[0], pair[1])).collect())
}

/// An integer that the operation must have.
pub fn integer(op: OperationRef, name: &str) -> Result<i64, Emitted> {
    let attribute = required(op, name)?;
    ir::integer(attribute)
        .ok_or_else(|| Diagnostic::on(op, format!("attribute '{name}' must be an integer, got {attribute}")).error())
}

/// The elements of an `array<i64>` or of dense integers.
fn list(attribute: Attribute) -> Option<Vec<i64>> {
    if let Some(values) = ir::integers(attribute) {
        return Some(values);
    }
    // SAFETY: the kind is checked first, and the width by the caller's verifier: i64.
    unsafe {
        let raw = attribute.to_raw();
        (mlirAttributeIsADenseElements(raw) && has_i64_elements(attribute)).then(|| {
            (0..mlirElementsAttrGetNumElements(raw))
                .map(|i| mlirDenseElementsAttrGetInt64Value(raw, i as isize))
                .collect()
        })
    }
}

/// Whether dense elements are 64-bit integers.
fn has_i64_elements(attribute: Attribute) -> bool {
    // SAFETY: dense elements have a shaped type.
    unsafe {
        let element = mlirShapedTypeGetElementType(mlirAttributeGetType(attribute.to_raw()));
        mlirTypeIsAInteger(element) && mlirIntegerTypeGetWidth(element) == 64
    }
}

/// A structured attribute that the operation must have.
fn structure<'c, T: FromAttribute<'c>>(op: OperationRef<'c, '_>, name: &str) -> Result<T, Emitted> {
    let attribute = required(op, name)?;
    T::from_attribute(attribute).ok_or_else(|| {
        Diagnostic::on(op, format!("attribute '{name}' must be {}, got {attribute}", T::EXPECTED)).error()
    })
}

fn positions(dims: &[i64]) -> Vec<usize> {
    dims.iter().map(|&d| d as usize).collect()
}

/// `#stablehlo.dot`, by side.
pub struct Dot {
    pub batching: [Vec<usize>; 2],
    pub contracting: [Vec<usize>; 2],
}

pub fn dot(op: OperationRef) -> Result<Dot, Emitted> {
    let dims: DotDimensionNumbers = structure(op, "dot_dimension_numbers")?;
    Ok(Dot {
        batching: [positions(&dims.lhs_batching_dimensions), positions(&dims.rhs_batching_dimensions)],
        contracting: [positions(&dims.lhs_contracting_dimensions), positions(&dims.rhs_contracting_dimensions)],
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
    let dims: GatherDimensionNumbers = structure(op, "dimension_numbers")?;
    Ok(Gather {
        offset_dims: positions(&dims.offset_dims),
        collapsed_slice_dims: positions(&dims.collapsed_slice_dims),
        operand_batching_dims: positions(&dims.operand_batching_dims),
        start_indices_batching_dims: positions(&dims.start_indices_batching_dims),
        start_index_map: positions(&dims.start_index_map),
        index_vector_dim: dims.index_vector_dim as usize,
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
    let dims: ScatterDimensionNumbers = structure(op, "scatter_dimension_numbers")?;
    Ok(Scatter {
        update_window_dims: positions(&dims.update_window_dims),
        inserted_window_dims: positions(&dims.inserted_window_dims),
        input_batching_dims: positions(&dims.input_batching_dims),
        scatter_indices_batching_dims: positions(&dims.scatter_indices_batching_dims),
        scatter_dims_to_operand_dims: positions(&dims.scatter_dims_to_operand_dims),
        index_vector_dim: dims.index_vector_dim as usize,
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
    let dims: ConvDimensionNumbers = structure(op, "dimension_numbers")?;
    let tensor = |batch: i64, feature: i64, spatial: &[i64]| ConvolutionDims {
        batch: batch as usize,
        feature: feature as usize,
        spatial: positions(spatial),
    };
    Ok(Convolution {
        input: tensor(dims.input_batch_dimension, dims.input_feature_dimension, &dims.input_spatial_dimensions),
        kernel: tensor(
            dims.kernel_output_feature_dimension,
            dims.kernel_input_feature_dimension,
            &dims.kernel_spatial_dimensions,
        ),
        output: tensor(dims.output_batch_dimension, dims.output_feature_dimension, &dims.output_spatial_dimensions),
    })
}

/// How floats are compared.
#[derive(Clone, Copy, PartialEq)]
pub enum FloatOrder {
    /// A NaN is unequal to everything.
    Ieee,
    /// By sign and magnitude of the bits.
    Total,
    /// Zeros are equal, and so are all NaN, which come last.
    Weak,
}

/// The direction of a `compare`, and the order of floats.
pub fn comparison(op: OperationRef) -> Result<(ComparisonDirection, FloatOrder), Emitted> {
    let direction = structure(op, "comparison_direction")?;
    if ir::attribute(op, "compare_type").is_none() {
        return Ok((direction, FloatOrder::Ieee));
    }
    let order = match structure(op, "compare_type")? {
        ComparisonType::Totalorder => FloatOrder::Total,
        ComparisonType::Weakorder => FloatOrder::Weak,
        _ => FloatOrder::Ieee,
    };
    Ok((direction, order))
}
