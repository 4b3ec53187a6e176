// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! The structs of PJRT's C API, version 0.104 (openxla/xla, xla/pjrt/c/pjrt_c_api.h), on x86-64. Each declaration states size
//! and offsets, which are checked when this is compiled. Enumerations are plain numbers: what a caller writes need not be one
//! of their cases.
#![allow(missing_docs, reason = "the names are the C API's, which documents them")]
mod basic;
mod buffer;
mod client;
mod device;
mod executable;
pub mod extensions;
mod table;
mod transfer;

pub use basic::*;
pub use buffer::*;
pub use client::*;
pub use device::*;
pub use executable::*;
pub use table::{API, Api, Functions};
pub use transfer::*;

use std::ffi::{c_char, c_void};

/// A struct of the API.
pub trait Struct {
    /// Bytes up to the end of the last field, which a caller states at least.
    const USED: usize;
}

/// Declares structs with their sizes and the offsets of their fields.
macro_rules! structs {
    ($($name:ident $size:literal { $($offset:literal $field:ident : $type:ty,)* })*) => {$(
        #[repr(C)]
        #[derive(Clone, Copy)]
        pub struct $name { $(pub $field: $type,)* }
        const _: () = {
            assert!(size_of::<$name>() == $size);
            $(assert!(std::mem::offset_of!($name, $field) == $offset);)*
        };
        impl Struct for $name {
            const USED: usize = {
                let mut end = 0;
                $(if end < $offset + size_of::<$type>() { end = $offset + size_of::<$type>(); })*
                end
            };
        }
    )*};
}
pub(crate) use structs;

/// A function pointer that is only passed on, or of a shape that the place of its use says.
pub type Callback = Option<unsafe extern "C" fn()>;

macro_rules! handles {
    ($($name:ident)*) => {$(
        /// What a pointer of the C API leads to; the objects behind are this library's own.
        #[repr(C)]
        pub struct $name { _opaque: [u8; 0] }
    )*};
}
handles! {
    AsyncHostToDeviceTransferManager AsyncTrackingEvent Buffer Client CopyToDeviceStream Device DeviceAssignmentSerialized
    DeviceAttributes DeviceDescription Error Event Executable ExecuteContext FulfillAliasBufferCallback LoadedExecutable
    Memory MemoryLayout MultiSliceConfig SerializedCompileOptions SerializedExecutable SerializedLayout SerializedTopology
    TopologyDescription
}

#[repr(C)]
#[derive(Clone, Copy)]
pub union NamedValueUnion {
    pub string: *const c_char,
    pub int64: i64,
    pub int64_array: *const i64,
    pub float: f32,
    pub boolean: bool,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub union MemoryLayoutUnion {
    pub tiled: BufferMemoryLayoutTiled,
    pub strides: BufferMemoryLayoutStrides,
}

pub const MAJOR_VERSION: i32 = 0;
pub const MINOR_VERSION: i32 = 104;

/// `PJRT_Error_Code`.
pub mod code {
    pub const CANCELLED: i32 = 1;
    pub const INVALID_ARGUMENT: i32 = 3;
    pub const NOT_FOUND: i32 = 5;
    pub const RESOURCE_EXHAUSTED: i32 = 8;
    pub const FAILED_PRECONDITION: i32 = 9;
    pub const UNIMPLEMENTED: i32 = 12;
    pub const INTERNAL: i32 = 13;
}

/// `PJRT_NamedValue_Type`.
pub mod named_value {
    pub const STRING: i32 = 0;
    pub const INT64: i32 = 1;
    pub const INT64_LIST: i32 = 2;
    pub const FLOAT: i32 = 3;
    pub const BOOL: i32 = 4;
}

/// `PJRT_HostBufferSemantics`.
pub mod semantics {
    pub const IMMUTABLE_ONLY_DURING_CALL: i32 = 0;
    pub const IMMUTABLE_ZERO_COPY: i32 = 2;
}

/// `PJRT_Buffer_MemoryLayout_Type`.
pub mod layout {
    pub const TILED: i32 = 0;
    pub const STRIDES: i32 = 1;
}

/// `PJRT_Extension_Type`.
pub mod extension {
    pub const LAYOUTS: i32 = 4;
    pub const SHARDINGS: i32 = 19;
}
