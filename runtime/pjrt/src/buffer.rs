// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Buffers: dense row-major arrays on a device.
use crate::{
    abi::{self, layout, semantics},
    client::Shared,
    element,
    error::Error,
    event::{Event, Outcome},
    guard::Result,
    object::{self, give, lend},
    promise::copy_range,
    storage::Storage,
    strides,
};
use shale_runtime::{ElementType, TensorType};
use std::sync::{Arc, Mutex, OnceLock};

/// The memory of a buffer: there once the event of the buffer has happened without error.
#[derive(Default)]
pub struct Contents(OnceLock<Storage>);

impl Contents {
    pub fn new(storage: Storage) -> Arc<Self> {
        Arc::new(Self(OnceLock::from(storage)))
    }

    /// Brings the memory; only the first call counts.
    pub fn set(&self, storage: Storage) {
        let _ = self.0.set(storage);
    }

    pub fn get(&self) -> Result<&Storage> {
        self.0.get().ok_or_else(|| Error::internal("internal error: buffer must have been written"))
    }

    /// The memory itself, if it is this library's own and nothing else refers to it: for a result to be computed in it. Else
    /// what was given comes back.
    pub fn into_own(self: Arc<Self>) -> std::result::Result<Storage, Arc<Self>> {
        if self.0.get().is_some_and(Storage::is_own) {
            Arc::try_unwrap(self).and_then(|own| own.0.into_inner().ok_or_else(Arc::default))
        } else {
            Err(self)
        }
    }
}

/// A buffer. Its memory may be shared with executions, which keep it after the buffer is deleted, and may be there only later.
pub struct Buffer {
    pub client: Arc<Shared>,
    /// Position of its device.
    pub device: usize,
    pub element: ElementType,
    number: i32,
    dims: Vec<i64>,
    minor_to_major: OnceLock<Vec<i64>>,
    storage: Mutex<Option<Arc<Contents>>>,
    ready: Event,
}

impl Buffer {
    /// A buffer of a type that has a number.
    pub fn new(client: &Arc<Shared>, device: usize, of: &TensorType, storage: Storage, ready: Event) -> Result<Self> {
        Self::with_contents(client, device, of, Contents::new(storage), ready)
    }

    /// A buffer whose contents come with an event.
    pub fn with_contents(
        client: &Arc<Shared>,
        device: usize,
        of: &TensorType,
        contents: Arc<Contents>,
        ready: Event,
    ) -> Result<Self> {
        Ok(Self {
            client: client.clone(),
            device,
            element: of.element,
            number: element::number(of.element)?,
            dims: of.shape.iter().map(|&size| size as i64).collect(),
            minor_to_major: OnceLock::new(),
            storage: Mutex::new(Some(contents)),
            ready,
        })
    }

    /// A token: a buffer without elements, there with an event.
    pub fn token(client: &Arc<Shared>, device: usize, ready: Event) -> Result<Self> {
        let of = TensorType::new(ElementType::I1, vec![]);
        let mut storage = Storage::allocate(size_of(&of), &client.devices[device].usage)?;
        storage.bytes_mut().unwrap_or_default().fill(0);
        Ok(Self { number: element::TOKEN, ..Self::new(client, device, &of, storage, ready)? })
    }

    pub fn dims(&self) -> &[i64] {
        &self.dims
    }

    /// Its memory, once it is written: waits for that.
    pub fn contents(&self) -> Result<Arc<Contents>> {
        let (contents, ready) = self.promise()?;
        ready.wait()?;
        contents.get()?;
        Ok(contents)
    }

    /// Its memory, and the event with which that is there.
    pub fn promise(&self) -> Result<(Arc<Contents>, Event)> {
        let contents =
            self.lock().clone().ok_or_else(|| Error::invalid("buffer must not have been deleted or donated"))?;
        Ok((contents, self.ready.clone()))
    }

    /// Gives up the memory.
    pub fn delete(&self) {
        let storage = self.lock().take();
        drop(storage);
    }

    pub fn is_deleted(&self) -> bool {
        self.lock().is_none()
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Option<Arc<Contents>>> {
        self.storage.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    pub fn r#type(&self) -> TensorType {
        TensorType::new(self.element, self.dims.iter().map(|&size| size as usize).collect::<Vec<_>>())
    }

    /// A range of its bytes.
    pub fn range(&self, offset: i64, size: i64) -> Result<std::ops::Range<usize>> {
        let own = size_of(&self.r#type());
        let range = usize::try_from(offset).ok().zip(usize::try_from(size).ok());
        let range = range.and_then(|(offset, size)| Some(offset..offset.checked_add(size)?)).filter(|r| r.end <= own);
        range.ok_or_else(|| Error::invalid(format!("offset and size must lie in {own} bytes, got {offset} and {size}")))
    }

    fn minor_to_major(&self) -> &[i64] {
        self.minor_to_major.get_or_init(|| (0..self.dims.len() as i64).rev().collect())
    }
}

/// The type that a caller describes.
pub fn tensor_type(number: i32, dims: *const i64, count: usize) -> Result<TensorType> {
    let element = element::from_number(number)?;
    let sizes = object::list(dims, count).iter().map(|&size| {
        usize::try_from(size).map_err(|_| Error::invalid(format!("dimensions must not be negative, got {size}")))
    });
    let of = TensorType::new(element, sizes.collect::<Result<Vec<_>>>()?);
    of.checked_size().ok_or_else(|| Error::invalid(format!("{of} must fit the address space")))?;
    Ok(of)
}

pub fn size_of(of: &TensorType) -> usize {
    of.checked_size().unwrap_or(0)
}

/// Buffers have the default layout, row-major and dense.
pub fn check_layout(wanted: *const abi::BufferMemoryLayout, of: &TensorType) -> Result {
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
pub fn place(client: &Shared, device: *mut abi::Device, memory: *mut abi::Memory) -> Result<usize> {
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

/// A copy that is made once the buffer is there: the caller may hold a lock that what writes the buffer needs.
fn copy(buffer: &Buffer, device: usize) -> Result<*mut abi::Buffer> {
    let of = buffer.r#type();
    let mut storage = Storage::allocate(size_of(&of), &buffer.client.devices[device].usage)?;
    let (source, ready) = buffer.promise()?;
    let contents = Arc::<Contents>::default();
    let result = contents.clone();
    let write = move |outcome: &Outcome| -> Outcome {
        outcome.clone()?;
        if let Some(target) = storage.bytes_mut() {
            target.copy_from_slice(source.get()?.bytes());
        }
        result.set(storage);
        Ok(())
    };
    let done = match ready.outcome() {
        Some(outcome) => write(&outcome).map_or_else(Event::failed, |()| Event::ready()),
        None => {
            let done = ready.following();
            let told = done.clone();
            ready.then(move |outcome| told.set(write(outcome)));
            done
        }
    };
    Ok(give(Buffer::with_contents(&buffer.client, device, &of, contents, done)?))
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
    let (contents, ready) = buffer.promise()?;
    let target = Target { data: args.dst.cast::<u8>(), size: args.dst_size };
    let copy = move |outcome: &Outcome| -> Outcome {
        outcome.clone()?;
        let contents = contents.get()?;
        let target = target;
        // SAFETY: the destination has room for all elements, is not the buffer's own memory, and stays until the event happens.
        unsafe {
            match order {
                None => std::ptr::copy_nonoverlapping(contents.data(), target.data, size),
                Some(byte_strides) => strides::scatter(&of, contents.bytes(), target.data, target.size, &byte_strides)?,
            }
        }
        Ok(())
    };
    args.event = give(after(&ready, copy)?);
    Ok(())
}

/// Memory of the caller that is written when a buffer is there.
#[derive(Clone, Copy)]
pub struct Target {
    pub data: *mut u8,
    pub size: usize,
}
// SAFETY: the caller leaves the memory alone until it is told.
unsafe impl Send for Target {}

/// Copies once a buffer is there: now if it is, and the error of that is the call's; otherwise the event tells.
fn after(ready: &Event, copy: impl FnOnce(&Outcome) -> Outcome + Send + 'static) -> Result<Event> {
    if let Some(outcome) = ready.outcome() {
        copy(&outcome)?;
        return Ok(Event::ready());
    }
    let done = ready.following();
    let told = done.clone();
    ready.then(move |outcome| told.set(copy(outcome)));
    Ok(done)
}

pub fn copy_raw_to_host(args: &mut abi::BufferCopyRawToHostArgs) -> Result {
    let buffer = object::borrow(args.buffer)?;
    let range = buffer.range(args.offset, args.transfer_size)?;
    let (contents, ready) = buffer.promise()?;
    let target = Target { data: args.dst.cast::<u8>(), size: range.len() };
    args.event = give(after(&ready, move |outcome| copy_range(outcome, &contents, range, target))?);
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
    args.buffer_pointer = object::borrow(args.buffer)?.contents()?.get()?.data() as usize;
    Ok(())
}

pub fn data_pointer(args: &mut abi::BufferOpaqueDeviceMemoryDataPointerArgs) -> Result {
    args.device_memory_ptr = object::borrow(args.buffer)?.contents()?.get()?.data().cast();
    Ok(())
}

/// Views of the memory from outside: each keeps the memory from being freed.
static VIEWS: Mutex<Vec<(usize, Arc<Contents>)>> = Mutex::new(Vec::new());

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
