// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! The devices of a client, as a description.
use crate::{
    abi,
    client::{PLATFORM_NAME, PLATFORM_VERSION},
    guard::Result,
    object,
};

/// A topology: the descriptions of a client's devices, which live as long as the client.
pub struct Topology {
    pub descriptions: Vec<*mut abi::DeviceDescription>,
}
// SAFETY: the pointers lead to what is kept at its place and is not written.
unsafe impl Send for Topology {}
// SAFETY: as above.
unsafe impl Sync for Topology {}

pub fn of_client(args: &mut abi::ClientTopologyDescriptionArgs) -> Result {
    args.topology = object::lend(&object::borrow(args.client)?.topology);
    Ok(())
}

/// Nothing to do: every topology belongs to a client.
pub fn destroy(_: &mut abi::TopologyDescriptionDestroyArgs) -> Result {
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
