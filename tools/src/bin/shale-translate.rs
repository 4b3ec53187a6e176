// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Programs from one form into another: text, MLIR bytecode, portable artifacts of any version.
use clap::{ArgGroup, Parser};
use shale::{Limits, Print, Target};
use shale_tools::{program, run};
use std::{io::Write, path::PathBuf, process::ExitCode};

/// Translates programs between their forms: text, MLIR bytecode and portable artifacts are read
#[derive(Parser)]
#[command(name = "shale-translate", version)]
#[command(group(ArgGroup::new("to").required(true).args(["deserialize", "serialize", "emit_bytecode"])))]
struct Arguments {
    /// The program; - is standard input
    #[arg(default_value = "-")]
    file: PathBuf,
    /// Print the StableHLO module as text
    #[arg(long)]
    deserialize: bool,
    /// Write a portable artifact
    #[arg(long)]
    serialize: bool,
    /// Write MLIR bytecode of StableHLO
    #[arg(long)]
    emit_bytecode: bool,
    /// Version of the portable artifact, from 0.9.0 to 1.20.0
    #[arg(long, value_name = "X.Y.Z", default_value = "1.17.0", requires = "serialize")]
    target: String,
    /// Leave operations of other dialects in the portable artifact as they are
    #[arg(long, requires = "serialize")]
    allow_other_dialects: bool,
    /// Leave locations out of the portable artifact
    #[arg(long, requires = "serialize")]
    strip_debuginfo: bool,
    /// Where the result is written; - is standard output
    #[arg(short, value_name = "FILE", default_value = "-")]
    output: PathBuf,
    /// Print every operation in the generic syntax
    #[arg(long)]
    mlir_print_op_generic: bool,
    /// Print locations
    #[arg(long)]
    mlir_print_debuginfo: bool,
    /// Largest size of a program in bytes
    #[arg(long, value_name = "N", default_value_t = Limits::default().bytes)]
    max_bytes: usize,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    run("shale-translate", || program::on_large_stack(move || translate(&arguments))?)
}

fn translate(arguments: &Arguments) -> anyhow::Result<()> {
    let (bytes, name) = program::read(&arguments.file, arguments.max_bytes)?;
    let print = Print { generic: arguments.mlir_print_op_generic, locations: arguments.mlir_print_debuginfo };
    let limits = Limits { bytes: arguments.max_bytes, ..Limits::default() };
    let made = if arguments.serialize {
        let target = Target {
            version: arguments.target.clone(),
            mixed: arguments.allow_other_dialects,
            strip_locations: arguments.strip_debuginfo,
        };
        shale::serialize(&bytes, &name, &limits, &target)?
    } else if arguments.emit_bytecode {
        shale::to_bytecode(&bytes, &name, &limits)?
    } else {
        shale::deserialize(&bytes, &name, &limits, print)?.into_bytes()
    };
    if arguments.output.as_os_str() == "-" {
        let mut out = std::io::stdout().lock();
        out.write_all(&made).and_then(|()| out.flush())?;
    } else {
        std::fs::write(&arguments.output, made)
            .map_err(|error| anyhow::anyhow!("{}: {error}", arguments.output.display()))?;
    }
    Ok(())
}
