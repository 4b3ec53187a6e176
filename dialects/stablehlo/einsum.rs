// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! The texts that name the dimensions of an `einsum`.
use super::check::require;
use crate::support::{DYNAMIC, TensorType, Violation, merge_sizes};
use std::collections::BTreeMap;

/// A dimension by its letter, or by its place among those of `...`, counted from the last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Label {
    Ellipsis(usize),
    Letter(char),
}

impl std::fmt::Display for Label {
    fn fmt(&self, formatter: &mut std::fmt::Formatter) -> std::fmt::Result {
        match self {
            Self::Ellipsis(_) => formatter.write_str("..."),
            Self::Letter(letter) => write!(formatter, "{letter}"),
        }
    }
}

/// The dimensions of the operands and of the result.
#[derive(Debug, PartialEq, Eq)]
pub struct Einsum {
    pub operands: Vec<Vec<Label>>,
    pub result: Vec<Label>,
}

fn labels(text: &str, ellipsis: usize) -> Result<Vec<Label>, Violation> {
    let mut found = vec![];
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        if let Some(after) = rest.strip_prefix("...") {
            found.extend((0..ellipsis).rev().map(Label::Ellipsis));
            rest = after;
        } else if first.is_ascii_alphabetic() {
            found.push(Label::Letter(first));
            rest = &rest[1..];
        } else {
            return Err(format!("einsum_config must name dimensions by letters, got '{first}'").into());
        }
    }
    Ok(found)
}

impl Einsum {
    /// Reads a text for operands of these ranks.
    pub fn parse(config: &str, ranks: &[usize]) -> Result<Self, Violation> {
        let text: String = config.chars().filter(|c| !c.is_whitespace()).collect();
        let Some((left, right)) = text.split_once("->") else {
            return Err(format!("einsum_config must name operands and result with -> between, got '{config}'").into());
        };
        let texts: Vec<&str> = left.split(',').collect();
        require(texts.len() == ranks.len(), || {
            format!("einsum_config must name {} operands, got {}", ranks.len(), texts.len())
        })?;
        let letters = |text: &str| text.chars().filter(char::is_ascii_alphabetic).count();
        let (mut operands, mut widest) = (vec![], 0);
        for (i, (text, &rank)) in texts.iter().zip(ranks).enumerate() {
            let named = letters(text);
            let fits = if text.contains("...") { named <= rank } else { named == rank };
            require(fits, || format!("einsum_config must name the {rank} dimensions of operand {i}, got '{text}'"))?;
            widest = widest.max(rank - named);
            operands.push(labels(text, rank - named)?);
        }
        Ok(Self { operands, result: labels(right, widest)? })
    }

    /// The size of each dimension: equal where it is named twice, except that a size of 1 in `...` repeats.
    pub fn sizes(&self, operands: &[TensorType]) -> Result<BTreeMap<Label, i64>, Violation> {
        let mut sizes = BTreeMap::<Label, i64>::new();
        for (i, (labels, operand)) in self.operands.iter().zip(operands).enumerate() {
            for (label, size) in labels.iter().zip(operand.shape()) {
                let known = sizes.entry(*label).or_insert(size);
                let merged = match (*label, *known, size) {
                    (Label::Ellipsis(_), 1, other) | (Label::Ellipsis(_), other, 1) => Some(other),
                    (_, a, b) => merge_sizes(a, b),
                };
                *known = merged.ok_or_else(|| {
                    Violation::new(format!(
                        "dimensions of one name must have one size, {known}, got {size} in operand {i}"
                    ))
                })?;
            }
        }
        Ok(sizes)
    }

    /// The shape of the result.
    pub fn shape(&self, operands: &[TensorType]) -> Result<Vec<i64>, Violation> {
        let sizes = self.sizes(operands)?;
        let twice = self.result.iter().enumerate().find(|(i, label)| self.result[..*i].contains(label));
        require(twice.is_none(), || "dimensions of the result must be named once, got one twice".into())?;
        self.result
            .iter()
            .map(|label| {
                sizes.get(label).copied().ok_or_else(|| {
                    Violation::new(format!("dimensions of the result must be those of an operand, got {label}"))
                })
            })
            .collect()
    }
}

/// The constraint of both operations.
pub fn check(config: &str, operands: &[TensorType], result: TensorType) -> Result<(), Violation> {
    let ranks: Vec<usize> = operands.iter().map(|t| t.rank()).collect();
    let shape = Einsum::parse(config, &ranks)?.shape(operands)?;
    let shape: Vec<i64> = shape.into_iter().map(|size| if size < 0 { DYNAMIC } else { size }).collect();
    super::check::same_shape("result", &result.shape(), &shape)
}
