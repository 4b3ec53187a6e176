// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Constraints of contractions.
use super::quantized::{ContractionAxes, contraction};
use crate::{
    stablehlo::{
        ConvDimensionNumbers, ConvolutionOp, DotAlgorithm, DotDimensionNumbers, DotGeneralOp, DotOp, DynamicConvOp,
        EinsumOp, Precision, UnaryEinsumOp,
        bounds::{self, Extent, extents},
        check::*,
        einsum,
    },
    support::{DYNAMIC, ElementType, Float, QuantizedType, TensorType, Violation},
};

fn precision(entries: Option<usize>) -> Check {
    let entries = entries.unwrap_or(0);
    require(entries == 0 || entries == 2, || {
        format!("precision_config must be empty or have two entries, got {entries}")
    })
}

/// Products are taken of numbers of one kind; widths may differ. Beyond the specification, the result of integers may be floats:
/// JAX says so with `preferred_element_type`.
fn one_kind(lhs: TensorType, rhs: TensorType, result: TensorType) -> Check {
    // A quantized element is the float that it stands for.
    let meant = |tensor: TensorType| match QuantizedType::of(tensor.element()) {
        Some(quantized) => ElementType::of(quantized.expressed),
        None => tensor.element_type(),
    };
    let kind = |tensor: TensorType| {
        let element = meant(tensor);
        (element.is_bool(), element.is_float(), element.is_complex())
    };
    let integers = kind(lhs) == (false, false, false);
    let promoted = integers && kind(result) == (false, true, false);
    require(kind(lhs) == kind(rhs) && (kind(rhs) == kind(result) || promoted), || {
        format!(
            "lhs, rhs and result must all be booleans, integers, floats or complex numbers, got {}, {} and {}",
            lhs.element(),
            rhs.element(),
            result.element()
        )
    })
}

pub fn dot(op: DotOp) -> Result<(), Violation> {
    let (lhs, rhs, result) = (TensorType::of(op.lhs()), TensorType::of(op.rhs()), TensorType::of(op.result()));
    for (name, tensor) in [("lhs", lhs), ("rhs", rhs)] {
        require((1..=2).contains(&tensor.rank()), || format!("{name} must have rank 1 or 2, got {tensor}"))?;
    }
    one_kind(lhs, rhs, result)?;
    precision(op.precision_config().map(|p| p.len()))?;
    same_shape("result", &result.shape(), &dot_shape(lhs, rhs)?)
}

/// The shape of the result of `dot`, of operands of rank 1 or 2.
pub fn dot_shape(lhs: TensorType, rhs: TensorType) -> Result<Vec<i64>, Violation> {
    let (left, right) = (lhs.shape(), rhs.shape());
    same_size("the first dimension of rhs", right[0], "the last of lhs", left[left.len() - 1])?;
    Ok([&left[..left.len() - 1], &right[1..]].concat())
}

/// The shape of the result of `dot_general`. The numbers in brackets are the specification's constraint ids.
pub fn dot_general_shape(
    lhs: TensorType,
    rhs: TensorType,
    numbers: &DotDimensionNumbers,
) -> Result<Vec<Extent>, Violation> {
    let (lb, rb) = (&numbers.lhs_batching_dimensions, &numbers.rhs_batching_dimensions);
    let (lc, rc) = (&numbers.lhs_contracting_dimensions, &numbers.rhs_contracting_dimensions);
    // (C1), (C2)
    require(lb.len() == rb.len(), || {
        format!("batching dimensions must be as many on both sides, got {} and {}", lb.len(), rb.len())
    })?;
    require(lc.len() == rc.len(), || {
        format!("contracting dimensions must be as many on both sides, got {} and {}", lc.len(), rc.len())
    })?;
    // (C3), (C4)
    distinct("batching and contracting dimensions of lhs", &[lb.as_slice(), lc].concat())?;
    distinct("batching and contracting dimensions of rhs", &[rb.as_slice(), rc].concat())?;
    // (C5) to (C8)
    let (lb, lc) = (
        dimensions("lhs_batching_dimensions", lb, lhs.rank())?,
        dimensions("lhs_contracting_dimensions", lc, lhs.rank())?,
    );
    let (rb, rc) = (
        dimensions("rhs_batching_dimensions", rb, rhs.rank())?,
        dimensions("rhs_contracting_dimensions", rc, rhs.rank())?,
    );
    // (C9), (C10)
    let (left, right) = (extents(lhs), extents(rhs));
    let mut merged = vec![];
    for (kind, (a, b)) in
        lb.iter().zip(&rb).map(|p| ("batching", p)).chain(lc.iter().zip(&rc).map(|p| ("contracting", p)))
    {
        let size = left[*a].most_specific(right[*b]).ok_or_else(|| {
            let (expected, found) = (left[*a], right[*b]);
            format!("{kind} dimension {b} of rhs must have the size of dimension {a} of lhs, {expected}, got {found}")
        })?;
        merged.push(size);
    }
    // (C12)
    let free = |shape: &[Extent], batch: &[usize], contracted: &[usize]| -> Vec<Extent> {
        (0..shape.len()).filter(|d| !batch.contains(d) && !contracted.contains(d)).map(|d| shape[d]).collect()
    };
    merged.truncate(lb.len());
    Ok([merged, free(&left, &lb, &lc), free(&right, &rb, &rc)].concat())
}

pub fn dot_general(op: DotGeneralOp) -> Result<(), Violation> {
    let (lhs, rhs, result) = (TensorType::of(op.lhs()), TensorType::of(op.rhs()), TensorType::of(op.result()));
    let shape = dot_general_shape(lhs, rhs, &op.dot_dimension_numbers())?;
    // (C11)
    precision(op.precision_config().map(|p| p.len()))?;
    // (C13)
    one_kind(lhs, rhs, result)?;
    // (C14) to (C20)
    let contracting = op.dot_dimension_numbers().rhs_contracting_dimensions;
    let axes = ContractionAxes {
        zero_point: true,
        rhs: ("a dimension that is not contracted", &|axis| !contracting.contains(&(axis as i64))),
        result: None,
    };
    contraction(lhs, rhs, result, &axes)?;
    if let Some(algorithm) = op.algorithm() {
        let default = op.precision_config().is_none_or(|config| config.iter().all(|p| *p == Precision::Default));
        dot_algorithm(&algorithm, default)?;
    }
    bounds::same_extents("result", result, &shape)
}

/// (C21) to (C24) of `dot_general`, and that some hardware is known to have the algorithm. `default` says that no precision is
/// asked for besides.
fn dot_algorithm(algorithm: &DotAlgorithm, default: bool) -> Check {
    require(default, || "precision_config must be DEFAULT where there is an algorithm, got another".into())?;
    let counts = [
        ("lhs_component_count", algorithm.lhs_component_count),
        ("rhs_component_count", algorithm.rhs_component_count),
        ("num_primitive_operations", algorithm.num_primitive_operations),
    ];
    for (name, count) in counts {
        require(count > 0, || format!("{name} of algorithm must be positive, got {count}"))?;
    }
    let types = [algorithm.lhs_precision_type, algorithm.rhs_precision_type, algorithm.accumulation_type];
    let [Some(lhs), Some(rhs), Some(sum)] = types else {
        return Err("algorithm must name types of lhs, rhs and the sum".into());
    };
    let operations = algorithm.num_primitive_operations;
    let small = |float: Float| float.width() == 8 && float != Float::F8E8M0FNU;
    // Source: the presets of XLA's and JAX's dot algorithms.
    let known = match [lhs, rhs, sum].map(ElementType::of) {
        [ElementType::Float(lhs), ElementType::Float(rhs), ElementType::Float(sum)] => match (lhs, rhs, sum) {
            (Float::BF16, Float::BF16, Float::F32) => matches!(operations, 1 | 3 | 6 | 9),
            (Float::TF32, Float::TF32, Float::F32) => matches!(operations, 1 | 3),
            (Float::F16 | Float::F32, _, Float::F32) if lhs == rhs => operations == 1,
            (Float::F16 | Float::BF16 | Float::F64, _, _) if lhs == rhs && rhs == sum => operations == 1,
            (_, _, Float::F32) if small(lhs) && small(rhs) => operations == 1,
            _ => false,
        },
        _ => false,
    };
    let exact = !algorithm.allow_imprecise_accumulation || ElementType::of(lhs).width() == Some(8);
    require(known && exact, || {
        let how = if algorithm.allow_imprecise_accumulation { "imprecisely" } else { "precisely" };
        format!(
            "algorithm must be one that some hardware has, got {operations} products of {lhs} and {rhs} summed {how} as {sum}"
        )
    })
}

/// A convolution, be its padding known or not. The numbers in brackets are the specification's constraint ids of `convolution`.
pub struct Convolution<'c> {
    lhs: TensorType<'c>,
    rhs: TensorType<'c>,
    numbers: ConvDimensionNumbers,
    strides: Vec<i64>,
    lhs_dilation: Vec<i64>,
    rhs_dilation: Vec<i64>,
    features: i64,
    batches: i64,
    /// Nothing if it is data.
    padding: Option<Vec<(i64, i64)>>,
}

macro_rules! convolution {
    ($op:expr, $padding:expr) => {{
        let op = $op;
        let (lhs, rhs) = (TensorType::of(op.lhs()), TensorType::of(op.rhs()));
        let spatial = lhs.rank().saturating_sub(2);
        // (C2) to (C9)
        let list = |name: &str, values: Option<Vec<i64>>| -> Result<Vec<i64>, Violation> {
            let values = values.unwrap_or_else(|| vec![1; spatial]);
            require(values.len() == spatial, || {
                format!("{name} must have one entry per spatial dimension, {spatial}, got {}", values.len())
            })?;
            all_positive(name, &values)?;
            Ok(values)
        };
        let ranks = (lhs.rank(), rhs.rank(), TensorType::of(op.result()).rank());
        // (C1)
        require(ranks.0 >= 2 && ranks.1 == ranks.0 && ranks.2 == ranks.0, || {
            format!(
                "lhs, rhs and result must have one rank of at least 2, got {}, {} and {}",
                ranks.0, ranks.1, ranks.2
            )
        })?;
        let convolution = Convolution {
            lhs,
            rhs,
            numbers: op.dimension_numbers(),
            strides: list("window_strides", op.window_strides())?,
            lhs_dilation: list("lhs_dilation", op.lhs_dilation())?,
            rhs_dilation: list("rhs_dilation", op.rhs_dilation())?,
            features: op.feature_group_count(),
            batches: op.batch_group_count(),
            padding: $padding(&op, spatial)?,
        };
        let reversal = op.window_reversal().map_or(spatial, |r| r.len());
        require(reversal == spatial, || {
            format!("window_reversal must have one entry per spatial dimension, {spatial}, got {reversal}")
        })?;
        convolution
    }};
}

impl<'c> Convolution<'c> {
    pub fn of(op: ConvolutionOp<'c, '_>) -> Result<Self, Violation> {
        Ok(convolution!(op, |op: &ConvolutionOp, spatial| padding(op.padding(), spatial).map(Some)))
    }

    fn dynamic(op: DynamicConvOp<'c, '_>) -> Result<Self, Violation> {
        Ok(convolution!(op, |_: &DynamicConvOp, _| Ok::<_, Violation>(None)))
    }

    /// The shape of the result, once what it depends on has been checked.
    pub fn shape(&self) -> Result<Vec<i64>, Violation> {
        let (lhs, rhs, numbers) = (self.lhs, self.rhs, &self.numbers);
        let rank = lhs.rank();
        let spatial = rank - 2;
        // (C12), (C13), (C17) to (C20)
        let permutation = |name: &str, first: i64, second: i64, others: &[i64]| -> Result<(), Violation> {
            let all = [&[first, second], others].concat();
            require(others.len() == spatial, || {
                format!("{name} must have {spatial} spatial dimensions, got {}", others.len())
            })?;
            distinct(&format!("dimensions of {name}"), &all)?;
            dimensions(&format!("dimensions of {name}"), &all, rank).map(|_| ())
        };
        permutation(
            "input",
            numbers.input_batch_dimension,
            numbers.input_feature_dimension,
            &numbers.input_spatial_dimensions,
        )?;
        permutation(
            "kernel",
            numbers.kernel_input_feature_dimension,
            numbers.kernel_output_feature_dimension,
            &numbers.kernel_spatial_dimensions,
        )?;
        permutation(
            "output",
            numbers.output_batch_dimension,
            numbers.output_feature_dimension,
            &numbers.output_spatial_dimensions,
        )?;
        let (left, right) = (lhs.shape(), rhs.shape());
        let input = |d: i64| left[d as usize];
        let kernel = |d: i64| right[d as usize];
        // (C10), (C11), (C14), (C15), (C16), (C21) to (C23)
        let (features, batches) = (self.features, self.batches);
        require(features == 1 || batches == 1, || {
            format!("one of feature_group_count and batch_group_count must be 1, got {features} and {batches}")
        })?;
        let divides = |name: &str, size: i64, groups: i64| {
            require(size == DYNAMIC || size % groups == 0, || {
                format!("{name} must be divisible by its group count, got {size} and {groups}")
            })
        };
        let (batch, feature) = (input(numbers.input_batch_dimension), input(numbers.input_feature_dimension));
        let (in_features, out_features) =
            (kernel(numbers.kernel_input_feature_dimension), kernel(numbers.kernel_output_feature_dimension));
        divides("input batch", batch, batches)?;
        divides("input feature", feature, features)?;
        divides("kernel output feature", out_features, features)?;
        divides("kernel output feature", out_features, batches)?;
        if feature != DYNAMIC {
            same_size("kernel input feature", in_features, "a group of input features", feature / features)?;
        }
        let mut shape = vec![DYNAMIC; rank];
        if batch != DYNAMIC {
            shape[numbers.output_batch_dimension as usize] = batch / batches;
        }
        shape[numbers.output_feature_dimension as usize] = out_features;
        for i in 0..spatial {
            let Some(padding) = &self.padding else { break };
            let window = Window {
                size: kernel(numbers.kernel_spatial_dimensions[i]),
                stride: self.strides[i],
                padding: padding[i],
                base_dilation: self.lhs_dilation[i],
                window_dilation: self.rhs_dilation[i],
            };
            shape[numbers.output_spatial_dimensions[i] as usize] =
                window.count(input(numbers.input_spatial_dimensions[i]))?;
        }
        Ok(shape)
    }

    fn check(&self, result: TensorType, precision_config: Option<usize>) -> Result<(), Violation> {
        let expected = self.shape()?;
        // (C24)
        precision(precision_config)?;
        // (C27)
        one_kind(self.lhs, self.rhs, result)?;
        let numbers = &self.numbers;
        // (C28) to (C34)
        let feature = numbers.kernel_output_feature_dimension;
        let axes = ContractionAxes {
            zero_point: false,
            rhs: ("the kernel's output feature dimension", &|axis| axis as i64 == feature),
            result: Some(numbers.output_feature_dimension),
        };
        contraction(self.lhs, self.rhs, result, &axes)?;
        // (C25), (C26)
        let same =
            |name: &str, d: i64, other: &str| same_size(name, result.shape()[d as usize], other, expected[d as usize]);
        same("output batch", numbers.output_batch_dimension, "a group of the input batch")?;
        same("output feature", numbers.output_feature_dimension, "kernel output feature")?;
        for (i, d) in numbers.output_spatial_dimensions.iter().enumerate() {
            same(&format!("spatial dimension {i} of output"), *d, "the number of windows")?;
        }
        Ok(())
    }
}

pub fn convolution(op: ConvolutionOp) -> Result<(), Violation> {
    Convolution::of(op)?.check(TensorType::of(op.result()), op.precision_config().map(|p| p.len()))
}

/// As `convolution`, but for the padding: two entries per spatial dimension.
pub fn dynamic_conv(op: DynamicConvOp) -> Result<(), Violation> {
    let convolution = Convolution::dynamic(op)?;
    let (padding, spatial) = (TensorType::of(op.padding()).shape(), convolution.strides.len() as i64);
    same_shape("padding", &padding, &[spatial, 2])?;
    convolution.check(TensorType::of(op.result()), op.precision_config().map(|p| p.len()))
}

pub fn einsum(op: EinsumOp) -> Result<(), Violation> {
    let operands = [TensorType::of(op.lhs()), TensorType::of(op.rhs())];
    einsum::check(&op.einsum_config(), &operands, TensorType::of(op.result()))
}

pub fn unary_einsum(op: UnaryEinsumOp) -> Result<(), Violation> {
    einsum::check(&op.einsum_config(), &[TensorType::of(op.operand())], TensorType::of(op.result()))
}
