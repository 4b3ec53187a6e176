// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! What Shale's command-line tools share.
pub mod program;
pub mod report;

use std::{ffi::OsStr, process::ExitCode};

/// Runs a tool's main; an error goes to standard error with its causes, and the exit code is 1.
pub fn run(name: &str, main: impl FnOnce() -> anyhow::Result<()>) -> ExitCode {
    match main() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            match error.downcast_ref::<shale::Failure>() {
                // Diagnostics carry their own location and severity.
                Some(failure) => eprintln!("{failure}"),
                None => eprintln!("{name}: error: {error:#}"),
            }
            ExitCode::FAILURE
        }
    }
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
