// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! The mains of MLIR's tools and the shape of its plugin entries.
use crate::{Limits, bytecode, guard};
use melior::dialect::DialectRegistry;
use mlir_sys::{MlirDialectRegistry, MlirStringRef};
use std::ffi::{CString, OsString, c_char, c_void};
use std::os::unix::ffi::OsStringExt;

unsafe extern "C" {
    fn shaleOptMain(
        argc: i32,
        argv: *const *const c_char,
        registry: MlirDialectRegistry,
        alignment: u64,
        admit: unsafe extern "C" fn(MlirStringRef, MlirStringRef, MlirStringRef) -> bool,
    ) -> i32;
    fn shaleLspMain(argc: i32, argv: *const *const c_char, registry: MlirDialectRegistry) -> i32;
}

/// SAFETY: the string must outlive 'a.
unsafe fn bytes<'a>(raw: MlirStringRef) -> &'a [u8] {
    // SAFETY: promised by the caller; an empty string may have no address.
    if raw.length == 0 { &[] } else { unsafe { std::slice::from_raw_parts(raw.data.cast(), raw.length) } }
}

/// Holds the input of a tool against the default limits; what violates them goes to standard error.
unsafe extern "C" fn admit(input: MlirStringRef, name: MlirStringRef, separator: MlirStringRef) -> bool {
    // SAFETY: the strings outlive the call.
    let (input, name, separator) = unsafe { (bytes(input), String::from_utf8_lossy(bytes(name)), bytes(separator)) };
    let checked = guard::catch(|| {
        let limits = Limits::default();
        if separator.is_empty() || input.starts_with(bytecode::MAGIC) {
            return limits.check(input, &name);
        }
        // Each part is parsed on its own.
        let mut rest = input;
        while let Some(position) = rest.windows(separator.len()).position(|window| window == separator) {
            limits.check(&rest[..position], &name)?;
            rest = &rest[position + separator.len()..];
        }
        limits.check(rest, &name)
    });
    match checked.unwrap_or_else(Err) {
        Ok(()) => true,
        Err(message) => {
            // Nobody can be told that nobody listens.
            let _ = std::io::Write::write_all(&mut std::io::stderr(), message.as_bytes());
            false
        }
    }
}

/// Calls a main with its arguments, the first of which is the program's name.
fn main(arguments: impl IntoIterator<Item = OsString>, call: impl FnOnce(i32, *const *const c_char) -> i32) -> i32 {
    // An argument cannot contain a NUL byte, so none is lost.
    let arguments: Vec<CString> = arguments.into_iter().filter_map(|a| CString::new(a.into_vec()).ok()).collect();
    let pointers: Vec<_> = arguments.iter().map(|a| a.as_ptr()).chain([std::ptr::null()]).collect();
    call(arguments.len() as i32, pointers.as_ptr())
}

/// Runs mlir-opt's main on the arguments and refuses what is beyond the default [`Limits`]. Returns the exit code.
pub fn opt_main(arguments: impl IntoIterator<Item = OsString>, registry: &DialectRegistry) -> i32 {
    // SAFETY: argv is null-terminated and outlives the call.
    main(arguments, |argc, argv| unsafe { shaleOptMain(argc, argv, registry.to_raw(), bytecode::MAX_ALIGNMENT, admit) })
}

/// Runs mlir-lsp-server's main on the arguments. Returns the exit code.
pub fn lsp_main(arguments: impl IntoIterator<Item = OsString>, registry: &DialectRegistry) -> i32 {
    // SAFETY: argv is null-terminated and outlives the call.
    main(arguments, |argc, argv| unsafe { shaleLspMain(argc, argv, registry.to_raw()) })
}

/// What the entries of a dialect or pass plugin return (`mlir/Tools/Plugins/{Dialect,Pass}Plugin.h`).
#[repr(C)]
pub struct PluginInfo {
    pub api: u32,
    pub name: *const c_char,
    pub version: *const c_char,
    pub callback: *const c_void,
}
