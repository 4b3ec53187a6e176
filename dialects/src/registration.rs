// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
use melior::dialect::{DialectHandle, DialectRegistry};
use mlir_sys::{MlirDialectHandle, MlirDialectRegistry};

unsafe extern "C" {
    safe fn mlirGetDialectHandle__shale__() -> MlirDialectHandle;
    fn shaleRegisterBufferization(registry: MlirDialectRegistry);
}

/// Adds the dialects of this crate to a registry, with the interfaces that they implement for others.
pub fn register(registry: &DialectRegistry) {
    for handle in [mlirGetDialectHandle__shale__] {
        // SAFETY: the handle is a static of the dialect.
        unsafe { DialectHandle::from_raw(handle()) }.insert_dialect(registry);
    }
    // SAFETY: the registry is alive.
    unsafe { shaleRegisterBufferization(registry.to_raw()) }
}
