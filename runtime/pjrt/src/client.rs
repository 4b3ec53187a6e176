// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! The client: its devices and its compilers.
use crate::{
    abi,
    compile::Compilers,
    device::Device,
    error::Error,
    guard::Result,
    object::{self, give, lend},
    plugin,
    topology::Topology,
};
use std::sync::Arc;

pub const PLATFORM_NAME: &str = "shale";
pub const PLATFORM_VERSION: &str = concat!("Shale ", env!("CARGO_PKG_VERSION"));

/// Most devices that the option `num_devices` may ask for.
const MOST_DEVICES: i64 = 1024;

/// A number of devices that a client may have.
pub fn check_device_count(count: i64) -> Result<i32> {
    if !(1..=MOST_DEVICES).contains(&count) {
        return Err(Error::invalid(format!("option 'num_devices' must be 1 to {MOST_DEVICES}, got {count}")));
    }
    Ok(count as i32)
}

/// A client. Its devices stay at their places while anything refers to `shared`.
pub struct Client {
    pub shared: Arc<Shared>,
    device_handles: Vec<*mut abi::Device>,
    memory_handles: Vec<*mut abi::Memory>,
    pub topology: Topology,
}

/// What buffers and executables need of the client, and may need after it is gone.
pub struct Shared {
    /// Boxed, as their addresses are handed out.
    #[expect(clippy::vec_box)]
    pub devices: Vec<Box<Device>>,
    pub compilers: Compilers,
}

impl Shared {
    /// Devices, and compilers for them.
    pub fn new(devices: usize) -> Self {
        Self { devices: (0..devices as i32).map(Device::new).collect(), compilers: Compilers::new() }
    }

    /// The device with this number.
    pub fn device(&self, id: i64) -> Result<&Device> {
        let device = usize::try_from(id).ok().and_then(|id| self.devices.get(id));
        device.map(|device| &**device).ok_or_else(|| {
            Error::invalid(format!("device must be one of the client's {}, got number {id}", self.devices.len()))
        })
    }

    /// The position of a device that the caller names.
    pub fn index_of(&self, device: *mut abi::Device) -> Result<usize> {
        let found = self.devices.iter().position(|own| lend::<abi::Device>(own) == device);
        found.ok_or_else(|| Error::invalid("device must be one of this client"))
    }

    /// The position of the device of a memory that the caller names.
    pub fn index_of_memory(&self, memory: *mut abi::Memory) -> Result<usize> {
        let found = self.devices.iter().position(|own| lend::<abi::Memory>(&own.memory) == memory);
        found.ok_or_else(|| Error::invalid("memory must be one of this client"))
    }
}

pub fn create(args: &mut abi::ClientCreateArgs) -> Result {
    let options = object::list(args.create_options, args.num_options);
    let count = check_device_count(plugin::device_count(options)?)?;
    let shared = Shared::new(count as usize);
    let client = Client {
        device_handles: shared.devices.iter().map(|device| lend(&**device)).collect(),
        memory_handles: shared.devices.iter().map(|device| lend(&device.memory)).collect(),
        topology: Topology::of_devices(shared.devices.iter().map(|device| &device.description)),
        shared: Arc::new(shared),
    };
    args.client = give(client);
    Ok(())
}

pub fn destroy(args: &mut abi::ClientDestroyArgs) -> Result {
    if let Some(client) = object::take(args.client) {
        // Nobody can see results any more.
        client.shared.devices.iter().for_each(|device| device.stream.cancel());
    }
    Ok(())
}

pub fn platform_name(args: &mut abi::ClientPlatformNameArgs) -> Result {
    object::set_text(PLATFORM_NAME, &mut args.platform_name, &mut args.platform_name_size);
    Ok(())
}

pub fn platform_version(args: &mut abi::ClientPlatformVersionArgs) -> Result {
    object::set_text(PLATFORM_VERSION, &mut args.platform_version, &mut args.platform_version_size);
    Ok(())
}

pub fn process_index(args: &mut abi::ClientProcessIndexArgs) -> Result {
    args.process_index = 0;
    Ok(())
}

pub fn devices(args: &mut abi::ClientDevicesArgs) -> Result {
    let client = object::borrow(args.client)?;
    args.devices = client.device_handles.as_ptr();
    args.num_devices = client.device_handles.len();
    Ok(())
}

pub fn addressable_devices(args: &mut abi::ClientAddressableDevicesArgs) -> Result {
    let client = object::borrow(args.client)?;
    args.addressable_devices = client.device_handles.as_ptr();
    args.num_addressable_devices = client.device_handles.len();
    Ok(())
}

pub fn lookup_device(args: &mut abi::ClientLookupDeviceArgs) -> Result {
    args.device = lend(object::borrow(args.client)?.shared.device(args.id.into())?);
    Ok(())
}

pub fn lookup_addressable_device(args: &mut abi::ClientLookupAddressableDeviceArgs) -> Result {
    args.addressable_device = lend(object::borrow(args.client)?.shared.device(args.local_hardware_id.into())?);
    Ok(())
}

pub fn addressable_memories(args: &mut abi::ClientAddressableMemoriesArgs) -> Result {
    let client = object::borrow(args.client)?;
    args.addressable_memories = client.memory_handles.as_ptr();
    args.num_addressable_memories = client.memory_handles.len();
    Ok(())
}

pub fn default_device_assignment(args: &mut abi::ClientDefaultDeviceAssignmentArgs) -> Result {
    let client = object::borrow(args.client)?;
    let count = i64::from(args.num_replicas) * i64::from(args.num_partitions);
    let devices = client.shared.devices.len() as i64;
    if count < 0
        || count > devices
        || args.default_assignment_size < count as usize
        || args.default_assignment.is_null()
    {
        return Err(Error::invalid(format!("replicas and partitions must fit {devices} devices, got {count}")));
    }
    for id in 0..count {
        // SAFETY: the list has at least this many places.
        unsafe { *args.default_assignment.add(id as usize) = id as i32 };
    }
    Ok(())
}

/// There is one process.
pub fn update_global_process_info(_: &mut abi::ClientUpdateGlobalProcessInfoArgs) -> Result {
    Ok(())
}
