// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! What Shale's command-line tools share.
pub mod library;
pub mod page;
pub mod program;
pub mod report;

use shale_runtime::{Cancellation, ExecutionError, host::Status};
use std::{ffi::OsStr, io::Write, process::ExitCode};

/// Exit code of a program that Ctrl-C stopped, as shells have it.
const INTERRUPTED: u8 = 130;

/// Runs a tool's main; an error goes to standard error with its causes, and the exit code is 1, 130 after Ctrl-C.
pub fn run(name: &str, main: impl FnOnce() -> anyhow::Result<()>) -> ExitCode {
    match main() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            match error.downcast_ref::<shale::Failure>() {
                // Diagnostics carry their own location and severity.
                Some(failure) => tell(&format!("{failure}\n")),
                None => tell(&format!("{name}: error: {error:#}\n")),
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

/// Writes to standard error. Nobody can be told that nobody listens.
pub fn tell(text: &str) {
    let _ = std::io::stderr().write_all(text.as_bytes());
}

/// Writes to standard output.
pub fn say(text: &str) -> anyhow::Result<()> {
    use anyhow::Context;
    let mut out = std::io::stdout().lock();
    out.write_all(text.as_bytes()).and_then(|()| out.flush()).context("cannot write standard output")
}

/// What went wrong with a temporary file, without its name, which says nothing to anybody.
pub fn unnamed(error: std::io::Error) -> std::io::Error {
    let text = error.to_string();
    match text.split_once(" at path ") {
        Some((reason, _)) => std::io::Error::other(reason),
        None => error,
    }
}

/// Text of a path for messages.
pub fn shown(path: impl AsRef<OsStr>) -> String {
    path.as_ref().to_string_lossy().into_owned()
}

/// Writes a file so that it appears under its name only when it is complete.
pub fn write_whole(path: &std::path::Path, bytes: &[u8]) -> anyhow::Result<()> {
    write_whole_with(path, |file| std::io::Write::write_all(file, bytes))
}

/// As [`write_whole`], of what `write` writes.
pub fn write_whole_with(
    path: &std::path::Path,
    write: impl FnOnce(&mut std::fs::File) -> std::io::Result<()>,
) -> anyhow::Result<()> {
    use anyhow::Context;
    let folder = path.parent().filter(|p| !p.as_os_str().is_empty()).unwrap_or(std::path::Path::new("."));
    let what = || format!("cannot write '{}'", path.display());
    if path.exists() && !path.is_file() {
        // A device such as /dev/null: nothing to replace.
        return std::fs::File::create(path).and_then(|mut file| write(&mut file)).with_context(what);
    }
    let mut file = tempfile::NamedTempFile::new_in(folder).map_err(unnamed).with_context(what)?;
    write(file.as_file_mut()).map_err(unnamed).with_context(what)?;
    use std::os::unix::fs::PermissionsExt;
    file.as_file().set_permissions(std::fs::Permissions::from_mode(0o644)).with_context(what)?;
    file.persist(path).map_err(|error| error.error).with_context(what)?;
    Ok(())
}
