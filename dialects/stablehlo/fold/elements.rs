// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Elements of constant tensors as bits, read one by one, and constants made of them.
use crate::support::{ElementType, TensorType};
use melior::ir::{Attribute, AttributeLike, TypeLike};
use mlir_sys::*;
use std::ffi::c_int;

/// The most elements that a folder writes, unless all are the same.
pub const LIMIT: usize = 1024;

/// A dense constant. An element is its bits, zero-extended; of a complex number the real part is low.
#[derive(Clone, Copy)]
pub struct Constant<'c> {
    attribute: Attribute<'c>,
    tensor: TensorType<'c>,
    layout: Layout,
    is_splat: bool,
}

/// How an element is stored.
#[derive(Clone, Copy, PartialEq)]
enum Layout {
    /// As MLIR pleases, read and written through its own accessors.
    Boolean,
    /// So many bytes, in the order of the machine.
    Bytes(usize),
}

impl Layout {
    fn of(element: ElementType) -> Option<Self> {
        match (element.is_bool(), element.width()?) {
            (true, _) => Some(Self::Boolean),
            (_, width) if width <= 128 => Some(Self::Bytes(width.div_ceil(8) as usize)),
            _ => None,
        }
    }
}

impl<'c> Constant<'c> {
    /// The constant, if it is one and its elements are in the attribute itself.
    pub fn of(attribute: Option<Attribute<'c>>) -> Option<Self> {
        let attribute = attribute?;
        // SAFETY: the attribute is alive.
        if !unsafe { mlirAttributeIsADenseElements(attribute.to_raw()) } {
            return None;
        }
        let tensor = TensorType::cast(attribute.r#type()).filter(|t| t.is_static())?;
        // SAFETY: the kind has been checked.
        let is_splat = unsafe { mlirDenseElementsAttrIsSplat(attribute.to_raw()) };
        Some(Self { attribute, tensor, layout: Layout::of(tensor.element_type())?, is_splat })
    }

    pub fn tensor(&self) -> TensorType<'c> {
        self.tensor
    }

    pub fn count(&self) -> usize {
        self.tensor.element_count().and_then(|count| usize::try_from(count).ok()).unwrap_or(0)
    }

    /// The element that all are.
    pub fn splat(&self) -> Option<u128> {
        (self.is_splat && self.count() > 0).then(|| self.get(0))
    }

    /// An element by its row-major position.
    ///
    /// Panics if there is no such element.
    pub fn get(&self, index: usize) -> u128 {
        assert!(index < self.count(), "element {index} of {}", self.tensor);
        let index = if self.is_splat { 0 } else { index };
        match self.layout {
            // SAFETY: the position is in range.
            Layout::Boolean => unsafe {
                mlirDenseElementsAttrGetBoolValue(self.attribute.to_raw(), index as isize).into()
            },
            Layout::Bytes(size) => {
                let mut bytes = [0; 16];
                // SAFETY: the buffer holds `size` bytes for each element, or for the one of a splat.
                unsafe {
                    let data = mlirDenseElementsAttrGetRawData(self.attribute.to_raw()).cast::<u8>();
                    std::ptr::copy_nonoverlapping(data.add(index * size), first(&mut bytes, size).as_mut_ptr(), size);
                }
                u128::from_ne_bytes(bytes)
            }
        }
    }
}

/// The `size` bytes that hold the low bits of a 16-byte number in the machine's order.
fn first(bytes: &mut [u8; 16], size: usize) -> &mut [u8] {
    if cfg!(target_endian = "big") { &mut bytes[16 - size..] } else { &mut bytes[..size] }
}

/// The elements of a constant to be made.
pub enum Data {
    Splat(u128),
    Each(Vec<u128>),
}

impl Data {
    /// The constant of a type whose sizes are known; nothing if it would be too large, or if the elements are of no known
    /// format.
    pub fn into_attribute(self, tensor: TensorType) -> Option<Attribute> {
        let count = usize::try_from(tensor.element_count()?).ok()?;
        let values = match self {
            Self::Splat(value) if count > 0 => vec![value],
            Self::Splat(_) => vec![],
            Self::Each(values) if values.len() > LIMIT => return None,
            Self::Each(values) => {
                assert_eq!(values.len(), count, "elements of {tensor}");
                if values.iter().all(|value| *value == values[0]) {
                    values.into_iter().take(1).collect()
                } else {
                    values
                }
            }
        };
        let r#type = tensor.to_type().to_raw();
        match Layout::of(tensor.element_type())? {
            Layout::Boolean => {
                let values: Vec<c_int> = values.into_iter().map(|value| (value != 0).into()).collect();
                // SAFETY: the type is a static tensor of booleans, and there is one value or one per element.
                unsafe {
                    Attribute::from_option_raw(match values.as_slice() {
                        [value] => mlirDenseElementsAttrBoolSplatGet(r#type, *value != 0),
                        values => mlirDenseElementsAttrBoolGet(r#type, values.len() as isize, values.as_ptr()),
                    })
                }
            }
            Layout::Bytes(size) => {
                let mut buffer = Vec::with_capacity(values.len() * size);
                for value in values {
                    buffer.extend_from_slice(first(&mut value.to_ne_bytes(), size));
                }
                // SAFETY: MLIR checks the length of the buffer, copies it, and gives null if it does not fit.
                unsafe {
                    Attribute::from_option_raw(mlirDenseElementsAttrRawBufferGet(
                        r#type,
                        buffer.len(),
                        buffer.as_ptr().cast(),
                    ))
                }
            }
        }
    }
}

/// How far apart neighbours along each dimension are in row-major order.
pub fn strides(shape: &[i64]) -> Vec<i64> {
    let mut strides = vec![1; shape.len()];
    for d in (1..shape.len()).rev() {
        strides[d - 1] = strides[d] * shape[d].max(1);
    }
    strides
}

/// The elements of a tensor of the shape, each made from its index; nothing if there are too many.
pub fn tabulate(shape: &[i64], mut element: impl FnMut(&[i64]) -> Option<u128>) -> Option<Data> {
    let count = usize::try_from(crate::support::element_count(shape)?).ok().filter(|count| *count <= LIMIT)?;
    let mut index = vec![0; shape.len()];
    let mut values = Vec::with_capacity(count);
    for _ in 0..count {
        values.push(element(&index)?);
        for d in (0..shape.len()).rev() {
            index[d] += 1;
            if index[d] < shape[d] {
                break;
            }
            index[d] = 0;
        }
    }
    Some(Data::Each(values))
}

/// The row-major position of an index.
pub fn position(index: impl IntoIterator<Item = i64>, strides: &[i64]) -> usize {
    index.into_iter().zip(strides).map(|(i, stride)| i * stride).sum::<i64>() as usize
}
