// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Attributes as plain Rust values, and back.
use super::ffi::{self, string_ref};
use melior::{
    Context,
    ir::{Attribute, AttributeLike, Location, OperationRef, Type, TypeLike},
};
use mlir_sys::*;

/// Anything that belongs to a context.
pub trait InContext<'c> {
    fn raw_context(&self) -> MlirContext;
}

impl<'c> InContext<'c> for &'c Context {
    fn raw_context(&self) -> MlirContext {
        self.to_raw()
    }
}

impl<'c> InContext<'c> for Location<'c> {
    fn raw_context(&self) -> MlirContext {
        // SAFETY: the location is alive.
        unsafe { mlirLocationGetContext(self.to_raw()) }
    }
}

impl<'c> InContext<'c> for Attribute<'c> {
    fn raw_context(&self) -> MlirContext {
        // SAFETY: the attribute is alive.
        unsafe { mlirAttributeGetContext(self.to_raw()) }
    }
}

impl<'c> InContext<'c> for Type<'c> {
    fn raw_context(&self) -> MlirContext {
        // SAFETY: the type is alive.
        unsafe { mlirTypeGetContext(self.to_raw()) }
    }
}

impl<'c> InContext<'c> for OperationRef<'c, '_> {
    fn raw_context(&self) -> MlirContext {
        // SAFETY: the operation is alive.
        unsafe { mlirOperationGetContext((*self).to_raw()) }
    }
}

/// A value that an attribute of one kind holds.
pub trait FromAttribute<'c>: Sized {
    /// The kind, as a diagnostic names it.
    const EXPECTED: &'static str;

    /// The value, or nothing if the attribute is of another kind.
    fn from_attribute(attribute: Attribute<'c>) -> Option<Self>;
}

/// An attribute of an operation that may be absent.
///
/// Panics if it is of another kind than ODS says: the verifier of an operation runs after that has been checked.
pub fn optional<'c, T: FromAttribute<'c>>(operation: OperationRef<'c, '_>, name: &str) -> Option<T> {
    let attribute = shale_bridge::ir::attribute(operation, name)?;
    Some(T::from_attribute(attribute).unwrap_or_else(|| panic!("{name} must be {}, got {attribute}", T::EXPECTED)))
}

/// An attribute of an operation that ODS requires.
///
/// Panics if it is absent or of another kind, which ODS has excluded.
pub fn required<'c, T: FromAttribute<'c>>(operation: OperationRef<'c, '_>, name: &str) -> T {
    optional(operation, name).unwrap_or_else(|| panic!("{name} must be present"))
}

impl<'c> FromAttribute<'c> for Attribute<'c> {
    const EXPECTED: &'static str = "an attribute";

    fn from_attribute(attribute: Attribute<'c>) -> Option<Self> {
        Some(attribute)
    }
}

impl<'c> FromAttribute<'c> for bool {
    const EXPECTED: &'static str = "a boolean";

    fn from_attribute(attribute: Attribute<'c>) -> Option<Self> {
        let raw = attribute.to_raw();
        // SAFETY: the kind is checked first.
        unsafe { mlirAttributeIsABool(raw).then(|| mlirBoolAttrGetValue(raw)) }
    }
}

impl<'c> FromAttribute<'c> for i64 {
    const EXPECTED: &'static str = "an integer of at most 64 bits";

    fn from_attribute(attribute: Attribute<'c>) -> Option<Self> {
        let raw = attribute.to_raw();
        // SAFETY: kind, width and sign are checked before the accessor that asks for them.
        unsafe {
            if !mlirAttributeIsAInteger(raw) {
                return None;
            }
            let r#type = mlirAttributeGetType(raw);
            if mlirTypeIsAIndex(r#type) {
                return Some(mlirIntegerAttrGetValueInt(raw));
            }
            if !mlirTypeIsAInteger(r#type) || mlirIntegerTypeGetWidth(r#type) > 64 {
                return None;
            }
            if mlirIntegerTypeIsUnsigned(r#type) {
                i64::try_from(mlirIntegerAttrGetValueUInt(raw)).ok()
            } else if mlirIntegerTypeIsSigned(r#type) {
                Some(mlirIntegerAttrGetValueSInt(raw))
            } else {
                Some(mlirIntegerAttrGetValueInt(raw))
            }
        }
    }
}

impl<'c> FromAttribute<'c> for f64 {
    const EXPECTED: &'static str = "a float";

    fn from_attribute(attribute: Attribute<'c>) -> Option<Self> {
        let raw = attribute.to_raw();
        // SAFETY: the kind is checked first.
        unsafe { mlirAttributeIsAFloat(raw).then(|| mlirFloatAttrGetValueDouble(raw)) }
    }
}

/// A string or the name in a flat symbol reference.
impl<'c> FromAttribute<'c> for String {
    const EXPECTED: &'static str = "a string";

    fn from_attribute(attribute: Attribute<'c>) -> Option<Self> {
        let raw = attribute.to_raw();
        // SAFETY: the kind is checked first, and the text is copied.
        unsafe {
            if mlirAttributeIsAString(raw) {
                Some(ffi::string(mlirStringAttrGetValue(raw)))
            } else {
                mlirAttributeIsAFlatSymbolRef(raw).then(|| ffi::string(mlirFlatSymbolRefAttrGetValue(raw)))
            }
        }
    }
}

/// `array<i64: …>` or `array<i32: …>`, or the elements of a dense attribute of 64-bit integers.
impl<'c> FromAttribute<'c> for Vec<i64> {
    const EXPECTED: &'static str = "an array of integers";

    fn from_attribute(attribute: Attribute<'c>) -> Option<Self> {
        let raw = attribute.to_raw();
        // SAFETY: the kind is checked first, and the positions are in range.
        unsafe {
            if mlirAttributeIsADenseI64Array(raw) {
                Some((0..mlirDenseArrayGetNumElements(raw)).map(|i| mlirDenseI64ArrayGetElement(raw, i)).collect())
            } else if mlirAttributeIsADenseI32Array(raw) {
                Some(
                    (0..mlirDenseArrayGetNumElements(raw))
                        .map(|i| i64::from(mlirDenseI32ArrayGetElement(raw, i)))
                        .collect(),
                )
            } else if mlirAttributeIsADenseIntElements(raw) {
                let element = mlirShapedTypeGetElementType(mlirAttributeGetType(raw));
                let is_i64 = mlirTypeIsAInteger(element) && mlirIntegerTypeGetWidth(element) == 64;
                let count = mlirElementsAttrGetNumElements(raw);
                is_i64.then(|| (0..count).map(|i| mlirDenseElementsAttrGetInt64Value(raw, i as isize)).collect())
            } else {
                None
            }
        }
    }
}

/// The elements of dense indices.
pub fn indices(attribute: Attribute) -> Option<Vec<i64>> {
    // SAFETY: the kind and the element type are checked first, and the positions are in range.
    unsafe {
        let raw = attribute.to_raw();
        let is_dense = mlirAttributeIsADenseElements(raw)
            && mlirTypeIsAIndex(mlirShapedTypeGetElementType(mlirAttributeGetType(raw)));
        let at = |i| i64::try_from(mlirDenseElementsAttrGetIndexValue(raw, i as isize)).ok();
        is_dense.then(|| (0..mlirElementsAttrGetNumElements(raw)).map(at).collect())?
    }
}

/// `array<i1: …>`.
impl<'c> FromAttribute<'c> for Vec<bool> {
    const EXPECTED: &'static str = "an array of booleans";

    fn from_attribute(attribute: Attribute<'c>) -> Option<Self> {
        let raw = attribute.to_raw();
        // SAFETY: the kind is checked first, and the positions are in range.
        unsafe {
            mlirAttributeIsADenseBoolArray(raw)
                .then(|| (0..mlirDenseArrayGetNumElements(raw)).map(|i| mlirDenseBoolArrayGetElement(raw, i)).collect())
        }
    }
}

impl<'c> FromAttribute<'c> for Type<'c> {
    const EXPECTED: &'static str = "a type";

    fn from_attribute(attribute: Attribute<'c>) -> Option<Self> {
        let raw = attribute.to_raw();
        // SAFETY: the kind is checked first.
        unsafe { mlirAttributeIsAType(raw).then(|| Type::from_raw(mlirTypeAttrGetValue(raw))) }
    }
}

/// The elements of an array attribute, all of one kind.
pub struct ArrayOf<T>(pub Vec<T>);

impl<'c, T: FromAttribute<'c>> FromAttribute<'c> for ArrayOf<T> {
    const EXPECTED: &'static str = "an array of attributes of one kind";

    fn from_attribute(attribute: Attribute<'c>) -> Option<Self> {
        shale_bridge::ir::elements(attribute)?.into_iter().map(T::from_attribute).collect::<Option<_>>().map(Self)
    }
}

/// An enum that is stored as a plain integer.
pub struct Number<T>(pub T);

// The constructors are for the generated `build` functions; each takes the context from the location.

/// Whether an integer type says how its top bit is read.
#[derive(Clone, Copy, Debug)]
pub enum Sign {
    Signless,
    Signed,
    Unsigned,
}

/// An integer attribute of the width, or of type `index`.
pub fn integer<'c>(location: Location<'c>, width: Option<u32>, sign: Sign, value: i64) -> Attribute<'c> {
    let context = location.raw_context();
    // SAFETY: the context is alive.
    unsafe {
        let r#type = match (width, sign) {
            (None, _) => mlirIndexTypeGet(context),
            (Some(width), Sign::Signless) => mlirIntegerTypeGet(context, width),
            (Some(width), Sign::Signed) => mlirIntegerTypeSignedGet(context, width),
            (Some(width), Sign::Unsigned) => mlirIntegerTypeUnsignedGet(context, width),
        };
        Attribute::from_raw(mlirIntegerAttrGet(r#type, value))
    }
}

pub fn boolean(location: Location<'_>, value: bool) -> Attribute<'_> {
    // SAFETY: the context is alive.
    unsafe { Attribute::from_raw(mlirBoolAttrGet(location.raw_context(), value.into())) }
}

pub fn unit(location: Location<'_>) -> Attribute<'_> {
    // SAFETY: the context is alive.
    unsafe { Attribute::from_raw(mlirUnitAttrGet(location.raw_context())) }
}

/// A float attribute of 32 or 64 bits.
pub fn float(location: Location<'_>, width: u32, value: f64) -> Attribute<'_> {
    let context = location.raw_context();
    // SAFETY: the context is alive.
    unsafe {
        let r#type = if width == 32 { mlirF32TypeGet(context) } else { mlirF64TypeGet(context) };
        Attribute::from_raw(mlirFloatAttrDoubleGet(context, r#type, value))
    }
}

pub fn string<'c>(location: Location<'c>, value: &str) -> Attribute<'c> {
    // SAFETY: the context is alive; MLIR copies the text.
    unsafe { Attribute::from_raw(mlirStringAttrGet(location.raw_context(), string_ref(value))) }
}

pub fn symbol<'c>(location: Location<'c>, value: &str) -> Attribute<'c> {
    // SAFETY: the context is alive; MLIR copies the text.
    unsafe { Attribute::from_raw(mlirFlatSymbolRefAttrGet(location.raw_context(), string_ref(value))) }
}

/// `array<i64: …>`, or `array<i32: …>` for a width of 32.
pub fn integers<'c>(location: Location<'c>, width: u32, values: &[i64]) -> Attribute<'c> {
    let context = location.raw_context();
    // SAFETY: the context is alive; MLIR copies the numbers.
    unsafe {
        Attribute::from_raw(if width == 32 {
            let values: Vec<i32> = values.iter().map(|&value| value as i32).collect();
            mlirDenseI32ArrayGet(context, values.len() as isize, values.as_ptr())
        } else {
            mlirDenseI64ArrayGet(context, values.len() as isize, values.as_ptr())
        })
    }
}

pub fn booleans<'c>(location: Location<'c>, values: &[bool]) -> Attribute<'c> {
    let values: Vec<std::ffi::c_int> = values.iter().map(|&value| value.into()).collect();
    // SAFETY: the context is alive; MLIR copies the values.
    unsafe {
        Attribute::from_raw(mlirDenseBoolArrayGet(location.raw_context(), values.len() as isize, values.as_ptr()))
    }
}

pub fn of_type(r#type: Type<'_>) -> Attribute<'_> {
    // SAFETY: the type is alive.
    unsafe { Attribute::from_raw(mlirTypeAttrGet(r#type.to_raw())) }
}

pub fn array<'c>(location: Location<'c>, values: &[Attribute<'c>]) -> Attribute<'c> {
    let values: Vec<MlirAttribute> = values.iter().map(|value| value.to_raw()).collect();
    // SAFETY: the context is alive; MLIR copies the handles.
    unsafe { Attribute::from_raw(mlirArrayAttrGet(location.raw_context(), values.len() as isize, values.as_ptr())) }
}
