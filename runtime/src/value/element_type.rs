// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! The element types of StableHLO and how one element is stored in memory.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::{fmt, str::FromStr};

/// What the bits of an element mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// `i1`.
    Boolean,
    /// Two's complement.
    Signed,
    /// Unsigned.
    Unsigned,
    /// A binary floating-point format.
    Float,
    /// Real part, imaginary part.
    Complex,
}

macro_rules! element_types {
    ($($variant:ident $name:literal $kind:ident $bits:literal $size:literal;)*) => {
        /// An element type of StableHLO (specification, section "Types"), named as in its assembly format.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[allow(missing_docs)]
        pub enum ElementType { $($variant,)* }

        impl ElementType {
            /// Every element type.
            pub const ALL: &[ElementType] = &[$(ElementType::$variant,)*];

            /// The name in MLIR's assembly format; unsigned integers as StableHLO spells them (`ui8`).
            pub const fn name(self) -> &'static str {
                match self { $(ElementType::$variant => $name,)* }
            }

            /// What the bits mean.
            pub const fn kind(self) -> Kind {
                match self { $(ElementType::$variant => Kind::$kind,)* }
            }

            /// Number of bits that carry the value; of both parts if complex.
            pub const fn bits(self) -> usize {
                match self { $(ElementType::$variant => $bits,)* }
            }

            /// Bytes of one stored element. Types below eight bits take a byte each: `i1` is 0 or 1, integers are
            /// extended by sign or zero, floats lie in the low bits. `tf32` is stored as `f32`.
            pub const fn size(self) -> usize {
                match self { $(ElementType::$variant => $size,)* }
            }
        }
    };
}

element_types! {
    I1 "i1" Boolean 1 1;
    I2 "i2" Signed 2 1;
    I4 "i4" Signed 4 1;
    I8 "i8" Signed 8 1;
    I16 "i16" Signed 16 2;
    I32 "i32" Signed 32 4;
    I64 "i64" Signed 64 8;
    Ui2 "ui2" Unsigned 2 1;
    Ui4 "ui4" Unsigned 4 1;
    Ui8 "ui8" Unsigned 8 1;
    Ui16 "ui16" Unsigned 16 2;
    Ui32 "ui32" Unsigned 32 4;
    Ui64 "ui64" Unsigned 64 8;
    Bf16 "bf16" Float 16 2;
    F16 "f16" Float 16 2;
    F32 "f32" Float 32 4;
    F64 "f64" Float 64 8;
    F8E3M4 "f8E3M4" Float 8 1;
    F8E4M3 "f8E4M3" Float 8 1;
    F8E4M3Fn "f8E4M3FN" Float 8 1;
    F8E4M3Fnuz "f8E4M3FNUZ" Float 8 1;
    F8E4M3B11Fnuz "f8E4M3B11FNUZ" Float 8 1;
    F8E5M2 "f8E5M2" Float 8 1;
    F8E5M2Fnuz "f8E5M2FNUZ" Float 8 1;
    F8E8M0Fnu "f8E8M0FNU" Float 8 1;
    F6E2M3Fn "f6E2M3FN" Float 6 1;
    F6E3M2Fn "f6E3M2FN" Float 6 1;
    F4E2M1Fn "f4E2M1FN" Float 4 1;
    ComplexF32 "complex<f32>" Complex 64 8;
    ComplexF64 "complex<f64>" Complex 128 16;
    Tf32 "tf32" Float 19 4;
}

impl ElementType {
    /// The type of one part of a complex number, or the type itself.
    pub const fn part(self) -> ElementType {
        match self {
            ElementType::ComplexF32 => ElementType::F32,
            ElementType::ComplexF64 => ElementType::F64,
            other => other,
        }
    }
}

impl fmt::Display for ElementType {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// No element type has this name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("element type must be one of StableHLO's, got `{0}`")]
pub struct UnknownElementType(pub String);

impl FromStr for ElementType {
    type Err = UnknownElementType;

    fn from_str(name: &str) -> Result<Self, UnknownElementType> {
        Self::ALL.iter().copied().find(|t| t.name() == name).ok_or_else(|| UnknownElementType(name.to_owned()))
    }
}

impl Serialize for ElementType {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for ElementType {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// The size of a dimension that is known only when a program runs, in its signature.
pub const DYNAMIC: usize = usize::MAX;

/// A tensor type. Prints as in MLIR: `tensor<4x3xf32>`, `tensor<?x3xf32>`.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TensorType {
    /// The type of each element.
    pub element: ElementType,
    /// Size of each dimension, [`DYNAMIC`] in the signature of a program that takes any; empty for a scalar. Elements are stored densely in row-major order.
    pub shape: Vec<usize>,
}

impl TensorType {
    /// A tensor type.
    pub fn new(element: ElementType, shape: impl Into<Vec<usize>>) -> Self {
        Self { element, shape: shape.into() }
    }

    /// Whether a size is known only when a program runs.
    pub fn is_dynamic(&self) -> bool {
        self.shape.contains(&DYNAMIC)
    }

    /// Whether a tensor of another type is one of this type: dynamic dimensions may have any size.
    pub fn admits(&self, other: &TensorType) -> bool {
        self.element == other.element
            && self.shape.len() == other.shape.len()
            && self.shape.iter().zip(&other.shape).all(|(own, size)| own == size || *own == DYNAMIC)
    }

    /// Number of elements, none if it does not fit or is not known.
    pub fn checked_count(&self) -> Option<usize> {
        if self.is_dynamic() {
            return None;
        }
        // A zero anywhere makes the tensor empty, however large the other dimensions are.
        if self.shape.contains(&0) {
            return Some(0);
        }
        self.shape.iter().try_fold(1usize, |product, &size| product.checked_mul(size))
    }

    /// Size in bytes, none if it does not fit an allocation (`isize`).
    pub fn checked_size(&self) -> Option<usize> {
        self.checked_count()?.checked_mul(self.element.size()).filter(|&size| isize::try_from(size).is_ok())
    }
}

impl fmt::Display for TensorType {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("tensor<")?;
        for size in &self.shape {
            match *size {
                DYNAMIC => f.write_str("?x")?,
                size => write!(f, "{size}x")?,
            }
        }
        write!(f, "{}>", self.element)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_round_trip() {
        for &t in ElementType::ALL {
            assert_eq!(t.name().parse(), Ok(t));
            assert!(t.bits() <= 8 * t.size());
        }
        assert_eq!(
            "f33".parse::<ElementType>().unwrap_err().to_string(),
            "element type must be one of StableHLO's, got `f33`"
        );
        assert_eq!(TensorType::new(ElementType::F32, [4, 3]).to_string(), "tensor<4x3xf32>");
        assert_eq!(TensorType::new(ElementType::ComplexF64, []).to_string(), "tensor<complex<f64>>");
    }

    #[test]
    fn sizes_that_overflow() {
        let huge = TensorType::new(ElementType::I8, [usize::MAX - 1, 2]);
        assert_eq!(huge.checked_count(), None);
        assert_eq!(TensorType::new(ElementType::I8, [usize::MAX - 1, 2, 0]).checked_count(), Some(0));
        assert_eq!(TensorType::new(ElementType::I64, [usize::MAX / 8 - 1]).checked_size(), None);
        assert_eq!(TensorType::new(ElementType::ComplexF64, []).checked_size(), Some(16));
    }
}
