// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! The table of functions. What is not supported is a function that says so: a caller may not meet a null pointer. Those are the
//! streams of host transfers inside programs (`send`, `recv`), which no program that Shale compiles has.
use super::*;
use crate::{buffer, client, device, error, event, executable, execute, guard, plugin, promise, topology, transfer};

macro_rules! functions {
    ($($offset:literal $field:ident $name:literal $args:ident = $($implementation:ident)::+;)*) => {
        #[repr(C)]
        pub struct Functions { $(pub $field: unsafe extern "C" fn(*mut $args) -> *mut Error,)* }
        const _: () = { $(assert!(40 + std::mem::offset_of!(Functions, $field) == $offset);)* };

        impl Functions {
            const TABLE: Functions = Functions { $($field: {
                unsafe extern "C" fn call(args: *mut $args) -> *mut Error {
                    // SAFETY: the caller passes this function's own arguments.
                    unsafe { guard::call(args, |args| functions!(@ $($implementation)::+, args, $name)) }
                }
                call
            },)* };
        }
    };
    (@ unimplemented, $args:ident, $name:literal) => {{ let _ = $args; Err(error::Error::unimplemented($name)) }};
    (@ $implementation:path, $args:ident, $name:literal) => { $implementation($args) };
}

functions! {
    40 error_destroy "PJRT_Error_Destroy" ErrorDestroyArgs = error::destroy;
    48 error_message "PJRT_Error_Message" ErrorMessageArgs = error::message;
    56 error_get_code "PJRT_Error_GetCode" ErrorGetCodeArgs = error::get_code;
    64 plugin_initialize "PJRT_Plugin_Initialize" PluginInitializeArgs = plugin::initialize;
    72 plugin_attributes "PJRT_Plugin_Attributes" PluginAttributesArgs = plugin::attributes;
    80 event_destroy "PJRT_Event_Destroy" EventDestroyArgs = event::destroy;
    88 event_is_ready "PJRT_Event_IsReady" EventIsReadyArgs = event::is_ready;
    96 event_error "PJRT_Event_Error" EventErrorArgs = event::error;
    104 event_await "PJRT_Event_Await" EventAwaitArgs = event::wait;
    112 event_on_ready "PJRT_Event_OnReady" EventOnReadyArgs = event::on_ready;
    120 client_create "PJRT_Client_Create" ClientCreateArgs = client::create;
    128 client_destroy "PJRT_Client_Destroy" ClientDestroyArgs = client::destroy;
    136 client_platform_name "PJRT_Client_PlatformName" ClientPlatformNameArgs = client::platform_name;
    144 client_process_index "PJRT_Client_ProcessIndex" ClientProcessIndexArgs = client::process_index;
    152 client_platform_version "PJRT_Client_PlatformVersion" ClientPlatformVersionArgs = client::platform_version;
    160 client_devices "PJRT_Client_Devices" ClientDevicesArgs = client::devices;
    168 client_addressable_devices "PJRT_Client_AddressableDevices" ClientAddressableDevicesArgs = client::addressable_devices;
    176 client_lookup_device "PJRT_Client_LookupDevice" ClientLookupDeviceArgs = client::lookup_device;
    184 client_lookup_addressable_device "PJRT_Client_LookupAddressableDevice" ClientLookupAddressableDeviceArgs = client::lookup_addressable_device;
    192 client_addressable_memories "PJRT_Client_AddressableMemories" ClientAddressableMemoriesArgs = client::addressable_memories;
    200 client_compile "PJRT_Client_Compile" ClientCompileArgs = executable::compile;
    208 client_default_device_assignment "PJRT_Client_DefaultDeviceAssignment" ClientDefaultDeviceAssignmentArgs = client::default_device_assignment;
    216 client_buffer_from_host_buffer "PJRT_Client_BufferFromHostBuffer" ClientBufferFromHostBufferArgs = buffer::from_host;
    224 device_description_id "PJRT_DeviceDescription_Id" DeviceDescriptionIdArgs = device::description_id;
    232 device_description_process_index "PJRT_DeviceDescription_ProcessIndex" DeviceDescriptionProcessIndexArgs = device::description_process_index;
    240 device_description_attributes "PJRT_DeviceDescription_Attributes" DeviceDescriptionAttributesArgs = device::description_attributes;
    248 device_description_kind "PJRT_DeviceDescription_Kind" DeviceDescriptionKindArgs = device::description_kind;
    256 device_description_debug_string "PJRT_DeviceDescription_DebugString" DeviceDescriptionDebugStringArgs = device::description_debug_string;
    264 device_description_to_string "PJRT_DeviceDescription_ToString" DeviceDescriptionToStringArgs = device::description_to_string;
    272 device_get_description "PJRT_Device_GetDescription" DeviceGetDescriptionArgs = device::get_description;
    280 device_is_addressable "PJRT_Device_IsAddressable" DeviceIsAddressableArgs = device::is_addressable;
    288 device_local_hardware_id "PJRT_Device_LocalHardwareId" DeviceLocalHardwareIdArgs = device::local_hardware_id;
    296 device_addressable_memories "PJRT_Device_AddressableMemories" DeviceAddressableMemoriesArgs = device::addressable_memories;
    304 device_default_memory "PJRT_Device_DefaultMemory" DeviceDefaultMemoryArgs = device::default_memory;
    312 device_memory_stats "PJRT_Device_MemoryStats" DeviceMemoryStatsArgs = device::memory_stats;
    320 memory_id "PJRT_Memory_Id" MemoryIdArgs = device::memory_id;
    328 memory_kind "PJRT_Memory_Kind" MemoryKindArgs = device::memory_kind;
    336 memory_debug_string "PJRT_Memory_DebugString" MemoryDebugStringArgs = device::memory_debug_string;
    344 memory_to_string "PJRT_Memory_ToString" MemoryToStringArgs = device::memory_to_string;
    352 memory_addressable_by_devices "PJRT_Memory_AddressableByDevices" MemoryAddressableByDevicesArgs = device::memory_addressable_by_devices;
    360 executable_destroy "PJRT_Executable_Destroy" ExecutableDestroyArgs = executable::destroy;
    368 executable_name "PJRT_Executable_Name" ExecutableNameArgs = executable::name;
    376 executable_num_replicas "PJRT_Executable_NumReplicas" ExecutableNumReplicasArgs = executable::num_replicas;
    384 executable_num_partitions "PJRT_Executable_NumPartitions" ExecutableNumPartitionsArgs = executable::num_partitions;
    392 executable_num_outputs "PJRT_Executable_NumOutputs" ExecutableNumOutputsArgs = executable::num_outputs;
    400 executable_size_of_generated_code_in_bytes "PJRT_Executable_SizeOfGeneratedCodeInBytes" ExecutableSizeOfGeneratedCodeInBytesArgs = executable::code_size;
    408 executable_get_cost_analysis "PJRT_Executable_GetCostAnalysis" ExecutableGetCostAnalysisArgs = executable::cost_analysis;
    416 executable_output_memory_kinds "PJRT_Executable_OutputMemoryKinds" ExecutableOutputMemoryKindsArgs = executable::output_memory_kinds;
    424 executable_optimized_program "PJRT_Executable_OptimizedProgram" ExecutableOptimizedProgramArgs = executable::optimized_program;
    432 executable_serialize "PJRT_Executable_Serialize" ExecutableSerializeArgs = executable::serialize;
    440 loaded_executable_destroy "PJRT_LoadedExecutable_Destroy" LoadedExecutableDestroyArgs = executable::loaded_destroy;
    448 loaded_executable_get_executable "PJRT_LoadedExecutable_GetExecutable" LoadedExecutableGetExecutableArgs = executable::get_executable;
    456 loaded_executable_addressable_devices "PJRT_LoadedExecutable_AddressableDevices" LoadedExecutableAddressableDevicesArgs = executable::addressable_devices;
    464 loaded_executable_delete "PJRT_LoadedExecutable_Delete" LoadedExecutableDeleteArgs = executable::delete;
    472 loaded_executable_is_deleted "PJRT_LoadedExecutable_IsDeleted" LoadedExecutableIsDeletedArgs = executable::is_deleted;
    480 loaded_executable_execute "PJRT_LoadedExecutable_Execute" LoadedExecutableExecuteArgs = execute::execute;
    488 executable_deserialize_and_load "PJRT_Executable_DeserializeAndLoad" ExecutableDeserializeAndLoadArgs = executable::deserialize_and_load;
    496 loaded_executable_fingerprint "PJRT_LoadedExecutable_Fingerprint" LoadedExecutableFingerprintArgs = executable::loaded_fingerprint;
    504 buffer_destroy "PJRT_Buffer_Destroy" BufferDestroyArgs = buffer::destroy;
    512 buffer_element_type "PJRT_Buffer_ElementType" BufferElementTypeArgs = buffer::element_type;
    520 buffer_dimensions "PJRT_Buffer_Dimensions" BufferDimensionsArgs = buffer::dimensions;
    528 buffer_unpadded_dimensions "PJRT_Buffer_UnpaddedDimensions" BufferUnpaddedDimensionsArgs = buffer::unpadded_dimensions;
    536 buffer_dynamic_dimension_indices "PJRT_Buffer_DynamicDimensionIndices" BufferDynamicDimensionIndicesArgs = buffer::dynamic_dimension_indices;
    544 buffer_get_memory_layout "PJRT_Buffer_GetMemoryLayout" BufferGetMemoryLayoutArgs = buffer::get_memory_layout;
    552 buffer_on_device_size_in_bytes "PJRT_Buffer_OnDeviceSizeInBytes" BufferOnDeviceSizeInBytesArgs = buffer::size_in_bytes;
    560 buffer_device "PJRT_Buffer_Device" BufferDeviceArgs = buffer::device;
    568 buffer_memory "PJRT_Buffer_Memory" BufferMemoryArgs = buffer::memory;
    576 buffer_delete "PJRT_Buffer_Delete" BufferDeleteArgs = buffer::delete;
    584 buffer_is_deleted "PJRT_Buffer_IsDeleted" BufferIsDeletedArgs = buffer::is_deleted;
    592 buffer_copy_to_device "PJRT_Buffer_CopyToDevice" BufferCopyToDeviceArgs = buffer::copy_to_device;
    600 buffer_to_host_buffer "PJRT_Buffer_ToHostBuffer" BufferToHostBufferArgs = buffer::to_host;
    608 buffer_is_on_cpu "PJRT_Buffer_IsOnCpu" BufferIsOnCpuArgs = buffer::is_on_cpu;
    616 buffer_ready_event "PJRT_Buffer_ReadyEvent" BufferReadyEventArgs = buffer::ready_event;
    624 buffer_unsafe_pointer "PJRT_Buffer_UnsafePointer" BufferUnsafePointerArgs = buffer::unsafe_pointer;
    632 buffer_increase_external_reference_count "PJRT_Buffer_IncreaseExternalReferenceCount" BufferIncreaseExternalReferenceCountArgs = buffer::increase_reference_count;
    640 buffer_decrease_external_reference_count "PJRT_Buffer_DecreaseExternalReferenceCount" BufferDecreaseExternalReferenceCountArgs = buffer::decrease_reference_count;
    648 buffer_opaque_device_memory_data_pointer "PJRT_Buffer_OpaqueDeviceMemoryDataPointer" BufferOpaqueDeviceMemoryDataPointerArgs = buffer::data_pointer;
    656 copy_to_device_stream_destroy "PJRT_CopyToDeviceStream_Destroy" CopyToDeviceStreamDestroyArgs = unimplemented;
    664 copy_to_device_stream_add_chunk "PJRT_CopyToDeviceStream_AddChunk" CopyToDeviceStreamAddChunkArgs = unimplemented;
    672 copy_to_device_stream_total_bytes "PJRT_CopyToDeviceStream_TotalBytes" CopyToDeviceStreamTotalBytesArgs = unimplemented;
    680 copy_to_device_stream_granule_size "PJRT_CopyToDeviceStream_GranuleSize" CopyToDeviceStreamGranuleSizeArgs = unimplemented;
    688 copy_to_device_stream_current_bytes "PJRT_CopyToDeviceStream_CurrentBytes" CopyToDeviceStreamCurrentBytesArgs = unimplemented;
    696 topology_description_create "PJRT_TopologyDescription_Create" TopologyDescriptionCreateArgs = topology::create;
    704 topology_description_destroy "PJRT_TopologyDescription_Destroy" TopologyDescriptionDestroyArgs = topology::destroy;
    712 topology_description_platform_name "PJRT_TopologyDescription_PlatformName" TopologyDescriptionPlatformNameArgs = topology::platform_name;
    720 topology_description_platform_version "PJRT_TopologyDescription_PlatformVersion" TopologyDescriptionPlatformVersionArgs = topology::platform_version;
    728 topology_description_get_device_descriptions "PJRT_TopologyDescription_GetDeviceDescriptions" TopologyDescriptionGetDeviceDescriptionsArgs = topology::device_descriptions;
    736 topology_description_serialize "PJRT_TopologyDescription_Serialize" TopologyDescriptionSerializeArgs = topology::serialize;
    744 topology_description_attributes "PJRT_TopologyDescription_Attributes" TopologyDescriptionAttributesArgs = topology::attributes;
    752 compile "PJRT_Compile" CompileArgs = executable::compile_for_topology;
    760 executable_output_element_types "PJRT_Executable_OutputElementTypes" ExecutableOutputElementTypesArgs = executable::output_element_types;
    768 executable_output_dimensions "PJRT_Executable_OutputDimensions" ExecutableOutputDimensionsArgs = executable::output_dimensions;
    776 buffer_copy_to_memory "PJRT_Buffer_CopyToMemory" BufferCopyToMemoryArgs = buffer::copy_to_memory;
    784 client_create_view_of_device_buffer "PJRT_Client_CreateViewOfDeviceBuffer" ClientCreateViewOfDeviceBufferArgs = promise::view;
    792 executable_fingerprint "PJRT_Executable_Fingerprint" ExecutableFingerprintArgs = executable::fingerprint;
    800 client_topology_description "PJRT_Client_TopologyDescription" ClientTopologyDescriptionArgs = topology::of_client;
    808 executable_get_compiled_memory_stats "PJRT_Executable_GetCompiledMemoryStats" ExecutableGetCompiledMemoryStatsArgs = executable::memory_stats;
    816 memory_kind_id "PJRT_Memory_Kind_Id" MemoryKindIdArgs = device::memory_kind_id;
    824 execute_context_create "PJRT_ExecuteContext_Create" ExecuteContextCreateArgs = execute::context_create;
    832 execute_context_destroy "PJRT_ExecuteContext_Destroy" ExecuteContextDestroyArgs = execute::context_destroy;
    840 buffer_copy_raw_to_host "PJRT_Buffer_CopyRawToHost" BufferCopyRawToHostArgs = buffer::copy_raw_to_host;
    848 async_host_to_device_transfer_manager_destroy "PJRT_AsyncHostToDeviceTransferManager_Destroy" AsyncHostToDeviceTransferManagerDestroyArgs = transfer::destroy;
    856 async_host_to_device_transfer_manager_transfer_data "PJRT_AsyncHostToDeviceTransferManager_TransferData" AsyncHostToDeviceTransferManagerTransferDataArgs = transfer::data;
    864 client_create_buffers_for_async_host_to_device "PJRT_Client_CreateBuffersForAsyncHostToDevice" ClientCreateBuffersForAsyncHostToDeviceArgs = transfer::create;
    872 async_host_to_device_transfer_manager_retrieve_buffer "PJRT_AsyncHostToDeviceTransferManager_RetrieveBuffer" AsyncHostToDeviceTransferManagerRetrieveBufferArgs = transfer::retrieve;
    880 async_host_to_device_transfer_manager_device "PJRT_AsyncHostToDeviceTransferManager_Device" AsyncHostToDeviceTransferManagerDeviceArgs = transfer::device;
    888 async_host_to_device_transfer_manager_buffer_count "PJRT_AsyncHostToDeviceTransferManager_BufferCount" AsyncHostToDeviceTransferManagerBufferCountArgs = transfer::count;
    896 async_host_to_device_transfer_manager_buffer_size "PJRT_AsyncHostToDeviceTransferManager_BufferSize" AsyncHostToDeviceTransferManagerBufferSizeArgs = transfer::size;
    904 async_host_to_device_transfer_manager_set_buffer_error "PJRT_AsyncHostToDeviceTransferManager_SetBufferError" AsyncHostToDeviceTransferManagerSetBufferErrorArgs = transfer::set_error;
    912 async_host_to_device_transfer_manager_add_metadata "PJRT_AsyncHostToDeviceTransferManager_AddMetadata" AsyncHostToDeviceTransferManagerAddMetadataArgs = transfer::add_metadata;
    920 client_dma_map "PJRT_Client_DmaMap" ClientDmaMapArgs = promise::dma_map;
    928 client_dma_unmap "PJRT_Client_DmaUnmap" ClientDmaUnmapArgs = promise::dma_unmap;
    936 client_create_uninitialized_buffer "PJRT_Client_CreateUninitializedBuffer" ClientCreateUninitializedBufferArgs = buffer::uninitialized;
    944 client_update_global_process_info "PJRT_Client_UpdateGlobalProcessInfo" ClientUpdateGlobalProcessInfoArgs = client::update_global_process_info;
    952 topology_description_deserialize "PJRT_TopologyDescription_Deserialize" TopologyDescriptionDeserializeArgs = topology::deserialize;
    960 client_create_alias_buffer "PJRT_Client_CreateAliasBuffer" ClientCreateAliasBufferArgs = promise::create_alias;
    968 client_fulfill_alias_buffer "PJRT_Client_FulfillAliasBuffer" ClientFulfillAliasBufferArgs = promise::fulfill_alias;
    976 loaded_executable_get_device_assignment "PJRT_LoadedExecutable_GetDeviceAssignment" LoadedExecutableGetDeviceAssignmentArgs = executable::get_device_assignment;
    984 client_create_error_buffer "PJRT_Client_CreateErrorBuffer" ClientCreateErrorBufferArgs = buffer::failed;
    992 async_host_to_device_transfer_manager_transfer_literal "PJRT_AsyncHostToDeviceTransferManager_TransferLiteral" AsyncHostToDeviceTransferManagerTransferLiteralArgs = transfer::literal;
    1000 buffer_copy_raw_to_host_future "PJRT_Buffer_CopyRawToHostFuture" BufferCopyRawToHostFutureArgs = promise::copy_raw_to_host_future;
    1008 device_poison_execution "PJRT_Device_PoisonExecution" DevicePoisonExecutionArgs = device::poison;
    1016 device_create_async_tracking_event "PJRT_Device_CreateAsyncTrackingEvent" DeviceCreateAsyncTrackingEventArgs = device::track;
    1024 async_tracking_event_destroy "PJRT_AsyncTrackingEvent_Destroy" AsyncTrackingEventDestroyArgs = device::end_tracking;
    1032 executable_get_compile_options "PJRT_Executable_GetCompileOptions" ExecutableGetCompileOptionsArgs = executable::get_compile_options;
    1040 buffer_donate_with_control_dependency "PJRT_Buffer_DonateWithControlDependency" BufferDonateWithControlDependencyArgs = promise::donate_with_dependency;
    1048 event_create "PJRT_Event_Create" EventCreateArgs = event::create;
    1056 event_set "PJRT_Event_Set" EventSetArgs = event::set;
    1064 device_get_attributes "PJRT_Device_GetAttributes" DeviceGetAttributesArgs = device::get_attributes;
    1072 client_load "PJRT_Client_Load" ClientLoadArgs = executable::load;
    1080 loaded_executable_addressable_device_logical_ids "PJRT_LoadedExecutable_AddressableDeviceLogicalIds" LoadedExecutableAddressableDeviceLogicalIdsArgs = executable::addressable_device_logical_ids;
    1088 buffer_bitcast "PJRT_Buffer_Bitcast" BufferBitcastArgs = promise::bitcast;
    1096 error_for_each_payload "PJRT_Error_ForEachPayload" ErrorForEachPayloadArgs = error::for_each_payload;
    1104 topology_description_fingerprint "PJRT_TopologyDescription_Fingerprint" TopologyDescriptionFingerprintArgs = topology::fingerprint;
    1112 executable_parameter_memory_kinds "PJRT_Executable_ParameterMemoryKinds" ExecutableParameterMemoryKindsArgs = executable::parameter_memory_kinds;
}

/// `PJRT_Api`.
#[repr(C)]
pub struct Api {
    pub struct_size: usize,
    pub extension_start: *const ExtensionBase,
    pub version: ApiVersion,
    pub functions: Functions,
}
const _: () = assert!(size_of::<Api>() == 1120 && std::mem::offset_of!(Api, functions) == 40);

// SAFETY: it is never written, and what it points to is static.
unsafe impl Sync for Api {}

pub static API: Api = Api {
    struct_size: size_of::<Api>(),
    extension_start: (&raw const extensions::LAYOUTS).cast(),
    version: ApiVersion {
        struct_size: size_of::<ApiVersion>(),
        extension_start: std::ptr::null_mut(),
        major_version: MAJOR_VERSION,
        minor_version: MINOR_VERSION,
    },
    functions: Functions::TABLE,
};
