// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Programs: loading, signature, runs, cancellation.
use crate::{Code, Error, guarded, text};
use shale_runtime::{Artifact, Cancellation, Executable, ExecutionError, Options, TensorType};
use std::{
    ffi::{CString, c_char, c_void},
    mem::offset_of,
    sync::atomic::AtomicU32,
};

/// `shale_program`.
pub struct Program {
    pub(crate) executable: Executable,
    pub(crate) inputs: Vec<Description>,
    /// Those of the source program.
    pub(crate) outputs: Vec<Description>,
}

/// A tensor's type, with the strings that C wants.
pub(crate) struct Description {
    pub(crate) r#type: TensorType,
    element: CString,
    name: Option<CString>,
}

impl Description {
    fn new(r#type: &TensorType, name: Option<&String>) -> Self {
        let c_text = |text: &str| CString::new(text.replace('\0', "\\0")).unwrap_or_default();
        Self { r#type: r#type.clone(), element: c_text(r#type.element.name()), name: name.map(|name| c_text(name)) }
    }
}

impl Program {
    pub(crate) fn new(executable: Executable) -> Result<Self, Error> {
        let signature = executable.signature();
        if !executable.artifact().header.checks.is_empty() {
            let message = "a program with checks is a test: shale-run runs it";
            return Err(Error::new(Code::InvalidArgument, message));
        }
        let inputs = signature.inputs.iter().map(|i| Description::new(&i.r#type, i.name.as_ref())).collect();
        let outputs = signature.outputs.iter().map(|o| Description::new(&o.r#type, o.name.as_ref())).collect();
        Ok(Self { executable, inputs, outputs })
    }

    /// # Safety
    /// As `shale_program_run`.
    pub(crate) unsafe fn run(
        &self,
        inputs: *const *const c_void,
        outputs: *const *mut c_void,
        cancel: &AtomicU32,
    ) -> Result<(), Error> {
        // SAFETY: the caller's promise, here and below.
        let inputs = unsafe { pointers(inputs.cast::<*mut u8>(), &self.inputs, "input")? };
        let outputs = unsafe { pointers(outputs.cast::<*mut u8>(), &self.outputs, "output")? };
        let inputs: Vec<*const u8> = inputs.into_iter().map(<*mut u8>::cast_const).collect();
        let _: () = unsafe { self.executable.run_pointers(&inputs, &outputs, cancel)? };
        Ok(())
    }
}

/// The pointers of a list, one for each tensor; those that cannot be right are refused.
///
/// # Safety
/// The list is null or has an entry for each tensor.
pub(crate) unsafe fn pointers(
    list: *const *mut u8,
    tensors: &[Description],
    what: &str,
) -> Result<Vec<*mut u8>, Error> {
    if tensors.is_empty() {
        return Ok(vec![]);
    }
    if list.is_null() {
        return Err(Error::new(
            Code::InvalidArgument,
            format!("{what}s must not be NULL, the program has {}", tensors.len()),
        ));
    }
    // SAFETY: the caller's promise.
    let list = unsafe { std::slice::from_raw_parts(list, tensors.len()) };
    for (index, (pointer, tensor)) in list.iter().zip(tensors).enumerate() {
        let alignment = tensor.r#type.element.part().size();
        // One of dynamic size may be empty.
        if tensor.r#type.checked_size() == Some(0) || tensor.r#type.is_dynamic() && pointer.is_null() {
            continue;
        }
        if pointer.is_null() || !pointer.addr().is_multiple_of(alignment) {
            let message =
                format!("{what} {index} must be aligned to {alignment} bytes ({}), got {pointer:p}", tensor.r#type);
            return Err(Error::new(Code::InvalidArgument, message));
        }
    }
    Ok(list.to_vec())
}

/// `shale_options`.
#[repr(C)]
pub struct COptions {
    size: usize,
    threads: u32,
    check_memory: u32,
    cancellation: *const Cancellation,
}

/// # Safety
/// Null, or as many bytes as the structure says it has.
unsafe fn options(options: *const COptions) -> Result<(Options, Cancellation), Error> {
    let mut result = Options::default();
    let mut cancellation = Cancellation::new();
    if options.is_null() {
        return Ok((result, cancellation));
    }
    // SAFETY: the caller's promise.
    let size = unsafe { (&raw const (*options).size).read() };
    let end = |offset: usize| offset + size_of::<u32>();
    if size >= offset_of!(COptions, cancellation) + size_of::<*const Cancellation>() {
        // SAFETY: the structure is large enough; null, or a cancellation that this library made.
        if let Some(given) = unsafe { (&raw const (*options).cancellation).read().as_ref() } {
            cancellation = given.clone();
        }
    }
    if size < end(offset_of!(COptions, threads)) {
        return Err(Error::new(Code::InvalidArgument, format!("shale_options must have its size set, got {size}")));
    }
    // SAFETY: the structure is large enough.
    result.threads = unsafe { (&raw const (*options).threads).read() } as usize;
    if size >= end(offset_of!(COptions, check_memory)) {
        // SAFETY: the structure is large enough.
        result.check_memory |= unsafe { (&raw const (*options).check_memory).read() } != 0;
    }
    Ok((result, cancellation))
}

/// # Safety
/// `program` is null or may be written.
unsafe fn deliver(program: *mut *mut Program, loaded: Result<Executable, ExecutionError>) -> Result<(), Error> {
    let loaded = Box::into_raw(Box::new(Program::new(loaded?)?));
    // SAFETY: the caller's promise; null was refused.
    unsafe { program.write(loaded) };
    Ok(())
}

pub(crate) fn not_null<T>(pointer: *const T, what: &str) -> Result<(), Error> {
    if pointer.is_null() { Err(Error::new(Code::InvalidArgument, format!("{what} must not be NULL"))) } else { Ok(()) }
}

/// See `shale.h`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shale_program_load(
    bytes: *const c_void,
    size: usize,
    settings: *const COptions,
    program: *mut *mut Program,
) -> *mut Error {
    guarded(|| {
        not_null(bytes, "bytes")?;
        not_null(program, "program")?;
        // SAFETY: the caller's promise.
        let (bytes, (settings, cancellation)) =
            unsafe { (std::slice::from_raw_parts(bytes.cast::<u8>(), size), options(settings)?) };
        let artifact = Artifact::from_bytes(bytes).map_err(|e| Error::new(Code::InvalidArtifact, e.to_string()))?;
        // SAFETY: the caller's promise.
        unsafe { deliver(program, Executable::load_until(artifact, settings, &cancellation)) }
    })
}

/// See `shale.h`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shale_program_open(
    path: *const c_char,
    settings: *const COptions,
    program: *mut *mut Program,
) -> *mut Error {
    guarded(|| {
        not_null(program, "program")?;
        // SAFETY: the caller's promise.
        let (path, (settings, cancellation)) = unsafe { (text(path, "path")?, options(settings)?) };
        // SAFETY: the caller's promise.
        unsafe { deliver(program, Executable::open_until(path, settings, &cancellation)) }
    })
}

/// See `shale.h`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shale_program_free(program: *mut Program) {
    if !program.is_null() {
        // SAFETY: made by `Box::into_raw`, freed once.
        drop(unsafe { Box::from_raw(program) });
    }
}

/// `shale_tensor_type`.
#[repr(C)]
pub struct CTensorType {
    struct_size: usize,
    element: *const c_char,
    element_size: usize,
    rank: usize,
    shape: *const usize,
    size: usize,
    name: *const c_char,
}

/// # Safety
/// The structure is null, or has as many writable bytes as it says.
unsafe fn describe(list: &[Description], what: &str, index: usize, into: *mut CTensorType) -> Result<(), Error> {
    not_null(into, "type")?;
    let Some(found) = list.get(index) else {
        let message = format!("{what} must be below {}, got {index}", list.len());
        return Err(Error::new(Code::InvalidArgument, message));
    };
    // SAFETY: the caller's promise.
    let struct_size = unsafe { (&raw const (*into).struct_size).read() };
    if struct_size < size_of::<CTensorType>() {
        let message = format!("shale_tensor_type must have its struct_size set, got {struct_size}");
        return Err(Error::new(Code::InvalidArgument, message));
    }
    let described = CTensorType {
        struct_size,
        element: found.element.as_ptr(),
        element_size: found.r#type.element.size(),
        rank: found.r#type.shape.len(),
        shape: found.r#type.shape.as_ptr(),
        size: found.r#type.checked_size().unwrap_or(usize::MAX),
        name: found.name.as_ref().map_or(std::ptr::null(), |name| name.as_ptr()),
    };
    // SAFETY: as above.
    unsafe { into.write(described) };
    Ok(())
}

/// See `shale.h`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shale_program_input_count(program: *const Program) -> usize {
    // SAFETY: null, or a program that this library made.
    unsafe { program.as_ref() }.map_or(0, |program| program.inputs.len())
}

/// See `shale.h`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shale_program_output_count(program: *const Program) -> usize {
    // SAFETY: null, or a program that this library made.
    unsafe { program.as_ref() }.map_or(0, |program| program.outputs.len())
}

/// See `shale.h`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shale_program_input_type(
    program: *const Program,
    index: usize,
    r#type: *mut CTensorType,
) -> *mut Error {
    guarded(|| {
        not_null(program, "program")?;
        // SAFETY: the caller's promise.
        unsafe { describe(&(*program).inputs, "input", index, r#type) }
    })
}

/// See `shale.h`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shale_program_output_type(
    program: *const Program,
    index: usize,
    r#type: *mut CTensorType,
) -> *mut Error {
    guarded(|| {
        not_null(program, "program")?;
        // SAFETY: the caller's promise.
        unsafe { describe(&(*program).outputs, "output", index, r#type) }
    })
}

/// See `shale.h`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shale_program_aliased_output(program: *const Program, index: usize) -> usize {
    // SAFETY: null, or a program that this library made.
    let aliases = unsafe { program.as_ref() }.map(|program| &program.executable.artifact().header.aliases);
    let alias = aliases.and_then(|aliases| aliases.iter().find(|alias| alias.input == index));
    alias.map_or(usize::MAX, |alias| alias.output)
}

/// See `shale.h`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shale_program_run(
    program: *mut Program,
    inputs: *const *const c_void,
    outputs: *const *mut c_void,
    cancellation: *const Cancellation,
) -> *mut Error {
    guarded(|| {
        not_null(program, "program")?;
        let never = AtomicU32::new(0);
        // SAFETY: null, or a cancellation that this library made.
        let cancel = unsafe { cancellation.as_ref() }.map_or(&never, Cancellation::word);
        // SAFETY: the caller's promise.
        unsafe { (*program).run(inputs, outputs, cancel) }
    })
}

/// See `shale.h`.
#[unsafe(no_mangle)]
pub extern "C" fn shale_cancellation_create() -> *mut Cancellation {
    Box::into_raw(Box::new(Cancellation::new()))
}

/// See `shale.h`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shale_cancellation_cancel(cancellation: *const Cancellation) {
    // SAFETY: null, or a cancellation that this library made.
    if let Some(cancellation) = unsafe { cancellation.as_ref() } {
        cancellation.cancel();
    }
}

/// See `shale.h`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shale_cancellation_free(cancellation: *mut Cancellation) {
    if !cancellation.is_null() {
        // SAFETY: made by `Box::into_raw`, freed once.
        drop(unsafe { Box::from_raw(cancellation) });
    }
}
