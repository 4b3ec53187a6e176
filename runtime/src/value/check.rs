// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Whether two tensors agree.

use super::{
    Tensor, index_text,
    number::{Number, element_text},
};
use crate::artifact::{Check, CheckKind};
use std::fmt;

/// Two tensors that do not agree.
#[derive(Clone, Debug, PartialEq)]
pub enum Mismatch {
    /// They have different types.
    Type {
        /// Type of the computed value.
        actual: String,
        /// Type of the expected value.
        expected: String,
    },
    /// Some elements differ.
    Elements {
        /// How many.
        failed: usize,
        /// Of how many.
        count: usize,
        /// The first of them.
        first: Box<Difference>,
        /// The one that is furthest off.
        worst: Box<Difference>,
        /// What is allowed.
        allowed: String,
    },
}

/// One element that differs.
#[derive(Clone, Debug, PartialEq)]
pub struct Difference {
    /// Position in row-major order.
    pub position: usize,
    /// The index in each dimension.
    pub index: String,
    /// The computed value.
    pub actual: String,
    /// The expected value.
    pub expected: String,
    /// How far apart they are.
    pub distance: Distance,
}

/// How far apart two numbers are.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Distance {
    /// The absolute difference.
    Absolute(f64),
    /// Representable values from one to the other.
    Ulp(u128),
    /// One is NaN or an infinity and the other is not the same.
    NotComparable,
}

impl Distance {
    fn rank(self) -> f64 {
        match self {
            Distance::Absolute(difference) => difference,
            Distance::Ulp(distance) => distance as f64,
            Distance::NotComparable => f64::INFINITY,
        }
    }
}

impl fmt::Display for Distance {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Distance::Absolute(difference) => write!(f, "off by {difference:e}"),
            Distance::Ulp(distance) => write!(f, "{distance} ulp apart"),
            Distance::NotComparable => f.write_str("not comparable"),
        }
    }
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Difference { index, actual, expected, distance, .. } = self;
        write!(f, "{index}: expected {expected}, got {actual} ({distance})")
    }
}

impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Mismatch::Type { actual, expected } => write!(f, "type must be {expected}, got {actual}"),
            Mismatch::Elements { failed, count, first, worst, allowed } => {
                write!(f, "elements must be {allowed}, {failed} of {count} are not; first at {first}")?;
                if worst.position != first.position { write!(f, ", worst at {worst}") } else { Ok(()) }
            }
        }
    }
}

impl std::error::Error for Mismatch {}

/// How far apart two numbers are, and whether that is allowed.
fn compare_numbers(kind: CheckKind, actual: Number, expected: Number) -> (Distance, bool) {
    let (a, b) = match (actual, expected) {
        (Number::Integer(a), Number::Integer(b)) => {
            let distance = a.abs_diff(b);
            return match kind {
                CheckKind::Eq => (Distance::Absolute(distance as f64), distance == 0),
                CheckKind::AlmostEq { tolerance } => {
                    (Distance::Absolute(distance as f64), distance as f64 <= tolerance)
                }
                CheckKind::Close { min_ulp, max_ulp } => {
                    (Distance::Ulp(distance), (u128::from(min_ulp)..=u128::from(max_ulp)).contains(&distance))
                }
            };
        }
        (Number::Float { value: a, .. }, Number::Float { value: b, .. }) => (a, b),
        _ => return (Distance::NotComparable, false),
    };
    let absolute = match a - b {
        difference if difference.is_nan() => Distance::NotComparable,
        difference => Distance::Absolute(difference.abs()),
    };
    match (kind, actual, expected) {
        (CheckKind::Eq, ..) => (absolute, a == b),
        (CheckKind::AlmostEq { tolerance }, ..) => {
            (absolute, a == b || a.is_nan() && b.is_nan() || (a - b).abs() <= tolerance)
        }
        (CheckKind::Close { .. }, ..) if !a.is_finite() || !b.is_finite() => {
            (Distance::NotComparable, a == b || a.is_nan() && b.is_nan())
        }
        (
            CheckKind::Close { min_ulp, max_ulp },
            Number::Float { bits: a, format, .. },
            Number::Float { bits: b, .. },
        ) => {
            let distance = format.position(a).abs_diff(format.position(b));
            (Distance::Ulp(distance), (u128::from(min_ulp)..=u128::from(max_ulp)).contains(&distance))
        }
        _ => (Distance::NotComparable, false),
    }
}

/// Compares two tensors; complex numbers by their parts. What each kind allows is said at [`CheckKind`]; for integers the
/// distance of `Close` is the difference.
///
/// # Errors
/// When they have different types, or some elements differ by more than is allowed.
pub fn compare(kind: CheckKind, actual: &Tensor, expected: &Tensor) -> Result<(), Mismatch> {
    if actual.r#type() != expected.r#type() {
        let (actual, expected) = (actual.r#type().to_string(), expected.r#type().to_string());
        return Err(Mismatch::Type { actual, expected });
    }
    let parts = actual.element().size() / actual.element().part().size();
    let mut failed = 0;
    let mut first: Option<(usize, Distance)> = None;
    let mut worst: Option<(usize, Distance)> = None;
    let mut last_failed = None;
    for (index, (a, b)) in Number::all(actual).zip(Number::all(expected)).enumerate() {
        let (distance, allowed) = compare_numbers(kind, a, b);
        if allowed {
            continue;
        }
        let position = index / parts;
        if last_failed != Some(position) {
            failed += 1;
            last_failed = Some(position);
        }
        first.get_or_insert((position, distance));
        if worst.is_none_or(|(_, worst)| distance.rank() > worst.rank()) {
            worst = Some((position, distance));
        }
    }
    let (Some(first), Some(worst)) = (first, worst) else { return Ok(()) };
    let difference = |(position, distance)| {
        Box::new(Difference {
            position,
            index: index_text(actual.shape(), position),
            actual: element_text(actual, position),
            expected: element_text(expected, position),
            distance,
        })
    };
    let allowed = match kind {
        CheckKind::Eq => "equal".to_owned(),
        CheckKind::AlmostEq { tolerance } => format!("at most {tolerance:e} apart"),
        CheckKind::Close { min_ulp: 0, max_ulp } => format!("at most {max_ulp} ulp apart"),
        CheckKind::Close { min_ulp, max_ulp } => format!("{min_ulp} to {max_ulp} ulp apart"),
    };
    Err(Mismatch::Elements {
        failed,
        count: actual.count(),
        first: difference(first),
        worst: difference(worst),
        allowed,
    })
}

/// A check of a program that failed.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("{location}: {name} failed: {mismatch}")]
pub struct CheckFailure {
    /// Where the check stands in the source program.
    pub location: String,
    /// The operation.
    pub name: String,
    /// What differs.
    pub mismatch: Mismatch,
}

/// The checks that fail, in the order of the program; `outputs` are all of its outputs, hidden ones among them.
pub fn failures(checks: &[Check], outputs: &[Tensor]) -> Vec<CheckFailure> {
    let failure = |check: &Check| {
        let pair = outputs.get(check.actual).zip(outputs.get(check.expected));
        let result = match pair {
            Some((actual, expected)) => compare(check.kind, actual, expected),
            // A validated artifact has both.
            None => Err(Mismatch::Type { actual: "nothing".into(), expected: "an output".into() }),
        };
        let mismatch = result.err()?;
        Some(CheckFailure { location: check.location.clone(), name: check.name.clone(), mismatch })
    };
    checks.iter().filter_map(failure).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::value::{ElementType, TensorType};

    fn f32s(values: &[f32]) -> Tensor {
        let data: Vec<u8> = values.iter().flat_map(|value| value.to_le_bytes()).collect();
        Tensor::new(TensorType::new(ElementType::F32, [values.len()]), &data).unwrap()
    }

    fn passes(kind: CheckKind, actual: f32, expected: f32) -> bool {
        compare(kind, &f32s(&[actual]), &f32s(&[expected])).is_ok()
    }

    const NAN: f32 = f32::NAN;
    const INFINITY: f32 = f32::INFINITY;

    #[test]
    fn eq() {
        let eq = CheckKind::Eq;
        assert!(passes(eq, 0.0, -0.0) && passes(eq, INFINITY, INFINITY) && passes(eq, 1e-45, 1e-45));
        assert!(!passes(eq, NAN, NAN) && !passes(eq, 1.0, 1.0f32.next_up()) && !passes(eq, INFINITY, -INFINITY));
    }

    #[test]
    fn almost_eq() {
        let almost = CheckKind::AlmostEq { tolerance: 0.125 };
        assert!(passes(almost, 1.0, 1.125) && passes(almost, NAN, NAN) && passes(almost, -INFINITY, -INFINITY));
        assert!(!passes(almost, 1.0, 1.125f32.next_up()) && !passes(almost, NAN, 0.0) && !passes(almost, 0.0, NAN));
        assert!(!passes(almost, INFINITY, f32::MAX) && !passes(almost, INFINITY, -INFINITY));
    }

    #[test]
    fn close() {
        let close = CheckKind::Close { min_ulp: 0, max_ulp: 2 };
        let up = |x: f32| x.next_up();
        assert!(passes(close, 1.0, up(up(1.0))) && passes(close, 0.0, -0.0) && passes(close, NAN, -NAN));
        assert!(passes(close, f32::from_bits(1), -f32::from_bits(1)), "two subnormals around zero");
        assert!(!passes(close, 1.0, up(up(up(1.0)))) && !passes(close, f32::MAX, INFINITY) && !passes(close, NAN, 1.0));
        let apart = CheckKind::Close { min_ulp: 1, max_ulp: 1 };
        assert!(passes(apart, 1.0, up(1.0)) && !passes(apart, 1.0, 1.0));
        let any = CheckKind::Close { min_ulp: 0, max_ulp: u64::MAX };
        assert!(passes(any, f32::MAX, f32::MIN) && !passes(any, INFINITY, -INFINITY));
    }

    #[test]
    fn failures_say_where_and_how_much() {
        let kind = CheckKind::Close { min_ulp: 0, max_ulp: 3 };
        let mut values = [1.0; 6];
        values[4] = 2.0;
        values[1] = f32::from_bits(1.0f32.to_bits() + 9);
        let shaped =
            |values: &[f32]| Tensor::new(TensorType::new(ElementType::F32, [2, 3]), f32s(values).bytes()).unwrap();
        let (actual, expected) = (shaped(&values), shaped(&[1.0; 6]));
        let text = compare(kind, &actual, &expected).unwrap_err().to_string();
        assert_eq!(
            text,
            "elements must be at most 3 ulp apart, 2 of 6 are not; first at [0, 1]: expected 1.0, got 1.0000011 \
             (9 ulp apart), worst at [1, 1]: expected 1.0, got 2.0 (8388608 ulp apart)"
        );
        let text = compare(kind, &actual, &f32s(&[1.0])).unwrap_err().to_string();
        assert_eq!(text, "type must be tensor<1xf32>, got tensor<2x3xf32>");
        let check = Check { kind, actual: 0, expected: 1, name: "check.expect_close".into(), location: "a:1:2".into() };
        let failed = failures(&[check.clone(), check], &[actual, expected]);
        assert_eq!(failed.len(), 2);
        assert!(failed[0].to_string().starts_with("a:1:2: check.expect_close failed: elements must be"));
    }

    #[test]
    fn other_element_types() {
        let scalar = |element, data: &[u8]| Tensor::new(TensorType::new(element, []), data).unwrap();
        use ElementType as E;
        // Neighbours of fewer bits: 1 and the next f8E4M3FN.
        let close = CheckKind::Close { min_ulp: 0, max_ulp: 1 };
        assert!(compare(close, &scalar(E::F8E4M3Fn, &[0x38]), &scalar(E::F8E4M3Fn, &[0x39])).is_ok());
        assert!(compare(close, &scalar(E::F8E4M3Fn, &[0x38]), &scalar(E::F8E4M3Fn, &[0x3A])).is_err());
        // The same pattern means another number: negative zero is NaN in FNUZ.
        assert!(compare(CheckKind::Eq, &scalar(E::F8E5M2Fnuz, &[0x80]), &scalar(E::F8E5M2Fnuz, &[0])).is_err());
        assert!(compare(CheckKind::Eq, &scalar(E::F8E5M2, &[0x80]), &scalar(E::F8E5M2, &[0])).is_ok());
        let extremes = (scalar(E::I64, &i64::MIN.to_le_bytes()), scalar(E::I64, &i64::MAX.to_le_bytes()));
        assert!(compare(CheckKind::Eq, &extremes.0, &extremes.1).is_err());
        assert!(compare(CheckKind::Eq, &extremes.0, &extremes.0).is_ok());
        let complex = |re: f64, im: f64| scalar(E::ComplexF64, &[re.to_le_bytes(), im.to_le_bytes()].concat());
        let text = compare(CheckKind::Eq, &complex(1.0, f64::NAN), &complex(1.0, 2.0)).unwrap_err().to_string();
        assert_eq!(
            text,
            "elements must be equal, 1 of 1 are not; first at []: expected (1.0, 2.0), got (1.0, nan) (not comparable)"
        );
    }
}
