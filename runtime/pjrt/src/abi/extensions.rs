// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! The extensions Shardings and Layouts, as JAX 0.10.2 uses them.
use super::*;
use crate::{extensions, guard::entry};

structs! {
    ShardingsArgs 48 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 executable: *mut Executable,
        24 count: usize,
        32 shardings: *const *const c_char,
        40 sizes: *const usize,
    }
    LayoutDestroyArgs 24 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 layout: *mut MemoryLayout,
    }
    LayoutSerializeArgs 56 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 layout: *mut MemoryLayout,
        24 bytes: *const c_char,
        32 size: usize,
        40 holder: *mut SerializedLayout,
        48 deleter: Callback,
    }
    DefaultLayoutArgs 56 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 owner: *mut c_void,
        24 element_type: i32,
        32 dims: *const i64,
        40 num_dims: usize,
        48 layout: *mut MemoryLayout,
    }
    BufferLayoutArgs 32 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 buffer: *mut Buffer,
        24 layout: *mut MemoryLayout,
    }
    ExecutableLayoutsArgs 40 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 executable: *mut Executable,
        24 count: usize,
        32 layouts: *const *mut MemoryLayout,
    }
    ShardingsExtension 40 {
        0 base: ExtensionBase,
        24 parameter_shardings: unsafe extern "C" fn(*mut ShardingsArgs) -> *mut Error,
        32 output_shardings: unsafe extern "C" fn(*mut ShardingsArgs) -> *mut Error,
    }
    LayoutsExtension 80 {
        0 base: ExtensionBase,
        24 layout_destroy: unsafe extern "C" fn(*mut LayoutDestroyArgs) -> *mut Error,
        32 layout_serialize: unsafe extern "C" fn(*mut LayoutSerializeArgs) -> *mut Error,
        40 client_default_layout: unsafe extern "C" fn(*mut DefaultLayoutArgs) -> *mut Error,
        48 buffer_layout: unsafe extern "C" fn(*mut BufferLayoutArgs) -> *mut Error,
        56 topology_default_layout: unsafe extern "C" fn(*mut DefaultLayoutArgs) -> *mut Error,
        64 output_layouts: unsafe extern "C" fn(*mut ExecutableLayoutsArgs) -> *mut Error,
        72 parameter_layouts: unsafe extern "C" fn(*mut ExecutableLayoutsArgs) -> *mut Error,
    }
}

// SAFETY (both): they are never written, and what they point to is static.
unsafe impl Sync for ShardingsExtension {}
unsafe impl Sync for LayoutsExtension {}

entry!(parameter_shardings(ShardingsArgs) = extensions::parameter_shardings);
entry!(output_shardings(ShardingsArgs) = extensions::output_shardings);
entry!(layout_destroy(LayoutDestroyArgs) = extensions::layout_destroy);
entry!(layout_serialize(LayoutSerializeArgs) = extensions::layout_serialize);
entry!(default_layout(DefaultLayoutArgs) = extensions::default_layout);
entry!(buffer_layout(BufferLayoutArgs) = extensions::buffer_layout);
entry!(output_layouts(ExecutableLayoutsArgs) = extensions::output_layouts);
entry!(parameter_layouts(ExecutableLayoutsArgs) = extensions::parameter_layouts);

static SHARDINGS: ShardingsExtension = ShardingsExtension {
    base: ExtensionBase {
        struct_size: size_of::<ShardingsExtension>(),
        r#type: extension::SHARDINGS,
        next: std::ptr::null_mut(),
    },
    parameter_shardings,
    output_shardings,
};

/// The first of the chain.
pub static LAYOUTS: LayoutsExtension = LayoutsExtension {
    base: ExtensionBase {
        struct_size: size_of::<LayoutsExtension>(),
        r#type: extension::LAYOUTS,
        next: (&raw const SHARDINGS).cast_mut().cast(),
    },
    layout_destroy,
    layout_serialize,
    client_default_layout: default_layout,
    buffer_layout,
    topology_default_layout: default_layout,
    output_layouts,
    parameter_layouts,
};
