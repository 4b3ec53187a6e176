// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Buffers.
use super::*;

structs! {
    BufferMemoryLayoutTiled 56 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 minor_to_major: *const i64,
        24 minor_to_major_size: usize,
        32 tile_dims: *const i64,
        40 tile_dim_sizes: *const usize,
        48 num_tiles: usize,
    }
    BufferMemoryLayoutStrides 32 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 byte_strides: *const i64,
        24 num_byte_strides: usize,
    }
    BufferMemoryLayout 80 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 value: MemoryLayoutUnion,
        72 r#type: i32,
    }
    BufferDestroyArgs 24 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 buffer: *mut Buffer,
    }
    BufferElementTypeArgs 32 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 buffer: *mut Buffer,
        24 r#type: i32,
    }
    BufferDimensionsArgs 40 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 buffer: *mut Buffer,
        24 dims: *const i64,
        32 num_dims: usize,
    }
    BufferUnpaddedDimensionsArgs 40 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 buffer: *mut Buffer,
        24 unpadded_dims: *const i64,
        32 num_dims: usize,
    }
    BufferDynamicDimensionIndicesArgs 40 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 buffer: *mut Buffer,
        24 dynamic_dim_indices: *const usize,
        32 num_dynamic_dims: usize,
    }
    BufferGetMemoryLayoutArgs 104 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 buffer: *mut Buffer,
        24 layout: BufferMemoryLayout,
    }
    BufferToHostBufferArgs 56 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 src: *mut Buffer,
        24 host_layout: *mut BufferMemoryLayout,
        32 dst: *mut c_void,
        40 dst_size: usize,
        48 event: *mut Event,
    }
    BufferOnDeviceSizeInBytesArgs 32 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 buffer: *mut Buffer,
        24 on_device_size_in_bytes: usize,
    }
    BufferDeleteArgs 24 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 buffer: *mut Buffer,
    }
    BufferIsDeletedArgs 32 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 buffer: *mut Buffer,
        24 is_deleted: bool,
    }
    BufferCopyRawToHostArgs 56 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 buffer: *mut Buffer,
        24 dst: *mut c_void,
        32 offset: i64,
        40 transfer_size: i64,
        48 event: *mut Event,
    }
    BufferCopyRawToHostFutureCallbackArgs 48 {
        0 struct_size: usize,
        8 callback_data: *mut c_void,
        16 error_code: i32,
        24 error_message: *const c_char,
        32 error_message_size: usize,
        40 dst: *mut c_void,
    }
    BufferCopyRawToHostFutureArgs 64 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 buffer: *mut Buffer,
        24 offset: i64,
        32 transfer_size: i64,
        40 event: *mut Event,
        48 callback_data: *mut c_void,
        56 future_ready_callback: Callback,
    }
    BufferCopyToDeviceArgs 40 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 buffer: *mut Buffer,
        24 dst_device: *mut Device,
        32 dst_buffer: *mut Buffer,
    }
    BufferCopyToMemoryArgs 40 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 buffer: *mut Buffer,
        24 dst_memory: *mut Memory,
        32 dst_buffer: *mut Buffer,
    }
    BufferBitcastArgs 64 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 buffer: *mut Buffer,
        24 element_type: i32,
        32 dims: *const i64,
        40 num_dims: usize,
        48 device_layout: *mut BufferMemoryLayout,
        56 out_buffer: *mut Buffer,
    }
    BufferIsOnCpuArgs 32 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 buffer: *mut Buffer,
        24 is_on_cpu: bool,
    }
    BufferDeviceArgs 32 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 buffer: *mut Buffer,
        24 device: *mut Device,
    }
    BufferMemoryArgs 32 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 buffer: *mut Buffer,
        24 memory: *mut Memory,
    }
    BufferReadyEventArgs 32 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 buffer: *mut Buffer,
        24 event: *mut Event,
    }
    BufferUnsafePointerArgs 32 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 buffer: *mut Buffer,
        24 buffer_pointer: usize,
    }
    BufferIncreaseExternalReferenceCountArgs 24 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 buffer: *mut Buffer,
    }
    BufferDecreaseExternalReferenceCountArgs 24 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 buffer: *mut Buffer,
    }
    BufferOpaqueDeviceMemoryDataPointerArgs 32 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 buffer: *mut Buffer,
        24 device_memory_ptr: *mut c_void,
    }
    BufferDonateWithControlDependencyCallbackArgs 40 {
        0 struct_size: usize,
        8 callback_data: *mut c_void,
        16 error_code: i32,
        24 error_message: *const c_char,
        32 error_message_size: usize,
    }
    BufferDonateWithControlDependencyArgs 48 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 buffer: *mut Buffer,
        24 callback_data: *mut c_void,
        32 dependency_ready_callback: Callback,
        40 out_buffer: *mut Buffer,
    }
}
