// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Custom calls whose functions are C.
use crate::{Code, Error, guarded, text};
use shale_runtime::{ElementType, custom_call};
use std::ffi::{CStr, CString, c_char, c_void};

/// `shale_buffer`.
#[repr(C)]
pub struct CBuffer {
    element: *const c_char,
    rank: usize,
    shape: *const usize,
    size: usize,
    data: *mut c_void,
}

/// `shale_call`.
#[repr(C)]
pub struct CCall {
    size: usize,
    target: *const c_char,
    configuration: *const c_char,
    input_count: usize,
    inputs: *const CBuffer,
    output_count: usize,
    outputs: *const CBuffer,
}

/// `shale_custom_call`.
pub type CFunction = unsafe extern "C" fn(call: *const CCall, user_data: *mut c_void) -> *const c_char;

/// A C function and what it wants to be given.
struct Registered {
    function: CFunction,
    user_data: *mut c_void,
}

// SAFETY: the caller of `shale_register_custom_call` promises that the function may be called from any thread.
unsafe impl Send for Registered {}
// SAFETY: as above.
unsafe impl Sync for Registered {}

impl Registered {
    fn call(&self, call: &mut custom_call::Call) -> Result<(), String> {
        let c_text = |text: &str| CString::new(text.replace('\0', "\\0")).unwrap_or_default();
        let name = |element: ElementType| c_text(element.name());
        let elements: Vec<CString> = call
            .inputs
            .iter()
            .map(|view| view.element)
            .chain(call.outputs.iter().map(|view| view.element))
            .map(name)
            .collect();
        let buffer = |index: usize, shape: &[usize], size: usize, data: *mut u8| CBuffer {
            element: elements[index].as_ptr(),
            rank: shape.len(),
            shape: shape.as_ptr(),
            size,
            data: data.cast(),
        };
        let inputs = call.inputs.iter().enumerate();
        let inputs: Vec<_> =
            inputs.map(|(i, v)| buffer(i, v.shape, v.bytes.len(), v.bytes.as_ptr().cast_mut())).collect();
        let outputs = call.outputs.iter_mut().enumerate();
        let outputs: Vec<_> =
            outputs.map(|(i, v)| buffer(inputs.len() + i, v.shape, v.bytes.len(), v.bytes.as_mut_ptr())).collect();
        let (target, configuration) = (c_text(call.target), c_text(call.configuration));
        let arguments = CCall {
            size: size_of::<CCall>(),
            target: target.as_ptr(),
            configuration: configuration.as_ptr(),
            input_count: inputs.len(),
            inputs: inputs.as_ptr(),
            output_count: outputs.len(),
            outputs: outputs.as_ptr(),
        };
        // SAFETY: the function was registered for this.
        let message = unsafe { (self.function)(&raw const arguments, self.user_data) };
        if message.is_null() {
            return Ok(());
        }
        // SAFETY: the function returns a C string that lives until it is called again on this thread.
        Err(unsafe { CStr::from_ptr(message) }.to_string_lossy().into_owned())
    }
}

/// See `shale.h`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shale_register_custom_call(
    target: *const c_char,
    function: Option<CFunction>,
    user_data: *mut c_void,
) -> *mut Error {
    guarded(|| {
        // SAFETY: the caller's promise.
        let target = unsafe { text(target, "target")? };
        let function = function.ok_or_else(|| Error::new(Code::InvalidArgument, "function must not be NULL"))?;
        let registered = Registered { function, user_data };
        custom_call::register(target, move |call| registered.call(call))
            .map_err(|error| Error::new(Code::InvalidArgument, error.to_string()))
    })
}
