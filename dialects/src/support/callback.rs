// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Where the C++ glue enters Rust: verifiers, type inference and folders, each under a guard that turns a panic into a
//! diagnostic.
use super::{
    TensorType, Violation,
    attribute::{FromAttribute, InContext},
    ffi::string_ref,
    operands::{Groups, Segments},
};
use melior::ir::{Attribute, AttributeLike, Location, OperationRef, RegionRef, Type, TypeLike, Value, ValueLike};
use mlir_sys::*;
use shale_bridge::{Diagnostic, guard};
use std::ffi::c_void;

/// What a verifier in a dispatch table looks like.
pub type Verifier = for<'c, 'a> fn(OperationRef<'c, 'a>) -> Result<(), Violation>;

/// An operation's type inference in a dispatch table.
pub struct Inference {
    pub name: &'static str,
    pub operands: Groups,
    pub function: for<'c, 'a> fn(&InferSite<'c, 'a>) -> Inferred<'c>,
}

/// What a folder in a dispatch table looks like.
pub type Folder = for<'c, 'a> fn(OperationRef<'c, 'a>, Vec<Option<Attribute<'c>>>) -> Folded<'c, 'a>;

/// The types of the results, one per result.
pub type Inferred<'c> = Result<Vec<Type<'c>>, Violation>;

/// What to replace the results with, one per result; nothing if the operation does not fold.
pub type Folded<'c, 'a> = Option<Vec<FoldResult<'c, 'a>>>;

/// A result that is known.
#[derive(Clone, Copy, Debug)]
pub enum FoldResult<'c, 'a> {
    /// A constant; the dialect makes an operation of it.
    Attribute(Attribute<'c>),
    /// A value that exists already.
    Value(Value<'c, 'a>),
}

impl<'c> From<Attribute<'c>> for FoldResult<'c, '_> {
    fn from(attribute: Attribute<'c>) -> Self {
        Self::Attribute(attribute)
    }
}

impl<'c, 'a> From<Value<'c, 'a>> for FoldResult<'c, 'a> {
    fn from(value: Value<'c, 'a>) -> Self {
        Self::Value(value)
    }
}

/// What is known of an operation that is about to be made: operands, attributes and regions, none of them verified yet.
pub struct InferSite<'c, 'a> {
    name: &'static str,
    groups: Groups,
    context: MlirContext,
    location: Option<Location<'c>>,
    attributes: MlirAttribute,
    operands: Vec<Value<'c, 'a>>,
    regions: Vec<RegionRef<'c, 'a>>,
}

impl<'c, 'a> InferSite<'c, 'a> {
    /// The name of the operation.
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// Where the operation will be; nothing if types are inferred speculatively.
    pub fn location(&self) -> Option<Location<'c>> {
        self.location
    }

    /// All operands, in order.
    pub fn operands(&self) -> &[Value<'c, 'a>] {
        &self.operands
    }

    /// The operand at a position among all of them.
    pub fn operand(&self, index: usize) -> Result<Value<'c, 'a>, Violation> {
        let missing = || format!("operand #{index} must be present, got {} operands", self.operands.len());
        self.operands.get(index).copied().ok_or_else(|| missing().into())
    }

    /// The operands that the name at `index` of the operation's ODS arguments stands for: none or one for an optional one.
    pub fn group(&self, index: usize) -> Result<&[Value<'c, 'a>], Violation> {
        let sizes = match self.groups.segments {
            Segments::Sized(name) => Some(self.get::<Vec<i64>>(name)?),
            _ => None,
        };
        match self.groups.range(index, self.operands.len(), sizes.as_deref()) {
            Some(range) => Ok(&self.operands[range]),
            None => Err(format!("the number of operands must fit the operation, got {}", self.operands.len()).into()),
        }
    }

    /// The ranked tensor type of the operand at a position among all operands.
    pub fn tensor(&self, index: usize) -> Result<TensorType<'c>, Violation> {
        let r#type = self.operand(index)?.r#type();
        TensorType::cast(r#type).ok_or_else(|| format!("operand #{index} must be a ranked tensor, got {type}").into())
    }

    /// The ranked tensor types of the operands that the ODS name at `index` stands for.
    pub fn tensors(&self, index: usize) -> Result<Vec<TensorType<'c>>, Violation> {
        let tensor = |value: &Value<'c, 'a>| {
            let r#type = value.r#type();
            TensorType::cast(r#type)
                .ok_or_else(|| Violation::new(format!("operand must be a ranked tensor, got {type}")))
        };
        self.group(index)?.iter().map(tensor).collect()
    }

    pub fn regions(&self) -> &[RegionRef<'c, 'a>] {
        &self.regions
    }

    pub fn region(&self, index: usize) -> Result<RegionRef<'c, 'a>, Violation> {
        let missing = || format!("region #{index} must be present, got {} regions", self.regions.len());
        self.regions.get(index).copied().ok_or_else(|| missing().into())
    }

    /// An attribute, inherent or not.
    pub fn attribute(&self, name: &str) -> Option<Attribute<'c>> {
        // SAFETY: the attributes are a dictionary, and a missing entry is null.
        unsafe { Attribute::from_option_raw(mlirDictionaryAttrGetElementByName(self.attributes, string_ref(name))) }
    }

    /// The value of an attribute that may be absent. An attribute of another kind is a violation.
    pub fn find<T: FromAttribute<'c>>(&self, name: &str) -> Result<Option<T>, Violation> {
        self.attribute(name)
            .map(|attribute| {
                T::from_attribute(attribute).ok_or_else(|| {
                    Violation::new(format!("attribute '{name}' must be {}, got {attribute}", T::EXPECTED))
                })
            })
            .transpose()
    }

    /// The value of an attribute that must be present.
    pub fn get<T: FromAttribute<'c>>(&self, name: &str) -> Result<T, Violation> {
        self.find(name)?.ok_or_else(|| format!("attribute '{name}' must be present").into())
    }

    /// The elements of an `array<i64>`.
    pub fn integers(&self, name: &str) -> Result<Vec<i64>, Violation> {
        self.get(name)
    }

    /// The value of an integer attribute.
    pub fn integer(&self, name: &str) -> Result<i64, Violation> {
        self.get(name)
    }

    /// The text of a string or a symbol reference.
    pub fn string(&self, name: &str) -> Result<String, Violation> {
        self.get(name)
    }
}

impl<'c> InContext<'c> for &InferSite<'c, '_> {
    fn raw_context(&self) -> MlirContext {
        self.context
    }
}

/// An operation that may fold.
pub struct FoldSite<'c, Op> {
    pub op: Op,
    constants: Vec<Option<Attribute<'c>>>,
}

impl<'c, Op> FoldSite<'c, Op> {
    pub fn new(op: Op, constants: Vec<Option<Attribute<'c>>>) -> Self {
        Self { op, constants }
    }

    /// The values of all operands, where constant.
    pub fn constants(&self) -> &[Option<Attribute<'c>>] {
        &self.constants
    }

    /// The value of the operand at a position among all operands, if it is constant.
    pub fn constant(&self, index: usize) -> Option<Attribute<'c>> {
        self.constants.get(index).copied().flatten()
    }
}

/// `shale::InferCall` of `glue.h`.
#[repr(C)]
pub(crate) struct InferCall {
    context: MlirContext,
    location: MlirLocation,
    attributes: MlirAttribute,
    operands: *const MlirValue,
    operand_count: isize,
    regions: *const MlirRegion,
    region_count: isize,
    emit: extern "C" fn(*mut c_void, MlirType),
    types: *mut c_void,
}

/// `shale::FoldCall` of `glue.h`.
#[repr(C)]
pub(crate) struct FoldCall {
    operation: MlirOperation,
    constants: *const MlirAttribute,
    constant_count: isize,
    emit: extern "C" fn(*mut c_void, MlirAttribute, MlirValue),
    results: *mut c_void,
}

/// # Safety
/// `data` points to `count` elements, or `count` is 0.
unsafe fn slice<'s, T>(data: *const T, count: isize) -> &'s [T] {
    // SAFETY: as the caller says; the pointer of an empty array may be null.
    if count == 0 { &[] } else { unsafe { std::slice::from_raw_parts(data, count as usize) } }
}

/// The inference of an operation whose family has no `infer/<family>.rs`.
#[allow(dead_code)]
pub(crate) fn not_written<'c>(_: &InferSite<'c, '_>) -> Inferred<'c> {
    Err("has no type inference in this build".into())
}

fn report<'c>(diagnostic: Diagnostic<'c>, violation: &Violation) {
    violation
        .notes()
        // SAFETY: the callback that made the violation has just ended, so the context is alive.
        .fold(diagnostic, |diagnostic, (location, note)| diagnostic.note(unsafe { Location::from_raw(location) }, note))
        .error();
}

pub(crate) fn verify(table: &[Verifier], id: u32, op: MlirOperation) -> bool {
    // SAFETY: MLIR verifies a live operation.
    let op = unsafe { OperationRef::from_raw(op) };
    let violation = match guard::catch(|| table[id as usize](op)) {
        Ok(Ok(())) => return true,
        Ok(Err(violation)) => violation,
        Err(panic) => panic.into(),
    };
    report(Diagnostic::on(op, violation.message()), &violation);
    false
}

/// # Safety
/// Everything that `call` points to is alive.
pub(crate) unsafe fn infer(table: &[Inference], id: u32, call: &InferCall) -> bool {
    let entry = &table[id as usize];
    // SAFETY: as the caller says; a null location means none.
    let site = unsafe {
        InferSite {
            name: entry.name,
            groups: entry.operands,
            context: call.context,
            location: (!call.location.ptr.is_null()).then(|| Location::from_raw(call.location)),
            attributes: call.attributes,
            operands: slice(call.operands, call.operand_count).iter().map(|raw| Value::from_raw(*raw)).collect(),
            regions: slice(call.regions, call.region_count).iter().map(|raw| RegionRef::from_raw(*raw)).collect(),
        }
    };
    let violation = match guard::catch(|| (entry.function)(&site)) {
        Ok(Ok(types)) => {
            types.iter().for_each(|r#type| (call.emit)(call.types, r#type.to_raw()));
            return true;
        }
        Ok(Err(violation)) => violation,
        Err(panic) => panic.into(),
    };
    if let Some(location) = site.location {
        report(Diagnostic::at(location, format!("'{}' op {}", entry.name, violation.message())), &violation);
    }
    false
}

/// # Safety
/// Everything that `call` points to is alive.
pub(crate) unsafe fn fold(table: &[Folder], id: u32, call: &FoldCall) -> bool {
    // SAFETY: as the caller says; an operand that is not constant is null.
    let (op, constants) = unsafe {
        let constants = slice(call.constants, call.constant_count).iter().map(|raw| Attribute::from_option_raw(*raw));
        (OperationRef::from_raw(call.operation), constants.collect())
    };
    let folded = guard::catch(|| {
        let results = table[id as usize](op, constants)?;
        check(op, &results);
        Some(results)
    });
    let results = match folded {
        Ok(Some(results)) => results,
        Ok(None) => return false,
        Err(panic) => {
            Diagnostic::on(op, panic).error();
            return false;
        }
    };
    for result in results {
        match result {
            FoldResult::Attribute(attribute) => {
                (call.emit)(call.results, attribute.to_raw(), MlirValue { ptr: std::ptr::null() })
            }
            FoldResult::Value(value) => {
                (call.emit)(call.results, MlirAttribute { ptr: std::ptr::null_mut() }, value.to_raw())
            }
        }
    }
    true
}

/// MLIR takes what a folder says on trust.
fn check(op: OperationRef, results: &[FoldResult]) {
    let types: Vec<Type> = shale_bridge::ir::results(op).iter().map(|result| result.r#type()).collect();
    assert_eq!(results.len(), types.len(), "a folder must give as many results as the operation has");
    for (result, r#type) in results.iter().zip(types) {
        if let FoldResult::Value(value) = result {
            assert_eq!(value.r#type(), r#type, "a folder must keep the type of a result");
        }
    }
}
