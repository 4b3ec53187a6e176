// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Compiles the rules from PDLL to PDL.
use std::{env, path::PathBuf, process::Command};

fn main() {
    println!("cargo:rerun-if-env-changed=MLIR_SYS_220_PREFIX");
    println!("cargo:rerun-if-changed=simplify");
    let prefix = env::var("MLIR_SYS_220_PREFIX").expect("MLIR_SYS_220_PREFIX is set in .cargo/config.toml");
    let out = PathBuf::from(env::var("OUT_DIR").expect("cargo sets OUT_DIR"));
    for entry in std::fs::read_dir("simplify").expect("folder of rules").flatten() {
        let path = entry.path();
        if path.extension().is_none_or(|e| e != "pdll") {
            continue;
        }
        let name = path.file_stem().expect("file name").to_string_lossy().into_owned();
        println!("cargo:rerun-if-changed={}", path.display());
        let status = Command::new(format!("{prefix}/bin/mlir-pdll"))
            .args(["-x=mlir", "-I", &format!("{prefix}/include")])
            .arg(&path)
            .arg("-o")
            .arg(out.join(format!("{name}.mlir")))
            .status()
            .expect("mlir-pdll starts");
        assert!(status.success(), "mlir-pdll failed on {}", path.display());
    }
    println!("cargo:rustc-link-arg=-Wl,-rpath,{prefix}/lib");
}
