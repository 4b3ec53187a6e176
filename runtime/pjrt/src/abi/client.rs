// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! The client, compilation and making buffers.
use super::*;

structs! {
    ClientCreateArgs 88 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 create_options: *const NamedValue,
        24 num_options: usize,
        32 kv_get_callback: Callback,
        40 kv_get_user_arg: *mut c_void,
        48 kv_put_callback: Callback,
        56 kv_put_user_arg: *mut c_void,
        64 client: *mut Client,
        72 kv_try_get_callback: Callback,
        80 kv_try_get_user_arg: *mut c_void,
    }
    ClientDestroyArgs 24 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 client: *mut Client,
    }
    ClientPlatformNameArgs 40 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 client: *mut Client,
        24 platform_name: *const c_char,
        32 platform_name_size: usize,
    }
    ClientProcessIndexArgs 32 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 client: *mut Client,
        24 process_index: i32,
    }
    ClientPlatformVersionArgs 40 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 client: *mut Client,
        24 platform_version: *const c_char,
        32 platform_version_size: usize,
    }
    ClientTopologyDescriptionArgs 32 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 client: *mut Client,
        24 topology: *mut TopologyDescription,
    }
    ClientDevicesArgs 40 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 client: *mut Client,
        24 devices: *const *mut Device,
        32 num_devices: usize,
    }
    ClientAddressableDevicesArgs 40 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 client: *mut Client,
        24 addressable_devices: *const *mut Device,
        32 num_addressable_devices: usize,
    }
    ClientLookupDeviceArgs 40 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 client: *mut Client,
        24 id: i32,
        32 device: *mut Device,
    }
    ClientLookupAddressableDeviceArgs 40 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 client: *mut Client,
        24 local_hardware_id: i32,
        32 addressable_device: *mut Device,
    }
    ProcessInfo 48 {
        0 struct_size: usize,
        8 task_id: i32,
        16 incarnation_id: u64,
        24 state: i32,
        28 error_code: i32,
        32 error_message: *const c_char,
        40 error_message_size: usize,
    }
    ClientUpdateGlobalProcessInfoArgs 40 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 client: *mut Client,
        24 process_infos: *mut ProcessInfo,
        32 num_process_infos: usize,
    }
    ClientAddressableMemoriesArgs 40 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 client: *mut Client,
        24 addressable_memories: *const *mut Memory,
        32 num_addressable_memories: usize,
    }
    Program 48 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 code: *mut c_char,
        24 code_size: usize,
        32 format: *const c_char,
        40 format_size: usize,
    }
    ClientCompileArgs 56 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 client: *mut Client,
        24 program: *const Program,
        32 compile_options: *const c_char,
        40 compile_options_size: usize,
        48 executable: *mut LoadedExecutable,
    }
    ClientLoadArgs 56 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 client: *mut Client,
        24 executable: *mut Executable,
        32 compile_options: *const c_char,
        40 compile_options_size: usize,
        48 loaded_executable: *mut LoadedExecutable,
    }
    ClientDefaultDeviceAssignmentArgs 48 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 client: *mut Client,
        24 num_replicas: i32,
        28 num_partitions: i32,
        32 default_assignment_size: usize,
        40 default_assignment: *mut i32,
    }
    ClientDmaMapArgs 40 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 client: *mut Client,
        24 data: *mut c_void,
        32 size: usize,
    }
    ClientDmaUnmapArgs 32 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 client: *mut Client,
        24 data: *mut c_void,
    }
    ClientCreateUninitializedBufferArgs 80 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 client: *mut Client,
        24 shape_dims: *const i64,
        32 shape_num_dims: usize,
        40 shape_element_type: i32,
        48 shape_layout: *mut BufferMemoryLayout,
        56 device: *mut Device,
        64 memory: *mut Memory,
        72 buffer: *mut Buffer,
    }
    ClientCreateErrorBufferArgs 112 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 client: *mut Client,
        24 error_code: i32,
        32 error_message: *const c_char,
        40 error_message_size: usize,
        48 shape_dims: *const i64,
        56 shape_num_dims: usize,
        64 shape_element_type: i32,
        72 shape_layout: *mut BufferMemoryLayout,
        80 memory: *mut Memory,
        88 buffer: *mut Buffer,
        96 payload: *const NamedValue,
        104 num_payload: usize,
    }
    ClientCreateAliasBufferArgs 80 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 client: *mut Client,
        24 memory: *mut Memory,
        32 shape_dims: *const i64,
        40 shape_num_dims: usize,
        48 shape_element_type: i32,
        56 shape_layout: *mut BufferMemoryLayout,
        64 alias_buffer: *mut Buffer,
        72 fulfill_alias_buffer_cb: *mut FulfillAliasBufferCallback,
    }
    ClientFulfillAliasBufferArgs 64 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 client: *mut Client,
        24 buffer: *mut Buffer,
        32 status_code: i32,
        40 error_message: *const c_char,
        48 error_message_size: usize,
        56 fulfill_alias_buffer_cb: *mut FulfillAliasBufferCallback,
    }
    ClientBufferFromHostBufferArgs 120 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 client: *mut Client,
        24 data: *const c_void,
        32 r#type: i32,
        40 dims: *const i64,
        48 num_dims: usize,
        56 byte_strides: *const i64,
        64 num_byte_strides: usize,
        72 host_buffer_semantics: i32,
        80 device: *mut Device,
        88 memory: *mut Memory,
        96 device_layout: *mut BufferMemoryLayout,
        104 done_with_host_buffer: *mut Event,
        112 buffer: *mut Buffer,
    }
    ClientCreateViewOfDeviceBufferArgs 112 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 client: *mut Client,
        24 device_buffer_ptr: *mut c_void,
        32 dims: *const i64,
        40 num_dims: usize,
        48 element_type: i32,
        56 layout: *mut BufferMemoryLayout,
        64 device: *mut Device,
        72 on_delete_callback: Callback,
        80 on_delete_callback_arg: *mut c_void,
        88 stream: isize,
        96 buffer: *mut Buffer,
        104 memory: *mut Memory,
    }
    ShapeSpec 40 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 dims: *const i64,
        24 num_dims: usize,
        32 element_type: i32,
    }
    ClientCreateBuffersForAsyncHostToDeviceArgs 72 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 client: *mut Client,
        24 shape_specs: *mut ShapeSpec,
        32 num_shape_specs: usize,
        40 device_layouts: *mut *mut BufferMemoryLayout,
        48 num_device_layouts: usize,
        56 memory: *mut Memory,
        64 transfer_manager: *mut AsyncHostToDeviceTransferManager,
    }
    CompileArgs 64 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 topology: *const TopologyDescription,
        24 program: *const Program,
        32 compile_options: *const c_char,
        40 compile_options_size: usize,
        48 client: *mut Client,
        56 executable: *mut Executable,
    }
}
