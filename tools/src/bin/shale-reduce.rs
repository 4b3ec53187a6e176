// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Makes a program smaller that a script still finds interesting.
use anyhow::Context;
use clap::Parser;
use shale::{Failure, Limits};
use shale_tools::{program, run};
use std::{io::Write, path::PathBuf, process::Command, process::ExitCode};

/// Makes a program smaller that a script still finds interesting
#[derive(Parser)]
#[command(name = "shale-reduce", version)]
struct Arguments {
    /// The program: text, MLIR bytecode or a portable artifact; - is standard input
    #[arg(default_value = "-")]
    file: PathBuf,
    /// Run with the name of a file that holds a smaller program; exits with 0 if it is interesting
    #[arg(long, value_name = "SCRIPT")]
    test: PathBuf,
    /// Arguments of the script before the name of the file
    #[arg(long, value_name = "ARGUMENT", allow_hyphen_values = true)]
    test_argument: Vec<String>,
    /// Where the result is written; - is standard output
    #[arg(short, value_name = "FILE", default_value = "-")]
    output: PathBuf,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    run("shale-reduce", || program::on_large_stack(move || reduce(&arguments))?)
}

fn reduce(arguments: &Arguments) -> anyhow::Result<()> {
    let limits = Limits::default();
    let (bytes, name) = program::read(&arguments.file, limits.bytes)?;
    let candidate = tempfile::Builder::new().suffix(".mlir").tempfile()?;
    let interesting = |text: &str| {
        std::fs::write(candidate.path(), text).map_err(|error| Failure::new(format!("error: {error}\n")))?;
        let mut command = Command::new(&arguments.test);
        let done = command.args(&arguments.test_argument).arg(candidate.path()).output();
        let done = done.map_err(|error| Failure::new(format!("{}: error: {error}\n", arguments.test.display())))?;
        Ok(done.status.success())
    };
    let text = shale::reduce(&bytes, &name, &limits, interesting)?;
    if arguments.output.as_os_str() == "-" {
        let mut out = std::io::stdout().lock();
        out.write_all(text.as_bytes()).and_then(|()| out.flush())?;
    } else {
        std::fs::write(&arguments.output, text).with_context(|| arguments.output.display().to_string())?;
    }
    Ok(())
}
