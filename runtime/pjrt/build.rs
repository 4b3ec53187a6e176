// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Lets what is linked here find MLIR's shared library where it was built against.
fn main() {
    println!("cargo:rerun-if-env-changed=MLIR_SYS_220_PREFIX");
    let prefix = std::env::var("MLIR_SYS_220_PREFIX").expect("MLIR_SYS_220_PREFIX is set in .cargo/config.toml");
    println!("cargo:rustc-link-arg=-Wl,-rpath,{prefix}/lib");
}
