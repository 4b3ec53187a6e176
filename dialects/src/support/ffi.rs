// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Arrays and strings on their way between Rust and the C functions of `<dialect>_attributes_capi.cpp.inc`.
#![allow(dead_code, reason = "which of these are used depends on the dialects' attributes")]
use melior::ir::{Attribute, AttributeLike, Type, TypeLike};
use mlir_sys::{MlirAttribute, MlirStringRef, MlirType};

/// `shale::Array` of `glue.h`.
#[repr(C)]
#[derive(Clone, Copy)]
pub(crate) struct Array<T> {
    data: *const T,
    length: isize,
}

impl<T: Copy> Array<T> {
    /// Borrows `values`, which must outlive the call that the array is passed to.
    pub(crate) fn of(values: &[T]) -> Self {
        Self { data: values.as_ptr(), length: values.len() as isize }
    }

    /// A copy of the elements.
    ///
    /// # Safety
    /// The array is one that MLIR gave, and its context is alive.
    pub(crate) unsafe fn to_vec(self) -> Vec<T> {
        match self.length {
            // The pointer of an empty array may be null.
            0 => Vec::new(),
            // SAFETY: as the caller says.
            length => unsafe { std::slice::from_raw_parts(self.data, length as usize).to_vec() },
        }
    }
}

/// A copy of a string, with what is not UTF-8 replaced.
///
/// # Safety
/// The string is one that MLIR gave, and its context is alive.
pub(crate) unsafe fn string(raw: MlirStringRef) -> String {
    match raw.length {
        0 => String::new(),
        // SAFETY: as the caller says.
        length => unsafe { String::from_utf8_lossy(std::slice::from_raw_parts(raw.data.cast(), length)).into_owned() },
    }
}

pub(crate) fn string_ref(text: &str) -> MlirStringRef {
    shale_bridge::string_ref(text)
}

pub(crate) fn attribute_or_null(attribute: Option<Attribute>) -> MlirAttribute {
    attribute.map_or(MlirAttribute { ptr: std::ptr::null_mut() }, |attribute| attribute.to_raw())
}

pub(crate) fn type_or_null(r#type: Option<Type>) -> MlirType {
    r#type.map_or(MlirType { ptr: std::ptr::null_mut() }, |r#type| r#type.to_raw())
}
