// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Tensors as text for people.

use super::{Tensor, number::element_text};
use std::fmt;

/// Tensors of more elements are shown without their middle.
const THRESHOLD: usize = 1000;
/// Elements shown at each end of a dimension then.
const EDGE: usize = 3;
/// Columns of a line.
const WIDTH: usize = 100;

impl fmt::Display for Tensor {
    /// The type, and the elements in nested brackets. Of more than 1000 elements, only three at each end of a dimension
    /// are shown.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        writeln!(f, "{}", self.r#type())?;
        let summarize = self.count() > THRESHOLD;
        let mut positions = Vec::new();
        shown(self.shape(), summarize, 0, &mut positions);
        let texts: Vec<_> = positions.iter().map(|&position| element_text(self, position)).collect();
        let width = texts.iter().map(|text| text.chars().count()).max().unwrap_or(0);
        let mut texts = texts.into_iter();
        write_dimension(f, self.shape(), 0, summarize, width, &mut texts)
    }
}

/// The indices of a dimension that are shown, none for what is left out.
fn indices(size: usize, summarize: bool) -> impl Iterator<Item = Option<usize>> {
    let cut = summarize && size > 2 * EDGE;
    let head = if cut { EDGE } else { size };
    let tail = if cut { size - EDGE..size } else { 0..0 };
    (0..head).map(Some).chain(cut.then_some(None)).chain(tail.map(Some))
}

/// The positions of the elements that are shown, in order.
fn shown(shape: &[usize], summarize: bool, base: usize, positions: &mut Vec<usize>) {
    let Some((&size, inner)) = shape.split_first() else {
        positions.push(base);
        return;
    };
    if inner.contains(&0) {
        return;
    }
    let stride: usize = inner.iter().product();
    for index in indices(size, summarize).flatten() {
        shown(inner, summarize, base + index * stride, positions);
    }
}

fn write_dimension(
    f: &mut fmt::Formatter,
    shape: &[usize],
    depth: usize,
    summarize: bool,
    width: usize,
    texts: &mut impl Iterator<Item = String>,
) -> fmt::Result {
    let Some((&size, inner)) = shape.split_first() else {
        return f.write_str(&texts.next().unwrap_or_default());
    };
    // An empty tensor has no elements, however many rows of none it has.
    if size == 0 || inner.contains(&0) {
        return f.write_str("[]");
    }
    f.write_str("[")?;
    let indent = " ".repeat(depth + 1);
    let mut column = depth + 1;
    for (count, index) in indices(size, summarize).enumerate() {
        if inner.is_empty() {
            let needed = if index.is_some() { width + 2 } else { 3 };
            if count > 0 {
                f.write_str(",")?;
                if column + needed > WIDTH {
                    write!(f, "\n{indent}")?;
                    column = depth + 1;
                } else {
                    f.write_str(" ")?;
                }
            }
            match index {
                Some(_) => write!(f, "{:>width$}", texts.next().unwrap_or_default())?,
                None => f.write_str("…")?,
            }
            column += needed;
            continue;
        }
        if count > 0 {
            // Blocks of more dimensions stand further apart.
            write!(f, ",{}{indent}", "\n".repeat(inner.len()))?;
        }
        match index {
            Some(_) => write_dimension(f, inner, depth + 1, summarize, width, texts)?,
            None => f.write_str("…")?,
        }
    }
    f.write_str("]")
}

#[cfg(test)]
mod tests {
    use crate::value::{ElementType, Tensor, TensorType};

    fn integers(shape: &[usize]) -> String {
        let count: usize = shape.iter().product();
        let data: Vec<u8> = (0..count as i32).flat_map(i32::to_le_bytes).collect();
        Tensor::new(TensorType::new(ElementType::I32, shape), &data).unwrap().to_string()
    }

    #[test]
    fn layout() {
        assert_eq!(integers(&[]), "tensor<i32>\n0");
        assert_eq!(integers(&[0]), "tensor<0xi32>\n[]");
        assert_eq!(integers(&[3, 0]), "tensor<3x0xi32>\n[]");
        assert_eq!(integers(&[3]), "tensor<3xi32>\n[0, 1, 2]");
        assert_eq!(integers(&[2, 6]), "tensor<2x6xi32>\n[[ 0,  1,  2,  3,  4,  5],\n [ 6,  7,  8,  9, 10, 11]]");
        assert_eq!(integers(&[2, 1, 2]), "tensor<2x1x2xi32>\n[[[0, 1]],\n\n [[2, 3]]]");
        assert_eq!(integers(&[1001]), "tensor<1001xi32>\n[   0,    1,    2, …,  998,  999, 1000]");
        let text = integers(&[40, 40]);
        assert_eq!(text.lines().count(), 8, "{text}");
        assert!(text.contains("\n …,\n"), "{text}");
        assert!(text.ends_with("[1560, 1561, 1562, …, 1597, 1598, 1599]]"), "{text}");
        assert!(integers(&[1000]).lines().all(|line| line.len() <= 101));
    }
}
