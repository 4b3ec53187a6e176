// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Shale as a plugin of a stock `mlir-opt`: `--load-dialect-plugin` and `--load-pass-plugin` with this library.
use shale_bridge::tool::PluginInfo;
use std::ffi::c_void;

/// The API version in `mlir/Tools/Plugins/{Dialect,Pass}Plugin.h`.
const API: u32 = 1;

unsafe extern "C" fn dialects(registry: *mut c_void) {
    // SAFETY: mlir-opt passes its own registry.
    let _ = shale_bridge::guard::catch(|| unsafe { shale::register_dialects_raw(registry) });
}

unsafe extern "C" fn passes() {
    let _ = shale_bridge::guard::catch(shale::register_passes);
}

#[unsafe(no_mangle)]
pub extern "C" fn mlirGetDialectPluginInfo() -> PluginInfo {
    PluginInfo { api: API, name: c"Shale".as_ptr(), version: c"0.1".as_ptr(), callback: dialects as *const c_void }
}

#[unsafe(no_mangle)]
pub extern "C" fn mlirGetPassPluginInfo() -> PluginInfo {
    PluginInfo { api: API, name: c"Shale".as_ptr(), version: c"0.1".as_ptr(), callback: passes as *const c_void }
}
