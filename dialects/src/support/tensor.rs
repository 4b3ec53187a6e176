// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Ranked tensor types. Made through the C API: melior's own constructor takes unsigned sizes and fails on a dynamic one.
use super::element::ElementType;
use melior::ir::{Attribute, Type, TypeLike, Value, ValueLike};
use mlir_sys::*;
use std::fmt;

/// The size of a dynamic dimension.
pub const DYNAMIC: i64 = i64::MIN;

/// A ranked tensor type.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct TensorType<'c>(Type<'c>);

impl<'c> TensorType<'c> {
    /// The tensor type with these sizes, of which any may be [`DYNAMIC`].
    pub fn new(shape: &[i64], element: Type<'c>) -> Self {
        Self::with_encoding(shape, element, None)
    }

    pub fn with_encoding(shape: &[i64], element: Type<'c>, encoding: Option<Attribute<'c>>) -> Self {
        let encoding = super::ffi::attribute_or_null(encoding);
        // SAFETY: element type and encoding are alive; MLIR copies the sizes.
        unsafe {
            Self(Type::from_raw(mlirRankedTensorTypeGet(
                shape.len() as isize,
                shape.as_ptr(),
                element.to_raw(),
                encoding,
            )))
        }
    }

    /// The type, if it is a ranked tensor.
    pub fn cast(r#type: Type<'c>) -> Option<Self> {
        // SAFETY: the type is alive.
        unsafe { mlirTypeIsARankedTensor(r#type.to_raw()).then_some(Self(r#type)) }
    }

    /// The type of a value that ODS says is a ranked tensor.
    ///
    /// Panics if it is not.
    pub fn of(value: Value<'c, '_>) -> Self {
        let r#type = value.r#type();
        Self::cast(r#type).unwrap_or_else(|| panic!("the verifier has checked that it is a ranked tensor, got {type}"))
    }

    pub fn to_type(self) -> Type<'c> {
        self.0
    }

    pub fn rank(self) -> usize {
        // SAFETY: it is a ranked tensor.
        unsafe { mlirShapedTypeGetRank(self.0.to_raw()) as usize }
    }

    /// The sizes, [`DYNAMIC`] where not known.
    pub fn shape(self) -> Vec<i64> {
        // SAFETY: it is a ranked tensor, and the positions are in range.
        unsafe { (0..self.rank()).map(|i| mlirShapedTypeGetDimSize(self.0.to_raw(), i as isize)).collect() }
    }

    /// The size of a dimension, or nothing where it is dynamic or out of range.
    pub fn dimension(self, index: usize) -> Option<i64> {
        self.shape().get(index).copied().filter(|&size| size != DYNAMIC)
    }

    pub fn is_static(self) -> bool {
        !self.shape().contains(&DYNAMIC)
    }

    pub fn element(self) -> Type<'c> {
        // SAFETY: it is a ranked tensor.
        unsafe { Type::from_raw(mlirShapedTypeGetElementType(self.0.to_raw())) }
    }

    pub fn element_type(self) -> ElementType {
        ElementType::of(self.element())
    }

    pub fn encoding(self) -> Option<Attribute<'c>> {
        // SAFETY: it is a ranked tensor; no encoding is null.
        unsafe { Attribute::from_option_raw(mlirRankedTensorTypeGetEncoding(self.0.to_raw())) }
    }

    /// The number of elements; nothing if a dimension is dynamic or the product does not fit. A rank of 0 has one.
    pub fn element_count(self) -> Option<i64> {
        element_count(&self.shape())
    }

    /// The same with other sizes. The encoding, which bounds the sizes, is dropped.
    pub fn with_shape(self, shape: &[i64]) -> Self {
        Self::new(shape, self.element())
    }

    /// The same with another element type.
    pub fn with_element(self, element: Type<'c>) -> Self {
        Self::with_encoding(&self.shape(), element, self.encoding())
    }
}

impl fmt::Display for TensorType<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        self.0.fmt(formatter)
    }
}

impl fmt::Debug for TensorType<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        self.0.fmt(formatter)
    }
}

impl<'c> From<TensorType<'c>> for Type<'c> {
    fn from(tensor: TensorType<'c>) -> Self {
        tensor.0
    }
}

/// The product of the sizes; nothing if one is dynamic or the product does not fit. Zero wins over overflow.
pub fn element_count(shape: &[i64]) -> Option<i64> {
    if shape.contains(&DYNAMIC) {
        return None;
    }
    if shape.contains(&0) {
        return Some(0);
    }
    shape.iter().try_fold(1i64, |product, &size| product.checked_mul(size))
}

/// True if two sizes may be the same.
pub fn compatible_sizes(a: i64, b: i64) -> bool {
    a == b || a == DYNAMIC || b == DYNAMIC
}

/// True if two shapes may be the same.
pub fn compatible_shapes(a: &[i64], b: &[i64]) -> bool {
    a.len() == b.len() && a.iter().zip(b).all(|(&a, &b)| compatible_sizes(a, b))
}

/// Of two compatible sizes the one that says more.
pub fn merge_sizes(a: i64, b: i64) -> Option<i64> {
    match (a, b) {
        (DYNAMIC, other) | (other, DYNAMIC) => Some(other),
        (a, b) => (a == b).then_some(a),
    }
}

/// A shape as diagnostics show it: `[2, ?, 3]`.
pub struct ShapeText<'a>(pub &'a [i64]);

impl fmt::Display for ShapeText<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        formatter.write_str("[")?;
        for (index, &size) in self.0.iter().enumerate() {
            if index > 0 {
                formatter.write_str(", ")?;
            }
            match size {
                DYNAMIC => formatter.write_str("?")?,
                size => write!(formatter, "{size}")?,
            }
        }
        formatter.write_str("]")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use melior::Context;

    #[test]
    fn counts() {
        assert_eq!(element_count(&[]), Some(1));
        assert_eq!(element_count(&[2, 3]), Some(6));
        assert_eq!(element_count(&[2, DYNAMIC]), None);
        assert_eq!(element_count(&[i64::MAX, 2]), None);
        assert_eq!(element_count(&[i64::MAX, 2, 0]), Some(0));
    }

    #[test]
    fn sizes() {
        assert!(compatible_shapes(&[2, DYNAMIC], &[DYNAMIC, 3]));
        assert!(!compatible_shapes(&[2], &[3]));
        assert!(!compatible_shapes(&[], &[1]));
        assert_eq!(merge_sizes(DYNAMIC, 4), Some(4));
        assert_eq!(merge_sizes(4, 5), None);
        assert_eq!(ShapeText(&[2, DYNAMIC, 3]).to_string(), "[2, ?, 3]");
    }

    #[test]
    fn types() {
        let context = Context::new();
        let parse = |text: &str| TensorType::cast(Type::parse(&context, text).unwrap()).unwrap();
        assert_eq!(parse("tensor<f32>").rank(), 0);
        assert_eq!(parse("tensor<f32>").element_count(), Some(1));
        assert_eq!(parse("tensor<2x?xf32>").shape(), [2, DYNAMIC]);
        assert_eq!(parse("tensor<2x?xf32>").dimension(1), None);
        assert_eq!(parse("tensor<2x?xf32>").with_shape(&[DYNAMIC]).to_string(), "tensor<?xf32>");
        assert_eq!(parse("tensor<2xcomplex<f32>>").element_type(), ElementType::Complex(super::super::Float::F32));
        assert_eq!(parse("tensor<2xui4>").element_type(), ElementType::Unsigned(4));
        assert_eq!(parse("tensor<2xf8E8M0FNU>").element_type().width(), Some(8));
        assert!(parse("tensor<2xi1>").element_type().is_bool());
        assert!(TensorType::cast(Type::parse(&context, "tensor<*xf32>").unwrap()).is_none());
    }
}
