// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Constructors of types and attributes that melior has not, or only with panics or unsigned sizes.
use crate::string_ref;
use melior::{
    Context,
    ir::{Attribute, AttributeLike, Type, TypeLike},
};
use mlir_sys::*;

/// The context that a type belongs to, as a raw handle.
pub(crate) fn context_of(r#type: Type) -> MlirContext {
    // SAFETY: a type always has a context.
    unsafe { mlirTypeGetContext(r#type.to_raw()) }
}

// SAFETY of this file: every constructor is given live handles of one context and well-formed sizes.

pub fn integer(context: &Context, width: u32) -> Type<'_> {
    unsafe { Type::from_raw(mlirIntegerTypeGet(context.to_raw(), width)) }
}
pub fn index(context: &Context) -> Type<'_> {
    unsafe { Type::from_raw(mlirIndexTypeGet(context.to_raw())) }
}
pub fn f32(context: &Context) -> Type<'_> {
    unsafe { Type::from_raw(mlirF32TypeGet(context.to_raw())) }
}
pub fn f64(context: &Context) -> Type<'_> {
    unsafe { Type::from_raw(mlirF64TypeGet(context.to_raw())) }
}
/// A ranked tensor; a negative size is dynamic.
pub fn tensor<'c>(shape: &[i64], element: Type<'c>) -> Type<'c> {
    unsafe {
        let none = MlirAttribute { ptr: std::ptr::null_mut() };
        Type::from_raw(mlirRankedTensorTypeGet(shape.len() as isize, dynamic(shape).as_ptr(), element.to_raw(), none))
    }
}
/// A memref with the identity layout.
pub fn memref<'c>(shape: &[i64], element: Type<'c>) -> Type<'c> {
    unsafe {
        let none = MlirAttribute { ptr: std::ptr::null_mut() };
        Type::from_raw(mlirMemRefTypeContiguousGet(
            element.to_raw(),
            shape.len() as isize,
            dynamic(shape).as_ptr(),
            none,
        ))
    }
}
/// How many elements a step along each dimension of a tensor, in row-major order, or of a memref moves; none where a memref's layout
/// does not say so for all dimensions.
pub fn strides(r#type: Type) -> Option<Vec<i64>> {
    let shape = crate::ir::shape(r#type);
    if is_memref(r#type) && r#type != memref(&shape, crate::ir::element_type(r#type)) {
        let (mut strides, mut offset) = (vec![0; shape.len()], 0);
        // SAFETY: the type is a memref, and there is room for a stride of each dimension.
        let known =
            unsafe { mlirMemRefTypeGetStridesAndOffset(r#type.to_raw(), strides.as_mut_ptr(), &raw mut offset) };
        return (known.value != 0 && !strides.contains(&i64::MIN)).then_some(strides);
    }
    Some(row_major(&shape))
}

/// Row-major strides of a static shape.
pub fn row_major(shape: &[i64]) -> Vec<i64> {
    let mut strides = vec![1; shape.len()];
    for d in (1..shape.len()).rev() {
        strides[d - 1] = strides[d] * shape[d];
    }
    strides
}

/// A memref of one dimension whose elements follow each other from somewhere in memory on.
pub fn memref_from<'c>(count: i64, element: Type<'c>) -> Type<'c> {
    // SAFETY: element and layout are of the same context, and the layout has the memref's rank.
    unsafe {
        let (unknown, strides) = (mlirShapedTypeGetDynamicStrideOrOffset(), [1]);
        let layout = mlirStridedLayoutAttrGet(mlirTypeGetContext(element.to_raw()), unknown, 1, strides.as_ptr());
        let space = MlirAttribute { ptr: std::ptr::null_mut() };
        Type::from_raw(mlirMemRefTypeGet(element.to_raw(), 1, [count].as_ptr(), layout, space))
    }
}
pub fn vector<'c>(shape: &[i64], element: Type<'c>) -> Type<'c> {
    unsafe { Type::from_raw(mlirVectorTypeGet(shape.len() as isize, shape.as_ptr(), element.to_raw())) }
}
pub fn function<'c>(context: &'c Context, inputs: &[Type<'c>], results: &[Type<'c>]) -> Type<'c> {
    let raw = |types: &[Type]| types.iter().map(|t| t.to_raw()).collect::<Vec<_>>();
    let (inputs, results) = (raw(inputs), raw(results));
    unsafe {
        Type::from_raw(mlirFunctionTypeGet(
            context.to_raw(),
            inputs.len() as isize,
            inputs.as_ptr(),
            results.len() as isize,
            results.as_ptr(),
        ))
    }
}
fn dynamic(shape: &[i64]) -> Vec<i64> {
    shape.iter().map(|&size| if size < 0 { unsafe { mlirShapedTypeGetDynamicSize() } } else { size }).collect()
}

pub fn is_float(r#type: Type) -> bool {
    unsafe { mlirTypeIsAFloat(r#type.to_raw()) }
}
pub fn is_integer(r#type: Type) -> bool {
    unsafe { mlirTypeIsAInteger(r#type.to_raw()) }
}
pub fn is_unsigned(r#type: Type) -> bool {
    is_integer(r#type) && unsafe { mlirIntegerTypeIsUnsigned(r#type.to_raw()) }
}
pub fn is_index(r#type: Type) -> bool {
    unsafe { mlirTypeIsAIndex(r#type.to_raw()) }
}
pub fn is_complex(r#type: Type) -> bool {
    unsafe { mlirTypeIsAComplex(r#type.to_raw()) }
}
pub fn is_vector(r#type: Type) -> bool {
    unsafe { mlirTypeIsAVector(r#type.to_raw()) }
}
pub fn is_tensor(r#type: Type) -> bool {
    unsafe { mlirTypeIsARankedTensor(r#type.to_raw()) }
}
pub fn is_memref(r#type: Type) -> bool {
    unsafe { mlirTypeIsAMemRef(r#type.to_raw()) }
}
/// Bits of an integer or float type; none for others.
pub fn width(r#type: Type) -> Option<u32> {
    unsafe {
        if is_integer(r#type) {
            Some(mlirIntegerTypeGetWidth(r#type.to_raw()))
        } else if is_float(r#type) {
            Some(mlirFloatTypeGetWidth(r#type.to_raw()))
        } else {
            None
        }
    }
}

pub fn string_attribute<'c>(context: &'c Context, text: &str) -> Attribute<'c> {
    unsafe { Attribute::from_raw(mlirStringAttrGet(context.to_raw(), string_ref(text))) }
}
pub fn symbol_reference<'c>(context: &'c Context, name: &str) -> Attribute<'c> {
    unsafe { Attribute::from_raw(mlirFlatSymbolRefAttrGet(context.to_raw(), string_ref(name))) }
}
pub fn type_attribute(r#type: Type<'_>) -> Attribute<'_> {
    unsafe { Attribute::from_raw(mlirTypeAttrGet(r#type.to_raw())) }
}
/// The type in a type attribute.
pub fn type_of<'c>(attribute: Attribute<'c>) -> Option<Type<'c>> {
    // SAFETY: the kind is checked first.
    unsafe {
        mlirAttributeIsAType(attribute.to_raw()).then(|| Type::from_raw(mlirTypeAttrGetValue(attribute.to_raw())))
    }
}
pub fn integer_attribute(r#type: Type<'_>, value: i64) -> Attribute<'_> {
    unsafe { Attribute::from_raw(mlirIntegerAttrGet(r#type.to_raw(), value)) }
}
pub fn i64_attribute(context: &Context, value: i64) -> Attribute<'_> {
    integer_attribute(integer(context, 64), value)
}
/// A float attribute; the value is rounded to the type.
pub fn float_attribute(r#type: Type<'_>, value: f64) -> Attribute<'_> {
    unsafe { Attribute::from_raw(mlirFloatAttrDoubleGet(context_of(r#type), r#type.to_raw(), value)) }
}
/// Dense elements of a shaped type that are all `element`, which is of its element type.
pub fn dense_splat<'c>(r#type: Type<'c>, element: Attribute<'c>) -> Attribute<'c> {
    unsafe { Attribute::from_raw(mlirDenseElementsAttrSplatGet(r#type.to_raw(), element.to_raw())) }
}
/// The type of the real and the imaginary part of a complex type; none for other types.
pub fn complex_part<'c>(r#type: Type<'c>) -> Option<Type<'c>> {
    unsafe { is_complex(r#type).then(|| Type::from_raw(mlirComplexTypeGetElementType(r#type.to_raw()))) }
}
pub fn i64_array<'c>(context: &'c Context, values: &[i64]) -> Attribute<'c> {
    unsafe { Attribute::from_raw(mlirDenseI64ArrayGet(context.to_raw(), values.len() as isize, values.as_ptr())) }
}
/// An `array<i64>` attribute in the context of another attribute: for native PDL functions, which have no context.
pub fn i64_array_like<'c>(other: Attribute<'c>, values: &[i64]) -> Attribute<'c> {
    unsafe {
        Attribute::from_raw(mlirDenseI64ArrayGet(
            mlirAttributeGetContext(other.to_raw()),
            values.len() as isize,
            values.as_ptr(),
        ))
    }
}
pub fn i32_array<'c>(context: &'c Context, values: &[i32]) -> Attribute<'c> {
    unsafe { Attribute::from_raw(mlirDenseI32ArrayGet(context.to_raw(), values.len() as isize, values.as_ptr())) }
}
/// An `array<i1>` attribute.
pub fn bool_array<'c>(context: &'c Context, values: &[bool]) -> Attribute<'c> {
    let values: Vec<std::ffi::c_int> = values.iter().map(|&v| v as _).collect();
    unsafe { Attribute::from_raw(mlirDenseBoolArrayGet(context.to_raw(), values.len() as isize, values.as_ptr())) }
}
pub fn array<'c>(context: &'c Context, values: &[Attribute<'c>]) -> Attribute<'c> {
    let raw: Vec<MlirAttribute> = values.iter().map(|v| v.to_raw()).collect();
    unsafe { Attribute::from_raw(mlirArrayAttrGet(context.to_raw(), raw.len() as isize, raw.as_ptr())) }
}
pub fn unit(context: &Context) -> Attribute<'_> {
    unsafe { Attribute::from_raw(mlirUnitAttrGet(context.to_raw())) }
}
pub fn dictionary<'c>(context: &'c Context, entries: &[(&str, Attribute<'c>)]) -> Attribute<'c> {
    unsafe {
        let raw: Vec<MlirNamedAttribute> = entries
            .iter()
            .map(|(name, value)| MlirNamedAttribute {
                name: mlirIdentifierGet(context.to_raw(), string_ref(name)),
                attribute: value.to_raw(),
            })
            .collect();
        Attribute::from_raw(mlirDictionaryAttrGet(context.to_raw(), raw.len() as isize, raw.as_ptr()))
    }
}
/// An attribute given as text. For constants of the compiler's own: none when the text is wrong.
pub fn parse_attribute<'c>(context: &'c Context, text: &str) -> Option<Attribute<'c>> {
    unsafe { Attribute::from_option_raw(mlirAttributeParseGet(context.to_raw(), string_ref(text))) }
}
/// A type given as text. For constants of the compiler's own: none when the text is wrong.
pub fn parse_type<'c>(context: &'c Context, text: &str) -> Option<Type<'c>> {
    unsafe { Type::from_option_raw(mlirTypeParseGet(context.to_raw(), string_ref(text))) }
}
