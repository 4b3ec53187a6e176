// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Programs as bytes: limits, parsing, and the diagnostics of everything that follows, as text.
use crate::string_ref;
use melior::{Context, ir::Module};
use mlir_sys::{MlirContext, MlirModule, MlirStringRef};
use std::marker::PhantomData;

/// What a program may ask of MLIR's readers, which abort the process or recurse without bound.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Bytes of text or bytecode.
    pub bytes: usize,
    /// Nesting of brackets in text.
    pub nesting: usize,
}

impl Default for Limits {
    /// 2 GiB and 256 levels: MLIR's parser needs some 10 KiB of stack a level.
    fn default() -> Self {
        Self { bytes: 1 << 31, nesting: 256 }
    }
}

impl Limits {
    /// The first violation, as `line:column: message` parts.
    fn check(&self, bytes: &[u8]) -> Result<(), (usize, usize, String)> {
        if bytes.len() > self.bytes {
            return Err((1, 1, format!("program must have at most {} bytes, got {}", self.bytes, bytes.len())));
        }
        if bytes.starts_with(b"ML\xefR") {
            return Ok(());
        }
        let (mut depth, mut line, mut start) = (0usize, 1, 0);
        let mut i = 0;
        while i < bytes.len() {
            match bytes[i] {
                b'\n' => {
                    line += 1;
                    start = i + 1;
                }
                b'"' => {
                    i += 1;
                    while i < bytes.len() && bytes[i] != b'"' && bytes[i] != b'\n' {
                        i += if bytes[i] == b'\\' { 2 } else { 1 };
                    }
                    // A line break ends no string: let the next turn count it, and MLIR's lexer complain.
                    if bytes.get(i) == Some(&b'\n') {
                        continue;
                    }
                }
                b'/' if bytes.get(i + 1) == Some(&b'/') => {
                    while i + 1 < bytes.len() && bytes[i + 1] != b'\n' {
                        i += 1;
                    }
                }
                // `->` and comparison signs are no brackets, but `<` opens one in types.
                b'(' | b'[' | b'{' | b'<' => {
                    depth += 1;
                    if depth > self.nesting {
                        return Err((line, i - start + 1, format!("brackets must nest at most {} deep", self.nesting)));
                    }
                }
                b')' | b']' | b'}' => depth = depth.saturating_sub(1),
                // Nor does the `>=` of an integer set close one.
                b'>' if (i == 0 || bytes[i - 1] != b'-') && bytes.get(i + 1) != Some(&b'=') => {
                    depth = depth.saturating_sub(1)
                }
                0 => return Err((line, i - start + 1, "program must be text or MLIR bytecode, got a NUL byte".into())),
                _ => {}
            }
            i += 1;
        }
        Ok(())
    }
}

#[repr(C)]
struct RawSource {
    _opaque: [u8; 0],
}

unsafe extern "C" {
    fn shaleSourceCreate(context: MlirContext, bytes: MlirStringRef, name: MlirStringRef) -> *mut RawSource;
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
    /// `name` is what diagnostics call the program, usually its path.
    pub fn new(context: &'c Context, bytes: &[u8], name: &str, limits: &Limits) -> Self {
        let limit = limits
            .check(bytes)
            .err()
            .map(|(line, column, message)| format!("{name}:{line}:{column}: error: {message}\n"));
        let bytes = if limit.is_some() { &[] } else { bytes };
        let text = MlirStringRef { data: bytes.as_ptr().cast(), length: bytes.len() };
        // SAFETY: C++ copies the bytes and the name; the context outlives 'c.
        let raw = unsafe { shaleSourceCreate(context.to_raw(), text, string_ref(name)) };
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nesting_is_limited_outside_strings_and_comments() {
        let limits = Limits { bytes: 1000, nesting: 3 };
        assert!(limits.check(b"((())) // ((((((\n \"((((((\" -> -> -> ->").is_ok());
        assert!(limits.check(b"[d0 >= 0, [d0 >= 0, [d0 >= 0, [").is_err());
        assert_eq!(limits.check(b"\n (((("), Err((2, 5, "brackets must nest at most 3 deep".into())));
        assert!(limits.check(&[b' '; 1001]).is_err());
        assert!(limits.check(b"a\0b").is_err());
    }
}
