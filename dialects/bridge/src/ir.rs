// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Reading and editing operations, where melior has no sound or short way.
use crate::string_ref;
use melior::ir::{
    Attribute, AttributeLike, Block, BlockLike, BlockRef, Location, Operation, OperationRef, RegionLike, RegionRef,
    Type, TypeLike, Value, ValueLike,
    attribute::{DenseI32ArrayAttribute, DenseI64ArrayAttribute},
    operation::OperationLike,
};
use mlir_sys::*;

/// Visits `op` and all operations below, parents first. The callback must not erase the visited operation's successors.
pub fn walk<'c, 'a>(op: OperationRef<'c, 'a>, visit: &mut impl FnMut(OperationRef<'c, 'a>)) {
    visit(op);
    for region in op.regions() {
        for block in blocks(region) {
            for inner in operations(block) {
                walk(inner, visit);
            }
        }
    }
}

/// The blocks of a region, collected so that the caller may change them.
pub fn blocks<'c, 'a>(region: RegionRef<'c, 'a>) -> Vec<BlockRef<'c, 'a>> {
    let mut all = vec![];
    // SAFETY: the blocks belong to the region, which lives for 'a.
    unsafe {
        let mut next = mlirRegionGetFirstBlock(region.to_raw());
        while !next.ptr.is_null() {
            all.push(BlockRef::from_raw(next));
            next = mlirBlockGetNextInRegion(next);
        }
    }
    all
}

/// The operations of a block, collected so that the caller may erase them.
pub fn operations<'c, 'a>(block: BlockRef<'c, 'a>) -> Vec<OperationRef<'c, 'a>> {
    let mut all = vec![];
    // SAFETY: the operations belong to the block, which lives for 'a.
    unsafe {
        let mut next = mlirBlockGetFirstOperation(block.to_raw());
        while !next.ptr.is_null() {
            all.push(OperationRef::from_raw(next));
            next = mlirOperationGetNextInBlock(next);
        }
    }
    all
}

/// The single block of the `index`-th region.
pub fn body<'c, 'a>(op: OperationRef<'c, 'a>, index: usize) -> Option<BlockRef<'c, 'a>> {
    blocks(region(op, index)?).into_iter().next()
}

/// The `index`-th region; none where there is none. Unlike melior's, whose error holds the text of the operation: that numbers and
/// verifies the module around it, while other threads of a pass manager are changing it.
pub fn region<'c, 'a>(op: OperationRef<'c, 'a>, index: usize) -> Option<RegionRef<'c, 'a>> {
    // SAFETY: the index is in range; the region belongs to the operation, which lives for 'a.
    (index < op.region_count())
        .then(|| unsafe { RegionRef::from_raw(mlirOperationGetRegion(op.to_raw(), index as isize)) })
}

pub fn arguments<'c, 'a>(block: BlockRef<'c, 'a>) -> Vec<Value<'c, 'a>> {
    // SAFETY: the arguments belong to the block, which lives for 'a.
    unsafe {
        (0..mlirBlockGetNumArguments(block.to_raw()))
            .map(|i| Value::from_raw(mlirBlockGetArgument(block.to_raw(), i)))
            .collect()
    }
}

pub fn operands<'c, 'a>(op: OperationRef<'c, 'a>) -> Vec<Value<'c, 'a>> {
    op.operands().collect()
}

pub fn results<'c, 'a>(op: OperationRef<'c, 'a>) -> Vec<Value<'c, 'a>> {
    op.results().map(Value::from).collect()
}

/// "dialect.mnemonic".
pub fn name<'c>(op: OperationRef<'c, '_>) -> &'c str {
    // SAFETY: identifiers are uniqued in the context and live as long as it.
    unsafe {
        let raw = mlirIdentifierStr(mlirOperationGetName(op.to_raw()));
        std::str::from_utf8(std::slice::from_raw_parts(raw.data.cast(), raw.length)).unwrap_or("")
    }
}

/// An attribute, inherent or discardable.
pub fn attribute<'c>(op: OperationRef<'c, '_>, name: &str) -> Option<Attribute<'c>> {
    // SAFETY: a missing attribute is null.
    unsafe { Attribute::from_option_raw(mlirOperationGetAttributeByName(op.to_raw(), string_ref(name))) }
}

pub fn set_attribute<'c>(op: OperationRef<'c, '_>, name: &str, value: Attribute<'c>) {
    // SAFETY: both live in the same context.
    unsafe { mlirOperationSetAttributeByName(op.to_raw(), string_ref(name), value.to_raw()) }
}

pub fn remove_attribute(op: OperationRef, name: &str) {
    // SAFETY: removing what is not there does nothing.
    unsafe { mlirOperationRemoveAttributeByName(op.to_raw(), string_ref(name)) };
}

/// The elements of an `array<i64>` attribute.
pub fn integers(attribute: Attribute) -> Option<Vec<i64>> {
    let array = DenseI64ArrayAttribute::try_from(attribute).ok()?;
    (0..array.len()).map(|i| array.element(i).ok()).collect()
}

/// The elements of an `array<i32: ...>` attribute.
pub fn small_integers(attribute: Attribute) -> Option<Vec<i32>> {
    let array = DenseI32ArrayAttribute::try_from(attribute).ok()?;
    (0..array.len()).map(|i| array.element(i).ok()).collect()
}

/// The value of an integer attribute.
pub fn integer(attribute: Attribute) -> Option<i64> {
    // SAFETY: the kind is checked first.
    unsafe { mlirAttributeIsAInteger(attribute.to_raw()).then(|| mlirIntegerAttrGetValueInt(attribute.to_raw())) }
}

/// The text of a string attribute; bytes that are no UTF-8 become replacement characters.
pub fn string(attribute: Attribute) -> Option<String> {
    // SAFETY: the kind is checked first; the string is copied.
    unsafe {
        if !mlirAttributeIsAString(attribute.to_raw()) {
            return None;
        }
        Some(owned(mlirStringAttrGetValue(attribute.to_raw())))
    }
}

/// SAFETY: the string must be alive.
unsafe fn owned(raw: MlirStringRef) -> String {
    if raw.length == 0 {
        return String::new();
    }
    // SAFETY: promised by the caller, and not empty.
    unsafe { String::from_utf8_lossy(std::slice::from_raw_parts(raw.data.cast(), raw.length)).into_owned() }
}

/// The name of a symbol operation.
pub fn symbol(op: OperationRef) -> Option<String> {
    string(attribute(op, "sym_name")?)
}

/// The name in a flat symbol reference.
pub fn symbol_reference(attribute: Attribute) -> Option<String> {
    // SAFETY: the kind is checked first; the string is copied.
    unsafe {
        if !mlirAttributeIsAFlatSymbolRef(attribute.to_raw()) {
            return None;
        }
        Some(owned(mlirFlatSymbolRefAttrGetValue(attribute.to_raw())))
    }
}

/// The elements of an array attribute.
pub fn elements<'c>(attribute: Attribute<'c>) -> Option<Vec<Attribute<'c>>> {
    // SAFETY: the kind is checked first.
    unsafe {
        mlirAttributeIsAArray(attribute.to_raw()).then(|| {
            (0..mlirArrayAttrGetNumElements(attribute.to_raw()))
                .map(|i| Attribute::from_raw(mlirArrayAttrGetElement(attribute.to_raw(), i)))
                .collect()
        })
    }
}

/// An entry of a dictionary attribute.
pub fn entry<'c>(dictionary: Attribute<'c>, name: &str) -> Option<Attribute<'c>> {
    // SAFETY: the kind is checked first; a missing entry is null.
    unsafe {
        if !mlirAttributeIsADictionary(dictionary.to_raw()) {
            return None;
        }
        Attribute::from_option_raw(mlirDictionaryAttrGetElementByName(dictionary.to_raw(), string_ref(name)))
    }
}

/// The operation that defines a value; none for a block argument.
pub fn definition<'c, 'a>(value: Value<'c, 'a>) -> Option<OperationRef<'c, 'a>> {
    // SAFETY: the kind is checked first.
    unsafe {
        mlirValueIsAOpResult(value.to_raw()).then(|| OperationRef::from_raw(mlirOpResultGetOwner(value.to_raw())))
    }
}

/// The block that a value is an argument of.
pub fn argument_block<'c, 'a>(value: Value<'c, 'a>) -> Option<BlockRef<'c, 'a>> {
    // SAFETY: the kind is checked first; the block lives as long as its argument.
    unsafe {
        mlirValueIsABlockArgument(value.to_raw()).then(|| BlockRef::from_raw(mlirBlockArgumentGetOwner(value.to_raw())))
    }
}

/// The number of a value among its operation's results or its block's arguments.
pub fn index_of(value: Value) -> usize {
    // SAFETY: a value is one or the other.
    unsafe {
        let raw = value.to_raw();
        (if mlirValueIsAOpResult(raw) { mlirOpResultGetResultNumber(raw) } else { mlirBlockArgumentGetArgNumber(raw) })
            as usize
    }
}

/// The users of a value with the operand number, once per use, in no particular order.
pub fn uses<'c, 'a>(value: Value<'c, 'a>) -> Vec<(OperationRef<'c, 'a>, usize)> {
    let mut all = vec![];
    // SAFETY: the use list is not changed meanwhile.
    unsafe {
        let mut next = mlirValueGetFirstUse(value.to_raw());
        while !mlirOpOperandIsNull(next) {
            all.push((
                OperationRef::from_raw(mlirOpOperandGetOwner(next)),
                mlirOpOperandGetOperandNumber(next) as usize,
            ));
            next = mlirOpOperandGetNextUse(next);
        }
    }
    all
}

pub fn replace_all_uses<'c>(old: Value<'c, '_>, new: Value<'c, '_>) {
    // SAFETY: both live in the same context; types are the caller's care and are verified with the module.
    unsafe { mlirValueReplaceAllUsesOfWith(old.to_raw(), new.to_raw()) }
}

pub fn set_operand<'c>(op: OperationRef<'c, '_>, index: usize, value: Value<'c, '_>) {
    assert!(index < op.operand_count(), "operand {index} of {}", name(op));
    // SAFETY: the index is in range.
    unsafe { mlirOperationSetOperand(op.to_raw(), index as isize, value.to_raw()) }
}

pub fn set_operands<'c>(op: OperationRef<'c, '_>, values: &[Value<'c, '_>]) {
    let raw: Vec<MlirValue> = values.iter().map(|v| v.to_raw()).collect();
    // SAFETY: MLIR copies the list.
    unsafe { mlirOperationSetOperands(op.to_raw(), raw.len() as isize, raw.as_ptr()) }
}

pub fn set_type<'c>(value: Value<'c, '_>, r#type: Type<'c>) {
    // SAFETY: both live in the same context.
    unsafe { mlirValueSetType(value.to_raw(), r#type.to_raw()) }
}

/// Erases an operation without users. Checked, since MLIR only asserts it.
pub fn erase(op: OperationRef) {
    assert!(op.results().all(|r| uses(r.into()).is_empty()), "erased operation '{}' must have no users", name(op));
    // SAFETY: nothing refers to its results any more.
    unsafe { mlirOperationDestroy(op.to_raw()) }
}

/// Adds an argument at the end of a block.
pub fn add_argument<'c, 'a>(block: BlockRef<'c, 'a>, r#type: Type<'c>, location: Location<'c>) -> Value<'c, 'a> {
    // SAFETY: all live in the same context.
    unsafe { Value::from_raw(mlirBlockAddArgument(block.to_raw(), r#type.to_raw(), location.to_raw())) }
}

/// Adds an argument at a position of a block.
pub fn insert_argument<'c, 'a>(
    block: BlockRef<'c, 'a>,
    index: usize,
    r#type: Type<'c>,
    location: Location<'c>,
) -> Value<'c, 'a> {
    assert!(index <= arguments(block).len(), "position of block argument");
    // SAFETY: the position is in range.
    unsafe {
        Value::from_raw(mlirBlockInsertArgument(block.to_raw(), index as isize, r#type.to_raw(), location.to_raw()))
    }
}

/// Erases an unused argument of a block.
pub fn erase_argument(block: BlockRef, index: usize) {
    assert!(
        arguments(block).get(index).is_some_and(|a| uses(*a).is_empty()),
        "erased block argument must exist and have no users"
    );
    // SAFETY: in range and unused.
    unsafe { mlirBlockEraseArgument(block.to_raw(), index as u32) }
}

/// Copies an operation with its regions; operands stay the same.
pub fn clone<'c>(op: OperationRef<'c, '_>) -> Operation<'c> {
    // SAFETY: the clone is a new, detached operation.
    unsafe { Operation::from_raw(mlirOperationClone(op.to_raw())) }
}

pub fn move_before(op: OperationRef, other: OperationRef) {
    // SAFETY: both are attached.
    unsafe { mlirOperationMoveBefore(op.to_raw(), other.to_raw()) }
}

/// Whether an operation stands before another one of the same block.
pub fn is_before(op: OperationRef, other: OperationRef) -> bool {
    // SAFETY: both are attached to the same block, as the caller says; MLIR only compares their order.
    unsafe { mlirOperationIsBeforeInBlock(op.to_raw(), other.to_raw()) }
}

/// The operation around an operation; none for a module that is not part of another.
pub fn parent<'c: 'a, 'a>(op: OperationRef<'c, 'a>) -> Option<OperationRef<'c, 'a>> {
    // SAFETY: an operation lives as long as those in its regions.
    op.parent_operation().map(|op| unsafe { OperationRef::from_raw(op.to_raw()) })
}

/// The operation around a block.
pub fn owner<'c: 'a, 'a>(block: BlockRef<'c, 'a>) -> Option<OperationRef<'c, 'a>> {
    // SAFETY: an operation lives as long as the blocks of its regions.
    block.parent_operation().map(|op| unsafe { OperationRef::from_raw(op.to_raw()) })
}

/// The block that an attached operation is in.
pub fn parent_block<'c, 'a>(op: OperationRef<'c, 'a>) -> Option<BlockRef<'c, 'a>> {
    // SAFETY: null when detached.
    unsafe { BlockRef::from_option_raw(mlirOperationGetBlock(op.to_raw())) }
}

/// Whether two operations are the same one.
pub fn same(a: OperationRef, b: OperationRef) -> bool {
    a.to_raw().ptr == b.to_raw().ptr
}

/// "(operand types) -> (result types)", for diagnostics.
pub fn signature(op: OperationRef) -> String {
    let list = |types: Vec<String>| types.join(", ");
    format!(
        "({}) -> ({})",
        list(op.operands().map(|v| v.r#type().to_string()).collect()),
        list(op.results().map(|v| v.r#type().to_string()).collect())
    )
}

/// A block that has become part of a region, with its lifetime tied to the IR instead of to the owner that moved.
///
/// # Safety
/// The block must be moved into a region that lives for 'a.
pub unsafe fn adopt<'c, 'a>(block: &Block<'c>) -> BlockRef<'c, 'a> {
    // SAFETY: promised by the caller.
    unsafe { BlockRef::from_raw(block.to_raw()) }
}

/// Text of an operation without locations and with generic syntax: equal for equal operations.
pub fn fingerprint(op: OperationRef) -> String {
    print(op, |flags| {
        // SAFETY: the flags are alive.
        unsafe {
            mlirOpPrintingFlagsPrintGenericOpForm(flags);
            mlirOpPrintingFlagsUseLocalScope(flags);
        }
    })
}

/// Text of an operation, in the generic syntax or in each operation's own, with or without locations.
pub fn printed(op: OperationRef, generic: bool, locations: bool) -> String {
    print(op, |flags| {
        // SAFETY: the flags are alive.
        unsafe {
            if generic {
                mlirOpPrintingFlagsPrintGenericOpForm(flags);
            }
            if locations {
                mlirOpPrintingFlagsEnableDebugInfo(flags, true, false);
            }
        }
    })
}

/// An operation as MLIR bytecode.
pub fn bytecode(op: OperationRef) -> Vec<u8> {
    let mut bytes: Vec<u8> = vec![];
    unsafe extern "C" fn append(part: MlirStringRef, data: *mut std::ffi::c_void) {
        if part.length > 0 {
            // SAFETY: `data` is the vector below; the part outlives the call.
            unsafe {
                (*data.cast::<Vec<u8>>()).extend_from_slice(std::slice::from_raw_parts(part.data.cast(), part.length))
            }
        }
    }
    // SAFETY: the operation is alive, and the vector outlives the call.
    unsafe { mlirOperationWriteBytecode(op.to_raw(), Some(append), (&raw mut bytes).cast()) }
    bytes
}

/// For MLIR's callbacks that print: appends to the `String` that `data` points to.
pub(crate) unsafe extern "C" fn append(part: MlirStringRef, data: *mut std::ffi::c_void) {
    // SAFETY: `data` is a string; MLIR prints UTF-8.
    unsafe {
        let bytes =
            if part.length == 0 { &[] } else { std::slice::from_raw_parts(part.data.cast::<u8>(), part.length) };
        (*data.cast::<String>()).push_str(&String::from_utf8_lossy(bytes));
    }
}

fn print(op: OperationRef, configure: impl FnOnce(MlirOpPrintingFlags)) -> String {
    let mut text = String::new();
    // SAFETY: the string outlives the call.
    unsafe {
        let flags = mlirOpPrintingFlagsCreate();
        configure(flags);
        mlirOperationPrintWithFlags(op.to_raw(), flags, Some(append), (&raw mut text).cast());
        mlirOpPrintingFlagsDestroy(flags);
    }
    text
}

/// The type of a value's elements, or the type itself if it is no shaped type.
pub fn element_type<'c>(r#type: Type<'c>) -> Type<'c> {
    // SAFETY: the kind is checked first.
    unsafe {
        if mlirTypeIsAShaped(r#type.to_raw()) {
            Type::from_raw(mlirShapedTypeGetElementType(r#type.to_raw()))
        } else {
            r#type
        }
    }
}

/// The dimensions of a ranked shaped type; a dynamic one is negative. Empty for other types.
pub fn shape(r#type: Type) -> Vec<i64> {
    // SAFETY: the kind is checked first.
    unsafe {
        let raw = r#type.to_raw();
        if !mlirTypeIsAShaped(raw) || !mlirShapedTypeHasRank(raw) {
            return vec![];
        }
        (0..mlirShapedTypeGetRank(raw)).map(|d| mlirShapedTypeGetDimSize(raw, d as isize)).collect()
    }
}
