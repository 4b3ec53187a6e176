// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Constraints of contractions.
use crate::{
    stablehlo::{ConvolutionOp, DotGeneralOp, DotOp, check::*},
    support::{DYNAMIC, TensorType, Violation},
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
    let kind = |tensor: TensorType| {
        let element = tensor.element_type();
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
    let (left, right) = (lhs.shape(), rhs.shape());
    same_size("the first dimension of rhs", right[0], "the last of lhs", left[left.len() - 1])?;
    same_shape("result", &result.shape(), &[&left[..left.len() - 1], &right[1..]].concat())
}

/// The numbers in brackets are the specification's constraint ids of `dot_general`.
pub fn dot_general(op: DotGeneralOp) -> Result<(), Violation> {
    let (lhs, rhs, result) = (TensorType::of(op.lhs()), TensorType::of(op.rhs()), TensorType::of(op.result()));
    let numbers = op.dot_dimension_numbers();
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
    let (left, right) = (lhs.shape(), rhs.shape());
    for (kind, (a, b)) in
        lb.iter().zip(&rb).map(|p| ("batching", p)).chain(lc.iter().zip(&rc).map(|p| ("contracting", p)))
    {
        same_size(&format!("{kind} dimension {b} of rhs"), right[*b], &format!("dimension {a} of lhs"), left[*a])?;
    }
    // (C11)
    precision(op.precision_config().map(|p| p.len()))?;
    one_kind(lhs, rhs, result)?;
    if let Some(algorithm) = op.algorithm() {
        let counts = [
            ("lhs_component_count", algorithm.lhs_component_count),
            ("rhs_component_count", algorithm.rhs_component_count),
            ("num_primitive_operations", algorithm.num_primitive_operations),
        ];
        for (name, count) in counts {
            require(count > 0, || format!("{name} of algorithm must be positive, got {count}"))?;
        }
    }
    // (C12)
    let free = |shape: &[i64], batch: &[usize], contracted: &[usize]| -> Vec<i64> {
        (0..shape.len()).filter(|d| !batch.contains(d) && !contracted.contains(d)).map(|d| shape[d]).collect()
    };
    let batch: Vec<i64> = lb.iter().map(|d| left[*d]).collect();
    same_shape("result", &result.shape(), &[batch, free(&left, &lb, &lc), free(&right, &rb, &rc)].concat())
}

/// The numbers in brackets are the specification's constraint ids of `convolution`.
pub fn convolution(op: ConvolutionOp) -> Result<(), Violation> {
    let (lhs, rhs, result) = (TensorType::of(op.lhs()), TensorType::of(op.rhs()), TensorType::of(op.result()));
    let rank = lhs.rank();
    // (C1)
    require(rank >= 2 && rhs.rank() == rank && result.rank() == rank, || {
        format!(
            "lhs, rhs and result must have one rank of at least 2, got {rank}, {} and {}",
            rhs.rank(),
            result.rank()
        )
    })?;
    let spatial = rank - 2;
    // (C2) to (C9)
    let list = |name: &str, values: Option<Vec<i64>>| -> Result<Vec<i64>, Violation> {
        let values = values.unwrap_or_else(|| vec![1; spatial]);
        require(values.len() == spatial, || {
            format!("{name} must have one entry per spatial dimension, {spatial}, got {}", values.len())
        })?;
        all_positive(name, &values)?;
        Ok(values)
    };
    let strides = list("window_strides", op.window_strides())?;
    let (lhs_dilation, rhs_dilation) =
        (list("lhs_dilation", op.lhs_dilation())?, list("rhs_dilation", op.rhs_dilation())?);
    let padding = padding(op.padding(), spatial)?;
    let reversal = op.window_reversal().map_or(spatial, |r| r.len());
    require(reversal == spatial, || {
        format!("window_reversal must have one entry per spatial dimension, {spatial}, got {reversal}")
    })?;
    // (C13), (C18), (C20)
    let numbers = op.dimension_numbers();
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
    let (left, right, out) = (lhs.shape(), rhs.shape(), result.shape());
    let input = |d: i64| left[d as usize];
    let kernel = |d: i64| right[d as usize];
    let output = |d: i64| out[d as usize];
    // (C10), (C11), (C14), (C15), (C16), (C21) to (C23)
    let (features, batches) = (op.feature_group_count(), op.batch_group_count());
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
    // (C24)
    precision(op.precision_config().map(|p| p.len()))?;
    // (C27)
    one_kind(lhs, rhs, result)?;
    // (C25), (C26)
    if batch != DYNAMIC {
        same_size(
            "output batch",
            output(numbers.output_batch_dimension),
            "a group of the input batch",
            batch / batches,
        )?;
    }
    same_size("output feature", output(numbers.output_feature_dimension), "kernel output feature", out_features)?;
    for i in 0..spatial {
        let window = Window {
            size: kernel(numbers.kernel_spatial_dimensions[i]),
            stride: strides[i],
            padding: padding[i],
            base_dilation: lhs_dilation[i],
            window_dilation: rhs_dilation[i],
        };
        let expected = window.count(input(numbers.input_spatial_dimensions[i]))?;
        same_size(
            &format!("spatial dimension {i} of output"),
            output(numbers.output_spatial_dimensions[i]),
            "the number of windows",
            expected,
        )?;
    }
    Ok(())
}
