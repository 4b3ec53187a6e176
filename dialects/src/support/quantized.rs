// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Quantized element types: those of MLIR's quant dialect.
use melior::ir::{Type, TypeLike};
use mlir_sys::{MlirType, mlirFloatTypeGetWidth};
use std::ffi::c_void;

#[repr(C)]
struct Parameters {
    storage: MlirType,
    expressed: MlirType,
    minimum: i64,
    maximum: i64,
    axis: i64,
}

unsafe extern "C" {
    fn shaleQuantizedType(
        r#type: MlirType,
        parameters: *mut Parameters,
        emit: extern "C" fn(*mut c_void, f64, i64),
        data: *mut c_void,
    ) -> bool;
    fn shaleQuantizedAlong(r#type: MlirType, axis: i64) -> MlirType;
}

/// A quantized type, taken apart.
#[derive(Clone, Debug, PartialEq)]
pub struct QuantizedType<'c> {
    /// What is stored: signless where it is signed.
    pub storage: Type<'c>,
    /// The float that is meant.
    pub expressed: Type<'c>,
    pub minimum: i64,
    pub maximum: i64,
    /// The dimension along which the scales differ; nothing for one scale of all elements.
    pub axis: Option<usize>,
    /// Scales and zero points: one, or one per element along the axis; empty for a type that has none.
    pub scales: Vec<(f64, i64)>,
}

impl<'c> QuantizedType<'c> {
    /// The parts of a type, if it is quantized.
    pub fn of(r#type: Type<'c>) -> Option<Self> {
        extern "C" fn emit(scales: *mut c_void, scale: f64, zero: i64) {
            // SAFETY: `scales` is the list below.
            unsafe { (*scales.cast::<Vec<(f64, i64)>>()).push((scale, zero)) }
        }
        let null = MlirType { ptr: std::ptr::null() };
        let mut parameters = Parameters { storage: null, expressed: null, minimum: 0, maximum: 0, axis: -1 };
        let mut scales: Vec<(f64, i64)> = vec![];
        // SAFETY: the type is alive, and the pointers are to the variables above.
        unsafe {
            if !shaleQuantizedType(r#type.to_raw(), &mut parameters, emit, (&raw mut scales).cast()) {
                return None;
            }
            Some(Self {
                storage: Type::from_raw(parameters.storage),
                expressed: Type::from_raw(parameters.expressed),
                minimum: parameters.minimum,
                maximum: parameters.maximum,
                axis: usize::try_from(parameters.axis).ok(),
                scales,
            })
        }
    }

    /// Whether two types differ in scales, zero points and the dimension of these alone.
    pub fn is_stored_as(&self, other: &QuantizedType) -> bool {
        self.storage == other.storage
            && self.expressed == other.expressed
            && (self.minimum, self.maximum) == (other.minimum, other.maximum)
    }

    /// The same type with its scales along another dimension; other types as they are.
    pub fn along(r#type: Type<'c>, axis: usize) -> Type<'c> {
        // SAFETY: the type is alive.
        unsafe { Type::from_raw(shaleQuantizedAlong(r#type.to_raw(), axis as i64)) }
    }

    /// Bits of the expressed type.
    pub fn expressed_width(&self) -> u32 {
        // SAFETY: the expressed type of a quantized type is a float.
        unsafe { mlirFloatTypeGetWidth(self.expressed.to_raw()) }
    }
}
