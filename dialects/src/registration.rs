// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
use melior::dialect::{DialectHandle, DialectRegistry};
use mlir_sys::{MlirDialectHandle, MlirDialectRegistry};

unsafe extern "C" {
    safe fn mlirGetDialectHandle__check__() -> MlirDialectHandle;
    safe fn mlirGetDialectHandle__chlo__() -> MlirDialectHandle;
    safe fn mlirGetDialectHandle__shale__() -> MlirDialectHandle;
    safe fn mlirGetDialectHandle__stablehlo__() -> MlirDialectHandle;
    fn shaleRegisterBufferization(registry: MlirDialectRegistry);
}

/// Adds the dialects of this crate to a registry, with the interfaces that they implement for others.
pub fn register(registry: &DialectRegistry) {
    let handles = [
        mlirGetDialectHandle__check__(),
        mlirGetDialectHandle__chlo__(),
        mlirGetDialectHandle__shale__(),
        mlirGetDialectHandle__stablehlo__(),
    ];
    for handle in handles {
        // SAFETY: the handle is a static of the dialect.
        unsafe { DialectHandle::from_raw(handle) }.insert_dialect(registry);
    }
    // SAFETY: the registry is alive.
    unsafe { shaleRegisterBufferization(registry.to_raw()) }
}
