// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Buffers: dense row-major arrays on a device.
use crate::{
    abi::{self, layout, semantics},
    client::Shared,
    element,
    error::Error,
    event::Event,
    guard::Result,
    object::{self, give, lend},
    storage::Storage,
    strides,
};
use shale_runtime::{ElementType, TensorType};
use std::sync::{Arc, Mutex, OnceLock};

/// A buffer. Its memory may be shared with running programs, which keep it after the buffer is deleted.
pub struct Buffer {
    pub client: Arc<Shared>,
    /// Position of its device.
    pub device: usize,
    pub element: ElementType,
    number: i32,
    dims: Vec<i64>,
    minor_to_major: OnceLock<Vec<i64>>,
    storage: Mutex<Option<Arc<Storage>>>,
    ready: Event,
}

impl Buffer {
    /// A buffer of a type that has a number.
    pub fn new(client: &Arc<Shared>, device: usize, of: &TensorType, storage: Storage, ready: Event) -> Result<Self> {
        Ok(Self {
            client: client.clone(),
            device,
            element: of.element,
            number: element::number(of.element)?,
            dims: of.shape.iter().map(|&size| size as i64).collect(),
            minor_to_major: OnceLock::new(),
            storage: Mutex::new(Some(Arc::new(storage))),
            ready,
        })
    }

    pub fn dims(&self) -> &[i64] {
        &self.dims
    }

    /// Its memory, once it is written.
    pub fn contents(&self) -> Result<Arc<Storage>> {
        let storage = self.storage()?;
        self.ready.wait()?;
        Ok(storage)
    }

    fn storage(&self) -> Result<Arc<Storage>> {
        self.lock().clone().ok_or_else(|| Error::invalid("buffer must not have been deleted or donated"))
    }

    /// Takes the memory out of the buffer, which is deleted then, if it is this library's own, is written, and nothing else
    /// refers to it: for a result to be computed in it.
    pub fn take_own(&self) -> Option<Storage> {
        if self.ready.outcome() != Some(Ok(())) {
            return None;
        }
        let mut storage = self.lock();
        if !storage.as_ref().is_some_and(|storage| storage.is_own() && Arc::strong_count(storage) == 1) {
            return None;
        }
        storage.take().and_then(Arc::into_inner)
    }

    /// Gives up the memory.
    pub fn delete(&self) {
        let storage = self.lock().take();
        drop(storage);
    }

    pub fn is_deleted(&self) -> bool {
        self.lock().is_none()
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Option<Arc<Storage>>> {
        self.storage.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    fn r#type(&self) -> TensorType {
        TensorType::new(self.element, self.dims.iter().map(|&size| size as usize).collect::<Vec<_>>())
    }

    fn minor_to_major(&self) -> &[i64] {
        self.minor_to_major.get_or_init(|| (0..self.dims.len() as i64).rev().collect())
    }
}

/// The type that a caller describes.
fn tensor_type(number: i32, dims: *const i64, count: usize) -> Result<TensorType> {
    let element = element::from_number(number)?;
    let sizes = object::list(dims, count).iter().map(|&size| {
        usize::try_from(size).map_err(|_| Error::invalid(format!("dimensions must not be negative, got {size}")))
    });
    let of = TensorType::new(element, sizes.collect::<Result<Vec<_>>>()?);
    of.checked_size().ok_or_else(|| Error::invalid(format!("{of} must fit the address space")))?;
    Ok(of)
}

fn size_of(of: &TensorType) -> usize {
    of.checked_size().unwrap_or(0)
}

/// Buffers have the default layout, row-major and dense.
fn check_layout(wanted: *const abi::BufferMemoryLayout, of: &TensorType) -> Result {
    // SAFETY: null, or a layout of the caller.
    let Some(wanted) = (unsafe { wanted.as_ref() }) else { return Ok(()) };
    let rank = of.shape.len();
    let is_default = match wanted.r#type {
        layout::TILED => {
            // SAFETY: the kind is checked first.
            let tiled = unsafe { wanted.value.tiled };
            tiled.num_tiles == 0
                && object::list(tiled.minor_to_major, tiled.minor_to_major_size)
                    .iter()
                    .copied()
                    .eq((0..rank as i64).rev())
        }
        layout::STRIDES => {
            // SAFETY: the kind is checked first.
            let given = unsafe { wanted.value.strides };
            strides::are_dense(of, object::list(given.byte_strides, given.num_byte_strides))
        }
        _ => false,
    };
    if is_default { Ok(()) } else { Err(Error::unimplemented("a buffer that is not row-major and dense")) }
}

/// The position of the device that a caller names, by itself or by its memory.
fn place(client: &Shared, device: *mut abi::Device, memory: *mut abi::Memory) -> Result<usize> {
    if !memory.is_null() {
        client.index_of_memory(memory)
    } else if !device.is_null() {
        client.index_of(device)
    } else {
        Ok(0)
    }
}

/// Below this, copying costs less than telling the caller later that memory is free.
const SMALL: usize = 4096;

pub fn from_host(args: &mut abi::ClientBufferFromHostBufferArgs) -> Result {
    let client = &object::borrow(args.client)?.shared;
    let of = tensor_type(args.r#type, args.dims, args.num_dims)?;
    check_layout(args.device_layout, &of)?;
    let device = place(client, args.device, args.memory)?;
    let byte_strides = object::list(args.byte_strides, args.num_byte_strides);
    if !byte_strides.is_empty() && byte_strides.len() != of.shape.len() {
        return Err(Error::invalid(format!(
            "byte strides must be one per dimension, got {} for rank {}",
            byte_strides.len(),
            of.shape.len()
        )));
    }
    let size = size_of(&of);
    if args.data.is_null() && size > 0 {
        return Err(Error::invalid("data must not be null"));
    }
    let data = args.data.cast::<u8>();
    let usage = &client.devices[device].usage;
    let is_dense = byte_strides.is_empty() || strides::are_dense(&of, byte_strides);
    let zero_copy = args.host_buffer_semantics >= semantics::IMMUTABLE_ZERO_COPY
        && is_dense
        && size > SMALL
        && (data as usize).is_multiple_of(of.element.part().size())
        && !element::needs_normalizing(of.element);
    let (storage, done) = if zero_copy {
        let released = Event::pending();
        (Storage::foreign(data, size, usage, released.clone()), released)
    } else {
        let mut storage = Storage::allocate(size, usage)?;
        if let Some(target) = storage.bytes_mut() {
            // SAFETY: the caller passes memory of this type with these strides.
            unsafe { strides::gather(&of, data, if is_dense { &[] } else { byte_strides }, target) };
            element::normalize(of.element, target);
        }
        (storage, Event::ready())
    };
    args.buffer = give(Buffer::new(client, device, &of, storage, Event::ready())?);
    args.done_with_host_buffer = give(done);
    Ok(())
}

pub fn uninitialized(args: &mut abi::ClientCreateUninitializedBufferArgs) -> Result {
    let client = &object::borrow(args.client)?.shared;
    let of = tensor_type(args.shape_element_type, args.shape_dims, args.shape_num_dims)?;
    check_layout(args.shape_layout, &of)?;
    let device = place(client, args.device, args.memory)?;
    let storage = Storage::allocate(size_of(&of), &client.devices[device].usage)?;
    args.buffer = give(Buffer::new(client, device, &of, storage, Event::ready())?);
    Ok(())
}

pub fn failed(args: &mut abi::ClientCreateErrorBufferArgs) -> Result {
    let client = &object::borrow(args.client)?.shared;
    let of = tensor_type(args.shape_element_type, args.shape_dims, args.shape_num_dims)?;
    let device = place(client, std::ptr::null_mut(), args.memory)?;
    let error = Error::new(args.error_code, object::text(args.error_message, args.error_message_size));
    let storage = Storage::allocate(size_of(&of), &client.devices[device].usage)?;
    args.buffer = give(Buffer::new(client, device, &of, storage, Event::failed(error))?);
    Ok(())
}

pub fn destroy(args: &mut abi::BufferDestroyArgs) -> Result {
    drop(object::take(args.buffer));
    Ok(())
}

pub fn element_type(args: &mut abi::BufferElementTypeArgs) -> Result {
    args.r#type = object::borrow(args.buffer)?.number;
    Ok(())
}

pub fn dimensions(args: &mut abi::BufferDimensionsArgs) -> Result {
    let dims = object::borrow(args.buffer)?.dims();
    args.dims = dims.as_ptr();
    args.num_dims = dims.len();
    Ok(())
}

pub fn unpadded_dimensions(args: &mut abi::BufferUnpaddedDimensionsArgs) -> Result {
    let dims = object::borrow(args.buffer)?.dims();
    args.unpadded_dims = dims.as_ptr();
    args.num_dims = dims.len();
    Ok(())
}

pub fn dynamic_dimension_indices(args: &mut abi::BufferDynamicDimensionIndicesArgs) -> Result {
    args.dynamic_dim_indices = std::ptr::null();
    args.num_dynamic_dims = 0;
    Ok(())
}

pub fn get_memory_layout(args: &mut abi::BufferGetMemoryLayoutArgs) -> Result {
    let order = object::borrow(args.buffer)?.minor_to_major();
    let tiled = abi::BufferMemoryLayoutTiled {
        struct_size: std::mem::size_of::<abi::BufferMemoryLayoutTiled>(),
        extension_start: std::ptr::null_mut(),
        minor_to_major: order.as_ptr(),
        minor_to_major_size: order.len(),
        tile_dims: std::ptr::null(),
        tile_dim_sizes: std::ptr::null(),
        num_tiles: 0,
    };
    args.layout = abi::BufferMemoryLayout {
        struct_size: std::mem::size_of::<abi::BufferMemoryLayout>(),
        extension_start: std::ptr::null_mut(),
        value: abi::MemoryLayoutUnion { tiled },
        r#type: layout::TILED,
    };
    Ok(())
}

pub fn size_in_bytes(args: &mut abi::BufferOnDeviceSizeInBytesArgs) -> Result {
    args.on_device_size_in_bytes = size_of(&object::borrow(args.buffer)?.r#type());
    Ok(())
}

pub fn device(args: &mut abi::BufferDeviceArgs) -> Result {
    let buffer = object::borrow(args.buffer)?;
    args.device = lend(&*buffer.client.devices[buffer.device]);
    Ok(())
}

pub fn memory(args: &mut abi::BufferMemoryArgs) -> Result {
    let buffer = object::borrow(args.buffer)?;
    args.memory = lend(&buffer.client.devices[buffer.device].memory);
    Ok(())
}

pub fn delete(args: &mut abi::BufferDeleteArgs) -> Result {
    object::borrow(args.buffer)?.delete();
    Ok(())
}

pub fn is_deleted(args: &mut abi::BufferIsDeletedArgs) -> Result {
    args.is_deleted = object::borrow(args.buffer)?.is_deleted();
    Ok(())
}

fn copy(buffer: &Buffer, device: usize) -> Result<*mut abi::Buffer> {
    let source = buffer.contents()?;
    let mut storage = Storage::allocate(source.size(), &buffer.client.devices[device].usage)?;
    if let Some(target) = storage.bytes_mut() {
        target.copy_from_slice(source.bytes());
    }
    Ok(give(Buffer::new(&buffer.client, device, &buffer.r#type(), storage, Event::ready())?))
}

pub fn copy_to_device(args: &mut abi::BufferCopyToDeviceArgs) -> Result {
    let buffer = object::borrow(args.buffer)?;
    args.dst_buffer = copy(buffer, buffer.client.index_of(args.dst_device)?)?;
    Ok(())
}

pub fn copy_to_memory(args: &mut abi::BufferCopyToMemoryArgs) -> Result {
    let buffer = object::borrow(args.buffer)?;
    args.dst_buffer = copy(buffer, buffer.client.index_of_memory(args.dst_memory)?)?;
    Ok(())
}

/// With a null destination, only says how large it must be.
pub fn to_host(args: &mut abi::BufferToHostBufferArgs) -> Result {
    let buffer = object::borrow(args.src)?;
    let of = buffer.r#type();
    let size = size_of(&of);
    if args.dst.is_null() {
        args.dst_size = size;
        return Ok(());
    }
    if args.dst_size < size {
        return Err(Error::invalid(format!("destination must have {size} bytes for {of}, got {}", args.dst_size)));
    }
    // Null, or a layout of the caller: columns first, for one.
    // SAFETY: as said.
    let order = match unsafe { args.host_layout.as_ref() } {
        None => None,
        Some(wanted) => Some(strides::of_layout(&of, wanted)?),
    };
    let contents = buffer.contents()?;
    // SAFETY: the destination has room for all elements, and is not the buffer's own memory.
    unsafe {
        match order {
            None => std::ptr::copy_nonoverlapping(contents.data(), args.dst.cast::<u8>(), size),
            Some(byte_strides) => {
                strides::scatter(&of, contents.bytes(), args.dst.cast::<u8>(), args.dst_size, &byte_strides)?
            }
        }
    }
    args.event = give(Event::ready());
    Ok(())
}

pub fn copy_raw_to_host(args: &mut abi::BufferCopyRawToHostArgs) -> Result {
    let contents = object::borrow(args.buffer)?.contents()?;
    let range = usize::try_from(args.offset).ok().zip(usize::try_from(args.transfer_size).ok());
    let part = range.and_then(|(offset, size)| contents.bytes().get(offset..offset.checked_add(size)?));
    let Some(part) = part else {
        return Err(Error::invalid(format!(
            "offset and size must lie in {} bytes, got {} and {}",
            contents.size(),
            args.offset,
            args.transfer_size
        )));
    };
    // SAFETY: the caller passes memory of this size.
    unsafe { std::ptr::copy_nonoverlapping(part.as_ptr(), args.dst.cast::<u8>(), part.len()) };
    args.event = give(Event::ready());
    Ok(())
}

pub fn is_on_cpu(args: &mut abi::BufferIsOnCpuArgs) -> Result {
    args.is_on_cpu = true;
    Ok(())
}

pub fn ready_event(args: &mut abi::BufferReadyEventArgs) -> Result {
    args.event = give(object::borrow(args.buffer)?.ready.clone());
    Ok(())
}

pub fn unsafe_pointer(args: &mut abi::BufferUnsafePointerArgs) -> Result {
    args.buffer_pointer = object::borrow(args.buffer)?.contents()?.data() as usize;
    Ok(())
}

pub fn data_pointer(args: &mut abi::BufferOpaqueDeviceMemoryDataPointerArgs) -> Result {
    args.device_memory_ptr = object::borrow(args.buffer)?.contents()?.data().cast();
    Ok(())
}

/// Views of the memory from outside: each keeps the memory from being freed.
static VIEWS: Mutex<Vec<(usize, Arc<Storage>)>> = Mutex::new(Vec::new());

pub fn increase_reference_count(args: &mut abi::BufferIncreaseExternalReferenceCountArgs) -> Result {
    let contents = object::borrow(args.buffer)?.contents()?;
    VIEWS.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).push((args.buffer as usize, contents));
    Ok(())
}

pub fn decrease_reference_count(args: &mut abi::BufferDecreaseExternalReferenceCountArgs) -> Result {
    let mut views = VIEWS.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    let found = views.iter().rposition(|(buffer, _)| *buffer == args.buffer as usize);
    let view = found.map(|index| views.swap_remove(index));
    drop(views);
    view.map(drop).ok_or_else(|| Error::invalid("buffer must have an external reference"))
}
