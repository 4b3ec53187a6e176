// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! Compiles the bridge's C++ and gathers MLIR's C API into one archive (Debian ships no shared one).
use std::{
    env, fs,
    io::Write,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

const SOURCES: &[&str] = &[
    "bufferize.cpp",
    "diagnostic.cpp",
    "hoist.cpp",
    "inference.cpp",
    "pass.cpp",
    "pipeline.cpp",
    "resource.cpp",
    "rewrite.cpp",
    "source.cpp",
    "target.cpp",
    "tool.cpp",
];

fn run(command: &mut Command) {
    match command.status() {
        Ok(status) if status.success() => {}
        other => panic!("{command:?}: {other:?}"),
    }
}

fn main() {
    println!("cargo:rerun-if-env-changed=MLIR_SYS_220_PREFIX");
    println!("cargo:rerun-if-changed=bridge.h");
    let prefix = env::var("MLIR_SYS_220_PREFIX").expect("MLIR_SYS_220_PREFIX is set in .cargo/config.toml");
    let out = PathBuf::from(env::var("OUT_DIR").expect("cargo sets OUT_DIR"));
    let (include, library) = (format!("{prefix}/include"), format!("{prefix}/lib"));

    let objects: Vec<PathBuf> = SOURCES.iter().map(|source| out.join(Path::new(source).with_extension("o"))).collect();
    let children: Vec<_> = SOURCES
        .iter()
        .zip(&objects)
        .map(|(source, object)| {
            println!("cargo:rerun-if-changed={source}");
            Command::new(format!("{prefix}/bin/clang++"))
                .args([
                    "-std=c++17",
                    "-fno-rtti",
                    "-fno-exceptions",
                    "-fPIC",
                    "-O1",
                    "-I",
                    &include,
                    "-c",
                    source,
                    "-o",
                ])
                .arg(object)
                .spawn()
                .expect("clang++ of the LLVM in MLIR_SYS_220_PREFIX starts")
        })
        .collect();
    for mut child in children {
        assert!(child.wait().expect("clang++ ends").success(), "clang++ failed");
    }
    let archive = out.join("libShaleBridge.a");
    let _ = fs::remove_file(&archive);
    run(Command::new("ar").arg("rcs").arg(&archive).args(&objects));

    let mut script = format!("CREATE {}/libMLIR-C.a\n", out.display());
    for entry in fs::read_dir(&library).expect("library folder").flatten() {
        let path = entry.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if name.starts_with("libMLIRCAPI") && name.ends_with(".a") {
            script += &format!("ADDLIB {}\n", path.display());
        }
    }
    let mut ar = Command::new("ar").arg("-M").stdin(Stdio::piped()).spawn().expect("ar starts");
    ar.stdin.take().expect("piped").write_all(format!("{script}SAVE\nEND\n").as_bytes()).expect("ar reads its script");
    assert!(ar.wait().expect("ar ends").success(), "ar failed");

    println!("cargo:rustc-link-search=native={}", out.display());
    println!("cargo:rustc-link-lib=static:+whole-archive=ShaleBridge");
    // For the binaries of dependent packages: their build scripts read DEP_SHALE_BRIDGE_LIBRARY.
    println!("cargo:library={library}");
    println!("cargo:rustc-link-arg=-Wl,-rpath,{library}");
}
