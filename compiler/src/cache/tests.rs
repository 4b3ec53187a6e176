// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
use super::*;
use crate::{Compiler, Options};
use std::{fs, time::SystemTime};

fn key(number: usize) -> Key {
    program_key(&number.to_le_bytes(), "test", "main", &[], &Options { cache: None, ..Options::default() })
}

fn files(folder: &Path) -> Vec<std::path::PathBuf> {
    fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect()
}

#[test]
fn sizes() {
    assert_eq!(
        (size("12"), size("3K"), size("2G"), size("x"), size("")),
        (Some(12), Some(3072), Some(2 << 30), None, None)
    );
}

#[test]
fn keys_tell_programs_options_and_targets_apart() {
    let options = Options { cache: None, ..Options::default() };
    let other_target = Options { target: Target::named("x86-64-v3").unwrap(), ..options.clone() };
    let other_passes = Options { disabled: vec!["shale-simplify".into()], ..options.clone() };
    let keys = [
        program_key(b"a", "x", "main", &[], &options),
        program_key(b"b", "x", "main", &[], &options),
        program_key(b"a", "y", "main", &[], &options),
        program_key(b"a", "x", "other", &[], &options),
        program_key(b"a", "x", "main", &[], &other_target),
        program_key(b"a", "x", "main", &[], &other_passes),
    ];
    for (i, a) in keys.iter().enumerate() {
        assert!(keys[..i].iter().all(|b| a != b), "{i}");
    }
    assert_eq!(keys[0], program_key(b"a", "x", "main", &[], &options));
}

#[test]
fn damaged_entries_are_missing_and_written_again() {
    let folder = tempfile::tempdir().unwrap();
    let disk = Disk::open(folder.path(), 1 << 20).unwrap();
    let contents: Vec<u8> = (0..1000).map(|i| i as u8).collect();
    for damage in ["cut", "flip", "empty"] {
        disk.put(&key(1), &contents);
        assert_eq!(disk.get(&key(1)).as_deref(), Some(&contents[..]));
        let path = folder.path().join(key(1).text());
        let mut bytes = fs::read(&path).unwrap();
        match damage {
            "cut" => bytes.truncate(700),
            "flip" => bytes[500] ^= 1,
            _ => bytes.clear(),
        }
        fs::write(&path, bytes).unwrap();
        assert_eq!(disk.get(&key(1)), None, "{damage}");
        assert!(!path.exists());
    }
}

#[test]
fn the_folder_stays_within_its_limit_and_keeps_what_is_used() {
    let folder = tempfile::tempdir().unwrap();
    let disk = Disk::open(folder.path(), 20_000).unwrap();
    for number in 0..50 {
        disk.put(&key(number), &[number as u8; 1000]);
        let old = SystemTime::now() - std::time::Duration::from_secs(1000 - number as u64);
        fs::File::open(folder.path().join(key(number).text())).unwrap().set_modified(old).unwrap();
        // The first one is used all the time.
        assert!(disk.get(&key(0)).is_some(), "{number}");
        let total: u64 = files(folder.path()).iter().map(|path| path.metadata().unwrap().len()).sum();
        assert!(total <= 20_000, "{total}");
    }
    assert!(disk.get(&key(49)).is_some() && disk.get(&key(1)).is_none());
    disk.put(&key(99), &[0; 6000]);
    assert!(disk.get(&key(99)).is_none(), "an entry may take a quarter of the folder");
}

#[test]
fn memory_stays_within_its_limit() {
    let memory = Memory::new(10_000);
    for number in 0..50 {
        memory.put(&key(number), vec![1; 1000].into());
        assert!(memory.get(&key(0)).is_some());
    }
    assert!(memory.get(&key(49)).is_some() && memory.get(&key(30)).is_none());
}

#[test]
fn several_writers_share_a_folder() {
    let folder = tempfile::tempdir().unwrap();
    std::thread::scope(|scope| {
        for writer in 0..4 {
            let folder = folder.path();
            scope.spawn(move || {
                let disk = Disk::open(folder, 30_000).unwrap();
                for round in 0..100 {
                    let number = (round * 7 + writer) % 20;
                    match disk.get(&key(number)) {
                        Some(found) => assert_eq!(found, vec![number as u8; 2000]),
                        None => disk.put(&key(number), &vec![number as u8; 2000]),
                    }
                }
            });
        }
    });
    assert!(files(folder.path()).iter().all(|path| !path.to_string_lossy().contains(".new-")));
}

#[test]
fn a_second_compiler_takes_what_the_first_left() {
    let folder = tempfile::tempdir().unwrap();
    let program = b"func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
      %0 = stablehlo.sine %x : tensor<8xf32>
      return %0 : tensor<8xf32>
    }";
    let compile = |program: &[u8]| {
        let cache = Arc::new(Cache::new(Some(Disk::open(folder.path(), 1 << 26).unwrap())));
        let mut compiler = Compiler::new(Options { cache: Some(cache), ..Options::default() }).unwrap();
        let compiled = compiler.compile(program, "program.mlir").unwrap();
        let times: Vec<String> = compiled.times.iter().map(|time| time.name.clone()).collect();
        (compiled.artifact.unwrap().to_bytes().unwrap(), times)
    };
    let (cold, steps) = compile(program);
    assert!(steps.len() > 3);
    let entries = files(folder.path()).len();
    assert!(entries >= 2, "an artifact and its objects");
    let (warm, steps) = compile(program);
    assert_eq!((warm == cold, steps), (true, vec!["cache".to_string()]));
    // The same code at other places of the source: another artifact, the same objects.
    let moved = [b"\n\n", &program[..]].concat();
    compile(&moved);
    assert_eq!(files(folder.path()).len(), entries + 1);
    // Entries that are not what their names say.
    for path in files(folder.path()) {
        fs::write(path, b"damaged").unwrap();
    }
    let (again, steps) = compile(program);
    assert!(again == cold && steps.len() > 3);
}

#[test]
fn threads_that_want_one_program_at_once_compile_it_once() {
    let cache = Arc::new(Cache::new(None));
    let race = |program: &[u8]| {
        let barrier = std::sync::Barrier::new(3);
        let compile = || {
            let mut compiler = Compiler::new(Options { cache: Some(cache.clone()), ..Options::default() }).unwrap();
            barrier.wait();
            let compiled = compiler.compile(program, "program.mlir").map_err(|failure| failure.to_string())?;
            compiled.artifact.unwrap().to_bytes().map_err(|error| error.to_string())
        };
        std::thread::scope(|scope| {
            let threads: Vec<_> = (0..3).map(|_| scope.spawn(compile)).collect();
            threads.into_iter().map(|thread| thread.join().unwrap()).collect::<Vec<Result<Vec<u8>, String>>>()
        })
    };
    let results = race(
        b"func.func @main(%x: tensor<9xf32>) -> tensor<9xf32> {
          %0 = stablehlo.cosine %x : tensor<9xf32>
          return %0 : tensor<9xf32>
        }",
    );
    assert!(results[0].is_ok() && results.iter().all(|result| *result == results[0]));
    let statistics = cache.statistics();
    assert_eq!((statistics.programs_compiled, statistics.programs_found), (1, 2));
    // Each has the diagnostics of a program that is refused.
    for result in race(b"func.func @main(%x: tensor<9xf32>) -> tensor<8xf32> { return %x : tensor<9xf32> }") {
        assert!(result.unwrap_err().contains("tensor<8xf32>"));
    }
}

/// A program of matrix products of some sizes, each a kernel.
fn products(sizes: &[usize]) -> String {
    let arguments: Vec<String> = sizes.iter().enumerate().map(|(i, n)| format!("%a{i}: tensor<{n}x{n}xf32>")).collect();
    let types: Vec<String> = sizes.iter().map(|n| format!("tensor<{n}x{n}xf32>")).collect();
    let values: Vec<String> = (0..sizes.len()).map(|i| format!("%{i}")).collect();
    let product = |i: usize, of: &String| {
        format!("%{i} = stablehlo.dot_general %a{i}, %a{i}, contracting_dims = [1] x [0] : ({of}, {of}) -> {of}\n")
    };
    let body: String = types.iter().enumerate().map(|(i, of)| product(i, of)).collect();
    format!(
        "func.func @main({}) -> ({}) {{ {body} return {} : {} }}",
        arguments.join(", "),
        types.join(", "),
        values.join(", "),
        types.join(", ")
    )
}

#[test]
fn programs_share_kernels_wherever_these_stand() {
    let cache = Arc::new(Cache::new(None));
    let mut compiler = Compiler::new(Options { cache: Some(cache.clone()), ..Options::default() }).unwrap();
    let mut compile = |sizes: &[usize]| {
        let before = cache.statistics();
        let compiled = compiler.compile(products(sizes).as_bytes(), "program.mlir").unwrap();
        let after = cache.statistics();
        let counts = (after.objects_compiled - before.objects_compiled, after.objects_found - before.objects_found);
        (compiled.artifact.unwrap(), counts)
    };
    let (_, cold) = compile(&[50, 51, 52, 53]);
    assert_eq!(cold, (5, 0), "four kernels and the host program");
    // Another order, without one kernel, with a new one: that and the host program are compiled.
    let (warm, counts) = compile(&[53, 54, 51, 50]);
    assert_eq!(counts, (2, 3));
    // What comes from the cache is what is compiled without one.
    let mut alone = Compiler::new(Options { cache: None, ..Options::default() }).unwrap();
    let cold = alone.compile(products(&[53, 54, 51, 50]).as_bytes(), "program.mlir").unwrap();
    assert!(cold.artifact.unwrap().to_bytes().unwrap() == warm.to_bytes().unwrap());
}
