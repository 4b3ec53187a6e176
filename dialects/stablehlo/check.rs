// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Constraints that several operations share. Messages name the constraint first and end in what was found.
use super::bounds;
use crate::support::{
    DYNAMIC, FromAttribute, InContext, QuantizedType, ShapeText, TensorType, Violation, compatible_shapes,
    compatible_sizes,
};
use melior::ir::{Attribute, AttributeLike, BlockRef, RegionRef, Type, ValueLike};
use shale_bridge::ir;

pub type Check = Result<(), Violation>;

/// Fails with `message` unless the constraint holds.
pub fn require(holds: bool, message: impl FnOnce() -> String) -> Check {
    if holds { Ok(()) } else { Err(message().into()) }
}

/// One entry per dimension.
pub fn per_dimension<T>(name: &str, values: &[T], rank: usize) -> Check {
    require(values.len() == rank, || {
        format!("{name} must have one entry per dimension, got {} for rank {rank}", values.len())
    })
}

/// Each entry a dimension of a tensor of this rank, as positions.
pub fn dimensions(name: &str, values: &[i64], rank: usize) -> Result<Vec<usize>, Violation> {
    let position = |&value: &i64| usize::try_from(value).ok().filter(|&d| d < rank);
    let found = values.iter().find(|value| position(value).is_none());
    match found {
        Some(value) => Err(format!("{name} must be dimensions in [0, {rank}), got {value}").into()),
        None => Ok(values.iter().filter_map(position).collect()),
    }
}

/// No entry twice.
pub fn distinct(name: &str, values: &[i64]) -> Check {
    let twice = values.iter().enumerate().find(|(i, value)| values[..*i].contains(value));
    require(twice.is_none(), || format!("{name} must be distinct, got {} twice", twice.map_or(0, |(_, v)| *v)))
}

pub fn sorted(name: &str, values: &[i64]) -> Check {
    require(values.is_sorted(), || format!("{name} must be sorted, got {values:?}"))
}

pub fn all_positive(name: &str, values: &[i64]) -> Check {
    let found = values.iter().find(|v| **v <= 0);
    require(found.is_none(), || format!("{name} must be positive, got {}", found.copied().unwrap_or(0)))
}

pub fn all_non_negative(name: &str, values: &[i64]) -> Check {
    let found = values.iter().find(|v| **v < 0);
    require(found.is_none(), || format!("{name} must not be negative, got {}", found.copied().unwrap_or(0)))
}

pub fn same_element(name: &str, found: TensorType, other: &str, expected: TensorType) -> Check {
    require(found.element() == expected.element(), || {
        format!("{name} must have the element type of {other}, {}, got {}", expected.element(), found.element())
    })
}

/// As [`same_element`], but that quantized types may differ in scales and zero points (specification, `baseline_element_type`).
pub fn same_baseline_element(name: &str, found: TensorType, other: &str, expected: TensorType) -> Check {
    match (QuantizedType::of(found.element()), QuantizedType::of(expected.element())) {
        (Some(a), Some(b)) if a.axis == b.axis && a.is_stored_as(&b) => Ok(()),
        _ => same_element(name, found, other, expected),
    }
}

pub fn same_shape(name: &str, found: &[i64], expected: &[i64]) -> Check {
    require(compatible_shapes(found, expected), || {
        format!("{name} must have shape {}, got {}", ShapeText(expected), ShapeText(found))
    })
}

pub fn same_size(name: &str, found: i64, other: &str, expected: i64) -> Check {
    require(compatible_sizes(found, expected), || {
        format!("{name} must have the size of {other}, {expected}, got {found}")
    })
}

/// The types that the last operation of a region's only block hands over.
pub fn yielded<'c>(region: RegionRef<'c, '_>) -> Result<Vec<Type<'c>>, Violation> {
    let block = entry(region)?;
    let end = ir::operations(block).into_iter().next_back();
    let end = end
        .filter(|op| ir::name(*op) == "stablehlo.return")
        .ok_or_else(|| Violation::new("region must end in stablehlo.return"))?;
    Ok(ir::operands(end).into_iter().map(|v| v.r#type()).collect())
}

pub fn entry<'c, 'a>(region: RegionRef<'c, 'a>) -> Result<BlockRef<'c, 'a>, Violation> {
    match ir::blocks(region).as_slice() {
        [block] => Ok(*block),
        blocks => Err(format!("region must have one block, got {}", blocks.len()).into()),
    }
}

pub fn argument_types<'c>(region: RegionRef<'c, '_>) -> Result<Vec<Type<'c>>, Violation> {
    Ok(ir::arguments(entry(region)?).into_iter().map(|v| v.r#type()).collect())
}

fn list(types: &[Type]) -> String {
    format!("({})", types.iter().map(|t| t.to_string()).collect::<Vec<_>>().join(", "))
}

/// The region takes and gives these types, up to dynamic sizes.
pub fn region_type(name: &str, region: RegionRef, arguments: &[Type], results: &[Type]) -> Check {
    let (found, given) = (argument_types(region)?, yielded(region)?);
    let fits = all_compatible(&found, arguments);
    require(fits, || format!("{name} must take {}, got {}", list(arguments), list(&found)))?;
    let fits = all_compatible(&given, results);
    require(fits, || format!("{name} must give {}, got {}", list(results), list(&given)))
}

fn all_compatible(a: &[Type], b: &[Type]) -> bool {
    a.len() == b.len() && a.iter().zip(b).all(|(a, b)| compatible(*a, *b))
}

/// `tensor<i1>`.
pub fn boolean<'c>(context: impl InContext<'c>) -> Type<'c> {
    // SAFETY: the context is alive.
    let element = unsafe { Type::from_raw(mlir_sys::mlirIntegerTypeGet(context.raw_context(), 1)) };
    TensorType::new(&[], element).into()
}

/// Whether two types are the same up to dynamic sizes, which are within their bounds.
pub fn compatible(a: Type, b: Type) -> bool {
    match (TensorType::cast(a), TensorType::cast(b)) {
        (Some(a), Some(b)) => a == b || a.element() == b.element() && bounds::fit(a, b),
        _ => a == b,
    }
}

/// A reducer: from two scalars per input, lefts before rights, to one scalar per input. The element types of its
/// arguments may be wider than the inputs'. Gives the element types that it computes in.
pub fn reducer<'c>(
    name: &str,
    region: RegionRef<'c, '_>,
    inputs: &[TensorType<'c>],
) -> Result<Vec<Type<'c>>, Violation> {
    let (arguments, results) = (argument_types(region)?, yielded(region)?);
    let n = inputs.len();
    require(arguments.len() == 2 * n, || {
        format!("{name} must take two scalars per input, got {} for {n}", arguments.len())
    })?;
    require(results.len() == n, || format!("{name} must give one scalar per input, got {} for {n}", results.len()))?;
    let mut elements = vec![];
    for (i, result) in results.iter().enumerate() {
        let scalar = TensorType::cast(*result).filter(|t| t.rank() == 0);
        let scalar = scalar.ok_or_else(|| Violation::new(format!("{name} must give scalars, got {result}")))?;
        for argument in [arguments[i], arguments[i + n]] {
            require(argument == *result, || {
                format!("{name} must take and give one type for input {i}, {result}, got {argument}")
            })?;
        }
        require(promotable(inputs[i], scalar), || {
            format!(
                "{name} must compute in the element type of input {i} or a wider one, {}, got {}",
                inputs[i].element(),
                scalar.element()
            )
        })?;
        elements.push(scalar.element());
    }
    Ok(elements)
}

/// Whether values of the first element type may be computed with in the second (specification, `is_promotable`).
pub fn promotable(from: TensorType, to: TensorType) -> bool {
    let (a, b) = (from.element_type(), to.element_type());
    // Of quantized types: the same number is meant.
    if let Some((from, to)) = QuantizedType::of(from.element()).zip(QuantizedType::of(to.element())) {
        return from.expressed == to.expressed;
    }
    let kind = (a.is_bool() && b.is_bool())
        || (a.is_integer() && b.is_integer())
        || (a.is_float() && b.is_float())
        || (a.is_complex() && b.is_complex());
    kind && a.width() <= b.width()
}

/// Pairs of low and high padding, one per dimension, from an `i64` tensor of shape `[rank, 2]`; zeros if there is none.
pub fn padding(attribute: Option<Attribute>, rank: usize) -> Result<Vec<(i64, i64)>, Violation> {
    let Some(attribute) = attribute else { return Ok(vec![(0, 0); rank]) };
    let r#type = attribute.r#type();
    let shape = TensorType::cast(r#type).map(|t| t.shape());
    require(shape.as_deref() == Some(&[rank as i64, 2]), || {
        format!("padding must have shape [{rank}, 2], got {type}")
    })?;
    let values = Vec::<i64>::from_attribute(attribute);
    let values = values.ok_or_else(|| Violation::new(format!("padding must hold 64-bit integers, got {attribute}")))?;
    Ok(values.chunks_exact(2).map(|pair| (pair[0], pair[1])).collect())
}

/// A window along one dimension.
#[derive(Clone, Copy)]
pub struct Window {
    pub size: i64,
    pub stride: i64,
    pub padding: (i64, i64),
    pub base_dilation: i64,
    pub window_dilation: i64,
}

impl Window {
    /// How many windows fit: `floor((padded - dilated window) / stride) + 1`, 0 if not even one does (specification,
    /// `reduce_window` C15, `convolution` C25).
    pub fn count(self, base: i64) -> Result<i64, Violation> {
        if base == DYNAMIC || self.size == DYNAMIC {
            return Ok(DYNAMIC);
        }
        let dilate = |size: i64, by: i64| if size == 0 { Some(0) } else { (size - 1).checked_mul(by)?.checked_add(1) };
        let count = (|| {
            let base = dilate(base, self.base_dilation)?.checked_add(self.padding.0)?.checked_add(self.padding.1)?;
            let window = dilate(self.size, self.window_dilation)?;
            if base <= 0 || window > base { Some(0) } else { Some((base - window) / self.stride + 1) }
        })();
        count.ok_or_else(|| Violation::new("window must have a size that fits 64 bits"))
    }
}
