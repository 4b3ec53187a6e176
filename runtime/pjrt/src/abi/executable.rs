// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Executables.
use super::*;

structs! {
    ExecuteContextCreateArgs 24 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 context: *mut ExecuteContext,
    }
    ExecuteContextDestroyArgs 24 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 context: *mut ExecuteContext,
    }
    ExecutableDestroyArgs 24 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 executable: *mut Executable,
    }
    LoadedExecutableDestroyArgs 24 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 executable: *mut LoadedExecutable,
    }
    LoadedExecutableGetExecutableArgs 32 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 loaded_executable: *mut LoadedExecutable,
        24 executable: *mut Executable,
    }
    LoadedExecutableGetDeviceAssignmentArgs 56 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 executable: *mut LoadedExecutable,
        24 serialized_bytes: *const c_char,
        32 serialized_bytes_size: usize,
        40 serialized_device_assignment: *mut DeviceAssignmentSerialized,
        48 serialized_device_assignment_deleter: Callback,
    }
    ExecutableNameArgs 40 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 executable: *mut Executable,
        24 executable_name: *const c_char,
        32 executable_name_size: usize,
    }
    ExecutableNumReplicasArgs 32 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 executable: *mut Executable,
        24 num_replicas: usize,
    }
    ExecutableNumPartitionsArgs 32 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 executable: *mut Executable,
        24 num_partitions: usize,
    }
    LogicalDeviceIds 8 {
        0 replica: i32,
        4 partition: i32,
    }
    LoadedExecutableAddressableDevicesArgs 40 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 executable: *mut LoadedExecutable,
        24 addressable_devices: *const *mut Device,
        32 num_addressable_devices: usize,
    }
    LoadedExecutableAddressableDeviceLogicalIdsArgs 40 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 executable: *mut LoadedExecutable,
        24 addressable_device_logical_ids: *mut LogicalDeviceIds,
        32 num_addressable_device_logical_ids: usize,
    }
    ExecutableOptimizedProgramArgs 32 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 executable: *mut Executable,
        24 program: *mut Program,
    }
    LoadedExecutableDeleteArgs 24 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 executable: *mut LoadedExecutable,
    }
    LoadedExecutableIsDeletedArgs 32 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 executable: *mut LoadedExecutable,
        24 is_deleted: bool,
    }
    ExecuteOptions 120 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 send_callbacks: *mut *mut SendCallbackInfo,
        24 recv_callbacks: *mut *mut RecvCallbackInfo,
        32 num_send_ops: usize,
        40 num_recv_ops: usize,
        48 launch_id: i32,
        56 non_donatable_input_indices: *const i64,
        64 num_non_donatable_input_indices: usize,
        72 context: *mut ExecuteContext,
        80 call_location: *const c_char,
        88 num_tasks: usize,
        96 task_ids: *mut i32,
        104 incarnation_ids: *mut i64,
        112 multi_slice_config: *mut MultiSliceConfig,
    }
    LoadedExecutableExecuteArgs 80 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 executable: *mut LoadedExecutable,
        24 options: *mut ExecuteOptions,
        32 argument_lists: *const *const *mut Buffer,
        40 num_devices: usize,
        48 num_args: usize,
        56 output_lists: *const *mut *mut Buffer,
        64 device_complete_events: *mut *mut Event,
        72 execute_device: *mut Device,
    }
    ExecutableNumOutputsArgs 32 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 executable: *mut Executable,
        24 num_outputs: usize,
    }
    ExecutableSizeOfGeneratedCodeInBytesArgs 32 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 executable: *mut Executable,
        24 size_in_bytes: i64,
    }
    ExecutableFingerprintArgs 40 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 executable: *mut Executable,
        24 executable_fingerprint: *const c_char,
        32 executable_fingerprint_size: usize,
    }
    ExecutableGetCostAnalysisArgs 40 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 executable: *mut Executable,
        24 num_properties: usize,
        32 properties: *const NamedValue,
    }
    ExecutableGetCompiledMemoryStatsArgs 144 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 executable: *mut Executable,
        24 generated_code_size_in_bytes: i64,
        32 argument_size_in_bytes: i64,
        40 output_size_in_bytes: i64,
        48 alias_size_in_bytes: i64,
        56 temp_size_in_bytes: i64,
        64 host_generated_code_size_in_bytes: i64,
        72 host_argument_size_in_bytes: i64,
        80 host_output_size_in_bytes: i64,
        88 host_alias_size_in_bytes: i64,
        96 host_temp_size_in_bytes: i64,
        104 peak_memory_in_bytes: i64,
        112 total_size_in_bytes: i64,
        120 total_allocation_bytes: i64,
        128 indefinite_allocations: i64,
        136 peak_unpadded_heap_bytes: i64,
    }
    ExecutableOutputElementTypesArgs 40 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 executable: *mut Executable,
        24 output_types: *mut i32,
        32 num_output_types: usize,
    }
    ExecutableOutputDimensionsArgs 48 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 executable: *mut Executable,
        24 num_outputs: usize,
        32 dims: *const i64,
        40 dim_sizes: *const usize,
    }
    ExecutableParameterMemoryKindsArgs 48 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 executable: *mut Executable,
        24 num_parameters: usize,
        32 memory_kinds: *const *const c_char,
        40 memory_kind_sizes: *const usize,
    }
    ExecutableOutputMemoryKindsArgs 48 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 executable: *mut Executable,
        24 num_outputs: usize,
        32 memory_kinds: *const *const c_char,
        40 memory_kind_sizes: *const usize,
    }
    ExecutableSerializeArgs 56 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 executable: *const Executable,
        24 serialized_bytes: *const c_char,
        32 serialized_bytes_size: usize,
        40 serialized_executable: *mut SerializedExecutable,
        48 serialized_executable_deleter: Callback,
    }
    ExecutableGetCompileOptionsArgs 56 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 executable: *mut Executable,
        24 serialized_bytes: *const c_char,
        32 serialized_bytes_size: usize,
        40 serialized_compile_options: *mut SerializedCompileOptions,
        48 serialized_compile_options_deleter: Callback,
    }
    ExecutableDeserializeAndLoadArgs 64 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 client: *mut Client,
        24 serialized_executable: *const c_char,
        32 serialized_executable_size: usize,
        40 loaded_executable: *mut LoadedExecutable,
        48 overridden_serialized_compile_options: *const c_char,
        56 overridden_serialized_compile_options_size: usize,
    }
    LoadedExecutableFingerprintArgs 40 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 executable: *mut LoadedExecutable,
        24 executable_fingerprint: *const c_char,
        32 executable_fingerprint_size: usize,
    }
}
