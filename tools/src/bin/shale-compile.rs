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
    /// The object files of kernels and host program, into the folder given by -o
    Kernels,
    /// One object file and a C header: a function that runs the program with the library shale_rt
    Obj,
    /// A shared library and a C header: the same function, the library linked in
    So,
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
    /// The C function of --emit=obj and --emit=so (default: the name of the output without its extension)
    #[arg(long, value_name = "NAME")]
    symbol: Option<String>,
    /// The function to compile
    #[arg(long, default_value = "main", value_name = "NAME")]
    function: String,
    /// Where to write; - is standard output (default for text)
    #[arg(short, value_name = "PATH")]
    output: Option<PathBuf>,
    /// Also write a page that shows phases, memory over time and kernels
    #[arg(long, value_name = "FILE.html")]
    report: Option<PathBuf>,
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
        (Format::Kernels, None) => Emit::Objects,
        (Format::Obj | Format::So | Format::Artifact, None) => Emit::Artifact,
    };
    let embedding = match format {
        Format::Obj | Format::So => Some(Embedding::new(arguments, format)?),
        _ if arguments.symbol.is_some() => anyhow::bail!("--symbol goes with --emit=obj and --emit=so only"),
        _ => None,
    };
    let writes_file = emit == Emit::Artifact || emit == Emit::Objects;
    if arguments.file.as_os_str() == "-" && arguments.output.is_none() && writes_file {
        anyhow::bail!("a program from standard input needs a name for its output: -o FILE");
    }
    let (bytes, name) = program::read(&arguments.file, arguments.compile.max_bytes)?;
    anyhow::ensure!(
        arguments.report.is_none() || emit == Emit::Artifact,
        "--report goes with --emit=artifact, --emit=obj and --emit=so only"
    );
    let mut compiler = arguments.compile.compiler_with(|options| options.report = arguments.report.is_some())?;
    let types = arguments.compile.arguments()?;
    let compiled = compiler.emit_for(&bytes, &name, &arguments.function, &types, emit)?;
    shale_tools::tell(&compiled.diagnostics);
    if arguments.timing {
        for phase in &compiled.times {
            shale_tools::tell(&format!("{:>10.3} ms  {}\n", report::milliseconds(phase.time), phase.name));
        }
    }
    if let (Some(path), Some(report)) = (&arguments.report, &compiled.report) {
        write(Some(path), shale_tools::page::page(&name, &compiled, report).as_bytes())?;
    }
    match emit {
        Emit::Artifact if embedding.is_some() => {
            let artifact = compiled.artifact.context("no artifact was made")?;
            embedding.map_or(Ok(()), |embedding| embedding.write(&artifact, compiler.options()))
        }
        Emit::Artifact => {
            let artifact = compiled.artifact.context("no artifact was made")?;
            let encoded = artifact.encode()?;
            let path = arguments.output.clone().unwrap_or_else(|| arguments.file.with_extension("shale"));
            if path.as_os_str() == "-" {
                let mut out = std::io::stdout().lock();
                return encoded.write(&mut out).and_then(|()| out.flush()).context("cannot write standard output");
            }
            shale_tools::write_whole_with(&path, |file| encoded.write(file))
        }
        Emit::Objects => {
            let folder = arguments
                .output
                .as_ref()
                .filter(|p| p.as_os_str() != "-")
                .context("--emit=kernels needs a folder: -o FOLDER")?;
            std::fs::create_dir_all(folder).with_context(|| format!("cannot make folder '{}'", folder.display()))?;
            for (name, object) in &compiled.objects {
                write(Some(&folder.join(format!("{name}.o"))), object)?;
            }
            Ok(())
        }
        Emit::Mlir(_) | Emit::Llvm | Emit::Assembly => write(arguments.output.as_ref(), compiled.text.as_bytes()),
    }
}

/// A program as part of a C program.
struct Embedding {
    format: Format,
    path: PathBuf,
    symbol: String,
}

impl Embedding {
    fn new(arguments: &Arguments, format: Format) -> anyhow::Result<Self> {
        let path = match &arguments.output {
            Some(path) if path.as_os_str() == "-" => {
                anyhow::bail!("--emit=obj and --emit=so write a header beside: -o FILE")
            }
            Some(path) => path.clone(),
            None => arguments.file.with_extension(if format == Format::So { "so" } else { "o" }),
        };
        let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let symbol = arguments.symbol.clone().unwrap_or(stem);
        shale::embed::check_symbol(&symbol).map_err(|text| anyhow::anyhow!("{text}; --symbol=NAME names another"))?;
        Ok(Self { format, path, symbol })
    }

    fn write(&self, artifact: &shale_runtime::Artifact, options: &shale::Options) -> anyhow::Result<()> {
        let object = shale::embed::object(artifact, &self.symbol, &options.target).map_err(anyhow::Error::msg)?;
        match self.format {
            Format::So => shale_tools::library::link(&object, &self.symbol, &self.path)?,
            _ => shale_tools::write_whole_with(&self.path, |file| object.write(file))?,
        }
        write(Some(&self.path.with_extension("h")), shale::embed::header(artifact, &self.symbol).as_bytes())
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
