// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Dimensions whose size is not known but bounded (`#stablehlo.bounds`): what several types say together, and what follows for
//! results. Source of the rules: openxla/stablehlo, docs/type_inference.md.
use super::{TypeExtensions, check::require};
use crate::support::{DYNAMIC, FromAttribute, TensorType, Violation, compatible_sizes, merge_sizes};
use melior::ir::{Type, TypeLike};
use mlir_sys::MlirType;
use shale_bridge::guard;
use std::fmt;

/// The size of a dimension, [`DYNAMIC`] where it is not known, and then what it is at most, [`DYNAMIC`] where that is not known either.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Extent {
    pub size: i64,
    pub bound: i64,
}

impl From<i64> for Extent {
    fn from(size: i64) -> Self {
        Self { size, bound: DYNAMIC }
    }
}

impl fmt::Display for Extent {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        match *self {
            Self { size: DYNAMIC, bound: DYNAMIC } => formatter.write_str("?"),
            Self { size: DYNAMIC, bound } => write!(formatter, "? of at most {bound}"),
            Self { size, .. } => write!(formatter, "{size}"),
        }
    }
}

impl Extent {
    /// A size that is not known, and at most this.
    pub fn at_most(bound: i64) -> Self {
        Self { size: DYNAMIC, bound }
    }

    /// The size, or what it is at most; [`DYNAMIC`] if neither is known.
    pub fn limit(self) -> i64 {
        if self.size == DYNAMIC { self.bound } else { self.size }
    }

    /// Whether both may be the same size.
    pub fn fits(self, other: Self) -> bool {
        let exceeds = |size: i64, bound: i64| bound != DYNAMIC && size > bound;
        compatible_sizes(self.size, other.size) && !exceeds(self.size, other.bound) && !exceeds(other.size, self.bound)
    }

    /// What both say; nothing if they contradict each other.
    pub fn most_specific(self, other: Self) -> Option<Self> {
        if !self.fits(other) {
            return None;
        }
        Some(match merge_sizes(self.size, other.size)? {
            DYNAMIC if self.bound == DYNAMIC => Self::at_most(other.bound),
            DYNAMIC if other.bound == DYNAMIC => self,
            DYNAMIC => Self::at_most(self.bound.min(other.bound)),
            size => size.into(),
        })
    }

    /// The size that two broadcast to, of which one repeats if it is 1; nothing if they contradict each other.
    pub fn broadcast(self, other: Self) -> Option<Self> {
        match (self.size, other.size) {
            (1, _) => Some(other),
            (_, 1) => Some(self),
            (DYNAMIC, DYNAMIC) if self.bound == DYNAMIC || other.bound == DYNAMIC => Some(DYNAMIC.into()),
            (DYNAMIC, DYNAMIC) => Some(Self::at_most(self.bound.max(other.bound))),
            // One that is not 1 decides, unless it turns out to be 1.
            (DYNAMIC, _) => Some(other),
            (_, DYNAMIC) => Some(self),
            (a, b) => (a == b).then_some(self),
        }
    }

    /// The size, or else the bound, of what is computed from it.
    pub fn map(self, compute: impl FnOnce(i64) -> Result<i64, Violation>) -> Result<Self, Violation> {
        Ok(match self {
            Self { size: DYNAMIC, bound: DYNAMIC } => self,
            Self { size: DYNAMIC, bound } => Self::at_most(compute(bound)?),
            Self { size, .. } => compute(size)?.into(),
        })
    }

    /// The size of two parts together.
    pub fn plus(self, other: Self) -> Result<Self, Violation> {
        let (a, b) = (self.limit(), other.limit());
        if a == DYNAMIC || b == DYNAMIC {
            return Ok(DYNAMIC.into());
        }
        let sum = a.checked_add(b).ok_or("the result's size must fit 64 bits")?;
        Ok(if self.size == DYNAMIC || other.size == DYNAMIC { Self::at_most(sum) } else { sum.into() })
    }
}

/// Dimensions as diagnostics show them: `[2, ?, ? of at most 3]`.
struct ExtentsText<'a>(&'a [Extent]);

impl fmt::Display for ExtentsText<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        let extents: Vec<String> = self.0.iter().map(Extent::to_string).collect();
        write!(formatter, "[{}]", extents.join(", "))
    }
}

/// The dimensions of a tensor.
pub fn extents(tensor: TensorType) -> Vec<Extent> {
    let mut extents: Vec<Extent> = tensor.shape().into_iter().map(Extent::from).collect();
    if let Some(bounds) = tensor.encoding().and_then(TypeExtensions::from_attribute) {
        extents.iter_mut().zip(bounds.bounds).for_each(|(extent, bound)| extent.bound = bound);
    }
    extents
}

/// The sizes alone.
pub fn sizes(extents: &[Extent]) -> Vec<i64> {
    extents.iter().map(|extent| extent.size).collect()
}

/// The tensor of these dimensions.
pub fn tensor<'c>(extents: &[Extent], element: Type<'c>) -> TensorType<'c> {
    let bounds: Vec<i64> =
        extents.iter().map(|extent| if extent.size == DYNAMIC { extent.bound } else { DYNAMIC }).collect();
    let bounded = bounds.iter().any(|bound| *bound != DYNAMIC);
    let encoding = bounded.then(|| TypeExtensions { bounds }.to_attribute(element));
    TensorType::with_encoding(&sizes(extents), element, encoding)
}

/// Whether two tensors may have the same sizes.
pub fn fit(a: TensorType, b: TensorType) -> bool {
    let (a, b) = (extents(a), extents(b));
    a.len() == b.len() && a.iter().zip(b).all(|(a, b)| a.fits(b))
}

/// The tensor may have these dimensions.
pub fn same_extents(name: &str, found: TensorType, expected: &[Extent]) -> Result<(), Violation> {
    let extents = extents(found);
    let fits = extents.len() == expected.len() && extents.iter().zip(expected).all(|(a, b)| a.fits(*b));
    require(fits, || format!("{name} must have shape {}, got {}", ExtentsText(expected), ExtentsText(&extents)))
}

/// The type, of the first's element type, that says what all of these say.
pub fn most_specific<'c>(name: &str, types: &[TensorType<'c>]) -> Result<TensorType<'c>, Violation> {
    let Some((&first, rest)) = types.split_first() else {
        return Err(format!("{name} must be there, got none").into());
    };
    // Most often there is one type only, which may have an encoding of another kind.
    if rest.iter().all(|other| *other == first) {
        return Ok(first);
    }
    let mut result = extents(first);
    for other in rest {
        let extents = extents(*other);
        require(extents.len() == result.len(), || format!("{name} must have one rank, got {first} and {other}"))?;
        for (d, (known, extent)) in result.iter_mut().zip(extents).enumerate() {
            *known = known.most_specific(extent).ok_or_else(|| {
                Violation::new(format!("{name} must have one size in dimension {d}, got {known} and {extent}"))
            })?;
        }
    }
    Ok(tensor(&result, first.element()))
}

/// What ranked tensor types say together, with the element type of the first; null if they contradict each other.
///
/// SAFETY: `types` points to `count` live types of one context.
#[unsafe(no_mangle)]
unsafe extern "C" fn shaleStablehloMostSpecific(types: *const MlirType, count: isize) -> MlirType {
    let merged = guard::catch(|| {
        // SAFETY: promised by the caller.
        let types = unsafe { std::slice::from_raw_parts(types, usize::try_from(count).unwrap_or(0)) };
        // SAFETY: as above.
        let tensors = types.iter().map(|raw| TensorType::cast(unsafe { Type::from_raw(*raw) }));
        most_specific("operands", &tensors.collect::<Option<Vec<_>>>()?).ok().map(|merged| merged.to_type().to_raw())
    });
    merged.ok().flatten().unwrap_or(MlirType { ptr: std::ptr::null() })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bounded(bound: i64) -> Extent {
        Extent::at_most(bound)
    }

    #[test]
    fn most_specific_of_two() {
        let unknown = Extent::from(DYNAMIC);
        // The cases of StableHLO's table, each in both orders.
        for (a, b, expected) in [
            (3.into(), 3.into(), Some(3.into())),
            (3.into(), 4.into(), None),
            (3.into(), unknown, Some(3.into())),
            (3.into(), bounded(3), Some(3.into())),
            (3.into(), bounded(2), None),
            (unknown, unknown, Some(unknown)),
            (unknown, bounded(4), Some(bounded(4))),
            (bounded(4), bounded(3), Some(bounded(3))),
        ] {
            assert_eq!(Extent::most_specific(a, b), expected, "{a} and {b}");
            assert_eq!(Extent::most_specific(b, a), expected, "{b} and {a}");
        }
    }

    #[test]
    fn broadcast_of_two() {
        let unknown = Extent::from(DYNAMIC);
        for (a, b, expected) in [
            (1.into(), bounded(4), Some(bounded(4))),
            (1.into(), unknown, Some(unknown)),
            (3.into(), 3.into(), Some(3.into())),
            (3.into(), 4.into(), None),
            // The size that is not known is 1 or 3.
            (3.into(), bounded(2), Some(3.into())),
            (3.into(), unknown, Some(3.into())),
            // Either may be 1.
            (bounded(2), bounded(4), Some(bounded(4))),
            (bounded(2), unknown, Some(unknown)),
        ] {
            assert_eq!(Extent::broadcast(a, b), expected, "{a} and {b}");
            assert_eq!(Extent::broadcast(b, a), expected, "{b} and {a}");
        }
    }

    #[test]
    fn sums() {
        let unknown = Extent::from(DYNAMIC);
        let sum = |a: Extent, b: Extent| a.plus(b).unwrap();
        assert_eq!(sum(3.into(), 4.into()), 7.into());
        assert_eq!(sum(3.into(), bounded(2)), bounded(5));
        assert_eq!(sum(bounded(2), bounded(4)), bounded(6));
        assert_eq!(sum(unknown, bounded(2)), unknown);
        assert_eq!(sum(3.into(), unknown), unknown);
        assert!(bounded(i64::MAX).plus(1.into()).is_err());
    }
}
