// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! The language server of editors: diagnostics, hover, definitions, completion of Shale's dialects.
use shale_tools::program;
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments = std::env::args_os().collect();
    match program::on_large_stack(move || shale::lsp_main(arguments)) {
        Ok(code) => ExitCode::from(u8::try_from(code).unwrap_or(1)),
        Err(error) => {
            shale_tools::tell(&format!("shale-lsp-server: error: {error:#}\n"));
            ExitCode::FAILURE
        }
    }
}
