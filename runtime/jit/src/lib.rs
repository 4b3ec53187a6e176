// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! LLVM's ORC as another loader of the same object code.
//!
//! [`OrcCode`] and the runtime's own `LoadedCode` give the same addresses of the same code; ORC also does what only a full
//! linker does (large code, thread-local data), and debuggers know it. A program that was compiled in this process needs
//! neither: it is an artifact like one from a file.
#![warn(missing_docs)]

use inkwell::llvm_sys::{
    core::LLVMCreateMemoryBufferWithMemoryRangeCopy,
    error::{LLVMDisposeErrorMessage, LLVMErrorRef, LLVMGetErrorMessage},
    orc2::{
        LLVMJITEvaluatedSymbol, LLVMJITSymbolFlags, LLVMJITSymbolGenericFlags, LLVMOrcAbsoluteSymbols,
        LLVMOrcCSymbolMapPair, LLVMOrcJITDylibDefine,
        lljit::{
            LLVMOrcCreateLLJIT, LLVMOrcDisposeLLJIT, LLVMOrcLLJITAddObjectFile, LLVMOrcLLJITGetMainJITDylib,
            LLVMOrcLLJITLookup, LLVMOrcLLJITMangleAndIntern, LLVMOrcLLJITRef,
        },
    },
    target::{LLVM_InitializeNativeAsmPrinter, LLVM_InitializeNativeTarget},
};
use shale_runtime::{
    Artifact, Executable, ExecutionError, Options,
    artifact::Object,
    loader::{Code, LoadError, check_symbols, external},
};
use std::{
    ffi::{CStr, CString},
    ptr::{NonNull, null_mut},
    sync::Once,
};

/// Why ORC could not load object code.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum JitError {
    /// LLVM's own message.
    #[error("object `{object}` cannot be loaded by ORC: {message}")]
    Llvm {
        /// The object, or `all` where LLVM does not tell.
        object: String,
        /// What LLVM says.
        message: String,
    },
    /// An object is malformed or needs a symbol that is not there.
    #[error(transparent)]
    Object(#[from] LoadError),
    /// This machine is no target of the LLVM that is linked.
    #[error("LLVM must support this machine as a target")]
    NoTarget,
}

/// Object code that ORC loaded.
pub struct OrcCode {
    raw: LLVMOrcLLJITRef,
}

// SAFETY: LLJIT locks its session.
unsafe impl Send for OrcCode {}
// SAFETY: as above.
unsafe impl Sync for OrcCode {}

fn check(error: LLVMErrorRef, object: &str) -> Result<(), JitError> {
    if error.is_null() {
        return Ok(());
    }
    // SAFETY: the error is consumed and its message freed once.
    let message = unsafe {
        let text = LLVMGetErrorMessage(error);
        let message = CStr::from_ptr(text).to_string_lossy().into_owned();
        LLVMDisposeErrorMessage(text);
        message
    };
    Err(JitError::Llvm { object: object.to_owned(), message })
}

fn initialize_target() -> Result<(), JitError> {
    static ONCE: Once = Once::new();
    static mut FAILED: bool = false;
    ONCE.call_once(|| {
        // SAFETY: run once, and nobody reads the flag before it is done.
        unsafe { FAILED = LLVM_InitializeNativeTarget() != 0 || LLVM_InitializeNativeAsmPrinter() != 0 };
    });
    // SAFETY: written before `call_once` returned.
    if unsafe { FAILED } { Err(JitError::NoTarget) } else { Ok(()) }
}

impl OrcCode {
    /// Loads object files. Symbols that none of them defines must be among the runtime's ([`external`]): as with the
    /// runtime's own loader, nothing else of the process is visible.
    ///
    /// # Errors
    /// When an object is malformed or a symbol undefined.
    pub fn load(objects: &[Object]) -> Result<Self, JitError> {
        // ORC would take what is missing from the process.
        check_symbols(objects)?;
        initialize_target()?;
        let mut raw = null_mut();
        // SAFETY: null options are the defaults.
        check(unsafe { LLVMOrcCreateLLJIT(&mut raw, null_mut()) }, "all")?;
        let code = Self { raw };
        code.define_externals()?;
        for object in objects {
            let name = CString::new(object.name.replace('\0', "")).unwrap_or_default();
            // SAFETY: the buffer is a copy that ORC takes over, the dylib is the JIT's own.
            unsafe {
                let buffer = LLVMCreateMemoryBufferWithMemoryRangeCopy(
                    object.code.as_ptr().cast(),
                    object.code.len(),
                    name.as_ptr(),
                );
                check(LLVMOrcLLJITAddObjectFile(raw, LLVMOrcLLJITGetMainJITDylib(raw), buffer), &object.name)?;
            }
        }
        Ok(code)
    }

    fn define_externals(&self) -> Result<(), JitError> {
        let mut pairs: Vec<_> = external::NAMES
            .iter()
            .filter_map(|&name| {
                let c_name = CString::new(name).ok()?;
                let address = external::address(name)? as u64;
                // SAFETY: the name is copied into the session's pool.
                let name = unsafe { LLVMOrcLLJITMangleAndIntern(self.raw, c_name.as_ptr()) };
                let flags = LLVMJITSymbolGenericFlags::LLVMJITSymbolGenericFlagsExported as u8
                    | LLVMJITSymbolGenericFlags::LLVMJITSymbolGenericFlagsCallable as u8;
                let flags = LLVMJITSymbolFlags { GenericFlags: flags, TargetFlags: 0 };
                Some(LLVMOrcCSymbolMapPair {
                    Name: name,
                    Sym: LLVMJITEvaluatedSymbol { Address: address, Flags: flags },
                })
            })
            .collect();
        // SAFETY: the pairs own a reference to each name, which the unit takes over; the dylib takes over the unit.
        unsafe {
            let unit = LLVMOrcAbsoluteSymbols(pairs.as_mut_ptr(), pairs.len());
            check(LLVMOrcJITDylibDefine(LLVMOrcLLJITGetMainJITDylib(self.raw), unit), "all")
        }
    }

    /// The address of a symbol; links what it needs.
    ///
    /// # Errors
    /// When it, or a symbol it needs, is undefined.
    pub fn lookup(&self, symbol: &str) -> Result<NonNull<u8>, JitError> {
        let error = |message: &str| JitError::Llvm { object: "all".into(), message: message.into() };
        let name = CString::new(symbol).map_err(|_| error("a symbol with a zero byte"))?;
        let mut address = 0;
        // SAFETY: the JIT is alive, the name ends in a zero byte.
        check(unsafe { LLVMOrcLLJITLookup(self.raw, &mut address, name.as_ptr()) }, "all")?;
        NonNull::new(address as *mut u8).ok_or_else(|| error("a symbol at address zero"))
    }
}

impl Code for OrcCode {
    fn address(&self, symbol: &str) -> Option<NonNull<u8>> {
        self.lookup(symbol).ok()
    }
}

impl Drop for OrcCode {
    fn drop(&mut self) {
        // SAFETY: disposed once. An error here has nobody to go to.
        let _ = check(unsafe { LLVMOrcDisposeLLJIT(self.raw) }, "all");
    }
}

/// Why a program could not be loaded with ORC.
#[derive(Debug, thiserror::Error)]
pub enum LoadWithOrcError {
    /// ORC refused the object code.
    #[error(transparent)]
    Jit(#[from] JitError),
    /// The program could not be made ready.
    #[error(transparent)]
    Execution(#[from] ExecutionError),
}

/// [`Executable::load`] with ORC as the loader.
///
/// # Errors
/// When ORC refuses the object code, and as [`Executable::load`].
pub fn load(artifact: Artifact, options: Options) -> Result<Executable, LoadWithOrcError> {
    let code = OrcCode::load(&artifact.objects)?;
    // Undefined symbols surface here, with a message that names them.
    let initializer = artifact.header.initializer.as_ref();
    for program in std::iter::once(&artifact.header.main).chain(initializer) {
        code.lookup(&program.entry)?;
    }
    // SAFETY: the code was made from the artifact's own objects.
    Ok(unsafe { Executable::with_code(artifact, Box::new(code), options)? })
}

#[cfg(test)]
mod tests;
