// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! The mains of MLIR's tools and the shape of its plugin entries.
use melior::dialect::DialectRegistry;
use mlir_sys::MlirDialectRegistry;
use std::ffi::{CString, OsString, c_char, c_void};
use std::os::unix::ffi::OsStringExt;

unsafe extern "C" {
    fn shaleOptMain(argc: i32, argv: *const *const c_char, registry: MlirDialectRegistry) -> i32;
}

/// Runs mlir-opt's main on the arguments, the first of which is the program's name. Returns the exit code.
pub fn opt_main(arguments: impl IntoIterator<Item = OsString>, registry: &DialectRegistry) -> i32 {
    // An argument cannot contain a NUL byte, so none is lost.
    let arguments: Vec<CString> = arguments.into_iter().filter_map(|a| CString::new(a.into_vec()).ok()).collect();
    let pointers: Vec<_> = arguments.iter().map(|a| a.as_ptr()).chain([std::ptr::null()]).collect();
    // SAFETY: argv is null-terminated and outlives the call.
    unsafe { shaleOptMain(arguments.len() as i32, pointers.as_ptr(), registry.to_raw()) }
}

/// What the entries of a dialect or pass plugin return (`mlir/Tools/Plugins/{Dialect,Pass}Plugin.h`).
#[repr(C)]
pub struct PluginInfo {
    pub api: u32,
    pub name: *const c_char,
    pub version: *const c_char,
    pub callback: *const c_void,
}
