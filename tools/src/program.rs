// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Options that compiling tools have in common, and reading of programs.
use anyhow::Context;
use shale::{Argument, Compiler, Limits, Options, Phase};
use shale_lowering::target::Target;
use std::{io::Read, path::PathBuf};

#[derive(clap::Args, Clone)]
pub struct CompileArguments {
    /// Machine to compile for: native, x86-64-v3 or x86-64-v4
    #[arg(long, default_value = "native", value_name = "NAME")]
    pub target: String,
    /// Leave out an optional pass (repeatable); required passes are refused
    #[arg(long, value_name = "PASS")]
    pub disable_pass: Vec<String>,
    /// Compile a program with dynamic sizes for arguments of these types, with commas between: tensor<4x3xf32>, or * for the type in
    /// the program, or an integer, the value of a scalar that is then no argument any more
    #[arg(long, value_name = "TYPES")]
    pub argument_types: Option<String>,
    /// Verify the IR after every pass
    #[arg(long)]
    pub verify_each: bool,
    /// Threads that generate code
    #[arg(long, value_name = "N")]
    pub compile_threads: Option<usize>,
    /// Largest nesting of brackets in a program
    #[arg(long, value_name = "N", default_value_t = Limits::default().nesting)]
    pub max_nesting: usize,
    /// Largest size of a program in bytes
    #[arg(long, value_name = "N", default_value_t = Limits::default().bytes)]
    pub max_bytes: usize,
}

impl CompileArguments {
    pub fn compiler(&self) -> anyhow::Result<Compiler> {
        self.compiler_with(|_| ())
    }

    /// What `--argument-types` says of each argument.
    pub fn arguments(&self) -> anyhow::Result<Vec<Argument>> {
        let list = self.argument_types.as_deref().map(Argument::list).transpose();
        Ok(list.map_err(anyhow::Error::msg).context("--argument-types")?.unwrap_or_default())
    }

    /// A compiler whose options `change` has the last word about.
    pub fn compiler_with(&self, change: impl FnOnce(&mut Options)) -> anyhow::Result<Compiler> {
        let mut options = Options {
            target: Target::named(&self.target).map_err(anyhow::Error::msg)?,
            limits: Limits { bytes: self.max_bytes, nesting: self.max_nesting.min(MAX_NESTING) },
            disabled: self.disable_pass.clone(),
            ..Options::default()
        };
        options.verify_each |= self.verify_each;
        if let Some(threads) = self.compile_threads {
            anyhow::ensure!((1..=1024).contains(&threads), "--compile-threads must be 1 to 1024, got {threads}");
            options.threads = threads;
        }
        change(&mut options);
        Ok(Compiler::new(options)?)
    }
}

/// MLIR's parser recurses: what the stack of [`on_large_stack`] can hold with a wide margin.
const MAX_NESTING: usize = 10_000;

/// Runs `body` on a thread whose stack holds the deepest program that the limits let through.
pub fn on_large_stack<R: Send>(body: impl FnOnce() -> R + Send) -> anyhow::Result<R> {
    std::thread::scope(|scope| {
        let thread = std::thread::Builder::new()
            .stack_size(1 << 29)
            .spawn_scoped(scope, body)
            .context("cannot start a thread")?;
        thread.join().map_err(|_| anyhow::anyhow!("internal error: the compiler's thread panicked"))
    })
}

/// The bytes of a program: read, or mapped.
pub enum Bytes {
    Read(Vec<u8>),
    Mapped(memmap2::Mmap),
}

impl std::ops::Deref for Bytes {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        match self {
            Bytes::Read(bytes) => bytes,
            Bytes::Mapped(file) => file,
        }
    }
}

/// Files of at least this size are mapped: they must not be changed in place while they are compiled.
const MAPPED: u64 = 1 << 20;

/// The bytes of a program and what diagnostics call it; `-` is standard input.
pub fn read(path: &PathBuf, limit: usize) -> anyhow::Result<(Bytes, String)> {
    let mut bytes = vec![];
    let name = crate::shown(path);
    if name == "-" {
        std::io::stdin()
            .lock()
            .take((limit as u64).saturating_add(1))
            .read_to_end(&mut bytes)
            .context("cannot read standard input")?;
        return Ok((Bytes::Read(bytes), "<stdin>".into()));
    }
    let file = std::fs::File::open(path).with_context(|| format!("cannot open '{name}'"))?;
    let metadata = file.metadata().ok();
    anyhow::ensure!(!metadata.as_ref().is_some_and(|m| m.is_dir()), "'{name}' is a directory");
    if metadata.is_some_and(|m| m.is_file() && m.len() >= MAPPED) {
        // SAFETY: nobody is to change the file meanwhile, as its user is told.
        let mapped = unsafe { memmap2::Mmap::map(&file) }.with_context(|| format!("cannot read '{name}'"))?;
        return Ok((Bytes::Mapped(mapped), name));
    }
    file.take((limit as u64).saturating_add(1))
        .read_to_end(&mut bytes)
        .with_context(|| format!("cannot read '{name}'"))?;
    Ok((Bytes::Read(bytes), name))
}

/// For clap: a phase by name.
pub fn phase(name: &str) -> Result<Phase, String> {
    name.parse()
}
