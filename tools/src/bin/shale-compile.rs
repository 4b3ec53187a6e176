// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Compiles a StableHLO program.
use anyhow::Context;
use clap::{Parser, ValueEnum};
use shale::{Emit, Phase};
use shale_tools::{program, report, run};
use std::{io::Write, path::PathBuf, process::ExitCode};

#[derive(Clone, Copy, PartialEq, ValueEnum)]
enum Format {
    /// The IR after the phase named by --to
    Mlir,
    /// LLVM IR
    Llvm,
    /// Assembly
    Asm,
    /// Object files, into the folder given by -o
    Obj,
    /// What shale-run and the runtime load
    Artifact,
}

/// Compiles a StableHLO program, as text or MLIR bytecode
#[derive(Parser)]
#[command(name = "shale-compile", version)]
struct Arguments {
    /// The program; - is standard input
    file: PathBuf,
    /// What to make (default: artifact, or mlir with --to)
    #[arg(long, value_enum)]
    emit: Option<Format>,
    /// Stop after a phase and print the IR: input, optimize, shard, linalg, kernel, vector, buffer or llvm
    #[arg(long, value_name = "PHASE", value_parser = program::phase)]
    to: Option<Phase>,
    /// Where to write; - is standard output (default for text)
    #[arg(short, value_name = "PATH")]
    output: Option<PathBuf>,
    /// Print how long each phase took
    #[arg(long)]
    timing: bool,
    #[command(flatten)]
    compile: program::CompileArguments,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    run("shale-compile", || program::on_large_stack(move || compile(&arguments))?)
}

fn compile(arguments: &Arguments) -> anyhow::Result<()> {
    let format = arguments.emit.unwrap_or(if arguments.to.is_some() { Format::Mlir } else { Format::Artifact });
    let emit = match (format, arguments.to) {
        (Format::Mlir, phase) => Emit::Mlir(phase.unwrap_or(Phase::Input)),
        (_, Some(phase)) => anyhow::bail!("--to={phase} goes with --emit=mlir only"),
        (Format::Llvm, None) => Emit::Llvm,
        (Format::Asm, None) => Emit::Assembly,
        (Format::Obj, None) => Emit::Objects,
        (Format::Artifact, None) => Emit::Artifact,
    };
    let (bytes, name) = program::read(&arguments.file, arguments.compile.max_bytes)?;
    let mut compiler = arguments.compile.compiler()?;
    let compiled = compiler.emit(&bytes, &name, emit)?;
    eprint!("{}", compiled.diagnostics);
    if arguments.timing {
        for phase in &compiled.times {
            eprintln!("{:>10.3} ms  {}", report::milliseconds(phase.time), phase.name);
        }
    }
    match emit {
        Emit::Artifact => {
            let artifact = compiled.artifact.context("no artifact was made")?.to_bytes()?;
            let path = arguments.output.clone().unwrap_or_else(|| arguments.file.with_extension("shale"));
            write(Some(&path), &artifact)
        }
        Emit::Objects => {
            let folder = arguments
                .output
                .as_ref()
                .filter(|p| p.as_os_str() != "-")
                .context("--emit=obj needs a folder: -o FOLDER")?;
            std::fs::create_dir_all(folder).with_context(|| format!("cannot make folder '{}'", folder.display()))?;
            for (name, object) in &compiled.objects {
                write(Some(&folder.join(format!("{name}.o"))), object)?;
            }
            Ok(())
        }
        Emit::Mlir(_) | Emit::Llvm | Emit::Assembly => write(arguments.output.as_ref(), compiled.text.as_bytes()),
    }
}

/// Writes all or nothing: a file appears under its name when it is complete.
fn write(path: Option<&PathBuf>, bytes: &[u8]) -> anyhow::Result<()> {
    match path.filter(|p| p.as_os_str() != "-") {
        None => {
            let mut out = std::io::stdout().lock();
            out.write_all(bytes).and_then(|()| out.flush()).context("cannot write standard output")
        }
        Some(path) => shale_tools::write_whole(path, bytes),
    }
}
