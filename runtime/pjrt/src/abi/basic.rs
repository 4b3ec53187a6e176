// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Errors, events, plugin and the head of every struct.
use super::*;

structs! {
    ExtensionBase 24 {
        0 struct_size: usize,
        8 r#type: i32,
        16 next: *mut ExtensionBase,
    }
    ApiVersion 24 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 major_version: i32,
        20 minor_version: i32,
    }
    ErrorDestroyArgs 24 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 error: *mut Error,
    }
    ErrorMessageArgs 40 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 error: *const Error,
        24 message: *const c_char,
        32 message_size: usize,
    }
    ErrorGetCodeArgs 32 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 error: *const Error,
        24 code: i32,
    }
    ErrorForEachPayloadArgs 40 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 error: *const Error,
        24 visitor: Callback,
        32 user_arg: *mut c_void,
    }
    NamedValue 56 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 name: *const c_char,
        24 name_size: usize,
        32 r#type: i32,
        40 value: NamedValueUnion,
        48 value_size: usize,
    }
    PluginInitializeArgs 16 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
    }
    PluginAttributesArgs 32 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 attributes: *const NamedValue,
        24 num_attributes: usize,
    }
    EventDestroyArgs 24 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 event: *mut Event,
    }
    EventIsReadyArgs 32 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 event: *mut Event,
        24 is_ready: bool,
    }
    EventErrorArgs 24 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 event: *mut Event,
    }
    EventAwaitArgs 24 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 event: *mut Event,
    }
    EventOnReadyArgs 40 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 event: *mut Event,
        24 callback: Callback,
        32 user_arg: *mut c_void,
    }
    EventCreateArgs 24 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 event: *mut Event,
    }
    EventSetArgs 48 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 event: *mut Event,
        24 error_code: i32,
        32 error_message: *const c_char,
        40 error_message_size: usize,
    }
    KeyValueGetCallbackArgs 80 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 key: *const c_char,
        24 key_size: usize,
        32 timeout_in_ms: i32,
        40 callback_error: Callback,
        48 user_arg: *mut c_void,
        56 value: *mut c_char,
        64 value_size: usize,
        72 value_deleter_callback: Callback,
    }
    KeyValueTryGetCallbackArgs 72 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 key: *const c_char,
        24 key_size: usize,
        32 callback_error: Callback,
        40 user_arg: *mut c_void,
        48 value: *mut c_char,
        56 value_size: usize,
        64 value_deleter_callback: Callback,
    }
    KeyValuePutCallbackArgs 64 {
        0 struct_size: usize,
        8 extension_start: *mut ExtensionBase,
        16 key: *const c_char,
        24 key_size: usize,
        32 value: *const c_char,
        40 value_size: usize,
        48 callback_error: Callback,
        56 user_arg: *mut c_void,
    }
}
