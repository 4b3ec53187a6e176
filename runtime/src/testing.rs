// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! What the unit tests share.

use std::{
    process::Command,
    sync::atomic::{AtomicUsize, Ordering::Relaxed},
};

/// Compiles C to a relocatable object with the system's compiler; none if there is none.
pub fn compile_c(source: &str, flags: &[&str]) -> Option<Vec<u8>> {
    static COUNT: AtomicUsize = AtomicUsize::new(0);
    let name = format!("shale-test-{}-{}", std::process::id(), COUNT.fetch_add(1, Relaxed));
    let base = std::env::temp_dir().join(name);
    let (input, output) = (base.with_extension("c"), base.with_extension("o"));
    std::fs::write(&input, source).unwrap();
    let run = Command::new("cc").arg("-c").args(flags).arg(&input).arg("-o").arg(&output).output();
    std::fs::remove_file(&input).unwrap();
    let run = match run {
        Ok(run) => run,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
            eprintln!("no C compiler `cc`: the test did nothing");
            return None;
        }
        Err(error) => panic!("cc: {error}"),
    };
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
    let code = std::fs::read(&output).unwrap();
    std::fs::remove_file(&output).unwrap();
    Some(code)
}
