// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! What LLVM knows of processors.
use crate::{ir, string_ref};
use mlir_sys::{MlirStringCallback, MlirStringRef};
use std::ffi::c_void;

unsafe extern "C" {
    fn shaleReduceFeatures(
        triple: MlirStringRef,
        cpu: MlirStringRef,
        features: MlirStringRef,
        text: MlirStringCallback,
        data: *mut c_void,
    );
}

/// The features of LLVM's feature string `+avx2,-avx512f,…` in which a machine differs from what the processor `cpu` has by its name.
/// LLVM takes milliseconds to apply the two hundred that it finds on a host. The triple's code generator must be registered.
pub fn reduced_features(triple: &str, cpu: &str, features: &str) -> String {
    let mut text = String::new();
    let data = (&raw mut text).cast();
    // SAFETY: the strings outlive the call, and `append` is given the string that it expects.
    unsafe { shaleReduceFeatures(string_ref(triple), string_ref(cpu), string_ref(features), Some(ir::append), data) };
    text
}
