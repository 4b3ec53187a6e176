// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Writing modules of `vhlo` operations, and what a version can express.
use super::Version;
use melior::ir::{Attribute, AttributeLike, Module, Type, TypeLike};
use mlir_sys::{MlirAttribute, MlirOperation, MlirStringRef, MlirType};
use std::ffi::c_void;

unsafe extern "C" {
    fn shaleVhloTypeVersion(r#type: MlirType) -> u32;
    fn shaleVhloAttributeVersion(attribute: MlirAttribute) -> u32;
    fn shaleVhloIsForeign(attribute: MlirAttribute) -> bool;
    fn shaleVhloWrite(
        module: MlirOperation,
        producer: MlirStringRef,
        bytecode_version: i64,
        ranges: bool,
        write: extern "C" fn(MlirStringRef, *mut c_void),
        user_data: *mut c_void,
    ) -> bool;
}

/// The first version whose readers know locations that have an end.
const LOCATION_RANGES: Version = Version(1, 9);

fn unpacked(version: u32) -> Option<Version> {
    (version != 0).then_some(Version(version / 1000, version % 1000))
}

/// The first version that has the type; none if no version has it.
pub fn type_version(r#type: Type) -> Option<Version> {
    // SAFETY: the type is alive.
    unpacked(unsafe { shaleVhloTypeVersion(r#type.to_raw()) })
}

/// The first version that has the attribute; none if no version has it.
pub fn attribute_version(attribute: Attribute) -> Option<Version> {
    // SAFETY: the attribute is alive.
    unpacked(unsafe { shaleVhloAttributeVersion(attribute.to_raw()) })
}

/// Whether the attribute, or one in it, is of another dialect than StableHLO: only artifacts that may hold other dialects hold it.
pub fn is_foreign(attribute: Attribute) -> bool {
    // SAFETY: the attribute is alive.
    unsafe { shaleVhloIsForeign(attribute.to_raw()) }
}

/// The portable artifact of a module that `shale-legalize-to-vhlo` has made for this version; `patch` is only named in it.
/// Nothing after a diagnostic.
pub fn write(module: Module, version: Version, patch: u32) -> Option<Vec<u8>> {
    extern "C" fn append(text: MlirStringRef, user_data: *mut c_void) {
        if text.length > 0 {
            // SAFETY: the text outlives the call; the pointer is that of `bytes` below.
            unsafe {
                let bytes = user_data.cast::<Vec<u8>>();
                (*bytes).extend_from_slice(std::slice::from_raw_parts(text.data.cast(), text.length));
            }
        }
    }
    let mut bytes: Vec<u8> = vec![];
    let producer = format!("StableHLO_v{}.{}.{patch}", version.0, version.1);
    let raw = module.as_operation().to_raw();
    let producer = shale_bridge::string_ref(&producer);
    // SAFETY: the module is alive, and given up; the producer outlives the call.
    let done = unsafe {
        let ranges = version >= LOCATION_RANGES;
        shaleVhloWrite(raw, producer, version.bytecode(), ranges, append, (&raw mut bytes).cast())
    };
    done.then_some(bytes)
}
