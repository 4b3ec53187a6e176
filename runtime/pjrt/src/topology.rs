// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! The devices of a client, as a description.
use crate::{
    abi,
    client::{PLATFORM_NAME, PLATFORM_VERSION, check_device_count},
    device::Description,
    error::Error,
    guard::Result,
    object, plugin,
};

/// The descriptions of devices: of a client's, as long as which they live, or of none.
pub struct Topology {
    descriptions: Vec<*mut abi::DeviceDescription>,
    /// Those that are the topology's own. Boxed, as their addresses are handed out.
    #[expect(clippy::vec_box)]
    own: Vec<Box<Description>>,
}
// SAFETY: the pointers lead to what is kept at its place and is not written.
unsafe impl Send for Topology {}
// SAFETY: as above.
unsafe impl Sync for Topology {}

impl Topology {
    /// That of a client's devices.
    pub fn of_devices<'a>(descriptions: impl Iterator<Item = &'a Description>) -> Self {
        Self { descriptions: descriptions.map(object::lend).collect(), own: vec![] }
    }

    /// One of as many devices as a client may have, without a client.
    fn alone(devices: i64) -> Result<Self> {
        let devices = check_device_count(devices)?;
        let own: Vec<Box<Description>> = (0..devices).map(|id| Box::new(Description::new(id))).collect();
        Ok(Self { descriptions: own.iter().map(|description| object::lend(&**description)).collect(), own })
    }

    pub fn device_count(&self) -> usize {
        self.descriptions.len()
    }
}

pub fn create(args: &mut abi::TopologyDescriptionCreateArgs) -> Result {
    let devices = plugin::device_count(object::list(args.create_options, args.num_options))?;
    args.topology = object::give(Topology::alone(devices)?);
    Ok(())
}

/// What a serialized topology begins with; the number of devices follows.
const MAGIC: &str = "shale topology ";

pub fn serialize(args: &mut abi::TopologyDescriptionSerializeArgs) -> Result {
    let topology = object::borrow(args.topology)?;
    let bytes = Box::new(format!("{MAGIC}{}", topology.device_count()).into_bytes());
    args.serialized_bytes = bytes.as_ptr().cast();
    args.serialized_bytes_size = bytes.len();
    args.serialized_topology = Box::into_raw(bytes).cast();
    args.serialized_topology_deleter = object::deleter::<abi::SerializedTopology>();
    Ok(())
}

pub fn deserialize(args: &mut abi::TopologyDescriptionDeserializeArgs) -> Result {
    let text = object::text(args.serialized_topology, args.serialized_topology_size);
    let devices = text.strip_prefix(MAGIC).and_then(|number| number.parse().ok());
    let devices = devices.ok_or_else(|| Error::invalid("topology must be one that this plugin has serialized"))?;
    args.topology = object::give(Topology::alone(devices)?);
    Ok(())
}

pub fn of_client(args: &mut abi::ClientTopologyDescriptionArgs) -> Result {
    args.topology = object::lend(&object::borrow(args.client)?.topology);
    Ok(())
}

/// A client's stays.
pub fn destroy(args: &mut abi::TopologyDescriptionDestroyArgs) -> Result {
    if object::borrow(args.topology).is_ok_and(|topology| !topology.own.is_empty()) {
        drop(object::take(args.topology));
    }
    Ok(())
}

pub fn platform_name(args: &mut abi::TopologyDescriptionPlatformNameArgs) -> Result {
    object::set_text(PLATFORM_NAME, &mut args.platform_name, &mut args.platform_name_size);
    Ok(())
}

pub fn platform_version(args: &mut abi::TopologyDescriptionPlatformVersionArgs) -> Result {
    object::set_text(PLATFORM_VERSION, &mut args.platform_version, &mut args.platform_version_size);
    Ok(())
}

pub fn device_descriptions(args: &mut abi::TopologyDescriptionGetDeviceDescriptionsArgs) -> Result {
    let topology = object::borrow(args.topology.cast_mut())?;
    args.descriptions = topology.descriptions.as_ptr();
    args.num_descriptions = topology.descriptions.len();
    Ok(())
}

pub fn attributes(args: &mut abi::TopologyDescriptionAttributesArgs) -> Result {
    args.attributes = std::ptr::null();
    args.num_attributes = 0;
    Ok(())
}

pub fn fingerprint(args: &mut abi::TopologyDescriptionFingerprintArgs) -> Result {
    args.fingerprint = object::borrow(args.topology.cast_mut())?.descriptions.len() as u64;
    Ok(())
}
