// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

use super::*;
use shale_runtime::{artifact::Bytes, loader::LoadedCode};
use std::process::Command;

/// Compiles C with the system's compiler; none if there is none.
fn compile(name: &str, source: &str) -> Option<Object> {
    let base = std::env::temp_dir().join(format!("shale-jit-{}-{name}", std::process::id()));
    let (input, output) = (base.with_extension("c"), base.with_extension("o"));
    std::fs::write(&input, source).unwrap();
    let run = Command::new("cc").args(["-c", "-O1", "-fPIC"]).arg(&input).arg("-o").arg(&output).output();
    std::fs::remove_file(&input).unwrap();
    let Ok(run) = run else {
        eprintln!("no C compiler `cc`: the test did nothing");
        return None;
    };
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
    let code = std::fs::read(&output).unwrap();
    std::fs::remove_file(&output).unwrap();
    Some(Object { name: name.into(), code: Bytes::copy_of(&code).unwrap() })
}

#[test]
fn the_same_code_as_the_runtimes_loader() {
    let first = "double fma(double, double, double); int twice(int);
                 int f(int x) { return twice(x) + 1; } double g(double x) { return fma(x, x, 1); }";
    let (Some(first), Some(second)) =
        (compile("first", first), compile("second", "int twice(int x) { return 2 * x; }"))
    else {
        return;
    };
    let objects = [first, second];
    let codes: [Box<dyn Code>; 2] =
        [Box::new(OrcCode::load(&objects).unwrap()), Box::new(LoadedCode::load(&objects).unwrap())];
    for code in codes {
        // SAFETY: the types are those of the C functions.
        unsafe {
            let f: extern "C" fn(i32) -> i32 = std::mem::transmute(code.address("f").unwrap());
            let g: extern "C" fn(f64) -> f64 = std::mem::transmute(code.address("g").unwrap());
            assert_eq!((f(20), g(3.0)), (41, 10.0));
        }
        assert!(code.address("nothing").is_none());
    }
}

#[test]
fn nothing_else_of_the_process_is_visible() {
    let Some(object) = compile("third", "double exp(double); double f(double x) { return exp(x) + 1; }") else {
        return;
    };
    let text = OrcCode::load(&[object]).err().unwrap().to_string();
    assert_eq!(text, "symbol `exp` used by object `third` must be defined by an object or by the runtime");
    let junk = Object { name: "junk".into(), code: Bytes::copy_of(b"junk").unwrap() };
    let text = OrcCode::load(&[junk]).err().unwrap().to_string();
    assert!(text.starts_with("object `junk` must be a relocatable ELF file for x86-64: "), "{text}");
}
