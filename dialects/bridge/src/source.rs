// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Programs as bytes: limits, parsing, and the diagnostics of everything that follows, as text.
use crate::{Limits, bytecode, string_ref};
use melior::{Context, ir::Module};
use mlir_sys::{MlirContext, MlirModule, MlirStringRef};
use std::marker::PhantomData;

#[repr(C)]
struct RawSource {
    _opaque: [u8; 0],
}

unsafe extern "C" {
    fn shaleSourceCreate(
        context: MlirContext,
        bytes: MlirStringRef,
        alignment: u64,
        name: MlirStringRef,
    ) -> *mut RawSource;
    fn shaleSourceDestroy(source: *mut RawSource);
    fn shaleSourceParse(source: *mut RawSource, context: MlirContext) -> MlirModule;
    fn shaleSourceText(source: *mut RawSource) -> MlirStringRef;
}

/// A program that is being compiled. While it lives, the context's diagnostics (of this thread and of MLIR's workers) are
/// collected as text with the lines of the program that they point to.
pub struct Source<'c> {
    raw: *mut RawSource,
    context: &'c Context,
    limit: Option<String>,
    _context: PhantomData<&'c Context>,
}

impl<'c> Source<'c> {
    /// `name` is what diagnostics call the program, usually its path. Bytecode at an address that is a multiple of its largest alignment is
    /// read where it is, with the resources in it.
    pub fn new(context: &'c Context, bytes: &'c [u8], name: &str, limits: &Limits) -> Self {
        let limit = limits.check(bytes, name).err();
        let bytes = if limit.is_some() { &[] } else { bytes };
        let text = MlirStringRef { data: bytes.as_ptr().cast(), length: bytes.len() };
        // SAFETY: C++ copies the name, and the bytes or refers to them while the source lives; resources that refer to them for longer are
        // looked up in modules alone, which 'c outlives. The context outlives 'c.
        let raw = unsafe { shaleSourceCreate(context.to_raw(), text, bytecode::MAX_ALIGNMENT, string_ref(name)) };
        Self { raw, context, limit, _context: PhantomData }
    }

    /// The verified module, or nothing after a diagnostic. Dialects of the context's registry are loaded as needed.
    pub fn parse(&self) -> Option<Module<'c>> {
        if self.limit.is_some() {
            return None;
        }
        // SAFETY: the module belongs to the context.
        unsafe { Module::from_option_raw(shaleSourceParse(self.raw, self.context.to_raw())) }
    }

    /// All diagnostics so far, in MLIR's style.
    pub fn diagnostics(&self) -> String {
        // SAFETY: the text is copied before anything can be added.
        let text = unsafe {
            let raw = shaleSourceText(self.raw);
            if raw.length == 0 {
                String::new()
            } else {
                String::from_utf8_lossy(std::slice::from_raw_parts(raw.data.cast(), raw.length)).into_owned()
            }
        };
        self.limit.clone().unwrap_or_default() + &text
    }
}

impl Drop for Source<'_> {
    fn drop(&mut self) {
        // SAFETY: created in `new`.
        unsafe { shaleSourceDestroy(self.raw) }
    }
}
