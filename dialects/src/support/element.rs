// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! What an element type is.
use melior::ir::{Type, TypeLike};
use mlir_sys::*;

/// The float formats of StableHLO, and those that MLIR has besides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(non_camel_case_types)]
pub enum Float {
    F4E2M1FN,
    F6E2M3FN,
    F6E3M2FN,
    F8E3M4,
    F8E4M3,
    F8E4M3B11FNUZ,
    F8E4M3FN,
    F8E4M3FNUZ,
    F8E5M2,
    F8E5M2FNUZ,
    F8E8M0FNU,
    BF16,
    F16,
    TF32,
    F32,
    F64,
    /// `f80` or `f128`.
    Wide,
}

impl Float {
    /// Bits of the format; 128 stands for what is wider than 64.
    pub const fn width(self) -> u32 {
        match self {
            Self::F4E2M1FN => 4,
            Self::F6E2M3FN | Self::F6E3M2FN => 6,
            Self::F8E3M4
            | Self::F8E4M3
            | Self::F8E4M3B11FNUZ
            | Self::F8E4M3FN
            | Self::F8E4M3FNUZ
            | Self::F8E5M2
            | Self::F8E5M2FNUZ
            | Self::F8E8M0FNU => 8,
            Self::BF16 | Self::F16 => 16,
            Self::TF32 => 19,
            Self::F32 => 32,
            Self::F64 => 64,
            Self::Wide => 128,
        }
    }

    /// True for the formats of 8 bits and fewer.
    pub const fn is_narrow(self) -> bool {
        self.width() <= 8
    }
}

/// An element type, taken apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ElementType {
    /// `iN`. StableHLO's signed integers; `i1` is its boolean.
    Signless(u32),
    /// `siN`, which StableHLO has not.
    Signed(u32),
    /// `uiN`.
    Unsigned(u32),
    Index,
    Float(Float),
    /// With the format of its parts.
    Complex(Float),
    Other,
}

impl ElementType {
    pub fn of(r#type: Type) -> Self {
        let raw = r#type.to_raw();
        // SAFETY: kinds are checked before the accessors that ask for them.
        unsafe {
            if mlirTypeIsAInteger(raw) {
                let width = mlirIntegerTypeGetWidth(raw);
                if mlirIntegerTypeIsSignless(raw) {
                    Self::Signless(width)
                } else if mlirIntegerTypeIsUnsigned(raw) {
                    Self::Unsigned(width)
                } else {
                    Self::Signed(width)
                }
            } else if mlirTypeIsAIndex(raw) {
                Self::Index
            } else if mlirTypeIsAComplex(raw) {
                float(mlirComplexTypeGetElementType(raw)).map_or(Self::Other, Self::Complex)
            } else {
                float(raw).map_or(Self::Other, Self::Float)
            }
        }
    }

    /// `i1`.
    pub const fn is_bool(self) -> bool {
        matches!(self, Self::Signless(1))
    }

    /// An integer, though not a boolean: signed or unsigned.
    pub const fn is_integer(self) -> bool {
        match self {
            Self::Signless(width) => width != 1,
            Self::Signed(_) | Self::Unsigned(_) => true,
            _ => false,
        }
    }

    /// An integer whose top bit is a sign, as StableHLO reads it.
    pub const fn is_signed(self) -> bool {
        match self {
            Self::Signless(width) => width != 1,
            Self::Signed(_) => true,
            _ => false,
        }
    }

    pub const fn is_unsigned(self) -> bool {
        matches!(self, Self::Unsigned(_))
    }

    pub const fn is_signless(self) -> bool {
        matches!(self, Self::Signless(_))
    }

    pub const fn is_float(self) -> bool {
        matches!(self, Self::Float(_))
    }

    pub const fn is_complex(self) -> bool {
        matches!(self, Self::Complex(_))
    }

    /// Bits of an element; both parts of a complex number. Nothing for `index` and for what is not a number.
    pub const fn width(self) -> Option<u32> {
        match self {
            Self::Signless(width) | Self::Signed(width) | Self::Unsigned(width) => Some(width),
            Self::Float(float) => Some(float.width()),
            Self::Complex(float) => Some(2 * float.width()),
            Self::Index | Self::Other => None,
        }
    }
}

/// # Safety
/// The type is alive.
unsafe fn float(raw: MlirType) -> Option<Float> {
    type Is = unsafe extern "C" fn(MlirType) -> bool;
    const FORMATS: &[(Is, Float)] = &[
        (mlirTypeIsAF32, Float::F32),
        (mlirTypeIsAF64, Float::F64),
        (mlirTypeIsABF16, Float::BF16),
        (mlirTypeIsAF16, Float::F16),
        (mlirTypeIsAFloat4E2M1FN, Float::F4E2M1FN),
        (mlirTypeIsAFloat6E2M3FN, Float::F6E2M3FN),
        (mlirTypeIsAFloat6E3M2FN, Float::F6E3M2FN),
        (mlirTypeIsAFloat8E3M4, Float::F8E3M4),
        (mlirTypeIsAFloat8E4M3, Float::F8E4M3),
        (mlirTypeIsAFloat8E4M3B11FNUZ, Float::F8E4M3B11FNUZ),
        (mlirTypeIsAFloat8E4M3FN, Float::F8E4M3FN),
        (mlirTypeIsAFloat8E4M3FNUZ, Float::F8E4M3FNUZ),
        (mlirTypeIsAFloat8E5M2, Float::F8E5M2),
        (mlirTypeIsAFloat8E5M2FNUZ, Float::F8E5M2FNUZ),
        (mlirTypeIsAFloat8E8M0FNU, Float::F8E8M0FNU),
        (mlirTypeIsATF32, Float::TF32),
        (mlirTypeIsAFloat, Float::Wide),
    ];
    // SAFETY: as the caller says.
    FORMATS.iter().find(|(is, _)| unsafe { is(raw) }).map(|(_, float)| *float)
}
