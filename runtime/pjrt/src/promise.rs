// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Buffers of which the caller says later what they hold or when, and other views of memory.
use crate::{
    abi,
    buffer::{Buffer, Contents, Target, check_layout, place, size_of, tensor_type},
    element,
    error::Error,
    event::{Event, Outcome},
    guard::{self, Result},
    object::{self, give},
    storage::Storage,
};
use std::{ffi::c_void, ops::Range, sync::Arc};

/// An alias buffer that waits for the buffer that it stands for.
pub struct Alias {
    of: shale_runtime::TensorType,
    device: usize,
    contents: Arc<Contents>,
    ready: Event,
}

impl Drop for Alias {
    /// Nobody waits forever.
    fn drop(&mut self) {
        self.ready.set(Err(Error::new(abi::code::CANCELLED, "alias was given up before it was fulfilled")));
    }
}

pub fn create_alias(args: &mut abi::ClientCreateAliasBufferArgs) -> Result {
    let client = &object::borrow(args.client)?.shared;
    let of = tensor_type(args.shape_element_type, args.shape_dims, args.shape_num_dims)?;
    check_layout(args.shape_layout, &of)?;
    let device = place(client, std::ptr::null_mut(), args.memory)?;
    let (contents, ready) = (Arc::<Contents>::default(), Event::pending());
    args.alias_buffer = give(Buffer::with_contents(client, device, &of, contents.clone(), ready.clone())?);
    args.fulfill_alias_buffer_cb = give(Alias { of, device, contents, ready });
    Ok(())
}

/// Ends the wait of an alias with a copy of a buffer, or with an error.
pub fn fulfill_alias(args: &mut abi::ClientFulfillAliasBufferArgs) -> Result {
    let alias =
        object::take(args.fulfill_alias_buffer_cb).ok_or_else(|| Error::invalid("callback must not be null"))?;
    if args.status_code != 0 {
        let message = object::text(args.error_message, args.error_message_size);
        alias.ready.set(Err(Error::new(args.status_code, message)));
        return Ok(());
    }
    let parts = || {
        let shared = &object::borrow(args.client)?.shared;
        let buffer = object::borrow(args.buffer)?;
        if buffer.r#type() != alias.of {
            return Err(Error::invalid(format!("buffer must be {}, got {}", alias.of, buffer.r#type())));
        }
        let (source, ready) = buffer.promise()?;
        Ok((source, ready, Storage::allocate(size_of(&alias.of), &shared.devices[alias.device].usage)?))
    };
    let (source, ready, mut storage) = parts().inspect_err(|error| alias.ready.set(Err(error.clone())))?;
    ready.then(move |outcome| {
        let outcome = outcome.clone().and_then(|()| {
            if let Some(target) = storage.bytes_mut() {
                target.copy_from_slice(source.get()?.bytes());
            }
            alias.contents.set(storage);
            Ok(())
        });
        alias.ready.set(outcome);
    });
    Ok(())
}

/// A donated buffer that waits for what its new owner depends on.
struct Dependency {
    buffer: Event,
    done: Event,
}

pub fn donate_with_dependency(args: &mut abi::BufferDonateWithControlDependencyArgs) -> Result {
    unsafe extern "C" fn ready(args: *mut abi::BufferDonateWithControlDependencyCallbackArgs) {
        let _ = shale_bridge::guard::catch(|| {
            // SAFETY: the caller passes this function's arguments, with the data that it was given, once.
            let (args, dependency) = unsafe {
                let Some(args) = args.as_ref() else { return };
                (args, Box::from_raw(args.callback_data.cast::<Dependency>()))
            };
            match failure(args.error_code, args.error_message, args.error_message_size) {
                Some(error) => dependency.done.set(Err(error)),
                None => {
                    let Dependency { buffer, done } = *dependency;
                    buffer.then(move |outcome| done.set(outcome.clone()));
                }
            }
        });
    }
    let buffer = object::borrow(args.buffer)?;
    let (contents, event) = buffer.promise()?;
    let done = Event::pending();
    let given = Buffer::with_contents(&buffer.client, buffer.device, &buffer.r#type(), contents, done.clone())?;
    buffer.delete();
    args.out_buffer = give(given);
    args.callback_data = Box::into_raw(Box::new(Dependency { buffer: event, done })).cast();
    let ready: unsafe extern "C" fn(*mut abi::BufferDonateWithControlDependencyCallbackArgs) = ready;
    args.dependency_ready_callback = callback(ready);
    Ok(())
}

fn failure(code: i32, message: *const std::ffi::c_char, size: usize) -> Option<Error> {
    (code != 0).then(|| Error::new(code, object::text(message, size)))
}

/// As the type-erased pointer that the structs have.
fn callback<A>(function: unsafe extern "C" fn(*mut A)) -> abi::Callback {
    // SAFETY: the caller casts it back to a function of one pointer, which it is.
    Some(unsafe { std::mem::transmute::<unsafe extern "C" fn(*mut A), unsafe extern "C" fn()>(function) })
}

/// A copy to memory of the host that is not known yet.
struct LateCopy {
    contents: Arc<Contents>,
    ready: Event,
    range: Range<usize>,
    done: Event,
}

pub fn copy_raw_to_host_future(args: &mut abi::BufferCopyRawToHostFutureArgs) -> Result {
    unsafe extern "C" fn known(args: *mut abi::BufferCopyRawToHostFutureCallbackArgs) {
        let _ = shale_bridge::guard::catch(|| {
            // SAFETY: as in `donate_with_dependency`.
            let (args, copy) = unsafe {
                let Some(args) = args.as_ref() else { return };
                (args, Box::from_raw(args.callback_data.cast::<LateCopy>()))
            };
            if let Some(error) = failure(args.error_code, args.error_message, args.error_message_size) {
                return copy.done.set(Err(error));
            }
            let target = Target { data: args.dst.cast::<u8>(), size: copy.range.len() };
            let LateCopy { contents, ready, range, done } = *copy;
            ready.then(move |outcome| done.set(copy_range(outcome, &contents, range, target)));
        });
    }
    let buffer = object::borrow(args.buffer)?;
    let range = buffer.range(args.offset, args.transfer_size)?;
    let (contents, ready) = buffer.promise()?;
    let done = Event::pending();
    args.event = give(done.clone());
    args.callback_data = Box::into_raw(Box::new(LateCopy { contents, ready, range, done })).cast();
    let known: unsafe extern "C" fn(*mut abi::BufferCopyRawToHostFutureCallbackArgs) = known;
    args.future_ready_callback = callback(known);
    Ok(())
}

/// Copies a range of a buffer's bytes that are there.
pub fn copy_range(outcome: &Outcome, contents: &Contents, range: Range<usize>, target: Target) -> Outcome {
    outcome.clone()?;
    let part = contents.get()?.bytes().get(range).unwrap_or_default();
    if target.data.is_null() && !part.is_empty() {
        return Err(Error::invalid("destination must not be null"));
    }
    // SAFETY: the caller passes memory of this size, which stays until the event happens.
    unsafe { std::ptr::copy_nonoverlapping(part.as_ptr(), target.data, part.len().min(target.size)) };
    Ok(())
}

/// The same memory as another type of as many bytes.
pub fn bitcast(args: &mut abi::BufferBitcastArgs) -> Result {
    let buffer = object::borrow(args.buffer)?;
    let (own, of) = (buffer.r#type(), tensor_type(args.element_type, args.dims, args.num_dims)?);
    check_layout(args.device_layout, &of)?;
    if size_of(&own) != size_of(&of) {
        return Err(Error::invalid(format!("type must have the {} bytes of {own}, got {of}", size_of(&own))));
    }
    // Their unused bits have values that other bytes need not have.
    if own.element != of.element && element::needs_normalizing(of.element) {
        return Err(Error::unimplemented(&format!("a bitcast of {own} to {of}")));
    }
    let (contents, ready) = buffer.promise()?;
    // What is written later is this library's own memory, which is aligned to every element.
    if let Ok(storage) = contents.get() {
        check_aligned(storage.data(), &of)?;
    }
    args.out_buffer = give(Buffer::with_contents(&buffer.client, buffer.device, &of, contents, ready)?);
    Ok(())
}

/// What is to be called once memory of the caller is no longer used.
struct OnDelete {
    function: unsafe extern "C" fn(*mut c_void, *mut c_void),
    data: *mut c_void,
    argument: *mut c_void,
}
// SAFETY: the API calls it from any thread.
unsafe impl Send for OnDelete {}

impl OnDelete {
    fn run(&self) {
        // SAFETY: a function and its arguments, called once.
        unsafe { (self.function)(self.data, self.argument) }
    }
}

/// Memory of elements must be aligned to them.
fn check_aligned(data: *const u8, of: &shale_runtime::TensorType) -> Result {
    if size_of(of) > 0 && (data.is_null() || !data.addr().is_multiple_of(of.element.part().size())) {
        return Err(Error::invalid(format!("memory must be aligned to the elements of {of}, got {data:?}")));
    }
    Ok(())
}

/// A buffer in memory of the caller.
pub fn view(args: &mut abi::ClientCreateViewOfDeviceBufferArgs) -> Result {
    let client = &object::borrow(args.client)?.shared;
    let of = tensor_type(args.element_type, args.dims, args.num_dims)?;
    check_layout(args.layout, &of)?;
    let device = place(client, args.device, args.memory)?;
    let data = args.device_buffer_ptr;
    check_aligned(data.cast::<u8>(), &of)?;
    // As in `bitcast`.
    if element::needs_normalizing(of.element) {
        return Err(Error::unimplemented(&format!("a view of the caller's memory as {of}")));
    }
    let released = Event::pending();
    if let Some(function) = args.on_delete_callback {
        // SAFETY: the callback has this shape.
        let function = unsafe {
            std::mem::transmute::<unsafe extern "C" fn(), unsafe extern "C" fn(*mut c_void, *mut c_void)>(function)
        };
        let on_delete = OnDelete { function, data, argument: args.on_delete_callback_arg };
        released.then(move |_| on_delete.run());
    }
    let storage =
        Storage::foreign(data.cast::<u8>().cast_const(), size_of(&of), &client.devices[device].usage, released);
    args.buffer = give(Buffer::new(client, device, &of, storage, Event::ready())?);
    Ok(())
}

/// All memory can be reached already.
pub fn dma_map(args: &mut abi::ClientDmaMapArgs) -> guard::Result {
    object::borrow(args.client)?;
    if args.data.is_null() && args.size > 0 { Err(Error::invalid("data must not be null")) } else { Ok(()) }
}

pub fn dma_unmap(args: &mut abi::ClientDmaUnmapArgs) -> guard::Result {
    object::borrow(args.client).map(|_| ())
}
