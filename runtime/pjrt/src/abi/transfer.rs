// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Transfers in pieces.
use super::*;

structs! {
    AsyncHostToDeviceTransferManagerDestroyArgs 24 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 transfer_manager: *mut AsyncHostToDeviceTransferManager,
    }
    AsyncHostToDeviceTransferManagerTransferDataArgs 72 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 transfer_manager: *mut AsyncHostToDeviceTransferManager,
        24 buffer_index: i32,
        32 data: *const c_void,
        40 offset: i64,
        48 transfer_size: i64,
        56 is_last_transfer: bool,
        64 done_with_h2d_transfer: *mut Event,
    }
    AsyncHostToDeviceTransferManagerRetrieveBufferArgs 40 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 transfer_manager: *mut AsyncHostToDeviceTransferManager,
        24 buffer_index: i32,
        32 buffer_out: *mut Buffer,
    }
    AsyncHostToDeviceTransferManagerDeviceArgs 32 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 transfer_manager: *mut AsyncHostToDeviceTransferManager,
        24 device_out: *mut Device,
    }
    AsyncHostToDeviceTransferManagerBufferCountArgs 32 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 transfer_manager: *mut AsyncHostToDeviceTransferManager,
        24 buffer_count: usize,
    }
    AsyncHostToDeviceTransferManagerBufferSizeArgs 40 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 transfer_manager: *mut AsyncHostToDeviceTransferManager,
        24 buffer_index: i32,
        32 buffer_size: usize,
    }
    AsyncHostToDeviceTransferManagerSetBufferErrorArgs 48 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 transfer_manager: *mut AsyncHostToDeviceTransferManager,
        24 buffer_index: i32,
        28 error_code: i32,
        32 error_message: *const c_char,
        40 error_message_size: usize,
    }
    AsyncHostToDeviceTransferManagerAddMetadataArgs 40 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 transfer_manager: *mut AsyncHostToDeviceTransferManager,
        24 transfer_metadata: *const NamedValue,
        32 num_metadata: usize,
    }
    AsyncHostToDeviceTransferManagerTransferLiteralArgs 80 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 transfer_manager: *mut AsyncHostToDeviceTransferManager,
        24 buffer_index: i32,
        32 data: *const c_void,
        40 shape_dims: *const i64,
        48 shape_num_dims: usize,
        56 shape_element_type: i32,
        64 shape_layout: *mut BufferMemoryLayout,
        72 done_with_h2d_transfer: *mut Event,
    }
    Chunk 32 {
        0 data: *mut c_void,
        8 size: usize,
        16 deleter: Callback,
        24 deleter_arg: *mut c_void,
    }
    SendCallbackInfo 24 {
        0 channel_id: i64,
        8 user_arg: *mut c_void,
        16 send_callback: Callback,
    }
    RecvCallbackInfo 24 {
        0 channel_id: i64,
        8 user_arg: *mut c_void,
        16 recv_callback: Callback,
    }
    CopyToDeviceStreamDestroyArgs 24 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 stream: *mut CopyToDeviceStream,
    }
    CopyToDeviceStreamAddChunkArgs 40 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 stream: *mut CopyToDeviceStream,
        24 chunk: *mut Chunk,
        32 transfer_complete: *mut Event,
    }
    CopyToDeviceStreamTotalBytesArgs 32 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 stream: *mut CopyToDeviceStream,
        24 total_bytes: i64,
    }
    CopyToDeviceStreamGranuleSizeArgs 32 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 stream: *mut CopyToDeviceStream,
        24 granule_size_in_bytes: i64,
    }
    CopyToDeviceStreamCurrentBytesArgs 32 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 stream: *mut CopyToDeviceStream,
        24 current_bytes: i64,
    }
}
