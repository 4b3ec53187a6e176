// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Devices, memories and topologies.
use super::*;

structs! {
    DeviceDescriptionIdArgs 32 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 device_description: *mut DeviceDescription,
        24 id: i32,
    }
    DeviceDescriptionProcessIndexArgs 32 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 device_description: *mut DeviceDescription,
        24 process_index: i32,
    }
    DeviceDescriptionAttributesArgs 40 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 device_description: *mut DeviceDescription,
        24 num_attributes: usize,
        32 attributes: *const NamedValue,
    }
    DeviceDescriptionKindArgs 40 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 device_description: *mut DeviceDescription,
        24 device_kind: *const c_char,
        32 device_kind_size: usize,
    }
    DeviceDescriptionDebugStringArgs 40 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 device_description: *mut DeviceDescription,
        24 debug_string: *const c_char,
        32 debug_string_size: usize,
    }
    DeviceDescriptionToStringArgs 40 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 device_description: *mut DeviceDescription,
        24 to_string: *const c_char,
        32 to_string_size: usize,
    }
    DeviceGetDescriptionArgs 32 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 device: *mut Device,
        24 device_description: *mut DeviceDescription,
    }
    DeviceIsAddressableArgs 32 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 device: *mut Device,
        24 is_addressable: bool,
    }
    DeviceLocalHardwareIdArgs 32 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 device: *mut Device,
        24 local_hardware_id: i32,
    }
    DeviceAddressableMemoriesArgs 40 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 device: *mut Device,
        24 memories: *const *mut Memory,
        32 num_memories: usize,
    }
    DeviceDefaultMemoryArgs 32 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 device: *mut Device,
        24 memory: *mut Memory,
    }
    DeviceMemoryStatsArgs 192 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 device: *mut Device,
        24 bytes_in_use: i64,
        32 peak_bytes_in_use: i64,
        40 peak_bytes_in_use_is_set: bool,
        48 num_allocs: i64,
        56 num_allocs_is_set: bool,
        64 largest_alloc_size: i64,
        72 largest_alloc_size_is_set: bool,
        80 bytes_limit: i64,
        88 bytes_limit_is_set: bool,
        96 bytes_reserved: i64,
        104 bytes_reserved_is_set: bool,
        112 peak_bytes_reserved: i64,
        120 peak_bytes_reserved_is_set: bool,
        128 bytes_reservable_limit: i64,
        136 bytes_reservable_limit_is_set: bool,
        144 largest_free_block_bytes: i64,
        152 largest_free_block_bytes_is_set: bool,
        160 pool_bytes: i64,
        168 pool_bytes_is_set: bool,
        176 peak_pool_bytes: i64,
        184 peak_pool_bytes_is_set: bool,
    }
    DevicePoisonExecutionArgs 72 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 device: *mut Device,
        24 launch_id: i32,
        28 error_code: i32,
        32 error_message: *const c_char,
        40 error_message_size: usize,
        48 poisoned: bool,
        56 payload: *const NamedValue,
        64 num_payload: usize,
    }
    DeviceGetAttributesArgs 56 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 device: *mut Device,
        24 attributes: *const NamedValue,
        32 num_attributes: usize,
        40 device_attributes: *mut DeviceAttributes,
        48 attributes_deleter: Callback,
    }
    DeviceCreateAsyncTrackingEventArgs 48 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 device: *mut Device,
        24 description: *const c_char,
        32 description_size: usize,
        40 event: *mut AsyncTrackingEvent,
    }
    AsyncTrackingEventDestroyArgs 24 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 event: *mut AsyncTrackingEvent,
    }
    MemoryIdArgs 32 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 memory: *mut Memory,
        24 id: i32,
    }
    MemoryKindArgs 40 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 memory: *mut Memory,
        24 kind: *const c_char,
        32 kind_size: usize,
    }
    MemoryKindIdArgs 32 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 memory: *mut Memory,
        24 kind_id: i32,
    }
    MemoryDebugStringArgs 40 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 memory: *mut Memory,
        24 debug_string: *const c_char,
        32 debug_string_size: usize,
    }
    MemoryToStringArgs 40 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 memory: *mut Memory,
        24 to_string: *const c_char,
        32 to_string_size: usize,
    }
    MemoryAddressableByDevicesArgs 40 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 memory: *mut Memory,
        24 devices: *const *mut Device,
        32 num_devices: usize,
    }
    TopologyDescriptionCreateArgs 56 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 topology_name: *const c_char,
        24 topology_name_size: usize,
        32 create_options: *const NamedValue,
        40 num_options: usize,
        48 topology: *mut TopologyDescription,
    }
    TopologyDescriptionDestroyArgs 24 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 topology: *mut TopologyDescription,
    }
    TopologyDescriptionPlatformVersionArgs 40 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 topology: *mut TopologyDescription,
        24 platform_version: *const c_char,
        32 platform_version_size: usize,
    }
    TopologyDescriptionPlatformNameArgs 40 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 topology: *const TopologyDescription,
        24 platform_name: *const c_char,
        32 platform_name_size: usize,
    }
    TopologyDescriptionGetDeviceDescriptionsArgs 40 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 topology: *const TopologyDescription,
        24 descriptions: *const *mut DeviceDescription,
        32 num_descriptions: usize,
    }
    TopologyDescriptionSerializeArgs 56 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 topology: *mut TopologyDescription,
        24 serialized_bytes: *const c_char,
        32 serialized_bytes_size: usize,
        40 serialized_topology: *mut SerializedTopology,
        48 serialized_topology_deleter: Callback,
    }
    TopologyDescriptionDeserializeArgs 40 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 serialized_topology: *const c_char,
        24 serialized_topology_size: usize,
        32 topology: *mut TopologyDescription,
    }
    TopologyDescriptionAttributesArgs 40 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 topology: *mut TopologyDescription,
        24 attributes: *const NamedValue,
        32 num_attributes: usize,
    }
    TopologyDescriptionFingerprintArgs 32 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 topology: *const TopologyDescription,
        24 fingerprint: u64,
    }
}
