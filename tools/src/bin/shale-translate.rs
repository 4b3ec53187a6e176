// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Reads a portable artifact and prints it as text.
use clap::Parser;
use shale::{Limits, Print};
use shale_tools::{program, run};
use std::{io::Write, path::PathBuf, process::ExitCode};

/// Translates programs between their forms
#[derive(Parser)]
#[command(name = "shale-translate", version)]
struct Arguments {
    /// The program; - is standard input
    #[arg(default_value = "-")]
    file: PathBuf,
    /// Print the StableHLO module in a portable artifact (or in other MLIR bytecode, or in text)
    #[arg(long, required = true)]
    deserialize: bool,
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
    let text = shale::deserialize(&bytes, &name, &limits, print)?;
    let mut out = std::io::stdout().lock();
    out.write_all(text.as_bytes()).and_then(|()| out.flush())?;
    Ok(())
}
