// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Tensors in NumPy's file format (`.npy`, versions 1.0 to 3.0).
//!
//! Types that NumPy lacks are stored by their bits: `bf16` as `uint16`, 8-, 6- and 4-bit floats as `uint8`, `i2` and `i4` as
//! `int8`, `ui2` and `ui4` as `uint8`; `tf32` as `float32`. Read is also what NumPy writes for the package `ml_dtypes`
//! (opaque elements of one or two bytes).
//!
//! The header is parsed here and not by a package: it is a few lines of text, and malformed files must end in an error.

mod header;

use super::{Tensor, TensorError, element_type::ElementType, element_type::TensorType};
use crate::memory::AlignedBytes;
use header::{Dtype, Header, HeaderError, Kind};
use std::{
    fs,
    io::{self, Read},
    path::{Path, PathBuf},
};

/// Why a file could not be read or written.
#[derive(Debug, thiserror::Error)]
#[error("{}: {problem}", path.display())]
pub struct NpyError {
    /// The file.
    pub path: PathBuf,
    /// What is wrong.
    pub problem: NpyProblem,
}

/// What is wrong with a file.
#[derive(Debug, thiserror::Error)]
pub enum NpyProblem {
    /// The file system's error.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// The file is malformed.
    #[error("{0}")]
    Header(String),
    /// The file holds another type.
    #[error("array for element type {expected} must have dtype {}, got `{found}`", dtype_text(*expected))]
    ElementType {
        /// What was asked for.
        expected: ElementType,
        /// The dtype in the file.
        found: String,
    },
    /// The data is cut off, or something follows it.
    #[error("data of shape {shape:?} and dtype `{dtype}` must have {expected} bytes, got {found}")]
    Size {
        /// The shape in the file.
        shape: Vec<usize>,
        /// The dtype in the file.
        dtype: String,
        /// The size they give; none if it is larger than any memory.
        expected: String,
        /// The size of the data.
        found: usize,
    },
    /// The data is not a tensor.
    #[error(transparent)]
    Tensor(#[from] TensorError),
}

impl From<HeaderError> for NpyProblem {
    fn from(error: HeaderError) -> Self {
        NpyProblem::Header(error.to_string())
    }
}

/// How an element type is stored: NumPy's kind and size.
fn stored(element: ElementType) -> (Kind, usize) {
    use ElementType as E;
    let kind = match element {
        E::I1 => Kind::Boolean,
        E::F16 | E::F32 | E::F64 | E::Tf32 => Kind::Float,
        E::ComplexF32 | E::ComplexF64 => Kind::Complex,
        E::I2 | E::I4 | E::I8 | E::I16 | E::I32 | E::I64 => Kind::Signed,
        _ => Kind::Unsigned,
    };
    (kind, element.size())
}

/// Whether NumPy has the type itself, so that its dtype tells it.
fn is_native(element: ElementType) -> bool {
    use ElementType as E;
    element.bits() == 8 * element.size()
        && (element.kind() != super::element_type::Kind::Float || matches!(element, E::F16 | E::F32 | E::F64))
        || element == E::I1
}

fn dtype_of(element: ElementType) -> Dtype {
    let (kind, size) = stored(element);
    Dtype { kind, size, big_endian: false }
}

fn dtype_text(element: ElementType) -> String {
    format!("`{}`", dtype_of(element))
}

/// Reads a tensor of the element type that the file's dtype names.
///
/// # Errors
/// When the file cannot be read, is malformed, or holds elements that no element type has.
pub fn read(path: impl AsRef<Path>) -> Result<Tensor, NpyError> {
    with_path(path.as_ref(), |bytes| {
        let (header, data) = Header::parse(bytes)?;
        let element = ElementType::ALL
            .iter()
            .find(|&&element| is_native(element) && stored(element) == (header.dtype.kind, header.dtype.size))
            .ok_or_else(|| NpyProblem::Header(format!("dtype must name an element type, got `{}`", header.dtype)))?;
        decode(&header, data, *element)
    })
}

/// Reads a tensor of a known element type, of whatever shape the file has.
///
/// # Errors
/// When the file cannot be read, is malformed, or does not hold this element type.
pub fn read_as(path: impl AsRef<Path>, element: ElementType) -> Result<Tensor, NpyError> {
    with_path(path.as_ref(), |bytes| {
        let (header, data) = Header::parse(bytes)?;
        let (kind, size) = (header.dtype.kind, header.dtype.size);
        let opaque = kind == Kind::Opaque && size == element.size() && !is_native(element);
        if stored(element) != (kind, size) && !opaque {
            return Err(NpyProblem::ElementType { expected: element, found: header.dtype.to_string() });
        }
        decode(&header, data, element)
    })
}

/// The shape of the array in a file, of which only the beginning is read.
///
/// # Errors
/// When the file cannot be read or does not start as an array does.
pub fn shape(path: impl AsRef<Path>) -> Result<Vec<usize>, NpyError> {
    let path = path.as_ref();
    let beginning = || -> Result<Vec<usize>, NpyProblem> {
        if !fs::metadata(path)?.is_file() {
            return Err(io::Error::new(io::ErrorKind::InvalidInput, "must be a file").into());
        }
        let mut bytes = vec![];
        fs::File::open(path)?.take(header::LONGEST).read_to_end(&mut bytes)?;
        Ok(Header::parse(&bytes)?.0.shape)
    };
    beginning().map_err(|problem| NpyError { path: path.to_owned(), problem })
}

fn with_path<T>(path: &Path, body: impl FnOnce(&[u8]) -> Result<T, NpyProblem>) -> Result<T, NpyError> {
    let result = read_whole(path).map_err(NpyProblem::from).and_then(|bytes| body(&bytes));
    result.map_err(|problem| NpyError { path: path.to_owned(), problem })
}

/// The bytes of a file. A device has no end.
fn read_whole(path: &Path) -> io::Result<Vec<u8>> {
    use std::os::unix::fs::FileTypeExt;
    let kind = fs::metadata(path)?.file_type();
    if kind.is_char_device() || kind.is_block_device() {
        return Err(io::Error::new(io::ErrorKind::InvalidInput, "must be a file, got a device"));
    }
    fs::read(path)
}

fn decode(header: &Header, data: &[u8], element: ElementType) -> Result<Tensor, NpyProblem> {
    let r#type = TensorType::new(element, header.shape.clone());
    if r#type.checked_size() != Some(data.len()) {
        let expected = r#type.checked_size().map_or("more than memory has".to_owned(), |size| size.to_string());
        let (shape, dtype) = (header.shape.clone(), header.dtype.to_string());
        return Err(NpyProblem::Size { shape, dtype, expected, found: data.len() });
    }
    let mut bytes = AlignedBytes::copy_of(data).map_err(TensorError::from)?;
    if header.dtype.big_endian {
        let part = element.part().size();
        bytes.chunks_exact_mut(part).for_each(<[u8]>::reverse);
    }
    if header.fortran_order && header.shape.len() > 1 {
        bytes = from_fortran_order(&bytes, &header.shape, element.size())?;
    }
    Ok(Tensor::from_aligned(r#type, bytes)?)
}

/// Puts elements in column-major order into row-major order.
fn from_fortran_order(source: &[u8], shape: &[usize], size: usize) -> Result<AlignedBytes, TensorError> {
    let mut result = AlignedBytes::zeroed(source.len())?;
    let mut strides = Vec::with_capacity(shape.len());
    let mut stride = size;
    for &dimension in shape {
        strides.push(stride);
        // Wraps only where the array is empty.
        stride = stride.wrapping_mul(dimension);
    }
    let mut index = vec![0; shape.len()];
    let mut offset = 0;
    for element in result.chunks_exact_mut(size) {
        element.copy_from_slice(&source[offset..offset + size]);
        for dimension in (0..shape.len()).rev() {
            index[dimension] += 1;
            offset += strides[dimension];
            if index[dimension] < shape[dimension] {
                break;
            }
            offset -= strides[dimension] * shape[dimension];
            index[dimension] = 0;
        }
    }
    Ok(result)
}

/// Writes a tensor. The file is replaced as a whole: nobody sees a half-written one.
///
/// # Errors
/// When the file cannot be written.
pub fn write(path: impl AsRef<Path>, tensor: &Tensor) -> Result<(), NpyError> {
    let path = path.as_ref();
    let header = Header { dtype: dtype_of(tensor.element()), fortran_order: false, shape: tensor.shape().to_vec() };
    let mut bytes = header.to_bytes();
    bytes.extend_from_slice(tensor.bytes());
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{}.partial", std::process::id()));
    let partial = path.with_file_name(name);
    let result = fs::write(&partial, &bytes).and_then(|()| fs::rename(&partial, path));
    result.map_err(|error| {
        let _ = fs::remove_file(&partial);
        NpyError { path: path.to_owned(), problem: error.into() }
    })
}

#[cfg(test)]
#[path = "tests.rs"]
mod tests;
