// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Writes `docs/dialects/<dialect>.md`, `docs/operations.md`, `docs/constraints.md` and the table of versions in `docs/formats.md`;
//! with `--check` only compares.
//!
//! Usage: `document [--check]`, from anywhere in the repository.
use anyhow::{Context, Result, bail};
use shale_ods::{File, document, read, versions};
use std::{
    env, fs,
    path::{Path, PathBuf},
    process::ExitCode,
};

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let check = match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [] => false,
        ["--check"] => true,
        _ => {
            eprintln!("usage: document [--check]");
            return ExitCode::from(2);
        }
    };
    match run(check) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(check: bool) -> Result<()> {
    let root = root()?;
    let stale: Vec<File> = pages(&root)?
        .into_iter()
        .filter(|page| fs::read_to_string(root.join(&page.name)).map_or(true, |old| old != page.text))
        .collect();
    if check {
        let names: Vec<&str> = stale.iter().map(|page| page.name.as_str()).collect();
        if !names.is_empty() {
            bail!("not current, `./x doc` writes them: {}", names.join(", "));
        }
        return Ok(());
    }
    for File { name, text } in stale {
        let path = root.join(&name);
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        fs::write(&path, text).with_context(|| name.clone())?;
        println!("{name}");
    }
    Ok(())
}

/// The folder that holds `dialects`, upwards from here.
fn root() -> Result<PathBuf> {
    let here = env::current_dir()?;
    let root = here.ancestors().find(|folder| folder.join("dialects/build.rs").exists());
    root.map(Path::to_path_buf).with_context(|| format!("{} is not in the repository", here.display()))
}

fn pages(root: &Path) -> Result<Vec<File>> {
    let prefix =
        env::var("MLIR_SYS_220_PREFIX").context("MLIR_SYS_220_PREFIX, the installation of LLVM, is not set")?;
    let folder = root.join("dialects");
    let mut dialects = Vec::new();
    let mut folders: Vec<PathBuf> =
        fs::read_dir(&folder)?.map(|entry| entry.map(|entry| entry.path())).collect::<Result<_, _>>()?;
    folders.sort();
    for path in folders.into_iter().filter(|path| path.join("dialect.td").exists()) {
        let includes = [path.join("ops"), path.clone(), folder.clone(), PathBuf::from(&prefix).join("include")];
        dialects.push(read(&path, &includes)?);
    }
    let mut pages: Vec<File> = dialects
        .iter()
        .map(|dialect| File { name: format!("docs/dialects/{}.md", dialect.name), text: document::dialect(dialect) })
        .collect();
    let sources = document::Sources::read(root)?;
    pages.push(File { name: "docs/operations.md".into(), text: document::operations(&dialects, &sources) });
    let numbers =
        fs::read_to_string(folder.join("stablehlo/constraints.txt")).context("dialects/stablehlo/constraints.txt")?;
    pages.push(File { name: "docs/constraints.md".into(), text: document::constraints(&numbers, &sources) });
    let source = |name: &str| fs::read_to_string(root.join(name)).with_context(|| name.to_owned());
    let (operations, encoding) = (source("dialects/vhlo/operations.rs")?, source("dialects/vhlo/encoding.h")?);
    let text = versions::insert(&source("docs/formats.md")?, &operations, &encoding)?;
    pages.push(File { name: "docs/formats.md".into(), text });
    Ok(pages)
}
