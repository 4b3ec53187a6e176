// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Tensors with their data.

use super::element_type::{ElementType, Kind, TensorType};
use crate::memory::{AlignedBytes, OutOfMemory};

/// A tensor: its type, and its elements in row-major order, each in its stored form ([`ElementType::size`]).
#[derive(Debug, PartialEq)]
pub struct Tensor {
    r#type: TensorType,
    bytes: AlignedBytes,
}

/// Why bytes are not a tensor.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TensorError {
    /// The data has another size than the type.
    #[error("data of {expected_type} must have {expected} bytes, got {found}")]
    Size {
        /// The type.
        expected_type: TensorType,
        /// Its size.
        expected: usize,
        /// The size of the data.
        found: usize,
    },
    /// The type is larger than any memory.
    #[error("tensor must fit into memory, got {0}")]
    TooLarge(TensorType),
    /// A stored element with bits that its type does not have.
    #[error("element {index} of {of} must be stored as {must}, got byte {found:#04x}")]
    Stored {
        /// Position in row-major order.
        index: usize,
        /// The type.
        of: TensorType,
        /// The stored form.
        must: String,
        /// What is there.
        found: u8,
    },
    /// No memory for it.
    #[error(transparent)]
    OutOfMemory(#[from] OutOfMemory),
}

impl Tensor {
    /// A tensor of this data.
    ///
    /// # Errors
    /// When the size does not fit the type, or an element is not in its stored form.
    pub fn new(r#type: TensorType, data: &[u8]) -> Result<Self, TensorError> {
        check_size(&r#type, data.len())?;
        Self::from_aligned(r#type, AlignedBytes::copy_of(data)?)
    }

    /// A tensor of this data, which is not copied.
    ///
    /// # Errors
    /// As [`Tensor::new`].
    pub fn from_aligned(r#type: TensorType, bytes: AlignedBytes) -> Result<Self, TensorError> {
        check_size(&r#type, bytes.len())?;
        check_stored(&r#type, &bytes)?;
        Ok(Self { r#type, bytes })
    }

    /// A tensor of zeros (of the pattern zero: `f8E8M0FNU` has no zero).
    ///
    /// # Errors
    /// When there is no memory.
    pub fn zeros(r#type: TensorType) -> Result<Self, TensorError> {
        let size = r#type.checked_size().ok_or_else(|| TensorError::TooLarge(r#type.clone()))?;
        Ok(Self { r#type, bytes: AlignedBytes::zeroed(size)? })
    }

    /// A tensor for a program to write.
    pub(crate) fn unspecified(r#type: TensorType) -> Result<Self, TensorError> {
        let size = r#type.checked_size().ok_or_else(|| TensorError::TooLarge(r#type.clone()))?;
        Ok(Self { r#type, bytes: AlignedBytes::unspecified(size)? })
    }

    /// Element type and shape.
    pub fn r#type(&self) -> &TensorType {
        &self.r#type
    }

    /// The element type.
    pub fn element(&self) -> ElementType {
        self.r#type.element
    }

    /// Size of each dimension.
    pub fn shape(&self) -> &[usize] {
        &self.r#type.shape
    }

    /// Number of elements.
    pub fn count(&self) -> usize {
        self.bytes.len() / self.element().size()
    }

    /// The data.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// The data, for a program to write.
    pub fn bytes_mut(&mut self) -> &mut [u8] {
        &mut self.bytes
    }
}

fn check_size(r#type: &TensorType, found: usize) -> Result<(), TensorError> {
    let expected = r#type.checked_size().ok_or_else(|| TensorError::TooLarge(r#type.clone()))?;
    if expected == found {
        return Ok(());
    }
    Err(TensorError::Size { expected_type: r#type.clone(), expected, found })
}

fn check_stored(r#type: &TensorType, bytes: &[u8]) -> Result<(), TensorError> {
    let bits = r#type.element.bits();
    if bits >= 8 {
        return Ok(());
    }
    let (least, greatest) = match r#type.element.kind() {
        Kind::Signed => (-(1i16 << (bits - 1)), (1 << (bits - 1)) - 1),
        _ => (0, (1 << bits) - 1),
    };
    let signed = least < 0;
    let value = |byte: u8| if signed { i16::from(byte as i8) } else { i16::from(byte) };
    match bytes.iter().position(|&byte| !(least..=greatest).contains(&value(byte))) {
        None => Ok(()),
        Some(index) => Err(TensorError::Stored {
            index,
            of: r#type.clone(),
            must: format!("{least} to {greatest} in a byte"),
            found: bytes[index],
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn data_is_checked() {
        let t = |element| TensorType::new(element, [2]);
        assert_eq!(
            Tensor::new(t(ElementType::F32), &[0; 7]).unwrap_err().to_string(),
            "data of tensor<2xf32> must have 8 bytes, got 7"
        );
        assert_eq!(
            Tensor::new(t(ElementType::I1), &[1, 2]).unwrap_err().to_string(),
            "element 1 of tensor<2xi1> must be stored as 0 to 1 in a byte, got byte 0x02"
        );
        assert!(Tensor::new(t(ElementType::I4), &[0xF8, 7]).is_ok());
        assert!(Tensor::new(t(ElementType::I4), &[0xF7, 7]).is_err());
        assert!(Tensor::new(t(ElementType::Ui2), &[3, 4]).is_err());
        assert!(Tensor::new(t(ElementType::F6E2M3Fn), &[0x3F, 0x40]).is_err());
        assert!(matches!(
            Tensor::zeros(TensorType::new(ElementType::I8, [usize::MAX, 2])),
            Err(TensorError::TooLarge(_))
        ));
    }
}
