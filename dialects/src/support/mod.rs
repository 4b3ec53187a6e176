// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! What every dialect's Rust stands on: readers of attributes, operands and types, and the callbacks behind verifiers,
//! type inference and folders.
pub mod attribute;
pub mod callback;
pub mod element;
pub mod ffi;
pub mod operands;
pub mod operation;
mod quantized;
pub mod tensor;
mod violation;

pub use attribute::{FromAttribute, InContext};
pub use callback::{FoldResult, FoldSite, Folded, InferSite, Inferred};
pub use element::{ElementType, Float};
pub use operands::{Arity, Groups, Segments};
pub use quantized::QuantizedType;
pub use tensor::{DYNAMIC, ShapeText, TensorType, compatible_shapes, compatible_sizes, element_count, merge_sizes};
pub use violation::Violation;

/// One operation of a dialect, in the index of all of them.
#[derive(Debug)]
pub struct OperationInfo {
    pub dialect: &'static str,
    pub family: &'static str,
    pub mnemonic: &'static str,
    /// `dialect.mnemonic`.
    pub name: &'static str,
    pub summary: &'static str,
    pub has_verifier: bool,
    pub has_infer: bool,
    pub has_folder: bool,
    pub traits: &'static [&'static str],
}
