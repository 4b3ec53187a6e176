// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Transfers from the host in pieces: buffers that are there once their last piece is.
use crate::{
    abi,
    buffer::{Buffer, Contents, check_layout, place, size_of, tensor_type},
    client::Shared,
    element,
    error::Error,
    event::Event,
    guard::Result,
    object::{self, give, lend},
    storage::Storage,
    strides,
};
use shale_runtime::TensorType;
use std::sync::{Arc, Mutex};

/// Buffers that a caller fills.
pub struct Manager {
    client: Arc<Shared>,
    device: usize,
    places: Vec<Place>,
}

struct Place {
    of: TensorType,
    /// The memory until it is the buffer's.
    storage: Mutex<Option<Storage>>,
    contents: Arc<Contents>,
    ready: Event,
}

impl Place {
    fn lock(&self) -> std::sync::MutexGuard<'_, Option<Storage>> {
        self.storage.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// Writes at an offset; the last piece makes the buffer's memory final.
    fn write(&self, offset: i64, data: &[u8], is_last: bool) -> Result {
        let mut storage = self.lock();
        let bytes = storage.as_mut().and_then(Storage::bytes_mut);
        let bytes =
            bytes.ok_or_else(|| Error::invalid("buffer must not have been written to its end or have failed"))?;
        let size = bytes.len();
        let target = usize::try_from(offset).ok().and_then(|offset| bytes.get_mut(offset..)?.get_mut(..data.len()));
        let target = target.ok_or_else(|| {
            Error::invalid(format!("offset and size must lie in {size} bytes, got {offset} and {}", data.len()))
        })?;
        target.copy_from_slice(data);
        if is_last {
            element::normalize(self.of.element, bytes);
            let whole = storage.take();
            drop(storage);
            if let Some(whole) = whole {
                self.contents.set(whole);
            }
            self.ready.set(Ok(()));
        }
        Ok(())
    }

    fn fail(&self, error: Error) {
        drop(self.lock().take());
        self.ready.set(Err(error));
    }
}

impl Drop for Manager {
    fn drop(&mut self) {
        for place in &self.places {
            place.fail(Error::new(abi::code::CANCELLED, "transfer ended before its last piece"));
        }
    }
}

impl Manager {
    fn place(&self, index: i32) -> Result<&Place> {
        let place = usize::try_from(index).ok().and_then(|index| self.places.get(index));
        place.ok_or_else(|| {
            Error::invalid(format!("buffer must be one of the transfer's {}, got number {index}", self.places.len()))
        })
    }
}

pub fn create(args: &mut abi::ClientCreateBuffersForAsyncHostToDeviceArgs) -> Result {
    let client = &object::borrow(args.client)?.shared;
    let device = place(client, std::ptr::null_mut(), args.memory)?;
    let layouts = object::list(args.device_layouts.cast_const(), args.num_device_layouts);
    let specs = object::list(args.shape_specs.cast_const(), args.num_shape_specs);
    let places = specs.iter().enumerate().map(|(index, spec)| {
        let of = tensor_type(spec.element_type, spec.dims, spec.num_dims)?;
        check_layout(layouts.get(index).map_or(std::ptr::null(), |layout| layout.cast_const()), &of)?;
        let storage = Storage::allocate(size_of(&of), &client.devices[device].usage)?;
        Ok(Place { of, storage: Mutex::new(Some(storage)), contents: Arc::default(), ready: Event::pending() })
    });
    let places = places.collect::<Result<Vec<_>>>()?;
    args.transfer_manager = give(Manager { client: client.clone(), device, places });
    Ok(())
}

pub fn destroy(args: &mut abi::AsyncHostToDeviceTransferManagerDestroyArgs) -> Result {
    drop(object::take(args.transfer_manager));
    Ok(())
}

pub fn data(args: &mut abi::AsyncHostToDeviceTransferManagerTransferDataArgs) -> Result {
    let place = object::borrow(args.transfer_manager)?.place(args.buffer_index)?;
    let size = usize::try_from(args.transfer_size)
        .map_err(|_| Error::invalid(format!("size must not be negative, got {}", args.transfer_size)))?;
    if args.data.is_null() && size > 0 {
        return Err(Error::invalid("data must not be null"));
    }
    place.write(args.offset, object::list(args.data.cast::<u8>(), size), args.is_last_transfer)?;
    // The data has been copied.
    args.done_with_h2d_transfer = give(Event::ready());
    Ok(())
}

pub fn literal(args: &mut abi::AsyncHostToDeviceTransferManagerTransferLiteralArgs) -> Result {
    let place = object::borrow(args.transfer_manager)?.place(args.buffer_index)?;
    let of = tensor_type(args.shape_element_type, args.shape_dims, args.shape_num_dims)?;
    if of != place.of {
        return Err(Error::invalid(format!("literal must be {}, got {of}", place.of)));
    }
    if args.data.is_null() && size_of(&of) > 0 {
        return Err(Error::invalid("data must not be null"));
    }
    // SAFETY: null, or a layout of the caller.
    let layout = unsafe { args.shape_layout.as_ref() };
    let byte_strides = layout.map(|layout| strides::of_layout(&of, layout)).transpose()?.unwrap_or_default();
    let mut bytes = vec![0; size_of(&of)];
    // SAFETY: the caller passes memory of this type in this layout.
    unsafe { strides::gather(&of, args.data.cast::<u8>(), &byte_strides, &mut bytes) };
    place.write(0, &bytes, true)?;
    args.done_with_h2d_transfer = give(Event::ready());
    Ok(())
}

pub fn retrieve(args: &mut abi::AsyncHostToDeviceTransferManagerRetrieveBufferArgs) -> Result {
    let manager = object::borrow(args.transfer_manager)?;
    let place = manager.place(args.buffer_index)?;
    let (contents, ready) = (place.contents.clone(), place.ready.clone());
    args.buffer_out = give(Buffer::with_contents(&manager.client, manager.device, &place.of, contents, ready)?);
    Ok(())
}

pub fn device(args: &mut abi::AsyncHostToDeviceTransferManagerDeviceArgs) -> Result {
    let manager = object::borrow(args.transfer_manager)?;
    args.device_out = lend(&*manager.client.devices[manager.device]);
    Ok(())
}

pub fn count(args: &mut abi::AsyncHostToDeviceTransferManagerBufferCountArgs) -> Result {
    args.buffer_count = object::borrow(args.transfer_manager)?.places.len();
    Ok(())
}

pub fn size(args: &mut abi::AsyncHostToDeviceTransferManagerBufferSizeArgs) -> Result {
    args.buffer_size = size_of(&object::borrow(args.transfer_manager)?.place(args.buffer_index)?.of);
    Ok(())
}

pub fn set_error(args: &mut abi::AsyncHostToDeviceTransferManagerSetBufferErrorArgs) -> Result {
    let place = object::borrow(args.transfer_manager)?.place(args.buffer_index)?;
    place.fail(Error::new(args.error_code, object::text(args.error_message, args.error_message_size)));
    Ok(())
}

/// Nothing is done with what a caller says about a transfer.
pub fn add_metadata(args: &mut abi::AsyncHostToDeviceTransferManagerAddMetadataArgs) -> Result {
    object::borrow(args.transfer_manager).map(|_| ())
}
