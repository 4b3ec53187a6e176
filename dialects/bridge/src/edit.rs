// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Editing larger pieces of the IR: regions, locations, attribute lists.
use melior::{
    Context,
    ir::{
        Attribute, AttributeLike, Location, Operation, OperationRef, Region, RegionLike, Type, TypeLike, Value,
        ValueLike, operation::OperationLike,
    },
};
use mlir_sys::*;
use std::collections::HashMap;

/// Moves the blocks of a region out of its operation, which is left with an empty region.
///
/// # Panics
/// If the operation has no such region.
pub fn take_region<'c>(op: OperationRef<'c, '_>, index: usize) -> Region<'c> {
    let region = Region::new();
    let source = crate::ir::region(op, index).unwrap_or_else(|| panic!("region {index} of '{}'", crate::ir::name(op)));
    // SAFETY: both regions are alive; the blocks move with their addresses.
    unsafe { mlirRegionTakeBody(region.to_raw(), source.to_raw()) }
    region
}

/// The name and the value of an entry.
///
/// # Safety
/// The entry is one of a live operation or dictionary.
unsafe fn named<'c>(entry: MlirNamedAttribute) -> (String, Attribute<'c>) {
    // SAFETY: the caller's promise; the name is copied.
    unsafe {
        let name = mlirIdentifierStr(entry.name);
        let bytes = std::slice::from_raw_parts(name.data.cast::<u8>(), name.length);
        (String::from_utf8_lossy(bytes).into_owned(), Attribute::from_raw(entry.attribute))
    }
}

/// The attributes of an operation that its definition does not know.
pub fn discardable_attributes<'c>(op: OperationRef<'c, '_>) -> Vec<(String, Attribute<'c>)> {
    let raw = op.to_raw();
    // SAFETY: positions are in range; names are copied.
    unsafe {
        (0..mlirOperationGetNumDiscardableAttributes(raw))
            .map(|i| named(mlirOperationGetDiscardableAttribute(raw, i)))
            .collect()
    }
}

/// All attributes of an operation, those that its definition knows too.
pub fn all_attributes<'c>(op: OperationRef<'c, '_>) -> Vec<(String, Attribute<'c>)> {
    let raw = op.to_raw();
    // SAFETY: positions are in range; names are copied.
    unsafe { (0..mlirOperationGetNumAttributes(raw)).map(|i| named(mlirOperationGetAttribute(raw, i))).collect() }
}

/// The location of something made of several; a single one stays itself.
pub fn fused_location<'c>(context: &'c Context, locations: &[Location<'c>]) -> Location<'c> {
    if let [only] = locations {
        return *only;
    }
    let raw: Vec<MlirLocation> = locations.iter().map(|l| l.to_raw()).collect();
    // SAFETY: MLIR copies the list; no metadata is a null attribute.
    unsafe {
        let none = MlirAttribute { ptr: std::ptr::null_mut() };
        Location::from_raw(mlirLocationFusedGet(context.to_raw(), raw.len() as isize, raw.as_ptr(), none))
    }
}

/// The element that all elements of a dense attribute equal; none if they differ or the attribute is another one.
pub fn splat_value<'c>(attribute: Attribute<'c>) -> Option<Attribute<'c>> {
    let raw = attribute.to_raw();
    // SAFETY: the kind is checked first.
    unsafe {
        (mlirAttributeIsADenseElements(raw) && mlirDenseElementsAttrIsSplat(raw))
            .then(|| Attribute::from_raw(mlirDenseElementsAttrGetSplatValue(raw)))
    }
}

/// The entries of a dictionary attribute, sorted by name; none for other attributes.
pub fn dictionary_entries<'c>(attribute: Attribute<'c>) -> Option<Vec<(String, Attribute<'c>)>> {
    let raw = attribute.to_raw();
    // SAFETY: the kind is checked first, and positions are in range; names are copied.
    unsafe {
        mlirAttributeIsADictionary(raw).then(|| {
            (0..mlirDictionaryAttrGetNumElements(raw)).map(|i| named(mlirDictionaryAttrGetElement(raw, i))).collect()
        })
    }
}

/// The components of a tuple type; none for other types.
pub fn tuple_components<'c>(r#type: Type<'c>) -> Option<Vec<Type<'c>>> {
    let raw = r#type.to_raw();
    // SAFETY: the kind is checked first, and positions are in range.
    unsafe {
        mlirTypeIsATuple(raw)
            .then(|| (0..mlirTupleTypeGetNumTypes(raw)).map(|i| Type::from_raw(mlirTupleTypeGetType(raw, i))).collect())
    }
}

/// The location of a value: of its operation, or of the block argument.
pub fn location_of<'c>(value: Value<'c, '_>) -> Location<'c> {
    // SAFETY: every value has a location.
    unsafe { Location::from_raw(mlirValueGetLocation(value.to_raw())) }
}

/// The name in a location that has one: `loc("x")`, `loc("x"(...))`.
pub fn location_name(location: Location) -> Option<String> {
    // SAFETY: the kind is checked first; the name is copied.
    unsafe {
        mlirLocationIsAName(location.to_raw()).then(|| {
            let name = mlirIdentifierStr(mlirLocationNameGetName(location.to_raw()));
            let bytes: &[u8] =
                if name.length == 0 { &[] } else { std::slice::from_raw_parts(name.data.cast::<u8>(), name.length) };
            String::from_utf8_lossy(bytes).into_owned()
        })
    }
}

/// Where a location leads a reader: `file:line:column`, of the innermost call if it has several; its name if there is no file. MLIR's own
/// text for what has neither.
pub fn location_text(location: Location) -> String {
    place(location.to_raw()).or_else(|| location_name(location)).unwrap_or_else(|| {
        let text = location.to_string();
        text.trim_start_matches("loc(").trim_end_matches(')').replace('"', "")
    })
}

/// The first file in a location.
fn place(location: MlirLocation) -> Option<String> {
    // SAFETY: the location is alive, and so are its parts; the kind is checked before each of them is taken.
    unsafe {
        if mlirLocationIsAFileLineColRange(location) {
            let name = mlirIdentifierStr(mlirLocationFileLineColRangeGetFilename(location));
            let bytes: &[u8] =
                if name.length == 0 { &[] } else { std::slice::from_raw_parts(name.data.cast::<u8>(), name.length) };
            let line = mlirLocationFileLineColRangeGetStartLine(location);
            let column = mlirLocationFileLineColRangeGetStartColumn(location);
            return Some(format!("{}:{line}:{column}", String::from_utf8_lossy(bytes)));
        }
        if mlirLocationIsAName(location) {
            return place(mlirLocationNameGetChildLoc(location));
        }
        if mlirLocationIsACallSite(location) {
            let callee = place(mlirLocationCallSiteGetCallee(location));
            return callee.or_else(|| place(mlirLocationCallSiteGetCaller(location)));
        }
        if mlirLocationIsAFused(location) {
            let mut parts = vec![location; mlirLocationFusedGetNumLocations(location) as usize];
            mlirLocationFusedGetLocations(location, parts.as_mut_ptr());
            return parts.into_iter().find_map(place);
        }
    }
    None
}

unsafe extern "C" {
    fn shaleResourceElements(attribute: MlirAttribute) -> MlirAttribute;
    fn shaleResourceData(attribute: MlirAttribute) -> MlirStringRef;
}

/// The elements of a dense resource as a dense attribute. Nothing if the resource has no data, or not those of the type.
pub fn resource_elements<'c>(attribute: Attribute<'c>) -> Option<Attribute<'c>> {
    // SAFETY: C++ checks the kind and the size.
    unsafe { Attribute::from_option_raw(shaleResourceElements(attribute.to_raw())) }
}

/// The bytes of a dense resource of scalars of whole bytes, in row-major order. Nothing for another attribute or element type, or if the
/// resource has no data, or not those of the type.
pub fn resource_data<'c>(attribute: Attribute<'c>) -> Option<&'c [u8]> {
    // SAFETY: C++ checks the kind and the size; the context keeps what a resource is of.
    unsafe {
        let data = shaleResourceData(attribute.to_raw());
        (data.length > 0).then(|| std::slice::from_raw_parts(data.data.cast(), data.length))
    }
}

/// A dense resource of a tensor type whose bytes are others': nothing is copied.
pub fn resource_of<'c>(r#type: Type<'c>, data: &'c [u8]) -> Attribute<'c> {
    // SAFETY: the data live as long as the context, and nobody writes to them: the resource is not mutable.
    unsafe {
        Attribute::from_raw(mlirUnmanagedDenseResourceElementsAttrGet(
            r#type.to_raw(),
            crate::string_ref("constant"),
            data.as_ptr().cast_mut().cast(),
            data.len(),
            1,
            false,
            None,
            std::ptr::null_mut(),
        ))
    }
}

/// The bytes of dense elements that are scalars of whole bytes and not all alike, in row-major order.
pub fn dense_data<'c>(attribute: Attribute<'c>) -> Option<&'c [u8]> {
    // SAFETY: the kind is checked; the raw data of dense elements that are no splat are all of their bytes, which the context keeps.
    unsafe {
        let raw = attribute.to_raw();
        if !mlirAttributeIsADenseElements(raw) || mlirDenseElementsAttrIsSplat(raw) {
            return None;
        }
        let r#type = Type::from_raw(mlirAttributeGetType(raw));
        let width = crate::types::width(crate::ir::element_type(r#type))? as usize;
        let size = usize::try_from(mlirElementsAttrGetNumElements(raw)).ok()?.checked_mul(width / 8)?;
        let whole = width.is_multiple_of(8) && size > 0;
        whole.then(|| std::slice::from_raw_parts(mlirDenseElementsAttrGetRawData(raw).cast(), size))
    }
}

/// Whether an attribute holds its elements in a resource.
pub fn is_resource(attribute: Attribute) -> bool {
    // SAFETY: a query.
    unsafe { mlirAttributeIsADenseResourceElements(attribute.to_raw()) }
}

/// An identity for values, usable as a key.
pub fn key(value: Value) -> usize {
    value.to_raw().ptr as usize
}

/// An identity for operations, usable as a key.
pub fn op_key(op: OperationRef) -> usize {
    op.to_raw().ptr as usize
}

/// Copies an operation with its regions and replaces operands, at any depth, by what `values` maps their [`key`] to.
pub fn clone_with<'c, 'a>(op: OperationRef<'c, '_>, values: &HashMap<usize, Value<'c, 'a>>) -> Operation<'c> {
    let copy = crate::ir::clone(op);
    // SAFETY: the reference does not outlive the copy.
    let root = unsafe { OperationRef::from_raw(copy.to_raw()) };
    remap(root, values);
    copy
}

/// Replaces operands of an operation, at any depth, by what `values` maps their [`key`] to.
pub fn remap<'c, 'a>(op: OperationRef<'c, '_>, values: &HashMap<usize, Value<'c, 'a>>) {
    crate::ir::walk(op, &mut |inner| {
        for (i, operand) in crate::ir::operands(inner).into_iter().enumerate() {
            if let Some(new) = values.get(&key(operand)) {
                crate::ir::set_operand(inner, i, *new);
            }
        }
    });
}
