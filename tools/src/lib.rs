// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! What Shale's command-line tools share.
pub mod library;
pub mod page;
pub mod program;
pub mod report;

use shale_runtime::{Cancellation, ExecutionError, host::Status};
use std::{ffi::OsStr, process::ExitCode};

/// Exit code of a program that Ctrl-C stopped, as shells have it.
const INTERRUPTED: u8 = 130;

/// Runs a tool's main; an error goes to standard error with its causes, and the exit code is 1, 130 after Ctrl-C.
pub fn run(name: &str, main: impl FnOnce() -> anyhow::Result<()>) -> ExitCode {
    match main() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            match error.downcast_ref::<shale::Failure>() {
                // Diagnostics carry their own location and severity.
                Some(failure) => eprintln!("{failure}"),
                None => eprintln!("{name}: error: {error:#}"),
            }
            match error.downcast_ref::<ExecutionError>() {
                Some(ExecutionError::Status { status: Status::Cancelled, .. }) => ExitCode::from(INTERRUPTED),
                _ => ExitCode::FAILURE,
            }
        }
    }
}

/// A cancellation that Ctrl-C triggers; pressed again, it ends the process.
pub fn cancelled_by_interrupt() -> anyhow::Result<Cancellation> {
    use anyhow::Context;
    let cancellation = Cancellation::new();
    let handler = cancellation.clone();
    ctrlc::set_handler(move || {
        if handler.is_cancelled() {
            std::process::exit(i32::from(INTERRUPTED));
        }
        handler.cancel();
    })
    .context("cannot handle Ctrl-C")?;
    Ok(cancellation)
}

/// Text of a path for messages.
pub fn shown(path: impl AsRef<OsStr>) -> String {
    path.as_ref().to_string_lossy().into_owned()
}

/// Writes a file so that it appears under its name only when it is complete.
pub fn write_whole(path: &std::path::Path, bytes: &[u8]) -> anyhow::Result<()> {
    use anyhow::Context;
    let folder = path.parent().filter(|p| !p.as_os_str().is_empty()).unwrap_or(std::path::Path::new("."));
    let what = || format!("cannot write '{}'", path.display());
    if path.exists() && !path.is_file() {
        // A device such as /dev/null: nothing to replace.
        return std::fs::write(path, bytes).with_context(what);
    }
    let mut file = tempfile::NamedTempFile::new_in(folder).with_context(what)?;
    std::io::Write::write_all(&mut file, bytes).with_context(what)?;
    use std::os::unix::fs::PermissionsExt;
    file.as_file().set_permissions(std::fs::Permissions::from_mode(0o644)).with_context(what)?;
    file.persist(path).with_context(what)?;
    Ok(())
}
