// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Operands and results by the names that ODS gives them.
use super::attribute;
use melior::ir::{OperationRef, Value, operation::OperationLike};
use std::ops::Range;

/// How many values a name stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arity {
    One,
    Optional,
    Variadic,
}

/// How values are divided when more than one name varies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Segments {
    /// At most one name varies: it takes what the others leave.
    Remainder,
    /// All that vary have the same number.
    Equal,
    /// The numbers are in the attribute of this name.
    Sized(&'static str),
}

/// The names of an operation's operands, or of its results, by position.
#[derive(Clone, Copy, Debug)]
pub struct Groups {
    pub arities: &'static [Arity],
    pub segments: Segments,
}

impl Groups {
    /// Which of `total` values belong to the name at `index`; `sizes` are those of [`Segments::Sized`]. Nothing if the
    /// numbers do not fit, which they do in an operation that has been verified.
    pub fn range(&self, index: usize, total: usize, sizes: Option<&[i64]>) -> Option<Range<usize>> {
        let size = |position: usize| match (self.segments, self.arities[position]) {
            (Segments::Sized(_), _) => usize::try_from(*sizes?.get(position)?).ok(),
            (_, Arity::One) => Some(1),
            (_, Arity::Optional | Arity::Variadic) => {
                let fixed = self.arities.iter().filter(|arity| **arity == Arity::One).count();
                Some(total.checked_sub(fixed)? / (self.arities.len() - fixed))
            }
        };
        let mut start = 0;
        for position in 0..index {
            start += size(position)?;
        }
        let end = start + size(index)?;
        (end <= total).then_some(start..end)
    }
}

fn range(operation: OperationRef, groups: &Groups, index: usize, total: usize) -> Range<usize> {
    let sizes = match groups.segments {
        Segments::Sized(name) => attribute::optional::<Vec<i64>>(operation, name),
        _ => None,
    };
    groups.range(index, total, sizes.as_deref()).expect("the verifier has checked the number of values")
}

fn checked<T, E: std::fmt::Display>(value: Result<T, E>) -> T {
    value.unwrap_or_else(|error| panic!("the verifier has checked the number of values: {error}"))
}

pub fn operands<'c, 'a>(operation: OperationRef<'c, 'a>, groups: &Groups, index: usize) -> Vec<Value<'c, 'a>> {
    let all = shale_bridge::ir::operands(operation);
    all[range(operation, groups, index, all.len())].to_vec()
}

pub fn optional_operand<'c, 'a>(
    operation: OperationRef<'c, 'a>,
    groups: &Groups,
    index: usize,
) -> Option<Value<'c, 'a>> {
    operands(operation, groups, index).first().copied()
}

pub fn operand<'c, 'a>(operation: OperationRef<'c, 'a>, groups: &Groups, index: usize) -> Value<'c, 'a> {
    let all = shale_bridge::ir::operands(operation);
    all[range(operation, groups, index, all.len()).start]
}

pub fn results<'c, 'a>(operation: OperationRef<'c, 'a>, groups: &Groups, index: usize) -> Vec<Value<'c, 'a>> {
    range(operation, groups, index, operation.result_count()).map(|i| checked(operation.result(i)).into()).collect()
}

pub fn optional_result<'c, 'a>(
    operation: OperationRef<'c, 'a>,
    groups: &Groups,
    index: usize,
) -> Option<Value<'c, 'a>> {
    results(operation, groups, index).first().copied()
}

pub fn result<'c, 'a>(operation: OperationRef<'c, 'a>, groups: &Groups, index: usize) -> Value<'c, 'a> {
    checked(operation.result(range(operation, groups, index, operation.result_count()).start)).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn remainder() {
        let groups = Groups { arities: &[Arity::One, Arity::Variadic, Arity::One], segments: Segments::Remainder };
        assert_eq!(groups.range(0, 5, None), Some(0..1));
        assert_eq!(groups.range(1, 5, None), Some(1..4));
        assert_eq!(groups.range(2, 5, None), Some(4..5));
        assert_eq!(groups.range(1, 2, None), Some(1..1));
        assert_eq!(groups.range(1, 1, None), None);
    }

    #[test]
    fn equal() {
        let groups = Groups { arities: &[Arity::Variadic, Arity::Variadic], segments: Segments::Equal };
        assert_eq!(groups.range(0, 4, None), Some(0..2));
        assert_eq!(groups.range(1, 4, None), Some(2..4));
    }

    #[test]
    fn sized() {
        let groups =
            Groups { arities: &[Arity::One, Arity::Optional, Arity::Variadic], segments: Segments::Sized("sizes") };
        assert_eq!(groups.range(2, 3, Some(&[1, 0, 2])), Some(1..3));
        assert_eq!(groups.range(2, 3, Some(&[1, 1, 2])), None);
        assert_eq!(groups.range(2, 3, Some(&[1, -1, 2])), None);
        assert_eq!(groups.range(2, 3, None), None);
    }
}
