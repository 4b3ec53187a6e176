// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! mlir-opt with Shale's dialects, passes and pipelines.
fn main() {
    std::process::exit(shale::opt_main(std::env::args_os().collect()))
}
