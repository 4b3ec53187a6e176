// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Shared libraries around a program.
use anyhow::{Context, bail};
use std::{
    path::{Path, PathBuf},
    process::Command,
};

/// The runtime's C library, to be linked into what is made.
const RUNTIME: &str = "libshale_rt.a";

/// Where the runtime's C library lies: beside this tool, or where it is installed.
fn runtime() -> anyhow::Result<PathBuf> {
    let tool = std::env::current_exe().context("cannot find this program's own folder")?;
    let folder = tool.parent().unwrap_or(Path::new("."));
    let places = [folder.join(RUNTIME), folder.join("../lib").join(RUNTIME)];
    let found = places.iter().find(|place| place.is_file());
    let list = || places.iter().map(|p| format!("'{}'", p.display())).collect::<Vec<_>>().join(" and ");
    found.cloned().with_context(|| format!("--emit=so needs {RUNTIME}, looked for {}", list()))
}

/// Links an object with the runtime into a shared library at `path` that exports `symbol` alone.
pub fn link(object: &shale::embed::Object, symbol: &str, path: &Path) -> anyhow::Result<()> {
    let runtime = runtime()?;
    let folder = tempfile::tempdir().context("cannot make a temporary folder")?;
    let (input, output, exports) =
        (folder.path().join("program.o"), folder.path().join("program.so"), folder.path().join("exports"));
    let mut file = std::fs::File::create(&input).context("cannot write a temporary file")?;
    object.write(&mut file).context("cannot write a temporary file")?;
    std::fs::write(&exports, format!("{{ global: {symbol}; local: *; }};\n"))
        .context("cannot write a temporary file")?;
    let compiler = std::env::var("CC").ok().filter(|name| !name.is_empty()).unwrap_or_else(|| "cc".into());
    let run = Command::new(&compiler)
        .args(["-shared", "-Wl,--gc-sections", "-Wl,-z,relro,-z,now", "-o"])
        .arg(&output)
        .arg(format!("-Wl,--version-script={}", exports.display()))
        .arg(&input)
        .arg(&runtime)
        .args(["-lpthread", "-ldl", "-lm"])
        .output()
        .with_context(|| {
            format!(
                "--emit=so needs a C compiler to link with (the environment's CC, else cc), cannot run '{compiler}'"
            )
        })?;
    if !run.status.success() {
        bail!("'{compiler}' could not link the library: {}", String::from_utf8_lossy(&run.stderr).trim());
    }
    let mut library = std::fs::File::open(&output).context("cannot read a temporary file")?;
    crate::write_whole_with(path, |file| std::io::copy(&mut library, file).map(|_| ()))
}
