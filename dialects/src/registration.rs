// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
use melior::dialect::DialectRegistry;
use mlir_sys::{MlirDialectHandle, MlirDialectRegistry, mlirDialectHandleInsertDialect};

unsafe extern "C" {
    safe fn mlirGetDialectHandle__shale__() -> MlirDialectHandle;
    fn shaleRegisterBufferization(registry: MlirDialectRegistry);
}

/// Adds the dialects of this crate to a registry, with the interfaces that they implement for others.
pub fn register(registry: &DialectRegistry) {
    // SAFETY: the registry is alive.
    unsafe { register_raw(registry.to_raw()) }
}

/// As [`register`], for a registry that is not melior's: that of a tool which loads Shale as a plugin.
///
/// # Safety
/// The registry is alive.
pub unsafe fn register_raw(registry: MlirDialectRegistry) {
    for handle in [mlirGetDialectHandle__shale__] {
        // SAFETY: the handle is a static of the dialect; the registry is alive, as the caller says.
        unsafe { mlirDialectHandleInsertDialect(handle(), registry) }
    }
    // SAFETY: as the caller says.
    unsafe { shaleRegisterBufferization(registry) }
}
