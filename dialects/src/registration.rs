// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
use melior::dialect::DialectRegistry;
use mlir_sys::{MlirDialectHandle, MlirDialectRegistry, mlirDialectHandleInsertDialect};

unsafe extern "C" {
    safe fn mlirGetDialectHandle__check__() -> MlirDialectHandle;
    /// The `chlo` dialect.
    pub safe fn mlirGetDialectHandle__chlo__() -> MlirDialectHandle;
    safe fn mlirGetDialectHandle__sdy__() -> MlirDialectHandle;
    /// The `shale` dialect, for the dependent dialects of passes.
    pub safe fn mlirGetDialectHandle__shale__() -> MlirDialectHandle;
    /// The `stablehlo` dialect.
    pub safe fn mlirGetDialectHandle__stablehlo__() -> MlirDialectHandle;
    /// The `vhlo` dialect.
    pub safe fn mlirGetDialectHandle__vhlo__() -> MlirDialectHandle;
    fn shaleRegisterBufferization(registry: MlirDialectRegistry);
    fn shaleRegisterQuant(registry: MlirDialectRegistry);
}

/// Adds the dialects of this crate to a registry, with the interfaces that they implement for others.
pub fn register(registry: &DialectRegistry) {
    // SAFETY: the registry is alive.
    unsafe { register_raw(registry.to_raw()) }
}

/// As [`register`], where the registry comes from C.
///
/// # Safety
/// The registry is alive.
pub unsafe fn register_raw(registry: MlirDialectRegistry) {
    let handles = [
        mlirGetDialectHandle__check__(),
        mlirGetDialectHandle__chlo__(),
        mlirGetDialectHandle__sdy__(),
        mlirGetDialectHandle__shale__(),
        mlirGetDialectHandle__stablehlo__(),
        mlirGetDialectHandle__vhlo__(),
    ];
    for handle in handles {
        // SAFETY: the handle is a static of the dialect, and the registry is alive.
        unsafe { mlirDialectHandleInsertDialect(handle, registry) }
    }
    // SAFETY: as the caller says.
    unsafe {
        shaleRegisterBufferization(registry);
        shaleRegisterQuant(registry);
    }
}
