// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! mlir-opt with Shale's dialects, passes and pipelines, and the limits of Shale's other tools.
use shale_tools::program;
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments = std::env::args_os().collect();
    match program::on_large_stack(move || shale::opt_main(arguments)) {
        Ok(code) => ExitCode::from(u8::try_from(code).unwrap_or(1)),
        Err(error) => {
            eprintln!("shale-opt: error: {error:#}");
            ExitCode::FAILURE
        }
    }
}
