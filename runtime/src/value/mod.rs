// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Tensors outside of a program: files, random contents, printing, comparison.

pub mod check;
pub mod element_type;
pub mod float_format;
pub mod npy;
pub mod number;
mod print;
mod random;
mod tensor;

pub use element_type::{ElementType, TensorType};
pub use random::random;
pub use tensor::{Tensor, TensorError};

/// The index of an element, for messages: `[1, 0, 2]`.
pub fn index_text(shape: &[usize], position: usize) -> String {
    let mut rest = position;
    let mut indices: Vec<_> = shape
        .iter()
        .rev()
        .map(|&size| {
            let index = rest % size.max(1);
            rest /= size.max(1);
            index
        })
        .collect();
    indices.reverse();
    format!("{indices:?}")
}
