// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Shale as a library: the pure function from a program's bytes to an artifact, and what the tools share.
//!
//! ```no_run
//! let mut compiler = shale::Compiler::new(shale::Options::default())?;
//! let program = std::fs::read("model.mlir").expect("readable");
//! let compiled = compiler.compile(&program, "model.mlir")?;
//! # Ok::<(), shale::Failure>(())
//! ```
mod artifact;
pub mod cache;
mod calls;
mod costs;

pub mod embed;
mod entry;
mod metadata;
mod reduce;
mod report;
mod session;
mod translate;

pub use cache::Cache;

pub use reduce::reduce;
pub use report::{KernelReport, Report, Temporary};
pub use session::{Compiled, Compiler, Emit, Failure, Options, PhaseTime};
pub use shale_bridge::Limits;
pub use shale_passes::{Phase, input::Argument};
pub use translate::{Print, Target, deserialize, serialize, to_bytecode};

use melior::dialect::DialectRegistry;
use std::sync::Once;

/// A registry with every dialect of MLIR and Shale. The first call also registers all passes and pipelines in the process.
pub fn dialect_registry() -> DialectRegistry {
    static UPSTREAM: Once = Once::new();
    UPSTREAM.call_once(melior::utility::register_all_passes);
    register_passes();
    let registry = DialectRegistry::new();
    melior::utility::register_all_dialects(&registry);
    shale_dialects::register(&registry);
    registry
}

/// Puts Shale's passes and pipelines into MLIR's registry; calling it again changes nothing.
pub fn register_passes() {
    shale_passes::registry::register_all();
}

/// Adds Shale's dialects to a registry of MLIR's C++ interface.
///
/// # Safety
/// `registry` must be a live `mlir::DialectRegistry *`.
pub unsafe fn register_dialects_raw(registry: *mut std::ffi::c_void) {
    // SAFETY: promised by the caller.
    unsafe { shale_dialects::register_raw(mlir_sys::MlirDialectRegistry { ptr: registry }) }
}

/// mlir-opt's main with everything that Shale has. Names of passes that do not exist are refused with the nearest one.
pub fn opt_main(arguments: Vec<std::ffi::OsString>) -> i32 {
    let registry = dialect_registry();
    for argument in &arguments {
        let text = argument.to_string_lossy();
        let Some(pipeline) = text.strip_prefix("--pass-pipeline=").or_else(|| text.strip_prefix("-pass-pipeline="))
        else {
            continue;
        };
        if let Err((position, message)) = shale_passes::pipeline::check_names(pipeline) {
            let message = format!("shale-opt: error: in --pass-pipeline, at character {}: {message}\n", position + 1);
            let _ = std::io::Write::write_all(&mut std::io::stderr(), message.as_bytes());
            return 1;
        }
    }
    shale_bridge::tool::opt_main(arguments, &registry)
}

/// mlir-lsp-server's main with Shale's dialects: the language server of editors.
pub fn lsp_main(arguments: Vec<std::ffi::OsString>) -> i32 {
    shale_bridge::tool::lsp_main(arguments, &dialect_registry())
}
