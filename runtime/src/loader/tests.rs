// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

use super::{Code, LoadError, LoadedCode};
use crate::{
    artifact::{Bytes, Object},
    testing::compile_c,
};

fn object(name: &str, source: &str, flags: &[&str]) -> Option<Object> {
    compile_c(source, flags).map(|code| Object { name: name.into(), code: Bytes::copy_of(&code).unwrap() })
}

const FIRST: &str = r#"
    #include <string.h>
    extern int twice(int);
    extern int table[3];
    static int local = 40;
    int counter;
    const char *const words[2] = {"zero", "one"};
    static int add(int x) { return x + local; }
    int (*functions[2])(int) = {add, twice};
    int call(int x) { return twice(x) + table[1] + functions[x & 1](x); }
    int count(void) { return ++counter; }
    int compare(int i, const char *text) { return strcmp_(words[i], text); }
    int strcmp_(const char *a, const char *b) { return memcmp(a, b, strlen_(a) + 1); }
    int strlen_(const char *a) { int n = 0; while (a[n]) n++; return n; }
    void copy(char *to, const char *from, long n) { memcpy(to, from, n); }
"#;

const SECOND: &str = "int table[3] = {1, 100, 3}; __attribute__((weak)) int twice(int x) { return 2 * x; }";

#[test]
fn two_objects_and_the_process() {
    for flags in [&["-O0", "-fPIC"][..], &["-O2", "-fPIC"], &["-O2", "-fPIC", "-fno-plt", "-ffunction-sections"]] {
        let flags: Vec<_> = flags.iter().copied().chain(["-std=gnu89", "-fno-builtin", "-w"]).collect();
        let (Some(first), Some(second)) = (object("first", FIRST, &flags), object("second", SECOND, &flags)) else {
            return;
        };
        let code = LoadedCode::load(&[first, second]).unwrap();
        assert_eq!(code.address("nothing"), None);
        let find = |name| code.address(name).unwrap().as_ptr();
        // SAFETY: the types are those of the C functions.
        unsafe {
            let call: extern "C" fn(i32) -> i32 = std::mem::transmute(find("call"));
            assert_eq!((call(5), call(6)), (10 + 100 + 10, 12 + 100 + 46));
            let count: extern "C" fn() -> i32 = std::mem::transmute(find("count"));
            assert_eq!((count(), count()), (1, 2));
            let compare: extern "C" fn(i32, *const u8) -> i32 = std::mem::transmute(find("compare"));
            assert_eq!(compare(1, c"one".as_ptr().cast()), 0);
            assert_ne!(compare(0, c"one".as_ptr().cast()), 0);
            let copy: extern "C" fn(*mut u8, *const u8, i64) = std::mem::transmute(find("copy"));
            let mut to = [0u8; 4];
            copy(to.as_mut_ptr(), [1u8, 2, 3, 4].as_ptr(), 3);
            assert_eq!(to, [1, 2, 3, 0]);
        }
    }
}

#[test]
fn no_page_is_writable_and_executable() {
    let Some(object) = object("o", "int data; int *f(void) { return &data; }", &["-fPIC"]) else { return };
    let code = LoadedCode::load(&[object]).unwrap();
    let maps = std::fs::read_to_string("/proc/self/maps").unwrap();
    let rights = |symbol: &str| {
        let address = code.address(symbol).unwrap().as_ptr() as usize;
        let holds = |line: &&str| {
            let (start, end) = line.split_once(' ').unwrap().0.split_once('-').unwrap();
            let hex = |text| usize::from_str_radix(text, 16).unwrap();
            (hex(start)..hex(end)).contains(&address)
        };
        maps.lines().find(holds).unwrap().split(' ').nth(1).unwrap()
    };
    assert_eq!((rights("f"), rights("data")), ("r-xp", "rw-p"));
}

#[test]
fn errors_name_what_is_wrong() {
    let load = |source: &str, flags: &[&str]| {
        object("o", source, flags).map(|object| LoadedCode::load(&[object]).unwrap_err().to_string())
    };
    let Some(text) = load("int missing(void); int f(void) { return missing(); }", &["-fPIC"]) else { return };
    assert_eq!(text, "symbol `missing` used by object `o` must be defined by an object or by the runtime");
    let text = load("double exp(double); double f(double x) { return exp(x) + 1; }", &["-fPIC", "-O2"]).unwrap();
    assert_eq!(text, "symbol `exp` used by object `o` must be defined by an object or by the runtime");
    let text = load("__thread int x; int f(void) { return x; }", &["-fPIC"]).unwrap();
    assert!(text.contains("of object `o` is not supported: thread-local data"), "{text}");
    let text = load("__attribute__((constructor)) void f(void) {}", &["-fPIC"]).unwrap();
    assert_eq!(text, "section `.init_array` of object `o` is not supported: code that runs on its own");
    let text = load("int a[9]; int f(long i) { return a[i]; }", &["-fno-pic", "-mcmodel=small", "-O2"]).unwrap();
    assert!(text.contains("is the code position independent?"), "{text}");
    let text = load("int f; __asm__(\".data\\n.short f\");", &["-fPIC"]).unwrap();
    assert_eq!(text, "relocation of type 12 at .data+0x0 of object `o` is not supported");

    let twice = object("o", "int f(void) { return 1; }", &[]).unwrap();
    let error = LoadedCode::load(&[twice.clone(), twice]).unwrap_err();
    assert_eq!(error, LoadError::Duplicate { object: "o".into(), symbol: "f".into() });

    let junk = Object { name: "junk".into(), code: Bytes::copy_of(b"junk").unwrap() };
    let text = LoadedCode::load(&[junk]).unwrap_err().to_string();
    assert!(text.starts_with("object `junk` must be a relocatable ELF file for x86-64: "), "{text}");
}

#[test]
fn damaged_objects_do_not_panic() {
    let Some(object) = object("o", FIRST, &["-std=gnu89", "-fPIC", "-fno-builtin", "-w"]) else { return };
    let Some(second) = self::object("second", SECOND, &["-fPIC"]) else { return };
    let mut state = 1u64;
    let mut random = |end: usize| {
        state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (state >> 33) as usize % end
    };
    let mut failures = 0;
    for _ in 0..5000 {
        let mut code = object.code.to_vec();
        for _ in 0..1 + random(4) {
            let at = random(code.len());
            code[at] = random(256) as u8;
        }
        if random(4) == 0 {
            code.truncate(random(code.len()));
        }
        let damaged = Object { name: "o".into(), code: Bytes::copy_of(&code).unwrap() };
        failures += usize::from(LoadedCode::load(&[damaged, second.clone()]).is_err());
    }
    assert!(failures > 100);
}
