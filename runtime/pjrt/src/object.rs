// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Objects behind the handles of the C API, and strings and lists on their way to it.
use crate::{
    abi, buffer, client, device,
    error::{self, Error},
    event, executable, execute, extensions,
    guard::Result,
    promise, topology, transfer,
};
use std::ffi::c_char;

/// A handle of the C API, and what it leads to.
pub trait Handle {
    type Object;
}

macro_rules! handles {
    ($($handle:ident $object:path;)*) => {$(
        impl Handle for abi::$handle {
            type Object = $object;
        }
    )*};
}
handles! {
    Error error::Error;
    Event event::Event;
    Client client::Client;
    Device device::Device;
    DeviceDescription device::Description;
    Memory device::Memory;
    TopologyDescription topology::Topology;
    Buffer buffer::Buffer;
    Executable executable::Executable;
    LoadedExecutable executable::Loaded;
    ExecuteContext execute::Context;
    MemoryLayout extensions::Layout;
    SerializedLayout extensions::Layout;
    SerializedExecutable Vec<u8>;
    SerializedCompileOptions Vec<u8>;
    DeviceAssignmentSerialized Vec<u8>;
    SerializedTopology Vec<u8>;
    AsyncHostToDeviceTransferManager transfer::Manager;
    AsyncTrackingEvent device::Tracking;
    FulfillAliasBufferCallback promise::Alias;
}

/// Hands an object over to the caller, who destroys it with the function for its kind.
pub fn give<H: Handle>(object: H::Object) -> *mut H {
    Box::into_raw(Box::new(object)).cast()
}

/// The handle of an object that this library keeps.
pub fn lend<H: Handle>(object: &H::Object) -> *mut H {
    (&raw const *object).cast_mut().cast()
}

/// The object behind a handle of the caller.
pub fn borrow<'a, H: Handle>(handle: *mut H) -> Result<&'a H::Object> {
    // SAFETY: a handle of this type was made by `give` or `lend`, and lives until the caller destroys it (or the client, for
    // what that keeps), which the API forbids while the handle is in use.
    unsafe { handle.cast::<H::Object>().as_ref() }.ok_or_else(|| Error::invalid("handle must not be null"))
}

/// Takes back what [`give`] handed over; destroying null does nothing.
pub fn take<H: Handle>(handle: *mut H) -> Option<Box<H::Object>> {
    // SAFETY: made by `give`, and destroyed once.
    (!handle.is_null()).then(|| unsafe { Box::from_raw(handle.cast::<H::Object>()) })
}

/// A `deleter` for an object that the caller holds.
pub unsafe extern "C" fn delete<H: Handle>(handle: *mut H) {
    let _ = shale_bridge::guard::catch(|| drop(take(handle)));
}

/// As the type-erased pointer that the structs have.
pub fn deleter<H: Handle>() -> abi::Callback {
    let delete: unsafe extern "C" fn(*mut H) = delete::<H>;
    // SAFETY: the caller casts it back to a function of one pointer, which it is.
    Some(unsafe { std::mem::transmute::<unsafe extern "C" fn(*mut H), unsafe extern "C" fn()>(delete) })
}

/// The elements of a list in arguments.
pub fn list<'a, T>(data: *const T, length: usize) -> &'a [T] {
    if data.is_null() || length == 0 {
        return &[];
    }
    // SAFETY: the caller passes a list and its length, which live for the call.
    unsafe { std::slice::from_raw_parts(data, length) }
}

/// A string in arguments, with what is not UTF-8 replaced.
pub fn text(data: *const c_char, length: usize) -> String {
    String::from_utf8_lossy(list(data.cast::<u8>(), length)).into_owned()
}

/// Points a pair of out fields to a string that lives long enough.
pub fn set_text(text: &str, data: &mut *const c_char, length: &mut usize) {
    *data = text.as_ptr().cast();
    *length = text.len();
}
