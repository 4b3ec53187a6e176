// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Devices and their memories. A device is this machine's processor with all of its cores; several are names for the same one.
use crate::{abi, error::Error, guard::Result, object, storage::Usage, stream::Stream};
use std::sync::Arc;

/// What a device is called.
pub struct Description {
    pub id: i32,
    text: String,
}

impl Description {
    pub fn new(id: i32) -> Self {
        Self { id, text: format!("ShaleDevice(id={id})") }
    }
}

/// What a caller wants to see in a trace; there is none.
pub struct Tracking;

/// A device of a client.
pub struct Device {
    pub description: Description,
    pub memory: Memory,
    memories: [*mut abi::Memory; 1],
    pub usage: Arc<Usage>,
    pub stream: Stream,
}
// SAFETY: the pointers lead to what is kept at its place and is not written.
unsafe impl Send for Device {}
// SAFETY: as above.
unsafe impl Sync for Device {}

/// The one memory of a device, called `device`.
pub struct Memory {
    id: i32,
    text: String,
    devices: [*mut abi::Device; 1],
}

const MEMORY_KIND: &str = "device";
const DEVICE_KIND: &str = "cpu";

impl Device {
    /// At an address that stays.
    pub fn new(id: i32) -> Box<Self> {
        let mut device = Box::new(Self {
            description: Description::new(id),
            memory: Memory { id, text: format!("ShaleMemory(id={id}, device={id})"), devices: [std::ptr::null_mut()] },
            memories: [std::ptr::null_mut()],
            usage: Arc::default(),
            stream: Stream::default(),
        });
        device.memories = [object::lend(&device.memory)];
        device.memory.devices = [object::lend(&*device)];
        device
    }
}

pub fn description_id(args: &mut abi::DeviceDescriptionIdArgs) -> Result {
    args.id = object::borrow(args.device_description)?.id;
    Ok(())
}

pub fn description_process_index(args: &mut abi::DeviceDescriptionProcessIndexArgs) -> Result {
    args.process_index = 0;
    Ok(())
}

pub fn description_attributes(args: &mut abi::DeviceDescriptionAttributesArgs) -> Result {
    args.num_attributes = 0;
    args.attributes = std::ptr::null();
    Ok(())
}

pub fn description_kind(args: &mut abi::DeviceDescriptionKindArgs) -> Result {
    object::set_text(DEVICE_KIND, &mut args.device_kind, &mut args.device_kind_size);
    Ok(())
}

pub fn description_debug_string(args: &mut abi::DeviceDescriptionDebugStringArgs) -> Result {
    let description = object::borrow(args.device_description)?;
    object::set_text(&description.text, &mut args.debug_string, &mut args.debug_string_size);
    Ok(())
}

pub fn description_to_string(args: &mut abi::DeviceDescriptionToStringArgs) -> Result {
    let description = object::borrow(args.device_description)?;
    object::set_text(&description.text, &mut args.to_string, &mut args.to_string_size);
    Ok(())
}

pub fn get_description(args: &mut abi::DeviceGetDescriptionArgs) -> Result {
    args.device_description = object::lend(&object::borrow(args.device)?.description);
    Ok(())
}

pub fn is_addressable(args: &mut abi::DeviceIsAddressableArgs) -> Result {
    args.is_addressable = true;
    Ok(())
}

pub fn local_hardware_id(args: &mut abi::DeviceLocalHardwareIdArgs) -> Result {
    args.local_hardware_id = object::borrow(args.device)?.description.id;
    Ok(())
}

pub fn addressable_memories(args: &mut abi::DeviceAddressableMemoriesArgs) -> Result {
    let device = object::borrow(args.device)?;
    args.memories = device.memories.as_ptr();
    args.num_memories = device.memories.len();
    Ok(())
}

pub fn default_memory(args: &mut abi::DeviceDefaultMemoryArgs) -> Result {
    args.memory = object::lend(&object::borrow(args.device)?.memory);
    Ok(())
}

/// Of the buffers of this device; temporary memory of running programs is not counted.
pub fn memory_stats(args: &mut abi::DeviceMemoryStatsArgs) -> Result {
    let usage = object::borrow(args.device)?.usage.figures();
    args.bytes_in_use = usage.bytes;
    (args.peak_bytes_in_use, args.peak_bytes_in_use_is_set) = (usage.peak, true);
    (args.num_allocs, args.num_allocs_is_set) = (usage.allocations, true);
    (args.largest_alloc_size, args.largest_alloc_size_is_set) = (usage.largest, true);
    let limit = crate::storage::machine_bytes();
    (args.bytes_limit, args.bytes_limit_is_set) = (limit.unwrap_or(0), limit.is_some());
    args.bytes_reserved_is_set = false;
    args.peak_bytes_reserved_is_set = false;
    args.bytes_reservable_limit_is_set = false;
    args.largest_free_block_bytes_is_set = false;
    args.pool_bytes_is_set = false;
    args.peak_pool_bytes_is_set = false;
    Ok(())
}

pub fn get_attributes(args: &mut abi::DeviceGetAttributesArgs) -> Result {
    /// There is nothing to free.
    unsafe extern "C" fn keep() {}
    args.attributes = std::ptr::null();
    args.num_attributes = 0;
    args.device_attributes = std::ptr::null_mut();
    args.attributes_deleter = Some(keep);
    Ok(())
}

/// Makes the executions of a launch that have not ended fail with an error.
pub fn poison(args: &mut abi::DevicePoisonExecutionArgs) -> Result {
    let device = object::borrow(args.device)?;
    let error = Error::new(args.error_code, object::text(args.error_message, args.error_message_size));
    args.poisoned = device.stream.poison(args.launch_id, &error);
    Ok(())
}

pub fn track(args: &mut abi::DeviceCreateAsyncTrackingEventArgs) -> Result {
    object::borrow(args.device)?;
    args.event = object::give(Tracking);
    Ok(())
}

pub fn end_tracking(args: &mut abi::AsyncTrackingEventDestroyArgs) -> Result {
    drop(object::take(args.event));
    Ok(())
}

pub fn memory_id(args: &mut abi::MemoryIdArgs) -> Result {
    args.id = object::borrow(args.memory)?.id;
    Ok(())
}

pub fn memory_kind(args: &mut abi::MemoryKindArgs) -> Result {
    object::set_text(MEMORY_KIND, &mut args.kind, &mut args.kind_size);
    Ok(())
}

pub fn memory_kind_id(args: &mut abi::MemoryKindIdArgs) -> Result {
    args.kind_id = 0;
    Ok(())
}

pub fn memory_debug_string(args: &mut abi::MemoryDebugStringArgs) -> Result {
    let memory = object::borrow(args.memory)?;
    object::set_text(&memory.text, &mut args.debug_string, &mut args.debug_string_size);
    Ok(())
}

pub fn memory_to_string(args: &mut abi::MemoryToStringArgs) -> Result {
    let memory = object::borrow(args.memory)?;
    object::set_text(&memory.text, &mut args.to_string, &mut args.to_string_size);
    Ok(())
}

pub fn memory_addressable_by_devices(args: &mut abi::MemoryAddressableByDevicesArgs) -> Result {
    let memory = object::borrow(args.memory)?;
    args.devices = memory.devices.as_ptr();
    args.num_devices = memory.devices.len();
    Ok(())
}

/// The kind of every memory, in C's shape.
pub struct MemoryKinds {
    names: Vec<*const std::ffi::c_char>,
    sizes: Vec<usize>,
}
// SAFETY: the names are static.
unsafe impl Send for MemoryKinds {}
// SAFETY: as above.
unsafe impl Sync for MemoryKinds {}

impl MemoryKinds {
    pub fn new(count: usize) -> Self {
        Self { names: vec![MEMORY_KIND.as_ptr().cast(); count], sizes: vec![MEMORY_KIND.len(); count] }
    }
    pub fn names(&self) -> *const *const std::ffi::c_char {
        self.names.as_ptr()
    }
    pub fn sizes(&self) -> *const usize {
        self.sizes.as_ptr()
    }
}
